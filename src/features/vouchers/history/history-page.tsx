import { type VoucherType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { BenefitMark } from '@/domain/benefit-mark'
import { CardOrders } from '@/orders/card-orders'
import { useSession } from '@/session/session-store'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Tile } from '@/ui/content/tile'
import { buttonVariants } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { ContactPanel } from './contact-panel'
import { HistoryTable } from './history-table'
import { LatestOrder } from './latest-order'

/** VOU-01: order panels, the latest order and the order history. */
export function VoucherHistoryPage() {
  const roles = useSession()?.roles ?? []
  const isSoleManager = roles.length === 1 && roles[0] === 'voucherManager'
  return (
    <>
      <PageHeader title={m.vouchers_title()} description={m.vouchers_description()} />
      <div className="space-y-6">
        <OrderPanel />
        <LatestOrder />
        <HistoryTable />
        <CardOrders />
        {isSoleManager && <ContactPanel />}
      </div>
    </>
  )
}

export function VoucherHistoryPending() {
  return (
    <>
      <PageHeader title={m.vouchers_title()} description={m.vouchers_description()} />
      <SkeletonGroup label={m.vouchers_loading()} className="space-y-6">
        <Skeleton className="h-44 w-full rounded-lg" />
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

const PRODUCTS: Record<VoucherType, { title: () => string; text: () => string; order: () => string }> = {
  lunch: {
    title: () => m.vouchers_lunch(),
    text: () => m.vouchers_lunch_text(),
    order: () => m.vouchers_order_lunch(),
  },
  recreational: {
    title: () => m.vouchers_recreational(),
    text: () => m.vouchers_recreational_text(),
    order: () => m.vouchers_order_recreational(),
  },
}

/** VOU-01: the two types of voucher, each with a link to order. */
function OrderPanel() {
  return (
    <section aria-label={m.vouchers_order_panel()} className="grid gap-4 sm:grid-cols-2">
      {(['lunch', 'recreational'] as const).map((voucherType) => {
        const { title, text, order } = PRODUCTS[voucherType]
        return (
          <Tile
            key={voucherType}
            title={title()}
            headingLevel={2}
            mark={<BenefitMark type={voucherType} />}
            actions={
              <Link to="/voucher-order/$voucherType" params={{ voucherType }} className={buttonVariants()}>
                {order()}
              </Link>
            }
          >
            {text()}
          </Tile>
        )
      })}
    </section>
  )
}
