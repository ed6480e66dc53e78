// @vitest-environment jsdom
import type { CreateVoucherOrderRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { logInAs } from '../../../../tests/support/login-pages'
import { settle } from '../../../../tests/support/mount-in-test'
import {
  acceptAll,
  button,
  field,
  goOn,
  heading,
  onPage,
  openVoucherPayment,
  payButton,
  payBy,
  summary,
  toVoucherPayment,
} from '../../../../tests/support/order-pages'
import {
  api,
  at,
  beginAnew,
  fill,
  KNOWN_DAY,
  lost,
  notices,
  onTheWay,
  openPortal,
  plain,
  refused,
  sent,
  sentBody,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

// In December the calculator offers one month only. On some days the fake API has an order that is less than a day old.
usePortal({ moment: KNOWN_DAY })

const ORDERS = '/api/voucher-orders'
const orders = () => sentTo('POST', ORDERS)
const bodyOf = (request: Request | undefined) => sentBody<CreateVoucherOrderRequest>(request)

const terms = () => screen.getByRole('checkbox', { name: m.orders_terms() })
const retype = (user: UserEvent, name: string | RegExp, text: string) => fill(user, field(name), text)
const count = (name: string) =>
  api.database.withDb((db) => db.voucherOrders.all('c-1').filter(({ id }) => id.startsWith(name)).length)

test('the pay button places the order by the chosen bank and hands off the payment [VOU-05] [VOU-10] [VOU-15]', async () => {
  const { user, router } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  expect(field(m.vouchers_quantity()).value).toBe('50')
  await toVoucherPayment(user)
  await acceptAll(user)
  await user.click(screen.getByRole('radio', { name: 'OP' }))
  // VOU-10: choosing sends nothing.
  expect(orders()).toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Maksa 668,70\s€$/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(orders()).toHaveLength(1)
  expect(orders()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await bodyOf(orders()[0])).toEqual({
    user: null,
    company: {
      name: 'Pyynikin Paahtimo Oy',
      businessIdentityCode: '9912345-6',
      address: { addressLine: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' },
    },
    payment: { method: 'Online', methodCode: 'FI02' },
    delivery: { method: 'ToSavedAddress', addressId: 'a-601', contactPerson: 'Aino Virtanen' },
    termsAndConditions: true,
    details: { voucherId: 'v-l-1300', quantity: 50 },
    ReCaptchaToken: '',
  })
  const [start] = sentTo('POST', '/api/payments')
  const { successUrl } = await sentBody<{ successUrl: string }>(start)
  expect(new URL(successUrl).pathname).toMatch(/^\/voucher-order\/lunch\/status\/pay-/)
})

test('the terms are read again after a failure and can be opened; the pay button focuses what is not ticked, and places no order [VOU-10]', async () => {
  onTheWay['GET /content/notices.json'] = refused(500, 'internal_error')
  const { user } = await openVoucherPayment()
  await screen.findByText(m.contract_documents_missing())
  delete onTheWay['GET /content/notices.json']
  await user.click(button(m.try_again()))
  const link = await screen.findByRole('link', { name: new RegExp(`^${m.cards_read_terms()}`) })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([expect.stringMatching(/ehdot$/), '_blank'])
  await payBy(user, 'Nordea')
  await waitFor(() => expect(document.activeElement).toBe(terms()))
  expect(terms().getAttribute('aria-invalid')).toBe('true')
  expect(onPage()).not.toContain('Valitse maksutapa')
  await user.click(terms())
  await user.click(payButton())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: m.vouchers_checked() })))
  expect(orders()).toEqual([])
})

test('the method that was last paid with comes first [VOU-10]', async () => {
  const { user, router } = await openVoucherPayment({ accepted: true })
  await payBy(user, 'Aktia')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  // The same list everywhere.
  await act(() => router.navigate({ to: '/load-account' }))
  await fill(user, await screen.findByLabelText(m.deposit_amount()), '100')
  const last = await screen.findByRole('group', { name: m.payments_group_last() })
  expect(within(last).getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'Aktia' })])
  expect(screen.getAllByRole('radio')[0]).toBe(screen.getByRole('radio', { name: 'Aktia' }))
})

test('an invoice is chosen first and has its own fields and fee; the button orders [VOU-09] [VOU-22] [PAY-15]', async () => {
  const { user, router } = await openVoucherPayment()
  await user.click(screen.getByRole('radio', { name: 'Tulostettava lasku' }))
  const order = await screen.findByRole('button', { name: /^Tilaa lasku \(668,70/ })
  // VOU-22: not natively disabled, so a press can focus what is missing.
  expect(order.getAttribute('aria-disabled')).toBe('true')
  await user.click(order)
  await waitFor(() => {
    expect(document.activeElement).toBe(terms())
    expect(orders()).toEqual([])
  })
  await acceptAll(user)
  await fill(user, field(/^Kustannuspaikka/), '4100')
  await user.click(screen.getByRole('checkbox', { name: /ilman viitenumeroa/ }))
  await waitFor(() => expect(summary()).toContain('Käsittelymaksu24,90 €'))
  // The page must not show a second total.
  expect(onPage()).toContain('Tilaa lasku (681,25 €)')
  expect(onPage()).not.toContain('668,70')
  await user.click(button(/^Tilaa lasku \(681,25/))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/voucher-order\/lunch\/status\/pay-/))
  expect((await bodyOf(orders()[0])).payment).toEqual({
    method: 'PrintInvoicePdf',
    invoiceCostCenter: '4100',
    withoutReferenceNumber: true,
  })
  await heading(m.orders_invoice_title())
  expect(onPage()).toContain('681,25 €')
  expect(button(m.vouchers_save_invoice())).toBeTruthy()
  // PAY-18: the methods are always those for the sum by bank. The sum as chosen would change the list under the choice.
  const amounts = sent.flatMap(({ url }) => /\/api\/payment-methods\/voucher\/(\d+)/.exec(url)?.[1] ?? [])
  expect(new Set(amounts)).toEqual(new Set(['66870']))
})

test('a payment link goes to the address that is typed, and the status names it [PAY-15] [PAY-17]', async () => {
  const { user } = await openPortal('/voucher-order/recreational', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^10,00\s€$/ }))
  await goOn(user, m.vouchers_step_delivery())
  await goOn(user, m.vouchers_step_payment())
  await user.click(await screen.findByRole('radio', { name: 'Lähetä maksulinkki' }))
  await acceptAll(user)
  const order = await screen.findByRole('button', { name: /^Lähetä linkki \(518,70/ })
  await user.click(order)
  await waitFor(() => expect(document.activeElement).toBe(field(m.orders_link_email())))
  await fill(user, field(m.orders_link_email()), 'maksaja@yritys.example')
  await user.click(button(/^Lähetä linkki \(518,70/))
  await heading(m.orders_link_title())
  expect(onPage()).toContain('maksaja@yritys.example')
})

test('the card is not offered if its fee makes the sum too large [PAY-09] [PAY-18]', async () => {
  await openVoucherPayment({ quantity: '3830' })
  const card = screen.getByRole<HTMLInputElement>('radio', { name: /^Luottokortti/ })
  expect(card.disabled).toBe(true)
  expect(onPage()).toContain(plain(m.payments_above_maximum({ method: 'Luottokortti', maximum: '50 000,00 €' })))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nordea' }).disabled).toBe(false)
})

test('the summary shows every fee and tax while typing, and the card shows its fee [VOU-05] [VOU-09] [PAY-18]', async () => {
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  expect(summary()).not.toContain(m.orders_total())
  await user.click(await screen.findByRole('radio', { name: /^14,00\s€$/ }))
  await retype(user, m.vouchers_quantity(), '100')
  for (const text of [
    'Setelit yhteensä1 400,00 €',
    'Käsittelymaksu9,90 €',
    'Alv 25,5 % käsittelymaksusta2,52 €',
    'Yhteensä1 412,42 €',
  ]) {
    expect(summary()).toContain(text)
  }
  await goOn(user, m.vouchers_step_delivery())
  await goOn(user, m.vouchers_step_payment())
  // 1,5 % of 1 409,90
  await user.click(await screen.findByRole('radio', { name: /^Luottokortti.*Korttimaksulisä 21,15\s€$/ }))
  await waitFor(() => expect(summary()).toContain('Korttimaksulisä21,15 €'))
  expect(summary()).toContain('Yhteensä1 433,57 €')
  expect(plain(payButton())).toBe('Maksa 1 433,57 €')
})

test('offers only available vouchers, each type with its own values [VOU-23] [VOU-24]', async () => {
  await openPortal('/voucher-order/recreational', 'aino.virtanen')
  const values = screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')))
  // 15,00 € is not for sale.
  expect(values).toEqual(['5,00 €', '10,00 €', '20,00 €', '25,00 €'])
  expect(screen.queryByText(/Laske, montako/)).toBeNull()
})

test('an unknown kind of voucher is not found [VOU-24]', async () => {
  const { router } = await openPortal('/voucher-order/movie', 'aino.virtanen')
  expect(router.state.location.pathname).toBe('/not-found')
})

test('rejects too few and too many vouchers, and proposes a split for too many [VOU-06] [VOU-22]', async () => {
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^10,00\s€$/ }))
  await retype(user, m.vouchers_quantity(), '9')
  // VOU-22: the button stays enabled, and a press focuses the invalid field.
  await waitFor(() => expect(button(m.wizard_next()).getAttribute('aria-disabled')).toBeNull())
  await user.click(button(m.wizard_next()))
  await waitFor(() => expect(document.activeElement).toBe(field(m.vouchers_quantity())))
  expect(onPage()).toContain('Pienin tilaus on 10 kpl.')
  await retype(user, m.vouchers_quantity(), '10')
  await waitFor(() => expect(onPage()).not.toContain('Pienin tilaus on 10 kpl.'))
  // With its fees nothing could pay it.
  await retype(user, m.vouchers_quantity(), '5000')
  await waitFor(() => expect(onPage()).toContain('voi olla enintään 50 000,00 €. Tilaa enintään 4 999 kpl.'))
  await retype(user, m.vouchers_quantity(), '5001')
  await waitFor(() =>
    expect(onPage()).toContain(
      'Yhden tilauksen enimmäissumma on 50 000,00 €. Jaa tilaus kahteen, esimerkiksi 2 501 + 2 500 kpl.',
    ),
  )
  await retype(user, m.vouchers_quantity(), '12000')
  await waitFor(() => expect(onPage()).toContain('Jaa tilaus osiin, enintään 4 999 kpl kerralla.'))
  // Typed with the same separators as displayed.
  await retype(user, m.vouchers_quantity(), '4 999')
  await waitFor(() => expect(summary()).toContain('4 999 kpl'))
  await goOn(user, m.vouchers_step_delivery())
  expect(summary()).toContain('4 999 kpl')
})

test('the calculator multiplies employees by working days and sets the quantity [VOU-21]', async () => {
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^10,00\s€$/ }))
  await fill(user, field(/^Työntekijöiden määrä/), '12')
  const [from, to] = screen.getAllByRole<HTMLSelectElement>('combobox')
  const months = Array.from(from?.options ?? [], ({ value }) => value).filter(Boolean)
  await user.selectOptions(from as HTMLSelectElement, months[1] ?? '')
  await user.selectOptions(to as HTMLSelectElement, months[0] ?? '')
  await waitFor(() => expect(onPage()).toContain(m.vouchers_calculator_backwards()))
  await user.selectOptions(to as HTMLSelectElement, months[1] ?? '')
  const days = Number(/työpäiviä (\d+)/.exec(onPage())?.[1])
  expect(days).toBeGreaterThan(15)
  await waitFor(() => expect(onPage()).toContain(`Seteleitä: ${days * 12} (työpäiviä ${days}, työntekijöitä 12)`))
  await user.click(button(m.vouchers_calculator_use()))
  await waitFor(() => expect(field(m.vouchers_quantity()).value).toBe(String(days * 12)))
  // At most as many employees as vouchers in an order.
  await retype(user, /^Työntekijöiden määrä/, '5001')
  await user.click(button(m.wizard_next()))
  await waitFor(() => expect(onPage()).toContain('Enintään 4 999.'))
})

test('the calculator ignores a month that has ended and is no longer offered [VOU-21]', async () => {
  at('2026-11-30T23:50:00+02:00')
  await beginAnew()
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  const [from, to] = await screen.findAllByRole('combobox')
  if (!from || !to) throw new Error('the months are missing')
  await fill(user, field(/^Työntekijöiden määrä/), '12')
  await user.selectOptions(from, '2026-11-01')
  await user.selectOptions(to, '2026-12-01')
  await waitFor(() => expect(onPage()).toContain('työntekijöitä 12)'))
  at('2026-12-01T00:10:00+02:00')
  await retype(user, /^Työntekijöiden määrä/, '13')
  await waitFor(() => expect(within(from).queryByRole('option', { name: '11/2026' })).toBeNull())
  expect(onPage()).not.toContain('Seteleitä:')
})

test('a pickup point asks only how its message comes, and needs where to [VOU-08] [VOU-29] [VAL-19]', async () => {
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^13,00\s€$/ }))
  await goOn(user, m.vouchers_step_delivery())
  await user.click(screen.getByRole('radio', { name: /^Noutopiste/ }))
  await user.click(screen.getByRole('radio', { name: m.orders_arrival_sms() }))
  await user.click(button(m.wizard_next()))
  await waitFor(() => expect(document.activeElement).toBe(field(/^Puhelinnumero/)))
  await fill(user, field(/^Puhelinnumero/), '040 123 4567')
  await goOn(user, m.vouchers_step_payment())
  expect(onPage()).toContain('+358 40 123 4567')
  expect(plain(payButton())).toBe('Maksa 668,70 €')
  await acceptAll(user)
  await payBy(user, 'Nordea')
  await waitFor(() => expect(orders()).toHaveLength(1))
  expect((await bodyOf(orders()[0])).delivery).toEqual({
    method: 'ToPickupPoint',
    contactPerson: 'Aino Virtanen',
    pickupPointConfirmation: 'SendSms',
    phoneNumber: '+358401234567',
  })
})

test('without saved addresses another address is asked for, no PO box, with a fitting post code [VOU-08] [VAL-10]', async () => {
  onTheWay['GET /api/addresses'] = () => Promise.resolve(Response.json([]))
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^13,00\s€$/ }))
  await goOn(user, m.vouchers_step_delivery())
  expect(screen.queryByRole('radio', { name: m.orders_delivery_saved() })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.orders_delivery_other() }).checked).toBe(true)
  await fill(user, field(m.address_line()), 'PL 123')
  await fill(user, field(m.address_post_code()), '3310')
  await fill(user, field(m.address_city()), 'Tampere')
  await user.click(button(m.wizard_next()))
  await waitFor(() => {
    expect(onPage()).toContain(m.error_po_box_not_allowed())
    expect(onPage()).toContain(m.address_post_code_finnish())
  })
  await retype(user, m.address_line(), 'Hämeenkatu 4')
  await retype(user, m.address_post_code(), '33100')
  await goOn(user, m.vouchers_step_payment())
  expect(onPage()).toContain('Hämeenkatu 433100 Tampere')
})

test('company and delivery are edited on pages that return; going back keeps what is typed [VOU-07] [VOU-13]', async () => {
  const { user } = await openVoucherPayment()
  // Only other steps are links.
  const steps = () => Array.from(screen.getByRole('navigation', { name: /vaiheet/ }).querySelectorAll('a'))
  expect(steps().map(plain)).toEqual([expect.stringContaining('Arvo ja määrä'), expect.stringContaining('Toimitus')])
  await user.click(screen.getByRole('link', { name: /Muuta\s?Tilaava yritys/ }))
  await heading(m.orders_edit_company())
  expect(field(m.orders_business_id()).readOnly).toBe(true)
  await retype(user, m.orders_company_name(), 'Paahtimon Kahvila Oy')
  await user.click(button(m.wizard_save()))
  await heading(m.vouchers_step_payment())
  expect(onPage()).toContain('Paahtimon Kahvila Oy')
  await user.click(screen.getByRole('link', { name: /Muuta\s?Toimitus/ }))
  await heading(m.vouchers_edit_delivery())
  await user.click(screen.getByRole('radio', { name: /^Yrityksen osoite/ }))
  await user.click(button(m.form_cancel()))
  await heading(m.vouchers_step_payment())
  // What was cancelled is as it was.
  expect(onPage()).toContain(m.orders_delivery_saved())
  await user.click(steps()[0] as HTMLElement)
  await heading(m.vouchers_step_amount())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^13,00\s€$/ }).checked).toBe(true)
})

test('leaving asks for confirmation after input; staying keeps it, and leaving opens the requested page [SES-18] [SES-32]', async () => {
  const { user, router } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^13,00\s€$/ }))
  const leave = async () => user.click(screen.getAllByRole('link', { name: m.help_title() })[0] as HTMLElement)
  await leave()
  await user.click(await screen.findByRole('button', { name: m.form_leave_stay() }))
  expect(router.state.location.pathname).toBe('/voucher-order/lunch')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^13,00\s€$/ }).checked).toBe(true)
  await leave()
  await user.click(await screen.findByRole('button', { name: m.form_leave_confirm() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})

test('a refused order says so in a toast, and shows the error at its field [VOU-14]', async () => {
  onTheWay[`POST ${ORDERS}`] = refused(409, 'voucher_unavailable', 'details.voucherId')
  const { user } = await openVoucherPayment({ accepted: true })
  await payBy(user, 'OP')
  await heading(m.vouchers_step_amount())
  await waitFor(() => expect(notices()).toContain(m.vouchers_order_failed()))
  await waitFor(() => expect(onPage()).toContain(m.error_voucher_unavailable()))
  expect(orders()).toHaveLength(1)
})

// A card order plays two clicks on the same button.
test('Enter twice orders once, here in English [PAY-12]', async () => {
  const { user } = await openVoucherPayment({ prefix: '/en', accepted: true })
  await user.click(screen.getByRole('radio', { name: 'OP' }))
  payButton().focus()
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(sentTo('POST', '/api/payments')).toHaveLength(1))
  expect(orders()).toHaveLength(1)
  expect(await count('o-')).toBe(18)
})

test('after a lost reply the order is looked up and found, by no more than that needs, and nothing is resent [PAY-12] [SES-24]', async () => {
  onTheWay[`POST ${ORDERS}`] = lost
  const { user, router } = await openVoucherPayment({ accepted: true })
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_recent())
  const kept = sessionStorage.getItem('portal.sent')
  expect(kept).toMatch(/"evidence":\{"body":"[a-p]{16}"\}/)
  expect(kept).not.toContain('ReCaptcha')
  // Nor the delivery address or the recipient.
  expect(kept).not.toMatch(/Satakunnankatu|Virtanen|a-601|Pyynikin/)
  // Each step shows the look-up, so none also asks to check it.
  await act(() => router.navigate({ to: '/voucher-order/$voucherType/information', params: { voucherType: 'lunch' } }))
  await screen.findByText(m.orders_unknown_recent())
  expect(notices()).toBe('')
  await user.click(button(/^Tilaukseni on \d/))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/order-details\/o-/))
  expect(await screen.findByRole('link', { name: m.vouchers_pay() })).toBeTruthy()
  expect(orders()).toHaveLength(1)
})

test('a lost order is listed even if colleagues have made twenty others since [PAY-12]', async () => {
  const { user, router } = await openVoucherPayment({ accepted: true })
  let own = ''
  onTheWay[`POST ${ORDERS}`] = async (_, pass) => {
    await pass()
    await api.database.withDb((db) => {
      const order = db.voucherOrders
        .all('c-1')
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .at(-1)
      if (!order) throw new Error('no order was made')
      own = order.id
      for (let at = 1; at <= 20; at += 1) {
        const orderNumber = `${order.orderNumber}-${at}`
        db.voucherOrders.put('c-1', { ...order, id: `o-later-${at}`, orderNumber, createdAt: order.createdAt + at })
      }
    })
    throw new TypeError('Failed to fetch')
  }
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_recent())
  const number = await api.database.withDb((db) => db.voucherOrders.get('c-1', own)?.orderNumber ?? '')
  await user.click(button(m.orders_unknown_mine({ number })))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order-details/${own}`))
})

test('an order that is left for a page that is still loading leads to that page, not to the bank [PAY-03]', async () => {
  let order = () => {}
  const ordered = new Promise<void>((done) => (order = done))
  let open = () => {}
  const opened = new Promise<void>((done) => (open = done))
  onTheWay[`POST ${ORDERS}`] = (_, pass) => ordered.then(() => pass())
  onTheWay['GET /api/user'] = (_, pass) => opened.then(() => pass())
  const { user, router } = await openVoucherPayment({ accepted: true })
  await payBy(user, 'OP')
  await waitFor(() => expect(orders()).toHaveLength(1))
  const leaving = router.navigate({ to: '/profile' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  order()
  await waitFor(async () => expect(await count('o-')).toBe(18))
  await settle()
  open()
  await act(() => leaving)
  expect(router.state.location.pathname).toBe('/profile')
  expect(sentTo('POST', '/api/payments')).toEqual([])
})

test('an order that never arrived is not found and keeps its key [PAY-12]', async () => {
  onTheWay[`POST ${ORDERS}`] = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user, router } = await openVoucherPayment({ accepted: true })
  await payBy(user, 'OP')
  await screen.findByText(/eikä tilausta näy tilauksissasi/)
  delete onTheWay[`POST ${ORDERS}`]
  await user.click(button(m.orders_unknown_back()))
  await screen.findByRole('radio', { name: 'OP' })
  // The look-up has said it all.
  expect(screen.queryByText(/emme saaneet vahvistusta/i)).toBeNull()
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  const keys = orders().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await count('o-')).toBe(18)
})

test('a lost order that may not or cannot be looked up leads to support, and is found by checking or sending again [PAY-12] [SES-26]', async () => {
  const { user } = await openVoucherPayment({ accepted: true })
  onTheWay[`POST ${ORDERS}`] = lost
  onTheWay[`GET ${ORDERS}`] = refused(403, 'access_denied')
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_undecided())
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: m.to_support() }).getAttribute('href')).toBe('/help')
  onTheWay[`GET ${ORDERS}`] = refused(500, 'internal_error')
  await user.click(button(m.payments_check_again()))
  await screen.findByText(m.orders_unknown_undecided())
  delete onTheWay[`GET ${ORDERS}`]
  // The connection is back.
  await user.click(button(m.payments_check_again()))
  await screen.findByText(m.orders_unknown_recent())
  delete onTheWay[`POST ${ORDERS}`]
  await user.click(button(m.orders_unknown_back()))
  await user.click(await screen.findByRole('radio', { name: 'Tulostettava lasku' }))
  await user.click(await screen.findByRole('button', { name: /^Tilaa lasku \(/ }))
  await screen.findByText(m.orders_unknown_recent())
  expect(await count('o-')).toBe(18)
})

test('after a failed payment start the order remains and can be paid from its own page [PAY-22] [PAY-23]', async () => {
  onTheWay['POST /api/payments'] = refused(503, 'payment_service_unavailable')
  const { user, router } = await openVoucherPayment({ accepted: true })
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/voucher-order-payment\/pay-[^/]+\/1$/))
  await screen.findByText(/Maksupalvelu ei ole käytettävissä/)
  expect(orders()).toHaveLength(1)
})

test('a session that has ended aborts the order and says so [VOU-12]', async () => {
  const { user, router } = await openVoucherPayment({ accepted: true })
  onTheWay[`POST ${ORDERS}`] = refused(401, 'unauthorized')
  onTheWay['POST /api/login/refresh'] = refused(400, 'invalid_grant')
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  // A 401 proves that no order was made, so the portal does not look for one. The order can be sent after the login.
  await waitFor(() => expect(notices()).toContain(m.session_expired_refused()))
  expect(await count('o-')).toBe(17)
  delete onTheWay[`POST ${ORDERS}`]
  delete onTheWay['POST /api/login/refresh']
  await logInAs(user, 'aino.virtanen')
  await heading(m.vouchers_step_payment())
  expect(notices()).not.toContain('Emme saaneet vahvistusta')
  // The ticked checkboxes are restored with the rest.
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(await count('o-')).toBe(18)
})
