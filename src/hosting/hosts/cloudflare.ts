import type { HostTable } from '../table.ts'
import type { Host } from './host.ts'

/** Cloudflare as a CDN in front of one's own server; Cloudflare Pages reads what netlify.ts makes. */
export const cloudflare: Host = { inSite: false, files: { 'cloudflare.json': rulesFile } }

/** How long the CDN keeps a page when nobody tells it of a new release, in seconds. */
const kept = 3600

/**
 * `cloudflare.json`: for each phase of Cloudflare's Rulesets API the whole of what it is asked to be
 * (`PUT /zones/…/rulesets/phases/<phase>/entrypoint`). Browsers keep to the headers of the server, so a page is asked
 * for every time and answered nearby; files with a fingerprint need no rule, since their headers say all.
 */
function rulesFile({ origin }: HostTable): string {
  const ours = `http.host eq "${new URL(origin).hostname}"`
  const rules = {
    http_request_cache_settings: [
      rule('De site zelf', `${ours} and not starts_with(http.request.uri.path, "/assets/")`, 'set_cache_settings', {
        cache: true,
        edge_ttl: {
          mode: 'override_origin',
          default: kept,
          // An old address or a missing page may be there a minute later; no fault is kept.
          status_code_ttl: [{ status_code_range: { from: 300, to: 599 }, value: -1 }],
        },
        browser_ttl: { mode: 'respect_origin' },
        // The bytes of the server as they are: compressed by it, with its ETag.
        respect_strong_etags: true,
      }),
      // A word that is searched for leads to its page by the server.
      rule('Vragen aan de server', `${ours} and http.request.uri.query ne ""`, 'set_cache_settings', { cache: false }),
    ],
    http_config_settings: [
      // Whatever adds a script, or writes in a page, goes against its policy or breaks its links.
      rule('Niets toevoegen of veranderen', ours, 'set_config', {
        automatic_https_rewrites: false,
        disable_apps: true,
        disable_rum: true,
        disable_zaraz: true,
        email_obfuscation: false,
        mirage: false,
        rocket_loader: false,
      }),
    ],
  }
  const bodies = Object.entries(rules).map(([phase, all]) => [phase, { rules: all }])
  return `${JSON.stringify(Object.fromEntries(bodies), null, 2)}\n`
}

const rule = (description: string, expression: string, action: string, parameters: object) => ({
  description,
  expression,
  action,
  action_parameters: parameters,
})
