import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, useContext } from 'react'
import type { FormDraft } from './draft/form-draft'

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export interface FormRootState {
  /** Starts the ids of the form's controls. */
  id: string
  /** A submit (or a wizard's "next") was tried: every error is shown. */
  attempted: boolean
  /** The entries of lists that came after that, by name (`people[2]`): what they lack is not shown yet. */
  newEntries: readonly string[]
  changeNewEntries: (change: (names: readonly string[]) => readonly string[]) => void
  /** Shows every error and goes to the first one (VAL-15). */
  showErrors: () => void
  /** What was typed here when the last session expired. */
  draft: FormDraft
  /** What a press asks about is being read. */
  isPreparing: boolean
  /** Runs now, or after the mouse press under way, so that nothing moves under the pointer. */
  afterPress: (work: () => void) => void
}

export const FormRootContext = createContext<FormRootState | null>(null)

/** The form element around a field. Throws outside of FormRoot: a programming mistake. */
export function useFormRoot(): FormRootState {
  const root = useContext(FormRootContext)
  if (!root) throw new Error('a field or submit button stands outside of FormRoot')
  return root
}
