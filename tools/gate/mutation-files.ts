/** Files by which the mutation run (mutation.ts) and its test runner (mutation-runner.ts) exchange data, in one folder. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** How often a test reaches each mutant, by the mutant's id. */
export type Hits = Record<string, number>

/** What a test reaches. `test` is '' for what importing the file reaches. */
export interface Coverage {
  file: string
  test: string
  /** How long the test took without a mutant. */
  ms: number
  hits: Hits
}

/** The mutants that each test tries, by the test's id. */
export type Plan = Record<string, Hits>

/**
 * `begin` precedes each try: a mutant that never ends is the last one begun. `spoilt`: the test failed, and then failed without
 * the mutant too.
 */
export interface Event {
  event: 'begin' | 'killed' | 'survived' | 'spoilt'
  mutant: string
  test: string
}

export const filesIn = (folder: string) => ({
  /** Coverage, written by the first run. */
  coverage: `${folder}/coverage.jsonl`,
  /** The plan; without it the tests run once, without mutants. */
  plan: `${folder}/plan.json`,
  /** Events, written while mutants are tried. */
  events: `${folder}/events.jsonl`,
})

/** Synchronous, so that the last line is there when the process is killed. */
export const writeLine = (file: string, line: Coverage | Event) => appendFileSync(file, `${JSON.stringify(line)}\n`)

/** The lines of a file; none if it does not exist. A last line without its end is left out. */
export const readLines = <T extends Coverage | Event>(file: string): T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as T)
    : []
