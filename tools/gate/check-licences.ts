/** Checks that every shipped package (everything but devDependencies) has an allowed licence. */
import { readFileSync } from 'node:fs'
import { shippedPackages } from '../build/shipped-packages.ts'

/** OFL-1.1 is the licence of the typeface. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
])

const shipped = shippedPackages()
const problems: string[] = []
for (const path of shipped.keys()) {
  const { license } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: string }
  if (!license || !ALLOWED.has(license)) problems.push(`${path}: ${license ?? 'no licence'}`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.info(`${shipped.size} shipped packages, all with an allowed licence`)
