import { personalId } from '../../mocks/values/identifiers.ts'

/** A valid personal identity code, unique for each number below 100. */
export const idOf = (at: number) =>
  personalId({ day: 1 + (at % 27), month: 1 + (at % 12), year: 1970 + (at % 30) }, 900 + (at % 100))

/** New employees as rows copied from a spreadsheet, with a heading. */
export const rowsOf = (count: number) =>
  [
    ['Sukunimi', 'Etunimi', 'Sähköpostiosoite', 'Henkilötunnus', 'Työsuhde', 'Etujen alkupäivä'].join('\t'),
    ...Array.from({ length: count }, (_, at) =>
      [
        'Rantanen',
        `Helmi${'abcdefghij'[at % 10]}${'abcdefghijklmno'[Math.floor(at / 10)]}`,
        `helmi${at}@yritys.example`,
        idOf(at),
        'kokoaikainen',
        '1.4.2027',
      ].join('\t'),
    ),
  ].join('\n')
