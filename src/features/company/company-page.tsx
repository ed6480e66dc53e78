import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PageSectionSkeleton } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/navigation/tabs'
import { ContactsTab } from './contacts/contacts-tab'
import { CompanyDetails } from './details/company-details'
import { EditingClosed } from './notices/closed-banners'
import { NoSignatory } from './notices/no-signatory'
import { SigningRights } from './notices/signing-rights'
import { useClosedTimes } from './notices/use-closed-times'
import { companyQuery } from './queries'

const route = getRouteApi('/company-information')

/** COM-01: company details and contacts; the tab is in the URL. */
export function CompanyPage() {
  const { data: company } = useSuspenseQuery(companyQuery())
  const { tab = 'details' } = route.useSearch()
  const navigate = route.useNavigate()
  const { editing } = useClosedTimes()
  return (
    <>
      <PageHeader title={m.company_title()} description={company.name} />
      <div className="space-y-6">
        <NoSignatory company={company} />
        {editing && <EditingClosed until={editing.to} />}
        <Tabs
          value={tab}
          onValueChange={(key) => void navigate({ search: (search) => ({ ...search, tab: key }), replace: true })}
        >
          <TabsList aria-label={m.company_title()}>
            <TabsTrigger value="details">{m.company_tab_details()}</TabsTrigger>
            <TabsTrigger value="contacts">{m.company_tab_contacts()}</TabsTrigger>
          </TabsList>
          {/* Mounted while hidden, so that input survives switching tabs. */}
          <TabsContent value="details" keepMounted>
            <CompanyDetails />
          </TabsContent>
          <TabsContent value="contacts">
            <ContactsTab />
          </TabsContent>
        </Tabs>
        <SigningRights />
      </div>
    </>
  )
}

/** Skeleton of the page. */
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
