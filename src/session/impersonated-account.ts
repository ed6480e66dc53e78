import { useRuntimeConfig } from '@/api/runtime-config'
import { useSession } from '@/session/session-store'

/**
 * Whether an admin acts as the user, and whether username, email and password are locked. They belong to the user, so
 * they are locked unless the configuration allows the admin to change them (docs/decisions/014-impersonation.md).
 */
export function useImpersonation(): { isImpersonated: boolean; isLocked: boolean } {
  const isImpersonated = useSession()?.isUserImpersonate ?? false
  const { impersonationChangesCredentials = false } = useRuntimeConfig()
  return { isImpersonated, isLocked: isImpersonated && !impersonationChangesCredentials }
}
