import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-answer'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Button, buttonVariants } from '@/ui/button'
import { readDeposits } from '../queries'
import { resolveOutcome } from './creation-failure'
import { DEPOSIT_FORM, readEvidence } from './prepare-deposit'

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
  const { found: happened = 'checking' } = useLookUp(sent, async () => {
    const known = readEvidence(sent.evidence)
    const now = await readDeposits().catch(() => undefined)
    return known ? resolveOutcome(known.seen, now, known.amount) : 'undecided'
  })
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
  const isDone = happened === 'arrived' || happened === 'settled'
  return (
    <InPlaceOfForm level={isDone ? 'info' : 'warning'} title={TEXTS[happened].title()} text={TEXTS[happened].text()}>
      {happened !== 'checking' && (
        <>
          <Link to="/reports" className={buttonVariants({ variant: happened === 'undecided' ? 'default' : 'outline' })}>
            {m.deposit_unknown_transactions()}
          </Link>
          <Button variant={happened === 'nothing' ? 'default' : 'outline'} onClick={onStartAgain}>
            {m.deposit_start_anew()}
          </Button>
        </>
      )}
    </InPlaceOfForm>
  )
}
