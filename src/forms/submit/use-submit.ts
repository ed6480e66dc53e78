import type { AnyFormApi } from '@tanstack/react-form'
import { QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { draftId } from '@/session/draft'
import { type Evidence, sentCommand, stopWaiting } from '@/session/sent-commands'
import { digestOf } from '@/values/digest'
import { clearServerErrors } from '../errors/server-errors'
import { hasOwnErrors } from '../fields/field-metas'
import type { FormQuestion, Press } from './press'
import { type SubmitOptions, type SubmitOutcome, showFailure, submitForm, takesPress } from './submit-form'
import { type SavedRecord, useSavedMeanwhile } from './use-saved-meanwhile'

export interface UseSubmitOptions<Asked>
  extends Pick<
    SubmitOptions<Asked>,
    'fields' | 'codes' | 'once' | 'leavesOpen' | 'describeUnknown' | 'formId' | 'keepsGuests' | 'step'
  > {
  /** What the form changes, when others may change it too: read again before a valid press asks or sends anything. */
  record?: SavedRecord | undefined
  /** Asked before a valid press sends anything. */
  question?: FormQuestion<Asked> | undefined
  /**
   * What tells later whether the command was carried out, from what was asked about: no more than its look-up reads.
   * `body`, what is sent, tells the same command from another one and is itself not written down.
   */
  evidence?: ((asked: Asked) => Evidence) | undefined
  onOutcome: (outcome: SubmitOutcome) => void
}

interface Open<Asked> {
  press: Press<Asked>
  error: ReactNode
}

/** A key for what is sent of a draft: the draft's own id, whose end tells one body, by its digest, from another. */
function keyOf(draft: string, body: string): string {
  const end = Array.from(body.slice(-12), (letter) => (letter.charCodeAt(0) - 97).toString(16))
  return draft.slice(0, -12) + end.join('')
}

/** The values that a form sent last without a known outcome, and the key they had; a wizard's last step may be left. */
const doubts = new WeakMap<AnyFormApi, { values: string; key: string }>()

/** The way of a press: check, ask where there is a question, send, say what became of it. */
export function useSubmit<Asked>(form: AnyFormApi, options: UseSubmitOptions<Asked>) {
  const { record, question, evidence, formId, once = false, onOutcome, ...rest } = options
  // Missing where a form is drawn without the portal around it, e.g. in the HTML made at build time.
  const client = useContext(QueryClientContext)
  const [open, setOpen] = useState<Open<Asked>>()
  const [isPreparing, setIsPreparing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const isTaken = useRef(false)
  const meanwhile = useSavedMeanwhile(form, record)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const evidenceOf = (asked: Asked): Evidence | undefined => {
    const found = evidence?.(asked)
    return found?.body === undefined ? found : { ...found, body: digestOf(found.body) }
  }

  /**
   * The same command keeps its key for as long as nobody knows whether it was carried out. In a copy of the tab, which does
   * not know what becomes of it here, what is kept of the same typing has the same key.
   */
  const keyFor = (asked: Asked): string => {
    const body = evidenceOf(asked)?.body
    if (body === undefined) {
      const values = JSON.stringify(form.state.values)
      const doubt = doubts.get(form)
      return doubt?.values === values ? doubt.key : crypto.randomUUID()
    }
    // What is sent may be more than what the form holds, such as who is chosen beside it.
    const kept = formId === undefined ? undefined : sentCommand(formId)
    if (kept?.evidence.body === body) return kept.key
    const draft = formId === undefined ? undefined : draftId(formId)
    return draft === undefined ? crypto.randomUUID() : keyOf(draft, String(body))
  }

  const send = async (press: Press<Asked>) => {
    const values = JSON.stringify(form.state.values)
    const outcome = await submitForm(form, {
      ...rest,
      once,
      formId,
      press,
      evidence: evidenceOf(press.asked),
      isShownElsewhere: (error) => Boolean(question?.describeError?.(error)),
    })
    if (outcome.kind === 'unknown') doubts.set(form, { values, key: press.key })
    else doubts.delete(form)
    // What is on screen may be old now.
    if (outcome.kind === 'unknown' && client) void invalidateAll(client)
    return outcome
  }

  const stopWaitingFor = ({ key }: Press<Asked>) => {
    if (formId !== undefined) stopWaiting(formId, key)
  }

  /**
   * Does what a valid press does before anything is sent, one at a time; what it throws is the press's failure.
   * @returns whether the press goes on
   */
  const prepare = async (act: () => unknown, fields?: readonly string[]): Promise<boolean> => {
    if (isTaken.current || open || !takesPress(form, once)) return false
    isTaken.current = true
    setIsPreparing(true)
    try {
      clearServerErrors(form, fields)
      if (await isValid(form, fields)) return (await act()) === true
      onOutcome({ kind: 'invalid' })
    } catch (error) {
      onOutcome({ kind: 'failed', error: await showFailure(form, error, rest) })
    } finally {
      isTaken.current = false
      setIsPreparing(false)
    }
    return false
  }

  const ask = async (asking: FormQuestion<Asked>) => {
    const asked = await asking.prepare()
    if (asked === undefined) onOutcome({ kind: 'failed', error: undefined })
    else setOpen({ press: { key: keyFor(asked), asked }, error: undefined })
  }

  const submit = async (target?: string) => {
    const { step } = rest
    if (step?.next) {
      await prepare(() => step.next?.(target), step.fields)
      return
    }
    // Closed meanwhile, the form sends nothing any more.
    if (record && (!(await prepare(meanwhile.isAsRead)) || isGone.current)) return
    if (question) {
      await prepare(() => ask(question))
      return
    }
    // A form that asks nothing was asked about nothing.
    const press = { key: keyFor(undefined as Asked), asked: undefined as Asked }
    const outcome = await send(press)
    stopWaitingFor(press)
    onOutcome(outcome)
  }

  const confirm = async (press: Press<Asked>): Promise<ApiError | undefined> => {
    if (isTaken.current) return undefined
    isTaken.current = true
    setIsSending(true)
    setOpen({ press, error: undefined })
    try {
      const outcome = await send(press)
      const failure = outcome.kind === 'failed' ? outcome.error : undefined
      const words = failure && question?.describeError?.(failure)
      // Gone before whatever looks an unknown outcome up appears, so that the focus it takes stays there.
      flushSync(() => setOpen(words ? { press, error: words } : undefined))
      stopWaitingFor(press)
      if (!words) onOutcome(outcome)
      return words ? failure : undefined
    } finally {
      isTaken.current = false
      setIsSending(false)
    }
  }

  return {
    /** The press of the form's button, or Enter. In a wizard it may name the page that it goes on to. */
    submit,
    isPreparing,
    /** What others have saved while the form was open. */
    meanwhile: {
      changes: meanwhile.changes,
      onSave: () => {
        meanwhile.settle()
        void submit()
      },
      onClose: meanwhile.settle,
    },
    /** The question that waits for an answer. */
    asked: open && {
      asked: open.press.asked,
      busy: isSending,
      error: open.error,
      onConfirm: (asked: Asked = open.press.asked) => confirm({ ...open.press, asked }),
      onClose: () => {
        if (!isTaken.current) setOpen(undefined)
      },
    },
  }
}

/**
 * Checks as sending does, checks that ask the server included, without sending; the named fields only when they are
 * given, of which only those on screen ask.
 */
async function isValid(form: AnyFormApi, fields?: readonly string[]): Promise<boolean> {
  form.validateSync('change')
  if (hasOwnErrors(form, fields)) return false
  await form.validateAllFields('submit')
  return (fields !== undefined || form.state.isFieldsValid) && !hasOwnErrors(form, fields)
}
