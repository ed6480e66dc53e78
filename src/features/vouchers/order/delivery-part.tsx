import { useStore } from '@tanstack/react-form'
import { DeliveryFields } from '@/orders/delivery-fields'
import { addressLines } from '@/orders/delivery-texts'
import { useOrderAround, useOrderForm } from './order-context'

/** VOU-08: delivery of the order. */
export function DeliveryPart() {
  const { page, countries } = useOrderAround()
  const form = useOrderForm()
  const { name, place } = useStore(form.store, (state) => state.values.company)
  const { address: street, ...rest } = place
  return (
    <DeliveryFields
      form={form}
      fields="delivery"
      saved={page.saved}
      countries={countries}
      companyAddress={addressLines({ companyName: name, street, ...rest }).join(', ')}
    />
  )
}
