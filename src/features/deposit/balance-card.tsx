import { m } from '@generated/messages/messages.js'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { type Cents, formatEuros } from '@/values/money'

/** What is on the account now; the requests are shown, not subtracted (REQ-05). */
export function BalanceCard({ balance, requested }: { balance: Cents; requested: Cents }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.deposit_balance_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            { label: m.deposit_balance_now(), value: formatEuros(balance), kind: 'money', strong: true },
            ...(requested > 0
              ? [{ label: m.deposit_balance_requested(), value: formatEuros(requested), kind: 'money' as const }]
              : []),
          ]}
        />
      </CardContent>
    </Card>
  )
}
