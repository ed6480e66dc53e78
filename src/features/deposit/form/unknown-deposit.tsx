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
type Happened = ReturnType<typeof resolveOutcome> | 'nothing-invoiced' | 'settled' | 'checking'

const TEXTS: Record<Happened, { title: () => string; text: () => string }> = {
  checking: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_checking() },
  arrived: { title: () => m.deposit_unknown_arrived_title(), text: () => m.deposit_unknown_arrived() },
  nothing: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_nothing() },
  // PAY-20: an invoice expires later than another unpaid payment.
  'nothing-invoiced': { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_nothing_invoice() },
  undecided: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_undecided() },
  settled: { title: () => m.deposit_settled_title(), text: () => m.deposit_settled_text() },
}

/**
 * The reply to a deposit was lost: shows what the account's transactions say of it. A command that moves money is never
 * sent again automatically.
 */
export function UnknownDeposit({ sent, onStartAgain }: { sent: SentCommand; onStartAgain: () => void }) {
  const { found: happened = 'checking' } = useLookUp(sent, async (): Promise<Happened> => {
    const known = readEvidence(sent.evidence)
    const now = await readDeposits().catch(() => undefined)
    if (!known) return 'undecided'
    const outcome = resolveOutcome(known.seen, now, known.amount)
    return outcome === 'nothing' && known.method === 'PrintInvoicePdf' ? 'nothing-invoiced' : outcome
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
  const isNothing = happened === 'nothing' || happened === 'nothing-invoiced'
  return (
    <InPlaceOfForm level={isDone ? 'info' : 'warning'} title={TEXTS[happened].title()} text={TEXTS[happened].text()}>
      {happened !== 'checking' && (
        <>
          <Link to="/reports" className={buttonVariants({ variant: happened === 'undecided' ? 'default' : 'outline' })}>
            {m.deposit_unknown_transactions()}
          </Link>
          <Button variant={isNothing ? 'default' : 'outline'} onClick={onStartAgain}>
            {m.deposit_start_anew()}
          </Button>
        </>
      )}
    </InPlaceOfForm>
  )
}
