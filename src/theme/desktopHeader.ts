/** How high the header is in a wide window, in CSS pixels. Alone in its file, as mobileLimit.ts is. */
export const desktopHeader = 80
