import { expect, test } from 'vitest'
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { startServer } from '../../../mocks/serve.ts'
import { FAKE_API } from './fake-api.ts'
import { everywhere } from './faults.ts'
import { runContract } from './run-contract.ts'
import { changed, type Fault, found, runFake, withBody } from './run-fake.ts'

const item = (code: string) => ({ errors: [{ code, message: 'No.', severity: 'Error' }], canRetry: false })
/** Replaces one status by another, for every caller. */
const instead = (of: number, status: number, body: unknown = item('field_invalid')): Fault =>
  everywhere((answer) => (answer.status === of ? withBody(answer, body, status) : answer))

/** Treats every caller as the first user, whose token is that of the first call with a token. */
function sameCompany(prefix: string): Fault {
  let first: string | null = null
  return (request, path, pass) => {
    first ??= request.headers.get('Authorization')
    if (!path.startsWith(prefix) || !first || !request.headers.has('Authorization')) return undefined
    const headers = new Headers(request.headers)
    headers.set('Authorization', first)
    return pass(new Request(request, { headers }))
  }
}

test.each<[string, OperationName[], Fault, string[]]>([
  [
    'a command that moves money and checks the body before the token',
    ['createDeposit', 'createTopUp'],
    instead(401, 400),
    [
      'createDeposit: without a token: 400 field_invalid instead of 401',
      'createTopUp: with a broken token: 400 field_invalid instead of 401',
    ],
  ],
  [
    'a command that moves money for a user without the role',
    ['createDeposit', 'createTopUp'],
    instead(403, 400),
    [
      'createDeposit: by a user without the role: 400 field_invalid instead of 403',
      'createTopUp: by a user without the role: 400 field_invalid instead of 403',
    ],
  ],
  [
    'a command that moves money and takes an empty body',
    ['createDeposit', 'updateContact'],
    instead(400, 200, {}),
    [
      'createDeposit: nothing in the body: 200 instead of 400',
      'updateContact: nothing in the body: 200 instead of 400',
    ],
  ],
  [
    'what belongs to another company',
    ['readEmployee'],
    sameCompany('/api/company-beneficiaries/'),
    ['readEmployee: by a user of another company: 200 instead of 403 or 404'],
  ],
  [
    'a limit that is one lower than the contract’s',
    ['checkUsernameAvailability'],
    (request, path, pass) =>
      path === contractData.checkUsernameAvailability.path
        ? request
            .clone()
            .json()
            .then(({ userName }: { userName: unknown }) =>
              pass(request).then((answer) =>
                typeof userName === 'string' && userName.length === 100
                  ? withBody(
                      answer,
                      {
                        ...item('field_too_long'),
                        errors: [{ ...item('field_too_long').errors[0], fieldName: 'userName' }],
                      },
                      400,
                    )
                  : answer,
              ),
            )
        : undefined,
    ['checkUsernameAvailability: userName of 100 characters: 400 for a value within the limits of the contract'],
  ],
  [
    'a wrong error code',
    ['login'],
    (request, path, pass) =>
      path === '/api/login'
        ? pass(request).then((answer) => (answer.status === 401 ? withBody(answer, item('unauthorized')) : answer))
        : undefined,
    ['login: made up: the code is unauthorized, not invalid_grant or invalid_username_or_password'],
  ],
  [
    'a suggested deposit that is not what is needed',
    ['estimateDeposit', 'readSettings'],
    changed('/api/deposit-orders/estimation', (body) => ({ ...body, totalSuggestedTransfer: 1 })),
    [
      'estimateDeposit: as documented 1: totalSuggestedTransfer is not the needed amount minus currentBalance (sums to the cent)',
    ],
  ],
])('finds %s [CTR-05]', async (_what, operations, fault, expected) => {
  const lines = found(await runFake(fault, { only: operations }))
  for (const line of expected) expect(lines).toContain(line)
})

test.each([403, 500])('finds every read that answers %d to a valid request [CTR-05]', async (status) => {
  const operations: OperationName[] = [
    'readUser',
    'readCompany',
    'listContacts',
    'listEmployees',
    'readTopUpInProgress',
  ]
  const paths = new Set(operations.map((operation) => contractData[operation].path))
  const broken = everywhere((answer, request) =>
    answer.ok && paths.has(new URL(request.url).pathname)
      ? withBody(answer, item(status === 403 ? 'access_denied' : 'internal_error'), status)
      : answer,
  )
  const lines = found(await runFake(broken, { only: operations }))
  for (const operation of operations) {
    const code = status === 403 ? 'access_denied' : 'internal_error'
    expect(lines).toContain(`${operation}: as documented 1: ${status} ${code} to a good request`)
  }
})

test('sends no command that takes effect, even if the API allows every caller [CTR-05]', async () => {
  const bodies: Promise<string>[] = []
  const watch: Fault = (request, path) => {
    const isOwn = ['/api/login', '/api/login/refresh', '/api/logout'].includes(path)
    if (!isOwn && request.headers.has('Authorization') && request.body) bodies.push(request.clone().text())
    return undefined
  }
  const commands = (Object.keys(contractData) as OperationName[]).filter(
    (operation) => contractData[operation].effect === 'command' && !contractData[operation].isPublic,
  )
  const { results, sent } = await runFake(watch, { only: commands })
  const refused = new Set(results.filter(({ name }) => name === 'without a token').map(({ operation }) => operation))
  expect(commands.filter((operation) => !refused.has(operation))).toEqual([])
  expect(sent.some((call) => call === 'POST /api/top-up-load')).toBe(true)
  expect(new Set(await Promise.all(bodies))).toEqual(new Set(['{}']))
})

test('accepts a given value that no reply contains [CTR-05]', async () => {
  const given = { 'readCardOrderPayment.paymentId': ['pay-7-7901'] }
  const users = [{ ...FAKE_API.users[0], username: 'vaino.koskela' }] as const
  const outcome = await runFake(undefined, { only: ['readCardOrderPayment'], given, users })
  expect(found(outcome)).toEqual([])
  expect(outcome.skipped).toEqual([])
  expect(outcome.unseen.users).toContain('readCardOrderPayment: by a user of another company')
})

test('finds headers that CORS does not allow, by operation [CTR-05]', async () => {
  const { url, stop } = await startServer({ port: 0 })
  const run = async (change: (headers: Headers) => void) =>
    found(
      await runContract({
        ...FAKE_API,
        users: [FAKE_API.users[0]],
        url,
        only: ['createTopUp', 'readUser'],
        deadlineMs: 5000,
        concurrency: 1,
        wait: async () => undefined,
        send: async (request) => {
          const answer = await fetch(request)
          const headers = new Headers(answer.headers)
          change(headers)
          return new Response(answer.body, { status: answer.status, headers })
        },
      }),
    )
  try {
    expect(await run(() => undefined)).toEqual([])
    const lines = await run((headers) => {
      headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language')
      headers.set('Access-Control-Expose-Headers', 'Content-Disposition')
    })
    expect(lines).toContain('createTopUp: a preflight: Access-Control-Allow-Headers lacks Idempotency-Key')
    expect(lines).toContain('readUser: from the portal: Access-Control-Expose-Headers lacks Date')
  } finally {
    await stop()
  }
})
