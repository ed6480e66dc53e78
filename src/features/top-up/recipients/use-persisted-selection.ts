import { useEffect, useEffectEvent } from 'react'
import { useFormRoot } from '@/forms/form-contexts'
import { dropDraft, readDraft, registerDraft } from '@/session/draft'
import type { Selection } from '@/tables/selection'

/** Key of the stored selection. */
export const EMPLOYEES_DRAFT = 'load-benefit employees'

const persistedIds = (): string[] => {
  const ids = readDraft(EMPLOYEES_DRAFT)?.ids
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/**
 * Stores the selection together with the form's draft: saved when the session expires, and restored when the user
 * restores the draft. In every other case it is deleted, so that a later draft cannot select these employees.
 */
export function usePersistedSelection(selected: Selection, setSelected: (selection: Selection) => void): void {
  const { draft } = useFormRoot()
  const read = useEffectEvent(() => (selected.size > 0 ? { ids: [...selected] } : undefined))
  const choose = useEffectEvent((ids: readonly string[]) => setSelected(new Set(ids)))
  useEffect(() => registerDraft(EMPLOYEES_DRAFT, () => read()), [])
  useEffect(() => {
    if (draft.state === 'offered') return
    if (draft.state === 'restored') choose(persistedIds())
    dropDraft(EMPLOYEES_DRAFT)
  }, [draft.state])
}
