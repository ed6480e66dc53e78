import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect } from 'react'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import type { FieldErrors } from './errors/field-error'
import { coversField } from './fields/field-metas'

export interface WizardStep<Id extends string> {
  id: Id
  /** The fields of the step; a name covers what is under it. */
  fields: readonly string[]
}

export interface WizardOptions<Id extends string, Values extends object> {
  /** Names the draft in the browser's storage. */
  key: string
  /** In the order in which they are done. */
  steps: readonly [WizardStep<Id>, ...WizardStep<Id>[]]
  defaultValues: Values
  /** The rules of the whole form, such as bodyForm's `errors`. */
  errors: (values: Values) => FieldErrors
  /** Fields, at any depth, that are never written down: passwords and personal ids. */
  secrets: readonly string[]
}

export type StepState = 'done' | 'current' | 'upcoming'

const PAUSE_MS = 300

/**
 * One form over the routes of a wizard: the layout route owns the form, each step's FormRoot validates its slice
 * (`step`), deep links go to the first incomplete step, and what is typed survives a reload of the tab.
 */
export function createWizard<Id extends string, Values extends object>(options: WizardOptions<Id, Values>) {
  const { key, steps, defaultValues, errors, secrets } = options
  const storageKey = `portal.wizard.${key}`

  const isComplete = (step: WizardStep<Id>, found: FieldErrors) =>
    !Object.keys(found).some((name) => coversField(step.fields, name))

  /** The first step whose fields are not all right; undefined when every step is. */
  const firstIncompleteStep = (values: Values): Id | undefined => {
    const found = errors(values)
    return steps.find((step) => !isComplete(step, found))?.id
  }

  const indexOf = (id: Id) => steps.findIndex((step) => step.id === id)

  return {
    steps,
    firstIncompleteStep,
    fieldsOf: (id: Id): readonly string[] => steps[indexOf(id)]?.fields ?? [],
    /** Where a deep link to a step must go instead; undefined when all steps before it are complete. */
    redirectFrom: (id: Id, values: Values): Id | undefined => {
      const first = firstIncompleteStep(values)
      return first !== undefined && indexOf(first) < indexOf(id) ? first : undefined
    },
    next: (id: Id): Id | undefined => steps[indexOf(id) + 1]?.id,
    previous: (id: Id): Id | undefined => steps[indexOf(id) - 1]?.id,
    /** For the Stepper: complete steps before the first incomplete one are done and can be gone back to. */
    stepStates: (current: Id, values: Values): { id: Id; state: StepState }[] => {
      const first = firstIncompleteStep(values)
      const reached = first === undefined ? steps.length : indexOf(first)
      return steps.map(({ id }, index) => {
        if (id === current) return { id, state: 'current' }
        return { id, state: index < reached ? 'done' : 'upcoming' }
      })
    },
    /** What was typed before a reload, on top of the default values; unknown or reshaped parts are dropped. */
    loadDraft: (): Values => withDraft(defaultValues, readStoredValue('session', storageKey)),
    saveDraft: (values: Values): void => {
      writeStoredValue('session', storageKey, withoutSecrets(values, secrets))
    },
    /** After the form was sent or given up. */
    dropDraft: (): void => removeStoredValue('session', storageKey),
    /** Writes the draft a moment after each change, and at once when the page is hidden or left. */
    useDraft: (form: AnyFormApi): void => {
      useEffect(() => keepDraft(form, storageKey, secrets), [form])
    },
  }
}

function keepDraft(form: AnyFormApi, storageKey: string, secrets: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: unknown = form.state.values
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // What was sent is nobody's draft.
    if (form.state.isSubmitSuccessful || written === form.state.values) return
    written = form.state.values
    writeStoredValue('session', storageKey, withoutSecrets(written, secrets))
  }
  const { unsubscribe } = form.store.subscribe(() => {
    timer ??= setTimeout(write, PAUSE_MS)
  })
  addEventListener('pagehide', write)
  return () => {
    write()
    unsubscribe()
    removeEventListener('pagehide', write)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secrets))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([name]) => !secrets.includes(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner, secrets)]))
}

/** Takes from the draft what has the type of the default; storage is no place to trust. */
function withDraft<Value>(initial: Value, draft: unknown): Value {
  // Each branch returns the shape of `initial`.
  if (Array.isArray(initial)) return (Array.isArray(draft) ? draft : initial) as Value
  if (isObject(initial)) {
    if (!isObject(draft)) return initial
    return Object.fromEntries(
      Object.entries(initial).map(([name, inner]) => [name, withDraft(inner, draft[name])]),
    ) as Value
  }
  return typeof draft === typeof initial && draft !== null ? (draft as Value) : initial
}
