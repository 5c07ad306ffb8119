/** Prefix of every generated class; the build and the browser must agree on it. */
export const emotionKey = 'c'
