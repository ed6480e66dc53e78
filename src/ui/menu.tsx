import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { followAnchor } from './anchored'

export interface MenuItem {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen now; shown under the label. The item stays reachable by keyboard. */
  disabledReason?: string | undefined
  onSelect: () => void
}

export interface MenuTriggerProps {
  id: string
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** Draws the button: `(props) => <IconButton {...props} label="…" icon={<EllipsisVertical />} />`. */
  trigger: (props: MenuTriggerProps) => ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** Commands behind a button, on the native popover: arrows, Home, End, first letters; Escape and Tab close. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const id = useId()
  const triggerId = `${id}-trigger`
  const panelRef = useRef<HTMLDivElement>(null)
  const startAt = useRef<'first' | 'last'>('first')
  // Numbered: closed and opened again at once, the browser tells of the second opening alone.
  const [opening, setOpening] = useState<number>()
  const open = opening !== undefined

  useEffect(() => {
    const panel = panelRef.current
    const anchor = document.getElementById(triggerId)
    if (opening === undefined || !panel || !anchor) return
    const unfollow = followAnchor(anchor, panel, { side: 'bottom', align })
    focusItem(panel, startAt.current === 'first' ? 0 : -1)
    startAt.current = 'first'
    return unfollow
  }, [opening, align, triggerId])

  const close = () => {
    panelRef.current?.hidePopover()
    document.getElementById(triggerId)?.focus()
  }

  const choose = (item: MenuItem) => {
    if (item.disabledReason !== undefined) return
    // Focus is back on the trigger before the command runs, so that a dialog it opens returns it there.
    close()
    item.onSelect()
  }

  return (
    <>
      {/* oxlint-disable-next-line react/refs -- the refs are read when a key is pressed, not while drawing */}
      {trigger({
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          startAt.current = event.key === 'ArrowUp' ? 'last' : 'first'
          panelRef.current?.showPopover()
        },
      })}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus roves over the items inside */}
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        role="menu"
        data-slot="menu"
        aria-labelledby={triggerId}
        onToggle={({ newState }) => setOpening((last) => (newState === 'open' ? (last ?? 0) + 1 : undefined))}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Tab') {
            if (event.key === 'Escape') event.preventDefault()
            event.stopPropagation()
            close()
            return
          }
          moveFocus(event)
        }}
        className="fixed inset-auto m-0 max-w-80 min-w-48 overflow-y-auto rounded-lg border border-border bg-popover p-1 text-popover-foreground shadow-floating"
      >
        {items.map((item) => (
          <Item key={item.key} item={item} onChoose={() => choose(item)} />
        ))}
      </div>
    </>
  )
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const unavailable = item.disabledReason !== undefined
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-slot="menu-item"
      aria-disabled={unavailable || undefined}
      onClick={onChoose}
      className={clsx(
        'flex min-h-10 w-full items-start gap-3 rounded-md px-3 py-2 text-left focus-visible:-outline-offset-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0',
        unavailable ? 'cursor-not-allowed text-muted-foreground' : 'hover:bg-muted focus:bg-muted',
        !unavailable && item.danger && 'text-error',
      )}
    >
      {item.icon !== undefined && (
        <span aria-hidden="true" className="contents">
          {item.icon}
        </span>
      )}
      <span className="min-w-0">
        <span className="block">{item.label}</span>
        {/* Inside the name of the item, so it is read with it. */}
        {unavailable && <span className="block text-sm">{item.disabledReason}</span>}
      </span>
    </button>
  )
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

function focusItem(menu: Element, at: number) {
  itemsOf(menu).at(at)?.focus()
}

function moveFocus(event: KeyboardEvent) {
  const all = itemsOf(event.currentTarget)
  const at = all.findIndex((item) => item === document.activeElement)
  const next = nextIndex(event.key, at, all)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  all.at(next)?.focus()
}

function nextIndex(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % all.length
  if (key === 'ArrowUp') return at <= 0 ? all.length - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return all.length - 1
  if (key.length !== 1 || key === ' ') return undefined
  const order = all.map((_, step) => (at + 1 + step) % all.length)
  return order.find((index) => all[index]?.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}
