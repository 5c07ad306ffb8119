import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { loadSite } from './loadSite.ts'
import { respond } from './respond.ts'

/** Makes `vite preview` (and so `npm start`) answer as the real hosts do, from the same table. */
export function previewPlugin(): Plugin {
  return {
    name: 'praktijk:preview',
    // Vite's own answers (CORS for local pages, a check of the host's name) would come before the table's.
    config: () => ({ preview: { cors: false, allowedHosts: true } }),
    configurePreviewServer({ config, middlewares }) {
      const site = loadSite(resolve(config.root, config.build.outDir))
      middlewares.use((request, response) => {
        respond(site, request, response)
      })
    },
  }
}
