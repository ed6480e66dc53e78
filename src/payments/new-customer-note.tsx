import { getCheckHasOrdersQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/ui/alert'

/** PAY-06: beside a failed payment, for who has not ordered anything before; when that cannot be read, nothing. */
export function NewCustomerNote() {
  const { data: hasOrders } = useQuery(getCheckHasOrdersQueryOptions())
  if (hasOrders !== false) return null
  return (
    <Alert level="info" title={m.payments_new_customer_title()}>
      <p>{m.payments_new_customer_text()}</p>
    </Alert>
  )
}
