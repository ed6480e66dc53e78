// Apart from personal-id.ts, whose library the first pages need not carry: every page may have something typed to keep.

/** Ids of things, whose digits may look like one. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** What people put between the characters, and what pasted text brings along unseen. */
const GAP = String.raw`[\s.,_/\p{Cf}-]{0,4}`
const SPELLED = new RegExp(
  String.raw`(?<!\d)(?=(\d(?:${GAP}\d){5})${GAP}[-+A-FU-Y]?${GAP}((?:\d${GAP}){3}(?:[A-Y]|\d(?!\d))))`,
  'gu',
)
const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/**
 * Whether a text holds a personal identity code in any spelling: small letters, any dash, full-width digits, blanks and
 * dots in between, no mark at all. Day and check character must fit, so that phone numbers, business ids, invoice
 * numbers and ids of things pass.
 */
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

/** Whether DDMMYY may be a day and the last of `rest` (NNN and its check character) belongs to the digits. */
function fits(day: string, rest: string): boolean {
  const [date, month] = [Number(day.slice(0, 2)), Number(day.slice(2, 4))]
  const check = CHECK_CHARACTERS[Number(day + rest.slice(0, 3)) % CHECK_CHARACTERS.length]
  return date >= 1 && date <= 31 && month >= 1 && month <= 12 && rest.slice(3) === check
}
