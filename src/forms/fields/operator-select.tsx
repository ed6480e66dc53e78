import { Combobox } from '@base-ui/react/combobox'
import { m } from '@generated/messages/messages.js'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { OPERATOR_OPTIONS } from '@/domain/company-choices'
import { useLocale } from '@/language/locale'
import { controlVariants } from '@/ui/inputs/input'
import { portalContainer } from '@/ui/overlays/open-modals'

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
  const [isOpen, setIsOpen] = useState(false)
  const chosen = useMemo(() => optionOf(value), [value])
  const box = useRef<HTMLSpanElement>(null)
  const label = m.invoicing_operator()
  return (
    <Combobox.Root
      autoHighlight
      items={withTyped(query)}
      value={chosen}
      isItemEqualToValue={(a, b) => a.value === b.value}
      filter={matches}
      locale={useLocale()}
      onInputValueChange={setQuery}
      onValueChange={(option) => onChange(option?.value ?? '')}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <span ref={box} className="relative block">
        <Combobox.Input
          data-slot="combobox-input"
          autoComplete="off"
          {...control}
          aria-required
          // While the list is open, everything else is hidden from screen readers, including the label.
          aria-label={label}
          className={`${controlVariants()} pr-10`}
          onKeyDown={(event) => {
            // Escape closes only this list, not the dialog around it.
            if (event.key !== 'Escape' || !isOpen) return
            event.preventBaseUIHandler()
            event.preventDefault()
            event.stopPropagation()
            setIsOpen(false)
          }}
        />
        <Combobox.Trigger
          data-slot="combobox-trigger"
          aria-label={`${m.form_open_list()}: ${label}`}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted-foreground"
        >
          <ChevronDown className="size-5" />
        </Combobox.Trigger>
      </span>
      {/* oxlint-disable-next-line react/refs -- read when the list opens, not during render */}
      <Combobox.Portal container={portalContainer(box)} className="fixed z-50">
        <Combobox.Positioner
          anchor={box}
          align="start"
          sideOffset={4}
          collisionPadding={4}
          positionMethod="fixed"
          className="isolate z-50 outline-none"
        >
          <Combobox.Popup
            data-slot="combobox-content"
            className="flex max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) flex-col overflow-hidden rounded-lg border border-border bg-card text-foreground shadow-floating"
          >
            <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:p-0">
              {(option: OperatorOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 data-highlighted:bg-muted"
                >
                  <span className="min-w-0">
                    {option.label}
                    {option.note !== undefined && (
                      <span className="block text-sm text-muted-foreground">{option.note}</span>
                    )}
                  </span>
                  <Combobox.ItemIndicator>
                    <Check className="size-4" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** A saved value that is not among the options is shown as it is. */
function optionOf(value: string): OperatorOption | null {
  if (value === '') return null
  return OPERATOR_OPTIONS.find((option) => option.value === value) ?? { value, label: value }
}

/** The options, and the typed text when it matches none of them: the list is never empty. */
function withTyped(query: string): readonly OperatorOption[] {
  const text = query.trim()
  const isKnown = OPERATOR_OPTIONS.some(
    ({ value, label }) => lower(value) === lower(text) || lower(label) === lower(text),
  )
  if (text === '' || isKnown) return OPERATOR_OPTIONS
  return [...OPERATOR_OPTIONS, { value: text, label: text, note: m.invoicing_operator_other({ text }) }]
}
