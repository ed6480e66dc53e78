// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadRuntimeConfig } from '@/api/config/runtime-config'
import { STORED_BY_LIBRARIES, STORED_KEYS, STORED_PREFIXES } from '@/browser/browser-storage'
import { expectAccessible } from '../../../tests/support/accessible'
import { onTheWay, openPortal, plain, plan, switchTab, usePortal } from '../../../tests/support/portal-test-bed'
import { CHECKED_AREAS } from './accessibility-page'

usePortal({ mayDepart: true })

const main = () => plain(screen.getByRole('main'))
const part = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section')
  if (!found) throw new Error(`no part ${title}`)
  return within(found)
}
const mailOf = (title: string) => part(title).getByRole('link', { name: /@/ }).getAttribute('href')

const configOf = (more: object) => ({
  apiBaseUrl: '',
  environment: 'qa',
  productName: { fi: 'Etuportaali', en: 'Benefits Portal' },
  paymentProviderHosts: [],
  employeeApplicationUrl: 'https://tyontekija.example/',
  ...more,
})
async function configure(more: object) {
  onTheWay['GET /config.json'] = () => Promise.resolve(Response.json(configOf(more)))
  await loadRuntimeConfig()
}

const WAYS = [
  ['/accessibility', () => m.accessibility_title(), 'ACS-01'],
  ['/privacy', () => m.privacy_title(), 'PRV-01'],
] as const

test.each(WAYS)(
  '%s is found without a login from the foot of the page and from help [ACS-01] [PRV-01]',
  async (path, title) => {
    const { user } = await openPortal('/login')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: title() }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title()))
    expect(location.pathname).toBe(path)
    await expectAccessible()
    await switchTab('/help')
    expect(within(screen.getByRole('main')).getByRole('link', { name: title() }).getAttribute('href')).toBe(path)
  },
)

test('the statement has the parts required by law: state, gaps, assessment, feedback in two weeks, authority [ACS-01]', async () => {
  await openPortal('/en/accessibility')
  const en = { locale: 'en' } as const
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    m.accessibility_state_title({}, en),
    m.accessibility_gaps_title({}, en),
    m.accessibility_how_title({}, en),
    m.accessibility_feedback_title({}, en),
    m.accessibility_authority_title({}, en),
  ])
  expect(main()).toContain(m.accessibility_feedback({}, en))
  expect(main()).toContain(m.accessibility_authority_name({}, en))
  expect(main()).toMatch(/\d\d\.\d\d\.20\d\d/)
  expect(mailOf(m.accessibility_authority_title({}, en))).toBe('mailto:saavutettavuus@traficom.fi')
})

/** The test that runs axe on each area named in the statement. */
const CHECKS: Record<keyof typeof CHECKED_AREAS, string> = {
  login: 'tests/e2e/login.spec.ts',
  home: 'tests/e2e/home.spec.ts',
  benefits: 'tests/e2e/benefits.spec.ts',
  employees: 'tests/e2e/employees.spec.ts',
  deposit: 'tests/e2e/deposit.spec.ts',
  loads: 'tests/e2e/top-up.spec.ts',
  requests: 'tests/e2e/requested-loads.spec.ts',
  reports: 'tests/e2e/reports.spec.ts',
  downloads: 'tests/e2e/downloads.spec.ts',
  month: 'src/features/month/month-page.test.tsx',
  vouchers: 'tests/e2e/vouchers.spec.ts',
  cards: 'tests/e2e/card-order.spec.ts',
  company: 'tests/e2e/company.spec.ts',
  profile: 'tests/e2e/benefits.spec.ts',
  contract: 'tests/e2e/sign-up.spec.ts',
  palette: 'tests/e2e/palette.spec.ts',
  support: 'src/features/support/statements.test.tsx',
}

test('every test that the statement claims exists [ACS-02]', async () => {
  const has = (file: string, what: RegExp) =>
    expect(readFileSync(file, 'utf8'), `${file} tests nothing like it`).toMatch(what)
  await openPortal('/accessibility')
  for (const [area, file] of Object.entries(CHECKS)) {
    has(file, /await expectAccessible\(/)
    expect(main()).toContain(CHECKED_AREAS[area as keyof typeof CHECKS]())
  }
  has('src/ui/contrast.test.ts', /toBeGreaterThanOrEqual\(4\.5\)/)
  has('tests/e2e/top-up.spec.ts', /test.step\('a deposit in English works by keyboard alone/)
  has('tests/e2e/vouchers.spec.ts', /test\('an order is made and paid in English by keyboard alone/)
  has('tests/e2e/every-page.spec.ts', /is wider than 320 px/)
  has('playwright.config.ts', /findHeadlessShell/)
  has('tools/gate/programs.ts', /chromium-headless-shell/)
  // The tests use no other browser, and the statement must not claim more.
  expect(readFileSync('playwright.config.ts', 'utf8')).not.toMatch(/firefox|webkit/i)
})

test('feedback goes to the configured contact, otherwise to customer service, or to help if that cannot be read [ACS-03]', async () => {
  await openPortal('/accessibility')
  await waitFor(() => expect(mailOf(m.accessibility_feedback_title())).toMatch(/^mailto:/))
  expect(mailOf(m.accessibility_feedback_title())).not.toContain('traficom')
  await plan('readNotices!:500:internal_error')
  await switchTab('/accessibility')
  await waitFor(() =>
    expect(part(m.accessibility_feedback_title()).getByRole('link').getAttribute('href')).toBe('/help'),
  )
  await configure({ operator: { name: 'Edut Oy', accessibilityEmail: 'saavutettavuus@edut.example' } })
  await switchTab('/accessibility')
  expect(mailOf(m.accessibility_feedback_title())).toBe('mailto:saavutettavuus@edut.example')
  await configure({})
})

test('the privacy notice has the parts required by the GDPR: controller, purposes, data, recipients, storage, rights, authority [PRV-01]', async () => {
  await openPortal('/privacy')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    m.privacy_controller_title(),
    m.privacy_purposes_title(),
    m.privacy_data_title(),
    m.privacy_recipients_title(),
    m.privacy_storage_title(),
    m.privacy_rights_title(),
    m.privacy_authority_title(),
    m.privacy_browser_title(),
  ])
  // The legal bases and the data subject's rights.
  expect(part(m.privacy_purposes_title()).getAllByText(/6 artiklan/)).toHaveLength(5)
  expect(part(m.privacy_rights_title()).getAllByRole('listitem')).toHaveLength(5)
  expect(mailOf(m.privacy_authority_title())).toBe('mailto:tietosuoja@om.fi')
})

test('the controller comes from the configuration, without a made-up default [PRV-03]', async () => {
  await openPortal('/privacy')
  expect(part(m.privacy_controller_title()).getByText(m.statements_ask())).toBeTruthy()
  await waitFor(() => expect(mailOf(m.privacy_controller_title())).toMatch(/^mailto:/))
  await configure({
    operator: {
      name: 'Edut Oy',
      businessId: '1234567-1',
      address: 'Katu 1, 00100 Helsinki',
      privacyEmail: 'tietosuoja@edut.example',
      privacyNoticeUrl: { fi: 'https://edut.example/tietosuoja', en: 'https://edut.example/privacy' },
    },
  })
  await switchTab('/en/privacy')
  const en = { locale: 'en' } as const
  const controller = part(m.privacy_controller_title({}, en))
  expect(controller.queryByText(m.statements_ask({}, en))).toBeNull()
  for (const text of ['Edut Oy', '1234567-1', 'Katu 1, 00100 Helsinki']) expect(main()).toContain(text)
  expect(mailOf(m.privacy_controller_title({}, en))).toBe('mailto:tietosuoja@edut.example')
  expect(controller.getByRole('link', { name: new RegExp(m.privacy_notice({}, en)) }).getAttribute('href')).toBe(
    'https://edut.example/privacy',
  )
  await configure({})
})

test('the recipients follow the configuration: payment service, reports, reCAPTCHA [PRV-04]', async () => {
  await openPortal('/privacy')
  expect(main()).toContain(m.privacy_recipient_reports_none())
  await configure({ paymentProviderHosts: ['maksu.example'], reportUrl: 'https://virheet.example/in' })
  await switchTab('/privacy')
  expect(main()).toContain(m.privacy_recipient_payment_hosts({ hosts: 'maksu.example' }))
  expect(main()).toContain(m.privacy_recipient_reports({ host: 'virheet.example' }))
  await configure({ reportUrl: '/api/reports-of-errors' })
  await switchTab('/privacy')
  expect(main()).toContain(m.privacy_recipient_reports_own())
  await configure({})
})

const NAMES = [...STORED_KEYS, ...STORED_PREFIXES, ...STORED_BY_LIBRARIES]

test.each(['', '/en'])('names each stored item with purpose and duration: %s [PRV-02]', async (language) => {
  await openPortal(`${language}/privacy`)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent?.replace('…', ''))
  expect(terms.toSorted()).toEqual([...NAMES].toSorted())
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said).toHaveLength(2 * NAMES.length)
  expect(said).not.toContain('')
})

/** Source code of the portal, by file. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }))

test('the portal stores data only through one file, and sets no cookies [PRV-02]', () => {
  const past = SOURCES.filter(
    ({ file, text }) =>
      file !== 'src/browser/browser-storage.ts' &&
      /\b(?:localStorage|sessionStorage)\b[.[]|\bindexedDB\b|document\.cookie|cookieStore|\bcaches\.|serviceWorker/.test(
        text,
      ),
  )
  expect(past.map(({ file }) => file)).toEqual([])
})

test('every named item is still in use [PRV-02]', () => {
  const code = SOURCES.filter(({ file }) => !/stored-(keys|in-browser)/.test(file))
    .map(({ text }) => text)
    .join('\n')
  expect([...STORED_KEYS, ...STORED_PREFIXES].filter((name) => !code.includes(name))).toEqual([])
  const libraries = ['router-core/dist/esm/scroll-restoration.js', 'react-router/dist/esm/lazyRouteComponent.js']
    .map((file) => readFileSync(`node_modules/@tanstack/${file}`, 'utf8'))
    .join('\n')
  expect(STORED_BY_LIBRARIES.filter((name) => !libraries.includes(name))).toEqual([])
})
