import type { Plugin } from 'vite'

/**
 * Unused parts of libraries that the bundler cannot remove, with their stubs in a build. A stub that only reduces size must
 * save 1.5 kB (docs/performance.md).
 */
const STUBS: [RegExp, string][] = [
  // It would send every value of a form, passwords too, to any listener on the page.
  [
    /\/@tanstack\/devtools-event-client\/dist\/esm\/index\.js$/,
    'export class EventClient { on() { return () => {} } emit() {} }',
  ],
  // 1.8 kB. The stub throws; a test (tests/rules.test.ts) fails if src uses form groups.
  [
    /\/@tanstack\/form-core\/dist\/esm\/FormGroupApi\.js$/,
    `const gone = () => { throw new Error('form groups are stubbed in builds: tools/build/stub-modules.ts') }
     export class FormGroupApi { constructor() { gone() } }
     export const getDefaultFormGroupMeta = gone`,
  ],
]

/** Replaces unused parts of libraries in a build. @throws Error at the end if one of them was not found */
export function stubModules(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'stub-modules',
    // The prerendering build for Node uses the libraries unchanged.
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    load(id) {
      const found = STUBS.find(([pattern]) => pattern.test(id))
      if (!found) return undefined
      met.add(found[0])
      return found[1]
    },
    buildEnd(error) {
      const missed = STUBS.filter(([pattern]) => !met.has(pattern))
      if (!error && missed.length > 0)
        throw new Error(`tools/build/stub-modules.ts: nothing matches ${missed.join(', ')}`)
    },
  }
}
