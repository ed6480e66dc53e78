import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

export interface ListboxOptions {
  /** Ids of the rendered options, in order. */
  ids: readonly string[]
  /** When the search text changes, the first option becomes active again. */
  search: string
  onChoose: (id: string) => void
}

/** Props of a search box and of its list of options; the focus stays in the box (WAI-ARIA: combobox with a listbox). */
export function useListbox({ ids, search, onChoose }: ListboxOptions) {
  const listId = useId()
  const [moved, setMoved] = useState<{ to: string; search: string }>()
  const isHere = moved !== undefined && moved.search === search && ids.includes(moved.to)
  const active = isHere ? moved.to : ids[0]
  const optionId = (id: string) => `${listId}-${id}`
  const activate = (to: string) => setMoved({ to, search })

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (active === undefined || hasModifier || event.nativeEvent.isComposing) return
    const at = ids.indexOf(active)
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const move = moves[event.key]
    const to = move === undefined ? undefined : ids.at(move % ids.length)
    if (event.key === 'Enter') onChoose(active)
    else if (to === undefined) return
    else {
      activate(to)
      document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }

  return {
    box: {
      type: 'text',
      role: 'combobox',
      'aria-expanded': active !== undefined,
      'aria-autocomplete': 'list',
      'aria-controls': active === undefined ? undefined : listId,
      'aria-activedescendant': active === undefined ? undefined : optionId(active),
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    },
    // Browsers add a list that scrolls to the tab stops, where its arrow keys would do nothing.
    list: { role: 'listbox', id: listId, tabIndex: -1 },
    option: (id: string) => ({
      id: optionId(id),
      role: 'option',
      'aria-selected': id === active,
      // Keep the focus in the box when an option is pressed.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      // Ignore events without movement: the list may scroll under a resting pointer.
      onPointerMove: () => {
        if (id !== active) activate(id)
      },
      onClick: () => onChoose(id),
    }),
  } as const
}
