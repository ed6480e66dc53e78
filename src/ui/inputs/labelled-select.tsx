import { type Ref, useId } from 'react'
import { FieldDescription } from './field'
import { Label } from './label'
import { NativeSelect } from './native-select'

export interface LabelledSelectProps {
  label: string
  hint?: string
  /** '' stands for the blank option. */
  value: string
  options: readonly { value: string; label: string }[]
  /** Text of a first option without a value. */
  blank?: string
  invalid?: boolean
  ref?: Ref<HTMLSelectElement>
  onChange: (value: string) => void
}

/** A select outside of forms. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, hint, value, options, blank, invalid = false, ref, onChange } = props
  const id = useId()
  return (
    <div>
      <Label htmlFor={id} className="wrap-anywhere">
        {label}
      </Label>
      {hint !== undefined && (
        <FieldDescription id={`${id}-hint`} className="truncate">
          {hint}
        </FieldDescription>
      )}
      <NativeSelect
        id={id}
        ref={ref}
        className="mt-1"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
