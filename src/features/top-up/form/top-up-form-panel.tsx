import { createTopUp, getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { DEFAULT_FEES_VAT_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { invalidateAll } from '@/api/queries/query-client'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { isApiError } from '@/api/replies/api-error'
import { isBenefitType } from '@/domain/benefit-names'
import { balanceOf } from '@/domain/company-account'
import { useFeatureFlag } from '@/domain/feature-flags'
import { OutdatedNote } from '@/domain/read-failure'
import { scheduledBefore } from '@/domain/top-ups/planned-top-ups'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { setFormNotice } from '@/forms/form-state'
import { FormRefusal, headersOf, pressOf } from '@/forms/submit/press'
import { useBlockingFailure } from '@/shell/blocking-error'
import { TitledCard } from '@/ui/content/card'
import { today } from '@/values/dates/clock'
import { lookUpSentTopUp, TOP_UP_FORM, topUpEvidence } from '../outcome/sent-top-up'
import { accountsQuery, loadableQuery, metadataQuery, settingsQuery } from '../queries'
import { RecipientsStep } from '../recipients/recipients-step'
import { useEmployeeChoice } from '../recipients/use-employee-choice'
import { refusalText } from '../top-up-texts'
import { ConfirmTopUp } from './confirm-top-up'
import { CostSummary } from './cost-summary'
import { AmountKindStep, AmountStep, BenefitStep, PaymentStep, ScheduleStep } from './form-steps'
import { LunchProposals } from './lunch-proposals-card'
import { groupByAmount, idsOf } from './own-amounts'
import { type PreparedTopUp, prepareTopUp } from './prepare-top-up'
import { initialValues, reasonToWait, scheduledOnOf, type TopUpFacts, type TopUpValues, topUpForm } from './top-up-form'

interface TopUpFormOptions {
  onMade: (id: string, prepared: PreparedTopUp) => void
  /** A series is stored; its page sends the loads. */
  onSeries: () => void
  /** First values that differ from those of an empty form. */
  start?: Partial<TopUpValues> | undefined
}

/** Form rules that need only the typed values. */
const PLAIN_RULES = topUpForm(undefined)

/** Leaves out benefit types that a newer API may send: the portal has no rules for their amounts (CTR-07). */
function useLoadableBenefits() {
  const { data: loadable } = useRequiredQuery(loadableQuery())
  return useMemo(() => loadable.loadableBenefits.filter(isBenefitType), [loadable])
}

export function useTopUpForm({ onMade, onSeries, start }: TopUpFormOptions) {
  const client = useQueryClient()
  const benefits = useLoadableBenefits()
  const { data: accounts } = useRequiredQuery(accountsQuery())
  // Frozen on open: a refetch must not overwrite input.
  const [defaultValues] = useState(() => ({ ...initialValues(benefits, accounts), ...start }))
  return useAppForm({
    ...PLAIN_RULES.options,
    defaultValues,
    onSubmitMeta: pressOf<PreparedTopUp>(),
    onSubmit: async ({ meta }) => {
      if (meta.prepared.loads.length > 1) {
        // Lazy, because few loads need it. Stored before anything is sent, so a failed import sends nothing.
        const { beginSeries } = await import('../series/series')
        beginSeries(meta.prepared)
        onSeries()
        return
      }
      const { topUpLoadId } = await createTopUp(meta.prepared.body, headersOf(meta))
        // Not awaited: the outcome must show before all data is refetched.
        .finally(() => void invalidateAll(client))
        .catch(async (error: unknown) => {
          // TOP-09: another load is running, or this one, if the browser sent the request twice; so look it up.
          const isRefused =
            isApiError(error) && error.has('top_up_in_progress') && (await lookUpSentTopUp(meta.prepared)) === 'none'
          throw isRefused ? new FormRefusal(() => m.error_top_up_in_progress()) : error
        })
      onMade(topUpLoadId, meta.prepared)
    },
  })
}

/** TOP-02: benefit, schedule, amount, employees and payment, with the costs. A valid submit opens the confirmation. */
export function TopUpFormPanel({ form }: { form: ReturnType<typeof useTopUpForm> }) {
  const client = useQueryClient()
  const benefits = useLoadableBenefits()
  const accountsRead = useRequiredQuery(accountsQuery())
  const { data: accounts } = accountsRead
  const { data: metadata } = useQuery(metadataQuery())
  // TOP-13
  const canInvoice = metadata?.useEinvoiceAndSchedule === true
  const canSchedule = useFeatureFlag('enableScheduledLoad') && canInvoice
  const { data: settings, error: settingsError } = useQuery(settingsQuery())
  useBlockingFailure(settingsError)
  // Undefined until the settings are loaded.
  const vatPercentage = settings && (settings.feesVatPercentage ?? DEFAULT_FEES_VAT_PERCENTAGE)
  const day = today()
  const benefit = useStore(form.store, (state) => state.values.benefit)
  const showOnHold = useStore(form.store, (state) => state.values.showOnHold)
  const employees = useStore(form.store, (state) => state.values.employees)
  const scheduledOn = useStore(form.store, (state) => scheduledOnOf(state.values, day))
  const choice = useEmployeeChoice(benefit, scheduledOn, showOnHold, employees)
  const kind = useStore(form.store, (state) => state.values.amountKind)
  const loadDate = scheduledOn ?? day
  const groups = useMemo(() => groupByAmount(choice.chosen, kind, loadDate), [choice.chosen, kind, loadDate])
  const { lowest } = choice
  const { feePercentage } = choice.settings ?? {}
  const balance = balanceOf(accounts)
  const count = groups ? idsOf(groups).length : choice.chosen.length
  // Memoized by content, so that equal facts do not rerender the steps.
  const facts = useMemo<TopUpFacts>(
    () => ({ canInvoice, today: day, balance, vatPercentage, feePercentage, count, lowest, groups }),
    [canInvoice, day, balance, vatPercentage, feePercentage, count, lowest, groups],
  )
  // Only scheduled loads can have others before them.
  const { data: loads } = useQuery({ ...getListTopUpsQueryOptions(), enabled: scheduledOn !== undefined })
  const before = loads && scheduledBefore(loads.topUpLoads, scheduledOn, day)
  const definition = useMemo(() => topUpForm(facts), [facts])
  const prepare = () =>
    prepareTopUp({
      client,
      form,
      body: definition.read(form.state.values),
      value: form.state.values,
      chosen: choice.chosen,
      facts,
    })

  // Runs when confirming: a failure that the dialog cannot show is shown in the form.
  const prepareAgain = () =>
    prepare().catch((error: unknown) => {
      setFormNotice(form, { level: 'error', text: () => (isApiError(error) ? refusalText(error) : m.top_up_unread()) })
      return undefined
    })

  return (
    <FormRoot
      form={form}
      rules={definition}
      draft={TOP_UP_FORM}
      question={{
        prepare,
        render: (question) => <ConfirmTopUp {...question} again={prepareAgain} />,
        // TOP-07: texts of rejected loads.
        describeError: refusalText,
      }}
      evidence={topUpEvidence}
      notice="placed"
      className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_min(20rem,40%)] wide:grid-cols-[minmax(0,1fr)_min(22rem,40%)]"
    >
      <div className="min-w-0 space-y-6">
        <TitledCard title={m.top_up_step_benefit()}>
          <BenefitStep benefits={benefits} />
        </TitledCard>
        {canSchedule && (
          <TitledCard title={m.top_up_step_schedule()}>
            <ScheduleStep day={day} />
          </TitledCard>
        )}
        <TitledCard title={m.top_up_step_amount()}>
          <AmountKindStep benefit={benefit} groups={groups} isAnybodyChosen={choice.chosen.length > 0} />
          {kind === 'same' && (
            <>
              <AmountStep benefit={benefit} settings={choice.settings} lowest={lowest} />
              {benefit === 'lunch' && <LunchProposals choice={choice} scheduledOn={scheduledOn} />}
            </>
          )}
        </TitledCard>
        <TitledCard title={m.top_up_step_employees()}>
          <RecipientsStep benefit={benefit} choice={choice} />
        </TitledCard>
        <TitledCard title={m.top_up_step_payment()}>
          <PaymentStep facts={facts} />
        </TitledCard>
      </div>
      <TitledCard title={m.top_up_summary()} className="nav:sticky nav:top-24" contentClass="space-y-4">
        <OutdatedNote reads={[accountsRead]} />
        <CostSummary facts={facts} scheduledOn={scheduledOn} scheduledBefore={before} />
        <form.FormNotice />
        <form.SubmitButton block whenInvalid="disable" disabledReason={reasonToWait(choice, benefit, groups)}>
          {m.top_up_submit()}
        </form.SubmitButton>
      </TitledCard>
      <form.ConfirmLeave />
    </FormRoot>
  )
}
