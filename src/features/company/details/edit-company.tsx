import { useUpdateCompany } from '@generated/api/company/company'
import type { Company } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isApiError } from '@/api/api-error'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { companySizeOptions } from '@/domain/company-sizes'
import { useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { AddressFields } from '@/forms/fields/address-fields'
import { InvoicingFields } from '@/forms/fields/invoicing-fields'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal, pressOf } from '@/forms/submit/press'
import { savedRecord } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { useSession } from '@/session/session-store'
import { useInvoicingChecks } from '@/shell/field-checks'
import { passwordQuestion, type WithPassword } from '@/shell/password-popup'
import { Button } from '@/ui/inputs/button'
import { companyQuery, profileQuery } from '../queries'
import { COMPANY_FIELDS, companyForm, describeCompanyField, isSavedAs, valuesOf } from './company-form'

export interface EditCompanyProps {
  company: Company
  /** Reason why saving is disabled; undefined if enabled. */
  closedReason: string | undefined
  onClose: () => void
}

/** Form of the company's details. Saving requires the password, if the user has one (COM-02, COM-03, COM-12). */
export function EditCompany({ company: opened, closedReason, onClose }: EditCompanyProps) {
  // Frozen on open: a refetch must not overwrite input.
  const [company] = useState(opened)
  const { data: profile } = useSuspenseQuery(profileQuery())
  const isImpersonated = useSession()?.isUserImpersonate ?? false
  const hasPassword = !isImpersonated && !profile.isSingleSignOn
  const countries = useCountries()
  const client = useQueryClient()
  const { mutateAsync } = useUpdateCompany()
  const body = useMemo(() => companyForm(company, countries), [company, countries])
  const readAnew = () => client.fetchQuery({ ...companyQuery(), staleTime: 0 })

  const form = useAppForm({
    ...body.options,
    defaultValues: valuesOf(company),
    onSubmitMeta: pressOf<WithPassword | undefined>(),
    onSubmit: async ({ value, meta }) => {
      const data = body.read(value)
      await sendOrLookUp(
        () => mutateAsync({ data: { ...data, password: meta.asked?.password } }),
        async () => isSavedAs(await readAnew(), data),
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
      fields={COMPANY_FIELDS}
      codes={FIELD_OF_CODE}
      draft="company"
      record={savedRecord(
        async () => valuesOf(await readAnew()),
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
        <AddressFields form={form} fields="address" countries={countries} />
      </fieldset>
      {invoiceInformation && (
        <fieldset className="min-w-0 space-y-6">
          <legend className="font-semibold">{m.company_invoicing()}</legend>
          <InvoicingFields form={form} fields="invoicing" countries={countries} checks={checks} />
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
