import { Switch } from '@/ui/inputs/switch'
import type { CheckboxFieldProps } from './checkbox-field'
import { FieldStatus } from './field-layout'
import { useField } from './use-field'

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
