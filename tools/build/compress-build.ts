/** Precompresses every file of the production build with maximum quality, so that servers need not compress per request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPRESSIBLE, ENCODINGS } from './encodings.ts'

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  for (const { extension, compress } of ENCODINGS) writeFileSync(`${file}.${extension}`, compress(readFileSync(file)))
}
