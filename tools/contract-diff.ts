/**
 * `npm run contract:diff <old> <new>` lists changes of the contract that break clients, by operation and field (CTR-06). Both
 * arguments are contract files (openapi/portal.yaml of a checkout, or a bundle).
 * Exit codes: 0 nothing breaks, 1 something breaks, 2 wrong usage or unreadable file.
 *
 * `--since-release` compares openapi/portal.yaml with the last released contract. Breaking changes pass only with a new major
 * version in info.version (CTR-08).
 * `--release` records openapi/portal.yaml as released.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { bundleContract } from './contract/bundle-contract.ts'
import type { Contract } from './contract/contract-document.ts'
import { contentProblem, RELEASED, releaseText, sinceRelease } from './contract/diff/release.ts'

/** @returns whether the new contract is fine */
function main([first = '', second]: string[]): boolean {
  const isRelease = first === '--release'
  const isOfRelease = isRelease || first === '--since-release'
  if (!isOfRelease && !second) throw new Error('Usage: npm run contract:diff <old> <new>')
  const old = isOfRelease ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract) : bundleContract(first)
  const contract = bundleContract(second)
  const { breaks, problem = isRelease ? contentProblem(old, contract) : undefined } = sinceRelease(old, contract)
  console.info(breaks.length === 0 ? 'Nothing breaks.' : breaks.join('\n'))
  if (!isOfRelease) return breaks.length === 0
  if (problem) console.error(problem)
  else if (isRelease) writeFileSync(RELEASED, releaseText(contract))
  return !problem
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
