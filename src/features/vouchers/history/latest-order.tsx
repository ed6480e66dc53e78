import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { canPayAgain } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/ui/content/card'
import { buttonVariants } from '@/ui/inputs/button'
import { Stepper } from '@/ui/navigation/stepper'
import { today } from '@/values/clock'
import { dateInHelsinki, daysBetween } from '@/values/plain-date'
import { newestOrdersQuery, voucherOrderQuery } from '../queries'
import { STAGES, type Stage, stageOf } from '../status/displayed-status'

/** Days after ordering for which a sent order is still shown, because delivery takes some of them. */
const NEWS_DAYS = 21

const isNews = (order: VoucherOrderSummary) =>
  stageOf(order)?.isDone !== true || daysBetween(dateInHelsinki(order.date), today()) <= NEWS_DAYS

const STAGE_NAMES: Record<Stage, () => string> = {
  ordered: () => m.vouchers_stage_ordered(),
  paid: () => m.vouchers_stage_paid(),
  made: () => m.vouchers_stage_made(),
  sent: () => m.vouchers_stage_sent(),
}

/** The newest order in progress, and its stage. */
export function LatestOrder() {
  const { data } = useQuery(newestOrdersQuery())
  const order = data?.voucherOrders.find((candidate) => stageOf(candidate) && isNews(candidate))
  const stage = order && stageOf(order)
  return stage ? <UnderWay order={order} stage={stage} /> : null
}

function UnderWay({ order, stage }: { order: VoucherOrderSummary; stage: NonNullable<ReturnType<typeof stageOf>> }) {
  // The list lacks payment and tracking code.
  const { data: whole } = useQuery(voucherOrderQuery(order.id))
  const current = STAGES.indexOf(stage.at)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.vouchers_latest_title({ number: order.orderNumber })}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="space-y-4">
          <Stepper
            label={m.vouchers_latest_stages()}
            doneLabel={m.wizard_done()}
            positionLabel={m.wizard_position({ number: current + 1, count: STAGES.length })}
            steps={STAGES.map((key, at) => ({
              key,
              label: STAGE_NAMES[key](),
              state:
                at < current || (at === current && stage.isDone) ? 'done' : at === current ? 'current' : 'upcoming',
            }))}
          />
          <p>{stageText(stage.at, whole?.trackingCode)}</p>
        </div>
      </CardContent>
      <CardFooter>
        <div className="flex flex-wrap gap-3">
          {stage.at === 'paid' && whole?.paymentId !== undefined && canPayAgain(whole.paymentStatus) && (
            <Link {...pathsOf('voucher').payAgain(whole.paymentId, false)} className={buttonVariants()}>
              {m.vouchers_pay()}
            </Link>
          )}
          <Link
            to="/order-details/$voucherOrderId"
            params={{ voucherOrderId: order.id }}
            className={buttonVariants({ variant: 'outline' })}
          >
            {m.vouchers_details()}
          </Link>
        </div>
      </CardFooter>
    </Card>
  )
}

function stageText(stage: Stage, trackingCode: string | undefined): string {
  if (stage === 'paid') return m.vouchers_latest_unpaid()
  if (stage === 'made') return m.vouchers_latest_made()
  return trackingCode === undefined ? m.vouchers_latest_sent() : m.vouchers_latest_tracking({ code: trackingCode })
}
