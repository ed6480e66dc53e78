import { createSocket } from 'node:dgram'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { type ServerName, startServer } from '../../tools/gate/start-server'

/** The servers that the production suite runs (tools/gate/serve-production.ts), and the fake API behind them. */
export const SERVERS: { name: ServerName; origin: string }[] = [
  { name: 'nginx', origin: 'http://127.0.0.1:4174' },
  { name: 'caddy', origin: 'http://127.0.0.1:4178' },
]
export const API = 'http://127.0.0.1:4011'

type Closing = () => Promise<void> | void
export type Taken = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** Collects functions that stop the servers of a test, and runs them after it. */
export function makeClosings() {
  const closings: Closing[] = []
  return {
    add: (closing: Closing) => closings.push(closing),
    close: async () => {
      for (const closing of closings.splice(0).toReversed()) await closing()
    },
  }
}
type Closings = ReturnType<typeof makeClosings>

async function listen(server: Server, closings: Closings, host = '127.0.0.1', port = 0): Promise<number> {
  await new Promise<void>((done) => server.listen(port, host, done))
  closings.add(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const freePort = async () => {
  const closings = makeClosings()
  const port = await listen(createServer(), closings)
  await closings.close()
  return port
}

/** Runs deploy/start.sh until it exits. @returns its output and exit code. */
export async function runStart(server: ServerName, variables: Record<string, string>) {
  const { child } = startServer(server, variables)
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, output }
}

/** Starts a separate server on a free port, and waits until it answers. `log()` returns its log so far. */
export async function serve(closings: Closings, name: ServerName, variables: Record<string, string>) {
  const port = await freePort()
  const { child, accessLog } = startServer(name, { LISTEN: `127.0.0.1:${port}`, ...variables })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  closings.add(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const answers = () =>
    fetch(`${origin}/robots.txt`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await answers())) {
    if (isOver) throw new Error(`${name} did not start: ${errors}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return { origin, port, log: () => accessLog() + errors }
}

export type Answer = (taken: Taken, response: ServerResponse, asked: IncomingMessage) => void

/** A separate API over TLS, by default at 127.0.0.1 and a free port. `taken` holds the requests that reached it. */
export async function serveApi(
  closings: Closings,
  answer: Answer,
  { certificate, host, port: own }: { certificate?: { key: string; cert: string }; host?: string; port?: number } = {},
) {
  const taken: Taken[] = []
  const take = (asked: IncomingMessage, response: ServerResponse) => {
    let body = ''
    asked.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    asked.on('end', () => {
      const { method = '', url = '', headers } = asked
      const one = { method, url, headers, body }
      taken.push(one)
      answer(one, response, asked)
    })
  }
  const server = certificate
    ? createTlsServer({ key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) }, take)
    : createServer(take)
  const port = await listen(server, closings, host, own)
  return { port, taken, origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}` }
}

/** Forwards a call to the fake API, and the reply back. */
export function passOn({ method, url, headers, body }: Taken, response: ServerResponse) {
  const call = request(`${API}${url}`, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  call.on('error', () => response.destroy())
  call.end(body)
}

/** A name server for these names; an answer is valid for a second. @returns its address. */
export async function serveNames(closings: Closings, names: Record<string, string[]>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const asked = question.subarray(12, at + 5)
    const isIpv4 = question.readUInt16BE(at + 1) === 1
    const found = names[labels.join('.').toLowerCase()]
    const addresses = isIpv4 ? (found ?? []) : []
    const head = Buffer.from(question.subarray(0, 12))
    // Flags: response, recursion available; code 3 means that the name does not exist.
    head.writeUInt16BE(0x8180 | (found ? 0 : 3), 2)
    head.writeUInt16BE(addresses.length, 6)
    head.writeUInt32BE(0, 8)
    const records = addresses.map((address) =>
      // Pointer to the question's name, type A, class IN, TTL of one second, four bytes.
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([head, asked, ...records]), from.port, from.address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  closings.add(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

/** A client that sends raw bytes from an address of this machine. `ended` resolves to the response when the server closes. */
export function rawClient(closings: Closings, port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString()
  })
  socket.on('error', () => undefined)
  closings.add(() => void socket.destroy())
  return {
    write: (text: string) => socket.write(text),
    received: () => received,
    ended: new Promise<string>((done) => socket.on('close', () => done(received))),
  }
}
