import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type PollingLeg, usePolling } from '@/api/queries/use-polling'
import { useOnce } from '@/browser/use-once'
import { Card } from '@/ui/content/card'
import { SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/numbers/count'
import { failedItems, type LeftOut } from '../form/dry-run'
import { fetchTopUp, runningQuery, topUpQuery } from '../queries'
import { LeftOutList } from '../recipients/people-list'
import { outcomeOf } from '../top-up-texts'
import { AnotherButton, LoadFacts, OutcomePanel, ReportLink, RunningFacts } from './outcome-panel'

/** TOP-08: polls every 3 seconds; after two minutes the user can continue. */
const RUNNING_LEGS: readonly PollingLeg[] = [{ everyMs: 3000, forMs: 120_000 }]

/** TOP-08: polls these loads every 3 seconds until none is running. `isStillRunning` reads one that the list lacks. */
export const useRunning = (ids: readonly string[], isStillRunning: (id: string) => Promise<boolean>) =>
  usePolling(
    { ...runningQuery(ids, isStillRunning), enabled: ids.length > 0 },
    { isAwaited: (running) => running.length > 0, legs: RUNNING_LEGS },
  )

/** TOP-08: loads that are running, until none is. */
export function RunningTopUp({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const client = useQueryClient()
  const polling = useRunning(ids, async (id) => (await fetchTopUp(client, id)).status === 'in_progress')
  useOnce(polling.data?.length === 0, onDone)

  const { isOver, hasFailed, refetch } = polling
  const runningText = hasFailed ? m.top_up_running_trouble() : m.top_up_running_text()
  const late = hasFailed
    ? { title: m.top_up_unread_title(), text: m.top_up_unread_text() }
    : { title: m.top_up_late_title(), text: m.top_up_late_text() }
  return (
    <OutcomePanel
      tone={isOver ? 'attention' : 'running'}
      {...(isOver ? late : { title: m.top_up_running_title(), text: runningText })}
      actions={
        isOver && (
          <>
            <Button onClick={refetch}>{m.top_up_check_again()}</Button>
            <ReportLink ids={ids} />
          </>
        )
      }
    >
      {ids.map((id) => (
        <RunningFacts key={id} id={id} />
      ))}
    </OutcomePanel>
  )
}

interface OneLoadProps {
  id: string
  /** Employees left out of this load; empty after a reload, or if another user made it. */
  leftOut: readonly LeftOut[]
  /** The reply was lost, but the load was found. */
  wasReplyLost: boolean
  onAnother: () => void
}

/** TOP-08, TOP-17: the results of loads or what they wait for. Several were running when the page opened. */
export const CompletedTopUp = ({ ids, ...rest }: Omit<OneLoadProps, 'id'> & { ids: readonly string[] }) => (
  <div className="space-y-6">
    {ids.map((id) => (
      <OneLoad key={id} id={id} {...rest} />
    ))}
  </div>
)

/** The result of a load, and who got nothing and why. */
function OneLoad({ id, leftOut, wasReplyLost, onAnother }: OneLoadProps) {
  const { data, isPending, refetch, isFetching } = useQuery({ ...topUpQuery(id), staleTime: 0 })
  const without = useMemo(() => [...failedItems(data?.topUpLoadItems ?? []), ...leftOut], [data, leftOut])
  if (isPending) {
    return (
      <Card className="max-w-form">
        <SkeletonText label={m.top_up_pending()} lines={4} />
      </Card>
    )
  }
  const { tone, title, text } = outcomeOf(data)
  return (
    <OutcomePanel
      tone={tone}
      title={title}
      text={wasReplyLost ? `${m.top_up_lost_found()} ${text}` : text}
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
        // TOP-18: nothing can be done in the portal, so link to help.
        <TextLink to="/help">{m.menu_help()}</TextLink>
      )}
      <LeftOutList leftOut={without} title={m.top_up_without_after({ count: formatCount(without.length) })} />
    </OutcomePanel>
  )
}
