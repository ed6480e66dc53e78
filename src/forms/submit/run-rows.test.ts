import { expect, test } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { isServiceFailure, type RowFailure, runRows } from './run-rows'

type Outcome = { kind: 'added' } | RowFailure
const DONE: Outcome = { kind: 'added' }

test('sends a few rows at a time, each once', async () => {
  let underWay = 0
  let max = 0
  const sent: number[] = []
  await runRows([1, 2, 3, 4, 5, 6, 7], {
    signal: new AbortController().signal,
    onOutcome: () => undefined,
    send: async (row) => {
      underWay += 1
      max = Math.max(max, underWay)
      sent.push(row)
      await new Promise((done) => setTimeout(done, 2))
      underWay -= 1
      return DONE
    },
  })
  expect(max).toBe(3)
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('after a stop no further row begins, and the outcomes of rows in flight are reported', async () => {
  const stop = new AbortController()
  const told: number[] = []
  const end = await runRows([1, 2, 3, 4, 5, 6], {
    signal: stop.signal,
    onOutcome: (row) => told.push(row),
    send: async (row) => {
      if (row === 2) stop.abort()
      await new Promise((done) => setTimeout(done, 2))
      return DONE
    },
  })
  expect([end, ...told.toSorted()]).toEqual(['stopped', 1, 2])
})

test('after a stop before the start no row begins', async () => {
  const sent: number[] = []
  const end = await runRows([1, 2], {
    signal: AbortSignal.abort(),
    onOutcome: () => undefined,
    send: async (row) => {
      sent.push(row)
      return DONE
    },
  })
  expect([end, ...sent]).toEqual(['stopped'])
})

test('after three troubles in a row no further row begins', async () => {
  const trouble: Outcome = { kind: 'failed', reason: () => '', isServiceFailure: true }
  const refused: Outcome = { kind: 'failed', reason: () => '' }
  const run = async (outcomes: Outcome[]) => {
    const told: number[] = []
    const end = await runRows([...outcomes.keys()], {
      signal: new AbortController().signal,
      onOutcome: (row) => told.push(row),
      send: (row) => Promise.resolve(outcomes[row] ?? DONE),
    })
    return [end, told.length]
  }
  expect(await run([trouble, trouble, trouble, DONE, DONE])).toEqual(['troubled', 3])
  expect(await run([trouble, trouble, DONE, trouble, trouble])).toEqual(['done', 5])
  // Refused rows do not count as trouble of the service.
  expect(await run([refused, refused, refused, refused])).toEqual(['done', 4])
  const named: Outcome = { kind: 'failed', reason: () => '', isServiceFailure: false }
  expect(await run([named, named, named, named])).toEqual(['done', 4])
})

const http = (status: number) => new ApiError({ kind: 'http', operation: 'createEmployee', status })
test.each([
  [new Error('a defect'), true],
  [new ApiError({ kind: 'network', operation: 'createEmployee' }), true],
  [new ApiError({ kind: 'timeout', operation: 'createEmployee' }), true],
  [http(500), true],
  [http(503), true],
  [http(401), true],
  [http(429), true],
  // A read changes nothing, so its outcome is never unknown.
  [new ApiError({ kind: 'network', operation: 'listEmployees' }), true],
  [new ApiError({ kind: 'http', operation: 'listEmployees', status: 500 }), true],
  [http(400), false],
  [http(409), false],
  [http(422), false],
  // Without an error item, such as from a proxy, nothing is said of the row.
  [new ApiError({ kind: 'http', operation: 'createEmployee', status: 400, wasSent: true }), true],
])('%s is trouble of the service, the connection or the session: %s', (error, expected) => {
  expect(isServiceFailure(error)).toBe(expected)
})
