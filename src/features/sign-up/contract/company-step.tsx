import { m } from '@generated/messages/messages.js'
import { companySizeOptions } from '@/domain/company-sizes'
import { useCountries } from '@/domain/countries'
import { AddressFields } from '@/forms/fields/address-fields'
import { ExistingCompany, useExistingCompany } from '@/shell/existing-company'
import { useOwnCompany } from './own-company'
import { wizard } from './wizard'

/**
 * SGN-01, SGN-18: stops for a company that is already a customer (SGN-07), unless it is the user's own and has no
 * signatory (COM-17).
 */
export function ContractCompanyStep() {
  const form = wizard.useForm()
  const countries = useCountries()
  const own = useOwnCompany()
  const known = own && { readOnly: true }
  const { existing, refuseExisting } = useExistingCompany()
  return (
    <wizard.Step
      id="company"
      onNext={() => (own ? undefined : refuseExisting(form.state.values.companyInformation.businessIdentityCode))}
    >
      {own && <p className="text-muted-foreground">{m.contract_own_text()}</p>}
      <form.AppField name="companyInformation.companyName">
        {(field) => <field.TextField label={m.sign_up_company_name()} autoComplete="organization" {...known} />}
      </form.AppField>
      <form.AppField name="companyInformation.businessIdentityCode">
        {(field) => <field.BusinessIdField label={m.sign_up_business_id()} {...known} />}
      </form.AppField>
      <form.AppField name="companyInformation.numberOfEmployees">
        {(field) => <field.RadioField label={m.contract_employees()} layout="inline" options={companySizeOptions()} />}
      </form.AppField>
      <AddressFields
        form={form}
        fields={{
          address: 'companyInformation.address',
          postCode: 'companyInformation.postCode',
          city: 'companyInformation.city',
          country: 'companyInformation.country',
        }}
        countries={countries}
      />
      {existing && <ExistingCompany {...existing} />}
    </wizard.Step>
  )
}
