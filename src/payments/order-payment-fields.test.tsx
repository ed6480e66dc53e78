// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { acceptAll, field, goOn, heading, payButton, toVoucherPayment } from '../../tests/support/order-pages'
import { description, fill, openPortal, plain, sentTo, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

const card = () => screen.findByRole<HTMLInputElement>('radio', { name: /^Luottokortti/ })

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
