// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { expectAccessible } from '../../../tests/support/accessible'
import { expectRouteError } from '../../../tests/support/expected-console'
import {
  api,
  KNOWN_DAY,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  sent,
  sentTo,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import { cellsOf, rows, rowsAre } from '../../../tests/support/table-rows'

// Some tests make the fake API send replies that violate the contract; that must not fail them.
usePortal({ mayDepart: true, moment: KNOWN_DAY })

const EN = { locale: 'en' } as const
const PATH = '/load-account/requested-loads'
const open = (path = PATH, username = 'kerttu.makela') => openPortal(path, username)
const inSummary = () => within(screen.getByRole('main')).getAllByRole('definition').map(plain)
const rejectOf = (row: number) => within(rows()[row] as HTMLElement).getByRole('button')
const dialog = () => screen.findByRole('dialog', { name: m.requests_reject_title() })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = () => topDialog().getByRole('button', { name: m.requests_reject_confirm() })
/** Opens the confirmation for the first request. */
async function askToReject(user: UserEvent) {
  await rowsAre(4)
  await user.click(rejectOf(0))
  await dialog()
}
const saysRejected = () =>
  waitFor(() => expect(notices()).toContain(plain(m.requests_rejected({ name: 'Inka Salonen', amount: '182,00 €' }))))
const calls = (method: string, path: string) =>
  sent.filter((request) => request.method === method && new URL(request.url).pathname.startsWith(path))
/** Rejects the request but replies with a body that violates the contract. */
const oddly =
  (pass: typeof fetch): typeof fetch =>
  async (...call) => {
    const response = await pass(...call)
    return new Request(...call).url.includes('/reject/') ? Response.json({ success: true }) : response
  }
const rejections = () => calls('POST', '/api/requested-loads/reject/')

test('lists requests with their totals; the only action is to reject [REQ-01] [REQ-02] [REQ-05]', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { level: 1, name: m.requests_title() })
  // The open requests are shown but not subtracted: the account holds 45,00 €.
  await waitFor(() =>
    expect(inSummary()).toEqual([
      '4',
      '882,00 €',
      // Includes a fee of 22,05 € and its VAT of 5,62 €.
      '909,67 €',
      '45,00 €',
      plain(m.requests_balance_short({ missing: '864,67 €' })),
    ]),
  )
  expect(screen.getAllByRole('columnheader').map(plain)).toEqual([
    m.table_select_all(),
    m.requests_column_date(),
    m.requests_column_first_name(),
    m.requests_column_last_name(),
    m.requests_column_personal_id(),
    m.requests_column_benefit(),
    m.requests_column_month(),
    m.requests_column_amount(),
    m.requests_column_reject(),
  ])
  expect(cellsOf(rows()[2]).slice(1, 8)).toEqual([
    '20.11.2026',
    expect.stringMatching(/Päivi$/),
    'Tervo',
    '200370X946W',
    m.benefits_lunch(),
    '12/2026',
    '238,00 €',
  ])
  // A request has no other actions.
  for (const row of rows()) {
    expect(within(row).getAllByRole('button')).toHaveLength(1)
    expect(within(row).queryByRole('link')).toBeNull()
  }
  expect(plain(rejectOf(0))).toBe(
    plain(`${m.requests_reject()}${m.requests_reject_of({ name: 'Inka Salonen', amount: '182,00 €' })}`),
  )
  expect(screen.getByRole('link', { name: m.requests_back() }).getAttribute('href')).toBe('/load-account')
  await user.click(screen.getByRole('link', { name: m.requests_transactions() }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/reports?tab=transactions'))
})

test('rejects a request once, after a confirmation with the name and amount [REQ-03] [REQ-05]', async () => {
  const { user } = await open()
  await askToReject(user)
  expect(topDialog().getAllByRole('definition').map(plain)).toEqual(['Inka Salonen', '182,00 €', '12/2026'])
  await user.dblClick(confirm())
  await saysRejected()
  await noDialog()
  // The balance covers none of the remaining requests.
  await rowsAre(3)
  expect(plain(screen.getByRole('main'))).not.toContain('Salonen')
  expect(inSummary()[0]).toBe('3')
  expect(rejections()).toHaveLength(1)
})

test('a selected request that has left the list is not counted as selected any more [REQ-03] [BLK-01]', async () => {
  const { user } = await open()
  await rowsAre(4)
  await user.click(within(rows()[0] as HTMLElement).getByRole('checkbox'))
  await user.click(within(rows()[1] as HTMLElement).getByRole('checkbox'))
  await user.click(rejectOf(0))
  await dialog()
  await user.click(confirm())
  await rowsAre(3)
  expect(plain(screen.getByRole('main'))).toContain(m.table_selected({ count: '1' }))
})

test('a failed rejection shows an error only in the dialog, and a retry rejects [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:500:internal_error')
  const { user } = await open()
  await askToReject(user)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.requests_reject_unknown()))
  expect(notices()).toBe('')
  await user.click(confirm())
  await saysRejected()
  await rowsAre(3)
  expect(rejections()).toHaveLength(2)
})

test('after a lost reply to a rejection the list shows the result, and a retry is refused [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:drop')
  const { user } = await open()
  await askToReject(user)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.requests_reject_unknown()))
  await rowsAre(3)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.error_requested_load_already_handled()))
  expect(notices()).toBe('')
})

/** Another user rejects all requests, which the page still lists. */
const rejectElsewhere = () =>
  api.database.withDb((db) => {
    for (const row of db.requestedLoads.all('c-6')) db.requestedLoads.put('c-6', { ...row, state: 'rejected' })
  })

test('a request that is no longer open is refused and leaves the list [REQ-03]', async () => {
  const { user } = await open()
  await askToReject(user)
  await rejectElsewhere()
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.error_requested_load_already_handled()))
  await screen.findByText(m.requests_empty_title())
})

test('requests that cannot be read show a toast and a retry [REQ-04]', async () => {
  expectRouteError(/ApiError: listRequestedLoads/)
  await plan('listRequestedLoads!:malformed')
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: m.try_again() })
  await waitFor(() => expect(notices()).toContain(m.error_generic()))
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(m.requests_title())
  await expectAccessible()
  await user.click(retry)
  await rowsAre(4)
})

test('without requests the page says how they come', async () => {
  await open(`/en${PATH}`, 'niko.rautio')
  await screen.findByRole('heading', { name: m.requests_empty_title({}, EN) })
  expect(screen.getByRole('link', { name: m.requests_transactions({}, EN) })).toBeTruthy()
  await expectAccessible()
})

test('a summary without fees says so and shows no missing amount [REQ-01]', async () => {
  await plan('estimateDeposit:500:internal_error')
  await open()
  await screen.findByText(m.requests_need_failed())
  expect(inSummary()).toContain('–')
  expect(plain(screen.getByRole('main'))).not.toMatch(/puuttuu/)
})

test('the retry of the summary keeps its focus and sends one request while it runs [REQ-01] [SES-24]', async () => {
  const ESTIMATE = 'GET /api/deposit-orders/estimation'
  const estimates = () => sentTo('GET', '/api/deposit-orders/estimation').length
  const { user, queryClient } = await open()
  await waitFor(() => expect(inSummary()[2]).toMatch(/€/))
  onTheWay[ESTIMATE] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  const retry = within((await screen.findByText(m.requests_need_failed())).closest('p') as HTMLElement)
  let release: () => void = () => {}
  const held = new Promise<void>((done) => (release = done))
  onTheWay[ESTIMATE] = (_, pass) => held.then(() => pass())
  const before = estimates()
  const button = retry.getByRole<HTMLButtonElement>('button')
  await user.click(button)
  await waitFor(() => expect(estimates()).toBe(before + 1))
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
  await user.click(button)
  release()
  await waitFor(() => expect(inSummary()[2]).toMatch(/€/))
  await waitFor(() => expect(estimates()).toBe(before + 1))
})

test('after a lost reply the summary is refetched with the rows [REQ-01] [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:drop')
  const { user } = await open()
  await rowsAre(4)
  const before = await waitFor(() => {
    expect(inSummary()[2]).toMatch(/€/)
    return inSummary()[2]
  })
  await askToReject(user)
  await user.click(confirm())
  await rowsAre(3)
  await waitFor(() => expect(inSummary()[2]).not.toBe(before))
  await waitFor(() => expect(inSummary()[2]).toMatch(/€/))
})

test('an unexpected success body does not count while the request is still listed [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:wrong-shape')
  const { user } = await open()
  await askToReject(user)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.requests_reject_unknown()))
  expect(notices()).toBe('')
  await rowsAre(4)
})

test('an unexpected success body counts once the request has left the list [REQ-03]', async () => {
  const { user } = await open()
  await askToReject(user)
  vi.stubGlobal('fetch', oddly(globalThis.fetch))
  await user.click(confirm())
  await saysRejected()
  await rowsAre(3)
})

test('selected requests are rejected one by one, and each says what became of it [REQ-03] [BLK-01] [BLK-02]', async () => {
  await plan('rejectRequestedLoad!:500:internal_error')
  const { user } = await open()
  await rowsAre(4)
  const names = rows()
    .slice(0, 2)
    .map((row) => within(row).getByRole('checkbox'))
  for (const box of names) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await user.click(box)
  }
  const selected = () => screen.queryByRole('region', { name: m.table_selection() })
  await user.click(await screen.findByRole('button', { name: m.requests_reject_selected() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.requests_reject_many_title({ count: '2' }) }))
  const listed = () =>
    within(dialog.getByRole('list', { name: m.bulk_rows() }))
      .getAllByRole('listitem')
      .map(plain)
  expect(listed()).toEqual(['Inka Salonen182,00 €, 12/2026', expect.stringMatching(/€, 12\/2026$/)])
  const reject = dialog.getByRole('button', { name: m.requests_reject_many_confirm() })
  expect(rejections()).toHaveLength(0)
  await expectAccessible(topDialog().element)
  await user.click(reject)
  // The first call failed with an unknown outcome; the request is still open.
  await dialog.findByText(m.bulk_done({ done: '1', total: '2' }))
  expect(document.activeElement).toBe(dialog.getByText(m.bulk_done({ done: '1', total: '2' })))
  expect(listed().filter((line) => line.endsWith(m.requests_reject_outcome()))).toHaveLength(1)
  expect(listed().filter((line) => line.endsWith(plain(m.form_outcome_unknown())))).toHaveLength(1)
  expect(dialog.getByText(m.bulk_unconfirmed({ count: '1' }))).toBeTruthy()
  await expectAccessible(topDialog().element)
  await user.click(dialog.getByRole('button', { name: m.try_again() }))
  await dialog.findByText(m.bulk_done({ done: '2', total: '2' }))
  expect(rejections()).toHaveLength(3)
  await user.click(dialog.getAllByRole('button', { name: m.form_close() }).at(-1) as HTMLElement)
  await noDialog()
  await rowsAre(2)
  expect(selected()).toBeNull()
})

/** Selects all requests and opens the dialog that rejects them. */
async function askToRejectAll() {
  const { user } = await open()
  await rowsAre(4)
  await user.click(screen.getAllByRole('checkbox', { name: m.table_select_all() })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: m.requests_reject_selected() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.requests_reject_many_title({ count: '4' }) }))
  const reject = dialog.getByRole('button', { name: m.requests_reject_many_confirm() })
  return { user, dialog, reject }
}

test('a selected request that the API refused is not offered to be sent again [REQ-03] [BLK-02]', async () => {
  await plan('rejectRequestedLoad!:400:validation_failed')
  const { user, dialog, reject } = await askToRejectAll()
  await user.click(reject)
  await dialog.findByText(m.bulk_done({ done: '3', total: '4' }))
  expect(dialog.queryByText(m.bulk_unconfirmed({ count: '1' }))).toBeNull()
  expect(dialog.queryByRole('button', { name: m.try_again() })).toBeNull()
})

test('unexpected success bodies count for selected requests that have left the list [REQ-03] [BLK-02]', async () => {
  const { user, dialog, reject } = await askToRejectAll()
  vi.stubGlobal('fetch', oddly(globalThis.fetch))
  await user.click(reject)
  await dialog.findByText(m.bulk_done({ done: '4', total: '4' }))
  expect(rejections()).toHaveLength(4)
})

test('selected requests that are no longer open are refused, which the dialog says [BLK-02]', async () => {
  const { user, dialog, reject } = await askToRejectAll()
  await rejectElsewhere()
  await user.click(reject)
  await dialog.findByText(m.bulk_done({ done: '0', total: '4' }))
  expect(dialog.getAllByText(m.error_requested_load_already_handled())).toHaveLength(4)
  expect(dialog.queryByRole('button', { name: m.try_again() })).toBeNull()
  expect(rejections()).toHaveLength(4)
})
