import { type AnyFieldApi, FieldApi } from '@tanstack/react-form'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { trimmed } from '@/values/text/text'
import type { FieldError } from '../errors/field-error'

export interface AsyncCheckOptions {
  /** @returns the error, if any; throws if it cannot tell */
  ask: (value: string) => Promise<FieldError | undefined>
  /** A blank value is never checked. */
  isWorthAsking?: (value: string) => boolean
  dependsOn?: () => string
}

/** What is known about a value: an error if it was refused. */
export type Finding = 'processing' | 'success' | 'failed' | FieldError
type Findings = ReadonlyMap<string, Finding>

const PAUSE_MS = 400
/** TanStack Form (1.33) omits it for a field whose value a draft set before the field was mounted. */
const NO_SOURCES = { errorSourceMap: {} }
const NOTHING_FOUND = createAtom<Findings>(new Map())

// TanStack Form (1.33) throws when a validation ends whose field has been removed meanwhile, such as an entry of a list.
const fields = FieldApi.prototype as unknown as { endValidation: (this: AnyFieldApi) => void }
const { endValidation } = fields
fields.endValidation = function endIfPresent() {
  if (this.form.baseStore.state.fieldMetaBase[this.name]) endValidation.call(this)
}

/** Caches server checks of one field's values; each value is checked once (VAL-14). */
export class AsyncCheck {
  readonly findings = createAtom<Findings>(new Map())
  readonly #questions = new Map<string, Promise<FieldError | undefined>>()
  options: AsyncCheckOptions

  constructor(options: AsyncCheckOptions) {
    this.options = options
  }

  /** Pass to the field: `<form.AppField validators={check.validators}>`. */
  readonly validators = {
    // On submit the library would otherwise remove the errors of the form's own rules, which come before the check.
    onDynamic: ({ fieldApi }: { fieldApi: AnyFieldApi }): unknown => {
      const { errorMap, errorSourceMap } = { ...NO_SOURCES, ...fieldApi.state.meta }
      if (errorSourceMap.onDynamic !== 'form' || errorMap.onDynamic === undefined) return undefined
      // A late reply about an earlier value would remove the error as well.
      fieldApi.getInfo().validationMetaMap.onDynamic?.lastAbortController.abort()
      return errorMap.onDynamic
    },
    onDynamicAsync: ({ value }: { value: string }) => this.ask(trimmed(value)),
    onDynamicAsyncDebounceMs: PAUSE_MS,
  }

  /** @returns the error of the value. A failed check returns none: the server validates again on submit. */
  ask(value: string): Promise<FieldError | undefined> {
    const { ask, isWorthAsking } = this.options
    if (value === '' || isWorthAsking?.(value) === false) return Promise.resolve(undefined)
    const subject = this.#subjectOf(value)
    const asked = this.#questions.get(subject)
    if (asked) return asked
    const question = ask(value).then(
      (error) => {
        this.#record(subject, error ?? 'success')
        return error
      },
      () => {
        this.#questions.delete(subject)
        this.#record(subject, 'failed')
        return undefined
      },
    )
    this.#questions.set(subject, question)
    this.#record(subject, 'processing')
    return question
  }

  findingOf(text: string): Finding | undefined {
    // Skip a result that no longer applies, e.g. a username that was available and is now the user's own.
    if (this.options.isWorthAsking?.(trimmed(text)) === false) return undefined
    return this.findings.get().get(this.#subjectOf(text))
  }

  #subjectOf(text: string): string {
    const { dependsOn } = this.options
    return dependsOn ? `${trimmed(text)}\n${dependsOn()}` : trimmed(text)
  }

  #record(subject: string, finding: Finding) {
    this.findings.set((before) => new Map(before).set(subject, finding))
  }
}

/** Pass `check.validators` to the AppField, and the check itself to its field. */
export function useAsyncCheck(options: AsyncCheckOptions): AsyncCheck {
  const [check] = useState(() => new AsyncCheck(options))
  return check
}

export const useFinding = (check: AsyncCheck | undefined, value: unknown): Finding | undefined =>
  useSelector(check?.findings ?? NOTHING_FOUND, () => check?.findingOf(String(value)))
