import type { AnyFormApi } from '@tanstack/react-form'
import type { ApiError, ReceivedErrorItem } from '@/api/api-error'
import { errorText, refusalText } from './error-texts'
import { setFormNotice } from './form-notice-store'
import { fieldNameOf } from './form-values'
import { setServerError } from './server-errors'

/** `company.name` or `rows` with an element index, as the path of the body. */
function bodyPath({ fieldName = '', elementIndex }: ReceivedErrorItem): PropertyKey[] {
  const path: PropertyKey[] = fieldName
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  return elementIndex === undefined ? path : [...path, elementIndex]
}

/**
 * Puts the server's items on their fields (renamed by `fields`, body path to field name) and the rest, joined, into the
 * form's notice (NAV-14).
 */
export function applyServerErrors(form: AnyFormApi, error: ApiError, fields: Record<string, string> = {}): void {
  const rest: ReceivedErrorItem[] = []
  for (const item of error.items) {
    const path = bodyPath(item)
    const name = [fieldNameOf(path, fields), fieldNameOf(path.slice(0, -1), fields)].find((candidate) =>
      isOnScreen(form, candidate),
    )
    if (name === undefined || errorText(item.code) === '') rest.push(item)
    else setServerError(form, name, () => errorText(item.code))
  }
  if (rest.length > 0 || error.items.length === 0) {
    const { status, retryAfterS } = error
    const refusal = { codes: rest.map((item) => item.code), status, retryAfterS }
    setFormNotice(form, { level: 'error', text: () => refusalText(refusal) })
  }
}

const isOnScreen = (form: AnyFormApi, name: string) => name !== '' && Boolean(form.fieldInfo[name]?.instance)
