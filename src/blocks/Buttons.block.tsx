import { formatPhone, telHref } from '../content/phone.ts'
import * as icons from '../theme/icons.ts'
import { Button } from '../ui/Button.tsx'
import { block } from './block.ts'

export default [
  block('Knop', ({ href, children }) => (
    <Button href={href} look="secondary" isSmall>
      {children}
    </Button>
  )),
  block('BelKnop', ({ site: { facts } }) => (
    <Button href={telHref(facts.phone)} isSmall icon={icons.phone}>
      {formatPhone(facts.phone)}
    </Button>
  )),
]
