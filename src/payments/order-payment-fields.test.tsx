// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  acceptAll,
  field,
  goOn,
  heading,
  openVoucherPayment,
  payButton,
  tick,
  toVoucherPayment,
} from '../../tests/support/order-pages'
import { description, fill, openPortal, plain, sentTo, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

const card = () => screen.findByRole<HTMLInputElement>('radio', { name: /^Luottokortti/ })

/** The button that orders by invoice: its text, and whether it is disabled. */
function invoiceButton() {
  const button = screen.getByRole('button', { name: /^Tilaa lasku/ })
  return [plain(button), button.getAttribute('aria-disabled')]
}
const PAYABLE = ['Tilaa lasku (49 991,15 €)', null]
const TOO_LARGE = ['Tilaa lasku (50 009,97 €)', 'true']

test('a method that a larger order exceeds stays chosen, says why it cannot pay, and sends nothing [PAY-09] [PAY-18]', async () => {
  const { user, router } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await toVoucherPayment(user)
  await user.click(await card())
  await acceptAll(user)
  await waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBeNull())
  await user.click(screen.getByRole('link', { name: m.wizard_back() }))
  await user.click(screen.getByRole('link', { name: m.wizard_back() }))
  await heading(m.vouchers_step_amount())
  await fill(user, field(m.vouchers_quantity()), '3830')
  await goOn(user, m.vouchers_step_delivery())
  await goOn(user, m.vouchers_step_payment())
  expect(await card()).toMatchObject({ checked: true, disabled: true })
  const reason = plain(m.payments_above_maximum({ method: 'Luottokortti', maximum: '50 000,00 €' }))
  await waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBe('true'))
  expect(plain(description(payButton()))).toContain(reason)
  expect(plain(description(await card()))).toContain(reason)
  // The press leads to the methods that can pay.
  await user.click(payButton())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Nordea' })))
  expect(sentTo('POST', '/api/voucher-orders')).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Nordea' }))
  await user.click(payButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
})

test('an invoice whose fee without a reference number exceeds the limit is refused until it gets one [PAY-09] [VOU-09]', async () => {
  const { user } = await openVoucherPayment({ quantity: '3845' })
  const invoice = screen.getByRole<HTMLInputElement>('radio', { name: 'Tulostettava lasku' })
  await user.click(invoice)
  await acceptAll(user)
  await waitFor(() => expect(invoiceButton()).toEqual(PAYABLE))
  await user.click(tick(m.orders_without_reference()))
  const reason = plain(m.payments_above_maximum({ method: 'Tulostettava lasku', maximum: '50 000,00 €' }))
  await waitFor(() => expect(invoiceButton()).toEqual(TOO_LARGE))
  await waitFor(() => expect(plain(description(invoice))).toContain(reason))
  expect(invoice.checked).toBe(true)
  // Another method keeps the tick, but the invoice can be chosen again.
  await user.click(screen.getByRole('radio', { name: 'Nordea' }))
  await waitFor(() => expect(invoice.disabled).toBe(false))
  await user.click(invoice)
  await waitFor(() => expect(invoiceButton()).toEqual(TOO_LARGE))
  await user.click(tick(m.orders_without_reference()))
  await waitFor(() => expect(invoiceButton()).toEqual(PAYABLE))
})
