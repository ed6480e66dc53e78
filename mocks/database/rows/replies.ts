/** What a command answered, kept for its Idempotency-Key (contract, IdempotencyKey). */
export type KeptReplyRow = {
  /** Operation, caller and key. */
  id: string
  /** The body that was sent, as a digest: it may hold a password. */
  sentDigest: string
  status: number
  /** JSON text; null where the operation answers no body. */
  body: string | null
  /** When it was answered, by the fake clock (ms). */
  at: number
}
