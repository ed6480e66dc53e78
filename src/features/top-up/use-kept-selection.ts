import { useEffect, useEffectEvent } from 'react'
import { useFormRoot } from '@/forms/form-contexts'
import { dropDraft, keepDraftOf, readDraft } from '@/session/draft'
import { type Selection, selectionOf } from '@/tables/selection'

const DRAFT = 'load-benefit employees'

const keptIds = (): string[] => {
  const ids = readDraft(DRAFT)?.ids
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/**
 * Who is chosen stands beside the form's values, and goes with their draft: kept when the session expires, chosen anew
 * when the user takes the draft over. Whatever else becomes of the draft, nobody of it is chosen later.
 */
export function useKeptSelection(selected: Selection, setSelected: (selection: Selection) => void): void {
  const { draft } = useFormRoot()
  const read = useEffectEvent(() => {
    const ids = Object.keys(selected)
    return ids.length > 0 ? { ids } : undefined
  })
  const choose = useEffectEvent((ids: readonly string[]) => setSelected(selectionOf(ids)))
  useEffect(() => keepDraftOf(DRAFT, () => read()), [])
  useEffect(() => {
    if (draft.state === 'offered') return
    if (draft.state === 'restored') choose(keptIds())
    dropDraft(DRAFT)
  }, [draft.state])
}
