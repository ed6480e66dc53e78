import { getCheckHasSignatoryQueryOptions, getReadCompanyQueryOptions } from '@generated/api/company/company'
import type { Company } from '@generated/api/model'
import { getReadUserDetailsQueryOptions, useAddSignatoryRole } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { invalidateAll } from '@/api/queries/query-client'
import { readAnew } from '@/api/queries/read-anew'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { isApiError } from '@/api/replies/api-error'
import { formatMoment } from '@/domain/format-moment'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { grantRole, useSession } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { Notice } from '@/ui/content/notice'
import { PageSection, PageSectionSkeleton } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { useClosedTimes } from './closed-times'
import { ContactsTab } from './contacts/contacts-tab'
import { CompanyDetails } from './details/company-details'

const route = getRouteApi('/company-information')

/** COM-01: company details and contacts; the tab is in the URL. */
export function CompanyPage() {
  const { data: company } = useRequiredQuery(getReadCompanyQueryOptions())
  const { tab = 'details' } = route.useSearch()
  const navigate = route.useNavigate()
  const { editing } = useClosedTimes()
  return (
    <>
      <PageHeader title={m.company_title()} description={company.name} />
      <div className="space-y-6">
        <NoSignatory company={company} />
        {editing && (
          <Notice
            level="warning"
            title={m.company_editing_closed_title()}
            text={
              editing.to === undefined
                ? m.company_editing_closed_text()
                : m.company_editing_closed_until({ time: formatMoment(editing.to) })
            }
          />
        )}
        <Tabs
          label={m.company_title()}
          value={tab}
          onValueChange={(key) => void navigate({ search: (search) => ({ ...search, tab: key }), replace: true })}
          tabs={[
            { value: 'details', label: m.company_tab_details(), content: <CompanyDetails />, keepMounted: true },
            { value: 'contacts', label: m.company_tab_contacts(), content: <ContactsTab /> },
          ]}
        />
        <SigningRights />
      </div>
    </>
  )
}

export function CompanyPending() {
  return (
    <>
      <PageHeader title={m.company_title()} />
      <SkeletonGroup label={m.company_loading()} className="space-y-5">
        <Skeleton className="h-11 w-72" />
        <PageSectionSkeleton className="h-[32rem]" />
      </SkeletonGroup>
    </>
  )
}

/** Replaces the page if it cannot be read. Missing countries also open the blocking error popup (NAV-10). */
export const CompanyFailure = pageFailure(() => <PageHeader title={m.company_title()} />, blockWithoutCountries)

function blockWithoutCountries(error: unknown) {
  if (isApiError(error) && error.operation === 'listCountries') showBlockingError(error)
}

/**
 * COM-15: the company has no signatory, which only a new contract can change. Until that is read, its own field applies; if
 * a reply lacks the field, nothing is known (CTR-07).
 */
function NoSignatory({ company }: { company: Company }) {
  const { data } = useQuery(getCheckHasSignatoryQueryOptions(company.customerNumber))
  if (data?.hasSignatory ?? company.hasSignatory ?? true) return null
  return (
    <Notice level="info" title={m.company_no_signatory_title()} text={m.company_no_signatory_text()}>
      <ButtonLink to="/contract" variant="outline">
        {m.company_no_signatory_contract()}
      </ButtonLink>
    </Notice>
  )
}

/** NAV-12: lets testers grant themselves the signing role; never shown in production. */
function SigningRights() {
  const { environment } = useRuntimeConfig()
  const roles = useSession()?.roles ?? []
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useAddSignatoryRole()
  const { busy, run } = useSubmitLock()
  if (environment === 'production' || roles.includes('signatory')) return null

  const request = async () => {
    let isLookedUp = false
    try {
      await sendOrLookUp(
        () => mutateAsync(),
        async () => {
          const user = await readAnew(client, getReadUserDetailsQueryOptions())
          isLookedUp = true
          return user.roles?.includes('Signatory') === true
        },
        // Another tab may have requested it before.
        (error) => error.outcomeUnknown || error.has('role_already_granted'),
      )
    } catch (error) {
      if (isOfEndedSession(error)) return
      // The look-up found no role, so it was not granted and can be requested again.
      const isUnknown = isApiError(error) && error.outcomeUnknown && !isLookedUp
      notify({ level: 'error', text: () => (isUnknown ? m.form_outcome_unknown() : m.company_rights_failed()) })
      return
    }
    grantRole('signatory')
    void invalidateAll(client)
    await navigate({ to: '/order/benefits' })
  }

  return (
    <PageSection title={m.company_rights_title()} description={m.company_rights_text()}>
      <Button variant="outline" busy={busy} onClick={() => void run(request)}>
        {m.company_rights_request()}
      </Button>
    </PageSection>
  )
}
