import type { Options } from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { remarkGroups } from './groups.ts'
import { remarkGuard } from './guard.ts'
import { rehypeHeadings } from './headings.ts'
import { remarkPlaceholders } from './placeholders.ts'
import { remarkSections } from './sections.ts'

/** How a page of content/ becomes a component: Markdown with tables, frontmatter, blocks, sections and heading ids. */
export const mdxOptions: Options = {
  remarkPlugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkPlaceholders,
    remarkGroups,
    remarkSections,
    remarkGuard,
    // Adds code of its own: the frontmatter as an export.
    [remarkMdxFrontmatter, { name: 'frontmatter' }],
  ],
  rehypePlugins: [rehypeSlug, rehypeHeadings],
  jsxImportSource: 'react',
  // The security policy forbids style attributes; `align` says the same to every browser.
  tableCellAlignToStyle: false,
}
