/** What each of some texts says, and apart from it what all of them say. */
interface Said {
  shared: string
  own: string[]
}

/** The sentences of a text, each with the question that it answers. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!])\s+(?=\p{Lu})/u)

/** Takes the sentences that stand in all of some texts out of them, to be said once; one text alone keeps all. */
export function saidOnce(texts: readonly string[]): Said {
  const all = texts.map(sentencesOf)
  const [first = [], ...others] = all
  const shared = first.filter((sentence) => others.length > 0 && others.every((other) => other.includes(sentence)))
  return {
    shared: shared.join(' '),
    own: all.map((sentences) => sentences.filter((sentence) => !shared.includes(sentence)).join(' ')),
  }
}
