import { MISSING } from './missing'

/** 9805 as `9 805`, in both languages; its blanks do not break. Texts choose their plural forms by it too. */
export const formatCount = (count: number): string =>
  Number.isFinite(count) ? String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : MISSING

/** 2.5 as `2,5`, in both languages. */
export const formatDecimal = (number: number | undefined): string =>
  Number.isFinite(number) ? String(number).replace('.', ',') : MISSING

/** A number as one would type it into a field: `2,5`; '' when it is not known. */
export const formatDecimalInput = (number: number | undefined): string =>
  Number.isFinite(number) ? formatDecimal(number) : ''
