import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type ApiError, isApiError } from '@/api/api-error'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import { FieldMessage } from '@/ui/field'
import { Label } from '@/ui/label'
import { PasswordInput } from '@/ui/password-input'
import { isWrongPassword } from './wrong-password'

export type PasswordPopupProps = {
  open: boolean
  /** Sends the command with the password and, when it has worked, closes the popup. May throw an ApiError. */
  onConfirm: (password: string) => Promise<void>
  /** The command failed for another reason than the password: the caller closes the popup and says it in its form. */
  onFailure: (error: ApiError) => void
  onClose: () => void
}

/**
 * Asks for the current password before personal or company data are saved (ACC-07, COM-03). A wrong password is said
 * here; whoever has forgotten it is logged out and led to the reset.
 */
export function PasswordPopup({ open, ...rest }: PasswordPopupProps) {
  return open ? <OpenPopup {...rest} /> : null
}

function OpenPopup({ onConfirm, onFailure, onClose }: Omit<PasswordPopupProps, 'open'>) {
  const navigate = useNavigate()
  const formId = useId()
  const inputId = useId()
  const errorId = useId()
  const [password, setPassword] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'wrong' | 'leaving'>('idle')
  // State lags behind a second press in the same task.
  const isLocked = useRef(false)

  const focusInput = () => document.getElementById(inputId)?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLocked.current || password === '') return
    isLocked.current = true
    setState('busy')
    try {
      await onConfirm(password)
    } catch (error) {
      if (isWrongPassword(error)) {
        setState('wrong')
        focusInput()
      } else {
        setState('idle')
        if (!isApiError(error)) throw error
        onFailure(error)
      }
    } finally {
      isLocked.current = false
    }
  }

  const leave = async () => {
    if (isLocked.current) return
    isLocked.current = true
    setState('leaving')
    await logOut()
    await navigate({ to: '/reset-password', ignoreBlocker: true })
  }

  const isBusy = state === 'busy' || state === 'leaving'
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isBusy) onClose()
      }}
    >
      <DialogContent size="sm">
        <DialogHeader closeLabel={m.popup_close()}>
          <DialogTitle>{m.popup_title()}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <form id={formId} method="post" noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
            <p>{m.popup_text()}</p>
            <div className="space-y-1.5">
              <Label htmlFor={inputId}>{m.popup_password()}</Label>
              <PasswordInput
                id={inputId}
                name="password"
                data-autofocus=""
                autoComplete="current-password"
                maxLength={100}
                showLabel={m.form_password_show()}
                hideLabel={m.form_password_hide()}
                value={password}
                aria-invalid={state === 'wrong' || undefined}
                aria-describedby={state === 'wrong' ? errorId : undefined}
                onChange={(event) => setPassword(event.target.value)}
              />
              {state === 'wrong' && (
                <FieldMessage id={errorId} role="alert">
                  {m.error_incorrect_password()}
                </FieldMessage>
              )}
            </div>
            <Button variant="link" size="inline" className="text-left" onClick={() => void leave()}>
              {m.popup_forgot()}
            </Button>
          </form>
        </DialogBody>
        <DialogFooter>
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            disabledReason={password === '' ? m.popup_empty() : undefined}
            onDisabledPress={focusInput}
          >
            {m.popup_confirm()}
          </Button>
          <Button variant="outline" onClick={() => !isBusy && onClose()}>
            {m.popup_cancel()}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
