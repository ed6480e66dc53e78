import type { Benefit } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { countBenefits, creationNotices, offersLoad } from './after-saving'

const forEmployees = (to?: string) => ({ level: 'success', text: m.benefits_created_for_employees(), to })
const created = { level: 'success', text: m.benefits_created(), to: '/beneficiaries' }
const activate = (count: number, to?: string) => ({ level: 'info', text: m.benefits_more_to_activate({ count }), to })
const buy = (count: number, to?: string) => ({ level: 'info', text: m.benefits_more_to_buy({ count }), to })
const all = (count: number) => ({ level: 'info', text: m.benefits_all_active({ count }), to: undefined })

// All combinations of up to five benefits that are active, available or other after one was created.
type Row = [active: number, available: number, other: number, withEmployees: unknown[], without: unknown[]]
const ROWS: Row[] = [
  [1, 0, 0, [forEmployees()], [created]],
  [2, 0, 0, [forEmployees(), all(2)], [created, all(2)]],
  [3, 0, 0, [forEmployees(), all(3)], [created, all(3)]],
  [4, 0, 0, [forEmployees(), all(4)], [created, all(4)]],
  [5, 0, 0, [forEmployees(), all(5)], [created, all(5)]],
  ...[1, 2, 3, 4].flatMap((active) =>
    [1, 2, 3, 4]
      .filter((other) => active + other <= 5)
      .map((other): Row => [active, 0, other, [forEmployees('/help'), buy(other)], [created, buy(other, '/help')]]),
  ),
  ...[1, 2, 3, 4].flatMap((active) =>
    [1, 2, 3, 4].flatMap((available) =>
      [0, 1, 2, 3]
        .filter((other) => active + available + other <= 5)
        .map(
          (other): Row => [
            active,
            available,
            other,
            [forEmployees('/manage-benefits'), activate(available)],
            [created, activate(available, '/manage-benefits')],
          ],
        ),
    ),
  ),
]

test.each(ROWS)(
  '%i active, %i available, %i other benefits [GRP-05]',
  (active, available, other, withThem, without) => {
    const shown = (hasEmployees: boolean) =>
      creationNotices({ active, available, other }, hasEmployees).map(({ level, text, link }) => ({
        level,
        text: text(),
        to: link?.to,
      }))
    expect(shown(true)).toEqual(withThem)
    expect(shown(false)).toEqual(without)
  },
)

test('the table holds all 35 ways', () => {
  expect(ROWS.length).toBe(35)
  expect(new Set(ROWS.map(([active, available, other]) => `${active}${available}${other}`)).size).toBe(35)
})

test('counts benefits by state; one on hold is active, and so is the one just created', () => {
  const benefits: Benefit[] = [
    { id: 'b-1', type: 'lunch', state: 'active', status: 'Active' },
    { id: 'b-2', type: 'recreational', state: 'active', status: 'Onhold' },
    { id: 'b-3', type: 'transport', state: 'available', status: 'Contracted' },
    { id: 'b-4', type: 'massage', state: 'unavailable', status: 'NotContracted' },
  ]
  expect(countBenefits(benefits, 'lunch')).toEqual({ active: 2, available: 1, other: 1 })
  expect(countBenefits(benefits, 'transport')).toEqual({ active: 3, available: 0, other: 1 })
})

const direct = (maxAmountPerPeriod: number) => ({ maxAmountPerPeriod, fundsLoadingType: 'direct_load' as const })
const onRequest = (maxAmountPerPeriod: number) => ({ maxAmountPerPeriod, fundsLoadingType: 'top_up_request' as const })
/** The loading type applies from the next month, the other one until then. */
const later = <Terms>(terms: Terms) => ({ ...terms, fundsLoadingTypeFrom: '2026-12-01' })

test.each([
  ['a changed maximum with direct load', direct(1300), direct(1400), false, true],
  ['a lowered maximum with direct load', direct(1300), direct(900), false, true],
  ['changed together with the loading type', onRequest(1300), direct(1400), false, true],
  ['the same maximum', direct(1300), direct(1300), false, false],
  ['only the loading type', onRequest(1300), direct(1300), false, false],
  ['loading by request', direct(1300), onRequest(1400), false, false],
  ['direct load from next month, by request until then', onRequest(1300), later(direct(1400)), false, false],
  ['by request from next month, direct load until then', direct(1300), later(onRequest(1400)), false, true],
  ['a benefit on hold, which cannot be loaded', direct(1300), direct(1400), true, false],
] as const)('%s: offers to load %# [GRP-06]', (_what, before, after, isOnHold, expected) => {
  expect(offersLoad(before, after, isOnHold, plainDate('2026-11-20'))).toBe(expected)
})
