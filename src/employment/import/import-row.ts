import type { BenefitType, EmployeeType } from '@generated/api/model'
import { FULL_TIME_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import type { FieldError } from '@/forms/errors/field-error'
import { optionalDecimal } from '@/forms/fields/parsers'
import { textIn } from '@/language/locale'
import { groupBy } from '@/values/collections/group-by'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { normalisePersonalId } from '@/values/identifiers/personal-id'
import { formatDecimalInput } from '@/values/numbers/count'
import { normalisePhone } from '@/values/people/phone'
import { benefitFlags, dayOf, type EmployeeValues, fullTimeError, withCurrentType } from '../employee-form'
import { enabledFields, type FormMode, offeredTypes, typeName } from '../employment-rules'
import { fieldLabel } from '../field-texts'

export type ImportColumn = keyof EmployeeValues

export const columnName = (column: ImportColumn): string =>
  column === 'benefits' ? m.employees_column_benefits() : fieldLabel(column)

/** Column names used by payroll systems and people, in addition to the portal's own; in the template's order. */
const SYNONYMS: Record<ImportColumn, string[]> = {
  lastName: ['surname', 'family name'],
  firstName: ['given name', 'etunimet', 'kutsumanimi'],
  emailAddress: ['sähköposti', 'email', 'sähköpostiosoite', 'email address', 'e-mail', 'e-mail address', 'mail'],
  personalId: ['hetu', 'ssn', 'personal id', 'sotu', 'henkilotunnus'],
  phoneNumber: ['puhelin', 'gsm', 'phone', 'mobile', 'matkapuhelin'],
  employeeType: ['työsuhteen tyyppi', 'tyyppi', 'type', 'employment type', 'employee type'],
  employeePercentage: [
    'työaika',
    'työaika %',
    'työaika-%',
    'percentage',
    'working hours',
    'working hours %',
    'working time',
    'working time (%)',
  ],
  daysForLunari: ['lounaspäivät kuukaudessa', 'lounaspäivät/kk', 'lunch days a month', 'lunch days per month'],
  employeeNumber: ['hlönro', 'henkilöstönumero', 'työntekijänumero', 'employee no', 'number'],
  costCenterNumber: ['kp', 'kustannuspaikan numero', 'cost centre', 'cost center number'],
  startOfBenefit: ['alkupäivä', 'alkaa', 'start', 'start date', 'entitled', 'entitled from'],
  endOfBenefit: ['päättymispäivä', 'päättyy', 'loppupäivä', 'end', 'end date'],
  benefits: ['etu', 'benefit', 'edun tyyppi', 'benefit types'],
}

/** Possible columns of the pasted table. */
export const IMPORT_COLUMNS = Object.keys(SYNONYMS) as ImportColumn[]

const normaliseWord = (text: string) => text.trim().toLocaleLowerCase('fi').replace(/\s+/g, ' ').replace(/[:*]$/, '')

/** The name in both languages, as normaliseWord writes it. */
const namesOf = (name: () => string) => (['fi', 'en'] as const).map((locale) => normaliseWord(textIn(locale, name)))

function recogniseColumn(header: string): ImportColumn | undefined {
  const wanted = normaliseWord(header)
  if (wanted === '') return undefined
  return IMPORT_COLUMNS.find(
    (column) => namesOf(() => columnName(column)).includes(wanted) || SYNONYMS[column].includes(wanted),
  )
}

export type Mapping = readonly (ImportColumn | undefined)[]

/** The columns of a header row, each at most once; undefined if too few cells are known column names. */
export function recogniseHeaders(cells: readonly string[]): Mapping | undefined {
  const seen = new Set<ImportColumn>()
  const mapping = cells.map((cell) => {
    const column = recogniseColumn(cell)
    if (column === undefined || seen.has(column)) return undefined
    seen.add(column)
    return column
  })
  return seen.size >= 2 ? mapping : undefined
}

/** Words for the types, in addition to their names. */
const TYPE_WORDS: Partial<Record<EmployeeType, string[]>> = {
  FullTime: ['fulltime', 'full time', 'täysiaikainen'],
  PartTime: ['parttime', 'part time'],
  TemporaryEmployed: ['temporaryemployed', 'fixed-term'],
  Onhold: ['onhold', 'lomautettu'],
}

/** The employee type that a cell names in Finnish or English; undefined if unknown. */
export function readType(text: string): EmployeeType | undefined {
  const wanted = normaliseWord(text)
  return offeredTypes('edit').find(
    (type) => TYPE_WORDS[type]?.includes(wanted) || namesOf(() => typeName(type)).includes(wanted),
  )
}

const BENEFIT_WORDS: Record<BenefitType, RegExp> = {
  lunch: /^(lunch|lounas)/,
  recreational: /^(recreation|virike)/,
  transport: /^(transport|työmatka)/,
  massage: /^(massage|hieronta)/,
  wellbeing: /^(wellbeing|well-being|hyvinvointi)/,
}

export function readBenefits(text: string): BenefitType[] | undefined {
  const words = text
    .split(/[,;+/]/)
    .map(normaliseWord)
    .filter((word) => word !== '')
  const read = words.map((word) => BENEFIT_ORDER.find((type) => BENEFIT_WORDS[type].test(word)))
  return read.every((type) => type !== undefined) ? read : undefined
}

/** A table row by column. `line` is its row number in the spreadsheet, starting at 1. */
export interface ImportRow {
  line: number
  cells: Readonly<Partial<Record<ImportColumn, string>>>
}

export type CellErrors = Partial<Record<ImportColumn, FieldError>>

/** Personal identity code of a row as the server stores it; '' if none. */
export const personalIdIn = ({ cells: { personalId } }: ImportRow): string =>
  personalId ? normalisePersonalId(personalId) : ''

/** The columns that identify an employee, and how to compare them; '' if a row has none. */
const KEYS = [
  { column: 'employeeNumber', keyOf: ({ cells }: ImportRow) => cells.employeeNumber ?? '' },
  { column: 'personalId', keyOf: personalIdIn },
] as const

/** Whether two rows conflict: they have the same employee number or personal identity code. */
export const sharesKey = (row: ImportRow, other: ImportRow): boolean =>
  KEYS.some(({ keyOf }) => keyOf(row) !== '' && keyOf(row) === keyOf(other))

/** Errors of a row that conflicts with another of these rows. */
export function repeatFinder(rows: readonly ImportRow[]): (row: ImportRow) => CellErrors {
  const groups = KEYS.map(({ column, keyOf }) => ({ column, keyOf, byKey: groupBy(rows, keyOf) }))
  return (row) => {
    const errors: CellErrors = {}
    for (const { column, keyOf, byKey } of groups) {
      const twin = keyOf(row) !== '' && byKey.get(keyOf(row))?.find(({ line }) => line !== row.line)
      if (twin) errors[column] = () => m.employees_import_error_repeated({ line: twin.line })
    }
    return errors
  }
}

/**
 * Normalises a cell like the form: 1.6.2026 to 01.06.2026, 60 % to 60, and 040 111 2223 to +358401112223 [VAL-07]. Text that
 * is no date or number stays as it is and gets an error.
 */
function cellText(column: ImportColumn, text: string): string {
  if (column === 'phoneNumber' && text !== '') return normalisePhone(text)
  if (column === 'employeePercentage') {
    const percentage = optionalDecimal(text)
    return typeof percentage === 'number' ? formatDecimalInput(percentage) : text
  }
  const day = column === 'startOfBenefit' || column === 'endOfBenefit' ? dayOf(text) : null
  return day === null ? text : formatDate(day)
}

/** The error of a cell that names no employment type. */
export const unknownTypeError = (mode: FormMode) => () =>
  m.employees_import_error_type({ types: offeredTypes(mode).map(typeName).join(', ') })

/** Merges the cells into the employee's existing values. Unknown words become errors. */
export function valuesOfCells(
  cells: ImportRow['cells'],
  base: EmployeeValues,
  today: PlainDate,
  mode: FormMode = 'add',
): { values: EmployeeValues; errors: CellErrors } {
  const errors: CellErrors = {}
  const values: EmployeeValues = { ...base }
  for (const column of IMPORT_COLUMNS) {
    const text = cells[column]
    if (text === undefined) continue
    if (column === 'employeeType') {
      const type = readType(text)
      values.employeeType = type ?? ''
      if (type === undefined && text !== '') errors.employeeType = unknownTypeError(mode)
    } else if (column === 'benefits') {
      const benefits = readBenefits(text)
      if (!benefits) errors.benefits = () => m.employees_import_error_benefits()
      values.benefits = benefitFlags(benefits ?? [])
    } else values[column] = cellText(column, text)
  }
  if (values.employeeType === 'FullTime') {
    const error = fullTimeError({ ...values, employeePercentage: cells.employeePercentage ?? '' })
    if (error) errors.employeePercentage = error
    else values.employeePercentage = String(FULL_TIME_PERCENTAGE)
  }
  const current = withCurrentType(today, values)
  // EMP-05, EMP-09: while on leave or after the end, hours and lunch days stay as saved, whatever the row says.
  const keeps = mode === 'edit' && !enabledFields(current.employeeType).daysForLunari
  const { employeePercentage, daysForLunari } = keeps ? base : current
  return { values: { ...current, employeePercentage, daysForLunari }, errors }
}
