import type { TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { cents } from '@/values/numbers/money'
import { loadItem } from './checklist'
import { addCosts, costsOfEach } from './costs'
import { loadTitle } from './load-day'
import { loadedAmounts, mayBePartlyLoaded, toMonthLoad, wasCharged } from './loaded-part'

const load = (rest: Partial<TopUpLoad>): TopUpLoad => ({
  id: 't-1',
  createdAt: '2026-10-08T08:00:00Z',
  status: 'success',
  benefitType: 'lunch',
  totalSum: 1000,
  totalSumWithFees: 1100,
  ...rest,
})
const item = (amount: number, status: string) => ({ amount, status }) as never

test.each([
  ['success', [], { loaded: 1000, notLoaded: 0, underWay: 0, refundDue: 0 }],
  [
    'closed_with_errors',
    [item(700, 'success'), item(300, 'error')],
    { loaded: 700, notLoaded: 300, underWay: 0, refundDue: 300 },
  ],
  [
    'in_progress',
    [item(200, 'success'), item(300, 'error'), item(500, 'in_progress')],
    { loaded: 200, notLoaded: 300, underWay: 500, refundDue: 300 },
  ],
  ['canceled', [item(1000, 'success')], { loaded: 0, notLoaded: 1000, underWay: 0, refundDue: 1100 }],
  ['expired', [], { loaded: 0, notLoaded: 1000, underWay: 0, refundDue: 1100 }],
  // A newer API's status: the money may have moved.
  [
    'paused' as TopUpLoad['status'],
    [],
    { loaded: Number.NaN, notLoaded: Number.NaN, underWay: Number.NaN, refundDue: Number.NaN },
  ],
] as const)('what a load with the status %s moved and owes, in cents [MON-02]', (status, items, part) => {
  expect(toMonthLoad(load({ status, refundedSum: 5 }), items)).toEqual({
    id: 't-1',
    benefitType: 'lunch',
    status,
    paymentMethod: undefined,
    refundedSum: 5,
    day: '2026-10-08',
    principal: 1000,
    fee: 100,
    ...part,
  })
})

test.each([
  ['success', 0, true],
  ['closed_with_errors', 0, true],
  ['in_progress', 0, true],
  ['canceled', 0, false],
  ['canceled', undefined, false],
  ['payment_not_received', 1100, true],
  ['waiting_for_load_date', 1100, false],
] as const)(
  'a load with the status %s and %s cents refunded was charged: %s [MON-02]',
  (status, refundedSum, charged) => {
    expect(wasCharged(load({ status, refundedSum }))).toBe(charged)
    expect(mayBePartlyLoaded({ status })).toBe(status === 'closed_with_errors' || status === 'in_progress')
  },
)

test('the costs of several loads are added part by part [TOP-11]', () => {
  const rates = { feePercentage: 2.5, vatPercentage: 25.5 }
  const one = costsOfEach(cents(1000), 3, rates)
  expect(one).toEqual({ sum: 3000, fee: 75, vat: 19, feeWithVat: 94, total: 3094 })
  expect(addCosts([one, costsOfEach(cents(100), 1, rates)])).toEqual({
    sum: 3100,
    fee: 78,
    vat: 20,
    feeWithVat: 98,
    total: 3198,
  })
})

test.each([
  ['closed_with_errors', m.month_load_failed],
  ['payment_not_received', m.month_load_unpaid],
  ['waiting_for_payment', m.month_load_waiting],
  ['expired', m.month_load_expired],
  ['canceled', m.month_load_expired],
  ['paused' as TopUpLoad['status'], m.month_load_unknown],
] as const)('the checklist says why a load with the status %s needs attention [MON-05]', (status, say) => {
  expect(loadItem(load({ status })).text).toBe(
    say({ benefit: m.benefits_lunch(), date: '08.10.2026', sum: '10,00\u00a0€' }),
  )
})

test("a load's page is titled by benefit and day once the load is read [FMT-02]", () => {
  expect(loadTitle(load({}))).toBe(`${m.reports_detail_title()}: ${m.benefits_lunch()} 08.10.2026`)
  expect(loadTitle(undefined)).toBe(m.reports_detail_title())
})

test.each([
  ['success', 0, { loaded: 1000, fee: 100 }],
  // A failed part that came back did not move.
  ['closed_with_errors', 300, { loaded: 700, fee: 100 }],
  ['closed_with_errors', 0, undefined],
  ['closed_with_errors', undefined, undefined],
  ['in_progress', 300, undefined],
  ['canceled', 1100, { loaded: 0, fee: 0 }],
  ['expired', 0, { loaded: 0, fee: 0 }],
  ['payment_not_received', 0, { loaded: 0, fee: 0 }],
  ['waiting_for_load_date', 0, { loaded: 0, fee: 0 }],
  // A newer API's status: the money may have moved.
  ['paused' as TopUpLoad['status'], 0, undefined],
] as const)(
  'the list of loads knows of one that is %s, %s cents refunded, that it moved %o [REP-07]',
  (status, refundedSum, moved) => {
    expect(loadedAmounts(load({ status, refundedSum }))).toEqual(moved)
  },
)
