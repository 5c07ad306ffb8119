import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, it } from 'vitest'

/** What keys and passwords look like: private keys, and the fixed beginnings that services give theirs. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{30,}/,
  /\bgithub_pat_\w{30,}/,
  /\bAIza[\w-]{35}\b/,
  /\b[sr]k_live_\w{20,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bnpm_\w{36}\b/,
  /\/\/[^/\s:@]+:[^/\s:@]{6,}@[\w.-]+/,
]
const binary = ['.png', '.jpg', '.woff2']

it('no file in the repository holds a key or a password', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(files.length).toBeGreaterThan(100)
  const found = files
    .filter((file) => !binary.includes(extname(file)))
    .flatMap((file) => secrets.filter((secret) => secret.test(readFileSync(file, 'utf8'))).map(() => file))
  expect(found).toEqual([])
  expect(files.filter((file) => /(^|\/)\.env|\.(pem|key|p12)$/.test(file))).toEqual([])
})
