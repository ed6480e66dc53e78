/**
 * A server between the browser and the portal's server that breaks connections as networks and proxies do. It works below
 * the browser's network stack, where a browser may send a request twice. It is the page's only origin.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestUpstream,
  type ServerResponse,
} from 'node:http'
import { constants, createSecureServer, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { makeCertificate } from '../../tools/gate/make-certificate'

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

/**
 * How a reply is lost.
 * - `reset`: the connection is reset before the first byte of the reply; a browser resends the request if it had used
 *   the connection before.
 * - `after-head`, `half-body`: it is reset after status and headers, or in the middle of the body.
 * - `goaway`: the server ends the session and says that it processed nothing (HTTP/2).
 * - `refused-stream`: the server says the same of this request alone (HTTP/2).
 */
export type Break = 'reset' | 'after-head' | 'half-body' | 'goaway' | 'refused-stream'

export interface PlannedBreak {
  method: string
  /** The path of the URL, without the query. */
  path: string | RegExp
  kind: Break
  /** Whether the request reaches the server before its reply is lost. */
  isActed: boolean
  /** Number of requests in a row; 1 by default. */
  times?: number
}

/** A request as it arrived. */
export interface SeenRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** False for the first request of a connection. */
  isReused: boolean
  /** How its reply was lost. */
  broken?: Break
  /** The server's status; undefined if the request did not reach it. */
  status?: number
}

export interface ProxyOptions {
  protocol: Protocol
  /** Where requests go, such as http://127.0.0.1:4174. */
  upstream: string
  /** Texts that are replaced in replies, such as an origin that only the upstream knows. */
  replacing?: Readonly<Record<string, string>>
}

/** A response; over HTTP/2 it has a stream. */
type Outgoing = ServerResponse & { stream?: ServerHttp2Stream }
/** `isLast`: the upstream closed its connection, so the browser's is closed too (docs/backend-and-proxy.md). */
type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer; isLast?: boolean }

/** Headers about a single connection, which a proxy must not forward. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'])

export class SocketProxy {
  /** Every request, in the order of arrival. */
  readonly requests: SeenRequest[] = []
  readonly #options: ProxyOptions
  readonly #server: ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>
  /** Open connections by the browser's port, with the number of requests of each. */
  readonly #connections = new Map<number, { socket: Socket; served: number }>()
  #planned: PlannedBreak[] = []

  private constructor(options: ProxyOptions) {
    this.#options = options
    const onRequest = (request: IncomingMessage, response: Outgoing) => void this.#serve(request, response)
    if (options.protocol === 'HTTP/2') {
      const { key, cert } = makeCertificate()
      this.#server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) })
      // Node.js offers HTTP/2 requests with the interface of HTTP/1.1.
      this.#server.on('request', onRequest as never)
    } else {
      // A connection stays open until a fault ends it.
      this.#server = createServer({ keepAliveTimeout: 0 }, onRequest)
    }
    this.#server.on('connection', (socket: Socket) => {
      const port = socket.remotePort ?? 0
      this.#connections.set(port, { socket, served: 0 })
      socket.on('close', () => this.#connections.delete(port))
      // A closed browser resets its open connections.
      socket.on('error', () => undefined)
    })
    this.#server.on('sessionError', () => undefined)
  }

  /** Listens on a free port. */
  static async start(options: ProxyOptions): Promise<SocketProxy> {
    const proxy = new SocketProxy(options)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo
    return `${this.#options.protocol === 'HTTP/2' ? 'https' : 'http'}://127.0.0.1:${port}`
  }

  /** Breaks the next requests that match. */
  plan(planned: PlannedBreak): void {
    this.#planned.push({ times: 1, ...planned })
  }

  /** Cancels planned breaks that have not happened. */
  heal(): void {
    this.#planned = []
  }

  /** The requests that match, in the order of arrival. */
  seen(method: string, path: PlannedBreak['path']): SeenRequest[] {
    return this.requests.filter((request) => fits({ method, path }, request))
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const { socket } of this.#connections.values()) socket.destroy()
    await closed
  }

  #takePlanned(request: Pick<SeenRequest, 'method' | 'path'>): PlannedBreak | undefined {
    const planned = this.#planned.find((candidate) => fits(candidate, request))
    if (!planned) return undefined
    planned.times = (planned.times ?? 1) - 1
    if (planned.times === 0) this.#planned = this.#planned.filter((other) => other !== planned)
    return planned
  }

  async #serve(request: IncomingMessage, response: Outgoing): Promise<void> {
    const connection = this.#connections.get(request.socket.remotePort ?? 0)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const seen: SeenRequest = {
      method: request.method ?? 'GET',
      path,
      headers: request.headers,
      isReused: (connection?.served ?? 0) > 0,
    }
    if (connection) connection.served += 1
    this.requests.push(seen)
    const planned = this.#takePlanned(seen)
    seen.broken = planned?.kind
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const isForwarded = !planned || planned.isActed
      const answer = isForwarded ? await this.#forward(request, Buffer.concat(chunks)) : NOTHING
      if (isForwarded) seen.status = answer.status
      if (planned) await this.#break(planned.kind, { response, answer, socket: connection?.socket })
      else this.#send(response, answer)
    } catch {
      // The browser or the upstream gave up, so nobody waits for a reply.
      connection?.socket.destroy()
    }
  }

  async #forward(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
    )
    const sent = requestUpstream(new URL(request.url ?? '/', this.#options.upstream), {
      method: request.method,
      headers: {
        ...headers,
        host: new URL(this.origin).host,
        // Without it every reply would close the connection.
        connection: 'keep-alive',
        ...(body.length > 0 && { 'content-length': body.length }),
      },
      agent: false,
    })
    sent.end(body)
    const [answered] = (await once(sent, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answered) chunks.push(chunk as Buffer)
    const isText = answered.headers['content-encoding'] === undefined
    const content = Buffer.concat(chunks)
    const answerBody = isText ? this.#replaced(content) : content
    const kept = Object.entries(answered.headers).filter(([name]) => !OF_CONNECTION.has(name))
    const hasLength = answerBody.length > 0 || answered.headers['content-length'] !== undefined
    return {
      status: answered.statusCode ?? 502,
      headers: { ...Object.fromEntries(kept), ...(hasLength && { 'content-length': answerBody.length }) },
      body: answerBody,
      isLast: answered.headers.connection === 'close',
    }
  }

  #replaced(content: Buffer): Buffer {
    const pairs = Object.entries(this.#options.replacing ?? {}).filter(([from]) => content.includes(from))
    if (pairs.length === 0) return content
    return Buffer.from(pairs.reduce((text, [from, to]) => text.replaceAll(from, to), content.toString()))
  }

  #send(response: Outgoing, { status, headers, body, isLast }: Answer) {
    response.writeHead(status, { ...headers, ...(isLast && !response.stream && { connection: 'close' }) })
    response.end(body)
    // HTTP/2 has no Connection header; closing the session sends GOAWAY.
    if (isLast) response.stream?.session?.close()
  }

  async #break(kind: Break, given: { response: Outgoing; answer: Answer; socket: Socket | undefined }) {
    const { response, answer, socket } = given
    const { stream } = response
    if (kind === 'reset') socket?.resetAndDestroy()
    else if (kind === 'refused-stream') stream?.close(constants.NGHTTP2_REFUSED_STREAM)
    else if (kind === 'goaway') {
      // Stream id 0: no stream was processed.
      stream?.session?.goaway(constants.NGHTTP2_NO_ERROR, 0)
      stream?.session?.destroy()
    } else {
      response.writeHead(answer.status, answer.headers)
      response.flushHeaders()
      if (kind === 'half-body') response.write(answer.body.subarray(0, Math.ceil(answer.body.length / 2)))
      // The reply to the ping proves that the browser has read everything sent before.
      if (stream) await new Promise((arrived) => stream.session?.ping(arrived))
      // Sends what was written, then closes.
      socket?.end()
    }
  }
}

/** A reply to break when the request does not reach the server. */
const NOTHING: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json', 'content-length': 100 },
  body: Buffer.from(' '.repeat(50)),
}

function fits({ method, path }: Pick<PlannedBreak, 'method' | 'path'>, request: Pick<SeenRequest, 'method' | 'path'>) {
  return method === request.method && (typeof path === 'string' ? path === request.path : path.test(request.path))
}
