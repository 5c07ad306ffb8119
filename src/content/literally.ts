/** Words as a part of a regular expression, in which each sign means itself. */
export const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
