/** One page of rows, counted from 1; a page after the last one is empty. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): { rows: Row[]; totalPages: number } {
  return { rows: rows.slice((page - 1) * size, page * size), totalPages: Math.ceil(rows.length / size) }
}
