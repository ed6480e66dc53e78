import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { grantRole } from '@/session/session-store'

/**
 * COM-17: reads whether the contract has made the user an authorised signatory, and takes the role up.
 * @throws ApiError when nobody can tell
 */
export async function readSignatoryRole(client: QueryClient): Promise<boolean> {
  const { roles } = await client.fetchQuery({ ...getReadUserDetailsQueryOptions(), staleTime: 0 })
  const isSignatory = roles?.includes('Signatory') === true
  if (isSignatory) grantRole('signatory')
  return isSignatory
}

/** The same after a signature, where a failed read changes nothing: the next login brings the role. */
export const takeSignatoryRole = (client: QueryClient): Promise<boolean> => readSignatoryRole(client).catch(() => false)
