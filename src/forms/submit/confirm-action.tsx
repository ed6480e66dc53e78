import { m } from '@generated/messages/messages.js'
import { type ReactNode, useRef, useState } from 'react'
import { type ApiError, isApiError } from '@/api/replies/api-error'
import { refusalText } from '@/domain/error-texts'
import { Button } from '@/ui/inputs/button'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlays/confirm-dialog'
import { useSubmitLock } from './submit-lock'

export interface ConfirmActionProps extends Omit<ConfirmDialogProps, 'busy' | 'error' | 'onConfirm'> {
  /** Runs the command; an error it throws is shown in the dialog. */
  action: () => Promise<unknown>
  /** Called after success, e.g. to close the dialog, which runs nothing more. */
  onDone: () => void
  describeError?: (error: ApiError) => ReactNode
}

/** A confirm dialog that runs a command once per press (SES-24) and shows its error. */
export function ConfirmAction({ action, onDone, describeError, ...rest }: ConfirmActionProps) {
  const { busy, run } = useSubmitLock()
  const done = useRef(false)
  const [error, setError] = useState<unknown>()

  const confirm = () =>
    run(async () => {
      if (done.current) return
      setError(undefined)
      try {
        await action()
      } catch (thrown) {
        if (!isApiError(thrown)) reportError(thrown)
        setError(thrown)
        return
      }
      done.current = true
      onDone()
    })

  return (
    <ConfirmDialog
      {...rest}
      busy={busy}
      error={error === undefined ? undefined : errorContent(error, describeError)}
      onConfirm={() => void confirm()}
    />
  )
}

/** A button that asks for a confirmation, and then runs the command. */
export function ConfirmButton({
  label,
  onDone,
  ...question
}: Omit<ConfirmActionProps, 'onClose'> & { label: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const finish = () => {
    close()
    onDone()
  }
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && <ConfirmAction {...question} onDone={finish} onClose={close} />}
    </>
  )
}

function errorContent(error: unknown, describe: ConfirmActionProps['describeError']): ReactNode {
  if (!isApiError(error)) return m.error_generic()
  const described = describe?.(error)
  if (described === undefined && error.outcomeUnknown) return m.form_outcome_unknown()
  return described ?? refusalText(error)
}
