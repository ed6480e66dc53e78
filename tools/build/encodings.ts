import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Files that get smaller by compression. */
export const COMPRESSIBLE = /\.(html|js|css|svg|json|txt)$/

/** Content encodings, the best first, with the extension of the precompressed files. */
export const ENCODINGS = [
  {
    encoding: 'br',
    extension: 'br',
    compress: (file: Buffer) =>
      brotliCompressSync(file, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
        },
      }),
  },
  {
    encoding: 'gzip',
    extension: 'gz',
    compress: (file: Buffer) => gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const
