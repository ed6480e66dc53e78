import { type ReactNode, useId } from 'react'
import { FieldDescription } from './field'
import { Label } from './label'
import { NativeSelect, type NativeSelectProps } from './native-select'

/** A select outside of forms. */
export function LabelledSelect({ label, hint, ...select }: NativeSelectProps & { label: string; hint?: ReactNode }) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id} className="wrap-anywhere">
        {label}
      </Label>
      {hint !== undefined && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      <NativeSelect
        {...select}
        id={id}
        className="mt-1"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
    </div>
  )
}
