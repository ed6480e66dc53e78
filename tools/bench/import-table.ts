/** The 10 000 rows that the benchmark imports: as clipboard text, and as input of the validators. */
import { personalId } from '../../mocks/values/identifiers.ts'

/** A personal identity code for each index below 31 000. */
const personalIdOf = (index: number) =>
  personalId(
    { day: (index % 28) + 1, month: (Math.floor(index / 28) % 12) + 1, year: 1900 + (Math.floor(index / 336) % 92) },
    955,
  )

const HEADERS = {
  lastName: 'Sukunimi',
  firstName: 'Etunimi',
  emailAddress: 'Sähköposti',
  personalId: 'Henkilötunnus',
  employeeType: 'Työsuhde',
  employeeNumber: 'Henkilönumero',
  startOfBenefit: 'Alkupäivä',
  benefits: 'Edut',
}

/** Every hundredth row has an invalid personal identity code. */
export function importTable(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    cells: {
      lastName: 'Rautio',
      firstName: 'Sanni',
      emailAddress: `sanni.${index}@yritys.example`,
      personalId: index % 100 === 99 ? '010203A904X' : personalIdOf(index),
      employeeType: 'kokoaikainen',
      employeeNumber: `b${index}`,
      startOfBenefit: '1.12.2026',
      benefits: 'lounas',
    },
  }))
  const lines = rows.map(({ cells }) => Object.values(cells).join('\t'))
  return { rows, text: [Object.values(HEADERS).join('\t'), ...lines].join('\n') }
}
