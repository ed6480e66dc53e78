/** A command's reply, stored for its Idempotency-Key (contract, IdempotencyKey). */
export type StoredReplyRow = {
  /** Operation, caller and key. */
  id: string
  /** A digest of the request body, which may contain a password. */
  sentDigest: string
  status: number
  /** JSON text; null for a reply without a body. */
  body: string | null
  /** When the reply was sent, by the fake clock (ms). */
  at: number
}
