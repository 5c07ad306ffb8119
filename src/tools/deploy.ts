import { resolve } from 'node:path'
import { cdnOf, purge } from './cdn.ts'
import { goBack, putOnline } from './releases.ts'
import { apacheTarget, nginxTarget } from './targets.ts'

const kinds = { apache: apacheTarget, nginx: nginxTarget }
const usage = [
  'Zeg welke server het is en in welke map de site daar staat. Bijvoorbeeld:',
  '  npm run deploy -- apache webmap',
  '  npm run deploy -- nginx /var/www/www.praktijk.nl',
  'Terug naar de vorige uitgave:',
  '  npm run deploy:back -- nginx /var/www/www.praktijk.nl',
].join('\n')

/**
 * Puts the site in dist/ online, or brings back the release before.
 * @param direction `on` or `back`
 * @param kind of server
 * @param folder its web folder
 */
async function deploy(direction = '', kind = '', folder = ''): Promise<void> {
  const targetOf = Object.entries(kinds).find(([name]) => name === kind)?.[1]
  if (!targetOf || folder === '') throw new Error(usage)
  const target = targetOf(resolve(folder))
  const cdn = cdnOf(process.env)
  const release = direction === 'back' ? await goBack(target) : await putOnline(target, resolve('dist'))
  if (cdn) await purge(cdn)
  console.log(`${release} staat in ${folder}. Kijk het na: npm run check:live`)
}

await deploy(...process.argv.slice(3))
