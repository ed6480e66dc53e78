// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../tests/support/accessible'
import { expectRouteError } from '../../../tests/support/expected-console'
import {
  KNOWN_DAY,
  notices,
  openPortal,
  plain,
  plan,
  sent,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import { cellsOf, rows, rowsAre } from '../../../tests/support/table-rows'

// What cannot be read has another shape.
usePortal({ mayDepart: true, moment: KNOWN_DAY })

const EN = { locale: 'en' } as const
const PATH = '/load-account/requested-loads'
const open = (path = PATH, username = 'kerttu.makela') => openPortal(path, username)
const inSummary = () => within(screen.getByRole('main')).getAllByRole('definition').map(plain)
const rejectOf = (row: number) => within(rows()[row] as HTMLElement).getByRole('button')
const dialog = () => screen.findByRole('dialog', { name: m.requests_reject_title() })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = () => topDialog().getByRole('button', { name: m.requests_reject_confirm() })
const canConfirm = () => waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull())
/** From the list to the dialog that rejects the first request. */
async function askToReject(user: UserEvent) {
  await rowsAre(4)
  await user.click(rejectOf(0))
  await dialog()
  await canConfirm()
}
const saysRejected = () =>
  waitFor(() => expect(notices()).toContain(plain(m.requests_rejected({ name: 'Inka Salonen', amount: '182,00 €' }))))
const calls = (method: string, path: string) =>
  sent.filter((request) => request.method === method && new URL(request.url).pathname.startsWith(path))
/** Rejections are carried out and answered with a body that the contract does not have. */
const oddly =
  (pass: typeof fetch): typeof fetch =>
  async (...call) => {
    const response = await pass(...call)
    return new Request(...call).url.includes('/reject/') ? Response.json({ success: true }) : response
  }
const rejections = () => calls('POST', '/api/requested-loads/reject/')

test('requests stand under their totals and are only rejected [REQ-01] [REQ-02] [REQ-05]', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { level: 1, name: m.requests_title() })
  // The open requests are shown, and not subtracted: 45,00 € is what the account holds.
  await waitFor(() =>
    expect(inSummary()).toEqual([
      '4',
      '882,00 €',
      // 22,05 € of fee and its VAT, 5,62 €.
      '909,67 €',
      '45,00 €',
      plain(m.requests_balance_short({ missing: '864,67 €' })),
    ]),
  )
  expect(screen.getAllByRole('columnheader').map(plain)).toEqual([
    m.requests_column_date(),
    m.requests_column_first_name(),
    m.requests_column_last_name(),
    m.requests_column_personal_id(),
    m.requests_column_benefit(),
    m.requests_column_month(),
    m.requests_column_amount(),
    m.requests_column_reject(),
  ])
  expect(cellsOf(rows()[2]).slice(0, 7)).toEqual([
    '20.11.2026',
    expect.stringMatching(/Päivi$/),
    'Tervo',
    '200370X946W',
    m.benefits_lunch(),
    '12/2026',
    '238,00 €',
  ])
  // Nothing else can be done to a request.
  for (const row of rows()) {
    expect(within(row).getAllByRole('button')).toHaveLength(1)
    expect(within(row).queryByRole('link')).toBeNull()
  }
  expect(plain(rejectOf(0))).toBe(
    plain(`${m.requests_reject()}${m.requests_reject_of({ name: 'Inka Salonen', amount: '182,00 €' })}`),
  )
  expect(screen.getByRole('link', { name: m.requests_back() }).getAttribute('href')).toBe('/load-account')
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: m.requests_transactions() }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/reports?tab=transactions'))
})

test('a request is rejected once, after a question with name and amount read anew [REQ-03] [REQ-05]', async () => {
  const { user } = await open()
  await rowsAre(4)
  const reads = calls('GET', '/api/requested-loads').length
  await askToReject(user)
  expect(calls('GET', '/api/requested-loads').length).toBeGreaterThan(reads)
  expect(topDialog().getAllByRole('definition').map(plain)).toEqual(['Inka Salonen', '182,00 €', '12/2026'])
  await user.dblClick(confirm())
  await saysRejected()
  await noDialog()
  // The balance covers none of those that waited behind it.
  await rowsAre(3)
  expect(plain(screen.getByRole('main'))).not.toContain('Salonen')
  expect(inSummary()[0]).toBe('3')
  expect(rejections()).toHaveLength(1)
})

test('a rejection that fails says so in the dialog alone, and another try rejects [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:500:internal_error')
  const { user } = await open()
  await askToReject(user)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.requests_reject_unknown()))
  expect(notices()).toBe('')
  await expectAccessible(topDialog().element)
  await canConfirm()
  await user.click(confirm())
  await saysRejected()
  await rowsAre(3)
  expect(rejections()).toHaveLength(2)
})

test('after a lost answer to a rejection the list shows what became of it [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:drop')
  const { user } = await open()
  await askToReject(user)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toBe(m.requests_reject_gone()))
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  await user.click(topDialog().getByRole('button', { name: m.form_cancel() }))
  await rowsAre(3)
  expect(rejections()).toHaveLength(1)
})

test('requests that cannot be read say so in a toast and offer another try [REQ-04]', async () => {
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
  expect(screen.getAllByRole('link', { name: m.requests_transactions({}, EN) })).toHaveLength(2)
  await expectAccessible()
})

test('a summary without its fees says so, and not what the balance lacks [REQ-01]', async () => {
  await plan('estimateDeposit:500:internal_error')
  await open()
  await screen.findByText(m.requests_need_failed())
  expect(inSummary()).toContain('–')
  expect(plain(screen.getByRole('main'))).not.toMatch(/puuttuu/)
})

test('after a lost answer the summary is read again as the rows are [REQ-01] [REQ-03]', async () => {
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
  expect(inSummary()[2]).toMatch(/€/)
})

test('an odd success of a request that is still open is no success [REQ-03]', async () => {
  await plan('rejectRequestedLoad!:wrong-shape')
  const { user } = await open()
  await askToReject(user)
  await user.click(confirm())
  await waitFor(() => expect(plain(topDialog().getByRole('alert'))).toContain(m.requests_reject_unknown()))
  expect(notices()).toBe('')
  await rowsAre(4)
})

test('an odd success of a request that has left the list is one [REQ-03]', async () => {
  const { user } = await open()
  await askToReject(user)
  vi.stubGlobal('fetch', oddly(globalThis.fetch))
  await user.click(confirm())
  await saysRejected()
  await rowsAre(3)
})
