import { HttpResponse } from 'msw'
import type { ErrorCode } from '../../generated/api/model/index.ts'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import type { Database } from '../database/db.ts'
import { errorItem, Problem } from './problem.ts'

/** Faults that the panel can set for an operation. Chaos faults are outside the contract on purpose. */
export type Fault =
  /** A declared error status with one of its codes. */
  | { kind: 'status'; status: number; code: string; canRetry?: boolean }
  /** A named example of the contract, of any status. */
  | { kind: 'example'; status: number; name: string }
  /** Chaos: a body that is not JSON. */
  | { kind: 'malformed' }
  /** Chaos: 404 with an HTML body. */
  | { kind: 'html' }
  /** Chaos: 200 with JSON of another shape. */
  | { kind: 'wrong-shape' }
  /** Chaos: no reply until the caller aborts. */
  | { kind: 'timeout' }
  /** Chaos: the operation runs, its reply is lost. */
  | { kind: 'drop' }
  /** Chaos: the operation runs, then answers 500. */
  | { kind: 'fail-after' }
  /** Chaos: a network error; the operation does not run. */
  | { kind: 'offline' }

/** Faults with replies outside the contract; the panel calls them chaos. */
export const CHAOS_KINDS = ['malformed', 'html', 'wrong-shape', 'timeout', 'drop', 'fail-after', 'offline'] as const
export type ChaosKind = (typeof CHAOS_KINDS)[number]

export type PlannedFault = {
  fault: Fault
  /** Whether the fault applies to the next call only, or until it is removed. */
  once: boolean
}

/** Each reply is delayed by a random time in this range. */
export type Latency = { fromMs: number; toMs: number }

/** The panel's settings, stored in the database's metadata so that all tabs share them. */
export type MockSettings = {
  latency: Latency
  /** By operation; `*` applies to every operation without its own. */
  faults: Partial<Record<OperationName | '*', PlannedFault>>
  /** Whether the Idempotency-Key header is ignored, so that every request counts. */
  ignoresIdempotencyKeys?: boolean
}

export const noSettings: MockSettings = { latency: { fromMs: 0, toMs: 0 }, faults: {} }

/** The settings in a database's metadata; defaults if there are none. */
export const settingsOf = (value: unknown): MockSettings => {
  // Only updateMeta() writes it, with this type.
  const settings = value as MockSettings | undefined
  return settings ?? noSettings
}

export const latencyMs = ({ fromMs, toMs }: Latency): number => fromMs + Math.random() * (toMs - fromMs)

/** The panel's latency, and the fault for this call. A one-time fault is applied to one call only. */
export async function takeFault(
  database: Database,
  operation: OperationName,
): Promise<{ latency: Latency; fault: Fault | undefined; clockOffset: number }> {
  const { settings, clockOffset } = await database.meta()
  const { latency, faults } = settingsOf(settings)
  const name = faults[operation] ? operation : '*'
  const planned = faults[name]
  if (!planned?.once) return { latency, fault: planned?.fault, clockOffset }
  let fault: Fault | undefined
  await database.updateMeta((meta) => {
    // Another call, in any tab, may have taken it since it was read.
    const { [name]: taken, ...others } = settingsOf(meta.settings).faults
    fault = taken?.fault
    return { settings: { ...settingsOf(meta.settings), faults: others } }
  })
  return { latency, fault, clockOffset }
}

/** Whether the operation can have the fault: one of the contract, or chaos. */
export function isPossible(operation: OperationName | '*', fault: Fault): boolean {
  if (operation === '*') return fault.kind !== 'example'
  const { errorCodes, responses } = contractData[operation]
  if (fault.kind === 'status') return errorCodes[String(fault.status)]?.includes(fault.code) === true
  if (fault.kind === 'example') return responses[String(fault.status)]?.examples.includes(fault.name) === true
  return true
}

/** True if the operation still runs and only its reply is faulty. */
export const actsFirst = (fault: Fault) => fault.kind === 'drop' || fault.kind === 'fail-after'

/** Operations whose errors also have an OAuth code. */
const SPEAKS_OAUTH: readonly OperationName[] = ['login', 'refreshSession']

const CHAOS: Record<ChaosKind, () => Response | Promise<Response>> = {
  malformed: () => new HttpResponse('{"broken": ', { status: 200, headers: { 'Content-Type': 'application/json' } }),
  html: () =>
    new HttpResponse('<html><body>Not here</body></html>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  'wrong-shape': () => Response.json({ unexpected: [1, 2, 3] }),
  timeout: () => new Promise<Response>(() => undefined),
  'fail-after': () =>
    new Problem(500, { errors: [errorItem('internal_error', { severity: 'Fatal' })], canRetry: false }).toResponse(),
  drop: () => HttpResponse.error(),
  offline: () => HttpResponse.error(),
}

/** A named example of the contract. The examples are loaded when the first one is asked for. */
export async function exampleOf(operation: OperationName, status: number, name: string): Promise<unknown> {
  const { contractExamples } = await import('../../generated/contract-examples.ts')
  return contractExamples[operation].replies[String(status)]?.[name]
}

/** The faulty reply; for `timeout` a promise that never resolves. */
export async function answerOf(fault: Fault, operation: OperationName): Promise<Response> {
  if (fault.kind === 'status') {
    return new Problem(fault.status, {
      // The panel offers only codes of the contract.
      errors: [errorItem(fault.code as ErrorCode)],
      canRetry: fault.canRetry ?? false,
      ...(SPEAKS_OAUTH.includes(operation) && { error: fault.code as ErrorCode }),
    }).toResponse()
  }
  if (fault.kind === 'example') {
    const example = await exampleOf(operation, fault.status, fault.name)
    return Response.json(example, { status: fault.status })
  }
  return CHAOS[fault.kind]()
}
