import type { AnyFormApi } from '@tanstack/react-form'
import { type Atom, createAtom, useSelector } from '@tanstack/react-store'
import type { AlertVariant } from '@/ui/content/alert'

export interface FormNoticeContent {
  level: AlertVariant
  /** A function, so that the text follows a change of language. */
  text: () => string
  /** The outcome of a sent command is not known: hidden once the result of its look-up has been shown. */
  isUnknown?: boolean
  /** A button under the text, such as sending a link again (SES-08). */
  action?: { label: () => string; run: () => void }
}

// Stored outside of the form's error map: there it would disappear on the first keystroke and block the next submit.
const notices = new WeakMap<AnyFormApi, Atom<FormNoticeContent | undefined>>()

function noticeOf(form: AnyFormApi): Atom<FormNoticeContent | undefined> {
  const notice = notices.get(form) ?? createAtom<FormNoticeContent | undefined>(undefined)
  notices.set(form, notice)
  return notice
}

/** Shows a notice in the form until the next submit; undefined removes it. */
export function setFormNotice(form: AnyFormApi, notice: FormNoticeContent | undefined): void {
  // Wrapped in a function, because set(undefined) would change nothing.
  noticeOf(form).set(() => notice)
}

export const formNoticeOf = (form: AnyFormApi): FormNoticeContent | undefined => noticeOf(form).get()

/** The form's current notice (reactive). */
export const useFormNotice = (form: AnyFormApi): FormNoticeContent | undefined => useSelector(noticeOf(form))
