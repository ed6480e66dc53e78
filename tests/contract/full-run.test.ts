import { expect, test } from 'vitest'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { found, runFake } from './api/run-fake.ts'

test('a full run finds nothing in the fake API, and runs no commands but those of its own sessions [CTR-05]', async () => {
  const outcome = await runFake(undefined)
  expect(found(outcome)).toEqual([])
  const reads = (Object.keys(contractData) as OperationName[]).filter((name) => contractData[name].effect === 'read')
  const called = new Set(outcome.results.map(({ operation }) => operation))
  expect(reads.filter((operation) => !called.has(operation))).toEqual([])
  const done = outcome.results.filter(
    ({ operation, status }) => status < 400 && contractData[operation].effect === 'command',
  )
  expect(new Set(done.map(({ operation }) => operation))).toEqual(new Set(['login', 'logout']))
  // The run includes refusals: no token, another role, an unknown id, an invalid field.
  const statuses = new Set(outcome.results.map(({ status }) => status))
  expect([200, 400, 401, 403, 404].filter((status) => !statuses.has(status))).toEqual([])
}, 60_000)
