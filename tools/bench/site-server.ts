/** Serves every site of the benchmark alike: HTTP/2 over TLS, precompressed, loopback only. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ENCODINGS } from '../build/encodings.ts'
import { makeCertificate } from '../gate/make-certificate.ts'

export type Site = {
  name: string
  dir: string
  /** The page for paths without a file, relative to dir. */
  fallback: string
  /** Answers /api and /content; undefined for anything else. */
  api?: (request: Request) => Promise<Response | undefined>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

function certificate() {
  const { key, cert } = makeCertificate()
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

const [{ encoding, compress }] = ENCODINGS
const compressed = new Map<string, Promise<Buffer>>()
const compressedFile = (file: string) => {
  const known = compressed.get(file)
  if (known) return known
  const buffer = compress(readFileSync(file))
  compressed.set(file, buffer)
  return buffer
}

async function answerApi(api: NonNullable<Site['api']>, request: Http2ServerRequest, response: Http2ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  const reply = await api(
    new Request(`https://127.0.0.1${request.url}`, {
      method: request.method,
      headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    }),
  )
  const sent = Buffer.from((await reply?.arrayBuffer()) ?? new ArrayBuffer(0))
  const body = reply?.headers.has('content-encoding') ? sent : gzipSync(sent)
  response.writeHead(reply?.status ?? 404, {
    'content-type': reply?.headers.get('content-type') ?? 'text/plain',
    'content-encoding': 'gzip',
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  response.end(body)
}

/** Starts one site on a free port. @returns its origin and a function that stops it. */
export async function serveSite(site: Site): Promise<{ origin: string; close: () => void }> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'https://127.0.0.1').pathname)
    if (site.api && /^\/(api|content)\//.test(path)) {
      void answerApi(site.api, request, response)
      return
    }
    const wanted = join(site.dir, normalize(path))
    const candidates = [wanted, `${wanted.replace(/\/$/, '')}.html`, join(site.dir, site.fallback)]
    const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
    if (!file || (extname(path) && file !== wanted)) {
      response.writeHead(404)
      response.end()
      return
    }
    void compressedFile(file).then((body) => {
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-encoding': encoding,
        'content-length': body.length,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      response.end(body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { origin: `https://127.0.0.1:${address.port}`, close: () => server.close() }
}
