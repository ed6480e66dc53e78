import { contractData } from '../generated/contract-data.ts'
import type { OperationName } from '../generated/registry.ts'
import { PAGES } from './pages.ts'

/** Every screen by its URL, with a persona who can open it. */
export const SCREENS: [path: string, persona: string][] = Object.values(PAGES).flat()

/** Login calls are not part of a screen. */
const NOT_OF_SCREENS = new Set<OperationName>(['login', 'refreshSession'])

/** The path pattern of an operation. */
export const pathOf = (operation: OperationName) =>
  new RegExp(`^${contractData[operation].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The operation of a call by method and path; undefined for files, login calls and paths outside the contract. */
export function operationOf(method: string, path: string): OperationName | undefined {
  const matches = (Object.entries(contractData) as [OperationName, (typeof contractData)[OperationName]][]).filter(
    ([name, operation]) => operation.method === method && pathOf(name).test(path),
  )
  // Prefer a fixed path to one with parameters.
  const [[found] = []] = matches.toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
  return found !== undefined && NOT_OF_SCREENS.has(found) ? undefined : found
}
