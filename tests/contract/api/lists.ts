/** Paged and sorted lists, and the calls that test them. */
import type { OperationName } from '../../../generated/registry.ts'
import type { Answer, Values } from './caller.ts'
import type { Exchange, Run } from './run.ts'

type Row = Values
type Key = (row: Row) => number | string
type Paged = {
  list: string
  page: string
  /** The page size parameter and the sizes to try, or the fixed size. */
  rows: { parameter: string; sizes: number[] } | number
  sort?: { parameter: string; keys: Record<string, Key> }
  /** The sort key of the fixed or default order, newest first. */
  moment: Key
}

const at = (name: string) => (row: Row) => Date.parse(String(row[name]))
const PAGED: Partial<Record<OperationName, Paged>> = {
  listTransactions: {
    list: 'transactions',
    page: 'page',
    rows: 20,
    moment: at('date'),
    sort: {
      parameter: 'sortingBy',
      keys: {
        date: at('date'),
        amount: ({ balanceChange }) => Number(balanceChange),
        description: ({ title, description }) => `${String(title)}\n${String(description)}`,
      },
    },
  },
  listVoucherOrders: {
    list: 'voucherOrders',
    page: 'page',
    rows: { parameter: 'rows', sizes: [5, 15] },
    moment: at('date'),
    sort: {
      parameter: 'sortBy',
      keys: {
        Date: at('date'),
        Amount: ({ totalAmount }) => Number(totalAmount),
        VoucherType: ({ voucherType }) => String(voucherType),
      },
    },
  },
  listBalanceCorrections: {
    list: 'transactions',
    page: 'Page',
    rows: { parameter: 'RowsPerPage', sizes: [2, 100] },
    moment: at('transactionDateTime'),
  },
}
/** Number of consecutive pages that are read. */
const MAX_PAGES = 4

const rowsOf = ({ answer: { json } }: Exchange, { list }: Paged) => ((json as Values)[list] ?? []) as Row[]
const totalOf = ({ answer: { json } }: Exchange) => Number((json as Values).totalPages)

export async function tryLists(run: Run, operation: OperationName, judge: (answer: Answer) => string[]) {
  const paged = PAGED[operation]
  if (!paged) return
  const read = (name: string, params: Values) => run.try(name, { operation, params, by: run.session }, [], judge)
  const { rows, page, sort } = paged
  for (const size of typeof rows === 'number' ? [undefined] : rows.sizes) {
    const params: Values = size === undefined || typeof rows === 'number' ? {} : { [rows.parameter]: size }
    const { json } = await read(`page 1${size ? ` of ${size} rows` : ''}`, { ...params, [page]: 1 })
    const total = Number((json as Values | undefined)?.totalPages ?? 0)
    const pages = [2, 3, MAX_PAGES, total, total + 1].filter((one) => one > 1 && one <= total + 1)
    for (const one of new Set(pages)) {
      await read(`page ${one}${size ? ` of ${size} rows` : ''}`, { ...params, [page]: one })
    }
  }
  for (const key of Object.keys(sort?.keys ?? {})) {
    for (const descending of [true, false]) {
      const params = { [sort?.parameter ?? '']: key, descending, [page]: 1 }
      await read(`by ${key}, ${descending ? 'descending' : 'ascending'}`, params)
    }
  }
  if (operation === 'listBalanceCorrections') await readOnePeriod(run, read)
}

/** Reads the period of a single row, by the time in that row. */
async function readOnePeriod(run: Run, read: (name: string, params: Values) => Promise<Answer>) {
  const [first] = run.goodOf('listBalanceCorrections')
  const rows = ((first?.answer.json as Values | undefined)?.transactions ?? []) as Row[]
  const moment = rows.at(-1)?.transactionDateTime
  if (moment !== undefined) await read('the period of one row', { From: moment, To: moment })
}

type Found = { at: Exchange; what: string }[]
const eachList = (run: Run, find: (exchange: Exchange, paged: Paged, all: Exchange[]) => string[]): Found =>
  Object.entries(PAGED).flatMap(([operation, paged]) => {
    const all = run.goodOf(operation as OperationName)
    return all.flatMap((exchange) => find(exchange, paged, all).map((what) => ({ at: exchange, what })))
  })

const collator = new Intl.Collator('fi')
const compare = (a: number | string, b: number | string) =>
  typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b))

/** Rows that are not in the requested order; the default is newest first. */
export const unsortedRows = (run: Run): Found =>
  eachList(run, (exchange, paged) => {
    const { params = {} } = exchange.call
    const asked = paged.sort && params[paged.sort.parameter]
    const key = typeof asked === 'string' ? paged.sort?.keys[asked] : paged.moment
    const direction = params.descending === false ? -1 : 1
    const keys = rowsOf(exchange, paged).map((row) => key?.(row) ?? 0)
    const isSorted = keys.every((one, index) => index === 0 || direction * compare(keys[index - 1] ?? one, one) >= 0)
    return isSorted ? [] : [`the rows are not sorted by ${typeof asked === 'string' ? asked : 'date, newest first'}`]
  })

const sizeOf = ({ call: { params = {} } }: Exchange, { rows }: Paged) =>
  typeof rows === 'number' ? rows : (params[rows.parameter] as number | undefined)

export const tooManyRows = (run: Run): Found =>
  eachList(run, (exchange, paged) => {
    const [count, size] = [rowsOf(exchange, paged).length, sizeOf(exchange, paged)]
    return size !== undefined && count > size ? [`more rows than the ${size} requested`] : []
  })

/** Pages that repeat rows, are not full, or have rows after the last page. */
export const brokenPages = (run: Run): Found =>
  eachList(run, (exchange, paged, all) => {
    const pageOf = ({ call: { params = {} } }: Exchange) => Number(params[paged.page] ?? 0)
    const { name } = exchange.result
    if (!name.startsWith('page ')) return []
    const [page, total, size] = [pageOf(exchange), totalOf(exchange), sizeOf(exchange, paged)]
    const rows = rowsOf(exchange, paged)
    if (page > total) return rows.length > 0 ? ['a page after the last one has rows'] : []
    const earlier = all.filter(
      (other) => other.result.name.startsWith('page ') && sizeOf(other, paged) === size && pageOf(other) < page,
    )
    const ids = new Set(earlier.flatMap((other) => rowsOf(other, paged).map(({ id }) => id)))
    const isTwice = rows.some(({ id }) => ids.has(id))
    return [
      ...(isTwice ? ['rows are also on an earlier page'] : []),
      ...(page < total && size !== undefined && rows.length < size ? ['a page before the last one is not full'] : []),
      ...(page === total && rows.length === 0 ? ['the last page is empty'] : []),
    ]
  })

/** Rows outside the requested period, and a row that is missing in the period of its own time. */
export const rowsOutOfRange = (run: Run): Found =>
  eachList(run, (exchange, paged) => {
    const { From: from, To: to } = (exchange.call.params ?? {}) as { From?: string; To?: string }
    const moments = rowsOf(exchange, paged).map(paged.moment)
    const isOut = (moment: number | string) =>
      (from !== undefined && Number(moment) < Date.parse(from)) || (to !== undefined && Number(moment) > Date.parse(to))
    const isOutside = moments.some(isOut)
    return [
      ...(isOutside ? ['rows are outside the requested period'] : []),
      ...(from !== undefined && from === to && moments.length === 0
        ? ['a row is not in the period of its own time']
        : []),
    ]
  })
