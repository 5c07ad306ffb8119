import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { checkContent } from '../check/check.ts'
import { ContentError } from '../check/problems.ts'
import { loadSite } from './loadSite.ts'
import { respond } from './respond.ts'
import { hostTable } from './table.ts'

/** Makes `vite preview` (and so `npm start`) answer as the real hosts do, from the same table. */
export function previewPlugin(): Plugin {
  return {
    name: 'praktijk:preview',
    // Vite's own answers (CORS for local pages, a check of the host's name) would come before the table's.
    config: () => ({ preview: { cors: false, allowedHosts: true } }),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      if (!existsSync(join(folder, '404.html')))
        throw new Error(`In ${config.build.outDir}/ staat geen site. Bouw de site eerst: npm run build`)
      const { facts, problems } = checkContent(config.root)
      if (!facts) throw new ContentError(problems)
      const site = loadSite(folder, hostTable(folder, facts))
      middlewares.use((request, response) => {
        respond(site, request, response)
      })
    },
  }
}
