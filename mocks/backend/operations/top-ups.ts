import type { TopUpBeneficiary, TopUpLoad } from '../../../generated/api/model/index.ts'
import { LARGEST_PAYMENT } from '../../../generated/limits.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import { BENEFITS, type BenefitGroupRow, type EmployeeRow, type TopUpRow } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { helsinkiDate } from '../../values/calendar.ts'
import { LOAD_FEE_PERCENT, loadFee } from '../../values/fees.ts'
import { settingsAt } from '../../values/settings.ts'
import { addLoad, balanceOf } from '../rules/booking.ts'
import { availableTo, holdsOn, loadableGroup, loadedIn, loadingTypeOn } from '../rules/load-limits.ts'
import { type LoadStatus, loadItemStatus, loadStartsAt, loadStatus } from '../rules/load-status.ts'
import { pendingLoadDates } from '../rules/pending-loads.ts'
import { settle } from '../rules/settle.ts'
import { checkedLoad, inProgress, loadingEmployees, refuseDate, refuseLimits } from '../rules/top-up-checks.ts'
import { employeeTypeOn, endOfFundsOf } from './employees.ts'

/** Named input: the first employee of a load of this amount (cents) does not get it. */
const FAILING_AMOUNT = 1313
/** Named input: an e-invoice of this amount for each employee (cents) is paid in a minute. */
const PAID_AMOUNT = 1212
const PAID_IN_MS = 60_000

/** The statuses of a load in which loading has started. */
const BEGUN: ReadonlySet<LoadStatus> = new Set(['in_progress', 'success', 'closed_with_errors'])

const collator = new Intl.Collator('fi')

export const topUps: BackendPart<
  | 'listTopUpEmployees'
  | 'readTopUpInProgress'
  | 'checkPendingTopUps'
  | 'createTopUp'
  | 'listTopUps'
  | 'listLoadableBenefits'
  | 'readTopUp'
> = {
  // TOP-03, TOP-04
  listTopUpEmployees({ params: { benefit }, query: { scheduledOn }, caller: { company }, db, now }) {
    settle(db, company.id, now)
    refuseDate(scheduledOn, now)
    const group = loadableGroup(db, company.id, benefit, now)
    if (!group) throw problem(409, 'benefit_not_available', { fieldName: 'benefit' })
    const date = scheduledOn ?? helsinkiDate(now)
    const loaded = loadedIn(db, company.id, benefit, date, now)
    const pending = pendingLoadDates(db, company.id, now)
    const days = benefit === 'lunch' ? settingsAt(now).lunchAverageWorkdays : 1
    return {
      beneficiaries: db.employees
        .all(company.id)
        .filter((row) => holdsOn(row, benefit, date))
        .map((row) => ({
          ...toBeneficiary(row, group, company, now),
          availableToTopUpAmount: availableTo(row, group, company, loaded, now),
          pendingLoadDate: pending.get(row.id),
        })),
      availableBenefitSettings: {
        feePercentage: LOAD_FEE_PERCENT[benefit],
        maxTopUpAmountPerPeriod: group.maxAmountPerPeriod * days,
      },
    }
  },

  // TOP-08
  readTopUpInProgress({ caller: { company }, db, now }) {
    settle(db, company.id, now)
    const ids = inProgress(db, company.id, now).map((row) => row.id)
    return { isTopUpLoadInProgress: ids.length > 0, ids }
  },

  // TOP-12
  checkPendingTopUps({ body: { beneficiaryIds, benefitType }, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const elementIndex = beneficiaryIds.findIndex((id) => !db.employees.get(company.id, id))
    if (elementIndex >= 0) throw problem(404, 'not_found', { fieldName: 'beneficiaryIds', elementIndex })
    const loading = loadingEmployees(db, company.id, benefitType, now)
    return { isTopUpLoadInProgress: beneficiaryIds.some((id) => loading.has(id)) }
  },

  // TOP-10, TOP-15, TOP-16
  async createTopUp({ body, caller: { user, company }, db, now }) {
    settle(db, company.id, now)
    const amount = Number(body.amount)
    const { group, employees } = await checkedLoad(db, company, body, now)
    const sum = amount * employees.length
    const { feeWithVat } = loadFee(sum, body.benefitType, now)
    if (body.paymentMethod === 'einvoice' && sum + feeWithVat > LARGEST_PAYMENT) {
      throw validationProblem([{ fieldName: 'amount', code: 'field_invalid' }])
    }
    refuseLimits(db, company, body, group, employees, amount, now)
    const isDirectDeduction = body.paymentMethod === 'deduction' && body.scheduledOn === undefined
    if (isDirectDeduction && sum + feeWithVat > balanceOf(db, company.id)) throw problem(409, 'not_enough_balance')
    const isPaidSoon = body.paymentMethod === 'einvoice' && amount === PAID_AMOUNT
    const load = addLoad(
      db,
      {
        companyId: company.id,
        createdAt: now,
        scheduledOn: body.scheduledOn,
        executorId: user.id,
        benefitType: body.benefitType,
        amount,
        feeWithVat,
        paymentMethod: body.paymentMethod,
        ...(body.paymentMethod === 'einvoice' && { eInvoiceAddress: body.eInvoiceAddress, operator: body.operator }),
        paidAt: isDirectDeduction ? now : isPaidSoon ? now + PAID_IN_MS : undefined,
      },
      employees,
    )
    const [first, ...rest] = load.items
    if (amount === FAILING_AMOUNT && first) {
      db.topUps.put(company.id, { ...load, items: [{ ...first, failed: true }, ...rest] })
    }
    return { topUpLoadId: load.id }
  },

  // REP-07
  listTopUps({ caller: { company }, db, now }) {
    settle(db, company.id, now)
    const newestFirst = db.topUps.all(company.id).toSorted((a, b) => b.createdAt - a.createdAt)
    return { topUpLoads: newestFirst.map((row) => toLoad(db, row, now)) }
  },

  // TOP-01, TOP-02
  listLoadableBenefits: ({ caller: { company }, db, now }) => ({
    loadableBenefits: BENEFITS.filter((type) => loadableGroup(db, company.id, type, now) !== undefined),
  }),

  // REP-03
  readTopUp({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const row = db.topUps.get(company.id, params.id)
    if (!row) throw problem(404, 'top_up_not_found')
    const items = row.items.map(({ firstName, lastName, personalId, amount }, index) => ({
      firstName,
      lastName,
      personalId,
      status: loadItemStatus(row, index, now),
      amount,
    }))
    return { ...toLoad(db, row, now), topUpLoadItems: items.toSorted(byName) }
  },
}

type Named = { firstName: string; lastName: string }
const byName = (a: Named, b: Named) =>
  collator.compare(a.lastName, b.lastName) || collator.compare(a.firstName, b.firstName)

function toLoad(db: Db, row: TopUpRow, now: number): TopUpLoad {
  const executor = db.users.get('', row.executorId)
  const totalSum = row.amount * row.items.length
  const status = loadStatus(row, now)
  const startsAt = BEGUN.has(status) ? loadStartsAt(row, now) : undefined
  const refunded = db.transactions
    .all(row.companyId)
    .filter(({ topUpId, transactionType }) => topUpId === row.id && transactionType === 'refund')
  return {
    id: row.id,
    createdAt: new Date(row.createdAt).toISOString(),
    scheduledOn: row.scheduledOn,
    executorFirstName: executor?.firstName ?? '',
    executorLastName: executor?.lastName ?? '',
    status,
    benefitType: row.benefitType,
    totalSum,
    totalSumWithFees: totalSum + row.feeWithVat,
    paymentMethod: row.paymentMethod,
    loadedOn: startsAt === undefined ? undefined : helsinkiDate(startsAt),
    refundedSum: refunded.reduce((sum, { balanceChange }) => sum + balanceChange, 0),
  }
}

function toBeneficiary(
  row: EmployeeRow,
  group: BenefitGroupRow,
  company: CompanyRow,
  now: number,
): Omit<TopUpBeneficiary, 'availableToTopUpAmount'> {
  const today = helsinkiDate(now)
  return {
    beneficiaryId: row.id,
    personId: row.id,
    personalId: row.personalId,
    firstName: row.firstName,
    lastName: row.lastName,
    emailAddress: row.emailAddress,
    employmentType: employeeTypeOn(row, today),
    benefitPercentage: row.employeePercentage,
    costCenter: row.costCenterNumber,
    employeeNumber: row.employeeNumber,
    startOfBenefit: row.entitled,
    endOfBenefit: row.endOfBenefit,
    endOfFunds: endOfFundsOf(row, company, now),
    createdAt: new Date(row.createdAt).toISOString(),
    benefitGroupSettings: {
      groupId: group.id,
      maxAmountPerPeriod: group.maxAmountPerPeriod,
      fundsLoadingType: loadingTypeOn(group, today),
    },
    benefitLunchMaxWorkingDays: row.daysForLunari,
  }
}
