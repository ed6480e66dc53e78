import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ChevronProps, DayPicker, defaultDateLib } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { fi } from 'react-day-picker/locale/fi'
import { useLocale } from '@/language/locale'
import { today } from '@/values/dates/clock'
import { type PlainDate, plainDate } from '@/values/dates/plain-date'

export interface CalendarProps {
  value: PlainDate | undefined
  onChoose: (day: PlainDate) => void
  /** First and last day that can be chosen. When both are set, month and year become select boxes. */
  min?: PlainDate | undefined
  max?: PlainDate | undefined
}

const locales = { fi, en: enGB }

/** Seven days fit on a phone at text of twice the size too. */
const day = 'size-[min(2.5rem,10vw)]'

const navButton = `inline-grid ${day} place-items-center rounded-md text-foreground transition-colors not-aria-disabled:hover:bg-muted aria-disabled:cursor-not-allowed aria-disabled:text-muted-foreground aria-disabled:opacity-60 [&_svg]:size-5`

const classNames = {
  root: 'relative w-fit text-foreground',
  months: 'flex flex-col gap-4',
  month: 'relative grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  month_caption: 'order-2 flex items-center justify-center',
  caption_label: 'inline-flex items-center gap-1 font-semibold [&_svg]:size-4',
  button_previous: clsx(navButton, 'order-1'),
  button_next: clsx(navButton, 'order-3'),
  dropdowns: 'flex flex-wrap items-center gap-1',
  dropdown_root:
    'relative inline-flex min-h-8 items-center rounded-md border border-input px-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
  dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none bg-card text-foreground opacity-0',
  month_grid: 'order-4 col-span-3 border-collapse',
  weekday: `${day} text-center text-sm font-normal text-muted-foreground`,
  day: `${day} p-0 text-center`,
  day_button: `inline-grid ${day} place-items-center rounded-md tabular-nums max-sm:text-sm transition-colors not-disabled:hover:bg-muted disabled:cursor-not-allowed focus-visible:-outline-offset-2`,
  today: '*:font-semibold *:underline *:underline-offset-4',
  selected:
    '*:bg-primary *:font-semibold *:text-primary-foreground *:not-disabled:hover:bg-primary-hover *:focus-visible:outline-offset-2',
  outside: 'text-muted-foreground',
  disabled: '*:text-muted-foreground *:line-through *:opacity-70',
  hidden: 'invisible',
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown
  return <Icon className={className} />
}

/** A month calendar for choosing one day; weeks start on Monday (ISO). Load it lazily: react-day-picker is heavy. */
export function Calendar(props: CalendarProps) {
  const { value, onChoose } = props
  const locale = useLocale()
  const [now, selected] = [localDateOf(today()), value && localDateOf(value)]
  const [min, max] = [props.min && localDateOf(props.min), props.max && localDateOf(props.max)]
  return (
    <DayPicker
      mode="single"
      required
      data-slot="calendar"
      locale={locales[locale]}
      lang={locale}
      weekStartsOn={1}
      ISOWeek
      fixedWeeks
      navLayout="around"
      captionLayout={min && max ? 'dropdown' : 'label'}
      // By the portal's clock, never by the browser's.
      today={now}
      selected={selected}
      defaultMonth={selected ?? now}
      onSelect={(day) => onChoose(dayOfLocalDate(day))}
      disabled={[...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])]}
      startMonth={min}
      endMonth={max}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened for it (APG date picker dialog)
      autoFocus
      classNames={classNames}
      components={{ Chevron }}
    />
  )
}

/** The browser's local midnight of a day: the library works with local dates. A text without a time zone is local time. */
const localDateOf = (day: PlainDate): Date => new Date(`${day}T00:00`)

const dayOfLocalDate = (date: Date): PlainDate => plainDate(defaultDateLib.format(date, 'yyyy-MM-dd'))
