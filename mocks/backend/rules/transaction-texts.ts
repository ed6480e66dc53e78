import type { TransactionRow } from '../../database/rows/money.ts'

/** Stored Finnish titles and phrases with their English translation; longer phrases before their parts. */
const ENGLISH: readonly (readonly [fi: string, en: string])[] = [
  ['Rahansiirto', 'Deposit'],
  ['Lounasedun lataus', 'Lunch benefit load'],
  ['Virike-edun lataus', 'Sports and culture benefit load'],
  ['Työmatkaedun lataus', 'Commuting benefit load'],
  ['Hierontaedun lataus', 'Massage benefit load'],
  ['Hyvinvointiedun lataus', 'Wellbeing benefit load'],
  ['Latauspyynnöt', 'Load requests'],
  ['Palvelumaksu', 'Service fee'],
  ['Korttitilaus', 'Card order'],
  ['Palautus', 'Refund'],
  ['Saldon korjaus', 'Balance correction'],
  ['Viitenumero', 'Reference number'],
  [
    'Toiselle yritykselle tarkoitettu maksu siirretty oikealle tilille',
    'Payment meant for another company moved to the right account',
  ],
  ['Liikaa siirretty summa palautettu asiakkaan pyynnöstä', 'Overpayment returned at your request'],
  ['työntekijää', 'employees'],
  ['työntekijä', 'employee'],
  ['pyyntöä', 'requests'],
  ['pyyntö', 'request'],
  ['Tammikuu', 'January'],
  ['Helmikuu', 'February'],
  ['Maaliskuu', 'March'],
  ['Huhtikuu', 'April'],
  ['Toukokuu', 'May'],
  ['Kesäkuu', 'June'],
  ['Heinäkuu', 'July'],
  ['Elokuu', 'August'],
  ['Syyskuu', 'September'],
  ['Lokakuu', 'October'],
  ['Marraskuu', 'November'],
  ['Joulukuu', 'December'],
]

/** FMT-09: a stored text in the requested language; reference numbers, dates and names stay. */
export const translated = (text: string, inEnglish: boolean): string =>
  inEnglish ? ENGLISH.reduce((said, [fi, en]) => said.replaceAll(fi, en), text) : text

/** The title and description of a transaction. */
export const textsOf = ({ title, description }: Pick<TransactionRow, 'title' | 'description'>, inEnglish: boolean) => ({
  title: translated(title, inEnglish),
  description: translated(description, inEnglish),
})
