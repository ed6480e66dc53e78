import { useStore } from '@tanstack/react-form'
import { clsx } from 'clsx'
import { useLocale } from '@/language/locale'
import type { FieldError } from '../errors/field-error'
import { setServerError } from '../errors/server-errors'
import { useFieldContext, useFormRoot } from '../form-contexts'
import type { AsyncCheck } from '../submit/async-check'
import { coversField } from './field-metas'

const isFieldError = (value: unknown): value is FieldError => typeof value === 'function'

/**
 * One field as its control needs it. Errors show after a submit, or once focus has left what was typed or `isComplete`
 * says that it is typed in full.
 */
export function useField<Value>(hasHint: boolean, check?: AsyncCheck, isComplete?: (value: Value) => boolean) {
  useLocale()
  const field = useFieldContext<Value>()
  const root = useFormRoot()
  const { meta, value } = useStore(field.store, (state) => state)
  const id = `${root.id}-${field.name}`
  const isJudged = root.attempted && !coversField(root.newEntries, field.name)
  const isShown = isJudged || (meta.isBlurred && meta.isDirty) || isComplete?.(value) === true
  // The answer of a check shows as soon as it is there: it comes after a pause in typing (VAL-14).
  const answer = typeof value === 'string' ? check?.errorOf(value) : undefined
  const found: unknown = meta.errorMap.onServer ?? (isShown ? (meta.errorMap.onDynamic ?? answer) : answer)
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
    change: (next: Value) => {
      if (meta.errorMap.onServer !== undefined) setServerError(field.form, field.name, undefined)
      field.handleChange(next)
    },
    blur: () => root.afterPress(() => field.handleBlur()),
    /** For the control; `messages` says whether a message stands under it although there is no error. */
    controlProps: (hasMessage = false) => ({
      id,
      name: field.name,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': clsx(hasHint && hintId, (error !== undefined || hasMessage) && messageId) || undefined,
    }),
  }
}
