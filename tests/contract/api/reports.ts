/** Formats the results of a run: text lines, JUnit XML, and the difference of two runs. */
import type { OperationName } from '../../../generated/registry.ts'
import type { Result } from './run.ts'
import type { Outcome } from './run-contract.ts'

const byOperation = (results: readonly Result[]) => {
  const groups = new Map<OperationName, Result[]>()
  for (const result of results) groups.set(result.operation, [...(groups.get(result.operation) ?? []), result])
  return groups
}
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** A line per operation, followed by its findings: the attempt, the finding, and the call. */
export function linesOf({ results, skipped }: Outcome): string[] {
  const lines: string[] = []
  for (const [operation, group] of byOperation(results)) {
    const times = group.map((result) => result.ms).toSorted((a, b) => a - b)
    const [p50 = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    const found = group.filter(({ findings }) => findings.length > 0)
    const mark = found.length > 0 ? 'FOUND' : 'ok   '
    lines.push(
      `${mark} ${operation.padEnd(30)} ${String(group.length).padStart(3)} calls, p50 ${ms(p50)}, slowest ${ms(slowest)}`,
    )
    for (const { name, findings, curl } of found) {
      lines.push(...findings.map((finding) => `      ${name}: ${finding}`), ...(curl ? [`        ${curl}`] : []))
    }
  }
  for (const { operation, why } of skipped) lines.push(`skip  ${operation.padEnd(30)} ${why}`)
  return lines
}

const UNSEEN = [
  ['operations', 'operations that never succeeded'],
  ['fields', 'optional fields that never occurred'],
  ['values', 'values of enumerations that never occurred'],
  ['codes', 'error codes that never occurred'],
  ['users', 'refusals for which there was no user'],
] as const

/** How much of the contract the run did not cover. */
export const unseenLine = ({ unseen }: Outcome): string =>
  `not seen: ${UNSEEN.map(([kind, what]) => `${unseen[kind].length} ${what}`).join(', ')}`

/** The uncovered parts by name, as Markdown. */
export const unseenOf = ({ unseen }: Outcome): string =>
  `# Not covered by the run\n\n${UNSEEN.map(
    ([kind, what]) => `## ${unseen[kind].length} ${what}\n\n${unseen[kind].map((name) => `- ${name}\n`).join('')}`,
  ).join('\n')}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JUnit XML: a suite for each operation, a case for each call. */
export function junitOf({ results, skipped }: Outcome): string {
  const suites = [...byOperation(results)].map(([operation, group]) => {
    const cases = group.map(({ name, findings, curl, ms: took }) => {
      const open = `    <testcase classname="${operation}" name="${escaped(name)}" time="${(took / 1000).toFixed(3)}"`
      if (findings.length === 0) return `${open}/>`
      const message = escaped(findings.join('; '))
      return `${open}>\n      <failure message="${message}">${escaped(curl)}</failure>\n    </testcase>`
    })
    const failures = group.filter(({ findings }) => findings.length > 0).length
    return `  <testsuite name="${operation}" tests="${group.length}" failures="${failures}">\n${cases.join('\n')}\n  </testsuite>`
  })
  const left = skipped.map(
    ({ operation, why }) =>
      `  <testsuite name="${operation} (skipped)" tests="1" skipped="1">\n    <testcase classname="${operation}" name="not called"><skipped message="${escaped(why)}"/></testcase>\n  </testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${[...suites, ...left].join('\n')}\n</testsuites>\n`
}

/** Differences between two APIs' replies to the same calls, as Markdown: status, codes, fields, types. */
export function differenceOf(left: Outcome, right: Outcome, names: [string, string]): string {
  const key = ({ operation, name }: Result) => `${operation} / ${name}`
  const others = new Map(right.results.map((result) => [key(result), result]))
  const rows: string[] = []
  const row = (place: string, what: string, one: string, other: string) =>
    rows.push(`| ${[place, what, one, other].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  for (const result of left.results) {
    const other = others.get(key(result))
    if (!other) continue
    const place = key(result)
    if (result.status !== other.status) row(place, 'status', String(result.status), String(other.status))
    if (result.codes.join() !== other.codes.join()) row(place, 'codes', result.codes.join(', '), other.codes.join(', '))
    if (result.status !== other.status) continue
    for (const field of new Set([...Object.keys(result.shape), ...Object.keys(other.shape)])) {
      const [one, two] = [result.shape[field] ?? 'absent', other.shape[field] ?? 'absent']
      if (one !== two) row(place, field, one, two)
    }
  }
  const head = `# Where ${names[0]} and ${names[1]} answer differently\n\n`
  if (rows.length === 0) return `${head}None.\n`
  return `${head}Correct the contract or the fake API, unless only the data differ.\n\n| call | what | ${names[0]} | ${names[1]} |\n|---|---|---|---|\n${rows.join('\n')}\n`
}
