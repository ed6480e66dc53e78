/**
 * The production build behind the real server, with the fake API over HTTP as its upstream: for e2e, and by hand with
 * `node tools/serve-production.ts`. Listens on 4174, the API on 4011.
 */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findNginx } from './find-nginx.ts'

const PORT = 4174
const API_PORT = 4011

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
/** Where the fake payment provider has its page: another origin, as a real one's. */
const PROVIDER = `127.0.0.1:${API_PORT}`
const values: Record<string, string> = {
  API_UPSTREAM: `http://127.0.0.1:${API_PORT}`,
  API_ORIGIN: '',
  PAYMENT_HOSTS: `http://${PROVIDER}`,
  IMAGE_HOSTS: '',
  LISTEN: `127.0.0.1:${PORT}`,
  ROOT: resolve('dist'),
  RUN_DIR: folder,
  MIME_TYPES: '/etc/nginx/mime.types',
  PROXY_INCLUDE: join(folder, 'proxy.conf'),
}
const config = JSON.parse(readFileSync('public/config.json', 'utf8')) as object
writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, paymentProviderHosts: [PROVIDER] }))
copyFileSync('deploy/proxy.conf', join(folder, 'proxy.conf'))
const template = readFileSync('deploy/nginx.conf.template', 'utf8')
const nginxConfig = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
writeFileSync(join(folder, 'nginx.conf'), nginxConfig)

const children = [
  spawn('tsx', ['mocks/serve.ts', '--port', String(API_PORT)], { stdio: 'inherit' }),
  spawn(findNginx(), ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode = code ?? 0
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
