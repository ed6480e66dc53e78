import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useBuiltPaths } from '@/shell/built-paths'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { buttonVariants } from '@/ui/button-variants'
import type { whatHappened } from './creation-failure'

const REPORTS: string = '/reports'

const TEXTS = {
  arrived: () => m.deposit_unknown_arrived(),
  nothing: () => m.deposit_unknown_nothing(),
  undecided: () => m.deposit_unknown_undecided(),
}

/** The answer was lost: what can be told of the money, and a way on. Nothing is sent again by itself. */
export function UnknownOutcome({
  happened,
  onStartAnew,
}: {
  happened: ReturnType<typeof whatHappened>
  onStartAnew: () => void
}) {
  const hasReports = useBuiltPaths().has(REPORTS)
  return (
    <Alert
      level={happened === 'arrived' ? 'success' : 'warning'}
      levelLabel={happened === 'arrived' ? m.level_success() : m.level_warning()}
      live="alert"
      title={happened === 'arrived' ? m.deposit_unknown_arrived_title() : m.deposit_unknown_title()}
      actions={
        <>
          {hasReports && (
            <Link
              to={REPORTS}
              className={buttonVariants({ variant: happened === 'undecided' ? 'primary' : 'secondary' })}
            >
              {m.deposit_unknown_transactions()}
            </Link>
          )}
          <Button variant={happened === 'nothing' ? 'primary' : 'secondary'} onClick={onStartAnew}>
            {m.deposit_start_anew()}
          </Button>
        </>
      }
    >
      <p>{TEXTS[happened]()}</p>
    </Alert>
  )
}
