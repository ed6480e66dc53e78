import { m } from '@generated/messages/messages.js'
import { FormSection } from '@/forms/form-section'
import { CompanyFields } from './company-fields'
import { DeliveryPart } from './delivery-part'
import { UserFields } from './user-fields'

/** VOU-25: what is known of a user is asked of a guest. */
export function GuestParts() {
  return (
    <div className="space-y-10">
      <FormSection title={m.orders_company()}>
        <CompanyFields />
      </FormSection>
      <FormSection title={m.orders_user()}>
        <UserFields />
      </FormSection>
      <FormSection title={m.orders_delivery()}>
        <DeliveryPart />
      </FormSection>
    </div>
  )
}
