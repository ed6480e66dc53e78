import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { withoutLocale } from '@/language/locale'
import { type DraftValues, dropDraft, readDraft, registerDraft } from '@/session/draft'
import { markLookedUp, useSentBefore } from '@/session/sent-commands'
import { currentSession } from '@/session/session-store'
import { digestOf } from '@/values/text/digest'
import { hasTyped } from '../form-state'
import { isPlainObject } from '../form-values'

export interface FormDraft {
  /** Storage key of the form's draft and sent command; undefined stores nothing. */
  formId: string | undefined
  /** `offered`: a draft can be restored. `restored`: it was restored just now. */
  state?: 'offered' | 'restored' | undefined
  /** When a submit without reply was sent (ms): the offered input may already be saved. */
  sentAt: number | undefined
  restore?: () => void
  forget: () => void
}

/**
 * Stores the input of an expired session for the same user's next login. Nothing of a guest: most guest forms send no
 * command that could be looked up later.
 * @param id by default the page and the initial values identify the form; false stores nothing
 */
export function useFormDraft(form: AnyFormApi, id: string | false | undefined): FormDraft {
  const [formId] = useState(() => (id === false || !currentSession() ? undefined : (id ?? nameOf(form))))
  const [state, setState] = useState<FormDraft['state']>(() => {
    const kept = formId === undefined ? undefined : readDraft(formId)
    return kept && wouldChange(form, kept) ? 'offered' : undefined
  })

  const sentAt = useSentBefore(formId)

  useRegisteredDraft(formId, () =>
    hasTyped(form) ? typedOver(form.options.defaultValues, form.state.values as DraftValues) : undefined,
  )

  return useMemo(() => {
    const forget = () => {
      if (formId !== undefined) {
        dropDraft(formId)
        markLookedUp(formId)
      }
      setState(undefined)
    }
    const restore = () => {
      const kept = formId === undefined ? undefined : readDraft(formId)
      if (kept) takeOver(form, kept)
      forget()
      setState('restored')
    }
    return { formId, state, sentAt, restore, forget }
  }, [form, formId, state, sentAt])
}

/** Stores what `read` returns when the session expires, or the portal reloads the page. */
export function useRegisteredDraft(formId: string | undefined, read: () => DraftValues | undefined): void {
  const readNow = useEffectEvent(read)
  useEffect(() => (formId === undefined ? undefined : registerDraft(formId, () => readNow())), [formId])
}

/** The values that differ from the initial ones: data from an API reply must not be stored (SECURITY.md). */
function typedOver(before: unknown, values: DraftValues): DraftValues {
  const first = isPlainObject(before) ? before : {}
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (JSON.stringify(value) === JSON.stringify(first[name])) return []
    return [[name, isPlainObject(value) ? typedOver(first[name], value) : value]]
  })
  return Object.fromEntries(entries)
}

const nameOf = (form: AnyFormApi) =>
  `${withoutLocale(window.location.pathname)} ${digestOf(form.options.defaultValues)}`

/** Whether taking over a draft would change the form's values. */
export const wouldChange = ({ state: { values } }: AnyFormApi, kept: DraftValues) =>
  Object.keys(values as object).some(
    (name) => JSON.stringify(joined(values[name], kept[name])) !== JSON.stringify(values[name]),
  )

/** Puts a draft's values into the form. Fields that the draft lacks keep their values. */
export function takeOver(form: AnyFormApi, kept: DraftValues) {
  for (const [name, value] of Object.entries(form.state.values as DraftValues)) {
    // No listeners: they would overwrite dependent fields, whose values the draft has too.
    if (name in kept) form.setFieldValue(name, joined(value, kept[name]), { dontRunListeners: true })
  }
}

/** Merges where the shapes match. Values that are never stored, such as personal ids, stay as they are. */
function joined(current: unknown, kept: unknown): unknown {
  if (kept === undefined) return current
  if (isPlainObject(current)) {
    if (!isPlainObject(kept)) return current
    const entries = Object.entries(kept).map(([name, value]) => [name, joined(current[name], value)])
    return { ...current, ...Object.fromEntries(entries) }
  }
  if (Array.isArray(current)) return Array.isArray(kept) ? kept : current
  const fits = current === undefined || current === null || typeof current === typeof kept
  return fits ? kept : current
}
