import { EMPTY_EMPLOYEE } from '@/employment/employee-form'
import type { OrderedEmployee } from '@/features/cards/order/ordered-employees'
import { personalId } from '../../mocks/values/identifiers.ts'

/** A valid personal identity code, unique for each number below 100. */
export const idOf = (at: number) =>
  personalId({ day: 1 + (at % 27), month: 1 + (at % 12), year: 1970 + (at % 30) }, 900 + (at % 100))

const employeeOf = (at: number) => ({
  lastName: 'Rantanen',
  firstName: `Helmi${'abcdefghij'[at % 10]}${'abcdefghijklmno'[Math.floor(at / 10)]}`,
  emailAddress: `helmi${at}@yritys.example`,
  personalId: idOf(at),
})

/** New employees as rows copied from a spreadsheet, with a heading. */
export const rowsOf = (count: number) =>
  [
    ['Sukunimi', 'Etunimi', 'Sähköpostiosoite', 'Henkilötunnus', 'Työsuhde', 'Etujen alkupäivä'].join('\t'),
    ...Array.from({ length: count }, (_, at) =>
      [...Object.values(employeeOf(at)), 'kokoaikainen', '1.4.2027'].join('\t'),
    ),
  ].join('\n')

/** The same employees as a form holds them. */
export const typedEmployees = (count: number): OrderedEmployee[] =>
  Array.from({ length: count }, (_, at) => ({
    ...EMPTY_EMPLOYEE,
    ...employeeOf(at),
    id: at + 1,
    employeeType: 'FullTime',
    employeePercentage: '100',
    startOfBenefit: '01.04.2027',
  }))
