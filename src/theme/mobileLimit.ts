/** From this width, in CSS pixels, the menu is a row. Alone in its file, so that a script can have it and nothing else. */
export const mobileLimit = 768
