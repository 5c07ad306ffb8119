import type { BuiltSite } from '../readBuilt.ts'
import type { Alarm } from '../reviewFile.ts'

type Reaching = Pick<BuiltSite, 'pages' | 'policy'>

/** Other sites that pages did not lead to or fetch from before, and what the policy newly lets in. */
export function newHosts(before: Reaching, after: Reaching): Alarm[] {
  const known = new Set([...before.pages.values()].flatMap(({ hosts }) => hosts))
  const found = new Map<string, string[]>()
  for (const { path, hosts } of after.pages.values()) {
    for (const host of hosts.filter((each) => !known.has(each))) found.set(host, [...(found.get(host) ?? []), path])
  }
  const sources = [...after.policy].filter((source) => !before.policy.has(source))
  return [
    ...[...found].map(([host, paths]): Alarm => ({
      kind: 'host',
      ...(paths[0] !== undefined && { page: paths[0] }),
      message: `Nieuwe andere site: ${host} (op ${paths.join(', ')}).`,
      todo: 'Kijk of bezoekers daar terecht horen te komen, en of de privacypagina hem moet noemen.',
    })),
    ...sources.map((source): Alarm => ({
      kind: 'host',
      message: `Het beveiligingsbeleid laat iets nieuws toe: ${source}.`,
      todo: 'Kijk of dat zo bedoeld is, en of de privacypagina het moet noemen.',
    })),
  ]
}
