/**
 * Turns a Backend, one function per operation of the contract, into MSW handlers. Each call is parsed with the generated
 * validators before its function runs, roles and company are enforced, and the reply is parsed after it, so that the
 * fake API cannot lie about the contract.
 */

import { type HttpHandler, HttpResponse, http } from 'msw'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { contractData } from '../../generated/contract-data.ts'
import { factories, schemas } from '../../generated/modules.ts'
import type { OperationName, registry } from '../../generated/registry.ts'
import { actsFirst, answerOf, latencyMs, takeFault } from '../control/faults.ts'
import type { Database, Db } from '../database/db.ts'
import type { CompanyRow, SessionRow, UserRow } from '../database/tables.ts'
import { actOnce } from './idempotency.ts'
import { parseCall, schemaOf } from './parse-call.ts'
import { errorItem, Problem, problem } from './problem.ts'
import { refuseUnmatched } from './unmatched.ts'

type Factories = typeof factories
type Schemas = typeof schemas
type Part<Name extends string> = Name extends keyof Schemas
  ? Schemas[Name] extends $ZodType
    ? output<Schemas[Name]>
    : never
  : undefined

/** A file as reply; its name goes into Content-Disposition. */
export type FileReply = { fileName: string; contentType: string; content: string | Uint8Array<ArrayBuffer> }
type ReplyOf<Op extends OperationName> = `get${Capitalize<Op>}MockHandler` extends keyof Factories
  ? Factories[`get${Capitalize<Op>}MockHandler`] extends (reply?: infer Reply, ...rest: never[]) => unknown
    ? Exclude<Reply, undefined | ((...args: never[]) => unknown)>
    : never
  : never
/** What a function answers: JSON as the contract says, a file where it says so, nothing for 204. */
export type Reply<Op extends OperationName> = [ReplyOf<Op>] extends [never]
  ? void
  : ReplyOf<Op> extends Blob | ArrayBuffer
    ? FileReply
    : ReplyOf<Op>

type Common<Op extends OperationName> = {
  params: Part<`${Capitalize<Op>}Params`>
  query: Part<`${Capitalize<Op>}QueryParams`>
  body: Part<`${Capitalize<Op>}Body`>
  db: Db
  /** The fake clock's time in ms; never Date.now(). */
  now: number
  request: Request
}
/** Who calls. `user` and `company` are those of the access token. */
export type Caller = { user: UserRow; company: CompanyRow; session: SessionRow }
/** Public operations may be called without a session, so their caller may be missing. */
export type Call<Op extends OperationName> = Common<Op> & { caller: Caller | undefined }
export type SignedInCall<Op extends OperationName> = Common<Op> & { caller: Caller }

/** The operations that work without a session (`security: []` in the contract). */
export type PublicOperation = {
  [Op in OperationName]: (typeof registry)[Op]['isPublic'] extends true ? Op : never
}[OperationName]

/** One function per operation of the contract; leaving one out is a type error. Throws a problem to refuse. */
export type Backend = {
  [Op in OperationName]: (
    call: Op extends PublicOperation ? Call<Op> : SignedInCall<Op>,
  ) => Reply<Op> | Problem | Promise<Reply<Op> | Problem>
}
/** The operations of one tag, in its own file. */
export type BackendPart<Op extends OperationName> = Pick<Backend, Op>

/** One answered call, for the panel's log. Never holds what was sent or answered. */
export type LoggedCall = {
  operation: OperationName
  /** 0 when no answer goes out. */
  status: number
  /** The fake clock's time in ms. */
  at: number
  tookMs: number
  /** The kind of the fault that the panel had planned for it. */
  fault?: string
}

export type Environment = {
  database: Database
  /** The fake clock for a given offset (ms ahead of the real clock). */
  now: (offsetMs: number) => number
  onCall?: (call: LoggedCall) => void
  /** Hears of defects of the fake API itself, which answer 500. */
  onDefect: (operation: OperationName, error: unknown) => void
}

const wait = (ms: number) => (ms > 0 ? new Promise((done) => setTimeout(done, ms)) : undefined)

/** Who an access token belongs to; undefined for none, an unknown or an expired one. */
export function callerOf(db: Db, authorization: string | null, now: number): Caller | undefined {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const session = db.sessions.all().find((row) => row.accessToken === token)
  if (!session || session.endedAt !== undefined || session.accessExpiresAt <= now) return undefined
  const user = db.users.get('', session.userId)
  const company = user && db.companies.get('', user.companyId)
  return user && user.removedAt === undefined && company ? { user, company, session } : undefined
}

function admit(operation: OperationName, caller: Caller | undefined) {
  const { isPublic, roles } = contractData[operation]
  if (isPublic) return
  if (!caller) throw problem(401, 'unauthorized')
  if (roles.length > 0 && !caller.user.roles.some((role) => roles.includes(role))) throw problem(403, 'access_denied')
}

function toResponse(operation: OperationName, reply: unknown): Response {
  const { successStatus, repliesJson } = contractData[operation]
  if (reply instanceof Problem) return reply.toResponse()
  if (repliesJson) {
    const schema = schemaOf(operation, 'Response')
    const checked = schema ? safeParse(schema, reply) : { success: true as const, data: reply }
    // A lie about the contract is a defect of the fake API and must be seen at once.
    if (!checked.success) throw new Error(`${operation} answered outside the contract: ${checked.error.message}`)
    return HttpResponse.json(checked.data as object, { status: successStatus })
  }
  if (reply === undefined) return new HttpResponse(null, { status: successStatus })
  const file = reply as FileReply
  return new HttpResponse(file.content, {
    status: successStatus,
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    },
  })
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
type AnyFunction = (call: unknown) => unknown
type Factory = (reply: (info: { request: Request; params: object }) => Promise<never>) => HttpHandler
type Answer = { response: Response; at: number; fault?: string }

/** The handlers of a backend, in the order of the contract, for the browser, for tests and for the HTTP server alike. */
export function implement(backend: Backend, environment: Environment): HttpHandler[] {
  const { database, now, onCall, onDefect } = environment

  const act = (operation: OperationName, request: Request, given: { params: object; text: string }) =>
    database.withDb(async (db) => {
      const time = now(db.meta.clockOffset)
      const caller = callerOf(db, request.headers.get('Authorization'), time)
      admit(operation, caller)
      const { header, ...parts } = parseCall(operation, new URL(request.url), { ...given, headers: request.headers })
      const call = { ...parts, db, now: time, caller, request }
      const keyed = {
        operation,
        userId: caller?.user.id,
        key: header?.['Idempotency-Key'],
        text: given.text,
        db,
        now: time,
      }
      return actOnce(keyed, async () =>
        toResponse(operation, await (backend[operation] as unknown as AnyFunction)(call)),
      )
    })

  const actSafely = async (operation: OperationName, request: Request, given: { params: object; text: string }) => {
    try {
      return await act(operation, request, given)
    } catch (error) {
      if (error instanceof Problem) return error.toResponse()
      onDefect(operation, error)
      return new Problem(500, {
        errors: [errorItem('internal_error', { severity: 'Fatal' })],
        canRetry: false,
      }).toResponse()
    }
  }

  const answer = async (operation: OperationName, request: Request, params: object): Promise<Answer> => {
    // Read before the lock is taken: a body that comes slowly must not hold up other calls.
    const text = contractData[operation].hasBody ? await request.clone().text() : ''
    const { latency, fault, clockOffset } = await takeFault(database, operation)
    await wait(latencyMs(latency))
    const at = now(clockOffset)
    if (!fault) return { response: await actSafely(operation, request, { params, text }), at }
    if (actsFirst(fault)) await actSafely(operation, request, { params, text })
    // Nobody waits to see a call that has no end.
    if (fault.kind === 'timeout') onCall?.({ operation, status: 0, at, tookMs: 0, fault: fault.kind })
    return { response: await answerOf(fault, operation), at, fault: fault.kind }
  }

  // Fixed paths before those with parameters, so that /summary is never taken for an id.
  const parameters = (operation: OperationName) => contractData[operation].path.split('{').length
  const operations = (Object.keys(backend) as OperationName[]).toSorted((a, b) => parameters(a) - parameters(b))
  const handlers = operations.map((operation) => {
    const factory = (factories as Record<string, unknown>)[`get${pascal(operation)}MockHandler`] as Factory
    return factory(async ({ request, params }) => {
      const started = performance.now()
      const { response, at, fault } = await answer(operation, request, params)
      // The fake clock's, as exp and all other times of the answer are. What is no answer has no head.
      if (response.type !== 'error') {
        response.headers.set('Date', new Date(at).toUTCString())
        // What was answered to a token is not kept (docs/backend-and-proxy.md; readEmployee holds a personal id).
        if (!contractData[operation].isPublic) response.headers.set('Cache-Control', 'no-store')
      }
      // x-assumed (X-Request-Id): on every error.
      if (response.status >= 400) response.headers.set('X-Request-Id', `mock-${at.toString(36)}`)
      onCall?.({ operation, status: response.status, at, tookMs: performance.now() - started, fault })
      // Thrown, a response goes out as it is, whatever the factory would have made of a value.
      throw response
    })
  })
  // Only addresses that begin with /api: a dev server has modules under /generated/api.
  return [
    ...handlers,
    http.all(/^\w+:\/\/[^/]+\/api\//, ({ request }) => refuseUnmatched(new URL(request.url).pathname)),
  ]
}
