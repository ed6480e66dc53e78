import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { useBuiltPaths } from '@/shell/built-paths'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import { readDeposits } from '../queries'
import { resolveOutcome } from './creation-failure'
import { DEPOSIT_FORM, readEvidence } from './prepare-deposit'

const REPORTS: string = '/reports'

/** What can be told; `settled` is what the API said instead: another payment has paid or is paying the deposit. */
type Happened = ReturnType<typeof resolveOutcome> | 'settled' | 'checking'

const TEXTS: Record<Happened, { title: () => string; text: () => string }> = {
  checking: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_checking() },
  arrived: { title: () => m.deposit_unknown_arrived_title(), text: () => m.deposit_unknown_arrived() },
  nothing: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_nothing() },
  undecided: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_undecided() },
  settled: { title: () => m.deposit_settled_title(), text: () => m.deposit_settled_text() },
}

/**
 * The answer to a press was lost: what the account's transactions say of it. Nothing is posted again (reliability.md,
 * section one).
 */
export function UnknownDeposit({ sent, onStartAgain }: { sent: SentCommand; onStartAgain: () => void }) {
  const { data = 'checking', isFetching } = useQuery({
    queryKey: ['lostDeposit', sent.key],
    queryFn: async () => {
      const known = readEvidence(sent.evidence)
      const now = await readDeposits().catch(() => undefined)
      return known ? resolveOutcome(known.seen, now, known.body.amount) : 'undecided'
    },
    staleTime: 0,
    gcTime: 0,
  })
  const happened = isFetching ? 'checking' : data
  const startAgain = () => {
    if (happened === 'arrived') {
      // Its outcome is known: the same sum again is another deposit, with another key.
      dropSent(DEPOSIT_FORM, sent.key)
      dropDraft(DEPOSIT_FORM)
    } else markLookedUp(DEPOSIT_FORM)
    onStartAgain()
  }
  return <DepositOutcome happened={happened} onStartAgain={startAgain} />
}

/** What can be told of the money, and a way on. */
export function DepositOutcome({ happened, onStartAgain }: { happened: Happened; onStartAgain: () => void }) {
  const hasReports = useBuiltPaths().has(REPORTS)
  const place = useRef<HTMLDivElement>(null)
  // In place of a form that was longer: it comes into sight and takes the focus of the button that is gone.
  useEffect(() => place.current?.focus(), [])
  const isDone = happened === 'arrived' || happened === 'settled'
  return (
    <div ref={place} tabIndex={-1} className="rounded-lg">
      <Alert
        variant={isDone ? 'info' : 'warning'}
        levelLabel={isDone ? m.level_info() : m.level_warning()}
        live="alert"
      >
        <AlertTitle>{TEXTS[happened].title()}</AlertTitle>
        <AlertDescription>
          <p>{TEXTS[happened].text()}</p>
        </AlertDescription>
        {happened !== 'checking' && (
          <AlertAction>
            {hasReports && (
              <Link
                to={REPORTS}
                className={buttonVariants({ variant: happened === 'undecided' ? 'default' : 'outline' })}
              >
                {m.deposit_unknown_transactions()}
              </Link>
            )}
            <Button variant={happened === 'nothing' ? 'default' : 'outline'} onClick={onStartAgain}>
              {m.deposit_start_anew()}
            </Button>
          </AlertAction>
        )}
      </Alert>
    </div>
  )
}
