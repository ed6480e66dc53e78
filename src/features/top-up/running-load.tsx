import { readTopUpInProgress } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { type LoadWatch, type WatchState, watchLoads } from './load-watch'
import { OutcomePanel } from './outcome-panel'
import { ReportLink } from './report-link'

export interface RunningLoadProps {
  ids: readonly string[]
  onDone: () => void
  say: (text: string) => void
}

/** TOP-08: the load runs; asks every 3 seconds until it does not. */
export function RunningLoad({ ids, onDone, say }: RunningLoadProps) {
  const [state, setState] = useState<WatchState>('watching')
  const watch = useRef<LoadWatch>(undefined)
  const change = useEffectEvent((next: WatchState) => {
    if (next === 'done') onDone()
    else setState(next)
  })
  useEffect(() => {
    const started = watchLoads({
      ids,
      read: readTopUpInProgress,
      onChange: change,
      isHidden: () => document.visibilityState === 'hidden',
    })
    watch.current = started
    document.addEventListener('visibilitychange', started.visibilityChanged)
    return () => {
      document.removeEventListener('visibilitychange', started.visibilityChanged)
      started.stop()
    }
  }, [ids])

  if (state === 'late') {
    return (
      <OutcomePanel
        tone="attention"
        title={m.top_up_late_title()}
        text={m.top_up_late_text()}
        say={say}
        actions={
          <>
            <Button onClick={() => watch.current?.askAgain()}>{m.top_up_check_again()}</Button>
            <ReportLink ids={ids} />
          </>
        }
      />
    )
  }
  return (
    <OutcomePanel
      tone="running"
      title={m.top_up_running_title()}
      text={state === 'troubled' ? m.top_up_running_trouble() : m.top_up_running_text()}
      say={say}
    />
  )
}
