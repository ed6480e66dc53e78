// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api, at, fill, KNOWN_DAY, openPortal, plain, usePortal } from './support/portal-test-bed'

usePortal()

/** A company whose balance covers none of its load requests. */
const KERTTU = { username: 'kerttu.makela', company: 'c-6' }

/** A sum with its fee (2,5 %) and VAT (25,5 %) in cents, calculated without the portal's code. */
function withFee(sum: number): number {
  const fee = Math.floor((sum * 25 + 500) / 1000)
  return sum + fee + Math.floor((fee * 255 + 500) / 1000)
}
/** Formatted as 1 234,50 €. */
function inEuros(cents: number): string {
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  return `${String(whole).replace(/\B(?=(\d{3})+$)/g, ' ')},${rest} €`
}
const toCents = (shown: string) => Number(shown.replace('−', '-').replace(/[^\d-]/g, ''))

/** The rows in the fake API's tables. */
const inTables = () =>
  api.database.withDb((db) => ({
    balance: db.accounts.all(KERTTU.company)[0]?.availableBalance ?? Number.NaN,
    asked: db.requestedLoads
      .all(KERTTU.company)
      .filter(({ state }) => state === 'open')
      .reduce((sum, { amount }) => sum + amount, 0),
  }))

const onPage = () => plain(screen.getByRole('main'))
const forecast = async () => {
  const heading = await screen.findByRole('heading', { name: m.deposit_forecast_title() })
  return heading.closest('section') as HTMLElement
}
/** The rows of the forecast: type and day, loaded amount, remaining balance. */
async function planned(card: HTMLElement) {
  // The table loads together with the chart.
  const rows = await within(card).findAllByRole('row', { hidden: true })
  return rows
    .slice(1)
    .map((row) => Array.from(row.children, plain))
    .map(([what = '', load = '', left = '']) => ({ what, load: toCents(load), left: toCents(left) }))
}

test('home, requests, deposit and forecast show the same missing amount to the cent, fee included [HOM-03] [REQ-01] [DEP-03]', async () => {
  at(KNOWN_DAY)
  const { router, user } = await openPortal('/', KERTTU.username)
  const { balance, asked } = await inTables()
  const needed = withFee(asked)
  const missing = inEuros(needed - balance)
  expect(asked).toBeGreaterThan(balance)

  await waitFor(async () =>
    expect(plain(await screen.findByRole('region', { name: m.home_missing() }))).toContain(missing),
  )
  // The line leads to the deposit with what is missing filled in.
  const work = screen.getByRole('region', { name: m.home_work() })
  await user.click(await within(work).findByRole('link', { name: /^Saldosta puuttuu/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/load-account'))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Siirrettävä summa/)).value.replaceAll('\u00a0', ' ')).toBe(
    missing.replace(' €', ''),
  )

  await act(() => router.navigate({ to: '/load-account/requested-loads' }))
  await waitFor(() => expect(onPage()).toContain(plain(m.requests_balance_short({ missing }))))
  expect(onPage()).toContain(inEuros(needed))

  await act(() => router.navigate({ to: '/load-account' }))
  const card = await forecast()
  await within(card).findByText(m.deposit_forecast_short_now())
  expect(plain(card)).toContain(`Puuttuu ${missing}Siirrä se heti.`)
  const [first] = await planned(card)
  expect(first).toEqual({
    what: expect.stringContaining(m.deposit_forecast_requests()),
    load: needed,
    left: balance - needed,
  })

  // The typed amount changes the forecast: one cent too little, then enough for all requests.
  const typed = async (sum: number) => {
    await fill(user, screen.getByLabelText(/^Siirrettävä summa/), inEuros(sum))
    await within(card).findByText(plain(m.deposit_forecast_with({ sum: inEuros(sum) })), { normalizer: plain })
    return plain(card)
  }
  expect(await typed(needed - balance - 1)).toContain('Puuttuu 0,01 €Siirrä se heti.')
  expect(await typed(needed - balance)).not.toContain(m.deposit_forecast_short_now())
  expect((await planned(card))[0]?.left).toBe(0)

  // The confirmation shows the open requests beside the new balance.
  await user.click(await screen.findByRole('radio', { name: /^Lasku/ }))
  await user.click(await screen.findByRole('button', { name: /^Siirrä \d/ }))
  const question = await screen.findByRole('dialog', { name: m.deposit_confirm_title() })
  expect(plain(question)).toContain(`${m.deposit_balance_after()}${inEuros(needed)}`)
  expect(plain(question)).toContain(`${m.deposit_balance_requested()}${inEuros(asked)}`)
})

test('advises several deposits if one cannot cover the amount [DEP-02] [DEP-03]', async () => {
  at(KNOWN_DAY)
  const { router } = await openPortal('/profile', KERTTU.username)
  await api.database.withDb((db) => {
    for (const row of db.accounts.all(KERTTU.company)) {
      db.accounts.put(KERTTU.company, { ...row, availableBalance: -12_000_000 })
    }
  })
  const { asked } = await inTables()
  const lacks = 12_000_000 + withFee(asked)
  const count = Math.ceil(lacks / 5_000_000)
  expect(count).toBe(3)
  await act(() => router.navigate({ to: '/load-account' }))
  await waitFor(async () =>
    expect(plain(await forecast())).toContain(
      plain(m.deposit_forecast_several({ maximum: '50 000,00 €', count: String(count) })),
    ),
  )
  expect(plain(await forecast())).toContain(`Puuttuu ${inEuros(lacks)}Siirrä se heti.`)
})
