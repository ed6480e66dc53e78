import type { FileRoutesByFullPath } from '@generated/routes'

type Page = {
  /**
   * The URLs at which the fault sweep (tests/faults/screens.test.tsx) lets the calls of the screen fail, each with a persona who
   * can open it; or why the sweep skips the page.
   */
  faults: [address: string, persona: string][] | string
}

const NO_CALL = 'reads nothing by itself'
const ELSEWHERE = 'leads to /reports'
const NEEDS_ORDER = 'leads to the first step while nothing is typed'
const BY_LINK = 'one call, of a mailed link: tests/e2e/account.spec.ts'
const SIGN_UP = 'its calls are commands and checks of what is typed: the tests of src/features/sign-up'

/** Every page of the portal, by its route. A new route without a line here is a type error. */
export const PAGES: Record<keyof FileRoutesByFullPath, Page> = {
  '/': {
    faults: [
      ['/', 'aino.virtanen'],
      ['/', 'vaino.koskela'],
    ],
  },
  '/login': { faults: NO_CALL },
  '/reset-password': { faults: NO_CALL },
  '/reset-password/requested': { faults: NO_CALL },
  '/new-password': { faults: NO_CALL },
  '/confirm-email': { faults: BY_LINK },
  '/change-email': { faults: BY_LINK },
  '/sign-up': { faults: NO_CALL },
  '/sign-up/create-account': { faults: 'reads what /contract reads' },
  '/sign-up/existing-account': { faults: SIGN_UP },
  '/create-account': { faults: [['/create-account?token=sign-up-valid&type=1', 'aino.virtanen']] },
  '/resend': { faults: SIGN_UP },
  '/resend-summary': { faults: SIGN_UP },
  '/resend-completed': { faults: NO_CALL },
  '/resend-invalid': { faults: NO_CALL },
  '/resend-deleted': { faults: NO_CALL },
  '/contract': { faults: [['/contract', 'aino.virtanen']] },
  '/contract/': { faults: SIGN_UP },
  '/contract/invoicing': { faults: SIGN_UP },
  '/contract/contact-persons': { faults: SIGN_UP },
  '/contract/signing': { faults: SIGN_UP },
  '/contract/summary': { faults: SIGN_UP },
  '/help': { faults: [['/help', 'aino.virtanen']] },
  '/settings': { faults: 'reads what the menu reads' },
  '/accessibility': { faults: [['/accessibility', 'aino.virtanen']] },
  '/privacy': { faults: [['/privacy', 'aino.virtanen']] },
  '/maintenance': { faults: 'a text without its content, and nowhere to go: tests/e2e/account.spec.ts' },
  '/not-found': { faults: NO_CALL },
  '/kit': { faults: NO_CALL },
  '/profile': { faults: [['/profile', 'aino.virtanen']] },
  '/company-information': {
    faults: [
      ['/company-information', 'paivi.nurmi'],
      ['/company-information?tab=contacts', 'aino.virtanen'],
    ],
  },
  '/beneficiaries': { faults: [['/beneficiaries', 'aino.virtanen']] },
  '/beneficiaries/import': { faults: [['/beneficiaries/import', 'aino.virtanen']] },
  '/manage-benefits': { faults: [['/manage-benefits', 'aino.virtanen']] },
  '/manage-benefits/$benefitGroup': { faults: [['/manage-benefits/lunch', 'aino.virtanen']] },
  '/load-benefit': { faults: [['/load-benefit', 'aino.virtanen']] },
  '/load-account': { faults: [['/load-account', 'aino.virtanen']] },
  '/load-account/status/$paymentId': {
    faults: [['/load-account/status/pay-7003', 'aino.virtanen']],
  },
  '/load-account/requested-loads': {
    faults: [['/load-account/requested-loads', 'kerttu.makela']],
  },
  '/voucher-order-history': {
    faults: [
      ['/voucher-order-history', 'aino.virtanen'],
      ['/voucher-order-history', 'paivi.nurmi'],
    ],
  },
  '/order-details/$voucherOrderId': { faults: [['/order-details/o-5012', 'aino.virtanen']] },
  '/voucher-order/$voucherType': { faults: 'draws its steps' },
  '/voucher-order/$voucherType/': { faults: [['/voucher-order/lunch', 'aino.virtanen']] },
  '/voucher-order/$voucherType/information': { faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/payment': { faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/edit-delivery': { faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/edit-company': { faults: NEEDS_ORDER },
  '/voucher-order/$voucherType/status/$paymentId': {
    faults: [['/voucher-order/lunch/status/pay-7516', 'aino.virtanen']],
  },
  '/voucher-order/$voucherType/ordered/$paymentId': { faults: NO_CALL },
  '/voucher-reorder/$voucherType/$orderId': { faults: 'draws its pages' },
  '/voucher-reorder/$voucherType/$orderId/': {
    faults: [['/voucher-reorder/recreational/o-5012', 'aino.virtanen']],
  },
  '/voucher-reorder/$voucherType/$orderId/edit-amount': { faults: 'reads what the order reads' },
  '/voucher-reorder/$voucherType/$orderId/edit-delivery': { faults: 'reads what the order reads' },
  '/voucher-reorder/$voucherType/$orderId/edit-company': { faults: 'reads what the order reads' },
  '/voucher-order-payment/$paymentId/{-$showWarning}': {
    faults: [['/voucher-order-payment/pay-7512/1', 'aino.virtanen']],
  },
  '/order-payment-status/$paymentId': {
    faults: [['/order-payment-status/pay-7512', 'aino.virtanen']],
  },
  '/maksuturva-payment': { faults: 'one command: tests/e2e/deposit.spec.ts' },
  '/order': { faults: 'draws its steps' },
  '/order/': { faults: 'leads to /order/benefits' },
  '/order/benefits': { faults: [['/order/benefits', 'niko.rautio']] },
  '/order/company-information': { faults: NEEDS_ORDER },
  '/order/employee-information': { faults: NEEDS_ORDER },
  '/order/benefit-usage': { faults: NEEDS_ORDER },
  '/order/payment': { faults: NEEDS_ORDER },
  '/order/edit-company': { faults: NEEDS_ORDER },
  '/order/status/$paymentId': { faults: [['/order/status/pay-7-7901', 'vaino.koskela']] },
  '/card-order-payment/$paymentId/{-$showWarning}': {
    faults: [['/card-order-payment/pay-7-7901/1', 'vaino.koskela']],
  },
  '/month': { faults: 'leads to a month' },
  '/month/$month': { faults: [['/month/2026-10', 'aino.virtanen']] },
  '/reports': {
    faults: [
      ['/reports', 'aino.virtanen'],
      ['/reports?tab=topups', 'aino.virtanen'],
      ['/reports?tab=balance-corrections', 'aino.virtanen'],
      ['/reports?tab=charts', 'aino.virtanen'],
    ],
  },
  '/reports/topups/$reportId': { faults: [['/reports/topups/t-3001', 'aino.virtanen']] },
  '/reports/transactions': { faults: ELSEWHERE },
  '/reports/reports': { faults: ELSEWHERE },
  '/reports/topups': { faults: ELSEWHERE },
  '/transactions-history': { faults: ELSEWHERE },
  '/download-reports': { faults: [['/download-reports', 'aino.virtanen']] },
}
