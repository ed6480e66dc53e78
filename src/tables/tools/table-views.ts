import { array, type infer as Infer, number, object, record, safeParse, string, union } from 'zod/mini'
import { keptValue, useKeptValue } from '@/browser/kept-value'
import { currentSession, useSession } from '@/session/session-store'
import { holdsPersonalId } from '@/values/personal-id-in-text'

/** What an address says of a table, without the page: filters, order, search and columns. */
const ViewSearch = record(string(), union([string(), number()]))
export type ViewSearch = Infer<typeof ViewSearch>

const TableView = object({ name: string(), search: ViewSearch })
/** A search, order, filters and columns under a name that the user gave. */
export type TableView = Infer<typeof TableView>

/** By owner, then by table: a name or a search may tell something, so it is for the user who kept it alone. */
const Stored = record(string(), record(string(), array(TableView)))

const kept = keptValue<Infer<typeof Stored>>('portal.table-views', (stored) => {
  const result = safeParse(Stored, stored)
  return result.success ? result.data : {}
})

const NONE: readonly TableView[] = []

/** The views of a table that the user has kept in this browser, in the order in which they were made. */
export function useTableViews(table: string): readonly TableView[] {
  const all = useKeptValue(kept)
  const owner = useSession()?.owner
  return (owner === undefined ? undefined : all[owner]?.[table]) ?? NONE
}

/** @returns false when it is not kept: an impersonation leaves nothing behind (SES-30), and what a browser refuses holds for the page */
export function changeViews(table: string, edit: (views: readonly TableView[]) => readonly TableView[]): boolean {
  const owner = currentSession()?.owner
  if (owner === undefined) return false
  const all = kept.get()
  return kept.set({ ...all, [owner]: { ...all[owner], [table]: [...edit(all[owner]?.[table] ?? NONE)] } })
}

/**
 * What a view keeps of an address: not the page, which is another one next week, and nothing with a personal identity
 * code in it.
 */
export const viewSearch = (search: Readonly<Record<string, unknown>>, columns: string): ViewSearch =>
  Object.fromEntries(
    Object.entries<unknown>({ ...search, page: undefined, columns }).flatMap(
      ([name, value]): [string, string | number][] => {
        const isKept = typeof value === 'string' || typeof value === 'number'
        return isKept && !holdsPersonalId(String(value)) ? [[name, value]] : []
      },
    ),
  )
