/** Holds an API against the contract: every operation that reads, its refusals, and with `write` the commands too. */
import { safeParse } from 'zod/v4/core'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { type Answer, type Call, type CallerOptions, curlOf, makeCaller, type Values } from './caller.ts'
import { checkAnswer, codesOf, schemaOf, shapeOf } from './check-answer.ts'

/** One call and what was found. */
export type Result = {
  operation: OperationName
  /** What was tried, the same for every API: `as documented 1`, `without a token`. */
  name: string
  status: number
  codes: string[]
  ms: number
  findings: string[]
  curl: string
  shape: Record<string, string>
}
/** What was not called, and why. */
export type Skipped = { operation: OperationName; why: string }
export type Outcome = { results: Result[]; skipped: Skipped[] }
export type User = { username: string; password: string }
export type RunOptions = CallerOptions & {
  user: User
  /** One with fewer roles, so that a wrong role can be tried. */
  otherUser?: User
  /** Of the reads, these and those whose answers hold their ids; all when left out. */
  only?: readonly OperationName[]
  /** Runs the commands after the reads. */
  write?: (run: Run) => Promise<void>
}
export type Session = { accessToken: string; refreshToken: string; roles: string[] }

const operations = Object.keys(contractData) as OperationName[]
/** Most values that a parameter is tried with, and most ways to break a request. */
const MOST_VALUES = 3
const MOST_BROKEN = 60
const UNKNOWN_ID = 'no-such-id-0'

/** A run under way: calls are made through it, so that all are checked and written down. */
export class Run {
  readonly results: Result[] = []
  readonly skipped: Skipped[] = []
  /** The JSON answers of the calls that succeeded. */
  readonly answers = new Map<OperationName, unknown[]>()
  readonly options: RunOptions
  readonly #call: (call: Call) => Promise<Answer>
  session: Session = { accessToken: '', refreshToken: '', roles: [] }
  other: Session | undefined

  constructor(options: RunOptions) {
    this.options = options
    this.#call = makeCaller(options)
  }

  /** Makes a call, checks the answer by the contract and by `expected`, some of whose statuses it must have. */
  async try(name: string, call: Call, expected: number[] = []): Promise<Answer> {
    const answer = await this.#call(call)
    const findings = checkAnswer(call.operation, answer)
    if (!answer.failure && expected.length > 0 && !expected.includes(answer.status)) {
      findings.unshift(
        `${answer.status} ${codesOf(answer).join(', ')} instead of ${expected.join(' or ')}`.replace('  ', ' '),
      )
    }
    const { operation } = call
    const { status, ms } = answer
    this.results.push({
      operation,
      name,
      status,
      codes: codesOf(answer),
      ms,
      findings,
      curl: curlOf(call),
      shape: shapeOf(answer),
    })
    if (status >= 200 && status < 300 && answer.json !== undefined) {
      this.answers.set(operation, [...(this.answers.get(operation) ?? []), answer.json])
    }
    return answer
  }

  /** A finding about an operation as a whole. */
  complain(operation: OperationName, name: string, finding: string): void {
    this.results.push({ operation, name, status: 0, codes: [], ms: 0, findings: [finding], curl: '', shape: {} })
  }

  skip(operation: OperationName, why: string): void {
    this.skipped.push({ operation, why })
  }
}

/** Every text and number at a place of the answers, the lists in between opened. */
function valuesAt(source: unknown[], path: string[]): unknown[] {
  const step = (value: unknown, key: string): unknown[] =>
    Array.isArray(value)
      ? value.flatMap((item) => step(item, key))
      : value !== null && typeof value === 'object'
        ? [(value as Values)[key]]
        : []
  const found = path.reduce((values, key) => values.flatMap((value) => step(value, key)), source).flat()
  return [...new Set(found)].filter((value) => typeof value === 'string' || typeof value === 'number')
}

type Parameter = (typeof contractData)[OperationName]['parameters'][number]
const inputsOf = (operation: OperationName) =>
  contractData[operation].parameters.filter(({ in: place }) => place !== 'header')

/** What a parameter can be: the values of an enum, those of earlier answers, or the contract's example. */
function valuesOf(run: Run, { values, foundIn, example }: Parameter): unknown[] {
  if (values) return values
  if (foundIn) {
    const [from = '', ...path] = foundIn.split('.')
    return valuesAt(run.answers.get(from as OperationName) ?? [], path)
  }
  return example === undefined ? [] : [example]
}

/** The parameters to call an operation with, some times; a text says why it cannot be called. */
function paramsFor(run: Run, operation: OperationName): Values[] | { missing: string; isEmpty: boolean } {
  const required = inputsOf(operation).filter((parameter) => parameter.required)
  const lists = required.map((parameter) => ({ parameter, values: valuesOf(run, parameter).slice(0, MOST_VALUES) }))
  const empty = lists.find(({ values }) => values.length === 0)
  if (empty) return { missing: empty.parameter.name, isEmpty: empty.parameter.foundIn !== undefined }
  const count = Math.max(1, ...lists.map(({ values }) => values.length))
  const sets = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(lists.map(({ parameter, values }) => [parameter.name, values[at % values.length]])),
  )
  // One call more with everything that may be left out, where the contract says what it could be.
  const optional = inputsOf(operation).filter(({ required: needed, foundIn }) => !needed && !foundIn)
  const given = optional.flatMap((parameter) =>
    valuesOf(run, parameter)
      .slice(0, 1)
      .map((value) => [parameter.name, value] as const),
  )
  return given.length === 0 ? sets : [...sets, { ...sets[0], ...Object.fromEntries(given) }]
}

type Place = (string | number)[]
function placesIn(value: unknown, path: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [path]
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function changedAt(value: unknown, [key, ...rest]: Place, change: (at: Values) => void): unknown {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Values) }) as Values
  if (key === undefined) return value
  if (rest.length === 0) change(copy)
  else copy[key] = changedAt(copy[key], rest, change)
  return Array.isArray(value) ? Object.values(copy).filter((item) => item !== undefined) : copy
}

/** Bodies with one place broken, as far as the contract's validator refuses them. */
function brokenBodies(operation: OperationName): { name: string; body: unknown }[] {
  const schema = schemaOf(operation, 'Body')
  const [example] = Object.values(contractData[operation].requestExamples)
  if (!schema || example === undefined) return []
  const changes = [
    { what: 'missing', change: (key: string | number) => (at: Values) => void (at[key] = undefined) },
    { what: 'of another type', change: (key: string | number) => (at: Values) => void (at[key] = { nonsense: true }) },
  ]
  return placesIn(example)
    .flatMap((path) =>
      changes.map(({ what, change }) => ({ path, what, body: changedAt(example, path, change(path.at(-1) ?? '')) })),
    )
    .filter(({ body }) => !safeParse(schema, body).success)
    .slice(0, MOST_BROKEN)
    .map(({ path, what, body }) => ({ name: `${path.join('.')} ${what}`, body }))
}

/** Queries with one value that the contract's validator refuses. */
function brokenQueries(operation: OperationName): { name: string; params: Values }[] {
  const schema = schemaOf(operation, 'QueryParams')
  if (!schema) return []
  return inputsOf(operation)
    .filter((parameter) => parameter.in === 'query')
    .filter(
      ({ name }) => !(safeParse(schema, { [name]: '!' }).error?.issues ?? []).every(({ path }) => path[0] !== name),
    )
    .map(({ name }) => ({ name: `${name} of nonsense`, params: { [name]: '!' } }))
}

/** What must be refused, whoever the API is. */
export async function tryRefusals(run: Run, operation: OperationName): Promise<void> {
  const { isPublic, roles, requestExamples, errorCodes } = contractData[operation]
  const known = paramsFor(run, operation)
  const params = Array.isArray(known) ? known[0] : undefined
  const [body] = Object.values(requestExamples)
  const token = run.session.accessToken
  // An id that names nothing will do to see who is let in.
  const some = params ?? Object.fromEntries(inputsOf(operation).map(({ name }) => [name, UNKNOWN_ID]))
  if (!isPublic) {
    await run.try('without a token', { operation, params: some, body }, [401])
    await run.try('with a broken token', { operation, params: some, body, token: 'broken' }, [401])
  }
  if (run.other && roles.length > 0 && !roles.some((role) => run.other?.roles.includes(role))) {
    await run.try('by a user without the role', { operation, params: some, body, token: run.other.accessToken }, [403])
  }
  const ids = inputsOf(operation).filter(
    (parameter) => parameter.in === 'path' && parameter.foundIn && !parameter.values,
  )
  if (errorCodes['404']) {
    for (const { name } of ids) {
      const unknown = { ...some, [name]: UNKNOWN_ID }
      await run.try(`an unknown ${name}`, { operation, params: unknown, body, token }, [400, 404])
    }
  }
  // The other parameters must be right for the broken one to be looked at.
  if (!params) return
  for (const broken of brokenBodies(operation)) {
    await run.try(broken.name, { operation, params, body: broken.body, token }, [400])
  }
  for (const broken of brokenQueries(operation)) {
    await run.try(broken.name, { operation, params: { ...params, ...broken.params }, body, token }, [400])
  }
}

async function tryReading(run: Run, operation: OperationName, sets: Values[]): Promise<void> {
  const { requestExamples, hasBody } = contractData[operation]
  const bodies = Object.entries(requestExamples)
  const token = run.session.accessToken
  if (hasBody && bodies.length === 0)
    run.complain(operation, 'a way to call it', 'the contract has no example of its body')
  for (const [at, params] of sets.entries()) {
    const named: [string, unknown][] = hasBody ? bodies : [['', undefined]]
    for (const [name, body] of named) {
      await run.try(`as documented ${[at + 1, name].join(' ').trim()}`, { operation, params, body, token })
    }
  }
}

/** The operations whose answers hold what an operation needs. */
const sourcesOf = (operation: OperationName): OperationName[] =>
  inputsOf(operation)
    .filter(({ required, foundIn }) => required && foundIn !== undefined)
    // The contract's check sees to it that the name is one.
    .map(({ foundIn }) => foundIn?.split('.')[0] as OperationName)

/** Reads level by level: what needs the ids of a list waits for the list. */
async function tryReads(run: Run): Promise<void> {
  const wanted = new Set(run.options.only ?? operations)
  // A set grows while it is walked: the sources of the sources come too.
  for (const operation of wanted) for (const source of sourcesOf(operation)) wanted.add(source)
  const waiting = new Set([...wanted].filter((operation) => contractData[operation].effect === 'read'))
  const isWaitingFor = (operation: OperationName) => sourcesOf(operation).some((source) => waiting.has(source))
  while (waiting.size > 0) {
    const level = [...waiting].filter((operation) => !isWaitingFor(operation))
    if (level.length === 0) throw new Error(`these wait for one another: ${[...waiting].join(', ')}`)
    await Promise.all(
      level.map(async (operation) => {
        const sets = paramsFor(run, operation)
        if (Array.isArray(sets)) await tryReading(run, operation, sets)
        else if (sets.isEmpty) run.skip(operation, `no answer held a ${sets.missing}; only its refusals were tried`)
        else
          run.complain(
            operation,
            'a way to call it',
            `nothing says what ${sets.missing} could be (x-found-in, enum or example)`,
          )
        await tryRefusals(run, operation)
      }),
    )
    for (const operation of level) waiting.delete(operation)
  }
}

async function logIn(run: Run, name: string, { username, password }: User): Promise<Session> {
  const answer = await run.try(name, { operation: 'login', body: { username, password } }, [200])
  const { accessToken, refreshToken, roles } = (answer.json ?? {}) as Partial<Session>
  if (!accessToken || !refreshToken || !roles) throw new Error(`the login failed (${answer.failure ?? answer.status})`)
  return { accessToken, refreshToken, roles }
}

/** Ends a session of the run; its token must be of no use from then on. */
async function logOut(run: Run, name: string, { accessToken: token }: Session): Promise<void> {
  await run.try(name, { operation: 'logout', params: { removeRefreshToken: true }, token }, [204])
  const after = await run.try(`${name}, then its token`, { operation: 'readUser', token })
  if (after.status < 400) run.complain('logout', name, 'the token is accepted after logout')
}

/** Runs everything. The sessions that it needs are its own, begun and ended by it. @throws Error when nobody can log in */
export async function runContract(options: RunOptions): Promise<Outcome> {
  const run = new Run(options)
  run.session = await logIn(run, 'the first user', options.user)
  if (options.otherUser) run.other = await logIn(run, 'the other user', options.otherUser)
  try {
    await tryReads(run)
    await options.write?.(run)
  } finally {
    await logOut(run, 'the first user', run.session)
    if (run.other) await logOut(run, 'the other user', run.other)
  }
  return { results: run.results, skipped: run.skipped }
}
