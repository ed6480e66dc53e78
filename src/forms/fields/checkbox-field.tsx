import type { ReactNode } from 'react'
import { Checkbox } from '@/ui/inputs/checkbox'
import { Switch } from '@/ui/inputs/switch'
import { FieldStatus } from './field-layout'
import { useField } from './use-field'

export interface CheckboxFieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Must be checked, such as acceptance of terms. */
  required?: boolean
}

/** A yes/no value or a consent. */
export function CheckboxField({ label, hint, required }: CheckboxFieldProps) {
  const field = useField<boolean>(false)
  return (
    <div data-slot="field">
      <Checkbox
        {...field.controlProps()}
        label={label}
        hint={hint}
        aria-required={required}
        checked={field.value}
        onChange={(event) => field.change(event.target.checked)}
        onBlur={field.blur}
      />
      <FieldStatus id={field.messageId} error={field.error} />
    </div>
  )
}

/** An on/off setting. */
export function SwitchField({ label, hint }: Omit<CheckboxFieldProps, 'required'>) {
  const field = useField<boolean>(false)
  return (
    <div data-slot="field">
      <Switch
        {...field.controlProps()}
        label={label}
        hint={hint}
        checked={field.value}
        onChange={(event) => field.change(event.target.checked)}
        onBlur={field.blur}
      />
      <FieldStatus id={field.messageId} error={field.error} />
    </div>
  )
}
