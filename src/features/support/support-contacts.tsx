import type { LocalizedUrl, Notices } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '@/domain/read-failure'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { ContactLines } from './contact-lines'
import { localized } from './localized'
import { supportQuery } from './queries'

/** Customer service, guides and further links; a retry button if the content file cannot be loaded. */
export function SupportContacts() {
  const { data, isError, isFetching, refetch } = useQuery(supportQuery())
  if (data) return <Contacts notices={data} />
  if (isError) {
    return (
      <ReadFailure
        level="warning"
        live="status"
        title={m.help_unavailable_title()}
        isBusy={isFetching}
        onRetry={refetch}
      >
        {m.help_unavailable_text()}
      </ReadFailure>
    )
  }
  return (
    <SkeletonGroup label={m.help_loading()} className="space-y-6">
      <Skeleton className="h-52 w-full rounded-lg" />
      <Skeleton className="h-36 w-full rounded-lg" />
    </SkeletonGroup>
  )
}

function Contacts({ notices: { support, supportLinks, guides } }: { notices: Notices }) {
  // Leave out the link to this page.
  const further = supportLinks.filter(({ url }) => localized(url) !== '/help')
  return (
    <div className="space-y-6">
      <Card>
        <CardHeader>
          <CardTitle>{m.help_contact_title()}</CardTitle>
        </CardHeader>
        <CardContent>
          <div className="space-y-3">
            <p>{m.help_contact_text()}</p>
            <ContactLines phone={support.phoneNumber} email={support.emailAddress} />
          </div>
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{m.help_guides_title()}</CardTitle>
        </CardHeader>
        <CardContent>
          <ul className="space-y-2">
            <LinkItem url={guides.employer} label={m.help_guide_employer()} />
            <LinkItem url={guides.beneficiary} label={m.help_guide_employee()} />
          </ul>
        </CardContent>
      </Card>
      {further.length > 0 && (
        <Card>
          <CardHeader>
            <CardTitle>{m.help_links_title()}</CardTitle>
          </CardHeader>
          <CardContent>
            <ul className="space-y-2">
              {further.map(({ label, url }) => (
                <LinkItem key={label.fi} url={url} label={localized(label)} />
              ))}
            </ul>
          </CardContent>
        </Card>
      )}
    </div>
  )
}

function LinkItem({ url, label }: { url: LocalizedUrl; label: string }) {
  return (
    <li>
      <ContentLink url={localized(url)} className={linkVariants({ icon: true })}>
        {label}
      </ContentLink>
    </li>
  )
}
