/** Precompresses every file of the production build with maximum quality, so that servers need not compress per request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPRESSIBLE, ENCODINGS } from './encodings.ts'

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

// Node.js compresses on four threads.
await Promise.all(
  files.flatMap((file) => {
    const source = readFileSync(file)
    return ENCODINGS.map(async ({ extension, compress }) =>
      writeFileSync(`${file}.${extension}`, await compress(source)),
    )
  }),
)
