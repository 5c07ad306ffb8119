import { existsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { findProgram, freePort, serverFolder, startServer } from '../../tools/process.ts'
import type { RunningServer } from '../../tools/process.ts'

/** Path of Apache on this machine, if it is there. */
export const apacheProgram = findProgram(['apache2', 'httpd'])

const moduleFolder = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules'].find((path) =>
  existsSync(path),
)

// A server can't do without these.
const core = ['mpm_event', 'unixd', 'authz_core', 'alias']

/** The modules that a shared host may or may not have. */
export const optionalModules = [
  'dir',
  'mime',
  'headers',
  'rewrite',
  'negotiation',
  'autoindex',
  'filter',
  'deflate',
  'expires',
]

/**
 * Serves a copy of the built site as shared hosting does: the site's own .htaccess on top of a host's defaults that
 * get in its way (listings, content negotiation, compression and caching of the host's own).
 * @param dist the built site
 * @param without names of optional modules that this host lacks
 */
export async function startApache(dist: string, without: readonly string[] = []): Promise<RunningServer> {
  const [folder, port] = [serverFolder(dist), await freePort()]
  const modules = [...core, ...optionalModules.filter((name) => !without.includes(name))]
  writeFileSync(join(folder, 'mime.types'), 'application/x-old-html html\napplication/x-gzip gz\n')
  writeFileSync(
    join(folder, 'httpd.conf'),
    [
      ...modules.filter(isSeparate).map((name) => `LoadModule ${name}_module ${moduleFolder}/mod_${name}.so`),
      ...(userInfo().uid === 0 ? ['User www-data', 'Group www-data'] : []),
      `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/httpd.pid\nErrorLog ${folder}/error.log`,
      `DefaultRuntimeDir ${folder}\nDocumentRoot ${folder}/site`,
      `<Directory ${folder}/site>\nOptions Indexes FollowSymLinks MultiViews\nAllowOverride All\nRequire all granted\n</Directory>`,
      '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
      `<IfModule mod_mime.c>\nTypesConfig ${folder}/mime.types\nAddLanguage br .br\nAddType application/x-gzip .gz\n</IfModule>`,
      '<IfModule mod_expires.c>\nExpiresActive On\nExpiresDefault "access plus 1 week"\n</IfModule>',
      '<IfModule mod_deflate.c>\n<IfModule mod_filter.c>\nAddOutputFilterByType DEFLATE text/html image/svg+xml\n</IfModule>\n</IfModule>',
    ].join('\n'),
  )
  return startServer(apacheProgram ?? 'apache2', ['-DFOREGROUND', '-f', join(folder, 'httpd.conf')], port, folder)
}

const isSeparate = (name: string): boolean => existsSync(`${moduleFolder}/mod_${name}.so`)
