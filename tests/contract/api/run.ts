import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { type Answer, type Call, type CallerOptions, curlOf, makeCaller, type Session } from './caller.ts'
import { checkAnswer, codesOf, shapeOf } from './check-answer.ts'
import { addDays, todayOf } from './days.ts'

/** One call and its findings. */
export type Result = {
  operation: OperationName
  /** The attempt, named alike for every API: `as documented 1`, `without a token`. */
  name: string
  status: number
  codes: string[]
  ms: number
  findings: string[]
  curl: string
  shape: Record<string, string>
}
/** A call and its reply, for rules that compare several of them. */
export type Exchange = { call: Call; answer: Answer; result: Result }
/** An operation that was not called, and why. */
export type Skipped = { operation: OperationName; why: string }
export type User = { username: string; password: string }
export type RunOptions = CallerOptions & {
  /** The first user makes the valid reads. The others test missing roles and other companies. */
  users: readonly [User, ...User[]]
  /** The portal's origin, if it differs from the API's. */
  origin?: string
  /** Values of parameters that no reply contains, by name: `readCardOrderPayment.paymentId`. */
  given?: Readonly<Record<string, unknown[]>>
  /** Limits the run to these operations and those whose replies contain their ids; all by default. */
  only?: readonly OperationName[]
  /** Runs the commands, after the reads. */
  write?: (run: Run) => Promise<void>
}

/** Refresh a session that expires within this time. */
const REFRESH_BEFORE_MS = 30_000

/** A run in progress: all calls go through it, so that all are checked and recorded. */
export class Run {
  readonly results: Result[] = []
  readonly skipped: Skipped[] = []
  /** Refusals that were not tried, because the run has no such user. */
  readonly untried: string[] = []
  readonly exchanges: Exchange[] = []
  /** The JSON bodies of successful replies. */
  readonly answers = new Map<OperationName, unknown[]>()
  readonly options: RunOptions
  readonly given: Readonly<Record<string, unknown[]>>
  readonly sessions: Session[] = []
  readonly #call: (call: Call) => Promise<Answer>

  constructor(options: RunOptions) {
    this.options = options
    // The contract's example date is in the past by now.
    this.given = { 'listTopUpEmployees.scheduledOn': [addDays(todayOf(), 1)], ...options.given }
    this.#call = makeCaller(options)
  }

  /** The first user's session. */
  get session(): Session {
    const [first] = this.sessions
    if (!first) throw new Error('nobody is logged in')
    return first
  }

  /**
   * Makes a call and checks the reply against the contract, against the `expected` statuses (one of them must match) and with
   * `judge`, which returns further findings.
   */
  async try(
    name: string,
    call: Call,
    expected: readonly number[] = [],
    judge?: (answer: Answer) => string[],
  ): Promise<Answer> {
    await this.#keepAlive(call)
    const answer = await this.#call(call)
    const findings = checkAnswer(call.operation, answer)
    const codes = codesOf(answer)
    if (!answer.failure && expected.length > 0 && !expected.includes(answer.status)) {
      findings.unshift(`${answer.status} ${codes.join(', ')} instead of ${expected.join(' or ')}`.replace('  ', ' '))
    } else if (!answer.failure) findings.push(...(judge?.(answer) ?? []))
    const { operation } = call
    const { status, ms } = answer
    const result = { operation, name, status, codes, ms, findings, curl: curlOf(call), shape: shapeOf(answer) }
    this.results.push(result)
    this.exchanges.push({ call, answer, result })
    if (status >= 200 && status < 300 && answer.json !== undefined && call.by === this.sessions[0]) {
      this.answers.set(operation, [...(this.answers.get(operation) ?? []), answer.json])
    }
    return answer
  }

  async #keepAlive({ by, operation }: Call): Promise<void> {
    const session = this.sessions.find((one) => one === by)
    if (!session || operation === 'logout' || session.expiresAt - Date.now() > REFRESH_BEFORE_MS) return
    await this.refresh(session)
  }

  /** Refreshes the tokens of a session. */
  async refresh(session: Session): Promise<void> {
    const body = { refreshToken: session.refreshToken }
    const { json } = await this.try('the session', { operation: 'refreshSession', body }, [200])
    Object.assign(session, tokensOf(json))
  }

  wants(operation: OperationName): boolean {
    const { only } = this.options
    return only === undefined || only.includes(operation)
  }

  /** The first user's successful replies of an operation. */
  goodOf(operation: OperationName): Exchange[] {
    const [first] = this.sessions
    return this.exchanges.filter(
      ({ call, answer }) =>
        call.operation === operation &&
        (call.by === first || contractData[operation].isPublic) &&
        answer.status >= 200 &&
        answer.status < 300,
    )
  }

  /** Adds a finding about an operation as a whole. */
  complain(operation: OperationName, name: string, finding: string): void {
    this.results.push({ operation, name, status: 0, codes: [], ms: 0, findings: [finding], curl: '', shape: {} })
  }

  skip(operation: OperationName, why: string): void {
    this.skipped.push({ operation, why })
  }
}

/** The tokens of a login or a refresh; undefined if one is missing. */
export function tokensOf(json: unknown) {
  const { accessToken, refreshToken, tokenType, expiresIn } = (json ?? {}) as Partial<Session> & { expiresIn?: number }
  if (!accessToken || !refreshToken || !tokenType) return undefined
  return { accessToken, refreshToken, tokenType, expiresAt: Date.now() + (expiresIn ?? 0) * 1000 }
}
