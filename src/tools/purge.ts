import { cdnOf, purge } from './cdn.ts'

// After an upload by hand; `npm run deploy` on a server of one's own does it by itself.
const cdn = cdnOf(process.env)
if (!cdn) throw new Error('Zeg welk CDN het is: CLOUDFLARE_ZONE=… CLOUDFLARE_TOKEN=… npm run deploy:purge')
await purge(cdn)
console.log('Cloudflare heeft gewist wat het bewaarde.')
