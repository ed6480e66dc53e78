import { HttpResponse } from 'msw'
import type { ErrorBody, ErrorCode, ErrorItem } from '../../generated/api/model/index.ts'

type Details = Partial<Pick<ErrorItem, 'fieldName' | 'elementIndex' | 'severity'>>

/** A refusal, in the error body of the contract. Thrown, it undoes what the call changed; returned, it keeps it. */
export class Problem {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    this.status = status
    this.body = body
  }
  toResponse() {
    return HttpResponse.json(this.body, { status: this.status })
  }
}

const message = (code: string) => `${code.replaceAll('_', ' ')}.`

/** One error item, for problems with several. */
export const errorItem = (code: ErrorCode, details: Details = {}): ErrorItem => ({
  ...details,
  code,
  message: message(code),
  severity: details.severity ?? 'Error',
})

/** A problem with one item; `fieldName` puts it at a field of the form. */
export const problem = (
  status: number,
  code: ErrorCode,
  details: Details & { canRetry?: boolean; error?: ErrorCode } = {},
) => {
  const { canRetry = false, error, ...item } = details
  return new Problem(status, { errors: [errorItem(code, item)], canRetry, ...(error && { error }) })
}

/** 400 with one item per field; the first says that the request does not match the contract (SES-23, decided). */
export const validationProblem = (items: { fieldName?: string; code: ErrorCode; elementIndex?: number }[]) =>
  new Problem(400, {
    errors: [errorItem('validation_failed'), ...items.map(({ code, ...details }) => errorItem(code, details))],
    canRetry: false,
  })

/** 404 where there is an id that names nothing of this company. */
export const notFound = () => problem(404, 'not_found')
