import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-answer'
import { dropDraft } from '@/session/draft'
import { dropSent, type SentCommand } from '@/session/sent-commands'
import { Button, buttonVariants } from '@/ui/button'
import { employeesQuery } from '../queries'
import { findSentOrder } from './sent-order'
import { CARD_ORDER } from './use-order'

const TEXTS = {
  checking: { title: () => m.cards_unknown_title(), text: () => m.cards_unknown_checking() },
  arrived: { title: () => m.cards_unknown_arrived_title(), text: () => m.cards_unknown_arrived() },
  open: { title: () => m.cards_unknown_title(), text: () => m.cards_unknown_open() },
  undecided: { title: () => m.cards_unknown_title(), text: () => m.cards_unknown_undecided() },
}

/** The answer to an order was lost: what can be found out of it. */
export function UnknownOrder({ sent, onBack }: { sent: SentCommand; onBack: () => void }) {
  const client = useQueryClient()
  const { found: happened = 'checking' } = useLookUp(sent, async () => {
    const list = await client.fetchQuery({ ...employeesQuery(), staleTime: 0 }).catch(() => undefined)
    return findSentOrder(sent.evidence, list?.beneficiaries)
  })
  const isDone = happened === 'arrived'
  const { title, text } = TEXTS[happened]
  return (
    <InPlaceOfForm level={isDone ? 'info' : 'warning'} title={title()} text={text()}>
      {happened !== 'checking' && (
        <>
          {isDone ? (
            <Link
              to="/beneficiaries"
              className={buttonVariants()}
              onClick={() => {
                // Its outcome is known: the same again is another order, with another key.
                dropSent(CARD_ORDER, sent.key)
                dropDraft(CARD_ORDER)
              }}
            >
              {m.cards_show_employees()}
            </Link>
          ) : (
            <>
              <Button onClick={onBack}>{m.cards_unknown_back()}</Button>
              <Link to="/help" className={buttonVariants({ variant: 'outline' })}>
                {m.cards_unknown_support()}
              </Link>
            </>
          )}
        </>
      )}
    </InPlaceOfForm>
  )
}
