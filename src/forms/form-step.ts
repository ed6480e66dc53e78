import type { Ref } from 'react'

/** What a form knows about its wizard step. */
export interface FormStep {
  /** The fields of the step, including their nested fields. */
  fields: readonly string[]
  /** Whether a field belongs to another step. */
  isElsewhere: (name: string) => boolean
  /**
   * Continues to `target` or to the next page when the step's fields are valid. If it throws, the user stays and the
   * error is shown like a failed submit. Undefined if the button submits the form.
   */
  next?: ((target: string | undefined) => unknown) | undefined
  /** Navigates to the first page with an error. @returns false if that is the current page */
  leadToErrors: () => boolean
  /** Navigates to the edit page of an invalid field that this page does not render. */
  leadToHiddenErrors: () => void
  /** The page was opened to show its errors. */
  showsErrors: boolean
  /** Lets elements outside of the form element continue the wizard. */
  pressRef: Ref<(target?: string) => void>
}
