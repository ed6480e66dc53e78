import { type ReactNode, type RefObject, useRef } from 'react'
import { tooltipClass, useTooltip } from './use-tooltip'

type TooltipHandlers = ReturnType<typeof useTooltip>['anchorProps']

export interface TooltipTriggerProps extends TooltipHandlers {
  ref: RefObject<HTMLButtonElement | null>
  'aria-describedby': string
}

export interface TooltipProps {
  /** Supplementary only: nothing needed may stand here alone. */
  text: string
  /** Draws the focusable trigger: `(props) => <button type="button" {...props}>…</button>`. */
  children: (trigger: TooltipTriggerProps) => ReactNode
}

/** A short explanation on hover and keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const { id, anchorProps, tooltipProps } = useTooltip(ref)
  return (
    <>
      {/* Before its trigger: behind it, it would give the last one of a stack the distance to a next one. */}
      <span {...tooltipProps} className={tooltipClass}>
        {text}
      </span>
      {children({ ...anchorProps, ref, 'aria-describedby': id })}
    </>
  )
}
