import type { AnyFormApi } from '@tanstack/react-form'
import { coversField } from '../fields/field-metas'
import { setFormNotice } from '../form-notice-store'
import type { FieldError } from './field-error'

/**
 * What the server said of each field, until its value changes or the form is submitted again. Beside the fields' own
 * state, which the library forgets while a field is not on screen, such as that of another step of a wizard. By the
 * store: React's form and the one that fields know are two objects with one store.
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

/** Shows an error of the server on one field until its value changes or the form is submitted again. */
export function setServerError(form: AnyFormApi, name: string, error: FieldError | undefined): void {
  if (error) errorsOf(form).set(name, error)
  else errorsOf(form).delete(name)
  showOn(form, name, error)
}

/** Shows what the server said of fields that have come on screen since. */
export function showServerErrors(form: AnyFormApi): void {
  for (const [name, error] of errorsOf(form)) showOn(form, name, error)
}

/** Whether the server said anything of the named fields (a name covers what is under it). */
export const hasServerErrors = (form: AnyFormApi, fields: readonly string[]): boolean =>
  [...errorsOf(form).keys()].some((name) => coversField(fields, name))

/** Forgets what the server said, of the named fields only when they are given: the next press is judged anew. */
export function clearServerErrors(form: AnyFormApi, fields?: readonly string[]): void {
  setFormNotice(form, undefined)
  for (const name of errorsOf(form).keys()) {
    if (!fields || coversField(fields, name)) setServerError(form, name, undefined)
  }
}

/** What the server said of the fields under a name that are not on screen by themselves, by their names. */
export const serverErrorsUnder = (form: AnyFormApi, field: string): ReadonlyMap<string, FieldError> =>
  new Map([...errorsOf(form)].filter(([name]) => coversField([field], name)))
