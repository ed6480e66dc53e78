import type { Plugin } from 'vite'

/**
 * Parts of libraries that the portal never reaches and the bundler cannot drop by itself, with what takes their place in
 * a build. One that is only a matter of size must save 1.5 kB (docs/performance.md).
 */
const LEFT_OUT: [RegExp, string][] = [
  // It would tell every value of a form, passwords too, to whoever listens on the page.
  [
    /\/@tanstack\/devtools-event-client\/dist\/esm\/index\.js$/,
    'export class EventClient { on() { return () => {} } emit() {} }',
  ],
  // 1.8 kB. A test (tests/rules.test.ts) sees to it that nothing uses it: the stand-in throws.
  [
    /\/@tanstack\/form-core\/dist\/esm\/FormGroupApi\.js$/,
    `const gone = () => { throw new Error('form groups are left out of the build: tools/left-out.ts') }
     export class FormGroupApi { constructor() { gone() } }
     export const getDefaultFormGroupMeta = gone`,
  ],
]

/** Leaves unused parts of libraries out of a build. @throws Error at its end when one of them was not met. */
export function leftOut(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'left-out',
    // What runs at build time only takes the libraries as they are.
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    load(id) {
      const found = LEFT_OUT.find(([pattern]) => pattern.test(id))
      if (!found) return undefined
      met.add(found[0])
      return found[1]
    },
    buildEnd(error) {
      const missed = LEFT_OUT.filter(([pattern]) => !met.has(pattern))
      if (!error && missed.length > 0) throw new Error(`tools/left-out.ts: nothing matches ${missed.join(', ')}`)
    },
  }
}
