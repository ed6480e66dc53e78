/** In the place of what is not known: not there, or sent in a form that cannot be read (CTR-07). */
export const MISSING = '–'
