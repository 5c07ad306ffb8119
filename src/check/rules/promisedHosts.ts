import { privacyPage } from '../../content/addresses.ts'
import type { SiteRule } from '../rule.ts'

/** Services of maps by what their addresses end with, and the name under which visitors know them. */
const services: readonly (readonly [host: string, name: string])[] = [
  ['openstreetmap.org', 'OpenStreetMap'],
  ['google.com', 'Google'],
  ['google.nl', 'Google'],
]

const nameOf = (host: string): string =>
  services.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host

/**
 * A visitor's browser asks nothing of a host that the texts do not name: that of a map stands in the question before it
 * is loaded, and each of them on the page about privacy.
 */
export const promisedHosts: SiteRule = ({ folder, pages, facts, copy }, report) => {
  if (!facts.ok || !copy.ok) return
  const { locations, pictureHosts } = facts.data
  const page = pages.find(({ path }) => path === privacyPage)
  const privacy = page && (folder.texts.get(page.file.replace(/^content\//, '')) ?? '')
  for (const [index, { mapHref }] of locations.entries()) {
    const name = nameOf(new URL(mapHref).hostname)
    const place = facts.locate(['locaties', index, 'kaart'])
    if (!copy.data.map.explanation.includes(name))
      report(
        place,
        `De kaart komt van ${name}, maar de vraag aan de bezoeker noemt dat niet. Noem ${name} in content/teksten.yaml, bij kaart › uitleg.`,
      )
    if (privacy?.includes(name) === false)
      report(place, `De kaart komt van ${name}, maar de privacypagina noemt dat niet. Noem ${name} in ${page?.file}.`)
  }
  for (const [index, host] of pictureHosts.entries()) {
    if (privacy?.includes(host) !== true)
      report(
        facts.locate(['beeldhosts', index]),
        `De browser van een bezoeker haalt foto's bij ${host}, maar de privacypagina noemt dat niet. Zet de foto's in content/_beelden en haal dit weg, of noem ${host} op ${privacyPage}.`,
      )
  }
}
