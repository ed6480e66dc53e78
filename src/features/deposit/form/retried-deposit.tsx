import type { Id, PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { payAgainReason } from '@/payments/pay-again'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { linkVariants } from '@/ui/navigation/link-variants'
import { MISSING } from '@/values/missing'
import { cents, formatEuros } from '@/values/money'

/** A failed deposit to pay again with the same amount (DEP-10). */
export interface Retry {
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22: warns that the payment was not completed. */
  isWarned: boolean
}

/** DEP-10: shows the failed deposit's fixed amount; to change it, start a new deposit. */
export function RetriedDeposit(retry: Retry) {
  const place = useRef<HTMLDivElement>(null)
  // The form may be scrolled far down when starting the payment fails, so scroll the error into view.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      {retry.isWarned && (
        <div ref={place} tabIndex={-1} className="rounded-lg">
          <Alert variant="warning" levelLabel={m.level_warning()} live="alert">
            <AlertDescription>
              <p>{payAgainReason(retry.paymentId, retry.status.status)}</p>
            </AlertDescription>
          </Alert>
        </div>
      )}
      <Card>
        <CardHeader>
          <CardTitle>{m.deposit_again_title()}</CardTitle>
        </CardHeader>
        <CardContent>
          <DescriptionList
            rows={[
              {
                label: m.deposit_amount(),
                value:
                  retry.status.amountInCents === undefined ? MISSING : formatEuros(cents(retry.status.amountInCents)),
                kind: 'money',
                strong: true,
              },
            ]}
          />
          <p className="pt-2">
            <Link to="/load-account" className={linkVariants()}>
              {m.deposit_again_other()}
            </Link>
          </p>
        </CardContent>
      </Card>
    </>
  )
}
