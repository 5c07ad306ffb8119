import { Button } from '../ui/Button.tsx'
import { CallButton } from '../ui/contactButtons.tsx'
import { block } from './block.ts'
import { partsOf } from './itemIcons.ts'

export default [
  block('Knop', ({ site, href, children }) =>
    site.hidden.includes(href.split('#')[0] ?? '') ? null : (
      <Button href={href} look="secondary" isSmall>
        {partsOf(children)}
      </Button>
    ),
  ),
  block('BelKnop', ({ site: { facts } }) => <CallButton facts={facts} isSmall />),
]
