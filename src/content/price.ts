const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Euros in Dutch notation, `€ 29,95` or `€ 35`, with a no-break space after the sign. */
export const formatPrice = (euros: number): string =>
  `€\u00A0${(Number.isInteger(euros) ? whole : cents).format(euros)}`
