/** Makes something of the text of a file, by whatever means, and again only when that text is another. */
export function perText<Text extends string | undefined, Means extends unknown[], Made>(
  make: (file: string, text: Text, ...means: Means) => Made,
): (file: string, text: Text, ...means: Means) => Made {
  const last = new Map<string, { text: Text; made: Made }>()
  return (file, text, ...means) => {
    const known = last.get(file)
    if (known && known.text === text) return known.made
    const made = make(file, text, ...means)
    last.set(file, { text, made })
    return made
  }
}
