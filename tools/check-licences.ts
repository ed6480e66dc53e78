/** What ships (everything but devDependencies) has a known licence that allows it. */
import { readFileSync } from 'node:fs'

const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC0-1.0', 'Unlicense'])

type Locked = { packages: Record<string, { dev?: boolean; optional?: boolean; link?: boolean }> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked

const problems: string[] = []
let checked = 0
for (const [path, { dev, optional }] of Object.entries(packages)) {
  // Optional packages are tools of the machine (Node itself); none is bundled.
  if (path === '' || dev || optional) continue
  const { license } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: string }
  checked += 1
  if (!license || !ALLOWED.has(license)) problems.push(`${path}: ${license ?? 'no licence'}`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.info(`${checked} packages that ship, all with an allowed licence`)
