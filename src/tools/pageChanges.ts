/** What was done to a page on its way to the visitor, where that can be told, and how to stop it. */
export function changes(built: Buffer, online: Buffer): string[] {
  const [before, after] = [built.toString(), online.toString()]
  return kinds.flatMap(({ pattern, message }) => (found(before, pattern) === found(after, pattern) ? [] : [message]))
}

const found = (html: string, pattern: RegExp): string => (html.match(pattern) ?? []).toSorted().join('\n')

const kinds: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /mailto:[^"?]*/g,
    message: 'heeft andere maillinks dan gebouwd; zet bij Cloudflare “Email Address Obfuscation” uit',
  },
  { pattern: /tel:[^"]*/g, message: 'heeft andere belnummers dan gebouwd' },
  {
    pattern: /<script\b[^>]*>/g,
    message: 'heeft andere scripts dan gebouwd; zet bij de host alles uit dat scripts toevoegt of verandert',
  },
]
