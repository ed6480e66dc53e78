import type { BenefitType } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFormRoot } from '@/forms/form-contexts'
import { dropDraft, readDraft, registerDraft } from '@/session/draft'
import type { Selection } from '@/tables/selection'
import type { PlainDate } from '@/values/plain-date'
import { topUpEmployeesQuery } from '../queries'
import { chosenRows, lowestAvailable, recipientRows, shownRows } from './employee-choice'

export type EmployeeChoice = ReturnType<typeof useEmployeeChoice>

export function useEmployeeChoice(
  benefit: BenefitType | '',
  scheduledOn: PlainDate | undefined,
  showOnHold: boolean,
  first: readonly string[] = [],
) {
  const { data, isError, refetch } = useQuery({
    // Disabled without a benefit.
    ...topUpEmployeesQuery(benefit || 'lunch', scheduledOn),
    enabled: benefit !== '',
  })
  const [selected, setSelected] = useState<Selection>(() => new Set(first))
  const rows = useMemo(
    () => (data && benefit !== '' ? recipientRows(data.beneficiaries, benefit) : []),
    [data, benefit],
  )
  const shown = useMemo(() => shownRows(rows, showOnHold), [rows, showOnHold])
  const chosen = useMemo(() => chosenRows(rows, selected, showOnHold), [rows, selected, showOnHold])
  return {
    rows,
    shown,
    selected,
    setSelected,
    chosen,
    lowest: useMemo(() => lowestAvailable(chosen), [chosen]),
    settings: benefit === '' ? undefined : data?.availableBenefitSettings,
    status: data ? ('ready' as const) : isError ? ('error' as const) : ('loading' as const),
    retry: () => void refetch(),
  }
}

export const EMPLOYEES_DRAFT = 'load-benefit employees'

const persistedIds = (): string[] => {
  const ids = readDraft(EMPLOYEES_DRAFT)?.ids
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/**
 * Stored with the form's draft when the session expires, and restored with it. In every other case it is deleted, so
 * that a later draft cannot select these employees.
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
