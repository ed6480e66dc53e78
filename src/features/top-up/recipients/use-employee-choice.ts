import type { BenefitType, TopUpBenefitSettings } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react'
import type { Selection } from '@/tables/selection'
import type { Cents } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'
import { topUpEmployeesQuery } from '../queries'
import { chosenRows, lowestAvailable, type RecipientRow, recipientRows, shownRows } from './employee-choice'

export interface EmployeeChoice {
  rows: readonly RecipientRow[]
  /** Rows of the table. */
  shown: readonly RecipientRow[]
  selected: Selection
  setSelected: Dispatch<SetStateAction<Selection>>
  /** Employees who get the load. */
  chosen: readonly RecipientRow[]
  lowest: Cents | undefined
  settings: TopUpBenefitSettings | undefined
  status: 'ready' | 'loading' | 'error'
  retry: () => void
}

/** Employees of a benefit on a load date, and which of them are selected. */
export function useEmployeeChoice(
  benefit: BenefitType | '',
  scheduledOn: PlainDate | undefined,
  showOnHold: boolean,
  /** Initially selected employees. */
  first: readonly string[] = [],
): EmployeeChoice {
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
    status: data ? 'ready' : isError ? 'error' : 'loading',
    retry: useCallback(() => void refetch(), [refetch]),
  }
}
