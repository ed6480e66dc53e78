import type { ErrorCode, OrderType, PaymentMethod, PaymentMethodDescriptor } from '@generated/api/model'
import { getListPaymentMethodsQueryOptions } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { isApiError } from '@/api/replies/api-error'
import { useDebouncedValue } from '@/browser/use-debounced-value'
import { ReadFailure } from '@/domain/read-failure'
import { RadioField } from '@/forms/fields/choice-field'
import { useLocale } from '@/language/locale'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { lookUp } from '@/values/collections/look-up'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import { choiceKey, choiceOf, lastUsedMethod, maximumOf, methodKey, shownMethods } from './payment-choice'

/** Debounce before the methods are read for a typed amount, as for the estimation (DEP-03). */
const PAUSE_MS = 400

/**
 * PAY-02: the methods that this kind of order shows for an amount, read after a pause in typing. Until they are read, those
 * of the amount before, so that the layout does not shift.
 */
export function useOfferedMethods(orderType: OrderType, amount: Cents | undefined) {
  const locale = useLocale()
  const settled = useDebouncedValue(amount, PAUSE_MS)
  const { data, error, refetch, isFetching } = useQuery({
    ...getListPaymentMethodsQueryOptions(orderType, settled ?? 0, { locale }),
    select: (offered) => shownMethods(orderType === 'deposit' ? 'deposit' : 'order', offered),
    enabled: settled !== undefined,
    placeholderData: (before) => before,
  })
  return {
    methods: data,
    isAsked: settled !== undefined,
    error: isFetching ? null : error,
    refetch,
    /** Why nothing can be paid yet. */
    reasonToWait: isFetching && !data ? m.payments_methods_loading() : undefined,
  }
}

interface PaymentMethodsProps {
  offered: ReturnType<typeof useOfferedMethods>
  /** Why a method is disabled, such as for its limits. */
  refuse?: (method: PaymentMethodDescriptor) => string | undefined
  /** What paying by card adds to the amount (PAY-18). */
  cardFee?: Cents | undefined
}

/** PAY-02: the methods, inside the field of the choice. Choosing sends nothing (VOU-10). */
export function PaymentMethods({ offered, refuse, cardFee = cents(0) }: PaymentMethodsProps) {
  const { methods, isAsked, error, refetch } = offered
  const [last] = useState(lastUsedMethod.get)
  const { apiBaseUrl } = useRuntimeConfig()
  const isLast = (method: PaymentMethodDescriptor) => choiceKey(choiceOf(method)) === last
  if (!isAsked) return <p className="text-muted-foreground">{m.payments_methods_need_sum()}</p>
  if (error) return <MethodsFailure error={error} onRetry={refetch} />
  if (!methods) {
    return (
      <SkeletonGroup label={m.payments_methods_loading()} className="divide-y divide-border border-y border-border">
        {Array.from({ length: 12 }, (_, place) => (
          // Index keys are safe here: the skeletons are identical and never reorder.
          <Skeleton key={place} className="my-2 h-7" />
        ))}
      </SkeletonGroup>
    )
  }
  if (methods.length === 0) return <MethodsFailure error={undefined} onRetry={refetch} />
  return (
    <>
      {/* The methods appear below while the amount is typed, so announce them. */}
      <p role="status" className="sr-only">
        {m.payments_methods_count({ count: methods.length })}
      </p>
      <RadioField
        label={m.payments_method()}
        labelHidden
        layout="list"
        options={methods
          .toSorted((a, b) => Number(isLast(b)) - Number(isLast(a)))
          .map((method) => ({
            value: methodKey(method),
            label: method.name,
            hint:
              method.type === 'CreditCard' && cardFee > 0
                ? m.payments_card_costs({ fee: formatEuros(cardFee) })
                : maximumText(method),
            disabledReason: refuse?.(method),
            aside: <MethodImage method={method} apiBaseUrl={apiBaseUrl} />,
            group: isLast(method)
              ? m.payments_group_last()
              : lookUp(GROUPS, method.type, () => m.payments_method_other())(),
          }))}
      />
    </>
  )
}

/** DEP-06: the method's own limit, shown before an amount exceeds it. */
function maximumText(method: PaymentMethodDescriptor): string | undefined {
  const maximum = maximumOf(method)
  return maximum === undefined ? undefined : m.payments_method_maximum({ maximum: formatEuros(maximum) })
}

/** PAY-02. Without an error, the portal knows none of the offered methods (CTR-07). */
function MethodsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // DEP-06: no method accepts the amount. A retry with the same amount cannot help.
  const hasCode = (code: ErrorCode) => isApiError(error) && error.has(code)
  if (hasCode('amount_below_minimum')) return <ReadFailure live="alert">{m.error_amount_below_minimum()}</ReadFailure>
  if (hasCode('amount_above_maximum')) return <ReadFailure live="alert">{m.error_amount_above_maximum()}</ReadFailure>
  return (
    <ReadFailure live="alert" onRetry={onRetry}>
      {error === undefined ? m.payments_methods_none() : m.payments_provider_error()}
    </ReadFailure>
  )
}

const GROUPS: Record<PaymentMethod, () => string> = {
  Online: () => m.payments_group_online(),
  CreditCard: () => m.payments_group_card(),
  LinkToOtherPerson: () => m.payments_group_invoice(),
  PrintInvoicePdf: () => m.payments_group_invoice(),
  PrintInvoicePdfForTransferMoney: () => m.payments_group_transfer(),
}

/** The URL is absolute, or relative to the API's base. No alt text, because the name is next to the image. */
function MethodImage({ method, apiBaseUrl }: { method: PaymentMethodDescriptor; apiBaseUrl: string }) {
  const base = apiBaseUrl === '' ? window.location.origin : apiBaseUrl
  const source = URL.canParse(method.image_url, base) ? new URL(method.image_url, base).href : method.image_url
  return (
    <img src={source} width={method.image_width} height={method.image_height} alt="" className="h-7 w-auto max-w-20" />
  )
}
