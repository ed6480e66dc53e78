import { spawn } from 'node:child_process'
import { chmodSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findServers } from './programs.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type ServerName = 'nginx' | 'caddy'

/** The text of a production config.json. @param own fields that replace those of public/config.json */
export const productionConfig = (own: object = {}): string => {
  const config = JSON.parse(readFileSync('public/config.json', 'utf8')) as object
  return JSON.stringify({ ...config, environment: 'production', ...own })
}

/** Starts the production server as its container does: deploy/start.sh with these variables. */
export function startServer(server: ServerName, variables: Record<string, string>) {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const mimeTypes = ['/etc', '/opt/homebrew/etc', '/usr/local/etc'].map((etc) => `${etc}/nginx/mime.types`)
  const logFile = join(folder, 'access.log')
  const child = spawn('sh', ['deploy/start.sh'], {
    // A file, because nginx opens its standard output by name, which fails for a pipe of Node.js.
    stdio: ['ignore', openSync(logFile, 'a'), 'pipe'],
    env: {
      PATH: findServers(),
      SERVER: server,
      PORTAL_CONFIG: productionConfig(),
      CONFIG_SCHEMA: 'dist-config-schema.json',
      STYLE_HASH_FILE: 'dist-style-hash.txt',
      ROOT: resolve('dist'),
      RUN_DIR: folder,
      MIME_TYPES: mimeTypes.find(existsSync) ?? '',
      // One process, run by the current user: another user might not be allowed to read the build.
      NGINX_DIRECTIVES: 'master_process off;',
      ...variables,
    },
  })
  return { child, accessLog: () => readFileSync(logFile, 'utf8') }
}
