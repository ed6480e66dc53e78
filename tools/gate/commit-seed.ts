import { execFileSync } from 'node:child_process'

/** The seed of a run that names none: the commit's, so that a checkout repeats its run. */
export const commitSeed = (): number =>
  Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 7), 16)
