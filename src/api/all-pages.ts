/** Maximum number of pages that an export or a printout reads; both say so when there are more. */
const PAGE_CAP = 100

/** Reads all rows of a paged list. @throws ApiError, and RangeError when there are more than PAGE_CAP pages */
export async function allPages<Row>(
  readPage: (page: number) => Promise<{ rows: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const first = await readPage(1)
  if (first.totalPages > PAGE_CAP) throw new RangeError('too many pages')
  const rows = [...first.rows]
  for (let page = 2; page <= first.totalPages; page += 1) rows.push(...(await readPage(page)).rows)
  return rows
}
