import { type KeyboardEvent, type ReactNode, useId } from 'react'

const tabClass =
  '-mb-px inline-flex min-h-10 items-center gap-2 border-b-3 border-transparent px-3 py-2 max-sm:px-2! whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:font-medium aria-selected:text-foreground forced-colors:border-b-[Canvas] forced-colors:aria-selected:border-b-[Highlight] print:not-aria-selected:hidden'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
  /** Stays mounted while hidden, so that typed input is not lost. */
  keepMounted?: boolean
}

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}

/** Views of one page. Arrow keys, Home and End move the focus and select. */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  const id = useId()
  const idOf = (part: 'tab' | 'panel', of: Value) => `${id}-${part}-${of}`

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt or Cmd with an arrow is the browser's Back or Forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const to = moves[event.key]
    const target = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!target) return
    event.preventDefault()
    onValueChange(target.value)
    document.getElementById(idOf('tab', target.value))?.focus()
  }

  return (
    <div data-slot="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus roves over the tabs inside */}
      <div
        role="tablist"
        data-slot="tabs-list"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-border px-0.5 pt-0.5"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isSelected = tab.value === value
          return (
            <button
              key={tab.value}
              ref={isSelected ? scrollIntoRow : undefined}
              type="button"
              role="tab"
              id={idOf('tab', tab.value)}
              data-slot="tabs-trigger"
              aria-selected={isSelected}
              aria-controls={isSelected ? idOf('panel', tab.value) : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={tabClass}
              onClick={() => onValueChange(tab.value)}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      {tabs.map(
        (tab) =>
          (tab.keepMounted || tab.value === value) && (
            // Focusable, so that the keyboard can reach and scroll its text.
            <div
              key={tab.value}
              id={idOf('panel', tab.value)}
              role="tabpanel"
              data-slot="tabs-content"
              aria-labelledby={idOf('tab', tab.value)}
              tabIndex={0}
              hidden={tab.value !== value}
              className="pt-5"
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  )
}

/** Scrolls only the row of tabs, not the page, until the selected tab is visible. */
function scrollIntoRow(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (!list) return
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left < row.left) list.scrollLeft += box.left - row.left
  else if (box.right > row.right) list.scrollLeft += box.right - row.right
}
