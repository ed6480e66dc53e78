import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Files that get smaller by compression. */
export const COMPRESSIBLE = /\.(html|js|css|svg|json|txt)$/

/** Content encodings, the best first, with the extension of the precompressed files. */
export const ENCODINGS = [
  {
    encoding: 'br',
    extension: 'br',
    compress: (file: Buffer) =>
      brotli(file, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
        },
      }),
  },
  {
    encoding: 'gzip',
    extension: 'gz',
    compress: (file: Buffer) => zip(file, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const
