import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { Id } from '@generated/api/model'
import { getReadPaymentStatusQueryOptions } from '@generated/api/payments/payments'
import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '@/api/queries/read-anew'

export const paymentStatusQuery = (paymentId: Id) => getReadPaymentStatusQueryOptions(paymentId)

/** PAY-09: the minimum amounts of methods. A failure opens the non-closable popup (NAV-10). */
export const paymentSettingsQuery = () => getReadSettingsQueryOptions()

/** Always reads from the server: a status cached before the payer left is stale. @throws ApiError */
export const fetchPaymentStatus = (client: QueryClient, paymentId: Id) =>
  readAnew(client, paymentStatusQuery(paymentId))
