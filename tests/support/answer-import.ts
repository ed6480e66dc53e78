import { vi } from 'vitest'

/**
 * Answers the import() of this module instead of loading it, until `vi.unstubAllGlobals`.
 * @param path the path of the module as its importer writes it
 */
export function answerImport(path: string, answer: () => Promise<never>): void {
  const { __lateImport: others = (load) => load() } = globalThis
  // The key has quotes.
  vi.stubGlobal('__lateImport', (load: () => Promise<unknown>, key: string) =>
    key.slice(1, -1) === path ? answer() : others(load, key),
  )
}
