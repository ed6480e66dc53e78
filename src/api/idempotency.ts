import { createAtom, useSelector } from '@tanstack/react-store'
import { now } from '@/values/clock'

/** How long the API stores the reply to a key (contract, IdempotencyKey). */
const KEY_LIFETIME_MS = 24 * 3_600_000

const isHonoured = createAtom(false)

/** The API has said whether it honours keys: X-Idempotency-Keys of readUserDetails. */
export const setKeysHonoured = (value: boolean): void => isHonoured.set(value)

/** Whether a command first sent at this time (ms since 1970) does nothing more if it is sent again with its key. */
export const isSafeToRepeat = (sentAt: number): boolean => isHonoured.get() && now() - sentAt < KEY_LIFETIME_MS

/** The same for a text, which after a reload may be shown before the API has said whether it honours keys. */
export function useIsSafeToRepeat(sentAt: number): boolean {
  useSelector(isHonoured)
  return isSafeToRepeat(sentAt)
}
