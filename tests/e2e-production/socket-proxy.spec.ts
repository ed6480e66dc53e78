import { type Break, expect, type Protocol, test } from './socket-test'

// The browser logs an error for a lost reply.
test.use({ allowErrors: [/net::ERR_/] })

const CALL = '/api/email/validate'

/**
 * What the browser does with a POST whose reply is lost: it reports the error (`lost`) or resends the request (`again`).
 * `own`: sent without cookies, as the portal's commands that move money, so on a connection separate from other calls.
 */
type Kinds = Record<string, 'again' | 'lost'>
const CASES: [Protocol, Record<'used' | 'own', Kinds>][] = [
  [
    'HTTP/1.1',
    {
      used: { reset: 'again', 'after-head': 'lost', 'half-body': 'lost' },
      own: { reset: 'lost', 'after-head': 'lost', 'half-body': 'lost' },
    },
  ],
  [
    'HTTP/2',
    {
      used: { reset: 'again', goaway: 'again', 'refused-stream': 'again', 'after-head': 'lost', 'half-body': 'lost' },
      own: { reset: 'lost', goaway: 'lost', 'refused-stream': 'again', 'after-head': 'lost', 'half-body': 'lost' },
    },
  ],
]

for (const [protocol, connections] of CASES) {
  test.describe(`over ${protocol}`, () => {
    test.use({ protocol })

    test('a browser sends a POST twice if the reply is lost on a connection that was used before [PAY-12]', async ({
      page,
      network,
    }) => {
      // A page without scripts.
      await page.goto('/robots.txt')
      let ofPage = 0
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === CALL) ofPage += 1
      })
      const send = (credentials: RequestCredentials) =>
        page.evaluate(
          async ([path = '', credentials]) => {
            // An earlier call, so that a used connection exists.
            await (await fetch('/content/notices.json')).text()
            const body = JSON.stringify({ emailAddress: 'aino.virtanen@pyynikinpaahtimo.example', reCaptchaToken: '' })
            const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
            const answer = fetch(path, {
              method: 'POST',
              headers,
              body,
              credentials: credentials as RequestCredentials,
            })
            return answer
              .then((got) => got.text())
              .then(
                () => 'answered',
                () => 'lost',
              )
          },
          [CALL, credentials],
        )
      for (const [connection, kinds] of Object.entries(connections)) {
        await test.step(connection === 'own' ? 'a connection of its own' : 'a used connection', async () => {
          for (const [kind, expected] of Object.entries(kinds)) {
            for (const isActed of [true, false]) {
              const before = network.seen('POST', CALL).length
              ofPage = 0
              network.plan({ method: 'POST', path: CALL, kind: kind as Break, isActed })
              const told = await send(connection === 'own' ? 'omit' : 'same-origin')
              const arrived = network.seen('POST', CALL).slice(before)
              const again = expected === 'again'
              expect([kind, isActed, told, arrived.map(({ broken }) => broken), ofPage]).toEqual([
                kind,
                isActed,
                again ? 'answered' : 'lost',
                again ? [kind, undefined] : [kind],
                1,
              ])
              expect(arrived[0]?.isReused).toBe(connection === 'used')
              expect(arrived.map(({ status }) => status)).toEqual([isActed ? 200 : undefined, ...(again ? [200] : [])])
            }
          }
        })
      }
    })
  })
}
