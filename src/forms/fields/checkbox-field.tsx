import type { ReactNode } from 'react'
import { Checkbox, Switch } from '@/ui/inputs/checkbox'
import { FieldStatus } from './field-layout'
import { useField } from './use-field'

export interface CheckboxFieldProps {
  label: ReactNode
  hint?: ReactNode
  required?: boolean
}

export const CheckboxField = (props: CheckboxFieldProps) => <BooleanField control={Checkbox} {...props} />

export const SwitchField = (props: Omit<CheckboxFieldProps, 'required'>) => <BooleanField control={Switch} {...props} />

function BooleanField(props: CheckboxFieldProps & { control: typeof Checkbox | typeof Switch }) {
  const { control: Control, label, hint, required } = props
  const field = useField<boolean>(false)
  return (
    <div data-slot="field">
      <Control
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
