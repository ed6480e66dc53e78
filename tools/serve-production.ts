/**
 * The production build behind the real server, with the fake API over HTTP as its upstream: for e2e, and by hand with
 * `node tools/serve-production.ts`. Listens on 4174, the API on 4011, the fake payment provider on 4175 with TLS: another
 * origin, as a real one's.
 */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findNginx } from './find-nginx.ts'
import { makeCertificate } from './make-certificate.ts'

const PORT = 4174
const API_PORT = 4011
const PROVIDER_PORT = 4175

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const PROVIDER = `127.0.0.1:${PROVIDER_PORT}`
const values: Record<string, string> = {
  API_UPSTREAM: `http://127.0.0.1:${API_PORT}`,
  API_ORIGIN: '',
  PAYMENT_HOSTS: `https://${PROVIDER}`,
  IMAGE_HOSTS: '',
  LISTEN: `127.0.0.1:${PORT}`,
  ROOT: resolve('dist'),
  RUN_DIR: folder,
  MIME_TYPES:
    ['/etc', '/opt/homebrew/etc', '/usr/local/etc'].map((etc) => `${etc}/nginx/mime.types`).find(existsSync) ?? '',
  PROXY_INCLUDE: join(folder, 'proxy.conf'),
}
const config = JSON.parse(readFileSync('public/config.json', 'utf8')) as object
writeFileSync(
  join(folder, 'config.json'),
  JSON.stringify({ ...config, environment: 'production', paymentProviderHosts: [PROVIDER] }),
)
copyFileSync('deploy/proxy.conf', join(folder, 'proxy.conf'))
const template = readFileSync('deploy/nginx.conf.template', 'utf8')
const nginxConfig = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
const { key, cert } = makeCertificate()
const provider = `
  server {
    listen ${PROVIDER} ssl;
    ssl_certificate ${cert};
    ssl_certificate_key ${key};
    location / { proxy_pass http://127.0.0.1:${API_PORT}; include ${values.PROXY_INCLUDE}; }
  }
}
`
writeFileSync(join(folder, 'nginx.conf'), nginxConfig.trimEnd().replace(/\}$/, provider))

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
