import { CURRENT_PASSWORD_MAX, LOGIN_USERNAME_MAX } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '@/api/replies/api-error'
import { focusFirstError } from '@/forms/errors/focus-first-error'
import { FieldLayout } from '@/forms/fields/field-layout'
import { type NoticeContent, ShownNotice } from '@/forms/shown-notice'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { useLocale } from '@/language/locale'
import { submittedLogin } from '@/session/submitted-login'
import { Button } from '@/ui/inputs/button'
import { Checkbox } from '@/ui/inputs/checkbox'
import { Input } from '@/ui/inputs/input'
import { PasswordInput } from '@/ui/inputs/password-input'
import { formatCount } from '@/values/numbers/count'
import type { SetNotice } from './resend-verification'
import { useIsHydrated } from './use-is-hydrated'

type LoginValues = { username: string; password: string; keep: boolean }
type Name = 'username' | 'password'

/** The rest of the portal: logs in and opens the next page. @returns why the login was refused */
export type LoginPort = (values: LoginValues) => Promise<ApiError | undefined>

const MAX: Record<Name, number> = { username: LOGIN_USERNAME_MAX, password: CURRENT_PASSWORD_MAX }
const NOTHING: LoginValues = { username: '', password: '', keep: false }

/** The inputs are uncontrolled, so that hydration keeps what was typed or filled in by the browser before it. */
function read(form: HTMLFormElement): LoginValues {
  const given = new FormData(form)
  const text = (name: Name) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: text('username'), password: text('password'), keep: given.has('keep') }
}

function errorOf(values: LoginValues, name: Name): string | undefined {
  // Passwords are never trimmed (VAL-17).
  const text = name === 'username' ? values.username.trim() : values.password
  if (text === '') return m.form_error_required()
  return text.length > MAX[name] ? m.form_error_too_long({ count: formatCount(MAX[name]) }) : undefined
}

/**
 * SES-01: username, password and button. A failure keeps the input. Not made with the form kit: guests would load 20 kB of
 * form library and validators before the only form that needs none of them (docs/performance.md).
 * @param port undefined while the rest of the portal is loading; a submit is ignored then
 */
export function LoginForm({ port }: { port: LoginPort | undefined }) {
  useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(NOTHING)
  const [attempted, setAttempted] = useState(false)
  const { busy, run } = useSubmitLock()
  const [notice, setNotice] = useState<NoticeContent>()
  // Disabled in the prerendered HTML: a press before hydration would submit natively and leave the page.
  const isLive = useIsHydrated()

  useEffect(() => {
    if (ref.current) setValues(read(ref.current))
    // Runs after the render that enables the button. A microtask, because showErrors cannot render inside an effect.
    if (port && submittedLogin().take()) queueMicrotask(() => ref.current?.requestSubmit())
  }, [port])

  const isInvalid = (given: LoginValues) =>
    (['username', 'password'] as const).some((name) => errorOf(given, name) !== undefined)
  const showErrors = () => {
    // Synchronously: the errors must be in the document before the first one is focused.
    flushSync(() => setAttempted(true))
    if (ref.current) focusFirstError(ref.current)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = read(event.currentTarget)
    if (!port) return
    if (isInvalid(given)) {
      showErrors()
      return
    }
    void run(async () => {
      setNotice(undefined)
      try {
        const refusal = await port(given)
        if (!refusal) return
        await showRefusal(setNotice, refusal, given.username.trim())
      } catch (error) {
        reportError(error)
        setNotice({ level: 'error', text: () => m.error_generic() })
      }
      showErrors()
    })
  }

  const fieldOf = (name: Name) => {
    const error = attempted ? errorOf(values, name) : undefined
    const id = `login-${name}`
    const layout = { id, messageId: `${id}-message`, error }
    const control = {
      id,
      name,
      'aria-required': true,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': error === undefined ? undefined : layout.messageId,
    }
    return { layout, control }
  }
  const [username, password] = [fieldOf('username'), fieldOf('password')]
  return (
    <form
      ref={ref}
      // With GET, a submit before hydration would put the password into the URL.
      method="post"
      noValidate
      className="space-y-6"
      onInput={(event) => setValues(read(event.currentTarget))}
      onSubmit={submit}
    >
      {notice && <ShownNotice {...notice} />}
      <FieldLayout {...username.layout} label={m.login_username()}>
        <Input {...username.control} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </FieldLayout>
      <FieldLayout {...password.layout} label={m.login_password()}>
        <PasswordInput {...password.control} autoComplete="current-password" />
      </FieldLayout>
      <Checkbox id="login-keep" name="keep" label={m.login_keep()} hint={m.login_keep_hint()} />
      <Button
        type="submit"
        size="lg"
        block
        // The only action of the page keeps its colour while it is disabled; a press says what is missing.
        className="data-unavailable:border-transparent! data-unavailable:bg-primary! data-unavailable:text-primary-foreground!"
        {...(isLive ? {} : { disabled: true })}
        busy={busy}
        disabledReason={isLive && !busy && isInvalid(values) ? m.login_missing() : undefined}
        onDisabledPress={showErrors}
      >
        {m.login_submit()}
      </Button>
    </form>
  )
}

async function showRefusal(setNotice: SetNotice, error: ApiError, username: string) {
  const show = (text: () => string) => setNotice({ level: 'error', text })
  // SES-08. Lazy-loaded, because few need it.
  if (error.has('email_address_is_not_verified')) {
    const { showUnverifiedNotice } = await import('./resend-verification')
    return showUnverifiedNotice(setNotice, username)
  }
  // SES-07: said in the form, and not in a notification too.
  const isWrong = error.status === 401 || error.status === 422 || error.has('access_denied')
  if (isWrong) return show(() => m.login_wrong())
  if (error.kind === 'network' || error.kind === 'timeout') return show(() => m.login_offline())
  if (error.status !== 429) return show(() => m.login_failed())
  // The text says when to retry; texts of codes are lazy-loaded.
  const { refusalText } = await import('@/domain/error-texts')
  return show(() => refusalText(error))
}
