import type { Voucher, VoucherOrder } from '@generated/api/model'
import { expect, test } from 'vitest'
import { NO_ORDER } from '../order/order-form'
import { pickVoucher, takeOver } from './take-over'

const voucher = (value: number): Voucher => ({ id: `v-${value}`, type: 'lunch', value, available: true })
const vouchers = [1400, 1000, 1200].map(voucher)

test.each([
  [1000, 1000],
  // The next value at or above; otherwise the highest below.
  [1001, 1200],
  [900, 1000],
  [1300, 1400],
  [1500, 1400],
])('replaces a voucher of %i cents by one of %i [VOU-17]', (before, now) => {
  expect(pickVoucher(vouchers, before)?.value).toBe(now)
})

test('without any voucher there is none', () => {
  expect(pickVoucher([], 1000)).toBeUndefined()
})

const settings = { voucherMinimumQuantity: 10, voucherOrderMaxAmount: 500_000 }
const saved = ['a-1', 'a-2'].map((id) => ({
  id,
  addressLine: 'Katu 1',
  postCode: '33100',
  city: 'Tampere',
  country: 'FI',
}))
const page = { vouchers, settings, saved, defaults: NO_ORDER } as unknown as Parameters<typeof takeOver>[1]
const order = (over: Partial<VoucherOrder>, quantity = 50): VoucherOrder =>
  ({
    faceValue: 1200,
    reorder: { voucherId: 'v-1200', quantity },
    delivery: {
      method: 'ToCompanyAddress',
      contactPerson: 'Aino Virtanen',
      address: 'Katu 2',
      zipCode: '33100',
      city: 'Tampere',
      country: 'FI',
    },
    ...over,
  }) as VoucherOrder

test('takes amount and delivery from the order, and the company’s current details [VOU-17]', () => {
  expect(takeOver(order({}), page)).toEqual({
    values: {
      ...NO_ORDER,
      amount: { voucherId: 'v-1200', quantity: '50' },
      delivery: { ...NO_ORDER.delivery, method: 'ToCompanyAddress', contactPerson: 'Aino Virtanen' },
    },
    hasOtherValue: false,
    hasLostAddress: false,
  })
})

test('an older order has only its total quantity [VOU-17]', () => {
  expect(takeOver(order({ reorder: undefined, totalQuantity: 70 }), page).values.amount.quantity).toBe('70')
})

test('details that an order lacks stay blank, and an unknown confirmation is asked again [VOU-17]', () => {
  expect(takeOver(order({ delivery: { method: 'ToOtherAddress' } }), page).values.delivery).toEqual({
    ...NO_ORDER.delivery,
    method: 'ToOtherAddress',
    place: { address: '', postCode: '', city: '', country: 'FI' },
  })
  const delivery = { method: 'ToPickupPoint', pickupPointConfirmation: 'SendPigeon' as never } as const
  expect(takeOver(order({ delivery }), page).values.delivery).toEqual({ ...NO_ORDER.delivery, method: 'ToPickupPoint' })
})

test('without any voucher no face value is taken over [VOU-17]', () => {
  expect(takeOver(order({}), { ...page, vouchers: [] })).toMatchObject({
    hasOtherValue: true,
    values: { amount: { voucherId: '', quantity: '50' } },
  })
})

const address = { address: 'Katu 3', zipCode: '00100', city: 'Helsinki', country: 'FI' }
const place = { address: 'Katu 3', postCode: '00100', city: 'Helsinki', country: 'FI' }

test('selects a saved address that still exists; otherwise fills in its text [VOU-17]', () => {
  const delivery = { method: 'ToSavedAddress', addressId: 'a-1', ...address } as const
  expect(takeOver(order({ delivery }), page)).toMatchObject({
    hasLostAddress: false,
    values: { delivery: { method: 'ToSavedAddress', addressId: 'a-1' } },
  })
  expect(
    takeOver(order({ delivery: { ...delivery, addressId: 'a-9', companyName: 'Yritys Oy' } }), page),
  ).toMatchObject({
    hasLostAddress: true,
    values: { delivery: { method: 'ToOtherAddress', addressId: '', companyName: 'Yritys Oy', place } },
  })
})

test('another address and a pickup point are taken over as they were [VOU-17]', () => {
  // The address was not a saved one, so a stray addressId must be ignored.
  const delivery = { method: 'ToOtherAddress', addressId: 'a-1', ...address } as const
  expect(takeOver(order({ delivery }), page).values.delivery).toEqual({
    ...NO_ORDER.delivery,
    method: 'ToOtherAddress',
    place,
  })
  const confirmations = [
    { pickupPointConfirmation: 'SendSms', phoneNumber: '+358401234567' },
    { pickupPointConfirmation: 'SendEmail', emailAddress: 'aino@yritys.example' },
  ] as const
  for (const confirmation of confirmations) {
    const byPickup = { method: 'ToPickupPoint', ...confirmation } as const
    expect(takeOver(order({ delivery: byPickup }), page).values.delivery).toEqual({
      ...NO_ORDER.delivery,
      ...byPickup,
    })
  }
})
