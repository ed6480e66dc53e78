import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files, publish } from './publish.ts'

let home = ''
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

function write(folder: string, contents: Record<string, string>): string {
  for (const [file, text] of Object.entries(contents)) {
    const path = join(home, folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return join(home, folder)
}
const read = (folder: string) =>
  Object.fromEntries(files(folder).map((file) => [relative(folder, file), readFileSync(file, 'utf8')]))

test('the check names each file that is out of date and writes nothing; without it these files are written [CTR-02]', () => {
  const old = { 'same.ts': 'a', 'other.ts': 'b', 'api/gone.ts': 'c' }
  const fresh = { 'same.ts': 'a', 'other.ts': 'B', 'api/added.ts': 'd' }
  const next = write('next', fresh)
  const folder = write('generated', old)

  const names = ['api/added.ts', 'other.ts', 'api/gone.ts (gone)'].map((name) => `\n  ${name}`).join('')
  const error = new Error(`${folder}/ is out of date; run npm run generate:${names}`)
  expect(() => publish(next, folder, { check: true })).toThrow(error)
  expect(read(folder)).toEqual(old)

  expect(publish(next, folder, { check: false })).toContain('3 files written')
  expect(read(folder)).toEqual(fresh)
  expect(publish(next, folder, { check: true })).toContain('is up to date')
})

test('a failed generation exits with an error and keeps the old output [CTR-02]', () => {
  const copy = write('copy', { 'generated/registry.ts': 'old' })
  for (const path of ['openapi', 'messages', 'src', 'tools', 'orval.config.ts', 'redocly.yaml', 'package.json'])
    cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const contract = join(copy, 'openapi/portal.yaml')
  writeFileSync(contract, readFileSync(contract, 'utf8').replace("#/~1api~1login'", "#/~1api~1nowhere'"))

  const generate = () => execFileSync('node_modules/.bin/node', ['tools/generate.ts'], { cwd: copy, stdio: 'pipe' })
  expect(generate).toThrow('redocly cannot bundle openapi/portal.yaml')
  expect(read(join(copy, 'generated'))).toEqual({ 'registry.ts': 'old' })
  expect(files(copy).filter((file) => file.includes('.generated-next'))).toEqual([])
})
