import { productionConfig } from '../../tools/gate/start-server'
import { makeClosings, passOn, serve, serveApi, type Taken } from './own-server'
import { expect, test as portal } from './production-test'

const test = portal.extend<{ reports: Taken[]; reportUrl: string }>({
  // A separate portal whose configuration has a report URL, with an API that sends nonsense.
  reports: [[], { option: true }],
  baseURL: async ({ reports }, use) => {
    const closings = makeClosings()
    const api = await serveApi(closings, (taken, response) => {
      if (taken.url.startsWith('/api/client-reports')) response.writeHead(204).end()
      else if (taken.url === '/content/feature-flags.json') response.end('{"flags":"Aino Virtanen, 131052-308T"}')
      else passOn(taken, response)
    })
    const { origin } = await serve(closings, 'nginx', {
      API_UPSTREAM: api.origin,
      PORTAL_CONFIG: productionConfig({ reportUrl: '/api/client-reports' }),
    })
    const keep = setInterval(() => {
      reports.splice(0, reports.length, ...api.taken.filter(({ url }) => url.startsWith('/api/client-reports')))
    }, 20)
    await use(origin)
    clearInterval(keep)
    await closings.close()
  },
})

const SECRET = 'Aino Virtanen'
// One pattern, because Playwright would take a second list element for options.
test.use({ allowErrors: [new RegExp(`${SECRET}|connect-src|Content Security Policy`)] })

test('reports contract mismatches, uncaught errors and policy violations, without data of the user', async ({
  page,
  reports,
}) => {
  await page.addInitScript((secret) => {
    // Portal code calls this once the page is interactive.
    if (!location.pathname.endsWith('/login')) return
    performance.mark = () => {
      throw new TypeError(`${secret} 500 €`)
    }
  }, SECRET)
  const bodies = () => reports.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  const of = (kind: string) => bodies().filter((body) => body.kind === kind)
  await page.goto('/en/privacy?email=aino&token=hush-hush')
  // One report for each missing field of the reply.
  await expect.poll(() => of('contract').length).toBeGreaterThan(0)
  await page.goto('/en/login?email=aino&token=hush-hush')
  await expect.poll(() => of('error').length).toBe(1)
  await page.evaluate(() =>
    setTimeout(() => fetch('http://127.0.0.1:4011/content/notices.json?user=aino').catch(() => undefined)),
  )
  await expect
    .poll(() => of('policy'))
    .toEqual([{ kind: 'policy', directive: 'connect-src', blocked: 'http://127.0.0.1:4011' }])
  const common = { route: '/login', build: expect.stringMatching(/^(start|login-root)-[\w-]+\.js$/) }
  for (const contract of of('contract')) {
    expect(contract).toEqual({
      ...common,
      route: '/privacy',
      kind: 'contract',
      operation: 'readFeatureFlags',
      path: expect.any(String),
    })
    expect(contract.path).toMatch(/^\/content\/feature-flags\.json [A-Za-z.*]*$/)
  }
  const [error] = of('error')
  expect(error).toEqual({ ...common, kind: 'error', name: 'TypeError', frames: expect.any(Array) })
  const frames = error?.frames as string[]
  expect(frames.length).toBeGreaterThan(0)
  for (const frame of frames) expect(frame).toMatch(/^[\w-]+\.js:\d+:\d+$/)

  // The server forwards a violation without the browser's headers.
  const violation = reports.find(({ body }) => body.includes('policy'))
  expect(Object.keys(violation?.headers ?? {}).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'host',
  ])
  for (const { url, headers } of reports) {
    expect(url).toBe('/api/client-reports')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
})
