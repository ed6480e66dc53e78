/** Runs the contract tests against the fake API with a fault. */
import { makeTestApi } from '../../../mocks/node.ts'
import { FAKE_API } from './fake-api.ts'
import type { RunOptions } from './run.ts'
import { type Outcome, runContract } from './run-contract.ts'

export type Pass = (request: Request) => Promise<Response>
/** The faulty reply to a request; undefined passes it to the fake API. */
export type Fault = (request: Request, path: string, pass: Pass) => Promise<Response> | undefined

/** Runs against the fake API with a fault. @returns the outcome, and the calls made, such as `POST /api/login`. */
export async function runFake(fault: Fault | undefined, options: Partial<RunOptions> = {}, api = makeTestApi()) {
  const pass: Pass = async (request) => {
    const answer = await api.send(request)
    if (!answer) throw new Error('no such call')
    return answer
  }
  const sent: string[] = []
  const waits: number[] = []
  const outcome = await runContract({
    url: 'http://portal.test',
    send: async (request) => {
      const { pathname } = new URL(request.url)
      sent.push(`${request.method} ${pathname}`)
      return (await fault?.(request, pathname, pass)) ?? pass(request)
    },
    deadlineMs: 5000,
    concurrency: 1,
    wait: async (ms) => void waits.push(ms),
    users: FAKE_API.users,
    ...options,
  })
  return { ...outcome, sent, waits, api }
}

/** Findings as `operation: attempt: finding`. */
export const found = ({ results }: Pick<Outcome, 'results'>) =>
  results.flatMap(({ operation, name, findings }) => findings.map((finding) => `${operation}: ${name}: ${finding}`))

/** The reply with another body and the same headers. */
export const withBody = (answer: Response, body: unknown, status = answer.status) => {
  const { headers } = answer
  return typeof body === 'string' || body instanceof Uint8Array
    ? new Response(body as BodyInit, { status, headers })
    : Response.json(body, { status, headers })
}

/** A fault that changes the body of the fake API's reply. */
export const changed =
  (
    at: string | RegExp,
    change: (body: Record<string, unknown>, request: Request) => unknown,
    only = (status: number) => status < 400,
  ): Fault =>
  (request, path, pass) => {
    if (typeof at === 'string' ? path !== at : !at.test(path)) return undefined
    return pass(request).then(async (answer) => {
      if (!only(answer.status) || !answer.headers.get('Content-Type')?.includes('json')) return answer
      return withBody(answer, change((await answer.json()) as Record<string, unknown>, request))
    })
  }
