import type { ReactNode } from 'react'
import type { ApiError } from '@/api/api-error'

/** What a press hands to the form's onSubmit, as its `meta`. */
export interface Press<Asked = undefined> {
  /** Names the press for the server: the same command sent twice is done once (Idempotency-Key of the contract). */
  key: string
  /** What was asked about, exactly as it was shown; undefined where nothing is asked. */
  asked: Asked
}

/** For useAppForm: `onSubmitMeta: pressOf<Asked>()` gives onSubmit's `meta` its type; FormRoot gives the value. */
export const pressOf = <Asked = undefined>() =>
  // Every submit goes through FormRoot, so this value is never read.
  undefined as unknown as Press<Asked>

/** The question as it is drawn. */
export interface AskedQuestion<Asked> {
  asked: Asked
  /** The press is on its way: nothing closes the question. */
  busy: boolean
  /** What the question itself says of the last press, e.g. a wrong password. */
  error?: ReactNode
  /**
   * Sends it, with what the question itself has added, such as a password.
   * @returns the failure that the question is to show
   */
  onConfirm: (asked?: Asked) => Promise<ApiError | undefined>
  onClose: () => void
}

/** What a form asks before it sends. */
export interface FormQuestion<Asked> {
  /**
   * What is asked about, with figures read anew. Undefined when the form has said why there is nothing to ask.
   * @throws ApiError, which the form shows
   */
  prepare: () => Asked | undefined | Promise<Asked | undefined>
  render: (question: AskedQuestion<Asked>) => ReactNode
  /** Words for a failure that leaves the question open; undefined closes it, and the form shows the failure. */
  describeError?: (error: ApiError) => ReactNode
}

/**
 * Thrown by onSubmit when it has its own words for a failure, or has told it elsewhere: nothing was sent or the server
 * refused, what is typed stays unsaved. Never of an error whose outcome is unknown.
 */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal'
  readonly text: (() => string) | undefined

  /** @param text for the form's notice; without it nothing more is shown */
  constructor(text?: () => string) {
    super('the form was refused')
    this.text = text
  }
}

/** The headers of the command that a press sends. */
export const headersOf = ({ key }: Pick<Press<unknown>, 'key'>) => ({ 'Idempotency-Key': key })

/** A refusal of a repeated command: the first one may have been carried out. For FormRoot's `leavesOpen`. */
export const isOfSameCommand = ({ codes }: Pick<ApiError, 'codes'>): boolean => codes.includes('idempotency_key_reused')
