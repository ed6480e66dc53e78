import { m } from '@generated/messages/messages.js'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { isApiError } from '@/api/replies/api-error'
import { useStableCallback } from '@/browser/use-stable-callback'
import { whenIdle } from '@/browser/when-idle'
import { takeSavedLocation } from '@/session/history'
import { pendingImpersonation } from '@/session/impersonation'
import { logIn } from '@/session/login'
import { useHasStoredSession } from '@/session/session-store'
import { useEmailToVerify } from '@/shell/created-account'
import { OrderAsGuest } from '@/shell/order-as-guest'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { linkVariants } from '@/ui/navigation/link-variants'
import { TextLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { LoginForm, type LoginPort } from './login-form'
import { LOGIN_ISLAND, loginIsland } from './login-island'
import { useIsHydrated } from './use-is-hydrated'

const ImpersonationScreen = lazy(async () => ({
  default: (await import('./impersonation-screen')).ImpersonationScreen,
}))

/** The login page, at /login and, for guests, at `/` (SES-05). */
export function LoginPage() {
  const [hasLink, setHasLink] = useState(() => pendingImpersonation() !== undefined)
  // SES-03. The prerendered page has no search params, so the notice appears only after hydration.
  const { 'created-account': isCreated = false } = useSearch({ strict: false })
  const isNew = useIsHydrated() && isCreated
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
          <Notice
            level="success"
            live="status"
            className="mb-6"
            text={emailToVerify === undefined ? m.login_created() : m.login_created_verify({ email: emailToVerify })}
          />
        )}
        <OpenLoginOffer />
        <LoginPlace />
        <p className="mt-4 flex flex-wrap justify-between gap-x-4">
          <TextLink to="/reset-password">{m.login_forgot()}</TextLink>{' '}
          <TextLink to="/help">{m.login_help_link()}</TextLink>
        </p>
        <LoginLinks />
      </div>
      <LoginPanel />
    </div>
  )
}

/** The form. A login leads to the saved location, otherwise home (SES-27). */
function LoginPlace() {
  const navigate = useNavigate()
  const port: LoginPort = useStableCallback(async (given) => {
    try {
      const { roles } = await logIn(given)
      const href = takeSavedLocation(roles)
      await (href === undefined ? navigate({ to: '/' }) : navigate({ href }))
      return undefined
    } catch (error) {
      if (isApiError(error)) return error
      throw error
    }
  })
  const [island] = useState(loginIsland)
  const connect = useCallback(() => island?.connect(port), [island, port])
  if (!island) return <LoginForm port={port} />
  // Hydration keeps the markup of the form's own root.
  return (
    <div ref={connect} id={LOGIN_ISLAND} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: island.html }} />
  )
}

/** Offers another login that is open in this browser. After logout it is entered only by a press (SES-14). */
function OpenLoginOffer() {
  const navigate = useNavigate()
  if (!useHasStoredSession()) return null
  return (
    <Notice level="info" live="status" className="mb-6" text={m.login_open()}>
      <Button variant="outline" onClick={() => void navigate({ to: '/' })}>
        {m.login_open_continue()}
      </Button>
    </Notice>
  )
}

function LoginLinks() {
  const { employeeApplicationUrl } = useRuntimeConfig()
  return (
    <dl className="mt-8 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t border-border pt-5 [&_dd]:flex [&_dd]:flex-wrap [&_dd]:gap-x-4 [&_dt]:text-muted-foreground">
      <dt>{m.login_new()}</dt>
      <dd>
        <TextLink to="/contract">{m.login_new_contract()}</TextLink>{' '}
        <TextLink to="/sign-up">{m.login_new_account()}</TextLink>
      </dd>
      <dt>{m.login_order_question()}</dt>
      <dd>
        <OrderAsGuest />
      </dd>
      <dt>{m.login_employee_question()}</dt>
      <dd>
        <a href={employeeApplicationUrl} rel="noreferrer" className={linkVariants()}>
          {m.login_employee_link()}
        </a>
      </dd>
    </dl>
  )
}

/** The panel next to the login form, from 800 px (NAV-04). Its picture loads later, to keep the first paint small. */
export function LoginPanel() {
  const [Picture, setPicture] = useState<ComponentType>()
  useEffect(() => {
    // A decoration that fails to load is left out.
    void whenIdle()
      .then(() => import('./panel-picture'))
      .then(
        (loaded) => setPicture(() => loaded.PanelPicture),
        () => undefined,
      )
  }, [])
  return (
    <aside className="hidden min-h-144 flex-col overflow-hidden rounded-lg bg-brand p-10 text-brand-foreground login:flex">
      <h2 className="text-2xl font-semibold">{m.login_panel_title()}</h2>
      <p className="mt-4">
        {m.login_panel_money()} {m.login_panel_reports()}
      </p>
      {Picture && <Picture />}
    </aside>
  )
}
