import { execFileSync } from 'node:child_process'

/** The seed of a run: the one asked for, or else the commit's, so that a checkout repeats its run. */
export function seedOf(asked: string | undefined): number {
  const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const seed = asked === undefined ? Number.parseInt(commit().slice(0, 7), 16) : Number(asked)
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed is a whole number, not ${asked}`)
  return seed
}
