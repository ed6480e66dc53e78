import { m } from '@generated/messages/messages.js'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { notify } from '@/notifications/notifications'
import { currentSession } from '@/session/session-store'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the verification link of an account that was just created went; not in the address. */
    emailToVerify?: string
  }
}

/**
 * After an account has been created: to the login, which says so (SES-03, SGN-15). `emailToVerify` must be verified before
 * that login works. Whoever is logged in as somebody else does not get to see the login, and is told by a notice.
 */
export function useToCreatedAccount(): (emailToVerify?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (emailToVerify) => {
    if (currentSession()) {
      const text = () =>
        emailToVerify === undefined ? m.sign_up_created_meanwhile() : m.sign_up_created_verify({ email: emailToVerify })
      notify({ level: 'success', isPersistent: true, text })
    }
    await navigate({
      to: '/login',
      search: { 'created-account': true },
      state: emailToVerify === undefined ? {} : { emailToVerify },
    })
  }
}

/** What the login says of it. */
export const useEmailToVerify = (): string | undefined =>
  useLocation({ select: (location) => location.state.emailToVerify })
