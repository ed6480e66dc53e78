import type { AnyFormApi } from '@tanstack/react-form'
import { createAtom, useSelector } from '@tanstack/react-store'
import { sessionEpoch } from '@/session/session-store'
import type { FieldError, FieldErrors } from './errors/field-error'
import type { NoticeContent } from './shown-notice'

export interface FormNoticeContent extends NoticeContent {
  /** The outcome of a sent command is not known: hidden once the result of its look-up has been shown. */
  isUnknown?: boolean
}

/** Validation of a form, by bodyForm(). */
export interface Rules {
  errors: (values: never) => FieldErrors
  /** Body paths whose field has a different name; error items of the server name such paths too. */
  fields?: Record<string, string> | undefined
}

/** By the field's name, with the value that the server refused. */
type ServerErrors = ReadonlyMap<string, { error: FieldError; value: unknown }>

interface FormPress {
  /** Leaving no longer ends the press. Checks of fields may still be in flight. */
  isSending: boolean
  /** onSubmit has got the values. */
  isRead: boolean
  readonly epoch: number
}

/** Kept beside the library's own state of a form; lives as long as the form. */
const newState = () => ({
  /** Not in the form's error map: there it would disappear on the first keystroke and block the next submit. */
  notice: createAtom<FormNoticeContent | undefined>(undefined),
  /** The library drops the state of unmounted fields, such as those of another wizard step. */
  serverErrors: createAtom<ServerErrors>(new Map()),
  rules: undefined as Rules | undefined,
  /**
   * The press of the submit button that is being handled. Set before the first await: two presses in one task send once
   * (SES-24); isSubmitting alone let both through.
   */
  press: createAtom<FormPress | undefined>(undefined),
  /** The values of the last submit. */
  submitted: undefined as unknown,
  /** The values of the record that the form edits, if they were read again (saved-meanwhile.tsx). */
  saved: undefined as object | undefined,
  /** Values and key of the last submit, while its outcome is unknown. A wizard's last step may unmount meanwhile. */
  unknown: undefined as { values: string; key: string } | undefined,
})

// Keyed by store: the form of React and the form that validators and fields receive are two objects with one store.
const states = new WeakMap<AnyFormApi['baseStore'], ReturnType<typeof newState>>()

export function formStateOf({ baseStore }: AnyFormApi) {
  const state = states.get(baseStore) ?? newState()
  states.set(baseStore, state)
  return state
}

/** Shows a notice in the form until the next submit; undefined removes it. */
export function setFormNotice(form: AnyFormApi, notice: FormNoticeContent | undefined): void {
  // Wrapped in a function, because set(undefined) would change nothing.
  formStateOf(form).notice.set(() => notice)
}

export const formNoticeOf = (form: AnyFormApi): FormNoticeContent | undefined => formStateOf(form).notice.get()

/**
 * Handles a press of the submit button. Ignored while an earlier press is being handled, and after a form that sends once was sent.
 * @param act may send only while `isLeft()` is false: the user left the form, or was asked whether to leave it
 */
export async function handlePress<Result>(
  form: AnyFormApi,
  once: boolean,
  act: (isLeft: () => boolean) => Promise<Result>,
): Promise<Result | undefined> {
  const { press } = formStateOf(form)
  if (press.get() || (once && form.state.isSubmitSuccessful)) return undefined
  const own: FormPress = { isSending: false, isRead: false, epoch: sessionEpoch() }
  press.set(own)
  try {
    return await act(() => press.get() !== own)
  } finally {
    if (press.get() === own) press.set(() => undefined)
  }
}

/** Whether a press is being handled (reactive). */
export const useIsPressed = (form: AnyFormApi): boolean =>
  useSelector(formStateOf(form).press, (press) => press !== undefined)

/**
 * Ends a press that has sent nothing yet, because its page is gone or the user was told that its input would be lost.
 * Another page of the same form, such as the next wizard step, accepts presses.
 */
export function leavePress(form: AnyFormApi): void {
  const { press } = formStateOf(form)
  if (press.get()?.isSending === false) press.set(() => undefined)
}

/** Fields keep their values while a press is checked: what stood in them at the press is sent. */
export const isLocked = (form: AnyFormApi): boolean => formStateOf(form).press.get()?.isRead === false

/** Called when onSubmit gets the values. */
export function unlock(form: AnyFormApi): void {
  const press = formStateOf(form).press.get()
  if (press) press.isRead = true
}

/** Whether the session has changed since the press that is being handled (SES-14). */
export function isOfOtherSession(form: AnyFormApi): boolean {
  const press = formStateOf(form).press.get()
  return press !== undefined && press.epoch !== sessionEpoch()
}

/** Values typed after a successful submit are not saved. */
const isSaved = (form: AnyFormApi): boolean =>
  form.state.isSubmitSuccessful && formStateOf(form).submitted === form.state.values

export const hasTyped = (form: AnyFormApi): boolean => !form.state.isDefaultValue && !isSaved(form)

/** Whether leaving would lose input. Input that is being sent is not lost. */
export const hasUnsaved = (form: AnyFormApi): boolean => hasTyped(form) && !form.state.isSubmitting
