import { contractData } from '../../generated/contract-data.ts'
import { problem } from './problem.ts'

/** Every path of the contract as a pattern, to distinguish a wrong method from an unknown path. */
const paths = Object.values(contractData).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The reply to a call outside the contract: 405 with Allow for a known path, else 404. */
export function refuseUnmatched(path: string): Response {
  const methods = paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0) return problem(404, 'not_found').toResponse()
  const response = problem(405, 'validation_failed').toResponse()
  response.headers.set('Allow', [...new Set(methods)].join(', '))
  return response
}
