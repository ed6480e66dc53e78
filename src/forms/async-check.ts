import type { AnyFieldApi } from '@tanstack/react-form'
import { useState, useSyncExternalStore } from 'react'
import { trimmed } from '@/values/text'
import type { FieldError } from './field-error'

export type CheckState = 'idle' | 'processing' | 'success' | 'invalid' | 'failed'

export interface AsyncCheckOptions {
  /** Asks the server about a value. @returns the error, undefined when the value is good; throws when it cannot tell. */
  ask: (value: string) => Promise<FieldError | undefined>
  /** Whether a value is worth asking about; a blank one never is. */
  isWorthAsking?: (value: string) => boolean
}

const PAUSE_MS = 400

/** Answers of the server about values of one field; asks about each value once (VAL-14). */
export class AsyncCheck {
  readonly #answers = new Map<string, FieldError | undefined>()
  readonly #questions = new Map<string, Promise<FieldError | undefined>>()
  readonly #failed = new Set<string>()
  readonly #listeners = new Set<() => void>()
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
    if (this.#answers.has(value)) return Promise.resolve(this.#answers.get(value))
    const asked = this.#questions.get(value)
    if (asked) return asked
    this.#failed.delete(value)
    const question = ask(value)
      .then(
        (answer) => {
          this.#answers.set(value, answer)
          return answer
        },
        () => {
          this.#failed.add(value)
          return undefined
        },
      )
      .finally(() => {
        this.#questions.delete(value)
        this.#tell()
      })
    this.#questions.set(value, question)
    this.#tell()
    return question
  }

  stateOf(text: string): CheckState {
    const value = trimmed(text)
    if (this.#questions.has(value)) return 'processing'
    if (this.#failed.has(value)) return 'failed'
    if (!this.#answers.has(value)) return 'idle'
    return this.#answers.get(value) ? 'invalid' : 'success'
  }

  errorOf(text: string): FieldError | undefined {
    return this.#answers.get(trimmed(text))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell() {
    for (const listener of this.#listeners) listener()
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
  return useSyncExternalStore(
    check?.subscribe ?? noSubscription,
    () => check?.stateOf(value) ?? 'idle',
    () => 'idle',
  )
}

const noSubscription = () => () => {}
