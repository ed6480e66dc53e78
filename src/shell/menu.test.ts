import { expect, test } from 'vitest'
import { menuFor } from './menu'
import { isOpenTo, SIGNATORY_PATHS } from './open-to'

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

test('shows voucher orders only where ordering is shown, company information always, help to everyone [NAV-02]', () => {
  expect(paths(['voucherManager'], { hideVoucherOrder: false })).toEqual([
    '/voucher-order-history',
    '/company-information',
    '/help',
  ])
  expect(paths(['voucherManager'], { hideVoucherOrder: true })).toEqual(['/company-information', '/help'])
  expect(paths([], { hideVoucherOrder: false })).toEqual(['/help'])
  expect(paths(['signatory', 'voucherManager'], { hideVoucherOrder: false })).toHaveLength(11)
})

test('content leads nobody to a page that would send them away [NAV-02]', () => {
  // menuFor and SIGNATORY_PATHS must agree on the pages of a signatory.
  expect(paths(['signatory'], { hideVoucherOrder: false })).toEqual(['/', ...SIGNATORY_PATHS, '/help'])
  expect(isOpenTo('/manage-benefits/lunch', ['voucherManager'])).toBe(false)
  expect(isOpenTo('/reports', [])).toBe(false)
  expect(isOpenTo('/manage-benefits/lunch', ['signatory'])).toBe(true)
  expect(['/', '/help', '/voucher-order-history'].every((path) => isOpenTo(path, ['voucherManager']))).toBe(true)
})
