import { m } from '@generated/messages/messages.js'
import { CalendarDays } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '@/ui/content/skeleton'
import { IconButton } from '@/ui/inputs/icon-button'
import { Popover } from '@/ui/overlays/popover'
import { formatDate, type PlainDate, parseDate } from '@/values/dates/plain-date'
import type { FieldProps } from './field-layout'
import { TextField } from './text-field'
import { useField } from './use-field'

// Lazy-loaded: the calendar is heavy and most dates are typed.
const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

export interface DateFieldProps extends FieldProps {
  /** First and last day offered by the calendar. Also check them in the form's `check` with dateWithin. */
  min?: PlainDate
  max?: PlainDate
}

/** Text DD.MM.YYYY, typed or selected from a calendar (FMT-05). */
export function DateField(props: DateFieldProps) {
  const { hint = m.form_date_hint(), min, max, ...field } = props
  return (
    <TextField
      {...field}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      isShort
      normalize={asDateText}
      beside={<CalendarButton label={field.label} min={min} max={max} />}
    />
  )
}

function asDateText(text: string): string {
  const read = parseDate(text)
  return read.ok ? formatDate(read.value) : text
}

function CalendarButton({ label, min, max }: DateFieldProps) {
  const { value, change } = useField<string>(true)
  const read = parseDate(value)
  const name = typeof label === 'string' ? `${m.form_date_open()}: ${label}` : m.form_date_open()
  return (
    <Popover
      label={m.form_date_calendar()}
      isWhole
      trigger={(trigger) => (
        <IconButton {...trigger} data-slot="calendar-button" variant="outline" label={name} icon={<CalendarDays />} />
      )}
    >
      {(close) => (
        // The skeleton has the size of a calendar of six weeks, so that the layout does not shift.
        <Suspense fallback={<Skeleton label={m.form_date_loading()} className="h-[22.5rem] w-70" />}>
          <Calendar
            value={read.ok ? read.value : undefined}
            min={min}
            max={max}
            onChoose={(day) => {
              change(formatDate(day))
              close()
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}

/** Two DateFields as `children`. Validate their order with `endsAfterStart`. */
export function DateRange({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset data-slot="date-range" className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">{children}</div>
    </fieldset>
  )
}
