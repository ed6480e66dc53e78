import { createContext, type KeyboardEvent, type ReactNode, use, useId, useLayoutEffect, useMemo, useRef } from 'react'

const listClass = 'flex gap-1 overflow-x-auto border-b border-border px-0.5 pt-0.5'
const tabClass =
  '-mb-px inline-flex min-h-10 items-center gap-2 border-b-3 border-transparent px-3 py-2 max-sm:px-2! whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:font-medium aria-selected:text-foreground'

interface TabsContextValue {
  value: string
  select: (value: string) => void
  idOf: (part: 'tab' | 'panel', value: string) => string
}

const TabsContext = createContext<TabsContextValue | undefined>(undefined)

function useTabs(): TabsContextValue {
  const context = use(TabsContext)
  if (!context) throw new Error('this component must be inside Tabs')
  return context
}

export interface TabsProps<Value extends string> {
  value: Value
  onValueChange: (value: Value) => void
  children: ReactNode
}

export function Tabs<Value extends string>({ value, onValueChange, children }: TabsProps<Value>) {
  const id = useId()
  const context = useMemo(
    () => ({
      value,
      // The selected value is always that of one of the tabs, hence the cast.
      select: (selected: string) => onValueChange(selected as Value),
      idOf: (part: string, of: string) => `${id}-${part}-${of}`,
    }),
    [id, value, onValueChange],
  )
  return (
    <div data-slot="tabs">
      <TabsContext value={context}>{children}</TabsContext>
    </div>
  )
}

export function TabsList({ 'aria-label': label, children }: { 'aria-label': string; children: ReactNode }) {
  const { value, select } = useTabs()
  const listRef = useRef<HTMLDivElement>(null)

  // Scroll only the tab row, not the page, until the selected tab is visible.
  useLayoutEffect(() => {
    const list = listRef.current
    const tab = list?.querySelector('[aria-selected="true"]')
    if (!list || !tab) return
    const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.left < row.left) list.scrollLeft += box.left - row.left
    else if (box.right > row.right) list.scrollLeft += box.right - row.right
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const at = tabs.findIndex((tab) => tab.dataset.value === value)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const to = moves[event.key]
    const target = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (target?.dataset.value === undefined) return
    event.preventDefault()
    select(target.dataset.value)
    target.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus roves over the tabs inside
    <div
      ref={listRef}
      role="tablist"
      data-slot="tabs-list"
      aria-label={label}
      className={listClass}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

export function TabsTrigger({ value, children }: { value: string; children: ReactNode }) {
  const { value: selected, select, idOf } = useTabs()
  const isSelected = value === selected
  return (
    <button
      type="button"
      role="tab"
      id={idOf('tab', value)}
      data-slot="tabs-trigger"
      data-value={value}
      aria-selected={isSelected}
      aria-controls={isSelected ? idOf('panel', value) : undefined}
      tabIndex={isSelected ? 0 : -1}
      className={tabClass}
      onClick={() => select(value)}
    >
      {children}
    </button>
  )
}

export interface TabsContentProps {
  value: string
  /** Keeps the panel mounted but hidden, so that typed input is not lost. */
  keepMounted?: boolean
  children: ReactNode
}

/** The panel of a tab. It is focusable, so that the keyboard can reach and scroll its text. */
export function TabsContent({ value, keepMounted = false, children }: TabsContentProps) {
  const { value: selected, idOf } = useTabs()
  if (!keepMounted && value !== selected) return null
  return (
    <div
      id={idOf('panel', value)}
      role="tabpanel"
      data-slot="tabs-content"
      aria-labelledby={idOf('tab', value)}
      tabIndex={0}
      hidden={value !== selected}
      className="pt-5"
    >
      {children}
    </div>
  )
}
