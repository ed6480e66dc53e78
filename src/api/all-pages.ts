/** Maximum number of pages that an export or a printout reads; both say so when there are more. */
const PAGE_CAP = 100

/** Without a page count a list would seem to end at its first page. @throws TypeError */
export function requirePageCount(totalPages: number): void {
  if (!Number.isInteger(totalPages)) throw new TypeError('the reply does not say how many pages there are')
}

interface PagedRow {
  id: string
}

/** Drops rows that were read twice: a row that is added meanwhile pushes others to the next page. */
export const uniqueRows = <Row extends PagedRow>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Reads all rows of a paged list. @throws ApiError, TypeError without a page count, RangeError above PAGE_CAP pages */
export async function allPages<Row extends PagedRow>(
  readPage: (page: number) => Promise<{ rows: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const first = await readPage(1)
  requirePageCount(first.totalPages)
  if (first.totalPages > PAGE_CAP) throw new RangeError('too many pages')
  const rows = [...first.rows]
  for (let page = 2; page <= first.totalPages; page += 1) rows.push(...(await readPage(page)).rows)
  return uniqueRows(rows)
}
