import { SCREENS as ROUTES } from '../generated/screens.ts'
import { whoMayEnter } from './who-may-enter.ts'

/** A URL at which the fault sweep (tests/faults/screens.test.tsx) lets the calls of a screen fail, with a persona. */
type Address = [address: string, persona: string]
export type Route = keyof typeof ROUTES

const AINO = 'aino.virtanen'
const PAIVI = 'paivi.nurmi'
const VAINO = 'vaino.koskela'

/**
 * URLs of pages that their path alone does not name: with parameters, for several users, or without a loader. None for a page
 * whose calls another test lets fail.
 */
const ADDRESSES: Partial<Record<Route, Address[]>> = {
  '/': [
    ['/', AINO],
    ['/', VAINO],
  ],
  '/create-account': [['/create-account?token=sign-up-valid&type=1', AINO]],
  '/help': [['/help', AINO]],
  '/accessibility': [['/accessibility', AINO]],
  '/privacy': [['/privacy', AINO]],
  // Makes the same reads as /contract, so it is not swept a second time.
  '/sign-up/create-account': [],
  '/company-information': [
    ['/company-information', PAIVI],
    ['/company-information?tab=contacts', AINO],
  ],
  '/manage-benefits/$benefitGroup': [['/manage-benefits/lunch', AINO]],
  '/load-account/status/$paymentId': [['/load-account/status/pay-7003', AINO]],
  '/load-account/requested-loads': [['/load-account/requested-loads', 'kerttu.makela']],
  '/voucher-order-history': [
    ['/voucher-order-history', AINO],
    ['/voucher-order-history', PAIVI],
  ],
  '/order-details/$voucherOrderId': [['/order-details/o-5012', AINO]],
  // Their steps read.
  '/voucher-order/$voucherType': [],
  '/voucher-reorder/$voucherType/$orderId': [],
  '/order': [],
  '/voucher-order/$voucherType/': [['/voucher-order/lunch', AINO]],
  '/voucher-order/$voucherType/status/$paymentId': [['/voucher-order/lunch/status/pay-7516', AINO]],
  // Its loader only redirects.
  '/voucher-order/$voucherType/ordered/$paymentId': [],
  '/voucher-reorder/$voucherType/$orderId/': [['/voucher-reorder/recreational/o-5012', AINO]],
  '/voucher-order-payment/$paymentId/{-$showWarning}': [['/voucher-order-payment/pay-7512/1', AINO]],
  '/order-payment-status/$paymentId': [['/order-payment-status/pay-7512', AINO]],
  '/order/benefits': [['/order/benefits', 'niko.rautio']],
  '/order/status/$paymentId': [['/order/status/pay-7-7901', VAINO]],
  '/card-order-payment/$paymentId/{-$showWarning}': [['/card-order-payment/pay-7-7901/1', VAINO]],
  '/month/$month': [['/month/2026-10', AINO]],
  '/reports': [
    ['/reports', AINO],
    ['/reports?tab=topups', AINO],
    ['/reports?tab=balance-corrections', AINO],
    ['/reports?tab=charts', AINO],
  ],
  '/reports/topups/$reportId': [['/reports/topups/t-3001', AINO]],
}

/** A page that loads data is swept at its path, as a user who may enter it; a page without a loader is not. */
function addressesOf(route: Route): Address[] {
  const listed = ADDRESSES[route]
  if (listed) return listed
  if (!ROUTES[route].loads) return []
  if (route.includes('$')) throw new Error(`${route} loads data: name a URL of it in ADDRESSES of tests/pages.ts`)
  return [[route, whoMayEnter(route) === 'voucherManager' ? PAIVI : AINO]]
}

/** Every page of the portal, by its route, with its URLs in the fault sweep. */
export const PAGES = Object.fromEntries(
  (Object.keys(ROUTES) as Route[]).map((route) => [route, addressesOf(route)]),
) as Record<Route, Address[]>
