import { m } from '@generated/messages/messages.js'
import { lazy, Suspense } from 'react'
import { OPERATOR_OPTIONS } from '@/domain/company-choices'
import { Input } from '@/ui/inputs/input'
import { FieldLayout } from './field-layout'
import { useField } from './use-field'

const OperatorSelect = lazy(() => import('./operator-select').then((module) => ({ default: module.OperatorSelect })))

/** Found by typing a part of the name or identifier. Not a component of useAppForm: every form would load it. */
export function OperatorField() {
  const field = useField<string>(true)
  // The input shows an option's name, not its value. Without a name attribute it is not read back as typed text.
  const { name: _, ...control } = field.controlProps()
  const shown = OPERATOR_OPTIONS.find(({ value }) => value === field.value)?.label ?? field.value
  return (
    <FieldLayout {...field} label={m.invoicing_operator()} hint={m.invoicing_operator_hint()}>
      <Suspense fallback={<Input id={control.id} readOnly value={shown} />}>
        <OperatorSelect {...control} value={field.value} onChange={field.change} onBlur={field.blur} />
      </Suspense>
    </FieldLayout>
  )
}
