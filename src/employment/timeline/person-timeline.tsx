import type { Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { benefitName } from '@/domain/benefit-names'
import { ReportFailure } from '@/notifications/report-failure'
import { SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import { formatDate } from '@/values/dates/plain-date'
import { formatDecimal } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { timelineQuery } from './timeline'

/** Months loaded initially, and with each press of "more". */
const MONTHS = 3
const MAX_MONTHS = 12

export interface PersonTimelineProps {
  personalId: string
  /** Undefined if the person is not among the employees. */
  employee: Employee | undefined
}

/** WHY-01: a person's history in plain sentences, including what the portal cannot know. */
export function PersonTimeline({ personalId, employee }: PersonTimelineProps) {
  const [months, setMonths] = useState(MONTHS)
  const { data, isError, refetch } = useQuery(timelineQuery(personalId, employee, months))
  const now = employee ? nowTexts(employee) : [m.why_not_an_employee()]
  return (
    <div className="space-y-6">
      <section className="space-y-2">
        <h3 className="font-semibold">{m.why_now()}</h3>
        <ul className="list-disc space-y-1 pl-5">
          {now.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="space-y-2">
        <h3 className="font-semibold">{m.why_history()}</h3>
        <p className="text-sm text-muted-foreground">{m.why_not_kept()}</p>
        {isError && !data && <ReportFailure title={m.why_failed_title()} onRetry={refetch} />}
        {!isError && !data && <SkeletonText label={m.why_loading()} lines={6} />}
        {data?.length === 0 && <p>{m.why_nothing()}</p>}
        {data && data.length > 0 && (
          <ol className="divide-y divide-border border-y border-border">
            {data.map(({ id, day, text, loadId }) => (
              <li key={id} className="flex gap-4 py-2.5">
                <span className="shrink-0 tabular-nums text-muted-foreground">{formatDate(day)}</span>
                <span className="min-w-0">
                  {text()}{' '}
                  {loadId !== undefined && (
                    <TextLink to="/reports/topups/$reportId" params={{ reportId: loadId }}>
                      {m.why_open_load()}
                    </TextLink>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
        {data && months < MAX_MONTHS && (
          <Button variant="outline" onClick={() => setMonths(months + MONTHS)}>
            {m.why_earlier()}
          </Button>
        )}
      </section>
    </div>
  )
}

/** Facts that are true today. The API does not tell since when. */
function nowTexts(employee: Employee): string[] {
  const { employeeType, employeePercentage, daysForLunari, benefits } = employee
  return [
    ...(employeeType === 'Onhold' ? [m.why_now_on_leave()] : []),
    ...(employeePercentage === undefined ? [] : [m.why_now_percentage({ percent: formatDecimal(employeePercentage) })]),
    ...(daysForLunari === undefined ? [] : [m.why_now_lunch_days({ days: daysForLunari })]),
    ...benefits.map(({ benefitType, maxAmountPerPeriod }) => {
      const about = { benefit: benefitName(benefitType), sum: formatEuros(cents(maxAmountPerPeriod)) }
      return benefitType === 'lunch' ? m.why_now_lunch_limit(about) : m.why_now_limit(about)
    }),
    ...(benefits.length === 0 ? [m.why_now_no_benefits()] : []),
  ]
}
