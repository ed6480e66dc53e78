import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { requiredContext } from '../required-context'
import { Input, type InputProps } from './input'

interface CommandContext {
  listId: string
  labelId: (group: string) => string
  active: string | undefined
  activate: (id: string) => void
  press: (key: string) => boolean
  choose: (id: string) => void
}

const [Context, useCommand] = requiredContext<CommandContext>('a Command')

export interface CommandProps {
  /** Ids of the rendered items, in order. */
  ids: readonly string[]
  /** When the search text changes, the first item becomes active again. */
  search: string
  onChoose: (id: string) => void
  children: ReactNode
}

/** A search box with a list of commands; the focus stays in the box (WAI-ARIA: combobox with a listbox). */
export function Command({ ids, search, onChoose, children }: CommandProps) {
  const base = useId()
  const [moved, setMoved] = useState<{ to: string; search: string }>()
  const isHere = moved !== undefined && moved.search === search && ids.includes(moved.to)
  const active = isHere ? moved.to : ids[0]
  const context = useMemo<CommandContext>(() => {
    const activate = (to: string) => setMoved({ to, search })
    return {
      listId: `${base}-list`,
      labelId: (group) => `${base}-${group}`,
      active,
      activate,
      choose: onChoose,
      press: (key) => {
        if (key === 'Enter') {
          if (active !== undefined) onChoose(active)
          return active !== undefined
        }
        const to = moveFrom(active === undefined ? -1 : ids.indexOf(active), ids.length, key)
        const id = to === undefined ? undefined : ids[to]
        if (id === undefined) return false
        activate(id)
        document.getElementById(optionId(`${base}-list`, id))?.scrollIntoView({ block: 'nearest' })
        return true
      },
    }
  }, [base, ids, search, active, onChoose])
  return <Context value={context}>{children}</Context>
}

const optionId = (listId: string, id: string) => `${listId}-${id}`

function moveFrom(at: number, count: number, key: string): number | undefined {
  if (count === 0) return undefined
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: at <= 0 ? count - 1 : at - 1,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

export function CommandInput(props: Omit<InputProps, 'onKeyDown' | 'role' | 'type'>) {
  const { listId, active, press } = useCommand()
  return (
    <Input
      data-slot="command-input"
      type="text"
      role="combobox"
      aria-expanded={active !== undefined}
      aria-autocomplete="list"
      aria-controls={active === undefined ? undefined : listId}
      aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onKeyDown={(event: KeyboardEvent) => {
        const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
        if (hasModifier || event.nativeEvent.isComposing || !press(event.key)) return
        event.preventDefault()
      }}
      {...props}
    />
  )
}

/** Renders nothing when there are no items. Pass an `aria-label`. */
export function CommandList({ className, ...props }: ComponentProps<'div'>) {
  const { listId, active } = useCommand()
  if (active === undefined) return null
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the box
    <div
      id={listId}
      role="listbox"
      data-slot="command-list"
      className={clsx('min-h-0 grow overflow-y-auto overscroll-contain', className)}
      {...props}
    />
  )
}

export function CommandGroup({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  const { labelId } = useCommand()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={labelId(id)} data-slot="command-group">
      <div id={labelId(id)} className="px-3 pt-4 pb-1 text-sm font-medium text-muted-foreground">
        {heading}
      </div>
      {children}
    </div>
  )
}

export function CommandItem({ id, ...props }: ComponentProps<'div'> & { id: string }) {
  const { listId, active, activate, choose } = useCommand()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box handles the keys, because it keeps the focus
    <div
      id={optionId(listId, id)}
      role="option"
      aria-selected={id === active}
      data-slot="command-item"
      className="flex min-h-10 scroll-mt-10 cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 py-2 aria-selected:bg-accent aria-selected:text-accent-foreground forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
      // Keep the focus in the box when an item is pressed.
      onMouseDown={(event) => event.preventDefault()}
      // Ignore events without movement: the list may scroll under a resting pointer.
      onPointerMove={() => {
        if (id !== active) activate(id)
      }}
      onClick={() => choose(id)}
      {...props}
    />
  )
}
