import { escapeHtml } from '../../make/escapeHtml.ts'
import type { PageReview } from '../reviewFile.ts'
import { changeItem, item } from './change.ts'
import { counted, folded, listOf, marked, markedLines } from './html.ts'

const states: Readonly<Record<PageReview['state'], string>> = {
  changed: 'veranderd',
  new: 'nieuwe pagina',
  gone: 'pagina weg',
  moved: 'ander adres',
}

/** What changed on one page. */
export function pagePart(page: PageReview): string {
  const { path, from, title, state, words, bytes, changes, head, data, outline, tree, findings, pictures } = page
  const gained = bytes.after - bytes.before
  const facts = [
    from === undefined ? states[state] : `${states[state]}: was ${from}`,
    `${counted(words.added, 'woord', 'woorden')} erbij, ${words.removed} weg`,
    ...(gained === 0 ? [] : [`${gained > 0 ? '+' : '−'}${Math.abs(gained)} bytes`]),
  ]
  return (
    `<section class="page" data-path="${escapeHtml(path)}"><h2>${escapeHtml(path)}</h2><p class="about">${escapeHtml(title)}</p>` +
    `<p class="about">${escapeHtml(facts.join(' · '))}</p>` +
    changes.map((change) => changeItem(change, path)).join('') +
    [...head, ...data].map((told) => toldItem(path, told)).join('') +
    findings
      .map((finding) =>
        item(path, `<p class="label">Nieuwe opmerking van de controle</p><p>${escapeHtml(finding)}</p>`),
      )
      .join('') +
    pictures.map(pictureOf).join('') +
    folded('Koppen van de pagina', outline.length > 0 ? markedLines(outline) : '') +
    folded('Wat een schermlezer vindt', tree.length > 0 ? markedLines(tree) : '') +
    '</section>'
  )
}

const toldItem = (path: string, { names, parts, facts }: PageReview['head'][number]): string =>
  item(
    path,
    `<p class="label">Voor zoekmachines · ${escapeHtml(names.join(', '))}</p><p class="words">${marked(parts)}</p>` +
      listOf(
        facts.map((fact) => escapeHtml(`Volgt uit het feit ${fact}`)),
        'note',
      ),
  )

function pictureOf({ section, width, before, after }: PageReview['pictures'][number]): string {
  const side = (address: string | undefined, name: string) =>
    address === undefined
      ? ''
      : `<figure><figcaption>${name}</figcaption><img src="${address}" alt="${name}: ${escapeHtml(section)} in een venster van ${width} pixels"></figure>`
  return `<div class="pictures"><p class="label">${escapeHtml(section || 'Deel zonder kop')} · ${width} pixels breed</p>${side(before, 'Was')}${side(after, 'Wordt')}</div>`
}
