// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { dateInHelsinki, formatDate } from '@/values/dates/plain-date'
import { parseEuros } from '@/values/numbers/money'
import { expectAccessible } from '../../../tests/support/accessible'
import { amount, askToPay, payBy, queryAmount, typeAmount } from '../../../tests/support/deposit-pages'
import { expectRouteError } from '../../../tests/support/expected-console'
import {
  at,
  description,
  KNOWN_DAY,
  letRepliesDepart,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  sent,
  sentTo,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const AINO = 'aino.virtanen'
const KERTTU = 'kerttu.makela'
const onPage = () => plain(screen.getByRole('main'))
const says = (text: string | RegExp) => waitFor(() => expect(onPage()).toMatch(text))
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Fills the form, submits it and confirms. */
async function payByOp(user: UserEvent, sum: string) {
  await typeAmount(user, sum)
  await payBy(user, 'OP')
}

test('each method shows its least and largest amount, and an amount beyond them is refused [DEP-05] [DEP-06] [PAY-02]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  const wallet = () => screen.findByRole<HTMLInputElement>('radio', { name: /^MobilePay/ })
  const tooLittle = m.payments_below_minimum({ method: 'OP', minimum: '0,51 €' })

  // The number of methods is announced when they load while typing.
  await typeAmount(user, '0,50')
  const methods = await screen.findAllByRole('radio')
  expect(screen.getAllByRole('status').map(plain)).toContain(m.payments_methods_count({ count: methods.length }))

  // Selecting a method shows its minimum at once.
  await user.click(screen.getByRole('radio', { name: 'OP' }))
  await says(tooLittle)
  // An invoice has no such minimum.
  await user.click(screen.getByRole('radio', { name: /lasku/i }))
  await waitFor(() => expect(onPage()).not.toContain(tooLittle))
  expect((await button(/^Siirrä 0,50/)).getAttribute('aria-disabled')).toBeNull()

  await user.click(screen.getByRole('radio', { name: 'OP' }))
  await user.click(await button(/^Siirrä 0,50/))
  await says(tooLittle)
  expect(screen.queryByRole('dialog')).toBeNull()

  // A larger amount keeps the selection.
  await typeAmount(user, '100')
  await user.click(await wallet())
  expect(description(await wallet())).toContain('Enintään 2 000,00 €')
  await typeAmount(user, '2000,01')
  await says(/Maksutavan MobilePay suurin summa on 2 000,00 €\./)
  expect((await wallet()).checked).toBe(true)
  // An amount above every limit hides the methods; a smaller amount shows them again with the choice.
  await typeAmount(user, '60000')
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  await typeAmount(user, '2000')
  await waitFor(async () => expect((await wallet()).checked).toBe(true))
  expect((await button(/^Siirrä 2\s000/)).getAttribute('aria-disabled')).toBeNull()
  expect(sentTo('POST', '/api/company-accounts/deposits')).toEqual([])
})

test('an amount above the maximum shows one error and no useless retry [DEP-02]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await typeAmount(user, '60000')
  await user.tab()
  await says(/Enintään 50 000,00 €\./)
  // Longer than the debounce of the payment methods request.
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: m.try_again() })).toBeNull()
  // A new amount is requested; the one above the limit never was, because the server would reject it.
  await typeAmount(user, '1500')
  await screen.findByRole('radio', { name: 'OP' })
  const asked = sent.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/payment-methods/'))
  expect(asked).toEqual(['/api/payment-methods/deposit/150000'])
})

test('while the methods of an amount load, the button says so, not that something is missing [PAY-02]', async () => {
  let answer = () => {}
  const isHeld = new Promise<void>((done) => (answer = done))
  onTheWay['GET /api/payment-methods/deposit/10000'] = (_, pass) => isHeld.then(() => pass())
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '100')
  await waitFor(async () => expect(description(await button(/^Siirrä 100/))).toBe(m.payments_methods_loading()))
  answer()
  await waitFor(async () => expect(description(await button(/^Siirrä 100/))).toBe(m.form_fix_errors()))
})

test('leaving a typed amount asks, and staying keeps it; a paid deposit leaves without a question [DEP-02] [DEP-08]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '1500')
  await user.click(screen.getAllByRole('link', { name: m.menu_help() })[0] as HTMLElement)
  const question = within(await screen.findByRole('dialog', { name: m.form_leave_title() }))
  await user.click(question.getByRole('button', { name: m.form_leave_stay() }))
  await waitFor(() => expect(amount().value).toBe('1500,00'))
  await payBy(user, 'OP')
  await waitFor(() => expect(location.pathname).toBe('/maksuturva-payment'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another amount or payment in the address asks before it replaces typed input, which then does not come back [DEP-02] [DEP-10]', async () => {
  const { user, router } = await openPortal('/load-account?amount=10000', AINO)
  const to = (search: { amount?: number; payment?: string; unfinished?: boolean }) =>
    void router.navigate({ to: '/load-account', search })
  const answer = async (name: string) => {
    const question = within(await screen.findByRole('dialog', { name: m.form_leave_title() }))
    await user.click(question.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await typeAmount(user, '1500')
  to({})
  await answer(m.form_leave_stay())
  expect(router.state.location.search).toEqual({ amount: 10_000 })
  expect(amount().value).toMatch(/^1500/)
  to({})
  await answer(m.form_leave_confirm())
  await waitFor(() => expect(amount().value).toBe(''))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(screen.queryByRole('button', { name: m.form_draft_restore() })).toBeNull()
  // Nothing has been typed, so nothing is asked.
  to({ amount: 20_000 })
  await waitFor(() => expect(amount().value).toBe('200,00'))
  await typeAmount(user, '1500')
  to({ payment: 'pay-1', amount: 20_000 })
  await answer(m.form_leave_stay())
  // A search parameter that does not replace the form asks nothing.
  to({ amount: 20_000, unfinished: true })
  await waitFor(() => expect(router.state.location.search).toEqual({ amount: 20_000, unfinished: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(amount().value).toMatch(/^1500/)
})

test('payment methods that cannot be read show one error with a retry; a payment without any says so [PAY-08]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '503')
  const alert = await screen.findByRole('alert')
  expect(plain(alert)).toContain(m.payments_provider_error())
  expect(within(alert).getByRole('button', { name: m.try_again() })).toBeTruthy()
  await expectAccessible()
  onTheWay['GET /api/payment-methods/deposit/10000'] = () => Promise.resolve(Response.json([]))
  await typeAmount(user, '100')
  await waitFor(() => expect(plain(screen.getByRole('alert'))).toContain(m.payments_methods_none()))
  await expectAccessible()
})

test('a payment method that is rejected on submit keeps the amount [PAY-08]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await payByOp(user, '404')
  await says(m.error_payment_method_unavailable())
  expect(amount().value).toBe('404,00')
  expect(sentTo('POST', '/api/payments')).toEqual([])
})

test('a failed payment start reports only that, because the deposit was created [PAY-23]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await plan('startPayment!:503:payment_service_unavailable')
  await payByOp(user, '1500')
  await says(m.payments_start_failed())
  expect(onPage()).not.toContain('emme saaneet vahvistusta')
  // Nor when the look-up of the page that was left replies.
  await says(m.deposit_again_title())
  // The error is focused, which also scrolls it into view.
  await waitFor(() =>
    expect(screen.getByText(m.payments_start_failed()).closest('[tabindex]')).toBe(document.activeElement),
  )
  expect(onPage()).not.toContain('emme saaneet vahvistusta')
})

test('a lost reply to the payment start makes no claim, and the payment can be made again [PAY-23]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '1500')
  for (const fault of ['drop', 'fail-after']) {
    await plan(`startPayment!:${fault}`)
    const before = sentTo('POST', '/api/payments').length
    await payBy(user, 'OP')
    await waitFor(() => expect(sentTo('POST', '/api/payments').length).toBeGreaterThan(before))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await says(m.payments_start_unknown())
    expect(onPage()).not.toContain(m.payments_start_failed())
  }
  await payBy(user, 'OP')
  await waitFor(() => expect(location.pathname).toBe('/maksuturva-payment'))
  expect(sentTo('POST', '/api/company-accounts/deposits')).toHaveLength(1)
})

test('a missing account asks the user to reload the page [DEP-06] [NAV-10]', async () => {
  await plan('createDeposit:404:account_not_found')
  const { user } = await openPortal('/load-account', AINO)
  await payByOp(user, '1500')
  expect(plain(await screen.findByRole('alertdialog'))).toContain(m.blocking_reload())
})

test.each([
  ['pay-7003', 'readPaymentStatus:401:unauthorized', m.payments_unauthorised_title()],
  ['pay-none', 'readPaymentStatus:404:payment_not_found', m.payments_missing_title()],
])('the status of %s under %s says what is wrong [PAY-08]', async (payment, fault, title) => {
  expectRouteError(/ApiError: readPaymentStatus/)
  await plan(fault)
  await openPortal(`/load-account/status/${payment}`, AINO)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByText(/on lisätty saldoon/)).toBeNull()
  await expectAccessible()
})

test.each(['/load-account', '/load-benefit'])(
  '%s opens when the reply does not say whether there are employees [DEP-01] [TOP-01] [CTR-07]',
  async (path) => {
    letRepliesDepart()
    onTheWay['GET /api/user/details'] = async (request, pass) =>
      Response.json({ ...(await (await pass(request))?.json()), isEmployeesSet: null })
    await openPortal(path, AINO)
    await screen.findAllByRole('heading', { level: 2, name: /^(Yhteenveto|Summa)/ })
    expect(screen.queryByText(m.deposit_no_employees_title())).toBeNull()
  },
)

test('without employees the page links to adding them [DEP-01]', async () => {
  await openPortal('/load-account', 'vaino.koskela')
  await screen.findByRole('heading', { name: m.deposit_no_employees_title() })
  expect(screen.getByRole('link', { name: m.deposit_no_employees_action() }).getAttribute('href')).toBe(
    '/beneficiaries',
  )
  expect(queryAmount()).toBeNull()
  await expectAccessible()
})

test('the estimation sends one debounced request, and its sum fills the amount [DEP-03] [DEP-04] [DEP-11]', async () => {
  const { user } = await openPortal('/load-account', KERTTU)
  // Without the calls of the forecast (months by number) and of the load requests, which run without the panel.
  const asked = () =>
    sent
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === '/api/deposit-orders/estimation')
      .map(({ search }) => decodeURIComponent(search))
      .filter((search) => /:(current|next)&/.test(search))
  await says(m.deposit_requests_title({ count: '4' }))
  expect(screen.getByRole('link', { name: m.deposit_requests_action() }).getAttribute('href')).toBe(
    '/load-account/requested-loads',
  )
  expect(asked()).toEqual([])
  await user.click(screen.getByRole('switch', { name: m.deposit_estimate_toggle() }))
  await button(/^Käytä summaa/)
  expect(asked()).toEqual(['?benefits=lunch:current&benefits=lunch:next&requestedLoads=true'])
  await user.click(screen.getByRole('checkbox', { name: 'Lounasetu, ensi kuukausi' }))
  await user.click(screen.getByRole('checkbox', { name: 'Lounasetu, tämä kuukausi' }))
  // The load requests were read before the panel opened.
  await screen.findByText(m.deposit_estimate_request_count({ count: 4 }))
  expect(asked()).toHaveLength(1)
  const suggested = await waitFor(() => {
    const use = screen.getByRole('button', { name: /^Käytä summaa/ })
    expect(use.getAttribute('aria-disabled')).toBeNull()
    return use
  })
  const sum = plain(suggested).replace('Käytä summaa ', '')
  await user.click(suggested)
  await waitFor(() => expect(amount().value).toBe(sum.replaceAll(/[^\d,]/g, '')))
  await waitFor(() => expect(screen.getAllByRole('button').map(plain)).toContain(`Siirrä ${sum}`))
})

test('the forecast shows how long the balance lasts and how much to transfer by when [DEP-03] [PAY-13]', async () => {
  at(KNOWN_DAY)
  await openPortal('/load-account', KERTTU)
  const card = (await screen.findByRole('heading', { name: m.deposit_forecast_title() })).closest(
    'section',
  ) as HTMLElement
  await within(card).findByText(m.deposit_forecast_short_now())
  expect(plain(card)).toMatch(/Puuttuu [\d\s]+,\d\d €Siirrä se heti\./)
  await within(card).findByRole('img', { name: /^Saldo pienenee latausten myötä: nyt 45,00\s€/ })
  // One row for the requests and six for the load days.
  expect(await within(card).findAllByRole('rowheader', { hidden: true })).toHaveLength(7)
  const cells = within(card).getAllByRole('cell', { hidden: true })
  const euros = cells.map((cell) => parseEuros(cell.textContent)).map((read) => (read.ok ? read.value : Number.NaN))
  let left = 4500
  for (let index = 0; index < euros.length; index += 2) {
    left -= euros[index] ?? 0
    expect(euros[index + 1]).toBe(left)
  }
})

test('the missing sum is filled into the form by its button, on top of what is typed [DEP-02]', async () => {
  at(KNOWN_DAY)
  const { user } = await openPortal('/load-account', AINO)
  const card = await forecastCard()
  const [, missing] = /^Puuttuu (.+)$/.exec(plain(await within(card).findByText(/^Puuttuu/))) ?? []
  await typeAmount(user, '100')
  const button = await within(card).findByRole('button', { name: /^Täytä summaksi/ })
  expect(plain(button)).toBe(`Täytä summaksi ${missing}`)
  await user.click(button)
  await waitFor(() => expect(amount().value).toBe(missing?.replaceAll(/[^\d,]/g, '')))
  await waitFor(() => expect(document.activeElement).toBe(amount()))
  // The next load day that the money does not cover.
  await waitFor(() => expect(plain(card)).not.toContain(`Puuttuu ${missing}`))
})

test('a forecast that cannot be read does not block the form [DEP-03]', async () => {
  await plan('readBenefitGroupSettings:500:internal_error')
  const { user } = await openPortal('/load-account', AINO)
  await says(m.deposit_forecast_failed())
  await payByOp(user, '20')
  await waitFor(() => expect(sentTo('POST', '/api/payments')).toHaveLength(1))
})

const forecastCard = async () =>
  (await screen.findByRole('heading', { name: m.deposit_forecast_title() })).closest('section') as HTMLElement

test.each(['listBenefits', 'listLoadableBenefits', 'listTopUps', 'estimateDeposit'])(
  'without %s there is no forecast and no claim about the balance [DEP-03]',
  async (name) => {
    await plan(`${name}:500:internal_error`)
    await openPortal('/load-account', AINO)
    const card = await forecastCard()
    await waitFor(() => expect(plain(card)).toContain(m.deposit_forecast_failed()))
    expect(plain(card)).not.toMatch(/saldo/i)
  },
)

test.each(['2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z', '2027-01-01T08:00:00Z'])(
  'on %s outstanding loads of the month are due today and do not count as requests [DEP-03]',
  async (moment) => {
    at(moment)
    await openPortal('/load-account', AINO)
    const card = await forecastCard()
    await within(card).findByText(m.deposit_forecast_short_expected({ date: formatDate(dateInHelsinki(moment)) }))
    const [, first] = await within(card).findAllByRole('row', { hidden: true })
    expect(plain(first ?? null)).toContain(m.deposit_forecast_expected())
    expect(plain(first ?? null)).toContain(formatDate(dateInHelsinki(moment)))
  },
)

test('a balance that cannot be read again may be outdated, and says so [DEP-03]', async () => {
  const { user, queryClient } = await openPortal('/load-account', AINO)
  await says(m.deposit_balance_now())
  onTheWay['GET /api/company-accounts'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await says(m.table_outdated())
  delete onTheWay['GET /api/company-accounts']
  await user.click(await button(m.try_again()))
  await waitFor(() => expect(onPage()).not.toContain(m.table_outdated()))
})

test('load requests that cannot be read again may be outdated, and the page says so [DEP-04]', async () => {
  const { queryClient } = await openPortal('/load-account', KERTTU)
  await says(m.deposit_requests_action())
  onTheWay['GET /api/requested-loads'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await says(m.table_outdated())
})

test('the confirmation shows no balance that could not be read again [DEP-08]', async () => {
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '1500')
  onTheWay['GET /api/company-accounts'] = refused(500, 'internal_error')
  const dialog = (await askToPay(user, 'OP')).closest('dialog')
  expect(plain(dialog)).toContain(`${m.deposit_balance_now()}–${m.home_balance_failed()}`)
  expect(plain(dialog)).not.toContain(m.deposit_balance_after())
})
