import { m } from '@generated/messages/messages.js'
import { useEffect, useRef } from 'react'
import { markLookedUp } from '@/session/sent-commands'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button } from '@/ui/button'

/**
 * The answer to a new payment was lost, and no call tells of it. Nothing is posted again: the next press has the same
 * key, so that it can only find what was made.
 */
export function UnknownPayment({ formId }: { formId: string }) {
  const place = useRef<HTMLDivElement>(null)
  // In place of a form that was longer: it comes into sight and takes the focus of the button that is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="max-w-form rounded-lg">
      <Alert variant="warning" levelLabel={m.level_warning()} live="alert">
        <AlertTitle>{m.cards_unknown_payment_title()}</AlertTitle>
        <AlertDescription>
          <p>{m.cards_unknown_payment()}</p>
        </AlertDescription>
        <AlertAction>
          <Button onClick={() => markLookedUp(formId)}>{m.cards_unknown_payment_back()}</Button>
        </AlertAction>
      </Alert>
    </div>
  )
}
