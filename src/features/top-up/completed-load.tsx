import type { TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Button } from '@/ui/button'
import { linkVariants } from '@/ui/button-variants'
import { Card } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { SkeletonGroup, SkeletonText } from '@/ui/skeleton'
import { cents, formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { failedItems, type LeftOut } from './dry-run'
import { OutcomePanel, type OutcomePanelProps } from './outcome-panel'
import { LeftOutList } from './people-list'
import { topUpQuery } from './queries'
import { ReportLink } from './report-link'
import { benefitName, numberText } from './top-up-texts'

export interface CompletedLoadProps {
  ids: readonly string[]
  /** Who was left out when it was confirmed here; empty for a load that somebody else made, or after a reload. */
  leftOut: readonly LeftOut[]
  /** The answer to the press was lost, and the load was found. */
  wasLost: boolean
  onAnother: () => void
  say: (text: string) => void
}

/** TOP-08, TOP-17: what became of the load, or what it waits for; who is without one, and why. */
export function CompletedLoad({ ids, ...rest }: CompletedLoadProps) {
  const [id] = ids
  return ids.length === 1 && id !== undefined ? <OneLoad id={id} {...rest} /> : <ManyLoads ids={ids} {...rest} />
}

function ManyLoads({ ids, onAnother, say }: CompletedLoadProps) {
  return (
    <OutcomePanel
      tone="success"
      title={m.top_up_done_many_title()}
      text={m.top_up_done_many_text()}
      say={say}
      actions={
        <>
          <ReportLink ids={ids} isPrimary />
          <AnotherButton onAnother={onAnother} />
        </>
      }
    />
  )
}

function OneLoad({ id, leftOut, wasLost, onAnother, say }: Omit<CompletedLoadProps, 'ids'> & { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({ ...topUpQuery(id), staleTime: 0 })
  const without = useMemo(() => [...failedItems(data?.topUpLoadItems ?? []), ...leftOut], [data, leftOut])
  if (!data && !error) {
    return (
      <Card className="max-w-form">
        <SkeletonGroup label={m.top_up_reading()}>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </Card>
    )
  }
  const outcome = data ? outcomeOf(data) : UNREAD
  return (
    <OutcomePanel
      tone={outcome.tone}
      title={outcome.title()}
      text={wasLost ? `${m.top_up_lost_found()} ${outcome.text()}` : outcome.text()}
      say={say}
      actions={
        <>
          {!data && (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {m.top_up_check_again()}
            </Button>
          )}
          <ReportLink ids={[id]} isPrimary={data !== undefined} />
          <AnotherButton onAnother={onAnother} />
        </>
      }
    >
      {data && <LoadFacts load={data} />}
      {(data?.status === 'canceled' || data?.status === 'expired') && (
        // TOP-18: nothing about it can be done in the portal.
        <Link to="/help" className={linkVariants()}>
          {m.menu_help()}
        </Link>
      )}
      <LeftOutList leftOut={without} title={m.top_up_without_after({ count: numberText(without.length) })} />
    </OutcomePanel>
  )
}

function LoadFacts({ load }: { load: TopUpLoadDetail }) {
  return (
    <DescriptionList
      rows={[
        { key: 'benefit', label: m.top_up_step_benefit(), value: benefitName(load.benefitType) },
        { key: 'sum', label: m.top_up_sum(), value: formatEuros(cents(load.totalSum)), kind: 'money' },
        {
          key: 'total',
          label: m.top_up_total_paid(),
          value: formatEuros(cents(load.totalSumWithFees)),
          kind: 'money',
          strong: true,
        },
      ]}
    />
  )
}

const AnotherButton = ({ onAnother }: { onAnother: () => void }) => (
  <Button variant="secondary" onClick={onAnother}>
    {m.top_up_another()}
  </Button>
)

type Outcome = { tone: OutcomePanelProps['tone']; title: () => string; text: () => string }

const UNREAD: Outcome = {
  tone: 'attention',
  title: () => m.top_up_unread_title(),
  text: () => m.top_up_unread_text(),
}

/** TOP-15, TOP-16, TOP-17: each status in words. */
function outcomeOf({ status, topUpLoadItems: items, scheduledOn, totalSumWithFees }: TopUpLoadDetail): Outcome {
  const total = formatEuros(cents(totalSumWithFees))
  const date = scheduledOn === undefined ? undefined : formatDate(plainDate(scheduledOn))
  const done = items.filter((item) => item.status === 'success').length
  switch (status) {
    case 'in_progress':
      return { tone: 'waiting', title: () => m.top_up_running_title(), text: () => m.top_up_running_text() }
    case 'success':
      return {
        tone: 'success',
        title: () => m.top_up_done_title(),
        text: () => (done === 1 ? m.top_up_done_text_one() : m.top_up_done_text({ count: numberText(done) })),
      }
    case 'closed_with_errors':
      return {
        tone: 'attention',
        title: () => m.top_up_errors_title(),
        text: () => m.top_up_errors_text({ done: numberText(done), count: numberText(items.length) }),
      }
    case 'waiting_for_load_date':
      return {
        tone: 'waiting',
        title: () => m.top_up_scheduled_title(),
        text: () => m.top_up_scheduled_text({ date: date ?? '', total }),
      }
    case 'waiting_for_payment':
      return {
        tone: 'waiting',
        title: () => m.top_up_invoiced_title(),
        text: () => (date ? m.top_up_invoiced_text_date({ date, total }) : m.top_up_invoiced_text({ total })),
      }
    case 'payment_confirmed_waiting_for_load_date':
      return {
        tone: 'waiting',
        title: () => m.top_up_confirmed_title(),
        text: () => m.top_up_confirmed_text({ date: date ?? '' }),
      }
    case 'payment_not_received':
      return { tone: 'error', title: () => m.top_up_unpaid_title(), text: () => m.top_up_unpaid_text() }
    case 'canceled':
    case 'expired':
      return { tone: 'attention', title: () => m.top_up_canceled_title(), text: () => m.top_up_canceled_text() }
    default:
      // A status that this portal does not know yet.
      status satisfies never
      return UNREAD
  }
}
