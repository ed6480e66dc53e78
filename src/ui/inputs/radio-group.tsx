import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldDescription } from './field'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  /** Why this option is disabled; shown under the label. */
  disabledReason?: ReactNode
  /** Heading of the option's group. Options of one group must be adjacent. */
  group?: string
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  /** By default the group's own id. */
  name?: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  layout?: 'rows' | 'cards' | 'inline' | 'list'
  invalid?: boolean
  required?: boolean
  message?: ReactNode
}

/** A choice between a few options: native radios as rows, as cards, or side by side. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId()
  const { legend, legendHidden = false, hint, name = id, options, value, onChange, layout = 'rows', message } = props
  const { invalid = false, required = false } = props
  const described = clsx(hint !== undefined && `${id}-hint`, message !== undefined && `${id}-message`)
  const draw = (option: RadioOption<Value>) => (
    <Option
      key={option.value}
      option={option}
      id={`${id}-${option.value}`}
      name={name}
      checked={option.value === value}
      look={layout === 'cards' || layout === 'list' ? layout : 'plain'}
      // Once an option is selected, the error concerns that option only.
      invalid={invalid && (value === '' || option.value === value)}
      onChoose={() => onChange(option.value)}
    />
  )
  return (
    <fieldset
      data-slot="radio-group"
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      className="min-w-0"
    >
      <legend className={legendHidden ? 'sr-only' : 'text-sm font-medium'}>{legend}</legend>
      {hint !== undefined && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      <div
        className={clsx(
          !legendHidden && 'mt-2',
          layout === 'rows' && 'space-y-2',
          layout === 'cards' && 'grid gap-3',
          layout === 'inline' && 'flex flex-wrap gap-x-6 gap-y-2',
          layout === 'list' && 'space-y-4',
        )}
      >
        {layout === 'list'
          ? groupsOf(options).map(({ heading, members }) => (
              <OptionGroup key={heading} heading={heading}>
                {members.map(draw)}
              </OptionGroup>
            ))
          : options.map(draw)}
      </div>
      {message !== undefined && (
        <div id={`${id}-message`} className="mt-2">
          {message}
        </div>
      )}
    </fieldset>
  )
}

function groupsOf<Value extends string>(options: readonly RadioOption<Value>[]) {
  const groups = new Map<string, RadioOption<Value>[]>()
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option])
  return [...groups].map(([heading, members]) => ({ heading, members }))
}

function OptionGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  if (heading === '') return <div>{children}</div>
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a nested fieldset is announced as another question
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-sm text-muted-foreground">
        {heading}
      </p>
      <div className="divide-y divide-border border-y border-border">{children}</div>
    </div>
  )
}

interface OptionProps<Value extends string> {
  option: RadioOption<Value>
  id: string
  name: string
  checked: boolean
  look: 'plain' | 'cards' | 'list'
  invalid: boolean
  onChoose: () => void
}

function Option<Value extends string>({ option, id, name, checked, look, invalid, onChoose }: OptionProps<Value>) {
  const { disabledReason, hint } = option
  const unavailable = disabledReason !== undefined
  const described = clsx(hint !== undefined && `${id}-hint`, unavailable && `${id}-reason`)
  return (
    <label
      htmlFor={id}
      data-invalid={invalid ? '' : undefined}
      className={clsx(
        'group/option flex min-h-6 gap-3',
        // Centre the dot next to a logo, which is taller than a line. With a hint, align it with the label's first line.
        option.hint === undefined && !unavailable ? 'items-center' : 'items-start',
        look === 'list' &&
          'min-h-11 px-2 py-1.5 has-checked:bg-accent has-enabled:hover:bg-muted has-checked:hover:bg-accent',
        look === 'cards' &&
          'rounded-lg border border-border bg-card data-invalid:border-error p-4 transition-colors has-checked:border-primary has-checked:bg-accent has-enabled:hover:border-input has-checked:hover:border-primary',
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={unavailable}
        aria-describedby={described || undefined}
        onChange={onChoose}
        className="my-0.5 size-5 shrink-0 appearance-none forced-colors:appearance-auto rounded-full border border-input bg-card transition-[border-width,border-color] checked:border-6 checked:border-primary disabled:border-border disabled:bg-muted group-data-invalid/option:border-error"
      />
      <span className="min-w-0 grow">
        <span className={clsx('block', look === 'cards' && 'font-medium', unavailable && 'text-muted-foreground')}>
          {option.label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-muted-foreground">
            {hint}
          </span>
        )}
        {unavailable && (
          <span id={`${id}-reason`} className="block text-sm text-attention">
            {disabledReason}
          </span>
        )}
      </span>
      {option.aside !== undefined && <span className="shrink-0 text-right tabular-nums">{option.aside}</span>}
    </label>
  )
}
