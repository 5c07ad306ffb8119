import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxConfig } from '../hosting/hosts/nginx.ts'
import type { HostTable } from '../hosting/table.ts'
import { findProgram, freePort, serverFolder, startServer } from './process.ts'
import type { RunningServer } from './process.ts'

/** Path of nginx on this machine, if it is there. */
export const nginxProgram = findProgram(['nginx'])

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const nginxHasBrotli = existsSync(brotliModule)

/** Serves a copy of the built site with the configuration made from the table, without TLS. */
export async function startNginx(table: HostTable, dist: string): Promise<RunningServer> {
  const [folder, port] = [serverFolder(dist), await freePort()]
  const place = { root: join(folder, 'site'), listen: `127.0.0.1:${port}`, brotli: nginxHasBrotli }
  return runNginx(folder, port, nginxConfig({ table, folder: '' }, place))
}

/** Runs nginx with some configuration of servers, everything it writes inside `folder`. */
export function runNginx(folder: string, port: number, servers: string): Promise<RunningServer> {
  writeFileSync(join(folder, 'site.conf'), servers)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      nginxHasBrotli ? `load_module ${brotliModule};` : '',
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;`,
      'events { worker_connections 256; }',
      `http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    ].join('\n'),
  )
  return startServer(nginxProgram ?? 'nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], port, folder)
}
