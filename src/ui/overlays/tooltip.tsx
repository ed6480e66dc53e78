import { Tooltip as TooltipPrimitive } from '@base-ui/react/tooltip'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { cn } from '../cn'
import { portalContainer } from './portal-container'

/** A short explanation on hover and keyboard focus. Supplementary only: never put needed information only here. */
export function Tooltip(props: TooltipPrimitive.Root.Props) {
  return <TooltipPrimitive.Root {...props} />
}

export type TooltipContentProps = TooltipPrimitive.Popup.Props &
  Pick<
    TooltipPrimitive.Positioner.Props,
    'anchor' | 'side' | 'sideOffset' | 'align' | 'alignOffset' | 'onPointerEnter' | 'onPointerLeave'
  > &
  Pick<ComponentProps<typeof TooltipPrimitive.Portal>, 'container'>

/** The text of the tooltip. */
export function TooltipContent({
  // Below the button, because the field and the message that the tooltip explains are above it.
  side = 'bottom',
  sideOffset = 6,
  align = 'center',
  alignOffset = 0,
  anchor,
  container,
  className,
  ...props
}: TooltipContentProps) {
  return (
    <TooltipPrimitive.Portal container={container} className="fixed z-50">
      <TooltipPrimitive.Positioner
        className="isolate z-50"
        positionMethod="fixed"
        collisionPadding={6}
        {...{ side, sideOffset, align, alignOffset, anchor }}
      >
        <TooltipPrimitive.Popup
          data-slot="tooltip-content"
          role="tooltip"
          className={cn(
            'w-max max-w-72 rounded-md bg-foreground px-3 py-1.5 text-left text-sm font-normal text-background shadow-floating',
            className,
          )}
          {...props}
        />
      </TooltipPrimitive.Positioner>
    </TooltipPrimitive.Portal>
  )
}

interface TooltipPopupProps {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}

/** The lazy-loaded tooltip of a control that is already on the page; useTooltip opens and closes it. */
export function TooltipPopup({ open, anchor, ...props }: TooltipPopupProps) {
  return (
    <Tooltip open={open}>
      <TooltipContent anchor={anchor} container={portalContainer(anchor)} {...props} />
    </Tooltip>
  )
}
