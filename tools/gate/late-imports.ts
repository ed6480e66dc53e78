import type { Plugin } from 'vite'
import { parseSync } from 'vite'

const LATE = '(globalThis.__lateImport ?? ((load) => load()))'

/**
 * Replaces each `import()` of the portal by one that tests/support/jitter delays in jitter mode. Without jitter it does nothing,
 * but all test runs have it: Vitest keeps transformed modules, and reuses them only in runs with the same plugins.
 */
export function lateImports(root: string): Plugin {
  return {
    name: 'late-imports',
    // After type removal, because `import()` is also type syntax.
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (!file.startsWith(`${root}src/`) || /\.test\.tsx?$/.test(file) || !code.includes('import(')) return
      const { dynamicImports } = parseSync(file.replace(/\.tsx?$/, '.js'), code).module
      let late = code
      for (const { start, end, moduleRequest } of dynamicImports.toReversed()) {
        const key = JSON.stringify(code.slice(moduleRequest.start, moduleRequest.end))
        late = `${late.slice(0, start)}${LATE}(() => ${late.slice(start, end)}, ${key})${late.slice(end)}`
      }
      return { code: late, map: null }
    },
  }
}
