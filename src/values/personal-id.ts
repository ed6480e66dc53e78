import { FinnishSSN } from 'finnish-ssn'

/** A personal identity code as it is sent: no white space, upper case, any dash as a hyphen (EMP-12). */
export const normalisePersonalId = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .toUpperCase()

/**
 * True for a normalised Finnish personal identity code of a day that exists, with the right check character; the
 * separators of 2023 count (EMP-12). Whether the person exists is the server's to say.
 */
export const isPersonalId = (id: string): boolean => FinnishSSN.validate(id)

/** Ids of things, whose digits may look like one. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** What people put between the characters, and what pasted text brings along unseen. */
const GAP = String.raw`[\s.,_/\p{Cf}-]{0,4}`
const SPELLED = new RegExp(
  String.raw`(?<!\d)(?=(\d(?:${GAP}\d){5})${GAP}[-+A-FU-Y]?${GAP}((?:\d${GAP}){3}(?:[A-Y]|\d(?!\d))))`,
  'gu',
)
/** One for each century: a code without its mark, or with a wrong one, tells as much. */
const MARKS = ['+', '-', 'A']

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
    return MARKS.some((mark) => isPersonalId(day + mark + rest))
  })
}
