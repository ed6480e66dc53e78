import { m } from '@generated/messages/messages.js'
import { withForm } from '@/forms/app-form'
import { formatEuroInput } from '@/values/money'
import { EstimationPanel } from '../forecast/estimation-panel'
import { NO_DEPOSIT } from './deposit-form'

/** Step 1: amount, and an optional estimation (DEP-02, DEP-03). */
export const AmountField = withForm({
  defaultValues: NO_DEPOSIT,
  render: function Amount({ form }) {
    return (
      <div className="space-y-5">
        <form.AppField name="amount">
          {(field) => <field.MoneyField label={m.deposit_amount()} hint={m.deposit_amount_hint()} />}
        </form.AppField>
        <EstimationPanel onUse={(sum) => form.setFieldValue('amount', formatEuroInput(sum))} />
      </div>
    )
  },
})
