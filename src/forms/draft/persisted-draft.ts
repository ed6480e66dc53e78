import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type DraftValues, draftOwner, dropDraft, registerDraft, storedDraft, writeDraft } from '@/session/draft'
import { markLookedUp, useSentBefore } from '@/session/sent-commands'
import { hasTyped } from '../form-state'
import { type FormDraft, takeOver, wouldChange } from './form-draft'

export interface PersistedDraft extends FormDraft {
  isResumed: boolean
  isPartial: boolean
  dismiss: () => void
  /** The user continued from the draft. From now on the notice only mentions a submit without a reply. */
  moveOn: () => void
  /** The user discarded the draft, or the form was sent. Later input is stored again. */
  forget: () => void
}

const PAUSE_MS = 300

/**
 * Stores the input of a wizard or a guest form in this tab, without passwords and personal ids. It survives a reload,
 * an expired session and, where leaving does not discard it, other pages. Restores it at the first render, before the
 * pages read the values.
 */
export function usePersistedDraft(form: AnyFormApi, formId: string): PersistedDraft {
  const [kept] = useState(() => {
    // A form remounted after a lost reply was looked up still holds its values, including secrets that the draft lacks.
    const draft = hasTyped(form) ? undefined : storedDraft(formId)
    if (!draft || !wouldChange(form, draft.values)) return undefined
    takeOver(form, draft.values)
    return draft
  })
  const [isShown, setIsShown] = useState(kept !== undefined)
  const sentAt = useSentBefore(formId)
  const forgotten = useRef<unknown>(undefined)

  useEffect(() => storeOnChange(form, formId, () => form.state.values !== forgotten.current), [form, formId])

  return useMemo(() => {
    const dismiss = () => {
      markLookedUp(formId)
      setIsShown(false)
    }
    const forget = () => {
      forgotten.current = form.state.values
      dropDraft(formId)
      dismiss()
    }
    const moveOn = () => setIsShown(false)
    return {
      formId,
      storesGuests: true,
      sentAt,
      forget,
      isResumed: isShown,
      isPartial: kept?.isPartial === true,
      dismiss,
      moveOn,
    }
  }, [form, formId, isShown, kept, sentAt])
}

/** Stores after each change, and at once when the page is hidden. @returns a function that stops it */
function storeOnChange(form: AnyFormApi, formId: string, isWanted: () => boolean): () => void {
  const owner = draftOwner()
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: unknown = form.state.values
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const values: unknown = form.state.values
    // Never store one user's input under the next user.
    if (owner === undefined || draftOwner() !== owner || written === values || !isWanted()) return
    written = values
    if (hasTyped(form)) writeDraft(owner, formId, values as DraftValues)
    else dropDraft(formId)
  }
  const { unsubscribe } = form.store.subscribe(() => {
    timer ??= setTimeout(write, PAUSE_MS)
  })
  addEventListener('pagehide', write)
  const stopKeeping = registerDraft(formId, () =>
    hasTyped(form) && isWanted() ? (form.state.values as DraftValues) : undefined,
  )
  return () => {
    write()
    unsubscribe()
    removeEventListener('pagehide', write)
    stopKeeping()
  }
}
