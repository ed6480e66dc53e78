import type { AnyFormApi } from '@tanstack/react-form'
import { type Atom, createAtom, useSelector } from '@tanstack/react-store'

export interface FormNoticeContent {
  level: 'error' | 'warning' | 'info'
  /** A function, so that the text follows the language. */
  text: () => string
}

// Beside the form and not in its error map: there it would go at the first keystroke and block the next submit.
const notices = new WeakMap<AnyFormApi, Atom<FormNoticeContent | undefined>>()

function noticeOf(form: AnyFormApi): Atom<FormNoticeContent | undefined> {
  const notice = notices.get(form) ?? createAtom<FormNoticeContent | undefined>(undefined)
  notices.set(form, notice)
  return notice
}

/** Shows a notice in the form until the next submit; undefined takes it away. */
export function setFormNotice(form: AnyFormApi, notice: FormNoticeContent | undefined): void {
  // In a function: a bare undefined would change nothing.
  noticeOf(form).set(() => notice)
}

export const formNoticeOf = (form: AnyFormApi): FormNoticeContent | undefined => noticeOf(form).get()

/** The notice, as a subscription. */
export const useFormNotice = (form: AnyFormApi): FormNoticeContent | undefined => useSelector(noticeOf(form))
