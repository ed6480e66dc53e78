import { readFileSync } from 'node:fs'
import type { Contract } from '../contract-document.ts'
import { bare, breakingChanges } from './breaking-changes.ts'

/** The last released contract as one document. A committed file, because a checkout may have no git tags. */
export const RELEASED = 'openapi/released.json'
export const readReleased = (): Contract => JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract

/** The content of RELEASED. */
export const releaseText = (contract: Contract): string => `${JSON.stringify(bare(contract), null, 1)}\n`

const major = ({ info }: Contract) => Number(info.version.split('.')[0])
const isLater = (next: Contract, old: Contract) =>
  next.info.version.localeCompare(old.info.version, 'en', { numeric: true }) > 0

/** Breaking changes since the last release, and the resulting problem of info.version, if any (CTR-08). */
export function sinceRelease(released: Contract, contract: Contract): { breaks: string[]; problem?: string } {
  const breaks = breakingChanges(released, contract)
  const [was, is] = [released.info.version, contract.info.version]
  if (breaks.length > 0 && major(contract) <= major(released)) {
    return { breaks, problem: `This breaks clients of ${was}: info.version needs a new major version, and is ${is}.` }
  }
  return { breaks }
}

/** Why the contract cannot be released: each version has exactly one content. */
export function releaseProblem(released: Contract, contract: Contract): string | undefined {
  if (releaseText(released) === releaseText(contract)) return 'The contract has not changed since its last release.'
  const { problem } = sinceRelease(released, contract)
  if (problem || isLater(contract, released)) return problem
  return `${released.info.version} was released with other content: info.version needs a later version.`
}
