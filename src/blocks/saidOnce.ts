/** What each of some says, and apart from it what all of them say. */
interface Said {
  shared: string[]
  own: string[][]
}

/** Takes the remarks that all of some have out of them, to be said once; one alone keeps all. */
export function saidOnce(all: readonly (readonly string[])[]): Said {
  const [first = [], ...others] = all
  const shared = first.filter((remark) => others.length > 0 && others.every((other) => other.includes(remark)))
  return { shared, own: all.map((remarks) => remarks.filter((remark) => !shared.includes(remark))) }
}
