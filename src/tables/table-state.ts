import * as z from 'zod/mini'

/** What an address may say about a table. `sort` is a column's id, with `-` in front for descending. */
export interface TableState {
  sort?: string | undefined
  /** 1-based. */
  page?: number | undefined
  search?: string | undefined
  /** Columns that are not as they come: turned on, or off with `-` in front; empty for none. Absent: as this browser keeps them. */
  columns?: string | undefined
}

/** For a route's validateSearch (alone, or its `.shape` in a larger one). Nonsense in an address is dropped. */
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

/** The sort after a press on a column's header: its own first direction, then the other one. */
export function nextSort(current: Sort | undefined, id: string, descFirst: boolean): Sort {
  return { id, desc: current?.id === id ? !current.desc : descFirst }
}
