const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Euros in Dutch notation, `€ 29,95` or `€ 35`, with a no-break space after the sign. */
export const formatPrice = (euros: number): string =>
  `€\u00A0${(Number.isInteger(euros) ? whole : cents).format(euros)}`

/**
 * What to type for an amount that is written as in a text, `€ 1.250,-` or `12,50`, or as a number between quotes; nothing
 * for what is no amount. A point with three digits behind it stands between thousands, one with fewer before the cents.
 */
export function amountAdvice(typed: string): string | undefined {
  if (/^\d+(?:\.\d{1,2})?$/.test(typed)) return `Haal de aanhalingstekens weg: ${typed}.`
  const [, euros, rest = '-'] =
    /^(?:€|EUR)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}|-))?(?:\s*euro)?$/i.exec(typed) ?? []
  if (euros === undefined) return undefined
  return `Schrijf het met een punt en zonder teken: ${euros.replaceAll('.', '')}${rest === '-' ? '' : `.${rest}`}.`
}
