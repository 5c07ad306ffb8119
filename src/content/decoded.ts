/** A part of an address with its `%` signs read; what cannot be read stays as it is, and leads nowhere. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
