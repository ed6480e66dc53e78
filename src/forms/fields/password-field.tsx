import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { PasswordInput } from '@/ui/password-input'
import { FieldLayout, type FieldProps } from './field-layout'
import { useField } from './use-field'

export interface PasswordFieldProps extends FieldProps {
  /** `current-password` when logging in or confirming, `new-password` when choosing one. */
  autoComplete: 'current-password' | 'new-password'
  /** Ids of texts elsewhere that describe the field. */
  describedBy?: string
  /** Takes the focus when the dialog around it opens. */
  autofocus?: boolean
}

/** A password; never trimmed (VAL-17). Its field's name must contain "password". */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, optional, className, autoComplete, describedBy, autofocus } = props
  const field = useField<string>(hint !== undefined)
  const controlProps = field.controlProps()
  return (
    <FieldLayout {...field} label={label} hint={hint} optional={optional} className={className}>
      <PasswordInput
        {...controlProps}
        data-autofocus={autofocus ? '' : undefined}
        aria-describedby={clsx(controlProps['aria-describedby'], describedBy) || undefined}
        showLabel={m.form_password_show()}
        hideLabel={m.form_password_hide()}
        autoComplete={autoComplete}
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldLayout>
  )
}
