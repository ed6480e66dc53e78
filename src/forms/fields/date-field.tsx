import { m } from '@generated/messages/messages.js'
import { CalendarDays } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocale } from '@/language/locale'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Popover } from '@/ui/popover'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { today } from '@/values/clock'
import { formatDate, type PlainDate, parseDate } from '@/values/plain-date'
import { FieldLayout, type FieldProps } from './field-layout'
import { dayOfLocalDate, localDateOf } from './local-date'
import { useField } from './use-field'

// The calendar is heavy and most dates are typed.
const Calendar = lazy(() => import('@/ui/calendar').then((module) => ({ default: module.Calendar })))

export interface DateFieldProps extends FieldProps {
  /** First and last day that the calendar offers; say the same in the form's `check` with dateWithin. */
  min?: PlainDate
  max?: PlainDate
  /** Days between them that cannot be chosen. */
  isDisabled?: (day: PlainDate) => boolean
  /** Why days are missing from the calendar; under it. */
  limitsNote?: string
  autoComplete?: string
}

/** A day as text DD.MM.YYYY, typed or chosen from a calendar (FMT-05). */
export function DateField(props: DateFieldProps) {
  const { label, hint = m.form_date_hint(), optional, className, autoComplete = 'off', ...limits } = props
  const field = useField<string>(true)
  return (
    <FieldLayout {...field} label={label} hint={hint} optional={optional} className={className}>
      <span className="flex gap-2">
        <Input
          {...field.controlProps()}
          inputMode="numeric"
          autoComplete={autoComplete}
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

interface CalendarButtonProps extends Pick<DateFieldProps, 'min' | 'max' | 'isDisabled' | 'limitsNote'> {
  value: string
  onChoose: (text: string) => void
  fieldLabel: ReactNode
}

function CalendarButton({ value, onChoose, fieldLabel, min, max, isDisabled, limitsNote }: CalendarButtonProps) {
  const locale = useLocale()
  const read = parseDate(value)
  const name = typeof fieldLabel === 'string' ? `${m.form_date_open()}: ${fieldLabel}` : m.form_date_open()
  return (
    <Popover
      label={m.form_date_calendar()}
      align="end"
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
            disabled={[
              ...(min ? [{ before: localDateOf(min) }] : []),
              ...(max ? [{ after: localDateOf(max) }] : []),
              ...(isDisabled ? [(day: Date) => isDisabled(dayOfLocalDate(day))] : []),
            ]}
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

/** As large as a calendar of six weeks, so that the panel does not jump. */
function CalendarSkeleton() {
  return (
    <SkeletonGroup label={m.form_date_loading()}>
      <Skeleton className="h-[22.5rem] w-70" />
    </SkeletonGroup>
  )
}

export interface DateRangeProps {
  /** What the two days are of, e.g. the period of a report. */
  legend: ReactNode
  legendHidden?: boolean
  /** The two AppFields with their DateFields; `endsAfterStart` is the rule between them. */
  children: ReactNode
}

/**
 * A first and a last day side by side.
 * @public part of the kit
 */
export function DateRange({ legend, legendHidden = false, children }: DateRangeProps) {
  return (
    <fieldset data-slot="date-range" className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">{children}</div>
    </fieldset>
  )
}
