import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { errorText } from '@/domain/error-texts'

/** Why a load was not made: the first code's text, else the generic one (TOP-07, TOP-09). */
export function refusalText({
  codes: [first],
  retryAfterS,
}: Pick<ApiError, 'codes'> & Partial<Pick<ApiError, 'retryAfterS'>>): string {
  return (first && errorText(first, retryAfterS)) || m.error_generic()
}
