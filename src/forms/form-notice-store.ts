import type { AnyFormApi } from '@tanstack/react-form'

export interface FormNoticeContent {
  level: 'error' | 'warning' | 'info'
  /** A function, so that the text follows the language. */
  text: () => string
}

interface Slot {
  notice: FormNoticeContent | undefined
  listeners: Set<() => void>
}

// Beside the form and not in its error map: there it would go at the first keystroke and block the next submit.
const slots = new WeakMap<AnyFormApi, Slot>()

function slotOf(form: AnyFormApi): Slot {
  let slot = slots.get(form)
  if (!slot) {
    slot = { notice: undefined, listeners: new Set() }
    slots.set(form, slot)
  }
  return slot
}

/** Shows a notice in the form until the next submit; undefined takes it away. */
export function setFormNotice(form: AnyFormApi, notice: FormNoticeContent | undefined): void {
  const slot = slotOf(form)
  if (slot.notice === notice) return
  slot.notice = notice
  for (const listener of slot.listeners) listener()
}

export const formNoticeOf = (form: AnyFormApi): FormNoticeContent | undefined => slots.get(form)?.notice

/** @returns the function that ends the subscription. */
export function onFormNotice(form: AnyFormApi, listener: () => void): () => void {
  const { listeners } = slotOf(form)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
