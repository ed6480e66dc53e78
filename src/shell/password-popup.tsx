import { CURRENT_PASSWORD_MAX } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { ApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import type { FormQuestion } from '@/forms/submit/press'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/inputs/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/overlays/dialog'
import { asWrongPassword, isWrongPassword } from './wrong-password'

/** Data that the password popup adds to the form. */
export interface WithPassword {
  password: string
}

/**
 * Asks for the current password before a form saves personal or company data (ACC-07, COM-03). A wrong password is
 * shown in the popup. "Forgot password" logs the user out and opens the reset.
 */
export const passwordQuestion: FormQuestion<WithPassword> = {
  prepare: () => ({ password: '' }),
  render: ({ busy, onConfirm, onClose }) => (
    <PasswordPopup isSending={busy} onConfirm={(password) => onConfirm({ password })} onClose={onClose} />
  ),
  // Shown in the popup, at the password field.
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
    <Dialog open onOpenChange={close}>
      <DialogContent size="sm">
        {/* `contents` keeps header, body and footer as items of the dialog's column. */}
        <FormRoot form={form} draft={false} notice="placed" className="contents">
          <DialogHeader closeLabel={m.popup_close()}>
            <DialogTitle>{m.popup_title()}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <form.FormNotice />
            <p>{m.popup_text()}</p>
            <form.AppField name="password">
              {(field) => <field.PasswordField label={m.popup_password()} autoComplete="current-password" autofocus />}
            </form.AppField>
            <Button variant="link" size="inline" className="text-left" busy={isLeaving} onClick={() => void leave()}>
              {m.popup_forgot()}
            </Button>
          </DialogBody>
          <DialogFooter>
            <form.SubmitButton whenInvalid="disable" disabledReason={isLeaving ? m.popup_leaving() : undefined}>
              {m.popup_confirm()}
            </form.SubmitButton>
            <Button variant="outline" onClick={close}>
              {m.popup_cancel()}
            </Button>
          </DialogFooter>
        </FormRoot>
      </DialogContent>
    </Dialog>
  )
}
