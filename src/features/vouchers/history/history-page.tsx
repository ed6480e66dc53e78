import type { VoucherOrderSummary, VoucherType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { BenefitMark } from '@/domain/benefit-mark'
import { CustomerServiceLines } from '@/domain/contact-lines'
import { CardOrders } from '@/orders/card-orders'
import { canPayAgain } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { useSession } from '@/session/session-store'
import { TitledCard } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Tile } from '@/ui/content/tile'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { Stepper } from '@/ui/navigation/stepper'
import { today } from '@/values/dates/clock'
import { dateInHelsinki, daysBetween } from '@/values/dates/plain-date'
import { STAGES, type Stage, stageOf } from '../displayed-status'
import { newestOrdersQuery, voucherOrderQuery } from '../queries'
import { orderTitle } from '../voucher-type'
import { HistoryTable } from './history-table'

/** Days after ordering for which a sent order is still shown, because delivery takes some of them. */
const NEWS_DAYS = 21

const isNews = (order: VoucherOrderSummary) =>
  stageOf(order) !== 'sent' || daysBetween(dateInHelsinki(order.date), today()) <= NEWS_DAYS

const STAGE_NAMES: Record<Stage, () => string> = {
  ordered: () => m.vouchers_stage_ordered(),
  paid: () => m.vouchers_stage_paid(),
  made: () => m.vouchers_stage_made(),
  sent: () => m.vouchers_stage_sent(),
}

/** The newest order that is under way or was sent lately. */
function LatestOrder() {
  const { data } = useQuery(newestOrdersQuery())
  const order = data?.voucherOrders.find((candidate) => stageOf(candidate) && isNews(candidate))
  const stage = order && stageOf(order)
  // The list lacks payment and tracking code.
  const { data: whole } = useQuery({ ...voucherOrderQuery(order?.id ?? ''), enabled: order !== undefined })
  if (!order || !stage) return null
  const current = STAGES.indexOf(stage)
  return (
    <TitledCard
      title={m.vouchers_latest_title({ number: order.orderNumber })}
      footer={
        <div className="flex flex-wrap gap-3">
          {stage === 'paid' && whole?.paymentId !== undefined && canPayAgain(whole.paymentStatus) && (
            <ButtonLink {...pathsOf('voucher').payAgain(whole.paymentId, false)}>{m.vouchers_pay()}</ButtonLink>
          )}
          <ButtonLink to="/order-details/$voucherOrderId" params={{ voucherOrderId: order.id }} variant="outline">
            {m.vouchers_details()}
          </ButtonLink>
        </div>
      }
    >
      <div className="space-y-4">
        <Stepper
          label={m.vouchers_latest_stages()}
          steps={STAGES.map((key, at) => ({
            key,
            label: STAGE_NAMES[key](),
            state: at < current || stage === 'sent' ? 'done' : at === current ? 'current' : 'upcoming',
          }))}
        />
        <p>{stageText(stage, whole?.trackingCode)}</p>
      </div>
    </TitledCard>
  )
}

function stageText(stage: Stage, trackingCode: string | undefined): string {
  if (stage === 'paid') return m.vouchers_latest_unpaid()
  if (stage === 'made') return m.vouchers_latest_made()
  return trackingCode === undefined ? m.vouchers_latest_sent() : m.vouchers_latest_tracking({ code: trackingCode })
}

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
        {/* VOU-01, VOU-30: contact details for users who can only order vouchers. */}
        {isSoleManager && (
          <TitledCard title={m.vouchers_contact_title()}>
            <div className="space-y-3">
              <p>{m.vouchers_contact_text()}</p>
              <CustomerServiceLines />
            </div>
          </TitledCard>
        )}
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

const PRODUCTS: Record<VoucherType, { title: () => string; text: () => string }> = {
  lunch: { title: () => m.vouchers_lunch(), text: () => m.vouchers_lunch_text() },
  recreational: { title: () => m.vouchers_recreational(), text: () => m.vouchers_recreational_text() },
}

/** VOU-01: the two types of voucher, each with a link to order. */
function OrderPanel() {
  return (
    <section aria-label={m.vouchers_order_panel()} className="grid gap-4 sm:grid-cols-2">
      {(['lunch', 'recreational'] as const).map((voucherType) => {
        const { title, text } = PRODUCTS[voucherType]
        return (
          <Tile
            key={voucherType}
            title={title()}
            headingLevel={2}
            mark={<BenefitMark type={voucherType} />}
            actions={
              <ButtonLink to="/voucher-order/$voucherType" params={{ voucherType }}>
                {orderTitle(voucherType)}
              </ButtonLink>
            }
          >
            {text()}
          </Tile>
        )
      })}
    </section>
  )
}
