import { expect, type Page, test } from '@playwright/test'
import { WITH_BACK_FORWARD_CACHE } from './portal-test'

const PASSWORD = 'Etuportaali-1'
const CALLS = 25

/** Opens the portal; when the page is shown, the fake API's worker answers. */
async function openPortal(page: Page, query = '') {
  await page.goto(`/help${query}`)
  await isOpen(page)
}
const isOpen = (page: Page) => expect(page.getByRole('button', { name: 'Fake API' })).toBeVisible()

type Call = { method: string; path: string; body?: unknown; token?: string }
/** Sends calls from the page concurrently, as the portal would. @returns statuses and bodies */
const send = (page: Page, calls: Call[]) =>
  page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ method, path, body, token }) => {
          const response = await fetch(path, {
            method,
            headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          const text = await response.text()
          return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown }
        }),
      ),
    calls,
  )
const sendOne = async (page: Page, call: Call) => {
  const [answer] = await send(page, [call])
  if (!answer) throw new Error('no answer')
  return answer
}

async function logIn(page: Page, username = 'aino.virtanen') {
  const { body } = await sendOne(page, { method: 'POST', path: '/api/login', body: { username, password: PASSWORD } })
  return (body as { accessToken: string }).accessToken
}
type Contact = { firstName: string; userName?: string; emailAddress: string }
async function listContacts(page: Page, token: string) {
  const { body } = await sendOne(page, { method: 'GET', path: '/api/contacts', token })
  return Object.values(body as object).flat() as Contact[]
}
const contact = (name: string) => ({
  firstName: 'Kisa',
  lastName: 'Testaaja',
  emailAddress: `${name}@yritys.example`,
  phoneNumber: '+358401234567',
  userName: name,
})

test('of two tabs that write at the same time, no change is lost, made twice or overwritten; a reload keeps them [MCK-02]', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openPortal(one, '?mock-reset')
  await openPortal(other)
  const token = await logIn(one)
  const add = (name: string): Call => ({ method: 'POST', path: '/api/contacts', body: contact(name), token })
  /** Sends the calls of both tabs at the same time. @returns the statuses, in order */
  const sendBoth = async (ofOne: Call[], ofOther: Call[]) =>
    (await Promise.all([send(one, ofOne), send(other, ofOther)]))
      .flat()
      .map(({ status }) => status)
      .toSorted((a, b) => a - b)
  await test.step('different contacts are all added', async () => {
    const before = (await listContacts(one, token)).length
    const calls = (tab: string) => Array.from({ length: CALLS }, (_, index) => add(`${tab}-${index}`))
    const statuses = await sendBoth(calls('yksi'), calls('kaksi'))
    expect(statuses).toEqual(Array.from({ length: 2 * CALLS }, () => 204))
    const names = async (page: Page) => (await listContacts(page, token)).map((row) => row.userName)
    await expect.poll(() => names(one)).toHaveLength(before + 2 * CALLS)
    const seen = await names(one)
    expect(new Set(seen).size).toBe(seen.length)
    await expect.poll(() => names(other)).toEqual(seen)
    await other.reload()
    await openPortal(other)
    await expect.poll(() => names(other)).toEqual(seen)
  })
  await test.step('one of those that request the same username gets it', async () => {
    const calls = Array.from({ length: 3 }, () => add('sama.nimi'))
    const statuses = await sendBoth(calls, calls)
    expect(statuses).toEqual([204, 409, 409, 409, 409, 409])
  })
  await test.step('changes of the same row all count: five wrong passwords, then 429', async () => {
    const body = { username: 'aino.virtanen', password: 'wrong' }
    const calls = Array.from({ length: 4 }, (): Call => ({ method: 'POST', path: '/api/login', body }))
    const statuses = await sendBoth(calls, calls)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })
})

test('10 000 employees survive a reload and leaving the page [MCK-02]', async ({ page }) => {
  await openPortal(page, '?mock-reset')
  const token = await logIn(page, 'helena.lindqvist')
  // Counted and hashed inside the page, because transferring megabytes would be slow.
  const list = () =>
    page.evaluate(async (bearer) => {
      const response = await fetch('/api/company-beneficiaries', { headers: { Authorization: `Bearer ${bearer}` } })
      const bytes = await response.arrayBuffer()
      const { beneficiaries } = JSON.parse(new TextDecoder().decode(bytes)) as { beneficiaries: unknown[] }
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      return { count: beneficiaries.length, digest: digest.join() }
    }, token)
  const before = await list()
  expect(before.count).toBe(10_000)
  await page.reload()
  await openPortal(page)
  await expect.poll(() => list()).toEqual(before)
  await page.goto('about:blank')
  await openPortal(page)
  await expect.poll(() => list()).toEqual(before)
})

/** Goes back to the portal, which the browser restores from the back-forward cache or loads again. */
async function goBack(page: Page) {
  // An evaluate in the page that is being left may never resolve.
  const isBack = page.waitForEvent('framenavigated')
  await page.evaluate(() => window.history.back())
  await isBack
  await isOpen(page)
}
const contactsOf = (page: Page, token: string) => async () => JSON.stringify(await listContacts(page, token))

test('a page that Back restores reads later changes, also if the service worker was stopped [MCK-02]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(WITH_BACK_FORWARD_CACHE)
  try {
    const context = await browser.newContext({ baseURL })
    const [page, other] = [await context.newPage(), await context.newPage()]
    await openPortal(page, '?mock-reset')
    const token = await logIn(page)
    await openPortal(other)
    await page.goto('/favicon.svg')
    await sendOne(other, { method: 'POST', path: '/api/contacts', body: contact('silla.valin'), token })
    await goBack(page)
    await expect.poll(contactsOf(page, token)).toContain('silla.valin')

    await page.goto('/favicon.svg')
    await sendOne(other, { method: 'POST', path: '/api/contacts', body: contact('toinen.valissa'), token })
    await other.close()
    const devTools = await context.newCDPSession(page)
    await devTools.send('ServiceWorker.enable')
    await devTools.send('ServiceWorker.stopAllWorkers')
    await goBack(page)
    await expect.poll(contactsOf(page, token)).toContain('toinen.valissa')
  } finally {
    await browser.close()
  }
})
