import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { paysBy } from '@/payments/order-payment'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { creditCardFee } from '../sums/card-costs'
import { type CardFee, costRows } from './cost-rows'
import { useOrderAround } from './order-context'
import { costsOf } from './order-form'
import { wizard } from './wizard'

/** CRD-02: costs as typed, and the fee that a credit card would add. */
export function useCosts() {
  const { rules } = useOrderAround()
  const values = useStore(wizard.useForm().store, (state) => state.values)
  const costs = costsOf(values, rules)
  const percent = rules.settings.creditCardFee
  const byCard: CardFee = { amount: creditCardFee(costs.summary, percent), percent }
  return { costs, byCard, cardFee: paysBy(values.payment).isCard ? byCard : undefined }
}

/** CRD-02: all costs, shown next to the form and updated while typing. */
export function OrderSummary() {
  const { rules } = useOrderAround()
  const { costs, cardFee } = useCosts()
  return (
    <Card className="nav:sticky nav:top-24">
      <CardHeader>
        <CardTitle>{m.cards_summary()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div aria-live="polite">
          {costs.group.noOfBeneficiaries > 0 ? (
            <DescriptionList rows={costRows(costs, rules.fees, cardFee)} />
          ) : (
            <p className="text-muted-foreground">{m.cards_summary_empty()}</p>
          )}
        </div>
      </CardContent>
    </Card>
  )
}
