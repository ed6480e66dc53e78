import type { Ref } from 'react'

/** What a form knows of the wizard whose step it is. */
export interface FormStep {
  /** The fields of the step; a name covers what is under it. */
  fields: readonly string[]
  /** Whether a field belongs to another step. */
  isElsewhere: (name: string) => boolean
  /**
   * Goes on when these fields are right: to the page named by `target`, or the next one. What it throws keeps one here
   * and is shown as the failure of a press is. Undefined where a press sends.
   */
  next?: ((target: string | undefined) => unknown) | undefined
  /** Leads to the first page with an error. @returns false when one stays here */
  leadToErrors: () => boolean
  /** Leads to the page that edits a field of this one which has an error and is not shown here. */
  leadToHiddenErrors: () => void
  /** The page was opened because of its errors. */
  showsErrors: boolean
  /** Takes the press of whatever goes on from outside of the form element. */
  pressRef: Ref<(target?: string) => void>
}
