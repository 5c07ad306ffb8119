// In the browser, while writing: shows the page anew as soon as something is saved. Vite's own reload waits 20 ms first.
const shown = document.querySelector<HTMLMetaElement>('meta[name=saved]')?.content

import.meta.hot?.on('praktijk:saved', (saved: number) => {
  if (String(saved) !== shown) location.reload()
})
// What was saved before this page was listening.
import.meta.hot?.send('praktijk:shown')
