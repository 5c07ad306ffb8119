import { readTable } from '../hosting/tableFile.ts'
import { ask } from './ask.ts'
import { certificateProblems } from './certificate.ts'
import { liveProblems } from './liveProblems.ts'

/**
 * Asks the site that is online whether it still answers as it was built, down to the last byte, with a certificate that
 * lasts. Ends with 1 when it does not. The version that is online must have been built in dist/.
 * @param address another address than the site's own, such as a trial on the host
 */
async function checkLive(address = ''): Promise<void> {
  if (address !== '' && !URL.canParse(address))
    throw new Error(`SITE=${address} is geen heel adres. Schrijf het zo: SITE=https://proef.host.nl.`)
  const table = readTable('dist')
  const site = address === '' ? table.origin : new URL(address).origin
  const now = new Date()
  const askFor = (url: string) => {
    const { origin } = new URL(url)
    return ask(origin, url.slice(origin.length)).catch(() => undefined)
  }
  const found = [
    ...(site.startsWith('https:') ? await certificateProblems(site, now) : []),
    ...(await liveProblems({ dist: 'dist', table }, site, askFor, now)),
  ]
  console.log(found.length > 0 ? found.join('\n') : `${site} antwoordt zoals het is gebouwd.`)
  if (found.length > 0) process.exitCode = 1
}

await checkLive(process.env['SITE'])
