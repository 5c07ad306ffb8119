import type { ReactNode } from 'react'
import type { Kind } from '../content/frontmatter.ts'
import { DetailLayout } from './DetailLayout.tsx'
import { HomeLayout } from './HomeLayout.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { OverviewLayout } from './OverviewLayout.tsx'
import { SearchLayout } from './SearchLayout.tsx'
import { TextLayout } from './TextLayout.tsx'

/** What stands between header and footer, for each kind of page. */
export const layouts: { [K in Kind]: (props: LayoutProps<K>) => ReactNode } = {
  home: HomeLayout,
  overzicht: OverviewLayout,
  dienst: DetailLayout,
  klacht: DetailLayout,
  tekst: TextLayout,
  zoeken: SearchLayout,
  'niet-gevonden': NotFoundLayout,
}
