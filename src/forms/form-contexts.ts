import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, useContext } from 'react'
import type { FormDraft } from './draft/form-draft'

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export interface FormRootState {
  /** Prefix of the ids of the form's controls. */
  id: string
  /** A submit (or a wizard's "next") was attempted: all errors are shown. */
  attempted: boolean
  /** List entries added after that attempt, by name (`people[2]`): their required errors are not shown yet. */
  newEntries: readonly string[]
  changeNewEntries: (change: (names: readonly string[]) => readonly string[]) => void
  /** Shows all errors and focuses the first one (VAL-15). */
  showErrors: () => void
  /** The draft of a session that expired. */
  draft: FormDraft
  /** Data for the confirmation is being read. */
  isPreparing: boolean
  /** Runs now, or after the current mouse press, so that the layout does not shift under the pointer. */
  afterPress: (work: () => void) => void
}

export const FormRootContext = createContext<FormRootState | null>(null)

/** The FormRoot around a field. @throws Error outside of FormRoot */
export function useFormRoot(): FormRootState {
  const root = useContext(FormRootContext)
  if (!root) throw new Error('a field or submit button stands outside of FormRoot')
  return root
}
