import { defineConfig, mergeConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

/** The tests for `npm run mutation`: those of one folder (tools/gate/mutation.ts). */
const { projects: _, ...test } = whole.test ?? {}

export default mergeConfig(
  { ...whole, test },
  defineConfig({
    test: {
      setupFiles: ['tests/support/without-owner-stacks.ts'],
      exclude: [
        // 100 000 random texts per mutant would take a day, and they only prove that nothing throws.
        'src/values/naughty-strings.test.ts',
        // The test of a hook. It needs the request function of the project "answered" (vitest.config.ts).
        'src/payments/use-payment-start.test.tsx',
      ],
      include: (process.env['PORTAL_MUTATION_TESTS'] ?? 'src/**/*.test.ts').split(' '),
    },
  }),
)
