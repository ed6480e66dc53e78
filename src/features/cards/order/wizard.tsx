import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { createWizard } from '@/forms/wizard/create-wizard'
import { feeBasisOf } from '@/payments/order-payment'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { requiredContext } from '@/ui/required-context'
import { costRows, costsPaidBy } from '../card-costs'
import { chosenBenefits, costsOf, NO_ORDER, type OrderRules, type orderForm } from './order-form'

/** Key of the draft and of the sent command. */
export const CARD_ORDER = 'card-order'

interface OrderAround {
  rules: OrderRules
  definition: ReturnType<typeof orderForm>
}

export const [OrderContext, useOrderAround] = requiredContext<OrderAround>('the layout route of its order')

/** CRD-01: the five steps of an order, and the page that edits the company. */
export const wizard = createWizard({
  title: () => m.cards_wizard(),
  defaultValues: NO_ORDER,
  steps: [
    { path: '/order/benefits', label: () => m.cards_step_benefits(), fields: ['benefits'] },
    { path: '/order/company-information', label: () => m.cards_step_company(), fields: ['company', 'billing'] },
    { path: '/order/employee-information', label: () => m.cards_step_employees(), fields: ['employees'] },
    { path: '/order/benefit-usage', label: () => m.cards_step_usage(), fields: ['usage'] },
    { path: '/order/payment', label: () => m.cards_step_payment(), fields: ['payment', 'terms', 'priceList'] },
  ],
  edits: [{ path: '/order/edit-company', label: () => m.orders_edit_company(), fields: ['company', 'billing'] }],
})

/** The order around a component, and the form that the component is in: on the edit page that is another one. */
export const useOrder = () => ({ ...useOrderAround(), form: wizard.useForm() })

/** The same with what is typed. */
export function useOrdered() {
  const order = useOrder()
  return { ...order, values: useStore(order.form.store, (state) => state.values) }
}

/** CRD-02: all costs, shown next to the form and updated while typing. */
export function OrderSummary() {
  const { rules, values } = useOrdered()
  const costs = costsPaidBy(costsOf(values, rules), feeBasisOf(values.payment), rules.settings.creditCardFee)
  const lacksAmounts = chosenBenefits(values, rules).some((type) => costs.group[`${type}TotalAmount`] === 0)
  return (
    <TitledCard title={m.orders_summary()} className="nav:sticky nav:top-24">
      <div aria-live="polite">
        {costs.group.noOfBeneficiaries > 0 ? (
          <>
            <DescriptionList rows={costRows(costs, rules.fees)} />
            {lacksAmounts && <p className="mt-3 text-sm text-muted-foreground">{m.cards_summary_no_amounts()}</p>}
          </>
        ) : (
          <p className="text-muted-foreground">{m.cards_summary_empty()}</p>
        )}
      </div>
    </TitledCard>
  )
}
