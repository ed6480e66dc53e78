import type { CardOrderReply, Id, OrderType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { isThroughProvider } from '@/payments/payment-choice'
import { pathsOf } from '@/payments/payment-paths'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Button, buttonVariants } from '@/ui/inputs/button'

/** The newest payment of an order. */
type NewestPayment = Partial<Pick<CardOrderReply, 'paymentId' | 'paymentStatus' | 'paymentMethod'>>

export interface UnknownPaymentProps {
  orderType: Extract<OrderType, 'voucher' | 'digital'>
  sent: SentCommand
  formId: string
  /** The payment that the new one replaces. */
  paymentId: Id
  /** Reads the order's newest payment; undefined when that is not possible. */
  readNewest: () => Promise<NewestPayment | undefined>
  /** Link to the place that shows the order. */
  elsewhere: ReactNode
}

/** Shown after the reply to a new payment was lost: reads the order's newest payment, and sends nothing again. */
export function UnknownPayment({ orderType, sent, formId, paymentId, readNewest, elsewhere }: UnknownPaymentProps) {
  const { found } = useLookUp([sent], async () => (await readNewest().catch(() => undefined)) ?? {})
  const newest = found?.paymentId
  const isMade = newest !== undefined && newest !== paymentId
  // A payment through the provider that was never started must be paid next.
  const isToPay = found?.paymentStatus === 'Created' && isThroughProvider(found.paymentMethod)
  return (
    <InPlaceOfForm
      level={isMade ? 'info' : 'warning'}
      title={isMade ? m.orders_unknown_payment_made_title() : m.orders_unknown_payment_title()}
      text={textOf(!found, newest, isMade)}
    >
      {found && (
        <>
          {isMade && (
            <Link
              {...(isToPay ? pathsOf(orderType).payAgain(newest, true) : { to: pathsOf(orderType).status(newest) })}
              className={buttonVariants()}
              onClick={() => dropSent(formId, sent.key)}
            >
              {isToPay ? m.orders_unknown_payment_back() : m.orders_unknown_payment_show()}
            </Link>
          )}
          {newest === undefined && elsewhere}
          {!isMade && (
            <Button variant={newest === undefined ? 'outline' : 'default'} onClick={() => markLookedUp(formId)}>
              {m.orders_unknown_payment_back()}
            </Button>
          )}
        </>
      )}
    </InPlaceOfForm>
  )
}

function textOf(isChecking: boolean, newest: Id | undefined, isMade: boolean): string {
  if (isChecking) return m.orders_unknown_checking()
  if (newest === undefined) return m.orders_unknown_payment_undecided()
  return isMade ? m.orders_unknown_payment_made() : m.orders_unknown_payment_nothing()
}
