import { m } from '@generated/messages/messages.js'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { pendingImpersonation } from '@/session/impersonation'
import { useHasStoredSession } from '@/session/session-store'
import { useEmailToVerify } from '@/shell/created-account'
import { Alert, AlertAction, AlertDescription } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { LoginForm } from './login-form'
import { LoginPanel } from './login-panel'

const ImpersonationScreen = lazy(async () => ({
  default: (await import('./impersonation-screen')).ImpersonationScreen,
}))

/** The login page, at /login and, for guests, at `/` (SES-05). */
export function LoginPage() {
  const [hasLink, setHasLink] = useState(() => pendingImpersonation() !== undefined)
  const isNew = useIsNewAccount()
  const emailToVerify = useEmailToVerify()
  if (hasLink) {
    return (
      <Suspense>
        <ImpersonationScreen onLeave={() => setHasLink(false)} />
      </Suspense>
    )
  }
  return (
    <div className="mx-auto grid max-w-form gap-8 pt-4 login:max-w-none login:grid-cols-2 login:gap-12 login:pt-10 nav:gap-20">
      <div className="mx-auto w-full max-w-md">
        <PageHeader title={m.login_title()} />
        {isNew && (
          <Alert variant="success" levelLabel={m.level_success()} live="status" className="mb-6">
            <AlertDescription>
              {emailToVerify === undefined ? m.login_created() : m.login_created_verify({ email: emailToVerify })}
            </AlertDescription>
          </Alert>
        )}
        <OpenLoginOffer />
        <LoginForm />
      </div>
      <LoginPanel />
    </div>
  )
}

const noSubscription = () => () => undefined

/** SES-03. The prerendered page has no search params, so the notice appears only after hydration. */
function useIsNewAccount(): boolean {
  const { 'created-account': isNew = false } = useSearch({ strict: false })
  return useSyncExternalStore(
    noSubscription,
    () => isNew,
    () => false,
  )
}

/** Offers another login that is open in this browser. After logout it is entered only by a press (SES-14). */
function OpenLoginOffer() {
  const navigate = useNavigate()
  if (!useHasStoredSession()) return null
  return (
    <Alert variant="info" levelLabel={m.level_info()} live="status" className="mb-6">
      <AlertDescription>{m.login_open()}</AlertDescription>
      <AlertAction>
        <Button variant="outline" onClick={() => void navigate({ to: '/' })}>
          {m.login_open_continue()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
