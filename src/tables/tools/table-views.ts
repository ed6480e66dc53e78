import { array, type infer as Infer, number, object, record, safeParse, string, union } from 'zod/mini'
import { persistedValue, usePersistedValue } from '@/browser/persisted-value'
import { currentSession, useSession } from '@/session/session-store'
import { holdsPersonalId } from '@/values/identifiers/personal-id-in-text'

/** A saved view's search params: filters, order, search and columns, without the page number. */
const ViewSearch = record(string(), union([string(), number()]))
export type ViewSearch = Infer<typeof ViewSearch>

const TableView = object({ name: string(), search: ViewSearch })
export type TableView = Infer<typeof TableView>

/** Keyed by user, then by table. A view's name or search may be sensitive, so other users must not see it. */
const Stored = record(string(), record(string(), array(TableView)))

const kept = persistedValue('portal.table-views', (stored) => safeParse(Stored, stored).data ?? {})

const NONE: readonly TableView[] = []

export function useTableViews(table: string): readonly TableView[] {
  const all = usePersistedValue(kept)
  const owner = useSession()?.owner
  return (owner === undefined ? undefined : all[owner]?.[table]) ?? NONE
}

/** @returns false when the change is not stored: an impersonation (SES-30), or the browser refuses */
export function changeViews(table: string, edit: (views: readonly TableView[]) => readonly TableView[]): boolean {
  const owner = currentSession()?.owner
  if (owner === undefined) return false
  const all = kept.get()
  return kept.set({ ...all, [owner]: { ...all[owner], [table]: [...edit(all[owner]?.[table] ?? NONE)] } })
}

/** Without the page number, because rows move between pages, and without personal identity codes. */
export const viewSearch = (search: Readonly<Record<string, unknown>>, columns: string): ViewSearch =>
  Object.fromEntries(
    Object.entries<unknown>({ ...search, page: undefined, columns }).flatMap(
      ([name, value]): [string, string | number][] => {
        const isPlain = typeof value === 'string' || typeof value === 'number'
        return isPlain && !holdsPersonalId(String(value)) ? [[name, value]] : []
      },
    ),
  )
