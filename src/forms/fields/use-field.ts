import { useStore } from '@tanstack/react-form'
import { useSelector } from '@tanstack/react-store'
import { clsx } from 'clsx'
import { afterPress } from '@/browser/after-press'
import { useLocale } from '@/language/locale'
import type { FieldError } from '../errors/field-error'
import { useFieldContext, useFormRoot } from '../form-contexts'
import { formStateOf, isLocked } from '../form-state'
import { type AsyncCheck, useFinding } from '../submit/async-check'

const isFieldError = (value: unknown): value is FieldError => typeof value === 'function'

/** Errors show after a submit (FormRoot), after blur of a changed field, or once `isComplete` accepts the text. */
export function useField<Value>(hasHint: boolean, check?: AsyncCheck, isComplete?: (value: Value) => boolean) {
  useLocale()
  const field = useFieldContext<Value>()
  const root = useFormRoot()
  const { meta, value } = useStore(field.store, (state) => state)
  const refused = useSelector(formStateOf(field.form).serverErrors, (errors) => errors.get(field.name))
  const serverError = refused?.value === value ? refused?.error : undefined
  const id = `${root.id}-${field.name}`
  const isShown = (meta.isBlurred && meta.isDirty) || isComplete?.(value) === true
  // Show the result of the async check at once: it arrives only after a pause in typing (VAL-14).
  const finding = useFinding(check, value)
  const answer = isFieldError(finding) ? finding : undefined
  const found: unknown = serverError ?? (isShown ? (meta.errorMap.onDynamic ?? answer) : answer)
  const error = isFieldError(found) ? found() : undefined
  const messageId = `${id}-message`
  const hintId = `${id}-hint`
  return {
    id,
    messageId,
    hintId,
    name: field.name,
    value,
    error,
    finding,
    change: (next: Value) => {
      if (!isLocked(field.form)) field.handleChange(next)
    },
    blur: () => afterPress(() => field.handleBlur()),
    /** Props for the control. Set `hasMessage` if a message without an error is shown under it. */
    controlProps: (hasMessage = false) => ({
      id,
      name: field.name,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': clsx(hasHint && hintId, (error !== undefined || hasMessage) && messageId) || undefined,
    }),
  }
}
