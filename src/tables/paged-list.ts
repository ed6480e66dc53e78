import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { allRowsQuery, PagedRow } from '@/api/all-pages'
import { usePrinting } from './use-printing'

/** Browser printing does not wait, so short lists are read in advance; long ones only for our own export or print. */
const MOST_PAGES_AHEAD = 5

interface PagedList<Reply, Row extends PagedRow> {
  /** The page that the URL asks for, counted from 1. */
  page: number
  read: UseQueryResult<Reply>
  rowsOf: (reply: Reply) => readonly Row[]
  all: ReturnType<typeof allRowsQuery<Row>>
  /** Reads all rows of a short list in advance, so that the browser's own print has them. */
  isPrintedWhole?: boolean
}

/**
 * What a page shows of a list that the server sorts and pages: the page, on paper all rows. Without a page count it shows
 * all rows on the screen too, because the list would seem to end at its first page.
 */
export function usePagedList<Reply extends { totalPages: number }, Row extends PagedRow>({
  page,
  read,
  rowsOf,
  all: allRows,
  isPrintedWhole = false,
}: PagedList<Reply, Row>) {
  const isPrinting = usePrinting()
  const { data, isPlaceholderData } = read
  const totalPages = data ? data.totalPages : 1
  const isUncounted = !Number.isInteger(totalPages)
  const isReadAhead = isPrintedWhole && totalPages > 1 && totalPages <= MOST_PAGES_AHEAD
  const all = useQuery({ ...allRows, enabled: isUncounted || isReadAhead })
  // All rows may have been read earlier for a file and lack newer rows of this page.
  const whole = isUncounted || all.dataUpdatedAt >= read.dataUpdatedAt ? all.data : undefined
  const pageRows = data && !isUncounted ? rowsOf(data) : []
  const main = isUncounted ? all : read
  return {
    rows: (isPrinting || isUncounted ? whole : undefined) ?? pageRows,
    /** There are rows that a print does not have. */
    isPart: totalPages > 1 && !whole,
    /** Where to go from a page that does not exist. */
    end:
      data && !isPlaceholderData && page > Math.max(1, totalPages)
        ? { page: totalPages > 1 ? totalPages : undefined }
        : undefined,
    status: main.data ? 'ready' : main.error && !main.isFetching ? 'error' : 'loading',
    reads: isUncounted ? [read, all] : [read],
    onRetry: main.refetch,
    server: { pageCount: isUncounted ? 1 : Math.max(1, totalPages) },
  } as const
}
