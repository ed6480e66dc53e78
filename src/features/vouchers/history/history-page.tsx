import { m } from '@generated/messages/messages.js'
import { CardOrders } from '@/orders/card-orders'
import { useSession } from '@/session/session-store'
import { PageHeader } from '@/ui/page-header'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { ContactPanel } from './contact-panel'
import { HistoryTable } from './history-table'
import { LatestOrder } from './latest-order'
import { OrderPanel } from './order-panel'

/** VOU-01: ordering, the order that is under way, and the orders so far. */
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
