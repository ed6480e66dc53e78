import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { errorText } from '@/forms/error-texts'

/** Why a load was not made: the first code's text, else the generic one (TOP-07, TOP-09). */
export function refusalText({ codes: [first] }: Pick<ApiError, 'codes'>): string {
  return (first && errorText(first)) || m.error_generic()
}
