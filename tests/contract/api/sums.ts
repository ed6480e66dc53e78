/** Recalculates sums, fees and balances in the replies. */
import type { OperationName } from '../../../generated/registry.ts'
import { type Found, inAnswers, newest } from './answers.ts'
import type { Values } from './caller.ts'
import type { Run } from './run.ts'

const cents = (row: Values, name: string) => Number(row[name] ?? 0)
const sumOf = (row: Values, names: readonly string[]) => names.reduce((sum, name) => sum + cents(row, name), 0)
const share = (amount: number, percent: number) => Math.round((amount * percent) / 100)
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []) as Values[]

type Rule = [what: string, holds: (json: Values) => boolean]

const VOUCHER_TOTAL: Rule = [
  'totalAmount is not totalQuantity times faceValue',
  (row) => cents(row, 'totalAmount') === cents(row, 'totalQuantity') * cents(row, 'faceValue'),
]
const VOUCHER_FEES: Rule[] = [
  VOUCHER_TOTAL,
  [
    'vatFeeAmount is not vatFeePercent of handlingFee',
    (row) => cents(row, 'vatFeeAmount') === share(cents(row, 'handlingFee'), cents(row, 'vatFeePercent')),
  ],
  [
    'totalAmountWithFees is not the sum of its parts',
    (row) =>
      cents(row, 'totalAmountWithFees') === sumOf(row, ['totalAmount', 'handlingFee', 'creditCardFee', 'vatFeeAmount']),
  ],
]
const TOP_UP_TOTAL: Rule = [
  'totalSumWithFees is below totalSum',
  (row) => cents(row, 'totalSumWithFees') >= cents(row, 'totalSum'),
]
const CARD_FEES = [
  'duoCardsCosts',
  'transportCardsCosts',
  'lunchCommissionAmount',
  'recreationalCommissionAmount',
  'transportCommissionAmount',
  'totalDeliveryFee',
]
const BENEFITS = ['lunchTotalAmount', 'recreationalTotalAmount', 'transportTotalAmount']
const partsOf = ({ cardOrderSummary, benefitGroup }: Values) => [cardOrderSummary, benefitGroup] as [Values, Values]
const estimated = (row: Values) => sumOf(row, ['value', 'commission', 'commissionVAT'])

/** The rules of a reply, or of each row of a list in it. */
const RULES: [OperationName, list: string | undefined, Rule[]][] = [
  ['readVoucherOrder', undefined, VOUCHER_FEES],
  ['readVoucherOrderPayment', undefined, VOUCHER_FEES],
  ['listVoucherOrders', 'voucherOrders', [VOUCHER_TOTAL]],
  ['listTopUps', 'topUpLoads', [TOP_UP_TOTAL]],
  [
    'readTopUp',
    undefined,
    [
      TOP_UP_TOTAL,
      [
        'totalSum is not the sum of topUpLoadItems',
        (json) =>
          cents(json, 'totalSum') === rowsOf(json.topUpLoadItems).reduce((sum, row) => sum + cents(row, 'amount'), 0),
      ],
    ],
  ],
  [
    'listRequestedLoads',
    undefined,
    [
      [
        'totalRequestedLoads is not the number of requestedLoads',
        (json) => cents(json, 'totalRequestedLoads') === rowsOf(json.requestedLoads).length,
      ],
      [
        'totalRequestedLoadsAmount is not the sum of requestedLoads',
        (json) =>
          cents(json, 'totalRequestedLoadsAmount') ===
          rowsOf(json.requestedLoads).reduce((sum, row) => sum + cents(row, 'amount'), 0),
      ],
    ],
  ],
  [
    'readCardOrderPayment',
    undefined,
    [
      [
        'feesVat is not vatPercentage of the fees',
        (json) => {
          const [summary] = partsOf(json)
          return cents(summary, 'feesVat') === share(sumOf(summary, CARD_FEES), cents(summary, 'vatPercentage'))
        },
      ],
      [
        'orderTotalWithoutVat is not the sum of benefits and fees',
        (json) => {
          const [summary, group] = partsOf(json)
          return cents(summary, 'orderTotalWithoutVat') === sumOf(summary, CARD_FEES) + sumOf(group, BENEFITS)
        },
      ],
      [
        'orderTotalWithVat is not orderTotalWithoutVat and feesVat',
        (json) => {
          const [summary] = partsOf(json)
          return cents(summary, 'orderTotalWithVat') === sumOf(summary, ['orderTotalWithoutVat', 'feesVat'])
        },
      ],
    ],
  ],
]

/** Sums that differ from the sum of their parts. */
export const wrongSums = (run: Run): Found => [
  ...RULES.flatMap(([operation, list, rules]) =>
    inAnswers(run, [operation], (json) => {
      const rows = list === undefined ? [json] : rowsOf(json[list])
      return rules.filter(([, holds]) => !rows.every(holds)).map(([what]) => what)
    }),
  ),
  ...inAnswers(run, ['estimateDeposit'], (json, { call }) => {
    const counted = [
      ...rowsOf(json.benefits),
      ...(call.params?.requestedLoads === true ? [json.requestedLoads as Values] : []),
    ]
    const needed = counted.reduce((sum, row) => sum + estimated(row), 0) - cents(json, 'currentBalance')
    return cents(json, 'totalSuggestedTransfer') === Math.max(0, needed)
      ? []
      : ['totalSuggestedTransfer is not the needed amount minus currentBalance']
  }),
]

/** Commission is a percentage of the value, and VAT a percentage of the commission (readSettings); both rounded per employee. */
export const wrongFees = (run: Run): Found => {
  const estimates = run.goodOf('estimateDeposit').flatMap(({ answer }) => rowsOf((answer.json as Values).benefits))
  const vat = newest(run, 'readSettings')?.feesVatPercentage
  return [
    ...inAnswers(run, ['listTopUpEmployees'], (json, { call }) => {
      const { feePercentage } = json.availableBenefitSettings as Values
      const wrong = estimates.some((row) => {
        const expected = share(cents(row, 'value'), Number(feePercentage))
        const isFar = Math.abs(expected - cents(row, 'commission')) > cents(row, 'numberOfEmployees')
        return row.type === call.params?.benefit && isFar
      })
      return wrong ? ['feePercentage differs from the one used by estimateDeposit'] : []
    }),
    ...inAnswers(run, ['estimateDeposit'], (json) => {
      const isFar = (row: Values) =>
        Math.abs(share(cents(row, 'commission'), Number(vat)) - cents(row, 'commissionVAT')) >
        cents(row, 'numberOfEmployees')
      return vat !== undefined && rowsOf(json.benefits).some(isFar)
        ? ['commissionVAT is not feesVatPercentage of commission']
        : []
    }),
  ]
}

/** The account balance must be the same in every reply. */
export const otherBalances = (run: Run): Found => {
  const accounts = newest(run, 'readCompanyAccounts')
  const [account] = rowsOf(accounts?.accounts)
  if (!account) return []
  return [
    ...inAnswers(run, ['listRequestedLoads', 'estimateDeposit'], (json) =>
      json.currentBalance === account.availableBalance
        ? []
        : ['currentBalance is not the availableBalance of readCompanyAccounts'],
    ),
    ...inAnswers(run, ['listRequestedLoads'], (json) =>
      json.totalRequestedLoadsAmount === accounts?.unfulfilledRequestSum
        ? []
        : ['totalRequestedLoadsAmount is not the unfulfilledRequestSum of readCompanyAccounts'],
    ),
  ]
}
