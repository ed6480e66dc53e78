import { Menu as MenuPrimitive } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** A menu of commands. On initially loaded pages use ActionMenu, which fetches this file when the menu is opened. */
export function DropdownMenu(props: MenuPrimitive.Root.Props) {
  return <MenuPrimitive.Root modal={false} {...props} />
}

export type DropdownMenuContentProps = MenuPrimitive.Popup.Props &
  Pick<MenuPrimitive.Positioner.Props, 'anchor' | 'side' | 'sideOffset' | 'align' | 'alignOffset'> &
  Pick<ComponentProps<typeof MenuPrimitive.Portal>, 'container'>

export function DropdownMenuContent({
  side = 'bottom',
  sideOffset = 4,
  align = 'start',
  alignOffset = 0,
  anchor,
  container,
  className,
  ...props
}: DropdownMenuContentProps) {
  return (
    <MenuPrimitive.Portal container={container} className="fixed z-50">
      <MenuPrimitive.Positioner
        className="isolate z-50 outline-none"
        positionMethod="fixed"
        collisionPadding={4}
        {...{ side, sideOffset, align, alignOffset, anchor }}
      >
        <MenuPrimitive.Popup
          data-slot="dropdown-menu-content"
          className={cn(
            'max-h-(--available-height) max-w-80 min-w-48 overflow-y-auto rounded-lg border border-border bg-popover p-1 text-popover-foreground shadow-floating outline-none',
            className,
          )}
          {...props}
        />
      </MenuPrimitive.Positioner>
    </MenuPrimitive.Portal>
  )
}

export interface DropdownMenuItemProps extends MenuPrimitive.Item.Props {
  variant?: 'default' | 'destructive'
}

/** Disabled items stay reachable by keyboard; their content must say why they are disabled. */
export function DropdownMenuItem({ variant = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      data-variant={variant}
      className={cn(
        'flex min-h-10 w-full cursor-pointer items-start gap-3 rounded-md px-3 py-2 text-left -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-muted-foreground data-highlighted:not-data-disabled:bg-muted not-data-disabled:data-[variant=destructive]:text-error [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  )
}
