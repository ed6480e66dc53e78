import { now } from '@/values/clock'

/** How long the API stores the reply to a key (contract, IdempotencyKey). */
const KEY_LIFETIME_MS = 24 * 3_600_000

let isHonoured = false

/** The API has said whether it honours keys: X-Idempotency-Keys of readUserDetails. */
export const setKeysHonoured = (value: boolean): void => {
  isHonoured = value
}

/** Whether a command first sent at this time (ms since 1970) does nothing more if it is sent again with its key. */
export const isSafeToRepeat = (sentAt: number): boolean => isHonoured && now() - sentAt < KEY_LIFETIME_MS
