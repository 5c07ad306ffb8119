// On pages with opening hours: marks today and says whether it is open now, by the clock of the Netherlands.
import { dutchTime } from './dutchTime.ts'
import { openText, weekdayOf } from './openText.ts'

document.addEventListener('DOMContentLoaded', () => {
  const now = dutchTime(new Date())
  const today = `[data-day="${weekdayOf(new Date(now))}"]`
  for (const row of document.querySelectorAll<HTMLElement>(today)) row.dataset['today'] = ''
  let words = '[]'
  let hours = '[[],{}]'
  for (const pill of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    // The first has the words for all, and the hours for those that have the same.
    words = pill.dataset['words'] ?? words
    hours = pill.dataset['hours'] || hours
    const { text, isOpen } = openText(JSON.parse(hours), JSON.parse(words), now)
    pill.textContent = text
    if (!isOpen) pill.dataset['state'] = 'closed'
  }
})
