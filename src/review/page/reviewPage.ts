import { escapeHtml } from '../../make/escapeHtml.ts'
import { inlineHash } from '../../hosting/hash.ts'
import type { Review } from '../reviewFile.ts'
import { changeItem, item } from './change.ts'
import { counted, folded, listOf, markedLines } from './html.ts'
import { followKeys } from './followKeys.ts'
import { pagePart } from './pagePart.ts'
import { style } from './style.ts'

/** The review as one page that needs nothing else: readable on a phone, on paper and without its script. */
export function reviewPage(review: Review): string {
  const script = `(${followKeys.toString()})()`
  const policy = `default-src 'none'; img-src data:; style-src ${inlineHash(style)}; script-src ${inlineHash(script)}`
  return (
    '<!doctype html>\n<html lang="nl"><head><meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Review van de tekst</title>' +
    `<style>${style}</style></head><body>${headOf(review)}<main>${mainOf(review)}</main><script>${script}</script></body></html>\n`
  )
}

function headOf({ base, pages, alarms }: Review): string {
  const { revision, commit, notes } = base
  const totals = [
    counted(pages.length, 'pagina veranderd', 'pagina’s veranderd'),
    counted(alarms.length, 'punt om te bekijken', 'punten om te bekijken'),
  ]
  return (
    '<header><h1>Review van de tekst</h1>' +
    `<p>Vergeleken met <b>${escapeHtml(revision)}</b> (${escapeHtml(commit.slice(0, 8))}): ${totals.join(', ')}.</p>` +
    listOf(notes.map(escapeHtml)) +
    '<form role="search" hidden><label>Filter <input type="search" id="filter" placeholder="pagina of woord"></label>' +
    '<label><input type="checkbox" id="hide"> Verberg wat akkoord is</label>' +
    '<p id="count" role="status"></p>' +
    '<p class="keys"><kbd>j</kbd> volgende · <kbd>k</kbd> vorige · <kbd>a</kbd> akkoord · <kbd>/</kbd> filter</p></form></header>'
  )
}

function mainOf(review: Review): string {
  const { alarms, facts, everywhere, files, pages } = review
  if (alarms.length + facts.length + everywhere.length + files.length + pages.length === 0)
    return '<p>Voor bezoekers is er niets veranderd.</p>'
  return [
    part(
      'Eerst bekijken',
      alarms
        .filter(({ kind }) => kind !== 'feit')
        .map(({ kind, message, todo }) =>
          item(
            'alarm',
            `<p class="label">${escapeHtml(names[kind])}</p><p>${escapeHtml(message)}</p>${todo === undefined ? '' : `<p class="note">${escapeHtml(todo)}</p>`}`,
            'alarm',
          ),
        ),
    ),
    part(
      'Feiten',
      facts.map(({ path, before, after, ripples }) =>
        item(
          'feit',
          `<p class="label">${escapeHtml(path)}</p><p class="words"><del>${escapeHtml(before)}</del> <ins>${escapeHtml(after)}</ins></p>${folded(
            counted(ripples.length, 'plek', 'plekken'),
            listOf(
              ripples.map(
                (each) =>
                  `<b>${escapeHtml(each.page)}</b> · ${escapeHtml(each.where)}: ${escapeHtml(each.before)} → ${escapeHtml(each.after)}`,
              ),
            ),
          )}`,
        ),
      ),
    ),
    part(
      'Op veel pagina’s',
      everywhere.map(({ change, pages: on }) =>
        changeItem(change, 'overal', `op ${counted(on.length, 'pagina', 'pagina’s')}`),
      ),
    ),
    part(
      'Bestanden',
      files.map(({ file, parts }) => item(file, `<p class="label">${escapeHtml(file)}</p>${markedLines(parts)}`)),
    ),
    ...pages.map(pagePart),
  ].join('')
}

const part = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<section><h2>${title}</h2>${items.join('')}</section>`

/** What each kind of alarm is about. */
export const names: Readonly<Record<Review['alarms'][number]['kind'], string>> = {
  betekenis: 'Betekenis',
  feit: 'Feit',
  adres: 'Adres weg',
  anker: 'Deel van een pagina weg',
  host: 'Andere site',
  zoekvraag: 'Zoekvraag',
  nagekeken: 'Nagekeken',
}
