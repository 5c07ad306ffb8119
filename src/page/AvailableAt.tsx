import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { LinkLine } from './LinkLine.tsx'

interface Props {
  site: Site
  /** The addresses of treatments; a page that is no treatment is given nowhere. */
  treatments: readonly string[]
}

/** At which locations one of some treatments is given, as the facts say, with what there is to read about it there. */
export function AvailableAt({ site: { facts, copy, versions }, treatments }: Props) {
  const places = facts.locations.filter((location) => treatments.some((path) => location.treatments.includes(path)))
  const [only] = treatments.length === 1 ? treatments : []
  const links = places.map(({ id, name }) => ({
    href: versions.find(({ of, city }) => of === only && city === id)?.path ?? `${addresses.locations}#${id}`,
    text: name,
  }))
  return <LinkLine label={copy.headings.availableAt} links={links} icon={icons.mapPin} />
}
