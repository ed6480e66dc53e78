import type { Db } from '../db.ts'
import { problem } from '../problem.ts'
import { flagsServed } from './content.ts'

/**
 * Throws recaptcha_failed for a token that begins with `refused` (named input), and for an empty one unless the flag
 * disableReCaptcha is on (VAL-18).
 */
export function checkCaptcha(db: Db, token: string): void {
  const isMissing = token === '' && !flagsServed(db).disableReCaptcha
  if (isMissing || token.startsWith('refused')) throw problem(400, 'recaptcha_failed')
}
