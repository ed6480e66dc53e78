import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** Makes a folder that is removed when this process exits. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  if (made.push(folder) === 1)
    process.once('exit', () => {
      for (const one of made) rmSync(one, { recursive: true, force: true })
    })
  return folder
}
