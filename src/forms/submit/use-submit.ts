import type { AnyFormApi } from '@tanstack/react-form'
import { QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { invalidateAll } from '@/api/queries/query-client'
import type { ApiError } from '@/api/replies/api-error'
import { storedDraft } from '@/session/draft'
import { type Evidence, sentCommand, stopWaiting } from '@/session/sent-commands'
import { digestOf } from '@/values/text/digest'
import { clearServerErrors } from '../errors/server-errors'
import { hasOwnErrors } from '../fields/field-metas'
import { formStateOf, handlePress, leavePress, useIsPressed } from '../form-state'
import type { FormQuestion, Objection, Press } from './press'
import { type SubmitOptions, type SubmitOutcome, showFailure, submitForm } from './submit-form'

export interface UseSubmitOptions<Prepared>
  extends Omit<SubmitOptions<Prepared>, 'press' | 'evidence' | 'isShownElsewhere'> {
  /**
   * Work of a valid submit before it is confirmed or sent, such as reading the saved record again.
   * @returns what the user must know first, if anything. @throws ApiError, which the form shows
   */
  before?: ((form: AnyFormApi, isLeft: () => boolean) => Promise<Objection | undefined>) | undefined
  question?: FormQuestion<Prepared> | undefined
  /**
   * What is stored with the command, so that it can be looked up after a lost reply; a form with it sends nothing more after
   * a success until it is reset. Two submits with the same `body`, of which only a digest is stored, are the same command.
   */
  evidence?: ((prepared: Prepared) => Evidence) | undefined
  onOutcome: (outcome: SubmitOutcome) => void
}

/** Idempotency key of a draft's command: the draft's id with a suffix from the body's digest. */
function idempotencyKey(draft: string, body: string): string {
  const end = Array.from(body.slice(-12), (letter) => (letter.charCodeAt(0) - 97).toString(16))
  return draft.slice(0, -12) + end.join('')
}

export function useSubmit<Prepared>(form: AnyFormApi, options: UseSubmitOptions<Prepared>) {
  const { before, question, evidence, formId, onOutcome, ...rest } = options
  const once = evidence !== undefined
  // Undefined when a form is rendered without the portal, e.g. when prerendering.
  const client = useContext(QueryClientContext)
  const [open, setOpen] = useState<{ press: Press<Prepared>; error: ReactNode }>()
  const isPressed = useIsPressed(form)
  const [objection, setObjection] = useState<Objection>()
  useEffect(() => () => leavePress(form), [form])

  const keptCommand = () => (formId === undefined ? undefined : sentCommand(formId))

  const evidenceOf = (prepared: Prepared): Evidence | undefined => {
    const found = evidence?.(prepared)
    if (found?.body === undefined) return found
    const body = digestOf(found.body)
    const kept = keptCommand()?.evidence
    // A command that is sent again keeps its first evidence: what its first submit made would not be new otherwise.
    return kept?.body === body ? kept : { ...found, body }
  }

  /** A command keeps its key while its outcome is unknown. A duplicated tab gets the same key from the copied draft. */
  const keyFor = (prepared: Prepared): string => {
    const body = evidenceOf(prepared)?.body
    if (body === undefined) {
      const values = JSON.stringify(form.state.values)
      const { unknown } = formStateOf(form)
      return unknown?.values === values ? unknown.key : crypto.randomUUID()
    }
    // The command may contain more than the form's values, such as a selection next to the form.
    const kept = keptCommand()
    if (kept?.evidence.body === body) return kept.key
    const draft = formId === undefined ? undefined : storedDraft(formId)?.id
    return draft === undefined || typeof body !== 'string' ? crypto.randomUUID() : idempotencyKey(draft, body)
  }

  /** @returns the error that the confirmation shows */
  const send = async (press: Press<Prepared>): Promise<ApiError | undefined> => {
    const values = JSON.stringify(form.state.values)
    const state = formStateOf(form)
    const pressed = state.press.get()
    if (pressed) pressed.isSending = true
    const outcome = await submitForm(form, {
      ...rest,
      formId,
      press,
      evidence: evidenceOf(press.prepared),
      isShownElsewhere: (error) => Boolean(question?.describeError?.(error)),
    })
    state.unknown = outcome.kind === 'unknown' ? { values, key: press.key } : undefined
    // The displayed data may be stale now.
    if (outcome.kind === 'unknown' && client) void invalidateAll(client)
    const failure = outcome.kind === 'failed' ? outcome.error : undefined
    const words = failure && question?.describeError?.(failure)
    // flushSync closes the dialog first. A dialog that closed later would take the focus from the look-up that appears.
    flushSync(() => setOpen(words ? { press, error: words } : undefined))
    if (formId !== undefined) stopWaiting(press.key)
    if (words) return failure
    onOutcome(outcome)
    return undefined
  }

  /** Runs the work of a valid submit before sending. @returns whether the submit continues */
  const prepare = async (isLeft: () => boolean, act: () => unknown, fields?: readonly string[]): Promise<boolean> => {
    try {
      clearServerErrors(form, fields)
      const isReady = await isValid(form, fields)
      if (isLeft()) return false
      if (isReady) return (await act()) === true && !isLeft()
      onOutcome({ kind: 'invalid' })
    } catch (error) {
      // Errors of a form that the user has left would show on the next page of its wizard.
      if (!isLeft()) onOutcome({ kind: 'failed', error: await showFailure(form, error, rest) })
    }
    return false
  }

  /** @returns whether the form can be sent without asking the user anything */
  const askFirst = async (isLeft: () => boolean): Promise<boolean> => {
    const found = await before?.(form, isLeft)
    if (isLeft()) return false
    if (found) {
      setObjection(() => found)
      return false
    }
    if (!question) return true
    const prepared = await question.prepare()
    if (isLeft()) return false
    if (prepared === undefined) onOutcome({ kind: 'failed', error: undefined })
    else setOpen({ press: { key: keyFor(prepared), prepared }, error: undefined })
    return false
  }

  const submit = async (target?: string) => {
    if (!open) await handlePress(form, once, (isLeft) => handle(target, isLeft))
  }

  const handle = async (target: string | undefined, isLeft: () => boolean) => {
    const { step } = rest
    if (step?.next) {
      await prepare(isLeft, () => step.next?.(target, isLeft), step.fields)
      return
    }
    if ((before || question) && !(await prepare(isLeft, () => askFirst(isLeft)))) return
    // Forms without a confirmation step skip it.
    await send({ key: keyFor(undefined as Prepared), prepared: undefined as Prepared })
  }

  const confirm = (press: Press<Prepared>, isStillValid?: () => Promise<boolean>): Promise<ApiError | undefined> =>
    handlePress(form, once, async (isLeft) => {
      setOpen({ press, error: undefined })
      if (isStillValid && (!(await isStillValid()) || isLeft())) return undefined
      return send(press)
    })

  return {
    /** Submits by the form's button or Enter. In a wizard the argument may name the page to continue to. */
    submit,
    /** The dialogs of `before` and `question`. */
    objection: objection?.({
      onContinue: () => {
        setObjection(undefined)
        void submit()
      },
      onClose: () => setObjection(undefined),
    }),
    confirmation:
      open &&
      question?.render({
        prepared: open.press.prepared,
        busy: isPressed,
        error: open.error,
        onConfirm: (prepared = open.press.prepared, isStillValid) => confirm({ ...open.press, prepared }, isStillValid),
        onClose: () => {
          if (!formStateOf(form).press.get()?.isSending) setOpen(undefined)
        },
      }),
  }
}

/** Like a submit, including asynchronous checks, but sends nothing. Only mounted fields run asynchronous checks. */
async function isValid(form: AnyFormApi, fields?: readonly string[]): Promise<boolean> {
  form.validateSync('change')
  if (hasOwnErrors(form, fields)) return false
  await form.validateAllFields('submit')
  return (fields !== undefined || form.state.isFieldsValid) && !hasOwnErrors(form, fields)
}
