const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Euros in Dutch notation, `€ 29,95` or `€ 35`, with a no-break space after the sign. */
export const formatPrice = (euros: number): string =>
  `€\u00A0${(Number.isInteger(euros) ? whole : cents).format(euros)}`

/** What to type for an amount that is written as in a text, `€ 1.250,-` or `12,50`; nothing for what is no amount. */
export function amountAdvice(typed: string): string | undefined {
  const [, euros, rest = '-'] = /^(?:€|EUR)?\s*(\d[\d.]*?)(?:,(\d{1,2}|-))?(?:\s*euro)?$/i.exec(typed) ?? []
  if (euros === undefined) return undefined
  const number = `${euros.replaceAll('.', '')}${rest === '-' ? '' : `.${rest}`}`
  return `Schrijf het met een punt en zonder teken: ${number}.`
}
