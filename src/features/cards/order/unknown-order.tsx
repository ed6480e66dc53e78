import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dropDraft } from '@/session/draft'
import { dropSent, type SentCommand } from '@/session/sent-commands'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
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

/** The answer to an order was lost: what can be found out of it. Nothing is posted again (reliability.md, section one). */
export function UnknownOrder({ sent, onBack }: { sent: SentCommand; onBack: () => void }) {
  const client = useQueryClient()
  const { data, isFetching } = useQuery({
    queryKey: ['lostCardOrder', sent.key],
    queryFn: async () => {
      const list = await client.fetchQuery({ ...employeesQuery(), staleTime: 0 }).catch(() => undefined)
      return findSentOrder(sent.evidence, list?.beneficiaries)
    },
    staleTime: 0,
    gcTime: 0,
  })
  const happened = isFetching || !data ? 'checking' : data
  const isDone = happened === 'arrived'
  const place = useRef<HTMLDivElement>(null)
  // In place of a form that was longer: it comes into sight and takes the focus of the button that is gone.
  useEffect(() => place.current?.focus(), [])
  const { title, text } = TEXTS[happened]
  return (
    <div ref={place} tabIndex={-1} className="max-w-form rounded-lg">
      <Alert
        variant={isDone ? 'info' : 'warning'}
        levelLabel={isDone ? m.level_info() : m.level_warning()}
        live="alert"
      >
        <AlertTitle>{title()}</AlertTitle>
        <AlertDescription>
          <p>{text()}</p>
        </AlertDescription>
        {happened !== 'checking' && (
          <AlertAction>
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
          </AlertAction>
        )}
      </Alert>
    </div>
  )
}
