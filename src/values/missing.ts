/** Shown for an unknown value: missing, or in a form that cannot be read (CTR-07). */
export const MISSING = '–'
