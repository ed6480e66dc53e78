import { m } from '@generated/messages/messages.js'
import { InPlaceOfForm } from '@/forms/submit/lost-answer'
import { markLookedUp } from '@/session/sent-commands'
import { Button } from '@/ui/button'

/**
 * The answer to a new payment was lost, and no call tells of it. Nothing is posted again: the next press has the same
 * key, so that it can only find what was made.
 */
export const UnknownPayment = ({ formId }: { formId: string }) => (
  <InPlaceOfForm level="warning" title={m.cards_unknown_payment_title()} text={m.cards_unknown_payment()}>
    <Button onClick={() => markLookedUp(formId)}>{m.cards_unknown_payment_back()}</Button>
  </InPlaceOfForm>
)
