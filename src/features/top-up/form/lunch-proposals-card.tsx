import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { Check } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Collapsible } from '@/ui/content/collapsible'
import { Button } from '@/ui/inputs/button'
import { today } from '@/values/dates/clock'
import { formatDate, type Holiday, type PlainDate } from '@/values/dates/plain-date'
import { formatEuroInput, formatEuros, multiply } from '@/values/numbers/money'
import type { EmployeeChoice } from '../recipients/use-employee-choice'
import { employeesText } from '../top-up-texts'
import { type LunchMonth, type LunchProposal, lunchMonth } from './own-amounts'
import { amountOf, useTopUpForm } from './top-up-form'

const HOLIDAYS: Record<Holiday, () => string> = {
  newYear: () => m.top_up_holiday_new_year(),
  epiphany: () => m.top_up_holiday_epiphany(),
  goodFriday: () => m.top_up_holiday_good_friday(),
  easterMonday: () => m.top_up_holiday_easter_monday(),
  mayDay: () => m.top_up_holiday_may_day(),
  ascensionDay: () => m.top_up_holiday_ascension_day(),
  midsummerEve: () => m.top_up_holiday_midsummer_eve(),
  independenceDay: () => m.top_up_holiday_independence_day(),
  christmasEve: () => m.top_up_holiday_christmas_eve(),
  christmasDay: () => m.top_up_holiday_christmas_day(),
  secondChristmasDay: () => m.top_up_holiday_second_christmas_day(),
}

const SHOWN = 4

/** DAY-01 to DAY-03: amounts for the working days of the load's month; applying one sets amount and employees. */
export function LunchProposals({
  choice: { shown, chosen },
  scheduledOn,
}: {
  choice: EmployeeChoice
  scheduledOn: PlainDate | undefined
}) {
  const form = useTopUpForm()
  const titleId = useId()
  const amount = useStore(form.store, (state) => amountOf(state.values.amount))
  const loadDate = scheduledOn ?? today()
  const lunch = useMemo(() => lunchMonth(shown, loadDate), [shown, loadDate])
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const [first, rest] = [lunch.proposals.slice(0, SHOWN), lunch.proposals.slice(SHOWN)]
  const row = (proposal: LunchProposal) => (
    <ProposalRow
      key={`${proposal.days} ${proposal.dayValue} ${proposal.amount}`}
      proposal={proposal}
      isTaken={
        proposal.amount === amount &&
        proposal.ids.length === chosenIds.size &&
        proposal.ids.every((id) => chosenIds.has(id))
      }
      onTake={() => {
        form.setFieldValue('amount', formatEuroInput(proposal.amount))
        form.setFieldValue('employees', proposal.ids)
      }}
    />
  )
  if (first.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-6 space-y-3 rounded-lg border border-border p-4">
      <div>
        <h3 id={titleId} className="font-semibold">
          {m.top_up_days_title()}
        </h3>
        <p className="text-muted-foreground">{monthText(lunch)}</p>
      </div>
      <ul className="divide-y divide-border">{first.map(row)}</ul>
      {rest.length > 0 && (
        <Collapsible title={m.top_up_days_rest({ count: rest.length })}>
          <ul className="divide-y divide-border">{rest.map(row)}</ul>
        </Collapsible>
      )}
    </section>
  )
}

/** E.g. `12/2026: 21 työpäivää. Arkipyhiä ei ole laskettu mukaan: 24.12.2026 jouluaatto, 25.12.2026 joulupäivä.` */
function monthText({ month, workingDays, holidays }: LunchMonth): string {
  const values = { month: `${month.slice(5, 7)}/${month.slice(0, 4)}`, days: workingDays }
  if (holidays.length === 0) return m.top_up_days_month(values)
  const named = holidays.map(({ date, holiday }) => `${formatDate(date)} ${HOLIDAYS[holiday]()}`)
  return m.top_up_days_month_holidays({ ...values, holidays: named.join(', ') })
}

function ProposalRow(props: { proposal: LunchProposal; isTaken: boolean; onTake: () => void }) {
  const { days, dayValue, amount, isCut, ids } = props.proposal
  const [employees, shownAmount] = [employeesText(ids.length), formatEuros(amount)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="min-w-0 tabular-nums">
        {`${days} × ${formatEuros(dayValue)} = ${formatEuros(multiply(dayValue, days))}`}
        <span className="block text-sm text-muted-foreground">
          {isCut ? m.top_up_days_cut({ employees, amount: shownAmount }) : employees}
        </span>
      </span>
      <Button
        variant={props.isTaken ? 'secondary' : 'outline'}
        size="sm"
        aria-pressed={props.isTaken}
        aria-label={m.top_up_days_take_label({ amount: shownAmount, employees })}
        onClick={props.onTake}
      >
        {props.isTaken && <Check />}
        {m.top_up_days_take({ amount: shownAmount })}
      </Button>
    </li>
  )
}
