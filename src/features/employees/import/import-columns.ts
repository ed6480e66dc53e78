import type { BenefitType, EmployeeType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

/** What a column of the pasted table can be, in the order of the template. */
export const IMPORT_COLUMNS = [
  'lastName',
  'firstName',
  'emailAddress',
  'personalId',
  'phoneNumber',
  'employeeType',
  'employeePercentage',
  'daysForLunari',
  'employeeNumber',
  'costCenterNumber',
  'startOfBenefit',
  'endOfBenefit',
  'benefits',
] as const

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

type Language = { locale: 'fi' | 'en' } | undefined

const NAMES: Record<ImportColumn, (language: Language) => string> = {
  lastName: (language) => m.employees_field_last_name({}, language),
  firstName: (language) => m.employees_field_first_name({}, language),
  emailAddress: (language) => m.employees_field_email({}, language),
  personalId: (language) => m.employees_field_personal_id({}, language),
  phoneNumber: (language) => m.employees_field_phone({}, language),
  employeeType: (language) => m.employees_field_type({}, language),
  employeePercentage: (language) => m.employees_field_percentage({}, language),
  daysForLunari: (language) => m.employees_field_lunch_days({}, language),
  employeeNumber: (language) => m.employees_field_number({}, language),
  costCenterNumber: (language) => m.employees_field_cost_center({}, language),
  startOfBenefit: (language) => m.employees_field_start({}, language),
  endOfBenefit: (language) => m.employees_field_end({}, language),
  benefits: (language) => m.employees_column_benefits({}, language),
}

export const columnName = (column: ImportColumn): string => NAMES[column](undefined)

/** What payroll systems and people call the columns, beside the portal's own names. */
const SYNONYMS: Record<ImportColumn, string[]> = {
  lastName: ['surname', 'family name'],
  firstName: ['given name', 'etunimet', 'kutsumanimi'],
  emailAddress: ['sähköpostiosoite', 'email address', 'e-mail', 'e-mail address', 'mail'],
  personalId: ['hetu', 'ssn', 'personal id', 'sotu', 'henkilotunnus'],
  phoneNumber: ['puhelin', 'gsm', 'phone', 'mobile', 'matkapuhelin'],
  employeeType: ['työsuhteen tyyppi', 'tyyppi', 'type', 'employment type', 'employee type'],
  employeePercentage: ['työaika', 'työaika %', 'työaika-%', 'percentage', 'working hours', 'working hours %'],
  daysForLunari: ['lounaspäivät kuukaudessa', 'lounaspäivät/kk', 'lunch days a month', 'lunch days per month'],
  employeeNumber: ['hlönro', 'henkilöstönumero', 'työntekijänumero', 'employee no', 'number'],
  costCenterNumber: ['kp', 'kustannuspaikan numero', 'cost centre', 'cost center number'],
  startOfBenefit: ['alkupäivä', 'alkaa', 'start', 'start date', 'entitled', 'entitled from'],
  endOfBenefit: ['päättymispäivä', 'päättyy', 'loppupäivä', 'end', 'end date'],
  benefits: ['etu', 'benefit', 'edun tyyppi', 'benefit types'],
}

const folded = (text: string) => text.trim().toLocaleLowerCase('fi').replace(/\s+/g, ' ').replace(/[:*]$/, '')

const fi: Language = { locale: 'fi' }
const en: Language = { locale: 'en' }

/** Which column a header names, in Finnish or English; undefined for an unknown one. */
export function recogniseColumn(header: string): ImportColumn | undefined {
  const wanted = folded(header)
  if (wanted === '') return undefined
  return IMPORT_COLUMNS.find(
    (column) =>
      folded(NAMES[column](fi)) === wanted || folded(NAMES[column](en)) === wanted || SYNONYMS[column].includes(wanted),
  )
}

export type Mapping = readonly (ImportColumn | undefined)[]

/** The columns of a first row, each named once; undefined when it names too few of them to be a row of headers. */
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

const TYPE_WORDS: [EmployeeType, string[], (language: Language) => string][] = [
  ['FullTime', ['fulltime', 'full time', 'täysiaikainen'], (language) => m.employees_type_full_time({}, language)],
  ['PartTime', ['parttime', 'part time'], (language) => m.employees_type_part_time({}, language)],
  ['TemporaryEmployed', ['temporaryemployed', 'fixed-term'], (language) => m.employees_type_temporary({}, language)],
  ['Onhold', ['onhold', 'lomautettu'], (language) => m.employees_type_on_hold({}, language)],
]

/** The type that a cell names, in Finnish or English; undefined for anything else. */
export function readType(text: string): EmployeeType | undefined {
  const wanted = folded(text)
  return TYPE_WORDS.find(
    ([, words, name]) => words.includes(wanted) || folded(name(fi)) === wanted || folded(name(en)) === wanted,
  )?.[0]
}

const BENEFIT_WORDS: Record<BenefitType, RegExp> = {
  lunch: /^(lunch|lounas)/,
  recreational: /^(recreation|virike)/,
  transport: /^(transport|työmatka)/,
  massage: /^(massage|hieronta)/,
  wellbeing: /^(wellbeing|well-being|hyvinvointi)/,
}

/** The benefits that a cell lists between commas, plus signs or slashes; undefined when one of them is unknown. */
export function readBenefits(text: string): BenefitType[] | undefined {
  const words = text
    .split(/[,;+/]/)
    .map(folded)
    .filter((word) => word !== '')
  const read = words.map((word) =>
    (Object.keys(BENEFIT_WORDS) as BenefitType[]).find((type) => BENEFIT_WORDS[type].test(word)),
  )
  return read.every((type) => type !== undefined) ? read : undefined
}
