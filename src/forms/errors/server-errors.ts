import type { AnyFormApi } from '@tanstack/react-form'
import { coversField } from '../fields/field-metas'
import { formStateOf, setFormNotice } from '../form-state'
import type { FieldError } from './field-error'

function showOn(form: AnyFormApi, name: string, error: FieldError | undefined) {
  if (!form.getFieldMeta(name)) return
  form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onServer: error } }))
}

/** Shown until the field's value changes or the form is submitted again. */
export function setServerError(form: AnyFormApi, name: string, error: FieldError | undefined): void {
  if (error) formStateOf(form).serverErrors.set(name, error)
  else formStateOf(form).serverErrors.delete(name)
  showOn(form, name, error)
}

/** Shows the server errors on the fields that are mounted now, such as those of a wizard step that was just opened. */
export function showServerErrors(form: AnyFormApi): void {
  for (const [name, error] of formStateOf(form).serverErrors) showOn(form, name, error)
}

export const hasServerErrors = (form: AnyFormApi, fields: readonly string[]): boolean =>
  [...formStateOf(form).serverErrors.keys()].some((name) => coversField(fields, name))

/** Clears the server errors of the named fields, or all of them. */
export function clearServerErrors(form: AnyFormApi, fields?: readonly string[]): void {
  setFormNotice(form, undefined)
  for (const name of formStateOf(form).serverErrors.keys()) {
    if (!fields || coversField(fields, name)) setServerError(form, name, undefined)
  }
}

/** By name: the server errors of a field and of its nested fields. */
export const serverErrorsUnder = (form: AnyFormApi, field: string): ReadonlyMap<string, FieldError> =>
  new Map([...formStateOf(form).serverErrors].filter(([name]) => coversField([field], name)))
