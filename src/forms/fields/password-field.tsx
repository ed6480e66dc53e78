import { clsx } from 'clsx'
import { PasswordInput } from '@/ui/inputs/password-input'
import { FieldLayout, type FieldProps } from './field-layout'
import { useField } from './use-field'

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
  /** Ids of further texts. */
  describedBy?: string
  autofocus?: boolean
}

/** A password; never trimmed (VAL-17). The field name must contain "password". */
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
        autoComplete={autoComplete}
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldLayout>
  )
}
