import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type DraftValues,
  draftOwner,
  dropDraft,
  isDraftPartial,
  keepDraftOf,
  readDraft,
  writeDraft,
} from '@/session/draft'
import { markLookedUp, useSentBefore } from '@/session/sent-commands'
import { type FormDraft, takeOver, wouldChange } from './form-draft'
import { hasTyped } from './unsaved'

export interface KeptDraft {
  /** For the form's FormRoot. */
  formDraft: FormDraft
  /** What was kept is in the form. */
  isReady: boolean
  /** The form began with what was kept. */
  isResumed: boolean
  /** Passwords or personal ids were not kept. */
  isPartial: boolean
  /** When the form was sent without an answer before the page was left, ms since 1970. */
  sentAt: number | undefined
  /** What was said of the draft has been read. */
  dismiss: () => void
  /** One has gone on from there: only what may have been sent is still said. */
  moveOn: () => void
  /** Given up, or old because it was sent: what is typed after this is kept again. */
  forget: () => void
}

const PAUSE_MS = 300

/**
 * Keeps what is typed in a wizard or a form of guests, in this tab, for the user or guest who types it: over reload,
 * expired session and, where leaving does not give it up, other pages. Passwords and personal ids are never kept. The
 * form is drawn once `isReady`.
 */
export function useKeptDraft(form: AnyFormApi, formId: string): KeptDraft {
  const [kept] = useState(() => {
    // A form that is drawn again, as after a lost reply was looked up, holds more than its draft, which has no secrets.
    const values = hasTyped(form) ? undefined : readDraft(formId)
    return values && wouldChange(form, values) ? { values, isPartial: isDraftPartial(formId) } : undefined
  })
  const [isReady, setIsReady] = useState(false)
  const [isShown, setIsShown] = useState(kept !== undefined)
  // What is sent from here says itself what became of it.
  const sentBefore = useSentBefore(formId)
  const [isRead, setIsRead] = useState(false)
  const sentAt = isRead ? undefined : sentBefore
  const forgotten = useRef<unknown>(undefined)
  const isTaken = useRef(false)

  useLayoutEffect(() => {
    // Once: the effect runs again whenever a page's code is waited for, and what is typed since is newer.
    if (kept && !isTaken.current) takeOver(form, kept.values)
    isTaken.current = true
    // oxlint-disable-next-line react/set-state-in-effect -- the pages are drawn once the form holds what was kept
    setIsReady(true)
  }, [form, kept])

  useEffect(() => {
    if (!isReady) return undefined
    return keepWriting(form, formId, () => form.state.values !== forgotten.current)
  }, [form, formId, isReady])

  return useMemo(() => {
    const dismiss = () => {
      markLookedUp(formId)
      setIsRead(true)
      setIsShown(false)
    }
    const forget = () => {
      forgotten.current = form.state.values
      dropDraft(formId)
      dismiss()
    }
    const moveOn = () => setIsShown(false)
    return {
      moveOn,
      formDraft: { formId, keepsGuests: true, state: 'none', sentAt, restore: () => undefined, forget },
      isReady,
      isResumed: isShown,
      isPartial: kept?.isPartial === true,
      sentAt,
      dismiss,
      forget,
    }
  }, [form, formId, isReady, isShown, kept, sentAt])
}

/** Writes the draft a moment after each change, and at once when the page is hidden or left. @returns how to stop */
function keepWriting(form: AnyFormApi, formId: string, isWanted: () => boolean): () => void {
  const owner = draftOwner()
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: unknown = form.state.values
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const values: unknown = form.state.values
    // What one user typed is not written down for the next.
    if (owner === undefined || draftOwner() !== owner || written === values || !isWanted()) return
    written = values
    // A form's values are an object.
    if (hasTyped(form)) writeDraft(owner, formId, values as DraftValues)
    else dropDraft(formId)
  }
  const { unsubscribe } = form.store.subscribe(() => {
    timer ??= setTimeout(write, PAUSE_MS)
  })
  addEventListener('pagehide', write)
  const stopKeeping = keepDraftOf(formId, () =>
    hasTyped(form) && isWanted() ? (form.state.values as DraftValues) : undefined,
  )
  return () => {
    write()
    unsubscribe()
    removeEventListener('pagehide', write)
    stopKeeping()
  }
}
