import { test as base, expect } from '@playwright/test'
import { makeCertificate } from '../../tools/gate/make-certificate'
import { type Answer, makeClosings, rawClient, SERVERS, serve, serveApi, serveNames } from './own-server'

const test = base.extend<{ closings: ReturnType<typeof makeClosings> }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
  closings: async ({}, use) => {
    const closings = makeClosings()
    await use(closings)
    await closings.close()
  },
})

const LONG = JSON.stringify({ text: 'sama '.repeat(2000) })
const sayYes: Answer = (_taken, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('true')
const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status

for (const { name } of SERVERS) {
  test.describe(name, () => {
    test('connects only to an API whose certificate has a trusted issuer and the right name', async ({ closings }) => {
      const certificate = makeCertificate('api.test')
      const api = await serveApi(closings, sayYes, { certificate })
      const RESOLVER = await serveNames(closings, { 'api.test': ['127.0.0.1'], 'other.test': ['127.0.0.1'] })
      const of = (host: string) => ({ RESOLVER, API_UPSTREAM: `https://${host}:${api.port}` })
      const ask = async (variables: Record<string, string>) =>
        statusOf(`${(await serve(closings, name, variables)).origin}/api/settings`)

      expect(await ask(of('api.test'))).toBe(502)
      expect(await ask({ ...of('other.test'), API_UPSTREAM_CA: certificate.cert })).toBe(502)
      expect(api.taken).toEqual([])
      expect(await ask({ ...of('api.test'), API_UPSTREAM_CA: certificate.cert })).toBe(200)
      // The name is not checked for an API on this machine.
      expect(await ask({ ...of('127.0.0.1'), API_UPSTREAM_VERIFY: 'off' })).toBe(200)
      expect(api.taken.map(({ url }) => url)).toEqual(['/api/settings', '/api/settings'])
    })

    test('starts without DNS, and finds the API again after its address changes', async ({ closings }) => {
      const places: string[] = []
      const at =
        (place: string): Answer =>
        (taken, response, asked) => {
          places.push(place)
          sayYes(taken, response, asked)
        }
      const { port } = await serveApi(closings, at('first'))
      await serveApi(closings, at('second'), { host: '127.0.0.2', port })
      const names: Record<string, string[]> = {}
      const RESOLVER = await serveNames(closings, names)
      const { origin } = await serve(closings, name, { RESOLVER, API_UPSTREAM: `http://api.test:${port}` })
      expect(await statusOf(`${origin}/login`)).toBe(200)
      expect(await statusOf(`${origin}/api/settings`)).toBe(502)
      names['api.test'] = ['127.0.0.1']
      await expect.poll(() => statusOf(`${origin}/api/settings`)).toBe(200)
      expect(places).toEqual(['first'])
      names['api.test'] = ['127.0.0.2']
      await expect.poll(async () => [await statusOf(`${origin}/api/settings`), places.at(-1)]).toEqual([200, 'second'])
    })

    test('sends each call once: never to a second address, and never again after a broken connection', async ({
      closings,
    }) => {
      let isDying = false
      const answer: Answer = (taken, response, asked) => {
        if (isDying) asked.socket.destroy()
        else sayYes(taken, response, asked)
      }
      const first = await serveApi(closings, answer)
      const second = await serveApi(closings, answer, { host: '127.0.0.2', port: first.port })
      const RESOLVER = await serveNames(closings, { 'api.test': ['127.0.0.1', '127.0.0.2'] })
      const { origin } = await serve(closings, name, { RESOLVER, API_UPSTREAM: `http://api.test:${first.port}` })
      expect(await statusOf(`${origin}/api/settings`)).toBe(200)
      isDying = true
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        expect(await statusOf(`${origin}/api/user`, { method, headers: { 'Idempotency-Key': 'k' } })).toBe(502)
      }
      const methods = [...first.taken, ...second.taken].map((taken) => taken.method)
      expect(methods.toSorted()).toEqual(['DELETE', 'GET', 'GET', 'POST', 'PUT'])
    })

    test('believes X-Forwarded-For and X-Forwarded-Proto of a trusted proxy only', async ({ closings }) => {
      const api = await serveApi(closings, sayYes)
      const variables = { API_UPSTREAM: api.origin, TRUSTED_PROXIES: '127.0.0.2 192.0.2.0/24 2001:db8::/32' }
      const { port } = await serve(closings, name, variables)
      const callFrom = async (address: string) => {
        const client = rawClient(closings, port, address)
        const said = ['X-Forwarded-For: 203.0.113.7, 198.51.100.9', 'X-Forwarded-Proto: https']
        client.write(['GET /api/user HTTP/1.1', 'Host: portal', 'Connection: close', ...said, '', ''].join('\r\n'))
        await client.ended
        const headers = api.taken.at(-1)?.headers
        return [headers?.['x-forwarded-for'], headers?.['x-forwarded-proto']]
      }
      // The client can forge all addresses except the last, which the proxy adds.
      expect(await callFrom('127.0.0.2')).toEqual(['198.51.100.9', 'https'])
      expect(await callFrom('127.0.0.3')).toEqual(['127.0.0.3', 'http'])
    })

    // One server, because starting it takes longer than most of the steps.
    test('forwards calls as the browser sent them, protects replies and connections, and logs no secret [PAY-12]', async ({
      closings,
    }) => {
      let reply: Answer = sayYes
      const api = await serveApi(closings, (...call) => reply(...call))
      const { taken } = api
      const { origin, port, log } = await serve(closings, name, { API_UPSTREAM: api.origin })
      const step = (title: string, act: () => Promise<void>) =>
        test.step(title, async () => {
          taken.length = 0
          reply = sayYes
          await act()
        })

      await step(
        'forwards a call unchanged with the client’s address, and replaces the API’s security headers',
        async () => {
          const own = {
            'Content-Security-Policy': 'x',
            'Strict-Transport-Security': 'x',
            'Access-Control-Allow-Origin': '*',
          }
          reply = (_taken, response) =>
            response.writeHead(200, { ...own, 'Cache-Control': 'public', 'Referrer-Policy': 'unsafe-url' }).end('true')
          const path = '/api/company-beneficiaries/a%20b?search=%C3%A4&sort=a+b&empty='
          const answer = await fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': '10.9.8.7' } })
          await fetch(`${origin}/order/status/p-1?a=b`)
          expect(taken.map(({ url }) => url)).toEqual([path, '/order/status/p-1?a=b'])
          expect(taken[0]?.headers).toMatchObject({
            host: new URL(api.origin).host,
            'x-forwarded-for': '127.0.0.1',
            'x-forwarded-proto': 'http',
          })
          expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; [^,]*$/)
          expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
          expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
          expect(answer.headers.get('Cache-Control')).toBe('no-store')
          expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
        },
      )

      await step('forwards no ambiguous path and no forwarding header of a browser', async () => {
        const statusOfRaw = async (path: string, headers: readonly string[] = []) => {
          const client = rawClient(closings, port)
          client.write([`GET ${path} HTTP/1.1`, 'Host: portal', 'Connection: close', ...headers, '', ''].join('\r\n'))
          const answer = await client.ended
          // The server's own error pages have the security headers too.
          if (/^HTTP\/1.1 404/.test(answer)) expect(answer).toMatch(/^Content-Security-Policy: default-src 'none'/im)
          return Number(answer.split(' ')[1])
        }
        const ODD = [
          '/api/a%2fb',
          '/api/a%2Fb?c=d',
          '/api/user/..%2flogin',
          '/api/user/%2e%2e/login',
          '/api/user/..;/login',
          '/api/user;a=b/details',
          '/api/user/..%5clogin',
          '/api/user\\details',
          '/api/user/%252e%252e/login',
          '/api//user/details',
          '/api/user/../login',
          '/content/..%2fapi/user',
          '/order/status/a%5cb',
        ]
        for (const path of ODD) expect([path, await statusOfRaw(path)]).toEqual([path, 404])
        expect(taken).toEqual([])
        const said = ['Forwarded: for=10.9.8.7', 'X-Forwarded-Host: evil', 'X-Forwarded-Port: 1', 'X-Real-IP: 10.9.8.7']
        expect(await statusOfRaw('/api/user?path=%2F..%2F;a//b', [...said, 'X-Original-URL: /a'])).toBe(200)
        const [call] = taken
        expect(call?.url).toBe('/api/user?path=%2F..%2F;a//b')
        expect(
          Object.entries(call?.headers ?? {}).filter(([header]) => /forwarded|real-ip|original/.test(header)),
        ).toEqual(
          expect.arrayContaining([
            ['x-forwarded-for', '127.0.0.1'],
            ['x-forwarded-proto', 'http'],
          ]),
        )
        expect(JSON.stringify(call?.headers)).not.toMatch(/evil|10\.9\.8\.7|original/)
      })

      await step('closes the connection after a command with an idempotency key, and after no other call', async () => {
        const client = rawClient(closings, port)
        const post = (path: string, ...headers: string[]) =>
          client.write(
            [`POST ${path} HTTP/1.1`, 'Host: portal', 'Content-Length: 2', ...headers, '', '{}'].join('\r\n'),
          )
        post('/api/user')
        await expect.poll(() => client.received().match(/^true$/gm)).toHaveLength(1)
        post('/api/company-accounts/deposits?a=%20b', 'Idempotency-Key: 8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4')
        expect(await client.ended).toMatch(/HTTP\/1.1 200 OK[^]*HTTP\/1.1 200 OK[^]*\r\nConnection: close\r\n/)
        expect(taken.map(({ method, url, body }) => [method, url, body])).toEqual([
          ['POST', '/api/user', '{}'],
          ['POST', '/api/company-accounts/deposits?a=%20b', '{}'],
        ])
        expect(taken[1]?.headers['idempotency-key']).toBe('8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4')
      })

      await step('logs no query string and no secret of an impersonation link, also when the API fails', async () => {
        reply = (_taken, _response, asked) => asked.socket.destroy()
        await fetch(`${origin}/new-password?token=hush-1`)
        await fetch(`${origin}/missing.php?token=hush-2`)
        expect(await statusOf(`${origin}/api/admin-tool/impersonation/token/hush-3`)).toBe(502)
        await expect.poll(log).toContain('/api/admin-tool/impersonation/token/')
        expect(log()).toContain('/new-password')
        expect(log()).toContain('/missing.php')
        expect(log()).not.toContain('hush')
      })

      await step('compresses long replies of the API, except those with tokens', async () => {
        reply = ({ url }, response) => {
          const type = url.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json'
          const body = url === '/api/short' ? 'true' : LONG
          response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).end(body)
        }
        const encodingOf = async (path: string) => {
          const answer = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'gzip' } })
          await answer.text()
          return answer.headers.get('Content-Encoding')
        }
        expect(await encodingOf('/api/company-beneficiaries')).toBe('gzip')
        expect(await encodingOf('/api/report.csv')).toBe('gzip')
        expect(await encodingOf('/content/notices.json')).toBe('gzip')
        expect(await encodingOf('/api/short')).toBeNull()
        expect(await encodingOf('/api/login')).toBeNull()
        expect(await encodingOf('/api/login/refresh')).toBeNull()
        expect(await encodingOf('/api/admin-tool/impersonation/token/g')).toBeNull()
      })

      await step('refuses a body of a million bytes without asking the API', async () => {
        const post = (bytes: number) => statusOf(`${origin}/api/top-ups`, { method: 'POST', body: 'x'.repeat(bytes) })
        expect([await post(999_999), await post(1_000_000)]).toEqual([200, 413])
        expect(taken.map(({ body }) => body.length)).toEqual([999_999])
      })
    })

    test(`ends a request whose headers or body stop arriving${name === 'caddy' ? ', or arrive too slowly' : ''}`, async ({
      closings,
    }) => {
      const api = await serveApi(closings, sayYes)
      const { port } = await serve(closings, name, {
        API_UPSTREAM: api.origin,
        CLIENT_TIMEOUT: '1s',
        BODY_TIMEOUT: '1s',
      })
      const head = 'POST /api/user HTTP/1.1\r\nHost: portal\r\nContent-Length: 100000\r\n'
      const slowHead = rawClient(closings, port)
      slowHead.write(head)
      const slowBody = rawClient(closings, port)
      slowBody.write(`${head}\r\n{`)
      await slowHead.ended
      await slowBody.ended
      if (name === 'caddy') {
        // A limit for the whole body: nginx limits the time between two parts of it.
        const drop = rawClient(closings, port)
        drop.write(`${head}\r\n`)
        const drops = setInterval(() => drop.write('x'), 100)
        closings.add(() => clearInterval(drops))
        await drop.ended
      }
      expect(api.taken).toEqual([])
    })
  })
}

test('nginx accepts 100 request bodies at a time from one address, so that slow ones cannot hold every connection', async ({
  closings,
}) => {
  const api = await serveApi(closings, sayYes)
  const { port, origin } = await serve(closings, 'nginx', { API_UPSTREAM: api.origin })
  const slow = Array.from({ length: 101 }, () => rawClient(closings, port))
  for (const client of slow) client.write('POST /api/user HTTP/1.1\r\nHost: portal\r\nContent-Length: 100000\r\n\r\n{')
  const refused = () => slow.filter((client) => client.received().startsWith('HTTP/1.1 429'))
  await expect.poll(() => refused().length).toBe(1)
  // Pages, reads and other client addresses are still served.
  expect([await statusOf(`${origin}/login`), await statusOf(`${origin}/api/settings`)]).toEqual([200, 200])
  const other = rawClient(closings, port, '127.0.0.3')
  other.write('POST /api/user HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}')
  expect(await other.ended).toMatch(/^HTTP\/1.1 200/)
})
