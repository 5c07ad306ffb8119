import { formatPhone, telHref } from '../content/phone.ts'
import * as icons from '../theme/icons.ts'
import { Button } from '../ui/Button.tsx'
import { block } from './block.ts'

export default [
  block('Knop', ({ site, href, children }) =>
    site.hidden.includes(href.split('#')[0] ?? '') ? null : (
      <Button href={href} look="secondary" isSmall>
        {children}
      </Button>
    ),
  ),
  block('BelKnop', ({ site: { facts } }) => (
    <Button href={telHref(facts.phone)} isSmall icon={icons.phone}>
      {formatPhone(facts.phone)}
    </Button>
  )),
]
