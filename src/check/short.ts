/** As much of what was typed as a message repeats, in characters. */
export const room = 60

/** What was typed, cut off where it is too long for a message. */
export const short = (typed: string): string => (typed.length > room ? `${typed.slice(0, room)}…` : typed)
