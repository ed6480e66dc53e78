import { makeTestApi } from '../../mocks/node.ts'
import { PASSWORD, personas } from '../../mocks/scenarios.ts'

/** The fake API behind the benchmark's pages, logged in as the company with 10 000 employees. */
export async function makeBenchApi() {
  const api = makeTestApi()
  const persona = personas.find(({ name }) => name === 'large')
  if (!persona) throw new Error('there is no large company')
  const reply = await api.send(
    new Request('https://127.0.0.1/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: persona.username, password: PASSWORD }),
    }),
  )
  const tokens = (await reply?.json()) as {
    accessToken: string
    refreshToken: string
    tokenType: string
    expiresIn: number
  }
  const session = {
    id: 'bench',
    accessToken: tokens.accessToken,
    tokenType: tokens.tokenType,
    refreshToken: tokens.refreshToken,
    validTo: Date.now() + tokens.expiresIn * 1000,
    roles: ['signatory', 'voucherManager'],
    isUserImpersonate: false,
    isKept: false,
  }
  return {
    answer: api.send,
    authorization: `${tokens.tokenType} ${tokens.accessToken}`,
    /** What the portal keeps in session storage for a login of this tab. */
    portalSession: { 'portal.session': JSON.stringify(session) },
  }
}
