/** More pages than are read for a file or paper; both say so. */
const MOST_PAGES = 100

/** All rows of a list that the server pages, page by page; throws ApiError, and RangeError when there are too many. */
export async function allPages<Row>(
  readPage: (page: number) => Promise<{ rows: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const first = await readPage(1)
  if (first.totalPages > MOST_PAGES) throw new RangeError('too many pages')
  const rows = [...first.rows]
  for (let page = 2; page <= first.totalPages; page += 1) rows.push(...(await readPage(page)).rows)
  return rows
}
