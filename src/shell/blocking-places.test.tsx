// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowConsole } from '../../tests/support/expected-console'
import { openPortal, plain, plan, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

test.each([
  ['settings', 'readSettings', '/load-account', 'aino.virtanen'],
  ['vouchers', 'listVouchers', '/voucher-order/lunch', 'aino.virtanen'],
  ['fees', 'readVoucherFees', '/voucher-order/lunch', 'aino.virtanen'],
  ['card fees', 'readCardFees', '/order/benefits', 'niko.rautio'],
  ['countries', 'listCountries', '/company-information', 'aino.virtanen'],
  ['payment status', 'readPaymentStatus', '/load-account/status/pay-7003', 'aino.virtanen'],
  ['payment status', 'readPaymentStatus', '/order-payment-status/pay-7512', 'aino.virtanen'],
  ['payment status', 'readPaymentStatus', '/order/status/pay-7-7901', 'vaino.koskela'],
  ['benefit group settings', 'readBenefitGroupSettings', '/manage-benefits/lunch', 'aino.virtanen'],
])(
  'a failure to load %s by %s at %s opens the popup that only a reload closes [NAV-10]',
  async (_, operation, path, username) => {
    // Errors in a route's loader are also logged by the router; other errors go only to the popup.
    allowConsole(/Error in route match/, new RegExp(`ApiError: ${operation}`))
    await plan(`${operation}:500:internal_error`)
    const { user } = await openPortal(path, username)
    const popup = await screen.findByRole('alertdialog')
    expect(plain(popup)).toContain(m.error_internal_error())
    expect(within(popup).getAllByRole('button').map(plain)).toEqual([m.blocking_reload()])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBe(popup))
  },
)
