import type { Address, CardOrderCompany } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { countryName, useCountries } from '@/domain/countries'
import { addressLines } from '@/orders/order-values'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList, Lines } from '@/ui/content/description-list'

/** CRD-03, CRD-07: company and addresses of an order. */
export function OrderingCompany(order: CardOrderCompany & { billingAddress: Address }) {
  const { name, businessIdentityCode, address, billingAddress } = order
  return (
    <TitledCard title={m.orders_company()}>
      <DescriptionList
        rows={[
          { label: m.orders_company_name(), value: name },
          { label: m.orders_business_id(), value: businessIdentityCode },
          { label: m.cards_address(), value: <PostalAddress {...address} /> },
          { label: m.cards_billing(), value: <PostalAddress {...billingAddress} /> },
        ]}
      />
    </TitledCard>
  )
}

function PostalAddress({ addressLine: address, country, ...place }: Address) {
  const countries = useCountries()
  return <Lines lines={[...addressLines({ address, ...place }), countryName(country, countries)]} />
}
