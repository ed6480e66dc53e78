/**
 * A plus sign and digits (VAL-07): 00 becomes the plus, and a national number becomes Finnish: 040 123 4567 →
 * +358401234567. Text with other characters is only trimmed, so that the contract's validator refuses it.
 */
export function normalisePhone(text: string): string {
  const typed = text.trim()
  if (!/^\+?[\d\s().,/\p{Dash_Punctuation}−]+$/u.test(typed) || !/\d/.test(typed)) return typed
  const digits = typed.replace(/^((?:\+|00)[^(]*)\(0\)/, '$1').replace(/\D/g, '')
  const international = typed.startsWith('+') ? digits : digits.replace(/^00/, '').replace(/^0/, '358')
  return `+${international.replace(/^3580+/, '358')}`
}

/** Mobile and business prefixes and area codes of Finland, without their 0; then the number itself. */
const FINNISH = /^\+358(400|457|800|4\d|50|1[03-9]|20|29|30|60|7[0135]|[235689])(\d+)$/

/** +358931580001 → +358 9 3158 0001. Other countries' numbers stay as they are. */
export const groupedPhone = (number: string): string =>
  number.replace(FINNISH, (_, prefix: string, own: string) => {
    // Seven and eight digits end with a group of four, others consist of groups of three.
    const groups = own.length === 7 || own.length === 8 ? /(?=\d{4}$)/ : /(?<=\d)(?=(?:\d{3})+$)/
    return ['+358', prefix, ...own.split(groups)].join('\u00a0')
  })

/** A tel: link for a number, without its punctuation. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`
