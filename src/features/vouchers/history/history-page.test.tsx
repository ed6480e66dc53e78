// @vitest-environment jsdom
import type { VoucherOrderPage } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { today } from '@/values/dates/clock'
import { addDays } from '@/values/dates/plain-date'
import {
  api,
  at,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  refused,
  saved,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const ORDERS = '/api/voucher-orders'
const tableRows = () => screen.getAllByRole('row').slice(1)
const rows = () => tableRows().map(plain)
const onPage = () => plain(screen.getByRole('main'))
const asked = (at = -1) => Object.fromEntries(new URL(sentTo('GET', ORDERS).at(at)?.url ?? '').searchParams)

test('offers both types of voucher and lists the five newest orders with statuses [VOU-01] [VOU-02] [VOU-04]', async () => {
  await openPortal('/voucher-order-history', 'aino.virtanen')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.vouchers_title())
  expect(screen.getByRole('link', { name: m.vouchers_order_lunch() }).getAttribute('href')).toBe('/voucher-order/lunch')
  expect(screen.getByRole('link', { name: m.vouchers_order_recreational() }).getAttribute('href')).toBe(
    '/voucher-order/recreational',
  )
  expect(screen.getAllByRole('columnheader').map(plain)).toEqual([
    m.vouchers_column_date(),
    m.vouchers_column_product(),
    m.vouchers_face_value(),
    m.vouchers_quantity(),
    m.vouchers_sum(),
    m.vouchers_column_status(),
    m.table_actions(),
  ])
  expect(rows()).toHaveLength(5)
  // The weekday decides the order of the first four: orders of the seed are made on working days.
  expect(rows()).toContainEqual(expect.stringMatching(/^\d\d\.\d\d\.\d{4}Lounasseteli12,00 €1001 200,00 €Valmistetaan/))
  const days = rows().map((row) => row.slice(0, 10).split('.').toReversed().join('-'))
  expect(days).toEqual(days.toSorted().toReversed())
  expect(rows()[4]).toMatch(/Virikeseteli10,00 €80800,00 €Epäonnistui/)
  // The contact panel is only for users who can do nothing else here.
  expect(screen.queryByText(m.vouchers_contact_title())).toBeNull()
})

test('the server pages and sorts: 5, 10 or 15 rows, the newest first [VOU-02]', async () => {
  const { user, router } = await openPortal('/voucher-order-history', 'aino.virtanen')
  // Later calls read the other rows for print.
  expect(asked(0)).toMatchObject({ page: '1', rows: '5', sortBy: 'Date', descending: 'true' })
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: m.vouchers_page_size() })
  expect(Array.from(size.options, ({ value }) => value)).toEqual(['5', '10', '15'])
  await user.selectOptions(size, '15')
  await waitFor(() => expect(tableRows()).toHaveLength(15))
  expect(router.state.location.search).toEqual({ rows: 15 })
  await user.click(within(screen.getByRole('columnheader', { name: m.vouchers_sum() })).getByRole('button'))
  await waitFor(() => expect(asked()).toMatchObject({ sortBy: 'Amount', descending: 'true', rows: '15' }))
  await waitFor(() => expect(rows()[0]).toContain('5 500,00 €'))
  await user.click(screen.getByRole('button', { name: 'Sivu 2' }))
  await waitFor(() => expect(tableRows()).toHaveLength(2))
})

test('a single page of orders has no paging [VOU-02]', async () => {
  await api.database.withDb((db) => {
    for (const { id } of db.voucherOrders.all('c-1').slice(3)) db.voucherOrders.remove('c-1', id)
  })
  await openPortal('/voucher-order-history', 'aino.virtanen')
  expect(tableRows()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Sivu 2' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: m.vouchers_page_size() })).toBeNull()
})

interface Printed {
  head: string
  rows: string[]
}

/** Prints as the browser's own command does: the page as it is at that moment. */
function printNow(): Printed {
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const printed = { head: plain(document.querySelector('[data-slot="print-head"]')), rows: rows() }
  act(() => void window.dispatchEvent(new Event('afterprint')))
  return printed
}

/** Prints until the rows read in advance are there. Watches another element: each print changes the page, and would repeat itself. */
const printWhole = (count: number): Promise<Printed> =>
  waitFor(
    () => {
      const printed = printNow()
      expect(printed.rows).toHaveLength(count)
      return printed
    },
    { container: document.createElement('div') },
  )

const removeNewest = (count: number) =>
  api.database.withDb((db) => {
    for (const { id } of db.voucherOrders.all('c-1').slice(0, count)) db.voucherOrders.remove('c-1', id)
  })

test('print from the menu has every row as just read, with their period [VOU-02] [EXP-03]', async () => {
  const { user } = await openPortal('/voucher-order-history', 'aino.virtanen')
  const printed: Printed[] = []
  vi.stubGlobal('print', () => printed.push(printNow()))
  const printFromMenu = async () => {
    const before = printed.length
    await user.click(await screen.findByRole('button', { name: m.table_export() }))
    await user.click(await screen.findByRole('menuitem', { name: m.table_print() }))
    await waitFor(() => expect(printed).toHaveLength(before + 1))
    return printed[before]
  }
  const whole = await printFromMenu()
  expect(whole?.rows).toHaveLength(17)
  const [first, last] = [whole?.rows.at(-1)?.slice(0, 10), whole?.rows[0]?.slice(0, 10)]
  expect(whole?.head).toContain(m.reports_print_days({ from: first ?? '', to: last ?? '' }))
  await removeNewest(1)
  expect((await printFromMenu())?.rows).toHaveLength(16)
})

test('the browser’s own print has every row too, also after another page was read [VOU-02] [EXP-03]', async () => {
  const { user } = await openPortal('/voucher-order-history', 'aino.virtanen')
  expect((await printWhole(17)).head).not.toContain(m.reports_print_part())
  await removeNewest(6)
  await user.selectOptions(screen.getByRole('combobox', { name: m.vouchers_page_size() }), '10')
  await waitFor(() => expect(tableRows()).toHaveLength(10))
  await printWhole(11)
})

test('the browser’s own print of a long list says that it is a part [VOU-02] [EXP-03]', async () => {
  onTheWay[`GET ${ORDERS}`] = async (_, pass) =>
    Response.json({ ...((await (await pass())?.json()) as object), totalPages: 21 })
  await openPortal('/voucher-order-history', 'aino.virtanen')
  expect(printNow()).toMatchObject({ head: expect.stringContaining(m.reports_print_part()), rows: { length: 5 } })
})

const menuOf = async (user: Awaited<ReturnType<typeof openPortal>>['user'], text: string) => {
  const row = tableRows().find((candidate) => plain(candidate).includes(text)) as HTMLElement
  await user.click(within(row).getByRole('button', { name: /^Toiminnot/ }))
  return screen.findAllByRole('menuitem')
}

test('the menu downloads the confirmation of an online payment, shows details and reorders [VOU-03] [PAY-11]', async () => {
  const { user, router } = await openPortal('/voucher-order-history', 'aino.virtanen')
  const items = await menuOf(user, '650,00 €')
  expect(items.map(plain)).toEqual([m.vouchers_save_order(), m.vouchers_details(), m.vouchers_reorder()])
  await user.click(items[0] as HTMLElement)
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]))
  expect(sentTo('GET', '/api/order-documents/o-5017')).toHaveLength(1)
  await user.click((await menuOf(user, '650,00 €'))[1] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-details/o-5017'))
})

test('a paid order has a receipt, and a failed download shows an error [VOU-03] [PAY-11]', async () => {
  const { user } = await openPortal('/voucher-order-history', 'aino.virtanen')
  const [file] = await menuOf(user, '1 200,00 €')
  expect(plain(file ?? null)).toBe(m.orders_save_receipt())
  onTheWay['GET /api/voucher-orders/o-5016/receipt'] = refused(500, 'internal_error')
  await user.click(file as HTMLElement)
  await waitFor(() => expect(plain(document.body)).toContain(m.payments_download_failed()))
})

test('shows the newest order in progress above the table with its stage and payment [VOU-01]', async () => {
  await openPortal('/voucher-order-history', 'paivi.nurmi')
  const card = (await screen.findByRole('heading', { name: /^Viimeisin tilaus/ })).closest('section')
  const stages = [...(card?.querySelectorAll('li') ?? [])]
  expect(stages.map((stage) => plain(stage))).toEqual(
    [
      `${m.vouchers_stage_ordered()} ${m.wizard_done()}`,
      `2 ${m.vouchers_stage_paid()}`,
      `3 ${m.vouchers_stage_made()}`,
      `4 ${m.vouchers_stage_sent()}`,
    ].map((text) => expect.stringContaining(text)),
  )
  expect(stages.findIndex((stage) => stage.getAttribute('aria-current') === 'step')).toBe(1)
  expect(plain(card)).toContain(m.vouchers_latest_unpaid())
})

test.each([
  [21, 'above the table', true],
  [22, 'in the table alone', false],
] as const)('a sent order that was ordered %i days ago stands %s [VOU-01]', async (days, _, isAbove) => {
  at(KNOWN_DAY)
  const date = `${addDays(today(), -days)}T12:00:00+02:00`
  onTheWay[`GET ${ORDERS}`] = async (_request, pass) => {
    const reply = (await (await pass())?.json()) as VoucherOrderPage
    const sentOrder = { orderNumber: 'T-1', voucherOrderStatus: 'Sent', paymentStatus: 'Paid', date } as const
    return Response.json({ ...reply, voucherOrders: [{ ...reply.voucherOrders[0], ...sentOrder }] })
  }
  await openPortal('/voucher-order-history', 'aino.virtanen')
  await waitFor(() => expect(tableRows()).toHaveLength(1))
  const above = isAbove
    ? await screen.findByRole('heading', { name: m.vouchers_latest_title({ number: 'T-1' }) })
    : null
  expect(screen.queryByRole('heading', { name: /^Viimeisin tilaus/ })).toBe(above)
})

test('a sole voucher manager finds how to reach customer service [VOU-01] [VOU-30]', async () => {
  await openPortal('/voucher-order-history', 'paivi.nurmi')
  const panel = screen.getByRole('heading', { name: m.vouchers_contact_title() }).closest('section') as HTMLElement
  const links = await within(panel).findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^tel:\+358/),
    expect.stringMatching(/^mailto:.+@/),
  ])
})

test('without orders it says what a voucher is and when it would come', async () => {
  await openPortal('/voucher-order-history', 'riikka.salminen')
  expect(await screen.findByText(m.vouchers_empty_title())).toBeTruthy()
  expect(onPage()).toContain('noin viikon kuluttua maksusta')
  expect(screen.queryByText(/^Viimeisin tilaus/)).toBeNull()
})

test('a list that cannot be read offers another try, and ordering stays possible [VOU-01]', async () => {
  onTheWay[`GET ${ORDERS}`] = refused(500, 'internal_error')
  const { user } = await openPortal('/voucher-order-history', 'aino.virtanen')
  expect(screen.getByRole('link', { name: m.vouchers_order_lunch() })).toBeTruthy()
  delete onTheWay[`GET ${ORDERS}`]
  await user.click(await screen.findByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(tableRows()).toHaveLength(5))
})

test('without orders the first page is this one; later home opens [HOM-01]', async () => {
  const { router, user } = await openPortal('/', 'riikka.salminen')
  expect(router.state.location.pathname).toBe('/voucher-order-history')
  await user.click((await screen.findAllByRole('link', { name: m.menu_home() }))[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(await screen.findByRole('heading', { level: 1, name: /Riikka/ })).toBeTruthy()
})

test('if orders cannot be checked, home opens and says so [HOM-01]', async () => {
  onTheWay['GET /api/user/has-orders'] = refused(500, 'internal_error')
  const { router } = await openPortal('/', 'riikka.salminen')
  expect(router.state.location.pathname).toBe('/')
  await waitFor(() => expect(plain(document.body)).toContain('Tilauksia ei'))
})

test('without ordering the pages redirect home, which is the blocked page for a sole manager [SES-29] [VOU-19]', async () => {
  const { router } = await openPortal('/voucher-order-history', 'saara.kivela')
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.home_blocked_title())
})

test.each(['/voucher-order/lunch', '/order-details/o-5001', '/voucher-reorder/lunch/o-5001'])(
  'where ordering is hidden %s leads a signatory home [SES-29] [VOU-19]',
  async (path) => {
    const { router } = await openPortal(path, 'jyri.hamalainen')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  },
)
