/** Maximum number of pages that an export or a printout reads; both say so when there are more. */
const PAGE_CAP = 100

/** Without a page count a list would seem to end at its first page. @throws TypeError */
export function requirePageCount(totalPages: number): void {
  if (!Number.isInteger(totalPages)) throw new TypeError('the reply does not say how many pages there are')
}

/** Drops rows that were read twice: a row that is added meanwhile pushes others to the next page. */
export const uniqueRows = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/**
 * Reads all rows of a paged list, or those of its first `most` pages. Without a page count it reads up to an empty page.
 * @throws ApiError, RangeError above PAGE_CAP pages, TypeError if there is no page count and a page is repeated
 */
export async function allPages<Row extends { id: string }>(
  readPage: (page: number) => Promise<{ rows: readonly Row[]; totalPages: number }>,
  most?: number,
): Promise<Row[]> {
  const found = new Map<string, Row>()
  for (let page = 1; page <= (most ?? page); page += 1) {
    const { rows, totalPages } = await readPage(page)
    const isCounted = Number.isInteger(totalPages)
    if (most === undefined && Math.max(page, isCounted ? totalPages : 0) > PAGE_CAP)
      throw new RangeError('too many pages')
    // A page that is repeated does not say where the list ends.
    if (rows.length > 0 && rows.every(({ id }) => found.has(id))) requirePageCount(totalPages)
    for (const row of rows) found.set(row.id, row)
    if (isCounted ? page >= totalPages : rows.length === 0) break
  }
  return [...found.values()]
}
