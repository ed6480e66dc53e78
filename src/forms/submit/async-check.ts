import type { AnyFieldApi } from '@tanstack/react-form'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { trimmed } from '@/values/text'
import type { FieldError } from '../errors/field-error'

export type CheckState = 'idle' | 'processing' | 'success' | 'invalid' | 'failed'

export interface AsyncCheckOptions {
  /** Asks the server about a value. @returns the error, undefined when the value is good; throws when it cannot tell. */
  ask: (value: string) => Promise<FieldError | undefined>
  /** Whether a value is worth asking about; a blank one never is. */
  isWorthAsking?: (value: string) => boolean
  /** What is judged together with the value, such as the other half of a pair. */
  beside?: () => string
}

/** What is known of a value that was asked about. */
type Finding =
  | { state: 'processing'; question: Promise<FieldError | undefined> }
  | { state: 'success' | 'failed' }
  | { state: 'invalid'; error: FieldError }
type Findings = ReadonlyMap<string, Finding>

const PAUSE_MS = 400
const NOTHING_FOUND = createAtom<Findings>(new Map())

/** Answers of the server about values of one field; asks about each value once (VAL-14). */
export class AsyncCheck {
  readonly findings = createAtom<Findings>(new Map())
  options: AsyncCheckOptions

  constructor(options: AsyncCheckOptions) {
    this.options = options
  }

  /** For the field: `<form.AppField validators={check.validators}>`. */
  readonly validators = {
    // Says again what the form's own rules found: on submit the library would take their error off the field, and the
    // question must wait until they are content.
    onDynamic: ({ fieldApi }: { fieldApi: AnyFieldApi }): unknown => {
      const { errorMap, errorSourceMap } = fieldApi.state.meta
      if (errorSourceMap.onDynamic !== 'form' || errorMap.onDynamic === undefined) return undefined
      // A late answer about an earlier value would take it off as well.
      fieldApi.getInfo().validationMetaMap.onDynamic?.lastAbortController.abort()
      return errorMap.onDynamic
    },
    onDynamicAsync: ({ value }: { value: string }) => this.ask(trimmed(value)),
    onDynamicAsyncDebounceMs: PAUSE_MS,
  }

  /** @returns the error about the value; a question that fails is no error, the server judges again on submit. */
  ask(value: string): Promise<FieldError | undefined> {
    const { ask, isWorthAsking } = this.options
    if (value === '' || isWorthAsking?.(value) === false) return Promise.resolve(undefined)
    const subject = this.subjectOf(value)
    const found = this.findings.get().get(subject)
    if (found?.state === 'processing') return found.question
    if (found && found.state !== 'failed') return Promise.resolve(this.errorOf(value))
    const question = ask(value).then(
      (error) => {
        this.#note(subject, error ? { state: 'invalid', error } : { state: 'success' })
        return error
      },
      () => {
        this.#note(subject, { state: 'failed' })
        return undefined
      },
    )
    this.#note(subject, { state: 'processing', question })
    return question
  }

  /** What a finding is about: the value, with what is judged together with it. */
  subjectOf(text: string): string {
    const { beside } = this.options
    return beside ? `${trimmed(text)}\n${beside()}` : trimmed(text)
  }

  stateOf(text: string): CheckState {
    // Such as a username that was free, and is the user's own since it was saved.
    if (this.options.isWorthAsking?.(trimmed(text)) === false) return 'idle'
    return this.findings.get().get(this.subjectOf(text))?.state ?? 'idle'
  }

  errorOf(text: string): FieldError | undefined {
    const found = this.findings.get().get(this.subjectOf(text))
    return found?.state === 'invalid' ? found.error : undefined
  }

  #note(subject: string, finding: Finding) {
    this.findings.set((before) => new Map(before).set(subject, finding))
  }
}

/**
 * An asynchronous check of a field that lives as long as its form: pass `check.validators` to the AppField and the check
 * itself to its UsernameField, EmailField or TextField.
 */
export function useAsyncCheck(options: AsyncCheckOptions): AsyncCheck {
  const [check] = useState(() => new AsyncCheck(options))
  return check
}

/** The state of the check of a value, as a subscription. */
export function useCheckState(check: AsyncCheck | undefined, value: string): CheckState {
  return useSelector(check?.findings ?? NOTHING_FOUND, () => check?.stateOf(value) ?? 'idle')
}
