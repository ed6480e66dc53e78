/** White space and characters that show nothing (zero-width, bidi marks, fillers): they make no text. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** True for text that shows nothing (VAL-01). */
export const isBlank = (text: string): boolean => INVISIBLE.test(text)

/** Text as forms check and send it (FMT-07): no white space at either end; text that shows nothing becomes ''. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())
