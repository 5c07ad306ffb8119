import type { Options } from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import { rehypeBetweenBlocks } from './betweenBlocks.ts'
import { remarkGroups } from './groups.ts'
import { remarkGuard } from './guard.ts'
import { rehypeOldHeadings } from './oldHeadings.ts'
import { remarkPlaceholders } from './placeholders.ts'
import { remarkRead } from './read.ts'
import { remarkSections } from './sections.ts'

/** How a text of content/ becomes a component. The guard comes after all that writers can type. */
export const mdxOptions: Options = {
  remarkPlugins: [remarkRead, remarkPlaceholders, remarkGroups, remarkSections, remarkGuard],
  // The ids are those that links were checked with (src/check/headings.ts): both count the same words with the same slugger.
  rehypePlugins: [rehypeSlug, rehypeOldHeadings, rehypeBetweenBlocks],
  jsxImportSource: 'react',
  development: false,
  // The security policy forbids style attributes; `align` says the same to every browser.
  tableCellAlignToStyle: false,
}
