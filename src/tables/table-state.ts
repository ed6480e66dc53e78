import * as z from 'zod/mini'

/** Table state in the URL. `sort` is a column's id, with `-` in front for descending. */
export interface TableState {
  sort?: string | undefined
  page?: number | undefined
  search?: string | undefined
  /** Columns that differ from the default: an id is shown, `-` and an id is hidden. Absent: this browser's choice. */
  columns?: string | undefined
}

/** For a route's validateSearch, alone or as `.shape` in a larger schema. Invalid values in the URL are ignored. */
export const tableSearchSchema = z.object({
  sort: z.catch(z.optional(z.string()), undefined),
  page: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  search: z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined),
  columns: z.catch(z.optional(z.string()), undefined),
})

export interface Sort {
  id: string
  desc: boolean
}

export const parseSort = (sort: string | undefined): Sort | undefined => {
  if (!sort || sort === '-') return undefined
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false }
}

export const writeSort = ({ id, desc }: Sort): string => (desc ? `-${id}` : id)

/** The sort after a press on a column header: first the column's default direction, then the opposite. */
export function nextSort(current: Sort | undefined, id: string, descFirst: boolean): Sort {
  return { id, desc: current?.id === id ? !current.desc : descFirst }
}
