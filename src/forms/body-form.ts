import { m } from '@generated/messages/messages.js'
import { type AnyFormApi, revalidateLogic } from '@tanstack/react-form'
import * as z from 'zod/mini'
import { formatDecimal } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import type { FieldError, FieldErrors } from './errors/field-error'
import { type FieldIssue, type IssueKind, issueOf, issueText } from './errors/issue-texts'
import { fieldNameOf, pathName, trimTexts, valueAt, withValueAt } from './form-values'
import { rulesOf } from './submit/live-rules'

export interface BodyFormOptions<Values extends object, Schema extends z.core.$ZodType> {
  /** The generated validator of the operation's body. */
  schema: Schema
  /** Turns trimmed form values into the body; see parsers.ts for euro text, dates and blanks. */
  toBody: (values: Values) => z.input<Schema>
  /** Body paths whose field has another name: `{ 'company.name': 'companyName' }`. */
  fields?: Record<string, string>
  /** Fields whose body value is in cents: their limits are worded in euros. */
  money?: readonly string[]
  /** Other words for a kind of issue of one field. */
  messages?: Record<string, Partial<Record<IssueKind, FieldError>>>
  /** Rules that the contract cannot say (cross-field, limits from settings); the contract's own errors come first. */
  check?: (values: Values) => Partial<FieldErrors> | undefined
}

/**
 * Joins a form to the contract: the form's values mirror its fields, the body that they make is checked with the
 * generated schema, and issues go back to the fields in words (VAL-16). Spread `options` into useAppForm.
 */
export function bodyForm<Values extends object, Schema extends z.core.$ZodType>(
  definition: BodyFormOptions<Values, Schema>,
) {
  const errors = (values: Values): FieldErrors => {
    const trimmed = trimTexts(values)
    const body = definition.toBody(trimmed)
    const found: FieldErrors = {}
    for (const issue of issuesOf(definition.schema, body)) {
      const name = fieldNameOf(issue.path, definition.fields ?? {})
      found[name] ??= wordIssue(name, issueOf(issue, valueAt(body, issue.path)), definition)
    }
    for (const [name, error] of Object.entries(definition.check?.(trimmed) ?? {})) {
      if (error) found[name] ??= error
    }
    return found
  }
  return {
    options: {
      validationLogic: validateOnChange,
      // A press is always answered: by the errors, or by the call. Without it a press during an async check is lost.
      canSubmitWhenInvalid: true,
      validators: {
        onDynamic: ({ value, formApi }: { value: Values; formApi?: AnyFormApi }) => {
          const found = (formApi ? rulesOf(formApi) : undefined)?.errors(value) ?? errors(value)
          return Object.keys(found).length > 0 ? { fields: found } : undefined
        },
      },
    },
    /** The errors of the values by field, none when they make a valid body. */
    errors,
    /** The body that the values make, not judged: for comparing it with what is saved. */
    toBody: (values: Values) => definition.toBody(trimTexts(values)),
    /** The body to send. @throws ZodError when the values are not valid, which a submit handler never sees. */
    read: (values: Values): z.output<Schema> => z.parse(definition.schema, definition.toBody(trimTexts(values))),
  }
}

/** What a body lacks. Where no branch is chosen yet, also what every branch would refuse: the rest of the form is judged. */
function issuesOf(schema: z.core.$ZodType, body: unknown): readonly z.core.$ZodIssue[] {
  const issues = z.safeParse(schema, body).error?.issues ?? []
  return issues.flatMap((issue) => {
    const branches = issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : []
    const [first = [], ...others] = branches.map(
      (branch) => z.safeParse(schema, withValueAt(body, issue.path, branch)).error?.issues ?? [],
    )
    const isShared = ({ path }: z.core.$ZodIssue) =>
      others.every((list) => list.some((other) => pathName(other.path) === pathName(path)))
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

/** So every body of the contract names a phone number: what may be wrong with one is how it is written (VAL-07). */
const PHONE = /(^|\.)phoneNumber$/

const showCents = (limit: number) => formatEuros(cents(limit))

/**
 * Validates on every change and on submit, so that a button may depend on validity; fields decide when they show what
 * was found. Plain revalidateLogic would also wipe the server's answer from a field when focus leaves it.
 */
const validateOnChange: ReturnType<typeof revalidateLogic> = ({ validators, event, form, runValidation }) => {
  const fn = event.async ? validators?.onDynamicAsync : validators?.onDynamic
  const runs = (event.type === 'change' || event.type === 'submit') && fn !== undefined
  return runValidation({ form, validators: runs ? [{ fn, cause: 'dynamic' }] : [] })
}
