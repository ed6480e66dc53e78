import type { AnyFormApi } from '@tanstack/react-form'
import type { ApiError, ReceivedErrorItem } from '@/api/replies/api-error'
import { errorText, refusalText } from '@/domain/error-texts'
import { formStateOf, setFormNotice } from '../form-state'
import { fieldNameOf } from '../form-values'
import { setServerError } from './server-errors'

/** Body paths that an error item may refer to, most likely first: `rows[0].name` for `rows.name`. */
function bodyPaths({ fieldName = '', elementIndex }: ReceivedErrorItem): PropertyKey[][] {
  const path: PropertyKey[] = fieldName
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  if (elementIndex === undefined) return [path, path.slice(0, -1)]
  return [path.toSpliced(-1, 0, elementIndex), [...path, elementIndex], path]
}

/**
 * Shows each error of a field at that field, and all other errors in the form's notice (NAV-14).
 * @param codes fields of error codes whose items name none
 * @param isElsewhere a field of another wizard step
 */
export function applyServerErrors(
  form: AnyFormApi,
  error: ApiError,
  codes: Record<string, string> = {},
  isElsewhere: (name: string) => boolean = () => false,
): void {
  const fields = formStateOf(form).rules?.fields ?? {}
  const rest: ReceivedErrorItem[] = []
  for (const item of error.items) {
    const named = bodyPaths(item).map((path) => fieldNameOf(path, fields))
    const name = [...named, codes[item.code] ?? ''].find(
      (candidate) => isOnScreen(form, candidate) || (isElsewhere(candidate) && holdsValue(form, candidate)),
    )
    if (name === undefined || errorText(item.code) === '') rest.push(item)
    else setServerError(form, name, () => errorText(item.code))
  }
  if (rest.length > 0 || error.items.length === 0) {
    const { status, retryAt } = error
    const refusal = { codes: rest.map((item) => item.code), status, retryAt }
    setFormNotice(form, { level: 'error', text: () => refusalText(refusal) })
  }
}

const isOnScreen = (form: AnyFormApi, name: string) => name !== '' && Boolean(form.fieldInfo[name]?.instance)
const holdsValue = (form: AnyFormApi, name: string) => {
  const value: unknown = form.getFieldValue(name)
  return value !== undefined && value !== null && typeof value !== 'object'
}
