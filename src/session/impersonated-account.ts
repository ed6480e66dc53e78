import { useRuntimeConfig } from '@/api/config/runtime-config'
import { useSession } from '@/session/session-store'

/** The user's own, so the configuration locks them by default (docs/decisions/014-impersonation.md). */
export function useImpersonation(): { isImpersonated: boolean; isLocked: boolean } {
  const isImpersonated = useSession()?.isUserImpersonate === true
  const { impersonationChangesCredentials = false } = useRuntimeConfig()
  return { isImpersonated, isLocked: isImpersonated && !impersonationChangesCredentials }
}
