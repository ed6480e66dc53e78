import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useBuiltPaths } from '@/shell/built-paths'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import type { whatHappened } from './creation-failure'

const REPORTS: string = '/reports'

/** What can be told; `settled` is what the API said instead: another payment has paid or is paying the deposit. */
export type Happened = ReturnType<typeof whatHappened> | 'settled'

const TEXTS: Record<Happened, { title: () => string; text: () => string }> = {
  arrived: { title: () => m.deposit_unknown_arrived_title(), text: () => m.deposit_unknown_arrived() },
  nothing: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_nothing() },
  undecided: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_undecided() },
  settled: { title: () => m.deposit_settled_title(), text: () => m.deposit_settled_text() },
}

/** The answer was lost: what can be told of the money, and a way on. Nothing is sent again by itself. */
export function UnknownOutcome({ happened, onStartAnew }: { happened: Happened; onStartAnew: () => void }) {
  const hasReports = useBuiltPaths().has(REPORTS)
  const isDone = happened === 'arrived' || happened === 'settled'
  return (
    <Alert variant={isDone ? 'info' : 'warning'} levelLabel={isDone ? m.level_info() : m.level_warning()} live="alert">
      <AlertTitle>{TEXTS[happened].title()}</AlertTitle>
      <AlertDescription>
        <p>{TEXTS[happened].text()}</p>
      </AlertDescription>
      <AlertAction>
        {hasReports && (
          <Link to={REPORTS} className={buttonVariants({ variant: happened === 'undecided' ? 'default' : 'outline' })}>
            {m.deposit_unknown_transactions()}
          </Link>
        )}
        <Button variant={happened === 'nothing' ? 'default' : 'outline'} onClick={onStartAnew}>
          {m.deposit_start_anew()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
