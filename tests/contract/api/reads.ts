/** Reads: valid calls, ordered by dependency, each followed by its refusals. */
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { attemptsOf, judgeAttempt } from './attempts.ts'
import { bodiesOf, bodySourcesOf } from './bodies.ts'
import type { Answer, Values } from './caller.ts'
import { codesOf } from './check-answer.ts'
import { allOperations, COMMON_CODES, paramsFor, sourcesOf } from './inputs.ts'
import { tryLanguages } from './languages.ts'
import { tryLists } from './lists.ts'
import { tryKnownRefusals, tryReadRefusals } from './refusals.ts'
import { tryReports } from './report-periods.ts'
import type { Run } from './run.ts'

/** Valid reads that may return 404, because the document belongs to another record. */
const ELSEWHERE: Partial<Record<OperationName, string>> = {
  // The receipt of a deposit belongs to its order.
  downloadTransactionReceipt: 'document_not_found',
}

/** A valid read must succeed, except for a refusal with one of the operation's own codes. */
export function judgeGood(operation: OperationName, { status }: Answer, codes: string[]): string[] {
  const isOwn = codes.length > 0 && codes.every((code) => !COMMON_CODES.has(code))
  const mayBe = status === 409 || (status === 400 && contractData[operation].hasBody)
  if (status < 300 || (isOwn && mayBe)) return []
  if (status === 404 && codes.includes(ELSEWHERE[operation] ?? '')) return []
  return [`${status} ${codes.join(', ')} to a good request`.replace('  ', ' ')]
}

/** The operations whose replies an operation needs. */
const needsOf = (operation: OperationName) => [...sourcesOf(operation), ...bodySourcesOf(operation)]

async function tryReading(run: Run, operation: OperationName, sets: Values[]): Promise<void> {
  const by = run.session
  const bodies = bodiesOf(run, operation)
  if (bodies.length === 0) run.complain(operation, 'how to call it', 'no body is known')
  const judge = (answer: Answer) => judgeGood(operation, answer, codesOf(answer))
  for (const [at, params] of sets.entries()) {
    for (const [name, body] of bodies) {
      await run.try(`as documented ${[at + 1, name].join(' ').trim()}`, { operation, params, body, by }, [], judge)
    }
  }
  await tryLists(run, operation, judge)
  await tryReports(run, operation, judge)
  await tryLanguages(run, operation, judge)
}

/** Requests with one value at or beyond a limit, otherwise valid. */
async function tryLimits(run: Run, operation: OperationName, params: Values): Promise<void> {
  const by = run.session
  const bodies = bodiesOf(run, operation).map(([, body]) => body)
  const isInPath = (name: string) =>
    contractData[operation].parameters.some((parameter) => parameter.name === name && parameter.in === 'path')
  for (const attempt of attemptsOf(operation, bodies)) {
    const call = {
      operation,
      params: { ...params, ...attempt.params },
      body: attempt.params ? bodies[0] : attempt.body,
      by,
    }
    const refused = isInPath(attempt.place) ? [400, 404] : [400]
    await run.try(attempt.name, call, attempt.isGood ? [] : refused, (answer) => judgeAttempt(attempt, answer))
  }
}

async function tryOperation(run: Run, operation: OperationName): Promise<void> {
  const sets = paramsFor(run, operation)
  if (Array.isArray(sets)) {
    await tryReading(run, operation, sets)
    await tryLimits(run, operation, sets[0] ?? {})
    await tryKnownRefusals(run, operation)
  } else if (sets.isEmpty) {
    run.skip(operation, `no reply contained a ${sets.missing}; only refusals were tried`)
  } else {
    const why = `no value of ${sets.missing} is known (x-found-in, enum or example)`
    run.complain(operation, 'how to call it', why)
  }
  await tryReadRefusals(run, operation, Array.isArray(sets) ? sets[0] : undefined)
}

/** Calls reads in order of dependency: operations that need ids run after the list that contains them. */
export async function tryReads(run: Run): Promise<void> {
  const wanted = new Set(allOperations.filter((operation) => run.wants(operation)))
  // Iterating a Set includes elements added meanwhile, so sources of sources are added too.
  for (const operation of wanted) for (const source of needsOf(operation)) wanted.add(source)
  const waiting = new Set([...wanted].filter((operation) => contractData[operation].effect === 'read'))
  const isWaitingFor = (operation: OperationName) => needsOf(operation).some((source) => waiting.has(source))
  while (waiting.size > 0) {
    const level = [...waiting].filter((operation) => !isWaitingFor(operation))
    if (level.length === 0) throw new Error(`these operations depend on each other: ${[...waiting].join(', ')}`)
    await Promise.all(level.map((operation) => tryOperation(run, operation)))
    for (const operation of level) waiting.delete(operation)
  }
}
