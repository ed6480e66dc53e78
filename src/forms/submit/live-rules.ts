import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useLayoutEffect } from 'react'
import type { FieldErrors } from '../errors/field-error'

export interface Rules {
  /** The errors of the values by field. */
  errors: (values: never) => FieldErrors
}

// By the store: React's form and the one that validators are given are two objects with one store.
const rulesByStore = new WeakMap<AnyFormApi['baseStore'], Rules>()

/** The rules of the moment that FormRoot was given for the form. */
export const rulesOf = (form: AnyFormApi): { errors: (values: unknown) => FieldErrors } | undefined =>
  // FormRoot's rules are those of its form's values.
  rulesByStore.get(form.baseStore) as { errors: (values: unknown) => FieldErrors } | undefined

/** Lets the form follow rules that depend on more than its values; checks it at once when they change. */
export function useRules(form: AnyFormApi, rules: Rules | undefined): void {
  useLayoutEffect(() => {
    if (rules) rulesByStore.set(form.baseStore, rules)
    else rulesByStore.delete(form.baseStore)
  }, [form, rules])
  useEffect(() => {
    // Validity is known before the first change too, for buttons that depend on it.
    form.validateSync('change')
  }, [form, rules])
}
