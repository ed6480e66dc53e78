import type { DisabledWindow } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useByClock } from '@/browser/use-by-clock'
import { CustomerServiceLines } from '@/domain/contact-lines'
import { formatMoment } from '@/domain/format-moment'
import { noticesQuery } from '@/domain/notices'
import { Notice } from '@/ui/content/notice'
import { TextLink } from '@/ui/navigation/links'
import { serverNow } from '@/values/clock'

/** The first of these windows that is open at `at` (ms). */
const openWindow = (at: number, windows: readonly DisabledWindow[] = []): DisabledWindow | undefined =>
  windows.find(({ from, to }) => Date.parse(from) <= at && (to === undefined || at < Date.parse(to)))

/** What is closed now by the content file (COM-10). Nothing until the file is loaded. */
export function useClosedTimes() {
  const { data } = useQuery(noticesQuery())
  return {
    adding: useByClock(() => openWindow(serverNow(), data?.addingContactsDisabled)),
    editing: useByClock(() => openWindow(serverNow(), data?.editingDisabled)),
  }
}

/** COM-10: contacts cannot be added now; refers to customer service. */
export function AddingClosed() {
  return (
    <Notice level="warning" title={m.contacts_adding_closed_title()} text={m.contacts_adding_closed_text()}>
      <CustomerServiceLines />
      <TextLink to="/help" icon>
        {m.contacts_adding_closed_help()}
      </TextLink>
    </Notice>
  )
}

/** COM-10: nothing can be edited during maintenance. */
export function EditingClosed({ until }: { until: DisabledWindow['to'] }) {
  return (
    <Notice
      level="warning"
      title={m.company_editing_closed_title()}
      text={
        until === undefined
          ? m.company_editing_closed_text()
          : m.company_editing_closed_until({ time: formatMoment(until) })
      }
    />
  )
}
