import { useEffect, useEffectEvent } from 'react'
import { useFormRoot } from '@/forms/form-contexts'
import { dropDraft, keepDraftOf, readDraft } from '@/session/draft'
import type { Selection } from '@/tables/selection'

/** Names what is kept of the choice. */
export const EMPLOYEES_DRAFT = 'load-benefit employees'

const persistedIds = (): string[] => {
  const ids = readDraft(EMPLOYEES_DRAFT)?.ids
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/**
 * Who is chosen stands beside the form's values, and goes with their draft: kept when the session expires, chosen anew
 * when the user takes the draft over. Whatever else becomes of the draft, nobody of it is chosen later.
 */
export function usePersistedSelection(selected: Selection, setSelected: (selection: Selection) => void): void {
  const { draft } = useFormRoot()
  const read = useEffectEvent(() => (selected.size > 0 ? { ids: [...selected] } : undefined))
  const choose = useEffectEvent((ids: readonly string[]) => setSelected(new Set(ids)))
  useEffect(() => keepDraftOf(EMPLOYEES_DRAFT, () => read()), [])
  useEffect(() => {
    if (draft.state === 'offered') return
    if (draft.state === 'restored') choose(persistedIds())
    dropDraft(EMPLOYEES_DRAFT)
  }, [draft.state])
}
