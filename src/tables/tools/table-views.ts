import { createAtom, useSelector } from '@tanstack/react-store'
import { array, type infer as Infer, number, object, record, safeParse, string, union } from 'zod/mini'
import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { currentSession, useSession } from '@/session/session-store'
import { holdsPersonalId } from '@/values/personal-id-in-text'

/** What an address says of a table, without the page: filters, order, search and columns. */
const ViewSearch = record(string(), union([string(), number()]))
export type ViewSearch = Infer<typeof ViewSearch>

const TableView = object({ name: string(), search: ViewSearch })
/** A search, order, filters and columns under a name that the user gave. */
export type TableView = Infer<typeof TableView>

const KEY = 'portal.table-views'
/** By owner, then by table: a name or a search may tell something, so it is for the user who kept it alone. */
const Stored = record(string(), record(string(), array(TableView)))

function readAll(): Infer<typeof Stored> {
  const result = safeParse(Stored, readStoredValue('local', KEY))
  return result.success ? result.data : {}
}

const version = createAtom(0)
const NONE: readonly TableView[] = []

/** The views of a table that the user has kept in this browser, in the order in which they were made. */
export function useTableViews(table: string): readonly TableView[] {
  useSelector(version, (count) => count)
  const owner = useSession()?.owner
  return (owner === undefined ? undefined : readAll()[owner]?.[table]) ?? NONE
}

/** @returns false when nothing was kept: for an impersonation, which leaves nothing behind (SES-30), or by a browser that refuses */
export function changeViews(table: string, edit: (views: readonly TableView[]) => readonly TableView[]): boolean {
  const owner = currentSession()?.owner
  if (owner === undefined) return false
  const all = readAll()
  const views = [...edit(all[owner]?.[table] ?? NONE)]
  const isKept = writeStoredValue('local', KEY, { ...all, [owner]: { ...all[owner], [table]: views } })
  version.set((count) => count + 1)
  return isKept
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
