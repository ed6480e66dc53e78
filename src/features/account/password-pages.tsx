import { useRequestPasswordReset, useSetNewPassword } from '@generated/api/password/password'
import { RequestPasswordResetBody, SetNewPasswordBody } from '@generated/api/password/password.zod'
import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isApiError } from '@/api/api-error'
import { usePageTitle } from '@/browser/page-title'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { newPasswordMessages } from '@/forms/fields/field-rules'
import { FormRoot } from '@/forms/form-root'
import { notify } from '@/notifications/notifications'
import { type UserLink, userLink } from '@/session/mail-link'
import { AccountFrame, DeadLink, LoginLink } from '@/shell/account-frame'
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

/** `used`: the link stopped working after a submit with an unknown outcome. */
type DeadLinkKind = 'expired' | 'invalid' | 'used' | 'unknown-user'

/** ACC-02: username and token come from the mailed link. An invalid link shows how to get a new one. */
export function NewPasswordPage() {
  const link = userLink.useLink()
  const [deadLink, setDeadLink] = useState<DeadLinkKind>()
  if (!link || deadLink) return <DeadLinkNotice kind={deadLink ?? 'invalid'} />
  return <NewPasswordForm link={link} onDeadLink={setDeadLink} />
}

function NewPasswordForm({ link, onDeadLink }: { link: UserLink; onDeadLink: (kind: DeadLinkKind) => void }) {
  const navigate = useNavigate()
  const { mutateAsync } = useSetNewPassword()
  const mayBeSet = useRef(false)
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
        const dead = deadLinkOf(error)
        mayBeSet.current ||= isApiError(error) && error.outcomeUnknown
        if (!dead) throw error
        onDeadLink(dead === 'invalid' && mayBeSet.current ? 'used' : dead)
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

function deadLinkOf(error: unknown): DeadLinkKind | undefined {
  if (!isApiError(error)) return undefined
  if (error.has('expired_token')) return 'expired'
  if (error.has('unknown_username')) return 'unknown-user'
  // A truncated token violates the contract.
  const isCut = error.items.some((item) => item.fieldName === 'token' || item.fieldName === 'username')
  return error.has('incorrect_token') || isCut ? 'invalid' : undefined
}

const deadLinks: Record<DeadLinkKind, { title: () => string; text: () => string }> = {
  expired: { title: () => m.new_password_link_expired_title(), text: () => m.new_password_link_expired() },
  invalid: { title: () => m.new_password_link_invalid_title(), text: () => m.new_password_link_invalid() },
  used: { title: () => m.new_password_link_used_title(), text: () => m.new_password_link_used() },
  'unknown-user': { title: () => m.new_password_link_invalid_title(), text: () => m.new_password_unknown_user() },
}

function DeadLinkNotice({ kind }: { kind: DeadLinkKind }) {
  const { title, text } = deadLinks[kind]
  usePageTitle(title())
  return (
    <DeadLink
      title={title()}
      headingLevel={1}
      action={
        <>
          {kind === 'used' && <LoginLink />}
          <ButtonLink to="/reset-password" variant={kind === 'used' ? 'outline' : 'default'}>
            {m.new_password_request()}
          </ButtonLink>
        </>
      }
    >
      {text()}
    </DeadLink>
  )
}
