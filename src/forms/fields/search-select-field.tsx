import { lazy, Suspense } from 'react'
import { Input } from '@/ui/input'
import { FieldLayout, type FieldProps } from './field-layout'
import type { SearchOption } from './search-select'
import { useField } from './use-field'

const SearchSelect = lazy(() => import('./search-select').then((module) => ({ default: module.SearchSelect })))

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchOption[]
  /** What stands in the list when nothing matches. */
  emptyText: string
  /** Lets a typed text that is not among the options be chosen; the words of the line that offers it. */
  otherLabel?: (text: string) => string
}

/**
 * One of many, found by typing a part of its name or note. The value '' means that nothing is chosen. Drawn inside of an
 * AppField and not one of useAppForm's fields: few forms have it, and all would load it.
 */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, hint, optional, className, options, emptyText, otherLabel } = props
  const field = useField<string>(hint !== undefined)
  // Its text is a name, not the value: nothing must read it as what was typed.
  const { name: _, ...control } = field.controlProps()
  const shown = options.find(({ value }) => value === field.value)?.label ?? field.value
  return (
    <FieldLayout {...field} label={label} hint={hint} optional={optional} className={className}>
      <Suspense fallback={<Input id={control.id} readOnly value={shown} />}>
        <SearchSelect
          {...control}
          aria-required={!optional}
          label={label}
          options={options}
          value={field.value}
          onChange={field.change}
          onBlur={field.blur}
          emptyText={emptyText}
          otherLabel={otherLabel}
        />
      </Suspense>
    </FieldLayout>
  )
}
