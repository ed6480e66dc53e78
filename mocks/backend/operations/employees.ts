import { FinnishSSN } from 'finnish-ssn'
import type { EmployeeListItem } from '../../../generated/api/model/index.ts'
import { FULL_TIME_PERCENTAGE, LARGEST_PART_TIME_PERCENTAGE } from '../../../generated/limits.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { EmployeeRow } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { addDays, helsinkiDate } from '../../values/calendar.ts'
import { settingsAt } from '../../values/settings.ts'
import { pendingLoadDates } from '../rules/pending-loads.ts'

/** x-assumed (listEmployees): new for 168 hours, as for balance corrections. */
const NEW_FOR_MS = 168 * 3600 * 1000

type Hours = Pick<EmployeeRow, 'employeeType'> & { employeePercentage?: number; daysForLunari?: number }
type Choice = { benefitType: string; groupId: string }

export const employees: BackendPart<
  'listEmployees' | 'readEmployee' | 'createEmployee' | 'updateEmployee' | 'checkPersonalId'
> = {
  listEmployees({ caller: { company }, db, now }) {
    const pending = pendingLoadDates(db, company.id, now)
    return {
      beneficiaries: db.employees.all(company.id).map((row) => toListItem(row, pending.get(row.id), company, now)),
    }
  },

  readEmployee({ params, caller: { company }, db, now }) {
    const row = db.employees.get(company.id, params.id)
    if (!row) throw problem(404, 'employee_not_found')
    const pending = pendingLoadDates(db, company.id, now)
    return {
      ...toListItem(row, pending.get(row.id), company, now),
      personalId: row.personalId,
      phoneNumber: row.phoneNumber,
      employeePercentage: row.employeePercentage,
      daysForLunari: row.daysForLunari,
      startOfBenefit: row.entitled,
      benefits: row.benefits,
    }
  },

  createEmployee({ body, caller: { company }, db, now }) {
    const others = db.employees.all(company.id)
    // CRD-11
    if (others.length >= company.employeeLimit) throw problem(400, 'too_many_employees')
    const personalId = newPersonalId(body.personalId, others)
    refuseEmployeeNumber(others, body.employeeNumber)
    const today = helsinkiDate(now)
    // EMP-08
    if (body.endOfBenefit !== undefined && body.endOfBenefit < today) throw endOfBenefitInvalid()
    refuseEndBeforeStart(body)
    const { benefits, startOfBenefit, employeePercentage: _percentage, daysForLunari: _days, ...rest } = body
    const row: EmployeeRow = {
      ...rest,
      ...checkedHours(body, body.endOfBenefit, today),
      id: `e-${crypto.randomUUID()}`,
      companyId: company.id,
      personalId,
      entitled: startOfBenefit,
      createdAt: now,
      benefits: checkedBenefits(db, company, benefits),
    }
    db.employees.put(company.id, row)
    return { personId: row.id }
  },

  updateEmployee({ body, caller: { company }, db, now }) {
    const today = helsinkiDate(now)
    const row = db.employees.get(company.id, body.personId)
    const pendingLoadDate = row && pendingLoadDates(db, company.id, now).get(row.id)
    const newEnd = body.endOfBenefit === row?.endOfBenefit ? undefined : body.endOfBenefit
    // EMP-18
    if (newEnd !== undefined && pendingLoadDate !== undefined && newEnd < pendingLoadDate) {
      throw problem(400, 'end_of_benefit_before_pending_load', { fieldName: 'endOfBenefit' })
    }
    // EMP-08
    if (newEnd !== undefined && newEnd < today) throw endOfBenefitInvalid()
    if (newEnd !== undefined || body.startOfBenefit !== row?.entitled) refuseEndBeforeStart(body)
    const hours = checkedHours(body, body.endOfBenefit, today, row)
    if (!row) throw problem(404, 'not_found')
    const benefits = checkedBenefits(db, company, body.benefits)
    // EMP-08: a terminated employee cannot be edited.
    if (row.endOfBenefit !== undefined && row.endOfBenefit <= today) throw problem(409, 'employee_terminated')
    if (pendingLoadDate !== undefined && newEnd !== undefined)
      throw problem(409, 'loads_pending', { fieldName: 'endOfBenefit' })
    // EMP-06
    if (pendingLoadDate !== undefined && body.employeeType === 'Onhold' && row.employeeType !== 'Onhold') {
      throw problem(409, 'loads_pending', { fieldName: 'employeeType' })
    }
    refuseEmployeeNumber(
      db.employees.all(company.id).filter((other) => other.id !== row.id),
      body.employeeNumber,
    )
    const { startOfBenefit, personId: _id, employeePercentage: _percentage, daysForLunari: _days, ...rest } = body
    const { personalId, id, companyId, createdAt } = row
    db.employees.put(company.id, {
      ...rest,
      ...hours,
      id,
      companyId,
      personalId,
      createdAt,
      entitled: startOfBenefit,
      benefits,
    })
  },

  checkPersonalId({ body, caller: { company }, db }) {
    newPersonalId(body.personalId, db.employees.all(company.id))
    return { valid: true }
  },
}

const endOfBenefitInvalid = () => validationProblem([{ fieldName: 'endOfBenefit', code: 'field_invalid' }])

/** x-assumed (createEmployee, updateEmployee): a benefit must not end before it begins. */
function refuseEndBeforeStart({ startOfBenefit, endOfBenefit }: { startOfBenefit: string; endOfBenefit?: string }) {
  if (endOfBenefit !== undefined && endOfBenefit < startOfBenefit) throw endOfBenefitInvalid()
}

/** EMP-08: the last day to use loaded money after the end of benefit. */
export const endOfFundsOf = (row: Pick<EmployeeRow, 'endOfBenefit'>, company: CompanyRow, now: number) =>
  row.endOfBenefit === undefined ? undefined : addDays(row.endOfBenefit, settingsAt(now, company).endOfFundsPeriodDays)

/** EMP-07: an end of benefit today or earlier makes the type Dropped. */
export const employeeTypeOn = (row: Pick<EmployeeRow, 'employeeType' | 'endOfBenefit'>, today: string) =>
  row.endOfBenefit !== undefined && row.endOfBenefit <= today ? 'Dropped' : row.employeeType

function toListItem(
  row: EmployeeRow,
  pendingLoadDate: string | undefined,
  company: CompanyRow,
  now: number,
): EmployeeListItem {
  return {
    personId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    emailAddress: row.emailAddress,
    employeeType: employeeTypeOn(row, helsinkiDate(now)),
    employeeNumber: row.employeeNumber,
    costCenterNumber: row.costCenterNumber,
    endOfBenefit: row.endOfBenefit,
    endOfFunds: endOfFundsOf(row, company, now),
    pendingLoadDate,
    createdAt: new Date(row.createdAt).toISOString(),
    // EMP-02
    isNew: now - row.createdAt < NEW_FOR_MS,
    benefitTypes: row.benefits.map((held) => held.benefitType),
  }
}

/** EMP-12, EMP-13: a valid personal identity code that no other employee of the company has. */
function newPersonalId(text: string, others: readonly EmployeeRow[]): string {
  const personalId = text.replaceAll(/\s/g, '').toUpperCase()
  const fieldName = 'personalId'
  if (!FinnishSSN.validate(personalId)) throw problem(400, 'invalid_personal_id', { fieldName })
  if (others.some((row) => row.personalId === personalId))
    throw problem(409, 'personal_id_already_exists', { fieldName })
  return personalId
}

function refuseEmployeeNumber(others: readonly EmployeeRow[], employeeNumber: string | undefined) {
  if (employeeNumber === undefined) return
  if (others.some((row) => row.employeeNumber === employeeNumber)) {
    throw problem(409, 'employee_number_already_exists', { fieldName: 'employeeNumber' })
  }
}

/** EMP-05, EMP-07, EMP-09: type, percentage and lunch days together. */
function checkedHours(body: Hours, endOfBenefit: string | undefined, today: string, before?: EmployeeRow) {
  const isEnded = endOfBenefit !== undefined && endOfBenefit <= today
  // Dropped requires an end of benefit today or earlier, and the other way round.
  if ((body.employeeType === 'Dropped') !== isEnded) {
    throw validationProblem([{ fieldName: 'employeeType', code: 'field_invalid' }])
  }
  const fieldName = 'employeePercentage'
  const keeps = body.employeeType === 'Onhold' || body.employeeType === 'Dropped'
  // x-assumed (updateEmployee): on hold and dropped employees keep the saved values.
  const kept = keeps
    ? (before?.employeePercentage ?? body.employeePercentage ?? FULL_TIME_PERCENTAGE)
    : body.employeePercentage
  const percentage = body.employeeType === 'FullTime' ? FULL_TIME_PERCENTAGE : kept
  if (percentage === undefined) throw validationProblem([{ fieldName, code: 'field_required' }])
  if (body.employeeType === 'PartTime' && percentage > LARGEST_PART_TIME_PERCENTAGE)
    throw validationProblem([{ fieldName, code: 'field_invalid' }])
  return { employeePercentage: percentage, daysForLunari: keeps ? before?.daysForLunari : body.daysForLunari }
}

/** EMP-14: each benefit must name a group of its type. */
function checkedBenefits(db: Db, company: CompanyRow, choices: readonly Choice[]): EmployeeRow['benefits'] {
  const groups = db.benefitGroups.all(company.id)
  return choices.map(({ benefitType, groupId }, elementIndex) => {
    const group = groups.find((row) => row.id === groupId)
    if (!group) throw problem(404, 'not_found')
    const isRepeated = choices.findIndex((choice) => choice.benefitType === benefitType) !== elementIndex
    if (group.benefitType !== benefitType || isRepeated) {
      throw validationProblem([{ fieldName: 'benefits', code: 'field_invalid', elementIndex }])
    }
    return { benefitType: group.benefitType, groupId, maxAmountPerPeriod: group.maxAmountPerPeriod }
  })
}
