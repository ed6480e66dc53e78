import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-answer'
import { isThroughProvider } from '@/payments/payment-choice'
import { pathsOf } from '@/payments/payment-paths'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Button, buttonVariants } from '@/ui/button'
import { voucherOrderQuery } from '../queries'
import { orderPaymentQuery } from './queries'

export interface UnknownPaymentProps {
  sent: SentCommand
  formId: string
  /** The payment that was to be replaced. */
  paymentId: Id
}

/** The answer to a new payment was lost: the order knows its newest one. Nothing is posted again. */
export function UnknownPayment({ sent, formId, paymentId }: UnknownPaymentProps) {
  const client = useQueryClient()
  const {
    data: { orderId },
  } = useSuspenseQuery(orderPaymentQuery(paymentId))
  const { found } = useLookUp(sent, async () => {
    const order = await client.fetchQuery({ ...voucherOrderQuery(orderId), staleTime: 0 }).catch(() => undefined)
    return {
      newest: order?.paymentId,
      isToPay: order?.paymentStatus === 'Created' && isThroughProvider(order.paymentMethod),
    }
  })
  const newest = found?.newest
  const isMade = newest !== undefined && newest !== paymentId
  return (
    <InPlaceOfForm
      level={isMade ? 'info' : 'warning'}
      title={isMade ? m.vouchers_unknown_payment_made_title() : m.vouchers_unknown_payment_title()}
      text={textOf(!found, newest, isMade)}
    >
      {found && (
        <>
          {isMade && (
            // A payment through the provider that was made and never started has nothing to wait for.
            <Link
              {...(found.isToPay
                ? pathsOf('voucher').payAgain(newest, true)
                : { to: pathsOf('voucher').status(newest) })}
              className={buttonVariants()}
              onClick={() => dropSent(formId, sent.key)}
            >
              {found.isToPay ? m.vouchers_unknown_payment_back() : m.vouchers_unknown_payment_show()}
            </Link>
          )}
          {newest === undefined && (
            <Link to="/order-details/$voucherOrderId" params={{ voucherOrderId: orderId }} className={buttonVariants()}>
              {m.vouchers_details()}
            </Link>
          )}
          {!isMade && (
            <Button variant={newest === undefined ? 'outline' : 'default'} onClick={() => markLookedUp(formId)}>
              {m.vouchers_unknown_payment_back()}
            </Button>
          )}
        </>
      )}
    </InPlaceOfForm>
  )
}

function textOf(isChecking: boolean, newest: Id | undefined, isMade: boolean): string {
  if (isChecking) return m.vouchers_unknown_checking()
  if (newest === undefined) return m.vouchers_unknown_payment_undecided()
  return isMade ? m.vouchers_unknown_payment_made() : m.vouchers_unknown_payment_nothing()
}
