/** Packs every file of the production build beside itself, once and well, so that no server packs them for each reader. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKED, PACKINGS } from './packings.ts'

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !PACKED.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  for (const { ending, pack } of PACKINGS) writeFileSync(`${file}.${ending}`, pack(readFileSync(file)))
}
