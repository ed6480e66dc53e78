import { useCreateDeposit } from '@generated/api/accounts/accounts'
import type { DepositRequest, Id, PaymentMethodDescriptor, PaymentStatusReply, Settings } from '@generated/api/model'
import { useCreateDepositOrderPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { setFormNotice } from '@/forms/form-notice-store'
import { FormRoot } from '@/forms/form-root'
import { submitForm } from '@/forms/submit-form'
import { PaymentMethods } from '@/payments/payment-methods'
import { usePaymentStart } from '@/payments/use-payment-start'
import { showBlockingError } from '@/shell/blocking-error'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { type Cents, cents, formatEuroInput, formatEuros, parseEuros } from '@/values/money'
import { AmountField } from './amount-field'
import { ConfirmDeposit } from './confirm-deposit'
import { creationFailure, type SeenDeposits, whatHappened } from './creation-failure'
import { chosenMethod, DEPOSIT_FIELDS, type DepositValues, depositForm, NO_DEPOSIT } from './deposit-form'
import { readDeposits } from './queries'
import { RetriedDeposit } from './retried-deposit'
import { type Happened, UnknownOutcome } from './unknown-outcome'

/** A deposit that failed and is paid once more, with its amount (DEP-10). */
export interface Retry {
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22 */
  isWarned: boolean
}

export interface DepositFormProps {
  accountNumber: string
  balance: Cents
  settings: Settings | undefined
  retry: Retry | undefined
}

const FIELD_NAMES = Object.keys(NO_DEPOSIT)
/** Both calls are one action: what is stale is read again at its end (use-payment-start.ts). */
const QUIETLY = { mutation: { meta: { invalidates: false } } }

/** Amount, method, confirmation, and what follows (DEP-02, DEP-06, DEP-08). */
export function DepositForm(props: DepositFormProps) {
  const { retry, balance } = props
  const [offered, setOffered] = useState<readonly PaymentMethodDescriptor[]>()
  const { definition, defaultValues } = useDefinition(props, offered)
  const [asked, setAsked] = useState<DepositRequest>()
  const [unknown, setUnknown] = useState<Happened>()
  /** The deposits on the account before the press, for when its answer is lost. */
  const seen = useRef<SeenDeposits>(undefined)
  const create = useCreation(retry)
  const proceed = usePaymentStart('deposit')
  const navigate = useNavigate()

  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmit: async ({ value }) => {
      const body = definition.read(value)
      try {
        const { paymentId } = await create(body)
        await proceed({ paymentId, method: body.payment.method })
      } catch (error) {
        const failure = isApiError(error) ? creationFailure(error) : undefined
        if (failure === 'unknown') {
          // reliability.md: never posted again by itself; what the account shows decides what can be said.
          setUnknown(whatHappened(seen.current, await readDeposits().catch(() => undefined), body.amount))
        } else if (failure === 'settled') setUnknown('settled')
        else if (failure === 'blocked') showBlockingError(error)
        else throw error
      }
    },
  })
  useEffect(() => {
    // Other methods or limits make other errors, although nothing was typed.
    form.validateSync('change')
  }, [form, definition])
  const isSending = useStore(form.store, (state) => state.isSubmitting)
  const values = useStore(form.store, (state) => state.values)
  const read = parseEuros(values.amount)
  const amount = read.ok && read.value > 0 ? read.value : undefined

  const send = async () => {
    if (!navigator.onLine) {
      setAsked(undefined)
      setFormNotice(form, { level: 'error', text: () => m.deposit_offline() })
      return
    }
    const outcome = await submitForm(form, { fields: DEPOSIT_FIELDS, once: true })
    if (outcome !== 'ignored') setAsked(undefined)
  }
  const startAnew = () => {
    form.reset()
    setUnknown(undefined)
    // Another deposit, even where the failed one was to be paid again.
    void navigate({ to: '/load-account' })
  }

  if (unknown) return <UnknownOutcome happened={unknown} onStartAnew={startAnew} />
  return (
    <FormRoot
      form={form}
      fields={DEPOSIT_FIELDS}
      step={{ fields: FIELD_NAMES, onNext: () => setAsked(definition.read(form.state.values)) }}
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
            {() => <PaymentMethods orderType="deposit" amount={amount} onOffered={setOffered} />}
          </form.AppField>
        </CardContent>
      </Card>
      <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
        {amount === undefined ? m.deposit_submit() : m.deposit_submit_sum({ sum: formatEuros(amount) })}
      </form.SubmitButton>
      {asked && (
        <ConfirmDeposit
          body={asked}
          method={chosenMethod(values, offered)?.name ?? ''}
          balance={balance}
          isBusy={isSending}
          onSeen={(deposits) => {
            seen.current = deposits
          }}
          onConfirm={() => void send()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormRoot>
  )
}

function useDefinition(
  { accountNumber, settings, retry }: DepositFormProps,
  offered: readonly PaymentMethodDescriptor[] | undefined,
) {
  const definition = useMemo(
    () => depositForm({ accountNumber, settings, offered }),
    [accountNumber, settings, offered],
  )
  // As it was when the form opened: a refetch meanwhile must not touch what is typed.
  const [defaultValues] = useState<DepositValues>(() =>
    retry ? { ...NO_DEPOSIT, amount: formatEuroInput(cents(retry.status.amountInCents)) } : NO_DEPOSIT,
  )
  return { definition, defaultValues }
}

/** DEP-08, DEP-10: a new deposit, or a new payment for the failed one. */
function useCreation(retry: Retry | undefined) {
  const deposit = useCreateDeposit(QUIETLY)
  const again = useCreateDepositOrderPayment(QUIETLY)
  return ({ payment, ...rest }: DepositRequest) =>
    retry
      ? again.mutateAsync({ data: { paymentId: retry.paymentId, payment } })
      : deposit.mutateAsync({ data: { payment, ...rest } })
}
