import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Files that shrink when packed. */
export const PACKED = /\.(html|js|css|svg|json|txt)$/

/** How files are packed, best first, by the name of the encoding and the ending of the packed file's name. */
export const PACKINGS = [
  {
    encoding: 'br',
    ending: 'br',
    pack: (file: Buffer) =>
      brotliCompressSync(file, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
        },
      }),
  },
  {
    encoding: 'gzip',
    ending: 'gz',
    pack: (file: Buffer) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const
