import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { array, safeParse, string } from 'zod/mini'
import { type DraftValues, draftOwner, dropDraft, registerDraft, storedDraft, writeDraft } from '@/session/draft'
import { markLookedUp, useSentBefore } from '@/session/sent-commands'
import { hasTyped } from '../form-state'
import { takeOver, wouldChange } from './form-draft'

export type PersistedDraft = ReturnType<typeof usePersistedDraft>

const PAUSE_MS = 300

/** The opened steps among a draft's values. A field's name has no dot at this level, so no form takes it over. */
const OPENED = 'wizard.opened'

/**
 * Stores the input of a wizard or a guest form in this tab, without passwords and personal ids. It survives a reload,
 * an expired session and, where leaving does not discard it, other pages. Restores it at the first render, before the
 * pages read the values.
 */
export function usePersistedDraft(form: AnyFormApi, formId: string) {
  const [kept] = useState(() => {
    // A form remounted after a lost reply was looked up still holds its values, including secrets that the draft lacks.
    const draft = hasTyped(form) ? undefined : storedDraft(formId)
    if (!draft || !wouldChange(form, draft.values)) return undefined
    takeOver(form, draft.values)
    return draft
  })
  const [isShown, setIsShown] = useState(kept !== undefined)
  // Paths of the wizard's steps that were open (Journey).
  const [opened] = useState(() => new Set(safeParse(array(string()), kept?.values[OPENED]).data))
  const sentAt = useSentBefore(formId)
  const forgotten = useRef<unknown>(undefined)

  // Stores after each change, and at once when the page is hidden.
  useEffect(() => {
    const owner = draftOwner()
    let timer: ReturnType<typeof setTimeout> | undefined
    let written: unknown = form.state.values
    let openedThen = String([...opened])
    const isWanted = () => form.state.values !== forgotten.current
    const typed = (): DraftValues => ({ ...(form.state.values as DraftValues), [OPENED]: [...opened] })
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      const values: unknown = form.state.values
      // Never store one user's input under the next user.
      if (owner === undefined || draftOwner() !== owner || !isWanted()) return
      const openedNow = String([...opened])
      if (written === values && openedThen === openedNow) return
      written = values
      openedThen = openedNow
      if (hasTyped(form)) writeDraft(owner, formId, typed())
      else dropDraft(formId)
    }
    const { unsubscribe } = form.store.subscribe(() => {
      timer ??= setTimeout(write, PAUSE_MS)
    })
    addEventListener('pagehide', write)
    const stopKeeping = registerDraft(formId, () => (hasTyped(form) && isWanted() ? typed() : undefined))
    return () => {
      write()
      unsubscribe()
      removeEventListener('pagehide', write)
      stopKeeping()
    }
  }, [form, formId, opened])

  return useMemo(() => {
    const dismiss = () => {
      markLookedUp(formId)
      setIsShown(false)
    }
    // The user discarded the draft, or the form was sent. Later input is stored again.
    const forget = () => {
      forgotten.current = form.state.values
      dropDraft(formId)
      dismiss()
    }
    // The user continued from the draft. From now on the notice only mentions a submit without a reply.
    const moveOn = () => setIsShown(false)
    return {
      formId,
      sentAt,
      forget,
      isResumed: isShown,
      isPartial: kept?.isPartial === true,
      opened,
      dismiss,
      moveOn,
    }
  }, [form, formId, isShown, kept, opened, sentAt])
}
