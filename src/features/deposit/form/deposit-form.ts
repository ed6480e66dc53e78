import { CreateDepositBody } from '@generated/api/accounts/accounts.zod'
import type { PaymentChoice, PaymentMethodDescriptor, Settings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import type { FieldError } from '@/forms/errors/field-error'
import { euros } from '@/forms/fields/parsers'
import { choiceOf, keyOf, type MethodKey, maximumOf, minimumOf } from '@/payments/payment-choice'
import { formatEuros, parseEuros } from '@/values/money'

export interface DepositValues {
  amount: string
  method: MethodKey
}

export const NO_DEPOSIT: DepositValues = { amount: '', method: '' }

export const DEPOSIT_FIELDS = { payment: 'method', 'payment.method': 'method', 'payment.methodCode': 'method' }

export interface DepositContext {
  /** DEP-10: companyAccountId of the company's first account. */
  accountNumber: string
  offered: readonly PaymentMethodDescriptor[] | undefined
  settings: Settings | undefined
}

export const chosenMethod = (
  { method }: Pick<DepositValues, 'method'>,
  offered: DepositContext['offered'],
): PaymentMethodDescriptor | undefined => offered?.find((candidate) => keyOf(candidate) === method)

/** DEP-06: an error that names the method and its minimum or maximum. */
function outOfRange(values: DepositValues, { offered, settings }: DepositContext): FieldError | undefined {
  const amount = parseEuros(values.amount)
  const method = chosenMethod(values, offered)
  if (!amount.ok || !method) return undefined
  const minimum = minimumOf(method.type, settings)
  const maximum = maximumOf(method)
  if (maximum !== undefined && amount.value > maximum) {
    return () => m.payments_above_maximum({ method: method.name, maximum: formatEuros(maximum) })
  }
  if (amount.value >= minimum) return undefined
  return () => m.payments_below_minimum({ method: method.name, minimum: formatEuros(minimum) })
}

/** Form of createDeposit (DEP-02, DEP-08). Paying a failed deposit again uses the payment of the same body. */
export function depositForm(context: DepositContext) {
  return bodyForm({
    schema: CreateDepositBody,
    fields: DEPOSIT_FIELDS,
    money: ['amount'],
    messages: {
      amount: { required: () => m.deposit_error_amount(), money: () => m.deposit_error_amount() },
      method: { required: () => m.deposit_error_method() },
    },
    toBody: (values: DepositValues) => {
      const method = chosenMethod(values, context.offered)
      return {
        // The schema rejects a missing selection as required, so a sent body always has one.
        payment: (method && choiceOf(method)) as PaymentChoice,
        accountNumber: context.accountNumber,
        amount: euros(values.amount),
      }
    },
    check: (values) => ({ method: outOfRange(values, context) }),
  })
}
