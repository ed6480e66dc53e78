// @vitest-environment jsdom
import type { CompanyAccounts, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { lastYearLoadsQuery } from '@/domain/top-ups/month-loads'
import { chartMonths, PAGE_CAP } from '@/domain/transactions'
import { today } from '@/values/dates/clock'
import { cents, formatEuros, parseEuros } from '@/values/numbers/money'
import { expectAccessible } from '../../tests/support/accessible'
import { load } from '../../tests/support/loads'
import { at, onTheWay, openPortal, plain, plan, refused, sentTo, usePortal } from '../../tests/support/portal-test-bed'

usePortal({ mayDepart: true })
afterEach(() => vi.unstubAllGlobals())

const TRANSACTIONS = '/api/company-accounts/transactions'
const card = () => screen.findByRole('region', { name: m.charts_loads_title() })
const centsOf = (cell: HTMLElement) => {
  const read = parseEuros(cell.textContent)
  return read.ok ? read.value : Number.NaN
}
/** Table cells under a chart, row by row, in cents. */
const figures = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => within(row).getAllByRole('cell', { hidden: true }).map(centsOf))

/** Fakes IntersectionObserver. @returns a function that scrolls everything into view */
function watchSight() {
  const watching: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        watching.push(() => seen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => act(() => watching.forEach((see) => see()))
}

test('home loads its chart when it scrolls into view, and the table’s totals add up [CHA-01] [CHA-02]', async () => {
  at('2026-11-22T12:00:00+02:00')
  const see = watchSight()
  const { queryClient } = await openPortal('/', 'aino.virtanen')
  const chart = await card()
  await screen.findByRole('heading', { name: m.home_active() })
  const loaded = await screen.findByRole('region', { name: m.home_loaded() })
  await waitFor(() => expect(plain(loaded)).toMatch(/\d €/))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = sentTo('POST', TRANSACTIONS).length
  expect(within(chart).queryByRole('img')).toBeNull()
  see()
  const drawing = await within(chart).findByRole('img', {
    name: /^Lataukset eduittain, joulukuu 2025 – marraskuu 2026/,
  })
  expect(sentTo('POST', TRANSACTIONS).length).toBeGreaterThan(before)
  const rows = figures(chart)
  // The figure above the chart shows the current month's total.
  expect(parseEuros(plain(loaded).match(/[\d ]+,\d\d €/)?.[0] ?? '')).toMatchObject({ value: rows[11]?.[0] })
  expect(rows).toHaveLength(14)
  // The total is the first column, because the columns of many benefits scroll.
  for (const [total, ...parts] of rows) expect(total).toBe(parts.reduce((all, sum) => all + sum, 0))
  const [year = [], all = []] = rows.slice(12)
  const down = (some: number[][]) => some[0]?.map((_, column) => some.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  expect(all).toEqual(down(rows.slice(0, 12)))
  // December is in the previous year.
  expect(year).toEqual(down(rows.slice(1, 12)))
  expect(all.every((sum) => sum > 0)).toBe(true)
  // The chart draws one part per non-zero sum, with one pattern per benefit.
  const parts = [...drawing.querySelectorAll('[data-tint] > path[fill]')]
  expect(parts).toHaveLength(
    rows
      .slice(0, 12)
      .flatMap(([, ...parts]) => parts)
      .filter((sum) => sum > 0).length,
  )
  expect(new Set(parts.map((part) => part.getAttribute('fill'))).size).toBe(all.length - 1)
  // The current month is hatched and marked, in chart and table; other months link to their page.
  expect(within(drawing).getByText('11*')).toBeTruthy()
  expect(plain(chart)).toContain('* Marraskuu 2026 on kesken: luvut ovat päivään 22.11.2026 asti.')
  expect(drawing.querySelectorAll('path[fill$="-hatch)"]')).toHaveLength(1)
  const links = within(chart).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(chartMonths(today()).map((month) => `/month/${month}`))
  // The CSP forbids style attributes.
  expect(chart.querySelectorAll('[style]')).toHaveLength(0)
  await expectAccessible()
})

test('hovering a month or reaching it by arrow keys shows its values in the legend [CHA-01] [CHA-02]', async () => {
  at('2026-11-22T12:00:00+02:00')
  const { user } = await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  const drawing = await within(chart).findByRole('img')
  const legend = () => plain(within(chart).getByRole('list').parentElement)
  const [october = [], running = []] = figures(chart).slice(10, 12)
  const says = (text: string) => waitFor(() => expect(legend()).toContain(text))
  const sumOf = ([total = 0]: number[]) => plain(formatEuros(cents(total)))
  const year = m.charts_this_year({ year: '2026' })
  await says(year)
  act(() => within(chart).getByRole('slider').focus())
  await says(`Marraskuu 2026: ${sumOf(running)}`)
  fireEvent.change(within(chart).getByRole('slider'), { target: { value: '10' } })
  await says(`Lokakuu 2026: ${sumOf(october)}`)
  expect(within(chart).getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Lokakuu 2026: .*, Lounasetu /)
  await user.tab()
  await says(year)
  // The first month is at the left edge.
  await user.hover(drawing)
  await says('Joulukuu 2025')
  await user.unhover(drawing)
  await says(year)
})

test('a company whose first load is in the chart has no line of last year, and no calls are made for it [CHA-02]', async () => {
  at('2026-11-22T12:00:00+02:00')
  const { queryClient } = await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  const drawing = await within(chart).findByRole('img')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(drawing.querySelector('[data-slot="chart-compared"]')).toBeNull()
  expect(plain(chart)).not.toContain(m.charts_year_before())
  expect(queryClient.getQueryData(lastYearLoadsQuery().queryKey)).toBeUndefined()
})

test('a chart that fails to load says so, does not affect the page, and can be retried [CHA-01]', async () => {
  onTheWay[`POST ${TRANSACTIONS}`] = refused(500, 'internal_error')
  const { user } = await openPortal('/en', 'aino.virtanen')
  const chart = await screen.findByRole('region', { name: m.charts_loads_title({}, { locale: 'en' }) })
  await within(chart).findByText(m.charts_failed({}, { locale: 'en' }))
  expect(within(chart).queryByRole('img')).toBeNull()
  expect(screen.getByRole('region', { name: m.home_balance({}, { locale: 'en' }) })).toBeTruthy()
  delete onTheWay[`POST ${TRANSACTIONS}`]
  await user.click(within(chart).getByRole('button', { name: m.try_again({}, { locale: 'en' }) }))
  await within(chart).findByRole('img', { name: /^Loads by benefit/ })
})

test('a company without loads is told so, with a link to its first load [CHA-02]', async () => {
  await openPortal('/reports?tab=charts', 'vaino.koskela')
  const chart = await card()
  await within(chart).findByText(m.charts_loads_none_title().replaceAll('\u00a0', ' '))
  expect(within(chart).getByRole('link').getAttribute('href')).toBe('/load-benefit')
})

test('the charts tab has the loads and the balance, which ends at today’s balance [CHA-02] [CHA-03]', async () => {
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  await within(await card()).findByRole('img')
  const balance = await screen.findByRole('region', { name: m.charts_balance_title() })
  const drawing = await within(balance).findByRole('img', { name: /^Saldon kehitys/ })
  const [opening = [], ...months] = figures(balance)
  let left = opening.at(-1) ?? Number.NaN
  for (const month of months) {
    left += month.slice(0, -1).reduce((all, sum) => all + sum, 0)
    expect(month.at(-1)).toBe(left)
  }
  expect(plain(balance)).toContain(plain(balance).match(/Tilillä on nyt ([\d ]+,\d\d €)/)?.[1])
  expect(plain(balance)).toContain('Tilillä on nyt 4 812,40 €.')
  expect(left).toBe(481_240)
  // Deposits and loads have different mark shapes, not only colours.
  const marks = [...drawing.querySelectorAll('g > path')]
  expect(new Set(marks.map((mark) => mark.getAttribute('class'))).size).toBe(2)
  expect(sentTo('POST', TRANSACTIONS).some(({ url }) => url.includes('page=1'))).toBe(true)
  await expectAccessible()
})

/** Changes the successful loads of September 2026 in the list of loads. */
function changeSeptember(change: object) {
  at('2026-11-22T12:00:00+02:00')
  onTheWay['GET /api/top-up-load/summary'] = async (request, pass) => {
    const reply = await pass(request)
    const { topUpLoads } = (await (reply as Response).json()) as { topUpLoads: { createdAt: string; status: string }[] }
    const isOfMonth = ({ createdAt, status }: (typeof topUpLoads)[number]) =>
      createdAt.startsWith('2026-09') && status === 'success'
    return Response.json({ topUpLoads: topUpLoads.map((load) => (isOfMonth(load) ? { ...load, ...change } : load)) })
  }
}

test.each([
  ['whose amount a reply lacks', { totalSum: null }],
  ['of a load with an unknown status', { status: 'paused' }],
])('names the month %s, and blames no number of transactions [CHA-02] [CTR-07]', async (_, change) => {
  changeSeptember(change)
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  await waitFor(() => expect(plain(chart)).toContain(m.charts_loads_unread({ months: 'syyskuu 2026' })))
  expect(plain(chart)).not.toContain('Tapahtumia on niin paljon')
})

test('loads of an unknown benefit are in the totals, as another benefit [CHA-02] [CTR-07]', async () => {
  changeSeptember({ benefitType: 'culture' })
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  await within(chart).findByRole('img')
  const [total = 0] = figures(chart).at(-1) ?? []
  expect(plain(chart)).toContain(`12 kuukauden aikana ${plain(formatEuros(cents(total)))}`)
  expect(plain(chart)).toContain(m.benefits_other())
})

test('without a month that is known, no sum is said to be loaded [CHA-02] [CTR-07]', async () => {
  at('2026-11-22T12:00:00+02:00')
  const months = chartMonths(today())
  const topUpLoads = months.map((month) =>
    load({ id: month, status: 'paused' as TopUpLoad['status'], createdAt: `${month}-15T09:00:00Z` }),
  )
  onTheWay['GET /api/top-up-load/summary'] = () => Promise.resolve(Response.json({ topUpLoads }))
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  await within(chart).findByRole('img', { name: m.charts_loads_title() })
  expect(plain(chart)).toContain('Kaikkia summia ei voitu hakea')
  expect(plain(chart)).not.toContain('0,00 €')
})

test('without a balance in the reply the loads are shown, and no lowest balance is named [CHA-02] [CHA-03] [CTR-07]', async () => {
  at('2026-11-22T12:00:00+02:00')
  onTheWay['GET /api/company-accounts'] = async (request, pass) => {
    const reply = (await (await pass(request))?.json()) as CompanyAccounts
    return Response.json({ ...reply, accounts: reply.accounts.map((one) => ({ ...one, availableBalance: null })) })
  }
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  await within(await card()).findByRole('img', { name: /^Lataukset eduittain/ })
  const balance = await screen.findByRole('region', { name: m.charts_balance_title() })
  await within(balance).findByRole('img', { name: /nyt –/ })
  expect(plain(balance)).not.toContain('Vähimmillään')
  expect(balance.innerHTML).not.toContain('NaN')
})

test('names the months of transactions that were not read, and the one whose amount a reply lacks [CHA-02] [CTR-07]', async () => {
  changeSeptember({ totalSum: null })
  onTheWay[`POST ${TRANSACTIONS}`] = async ({ url }) => {
    const change = { isDeposit: true, transactionType: 'Deposit', balanceChange: 100 }
    const one = { id: url, date: '2026-06-15T09:00:00Z', title: '', description: '', ...change }
    return Response.json({ transactions: [one], totalPages: PAGE_CAP + 1 })
  }
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  await waitFor(() => expect(plain(chart)).toContain(m.charts_loads_unread({ months: 'syyskuu 2026' })))
  expect(plain(chart)).toContain(m.charts_loads_unknown({ month: 'kesäkuu 2026' }))
})

test('charts that cannot be read again stay, and one note says that they may be outdated, until a retry succeeds [CHA-02] [CHA-03]', async () => {
  // The first day of a month, when the loads of the year before are known too.
  at('2026-12-01T12:00:00+02:00')
  const { user, queryClient } = await openPortal('/reports?tab=charts', 'aino.virtanen')
  const balance = await screen.findByRole('region', { name: m.charts_balance_title() })
  await within(balance).findByRole('img', { name: /^Saldon kehitys/ })
  await within(await card()).findByRole('img', { name: /^Lataukset eduittain/ })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  onTheWay[`POST ${TRANSACTIONS}`] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await screen.findByText(m.table_outdated())
  expect(within(balance).getByRole('img', { name: /^Saldon kehitys/ })).toBeTruthy()
  delete onTheWay[`POST ${TRANSACTIONS}`]
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(screen.queryByText(m.table_outdated())).toBeNull())
})

test('the page of a benefit group shows its yearly cost, or that it could not be loaded [CHA-01] [CHA-04]', async () => {
  await plan('estimateDeposit!:500:internal_error')
  const { user } = await openPortal('/manage-benefits/lunch', 'aino.virtanen')
  const chart = await screen.findByRole('region', { name: m.charts_cost_title() })
  await within(chart).findByText(m.charts_failed())
  await user.click(within(chart).getByRole('button', { name: m.try_again() }))
  await within(chart).findByRole('img', { name: /^Ryhmän lataukset ja palvelumaksut/ })
  const rows = figures(chart)
  expect(rows).toHaveLength(13)
  for (const [total = 0, loads = 0, fees = 0] of rows) expect(total).toBe(loads + fees)
  expect(rows.at(-1)?.[0]).toBe(rows.slice(0, 12).reduce((all, [total = 0]) => all + total, 0))
  await waitFor(() => expect(plain(chart)).toMatch(/Seuraavat 12 kuukautta maksavat enintään [\d ]+,\d\d €\./))
})
