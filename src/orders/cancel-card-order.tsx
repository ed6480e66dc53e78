import { useCancelCardOrder } from '@generated/api/cards/cards'
import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { notify } from '@/notifications/notifications'
import { Button } from '@/ui/inputs/button'

/**
 * CRD-13: cancels an unpaid card order after a confirmation. Cancelling twice does no harm, so a lost reply is retried.
 */
export function CancelCardOrder({ orderId, orderNumber }: { orderId: Id; orderNumber: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: cancel } = useCancelCardOrder()
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {m.orders_cards_cancel()}
        <span className="sr-only">{orderNumber}</span>
      </Button>
      <ConfirmAction
        open={isAsking}
        title={m.orders_cards_cancel_title({ number: orderNumber })}
        confirmLabel={m.orders_cards_cancel()}
        cancelLabel={m.orders_cards_keep()}
        variant="destructive"
        action={() => cancel({ orderId })}
        onDone={() => {
          setIsAsking(false)
          notify({ level: 'success', text: () => m.orders_cards_canceled({ number: orderNumber }) })
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{m.orders_cards_cancel_text()}</p>
      </ConfirmAction>
    </>
  )
}
