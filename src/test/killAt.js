// Loaded before a build (`node --import`): ends it, as a power cut would, at the moment that KILL_AT names.
// KILL_AT is JSON: before or after which function of node:fs (or `promises.` of it) is called, with which argument, by its place and its end.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { when, call, place, end } = JSON.parse(process.env['KILL_AT'] ?? '{}')
const [owner, name] = call.startsWith('promises.') ? [fs.promises, call.replace('promises.', '')] : [fs, call]
const original = owner[name]

owner[name] = (...args) => {
  const isNow = String(args[place]).endsWith(end)
  if (isNow && when === 'before') process.kill(process.pid, 'SIGKILL')
  const result = original(...args)
  if (isNow && when === 'after') process.kill(process.pid, 'SIGKILL')
  return result
}
syncBuiltinESMExports()
