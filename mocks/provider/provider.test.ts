import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, startApi } from '../../tests/support/mock-client.ts'
import { fieldsOf } from '../backend/rules/provider-form.ts'
import { PASSWORD } from '../control/scenarios.ts'
import { startServer } from '../serve.ts'
import { choose, visit } from './visit.ts'

const PORTAL = 'http://portal.test'
let url = ''
let stop = () => Promise.resolve()
beforeAll(async () => {
  const server = await startServer({ port: 0, onlyOrigin: PORTAL })
  url = server.url
  stop = server.stop
})
afterAll(() => stop())

let sessions = 0
/** A portal over HTTP with a deposit that can be started. */
async function startedDeposit(locale: 'fi' | 'en' = 'fi') {
  sessions += 1
  const headers: Record<string, string> = {
    'X-Mock-Session': `payer ${sessions}`,
    'Content-Type': 'application/json',
    Origin: PORTAL,
  }
  const call = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`${url}${path}`, { ...init, headers })).json()) as Record<string, string>
  }
  const { accessToken } = await call('/api/login', { username: 'aino.virtanen', password: PASSWORD })
  headers.Authorization = `Bearer ${accessToken}`
  const payment = { method: 'Online', methodCode: 'FI02' }
  const { paymentId } = await call('/api/company-accounts/deposits', {
    payment,
    accountNumber: 'acc-1',
    amount: 123_450,
  })
  const back = `${PORTAL}/load-account/status/${paymentId}`
  const started: unknown = await call('/api/payments', {
    locale,
    orderType: 'deposit',
    paymentPublicId: paymentId,
    successUrl: back,
    cancelUrl: `${back}?c`,
    errorUrl: `${back}?e`,
    delayedPaymentUrl: `${back}?d`,
  })
  const { actionUrl, formParams } = started as { actionUrl: string; formParams: Record<string, string> }
  const status = async () => (await call(`/api/payments/${paymentId}/status`)).status
  return { actionUrl, formParams, status, back }
}

const post = (to: string, fields: Record<string, string>) =>
  fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Does what a browser does with the form: posts it, follows redirects, and finds the form of the page. */
async function open(actionUrl: string, formParams: Record<string, string>) {
  const posted = await post(actionUrl, formParams)
  expect(posted.status).toBe(303)
  const address = new URL(posted.headers.get('Location') ?? '', actionUrl)
  const html = await (await fetch(address)).text()
  const action = /<form action="([^"]+)" method="post"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const choose = (choice: string) =>
    post(new URL(action ?? '', address).href, { ...fieldsOf(address.searchParams), choice })
  return { html, choose }
}

test('accepts the form, makes the payment pending, and returns the payer with a paid payment [MCK-06] [PAY-20]', async () => {
  const { actionUrl, formParams, status, back } = await startedDeposit()
  expect(await status()).toBe('Created')
  const { html, choose } = await open(actionUrl, formParams)
  expect(html).toContain('<html lang="fi">')
  expect(html).toContain('<dd>1234,50 €</dd>')
  expect(html).toContain('<dd>OP</dd>')
  expect(await status()).toBe('Pending')
  const chosen = await choose('pay')
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, back])
  expect(await status()).toBe('Paid')
})

test('uses English if the portal does', async () => {
  const { actionUrl, formParams } = await startedDeposit('en')
  const { html } = await open(actionUrl, formParams)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Test payment service')
})

test('refuses a changed form and its choices [MCK-06]', async () => {
  const { actionUrl, formParams, status } = await startedDeposit()
  const changed = { ...formParams, pmt_amount: '0,01' }
  const { html } = await open(actionUrl, changed)
  expect(html).toContain('Maksun tietoja on muutettu matkalla.')
  expect(html).not.toContain('<form')
  const address = new URL(actionUrl)
  address.pathname = '/mock-provider/outcome'
  expect(await (await post(address.href, { ...changed, choice: 'pay' })).text()).toContain('muutettu')
  expect((await post(address.href, { ...formParams, choice: 'steal' })).status).toBe(400)
  expect(await status()).toBe('Created')
})

test('lets the payer return twice or not at all, without a second choice [MCK-06]', async () => {
  const twice = await startedDeposit()
  const page = await open(twice.actionUrl, twice.formParams)
  const html = await (await page.choose('twice')).text()
  expect(html.split(`href="${twice.back}"`)).toHaveLength(3)
  const again = await open(twice.actionUrl, twice.formParams)
  expect(again.html).not.toContain('<form')
  expect(again.html).toContain(`href="${twice.back}"`)

  const closed = await startedDeposit()
  const last = await (await (await open(closed.actionUrl, closed.formParams)).choose('close')).text()
  expect(last).toContain('Voit sulkea tämän sivun.')
  expect(last).not.toContain('<a ')
  expect(await closed.status()).toBe('Paid')
})

test('lets somebody else pay by a mailed link [PAY-17]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const made = await aino.post('/api/voucher-order-payments', {
    paymentId: 'pay-7512',
    payment: { method: 'LinkToOtherPerson', emailAddress: 'eero@yritys.example' },
  })
  const id = String(read(made, 'paymentId'))
  const { id: link } = await api.mailTo('eero@yritys.example')
  const now = Date.now()
  const opened = await api.inDb((db) => visit(db, { link }, now))
  expect(opened).toMatchObject({ kind: 'choose', form: { pmt_id: id } })
  const status = async () => (await aino.get(`/api/payments/${id}/status`)).body
  expect(await status()).toMatchObject({ status: 'Created', forwardEmail: 'eero@yritys.example' })
  if (opened.kind !== 'choose') throw new Error('nothing to choose')
  const next = await api.inDb((db) => choose(db, opened.form, 'pay', now))
  expect(next).toEqual({ view: { kind: 'done', locale: 'fi', url: undefined, isTwice: false } })
  expect(await status()).toMatchObject({ status: 'Paid' })
  expect(await api.inDb((db) => visit(db, { link: 'none' }, now))).toMatchObject({ kind: 'refused', why: 'unknown' })
})
