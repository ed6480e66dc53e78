import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCountries } from '@/domain/countries'
import { PageSection } from '@/ui/content/page-section'
import { Button } from '@/ui/inputs/button'
import { useClosedTimes } from '../notices/use-closed-times'
import { companyQuery } from '../queries'
import { CompanyFacts, FixedFacts } from './company-facts'
import { EditCompany } from './edit-company'

/** COM-02: read-only until a button opens the form. */
export function CompanyDetails() {
  const { data: company } = useSuspenseQuery(companyQuery())
  const countries = useCountries()
  const { editing } = useClosedTimes()
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEditing = useRef(false)
  const closedReason = editing ? m.company_editing_closed_reason() : undefined

  useEffect(() => {
    // The focused button or form has unmounted.
    if (wasEditing.current !== isEditing) heading.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <PageSection
      title={m.company_tab_details()}
      titleRef={heading}
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
          <FixedFacts company={company} />
          <EditCompany company={company} closedReason={closedReason} onClose={() => setIsEditing(false)} />
        </>
      ) : (
        <CompanyFacts company={company} countries={countries} />
      )}
    </PageSection>
  )
}
