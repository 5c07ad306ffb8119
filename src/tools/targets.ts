import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { htaccess } from '../hosting/hosts/apache.ts'
import { nginxConfig } from '../hosting/hosts/nginx.ts'
import type { NginxPlace } from '../hosting/hosts/nginx.ts'
import type { Placed } from '../hosting/placed.ts'
import { nginxHasBrotli, nginxProgram } from './nginx.ts'

/** A server that releases are put on. */
export interface Target {
  /** Its root, where releases stand side by side. */
  folder: string
  /** The file in it that holds the rules of the server. */
  file: string
  /** @param before the release that the new one takes the place of */
  rules: (now: Placed, before?: Placed) => string
  /** Makes the server read its rules. Fails when it refuses them; it then goes on with those it had. */
  reload: () => Promise<unknown>
}

/** Apache reads its rules with every request. @param folder the web folder, or a copy of it that is uploaded later */
export const apacheTarget = (folder: string): Target => ({
  folder,
  file: '.htaccess',
  rules: htaccess,
  reload: async () => {},
})

/** nginx reads its rules when it is told to, and ends what it was doing by the old ones. */
export const nginxTarget = (folder: string, place: Partial<NginxPlace> = {}, reload = reloadAndWait): Target => ({
  folder,
  file: 'nginx.conf',
  rules: (now, before) => nginxConfig(now, { root: folder, brotli: nginxHasBrotli, ...place }, before),
  reload,
})

/** Has nginx judge its rules, and tells it to read them. @param args more words on its command line */
export async function reloadNginx(...args: string[]): Promise<void> {
  if (nginxProgram === undefined) throw new Error('nginx staat niet op deze computer. Draai dit op de server zelf.')
  await promisify(execFile)(nginxProgram, [...args, '-q', '-t'])
  await promisify(execFile)(nginxProgram, [...args, '-s', 'reload'])
}

/** How long nginx takes at the most to read its rules, in milliseconds; it does not tell, and makes one of two readings that come at once. */
const reading = 2000

async function reloadAndWait(): Promise<void> {
  await reloadNginx()
  await wait(reading)
}
