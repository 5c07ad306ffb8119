// On pages with opening hours: marks today and says whether it is open now, by the clock of the Netherlands.
import { dutchTime } from './dutchTime.ts'
import { openText } from './openText.ts'

document.addEventListener('DOMContentLoaded', () => {
  const now = dutchTime(new Date())
  for (const pill of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { text, isOpen, day } = openText(
      JSON.parse(pill.dataset['hours'] ?? '[[],{}]'),
      JSON.parse(pill.dataset['words'] ?? '[]'),
      now,
    )
    pill.textContent = text
    if (!isOpen) pill.dataset['state'] = 'closed'
    for (const row of pill.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[data-days]') ?? []) {
      if (row.dataset['days']?.split(' ').includes(String(day))) row.dataset['today'] = ''
    }
  }
})
