// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../tests/support/accessible'
import { expectRouteError } from '../../../tests/support/expected-console'
import { load } from '../../../tests/support/loads'
import {
  at,
  beginAnew,
  fill,
  goTo,
  KNOWN_DAY,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  reloadPortal,
  saved,
  sent,
  sentTo,
  usePortal,
  visitPortal,
} from '../../../tests/support/portal-test-bed'
import { cellsOf, rows, rowsAre } from '../../../tests/support/table-rows'

// Some tests make the fake API send replies that violate the contract; that must not fail them.
usePortal({ mayDepart: true, moment: KNOWN_DAY })

const EN = { locale: 'en' } as const
const AINO = 'aino.virtanen'
const open = (path: string, username = AINO) => openPortal(path, username)
const tab = (name: string) => screen.findByRole('tab', { name })
const isSelected = (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name))
const isAt = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address))
const headings = () => screen.getAllByRole('columnheader').map(plain)
const cell = (row: number, at: number) => cellsOf(rows()[row])[at]
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const again = () => screen.findByRole('button', { name: m.try_again() })

test('every URL of the reports opens a tab [REP-01]', async () => {
  await open('/reports')
  await isSelected(m.reports_tab_transactions())
  await isAt('/reports')
  for (const [path, name, address] of [
    ['/reports/transactions', m.reports_tab_transactions(), '/reports?tab=transactions'],
    ['/reports/reports', m.reports_tab_top_ups(), '/reports?tab=topups'],
    ['/reports/topups', m.reports_tab_top_ups(), '/reports?tab=topups'],
    ['/transactions-history', m.reports_tab_transactions(), '/reports?tab=transactions'],
    ['/reports?tab=sauna', m.reports_tab_transactions(), undefined],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- pages are visited in sequence
    await goTo(path)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await isSelected(name)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (address !== undefined) await isAt(address)
  }
})

test('the tab is in the URL; corrections have a tab only if there are any [REP-01] [CHA-02]', async () => {
  const { user } = await open('/reports')
  // The tab appears after the check call.
  await tab(m.reports_tab_corrections())
  await user.click(await tab(m.reports_tab_transactions()))
  await user.keyboard('{ArrowRight}')
  await isAt('/reports?tab=topups')
  await user.keyboard('{ArrowRight}')
  await isAt('/reports?tab=charts')
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2))
  await user.keyboard('{ArrowRight}')
  await isAt('/reports?tab=balance-corrections')
  await reloadPortal()
  await isSelected(m.reports_tab_corrections())
  // Without corrections the tab does not exist, and its URL shows the first tab.
  await beginAnew()
  await open('/reports?tab=balance-corrections', 'kerttu.makela')
  await isSelected(m.reports_tab_transactions())
  expect(screen.getAllByRole('tab').map(plain)).toEqual([
    m.reports_tab_transactions(),
    m.reports_tab_top_ups(),
    m.reports_tab_charts(),
  ])
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
})

test('pages and sorts transactions, and distinguishes their types [REP-02] [FMT-03] [FMT-05]', async () => {
  const { user } = await open('/reports')
  await rowsAre(20)
  expect(headings()).toEqual([
    m.reports_column_date(),
    m.reports_column_description(),
    m.reports_column_amount(),
    m.reports_column_receipt(),
  ])
  expect(screen.getByRole('columnheader', { name: m.reports_column_date() }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  // Both have the same instant, and the fee was booked last.
  expect(cellsOf(rows()[2]).slice(0, 3)).toEqual([
    '04.11.2026',
    'Lounasedun lataus Marraskuu 2026, 1 työntekijä',
    `${m.reports_transaction_out()}−273,00 €`,
  ])
  expect(cell(3, 2)).toBe(`${m.reports_transaction_in()}+3 093,51 €`)

  await user.click(button(m.reports_column_amount()))
  await isAt('/reports?tab=transactions&sort=-amount')
  await waitFor(() => expect(cell(0, 2)).toContain('+10 000,00 €'))
  await user.click(button(m.table_page({ page: '2' })))
  await waitFor(() => expect(location.search).toContain('page=2'))
  await waitFor(() => expect(cell(0, 2)).not.toContain('+10 000,00 €'))
  await user.click(button(m.reports_column_description()))
  await isAt('/reports?tab=transactions&sort=description')
})

test('print reads a short list completely, each page once; of a long one only the visible page [REP-02]', async () => {
  const pagesAsked = () =>
    sentTo('POST', '/api/company-accounts/transactions').map(({ url }) => new URL(url).searchParams.get('page'))
  await open('/reports?tab=transactions')
  await waitFor(() => expect(pagesAsked()).toEqual(['1', '2', '3', '4', '5']))
  await beginAnew()
  await open('/reports?tab=transactions&page=3')
  await waitFor(() => expect(pagesAsked()).toEqual(['3', '1', '2', '4', '5']))
  await beginAnew()
  await open('/reports?tab=transactions', 'helena.lindqvist')
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(pagesAsked()).toEqual(['1'])
})

test('a page beyond the end shows the last one, in the page’s language [REP-02]', async () => {
  await open('/en/reports?page=99')
  await waitFor(() => expect(location.search).toMatch(/^\?page=\d$/))
  expect(location.pathname).toBe('/en/reports')
  await waitFor(() => expect(rows().some((row) => plain(row).includes('Deposit'))).toBe(true))
})

test('requests a deposit’s receipt by order and others by transaction, and reports failures [REP-02]', async () => {
  await plan('downloadTransactionReceipt!:500:internal_error')
  const { user } = await open('/reports')
  await rowsAre(20)
  const press = (row: number) => user.click(within(rows()[row] as HTMLElement).getByRole('button'))
  const asked = () => sent.map(({ method, url }) => `${method} ${url}`).filter((call) => call.endsWith('/receipt'))
  await press(2)
  await waitFor(() => expect(notices()).toContain(m.reports_download_failed()))
  expect(saved).toEqual([])
  await press(2)
  await waitFor(() => expect(saved).toHaveLength(1))
  await press(3)
  await waitFor(() => expect(saved).toHaveLength(2))
  for (const name of saved) expect(name).toMatch(/^kuitti-[\w-]+\.pdf$/)
  expect(asked().slice(1)).toEqual([
    expect.stringMatching(/^GET .*\/transactions\/tx-[\w-]+\/receipt$/),
    expect.stringMatching(/^GET .*\/deposits\/o-[\w-]+\/receipt$/),
  ])
})

test('shows nine loads per page with statuses and links to their reports [REP-03] [REP-04] [REP-07]', async () => {
  const { user } = await open('/reports?tab=topups')
  await rowsAre(9)
  expect(headings()).toEqual([
    m.reports_column_created(),
    m.reports_column_scheduled(),
    m.reports_column_executor(),
    m.reports_column_benefit(),
    m.reports_column_status(),
    m.reports_column_amount(),
    m.reports_column_with_fees(),
  ])
  expect(cellsOf(rows()[1])).toEqual([
    '17.11.2026 12.50, Virike-etu',
    '01.12.2026',
    'Aino Virtanen',
    m.benefits_recreational(),
    m.reports_load_waiting_for_date(),
    '80,00 €',
    '85,02 €',
  ])
  expect(rows().map((row) => cellsOf(row)[4])).toEqual([
    m.reports_load_waiting_for_payment(),
    m.reports_load_waiting_for_date(),
    m.reports_load_paid_waiting_for_date(),
    m.reports_load_success(),
    m.reports_load_payment_not_received(),
    m.reports_load_payment_not_received(),
    m.reports_load_closed_with_errors(),
    m.reports_load_success(),
    m.reports_load_success(),
  ])
  await user.click(button(m.table_next()))
  await isAt('/reports?tab=topups&page=2')
  await waitFor(() => expect(cell(0, 0)).toContain('09.09.2026'))
  expect(cell(1, 4)).toBe(m.reports_load_canceled())

  await user.click(within(rows()[3] as HTMLElement).getByRole('link'))
  await waitFor(() => expect(location.pathname).toMatch(/^\/reports\/topups\/t-\d+$/))
  await screen.findByRole('heading', { level: 1, name: m.reports_load_lunch() })
  expect(screen.getAllByRole('definition').map(plain)).toEqual([
    m.benefits_lunch(),
    '03.09.2026 10.05',
    m.reports_scheduled_at_once(),
    'Aino Virtanen',
    '22',
    '5 148,00 €',
    '161,52 €',
    '5 309,52 €',
  ])
  expect(headings()).toEqual([
    m.reports_column_name(),
    m.reports_column_personal_id(),
    m.reports_column_status(),
    m.reports_column_amount(),
  ])
  expect(rows()).toHaveLength(7)
  expect(screen.getByText(m.table_range({ first: '1', last: '7', total: '22' }))).toBeTruthy()
  await user.click(screen.getByRole('link', { name: m.reports_detail_back() }))
  await isAt('/reports?tab=topups')
})

test('a report shows the result for each employee [REP-05] [REP-07]', async () => {
  const { user } = await open('/reports?tab=topups')
  await rowsAre(9)
  const openReport = (text: string) => {
    const row = rows().find((one) => plain(one).includes(text))
    return user.click(within(row as HTMLElement).getByRole('link'))
  }
  await openReport(m.reports_load_closed_with_errors())
  await screen.findByText(m.reports_about_refunded())
  expect(rows()).toHaveLength(4)
  expect(cellsOf(rows()[0])).toEqual(['Koskinen, Helmi', '010101A901S', m.reports_item_error(), '15,00 €'])
  expect(cell(1, 2)).toBe(m.reports_item_success())
  // An unpaid load past its date and a load with a future date: the API reports both as scheduled.
  await goTo('/en/reports?tab=topups')
  await rowsAre(9)
  await openReport('23.10.2026')
  await screen.findByRole('heading', { level: 1, name: m.reports_load_recreational({}, EN) })
  expect(cell(0, 2)).toBe(m.reports_load_payment_not_received({}, EN))
  await goTo('/en/reports?tab=topups')
  await rowsAre(9)
  await openReport(m.reports_load_waiting_for_date({}, EN))
  await screen.findByText(m.reports_about_waiting_for_date({ date: '01.12.2026' }, EN))
  expect(cell(0, 2)).toBe(m.reports_load_waiting_for_date({}, EN))
})

test('a missing report says so and links back to the loads [REP-07]', async () => {
  expectRouteError(/ApiError: readTopUp/)
  await open('/reports/topups/t-0')
  await screen.findByRole('heading', { name: m.error_screen_missing_title() })
  expect(screen.getByRole('link', { name: m.reports_detail_back() })).toBeTruthy()
  await expectAccessible()
})

test('the report of a running load says that it updates automatically only while it does [REP-03]', async () => {
  // Fake timers for the polling, so that its six minutes pass at once.
  const fake = { toFake: ['Date' as const, 'setInterval' as const, 'clearInterval' as const], shouldAdvanceTime: true }
  vi.useFakeTimers({ ...fake, now: new Date(KNOWN_DAY) })
  const running = () => Response.json({ ...load({ status: 'in_progress' }), topUpLoadItems: [] })
  onTheWay['GET /api/top-up-load/t-1'] = () => Promise.resolve(running())
  const { user } = await open('/reports/topups/t-1')
  await screen.findByText(m.reports_about_in_progress())
  // The next read is still in flight when the polling stops.
  let answer = () => {}
  onTheWay['GET /api/top-up-load/t-1'] = () =>
    new Promise((done) => {
      answer = () => done(running())
    })
  await act(() => vi.advanceTimersByTimeAsync(361_000))
  await screen.findByText(m.reports_updates_stopped())
  expect(screen.queryByText(m.reports_about_in_progress())).toBeNull()
  await user.click(button(m.reports_update()))
  await screen.findByText(m.reports_about_in_progress())
  expect(screen.queryByText(m.reports_updates_stopped())).toBeNull()
  answer()
})

const CORRECTIONS = '/api/company-accounts/balance-corrections'
const askedCorrections = () =>
  sentTo('GET', CORRECTIONS).map(({ url }) => Object.fromEntries(new URL(url).searchParams))

test('this month is that of the new day on a page that stays open [REP-06] [FMT-05]', async () => {
  await open('/help')
  at('2026-11-30T23:59:00+02:00')
  await visitPortal('/reports?tab=balance-corrections&period=this-month', AINO)
  await waitFor(() => expect(askedCorrections().at(-1)).toMatchObject({ From: '2026-11-01T00:00:00Z' }))
  at('2026-12-01T00:00:01+02:00')
  await waitFor(() => expect(askedCorrections().at(-1)).toMatchObject({ From: '2026-12-01T00:00:00Z' }))
})

test('corrections have reason, New tag and period, by days in UTC [REP-06] [REP-08]', async () => {
  const { user } = await open('/reports?tab=balance-corrections')
  await rowsAre(2)
  expect(headings()).toEqual([
    m.reports_column_time(),
    m.reports_column_reason(),
    m.reports_column_document(),
    m.reports_column_executor(),
    m.reports_column_amount(),
    m.reports_column_balance_after(),
  ])
  expect(cellsOf(rows()[0])).toEqual([
    `19.11.2026 09.10${m.reports_correction_new()}`,
    `${m.reports_reason_too_much()}Liikaa siirretty summa palautettu asiakkaan pyynnöstä`,
    'KORJ-20583',
    'Asiakaspalvelu / S. Rinne',
    '−250,00 €',
    '4 812,40 €',
  ])
  expect(plain(rows()[1] ?? null)).toContain(m.reports_reason_wrong_account())
  expect(plain(rows()[1] ?? null)).not.toContain(m.reports_correction_new())
  expect(askedCorrections()).toEqual([{ Page: '1', RowsPerPage: '10' }])

  const period = () => screen.getByRole('combobox', { name: m.reports_period() })
  await user.selectOptions(period(), m.reports_period_custom())
  const show = () => button(m.reports_period_show())
  const [from, to] = [m.reports_period_from(), m.reports_period_to()]
  await fill(user, await screen.findByLabelText(from), '1.8.2026')
  expect(show().getAttribute('aria-disabled')).toBe('true')
  await fill(user, screen.getByLabelText(to), '21.11.2026')
  await user.tab()
  await screen.findByText(m.form_error_date_too_late({ date: '20.11.2026' }))
  await fill(user, screen.getByLabelText(to), '31.10.2026')
  await user.click(show())
  await isAt('/reports?tab=balance-corrections&period=custom&from=2026-08-01&to=2026-10-31')
  await rowsAre(1)
  expect(cell(0, 2)).toBe('KORJ-20417')
  expect(askedCorrections().at(-1)).toEqual({
    Page: '1',
    RowsPerPage: '10',
    From: '2026-08-01T00:00:00Z',
    To: '2026-10-31T23:59:00Z',
  })
  await user.selectOptions(period(), m.reports_period_last_month())
  await screen.findByRole('heading', { name: m.reports_corrections_empty_title() })
  await user.click(button(m.reports_corrections_empty_action()))
  await rowsAre(2)
})

test('a file of corrections is named by the days that it holds [EXP-01] [REP-06]', async () => {
  onTheWay['GET /api/company-accounts/balance-corrections'] = async (_, pass) => {
    const all = (await (await pass())?.json()) as object
    const one = { id: 'k-1', documentId: 'KORJ-1', executedBy: '', amount: 100, balanceAfterCorrection: 100 }
    const made = { transactionDateTime: '2026-10-05T09:00:00Z', reasonType: 'ContractTermination', reason: '' }
    return Response.json({ ...all, transactions: [{ ...one, ...made }], totalPages: 1 })
  }
  const path = '/reports?tab=balance-corrections'
  const { user } = await open(path)
  const named: string[] = []
  for (const [search, days] of [
    ['period=last-month', ' 2026-10-01–2026-10-31'],
    ['period=custom&from=2026-08-01&to=2026-10-31', ' 2026-08-01–2026-10-31'],
    // The period ends before it starts, so it is ignored and the file has all corrections.
    ['period=custom&from=2026-10-31&to=2026-08-01', ''],
  ] as const) {
    await goTo(`${path}&${search}`)
    await rowsAre(1)
    await user.click(await screen.findByRole('button', { name: m.table_export() }))
    await user.click(await screen.findByRole('menuitem', { name: m.table_save_csv() }))
    named.push(`${m.reports_tab_corrections()} 2026-11-20${days}.csv`)
    await waitFor(() => expect(saved).toEqual(named))
  }
})

test.each([
  ['/reports', 'listTransactions!:500:internal_error', m.reports_transactions_failed()],
  ['/reports?tab=topups', 'listTopUps!:malformed', ''],
  ['/reports?tab=balance-corrections', 'listBalanceCorrections!:malformed', ''],
])('%s under %s shows one error, for transactions a toast, and a retry [REP-02]', async (path, fault, text) => {
  await plan(fault)
  const { user } = await open(path)
  const retry = await again()
  if (text !== '') await waitFor(() => expect(notices()).toContain(text))
  else expect(notices()).toBe('')
  await user.click(retry)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
})

test('a failed check for corrections shows an error, and the transactions stay [REP-01]', async () => {
  await plan('checkBalanceCorrections:500:internal_error')
  await open('/reports')
  await waitFor(() => expect(notices()).toContain(m.reports_corrections_check_failed()))
  await rowsAre(20)
})

test('a deposit that was returned is money out [REP-02]', async () => {
  onTheWay['POST /api/company-accounts/transactions'] = async (_request, pass) => {
    const reply = await (await pass())?.json()
    const [first, ...rest] = reply.transactions
    return Response.json({ ...reply, transactions: [{ ...first, isDeposit: true, balanceChange: -50_000 }, ...rest] })
  }
  await open('/reports')
  await rowsAre(20)
  expect(cell(0, 2)).toBe(`${m.reports_transaction_out()}−500,00 €`)
})
