/** What a parser gives back: the value, or why the text was refused as one of the parser's own reasons. */
export type Result<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason }

export const accept = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason })
