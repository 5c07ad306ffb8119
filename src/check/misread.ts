/** The signs of old Windows for 0x80 up to 0x9F, with a space where it has none; above those it has the signs of Unicode. */
const ofWindows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** What each byte above those of English is read as where a text in UTF-8 is opened as one of old Windows. */
const misreadings = new Map(
  Array.from({ length: 0x80 }, (_, index) => [ofWindows[index] ?? String.fromCodePoint(index + 0x80), index + 0x80]),
)
const rest = [...misreadings].flatMap(([sign, byte]) => (byte < 0xc0 && sign !== ' ' ? [sign] : [])).join('')
/** A sign that begins such a misreading, with as many behind it as it takes; no word of Dutch has them together. */
const misread = new RegExp(`[ÂÃ][${rest}]|â[${rest}]{2}|ð[${rest}]{3}`, 'u')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The first sign of a text that was read as several others (`Ã©`), and what it was (`é`). */
export function misreadIn(text: string): { index: number; typed: string; meant: string } | undefined {
  const found = misread.exec(text)
  if (!found) return undefined
  const [typed] = found
  const bytes = [...typed].flatMap((sign) => misreadings.get(sign) ?? [])
  try {
    return { index: found.index, typed, meant: utf8.decode(Uint8Array.from(bytes)) }
  } catch {
    return undefined
  }
}
