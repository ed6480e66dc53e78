import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { Link, type LinkProps } from '@tanstack/react-router'
import { companySizeName, companySizeOf } from '@/domain/company-sizes'
import { countryName, useCountries } from '@/domain/countries'
import { invoiceMethodName, operatorName, paperInvoicePrice } from '@/domain/invoicing'
import type { AddressValues } from '@/forms/fields/address-values'
import { Card, CardAction, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { linkVariants } from '@/ui/navigation/link-variants'
import { normaliseBusinessId } from '@/values/business-id'
import { nameInText } from '@/values/names'
import { groupedPhone, normalisePhone } from '@/values/phone'
import type { ContractValues } from './contract-form'
import { wizard } from './wizard'

/** Summary of all input; each section links to its step. */
export function ContractReview() {
  const form = wizard.useForm()
  const values = useStore(form.store, (state) => state.values)
  const countries = useCountries()
  const address = ({ address: line, postCode, city, country }: AddressValues) =>
    `${line}, ${postCode} ${city}, ${countryName(country, countries)}`
  const { companyInformation: company, invoicingInformation: invoicing } = values
  return (
    <section aria-labelledby="review" className="space-y-4">
      <h2 id="review" className="text-xl font-semibold">
        {m.contract_review()}
      </h2>
      <Part
        title={m.contract_company()}
        to="/contract"
        rows={[
          { label: m.sign_up_company_name(), value: company.companyName },
          { label: m.sign_up_business_id(), value: normaliseBusinessId(company.businessIdentityCode) },
          {
            label: m.contract_employees(),
            value: company.numberOfEmployees && companySizeName(companySizeOf(company.numberOfEmployees)),
          },
          { label: m.contract_address(), value: address(company) },
        ]}
      />
      <Part
        title={m.contract_invoicing()}
        to="/contract/invoicing"
        rows={[...invoicingRows(invoicing), { label: m.contract_address(), value: address(invoicing) }]}
      />
      <Part
        title={m.contract_contacts()}
        to="/contract/contact-persons"
        rows={values.contactPersons.map((person, index) => ({
          key: String(index),
          label: nameInText(person),
          value: person.emailAddress,
          note: [person.jobTitle, groupedPhone(normalisePhone(person.phoneNumber))].filter(Boolean).join(', '),
        }))}
      />
    </section>
  )
}

function invoicingRows(invoicing: ContractValues['invoicingInformation']): DescriptionRow[] {
  const { invoiceMethod, emailAddress, eInvoiceAddress, operator } = invoicing
  const method = { label: m.invoicing_method(), value: invoiceMethodName(invoiceMethod) }
  switch (invoiceMethod) {
    case 'email':
      return [method, { label: m.invoicing_email(), value: emailAddress }]
    case 'einvoice':
      return [
        method,
        { label: m.invoicing_einvoice_address(), value: eInvoiceAddress },
        { label: m.invoicing_operator(), value: operatorName(operator) },
      ]
    case 'paper':
      return [{ ...method, note: paperInvoicePrice() }]
    case '':
      return [method]
  }
}

interface PartProps {
  title: string
  to: LinkProps['to']
  rows: DescriptionRow[]
}

function Part({ title, to, rows }: PartProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle headingLevel={3}>{title}</CardTitle>
        <CardAction>
          <Link to={to} aria-label={m.contract_change_label({ part: title })} className={linkVariants({ icon: true })}>
            {m.contract_change()}
          </Link>
        </CardAction>
      </CardHeader>
      <CardContent>
        <DescriptionList rows={rows} />
      </CardContent>
    </Card>
  )
}
