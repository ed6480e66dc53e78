import { getReadUserQueryOptions } from '@generated/api/user/user'
import { CURRENT_PASSWORD_MAX } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { ApiError, isApiError } from '@/api/replies/api-error'
import { logOut } from '@/session/logout'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'
import { Dialog } from '@/ui/overlays/dialog'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { inForm } from '../in-form'
import type { FormQuestion } from './press'

/** Whether a call failed because of its password: 422, or 401 while the session is still valid (SES-23). */
export const isWrongPassword = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'http' &&
  (error.has('incorrect_password') || error.status === 422 || error.status === 401)

/** Moves a wrong-password error, whichever form it has in the reply, to the password field. */
export function asWrongPassword(error: unknown, fieldName: string): unknown {
  if (!isApiError(error) || !isWrongPassword(error)) return error
  const item = { fieldName, message: '', code: 'incorrect_password', severity: 'Error' } as const
  return new ApiError({ kind: 'http', operation: error.operation, status: error.status, items: [item] })
}

/** Whether saving asks for the password (ACC-07, COM-03): not of a user of an external login, nor of an admin. */
export function useHasPassword(): boolean {
  const { data: profile } = useRequiredQuery(getReadUserQueryOptions())
  const isImpersonated = useSession()?.isUserImpersonate ?? false
  return !isImpersonated && !profile.isSingleSignOn
}

export interface WithPassword {
  password: string
}

/** Asks for the current password (ACC-07, COM-03). "Forgot password" logs the user out and opens the reset. */
export const passwordQuestion: FormQuestion<WithPassword> = {
  prepare: () => ({ password: '' }),
  render: ({ busy, onConfirm, onClose }) => (
    <PasswordPopup isSending={busy} onConfirm={(password) => onConfirm({ password })} onClose={onClose} />
  ),
  describeError: (error) => (isWrongPassword(error) ? m.error_incorrect_password() : undefined),
}

const passwordForm = bodyForm({
  schema: z.object({ password: z.string().check(z.minLength(1), z.maxLength(CURRENT_PASSWORD_MAX)) }),
  messages: { password: { required: () => m.popup_empty() } },
  toBody: (values: WithPassword) => values,
})

interface PasswordPopupProps {
  isSending: boolean
  /** Sends the form. @returns the error, if it concerns the password */
  onConfirm: (password: string) => Promise<ApiError | undefined>
  onClose: () => void
}

function PasswordPopup({ isSending, onConfirm, onClose }: PasswordPopupProps) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useAppForm({
    ...passwordForm.options,
    defaultValues: { password: '' },
    onSubmit: async ({ value }) => {
      const failure = await onConfirm(value.password)
      if (failure) throw asWrongPassword(failure, 'password')
    },
  })

  const leave = async () => {
    if (isLeaving || isSending) return
    setIsLeaving(true)
    await logOut()
    await navigate({ to: '/reset-password', ignoreBlocker: true })
  }
  const close = () => {
    if (!isSending && !isLeaving) onClose()
  }

  return (
    <Dialog
      title={m.popup_title()}
      onClose={close}
      wrap={inForm(form)}
      footer={
        <>
          <form.SubmitButton whenInvalid="disable" disabledReason={isLeaving ? m.popup_leaving() : undefined}>
            {m.popup_confirm()}
          </form.SubmitButton>
          <Button variant="outline" onClick={close}>
            {m.popup_cancel()}
          </Button>
        </>
      }
    >
      <form.FormNotice />
      <p>{m.popup_text()}</p>
      <form.AppField name="password">
        {(field) => <field.PasswordField label={m.popup_password()} autoComplete="current-password" autofocus />}
      </form.AppField>
      <Button variant="link" size="inline" className="text-left" busy={isLeaving} onClick={() => void leave()}>
        {m.popup_forgot()}
      </Button>
    </Dialog>
  )
}
