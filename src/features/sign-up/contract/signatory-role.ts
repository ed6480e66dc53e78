import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { grantRole } from '@/session/session-store'

/**
 * COM-17: refetches the user's roles, and updates the session if the contract made the user a signatory.
 * @throws ApiError if the roles cannot be read
 */
export async function readSignatoryRole(client: QueryClient): Promise<boolean> {
  const { roles } = await client.fetchQuery({ ...getReadUserDetailsQueryOptions(), staleTime: 0 })
  const isSignatory = roles?.includes('Signatory') === true
  if (isSignatory) grantRole('signatory')
  return isSignatory
}

/** readSignatoryRole() after a signature. A failure is ignored, because the next login brings the role. */
export const takeSignatoryRole = (client: QueryClient): Promise<boolean> => readSignatoryRole(client).catch(() => false)
