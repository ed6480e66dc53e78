import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { Trash2, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { companySizeOptions } from '@/domain/company-choices'
import { ExistingCompany, useExistingCompany } from '@/forms/existing-company'
import { AddressFields } from '@/forms/fields/address-fields'
import { emailCheck, useInvoicingChecks } from '@/forms/fields/field-checks'
import { InvoicingFields } from '@/forms/fields/invoicing-fields'
import { NameFields } from '@/forms/fields/user-fields'
import { useFieldContext } from '@/forms/form-contexts'
import { type AsyncCheck, useAsyncCheck } from '@/forms/submit/async-check'
import { Card } from '@/ui/content/card'
import { Button } from '@/ui/inputs/button'
import { MAX_CONTACTS, NEW_CONTACT, useIsOwnCompany, wizard } from './contract-form'

const PLACE = ['address', 'postCode', 'city', 'country'] as const

/** SGN-01, SGN-06: how the company is invoiced. */
export function ContractInvoicingStep() {
  const form = wizard.useForm()
  const checks = useInvoicingChecks(() => form.state.values.invoicingInformation)
  const isCopied = useStore(form.store, ({ values }) =>
    PLACE.every((name) => values.invoicingInformation[name] === values.companyInformation[name]),
  )
  const copyAddress = () => {
    const { companyInformation } = form.state.values
    for (const name of PLACE) form.setFieldValue(`invoicingInformation.${name}`, companyInformation[name])
  }
  return (
    <wizard.Step description={m.contract_invoicing_text()}>
      <InvoicingFields
        form={form}
        fields="invoicingInformation"
        checks={checks}
        beforeAddress={
          <Button
            variant="outline"
            onClick={copyAddress}
            disabledReason={isCopied ? m.contract_same_address_done() : undefined}
          >
            {m.contract_same_address()}
          </Button>
        }
      />
    </wizard.Step>
  )
}

/** SGN-03: contacts of the company, at least one. */
export function ContractContactsStep() {
  const form = wizard.useForm()
  const isOwn = useIsOwnCompany()
  return (
    <wizard.Step hasCards description={isOwn ? m.contract_contacts_own() : m.contract_contacts_text()}>
      <form.AppField name="contactPersons" mode="array">
        {() => <ContactPersons />}
      </form.AppField>
    </wizard.Step>
  )
}

function ContactPersons() {
  const list = useFieldContext<(typeof NEW_CONTACT)[]>()
  const count = list.state.value.length
  const [announcement, setAnnouncement] = useState('')
  const id = useId()
  // Shared by all contacts, so that an address is checked once.
  const email = useAsyncCheck(emailCheck())
  const addOne = () => {
    list.pushValue(NEW_CONTACT)
    setAnnouncement(m.contract_contact_added({ number: count + 1 }))
    focusSoon(`${id}-${count}`)
  }
  const takeAway = (index: number) => {
    list.removeValue(index)
    setAnnouncement(m.contract_contact_removed())
    focusSoon(`${id}-${Math.max(0, index - 1)}`)
  }
  return (
    <>
      {list.state.value.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields are named by their place
        <Card key={index} aria-labelledby={`${id}-${index}`} contentClass="space-y-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`${id}-${index}`} tabIndex={-1} className="font-semibold">
              {m.contract_contact({ number: index + 1 })}
            </h2>
            {count > 1 && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={m.contract_contact_remove_label({ number: index + 1 })}
                onClick={() => takeAway(index)}
              >
                <Trash2 aria-hidden="true" />
                {m.contract_contact_remove()}
              </Button>
            )}
          </div>
          <ContactFields index={index} check={email} />
        </Card>
      ))}
      <Button
        variant="outline"
        onClick={addOne}
        disabledReason={count < MAX_CONTACTS ? undefined : m.contract_contacts_full({ max: MAX_CONTACTS })}
      >
        <UserPlus />
        {m.contract_contact_add()}
      </Button>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function ContactFields({ index, check }: { index: number; check: AsyncCheck }) {
  const form = wizard.useForm()
  return (
    <>
      <NameFields form={form} fields={`contactPersons[${index}]`} isOther />
      <form.AppField name={`contactPersons[${index}].jobTitle`}>
        {(field) => <field.TextField label={m.sign_up_job_title()} autoComplete="off" optional />}
      </form.AppField>
      <form.AppField name={`contactPersons[${index}].emailAddress`} validators={check.validators}>
        {(field) => <field.EmailField label={m.sign_up_email()} autoComplete="off" check={check} />}
      </form.AppField>
      <form.AppField name={`contactPersons[${index}].phoneNumber`}>
        {(field) => <field.PhoneField label={m.sign_up_phone()} hint={m.form_phone_hint()} autoComplete="off" />}
      </form.AppField>
    </>
  )
}

/** Deferred until the list has rendered. */
const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus())

/** SGN-01, SGN-07, SGN-18, COM-17: stops for a customer, unless it is the user's own company without a signatory. */
export function ContractCompanyStep() {
  const form = wizard.useForm()
  const isOwn = useIsOwnCompany()
  const known = isOwn && { readOnly: true }
  const { existing, refuseExisting } = useExistingCompany()
  return (
    <wizard.Step
      description={isOwn ? m.contract_own_text() : m.contract_company_text()}
      onNext={() => (isOwn ? undefined : refuseExisting(form.state.values.companyInformation.businessIdentityCode))}
    >
      <form.AppField name="companyInformation.companyName">
        {(field) => <field.TextField label={m.sign_up_company_name()} autoComplete="organization" {...known} />}
      </form.AppField>
      <form.AppField name="companyInformation.businessIdentityCode">
        {(field) => <field.BusinessIdField label={m.sign_up_business_id()} {...known} />}
      </form.AppField>
      <form.AppField name="companyInformation.numberOfEmployees">
        {(field) => <field.RadioField label={m.contract_employees()} layout="inline" options={companySizeOptions()} />}
      </form.AppField>
      <AddressFields form={form} fields="companyInformation" />
      {existing && <ExistingCompany {...existing} />}
    </wizard.Step>
  )
}
