import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

test('every shipped package has an allowed licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  // Optional packages depend on the machine (Node.js itself); none is bundled.
  const paths = Object.keys(packages).filter((path) => path && !packages[path]?.dev && !packages[path]?.optional)
  const licenceOf = (path: string) =>
    (JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: string }).license ?? 'none'
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !ALLOWED.has(licenceOf(path)))).toEqual([])
})
