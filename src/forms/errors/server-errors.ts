import type { AnyFormApi } from '@tanstack/react-form'
import { coversField } from '../fields/field-metas'
import { formStateOf, setFormNotice } from '../form-state'
import type { FieldError } from './field-error'

/** The server errors of the named fields and of their nested fields, or all of them, by name. */
export const serverErrorsOf = (form: AnyFormApi, fields?: readonly string[]): ReadonlyMap<string, FieldError> =>
  new Map([...formStateOf(form).serverErrors.get()].filter(([name]) => !fields || coversField(fields, name)))

/** Shown until the field's value changes or the form is submitted again; undefined removes it. */
export function setServerError(form: AnyFormApi, name: string, error: FieldError | undefined): void {
  const errors = new Map(serverErrorsOf(form))
  if (error) errors.set(name, error)
  else errors.delete(name)
  formStateOf(form).serverErrors.set(errors)
}

/** When fields get other names; none removes their errors. */
export const renameServerErrors = (form: AnyFormApi, namesOf: (name: string) => string[]): void =>
  formStateOf(form).serverErrors.set(
    (errors) => new Map([...errors].flatMap(([name, error]) => namesOf(name).map((other) => [other, error] as const))),
  )

/** Clears the notice, and the server errors of the named fields, or all of them. */
export function clearServerErrors(form: AnyFormApi, fields?: readonly string[]): void {
  setFormNotice(form, undefined)
  for (const name of serverErrorsOf(form, fields).keys()) setServerError(form, name, undefined)
}
