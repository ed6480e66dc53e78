import { MISSING } from '../collections/look-up'

/** Formats 9805 as `9 805` with a no-break space, in both languages. Messages choose their plural forms by it too. */
export const formatCount = (count: number): string =>
  Number.isFinite(count) ? String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : MISSING

export const formatDecimal = (number: number | undefined): string =>
  Number.isFinite(number) ? String(number).replace('.', ',') : MISSING

/** Formats a number for a text field: `2,5`; '' when unknown. */
export const formatDecimalInput = (number: number | undefined): string =>
  Number.isFinite(number) ? formatDecimal(number) : ''
