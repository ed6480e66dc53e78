import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useLayoutEffect } from 'react'
import type { FieldErrors } from '../errors/field-error'

export interface Rules {
  /** Errors by field. */
  errors: (values: never) => FieldErrors
}

// Keyed by store: the form of React and the form passed to validators are two objects with one store.
const rulesByStore = new WeakMap<AnyFormApi['baseStore'], Rules>()

/** The current rules that FormRoot received for the form. */
export const rulesOf = (form: AnyFormApi): { errors: (values: unknown) => FieldErrors } | undefined =>
  // The cast is safe: FormRoot's rules take its form's values.
  rulesByStore.get(form.baseStore) as { errors: (values: unknown) => FieldErrors } | undefined

/** Applies rules that depend on more than the form's values; validates at once when the rules change. */
export function useRules(form: AnyFormApi, rules: Rules | undefined): void {
  useLayoutEffect(() => {
    if (rules) rulesByStore.set(form.baseStore, rules)
    else rulesByStore.delete(form.baseStore)
  }, [form, rules])
  useEffect(() => {
    // Validate before the first change too, for buttons that depend on validity.
    form.validateSync('change')
  }, [form, rules])
}
