import { m } from '@generated/messages/messages.js'
import { lazy, Suspense } from 'react'
import { OPERATOR_OPTIONS } from '@/domain/company-choices'
import { Input } from '@/ui/inputs/input'
import { FieldLayout, type FieldProps } from './field-layout'
import type { SearchOption } from './search-select'
import { useField } from './use-field'

/** The e-invoice operator, searchable by name or identifier. Use inside an AppField. */
export const OperatorField = () => (
  <SearchSelectField
    label={m.invoicing_operator()}
    hint={m.invoicing_operator_hint()}
    options={OPERATOR_OPTIONS}
    emptyText={m.invoicing_operator_none()}
    otherLabel={(text) => m.invoicing_operator_other({ text })}
  />
)

const SearchSelect = lazy(() => import('./search-select').then((module) => ({ default: module.SearchSelect })))

interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchOption[]
  /** Text of the list when nothing matches. */
  emptyText: string
  /** Allows a typed text that is not an option; returns the label of the item that offers it. */
  otherLabel?: (text: string) => string
}

/**
 * A choice from a long list, found by typing a part of its name or note. The value '' means no choice. Render it inside
 * an AppField. It is not a component of useAppForm, because then every form would load it.
 */
function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, hint, optional, className, options, emptyText, otherLabel } = props
  const field = useField<string>(hint !== undefined)
  // The input shows an option's name, not its value. Without a name attribute it is not read back as typed text.
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
