// Apart from personal-id.ts, whose library is too large for the first pages: every page may store typed text.

/** Ids of resources, whose digits may look like a personal id. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** Separators that people type between the characters, and invisible characters from pasted text. */
const GAP = String.raw`[\s.,_/\p{Cf}-]{0,4}`
const SPELLED = new RegExp(
  String.raw`(?<!\d)(?=(\d(?:${GAP}\d){5})${GAP}[-+A-FU-Y]?${GAP}((?:\d${GAP}){3}(?:[A-Y]|\d(?!\d))))`,
  'gu',
)
const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** In any spelling, also without its century sign. Day and check character must be right. */
export function holdsPersonalId(text: string): boolean {
  const plain = text
    .replace(UUID, ' ')
    .normalize('NFKC')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .toUpperCase()
  return [...plain.matchAll(SPELLED)].some(([, ...parts]) => {
    const [day = '', rest = ''] = parts.map((part) => part.replace(/[^\dA-Y]/g, ''))
    return fits(day, rest)
  })
}

/** Whether DDMMYY can be a date, and the last character of `rest` (NNN and the check character) fits the digits. */
function fits(day: string, rest: string): boolean {
  const [date, month] = [Number(day.slice(0, 2)), Number(day.slice(2, 4))]
  const check = CHECK_CHARACTERS[Number(day + rest.slice(0, 3)) % CHECK_CHARACTERS.length]
  return date >= 1 && date <= 31 && month >= 1 && month <= 12 && rest.slice(3) === check
}
