// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { menuFor } from './menu'
import { isOpenTo } from './open-to'

const paths = (...args: Parameters<typeof menuFor>) => menuFor(...args).map((entry) => entry.to)

test('shows the signatory’s entries and help in their order [NAV-01] [MON-01]', () => {
  expect(paths(['signatory'], { hideVoucherOrder: false })).toEqual([
    '/',
    '/manage-benefits',
    '/beneficiaries',
    '/load-account',
    '/load-benefit',
    '/month',
    '/reports',
    '/download-reports',
    '/help',
  ])
})

test('shows voucher orders only if ordering is visible, company information always, and help to everyone [NAV-02]', () => {
  expect(paths(['voucherManager'], { hideVoucherOrder: false })).toEqual([
    '/voucher-order-history',
    '/company-information',
    '/help',
  ])
  expect(paths(['voucherManager'], { hideVoucherOrder: true })).toEqual(['/company-information', '/help'])
  expect(paths([], { hideVoucherOrder: false })).toEqual(['/help'])
  expect(paths(['signatory', 'voucherManager'], { hideVoucherOrder: false })).toEqual([
    ...paths(['signatory'], { hideVoucherOrder: false }).slice(0, -1),
    '/voucher-order-history',
    '/company-information',
    '/help',
  ])
})

test('a content link does not lead users to a page that would redirect them [NAV-02]', () => {
  for (const path of paths(['signatory'], { hideVoucherOrder: false })) expect(isOpenTo(path, ['signatory'])).toBe(true)
  expect(isOpenTo('/manage-benefits/lunch', ['voucherManager'])).toBe(false)
  expect(isOpenTo('/reports', [])).toBe(false)
  expect(isOpenTo('/order/benefits', ['voucherManager'])).toBe(false)
  expect(isOpenTo('/company-information', ['signatory'])).toBe(false)
  expect(isOpenTo('/order-details/o-1', [])).toBe(true)
  expect(isOpenTo('/manage-benefits/lunch', ['signatory'])).toBe(true)
  expect(['/', '/help', '/voucher-order-history'].every((path) => isOpenTo(path, ['voucherManager']))).toBe(true)
})
