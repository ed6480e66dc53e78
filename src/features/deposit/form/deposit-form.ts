import { CreateDepositBody } from '@generated/api/accounts/accounts.zod'
import type { PaymentChoice, PaymentMethodDescriptor, Settings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import { euros } from '@/forms/fields/parsers'
import { choiceOf, methodKey, refusalOf } from '@/payments/payment-choice'
import { type Cents, cents, parseEuros } from '@/values/numbers/money'

export const NO_DEPOSIT = { amount: '', method: '' }
export type DepositValues = typeof NO_DEPOSIT

export interface DepositContext {
  /** DEP-10: companyAccountId of the company's first account. */
  accountNumber: string
  /** DEP-10: cents of a failed deposit. A restored draft of another deposit does not change them. */
  fixedAmount?: number
  offered: readonly PaymentMethodDescriptor[] | undefined
  settings: Settings | undefined
}

export const chosenMethod = ({ method }: Pick<DepositValues, 'method'>, offered: DepositContext['offered']) =>
  offered?.find((candidate) => methodKey(candidate) === method)

/** In cents; undefined if it cannot be read. */
export function amountOf({ amount }: Pick<DepositValues, 'amount'>, fixedAmount?: number): Cents | undefined {
  if (fixedAmount !== undefined) return cents(fixedAmount)
  const read = parseEuros(amount)
  return read.ok ? read.value : undefined
}

/** Form of createDeposit (DEP-02, DEP-08). Paying a failed deposit again uses the payment of the same body. */
export function depositForm(context: DepositContext) {
  return bodyForm({
    schema: CreateDepositBody,
    fields: { payment: 'method', 'payment.method': 'method', 'payment.methodCode': 'method' },
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
        amount: context.fixedAmount ?? euros(values.amount),
      }
    },
    // DEP-06
    check: (values) => {
      const amount = amountOf(values, context.fixedAmount)
      const method = chosenMethod(values, context.offered)
      return { method: amount !== undefined && method ? refusalOf(method, amount, context.settings) : undefined }
    },
  })
}
