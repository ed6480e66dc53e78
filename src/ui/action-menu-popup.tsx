import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from './dropdown-menu'
import { layerOf } from './layer-of'

export interface ActionMenuItem {
  key: string
  label: string
  /** The language of the label, where it is not the page's. */
  lang?: string
  icon?: ReactNode
  variant?: 'default' | 'destructive'
  /** Why it cannot be chosen now; shown under the label. The item stays reachable by keyboard. */
  disabledReason?: string | undefined
  onSelect: () => void
}

/** One opening of the menu, a new object each time. */
export interface MenuOpening {
  /** The item that has the focus first: the arrow up opens at the end. */
  startAt: 'first' | 'last'
}

export interface ActionMenuPopupProps {
  /** Undefined while it is closed. */
  opening: MenuOpening | undefined
  items: readonly ActionMenuItem[]
  align: 'start' | 'end'
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The part of an ActionMenu that comes when it is opened. */
export function ActionMenuPopup({ opening, items, align, id, trigger, onClose }: ActionMenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    trigger.current?.focus()
  }
  return (
    <DropdownMenu
      open={opening !== undefined}
      onOpenChange={(isOpen, { event }) => {
        // A press on the trigger closes it there.
        if (!isOpen && !(event.target instanceof Node && trigger.current?.contains(event.target))) onClose()
      }}
    >
      <DropdownMenuContent
        ref={popup}
        id={id}
        aria-labelledby={`${id}-trigger`}
        anchor={trigger}
        container={layerOf(trigger)}
        align={align}
        // close() gives the focus back; Tab, which also closes, must not be called back from where it goes.
        finalFocus={false}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Tab') return
          // One Escape closes one thing: this menu, not the dialog around it. Tab goes on from the trigger.
          if (event.key === 'Escape') event.preventDefault()
          event.stopPropagation()
          close()
        }}
      >
        <Items
          items={items}
          popup={popup}
          opening={opening}
          // The trigger has the focus before the command runs, so a dialog that the command opens returns focus there.
          beforeSelect={close}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface ItemsProps extends Pick<ActionMenuPopupProps, 'items' | 'opening'> {
  popup: RefObject<HTMLDivElement | null>
  beforeSelect: () => void
}

function Items({ items, popup, opening, beforeSelect }: ItemsProps) {
  // For each opening, also one that comes while the menu is still closing.
  useEffect(() => {
    if (!opening) return
    const all = popup.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')
    all?.item(opening.startAt === 'first' ? 0 : all.length - 1)?.focus()
  }, [popup, opening])
  return items.map((item) => (
    <DropdownMenuItem
      key={item.key}
      variant={item.variant}
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
      {item.icon !== undefined && (
        <span aria-hidden="true" className="contents">
          {item.icon}
        </span>
      )}
      <span className="min-w-0">
        <span className="block">{item.label}</span>
        {/* Inside the name of the item, so it is read with it. */}
        {item.disabledReason !== undefined && <span className="block text-sm">{item.disabledReason}</span>}
      </span>
    </DropdownMenuItem>
  ))
}
