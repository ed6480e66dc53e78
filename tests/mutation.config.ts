import { defineConfig, mergeConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

/** The tests beside the money rules, which `npm run mutation` asks whether they notice a wrong one. */
const { include: _, ...test } = whole.test ?? {}

export default mergeConfig(
  { ...whole, test },
  defineConfig({
    test: {
      include: ['src/values/**/*.test.ts', 'src/payments/**/*.test.ts', 'src/features/{deposit,top-up}/**/*.test.ts'],
    },
  }),
)
