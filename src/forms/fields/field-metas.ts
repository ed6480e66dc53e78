import type { AnyFormApi } from '@tanstack/react-form'

const COVERS = /^[.[]/

/** True for the named fields and their nested fields: `address` covers `address.city`. */
export const coversField = (fields: readonly string[], name: string): boolean =>
  fields.some((field) => name === field || (name.startsWith(field) && COVERS.test(name.slice(field.length))))

/** Whether the form's own rules find errors, in all fields or in the named ones. Server errors do not count. */
export const hasOwnErrors = (form: AnyFormApi, fields?: readonly string[]): boolean =>
  Object.entries(form.state.fieldMeta).some(
    ([name, meta]) => meta?.errorMap.onDynamic !== undefined && (!fields || coversField(fields, name)),
  )
