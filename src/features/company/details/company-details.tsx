import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { companySizeName, invoicingRows } from '@/domain/company-choices'
import { countryName, useCountries } from '@/domain/countries'
import { useHasPassword } from '@/forms/submit/password-popup'
import { DescriptionList, Lines } from '@/ui/content/description-list'
import { PageSection } from '@/ui/content/page-section'
import { Button } from '@/ui/inputs/button'
import { MISSING } from '@/values/collections/look-up'
import { useClosedTimes } from '../closed-times'
import { EditCompany } from './edit-company'

type PostalAddressProps = { [Part in 'line' | 'postCode' | 'city' | 'country']?: string | undefined }

function PostalAddress({ line = MISSING, postCode = '', city = '', country = '' }: PostalAddressProps) {
  const countries = useCountries()
  return <Lines lines={[line, `${postCode} ${city}`, countryName(country, countries)]} />
}

/** COM-02: read-only until a button opens the form. */
export function CompanyDetails() {
  const { data: company } = useRequiredQuery(getReadCompanyQueryOptions())
  const { address, invoiceInformation } = company
  const { editing } = useClosedTimes()
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const closedReason = editing ? m.company_editing_closed_reason() : undefined

  const hasPassword = useHasPassword()

  const edit = (next: boolean) => {
    // The heading is inert until the popup that asked for the password has unmounted with the form.
    flushSync(() => setIsEditing(next))
    // The focused button or form has unmounted.
    heading.current?.focus()
  }

  return (
    <PageSection
      title={m.company_tab_details()}
      titleRef={heading}
      description={isEditing && hasPassword ? m.password_asked() : undefined}
      action={
        !isEditing && (
          <Button variant="outline" disabledReason={closedReason} onClick={() => edit(true)}>
            <Pencil />
            {m.company_edit()}
          </Button>
        )
      }
    >
      <DescriptionList
        layout="stacked"
        rows={[
          // These three cannot be edited (COM-12).
          { label: m.company_name(), value: company.name },
          { label: m.company_business_id(), value: company.businessIdentityCode },
          { label: m.company_customer_number(), value: company.customerNumber },
          !isEditing && { label: m.company_size(), value: companySizeName(company.sizeId) },
          !isEditing && {
            label: m.company_address(),
            value: <PostalAddress {...address} line={address.addressLine} />,
          },
        ]}
      />
      {isEditing ? (
        <EditCompany company={company} closedReason={closedReason} onClose={() => edit(false)} />
      ) : (
        invoiceInformation && (
          <section className="space-y-4">
            <h3 className="font-semibold">{m.company_invoicing()}</h3>
            <DescriptionList
              layout="stacked"
              rows={[
                ...invoicingRows(invoiceInformation),
                {
                  label: m.invoicing_address(),
                  value: <PostalAddress {...invoiceInformation} line={invoiceInformation.address} />,
                },
              ]}
            />
          </section>
        )
      )}
    </PageSection>
  )
}
