import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { m } from '../../generated/messages/messages.js'
import { SERVERS } from './own-server'
import { expect, loginForm, PASSWORD, test, WORDS } from './production-test'

const PROVIDER = 'https://127.0.0.1:4175'
const CSP = [
  "default-src 'none'",
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  `style-src 'self' '${readFileSync('dist-style-hash.txt', 'utf8').trim()}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.google.com/recaptcha/',
  `form-action 'self' ${PROVIDER}`,
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types recaptcha-loader',
]
const HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const policyOf = (header: string | undefined) =>
  (header ?? '').split(';').map((part) => part.trim().replace(/\s+/g, ' '))
/** Media types of the servers' own error pages. */
const ERROR_TYPE = { nginx: 'text/html', caddy: 'text/plain' }
const SCRIPT_TYPE = { nginx: 'application/javascript', caddy: 'text/javascript' }
const SERVER_HEADER = { nginx: 'nginx', caddy: undefined }

/** The response for an accepted encoding: the encoding's name and the raw bytes. */
const packedAnswer = (address: string, accepted: string) =>
  new Promise<{ encoding: string | undefined; bytes: Buffer }>((done) => {
    get(address, { headers: { 'Accept-Encoding': accepted } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) }))
    })
  })
/** Whether Brotli is available: nginx needs a module of Debian, and sends gzip without it. */
const BROTLI = { nginx: existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'), caddy: true }

for (const { name: server, origin } of SERVERS) {
  test.describe(server, () => {
    test.use({ baseURL: origin })

    test('every response has the strict headers, and only assets may be cached', async ({ request }) => {
      const script = readdirSync('dist/assets').find((name) => /^start-.*\.js$/.test(name))
      for (const [path, status, kept, type] of [
        ['/login', 200, 'no-store', 'text/html'],
        ['/en/login', 200, 'no-store', 'text/html'],
        ['/', 200, 'no-store', 'text/html'],
        ['/index.html', 200, 'no-store', 'text/html'],
        ['/en/manage-benefits/lunch', 200, 'no-store', 'text/html'],
        ['/beneficiaries?page=2', 200, 'no-store', 'text/html'],
        ['/config.json', 200, 'no-store', 'application/json'],
        ['/content/notices.json', 200, 'no-store', 'application/json'],
        ['/api/user', 401, 'no-store', 'application/json'],
        [`/assets/${script}`, 200, IMMUTABLE, SCRIPT_TYPE[server]],
        // Not cached, because the file may be missing only during a roll-out.
        ['/assets/gone-00000000.js', 404, 'no-store', ERROR_TYPE[server]],
        ['/robots.txt', 200, 'no-store', 'text/plain'],
        // A path with a dot is a file, never a page, so a missing one is 404.
        ['/foo.php', 404, 'no-store', ERROR_TYPE[server]],
        ['/en/wp-admin/setup.php?step=1', 404, 'no-store', ERROR_TYPE[server]],
        ['/.env', 404, 'no-store', ERROR_TYPE[server]],
        ['/.git/config', 404, 'no-store', ERROR_TYPE[server]],
        ['/.well-known/security.txt', 404, 'no-store', ERROR_TYPE[server]],
        ['/load-account/status/pay-1', 200, 'no-store', 'text/html'],
        ['/reset-password/requested?email=aino@example.fi', 200, 'no-store', 'text/html'],
      ] as const) {
        const answer = await request.get(path)
        const headers = answer.headers()
        expect([path, answer.status()]).toEqual([path, status])
        expect(policyOf(headers['content-security-policy'])).toEqual(CSP)
        expect(headers).toMatchObject(HEADERS)
        expect([path, headers['cache-control']]).toEqual([path, kept])
        expect([path, headers['content-type']?.split(';')[0]]).toEqual([path, type])
        // The header must not reveal a version.
        expect(headers.server).toBe(SERVER_HEADER[server])
      }
    })

    test('assets are served precompressed, and source maps are not public', async ({ request }) => {
      for (const name of readdirSync('dist/assets').filter((file) => /\.(js|css)$/.test(file))) {
        expect(readFileSync(`dist/assets/${name}`, 'utf8')).not.toContain('sourceMappingURL')
      }
      const [script = ''] = readdirSync('dist/assets').filter((file) => /^login-.*\.js$/.test(file))
      const best = BROTLI[server] ? 'br' : 'gzip'
      const packed = await request.get(`/assets/${script}`, { headers: { 'Accept-Encoding': 'gzip, br' } })
      expect(packed.headers()).toMatchObject({ 'content-encoding': best, vary: 'Accept-Encoding' })
      for (const [accepted, encoding, ending] of [
        ['gzip', 'gzip', 'gz'],
        ['gzip, deflate, br', best, best === 'br' ? 'br' : 'gz'],
      ] as const) {
        expect(await packedAnswer(`${origin}/assets/${script}`, accepted)).toEqual({
          encoding,
          bytes: readFileSync(`dist/assets/${script}.${ending}`),
        })
      }
      const plain = await request.get(`/assets/${script}`, { headers: { 'Accept-Encoding': 'identity' } })
      expect(plain.headers()['content-encoding']).toBeUndefined()
      expect(await plain.text()).toBe(await packed.text())
      expect((await request.get(`/assets/${script}.map`)).status()).toBe(404)
    })

    test('only the login pages have an inline style, and it has the hash that the policy allows', async ({
      request,
    }) => {
      const styleOf = async (path: string) =>
        /<style>([^]*?)<\/style>/.exec(await (await request.get(path)).text())?.[1]
      for (const path of ['/login', '/en/login']) {
        const hash = createHash('sha256')
          .update((await styleOf(path)) ?? '')
          .digest('base64')
        expect(CSP).toContain(`style-src 'self' 'sha256-${hash}'`)
      }
      expect(await styleOf('/')).toBeUndefined()
    })

    test('without Sec-Fetch headers, a request for HTML gets the page, and other requests the call', async ({
      request,
    }) => {
      const ask = async (headers: Record<string, string>) =>
        (await request.get('/order/status/p-none', { headers })).headers()['content-type']?.split(';')[0]
      expect(await ask({ Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).toBe('text/html')
      expect(await ask({ Accept: 'application/json, text/plain, */*' })).toBe('application/json')
      expect(await ask({ Accept: 'text/html', 'Sec-Fetch-Mode': 'cors' })).toBe('application/json')
    })

    test.describe('the content security policy', () => {
      test.use({ allowErrors: [/policy violation|Content Security Policy|Trusted(HTML|Script)|EvalError/] })
      test('blocks an inline script, eval, markup from text and a call to another origin; the URL of a payment is a page for a browser, and a call for the portal', async ({
        page,
      }) => {
        const opened = await page.goto('/order/status/p-none')
        expect([opened?.status(), opened?.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
        await expect(page.getByRole('banner')).toBeVisible()
        const called = await page.evaluate(async () => {
          const answer = await fetch('/order/status/p-none', { headers: { Authorization: 'Bearer none' } })
          return [answer.status, answer.headers.get('Content-Type')]
        })
        expect(called).toEqual([401, 'application/json'])
        // A guest is led to the login page.
        await expect(page.locator('form')).toBeVisible()
        await page.evaluate(() => {
          const refused = new Set<string>()
          Object.assign(window, { refused })
          document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective))
          const attempts = [
            () => document.body.setAttribute('onclick', 'document.title = "done"'),
            // oxlint-disable-next-line typescript/no-implied-eval -- the policy must block it
            () => new Function('document.title = "done"')(),
            () => {
              document.body.innerHTML = '<p>done</p>'
            },
            () => fetch('http://127.0.0.1:4011/content/notices.json').catch(() => undefined),
          ]
          // Playwright's own code bypasses the policy; a callback of a timer does not.
          for (const attempt of attempts) setTimeout(attempt)
        })
        await expect
          .poll(() => page.evaluate(() => [...(Reflect.get(window, 'refused') as Set<string>)].toSorted()))
          .toEqual(['connect-src', 'require-trusted-types-for'])
        expect(await page.title()).not.toBe('done')
        await expect(page.locator('form')).toBeVisible()
      })
    })
  })
}

test('a chunk that is missing after a deploy offers a reload that keeps the input', async ({ page }) => {
  // The login leads back to the page.
  await page.goto('/profile')
  const form = loginForm(page, WORDS.fi)
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  await form.submit.click()
  const jobTitle = page.getByLabel(/^Tehtävänimike/)
  await jobTitle.fill('Etuvastaava')
  // As after a deploy: the server answers 404 for old chunks that the open page still requests.
  await page.route('**/assets/manage-benefits-*.js', (route) =>
    route.continue({ url: new URL('/assets/gone-00000000.js', page.url()).href }),
  )
  const link = page.getByRole('navigation', { name: WORDS.fi.menu }).getByRole('link', { name: WORDS.fi.benefits })
  await link.hover()
  const offer = page.getByRole('region', { name: m.notifications_label() }).locator('[data-slot="toast"]')
  await expect(offer).toContainText('uusimman version')
  await expect(jobTitle).toHaveValue('Etuvastaava')
  await page.unroute('**/assets/manage-benefits-*.js')
  page.on('dialog', (leave) => void leave.accept())
  await offer.getByRole('button', { name: m.blocking_reload() }).click()
  await page.getByRole('button', { name: m.form_draft_restore() }).click()
  await expect(jobTitle).toHaveValue('Etuvastaava')
  await link.click()
  await page.getByRole('dialog').getByRole('button', { name: m.form_leave_confirm() }).click()
  await expect(page.getByRole('heading', { level: 1, name: WORDS.fi.benefits })).toBeVisible()
})
