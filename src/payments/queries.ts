import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { Id, OrderType, PaymentLocale } from '@generated/api/model'
import {
  getListPaymentMethodsQueryOptions,
  getReadPaymentStatusSuspenseQueryOptions,
} from '@generated/api/payments/payments'
import type { QueryClient } from '@tanstack/react-query'
import type { Cents } from '@/values/money'

/** How a payment is doing: loader, page and polling share it. */
export const paymentStatusQuery = (paymentId: Id) => getReadPaymentStatusSuspenseQueryOptions(paymentId)

/** PAY-02: the methods for a sum, with their names in a language. */
export const paymentMethodsQuery = (orderType: OrderType, amount: Cents, locale: PaymentLocale) =>
  getListPaymentMethodsQueryOptions(orderType, amount, { locale })

/** PAY-09: the least amounts of methods. A failure opens the non-closable popup (NAV-10). */
export const paymentSettingsQuery = () => getReadSettingsQueryOptions()

/** Always read anew: what was read before the payer left says nothing. @throws ApiError */
export const readStatusAnew = (client: QueryClient, paymentId: Id) =>
  client.fetchQuery({ ...paymentStatusQuery(paymentId), staleTime: 0 })
