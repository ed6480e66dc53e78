import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, useImperativeHandle } from 'react'
import { Spinner } from '../content/spinner'
import { useTooltip } from '../overlays/use-tooltip'

export const buttonVariants = cva(
  'relative inline-flex print:hidden items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors select-none aria-disabled:cursor-not-allowed [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default:
          // Before it can be used it is pale, not grey: the next step of a page must not look dead.
          'border-transparent bg-primary text-primary-foreground not-aria-disabled:hover:bg-primary-hover data-unavailable:border-border data-unavailable:bg-accent data-unavailable:text-accent-foreground',
        outline:
          'border-input bg-card text-foreground not-aria-disabled:hover:bg-muted data-unavailable:border-border data-unavailable:bg-muted data-unavailable:text-muted-foreground',
        secondary:
          'border-transparent bg-muted text-foreground not-aria-disabled:hover:bg-muted/80 data-unavailable:text-muted-foreground',
        ghost:
          'border-transparent text-foreground not-aria-disabled:hover:bg-muted data-unavailable:text-muted-foreground',
        destructive:
          'border-transparent bg-destructive text-destructive-foreground not-aria-disabled:hover:bg-destructive-hover data-unavailable:border-border data-unavailable:bg-muted data-unavailable:text-error',
        link: 'border-transparent text-primary underline decoration-1 underline-offset-4 not-aria-disabled:hover:decoration-2 data-unavailable:text-muted-foreground data-unavailable:no-underline',
      },
      size: {
        default: 'min-h-10 px-4 py-1.5 text-base [&_svg]:size-5',
        sm: 'min-h-8 px-3 py-1 text-sm [&_svg]:size-4',
        lg: 'min-h-12 px-6 py-2.5 text-base [&_svg]:size-5',
        icon: 'size-10 shrink-0 [&_svg]:size-5',
        'icon-sm': 'size-8 shrink-0 [&_svg]:size-4',
        /** For the link variant inside running text or rows: no box around it, still 24 px high. */
        inline: 'min-h-6 px-0 py-0 text-[length:inherit] [&_svg]:size-4',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'default', size: 'default', block: false },
  },
)

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, VariantProps<typeof buttonVariants> {
  /** The command is running: keeps the width, shows a spinner, ignores presses. */
  busy?: boolean
  /** Why the button is disabled. It stays focusable, is described by the reason, and presses do nothing. */
  disabledReason?: string | undefined
  /** Called instead of onClick while disabledReason is set, e.g. to focus the first error (VAL-15). */
  onDisabledPress?: () => void
}

/** `type` defaults to "button". A disabled button stays the same element and keeps the focus. */
export function Button({ disabledReason, onDisabledPress, variant, size, block, ...props }: ButtonProps) {
  const { busy, className, children, onClick, ref, ...rest } = props
  const reason = disabledReason === '' ? undefined : disabledReason
  const isUnavailable = reason !== undefined
  const isBusy = busy === true && !isUnavailable
  const { show, triggerProps, tooltip } = useTooltip(reason)
  const { ref: triggerRef, ...trigger } = triggerProps
  // Exposes one element through two refs. The element exists before effects run.
  useImperativeHandle(ref, () => triggerRef.current as HTMLButtonElement, [triggerRef])
  return (
    <>
      {isUnavailable && tooltip}
      <button
        type="button"
        data-slot="button"
        {...rest}
        ref={triggerRef}
        {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        {...(isUnavailable
          ? {
              ...trigger,
              'data-unavailable': '',
              'aria-disabled': true,
              'aria-describedby': clsx(rest['aria-describedby'], trigger['aria-describedby']),
            }
          : {})}
        className={clsx(buttonVariants({ variant, size, block }), isBusy && 'cursor-progress', className)}
        onClick={(event) => {
          if (isUnavailable) {
            refuse(event)
            show()
            onDisabledPress?.()
          } else if (isBusy) refuse(event)
          else onClick?.(event)
        }}
      >
        {isBusy ? (
          <>
            {/* The label stays in the layout and in the accessible name; only its opacity is zero. */}
            <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          </>
        ) : (
          children
        )}
      </button>
    </>
  )
}

/** Prevents the default too: Enter in a field clicks the submit button and would submit the form. */
function refuse(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}
