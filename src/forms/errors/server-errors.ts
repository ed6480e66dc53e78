import type { AnyFormApi } from '@tanstack/react-form'
import { coversField } from '../fields/field-metas'
import { formStateOf, setFormNotice } from '../form-state'
import type { FieldError } from './field-error'

/** The server errors of the named fields and of their nested fields, or all of them, by name. */
export const serverErrorsOf = (form: AnyFormApi, fields?: readonly string[]): ReadonlyMap<string, FieldError> =>
  new Map(
    [...formStateOf(form).serverErrors.get()].flatMap(([name, { error, value }]) => {
      const isShown = form.getFieldValue(name) === value && (!fields || coversField(fields, name))
      return isShown ? [[name, error]] : []
    }),
  )

/** Shown while the field has the value that it has now, until the form is submitted again. */
export function setServerError(form: AnyFormApi, name: string, error: FieldError): void {
  const value: unknown = form.getFieldValue(name)
  formStateOf(form).serverErrors.set((errors) => new Map(errors).set(name, { error, value }))
}

/** Clears the notice, and the server errors of the named fields, or all of them. */
export function clearServerErrors(form: AnyFormApi, fields?: readonly string[]): void {
  setFormNotice(form, undefined)
  formStateOf(form).serverErrors.set(
    (errors) => new Map([...errors].filter(([name]) => fields && !coversField(fields, name))),
  )
}
