import { decoded } from '../../content/decoded.ts'
import type { TextRule } from '../rule.ts'
import { targetsOf } from '../textParts.ts'

/** A link to a page of the site itself begins with a slash, so that it is checked, and leads to the copy in use. */
export const ownLink: TextRule = ({ tree }, report, known) => {
  for (const { node, url } of targetsOf(tree())) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) continue
    const { host, pathname, hash } = new URL(url)
    if (known.isOwnHost(host))
      report(node, `De link "${url}" gaat naar deze site zelf. Schrijf ${decoded(pathname)}${hash}.`)
  }
}
