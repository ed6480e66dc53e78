/**
 * A phone number as it is sent (VAL-07): a plus sign and digits. 00 in front becomes the plus. A plain national number,
 * one 0 in front, becomes Finnish: 040 123 4567 → +358401234567, for every kind of person, as the portal serves
 * companies in Finland. A national 0 typed after +358 is dropped. Text with anything but digits, a leading plus and the
 * usual punctuation is only trimmed, so that the contract refuses it: no digits are picked out of words.
 */
export function normalisePhone(text: string): string {
  const typed = text.trim()
  if (!/^\+?[\d\s().,/\p{Dash_Punctuation}−]+$/u.test(typed) || !/\d/.test(typed)) return typed
  const digits = typed.replace(/^((?:\+|00)[^(]*)\(0\)/, '$1').replace(/\D/g, '')
  const international = typed.startsWith('+') ? digits : digits.replace(/^00/, '').replace(/^0/, '358')
  return `+${international.replace(/^3580+/, '358')}`
}

/** A sent number as it is read: +358931580001 → +358 931 580 001. Numbers of other countries stay as they are. */
export const groupedPhone = (number: string): string =>
  number.startsWith('+358') ? `+358\u00a0${number.slice(4).replace(/(?<=\d)(?=(\d{3})+$)/g, '\u00a0')}` : number

/** What calls a number, whatever stands between its digits. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`
