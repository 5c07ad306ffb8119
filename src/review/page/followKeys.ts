/**
 * What runs in the page of a review: going from change to change by key, marks that this browser keeps, and a filter.
 * It is written into the page as it stands here, so it uses nothing from outside.
 */
export function followKeys(): void {
  const store = 'praktijk-review'
  const items = [...document.querySelectorAll<HTMLElement>('.item')]
  const filter = document.querySelector<HTMLInputElement>('#filter')
  const hide = document.querySelector<HTMLInputElement>('#hide')
  const count = document.querySelector('#count')
  const accepted = new Set<string>(read())
  const keyOf = ({ dataset }: HTMLElement): string => dataset['key'] ?? ''
  const isShown = (element: HTMLElement): boolean => !element.hidden

  function read(): string[] {
    try {
      return (localStorage.getItem(store) ?? '').split(' ').filter(Boolean)
    } catch {
      // A browser that keeps nothing still shows everything.
      return []
    }
  }
  function keep(): void {
    try {
      localStorage.setItem(store, [...accepted].join(' '))
    } catch {
      // See read.
    }
  }
  function show(): void {
    const wanted = filter?.value.trim().toLowerCase() ?? ''
    for (const element of items) {
      const isAccepted = accepted.has(keyOf(element))
      const path = element.closest<HTMLElement>('.page')?.dataset['path'] ?? ''
      const isFound = `${path} ${element.textContent}`.toLowerCase().includes(wanted)
      element.classList.toggle('accepted', isAccepted)
      element.querySelector('.accept')?.setAttribute('aria-pressed', String(isAccepted))
      element.hidden = !isFound || (isAccepted && hide?.checked === true)
    }
    for (const page of document.querySelectorAll<HTMLElement>('main > section'))
      page.hidden =
        ![...page.querySelectorAll<HTMLElement>('.item')].some(isShown) && (wanted !== '' || hide?.checked === true)
    const done = items.filter((element) => accepted.has(keyOf(element))).length
    if (count) count.textContent = `${done} van ${items.length} akkoord`
  }
  function accept(element: HTMLElement): void {
    const key = keyOf(element)
    if (!accepted.delete(key)) accepted.add(key)
    keep()
    show()
  }
  function go(step: number): void {
    const shown = items.filter(isShown)
    const at = shown.findIndex((element) => element.contains(document.activeElement))
    const next = shown[at < 0 ? (step > 0 ? 0 : shown.length - 1) : Math.min(shown.length - 1, Math.max(0, at + step))]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'center' })
  }

  document.querySelector('form')?.removeAttribute('hidden')
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  filter?.addEventListener('input', show)
  hide?.addEventListener('change', show)
  for (const element of items) element.querySelector('.accept')?.addEventListener('click', () => accept(element))
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key === 'Escape' && isTyping) {
      // Browsers would empty the field, and what was filtered would stay so.
      event.preventDefault()
      filter?.blur()
    }
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'j') go(1)
    else if (event.key === 'k') go(-1)
    else if (event.key === '/') {
      event.preventDefault()
      filter?.focus()
    } else if (event.key === 'a') {
      const current = items.find((element) => element.contains(document.activeElement))
      if (current) {
        go(1)
        accept(current)
      }
    }
  })
  show()
}
