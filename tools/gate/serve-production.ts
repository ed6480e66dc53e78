/**
 * Runs the production build behind the real servers, with the fake API over HTTP as their upstream: for e2e tests, and by hand
 * with `npm run serve`. Ports: nginx 4174, Caddy 4178, API 4011, fake payment provider 4175 with TLS (another origin, as in
 * production).
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import { createServer } from 'node:tls'
import { makeCertificate } from './make-certificate.ts'
import { findServers } from './programs.ts'
import { productionConfig, type ServerName, startServer } from './start-server.ts'

const PORTS: Record<ServerName, number> = { nginx: 4174, caddy: 4178 }
const API_PORT = 4011
const PROVIDER_PORT = 4175
const PROVIDER = `127.0.0.1:${PROVIDER_PORT}`

// Fail early if a program is missing.
findServers()
const { key, cert } = makeCertificate()
const provider = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (client) => {
  // A connection that breaks on one side ends on the other.
  pipeline(client, connect(API_PORT, '127.0.0.1'), client, () => undefined)
}).listen(PROVIDER_PORT, '127.0.0.1')

const servers = (Object.keys(PORTS) as ServerName[]).map((name) => {
  const { child } = startServer(name, {
    API_UPSTREAM: `http://127.0.0.1:${API_PORT}`,
    PAYMENT_HOSTS: `https://${PROVIDER}`,
    LISTEN: `127.0.0.1:${PORTS[name]}`,
    PORTAL_CONFIG: productionConfig({ paymentProviderHosts: [PROVIDER] }),
  })
  child.stderr?.pipe(process.stderr)
  return child
})
const children = [spawn('tsx', ['mocks/serve.ts', '--port', String(API_PORT)], { stdio: 'inherit' }), ...servers]
const stop = () => {
  provider.close()
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
