/**
 * `npm run contract:diff <old> <new>` lists changes of the contract that break clients, by operation and field (CTR-06). Both
 * arguments are contract files (openapi/portal.yaml of a checkout, or a bundle).
 * Exit codes: 0 nothing breaks, 1 something breaks, 2 wrong usage or unreadable file.
 *
 * `--release` records openapi/portal.yaml as released. It refuses breaking changes without a new major version in info.version
 * (CTR-08); tests/contract/contract-rules.test.ts refuses them before that.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { bundleContract } from './contract/bundle-contract.ts'
import type { Contract } from './contract/contract-document.ts'
import { contentProblem, RELEASED, releaseText, sinceRelease } from './contract/diff/release.ts'

/** @returns whether the new contract is fine */
function main([first = '', second]: string[]): boolean {
  const isRelease = first === '--release'
  if (!isRelease && !second) throw new Error('Usage: npm run contract:diff <old> <new>')
  const old = isRelease ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract) : bundleContract(first)
  const contract = bundleContract(second)
  const { breaks, problem } = sinceRelease(old, contract)
  console.info(breaks.length === 0 ? 'Nothing breaks.' : breaks.join('\n'))
  if (!isRelease) return breaks.length === 0
  const refusal = problem ?? contentProblem(old, contract)
  if (refusal) console.error(refusal)
  else writeFileSync(RELEASED, releaseText(contract))
  return !refusal
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
