import type { AnyFormApi } from '@tanstack/react-form'
import { coversField } from '../fields/field-metas'
import { setFormNotice } from '../form-notice-store'
import type { FieldError } from './field-error'

/**
 * Server errors by field, until the field's value changes or the form is submitted again. Stored outside of the field
 * state, because the library drops the state of unmounted fields, such as those of another wizard step. Keyed by store:
 * the form of React and the form of its fields are two objects with one store.
 */
const errorsByStore = new WeakMap<AnyFormApi['baseStore'], Map<string, FieldError>>()

function errorsOf({ baseStore }: AnyFormApi): Map<string, FieldError> {
  const errors = errorsByStore.get(baseStore) ?? new Map<string, FieldError>()
  errorsByStore.set(baseStore, errors)
  return errors
}

function showOn(form: AnyFormApi, name: string, error: FieldError | undefined) {
  if (!form.getFieldMeta(name)) return
  form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onServer: error } }))
}

/** Shows a server error at one field until its value changes or the form is submitted again. */
export function setServerError(form: AnyFormApi, name: string, error: FieldError | undefined): void {
  if (error) errorsOf(form).set(name, error)
  else errorsOf(form).delete(name)
  showOn(form, name, error)
}

/** Shows server errors at fields that were mounted after the reply. */
export function showServerErrors(form: AnyFormApi): void {
  for (const [name, error] of errorsOf(form)) showOn(form, name, error)
}

/** Whether there are server errors for the named fields, including nested ones. */
export const hasServerErrors = (form: AnyFormApi, fields: readonly string[]): boolean =>
  [...errorsOf(form).keys()].some((name) => coversField(fields, name))

/** Clears the server errors of the named fields, or all of them, so that the next submit is validated again. */
export function clearServerErrors(form: AnyFormApi, fields?: readonly string[]): void {
  setFormNotice(form, undefined)
  for (const name of errorsOf(form).keys()) {
    if (!fields || coversField(fields, name)) setServerError(form, name, undefined)
  }
}

/** Server errors, by field name, of the unmounted fields nested under a name. */
export const serverErrorsUnder = (form: AnyFormApi, field: string): ReadonlyMap<string, FieldError> =>
  new Map([...errorsOf(form)].filter(([name]) => coversField([field], name)))
