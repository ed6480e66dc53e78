import type { AnyPaymentMethod, OrderType, PaymentMethodDescriptor, Settings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useRuntimeConfig } from '@/api/runtime-config'
import { useField } from '@/forms/fields/use-field'
import { useLocale } from '@/language/locale'
import { Button } from '@/ui/button'
import { FieldMessage } from '@/ui/field'
import { type Cents, formatEuros } from '@/values/money'
import { isThroughProvider, keyOf, maximumOf, minimumOf, shownMethods } from './payment-choice'
import { MethodImage, MethodsFailure, MethodsLoading } from './payment-methods'
import { paymentMethodsQuery } from './queries'

export interface PaymentTilesProps {
  orderType: OrderType
  /** The amount to pay without the extra cost of a card, by which the methods are read (PAY-02). */
  amount: Cents
  settings: Pick<Settings, 'onlinePaymentMinAmount' | 'offlinePaymentMinAmount'> | undefined
  /** A press is being sent. */
  busy: boolean
  /** Shown under the card, which costs more than the other methods (PAY-18). */
  cardNote?: string
  /** True when a press of a bank or the card creates the order; false when an existing order is paid. */
  makesOrder: boolean
  /** A bank or the card was pressed, and the field holds it: submits the order (VOU-10). */
  onPay: () => void
  /** Whether a press of a bank or the card may submit. If not, it is not taken as the choice, and `onPay` shows why. */
  canPay: () => boolean
}

/**
 * PAY-02, VOU-10: the methods of an order as buttons, inside the form field that holds the choice (a MethodKey). A bank
 * or the card submits at once; an invoice or a link is only chosen, and its fields open below it.
 */
export function PaymentTiles({
  orderType,
  amount,
  settings,
  busy,
  cardNote,
  makesOrder,
  onPay,
  canPay,
}: PaymentTilesProps) {
  const locale = useLocale()
  const id = useId()
  const field = useField<string>(false)
  // While other fields block a submit, a missing choice is not an error yet.
  const error = canPay() ? field.error : undefined
  const {
    data,
    error: failure,
    isFetching,
    refetch,
  } = useQuery({
    ...paymentMethodsQuery(orderType, amount, locale),
    // Shows the previous amount's methods while the new ones load, so that the layout does not shift.
    placeholderData: (before) => before,
  })
  if (failure && !isFetching) return <MethodsFailure error={failure} onRetry={() => void refetch()} />
  if (!data) return <MethodsLoading />
  const choose = (method: PaymentMethodDescriptor) => {
    if (!isThroughProvider(method.type)) {
      field.change(keyOf(method))
      field.blur()
      return
    }
    // A method that submits at once is stored only when it does. Otherwise Enter in another field would submit the
    // order.
    field.change(canPay() ? keyOf(method) : '')
    onPay()
  }
  return (
    <fieldset
      data-slot="field"
      id={field.id}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : field.messageId}
      aria-invalid={error !== undefined || undefined}
      className="min-w-0 space-y-4 rounded-lg"
    >
      <legend className="sr-only">{m.payments_method()}</legend>
      {groupsOf(shownMethods('order', data), makesOrder).map(({ name, hint, methods }, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset in a fieldset is announced as another question
        <div key={name} role="group" aria-labelledby={`${id}-${at}`} className="space-y-2">
          <div>
            <p id={`${id}-${at}`} className="font-medium">
              {name}
            </p>
            <p className="text-sm text-muted-foreground">{hint}</p>
          </div>
          <div className="grid gap-3 sm:grid-cols-2">
            {methods.map((method) => (
              <MethodTile
                key={keyOf(method)}
                method={method}
                note={method.type === 'CreditCard' ? cardNote : undefined}
                isChosen={field.value === keyOf(method)}
                busy={busy}
                refusal={refusalOf(method, amount, settings)}
                onPress={() => choose(method)}
              />
            ))}
          </div>
        </div>
      ))}
      <div aria-live="polite">{error !== undefined && <FieldMessage id={field.messageId}>{error}</FieldMessage>}</div>
    </fieldset>
  )
}

interface MethodTileProps {
  method: PaymentMethodDescriptor
  note: string | undefined
  isChosen: boolean
  busy: boolean
  refusal: string | undefined
  onPress: () => void
}

function MethodTile({ method, note, isChosen, busy, refusal, onPress }: MethodTileProps) {
  const { apiBaseUrl } = useRuntimeConfig()
  const isSending = isThroughProvider(method.type)
  return (
    <Button
      variant="outline"
      className={clsx(
        'min-h-14 w-full justify-start! text-left!',
        isChosen && !isSending && 'border-primary! bg-accent!',
      )}
      // An invoice or a link stays chosen, so it is a toggle; a bank or the card is a plain button.
      aria-pressed={isSending ? undefined : isChosen}
      busy={busy && isChosen}
      disabledReason={refusal}
      onClick={busy ? undefined : onPress}
    >
      <MethodImage method={method} apiBaseUrl={apiBaseUrl} />
      <span className="min-w-0 grow">
        {method.name}
        {note !== undefined && <span className="block text-sm font-normal text-muted-foreground">{note}</span>}
      </span>
      {isChosen && !isSending && <Check aria-hidden="true" />}
    </Button>
  )
}

/** PAY-02, PAY-09: an error that names the method and its minimum or maximum. */
function refusalOf(
  method: PaymentMethodDescriptor,
  amount: Cents,
  settings: PaymentTilesProps['settings'],
): string | undefined {
  const minimum = minimumOf(method.type, settings)
  const maximum = maximumOf(method)
  if (amount < minimum) return m.payments_below_minimum({ method: method.name, minimum: formatEuros(minimum) })
  if (maximum === undefined || amount <= maximum) return undefined
  return m.payments_above_maximum({ method: method.name, maximum: formatEuros(maximum) })
}

const isOneOf =
  (...types: readonly AnyPaymentMethod[]) =>
  ({ type }: PaymentMethodDescriptor) =>
    types.includes(type)

/** Groups the methods that submit at once, and those that are only chosen. */
const groupsOf = (methods: readonly PaymentMethodDescriptor[], makesOrder: boolean) =>
  [
    {
      name: m.payments_group_now(),
      hint: makesOrder ? m.payments_group_now_hint() : m.payments_group_now_paying(),
      methods: methods.filter(isOneOf('Online', 'CreditCard')),
    },
    {
      name: m.payments_group_invoice(),
      hint: makesOrder ? m.payments_group_later_hint() : m.payments_group_later_paying(),
      methods: methods.filter(isOneOf('LinkToOtherPerson', 'PrintInvoicePdf')),
    },
  ].filter((group) => group.methods.length > 0)
