import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { RenderLink } from './render-link'

const listClass = 'flex gap-1 overflow-x-auto border-b border-border px-0.5 pt-0.5'
const tabClass =
  '-mb-px inline-flex min-h-10 items-center gap-2 border-b-3 border-transparent px-3 py-2 whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:font-medium aria-selected:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground'

export interface TabItem<Key extends string> {
  key: Key
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<Key extends string> {
  label: string
  items: readonly TabItem<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** The other panels stay, hidden, so that what is typed in one of them is not lost. */
  keepsPanels?: boolean
  className?: string
}

/** Views of one page that share its address. Arrows, Home and End move and select; only the selected panel is drawn. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, selected, onSelect, keepsPanels = false, className } = props
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const panelId = (key: Key) => (keepsPanels ? `${id}-panel-${key}` : `${id}-panel`)

  // Where the row is wider than the screen it scrolls, and nothing else does, until the selected tab is in sight.
  useLayoutEffect(() => {
    const list = listRef.current
    const tab = list?.querySelector('[aria-selected="true"]')
    if (!list || !tab) return
    const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.left < row.left) list.scrollLeft += box.left - row.left
    else if (box.right > row.right) list.scrollLeft += box.right - row.right
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.key === selected)
    const to =
      event.key === 'ArrowRight'
        ? (at + 1) % items.length
        : event.key === 'ArrowLeft'
          ? (at - 1 + items.length) % items.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? items.length - 1
              : undefined
    const target = to === undefined ? undefined : items[to]
    if (to === undefined || target === undefined) return
    event.preventDefault()
    onSelect(target.key)
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }

  return (
    <div data-slot="tabs" className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus roves over the tabs inside */}
      <div ref={listRef} role="tablist" aria-label={label} className={listClass} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item.key === selected}
            aria-controls={keepsPanels || item.key === selected ? panelId(item.key) : undefined}
            tabIndex={item.key === selected ? 0 : -1}
            className={tabClass}
            onClick={() => onSelect(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items
        .filter(({ key }) => keepsPanels || key === selected)
        .map((item) => (
          // The panel takes focus so that its text can be reached and scrolled by keyboard.
          <div
            key={keepsPanels ? item.key : 'panel'}
            id={panelId(item.key)}
            role="tabpanel"
            aria-labelledby={`${id}-${item.key}`}
            tabIndex={0}
            hidden={item.key !== selected}
            className="pt-5"
          >
            {item.content}
          </div>
        ))}
    </div>
  )
}

export interface TabLinkItem {
  key: string
  active: boolean
  label: ReactNode
  link: RenderLink
}

/** Views with addresses of their own: a row of links that looks like tabs, the current one `aria-current="page"`. */
export function TabLinks({
  label,
  items,
  className,
}: {
  label: string
  items: readonly TabLinkItem[]
  className?: string
}) {
  return (
    <nav data-slot="tab-links" aria-label={label} className={className}>
      <ul className={listClass}>
        {items.map(({ key, active, label: text, link }) => (
          <li key={key} className="flex">
            {link({ className: clsx(tabClass), children: text, 'aria-current': active ? 'page' : undefined })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
