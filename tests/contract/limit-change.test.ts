import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { probe } from './limit-probe.ts'

const COPIED = [
  'openapi',
  'messages',
  'src',
  'mocks',
  'tools',
  'generated',
  'public',
  'tests/contract',
  'orval.config.ts',
  'redocly.yaml',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.npmrc',
]
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'limit-'))
  for (const path of COPIED) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (command: string, ...args: string[]) =>
  execFileSync(join('node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
const probeCopy = () =>
  JSON.parse(run('tsx', 'tests/contract/limit-probe.ts').trim().split('\n').at(-1) ?? '') as object

test('applies a changed limit of the contract in form and fake API without other edits [CTR-02] [VAL-16]', async () => {
  expect(await probe()).toEqual({ formRefuses: [], apiStatus: 204, apiFields: [] })

  const file = join(copy, 'openapi/schemas/common.yaml')
  const contract = readFileSync(file, 'utf8')
  const edited = contract.replace(/(PersonName:\n(?: {2}.*\n)*? {2}maxLength: )31/, '$15')
  expect(edited).not.toBe(contract)
  writeFileSync(file, edited)
  run('node', 'tools/generate.ts')

  expect(probeCopy()).toEqual({
    formRefuses: ['firstName', 'lastName'],
    apiStatus: 400,
    apiFields: [
      [null, 'validation_failed'],
      ['firstName', 'field_too_long'],
      ['lastName', 'field_too_long'],
    ],
  })
}, 180_000)

test('keeps the old output after a failed generation, is deterministic, and fails the check if out of date [CTR-02]', () => {
  const before = readFileSync(join(copy, 'generated/registry.ts'), 'utf8')
  const file = join(copy, 'openapi/portal.yaml')
  const contract = readFileSync(file, 'utf8')
  writeFileSync(file, contract.replace("#/~1api~1login'", "#/~1api~1nowhere'"))
  expect(() => run('node', 'tools/generate.ts')).toThrow()
  expect(readFileSync(join(copy, 'generated/registry.ts'), 'utf8')).toBe(before)
  writeFileSync(file, contract)
  // The check names every file that a second generation makes differently: only the one that is changed here.
  const changed = join(copy, 'generated/backend.ts')
  writeFileSync(changed, '// changed\n')
  expect(() => run('node', 'tools/generate.ts', '--check')).toThrow(/out of date.*:\n {2}backend\.ts\n$/)
  expect(readFileSync(changed, 'utf8')).toBe('// changed\n')
}, 180_000)
