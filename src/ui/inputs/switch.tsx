import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** An on/off setting on a native checkbox with the role of a switch. For consent and selection use Checkbox. */
export function Switch({ label, hint, className, id: givenId, 'aria-describedby': describedBy, ...rest }: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  return (
    <div data-slot="switch" className={className}>
      <label htmlFor={id} className="inline-flex min-h-6 items-start gap-3">
        <span className="relative inline-flex h-6 w-11 shrink-0">
          <input
            {...rest}
            id={id}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox exposes its checked state
            role="switch"
            aria-describedby={clsx(describedBy, hint !== undefined && hintId) || undefined}
            className="peer h-6 w-11 appearance-none forced-colors:appearance-auto rounded-full border border-input bg-muted transition-colors checked:border-primary checked:bg-primary disabled:border-border disabled:bg-muted"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 forced-colors:hidden left-1 size-4 rounded-full bg-input transition-[translate] peer-checked:translate-x-5 peer-checked:bg-primary-foreground peer-disabled:bg-border"
          />
        </span>
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="ml-14 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
