import { checkContent } from '../check/check.ts'
import { ContentError } from '../check/problems.ts'
import { expiryWarning, securityTxtPath } from '../hosting/securityTxt.ts'
import { securityHeaders } from '../hosting/securityHeaders.ts'

/**
 * Asks the site that is online whether it still answers as it was built: the home page with its security headers, and
 * a security.txt that stays valid for more than two months. Ends with 1 when it does not.
 * @param origin another address than that of the facts, such as a trial on the host
 */
async function checkLive(origin?: string): Promise<void> {
  const { facts, problems } = checkContent(process.cwd())
  if (!facts) throw new ContentError(problems)
  const site = origin ?? facts.origin
  const found = [...(await homeProblems(site)), ...(await securityTxtProblems(site))]
  console.log(found.length > 0 ? found.join('\n') : `${site} antwoordt zoals het hoort.`)
  if (found.length > 0) process.exitCode = 1
}

async function homeProblems(site: string): Promise<string[]> {
  const response = await ask(`${site}/`)
  if (response?.status !== 200)
    return [`${site}/ antwoordt niet met een pagina (${response?.status ?? 'geen antwoord'}).`]
  const expected = ['Content-Security-Policy', ...Object.keys(securityHeaders)]
  return expected.filter((name) => !response.headers.has(name)).map((name) => `${site}/ mist de header ${name}.`)
}

async function securityTxtProblems(site: string): Promise<string[]> {
  const response = await ask(site + securityTxtPath)
  if (response?.status !== 200) return [`${site}${securityTxtPath} is er niet.`]
  return [expiryWarning(await response.text(), new Date()) ?? []].flat()
}

const ask = (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)

await checkLive(process.env['SITE'])
