import { m } from '@generated/messages/messages.js'
import { useQueries } from '@tanstack/react-query'
import { Check, HandCoins, type LucideIcon, PiggyBank, ReceiptText, TriangleAlert, Users } from 'lucide-react'
import { cardOrdersQuery, isOpenCardOrder } from '@/domain/card-orders'
import { RetryLine } from '@/domain/read-failure'
import { missingItems, requestsItem, type WorkItem } from '@/domain/top-ups/checklist'
import { ChecklistLine } from '@/domain/top-ups/checklist-line'
import { useOpenPayments } from '@/payments/open-payments'
import { TitledCard } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { today } from '@/values/dates/clock'
import { employeesQuery, requestsQuery, topUpsQuery } from './queries'
import { acceptedItem, loadItems, moneyItem, paymentsItem, useForecast, withoutBenefit } from './worklist'

/** Lines that the card reserves while it loads, so that what stands below moves little. */
const USUAL_LINES = 7

/** Warnings of the month and the deposit forecast, most urgent first, each with a link. */
export function WorklistCard() {
  const { ahead, reads: moneyReads, isUncounted } = useForecast()
  const ownReads = useQueries({ queries: [topUpsQuery(), requestsQuery(), employeesQuery(), cardOrdersQuery()] })
  const [topUps, requests, employees, cardOrders] = ownReads
  const open = useOpenPayments()
  const reads = [...moneyReads, ...ownReads, ...open.reads]
  const payments = open.payments.map(({ reply }) => reply)
  const accepted = payments.filter(({ status }) => status === 'Confirmed')
  const unpaid = payments.filter(({ status }) => status !== 'Confirmed')
  const day = today()
  const parts: { reads: readonly { isFetched: boolean }[]; items: WorkItem[] }[] = [
    { reads: moneyReads, items: moneyItem(ahead?.shortage) },
    { reads: open.reads, items: [...paymentsItem(unpaid, day), ...acceptedItem(accepted)] },
    { reads: [topUps], items: loadItems(topUps.data ?? [], day) },
    { reads: [requests], items: requests.data ? requestsItem(requests.data) : [] },
    { reads: [employees], items: withoutBenefit(employees.data ?? [], day) },
    { reads: [employees], items: missingItems(employees.data ?? [], day) },
  ]
  // A line waits for the more urgent ones: if one of those came later, it would move this line away from the pointer.
  const waiting = parts.findIndex((part) => part.reads.some(({ isFetched }) => !isFetched))
  const items = parts.slice(0, waiting === -1 ? undefined : waiting).flatMap((part) => part.items)
  // `isUncounted`: replies in which a sum or a day cannot be read.
  const unread = [...reads.filter(({ data }) => !data), ...(isUncounted ? moneyReads : [])]
  const isPending = reads.some((read) => read.isPending)
  // Open orders are shown above with their own actions (CRD-13).
  const hasOpenOrder = cardOrders.data?.cardOrders.some(isOpenCardOrder) === true
  const isIncomplete = isUncounted || reads.some((read) => read.isError && !read.data)
  if (hasOpenOrder && items.length === 0 && !isPending && !isIncomplete) return null
  return (
    <TitledCard aria-label={m.home_work()} title={m.home_work()} flush>
      <ul className="divide-y divide-border border-t border-border">
        {items.map((item) => (
          <ChecklistLine key={item.text + item.path} icon={ICONS[item.kind]} colour="text-attention" target={item}>
            {item.text}
          </ChecklistLine>
        ))}
        {isPending && (
          // A new element for each place: its grey lines do not move, the first ones become text.
          <li key={items.length}>
            <SkeletonGroup label={m.home_work_pending()} className="divide-y divide-border">
              {Array.from({ length: Math.max(1, USUAL_LINES - items.length) }, (_, line) => (
                // Index keys are safe here: the lines are identical and never reorder.
                <div key={line} className="flex h-11 items-center px-4 sm:px-6">
                  <Skeleton className="h-4 w-2/3" />
                </div>
              ))}
            </SkeletonGroup>
          </li>
        )}
        {!isPending && !isIncomplete && items.length === 0 && (
          <ChecklistLine icon={Check} colour="text-success">
            {m.home_work_nothing()}
          </ChecklistLine>
        )}
        {isIncomplete && (
          <li className="px-4 py-3 sm:px-6">
            <RetryLine
              text={m.home_work_failed()}
              onRetry={() => Promise.all(unread.map(({ refetch }) => refetch()))}
            />
          </li>
        )}
      </ul>
    </TitledCard>
  )
}

const ICONS: Record<WorkItem['kind'], LucideIcon> = {
  money: PiggyBank,
  payments: ReceiptText,
  load: TriangleAlert,
  requests: HandCoins,
  employees: Users,
}
