import { type QueryKey, queryOptions, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { allPages } from '@/api/calls/all-pages'
import type { ApiError } from '@/api/replies/api-error'
import { usePrinting } from './use-printing'

/** Browser printing does not wait, so short lists are read in advance; long ones only for our own export or print. */
const MOST_ROWS_AHEAD = 100

/** Maximum age (ms) of the shown page that is used again when all pages are read: the list has just fetched it. */
const JUST_READ_MS = 5000

/** Reads a page, counted from 1. */
type PageQuery<Reply> = (page: number) => UseQueryOptions<Reply, ApiError> & { queryKey: QueryKey }

interface PagedList<Reply, Row extends { id: string }> {
  /** The page that the URL asks for. */
  page: number
  pageSize: number
  query: PageQuery<Reply>
  /** The same list in larger pages, for reading all rows. */
  wholeQuery?: PageQuery<Reply>
  rowsOf: (reply: Reply) => readonly Row[]
}

/**
 * What a page shows of a list that the server sorts and pages: the page, on paper all rows. Without a page count it shows
 * all rows on the screen too, because the list would seem to end at its first page.
 */
export function usePagedList<Reply extends { totalPages: number }, Row extends { id: string }>({
  page,
  pageSize,
  query,
  wholeQuery,
  rowsOf,
}: PagedList<Reply, Row>) {
  const client = useQueryClient()
  const isPrinting = usePrinting()
  const read = useQuery(query(page))
  const { data, isPlaceholderData } = read
  const totalPages = data ? data.totalPages : 1
  const isUncounted = !Number.isInteger(totalPages)
  const isReadAhead = totalPages > 1 && totalPages * pageSize <= MOST_ROWS_AHEAD
  const pageQuery = wholeQuery ?? query
  const allRows = queryOptions({
    queryKey: [...pageQuery(1).queryKey, 'all'],
    queryFn: () =>
      allPages(async (at) => {
        const staleTime = at === page && !wholeQuery ? JUST_READ_MS : 0
        const reply = await client.fetchQuery({ ...pageQuery(at), staleTime })
        return { rows: rowsOf(reply), totalPages: reply.totalPages }
      }),
    retry: false,
  })
  // All rows may have been read earlier, for another page or a file, and lack newer rows of this page.
  const isBefore = (client.getQueryState(allRows.queryKey)?.dataUpdatedAt ?? 0) < read.dataUpdatedAt
  const all = useQuery({ ...allRows, enabled: isUncounted || (isReadAhead && isBefore), staleTime: 0 })
  const whole = isUncounted || !isBefore ? all.data : undefined
  const pageRows = data && !isUncounted ? rowsOf(data) : []
  const main = isUncounted ? all : read
  const rows = (isPrinting || isUncounted ? whole : undefined) ?? pageRows
  return {
    read,
    rows,
    /** There are rows that a print does not have. */
    isPartial: totalPages > 1 && !whole,
    /** Where to go from a page that does not exist. */
    end:
      data && !isPlaceholderData && page > Math.max(1, totalPages)
        ? { page: totalPages > 1 ? totalPages : undefined }
        : undefined,
    /** @throws as allPages() does */
    readAll: () => client.fetchQuery({ ...allRows, staleTime: 0 }),
    /** Props of the DataTable. */
    table: {
      rows,
      status: main.data ? 'ready' : main.error && !main.isFetching ? 'error' : 'loading',
      reads: isUncounted ? [read, all] : [read],
      onRetry: main.refetch,
      pageSize,
      server: { pageCount: isUncounted ? 1 : Math.max(1, totalPages) },
      className: clsx('transition-opacity', isPlaceholderData && 'opacity-60'),
    },
  } as const
}
