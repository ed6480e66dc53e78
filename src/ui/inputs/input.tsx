import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export const controlVariants = cva(
  'block w-full rounded-md border border-input bg-card px-3 text-base text-foreground transition-colors placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100 aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error',
  { variants: { height: { control: 'h-10', free: 'py-2' } }, defaultVariants: { height: 'control' } },
)

export interface InputProps extends Omit<ComponentProps<'input'>, 'autoComplete'> {
  /** React's type lists all autofill names and allows any other text. Comparing these takes 0.3 s of a type check. */
  autoComplete?: string | undefined
  /** Fixed unit inside the box, e.g. "€" or "%". Decorative: the label must contain the unit too. */
  endMark?: ReactNode
  startMark?: ReactNode
  numeric?: boolean
  /** A button inside the box, at its end. */
  button?: ReactNode
}

/** One-line text input. Mark it invalid with `aria-invalid`. */
export function Input({ endMark, startMark, numeric = false, button, className, ...rest }: InputProps) {
  const marked = endMark !== undefined || startMark !== undefined || button !== undefined
  const control = (
    <input
      data-slot="input"
      {...rest}
      className={clsx(
        controlVariants(),
        'read-only:bg-muted',
        numeric && 'text-right tabular-nums',
        startMark !== undefined && 'pl-10',
        endMark !== undefined && 'pr-9',
        button !== undefined && 'pr-12',
        !marked && className,
      )}
    />
  )
  if (!marked) return control
  return (
    <span className={clsx('relative block', className)}>
      {startMark !== undefined && <Mark className="left-3">{startMark}</Mark>}
      {control}
      {endMark !== undefined && <Mark className="right-3">{endMark}</Mark>}
      {button !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{button}</span>}
    </span>
  )
}

function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute inset-y-0 flex items-center text-muted-foreground [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </span>
  )
}
