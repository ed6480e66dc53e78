import { m } from '@generated/messages/messages.js'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { pathsOf } from '@/payments/payment-paths'
import { rememberLocation } from '@/session/history'
import { Button } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'

const route = getRouteApi('/voucher-order/$voucherType_/ordered/$paymentId')

/** VOU-27: the login after a guest's order failed. The order exists, and the next login continues with its payment. */
export function OrderedPage() {
  const { paymentId } = route.useParams()
  const { paysLater = false } = route.useSearch()
  const navigate = useNavigate()
  const logIn = () => {
    // A payment through the provider has not started yet, so the user pays next instead of waiting for a result.
    const paths = pathsOf('voucher')
    rememberLocation(paysLater ? paths.status(paymentId) : paths.payAgain(paymentId, false).to)
    void navigate({ to: '/login' })
  }
  return (
    <>
      <div role="status" className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-8 shrink-0 text-success" />
        <PageHeader
          title={m.vouchers_ordered_title()}
          className="min-w-0 grow"
          description={m.vouchers_ordered_text()}
        />
      </div>
      <Button onClick={logIn}>{m.login_submit()}</Button>
    </>
  )
}
