import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import { flagsServed } from '../operations/content.ts'

/**
 * Throws recaptcha_failed for a token that begins with `refused` (named input), and for an empty one unless the flag
 * disableReCaptcha is on (VAL-18).
 */
export function checkCaptcha(db: Db, token: string): void {
  const isMissing = token === '' && !flagsServed(db).disableReCaptcha
  if (isMissing || token.startsWith('refused')) throw problem(400, 'recaptcha_failed')
}
