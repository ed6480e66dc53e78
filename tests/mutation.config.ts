import { defineConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

const { projects: _, ...test } = whole.test ?? {}

/** The files of tests that `npm run mutation` repeats with each mutant, as tools/gate/mutation.ts chooses them. */
const files = process.env.PORTAL_MUTATION_TESTS?.split(' ') ?? ['src/**/*.test.{ts,tsx}']

export default defineConfig({
  ...whole,
  test: {
    ...test,
    include: files,
    exclude: [
      // 100 000 random texts per mutant would take a day, and they only prove that nothing throws.
      'src/values/text/naughty-strings.test.ts',
      // Its mocks are its own, and reCAPTCHA is not mutated.
      'src/domain/recaptcha.test.ts',
    ],
    setupFiles: [
      // The tests of the session reload modules, as those of the project "apart" (vitest.config.ts).
      ...(files.some((file) => file.startsWith('src/session/')) ? [] : ['tests/support/answers-in-place.ts']),
      'tests/support/without-owner-stacks.ts',
      'tests/support/window-gaps.ts',
    ],
    // Vitest starts a process per test file and mutant. The cache saves a seventh of its CPU time.
    env: { ...test.env, NODE_COMPILE_CACHE: '.cache/compiled' },
    // Mutants leave tests waiting for what never comes. The same limit holds for the first run, without mutants.
    testTimeout: 20_000,
  },
})
