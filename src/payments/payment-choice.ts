import type {
  AnyPaymentMethod,
  ForwardedPayment,
  InvoicePayment,
  PaymentChoice,
  PaymentMethod,
  PaymentMethodDescriptor,
  Settings,
} from '@generated/api/model'
import { DEFAULT_OFFLINE_PAYMENT_MIN, DEFAULT_ONLINE_PAYMENT_MIN } from '@generated/limits'
import { type Cents, cents } from '@/values/money'

/** A method as a form keeps it: its type and code, `Online:FI02`; '' while none is chosen. */
export type MethodKey = string

export const keyOf = ({ type, code }: Pick<PaymentMethodDescriptor, 'type' | 'code'>): MethodKey => `${type}:${code}`

const TYPES: readonly PaymentMethod[] = [
  'CreditCard',
  'LinkToOtherPerson',
  'PrintInvoicePdf',
  'Online',
  'PrintInvoicePdfForTransferMoney',
]

/** The type of a method as a form keeps it; undefined while none is chosen. */
export const typeOf = (key: MethodKey): PaymentMethod | undefined => TYPES.find((type) => key.startsWith(`${type}:`))

/** PAY-03, PAY-06: whether the payer goes to the provider's page; the others go straight to the status page. */
export const isThroughProvider = (method: AnyPaymentMethod | undefined): method is 'Online' | 'CreditCard' =>
  method === 'Online' || method === 'CreditCard'

/** PAY-01: what the payer types beside the method: whom the link goes to, or what the invoice says. */
export type PaymentDetails = Partial<Omit<ForwardedPayment, 'method'> & Omit<InvoicePayment, 'method'>>

/**
 * The documented payload of a chosen method: its code through the provider, the details that belong to it otherwise
 * (PAY-01, PAY-15). The transfer has its own name in the list only (PAY-16). A link without an address is refused by the
 * contract's validator, at `emailAddress`.
 */
export function choiceOf(
  { type, code }: Pick<PaymentMethodDescriptor, 'type' | 'code'>,
  { emailAddress = '', additionalMessage, ...invoice }: PaymentDetails = {},
): PaymentChoice {
  if (isThroughProvider(type)) return { method: type, methodCode: code }
  if (type === 'LinkToOtherPerson') return { method: 'LinkToOtherPerson', emailAddress, additionalMessage }
  return { method: 'PrintInvoicePdf', ...invoice }
}

/** PAY-16: which methods each kind of order shows. */
const SHOWN = {
  order: ['Online', 'CreditCard', 'LinkToOtherPerson', 'PrintInvoicePdf'],
  deposit: ['Online', 'CreditCard', 'PrintInvoicePdfForTransferMoney'],
} as const satisfies Record<string, readonly PaymentMethod[]>

/** PAY-16, DEP-09: the list of the API, cut to what this kind of order shows, in the API's order. */
export function shownMethods(
  kind: keyof typeof SHOWN,
  offered: readonly PaymentMethodDescriptor[],
): PaymentMethodDescriptor[] {
  const shown: readonly AnyPaymentMethod[] = SHOWN[kind]
  return offered.filter(({ type }) => shown.includes(type))
}

/** DEP-06: the most that a method takes, in cents; undefined when it takes what any does. */
export const maximumOf = ({ maximumAmount }: Pick<PaymentMethodDescriptor, 'maximumAmount'>): Cents | undefined =>
  maximumAmount === undefined ? undefined : cents(maximumAmount)

/** PAY-09: the least amount of a method in cents; the contract's default holds until the settings have come. */
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
