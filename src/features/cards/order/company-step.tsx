import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { AddressFields } from '@/forms/fields/address-fields'
import { coversField } from '@/forms/fields/field-metas'
import { FormRefusal } from '@/forms/submit/press'
import { postalAddress } from '@/orders/order-values'
import { ButtonLink } from '@/ui/navigation/links'
import { OrderingCompany } from '../ordering-company'
import { OrderSummary, useOrderAround, wizard } from './wizard'

/** CRD-07: company and invoice address of this order. Changing them does not change the saved company. */
export function CompanyStep() {
  const { definition } = useOrderAround()
  const form = wizard.useForm()
  // This step has no fields of its own to show errors in: they are on the page that edits the company.
  const refuseIncomplete = () => {
    const wrong = Object.keys(definition.errors(form.state.values))
    if (!wrong.some((name) => coversField(['company', 'billing'], name))) return
    throw new FormRefusal(() => m.cards_company_incomplete())
  }
  return (
    <wizard.Step
      id="company"
      hasCards
      description={m.cards_company_text()}
      aside={<OrderSummary />}
      onNext={refuseIncomplete}
    >
      <CompanyFacts />
      <ButtonLink to="/order/edit-company" variant="outline">
        {m.cards_company_change()}
      </ButtonLink>
    </wizard.Step>
  )
}

export function CompanyFacts() {
  const { company, billing } = useStore(wizard.useForm().store, (state) => state.values)
  return <OrderingCompany {...company} address={postalAddress(company.place)} billingAddress={postalAddress(billing)} />
}

export const EditCompany = () => (
  <wizard.Edit id="company">
    <CompanyFields />
  </wizard.Edit>
)

function CompanyFields() {
  const { rules } = useOrderAround()
  const form = wizard.useForm()
  return (
    <>
      <p className="text-muted-foreground">{m.cards_company_text()}</p>
      <form.AppField name="company.name">
        {(field) => <field.TextField label={m.orders_company_name()} autoComplete="organization" />}
      </form.AppField>
      <form.AppField name="company.businessIdentityCode">
        {(field) => <field.TextField label={m.orders_business_id()} readOnly autoComplete="off" isShort />}
      </form.AppField>
      <fieldset className="min-w-0 space-y-6">
        <legend className="font-semibold">{m.cards_address()}</legend>
        <AddressFields form={form} fields="company.place" countries={rules.countries} />
      </fieldset>
      <fieldset className="min-w-0 space-y-6">
        <legend className="font-semibold">{m.cards_billing()}</legend>
        <AddressFields form={form} fields="billing" countries={rules.countries} purpose="billing" />
      </fieldset>
    </>
  )
}
