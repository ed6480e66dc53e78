import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { type LinkProps } from '@tanstack/react-router'
import { companySizeName, companySizeOf, invoicingRows } from '@/domain/company-choices'
import { countryName, useCountries } from '@/domain/countries'
import type { AddressValues } from '@/forms/fields/address-values'
import { emailCheck } from '@/forms/fields/field-checks'
import { NameFields } from '@/forms/fields/user-fields'
import { isLocked } from '@/forms/form-state'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { AgreementLinks } from '@/shell/agreement-links'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList, type DescriptionRows } from '@/ui/content/description-list'
import { FormCard } from '@/ui/content/page-section'
import { Button } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import { normaliseBusinessId } from '@/values/identifiers/business-id'
import { nameInText } from '@/values/people/names'
import { groupedPhone, normalisePhone } from '@/values/people/phone'
import { contractEvidence, useIsOwnCompany, wizard } from './contract-form'

/** SGN-04, SGN-05: summary, signatory and the three consents. */
export function ContractSigningStep() {
  const form = wizard.useForm()
  const isOwn = useIsOwnCompany()
  const email = useAsyncCheck(emailCheck())
  return (
    <wizard.Step hasCards submitLabel={m.contract_sign()} evidence={() => contractEvidence(form.state.values)}>
      <ContractReview />
      <section aria-labelledby="signatory" className="space-y-6">
        <div className="space-y-1">
          <h2 id="signatory" className="text-xl font-semibold">
            {m.contract_signatory()}
          </h2>
          <p className="text-muted-foreground">{isOwn ? m.contract_signatory_own() : m.contract_signatory_text()}</p>
        </div>
        <FormCard>
          <ContactAsSignatory />
          <NameFields form={form} fields="contractSignatory" />
          <form.AppField name="contractSignatory.emailAddress" validators={email.validators}>
            {(field) => <field.EmailField label={m.sign_up_email()} check={email} />}
          </form.AppField>
        </FormCard>
      </section>
      <TitledCard title={m.contract_documents()}>
        <AgreementLinks terms={m.contract_read_terms()} priceList={m.contract_read_prices()} />
      </TitledCard>
      <form.AppField name="contractSignatory.rightToSign">
        {(field) => <field.CheckboxField label={m.contract_right()} required />}
      </form.AppField>
      <form.AppField name="contractSignatory.termsAndConditions">
        {(field) => <field.CheckboxField label={m.contract_terms()} required />}
      </form.AppField>
      <form.AppField name="acceptsPriceList">
        {(field) => <field.CheckboxField label={m.contract_price_list()} required />}
      </form.AppField>
      <p className="text-muted-foreground">{m.contract_sign_hint()}</p>
    </wizard.Step>
  )
}

/** Copies the details of a contact, because usually one of them signs. */
function ContactAsSignatory() {
  const form = wizard.useForm()
  const contacts = useStore(form.store, (state) => state.values.contactPersons)
  return (
    <div className="flex flex-wrap gap-3">
      {contacts.map(({ firstName, lastName, emailAddress }, index) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- fields are named by their place
          key={index}
          variant="outline"
          onClick={() => {
            if (isLocked(form)) return
            form.setFieldValue('contractSignatory.firstName', firstName)
            form.setFieldValue('contractSignatory.lastName', lastName)
            form.setFieldValue('contractSignatory.emailAddress', emailAddress)
          }}
        >
          {m.contract_signatory_same({ name: nameInText({ firstName, lastName }) })}
        </Button>
      ))}
    </div>
  )
}

function ContractReview() {
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

function Part({ title, to, rows }: { title: string; to: LinkProps['to']; rows: DescriptionRows }) {
  return (
    <TitledCard
      title={title}
      headingLevel={3}
      action={
        <TextLink to={to} aria-label={m.contract_change_label({ part: title })} icon>
          {m.contract_change()}
        </TextLink>
      }
    >
      <DescriptionList rows={rows} />
    </TitledCard>
  )
}
