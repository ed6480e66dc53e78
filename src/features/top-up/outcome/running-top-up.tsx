import { m } from '@generated/messages/messages.js'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type PollingLeg, usePolling } from '@/api/use-polling'
import { Button } from '@/ui/button'
import { runningQuery } from '../queries'
import { OutcomePanel } from './outcome-panel'
import { ReportLink } from './report-link'

/** TOP-08: every 3 seconds; after two minutes there is a way on. */
export const RUNNING_LEGS: readonly PollingLeg[] = [{ everyMs: 3000, forMs: 120_000 }]

export interface RunningTopUpProps {
  ids: readonly string[]
  /** What is known of the loads. */
  children?: ReactNode
  onDone: () => void
  say: (text: string) => void
}

export const isRunning = (ids: readonly string[]) => ids.length > 0

/** TOP-08: the load runs; asks every 3 seconds until it does not. */
export function RunningTopUp({ ids, children, onDone, say }: RunningTopUpProps) {
  const polling = usePolling(runningQuery(ids), { isAwaited: isRunning, legs: RUNNING_LEGS })
  const isDone = polling.data?.length === 0
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])

  if (polling.isOver) {
    return (
      <OutcomePanel
        tone="attention"
        title={m.top_up_late_title()}
        text={m.top_up_late_text()}
        say={say}
        actions={
          <>
            <Button onClick={polling.askAgain}>{m.top_up_check_again()}</Button>
            <ReportLink ids={ids} />
          </>
        }
      >
        {children}
      </OutcomePanel>
    )
  }
  return (
    <OutcomePanel
      tone="running"
      title={m.top_up_running_title()}
      text={polling.hasFailed ? m.top_up_running_trouble() : m.top_up_running_text()}
      say={say}
    >
      {children}
    </OutcomePanel>
  )
}
