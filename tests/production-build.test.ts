import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, personas } from '../mocks/control/scenarios.ts'
import { closure } from '../tools/build/chunk-groups.ts'

/** The gate's build, if given; otherwise the test makes its own. */
const given = process.env.PORTAL_BUILD
const folder = mkdtempSync(join(tmpdir(), 'portal-build-'))
const out = given ?? join(folder, 'dist')
let built: { file: string; text: string }[] = []

beforeAll(() => {
  if (given === undefined) {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    execFileSync('node_modules/.bin/vite', ['build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'], { env })
  }
  built = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: file.slice(out.length + 1), text: readFileSync(file, 'latin1') }))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('builds a portal of several chunks', () => {
  expect(built.map(({ file }) => file)).toContain('index.html')
  expect(built.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThan(5)
})

test.each([
  ['help', ['load-benefit', 'table', 'forms']],
  ['privacy', ['load-benefit', 'table', 'forms']],
  ['password-pages', ['load-benefit', 'table']],
  ['create-account', ['load-benefit', 'table']],
  ['contract', ['load-benefit', 'table']],
])('the scripts of %s, which guests open, hold nothing of %j', (name, foreign) => {
  const texts = new Map(built.map(({ file, text }) => [file.replace('assets/', ''), text]))
  const importsOf = (file: string) =>
    [...(texts.get(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, imported = '']) => imported)
  const own = [...texts.keys()].filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
  expect(own).toHaveLength(1)
  const loaded = [...closure(own[0] ?? '', importsOf)].map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
  // Every page imports the entry. If it is missing here, the pattern finds no imports.
  expect(loaded).toContain('start')
  expect(loaded.filter((file) => foreign.includes(file))).toEqual([])
})

test('a production build contains nothing of the fake API, its data, its worker or its panel [MCK-05]', () => {
  const telltales = [
    /\bmsw\b/,
    /mockServiceWorker/,
    /\bfaker\b/i,
    /portal-mock/,
    /mock-panel|mock-provider/,
    /Fake API/,
    ...[PASSWORD, ...personas.map(({ username }) => username)].map((text) => new RegExp(text.replaceAll('.', '\\.'))),
  ]
  const found = built.flatMap(({ file, text }) =>
    telltales
      .filter((telltale) => telltale.test(text) || telltale.test(file))
      .map((telltale) => `${file}: ${telltale}`),
  )
  expect(found).toEqual([])
})

test('a production build has no channel that sends the values of forms to devtools', () => {
  const found = built.filter(({ text }) => /tanstack-(connect|dispatch-event|devtools)/.test(text))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('a production build has no source maps and no references to them', () => {
  const found = built.filter(({ file, text }) => file.endsWith('.map') || text.includes('sourceMappingURL'))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('the patterns find the fake API in a mocked build', () => {
  const sources = [
    'mocks/database/browser-storage.ts',
    'mocks/panel/panel.tsx',
    'mocks/seed/people.ts',
    'node_modules/msw/lib/mockServiceWorker.js',
  ]
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const telltale of ['portal-mock', 'mock-panel', 'Fake API', PASSWORD, 'msw']) expect(text).toContain(telltale)
})
