import { m } from '@generated/messages/messages.js'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { readDeposits } from '../queries'
import { DEPOSIT_FORM, readEvidence, resolveOutcome } from './sent-deposit'

/** Result of the look-up. */
type Happened = ReturnType<typeof resolveOutcome> | 'checking'

const TEXTS: Record<Happened, { title: () => string; text: () => string }> = {
  checking: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_checking() },
  arrived: { title: () => m.deposit_unknown_arrived_title(), text: () => m.deposit_unknown_arrived() },
  several: { title: () => m.deposit_unknown_several_title(), text: () => m.deposit_unknown_several() },
  nothing: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_nothing() },
  undecided: { title: () => m.deposit_unknown_title(), text: () => m.deposit_unknown_undecided() },
}

interface UnknownDepositProps {
  sent: SentCommand
  /** The amount, in cents, that the form keeps. */
  onStartAgain: (amount: number | undefined) => void
}

/** The reply to a deposit was lost: looks for it in the account. A command that moves money is never resent. */
export function UnknownDeposit({ sent, onStartAgain }: UnknownDepositProps) {
  const { found: happened = 'checking' } = useLookUp([sent], async (): Promise<Happened> => {
    const known = readEvidence(sent.evidence)
    const now = await readDeposits().catch(() => undefined)
    if (!known) return 'undecided'
    return resolveOutcome(known.seen, now, { amount: known.amount, sentAt: sent.sentAt })
  })
  const startAgain = () => {
    if (happened === 'arrived' || happened === 'several') {
      // The outcome is known, so an equal deposit later is a new one and needs a new key.
      dropSent(DEPOSIT_FORM, sent.key)
      dropDraft(DEPOSIT_FORM)
      onStartAgain(undefined)
      return
    }
    // The same amount is the same command, with its key: keeping it is safer than a retyped one that differs.
    markLookedUp(DEPOSIT_FORM)
    onStartAgain(readEvidence(sent.evidence)?.amount)
  }
  const { title, text } = TEXTS[happened]
  return (
    <InPlaceOfForm level={happened === 'arrived' ? 'info' : 'warning'} title={title()} text={text()}>
      {happened !== 'checking' && (
        <>
          <ButtonLink
            to="/reports"
            variant={happened === 'undecided' || happened === 'several' ? 'default' : 'outline'}
          >
            {m.deposit_unknown_transactions()}
          </ButtonLink>
          <Button variant={happened === 'nothing' ? 'default' : 'outline'} onClick={startAgain}>
            {m.deposit_start_anew()}
          </Button>
        </>
      )}
    </InPlaceOfForm>
  )
}
