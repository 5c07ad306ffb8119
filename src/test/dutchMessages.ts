/** With one of these a message says what to do. */
const lessons =
  /\b(?:bedoelt u|begin|bewaar|controleer|geef|gebruik|haal|houd|kies|laat|maak|noem|schrijf|sluit|typ|verdeel|vul|zet)\b/i

/** Without any of these a sentence is hardly Dutch. */
const dutch = /(?:^|[\s"])(?:de|het|een|dit|deze|hier|er|u|niet|is|in|of|en|weg|uit|meer)(?=[\s.,?;:]|$)/i

/** How parsers, validators and JavaScript itself put things; no writer's word in the tests is one of these. */
const libraries =
  /\b(?:unexpected|expected|invalid|could not|cannot|can't|must|should|not allowed|received|required|missing|unresolved|unterminated|undefined|nested mappings|implicit|plain value|all mapping|flow|anchor|the|and|with|before|after)\b|\[object |\n\s+at /i

/**
 * Whether a message is one of ours, whatever its words: a Dutch sentence that says what to do, with nothing of a
 * library in it and no stack.
 */
export const isTaughtInDutch = (message: string): boolean =>
  /[.?]$/.test(message) && lessons.test(message) && dutch.test(message) && !libraries.test(message)
