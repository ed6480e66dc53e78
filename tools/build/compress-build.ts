/** Compresses every file of a folder (dist/ by default) with maximum quality, so that servers need not compress per request. */
import { createReadStream, createWriteStream, globSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** Files that get smaller by compression. */
const files = globSync(`${process.argv[2] ?? 'dist'}/**/*.{html,js,css,svg,json,txt}`)
const compress = (file: string, ending: string, compressor: NodeJS.ReadWriteStream) =>
  pipeline(createReadStream(file), compressor, createWriteStream(`${file}.${ending}`))

// Node.js compresses on four threads. Its default for Brotli is the maximum.
await Promise.all(
  files.flatMap((file) => [
    compress(file, 'br', createBrotliCompress()),
    compress(file, 'gz', createGzip({ level: constants.Z_BEST_COMPRESSION })),
  ]),
)
