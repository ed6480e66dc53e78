import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { benefitName } from '@/domain/benefit-names'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { today } from '@/values/clock'
import { cents, formatEuros } from '@/values/money'
import { topUpsQuery } from './queries'
import { loadsOfYear } from './year-loads'

/** This year's loads by benefit; nothing before there are any. */
export function YearLoadsCard() {
  const { data: loads = [] } = useQuery(topUpsQuery())
  const { sums, isPartial } = loadsOfYear(loads, today())
  if (sums.length === 0) return null
  const total = sums.reduce((all, { sum }) => all + sum, 0)
  return (
    <Card aria-label={m.home_year()}>
      <CardHeader>
        <CardTitle>{m.home_year()}</CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            ...sums.map(({ benefit, sum }) => ({
              label: benefitName(benefit),
              value: formatEuros(sum),
              kind: 'money' as const,
            })),
            { label: m.home_year_total(), value: formatEuros(cents(total)), kind: 'money', strong: true },
          ]}
        />
        <p className="mt-3 text-sm text-muted-foreground">
          {m.home_year_without()} {isPartial && m.home_year_partial()}
        </p>
      </CardContent>
    </Card>
  )
}
