import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { type ButtonVariantProps, buttonVariants } from './button-variants'
import { Spinner } from './spinner'
import { tooltipClass, useTooltip } from './use-tooltip'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'ref'>, ButtonVariantProps {
  /** The press is being worked on: keeps the width, shows a spinner, ignores presses. */
  busy?: boolean
  /** Why the button cannot be used now. It stays focusable, is described by the reason, and a press does nothing. */
  disabledReason?: string | undefined
  /** Called instead of onClick while disabledReason is set, e.g. to focus the first error (VAL-15). */
  onDisabledPress?: () => void
}

/** The one button. `type` is "button" unless said otherwise, so that none submits a form by accident. */
export function Button({ disabledReason, ...props }: ButtonProps) {
  if (disabledReason === undefined || disabledReason === '') return <PlainButton {...props} />
  return <UnavailableButton {...props} reason={disabledReason} />
}

type PlainProps = Omit<ButtonProps, 'disabledReason'>

function PlainButton({
  variant,
  size,
  block,
  busy,
  onDisabledPress: _onDisabledPress,
  className,
  children,
  onClick,
  ...rest
}: PlainProps) {
  return (
    <button
      type="button"
      data-slot="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={clsx(buttonVariants({ variant, size, block }), busy && 'cursor-progress', className)}
      onClick={(event) => {
        if (busy) refuse(event)
        else onClick?.(event)
      }}
    >
      {busy ? (
        <>
          {/* The label keeps its place (width) and its name; only its ink is gone. */}
          <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

function UnavailableButton({
  reason,
  variant,
  size,
  block,
  busy: _busy,
  onDisabledPress,
  onClick: _onClick,
  className,
  children,
  ...rest
}: PlainProps & { reason: string }) {
  const ref = useRef<HTMLButtonElement>(null)
  const tooltip = useTooltip(ref)
  return (
    <>
      {/* Before the button: behind it, it would give the last button of a stack the distance to a next one. */}
      <span {...tooltip.tooltipProps} className={tooltipClass}>
        {reason}
      </span>
      <button
        type="button"
        data-slot="button"
        {...rest}
        {...tooltip.anchorProps}
        ref={ref}
        data-unavailable=""
        aria-disabled="true"
        aria-describedby={clsx(rest['aria-describedby'], tooltip.id)}
        className={clsx(buttonVariants({ variant, size, block }), className)}
        onClick={(event) => {
          refuse(event)
          tooltip.show()
          onDisabledPress?.()
        }}
      >
        {children}
      </button>
    </>
  )
}

/** A refused press must not submit the form either (Enter in a field presses the submit button). */
function refuse(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}
