import { contractData } from '../generated/contract-data.ts'
import type { OperationName } from '../generated/registry.ts'
import { PAGES } from './pages.ts'

/** Every screen by its address, with somebody who sees it. */
export const SCREENS: [path: string, persona: string][] = Object.values(PAGES).flatMap(({ faults }) =>
  typeof faults === 'string' ? [] : faults,
)

/** Logging in is not what the screens are asked about. */
const NOT_OF_SCREENS = new Set<OperationName>(['login', 'refreshSession'])

/** The paths of an operation's calls. */
export const pathOf = (operation: OperationName) =>
  new RegExp(`^${contractData[operation].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The operation of a screen's call, by its method and path; undefined for files, the login and what is no call. */
export function operationOf(method: string, path: string): OperationName | undefined {
  const matches = (Object.entries(contractData) as [OperationName, (typeof contractData)[OperationName]][]).filter(
    ([name, operation]) => operation.method === method && pathOf(name).test(path),
  )
  // A fixed path before one with parameters.
  const [[found] = []] = matches.toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
  return found !== undefined && NOT_OF_SCREENS.has(found) ? undefined : found
}
