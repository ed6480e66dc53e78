import { m } from '@generated/messages/messages.js'
import { CalendarDays } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocale } from '@/language/locale'
import { Skeleton } from '@/ui/content/skeleton'
import { IconButton } from '@/ui/inputs/icon-button'
import { Input } from '@/ui/inputs/input'
import { Popover } from '@/ui/overlays/popover'
import { today } from '@/values/clock'
import { formatDate, type PlainDate, parseDate, plainDate } from '@/values/plain-date'
import { FieldLayout, type FieldProps } from './field-layout'
import { useField } from './use-field'

// Lazy-loaded: the calendar is heavy and most dates are typed.
const Calendar = lazy(() => import('@/ui/inputs/calendar').then((module) => ({ default: module.Calendar })))

export interface DateFieldProps extends FieldProps {
  /** First and last day offered by the calendar. Also check them in the form's `check` with dateWithin. */
  min?: PlainDate
  max?: PlainDate
  limitsNote?: string
}

/** Text DD.MM.YYYY, typed or selected from a calendar (FMT-05). */
export function DateField(props: DateFieldProps) {
  const { label, hint = m.form_date_hint(), optional, className, ...limits } = props
  const field = useField<string>(true)
  return (
    <FieldLayout {...field} label={label} hint={hint} optional={optional} className={className}>
      <span className="flex gap-2">
        <Input
          {...field.controlProps()}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
          value={field.value}
          aria-required={!optional}
          onChange={(event) => field.change(event.target.value)}
          onBlur={() => {
            const read = parseDate(field.value)
            if (read.ok && formatDate(read.value) !== field.value) field.change(formatDate(read.value))
            field.blur()
          }}
        />
        <CalendarButton {...limits} value={field.value} onChoose={field.change} fieldLabel={label} />
      </span>
    </FieldLayout>
  )
}

interface CalendarButtonProps extends Pick<DateFieldProps, 'min' | 'max' | 'limitsNote'> {
  value: string
  onChoose: (text: string) => void
  fieldLabel: ReactNode
}

function CalendarButton({ value, onChoose, fieldLabel, min, max, limitsNote }: CalendarButtonProps) {
  const locale = useLocale()
  const read = parseDate(value)
  const name = typeof fieldLabel === 'string' ? `${m.form_date_open()}: ${fieldLabel}` : m.form_date_open()
  return (
    <Popover
      label={m.form_date_calendar()}
      isWhole
      trigger={(trigger) => (
        <IconButton {...trigger} data-slot="calendar-button" variant="outline" label={name} icon={<CalendarDays />} />
      )}
    >
      {(close) => (
        <Suspense fallback={<CalendarSkeleton />}>
          <Calendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened for it (APG date picker dialog)
            autoFocus
            locale={locale}
            selected={read.ok ? localDateOf(read.value) : undefined}
            today={localDateOf(today())}
            startMonth={min && localDateOf(min)}
            endMonth={max && localDateOf(max)}
            disabled={[...(min ? [{ before: localDateOf(min) }] : []), ...(max ? [{ after: localDateOf(max) }] : [])]}
            onSelect={(day) => {
              onChoose(formatDate(dayOfLocalDate(day)))
              close()
            }}
          />
          {limitsNote !== undefined && <p className="mt-2 max-w-70 text-sm text-muted-foreground">{limitsNote}</p>}
        </Suspense>
      )}
    </Popover>
  )
}

/** The size of a calendar of six weeks, so that the layout does not shift. */
function CalendarSkeleton() {
  return <Skeleton label={m.form_date_loading()} className="h-[22.5rem] w-70" />
}

export interface DateRangeProps {
  legend: ReactNode
  /** Two DateFields. Validate their order with `endsAfterStart`. */
  children: ReactNode
}

export function DateRange({ legend, children }: DateRangeProps) {
  return (
    <fieldset data-slot="date-range" className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">{children}</div>
    </fieldset>
  )
}

/** Converts a plain date to the browser's local midnight, only for the calendar, which works with local dates. */
function localDateOf(day: PlainDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const dayOfLocalDate = (date: Date): PlainDate =>
  plainDate(
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`,
  )
