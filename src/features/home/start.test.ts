import { expect, test } from 'vitest'
import type { Role } from '@/session/session-store'
import { decideStart, type Start } from './start'

type Reads = Parameters<typeof decideStart>[1]
const reads = (over: Partial<Reads> = {}): Reads => ({
  readHideVoucherOrder: () => Promise.resolve(false),
  readHasOrders: () => Promise.resolve(true),
  isFirstArrival: true,
  ...over,
})
const start = (roles: Role[], over?: Partial<Reads>) => decideStart({ roles }, reads(over))
const no = () => Promise.resolve(false)
const yes = () => Promise.resolve(true)
const fails = () => Promise.reject(new Error('offline'))

test('a signatory gets the dashboard [SES-05] [SES-25]', async () => {
  expect(await start(['signatory'])).toEqual({ kind: 'home' })
  expect(await start(['signatory', 'voucherManager'])).toEqual({ kind: 'home' })
})

test('a sole voucher manager goes to the order history [SES-25]', async () => {
  expect(await start(['voucherManager'])).toMatchObject({ kind: 'elsewhere', to: '/voucher-order-history' })
})

test('a sole voucher manager of a company without voucher ordering is blocked [NAV-08]', async () => {
  expect(await start(['voucherManager'], { readHideVoucherOrder: yes })).toEqual({ kind: 'blocked' })
})

test('the failure of the metadata is the route’s to show', async () => {
  await expect(start(['voucherManager'], { readHideVoucherOrder: fails })).rejects.toThrow('offline')
})

test('a user without rights goes to the profile, with a notice [SES-25]', async () => {
  expect(await start([])).toEqual({ kind: 'elsewhere', to: '/profile', lacksRights: true })
})

test('opens the start page that the user selected [SET-04]', async () => {
  const startPath = '/reports'
  expect(await start(['signatory'], { startPath })).toEqual({ kind: 'elsewhere', to: '/reports' })
})

test.each<[string, Role[], Reads['readHideVoucherOrder'], Start]>([
  ['hidden: a sole manager', ['voucherManager'], yes, { kind: 'blocked' }],
  ['hidden: a signatory', ['signatory', 'voucherManager'], yes, { kind: 'home' }],
  ['unknown: a signatory', ['signatory', 'voucherManager'], fails, { kind: 'home' }],
  ['visible: a signatory', ['signatory', 'voucherManager'], no, { kind: 'elsewhere', to: '/voucher-order-history' }],
])(
  'opens the voucher page as start page only if it is visible. %s [SET-04] [NAV-08]',
  async (_name, roles, readHideVoucherOrder, expected) => {
    const startPath = '/voucher-order-history'
    expect(await start(roles, { startPath, readHideVoucherOrder, isFirstArrival: false })).toEqual(expected)
  },
)

const orders: Start = { kind: 'elsewhere', to: '/voucher-order-history' }
test.each<[string, Role[], Partial<Reads>, Start]>([
  ['without orders', ['signatory', 'voucherManager'], { readHasOrders: no }, orders],
  ['with orders', ['signatory', 'voucherManager'], { readHasOrders: yes }, { kind: 'home' }],
  ['a second time', ['signatory', 'voucherManager'], { readHasOrders: no, isFirstArrival: false }, { kind: 'home' }],
  ['without the right to see orders', ['signatory'], { readHasOrders: no }, { kind: 'home' }],
  [
    'where voucher ordering is hidden',
    ['signatory', 'voucherManager'],
    { readHasOrders: no, readHideVoucherOrder: yes },
    { kind: 'home' },
  ],
  [
    'when the check fails',
    ['signatory', 'voucherManager'],
    { readHasOrders: fails },
    { kind: 'home', couldNotCheckOrders: true },
  ],
])('a signatory who arrives home %s [HOM-01]', async (_name, roles, over, expected) => {
  expect(await start(roles, over)).toEqual(expected)
})
