import { Menu } from '@base-ui/react/menu'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { portalContainer } from './open-modals'

export interface ActionMenuItem {
  key: string
  label: string
  lang?: string
  icon?: ReactNode
  variant?: 'default' | 'destructive'
  /** Why the item is disabled; shown under the label. The item stays reachable by keyboard. */
  disabledReason?: string | undefined
  onSelect: () => void
}

/** One opening of the menu; a new object each time, so that effects can tell them apart. */
export interface MenuOpening {
  /** Which item gets focus first: the arrow up key opens the menu at its last item. */
  startAt: 'first' | 'last'
}

export interface ActionMenuPopupProps {
  opening: MenuOpening | undefined
  items: readonly ActionMenuItem[]
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function ActionMenuPopup({ opening, items, id, trigger, onClose }: ActionMenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    trigger.current?.focus()
  }
  return (
    <Menu.Root
      modal={false}
      open={opening !== undefined}
      onOpenChange={(isOpen, { event }) => {
        // A press on the trigger is ignored here: the trigger's own handler closes the menu.
        if (!isOpen && !(event.target instanceof Node && trigger.current?.contains(event.target))) onClose()
      }}
    >
      <Menu.Portal container={portalContainer(trigger)} className="fixed z-50">
        <Menu.Positioner
          className="isolate z-50 outline-none"
          positionMethod="fixed"
          collisionPadding={4}
          side="bottom"
          sideOffset={4}
          align="end"
          anchor={trigger}
        >
          <Menu.Popup
            data-slot="dropdown-menu-content"
            className="max-h-(--available-height) max-w-80 min-w-44 overflow-y-auto rounded-lg border border-border bg-card p-1 text-foreground shadow-floating outline-none print:hidden"
            ref={popup}
            id={id}
            aria-labelledby={`${id}-trigger`}
            // close() returns the focus. Base UI must not move it as well: Tab also closes the menu and moves focus itself.
            finalFocus={false}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Tab') return
              // Escape closes only this menu, not the dialog around it. Tab continues from the trigger.
              if (event.key === 'Escape') event.preventDefault()
              event.stopPropagation()
              close()
            }}
          >
            <Items
              items={items}
              popup={popup}
              opening={opening}
              // Focus the trigger before the command runs, so that a dialog opened by the command returns focus there.
              beforeSelect={close}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface ItemsProps extends Pick<ActionMenuPopupProps, 'items' | 'opening'> {
  popup: RefObject<HTMLDivElement | null>
  beforeSelect: () => void
}

function Items({ items, popup, opening, beforeSelect }: ItemsProps) {
  // Runs for every opening, also for one that starts while the menu is still closing.
  useEffect(() => {
    if (!opening) return undefined
    const all = popup.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')
    all?.item(opening.startAt === 'first' ? 0 : all.length - 1)?.focus()
    // Base UI's focus guards are hidden tab stops, which fail accessibility checks; they render later.
    const frame = requestAnimationFrame(() => {
      for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]')) guard.setAttribute('tabindex', '-1')
    })
    return () => cancelAnimationFrame(frame)
  }, [popup, opening])
  return items.map((item) => (
    <Menu.Item
      key={item.key}
      data-slot="dropdown-menu-item"
      data-variant={item.variant ?? 'default'}
      className="flex min-h-10 w-full cursor-pointer items-start gap-3 rounded-md px-3 py-2 text-left -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-muted-foreground data-highlighted:not-data-disabled:bg-muted not-data-disabled:data-[variant=destructive]:text-error [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0"
      lang={item.lang}
      label={item.label}
      disabled={item.disabledReason !== undefined}
      onClick={(event) => {
        // Base UI would focus the clicked item again after this handler (workaround for Safari).
        event.preventBaseUIHandler()
        beforeSelect()
        item.onSelect()
      }}
    >
      {item.icon}
      <span className="min-w-0">
        <span className="block">{item.label}</span>
        {/* Inside the item's accessible name, so that screen readers read it with the label. */}
        {item.disabledReason !== undefined && <span className="block text-sm">{item.disabledReason}</span>}
      </span>
    </Menu.Item>
  ))
}
