import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { showBlockingError } from '@/shell/blocking-error'
import { useFeatureFlag } from '@/shell/feature-flags'
import { Card } from '@/ui/card'
import { today } from '@/values/clock'
import { ConfirmTopUp } from './confirm-top-up'
import { CostSummary } from './cost-summary'
import { EmployeesStep } from './employees-step'
import { AmountStep, BenefitStep, PaymentStep, ScheduleStep } from './form-steps'
import { type PreparedTopUp, prepareTopUp } from './prepare-top-up'
import { accountsQuery, balanceOf, loadableQuery, metadataQuery, settingsQuery } from './queries'
import { scheduleBounds } from './schedule-dates'
import { USUAL_VAT_PERCENT } from './top-up-costs'
import { initialValues, keepFacts, scheduledOnOf, TOP_UP_FIELDS, type TopUpFacts, topUpForm } from './top-up-form'
import { useEmployeeChoice } from './use-employee-choice'

export interface TopUpFormPanelProps {
  onMade: (id: string, prepared: PreparedTopUp) => void
  onLost: (prepared: PreparedTopUp) => void
}

/** TOP-02: benefit, schedule, amount, employees, payment, with the cost beside them; a valid press asks first. */
export function TopUpFormPanel({ onMade, onLost }: TopUpFormPanelProps) {
  const client = useQueryClient()
  const { data: loadable } = useSuspenseQuery(loadableQuery())
  const { data: accounts } = useSuspenseQuery(accountsQuery())
  const features = useFeatures()
  const vatPercentage = useVatPercentage()
  const bounds = scheduleBounds(today())
  const [asked, setAsked] = useState<PreparedTopUp>()
  // As they were when the page opened: a refetch meanwhile must not touch what is typed.
  const [defaultValues] = useState(() => initialValues(loadable.loadableBenefits, accounts))
  const [live] = useState(keepFacts)
  const [definition] = useState(() => topUpForm(live.read))

  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmit: async ({ value }) => {
      setAsked(await prepareTopUp({ client, form, body: definition.read(value), value, choice, facts }))
    },
  })
  const benefit = useStore(form.store, (state) => state.values.benefit)
  const showOnHold = useStore(form.store, (state) => state.values.showOnHold)
  const scheduledOn = useStore(form.store, (state) => scheduledOnOf(state.values, bounds))
  const choice = useEmployeeChoice(benefit, scheduledOn, showOnHold)
  const facts = useFacts({
    canInvoice: features.canInvoice,
    // The same two days are one value, however often they are worked out.
    min: bounds.min,
    max: bounds.max,
    balance: balanceOf(accounts),
    vatPercentage,
    feePercentage: choice.settings?.feePercentage,
    count: choice.chosen.length,
    lowest: choice.lowest,
  })
  useLayoutEffect(() => live.write(facts), [live, facts])
  useEffect(() => {
    // What may be typed follows who is chosen.
    form.validateSync('change')
  }, [form, facts])

  // The schedule is a step of its own, or none.
  const after = features.canSchedule ? 2 : 1

  return (
    <>
      <FormRoot
        form={form}
        fields={TOP_UP_FIELDS}
        notice="placed"
        asksFirst
        className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_20rem] wide:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="min-w-0 space-y-6">
          <Step number={1} title={m.top_up_step_benefit()}>
            <BenefitStep
              form={form}
              benefits={loadable.loadableBenefits}
              onChange={() => choice.setSelected(new Set())}
            />
          </Step>
          {features.canSchedule && (
            <Step number={2} title={m.top_up_step_schedule()}>
              <ScheduleStep form={form} bounds={bounds} />
            </Step>
          )}
          <Step number={after + 1} title={m.top_up_step_amount()}>
            <AmountStep form={form} benefit={benefit} settings={choice.settings} lowest={choice.lowest} />
          </Step>
          <Step number={after + 2} title={m.top_up_step_employees()}>
            <EmployeesStep form={form} benefit={benefit} choice={choice} />
          </Step>
          <Step number={after + 3} title={m.top_up_step_payment()}>
            <PaymentStep form={form} facts={facts} />
          </Step>
        </div>
        <Card title={m.top_up_summary()} className="nav:sticky nav:top-24">
          <div className="space-y-4">
            <CostSummary form={form} facts={facts} scheduledOn={scheduledOn} />
            <form.FormNotice />
            <form.SubmitButton block whenInvalid="disable" disabledReason={reasonToWait(choice, benefit)}>
              {m.top_up_submit()}
            </form.SubmitButton>
          </div>
        </Card>
        <form.ConfirmLeave />
      </FormRoot>
      {asked && (
        <ConfirmTopUp
          prepared={asked}
          onMade={(id) => {
            setAsked(undefined)
            onMade(id, asked)
          }}
          onLost={() => {
            setAsked(undefined)
            onLost(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <Card title={`${number}. ${title}`}>{children}</Card>
)

/** TOP-07: why the button cannot be pressed, besides errors of fields. */
function reasonToWait({ status, chosen }: ReturnType<typeof useEmployeeChoice>, benefit: string): string | undefined {
  if (benefit === '') return m.top_up_error_benefit()
  if (status === 'loading') return m.top_up_pending()
  return chosen.length === 0 ? m.top_up_error_employees() : undefined
}

/** TOP-13 */
function useFeatures() {
  const { data: metadata } = useQuery(metadataQuery())
  const isScheduledLoadOn = useFeatureFlag('enableScheduledLoad')
  const canInvoice = metadata?.useEinvoiceAndSchedule === true
  return { canInvoice, canSchedule: canInvoice && isScheduledLoadOn }
}

/** Undefined until the settings are there; without them the popup opens (NAV-10). */
function useVatPercentage(): number | undefined {
  const { data: settings, error } = useQuery(settingsQuery())
  useEffect(() => {
    if (error) showBlockingError(error)
  }, [error])
  return settings && (settings.feesVatPercentage ?? USUAL_VAT_PERCENT)
}

type FlatFacts = Omit<TopUpFacts, 'bounds'> & TopUpFacts['bounds']

/** One object for as long as nothing in it changes. */
function useFacts({ canInvoice, min, max, balance, vatPercentage, feePercentage, count, lowest }: FlatFacts) {
  return useMemo<TopUpFacts>(
    () => ({ canInvoice, bounds: { min, max }, balance, vatPercentage, feePercentage, count, lowest }),
    [canInvoice, min, max, balance, vatPercentage, feePercentage, count, lowest],
  )
}
