import type { TopUpLoad } from '@generated/api/model'
import { listTopUps } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId } from 'react'
import { Button, buttonVariants } from '@/ui/button'
import { now } from '@/values/clock'
import { type Cents, formatEuros } from '@/values/money'
import { formatInstant } from '@/values/plain-date'
import { findLoad } from './lost-answer'
import { OutcomePanel } from './outcome-panel'
import type { PreparedTopUp } from './prepare-top-up'
import { accountsQuery, balanceOf } from './queries'
import { ReportLink } from './report-link'

type Known =
  | { kind: 'checking' }
  | { kind: 'unread' }
  | { kind: 'several' }
  | { kind: 'none'; balance: Cents; at: number }

export interface LostLoadProps {
  prepared: PreparedTopUp
  /** The load was made: it is in the company's list. */
  onFound: (load: TopUpLoad) => void
  /** Back to the form as it was. */
  onBack: () => void
  say: (text: string) => void
}

/**
 * The answer to the press was lost. Nothing is posted again: the loads and the balance of now are compared with those
 * before the press, and it says what is known (reliability, money must move once).
 */
export function LostLoad({ prepared, onFound, onBack, say }: LostLoadProps) {
  const client = useQueryClient()
  const ownKey = useId()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['lostTopUp', ownKey],
    queryFn: () => compare(client, prepared),
    staleTime: 0,
    gcTime: 0,
  })
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (data?.kind === 'made') found(data.load)
  }, [data])
  const known = knownOf(isError ? undefined : data, isFetching)
  const isChecking = known.kind === 'checking'
  return (
    <OutcomePanel
      tone={isChecking ? 'running' : 'attention'}
      {...textsOf(known, prepared)}
      say={say}
      actions={
        <>
          <Button busy={isChecking} onClick={() => void refetch()}>
            {m.top_up_check_again()}
          </Button>
          {known.kind === 'several' ? <ReportLink ids={[]} /> : <TransactionsLink />}
          {known.kind === 'none' && (
            <Button variant="ghost" onClick={onBack}>
              {m.top_up_lost_back()}
            </Button>
          )}
        </>
      }
    />
  )
}

function knownOf(data: Awaited<ReturnType<typeof compare>> | undefined, isFetching: boolean): Known {
  if (isFetching || data?.kind === 'made') return { kind: 'checking' }
  return data ?? { kind: 'unread' }
}

/** What the company's loads and balance say now. @throws ApiError */
async function compare(client: QueryClient, prepared: PreparedTopUp) {
  const [{ topUpLoads }, accounts] = await Promise.all([
    listTopUps(),
    client.fetchQuery({ ...accountsQuery(), staleTime: 0 }),
  ])
  const finding = findLoad(prepared, topUpLoads)
  return finding.kind === 'none' ? { ...finding, balance: balanceOf(accounts), at: now() } : finding
}

function textsOf(known: Known, prepared: PreparedTopUp): { title: string; text: string } {
  switch (known.kind) {
    case 'checking':
      return { title: m.top_up_lost_title(), text: m.top_up_lost_checking() }
    case 'unread':
      return { title: m.top_up_lost_title(), text: m.top_up_lost_unread() }
    case 'several':
      return { title: m.top_up_lost_several_title(), text: m.top_up_lost_several() }
    case 'none':
      return {
        title: m.top_up_lost_none_title(),
        text: m.top_up_lost_none({
          time: formatInstant(known.at).slice(-5),
          balance: formatEuros(known.balance),
          before: formatEuros(prepared.balance),
        }),
      }
  }
}

const TransactionsLink = () => (
  <Link to="/reports" search={{ tab: 'transactions' }} className={buttonVariants({ variant: 'outline' })}>
    {m.top_up_lost_transactions()}
  </Link>
)
