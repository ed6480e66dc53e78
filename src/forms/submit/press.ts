import type { ReactNode } from 'react'
import type { ApiError } from '@/api/api-error'

export interface Press<Asked = undefined> {
  /** Idempotency-Key of the contract: the server carries out the same command only once. */
  key: string
  /** The confirmed data exactly as it was shown; undefined without a confirmation. */
  asked: Asked
}

/** `onSubmitMeta: pressOf<Asked>()` gives onSubmit's `meta` its type in useAppForm. FormRoot provides the value. */
export const pressOf = <Asked = undefined>() =>
  // Every submit goes through FormRoot, so this value is never used.
  undefined as unknown as Press<Asked>

export interface AskedQuestion<Asked> {
  asked: Asked
  /** The submit is checked or in flight: the user cannot close the confirmation. */
  busy: boolean
  error?: ReactNode
  /**
   * Submits with the data that the confirmation added.
   * @param isStillValid checks before sending whether to continue
   * @returns the error that the confirmation must show
   */
  onConfirm: (asked?: Asked, isStillValid?: () => Promise<boolean>) => Promise<ApiError | undefined>
  onClose: () => void
}

/** A confirmation before the form is sent. */
export interface FormQuestion<Asked> {
  /** Undefined if the form has already shown why it cannot continue. @throws ApiError, which the form shows */
  prepare: () => Asked | undefined | Promise<Asked | undefined>
  render: (question: AskedQuestion<Asked>) => ReactNode
  /** Error text that keeps the confirmation open; undefined closes it and the form shows the error. */
  describeError?: (error: ApiError) => ReactNode
}

/** Thrown by onSubmit when nothing was sent or the server rejected it, never for an unknown outcome. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal'
  readonly text: (() => string) | undefined

  /** @param text for the form's notice; without it nothing more is shown */
  constructor(text?: () => string) {
    super('the form was refused')
    this.text = text
  }
}

export const headersOf = ({ key }: Pick<Press<unknown>, 'key'>) => ({ 'Idempotency-Key': key })
