import { m } from '@generated/messages/messages.js'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocale } from '@/language/locale'
import {
  Combobox,
  ComboboxContent,
  ComboboxEmpty,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
} from '@/ui/inputs/combobox'

export interface SearchOption {
  value: string
  label: string
  /** Shown under the label; also searched. */
  note?: string
}

export interface SearchSelectProps {
  id: string
  label: ReactNode
  options: readonly SearchOption[]
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  emptyText: string
  otherLabel?: ((text: string) => string) | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}

const lower = (text: string) => text.trim().toLowerCase()
const matches = ({ label, note = '' }: SearchOption, query: string) => lower(`${label}\n${note}`).includes(lower(query))

/** The control of SearchSelectField, lazy-loaded because it includes Base UI. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, onBlur, emptyText, otherLabel, ...control } = props
  const [query, setQuery] = useState('')
  const chosen = useMemo(() => optionOf(value, options), [value, options])
  const items = useMemo(() => withOther(options, query, otherLabel), [options, query, otherLabel])
  return (
    <Combobox
      items={items}
      value={chosen}
      isItemEqualToValue={(a: SearchOption, b: SearchOption) => a.value === b.value}
      filter={matches}
      locale={useLocale()}
      onInputValueChange={setQuery}
      onValueChange={(option: SearchOption | null) => onChange(option?.value ?? '')}
    >
      <ComboboxInput
        {...control}
        // While the list is open, everything else is hidden from screen readers, including the label.
        aria-label={typeof label === 'string' ? label : undefined}
        triggerLabel={typeof label === 'string' ? `${m.form_open_list()}: ${label}` : m.form_open_list()}
        onBlur={onBlur}
      />
      <ComboboxContent>
        <ComboboxEmpty>{emptyText}</ComboboxEmpty>
        <ComboboxList>
          {(option: SearchOption) => (
            <ComboboxItem key={option.value} value={option}>
              {option.label}
              {option.note !== undefined && <span className="block text-sm text-muted-foreground">{option.note}</span>}
            </ComboboxItem>
          )}
        </ComboboxList>
      </ComboboxContent>
    </Combobox>
  )
}

/** A saved value that is not among the options is shown as it is. */
function optionOf(value: string, options: readonly SearchOption[]): SearchOption | null {
  if (value === '') return null
  return options.find((option) => option.value === value) ?? { value, label: value }
}

/** Adds the typed text as an option if it is allowed and matches no option. */
function withOther(
  options: readonly SearchOption[],
  query: string,
  otherLabel: ((text: string) => string) | undefined,
): readonly SearchOption[] {
  const text = query.trim()
  const isKnown = options.some(({ value, label }) => lower(value) === lower(text) || lower(label) === lower(text))
  if (!otherLabel || text === '' || isKnown) return options
  return [...options, { value: text, label: text, note: otherLabel(text) }]
}
