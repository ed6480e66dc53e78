import { m } from '@generated/messages/messages.js'
import { useMemo, useState } from 'react'
import { OPERATOR_OPTIONS } from '@/domain/company-choices'
import { useLocale } from '@/language/locale'
import { Combobox } from '@/ui/inputs/combobox'

interface OperatorOption {
  value: string
  label: string
  note?: string
}

export interface OperatorSelectProps {
  id: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
}

const lower = (text: string) => text.trim().toLowerCase()
const matches = ({ label, note = '' }: OperatorOption, query: string) =>
  lower(`${label}\n${note}`).includes(lower(query))

/** The control of OperatorField, lazy-loaded because it includes Base UI. */
export function OperatorSelect({ value, onChange, ...control }: OperatorSelectProps) {
  const [query, setQuery] = useState('')
  const chosen = useMemo(() => optionOf(value), [value])
  const label = m.invoicing_operator()
  return (
    <Combobox
      items={withTyped(query)}
      value={chosen}
      isItemEqualToValue={(a, b) => a.value === b.value}
      filter={matches}
      locale={useLocale()}
      onInputValueChange={setQuery}
      onValueChange={(option) => onChange(option?.value ?? '')}
      // While the list is open, everything else is hidden from screen readers, including the label.
      input={{ ...control, 'aria-required': true, 'aria-label': label }}
      triggerLabel={`${m.form_open_list()}: ${label}`}
      empty={m.invoicing_operator_none()}
      keyOf={({ value: key }) => key}
      render={(option) => (
        <>
          {option.label}
          {option.note !== undefined && <span className="block text-sm text-muted-foreground">{option.note}</span>}
        </>
      )}
    />
  )
}

/** A saved value that is not among the options is shown as it is. */
function optionOf(value: string): OperatorOption | null {
  if (value === '') return null
  return OPERATOR_OPTIONS.find((option) => option.value === value) ?? { value, label: value }
}

/** The options, and the typed text when it matches none of them. */
function withTyped(query: string): readonly OperatorOption[] {
  const text = query.trim()
  const isKnown = OPERATOR_OPTIONS.some(
    ({ value, label }) => lower(value) === lower(text) || lower(label) === lower(text),
  )
  if (text === '' || isKnown) return OPERATOR_OPTIONS
  return [...OPERATOR_OPTIONS, { value: text, label: text, note: m.invoicing_operator_other({ text }) }]
}
