/** Shown for a value that is missing or cannot be read (CTR-07). */
export const MISSING = '–'
