import { LoginBody } from '@generated/api/session/session.zod'
import { m } from '@generated/messages/messages.js'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ApiError } from '@/api/api-error'
import { useRuntimeConfig } from '@/api/runtime-config'
import { asAnyForm } from '@/forms/any-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import { useLoginAppForm } from '@/forms/login-app-form'
import { FormRefusal } from '@/forms/submit/press'
import { takeSavedLocation } from '@/session/history'
import { logIn } from '@/session/login'
import { submittedLogin } from '@/session/submitted-login'
import { OrderAsGuest } from '@/shell/order-as-guest'
import { linkVariants } from '@/ui/navigation/link-variants'

type LoginValues = { username: string; password: string; keep: boolean }

const NOTHING: LoginValues = { username: '', password: '', keep: false }

const loginBody = bodyForm({
  schema: LoginBody,
  toBody: ({ username, password }: LoginValues) => ({ username, password }),
})

/** SES-01: success leads to the saved location, otherwise home (SES-27). A failure keeps the input. */
export function LoginForm() {
  const navigate = useNavigate()
  const form = useLoginAppForm({
    ...loginBody.options,
    defaultValues: NOTHING,
    onSubmit: async ({ value }) => {
      const result = await logIn(value)
      switch (result.kind) {
        case 'ok': {
          const href = takeSavedLocation(result.session.roles)
          await (href === undefined ? navigate({ to: '/' }) : navigate({ href }))
          break
        }
        case 'wrong-credentials':
          // SES-07: wrong credentials are shown only here.
          throw new FormRefusal(() => m.login_wrong())
        case 'unverified': {
          // SES-08. Lazy-loaded, because few need it.
          const { showUnverifiedNotice } = await import('./resend-verification')
          showUnverifiedNotice(asAnyForm(form), result.username)
          throw new FormRefusal()
        }
        case 'error':
          // The form shows when to retry; the text is lazy-loaded.
          if (result.error.status === 429) throw result.error
          throw new FormRefusal(reasonOf(result.error))
      }
    },
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Runs after the render that enables the button.
    if (submittedLogin().take()) place.current?.querySelector('form')?.requestSubmit()
  }, [])
  return (
    <div ref={place}>
      <FormRoot form={form}>
        <form.AppField name="username">
          {(field) => (
            <field.TextField
              label={m.login_username()}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label={m.login_password()} autoComplete="current-password" />}
        </form.AppField>
        <form.AppField name="keep">
          {(field) => <field.CheckboxField label={m.login_keep()} hint={m.login_keep_hint()} />}
        </form.AppField>
        <form.SubmitButton whenInvalid="disable" invalidReason={m.login_missing()} looksReady size="lg" block>
          {m.login_submit()}
        </form.SubmitButton>
      </FormRoot>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Link to="/reset-password" className={linkVariants()}>
          {m.login_forgot()}
        </Link>{' '}
        <Link to="/help" className={linkVariants()}>
          {m.login_help_link()}
        </Link>
      </p>
      <LoginLinks />
    </div>
  )
}

/** What leads elsewhere, in three groups: a new customer, an order without an account, an employee. */
function LoginLinks() {
  const { employeeApplicationUrl } = useRuntimeConfig()
  return (
    <dl className="mt-8 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t border-border pt-5 [&_dd]:flex [&_dd]:flex-wrap [&_dd]:gap-x-4 [&_dt]:text-muted-foreground">
      <dt>{m.login_new()}</dt>
      <dd>
        <Link to="/contract" className={linkVariants()}>
          {m.login_new_contract()}
        </Link>{' '}
        <Link to="/sign-up" className={linkVariants()}>
          {m.login_new_account()}
        </Link>
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

function reasonOf(error: ApiError): () => string {
  if (error.kind === 'network' || error.kind === 'timeout') return () => m.login_offline()
  return () => m.login_failed()
}
