import type { Contract } from '../contract-document.ts'
import { bare, breakingChanges } from './breaking-changes.ts'

/** The last released contract as one document. A committed file, because a checkout may have no git tags. */
export const RELEASED = 'openapi/released.json'

/** The content of RELEASED. */
export const releaseText = (contract: Contract): string => `${JSON.stringify(bare(contract), null, 1)}\n`

/** Breaking changes since the last release, and the resulting problem of info.version, if any (CTR-08). */
export function sinceRelease(released: Contract, contract: Contract): { breaks: string[]; problem?: string } {
  const breaks = breakingChanges(released, contract)
  const [was, is] = [released.info.version, contract.info.version]
  if (breaks.length === 0 || Number.parseInt(is, 10) > Number.parseInt(was, 10)) return { breaks }
  return { breaks, problem: `This breaks clients of ${was}: info.version needs a new major version, and is ${is}.` }
}

/** Why the contract cannot be released, although its version allows what it breaks: each version has exactly one content. */
export function contentProblem(released: Contract, contract: Contract): string | undefined {
  if (releaseText(released) === releaseText(contract)) return 'The contract has not changed since its last release.'
  const [was, is] = [released.info.version, contract.info.version]
  const isLater = is.localeCompare(was, 'en', { numeric: true }) > 0
  return isLater ? undefined : `${was} was released with other content: info.version needs a later version.`
}
