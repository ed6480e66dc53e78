import { defineConfig, mergeConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

/** The tests beside the money rules, which `npm run mutation` asks whether they notice a wrong one. */
const { projects: _, ...test } = whole.test ?? {}

export default mergeConfig(
  { ...whole, test },
  defineConfig({
    test: {
      // Stryker runs in threads, where the time zone cannot be set: tests of several zones stay out.
      testNamePattern: /^(?!.*on a machine in)/,
      // 100 000 random texts for every mutant of every parser would take a day; what they prove is that nothing throws.
      exclude: ['src/values/naughty-strings.test.ts'],
      include: [
        'src/values/**/*.test.ts',
        'src/payments/**/*.test.ts',
        'src/features/{deposit,top-up,vouchers}/**/*.test.ts',
      ],
    },
  }),
)
