import { m } from '@generated/messages/messages.js'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type PollingLeg, usePolling } from '@/api/use-polling'
import { Button } from '@/ui/inputs/button'
import { runningQuery } from '../queries'
import { OutcomePanel } from './outcome-panel'
import { ReportLink } from './report-link'

/** TOP-08: polls every 3 seconds; after two minutes the user can continue. */
export const RUNNING_LEGS: readonly PollingLeg[] = [{ everyMs: 3000, forMs: 120_000 }]

export interface RunningTopUpProps {
  ids: readonly string[]
  /** Known facts about the loads. */
  children?: ReactNode
  onDone: () => void
  announce: (text: string) => void
}

export const isRunning = (ids: readonly string[]) => ids.length > 0

/** TOP-08: polls running loads every 3 seconds until none is running. */
export function RunningTopUp({ ids, children, onDone, announce }: RunningTopUpProps) {
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
        announce={announce}
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
      announce={announce}
    >
      {children}
    </OutcomePanel>
  )
}
