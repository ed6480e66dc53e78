import { m } from '@generated/messages/messages.js'
import { useId, useMemo } from 'react'
import * as z from 'zod/mini'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { DateRange } from '@/forms/fields/date-field'
import { dateWithin, endsAfterStart } from '@/forms/fields/field-rules'
import { date } from '@/forms/fields/parsers'
import { FormRoot } from '@/forms/form-root'
import { Label } from '@/ui/inputs/label'
import { NativeSelect } from '@/ui/inputs/native-select'
import { today } from '@/values/clock'
import { formatDate, type PlainDate, parseDate } from '@/values/plain-date'
import type { AskedPeriod, Period } from './correction-period'

const PERIODS = ['this-month', 'last-month', 'custom'] as const
const NAMES: Record<(typeof PERIODS)[number], () => string> = {
  'this-month': () => m.reports_period_this_month(),
  'last-month': () => m.reports_period_last_month(),
  custom: () => m.reports_period_custom(),
}

/** REP-06: the period of the corrections. A custom period needs both days, not in the future. */
export function PeriodFilter({ asked, onChange }: { asked: AskedPeriod; onChange: (asked: AskedPeriod) => void }) {
  const id = useId()
  return (
    <div className="grow space-y-4">
      <div className="max-sm:w-full sm:w-60">
        <Label htmlFor={id}>{m.reports_period()}</Label>
        <NativeSelect
          id={id}
          className="mt-1"
          value={asked.period ?? ''}
          onChange={(event) => onChange({ period: PERIODS.find((period) => period === event.target.value) })}
        >
          <option value="">{m.reports_period_all()}</option>
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {NAMES[period]()}
            </option>
          ))}
        </NativeSelect>
      </div>
      {asked.period === 'custom' && (
        <CustomPeriod
          from={asked.from}
          to={asked.to}
          onShow={({ from, to }) => onChange({ period: 'custom', from, to })}
        />
      )}
    </div>
  )
}

const both = { required: () => m.reports_period_both() }

const periodForm = (day: PlainDate) =>
  bodyForm({
    schema: z.object({ from: z.string(), to: z.string() }),
    toBody: ({ from, to }: { from: string; to: string }) => ({ from: date(from), to: date(to) }),
    messages: { from: both, to: both },
    check: ({ from, to }) => ({
      from: dateWithin(from, { max: day }),
      to: dateWithin(to, { max: day }) ?? endsAfterStart(from, to),
    }),
  })

const shownDay = (text = '') => {
  const read = parseDate(text)
  return read.ok ? formatDate(read.value) : ''
}

interface CustomPeriodProps {
  from: string | undefined
  to: string | undefined
  onShow: (period: Period) => void
}

function CustomPeriod({ from, to, onShow }: CustomPeriodProps) {
  const day = today()
  const rules = useMemo(() => periodForm(day), [day])
  const form = useAppForm({
    ...rules.options,
    defaultValues: { from: shownDay(from), to: shownDay(to) },
    // The rules have checked that both are valid dates.
    onSubmit: ({ value }) => onShow({ from: date(value.from.trim()), to: date(value.to.trim()) }),
  })
  return (
    <FormRoot form={form} draft={false} className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <DateRange legend={m.reports_period_dates()}>
        <form.AppField name="from">
          {(field) => (
            <field.DateField label={m.reports_period_from()} max={day} limitsNote={m.reports_period_not_future()} />
          )}
        </form.AppField>
        <form.AppField name="to">
          {(field) => (
            <field.DateField label={m.reports_period_to()} max={day} limitsNote={m.reports_period_not_future()} />
          )}
        </form.AppField>
      </DateRange>
      <form.SubmitButton variant="outline" whenInvalid="disable" className="sm:mt-11">
        {m.reports_period_show()}
      </form.SubmitButton>
    </FormRoot>
  )
}
