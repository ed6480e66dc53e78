/**
 * A server between the browser and the portal's own that breaks connections as networks and proxies do: beneath the
 * browser's network stack, where a request that a page sent once may go out twice. It is the page's only origin.
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
import { makeCertificate } from '../../tools/make-certificate'

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

/**
 * How an answer is lost.
 * - `reset`: the connection dies (RST) before a byte of the answer; a browser sends the request again when it had used
 *   the connection before.
 * - `after-head`, `half-body`: it dies after status and header, or in the middle of the body.
 * - `goaway`: the server leaves the session and says that it has done nothing (HTTP/2).
 * - `refused-stream`: the server says the same of this request alone (HTTP/2).
 */
export type Break = 'reset' | 'after-head' | 'half-body' | 'goaway' | 'refused-stream'

export interface PlannedBreak {
  method: string
  /** Of the address, without the query. */
  path: string | RegExp
  kind: Break
  /** Whether the request reaches the server before its answer is lost. */
  isActed: boolean
  /** How many requests in a row; 1 when left out. */
  times?: number
}

/** A request as it arrived. */
export interface SeenRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** False for the first request of a connection. */
  isReused: boolean
  /** How its answer was lost. */
  broken?: Break
  /** What the server answered; undefined when it was not asked. */
  status?: number
}

export interface ProxyOptions {
  protocol: Protocol
  /** Where requests go, such as http://127.0.0.1:4174. */
  upstream: string
  /** Texts that are replaced in answers, such as an origin that only the upstream knows. */
  replacing?: Readonly<Record<string, string>>
}

/** HTTP/2 has a stream beneath what is otherwise the same. */
type Outgoing = ServerResponse & { stream?: ServerHttp2Stream }
/** `isLast`: the server behind ended its connection, so the browser's ends as well (docs/backend-and-proxy.md). */
type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer; isLast?: boolean }

/** What speaks of one connection only, and so is not passed on. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'])

export class SocketProxy {
  /** Every request, in the order of arrival. */
  readonly requests: SeenRequest[] = []
  readonly #options: ProxyOptions
  readonly #server: ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>
  /** Open connections by the browser's port, with how many requests came over each. */
  readonly #connections = new Map<number, { socket: Socket; served: number }>()
  #planned: PlannedBreak[] = []

  private constructor(options: ProxyOptions) {
    this.#options = options
    const onRequest = (request: IncomingMessage, response: Outgoing) => void this.#serve(request, response)
    if (options.protocol === 'HTTP/2') {
      const { key, cert } = makeCertificate()
      this.#server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) })
      // The compatibility interface of Node is that of HTTP/1.1.
      this.#server.on('request', onRequest as never)
    } else {
      // A connection stays open until a fault ends it.
      this.#server = createServer({ keepAliveTimeout: 0 }, onRequest)
    }
    this.#server.on('connection', (socket: Socket) => {
      const port = socket.remotePort ?? 0
      this.#connections.set(port, { socket, served: 0 })
      socket.on('close', () => this.#connections.delete(port))
      // A browser that goes away resets what is open.
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

  /** Breaks the next requests that fit. */
  plan(planned: PlannedBreak): void {
    this.#planned.push({ times: 1, ...planned })
  }

  /** Takes back what was planned and has not happened. */
  heal(): void {
    this.#planned = []
  }

  /** The requests that fit, as they arrived. */
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
      // The browser gave up, or the upstream did: either way nobody waits for an answer.
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
        // Otherwise every answer would end the connection.
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
      // No stream counts as begun.
      stream?.session?.goaway(constants.NGHTTP2_NO_ERROR, 0)
      stream?.session?.destroy()
    } else {
      response.writeHead(answer.status, answer.headers)
      response.flushHeaders()
      if (kind === 'half-body') response.write(answer.body.subarray(0, Math.ceil(answer.body.length / 2)))
      // Its answer says that the browser has read what was sent before.
      if (stream) await new Promise((arrived) => stream.session?.ping(arrived))
      // What was written goes out, then the connection ends.
      socket?.end()
    }
  }
}

/** Stands for the server that was not asked: an answer that would have come. */
const NOTHING: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json', 'content-length': 100 },
  body: Buffer.from(' '.repeat(50)),
}

function fits({ method, path }: Pick<PlannedBreak, 'method' | 'path'>, request: Pick<SeenRequest, 'method' | 'path'>) {
  return method === request.method && (typeof path === 'string' ? path === request.path : path.test(request.path))
}
