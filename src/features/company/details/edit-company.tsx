import { getReadCompanyQueryOptions, useUpdateCompany } from '@generated/api/company/company'
import { UpdateCompanyBody } from '@generated/api/company/company.zod'
import type { Company, UpdateCompanyRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { readAnew } from '@/api/queries/read-anew'
import { isApiError } from '@/api/replies/api-error'
import {
  companySizeName,
  companySizeOf,
  companySizeOptions,
  invoiceMethodName,
  operatorName,
} from '@/domain/company-choices'
import { type CountryOption, countryName, useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { AddressFields } from '@/forms/fields/address-fields'
import {
  addressErrors,
  postalAddress,
  prefixErrors,
  streetAddressErrors,
  typedAddress,
} from '@/forms/fields/address-values'
import { useInvoicingChecks } from '@/forms/fields/field-checks'
import { InvoicingFields } from '@/forms/fields/invoicing-fields'
import { type InvoicingValues, invoicingBody, invoicingValues } from '@/forms/fields/invoicing-values'
import { FormRoot } from '@/forms/form-root'
import { passwordQuestion, useHasPassword, type WithPassword } from '@/forms/submit/password-popup'
import { FormRefusal, pressOf } from '@/forms/submit/press'
import { compareWithSaved } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'

/** Editable values of a company (COM-12). */
const valuesOf = ({ sizeId, address, invoiceInformation }: Company) => ({
  sizeId: String(sizeId),
  address: typedAddress(address),
  /** Neither shown nor sent if the company has no invoice information. */
  invoicing: invoicingValues(invoiceInformation),
})
type CompanyValues = ReturnType<typeof valuesOf>

/** Form of updateCompany; the password is added when sending (COM-03). */
const companyForm = (company: Company, countries: readonly CountryOption[]) => {
  const hasInvoicing = company.invoiceInformation !== undefined
  return bodyForm({
    schema: UpdateCompanyBody,
    fields: COMPANY_FIELDS,
    toBody: ({ sizeId, address, invoicing }: CompanyValues) => ({
      company_info: {
        address: { ...company.address, ...postalAddress(address) },
        sizeId: companySizeOf(sizeId),
        ...(hasInvoicing && { invoiceInformation: invoicingBody(invoicing) }),
      },
      companySizeId: companySizeOf(sizeId),
    }),
    check: ({ address, invoicing }) => ({
      ...prefixErrors('address', streetAddressErrors(address, countries)),
      ...(hasInvoicing && prefixErrors('invoicing', addressErrors(invoicing, countries))),
    }),
  })
}

const COMPANY_FIELDS = {
  'company_info.address': 'address',
  'company_info.address.addressLine': 'address.address',
  'company_info.sizeId': 'sizeId',
  companySizeId: 'sizeId',
  'company_info.invoiceInformation': 'invoicing',
}

/** Whether the saved company equals an update with an unknown outcome. */
const isSavedAs = (saved: Company, wanted: UpdateCompanyRequest): boolean => {
  const { company_info: info } = companyForm(saved, []).toBody(valuesOf(saved))
  return JSON.stringify(info) === JSON.stringify(wanted.company_info)
}

type InWords = (value: string, countries: readonly CountryOption[]) => string

/** The label of each field, and for codes the value in words. */
const TEXTS: Record<string, [label: () => string, inWords?: InWords]> = {
  sizeId: [() => m.company_size(), (value) => companySizeName(companySizeOf(value))],
  'address.address': [() => m.address_line()],
  'address.postCode': [() => m.address_post_code()],
  'address.city': [() => m.address_city()],
  'address.country': [() => m.address_country(), countryName],
  'invoicing.invoiceMethod': [
    () => m.invoicing_method(),
    (value) => invoiceMethodName(value as InvoicingValues['invoiceMethod']),
  ],
  'invoicing.emailAddress': [() => m.invoicing_email()],
  'invoicing.eInvoiceAddress': [() => m.invoicing_einvoice_address()],
  'invoicing.operator': [() => m.invoicing_operator(), operatorName],
  'invoicing.address': [() => m.company_invoice_line()],
  'invoicing.postCode': [() => m.company_invoice_post_code()],
  'invoicing.city': [() => m.company_invoice_city()],
  'invoicing.country': [() => m.company_invoice_country(), countryName],
}

function describeCompanyField(name: string, value: unknown, countries: readonly CountryOption[]) {
  const [label, inWords] = TEXTS[name] ?? [() => name]
  const text = String(value)
  return { label: label(), text: text === '' ? '' : (inWords?.(text, countries) ?? text) }
}

interface EditCompanyProps {
  company: Company
  closedReason: string | undefined
  onClose: () => void
}

/** Form of the company's details. Saving requires the password, if the user has one (COM-02, COM-03, COM-12). */
export function EditCompany({ company: opened, closedReason, onClose }: EditCompanyProps) {
  // Frozen on open: a refetch must not overwrite input.
  const [company] = useState(opened)
  const isImpersonated = useSession()?.isUserImpersonate ?? false
  const hasPassword = useHasPassword()
  const countries = useCountries()
  const client = useQueryClient()
  const { mutateAsync } = useUpdateCompany()
  const body = useMemo(() => companyForm(company, countries), [company, countries])
  const refetchCompany = () => readAnew(client, getReadCompanyQueryOptions())

  const form = useAppForm({
    ...body.options,
    defaultValues: valuesOf(company),
    onSubmitMeta: pressOf<WithPassword | undefined>(),
    onSubmit: async ({ value, meta }) => {
      const data = body.read(value)
      await sendOrLookUp(
        () => mutateAsync({ data: { ...data, password: meta.prepared?.password } }),
        async () => isSavedAs(await refetchCompany(), data),
      ).catch(refuse)
      notify({ level: 'success', text: () => m.company_saved() })
      onClose()
    },
  })
  const { invoiceInformation } = company
  const savedEmail = invoiceInformation && valuesOf(company).invoicing.emailAddress
  const checks = useInvoicingChecks(
    () => form.state.values.invoicing,
    () => savedEmail,
  )

  return (
    <FormRoot
      form={form}
      rules={body}
      codes={FIELD_OF_CODE}
      draft="company"
      before={compareWithSaved(
        async () => valuesOf(await refetchCompany()),
        (name, value) => describeCompanyField(name, value, countries),
      )}
      describeUnknown={() => m.form_unknown_repeatable()}
      question={hasPassword ? passwordQuestion : undefined}
      aria-label={m.company_tab_details()}
    >
      <form.ConfirmLeave />
      {isImpersonated && <p className="text-sm text-muted-foreground">{m.company_impersonated()}</p>}
      <form.AppField name="sizeId">
        {(field) => <field.RadioField label={m.company_size()} options={companySizeOptions()} />}
      </form.AppField>
      <fieldset className="min-w-0 space-y-6">
        <legend className="font-semibold">{m.company_address()}</legend>
        <AddressFields form={form} fields="address" />
      </fieldset>
      {invoiceInformation && (
        <fieldset className="min-w-0 space-y-6">
          <legend className="font-semibold">{m.company_invoicing()}</legend>
          <InvoicingFields form={form} fields="invoicing" checks={checks} />
        </fieldset>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <form.SubmitButton needsChange disabledReason={closedReason}>
          {m.company_save()}
        </form.SubmitButton>
        <Button variant="outline" onClick={onClose}>
          {m.company_cancel()}
        </Button>
      </div>
    </FormRoot>
  )
}

/** Fields of error codes, for replies that do not name the field. */
const FIELD_OF_CODE = { invalid_einvoice: 'invoicing.eInvoiceAddress', po_box_not_allowed: 'address.address' }

/** COM-03: a 5xx with canRetry guarantees that nothing was saved; its text says so. */
function refuse(error: unknown): never {
  if (isApiError(error) && error.status >= 500 && !error.outcomeUnknown) {
    throw new FormRefusal(() => m.company_save_failed())
  }
  throw error
}
