import { useRequestPasswordReset, useSetNewPassword } from '@generated/api/password/password'
import { RequestPasswordResetBody, SetNewPasswordBody } from '@generated/api/password/password.zod'
import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError } from '@/api/replies/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { newPasswordMessages } from '@/forms/fields/field-rules'
import { FormRoot } from '@/forms/form-root'
import { notify } from '@/notifications/notifications'
import { type UserLink, useUserLink } from '@/session/mail-link'
import { AccountFrame, DeadLinkPage } from '@/shell/account-frame'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { checkNewPassword, NewPasswordFields, type NewPasswordValues, NO_NEW_PASSWORD } from './new-password'

const NO_RESET = { usernameOrEmail: '' }

const resetBody = bodyForm({ schema: RequestPasswordResetBody, toBody: (values: typeof NO_RESET) => values })

/** ACC-01: accepts a username or an email address; an unknown one is shown as an error of the field. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const { mutateAsync } = useRequestPasswordReset()
  const form = useAppForm({
    ...resetBody.options,
    defaultValues: NO_RESET,
    onSubmit: async ({ value }) => {
      await mutateAsync({ data: resetBody.read(value) })
      await navigate({ to: '/reset-password/requested' })
    },
  })
  return (
    <AccountFrame title={m.reset_title()} description={m.reset_text()}>
      <FormRoot form={form} describeUnknown={() => m.reset_unknown()}>
        <form.AppField name="usernameOrEmail">
          {(field) => (
            <field.TextField
              label={m.reset_identifier()}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <div className="flex flex-wrap gap-3">
          <form.SubmitButton>{m.reset_submit()}</form.SubmitButton>
          <ButtonLink to="/login" variant="ghost">
            {m.reset_back()}
          </ButtonLink>
        </div>
      </FormRoot>
    </AccountFrame>
  )
}

/** ACC-01: says that the link was sent, and links to the login. */
export function ResetRequestedPage() {
  return (
    <AccountFrame title={m.reset_requested_title()}>
      <div className="space-y-4">
        <p>{m.reset_requested_text()}</p>
        <p>
          {m.reset_requested_missing()} <TextLink to="/reset-password">{m.reset_again()}</TextLink>
        </p>
        <ButtonLink to="/login">{m.go_to_login()}</ButtonLink>
      </div>
    </AccountFrame>
  )
}

/** ACC-02: username and token come from the mailed link. An invalid link shows how to get a new one. */
export function NewPasswordPage() {
  const link = useUserLink()
  const [isDead, setIsDead] = useState(false)
  if (link && !isDead) return <NewPasswordForm link={link} onDeadLink={() => setIsDead(true)} />
  return (
    <DeadLinkPage
      title={() => m.new_password_link_invalid_title()}
      // A submit whose reply was lost may have used the link, so the new password may be in use.
      text={() => m.new_password_link_invalid()}
      links={[
        { to: '/reset-password', label: () => m.new_password_request() },
        { to: '/login', label: () => m.go_to_login() },
      ]}
    />
  )
}

function NewPasswordForm({ link, onDeadLink }: { link: UserLink; onDeadLink: () => void }) {
  const navigate = useNavigate()
  const { mutateAsync } = useSetNewPassword()
  const body = bodyForm({
    schema: SetNewPasswordBody,
    messages: { newPassword: newPasswordMessages },
    toBody: (values: NewPasswordValues) => ({ ...values, ...link }),
    check: (values) => checkNewPassword(values, link.username),
  })
  const form = useAppForm({
    ...body.options,
    defaultValues: NO_NEW_PASSWORD,
    onSubmit: async ({ value }) => {
      try {
        await mutateAsync({ data: body.read(value) })
      } catch (error) {
        if (!isDeadLink(error)) throw error
        onDeadLink()
        return
      }
      notify({ level: 'success', text: () => m.new_password_saved() })
      await navigate({ to: '/login' })
    },
  })
  return (
    <AccountFrame title={m.new_password_title()} description={m.new_password_for({ username: link.username })}>
      <FormRoot form={form} describeUnknown={() => m.new_password_unknown()}>
        <NewPasswordFields username={link.username} />
        <div className="flex flex-wrap gap-3">
          <form.SubmitButton>{m.new_password_submit()}</form.SubmitButton>
          <ButtonLink to="/login" variant="ghost">
            {m.reset_back()}
          </ButtonLink>
        </div>
      </FormRoot>
    </AccountFrame>
  )
}

const DEAD_CODES = ['expired_token', 'incorrect_token', 'unknown_username'] as const

const isDeadLink = (error: unknown): boolean =>
  isApiError(error) &&
  // The API refuses the values of a link that was cut off as malformed, without one of these codes.
  (error.items.some(({ fieldName }) => fieldName === 'token' || fieldName === 'username') ||
    DEAD_CODES.some((code) => error.has(code)))
