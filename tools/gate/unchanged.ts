import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the fingerprints of passed stages are, by the stage's name. */
const FILE = '.cache/passed.json'

/**
 * @param inputs globs of all files that a stage reads
 * @returns a hash of these files, and of the names of all source files, because imports depend on them
 */
export function fingerprintOf(inputs: readonly string[], cwd = '.'): string {
  const hash = createHash('sha256').update(process.version)
  for (const name of globSync('src/**/*.*', { cwd }).toSorted()) hash.update(`${name}\n`)
  for (const entry of globSync(inputs, { cwd, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    hash.update(`${path}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** The fingerprints of the stages that have passed. An unreadable file is none. */
function readPassed(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

export const hasPassed = (stage: string, fingerprint: string, file = FILE): boolean =>
  readPassed(file)[stage] === fingerprint

export function rememberPassed(stage: string, fingerprint: string, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...readPassed(file), [stage]: fingerprint }, null, 2)}\n`)
}
