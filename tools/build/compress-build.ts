/**
 * Compresses every file of a folder (dist/ by default) with maximum quality, so that servers need not compress per request.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that get smaller by compression. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt)$/
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

const files = readdirSync(process.argv[2] ?? 'dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

// Node.js compresses on four threads.
await Promise.all(
  files.flatMap((file) => {
    const source = readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    }
    return [
      brotli(source, { params }).then((small) => writeFileSync(`${file}.br`, small)),
      zip(source, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFileSync(`${file}.gz`, small)),
    ]
  }),
)
