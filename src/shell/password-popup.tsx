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
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import { asWrongPassword, isWrongPassword } from './wrong-password'

/** What the popup adds to a form that asks for the password before it saves. */
export interface WithPassword {
  password: string
}

/**
 * The question of a form that saves personal or company data: the current password (ACC-07, COM-03). A wrong password is
 * said here; whoever has forgotten it is logged out and led to the reset.
 */
export const passwordQuestion: FormQuestion<WithPassword> = {
  prepare: () => ({ password: '' }),
  render: ({ busy, onConfirm, onClose }) => (
    <PasswordPopup isSending={busy} onConfirm={(password) => onConfirm({ password })} onClose={onClose} />
  ),
  // The popup says it at its field.
  describeError: (error) => (isWrongPassword(error) ? m.error_incorrect_password() : undefined),
}

const passwordForm = bodyForm({
  schema: z.object({ password: z.string().check(z.minLength(1), z.maxLength(CURRENT_PASSWORD_MAX)) }),
  messages: { password: { required: () => m.popup_empty() } },
  toBody: (values: WithPassword) => values,
})

interface PasswordPopupProps {
  isSending: boolean
  /** Sends the form. @returns the failure, if it is about the password */
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
        {/* Header, body and footer stay parts of the dialog's own column. */}
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
