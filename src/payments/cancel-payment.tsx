import type { Id } from '@generated/api/model'
import { useCancelPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { Button } from '@/ui/inputs/button'

/**
 * PAY-25: cancels the payment of a payer who returned from the provider without paying, so that another method can be
 * used.
 */
export function CancelPayment({ paymentId, onCanceled }: { paymentId: Id; onCanceled: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: cancel } = useCancelPayment()
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {m.payments_cancel()}
      </Button>
      <ConfirmAction
        open={isAsking}
        title={m.payments_cancel_title()}
        confirmLabel={m.payments_cancel()}
        cancelLabel={m.payments_cancel_keep()}
        variant="destructive"
        action={() => cancel({ paymentId })}
        onDone={() => {
          setIsAsking(false)
          onCanceled()
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{m.payments_cancel_text()}</p>
      </ConfirmAction>
    </>
  )
}
