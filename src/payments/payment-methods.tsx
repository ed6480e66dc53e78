import type { OrderType, PaymentMethod, PaymentMethodDescriptor } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '@/api/api-error'
import { useRuntimeConfig } from '@/api/runtime-config'
import { useDebouncedValue } from '@/browser/use-debounced-value'
import { RadioField } from '@/forms/fields/choice-field'
import { useLocale } from '@/language/locale'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { lookUp } from '@/values/look-up'
import { type Cents, formatEuros } from '@/values/money'
import { keyOf, maximumOf, shownMethods } from './payment-choice'
import { paymentMethodsQuery } from './queries'

/** Debounce before the methods are read for a typed amount, as for the estimation (DEP-03). */
const PAUSE_MS = 400

export interface PaymentMethodsProps {
  orderType: OrderType
  /** The amount to pay; undefined while the form has no valid one. */
  amount: Cents | undefined
  /** Receives the available methods, so that the form can validate the choice and name the method. */
  onOffered: (methods: readonly PaymentMethodDescriptor[] | undefined) => void
}

/** PAY-02: the methods for an amount with their images, inside the form field that holds the choice (a MethodKey). */
export function PaymentMethods({ orderType, amount, onOffered }: PaymentMethodsProps) {
  const settled = useDebouncedValue(amount, PAUSE_MS)
  return settled === undefined ? (
    <p className="text-muted-foreground">{m.payments_methods_need_sum()}</p>
  ) : (
    <MethodsOfSum orderType={orderType} amount={settled} onOffered={onOffered} />
  )
}

function MethodsOfSum({ orderType, amount, onOffered }: PaymentMethodsProps & { amount: Cents }) {
  const locale = useLocale()
  const { apiBaseUrl } = useRuntimeConfig()
  const { data, error, refetch, isFetching } = useQuery({
    ...paymentMethodsQuery(orderType, amount, locale),
    // Shows the previous amount's methods while the new ones load, so that the layout does not shift.
    placeholderData: (before) => before,
  })
  const methods = data && shownMethods(orderType === 'deposit' ? 'deposit' : 'order', data)
  const keys = methods?.map(keyOf).join(' ')
  useEffect(() => {
    onOffered(methods)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same methods in another array are no news
  }, [keys, locale, onOffered])

  if (error && !isFetching) return <MethodsFailure error={error} onRetry={() => void refetch()} />
  if (!methods) return <MethodsLoading />
  return (
    <>
      {/* They come when the sum is typed, below it: heard without being looked for. */}
      <p role="status" className="sr-only">
        {m.payments_methods_count({ count: methods.length })}
      </p>
      <RadioField
        label={m.payments_method()}
        labelHidden
        layout="list"
        options={methods.map((method) => ({
          value: keyOf(method),
          label: method.name,
          hint: maximumText(method),
          aside: <MethodImage method={method} apiBaseUrl={apiBaseUrl} />,
          group: lookUp(GROUPS, method.type, () => m.payments_method_other())(),
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

/** PAY-02: names an amount that no method accepts; other failures get a retry button. */
export function MethodsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert variant="error" levelLabel={m.level_error()} live="alert">
      <AlertDescription>{methodsErrorText(error)}</AlertDescription>
      {!isAboutSum(error) && (
        <AlertAction>
          <Button variant="outline" onClick={onRetry}>
            {m.try_again()}
          </Button>
        </AlertAction>
      )}
    </Alert>
  )
}

export function MethodsLoading() {
  return (
    <SkeletonGroup label={m.payments_methods_loading()} className="divide-y divide-border border-y border-border">
      {Array.from({ length: 12 }, (_, place) => (
        // Index keys are safe here: the skeletons are identical and never reorder.
        <Skeleton key={place} className="my-2 h-7" />
      ))}
    </SkeletonGroup>
  )
}

const GROUPS: Record<PaymentMethod, () => string> = {
  Online: () => m.payments_group_online(),
  CreditCard: () => m.payments_group_card(),
  LinkToOtherPerson: () => m.payments_group_invoice(),
  PrintInvoicePdf: () => m.payments_group_invoice(),
  PrintInvoicePdfForTransferMoney: () => m.payments_group_invoice(),
}

/** The URL is absolute, or relative to the API's base. No alt text, because the name is next to the image. */
export function MethodImage({ method, apiBaseUrl }: { method: PaymentMethodDescriptor; apiBaseUrl: string }) {
  const base = apiBaseUrl === '' ? window.location.origin : apiBaseUrl
  const source = URL.canParse(method.image_url, base) ? new URL(method.image_url, base).href : method.image_url
  return (
    <img src={source} width={method.image_width} height={method.image_height} alt="" className="h-7 w-auto max-w-20" />
  )
}

/** The amount was refused, so trying again with the same amount cannot help. */
const isAboutSum = (error: unknown): boolean =>
  isApiError(error) && (error.has('amount_below_minimum') || error.has('amount_above_maximum'))

/** DEP-06: names an amount below the minimum of every method; any other failure is the provider's. */
function methodsErrorText(error: unknown): string {
  if (isApiError(error) && error.has('amount_below_minimum')) return m.error_amount_below_minimum()
  if (isApiError(error) && error.has('amount_above_maximum')) return m.error_amount_above_maximum()
  return m.payments_provider_error()
}
