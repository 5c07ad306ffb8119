import { dataFiles } from '../../content/dataFiles.ts'
import { didYouMean } from '../didYouMean.ts'
import type { SiteRule } from '../rule.ts'

/** What content/beelden.yaml describes is there. */
export const describedPicture: SiteRule = ({ descriptions, known }, report) => {
  if (!descriptions.ok) return
  for (const name of Object.keys(descriptions.data)) {
    if (name.startsWith('https://') || known.hasPicture(name)) continue
    const hint =
      didYouMean(name, known.pictures()) ??
      `Haal de regel weg uit ${dataFiles.pictures.name}, of zet het beeld daar neer.`
    report(descriptions.locate([name]), `Het beeld "${name}" staat niet in content/_beelden. ${hint}`)
  }
}
