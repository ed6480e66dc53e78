import type { FileRoutesByFullPath } from '@generated/routes'
import type { Role } from '@/session/session-store'

export const OPEN = 'open'
export const LOGIN = 'any login'
/** For guests there is no such page (VOU-24). */
export const KNOWN = 'any login, and is not found without one'

type Page = {
  /** Who may enter (SES-26); the route's `beforeLoad` says the same by `requireLogin`, `requireRole` or `requireKnown`. */
  guard: typeof OPEN | typeof LOGIN | typeof KNOWN | Role
  /**
   * The addresses at which the fault sweep (tests/faults/screens.test.tsx) lets every call of the screen fail, each with a
   * persona who sees it; or why there is nothing to let fail.
   */
  faults: [address: string, persona: string][] | string
}

const NO_CALL = 'reads nothing by itself'
const ELSEWHERE = 'leads to /reports'
const NEEDS_ORDER = 'leads to the first step while nothing is typed'
const BY_LINK = 'one call, of a mailed link: tests/e2e/account.spec.ts'
const SIGN_UP = 'its calls are commands and checks of what is typed: the tests of src/features/sign-up'

/** Every page of the portal, by its route. A new route does not compile until it has its line here. */
export const PAGES: Record<keyof FileRoutesByFullPath, Page> = {
  '/': {
    guard: OPEN,
    faults: [
      ['/', 'aino.virtanen'],
      ['/', 'vaino.koskela'],
    ],
  },
  '/login': { guard: OPEN, faults: NO_CALL },
  '/reset-password': { guard: OPEN, faults: NO_CALL },
  '/reset-password/requested': { guard: OPEN, faults: NO_CALL },
  '/new-password': { guard: OPEN, faults: NO_CALL },
  '/confirm-email': { guard: OPEN, faults: BY_LINK },
  '/change-email': { guard: OPEN, faults: BY_LINK },
  '/sign-up': { guard: OPEN, faults: NO_CALL },
  '/sign-up/create-account': { guard: OPEN, faults: 'reads what /contract reads' },
  '/sign-up/existing-account': { guard: OPEN, faults: SIGN_UP },
  '/create-account': { guard: OPEN, faults: [['/create-account?token=sign-up-valid&type=1', 'aino.virtanen']] },
  '/resend': { guard: OPEN, faults: SIGN_UP },
  '/resend-summary': { guard: OPEN, faults: SIGN_UP },
  '/resend-completed': { guard: OPEN, faults: NO_CALL },
  '/resend-invalid': { guard: OPEN, faults: NO_CALL },
  '/resend-deleted': { guard: OPEN, faults: NO_CALL },
  '/contract': { guard: OPEN, faults: [['/contract', 'aino.virtanen']] },
  '/contract/': { guard: OPEN, faults: SIGN_UP },
  '/contract/invoicing': { guard: OPEN, faults: SIGN_UP },
  '/contract/contact-persons': { guard: OPEN, faults: SIGN_UP },
  '/contract/signing': { guard: OPEN, faults: SIGN_UP },
  '/contract/summary': { guard: OPEN, faults: SIGN_UP },
  '/help': { guard: OPEN, faults: [['/help', 'aino.virtanen']] },
  '/settings': { guard: OPEN, faults: 'reads what the menu reads' },
  '/accessibility': { guard: OPEN, faults: [['/accessibility', 'aino.virtanen']] },
  '/privacy': { guard: OPEN, faults: [['/privacy', 'aino.virtanen']] },
  '/maintenance': { guard: OPEN, faults: 'a text without its content, and nowhere to go: tests/e2e/account.spec.ts' },
  '/not-found': { guard: OPEN, faults: NO_CALL },
  '/kit': { guard: OPEN, faults: NO_CALL },
  '/kit/wizard': { guard: OPEN, faults: NO_CALL },
  '/kit/wizard/': { guard: OPEN, faults: NO_CALL },
  '/kit/wizard/delivery': { guard: OPEN, faults: NO_CALL },
  '/kit/wizard/edit-company': { guard: OPEN, faults: NO_CALL },
  '/kit/wizard/payment': { guard: OPEN, faults: NO_CALL },
  '/kit/wizard/status': { guard: OPEN, faults: NO_CALL },
  '/profile': { guard: LOGIN, faults: [['/profile', 'aino.virtanen']] },
  '/company-information': {
    guard: 'voucherManager',
    faults: [
      ['/company-information', 'paivi.nurmi'],
      ['/company-information?tab=contacts', 'aino.virtanen'],
    ],
  },
  '/beneficiaries': { guard: 'signatory', faults: [['/beneficiaries', 'aino.virtanen']] },
  '/beneficiaries/import': { guard: 'signatory', faults: [['/beneficiaries/import', 'aino.virtanen']] },
  '/manage-benefits': { guard: 'signatory', faults: [['/manage-benefits', 'aino.virtanen']] },
  '/manage-benefits/$benefitGroup': { guard: 'signatory', faults: [['/manage-benefits/lunch', 'aino.virtanen']] },
  '/load-benefit': { guard: 'signatory', faults: [['/load-benefit', 'aino.virtanen']] },
  '/load-account': { guard: 'signatory', faults: [['/load-account', 'aino.virtanen']] },
  '/load-account/status/$paymentId': {
    guard: 'signatory',
    faults: [['/load-account/status/pay-7003', 'aino.virtanen']],
  },
  '/load-account/requested-loads': {
    guard: 'signatory',
    faults: [['/load-account/requested-loads', 'kerttu.makela']],
  },
  '/voucher-order-history': {
    guard: 'voucherManager',
    faults: [
      ['/voucher-order-history', 'aino.virtanen'],
      ['/voucher-order-history', 'paivi.nurmi'],
    ],
  },
  '/order-details/$voucherOrderId': { guard: LOGIN, faults: [['/order-details/o-5012', 'aino.virtanen']] },
  '/voucher-order/$voucherType': { guard: OPEN, faults: 'draws its steps' },
  '/voucher-order/$voucherType/': { guard: OPEN, faults: [['/voucher-order/lunch', 'aino.virtanen']] },
  '/voucher-order/$voucherType/information': { guard: OPEN, faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/payment': { guard: OPEN, faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/edit-delivery': { guard: KNOWN, faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/edit-company': { guard: KNOWN, faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/status/$paymentId': {
    guard: KNOWN,
    faults: [['/voucher-order/lunch/status/pay-7516', 'aino.virtanen']],
  },
  '/voucher-order/$voucherType/ordered/$paymentId': { guard: OPEN, faults: NO_CALL },
  '/voucher-reorder/$voucherType/$orderId': { guard: LOGIN, faults: 'draws its pages' },
  '/voucher-reorder/$voucherType/$orderId/': {
    guard: LOGIN,
    faults: [['/voucher-reorder/recreational/o-5012', 'aino.virtanen']],
  },
  '/voucher-reorder/$voucherType/$orderId/edit-amount': { guard: LOGIN, faults: 'reads what the order reads' },
  '/voucher-reorder/$voucherType/$orderId/edit-delivery': { guard: LOGIN, faults: 'reads what the order reads' },
  '/voucher-reorder/$voucherType/$orderId/edit-company': { guard: LOGIN, faults: 'reads what the order reads' },
  '/voucher-order-payment/$paymentId/{-$showWarning}': {
    guard: LOGIN,
    faults: [['/voucher-order-payment/pay-7512/1', 'aino.virtanen']],
  },
  '/order-payment-status/$paymentId': {
    guard: LOGIN,
    faults: [['/order-payment-status/pay-7512', 'aino.virtanen']],
  },
  '/maksuturva-payment': { guard: LOGIN, faults: 'one command: tests/e2e/deposit.spec.ts' },
  '/order': { guard: 'signatory', faults: 'draws its steps' },
  '/order/': { guard: 'signatory', faults: 'leads to /order/benefits' },
  '/order/benefits': { guard: 'signatory', faults: [['/order/benefits', 'niko.rautio']] },
  '/order/company-information': { guard: 'signatory', faults: NEEDS_ORDER },
  '/order/employee-information': { guard: 'signatory', faults: NEEDS_ORDER },
  '/order/benefit-usage': { guard: 'signatory', faults: NEEDS_ORDER },
  '/order/payment': { guard: 'signatory', faults: NEEDS_ORDER },
  '/order/edit-company': { guard: 'signatory', faults: NEEDS_ORDER },
  '/order/status/$paymentId': { guard: 'signatory', faults: [['/order/status/pay-7-7901', 'vaino.koskela']] },
  '/card-order-payment/$paymentId/{-$showWarning}': {
    guard: 'signatory',
    faults: [['/card-order-payment/pay-7-7901/1', 'vaino.koskela']],
  },
  '/month': { guard: 'signatory', faults: 'leads to a month' },
  '/month/$month': { guard: 'signatory', faults: [['/month/2026-10', 'aino.virtanen']] },
  '/reports': {
    guard: 'signatory',
    faults: [
      ['/reports', 'aino.virtanen'],
      ['/reports?tab=topups', 'aino.virtanen'],
      ['/reports?tab=balance-corrections', 'aino.virtanen'],
      ['/reports?tab=charts', 'aino.virtanen'],
    ],
  },
  '/reports/topups/$reportId': { guard: 'signatory', faults: [['/reports/topups/t-3001', 'aino.virtanen']] },
  '/reports/transactions': { guard: 'signatory', faults: ELSEWHERE },
  '/reports/reports': { guard: 'signatory', faults: ELSEWHERE },
  '/reports/topups': { guard: 'signatory', faults: ELSEWHERE },
  '/transactions-history': { guard: 'signatory', faults: ELSEWHERE },
  '/download-reports': { guard: 'signatory', faults: [['/download-reports', 'aino.virtanen']] },
}
