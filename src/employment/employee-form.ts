import { CreateEmployeeBody, UpdateEmployeeBody } from '@generated/api/employees/employees.zod'
import type { AnyBenefitType, BenefitGroup, BenefitType, Employee, EmployeeListItem } from '@generated/api/model'
import { FULL_TIME_PERCENTAGE, LARGEST_PART_TIME_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { unreadableOf } from '@/api/replies/read-tolerantly'
import { BENEFIT_ORDER, isBenefitType } from '@/domain/benefit-names'
import { bodyForm } from '@/forms/body-form'
import type { FieldError } from '@/forms/errors/field-error'
import { required } from '@/forms/fields/field-rules'
import {
  choice,
  date,
  optional,
  optionalDate,
  optionalDecimal,
  optionalPhone,
  optionalWholeNumber,
} from '@/forms/fields/parsers'
import { formatDate, isBefore, type PlainDate, parseDate, plainDate } from '@/values/dates/plain-date'
import { isPersonalId, normalisePersonalId } from '@/values/identifiers/personal-id'
import { formatDecimalInput } from '@/values/numbers/count'
import {
  enabledFields,
  isDroppedBy,
  maxPercentage,
  onHoldRefused,
  type PendingLoads,
  pendingLoadsText,
  supportedEmployeeType,
  type TypeChoice,
} from './employment-rules'

export const benefitFlags = (types: readonly AnyBenefitType[]) =>
  // The cast is safe: BENEFIT_ORDER has every type.
  Object.fromEntries(BENEFIT_ORDER.map((type) => [type, types.includes(type)])) as Record<BenefitType, boolean>

/** Form values as typed; dates as DD.MM.YYYY (EMP-15). */
export const EMPTY_EMPLOYEE = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  personalId: '',
  phoneNumber: '',
  employeeType: '' as TypeChoice,
  employeePercentage: '',
  daysForLunari: '',
  employeeNumber: '',
  costCenterNumber: '',
  startOfBenefit: '',
  endOfBenefit: '',
  /** The employee's benefits. Each benefit has exactly one group (GRP-04). */
  benefits: benefitFlags([]),
}
export type EmployeeValues = typeof EMPTY_EMPLOYEE

const asDate = (date: string | undefined): string => (date === undefined ? '' : formatDate(plainDate(date)))

/** The saved end as a form shows it. One that cannot be read stays as it came, so that a save cannot remove it unseen. */
const endText = (saved: Pick<Employee, 'endOfBenefit'>): string =>
  asDate(saved.endOfBenefit) || (unreadableOf(saved).endOfBenefit ?? '')

/** Form values from a row of the employee list; unknown fields are blank. */
export const valuesOfListItem = (employee: EmployeeListItem): EmployeeValues => ({
  ...EMPTY_EMPLOYEE,
  firstName: employee.firstName,
  lastName: employee.lastName,
  emailAddress: employee.emailAddress,
  employeeType: supportedEmployeeType(employee.employeeType),
  employeeNumber: employee.employeeNumber ?? '',
  costCenterNumber: employee.costCenterNumber ?? '',
  endOfBenefit: endText(employee),
  benefits: benefitFlags(employee.benefitTypes),
})

export const valuesOf = (employee: Employee): EmployeeValues => ({
  ...valuesOfListItem(employee),
  personalId: employee.personalId,
  phoneNumber: employee.phoneNumber ?? '',
  // As endText(): unreadable numbers stay as they came.
  employeePercentage:
    formatDecimalInput(employee.employeePercentage) || (unreadableOf(employee).employeePercentage ?? ''),
  daysForLunari: formatDecimalInput(employee.daysForLunari) || (unreadableOf(employee).daysForLunari ?? ''),
  startOfBenefit: asDate(employee.startOfBenefit),
  benefits: benefitFlags(employee.benefits.map(({ benefitType }) => benefitType)),
})

/** The day of a date field; null if it is blank or unreadable. */
export function dayOf(text: string): PlainDate | null {
  const parsed = parseDate(text)
  return parsed.ok ? parsed.value : null
}

export interface EmployeeFormContext {
  groups: readonly BenefitGroup[]
  /** Employee numbers of the company. A saved employee's own stays valid (EMP-12). */
  takenNumbers?: ReadonlySet<string>
  today: PlainDate
}

export interface EditContext extends EmployeeFormContext {
  saved: Pick<Employee, 'personId' | 'employeeType' | 'employeeNumber' | 'endOfBenefit'> &
    Partial<Pick<Employee, 'startOfBenefit' | 'benefits'>>
  pending?: PendingLoads
}

/**
 * EMP-07: the values with the employment type that applies today. If the benefit ends today or earlier, the type is Dropped,
 * whatever was selected. If the saved type is Dropped but the benefit does not end by today, the user must select a type.
 */
export function withCurrentType(today: PlainDate, values: EmployeeValues): EmployeeValues {
  if (isDroppedBy(dayOf(values.endOfBenefit), today)) return { ...values, employeeType: 'Dropped' }
  return values.employeeType === 'Dropped' ? { ...values, employeeType: '' } : values
}

type Held = Employee['benefits'][number]

function sharedBody(values: EmployeeValues, groups: readonly Held[]) {
  const hasDays = enabledFields(values.employeeType).daysForLunari
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    emailAddress: values.emailAddress,
    phoneNumber: optionalPhone(values.phoneNumber),
    employeePercentage: optionalDecimal(values.employeePercentage),
    // EMP-09: the value of a disabled field is not validated.
    daysForLunari: hasDays ? optionalWholeNumber(values.daysForLunari) : undefined,
    employeeNumber: optional(values.employeeNumber),
    costCenterNumber: optional(values.costCenterNumber),
    startOfBenefit: date(values.startOfBenefit),
    endOfBenefit: optionalDate(values.endOfBenefit),
    benefits: groups.flatMap(({ benefitType, groupId }) =>
      isBenefitType(benefitType) && values.benefits[benefitType] ? [{ benefitType, groupId }] : [],
    ),
  }
}

/**
 * A saved benefit whose group is not among `groups` keeps its own, and one of a type that the form does not know is sent
 * back as it is: an update without it would take it away.
 */
function updateBody(
  values: EmployeeValues,
  { personId, benefits: saved = [] }: Pick<EditContext['saved'], 'personId' | 'benefits'>,
  groups: readonly Held[],
) {
  const others = saved.filter((held) => !groups.some(({ benefitType }) => benefitType === held.benefitType))
  const unknown = saved.filter(({ benefitType }) => !isBenefitType(benefitType))
  const { benefits, ...rest } = sharedBody(values, [...groups, ...others])
  const kept = unknown.map(({ benefitType, groupId }) => ({ benefitType, groupId }))
  return { ...rest, benefits: [...benefits, ...kept], personId, employeeType: choice(values.employeeType) }
}

const percentageMost: FieldError = () =>
  m.employees_error_percentage_most({ part: LARGEST_PART_TIME_PERCENTAGE, full: FULL_TIME_PERCENTAGE })

const MESSAGES = {
  employeePercentage: { tooBig: percentageMost },
  phoneNumber: { characters: () => m.employees_error_phone(), tooLong: () => m.employees_error_phone() },
  startOfBenefit: { required: () => m.employees_error_start_required() },
  employeeType: { required: () => m.employees_error_type_required() },
}

/** EMP-12: no two employees of the company have the same number. `own` is the saved one. */
const numberError = (number: string, { takenNumbers }: EmployeeFormContext, own?: string): FieldError | undefined =>
  takenNumbers?.has(number) && number !== own ? () => m.employees_error_number_taken() : undefined

/** EMP-05, EMP-12: required for part time (1–99) and temporary (1–100). */
function percentageError({ employeeType, employeePercentage }: EmployeeValues): FieldError | undefined {
  if (!enabledFields(employeeType).employeePercentage) return undefined
  const read = optionalDecimal(employeePercentage)
  const max = maxPercentage(employeeType)
  return required(employeePercentage) ?? (typeof read === 'number' && read > max ? percentageMost : undefined)
}

/** EMP-05: full time is 100 %. The form sets it, but an imported row may have another percentage. */
export const fullTimeError = ({ employeeType, employeePercentage: typed }: EmployeeValues): FieldError | undefined =>
  employeeType === 'FullTime' && typed !== '' && optionalDecimal(typed) !== FULL_TIME_PERCENTAGE
    ? () => m.employees_import_error_full_time()
    : undefined

/**
 * The saved date and no date are always allowed. Another must be today or later (EMP-08), and waits for pending loads
 * (EMP-18). A benefit cannot end before it starts (EMP-12), unless both dates are already saved.
 */
export function endOfBenefitError(
  { startOfBenefit, endOfBenefit }: Pick<EmployeeValues, 'startOfBenefit' | 'endOfBenefit'>,
  saved: Partial<Pick<Employee, 'startOfBenefit' | 'endOfBenefit'>>,
  today: PlainDate,
  pending?: PendingLoads,
): FieldError | undefined {
  const [start, end] = [dayOf(startOfBenefit), dayOf(endOfBenefit)]
  if (end === null) return undefined
  const isSaved = end === dayOf(endText(saved))
  if (!isSaved && isBefore(end, today)) return () => m.employees_error_end_past()
  if (!isSaved && pending !== undefined) return () => pendingLoadsText(pending)
  if (start === null || !isBefore(end, start) || (isSaved && start === saved.startOfBenefit)) return undefined
  return () => m.employees_error_end_before_start({ date: formatDate(start) })
}

/** The form for adding an employee (EMP-12). */
export const addForm = (context: EmployeeFormContext) =>
  bodyForm({
    schema: CreateEmployeeBody,
    messages: MESSAGES,
    toBody: (typed: EmployeeValues) => {
      const values = withCurrentType(context.today, typed)
      return {
        ...sharedBody(values, context.groups),
        personalId: normalisePersonalId(values.personalId),
        // EMP-06: a new employee cannot be on hold.
        employeeType: choice(values.employeeType === 'Onhold' ? '' : values.employeeType),
      }
    },
    check: (typed) => {
      const values = withCurrentType(context.today, typed)
      return {
        employeeNumber: numberError(values.employeeNumber, context),
        employeePercentage: percentageError(values) ?? fullTimeError(values),
        personalId: isPersonalId(normalisePersonalId(values.personalId))
          ? undefined
          : () => m.employees_error_personal_id(),
        endOfBenefit: endOfBenefitError(values, {}, context.today),
      }
    },
  })

export const editForm = ({ saved, pending, ...context }: EditContext) =>
  bodyForm({
    schema: UpdateEmployeeBody,
    messages: MESSAGES,
    toBody: (values: EmployeeValues) => updateBody(withCurrentType(context.today, values), saved, context.groups),
    check: (typed) => {
      const values = withCurrentType(context.today, typed)
      return {
        employeeNumber: numberError(values.employeeNumber, context, saved.employeeNumber),
        employeePercentage: percentageError(values),
        employeeType: onHoldRefused(values.employeeType, supportedEmployeeType(saved.employeeType), pending)
          ? () => m.employees_error_on_hold_pending()
          : undefined,
        endOfBenefit: endOfBenefitError(values, saved, context.today, pending),
      }
    },
  })

/** Whether the saved data itself is invalid by current rules, such as a phone number in an old format. */
export const needsCorrecting = (employee: Employee, context: EmployeeFormContext): boolean =>
  Object.keys(editForm({ ...context, saved: employee }).errors(valuesOf(employee))).length > 0
