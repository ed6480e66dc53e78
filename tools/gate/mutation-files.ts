/** What the mutation run (mutation.ts) and its test runner (mutation-runner.ts) exchange by files in one folder. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** How often a test reaches each mutant, by the mutant's id. */
export type Hits = Record<string, number>

/** What a test reaches, written by the first run. `test` is '' for what importing the file reaches; `ms` is without a mutant. */
export type Coverage = { file: string; test: string; ms: number; hits: Hits }

/** The mutants that each test tries, by the test's id. Without a plan the tests run once, without mutants. */
export type Plan = Record<string, Hits>

/**
 * Written while mutants are tried. `begin` precedes each try: a mutant that never ends is the last one begun. `spoilt`: the
 * test failed, and then failed without the mutant too.
 */
export type Event = { event: 'begin' | 'killed' | 'survived' | 'spoilt'; mutant: string; test: string }

export const filesIn = (folder: string) => ({
  coverage: `${folder}/coverage.jsonl`,
  plan: `${folder}/plan.json`,
  events: `${folder}/events.jsonl`,
})

/** Synchronous, so that the last line is there when the process is killed. */
export const writeLine = (file: string, line: Coverage | Event) => appendFileSync(file, `${JSON.stringify(line)}\n`)

/** The lines of a file; none if it does not exist. A last line without its end is left out. */
export function readLines<T extends Coverage | Event>(file: string): T[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as T)
}
