/**
 * Mutation run of the limits (`npm run mutation:limits`): changes each request limit and each documented constant by one, and
 * expects a test to fail. `-- --only requests|constants` runs one part.
 *
 * Request limits are checked by tests/contract/limits in this process without a test runner, because there are more than a
 * thousand. For constants of the portal, the unit tests listed with them run. The limits that the contract exports need no
 * mutants: tests/contract/limits.test.ts compares each of their values.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import { wrongRequests } from '../../tests/contract/limits/wrong-requests.ts'
import { DOCUMENTED_CONSTANTS } from '../contract/documented-constants.ts'

const FOLDER = '.cache/mutated-limits'
const ONLY = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined

interface Mutant {
  name: string
  source: string
}

const numbersBeside = (number: string, step = 1) => [String(Number(number) + step), String(Number(number) - step)]

/** Mutants of a pattern: without anchors, with counts changed by one, or without any restriction. */
function patternsBeside(pattern: string): string[] {
  const counts = [...pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g)].flatMap(
    ({ 0: count, 1: from = '', 2: comma = '', 3: to = '', index }) =>
      [
        ...numbersBeside(from).map((other) => `{${other}${comma}${to}}`),
        ...(to === '' ? [] : numbersBeside(to).map((other) => `{${from},${other}}`)),
      ].map((other) => pattern.slice(0, index) + other + pattern.slice(index + count.length)),
  )
  return [
    '(?:)',
    ...(pattern.startsWith('^') ? [pattern.slice(1)] : []),
    ...(pattern.endsWith('$') ? [pattern.slice(0, -1)] : []),
    ...counts,
  ].filter((other) => isPattern(other) && other !== pattern && !isRepeatedByLength(pattern, other))
}

/** Counts in patterns that minLength or maxLength repeats; changing them has no effect. */
const REPEATED_BY_LENGTH = [
  // Post codes and phone numbers.
  ['{2,7}', '{1,7}'],
  ['{2,7}', '{2,8}'],
  ['{6,19}', '{6,20}'],
  ['{6,10}', '{6,11}'],
  // VAT numbers: the shortest Romanian numbers have the minimum length.
  ['RO\\\\d{2,10}', 'RO\\\\d{1,10}'],
] as const
const isRepeatedByLength = (pattern: string, other: string) =>
  REPEATED_BY_LENGTH.some(([count, changed]) => pattern.replace(count, () => changed) === other)

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text.replaceAll('\\\\', '\\'), 'u'))
  } catch {
    return false
  }
}

/** Changed values of a declaration, as source code. */
function valuesBeside(value: string): string[] {
  const pattern = /^new RegExp\('(.*)'(, 'u')?\)$/.exec(value)
  if (pattern) return patternsBeside(pattern[1] ?? '').map((other) => `new RegExp('${other}'${pattern[2] ?? ''})`)
  if (/^-?\d+(\.\d+)?$/.test(value)) return numbersBeside(value)
  if (value === 'true' || value === 'false') return [String(value !== 'true')]
  return value.startsWith('`') ? [`${value.slice(0, -1)}x\``] : []
}

/** The mutants of each request's limits in a generated file: named limits, and numbers in the validators. */
function requestMutants(file: string, source: string): Mutant[] {
  const named = [...source.matchAll(/^export const (\w+) = (.+);$/gm)]
    .filter(([, name = '']) => /(Body|Params|Query|Header)\w*(Min|Max|RegExp|MultipleOf|Default)/.test(name))
    .filter(([, name = '']) => !/Response/.test(name))
    .flatMap(({ 0: line, 1: name = '', 2: value = '', index }) =>
      valuesBeside(value).map((other) => ({
        name: `${name}: ${value} → ${other}`,
        source: `${source.slice(0, index)}export const ${name} = ${other};${source.slice(index + line.length)}`,
      })),
    )
  const validators = [...source.matchAll(/^export const [A-Z]\w*(?:Body|Params|Header) = [\s\S]+?^\S*\)+$/gm)]
  const inline = validators.flatMap(({ 0: text, index: start }) =>
    [...text.matchAll(/zod\.(minLength|maxLength|gte|lte)\((\d+)\)/g)].flatMap(
      ({ 0: call, 1: check = '', 2: value = '', index }) =>
        numbersBeside(value).map((other) => {
          const at = start + index
          const line = source.slice(0, at).split('\n').length
          return {
            name: `${file}:${line} ${check}(${value}) → ${other}`,
            source: `${source.slice(0, at)}zod.${check}(${other})${source.slice(at + call.length)}`,
          }
        }),
    ),
  )
  return [...named, ...inline]
}

let written = 0
async function load(source: string): Promise<Record<string, unknown>> {
  const file = join(FOLDER, `${(written += 1)}.ts`)
  writeFileSync(file, source)
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>
}

const survivors: string[] = []
let tried = 0
const judge = (name: string, isNoticed: boolean) => {
  tried += 1
  if (!isNoticed) survivors.push(name)
}

async function mutateRequests(): Promise<void> {
  const files = readdirSync('generated/api', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.zod.ts') && name.includes('/'),
  )
  for (const name of files) {
    const file = join('generated/api', name)
    const source = readFileSync(file, 'utf8')
    const validators = await load(source)
    const before = wrongRequests(validators)
    for (const mutant of requestMutants(file, source)) {
      judge(mutant.name, !isDeepStrictEqual(wrongRequests(await load(mutant.source)), before))
    }
  }
}

/** Whether the tests pass with this source in place of a file. @throws Error if they cannot run */
function pass(tests: readonly string[], file: string, source: string): boolean {
  const args = ['run', '--config', 'tests/constants.config.ts', '--bail', '1', ...tests]
  const env = { ...process.env, PORTAL_MUTANT: JSON.stringify({ file, source }) }
  const { status, stdout } = spawnSync('vitest', args, { env, encoding: 'utf8' })
  if (!/^\s*Tests\s/m.test(stripVTControlCharacters(stdout ?? ''))) throw new Error(`no test ran in ${tests.join(' ')}`)
  return status === 0
}

/** A text with one of its numbers changed: milliseconds by a twentieth, others by one. */
const textsBeside = (text: string) =>
  [...text.matchAll(/\d+/g)].flatMap(({ 0: number, index }) =>
    numbersBeside(number, /ms\b/i.test(text) ? Number(number) / 20 : 1).map(
      (other) => text.slice(0, index) + other + text.slice(index + number.length),
    ),
  )

function mutateConstants(): void {
  for (const { says, file, text, tests } of DOCUMENTED_CONSTANTS) {
    const source = readFileSync(file, 'utf8')
    if (source.split(text).length !== 2) throw new Error(`${file} must contain "${text}" exactly once`)
    // A test that fails without a mutant proves nothing.
    if (!pass(tests, file, source)) throw new Error(`${tests.join(' ')} fails without a mutant`)
    for (const other of textsBeside(text)) {
      judge(
        `${file}: ${text} → ${other} (${says})`,
        !pass(
          tests,
          file,
          source.replace(text, () => other),
        ),
      )
    }
  }
}

const PARTS = { requests: mutateRequests, constants: mutateConstants }
if (ONLY !== undefined && !(ONLY in PARTS)) throw new Error(`no such part: ${ONLY}`)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const [name, part] of Object.entries(PARTS)) {
  if (ONLY !== undefined && ONLY !== name) continue
  const started = performance.now()
  const before = tried
  await part()
  console.info(`${name}: ${tried - before} mutants in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
rmSync(FOLDER, { recursive: true, force: true })
for (const name of survivors) console.error(`not detected: ${name}`)
console.info(`${tried - survivors.length} of ${tried} mutants detected`)
process.exitCode = survivors.length > 0 ? 1 : 0
