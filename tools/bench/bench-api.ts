import type { LoginReply } from '../../generated/api/model/index.ts'
import { PASSWORD, personas, type ScenarioName } from '../../mocks/control/scenarios.ts'
import { makeTestApi } from '../../mocks/node.ts'
import type { Session } from '../../src/session/stored-session.ts'

/** Web storage of the companies whose pages are measured. */
export type Sessions = Record<'large' | 'established', Record<string, string>>

/** The fake API that the benchmark's pages call, and sessions of its personas as stored in web storage. */
export function makeBenchApi() {
  const api = makeTestApi()
  return {
    answer: api.send,
    /** Logs in. @returns the portal's stored session keys, and the Authorization header for the baselines. */
    sessionOf: async (name: ScenarioName): Promise<Record<string, string>> => {
      const persona = personas.find((known) => known.name === name)
      if (!persona) throw new Error(`there is no persona ${name}`)
      const reply = await api.send(
        new Request('https://127.0.0.1/api/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username: persona.username, password: PASSWORD }),
        }),
      )
      const tokens = (await reply?.json()) as LoginReply
      const session = {
        ...tokens,
        id: `bench-${name}`,
        validTo: Date.now() + tokens.expiresIn * 1000,
        roles: ['signatory', 'voucherManager'],
        isPersistent: false,
      } satisfies Session
      return {
        'portal.session': JSON.stringify(session),
        'bench-authorization': `${tokens.tokenType} ${tokens.accessToken}`,
      }
    },
  }
}
