/**
 * Turns a Backend (one function per operation of the contract) into MSW handlers. Each call is parsed with the generated
 * validators, roles and company are checked, and the function's reply is parsed too, so that the fake API cannot depart
 * from the contract.
 */

import { HttpHandler, HttpResponse, http } from 'msw'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { contractData } from '../../generated/contract-data.ts'
import type { Calls, schemas } from '../../generated/modules.ts'
import type { OperationName, registry } from '../../generated/registry.ts'
import type { Database, Db } from '../database/db.ts'
import type { CompanyRow, SessionRow, UserRow } from '../database/tables.ts'
import { actsFirst, answerOf, latencyMs, takeFault } from './faults.ts'
import { actOnce } from './idempotency.ts'
import { parseCall, schemaOf } from './parse-call.ts'
import { errorItem, Problem, problem } from './problem.ts'
import { refuseUnmatched } from './unmatched.ts'

type Schemas = typeof schemas
type Part<Name extends string> = Name extends keyof Schemas
  ? Schemas[Name] extends $ZodType
    ? output<Schemas[Name]>
    : never
  : undefined

/** A file reply; its name goes into Content-Disposition. */
export type FileReply = { fileName: string; contentType: string; content: string | Uint8Array<ArrayBuffer> }
type ReplyOf<Op extends OperationName> = Calls[Op] extends (...args: never[]) => Promise<infer Reply> ? Reply : never
/** Return type of an operation's function: JSON or a file according to the contract, undefined for 204. */
export type Reply<Op extends OperationName> = ReplyOf<Op> extends Blob ? FileReply : ReplyOf<Op>

type Common<Op extends OperationName> = {
  params: Part<`${Capitalize<Op>}Params`>
  query: Part<`${Capitalize<Op>}QueryParams`>
  body: Part<`${Capitalize<Op>}Body`>
  db: Db
  /** The fake clock's time in ms; never Date.now(). */
  now: number
  request: Request
}
/** The caller, with the user and company of the access token. */
export type Caller = { user: UserRow; company: CompanyRow; session: SessionRow }
/** Public operations can be called without a session, so the caller may be undefined. */
export type Call<Op extends OperationName> = Common<Op> & { caller: Caller | undefined }
export type SignedInCall<Op extends OperationName> = Common<Op> & { caller: Caller }

/** Operations that need no session (`security: []` in the contract). */
export type PublicOperation = {
  [Op in OperationName]: (typeof registry)[Op]['isPublic'] extends true ? Op : never
}[OperationName]

/** One function per operation; a missing one is a type error. A function throws a problem to refuse. */
export type Backend = {
  [Op in OperationName]: (
    call: Op extends PublicOperation ? Call<Op> : SignedInCall<Op>,
  ) => Reply<Op> | Problem | Promise<Reply<Op> | Problem>
}
/** The operations of one tag, in its own file. */
export type BackendPart<Op extends OperationName> = Pick<Backend, Op>

/** One answered call, for the panel's log. It never contains the body of request or reply. */
export type LoggedCall = {
  operation: OperationName
  /** 0 if there is no reply. */
  status: number
  /** The fake clock's time in ms. */
  at: number
  tookMs: number
  /** The kind of fault that the panel had set for it. */
  fault?: string
}

export type Environment = {
  database: Database
  /** The fake clock for a given offset (ms ahead of the real clock). */
  now: (offsetMs: number) => number
  onCall?: (call: LoggedCall) => void
  /** Reports defects of the fake API itself, which answer 500. */
  onDefect: (operation: OperationName, error: unknown) => void
}

const wait = (ms: number) => (ms > 0 ? new Promise((done) => setTimeout(done, ms)) : undefined)

/** The caller of an access token; undefined for a missing, unknown or expired one. */
export function callerOf(db: Db, authorization: string | null, now: number): Caller | undefined {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const session = db.sessions.all().find((row) => row.accessToken === token)
  if (!session || session.endedAt !== undefined || session.accessExpiresAt <= now) return undefined
  const user = db.users.get('', session.userId)
  const company = user && db.companies.get('', user.companyId)
  return user && user.removedAt === undefined && company ? { user, company, session } : undefined
}

function authorize(operation: OperationName, caller: Caller | undefined) {
  const { isPublic, roles } = contractData[operation]
  if (isPublic) return
  if (!caller) throw problem(401, 'unauthorized')
  if (roles.length > 0 && !caller.user.roles.some((role) => roles.includes(role))) throw problem(403, 'access_denied')
}

function toResponse(operation: OperationName, reply: unknown): Response {
  const { successStatus, reply: repliesJson } = contractData[operation]
  if (reply instanceof Problem) return reply.toResponse()
  const schema = repliesJson && schemaOf(operation, 'Response')
  if (schema) {
    const checked = safeParse(schema, reply)
    // A reply outside the contract is a defect of the fake API and must fail immediately.
    if (!checked.success) throw new Error(`${operation} answered outside the contract: ${checked.error.message}`)
    return Response.json(checked.data, { status: successStatus })
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

type AnyFunction = (call: unknown) => unknown
type Answer = { response: Response; at: number; fault?: string }

/** The MSW handlers of a backend, for the browser, tests and the HTTP server. */
export function implement(backend: Backend, environment: Environment): HttpHandler[] {
  const { database, now, onCall, onDefect } = environment

  const act = (operation: OperationName, request: Request, given: { params: object; text: string }) =>
    database.withDb(async (db) => {
      const time = now(db.meta.clockOffset)
      const caller = callerOf(db, request.headers.get('Authorization'), time)
      authorize(operation, caller)
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
    // Read the body before taking the lock, so that a slow body does not block other calls.
    const text = contractData[operation].hasBody ? await request.clone().text() : ''
    const { latency, fault, clockOffset } = await takeFault(database, operation)
    await wait(latencyMs(latency))
    const at = now(clockOffset)
    if (!fault) return { response: await actSafely(operation, request, { params, text }), at }
    if (actsFirst(fault)) await actSafely(operation, request, { params, text })
    // A call that never ends is logged at once.
    if (fault.kind === 'timeout') onCall?.({ operation, status: 0, at, tookMs: 0, fault: fault.kind })
    return { response: await answerOf(fault, operation), at, fault: fault.kind }
  }

  // Fixed paths come before paths with parameters, so that /summary is not taken for an id.
  const parameters = (operation: OperationName) => contractData[operation].path.split('{').length
  const operations = (Object.keys(backend) as OperationName[]).toSorted((a, b) => parameters(a) - parameters(b))
  const handlers = operations.map((operation) => {
    const { method, path, isPublic, effect } = contractData[operation]
    const url = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    return new HttpHandler(method, url, async ({ request, params }) => {
      const started = performance.now()
      const { response, at, fault } = await answer(operation, request, params)
      // The Date header uses the fake clock, as exp and all other times do. A network error has no headers.
      if (response.type !== 'error') {
        response.headers.set('Date', new Date(at).toUTCString())
        // x-assumed (Cache-Control): on every reply to a call with a token, and on every reply with one.
        if (!isPublic || effect === 'command') response.headers.set('Cache-Control', 'no-store')
      }
      // x-assumed (X-Request-Id): on every error.
      if (response.status >= 400) response.headers.set('X-Request-Id', `mock-${at.toString(36)}`)
      onCall?.({ operation, status: response.status, at, tookMs: performance.now() - started, fault })
      return response
    })
  })
  // Only URLs that begin with /api: a dev server has modules under /generated/api.
  return [
    ...handlers,
    http.all(/^\w+:\/\/[^/]+\/api\//, ({ request }) => refuseUnmatched(new URL(request.url).pathname)),
  ]
}
