import {
  type AnyPaymentMethod,
  type ForwardedPayment,
  type InvoicePayment,
  type PaymentChoice,
  PaymentMethod,
  type PaymentMethodDescriptor,
  type Settings,
} from '@generated/api/model'
import { DEFAULT_OFFLINE_PAYMENT_MIN, DEFAULT_ONLINE_PAYMENT_MIN } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { persistedValue } from '@/browser/persisted-value'
import { isKeyOf } from '@/values/collections/look-up'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'

/** The form value of a method: its type and code, `Online:FI02`; '' when none is chosen. */
export const methodKey = ({ type, code }: Pick<PaymentMethodDescriptor, 'type' | 'code'>): string => `${type}:${code}`

export function typeOf(key: string): PaymentMethod | undefined {
  const [type] = key.split(':')
  return isKeyOf(PaymentMethod, type) ? type : undefined
}

/** PAY-03, PAY-06: whether the payer goes to the provider's page. Other methods lead straight to the status page. */
export const isThroughProvider = (method: AnyPaymentMethod | undefined): method is 'Online' | 'CreditCard' =>
  method === 'Online' || method === 'CreditCard'

/** PAY-01: details that the payer types: the recipient of the link, or the texts of the invoice. */
type PaymentDetails = Partial<Omit<ForwardedPayment, 'method'> & Omit<InvoicePayment, 'method'>>

/** The payload of a method (PAY-01, PAY-15, PAY-16). The validator refuses a link without an address. */
export function choiceOf(
  { type, code }: Pick<PaymentMethodDescriptor, 'type' | 'code'>,
  { emailAddress = '', additionalMessage, ...invoice }: PaymentDetails = {},
): PaymentChoice {
  if (isThroughProvider(type)) return { method: type, methodCode: code }
  if (type === 'LinkToOtherPerson') return { method: 'LinkToOtherPerson', emailAddress, additionalMessage }
  return { method: 'PrintInvoicePdf', ...invoice }
}

/** PAY-16: the methods that each kind of order shows. */
const SHOWN = {
  order: ['Online', 'CreditCard', 'LinkToOtherPerson', 'PrintInvoicePdf'],
  deposit: ['Online', 'CreditCard', 'PrintInvoicePdfForTransferMoney'],
} as const satisfies Record<string, readonly PaymentMethod[]>

/** PAY-16, DEP-09: the API's methods that this kind of order shows, in the API's order. */
export function shownMethods(
  kind: keyof typeof SHOWN,
  offered: readonly PaymentMethodDescriptor[],
): PaymentMethodDescriptor[] {
  const shown: readonly AnyPaymentMethod[] = SHOWN[kind]
  return offered.filter(({ type }) => shown.includes(type))
}

/** DEP-06: the maximum amount of a method in cents; undefined if it has none. */
export const maximumOf = ({ maximumAmount }: Pick<PaymentMethodDescriptor, 'maximumAmount'>): Cents | undefined =>
  maximumAmount === undefined ? undefined : cents(maximumAmount)

/** PAY-09: the minimum amount of a method in cents; the contract's default until the settings have loaded. */
export function minimumOf(
  method: AnyPaymentMethod,
  settings: Pick<Settings, 'onlinePaymentMinAmount' | 'offlinePaymentMinAmount'> | undefined,
): Cents {
  return cents(
    isThroughProvider(method)
      ? (settings?.onlinePaymentMinAmount ?? DEFAULT_ONLINE_PAYMENT_MIN)
      : (settings?.offlinePaymentMinAmount ?? DEFAULT_OFFLINE_PAYMENT_MIN),
  )
}

/** PAY-02, PAY-09, DEP-06: an error that names the method and its minimum or maximum. */
export function refusalOf(
  method: PaymentMethodDescriptor,
  amount: number,
  settings: Parameters<typeof minimumOf>[1],
): (() => string) | undefined {
  const [minimum, maximum] = [minimumOf(method.type, settings), maximumOf(method)]
  const { name } = method
  if (amount < minimum) return () => m.payments_below_minimum({ method: name, minimum: formatEuros(minimum) })
  if (maximum !== undefined && amount > maximum)
    return () => m.payments_above_maximum({ method: name, maximum: formatEuros(maximum) })
  // Also for an unknown amount (NaN), such as one with an unknown card fee.
  return undefined
}

/** The method that was last paid with in this browser, which the list of methods shows first. */
export const lastUsedMethod = persistedValue('portal.payment-method', (stored) =>
  typeof stored === 'string' ? stored : undefined,
)

/** The same for a method of the list and for its request payload, which name the bank transfer differently (PAY-16). */
export const choiceKey = (choice: PaymentChoice): string =>
  `${choice.method}:${'methodCode' in choice ? choice.methodCode : ''}`
