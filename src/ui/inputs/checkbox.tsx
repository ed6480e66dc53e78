import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'size'> {
  label: ReactNode
  labelHidden?: boolean
  hint?: ReactNode
  indeterminate?: boolean
}

// One shared element, created once: a list of twenty rows renders forty of them.
const CHECK = (
  <Check
    aria-hidden="true"
    strokeWidth={3}
    className="pointer-events-none invisible forced-colors:hidden absolute inset-0.5 size-4 text-primary-foreground peer-checked:visible peer-indeterminate:invisible peer-disabled:text-muted-foreground"
  />
)
const MINUS = (
  <Minus
    aria-hidden="true"
    strokeWidth={3}
    className="pointer-events-none invisible forced-colors:hidden absolute inset-0.5 size-4 text-primary-foreground peer-indeterminate:visible peer-disabled:text-muted-foreground"
  />
)

/** Native checkbox with its label; the whole line is clickable. Mark it invalid with `aria-invalid`. */
export function Checkbox({
  label,
  labelHidden = false,
  hint,
  indeterminate = false,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // `indeterminate` is a DOM property without an HTML attribute.
    if (ref.current) ref.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div data-slot="checkbox" className={className}>
      <label
        htmlFor={id}
        className={clsx(
          'inline-flex min-h-6 items-start align-top',
          !labelHidden && 'gap-3',
          labelHidden && 'min-w-6 justify-center',
        )}
      >
        <span className="relative my-0.5 inline-grid size-5 shrink-0">
          <input
            {...rest}
            ref={ref}
            id={id}
            type="checkbox"
            aria-describedby={clsx(describedBy, hint !== undefined && hintId) || undefined}
            className="peer col-start-1 row-start-1 size-5 appearance-none forced-colors:appearance-auto rounded-sm border border-input bg-card transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:border-border disabled:bg-muted aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error"
          />
          {CHECK}
          {MINUS}
        </span>
        <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="ml-8 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
