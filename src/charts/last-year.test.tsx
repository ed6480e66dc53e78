// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../tests/support/accessible'
import {
  api,
  at,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  refused,
  usePortal,
} from '../../tests/support/portal-test-bed'

usePortal({ mayDepart: true, moment: KNOWN_DAY })

/** The next summer, with the data of the known day: the chart and the year before it both have loads. */
async function nextSummer() {
  await api.database.meta()
  at('2027-07-01T12:00:00+03:00')
}
const card = () => screen.findByRole('region', { name: m.charts_loads_title() })
const columnOf = (chart: HTMLElement, name: string) => {
  const [head, ...rows] = within(chart).getAllByRole('row', { hidden: true })
  const place = within(head as HTMLElement)
    .getAllByRole('columnheader', { hidden: true })
    .findIndex(({ textContent }) => textContent === name)
  return rows.map((row) => plain(row.children[place] ?? null))
}
/** The totals of the months, by their names without the year. */
const totals = (chart: HTMLElement, name: string) => {
  const months = columnOf(chart, m.charts_column_month()).map((month) => month.replace(/ \d{4}.*/, ''))
  return Object.fromEntries(columnOf(chart, name).map((sum, at) => [months[at], sum]))
}

test('last year’s loads are a line over the bars, a row of the legend and a column of the table [CHA-01] [CHA-02]', async () => {
  await nextSummer()
  await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  const drawing = await within(chart).findByRole('img')
  const points = () => drawing.querySelectorAll('[data-slot="chart-compared"] circle').length
  // The company's first load is of December 2025, so August to November 2025 are unknown.
  await waitFor(() => expect(points()).toBe(8))
  const before = totals(chart, m.charts_year_before())
  expect([before.Elokuu, before.Marraskuu]).toEqual(['–', '–'])
  expect(before.Joulukuu).toMatch(/^[1-9][\d ]*,\d\d €$/)
  // A sum with an unknown month is unknown; this year's months are known.
  expect(before[plain(m.charts_twelve_months())]).toBe('–')
  expect(before[plain(m.charts_this_year({ year: '2027' }))]).toMatch(/€$/)
  fireEvent.change(within(chart).getByRole('slider'), { target: { value: '10' } })
  await waitFor(() =>
    expect(plain(within(chart).getByRole('list'))).toContain(`${m.charts_year_before()}${before.Kesäkuu}`),
  )
  expect(plain(within(chart).getByRole('slider').getAttribute('aria-valuetext'))).toContain(
    `${m.charts_year_before()} ${before.Kesäkuu}`,
  )
  await expectAccessible()
})

test('the chart stays when last year’s loads cannot be read, says so, and reads them again [CHA-01] [CHA-02]', async () => {
  await nextSummer()
  const transactions = 'POST /api/company-accounts/transactions'
  let [isRefused, reads] = [true, 0]
  // The chart's own months are read first.
  onTheWay[transactions] = (request, pass) => {
    if (request.url.includes('page=1&')) reads += 1
    return isRefused && reads > 1 ? refused(500, 'internal_error')(request, pass) : pass()
  }
  const { user } = await openPortal('/reports?tab=charts', 'aino.virtanen')
  const chart = await card()
  await within(chart).findByText(m.charts_year_before_failed())
  expect(within(chart).getByRole('img')).toBeTruthy()
  isRefused = false
  await user.click(within(chart).getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(plain(within(chart).getByRole('list'))).toContain(m.charts_year_before()))
  expect(within(chart).queryByText(m.charts_year_before_failed())).toBeNull()
})
