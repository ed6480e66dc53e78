import { checkCompanyExists } from '@generated/api/company/company'
import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { OrderLookUp } from '@/orders/order-look-up'
import type { LostOrder, NotFound, OrderKind } from '@/orders/sent-order'
import { useIsManager, useSession } from '@/session/session-store'
import { ButtonLink } from '@/ui/navigation/links'
import { newestOrdersQuery } from '../queries'

/** The vouchers of an order, as one text. */
export const contentsOf = (order: Pick<VoucherOrderSummary, 'voucherType' | 'faceValue' | 'totalQuantity'>): string =>
  `${order.voucherType} ${order.faceValue} ${order.totalQuantity}`

/** How a voucher order is sent, and found again after a lost reply. */
export const VOUCHER_ORDERS: OrderKind<VoucherOrderSummary> = {
  operation: 'createVoucherOrder',
  refusalText: () => m.vouchers_order_failed(),
  read: async (client) => (await client.fetchQuery({ ...newestOrdersQuery(), staleTime: 0 })).voucherOrders,
  contentsOf,
  pathOf: ({ id }) => `/order-details/${encodeURIComponent(id)}`,
  arrivedText: () => m.vouchers_unknown_arrived(),
  severalText: (count) => m.orders_several_vouchers({ count }),
  notFound: (isUnread) =>
    isUnread
      ? {
          text: () => m.vouchers_unknown_undecided(),
          steps: () => <ButtonLink to="/voucher-order-history">{m.vouchers_history()}</ButtonLink>,
        }
      : { text: () => m.vouchers_unknown_nothing() },
}

/** Of vouchers, the company's orders are not for everybody to read. */
export function UnknownOrder(lost: LostOrder) {
  const isLoggedIn = useSession() !== undefined
  const isManager = useIsManager()
  const { guestCompany } = lost.sent.evidence
  const instead =
    typeof guestCompany === 'string'
      ? () => findGuestCompany(guestCompany)
      : isLoggedIn && !isManager
        ? () => ({ text: () => m.vouchers_unknown_ask(), steps: () => <ToSupport /> })
        : undefined
  return <OrderLookUp {...lost} kind={VOUCHER_ORDERS} instead={instead} />
}

const ToSupport = ({ variant }: { variant?: 'outline' }) => (
  <ButtonLink to="/help" variant={variant}>
    {m.to_support()}
  </ButtonLink>
)

/** A guest's company had no account before and gets one with the order. A colleague may have signed up meanwhile, though. */
async function findGuestCompany(businessIdentityCode: string): Promise<NotFound> {
  try {
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
    if (!companyAlreadyExists) return { text: () => m.vouchers_unknown_guest_nothing() }
  } catch {
    return { text: () => m.vouchers_unknown_guest_undecided(), steps: () => <ToSupport /> }
  }
  return {
    isMade: true,
    title: () => m.vouchers_unknown_guest_title(),
    text: () => m.vouchers_unknown_guest(),
    steps: (settle) => (
      <>
        <ButtonLink to="/login" onClick={settle}>
          {m.login_title()}
        </ButtonLink>
        <ToSupport variant="outline" />
      </>
    ),
  }
}
