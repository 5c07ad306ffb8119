import { Fold } from '../ui/Fold.tsx'
import { HomeHero } from './HomeHero.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { Text } from './Text.tsx'

/** The home page: its first screen, then the sections of its text. */
export function HomeLayout({ site, page }: LayoutProps<'home'>) {
  const { closing } = page.frontmatter
  return (
    <>
      <HomeHero site={site} frontmatter={page.frontmatter} />
      <Fold />
      <Text site={site} page={page} />
      <ClosingBand site={site} path={page.path} {...closing} />
    </>
  )
}
