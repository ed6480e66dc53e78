/** Defective variants of the fake API: replies have the right shape but wrong content. */
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { allValues, asked, errorItems, everywhere, otherFile, type Row, rows, sent } from './faults.ts'
import { changed, type Fault, withBody } from './run-fake.ts'

export type WrongApi = {
  what: string
  operations: OperationName[]
  fault: Fault
  /** The expected findings by operation. */
  finds: [OperationName, finding: string][]
}

const TRANSACTIONS = '/api/company-accounts/transactions'
const CORRECTIONS = '/api/company-accounts/balance-corrections'
const ORDERS = '/api/voucher-orders'

const AMOUNT = /amount$|sum$|fee$|^value$|balance|^availableToTopUp|load$|commission/i
const DATE = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T/
const moved = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString()
export const WRONG_APIS: readonly WrongApi[] = [
  {
    what: 'rows that ignore the requested order',
    operations: ['listTransactions'],
    fault: changed(TRANSACTIONS, (body) => ({ ...body, transactions: rows(body.transactions).toReversed() })),
    finds: [['listTransactions', 'the rows are not sorted by amount (requested order)']],
  },
  {
    what: 'every page is the first',
    operations: ['listTransactions'],
    fault: asked(TRANSACTIONS, (query) => query.set('page', '1')),
    finds: [['listTransactions', 'rows are also on an earlier page (each row on one page)']],
  },
  {
    what: 'totalPages is always 1',
    operations: ['listVoucherOrders'],
    fault: changed(ORDERS, (body) => ({ ...body, totalPages: 1 })),
    finds: [['listVoucherOrders', 'a page after the last one has rows (each row on one page)']],
  },
  {
    what: '15 rows where 5 are asked for',
    operations: ['listVoucherOrders'],
    fault: asked(ORDERS, (query) => query.set('rows', '15')),
    finds: [['listVoucherOrders', 'more rows than the 5 requested (number of rows)']],
  },
  {
    what: 'From and To are ignored',
    operations: ['listBalanceCorrections'],
    fault: asked(CORRECTIONS, (query) => {
      query.delete('From')
      query.delete('To')
    }),
    finds: [['listBalanceCorrections', 'rows are outside the requested period (requested period)']],
  },
  {
    what: 'ids that are not unique',
    operations: ['listTopUps'],
    fault: changed('/api/top-up-load/summary', (body) => {
      const [first] = rows(body.topUpLoads)
      return { topUpLoads: rows(body.topUpLoads).map((row) => ({ ...row, id: first?.id })) }
    }),
    finds: [['listTopUps', 'topUpLoads[].id is the same in several rows (ids are unique)']],
  },
  {
    what: 'all amounts in euros',
    operations: ['listVouchers', 'readSettings'],
    fault: allValues((key, value) => (typeof value === 'number' && AMOUNT.test(key) ? Math.round(value / 100) : value)),
    finds: [
      ['listVouchers', 'value is below 100: it may be in euros (amounts in cents)'],
      ['readSettings', 'lunchMaxAmount is below 500: it may be in euros (amounts in cents)'],
    ],
  },
  {
    what: 'totalSumWithFees is below totalSum',
    operations: ['listTopUps'],
    fault: changed('/api/top-up-load/summary', (body) => ({
      topUpLoads: rows(body.topUpLoads).map((row) => ({ ...row, totalSumWithFees: Number(row.totalSum) - 1 })),
    })),
    finds: [['listTopUps', 'totalSumWithFees is below totalSum (sums to the cent)']],
  },
  {
    what: 'a balance that differs between replies',
    operations: ['readCompanyAccounts', 'listRequestedLoads'],
    fault: changed(/^\/api\/requested-loads$|requested/, (body) =>
      'currentBalance' in body ? { ...body, currentBalance: Number(body.currentBalance) + 1 } : body,
    ),
    finds: [['listRequestedLoads', 'currentBalance is not the availableBalance of readCompanyAccounts (one balance)']],
  },
  {
    what: 'a total that is not quantity times face value, and VAT a cent off',
    operations: ['readVoucherOrder'],
    fault: changed(/^\/api\/voucher-orders\/o-/, (body) => ({
      ...body,
      totalAmount: Number(body.totalAmount) + 1,
      vatFeeAmount: Number(body.vatFeeAmount) + 1,
      totalAmountWithFees: Number(body.totalAmountWithFees) + 2,
    })),
    finds: [
      ['readVoucherOrder', 'totalAmount is not totalQuantity times faceValue (sums to the cent)'],
      ['readVoucherOrder', 'vatFeeAmount is not vatFeePercent of handlingFee (sums to the cent)'],
    ],
  },
  {
    what: 'feePercentage as a fraction',
    operations: ['listTopUpEmployees', 'estimateDeposit'],
    fault: changed(/^\/api\/top-up-load\/employees-top-ups\//, (body) => ({
      ...body,
      availableBenefitSettings: {
        ...(body.availableBenefitSettings as Row),
        feePercentage: Number((body.availableBenefitSettings as Row).feePercentage) / 100,
      },
    })),
    finds: [
      ['listTopUpEmployees', 'feePercentage differs from the one used by estimateDeposit (fees by their percentages)'],
    ],
  },
  {
    what: 'dates a day early',
    operations: ['readBenefitGroupSettings'],
    fault: allValues((_key, value) =>
      typeof value === 'string' && DATE.test(value) ? moved(value, -86_400_000).slice(0, 10) : value,
    ),
    finds: [['readBenefitGroupSettings', 'nextRecurringLoadDate is not the first of a month (days in Helsinki)']],
  },
  {
    what: 'moments of Helsinki marked as UTC',
    operations: ['listBalanceCorrections'],
    fault: allValues((_key, value) =>
      typeof value === 'string' && MOMENT.test(value) ? moved(value, 7_200_000) : value,
    ),
    finds: [['listBalanceCorrections', 'a row is not in the period of its own time (requested period)']],
  },
  {
    what: 'a report of another period',
    operations: ['downloadExternalReport'],
    fault: sent('/api/external-reports', ({ startDate, ...body }) => {
      const daysBefore = (days: number) => moved(String(startDate), -days * 86_400_000).slice(0, 10)
      return { ...body, startDate: daysBefore(365), endDate: daysBefore(1) }
    }),
    finds: [['downloadExternalReport', 'rows are outside the requested period (reports match periods)']],
  },
  {
    what: 'another employee than requested',
    operations: ['readEmployee'],
    fault: (request, path, pass) =>
      path.startsWith('/api/company-beneficiaries/e-')
        ? pass(new Request(request.url.replace(/e-\w+$/, 'e-2001'), request))
        : undefined,
    finds: [['readEmployee', 'personId is not the requested id (requested id)']],
  },
  {
    what: 'the invoice of another order',
    operations: ['downloadOrderDocument', 'readVoucherOrder'],
    fault: (request, path, pass) =>
      path.startsWith('/api/order-documents/o-')
        ? pass(new Request(request.url.replace(/o-\w+$/, 'o-5001'), request))
        : undefined,
    finds: [['downloadOrderDocument', 'the file has the number of another order (documents match orders)']],
  },
  {
    what: 'a PDF of five bytes',
    operations: ['downloadOrderDocument'],
    fault: otherFile(/^\/api\/order-documents\//, (bytes) => bytes.slice(0, 5)),
    finds: [['downloadOrderDocument', 'the file is not a whole PDF: its end is missing']],
  },
  {
    what: 'a CSV in Latin-1',
    operations: ['downloadDeductionReport'],
    fault: otherFile(/^\/api\/deduction-reports$/, (bytes) => Buffer.from(new TextDecoder().decode(bytes), 'latin1')),
    finds: [['downloadDeductionReport', 'the file is not text in UTF-8']],
  },
  {
    what: 'Content-Disposition: inline; nofilename',
    operations: ['downloadOrderDocument'],
    fault: otherFile(/^\/api\/order-documents\//, (bytes, headers) => {
      headers.set('Content-Disposition', 'inline; nofilename')
      return bytes
    }),
    finds: [['downloadOrderDocument', 'Content-Disposition has no file name']],
  },
  {
    what: 'texts that are always in Finnish',
    operations: ['listTransactions'],
    fault: (request, _path, pass) => {
      const headers = new Headers(request.headers)
      headers.set('Accept-Language', 'fi-FI')
      return pass(new Request(request, { headers }))
    },
    finds: [['listTransactions', 'the texts are the Finnish ones (requested language)']],
  },
  {
    what: 'optional fields that are never sent',
    operations: ['readEmployee'],
    fault: changed(
      /^\/api\/company-beneficiaries\/e-/,
      ({ employeeNumber: _number, costCenterNumber: _center, phoneNumber: _phone, ...body }) => body,
    ),
    finds: [['readEmployee', 'employeeNumber never occurred']],
  },
  {
    what: 'error items with another severity, another field and an index that is text',
    operations: ['checkPersonalId'],
    fault: errorItems((item) => ({ ...item, severity: 'ERROR', fieldName: 'other', elementIndex: '0' })),
    finds: [
      ['checkPersonalId', 'no error item names the field personalId'],
      ['checkPersonalId', '400: errors[].severity is not a value of the contract'],
      ['checkPersonalId', '400: errors[].elementIndex is a string, not a number'],
    ],
  },
  {
    what: '400 without any field, with a stack trace beside it',
    operations: ['checkPersonalId'],
    fault: everywhere((answer) =>
      answer.status === 400
        ? withBody(answer, {
            errors: [{ message: 'No.', code: 'validation_failed', severity: 'Error' }],
            canRetry: false,
            stackTrace: 'at Employees.cs:12',
          })
        : answer,
    ),
    finds: [
      ['checkPersonalId', 'no error item names the field personalId'],
      ['checkPersonalId', '400: stackTrace is not declared'],
    ],
  },
  {
    what: 'personal data that may be cached',
    operations: ['readEmployee'],
    fault: everywhere((answer) => answer.headers.set('Cache-Control', 'public, max-age=3600')),
    finds: [['readEmployee', 'Cache-Control is public, max-age=3600, which the contract does not allow']],
  },
  {
    what: 'answers without a Date',
    operations: ['readUser'],
    fault: everywhere((answer) => answer.headers.delete('Date')),
    finds: [['readUser', 'no Date header']],
  },
  {
    what: 'operations of voucher managers open to every user',
    operations: ['listContacts'],
    fault: everywhere((answer, request) =>
      answer.status === 403 && new URL(request.url).pathname === '/api/contacts' ? withBody(answer, [], 200) : answer,
    ),
    finds: [['listContacts', '200 instead of 403']],
  },
  {
    what: 'values beyond every limit accepted',
    operations: ['checkPersonalId', 'checkUsernameAvailability'],
    fault: (request, path, pass) =>
      path === contractData.checkUsernameAvailability.path
        ? pass(request).then((answer) => (answer.status === 400 ? withBody(answer, true, 200) : answer))
        : undefined,
    finds: [['checkUsernameAvailability', '200 instead of 400']],
  },
]
