import { m } from '@generated/messages/messages.js'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { notify } from '@/notifications/notifications'
import { currentSession } from '@/session/session-store'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address that received the verification mail of the new account; passed in history state, not in the URL. */
    emailToVerify?: string | undefined
  }
}

/** To the login, which says so (SES-03, SGN-15). A user logged in to another account gets a notice instead. */
export function useToCreatedAccount(): (emailToVerify?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (emailToVerify) => {
    if (currentSession()) {
      const text = () =>
        emailToVerify === undefined ? m.sign_up_created_meanwhile() : m.sign_up_created_verify({ email: emailToVerify })
      notify({ level: 'success', isPersistent: true, text })
    }
    await navigate({ to: '/login', search: { 'created-account': true }, state: { emailToVerify } })
  }
}

export const useEmailToVerify = (): string | undefined =>
  useLocation({ select: (location) => location.state.emailToVerify })
