import type { ErrorBody, ErrorCode, ErrorItem } from '../../generated/api/model/index.ts'

type Details = Partial<Pick<ErrorItem, 'fieldName' | 'elementIndex' | 'severity'>>

/** A refusal with the contract's error body. Thrown, it undoes the call's changes; returned, it keeps them. */
export class Problem {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    this.status = status
    this.body = body
  }
  toResponse() {
    return Response.json(this.body, { status: this.status })
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

/** A problem with one item; `fieldName` assigns it to a form field. */
export const problem = (
  status: number,
  code: ErrorCode,
  details: Details & { canRetry?: boolean; error?: ErrorCode } = {},
) => {
  const { canRetry = false, error, ...item } = details
  return new Problem(status, { errors: [errorItem(code, item)], canRetry, ...(error && { error }) })
}

/** 400 with an item per field, after one that says that the request does not match the contract (SES-23, decided). */
export const validationProblem = (items: { fieldName?: string; code: ErrorCode; elementIndex?: number }[]) =>
  new Problem(400, {
    errors: [errorItem('validation_failed'), ...items.map(({ code, ...details }) => errorItem(code, details))],
    canRetry: false,
  })

/** 404 for an id that this company does not have. */
export const notFound = () => problem(404, 'not_found')
