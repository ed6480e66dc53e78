import { createFormHookContexts } from '@tanstack/react-form'
import type { Ref } from 'react'
import { requiredContext } from '@/ui/required-context'
import type { FormDraft } from './draft/form-draft'

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export interface FormRootState {
  id: string
  /** A submit (or a wizard's "next") was attempted. */
  attempted: boolean
  /** Shows the errors of the fields that are on the page, and focuses the first one (VAL-15). */
  showErrors: () => void
  draft: FormDraft
}

export const [FormRootContext, useFormRoot] = requiredContext<FormRootState>('a FormRoot')

export interface FormStep {
  fields: readonly string[]
  /** Whether a field belongs to another step. */
  isElsewhere: (name: string) => boolean
  /**
   * To `target` or the next page, unless the user has left this one; if it throws, the user stays. Undefined if the
   * button submits the form.
   */
  next?: ((target: string | undefined, isLeft: () => boolean) => unknown) | undefined
  /** @returns false if the first page with an error is this one */
  leadToErrors: () => boolean
  /** Navigates to the edit page of an invalid field that this page does not render. */
  leadToHiddenErrors: () => void
  /** The page was opened to show its errors. */
  showsErrors: boolean
  /** Lets elements outside of the form element continue the wizard. */
  pressRef: Ref<(target?: string) => void>
}
