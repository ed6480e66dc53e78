import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { errorText } from '@/domain/error-texts'

/** Why a load was rejected: the text of the first error code, otherwise the general one (TOP-07, TOP-09). */
export function refusalText({
  codes: [first],
  retryAfterS,
}: Pick<ApiError, 'codes'> & Partial<Pick<ApiError, 'retryAfterS'>>): string {
  return (first && errorText(first, retryAfterS)) || m.error_generic()
}
