import { getCheckHasOrdersQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Alert, AlertDescription, AlertTitle } from '@/ui/content/alert'

/** PAY-06: note at a failed payment for companies without earlier orders; nothing when that cannot be read. */
export function NewCustomerNote() {
  const { data: hasOrders } = useQuery(getCheckHasOrdersQueryOptions())
  if (hasOrders !== false) return null
  return (
    <Alert variant="info">
      <AlertTitle>{m.payments_new_customer_title()}</AlertTitle>
      <AlertDescription>
        <p>{m.payments_new_customer_text()}</p>
      </AlertDescription>
    </Alert>
  )
}
