import { Button } from '../ui/Button.tsx'
import { CallButton } from '../ui/contactButtons.tsx'
import { block } from './block.ts'

export default [
  block('Knop', ({ site, href, children }) =>
    site.hidden.includes(href.split('#')[0] ?? '') ? null : (
      <Button href={href} look="secondary" isSmall>
        {children}
      </Button>
    ),
  ),
  block('BelKnop', ({ site: { facts } }) => <CallButton facts={facts} isSmall />),
]
