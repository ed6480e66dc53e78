import { useCreateDeposit } from '@generated/api/accounts/accounts'
import type { CreateDepositHeaders, DepositRequest, PaymentMethodDescriptor, Settings } from '@generated/api/model'
import { useCreateDepositOrderPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError, isApiError } from '@/api/api-error'
import { LARGEST_DEPOSIT } from '@/domain/top-ups/forecast'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal, headersOf, isOfSameCommand, pressOf } from '@/forms/submit/press'
import { forgetPayment } from '@/payments/open-payments'
import { PaymentMethods } from '@/payments/payment-methods'
import { usePaymentStart } from '@/payments/use-payment-start'
import { showBlockingError } from '@/shell/blocking-error'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { type Cents, cents, formatEuroInput, formatEuros, parseEuros } from '@/values/money'
import { AmountField } from './amount-field'
import { ConfirmDeposit } from './confirm-deposit'
import { creationFailure } from './creation-failure'
import { chosenMethod, DEPOSIT_FIELDS, type DepositValues, depositForm, NO_DEPOSIT } from './deposit-form'
import { DEPOSIT_FORM, depositEvidence, type PreparedDeposit, prepareDeposit } from './prepare-deposit'
import { RetriedDeposit, type Retry } from './retried-deposit'
import { DepositOutcome } from './unknown-deposit'

export interface DepositFormProps {
  accountNumber: string
  balance: Cents
  settings: Settings | undefined
  retry: Retry | undefined
  /** Initial amount in cents. */
  firstAmount: number | undefined
  /** Starts a new deposit, also instead of a failed one. */
  onStartAgain: () => void
  /** Called with the typed amount; 0 if none. */
  onAmount: (amount: Cents) => void
}

/** Both calls are one action, so the data is invalidated once at its end (use-payment-start.ts). */
const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

/** Amount, method, confirmation and outcome of a deposit (DEP-02, DEP-06, DEP-08). */
export function DepositForm(props: DepositFormProps) {
  const { retry, balance, onStartAgain, onAmount } = props
  const client = useQueryClient()
  const [offered, setOffered] = useState<readonly PaymentMethodDescriptor[]>()
  const [isSettled, setIsSettled] = useState(false)
  const { definition, defaultValues } = useDefinition(props, offered)
  const create = useCreation(retry)
  const proceed = usePaymentStart('deposit')

  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmitMeta: pressOf<PreparedDeposit>(),
    onSubmit: async ({ meta }) => {
      const { body } = meta.asked
      try {
        const { paymentId } = await create(body, headersOf(meta))
        // A reply without a payment id does not tell what was created: treat the outcome as unknown.
        if (typeof paymentId !== 'string') throw new ApiError({ kind: 'malformed', operation: 'createDeposit' })
        // The new payment replaces the failed one.
        if (retry) forgetPayment(retry.paymentId)
        await proceed({ paymentId, payment: body.payment })
      } catch (error) {
        const failure = isApiError(error) ? creationFailure(error) : undefined
        if (failure === 'settled') setIsSettled(true)
        else if (failure === 'blocked') showBlockingError(error)
        else throw error
        throw new FormRefusal()
      }
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const read = parseEuros(values.amount)
  const amount = read.ok && read.value > 0 ? read.value : undefined
  useEffect(() => {
    onAmount(amount ?? cents(0))
    return () => onAmount(cents(0))
  }, [amount, onAmount])

  if (isSettled) return <DepositOutcome happened="settled" onStartAgain={onStartAgain} />
  return (
    <FormRoot
      form={form}
      rules={definition}
      fields={DEPOSIT_FIELDS}
      draft={DEPOSIT_FORM}
      once
      question={{
        prepare: () =>
          prepareDeposit(client, {
            body: definition.read(form.state.values),
            method: chosenMethod(form.state.values, offered)?.name ?? '',
          }),
        render: (question) => <ConfirmDeposit {...question} pageBalance={balance} />,
      }}
      evidence={depositEvidence}
      leavesOpen={isOfSameCommand}
    >
      {retry && <RetriedDeposit {...retry} />}
      {!retry && (
        <Card>
          <CardHeader>
            <CardTitle>{m.deposit_step_amount()}</CardTitle>
          </CardHeader>
          <CardContent>
            <AmountField form={form} />
          </CardContent>
        </Card>
      )}
      <Card>
        <CardHeader>
          <CardTitle>{retry ? m.payments_method() : m.deposit_step_method()}</CardTitle>
        </CardHeader>
        <CardContent>
          <form.AppField name="method">
            {() => (
              // Above the maximum of one deposit there are no methods, and the amount shows the error (DEP-02).
              <PaymentMethods
                orderType="deposit"
                amount={amount !== undefined && amount <= LARGEST_DEPOSIT ? amount : undefined}
                onOffered={setOffered}
              />
            )}
          </form.AppField>
        </CardContent>
      </Card>
      <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
        {amount === undefined ? m.deposit_submit() : m.deposit_submit_sum({ sum: formatEuros(amount) })}
      </form.SubmitButton>
    </FormRoot>
  )
}

function useDefinition(
  { accountNumber, settings, retry, firstAmount }: DepositFormProps,
  offered: readonly PaymentMethodDescriptor[] | undefined,
) {
  const definition = useMemo(
    () => depositForm({ accountNumber, settings, offered }),
    [accountNumber, settings, offered],
  )
  // Frozen on open: a refetch must not overwrite input.
  const [defaultValues] = useState<DepositValues>(() => {
    const amount = retry ? retry.status.amountInCents : firstAmount
    return amount === undefined ? NO_DEPOSIT : { ...NO_DEPOSIT, amount: formatEuroInput(cents(amount)) }
  })
  return { definition, defaultValues }
}

/** DEP-08, DEP-10: creates a deposit, or a new payment for the failed one. */
function useCreation(retry: Retry | undefined) {
  const deposit = useCreateDeposit(NO_INVALIDATION)
  const again = useCreateDepositOrderPayment(NO_INVALIDATION)
  return ({ payment, ...rest }: DepositRequest, headers: CreateDepositHeaders) =>
    retry
      ? again.mutateAsync({ data: { paymentId: retry.paymentId, payment }, headers })
      : deposit.mutateAsync({ data: { payment, ...rest }, headers })
}
