import type { ReactNode } from 'react'
import type { ApiError } from '@/api/replies/api-error'

export interface Press<Prepared = undefined> {
  /** Idempotency-Key of the contract: the server carries out the same command only once. */
  key: string
  /** The confirmed data exactly as it was shown; undefined without a confirmation. */
  prepared: Prepared
}

/** `onSubmitMeta: pressOf<Prepared>()` gives onSubmit's `meta` its type in useAppForm. FormRoot provides the value. */
export const pressOf = <Prepared = undefined>() =>
  // Every submit goes through FormRoot, so this value is never used.
  undefined as unknown as Press<Prepared>

export interface ConfirmationProps<Prepared> {
  prepared: Prepared
  /** The submit is checked or in flight: the user cannot close the confirmation. */
  busy: boolean
  error?: ReactNode
  /**
   * Submits with the data that the confirmation added.
   * @param isStillValid checks before sending whether to continue
   * @returns the error that the confirmation must show
   */
  onConfirm: (prepared?: Prepared, isStillValid?: () => Promise<boolean>) => Promise<ApiError | undefined>
  onClose: () => void
}

/** A confirmation before the form is sent. */
export interface FormQuestion<Prepared> {
  /** Undefined if the form has already shown why it cannot continue. @throws ApiError, which the form shows */
  prepare: () => Prepared | undefined | Promise<Prepared | undefined>
  render: (question: ConfirmationProps<Prepared>) => ReactNode
  /** Error text that keeps the confirmation open; undefined closes it and the form shows the error. */
  describeError?: (error: ApiError) => ReactNode
}

export interface ObjectionProps {
  /** Submits again. */
  onContinue: () => void
  onClose: () => void
}

/** A dialog about what the user must know before the form is confirmed or sent. */
export type Objection = (answers: ObjectionProps) => ReactNode

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
