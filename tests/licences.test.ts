import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedPackages } from '../tools/build/shipped-packages.ts'

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

test('every shipped package has an allowed licence', () => {
  const paths = [...shippedPackages().keys()]
  const licenceOf = (path: string) =>
    (JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: string }).license ?? 'none'
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !ALLOWED.has(licenceOf(path)))).toEqual([])
})
