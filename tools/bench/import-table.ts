/** The 10 000 rows that the benchmark imports: as clipboard text, and as input of the validators. */

const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY'
const two = (number: number) => String(number).padStart(2, '0')

/** A personal identity code of the unused 900 series; `index` below 31 000. */
function personalId(index: number): string {
  const [day, month, year] = [(index % 28) + 1, (Math.floor(index / 28) % 12) + 1, Math.floor(index / 336) % 92]
  const birth = `${two(day)}${two(month)}${two(year)}`
  return `${birth}-955${CHECK_CHARACTERS[Number(`${birth}955`) % 31]}`
}

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
      personalId: index % 100 === 99 ? '010203A904X' : personalId(index),
      employeeType: 'kokoaikainen',
      employeeNumber: `b${index}`,
      startOfBenefit: '1.12.2026',
      benefits: 'lounas',
    },
  }))
  const lines = rows.map(({ cells }) => Object.values(cells).join('\t'))
  return { rows, text: [Object.values(HEADERS).join('\t'), ...lines].join('\n') }
}
