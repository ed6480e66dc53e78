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
import { breakingChanges } from './contract/diff/breaking-changes.ts'
import { RELEASED, readReleased, releaseProblem, releaseText, sinceRelease } from './contract/diff/release.ts'

const print = (lines: string[]) => console.info(lines.length === 0 ? 'Nothing breaks.' : lines.join('\n'))

function main([first, second]: string[]): number {
  if (first === '--since-release') {
    const { breaks, problem } = sinceRelease(readReleased(), bundleContract())
    print(breaks)
    if (problem) console.error(problem)
    return problem ? 1 : 0
  }
  if (first === '--release') {
    const contract = bundleContract()
    const problem = releaseProblem(readReleased(), contract)
    if (problem) console.error(problem)
    else writeFileSync(RELEASED, releaseText(contract))
    return problem ? 1 : 0
  }
  if (!first || !second) {
    console.error('Usage: npm run contract:diff <old> <new>')
    return 2
  }
  const breaks = breakingChanges(bundleContract(first), bundleContract(second))
  print(breaks)
  return breaks.length === 0 ? 0 : 1
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
