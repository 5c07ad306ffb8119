import { inlineHash } from '../../hosting/hash.ts'
import { pagePolicy } from '../../hosting/policy.ts'

/**
 * The policy of a page that only the dev server has, such as the explanation of a mistake: what stands in it comes from
 * texts too. It allows its one style, and the scripts that bring it up to date.
 */
export const ownPolicy = (style: string): string =>
  pagePolicy({
    scripts: [],
    styles: [inlineHash(style)],
    fetchesScripts: true,
    fetchesStyles: true,
    frames: [],
    pictureHosts: [],
  })
