/**
 * Turns a Backend, one function per operation of the contract, into MSW handlers. Each call is parsed with the generated
 * validators before its function runs, roles and company are enforced, and the reply is parsed after it, so that the
 * fake API cannot lie about the contract.
 */

import { type HttpHandler, HttpResponse } from 'msw'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { contractData } from '../generated/contract-data.ts'
import { factories, schemas } from '../generated/modules.ts'
import type { OperationName, registry } from '../generated/registry.ts'
import type { Database, Db } from './db.ts'
import { actsFirst, answerOf, latencyMs, plannedFor, settingsOf } from './faults.ts'
import { Problem, problem, validationProblem } from './problem.ts'
import type { CompanyRow, SessionRow, UserRow } from './tables.ts'

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
export type LoggedCall = { operation: OperationName; status: number; at: number; tookMs: number; fault?: string }

export type Environment = {
  database: Database
  /** The fake clock for a given offset (ms ahead of the real clock). */
  now: (offsetMs: number) => number
  onCall?: (call: LoggedCall) => void
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
// Names are built from the operation's; a part that the contract does not have is simply missing.
const schemaOf = (operation: OperationName, part: string) =>
  (schemas as Record<string, unknown>)[`${pascal(operation)}${part}`] as $ZodType | undefined

const wait = (ms: number) => (ms > 0 ? new Promise((done) => setTimeout(done, ms)) : undefined)

/** The issue's code as the contract's error item says it. */
function fieldCode(issue: { code: string; input?: unknown; origin?: string }, value: unknown) {
  if (value === undefined || value === null || value === '') return 'field_required' as const
  if (issue.code === 'too_big' && typeof value === 'string') return 'field_too_long' as const
  return 'field_invalid' as const
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], value)

function parsePart(operation: OperationName, part: 'Params' | 'QueryParams' | 'Body', value: unknown): unknown {
  const schema = schemaOf(operation, part)
  if (!schema) return undefined
  const result = safeParse(schema, value)
  if (result.success) return result.data
  if (part === 'Params') throw problem(404, 'not_found')
  throw validationProblem(
    result.error.issues.map((issue) => {
      const index = issue.path.find((key) => typeof key === 'number')
      return {
        fieldName: issue.path.filter((key) => typeof key !== 'number').join('.') || undefined,
        ...(typeof index === 'number' && { elementIndex: index }),
        code: fieldCode(issue, valueAt(value, issue.path)),
      }
    }),
  )
}

/** Query text as the validators want it: repeated names are lists, true and false are booleans. */
function readQuery(url: URL): Record<string, unknown> {
  const read = (text: string) => (text === 'true' ? true : text === 'false' ? false : text)
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length > 1 ? values : read(values[0] ?? '')]
    }),
  )
}

async function readBody(operation: OperationName, request: Request): Promise<unknown> {
  if (!contractData[operation].hasBody) return undefined
  try {
    return await request.json()
  } catch {
    throw validationProblem([])
  }
}

/** Who an access token belongs to; undefined for none, an unknown or an expired one. */
export function callerOf(db: Db, authorization: string | null, now: number): Caller | undefined {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const session = db.sessions.all().find((row) => row.accessToken === token)
  if (!session || session.endedAt !== undefined || session.accessExpiresAt <= now) return undefined
  const user = db.users.get('', session.userId)
  const company = user && db.companies.get('', user.companyId)
  return user && company && { user, company, session }
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

type AnyFunction = (call: unknown) => unknown

/** The handlers of a backend, in the order of the contract, for the browser, for tests and for the HTTP server alike. */
export function implement(backend: Backend, environment: Environment): HttpHandler[] {
  const { database, now, onCall } = environment

  const act = (operation: OperationName, request: Request, params: object) =>
    database.withDb(async (db) => {
      const time = now(db.meta.clockOffset)
      const caller = callerOf(db, request.headers.get('Authorization'), time)
      admit(operation, caller)
      const call = {
        params: parsePart(operation, 'Params', params),
        query: parsePart(operation, 'QueryParams', readQuery(new URL(request.url))),
        body: parsePart(operation, 'Body', await readBody(operation, request)),
        db,
        now: time,
        caller,
        request,
      }
      return toResponse(operation, await (backend[operation] as unknown as AnyFunction)(call))
    })

  const answer = async (operation: OperationName, request: Request, params: object): Promise<Response> => {
    const settings = settingsOf((await database.meta()).settings)
    await wait(latencyMs(settings.latency))
    const planned = plannedFor(settings, operation)
    if (planned?.once) {
      await database.updateMeta((meta) => {
        const faults = { ...settingsOf(meta.settings).faults }
        delete faults[operation]
        return { settings: { ...settingsOf(meta.settings), faults } }
      })
    }
    if (planned && !actsFirst(planned.fault)) return answerOf(planned.fault, operation, request.signal)
    try {
      const response = await act(operation, request, params)
      return planned ? answerOf(planned.fault, operation, request.signal) : response
    } catch (refusal) {
      if (refusal instanceof Problem) return refusal.toResponse()
      throw refusal
    }
  }

  // Fixed paths before those with parameters, so that /summary is never taken for an id.
  const parameters = (operation: OperationName) => contractData[operation].path.split('{').length
  const operations = (Object.keys(backend) as OperationName[]).toSorted((a, b) => parameters(a) - parameters(b))
  return operations.map((operation) => {
    const factory = (factories as Record<string, unknown>)[`get${pascal(operation)}MockHandler`] as (
      reply: (info: { request: Request; params: object }) => Promise<never>,
    ) => HttpHandler
    return factory(async ({ request, params }) => {
      const started = performance.now()
      const response = await answer(operation, request, params)
      onCall?.({ operation, status: response.status, at: Date.now(), tookMs: performance.now() - started })
      // Thrown, a response goes out as it is, whatever the factory would have made of a value.
      throw response
    })
  })
}
