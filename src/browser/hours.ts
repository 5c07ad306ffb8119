// On pages with opening hours: marks today and says whether it is open now, by the clock of the Netherlands.
import { dutchTime } from './dutchTime.ts'
import { openText, weekdayOf } from './openText.ts'

const rows = (which: string) => document.querySelectorAll<HTMLElement>(which)
const show = () => {
  const now = dutchTime(new Date())
  const today = `${weekdayOf(new Date(now))}`
  for (const row of rows('[data-day]')) {
    const isToday = row.dataset['day'] === today
    row.toggleAttribute('data-today', isToday)
    // Heard as well as seen; `false` is said of none.
    row.firstElementChild?.setAttribute('aria-current', isToday ? 'date' : 'false')
  }
  let words = '[]'
  let hours = '[[],{}]'
  for (const pill of rows('[data-hours]')) {
    // The first has the words for all, and the hours for those that have the same.
    words = pill.dataset['words'] ?? words
    hours = pill.dataset['hours'] || hours
    const { text, isOpen } = openText(JSON.parse(hours), JSON.parse(words), now)
    pill.textContent = text
    pill.dataset['state'] = isOpen ? 'open' : 'closed'
  }
}
show()
// A page may be made long before it is looked at: ahead of a tap, left in a tab, or kept for the way back.
document.addEventListener('visibilitychange', show)
