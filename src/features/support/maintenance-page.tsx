import { getReadMaintenanceContentQueryOptions } from '@generated/api/content/content'
import { ReadMaintenanceContentResponse } from '@generated/api/content/content.zod'
import type { MaintenanceContent } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { parse } from 'zod/mini'
import { localized } from '@/domain/contact-lines'
import { formatMoment } from '@/domain/format-moment'
import { ContentLink } from '@/shell/content-link'
import { EmptyState } from '@/ui/content/empty-state'
import { SkeletonText } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { serverNow } from '@/values/dates/clock'

/** NAV-06: the content file's text in the current language, or a general text if it cannot be loaded. */
export function MaintenancePage() {
  const { data, isPending } = useQuery(
    getReadMaintenanceContentQueryOptions<MaintenanceContent>({
      // A file that violates the contract counts as failed.
      query: { select: (reply: unknown) => parse(ReadMaintenanceContentResponse, reply) },
    }),
  )
  return (
    <EmptyState
      icon={<Wrench />}
      title={titleOf(data)}
      headingLevel={1}
      action={
        data?.links.length ? (
          <ul aria-label={m.maintenance_links()} className="space-y-2">
            {data.links.map(({ label, url }) => (
              <li key={label.fi}>
                <ContentLink url={localized(url)} className={linkVariants({ icon: true })}>
                  {localized(label)}
                </ContentLink>
              </li>
            ))}
          </ul>
        ) : undefined
      }
    >
      {isPending ? (
        <SkeletonText label={m.maintenance_loading()} lines={4} className="w-64 max-w-full" />
      ) : (
        <Content content={data} />
      )}
    </EmptyState>
  )
}

/** A future maintenance must not be announced as ongoing. */
function titleOf(content: MaintenanceContent | undefined): string {
  if (!content) return m.maintenance_title()
  const isAhead = content.from !== undefined && Date.parse(content.from) > serverNow()
  return isAhead ? m.maintenance_planned_title() : localized(content.title)
}

function Content({ content }: { content: MaintenanceContent | undefined }) {
  if (!content) return <p>{m.maintenance_text()}</p>
  const time = timeOf(content)
  return (
    <div className="space-y-4">
      {time !== undefined && <p className="font-medium text-foreground">{time}</p>}
      {content.text.map((paragraph) => (
        <p key={paragraph.fi}>{localized(paragraph)}</p>
      ))}
    </div>
  )
}

function timeOf({ from, to }: MaintenanceContent): string | undefined {
  if (from !== undefined && to !== undefined) {
    return m.maintenance_time({ from: formatMoment(from), to: formatMoment(to) })
  }
  if (from !== undefined) return m.maintenance_from({ from: formatMoment(from) })
  return to === undefined ? undefined : m.maintenance_until({ to: formatMoment(to) })
}
