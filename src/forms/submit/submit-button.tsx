import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/inputs/button'
import { hasOwnErrors } from '../fields/field-metas'
import { useFormContext, useFormRoot } from '../form-contexts'
import { useIsPressed } from '../form-state'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick' | 'onDisabledPress'> {
  children: ReactNode
  /** `show`: a press shows the errors. `disable`: aria-disabled while there are errors. */
  whenInvalid?: 'show' | 'disable'
  /** Also disabled while the values equal the initial ones (EMP-10). */
  needsChange?: boolean
}

/** Submits the surrounding form; busy while the form is being sent (SES-24). */
export function SubmitButton({ whenInvalid = 'show', needsChange, disabledReason, ...rest }: SubmitButtonProps) {
  const form = useFormContext()
  const root = useFormRoot()
  const busy = useIsPressed(form)
  const unchanged = useStore(form.store, (state) => state.isDefaultValue)
  const invalid = useStore(form.store, () => hasOwnErrors(form))
  const reason =
    disabledReason ??
    (needsChange && unchanged ? m.form_nothing_changed() : undefined) ??
    (whenInvalid === 'disable' && invalid ? m.form_fix_errors() : undefined)
  return (
    <Button
      {...rest}
      type="submit"
      busy={busy}
      disabledReason={busy ? undefined : reason}
      onDisabledPress={() => root.showErrors()}
    />
  )
}
