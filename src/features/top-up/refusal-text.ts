import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { errorText } from '@/forms/error-texts'

/** Why a load was not made: the first code's text, else the generic one (TOP-07, TOP-09). */
export function refusalText({ kind, codes: [first] }: Pick<ApiError, 'kind' | 'codes'>): string {
  if (kind === 'network') return m.top_up_offline()
  return (first && errorText(first)) || m.error_generic()
}
