import { m } from '@generated/messages/messages.js'
import { type AnyFormApi, getBy, revalidateLogic, setBy } from '@tanstack/react-form'
import * as z from 'zod/mini'
import { formatDecimal } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import type { FieldError, FieldErrors } from './errors/field-error'
import { type FieldIssue, type IssueKind, issueOf, issueText } from './errors/issue-texts'
import { formStateOf } from './form-state'
import { fieldNameOf, trimTexts } from './form-values'

export interface BodyFormOptions<Values extends object, Schema extends z.core.$ZodType> {
  schema: Schema
  /** Turns trimmed form values into the body; see parsers.ts for euro text, dates and blanks. */
  toBody: (values: Values) => z.input<Schema>
  /** Body paths whose field has a different name: `{ 'company.name': 'companyName' }`. */
  fields?: Record<string, string>
  /** Fields whose body value is in cents: error texts state their limits in euros. */
  money?: readonly string[]
  messages?: Record<string, Partial<Record<IssueKind, FieldError>>>
  /** Rules that the contract cannot express, such as limits from settings. Errors of the contract take precedence. */
  check?: (values: Values) => Partial<FieldErrors> | undefined
}

/** Checks the body made from the form's values with the generated schema (VAL-16). Spread `options` into useAppForm. */
export function bodyForm<Values extends object, Schema extends z.core.$ZodType>(
  definition: BodyFormOptions<Values, Schema>,
) {
  const errors = (values: Values): FieldErrors => {
    const trimmed = trimTexts(values)
    const body = definition.toBody(trimmed)
    const found: FieldErrors = {}
    for (const issue of issuesOf(definition.schema, body)) {
      const name = fieldNameOf(issue.path, definition.fields ?? {})
      found[name] ??= wordIssue(name, issueOf(issue, getBy(body, z.core.toDotPath(issue.path))), definition)
    }
    for (const [name, error] of Object.entries(definition.check?.(trimmed) ?? {})) {
      if (error) found[name] ??= error
    }
    return found
  }
  return {
    options: {
      validationLogic: validateOnChange,
      // Without this the library drops a submit during an async check. Every submit must lead to errors or to the call.
      canSubmitWhenInvalid: true,
      validators: {
        onDynamic: ({ value, formApi }: { value: Values; formApi?: AnyFormApi }) => {
          const live = (formApi && formStateOf(formApi).rules) as { errors: typeof errors } | undefined
          const found = (live?.errors ?? errors)(value)
          return Object.keys(found).length > 0 ? { fields: found } : undefined
        },
      },
    },
    errors,
    fields: definition.fields,
    /** The body without validation, for comparing it with saved data. */
    toBody: (values: Values) => definition.toBody(trimTexts(values)),
    /** @throws ZodError for invalid values, which never reach a submit handler */
    read: (values: Values): z.output<Schema> => z.parse(definition.schema, definition.toBody(trimTexts(values))),
  }
}

/** Issues of a body. While no union branch is chosen, also the issues that all branches share. */
function issuesOf(schema: z.core.$ZodType, body: unknown): readonly z.core.$ZodIssue[] {
  const issues = z.safeParse(schema, body).error?.issues ?? []
  return issues.flatMap((issue) => {
    const branches = issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : []
    const [first = [], ...others] = branches.map(
      (branch) => z.safeParse(schema, setBy(body, issue.path, branch)).error?.issues ?? [],
    )
    const isShared = ({ path }: z.core.$ZodIssue) =>
      others.every((list) => list.some((other) => z.core.toDotPath(other.path) === z.core.toDotPath(path)))
    return [...first.filter(isShared), issue]
  })
}

function wordIssue(
  name: string,
  issue: FieldIssue,
  { messages, money }: Pick<BodyFormOptions<never, never>, 'messages' | 'money'>,
): FieldError {
  const anyIndex = name.replace(/\[\d+\]/g, '[]')
  const own = (messages?.[name] ?? messages?.[anyIndex])?.[issue.kind]
  if (own === undefined && issue.kind === 'characters' && PHONE.test(name)) return () => m.form_error_phone()
  const isMoney = money?.includes(name) || money?.includes(anyIndex)
  return own ?? issueText(issue, isMoney ? showCents : formatDecimal)
}

/** Every phone number in the contract is named phoneNumber. Its pattern error gets a format text (VAL-07). */
const PHONE = /(^|\.)phoneNumber$/

const showCents = (limit: number) => formatEuros(cents(limit))

/** Plain revalidateLogic validates too late for buttons, and removes a server error from a field on blur. */
const validateOnChange: ReturnType<typeof revalidateLogic> = ({ validators, event, form, runValidation }) => {
  const fn = event.async ? validators?.onDynamicAsync : validators?.onDynamic
  const runs = (event.type === 'change' || event.type === 'submit') && fn !== undefined
  return runValidation({ form, validators: runs ? [{ fn, cause: 'dynamic' }] : [] })
}
