import type { Company, StoredInvoiceInformation } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { companySizeName, invoiceMethodName, operatorName, paperInvoicePrice } from '@/domain/company-choices'
import { countryName, useCountries } from '@/domain/countries'
import { useHasPassword } from '@/forms/submit/password-popup'
import { DescriptionList, type DescriptionRow, Lines } from '@/ui/content/description-list'
import { EmailText } from '@/ui/content/email-text'
import { PageSection } from '@/ui/content/page-section'
import { Button } from '@/ui/inputs/button'
import { MISSING } from '@/values/look-up'
import { useClosedTimes } from '../closed-times'
import { companyQuery } from '../queries'
import { EditCompany } from './edit-company'

/** Facts that cannot be edited (COM-12). */
const fixedRows = (company: Company): DescriptionRow[] => [
  { label: m.company_name(), value: company.name },
  { label: m.company_business_id(), value: company.businessIdentityCode },
  { label: m.company_customer_number(), value: company.customerNumber },
]

/** The saved company, read-only (COM-04). */
function CompanyFacts({ company }: { company: Company }) {
  const { address, invoiceInformation, sizeId } = company
  return (
    <>
      <DescriptionList
        layout="stacked"
        rows={[
          ...fixedRows(company),
          { label: m.company_size(), value: companySizeName(sizeId) },
          { label: m.company_address(), value: <PostalAddress {...address} line={address.addressLine} /> },
        ]}
      />
      {invoiceInformation && (
        <section className="space-y-4">
          <h3 className="font-semibold">{m.company_invoicing()}</h3>
          <DescriptionList layout="stacked" rows={invoicingRows(invoiceInformation)} />
        </section>
      )}
    </>
  )
}

function invoicingRows(invoicing: StoredInvoiceInformation): DescriptionRow[] {
  return [
    {
      label: m.invoicing_method(),
      value: invoiceMethodName(invoicing.invoiceMethod),
      note: invoicing.invoiceMethod === 'paper' ? paperInvoicePrice() : undefined,
    },
    ...methodRows(invoicing),
    { label: m.invoicing_address(), value: <PostalAddress {...invoicing} line={invoicing.address} /> },
  ]
}

function methodRows(invoicing: StoredInvoiceInformation): DescriptionRow[] {
  const { invoiceMethod, emailAddress = MISSING, eInvoiceAddress = MISSING, operator = MISSING } = invoicing
  if (invoiceMethod === 'email') return [{ label: m.invoicing_email(), value: <EmailText address={emailAddress} /> }]
  if (invoiceMethod !== 'einvoice') return []
  const name = operatorName(operator)
  return [
    { label: m.invoicing_einvoice_address(), value: eInvoiceAddress },
    { label: m.invoicing_operator(), value: name, note: name === operator ? undefined : operator },
  ]
}

interface PostalAddressProps {
  line?: string | undefined
  postCode?: string | undefined
  city?: string | undefined
  country?: string | undefined
}

function PostalAddress({ line = MISSING, postCode = '', city = '', country = '' }: PostalAddressProps) {
  const countries = useCountries()
  return <Lines lines={[line, `${postCode} ${city}`, countryName(country, countries)]} />
}

/** COM-02: read-only until a button opens the form. */
export function CompanyDetails() {
  const { data: company } = useSuspenseQuery(companyQuery())
  const { editing } = useClosedTimes()
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const closedReason = editing ? m.company_editing_closed_reason() : undefined

  const hasPassword = useHasPassword()

  const wasEditing = useRef(false)
  useEffect(() => {
    // The focused button or form has unmounted. Not earlier: the heading is inert while the password is asked.
    if (wasEditing.current !== isEditing) heading.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <PageSection
      title={m.company_tab_details()}
      titleRef={heading}
      description={isEditing && hasPassword ? m.password_asked() : undefined}
      action={
        !isEditing && (
          <Button variant="outline" disabledReason={closedReason} onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden="true" />
            {m.company_edit()}
          </Button>
        )
      }
    >
      {isEditing ? (
        <>
          <DescriptionList layout="stacked" rows={fixedRows(company)} />
          <EditCompany company={company} closedReason={closedReason} onClose={() => setIsEditing(false)} />
        </>
      ) : (
        <CompanyFacts company={company} />
      )}
    </PageSection>
  )
}
