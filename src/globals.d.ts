/** True in mocked runs (`vite --mode mock`); a constant, so that production builds drop what it guards. */
declare const __MOCKED__: boolean

/** public/config.json as it was when the build was made. */
declare const __BUILD_CONFIG__: unknown

/** In the page's first script: the files of each main screen, by the path of its route (tools/prerender.ts). */
declare const __SCREEN_FILES__: Readonly<Record<string, readonly string[]>>

/** In the page's first script: the file of the engine of calls (tools/prerender.ts). */
declare const __CALLS_FILE__: string
