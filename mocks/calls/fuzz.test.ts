import { expect, onTestFinished, test, vi } from 'vitest'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { contractData } from '../../generated/contract-data.ts'
import { contractExamples } from '../../generated/contract-examples.ts'
import type { OperationName } from '../../generated/registry.ts'
import { brokenValues, validValues } from '../../tests/support/fuzz-values.ts'
import { PASSWORD, TOKENS } from '../control/scenarios.ts'
import type { Db, Table } from '../database/db.ts'
import { makeTestApi } from '../node.ts'
import { schemaOf } from './parse-call.ts'

const ORIGIN = 'http://portal.test'
const SEED = 20260310
const ANCHOR = Date.parse('2026-03-10T09:00:00Z')
const COMPANY = 'c-1'
const PERSONAS = ['aino.virtanen', 'paivi.nurmi', 'niko.rautio'] as const
const BROKEN_TEXTS = ['', 'null', '[]', '{"a":', '"text"', '{"__proto__":{"a":1}}']
const operations = Object.keys(contractData) as OperationName[]

type Input = { params: Record<string, unknown>; query: Record<string, unknown>; text: string | undefined }
type Token = string | undefined

/** Existing ids, by parameter or field name, so that calls do not all fail with 404. */
type Known = Record<string, string[]>
function knownIn(db: Db): Known {
  const idsOf = <Row extends { id: string }>(table: Table<Row>) =>
    table
      .all(COMPANY)
      .slice(0, 3)
      .map((row) => row.id)
  return {
    id: [db.contacts, db.employees, db.voucherOrders, db.topUps, db.deposits, db.transactions, db.payments].flatMap(
      (table) => idsOf(table as Table<{ id: string }>),
    ),
    paymentId: db.payments.all(COMPANY).map((row) => row.id),
    requestId: idsOf(db.requestedLoads as Table<{ id: string }>),
    guid: [TOKENS.impersonation.valid],
    customerNumber: db.companies.all().map((row) => row.customerNumber),
    amountInCents: ['10000'],
    benefit: ['lunch', 'recreational'],
  }
}

const some = (schema: $ZodType | undefined, count: number): Record<string, unknown>[] =>
  (schema ? validValues(schema, count, SEED) : [{}]) as Record<string, unknown>[]

/** Requests: valid ones, sent by every caller, then invalid ones. */
function inputsOf(operation: OperationName, known: Known): { valid: Input[]; broken: Input[] } {
  const { path } = contractData[operation]
  const [paramsSchema, bodySchema] = [schemaOf(operation, 'Params'), schemaOf(operation, 'Body')]
  const randomParams = some(paramsSchema, 4)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const named = names.flatMap((name) => (known[name] ?? []).map((value) => ({ ...randomParams[0], [name]: value })))
  const params = [...named, ...randomParams]
  const withKnown = (value: unknown, index: number): unknown =>
    typeof value === 'object' && value !== null && 'paymentId' in value
      ? { ...value, paymentId: known.paymentId?.[index] ?? value.paymentId }
      : value
  const query = some(schemaOf(operation, 'QueryParams'), 4).map(withKnown) as Record<string, unknown>[]
  const bodies = bodySchema
    ? [...Object.values(contractExamples[operation].request), ...validValues(bodySchema, 6, SEED).map(withKnown)]
    : [undefined]
  const at = <T>(list: T[], index: number): T => {
    const item = list[index % list.length]
    if (item === undefined && list.length === 0) throw new RangeError(`nothing to send to ${operation}`)
    return item as T
  }
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  const count = Math.max(params.length, query.length, bodies.length)
  const valid = Array.from({ length: count }, (_, index) => ({
    params: at(params, index),
    query: at(query, index),
    text: json(at(bodies, index)),
  }))
  const first = at(valid, 0)
  const broken: Input[] = [
    ...(paramsSchema ? brokenValues(at(params, 0), 6, SEED) : []).map((value) => ({
      ...first,
      params: { ...at(params, 0), ...(value as object | undefined) },
    })),
    ...brokenValues(at(query, 0), 6, SEED).map((value) => ({ ...first, query: { ...(value as object | undefined) } })),
    ...(bodySchema
      ? [
          ...bodies.slice(0, 2).flatMap((body, index) => brokenValues(body, 16, SEED + index).map(json)),
          ...BROKEN_TEXTS,
        ].map((text) => ({ ...first, text }))
      : []),
  ]
  return { valid, broken }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x'))

function requestOf(operation: OperationName, { params, query, text }: Input, token: Token): Request {
  const { method, path, hasBody } = contractData[operation]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])) || 'x')
  const url = new URL(filled, ORIGIN)
  for (const [name, value] of Object.entries(query)) {
    const texts = Array.isArray(value) ? value : [value]
    for (const one of texts) url.searchParams.append(name, textOf(one))
  }
  const headers = { Origin: ORIGIN, ...(token && { Authorization: `Bearer ${token}` }) }
  return new Request(url, { method, headers, body: hasBody ? text : undefined })
}

type ErrorReply = { errors?: { code?: unknown; message?: unknown; severity?: unknown }[]; canRetry?: unknown }

/** How a reply breaks the contract; undefined if it does not. */
async function complaint(
  operation: OperationName,
  response: Response,
  text: string | undefined,
): Promise<string | undefined> {
  const { responses, errorCodes } = contractData[operation]
  const { status } = response
  const declared = responses[String(status)]
  if (!declared) return `status ${status} is not declared`
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (status < 400) {
    if (declared.contentTypes.length > 0 && !declared.contentTypes.includes(type)) return `${status} as ${type}`
    const [replies, asked] = [schemaOf(operation, 'Response'), schemaOf(operation, 'Body')]
    const reply: unknown = type === 'application/json' ? await response.json() : undefined
    if (replies && reply !== undefined && !safeParse(replies, reply).success) return `${status} of another shape`
    if (asked && !safeParse(asked, JSON.parse(text ?? 'null')).success) return `${status} to a body of another shape`
    return undefined
  }
  if (status === 500) return 'a 500 that nobody asked for'
  const { errors = [], canRetry } = (await response.json()) as ErrorReply
  const codes = errorCodes[String(status)] ?? []
  const strange = errors.filter((item) => typeof item.code !== 'string' || !codes.includes(item.code))
  if (strange.length > 0) return `${status} with ${strange.map((item) => String(item.code)).join(', ')}`
  const isWhole = errors.every((item) => typeof item.message === 'string' && typeof item.severity === 'string')
  return errors.length > 0 && isWhole && typeof canRetry === 'boolean' ? undefined : `${status} without an error body`
}

test('answers every valid or invalid call of every caller within the contract', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: ANCHOR })
  onTestFinished(() => void vi.useRealTimers())
  const api = makeTestApi({ anchor: ANCHOR })
  const complaints = new Set<string>()
  let calls = 0
  const succeeded = new Set<OperationName>()
  const logIn = async (username: string) => {
    const body = JSON.stringify({ username, password: PASSWORD })
    const response = await api.send(new Request(`${ORIGIN}/api/login`, { method: 'POST', body }))
    if (response?.status !== 200) throw new Error(`${username} cannot log in`)
    return ((await response.json()) as { accessToken: string }).accessToken
  }
  const send = async (operation: OperationName, input: Input, token: Token) => {
    calls += 1
    let found: string | undefined
    try {
      const response = await api.send(requestOf(operation, input, token))
      found = response ? await complaint(operation, response, input.text) : 'no answer'
      if (response?.ok) succeeded.add(operation)
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      found = `the fake API failed: ${cause instanceof Error ? cause.message.slice(0, 300) : String(cause)}`
    }
    if (found) complaints.add(`${operation}: ${found} [${input.text?.slice(0, 200) ?? JSON.stringify(input)}]`)
  }
  for (const operation of operations) {
    const { valid, broken } = inputsOf(operation, await api.database.withDb(knownIn))
    const tokens: Token[] = [undefined]
    for (const username of PERSONAS) tokens.push(await logIn(username))
    for (const input of broken) await send(operation, input, tokens[1])
    for (const token of tokens) for (const input of valid) await send(operation, input, token)
    if (contractData[operation].effect === 'command') await api.database.reset()
  }
  expect([...complaints]).toEqual([])
  expect(calls).toBeGreaterThan(operations.length * 15)
  // Otherwise the test would only prove that invalid calls are refused.
  expect(succeeded.size).toBeGreaterThan(operations.length * 0.75)
})
