import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode, RefObject } from 'react'
import { portalContainer } from './open-modals'

interface TooltipPopupProps {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}

/** Below the control, because the field and the message that it explains are above. */
export const TooltipPopup = ({ open, anchor, ...props }: TooltipPopupProps) => (
  <Tooltip.Root open={open}>
    <Tooltip.Portal container={portalContainer(anchor)} className="fixed z-50">
      <Tooltip.Positioner
        className="isolate z-50"
        positionMethod="fixed"
        collisionPadding={6}
        side="bottom"
        sideOffset={6}
        anchor={anchor}
      >
        <Tooltip.Popup
          data-slot="tooltip-content"
          role="tooltip"
          className="w-max max-w-80 rounded-md bg-foreground px-3 py-1.5 text-left text-sm font-normal text-background shadow-floating"
          {...props}
        />
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
)
