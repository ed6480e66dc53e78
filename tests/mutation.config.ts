import { defineConfig, mergeConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

/** The tests that `npm run mutation` asks whether they notice a mutant: those of one folder (tools/mutation.ts). */
const { projects: _, ...test } = whole.test ?? {}

export default mergeConfig(
  { ...whole, test },
  defineConfig({
    test: {
      setupFiles: ['tests/support/without-owner-stacks.ts'],
      // 100 000 random texts for every mutant of every parser would take a day; what they prove is that nothing throws.
      exclude: ['src/values/naughty-strings.test.ts'],
      include: (process.env['PORTAL_MUTATION_TESTS'] ?? 'src/**/*.test.ts').split(' '),
    },
  }),
)
