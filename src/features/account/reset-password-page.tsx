import { useRequestPasswordReset } from '@generated/api/password/password'
import { RequestPasswordResetBody } from '@generated/api/password/password.zod'
import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import { AccountFrame } from '@/shell/account-frame'
import { ButtonLink, TextLink } from '@/ui/navigation/links'

type ResetValues = { usernameOrEmail: string }

const NOTHING: ResetValues = { usernameOrEmail: '' }

const resetBody = bodyForm({ schema: RequestPasswordResetBody, toBody: (values: ResetValues) => values })

/** ACC-01: accepts a username or an email address; an unknown one is shown as an error of the field. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const { mutateAsync } = useRequestPasswordReset()
  const form = useAppForm({
    ...resetBody.options,
    defaultValues: NOTHING,
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
