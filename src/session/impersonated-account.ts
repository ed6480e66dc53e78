import { useRuntimeConfig } from '@/api/runtime-config'
import { useSession } from '@/session/session-store'

/**
 * Whether an admin acts as the user, and whether what the user logs in with is closed to them: username, email and
 * password are the user's own, unless the environment says otherwise (docs/decisions/019-impersonation.md).
 */
export function useImpersonation(): { isImpersonated: boolean; isLocked: boolean } {
  const isImpersonated = useSession()?.isUserImpersonate ?? false
  const { impersonationChangesCredentials = false } = useRuntimeConfig()
  return { isImpersonated, isLocked: isImpersonated && !impersonationChangesCredentials }
}
