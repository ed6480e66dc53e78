import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What is below a folder and has a dot in its name: all files, and the folder messages/project.inlang. */
export const files = (folder: string) => globSync(`${folder}/**/*.*`).toSorted()

/**
 * Replaces the files of a folder by new ones. Writes only changed files, so that a running dev server reloads as little as possible.
 * @returns the outcome for the terminal
 * @throws Error naming the files that differ if it must only `check`
 */
export function publish(next: string, folder: string, { check }: { check: boolean }): string {
  const read = (from: string) => new Map(files(from).map((file) => [relative(from, file), readFileSync(file, 'utf8')]))
  const [fresh, old] = [read(next), read(folder)]
  const changed = [...fresh.keys()].filter((file) => fresh.get(file) !== old.get(file))
  const gone = [...old.keys()].filter((file) => !fresh.has(file))
  const all = [...changed, ...gone.map((file) => `${file} (gone)`)]
  if (all.length === 0) return `${folder}/ is up to date`
  if (check) throw new Error(`${folder}/ is out of date; run npm run generate:\n  ${all.join('\n  ')}`)
  for (const file of changed) cpSync(join(next, file), join(folder, file))
  for (const file of gone) rmSync(join(folder, file))
  return `${all.length} files written to ${folder}/`
}
