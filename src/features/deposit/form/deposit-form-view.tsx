import { createDeposit } from '@generated/api/accounts/accounts'
import type { Id, PaymentStatusReply, Settings } from '@generated/api/model'
import { createDepositOrderPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type output, parse } from 'zod/mini'
import { isApiError } from '@/api/replies/api-error'
import { focusOnMount } from '@/browser/focus-on-mount'
import { moneyRow } from '@/domain/money-row'
import { LARGEST_DEPOSIT } from '@/domain/top-ups/forecast'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { type ConfirmationProps, FormRefusal, headersOf, pressOf } from '@/forms/submit/press'
import { forgetPayment } from '@/payments/open-payments'
import { isThroughProvider } from '@/payments/payment-choice'
import { PaymentMethods, useOfferedMethods } from '@/payments/payment-methods'
import { payAgainReason } from '@/payments/provider-redirect'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'
import { showBlockingError } from '@/shell/blocking-error'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { TextLink } from '@/ui/navigation/links'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { type Cents, cents, formatEuroInput, formatEuros, sum } from '@/values/numbers/money'
import { DepositSearch } from '../deposit-search'
import { EstimationPanel } from '../forecast/estimation'
import { MoneyAhead } from '../forecast/money-ahead'
import { amountOf, chosenMethod, type DepositValues, depositForm, NO_DEPOSIT } from './deposit-form'
import { DEPOSIT_FORM, depositEvidence, isBlocking, type PreparedDeposit, prepareDeposit } from './sent-deposit'

interface DepositFormProps {
  accountNumber: string
  settings: Settings | undefined
  retry: Retry | undefined
  /** Initial amount in cents. */
  firstAmount: number | undefined
}

/** Another payment or amount in the address gets a new form, so that no earlier selection stays. */
export const formKeyOf = ({ payment, amount }: output<typeof DepositSearch>): string => String(payment ?? amount)

/** Rules that need only the typed values. */
const RULES = depositForm({ accountNumber: '', offered: undefined, settings: undefined })

/** Amount, method, confirmation and outcome of a deposit, and the money ahead beside it (DEP-02, DEP-06, DEP-08). */
export function DepositForm({ accountNumber, settings, retry, firstAmount }: DepositFormProps) {
  const client = useQueryClient()
  const formKey = formKeyOf({ payment: retry?.paymentId, amount: firstAmount })
  const fixedAmount = retry?.status.amountInCents
  // Frozen on open: a refetch must not overwrite input.
  const [defaultValues] = useState<DepositValues>(() => {
    const amount = fixedAmount ?? firstAmount
    return amount === undefined ? NO_DEPOSIT : { ...NO_DEPOSIT, amount: formatEuroInput(cents(amount)) }
  })
  const proceed = usePaymentStart('deposit')

  const form = useAppForm({
    ...RULES.options,
    defaultValues,
    onSubmitMeta: pressOf<PreparedDeposit>(),
    onSubmit: async ({ meta }) => {
      const { body } = meta.prepared
      const { payment } = body
      try {
        // DEP-08, DEP-10: creates a deposit, or a new payment for the failed one.
        const reply = retry
          ? await createDepositOrderPayment({ paymentId: retry.paymentId, payment }, headersOf(meta))
          : await createDeposit(body, headersOf(meta))
        const paymentId = paymentIdOf(reply, 'createDeposit')
        // The new payment replaces the failed one.
        if (retry) forgetPayment(retry.paymentId)
        await proceed({ paymentId, payment })
      } catch (error) {
        if (!isApiError(error)) throw error
        if (error.has('payment_already_paid')) throw new FormRefusal(() => m.deposit_settled())
        if (!isBlocking(error)) throw error
        showBlockingError(error)
        throw new FormRefusal()
      }
    },
  })
  const fill = (sum: Cents) => {
    form.setFieldValue('amount', formatEuroInput(sum))
    // The pressed button goes once the sum is enough.
    document.querySelector<HTMLElement>('input[name=amount]')?.focus()
  }
  const values = useStore(form.store, (state) => state.values)
  const read = amountOf(values, fixedAmount)
  const amount = read !== undefined && read > 0 ? read : undefined
  // Above the maximum of one deposit there are no methods, and the amount shows the error (DEP-02).
  const isTooLarge = amount !== undefined && amount > LARGEST_DEPOSIT
  const offered = useOfferedMethods('deposit', isTooLarge ? undefined : amount)
  const { methods } = offered
  const definition = useMemo(
    () => depositForm({ accountNumber, fixedAmount, settings, offered: methods }),
    [accountNumber, fixedAmount, settings, methods],
  )

  return (
    <>
      <FormRoot
        form={form}
        rules={definition}
        draft={DEPOSIT_FORM}
        question={{
          prepare: () =>
            prepareDeposit(client, {
              body: definition.read(form.state.values),
              method: chosenMethod(form.state.values, methods)?.name ?? '',
            }),
          render: (question) => <ConfirmDeposit {...question} />,
        }}
        evidence={(prepared) => depositEvidence(prepared, retry?.paymentId)}
      >
        {retry ? (
          <RetriedDeposit {...retry} />
        ) : (
          <TitledCard title={m.deposit_step_amount()} contentClass="space-y-5">
            <form.AppField name="amount">
              {(field) => <field.MoneyField label={m.deposit_amount()} hint={m.deposit_amount_hint()} />}
            </form.AppField>
            <EstimationPanel onUse={(sum) => form.setFieldValue('amount', formatEuroInput(sum))} />
          </TitledCard>
        )}
        <TitledCard title={retry ? m.payments_method() : m.deposit_step_method()}>
          <form.AppField name="method">{() => <PaymentMethods offered={offered} />}</form.AppField>
        </TitledCard>
        <form.SubmitButton
          size="lg"
          whenInvalid="disable"
          disabledReason={offered.reasonToWait}
          className="max-sm:w-full"
        >
          {amount === undefined ? m.deposit_submit() : m.deposit_submit_sum({ sum: formatEuros(amount) })}
        </form.SubmitButton>
        <form.ConfirmLeave replacesForm={(search) => formKeyOf(parse(DepositSearch, search)) !== formKey} />
      </FormRoot>
      <MoneyAhead transfer={amount} onUse={retry ? undefined : fill} />
    </>
  )
}

/** Confirmation of a deposit: amount, method and the balance afterwards, with figures refetched for it. */
function ConfirmDeposit({ prepared, busy, error, onConfirm, onClose }: ConfirmationProps<PreparedDeposit>) {
  const { body, method, balance, requested } = prepared
  const amount = cents(body.amount)
  const goesThrough = isThroughProvider(body.payment.method)
  return (
    <ConfirmDialog
      title={m.deposit_confirm_title()}
      rows={[
        moneyRow(m.deposit_amount(), amount, { isAnswer: true }),
        { label: m.payments_method(), value: method },
        moneyRow(m.deposit_balance_now(), balance, {
          note: balance === undefined ? m.home_balance_failed() : undefined,
        }),
        balance !== undefined && moneyRow(m.deposit_balance_after(), sum([balance, amount])),
        requested > 0 && moneyRow(m.deposit_balance_requested(), requested),
      ]}
      confirmLabel={goesThrough ? m.deposit_confirm_provider() : m.deposit_confirm_invoice()}
      busy={busy}
      error={error}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      {goesThrough ? m.deposit_confirm_provider_text() : m.deposit_confirm_invoice_text()}
    </ConfirmDialog>
  )
}

/** A failed deposit to pay again with the same amount (DEP-10). */
interface Retry {
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22: warns that the payment was not completed. */
  isWarned: boolean
}

/** DEP-10: shows the failed deposit's fixed amount; to change it, start a new deposit. */
function RetriedDeposit(retry: Retry) {
  return (
    <>
      {retry.isWarned && (
        <div ref={focusOnMount} tabIndex={-1} className="rounded-lg">
          <Notice level="warning" live="alert" text={<p>{payAgainReason(retry.paymentId, retry.status.status)}</p>} />
        </div>
      )}
      <TitledCard title={m.deposit_again_title()}>
        <DescriptionList rows={[moneyRow(m.deposit_amount(), retry.status.amountInCents, { strong: true })]} />
        <p className="pt-2">
          <TextLink to="/load-account">{m.deposit_again_other()}</TextLink>
        </p>
      </TitledCard>
    </>
  )
}
