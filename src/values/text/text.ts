/** White space and invisible characters (zero-width, bidi marks, fillers) count as blank. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** True for text without visible characters (VAL-01). */
export const isBlank = (text: string): boolean => INVISIBLE.test(text)

/** Trims text for validation and sending (FMT-07); blank text becomes ''. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

/** Result of a parser: the value, or the parser's reason for refusing the text. */
export type Result<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason }

export const accept = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason })
