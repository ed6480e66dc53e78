import type { DisabledWindow } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { CustomerServiceLines } from '@/domain/contact-lines'
import { formatMoment } from '@/domain/format-moment'
import { noticesQuery } from '@/domain/notices'
import { Notice } from '@/ui/content/notice'
import { TextLink } from '@/ui/navigation/links'
import { now } from '@/values/clock'

/** The first of these windows that is open at `at` (ms). */
const openWindow = (windows: readonly DisabledWindow[], at: number): DisabledWindow | undefined =>
  windows.find(({ from, to }) => Date.parse(from) <= at && (to === undefined || at < Date.parse(to)))

/** Time (ms) when the next window opens or closes after `at`; Infinity if none does. */
const nextEdge = (windows: readonly DisabledWindow[], at: number): number =>
  Math.min(...windows.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to ?? '')]).filter((edge) => edge > at))

/** setTimeout() overflows above 24.8 days and stops while the machine sleeps, so recheck every minute. */
const LOOK_AGAIN_MS = 60_000

/** What is closed now by the content file (COM-10), updated as time passes. Nothing until the file is loaded. */
export function useClosedTimes() {
  const { data } = useQuery(noticesQuery())
  const [, look] = useReducer((count: number) => count + 1, 0)
  const adding = data?.addingContactsDisabled ?? []
  const editing = data?.editingDisabled ?? []
  const at = now()
  const edge = nextEdge([...adding, ...editing], at)
  useEffect(() => {
    if (edge === Number.POSITIVE_INFINITY) return undefined
    const timer = setInterval(look, Math.min(Math.max(edge - now(), 0), LOOK_AGAIN_MS))
    return () => clearInterval(timer)
  }, [edge])
  return { adding: openWindow(adding, at), editing: openWindow(editing, at) }
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
