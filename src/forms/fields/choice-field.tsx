import { m } from '@generated/messages/messages.js'
import { FieldMessage } from '@/ui/inputs/field'
import { NativeSelect } from '@/ui/inputs/native-select'
import { RadioGroup, type RadioOption } from '@/ui/inputs/radio-group'
import { FieldLayout, type FieldProps } from './field-layout'
import { useField } from './use-field'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** Text of the first, empty option; "Valitse" by default. */
  placeholder?: string
  autoComplete?: string
}

/** Where nothing is chosen, the error asks to choose, not to fill in. */
function useChoice(hasHint: boolean) {
  const field = useField<string>(hasHint)
  return { ...field, error: field.error === m.form_error_required() ? m.form_error_choice() : field.error }
}

/** A choice in a native select. The value '' means no choice. */
export function SelectField({ options, placeholder = m.form_choose(), autoComplete, ...props }: SelectFieldProps) {
  const field = useChoice(props.hint !== undefined)
  return (
    <FieldLayout {...field} {...props}>
      <NativeSelect
        {...field.controlProps()}
        autoComplete={autoComplete}
        value={field.value}
        aria-required={!props.optional}
        blank={placeholder}
        options={options}
        onChange={field.change}
        onBlur={field.blur}
      />
    </FieldLayout>
  )
}

export interface RadioFieldProps extends FieldProps {
  options: readonly RadioOption<string>[]
  layout?: 'rows' | 'cards' | 'inline' | 'list'
  labelHidden?: boolean
}

export function RadioField({ label, hint, optional, className, options, layout, labelHidden }: RadioFieldProps) {
  const field = useChoice(hint !== undefined)
  return (
    <div data-slot="field" id={field.id} className={className} onBlur={field.blur}>
      <RadioGroup
        legend={label}
        legendHidden={labelHidden}
        hint={hint}
        name={field.name}
        options={options}
        value={field.value}
        // A choice is complete immediately, so its error may show immediately.
        onChange={(next) => {
          field.change(next)
          field.blur()
        }}
        layout={layout}
        invalid={field.error !== undefined}
        required={!optional}
        message={field.error === undefined ? undefined : <FieldMessage>{field.error}</FieldMessage>}
      />
    </div>
  )
}
