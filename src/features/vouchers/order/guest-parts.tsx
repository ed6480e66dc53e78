import { m } from '@generated/messages/messages.js'
import { type ReactNode, useId } from 'react'
import { CompanyFields } from './company-fields'
import { DeliveryPart } from './delivery-part'
import { UserFields } from './user-fields'

/** VOU-25: what is known of a user is asked of a guest. */
export function GuestParts() {
  return (
    <div className="space-y-10">
      <Part title={m.orders_company()}>
        <CompanyFields />
      </Part>
      <Part title={m.orders_user()}>
        <UserFields />
      </Part>
      <Part title={m.orders_delivery()}>
        <DeliveryPart />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-6">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
