/** Result of a parser: the value, or the parser's reason for refusing the text. */
export type Result<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason }

export const accept = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason })
