import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import whole from '../vitest.config.ts'

/** A source file that replaces the one on disk, for `npm run mutation:limits`. */
const mutant = JSON.parse(process.env['PORTAL_MUTANT'] ?? '{}') as { file?: string; source?: string }

const plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id: string) => (mutant.file && id.split('?')[0]?.endsWith(`/${mutant.file}`) ? mutant.source : undefined),
} as const

/** Projects do not inherit plugins of the root config. */
export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    // The cache is keyed by the file on disk, which does not change.
    fsModuleCache: false,
    projects: ((whole.test?.projects ?? []) as TestProjectInlineConfiguration[]).map((project) => ({
      ...project,
      plugins: [plugin],
    })),
  },
})
