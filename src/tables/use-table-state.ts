import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { holdsPersonalId } from '@/values/identifiers/personal-id-in-text'
import type { TableState } from './table-state'

const PAUSE_MS = 300

interface Kept {
  state?: TableState | undefined
  onStateChange?: ((state: TableState) => void) | undefined
  server?: unknown
}

/** The state of a table, ahead of the URL, and the text of its search box. */
export function useTableState({ state: given, onStateChange, server }: Kept) {
  const [own, setOwn] = useState<TableState>({})
  const kept = given ?? own
  const keep = onStateChange ?? setOwn
  const [ahead, setAhead] = useShownState(kept, keep)
  // Server-paged rows arrive later, so the state is not shown ahead of the URL.
  const [state, setState] = server ? [kept, keep] : [ahead, setAhead]
  const [searchText, setSearchText] = useSearchText(state.search ?? '', (search) =>
    setState({ ...state, search, page: undefined }),
  )
  const search = useDeferredValue(searchText)
  // The URL follows the typed search with a delay. Until then its page number belongs to the old result.
  const page = search.trim() === (state.search ?? '').trim() ? state.page : 1
  return { state, setState, searchText, setSearchText, deferredState: { ...state, search, page } }
}

/** A press shows at once, the URL follows a moment later and is then the source of truth again, also on Back. */
function useShownState(kept: TableState, keep: (state: TableState) => void): [TableState, (state: TableState) => void] {
  const key = JSON.stringify([kept.sort, kept.page, kept.search, kept.columns])
  const [seen, setSeen] = useState(key)
  const [ahead, setAhead] = useState<TableState>()
  if (key !== seen) {
    setSeen(key)
    setAhead(undefined)
  }
  const change = (next: TableState) => {
    setAhead(next)
    keep(next)
  }
  return [ahead ?? kept, change]
}

/** A search term that may contain a personal identity code is never stored or put into the URL. */
const storable = (text: string): string | undefined => (text.trim() === '' || holdsPersonalId(text) ? undefined : text)

/** Committed (to the URL) after a pause. A value from elsewhere, such as Back, replaces the typed text. */
function useSearchText(value: string, commit: (search: string | undefined) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== (storable(sent) ?? '')) {
      setSent(value)
      setText(value)
    }
  }
  const send = useEffectEvent(() => {
    setSent(text)
    commit(storable(text))
  })
  useEffect(() => {
    const timer = text === sent ? undefined : setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  return [text, setText]
}
