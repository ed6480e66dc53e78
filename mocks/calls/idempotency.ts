import { HttpResponse } from 'msw'
import type { OperationName } from '../../generated/registry.ts'
import type { Db } from '../database/db.ts'
import { settingsOf } from './faults.ts'
import { problem } from './problem.ts'

const REPLY_RETENTION_MS = 24 * 3_600_000

export type KeyedCommand = {
  operation: OperationName
  /** The owner of the key; undefined for a guest. */
  userId: string | undefined
  /** The Idempotency-Key header, if sent. */
  key: string | undefined
  /** The body as sent. */
  text: string
  db: Db
  /** The fake clock's time in ms. */
  now: number
}

/** False after a setting that makes the fake API ignore the header. */
const honoursKeys = (db: Db): boolean => !settingsOf(db.meta.settings).ignoresIdempotencyKeys

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Runs a command once per key, as the contract defines the header (IdempotencyKey, x-assumed): a repeated request gets the
 * stored reply; only successful replies are stored, for 24 hours.
 * @throws Problem 409 for a key that was used with another body
 */
export async function actOnce(
  { operation, userId = '', key, text, db, now }: KeyedCommand,
  act: () => Promise<Response>,
): Promise<Response> {
  if (key === undefined || !honoursKeys(db)) return act()
  for (const row of db.storedReplies.all()) if (row.at <= now - REPLY_RETENTION_MS) db.storedReplies.remove('', row.id)
  const id = `${operation}/${userId}/${key.toLowerCase()}`
  const sentDigest = await digestOf(text)
  const kept = db.storedReplies.get('', id)
  if (kept && kept.sentDigest !== sentDigest) {
    throw problem(409, 'idempotency_key_reused', { fieldName: 'Idempotency-Key' })
  }
  if (kept) {
    const headers: HeadersInit = kept.body === null ? {} : { 'Content-Type': 'application/json' }
    return new HttpResponse(kept.body, { status: kept.status, headers })
  }
  const response = await act()
  if (response.ok) {
    const body = (await response.clone().text()) || null
    db.storedReplies.put('', { id, sentDigest, status: response.status, body, at: now })
  }
  return response
}
