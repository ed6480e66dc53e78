import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'size' | 'role'> {
  label: ReactNode
  labelHidden?: boolean
  hint?: ReactNode
  indeterminate?: boolean
}

const mark =
  'pointer-events-none invisible forced-colors:hidden absolute inset-0.5 size-4 text-primary-foreground peer-disabled:text-muted-foreground'

// Shared elements, created once: a list of twenty rows renders forty of them.
const MARKS = (
  <>
    <Check strokeWidth={3} className={clsx(mark, 'peer-checked:visible peer-indeterminate:invisible')} />
    <Minus strokeWidth={3} className={clsx(mark, 'peer-indeterminate:visible')} />
  </>
)
const KNOB = (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute top-1 forced-colors:hidden left-1 size-4 rounded-full bg-input transition-[translate] peer-checked:translate-x-5 peer-checked:bg-primary-foreground peer-disabled:bg-border"
  />
)

const looks = {
  checkbox: {
    box: 'my-0.5 inline-grid size-5',
    input:
      'col-start-1 row-start-1 size-5 rounded-sm bg-card indeterminate:border-primary indeterminate:bg-primary aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error',
    signs: MARKS,
    hint: 'ml-8',
  },
  switch: {
    box: 'inline-flex h-6 w-11',
    input: 'h-6 w-11 rounded-full bg-muted transition-colors',
    signs: KNOB,
    hint: 'ml-14',
  },
}

/** Native checkbox with its label; the whole line is clickable. Mark it invalid with `aria-invalid`. */
export const Checkbox = (props: CheckboxProps) => <Box {...props} slot="checkbox" />

/** An on/off setting on a native checkbox with the role of a switch. For consent and selection use Checkbox. */
export const Switch = (props: Omit<CheckboxProps, 'labelHidden' | 'indeterminate'>) => <Box {...props} slot="switch" />

function Box(props: CheckboxProps & { slot: keyof typeof looks }) {
  const { slot, label, labelHidden = false, hint, indeterminate = false, className, ...rest } = props
  const look = looks[slot]
  const ownId = useId()
  const id = rest.id ?? ownId
  const hintId = `${id}-hint`
  return (
    <div data-slot={slot} className={className}>
      <label
        htmlFor={id}
        className={clsx('inline-flex min-h-6 items-start align-top', labelHidden ? 'min-w-6 justify-center' : 'gap-3')}
      >
        <span className={clsx('relative shrink-0', look.box)}>
          <input
            {...rest}
            ref={(input) => {
              // `indeterminate` is a DOM property without an HTML attribute.
              if (input) input.indeterminate = indeterminate
            }}
            id={id}
            type="checkbox"
            role={slot === 'switch' ? slot : undefined}
            aria-describedby={clsx(rest['aria-describedby'], hint !== undefined && hintId) || undefined}
            className={clsx(
              'peer appearance-none forced-colors:appearance-auto border border-input checked:border-primary checked:bg-primary disabled:border-border disabled:bg-muted',
              look.input,
            )}
          />
          {look.signs}
        </span>
        <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={clsx('text-sm text-muted-foreground', look.hint)}>
          {hint}
        </p>
      )}
    </div>
  )
}
