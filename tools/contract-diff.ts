/**
 * `npm run contract:diff <old> <new>` lists changes of the contract that break clients, by operation and field (CTR-06). Both
 * arguments are contract files (openapi/portal.yaml of a checkout, or a bundle).
 * Exit codes: 0 nothing breaks, 1 something breaks, 2 wrong usage or unreadable file.
 *
 * `--since-release` compares openapi/portal.yaml with the last released contract. Breaking changes pass only with a new major
 * version in info.version (CTR-08).
 * `--release` records openapi/portal.yaml as released.
 */
import { writeFileSync } from 'node:fs'
import { bundleContract } from './contract/bundle-contract.ts'
import { RELEASED, readReleased, releaseProblem, releaseText, sinceRelease } from './contract/diff/release.ts'

/** @returns the exit code */
function main([first = '', second]: string[]): number {
  const isOfRelease = first === '--since-release' || first === '--release'
  if (!isOfRelease && !second) {
    console.error('Usage: npm run contract:diff <old> <new>')
    return 2
  }
  const old = isOfRelease ? readReleased() : bundleContract(first)
  const contract = bundleContract(second)
  if (first === '--release') {
    const problem = releaseProblem(old, contract)
    if (problem) console.error(problem)
    else writeFileSync(RELEASED, releaseText(contract))
    return problem ? 1 : 0
  }
  const { breaks, problem } = sinceRelease(old, contract)
  console.info(breaks.length === 0 ? 'Nothing breaks.' : breaks.join('\n'))
  if (isOfRelease && problem) console.error(problem)
  return (isOfRelease ? problem : breaks.length > 0) ? 1 : 0
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
