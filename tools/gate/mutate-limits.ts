/**
 * `npm run mutation:limits`: changes each request limit and each documented constant by one, and expects a test to fail.
 *
 * Request limits are checked by tests/contract/limits in this process without a test runner, because there are more than a
 * thousand. For constants of the portal, the unit tests listed with them run. The limits that the contract exports need no
 * mutants: tests/contract/limits.test.ts compares each of their values.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs, stripVTControlCharacters } from 'node:util'
import { mutate, mutators } from 'weapon-regex'
import { requestNodes } from '../../tests/contract/limits/request-leaves.ts'
import { wrongRequests } from '../../tests/contract/limits/wrong-requests.ts'
import { DOCUMENTED_CONSTANTS } from '../contract/documented-constants.ts'

const NAMES = /^(BOLRemoval|EOLRemoval|QuantifierN(Change|MModification|OrMoreModification))$/
const PATTERNS = { mutators: [...mutators].flatMap(([name, mutator]) => (NAMES.test(name) ? [mutator] : [])) }

/** Mutants of a pattern: without an anchor, with another count, or without any restriction. */
const patternsBeside = ({ source, flags }: RegExp): RegExp[] =>
  ['(?:)', ...mutate(source, flags, PATTERNS).map(({ pattern }) => pattern)]
    .filter((other) => !hasNoEffect(source, other))
    .map((other) => new RegExp(other, flags))

/** Changes of counts without effect: minLength or maxLength repeats them, or the start of an address is not its end. */
const WITHOUT_EFFECT = [
  // Post codes and phone numbers.
  ['{2,7}', '{1,7}'],
  ['{2,7}', '{2,8}'],
  ['{6,19}', '{6,20}'],
  ['{6,10}', '{6,11}'],
  // VAT numbers: the shortest Romanian numbers have the minimum length.
  ['RO\\d{2,10}', 'RO\\d{1,10}'],
  // And the longest of some countries the maximum length.
  ...['LT\\d{12}', 'SE\\d{12}', '|\\d{12}', 'NL\\d{9}', 'B\\d{2}', '/{2}'].map(
    (most) => [most, most.replace('}', ',}')] as const,
  ),
] as const
const hasNoEffect = (pattern: string, other: string) =>
  WITHOUT_EFFECT.some(([count, changed]) => pattern.replace(count, () => changed) === other)

/** Changed values of a limit or a default. */
function valuesBeside(value: unknown): unknown[] {
  if (value instanceof RegExp) return patternsBeside(value)
  if (typeof value === 'number') return [value + 1, value - 1]
  if (typeof value === 'boolean') return [!value]
  return typeof value === 'string' ? [`${value}x`] : []
}

const survivors: string[] = []
let tried = 0
const judge = (name: string, isNoticed: boolean) => {
  tried += 1
  if (!isNoticed) survivors.push(name)
}

/** Changes each limit of the requests in place: Zod reads them at every validation. */
async function mutateRequests(): Promise<void> {
  for (const file of globSync('generated/api/*/*.zod.ts')) {
    const validators = (await import(resolve(file))) as Record<string, unknown>
    const before = wrongRequests(validators)
    for (const { place, definition } of requestNodes(validators)) {
      const checks = (definition.checks ?? []).map((check) => check._zod.def)
      const limits = checks.flatMap((check) =>
        ['minimum', 'maximum', 'value', 'pattern'].map((key) => [check, key] as const),
      )
      for (const [owner, key] of [...limits, [definition, 'defaultValue'] as const]) {
        const limit = Object.getOwnPropertyDescriptor(owner, key)
        const value = (owner as Record<string, unknown>)[key]
        for (const other of limit ? valuesBeside(value) : []) {
          Object.defineProperty(owner, key, { value: other, configurable: true })
          const isNoticed = !isDeepStrictEqual(wrongRequests(validators), before)
          judge(`${place} ${key}: ${String(value)} → ${String(other)}`, isNoticed)
        }
        if (limit) Object.defineProperty(owner, key, limit)
      }
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
  [...text.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) => {
    const step = /ms\b/i.test(text) ? Number(digits) / 20 : 1
    return [step, -step].map((by) => text.slice(0, index) + (Number(digits) + by) + text.slice(index + digits.length))
  })

function mutateConstants(): void {
  for (const { says, file, text, tests } of DOCUMENTED_CONSTANTS) {
    const source = readFileSync(file, 'utf8')
    if (source.split(text).length !== 2) throw new Error(`${file} must contain "${text}" exactly once`)
    // A test that fails without a mutant proves nothing.
    if (!pass(tests, file, source)) throw new Error(`${tests.join(' ')} fails without a mutant`)
    for (const other of textsBeside(text)) {
      const mutant = source.replace(text, () => other)
      judge(`${file}: ${text} → ${other} (${says})`, !pass(tests, file, mutant))
    }
  }
}

const PARTS: Record<string, () => Promise<void> | void> = { requests: mutateRequests, constants: mutateConstants }
const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (values.only !== undefined && !PARTS[values.only]) throw new Error(`no such part: ${values.only}`)

for (const [name, part] of Object.entries(PARTS)) {
  if (values.only === undefined || values.only === name) await part()
}
for (const name of survivors) console.error(`not detected: ${name}`)
console.info(`${tried - survivors.length} of ${tried} mutants detected`)
process.exitCode = survivors.length > 0 ? 1 : 0
