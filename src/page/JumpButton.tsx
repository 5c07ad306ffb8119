import type { Page } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { Button } from '../ui/Button.tsx'

/** Down to the part of the page whose heading is `to`; nothing where it has none (headingJump.ts refuses that). */
export function JumpButton({ page, to }: { page: Page; to: string | undefined }) {
  const part = page.headings.find(({ text }) => text === to)
  return (
    part && (
      <Button href={`#${part.id}`} look="secondary" icon={icons.arrowDown}>
        {part.text}
      </Button>
    )
  )
}
