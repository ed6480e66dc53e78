/** Rules between requests and replies, and between the replies of one run. */

import { operationSchemas } from '../../../generated/contract-schemas.ts'
import { SMALLEST_TOP_UP } from '../../../generated/limits.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { type Found, inAnswers, newest } from './answers.ts'
import type { Values } from './caller.ts'
import { textsOfPdf } from './files.ts'
import { valuesAt } from './inputs.ts'
import { wrongLanguages } from './languages.ts'
import { brokenPages, rowsOutOfRange, tooManyRows, unsortedRows } from './lists.ts'
import { rowsOutOfPeriod } from './report-periods.ts'
import type { Exchange, Run } from './run.ts'
import { placeOf, walk } from './schema.ts'
import { otherBalances, wrongFees, wrongSums } from './sums.ts'

type Invariant = { name: string; find: (run: Run) => Found }

const every = (run: Run, find: (json: Values, at: Exchange) => string[]) =>
  inAnswers(run, [...new Set(run.exchanges.map(({ call }) => call.operation))], find)
const IDS = ['id', 'requestId', 'dataContactId', 'beneficiaryId', 'companyAccountId', 'groupId', 'code', 'personId']

function repeatedIds(value: unknown, place = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, inner]) => repeatedIds(inner, place ? `${place}.${key}` : key))
  }
  const name = IDS.find((key) => value.some((row) => row !== null && typeof row === 'object' && key in row))
  const ids = name ? value.map((row) => (row as Values)[name]).filter((id) => id !== undefined) : []
  return [
    ...(new Set(ids).size < ids.length ? [`${place || 'the list'}[].${name} is the same in several rows`] : []),
    ...value.slice(0, 1).flatMap((row) => repeatedIds(row, `${place}[]`)),
  ]
}

/** Operations that return one record: the parameter with its id, its id field, and the list that contains it. */
const DETAILS: [detail: OperationName, parameter: string, id: string, list: OperationName, rows: string][] = [
  ['readEmployee', 'id', 'personId', 'listEmployees', 'beneficiaries'],
  ['readVoucherOrder', 'id', 'id', 'listVoucherOrders', 'voucherOrders'],
  ['readTopUp', 'id', 'id', 'listTopUps', 'topUpLoads'],
]
/** Fields that may change between two calls. */
const MOVING = /status|pending|isNew/i

const otherIds = (run: Run) =>
  DETAILS.flatMap(([detail, parameter, id]) =>
    inAnswers(run, [detail], (json, { call }) =>
      json[id] === call.params?.[parameter] ? [] : [`${id} is not the requested id`],
    ),
  )

/** Fields whose value in the list differs from the record's own reply. */
const otherThanListed = (run: Run) =>
  DETAILS.flatMap(([detail, parameter, id, list, rows]) =>
    inAnswers(run, [detail], (json, { call }) => {
      const listed = run.goodOf(list).filter((exchange) => exchange.call.language === undefined)
      const row = listed
        .flatMap(({ answer }) => ((answer.json as Values)[rows] ?? []) as Values[])
        .find((one) => one[id] === call.params?.[parameter])
      return Object.entries(row ?? {})
        .filter(([key, value]) => !MOVING.test(key) && typeof value !== 'object' && json[key] !== value)
        .map(([key]) => `${key} differs from ${list}`)
    }),
  )

/** Files of one order: the parameter with its id, and the operation that returns the order's number. */
const DOCUMENTS: [OperationName, parameter: string, source: OperationName, id: string][] = [
  ['downloadOrderDocument', 'id', 'readVoucherOrder', 'id'],
  ['downloadVoucherOrderReceipt', 'id', 'readVoucherOrder', 'id'],
  ['downloadPaymentDocument', 'paymentId', 'readVoucherOrder', 'paymentId'],
]

const otherDocuments = (run: Run): Found =>
  DOCUMENTS.flatMap(([operation, parameter, source, id]) => {
    const files = run.goodOf(operation).filter(({ call }) => call.language === undefined)
    const orders = run.goodOf(source).map(({ answer }) => answer.json as Values)
    return files.flatMap((at, index) => {
      const asked = at.call.params?.[parameter]
      const isAsked = (order: Values) => order[id] === asked
      const text = textsOfPdf(at.answer.bytes).join('\n')
      const [own] = orders.filter(isAsked).map(({ orderNumber }) => String(orderNumber))
      const other = orders.find((order) => !isAsked(order) && text.includes(String(order.orderNumber)))
      const duplicate = files
        .slice(0, index)
        .some(
          ({ call, answer }) =>
            call.params?.[parameter] !== asked && Buffer.compare(answer.bytes, at.answer.bytes) === 0,
        )
      return [
        ...(duplicate ? [{ at, what: 'the file is the same for another id' }] : []),
        ...(own && other && !text.includes(own) ? [{ at, what: 'the file has the number of another order' }] : []),
      ]
    })
  })

/** Data of the user and the company must be the same in every reply. */
const otherPeople = (run: Run): Found => {
  const [profile, company] = [newest(run, 'readUser'), newest(run, 'readCompany')]
  const { username } = run.options.users[0]
  const differ = (json: Values, pairs: [string, unknown][]) =>
    pairs
      .filter(([name, other]) => json[name] !== undefined && other !== undefined && json[name] !== other)
      .map(([name]) => `${name} does not match the logged-in user`)
  return [
    ...inAnswers(run, ['readUserDetails'], (json) =>
      differ(json, [
        ['firstName', profile?.firstName],
        ['lastName', profile?.lastName],
        ['companyName', company?.name],
        ['customerNumber', company?.customerNumber],
      ]),
    ),
    ...inAnswers(run, ['readUser'], (json) =>
      String(json.username).toLowerCase() === username.toLowerCase() ? [] : ['username does not match the login'],
    ),
  ]
}

/** Allowed difference between the clocks of two machines. */
const CLOCKS_MS = 120_000
const PAST = /^(createdAt|date|transactionDateTime)$/

const wrongMoments = (run: Run) =>
  every(run, (json, { call, answer }) => {
    const now = Date.parse(answer.headers.get('Date') ?? '')
    const found = new Set<string>()
    walk(operationSchemas[call.operation].replies[String(answer.status)] ?? {}, json, (schema, value, path) => {
      const isPast = schema.format === 'date-time' && PAST.test(String(path.at(-1)))
      if (isPast && Date.parse(String(value)) > now + CLOCKS_MS) found.add(`${placeOf(path)} is in the future`)
    })
    return [...found]
  })

/** Dates that the contract defines as the first of a month. */
const FIRSTS: [OperationName, string][] = [
  ['readBenefitGroupSettings', 'nextRecurringLoadDate'],
  ['readBenefitGroupSettings', 'limits.lunch.loadingTypeChangeFrom'],
]
const wrongDays = (run: Run) =>
  FIRSTS.flatMap(([operation, path]) =>
    inAnswers(run, [operation], (json) =>
      valuesAt([json], path.split('.')).some((date) => !String(date).endsWith('-01'))
        ? [`${path} is not the first of a month`]
        : [],
    ),
  )

/** Amounts that are never below these cents; euros instead of cents would be a hundredth. */
const MINIMUMS: [OperationName, string, min: number][] = [
  ['readSettings', 'lunchMaxAmount', 500],
  ['readBenefitGroupSettings', 'limits.lunch.maxAmount', 500],
  ['listVouchers', 'value', 100],
  ['listVoucherOrders', 'voucherOrders.faceValue', 100],
  ['readVoucherOrder', 'faceValue', 100],
  ['readVoucherOrderPayment', 'faceValue', 100],
  ['readTopUp', 'topUpLoadItems.amount', SMALLEST_TOP_UP],
]
const tooSmallAmounts = (run: Run) =>
  MINIMUMS.flatMap(([operation, path, min]) =>
    inAnswers(run, [operation], (json) =>
      valuesAt([json], path.split('.')).some((amount) => Number(amount) < min)
        ? [`${path} is below ${min}: it may be in euros`]
        : [],
    ),
  )

export const invariants: readonly Invariant[] = [
  { name: 'requested order', find: unsortedRows },
  { name: 'number of rows', find: tooManyRows },
  { name: 'each row on one page', find: brokenPages },
  { name: 'requested period', find: rowsOutOfRange },
  { name: 'ids are unique', find: (run) => every(run, (json) => repeatedIds(json)) },
  { name: 'requested id', find: otherIds },
  { name: 'details match lists', find: otherThanListed },
  { name: 'documents match orders', find: otherDocuments },
  { name: 'sums to the cent', find: wrongSums },
  { name: 'fees by their percentages', find: wrongFees },
  { name: 'one balance', find: otherBalances },
  { name: 'amounts in cents', find: tooSmallAmounts },
  { name: 'reports match periods', find: rowsOutOfPeriod },
  { name: 'no times in the future', find: wrongMoments },
  { name: 'days in Helsinki', find: wrongDays },
  { name: 'own data', find: otherPeople },
  { name: 'requested language', find: wrongLanguages },
]
