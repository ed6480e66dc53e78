import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useMemo, useState } from 'react'
import { withoutLocale } from '@/language/locale'
import { type DraftValues, dropDraft, keepDraftOf, readDraft } from '@/session/draft'
import { markLookedUp, useSentBefore } from '@/session/sent-commands'
import { digestOf } from '@/values/digest'
import { isPlainObject } from '../form-values'
import { hasTyped } from './unsaved'

/** `offered`: there is something to take over; `restored`: it was taken over just now. */
export type DraftState = 'none' | 'offered' | 'restored'

export interface FormDraft {
  /** Names the form for what is kept of it; undefined keeps nothing. */
  formId: string | undefined
  /** What a guest types and sends is kept too. */
  keepsGuests?: boolean
  state: DraftState
  /**
   * When the form was sent, ms since 1970, where no answer came before the page was left: what is offered may have been
   * saved. Undefined otherwise.
   */
  sentAt: number | undefined
  restore: () => void
  /** Not wanted, or old because the form was sent. */
  forget: () => void
}

/**
 * Keeps what is typed in the form when the session expires and offers it to the same user after the next login. `id`
 * names the form; without it a form is known by its page and the values that it begins with. False keeps nothing.
 */
export function useFormDraft(form: AnyFormApi, id: string | false | undefined): FormDraft {
  const [formId] = useState(() => (id === false ? undefined : (id ?? nameOf(form))))
  const [state, setState] = useState<DraftState>(() => {
    const kept = formId === undefined ? undefined : readDraft(formId)
    return kept && wouldChange(form, kept) ? 'offered' : 'none'
  })

  // What is sent from here says itself what became of it.
  const sentBefore = useSentBefore(formId)
  const [isRead, setIsRead] = useState(false)
  const sentAt = isRead ? undefined : sentBefore

  useEffect(() => {
    if (formId === undefined) return undefined
    return keepDraftOf(formId, () =>
      hasTyped(form) ? typedOver(form.options.defaultValues, form.state.values as DraftValues) : undefined,
    )
  }, [form, formId])

  return useMemo(() => {
    const forget = () => {
      if (formId !== undefined) {
        dropDraft(formId)
        markLookedUp(formId)
      }
      setIsRead(true)
      setState('none')
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

/** The values that differ from those that the form began with: what came from a reply is not kept (SECURITY.md). */
function typedOver(before: unknown, values: DraftValues): DraftValues {
  const first = isPlainObject(before) ? before : {}
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (JSON.stringify(value) === JSON.stringify(first[name])) return []
    return [[name, isPlainObject(value) ? typedOver(first[name], value) : value]]
  })
  return Object.fromEntries(entries)
}

/** The login page is made where there is no address. */
const pageOf = () => (typeof window === 'undefined' ? '' : withoutLocale(window.location.pathname))

const nameOf = (form: AnyFormApi) => `${pageOf()} ${digestOf(form.options.defaultValues)}`

/** Whether taking over what was kept would change anything. */
export const wouldChange = ({ state: { values } }: AnyFormApi, kept: DraftValues) =>
  Object.keys(values as object).some(
    (name) => JSON.stringify(joined(values[name], kept[name])) !== JSON.stringify(values[name]),
  )

/** Puts what was kept into the form. */
export function takeOver(form: AnyFormApi, kept: DraftValues) {
  for (const [name, value] of Object.entries(form.state.values as DraftValues)) {
    if (name in kept) form.setFieldValue(name, joined(value, kept[name]))
  }
}

/** What was kept where it fits; what was not written down, such as a personal id, stays as the form has it. */
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
