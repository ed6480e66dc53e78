import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { CalendarDays } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { FIRST_DAY, type ReportPeriod } from '@/domain/months'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { missingPart } from '@/forms/errors/focus-first-error'
import { DateRange } from '@/forms/fields/date-field'
import { dateWithin, endsAfterStart } from '@/forms/fields/field-rules'
import { date } from '@/forms/fields/parsers'
import { inForm } from '@/forms/in-form'
import { Button } from '@/ui/inputs/button'
import { RadioGroup } from '@/ui/inputs/radio-group'
import { Dialog } from '@/ui/overlays/dialog'
import { today } from '@/values/dates/clock'
import { formatDate, type PlainDate, parseDate } from '@/values/dates/plain-date'
import type { DownloadTab } from './downloads-search'
import { type ChosenPeriod, endAfterStart, PERIODS, type PeriodChoice, reportPeriod } from './report-period'

const MISSING: Record<DownloadTab, () => string> = {
  lunch: () => m.downloads_start_missing_lunch(),
  'income-register': () => m.downloads_start_missing_income(),
  other: () => m.downloads_start_missing_other(),
}

const EARLY: Record<DownloadTab, (date: { date: string }) => string> = {
  lunch: (day) => m.downloads_start_early_lunch(day),
  'income-register': (day) => m.downloads_start_early_income(day),
  other: (day) => m.downloads_start_early_other(day),
}

const rangeForm = (tab: DownloadTab, last: PlainDate) =>
  bodyForm({
    schema: z.object({ start: z.string(), end: z.string() }),
    toBody: ({ start, end }: { start: string; end: string }) => ({ start: date(start), end: date(end) }),
    messages: { start: { required: MISSING[tab] }, end: { required: () => m.downloads_end_missing() } },
    check: ({ start, end }) => ({
      // DWN-03: each report has its own text for a start before its data begins.
      start: dateWithin(start, { min: FIRST_DAY })
        ? () => EARLY[tab]({ date: formatDate(FIRST_DAY) })
        : dateWithin(start, { max: last }),
      end: dateWithin(end, { max: last })
        ? () => m.downloads_end_late({ date: formatDate(last) })
        : endsAfterStart(start, end),
    }),
  })

interface RangeDialogProps {
  tab: DownloadTab
  picked: ReportPeriod | undefined
  onSave: (picked: ReportPeriod) => void
  onClose: () => void
}

/** DWN-03: first and last day of a custom period; both are required for saving. */
function RangeDialog({ tab, picked, onSave, onClose }: RangeDialogProps) {
  const last = today()
  const rules = useMemo(() => rangeForm(tab, last), [tab, last])
  const form = useAppForm({
    ...rules.options,
    defaultValues: { start: picked ? formatDate(picked.startDate) : '', end: picked ? formatDate(picked.endDate) : '' },
    // The rules have checked that both are valid dates.
    onSubmit: ({ value }) => onSave({ startDate: date(value.start.trim()), endDate: date(value.end.trim()) }),
  })
  const areBothPicked = useStore(form.store, ({ values }) => parseDate(values.start).ok && parseDate(values.end).ok)

  const moveEnd = (start: string) => {
    const [first, end] = [parseDate(start), parseDate(form.state.values.end)]
    if (!first.ok || !end.ok) return
    const moved = endAfterStart({ startDate: first.value, endDate: end.value }, last)
    if (moved !== end.value) form.setFieldValue('end', formatDate(moved))
  }

  return (
    <Dialog
      title={m.downloads_range_title()}
      onClose={onClose}
      wrap={inForm(form)}
      footer={
        <>
          <form.SubmitButton disabledReason={areBothPicked ? undefined : m.downloads_range_both()}>
            {m.downloads_range_save()}
          </form.SubmitButton>
          <Button variant="outline" onClick={onClose}>
            {m.form_cancel()}
          </Button>
        </>
      }
    >
      <DateRange legend={m.downloads_range_title()}>
        <form.AppField name="start" listeners={{ onChange: ({ value }) => moveEnd(value) }}>
          {(field) => <field.DateField label={m.downloads_range_start()} min={FIRST_DAY} max={last} />}
        </form.AppField>
        <form.AppField name="end">
          {(field) => <field.DateField label={m.downloads_range_end()} min={FIRST_DAY} max={last} />}
        </form.AppField>
      </DateRange>
    </Dialog>
  )
}

const NAMES: Record<PeriodChoice, () => string> = {
  'last-month': () => m.downloads_period_last_month(),
  'this-month': () => m.downloads_period_this_month(),
  custom: () => m.downloads_period_custom(),
}

interface PeriodChoiceProps {
  tab: DownloadTab
  chosen: ChosenPeriod
  onChange: (chosen: ChosenPeriod) => void
}

/** DWN-02, DWN-09: last month, this month, or custom days, whose dialog opens only by its own button. */
export function PeriodChoiceField({ tab, chosen, onChange }: PeriodChoiceProps) {
  const [isPicking, setIsPicking] = useState(false)
  const period = reportPeriod(chosen, today())
  return (
    <div className="space-y-3">
      <RadioGroup
        legend={m.downloads_period()}
        options={PERIODS.map((value) => ({ value, label: NAMES[value]() }))}
        value={chosen.choice}
        onChange={(choice) => onChange({ ...chosen, choice })}
        layout="inline"
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2" {...missingPart(period === undefined)}>
        <p role="status" className={period ? 'tabular-nums' : 'text-muted-foreground'}>
          {period
            ? m.downloads_period_days({ from: formatDate(period.startDate), to: formatDate(period.endDate) })
            : m.downloads_block_dates()}
        </p>
        {chosen.choice === 'custom' && (
          <Button variant="outline" onClick={() => setIsPicking(true)}>
            <CalendarDays />
            {chosen.picked ? m.downloads_period_change() : m.downloads_period_pick()}
          </Button>
        )}
      </div>
      {isPicking && (
        <RangeDialog
          tab={tab}
          picked={chosen.picked}
          onSave={(picked) => {
            onChange({ choice: 'custom', picked })
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}
