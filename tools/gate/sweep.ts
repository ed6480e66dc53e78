/** `npm run sweep`: opens every screen over replies that another API might send. CONTRIBUTING.md has the options. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { KINDS } from '../../tests/sweep/kinds.ts'
import { seedOf } from './seed.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { kind: text, only: text, mixed: { type: 'boolean' }, seed: text } })
const named = values.kind?.split(',') ?? KINDS
const unknown = named.filter((kind) => !(KINDS as readonly string[]).includes(kind))
if (unknown.length > 0) throw new Error(`unknown kinds: ${unknown.join(', ')}; there are ${KINDS.join(', ')}`)

const { status } = spawnSync('vitest', ['run', 'tests/sweep/sweep.test.tsx'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORTAL_SWEEP: JSON.stringify({
      kinds: values.mixed ? 'mixed' : named,
      seed: seedOf(values.seed),
      only: values.only,
    }),
  },
})
process.exitCode = status ?? 1
