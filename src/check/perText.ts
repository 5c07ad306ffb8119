/** Makes something of the text of a file, and again only when that text is another. */
export function perText<Text extends string | undefined, Made>(
  make: (file: string, text: Text) => Made,
): (file: string, text: Text) => Made {
  const last = new Map<string, { text: Text; made: Made }>()
  return (file, text) => {
    const known = last.get(file)
    if (known && known.text === text) return known.made
    const made = make(file, text)
    last.set(file, { text, made })
    return made
  }
}
