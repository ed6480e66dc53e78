import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pathsOf } from '@/payments/payment-paths'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import { voucherOrderQuery } from '../queries'

export interface UnknownPaymentProps {
  sent: SentCommand
  formId: string
  orderId: Id
  /** The payment that was to be replaced. */
  paymentId: Id
}

/** The answer to a new payment was lost: the order knows its newest one. Nothing is posted again. */
export function UnknownPayment({ sent, formId, orderId, paymentId }: UnknownPaymentProps) {
  const client = useQueryClient()
  const { data, isFetching } = useQuery({
    queryKey: ['lostVoucherOrderPayment', sent.key],
    queryFn: async () => {
      const order = await client.fetchQuery({ ...voucherOrderQuery(orderId), staleTime: 0 }).catch(() => undefined)
      return { newest: order?.paymentId }
    },
    staleTime: 0,
    gcTime: 0,
  })
  const place = useRef<HTMLDivElement>(null)
  // In place of a form that was longer: it comes into sight and takes the focus of the button that is gone.
  useEffect(() => place.current?.focus(), [])
  const newest = isFetching ? undefined : data?.newest
  const isMade = newest !== undefined && newest !== paymentId
  return (
    <div ref={place} tabIndex={-1} className="max-w-form rounded-lg">
      <Alert
        variant={isMade ? 'info' : 'warning'}
        levelLabel={isMade ? m.level_info() : m.level_warning()}
        live="alert"
      >
        <AlertTitle>{isMade ? m.vouchers_unknown_payment_made_title() : m.vouchers_unknown_payment_title()}</AlertTitle>
        <AlertDescription>
          <p>{textOf(isFetching, newest, isMade)}</p>
        </AlertDescription>
        {!isFetching && (
          <AlertAction>
            {isMade && (
              <Link
                to={pathsOf('voucher').status(newest)}
                className={buttonVariants()}
                onClick={() => dropSent(formId, sent.key)}
              >
                {m.vouchers_unknown_payment_show()}
              </Link>
            )}
            {newest === undefined && (
              <Link
                to="/order-details/$voucherOrderId"
                params={{ voucherOrderId: orderId }}
                className={buttonVariants()}
              >
                {m.vouchers_details()}
              </Link>
            )}
            {!isMade && (
              <Button variant={newest === undefined ? 'outline' : 'default'} onClick={() => markLookedUp(formId)}>
                {m.vouchers_unknown_payment_back()}
              </Button>
            )}
          </AlertAction>
        )}
      </Alert>
    </div>
  )
}

function textOf(isFetching: boolean, newest: Id | undefined, isMade: boolean): string {
  if (isFetching) return m.vouchers_unknown_checking()
  if (newest === undefined) return m.vouchers_unknown_payment_undecided()
  return isMade ? m.vouchers_unknown_payment_made() : m.vouchers_unknown_payment_nothing()
}
