/**
 * Normalises a phone number for sending (VAL-07): a plus sign and digits. A leading 00 becomes the plus. A national
 * number with one leading 0 becomes Finnish, because the portal serves companies in Finland: 040 123 4567 →
 * +358401234567. A national 0 typed after +358 is dropped. Text with other characters than digits, a leading plus and
 * the usual punctuation is only trimmed, so that the contract's validator refuses it.
 */
export function normalisePhone(text: string): string {
  const typed = text.trim()
  if (!/^\+?[\d\s().,/\p{Dash_Punctuation}−]+$/u.test(typed) || !/\d/.test(typed)) return typed
  const digits = typed.replace(/^((?:\+|00)[^(]*)\(0\)/, '$1').replace(/\D/g, '')
  const international = typed.startsWith('+') ? digits : digits.replace(/^00/, '').replace(/^0/, '358')
  return `+${international.replace(/^3580+/, '358')}`
}

/**
 * Formats a normalised number for reading: +358931580001 → +358 931 580 001. Other countries' numbers stay as they are.
 */
export const groupedPhone = (number: string): string =>
  number.startsWith('+358') ? `+358\u00a0${number.slice(4).replace(/(?<=\d)(?=(\d{3})+$)/g, '\u00a0')}` : number

/** A tel: link for a number, without its punctuation. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`
