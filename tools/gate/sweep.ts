/**
 * Opens every screen over replies that another API might send (tests/sweep), each kind separately. `--kind nulls,no-zones`
 * selects kinds, `--only /reports` selects screens by a part of their URL. `--mixed` mixes the kinds as the gate does, by the
 * seed of the commit or of `--seed N`.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { KINDS } from '../../tests/sweep/kinds.ts'
import { commitSeed } from './commit-seed.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    only: { type: 'string' },
    mixed: { type: 'boolean' },
    seed: { type: 'string' },
  },
})
const named = values.kind?.split(',') ?? KINDS
const unknown = named.filter((kind) => !(KINDS as readonly string[]).includes(kind))
if (unknown.length > 0) throw new Error(`unknown kinds: ${unknown.join(', ')}; there are ${KINDS.join(', ')}`)
const seed = values.seed === undefined ? commitSeed() : Number(values.seed)
if (!Number.isSafeInteger(seed)) throw new Error(`--seed is a whole number, not ${values.seed}`)

const { status } = spawnSync('vitest', ['run', 'tests/sweep/sweep.test.tsx'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORTAL_SWEEP: JSON.stringify({ kinds: values.mixed ? 'mixed' : named, seed, only: values.only }),
  },
})
process.exitCode = status ?? 1
