/**
 * True in mocked runs (`vite --mode mock`). A compile-time constant, so that production builds drop the guarded code.
 */
declare const __MOCKED__: boolean

/** Content of public/config.json at build time. */
declare const __BUILD_CONFIG__: unknown

/** In the first script: the files of each main screen, by route path (tools/build/prerender.ts). */
declare const __SCREEN_FILES__: Readonly<Record<string, readonly string[]>>

/** In the first script: the file of the HTTP client (tools/build/prerender.ts). */
declare const __CALLS_FILE__: string

/** The address of a font file in the build. */
declare module '*.woff2?url' {
  const url: string
  export default url
}
