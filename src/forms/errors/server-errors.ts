import type { AnyFormApi } from '@tanstack/react-form'
import { setFormNotice } from '../form-notice-store'
import type { FieldError } from './field-error'

/** Shows an error of the server on one field until its value changes or the form is submitted again. */
export function setServerError(form: AnyFormApi, name: string, error: FieldError | undefined): void {
  if (!form.getFieldMeta(name)) return
  form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onServer: error } }))
}

/** Forgets what the server said: the next submit is judged anew. */
export function clearServerErrors(form: AnyFormApi): void {
  setFormNotice(form, undefined)
  for (const [name, meta] of Object.entries(form.state.fieldMetaBase)) {
    if (meta?.errorMap?.onServer !== undefined) setServerError(form, name, undefined)
  }
}
