import type { Snapshot } from '../../mocks/database/db'
import { type MovedMoney, movedMoneyIn } from '../e2e/mock-ledger'
import { PASSWORD, test as production } from './production-test'
import { type Protocol, SocketProxy } from './socket-proxy'

export { expect, openSession } from './production-test'
export type { Break, PlannedBreak, Protocol } from './socket-proxy'

/** The fake API; only the server behind the proxy connects to it. */
const API = 'http://127.0.0.1:4011'
/** The fake provider, whose URL the fake API knows only without the proxy. */
const PROVIDER = 'https://127.0.0.1:4175'

/** The fake API of a test: its settings and its ledger, over HTTP. */
export interface Backend {
  /** Applies settings in the format of the panel's URL, such as `mock-idempotency=off`. */
  set: (settings: string) => Promise<void>
  /** Posts as a user in a separate session. @returns the reply */
  post: (username: string, path: string, data: object) => Promise<unknown>
  /** The movements on the company's account. */
  money: (companyId?: string) => Promise<MovedMoney>
}

/** A page whose only origin is a proxy that breaks connections, with the production build behind it. */
export const test = production.extend<{
  protocol: Protocol
  network: SocketProxy
  backend: Backend
}>({
  protocol: ['HTTP/1.1', { option: true }],
  ignoreHTTPSErrors: true,
  network: async ({ protocol }, use, { project }) => {
    const upstream = project.use.baseURL ?? ''
    const proxy = await SocketProxy.start({ protocol, upstream, replacing: { [API]: PROVIDER } })
    await use(proxy)
    await proxy.stop()
  },
  baseURL: async ({ network }, use) => use(network.origin),
  backend: async ({ playwright }, use, { testId }) => {
    // A new connection for each call: the server closes idle ones after 5 s, and a call sent at that moment fails.
    const extraHTTPHeaders = { 'X-Mock-Session': testId, Connection: 'close' }
    const api = await playwright.request.newContext({ baseURL: API, extraHTTPHeaders })
    await use({
      set: async (settings) => {
        const answer = await api.post(`/mock?${settings}`)
        if (!answer.ok()) throw new Error(`the fake API refused ${settings}`)
      },
      post: async (username, path, data) => {
        const login = await api.post('/api/login', { data: { username, password: PASSWORD } })
        const { accessToken } = (await login.json()) as { accessToken: string }
        const answer = await api.post(path, { data, headers: { Authorization: `Bearer ${accessToken}` } })
        if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
        return answer.json()
      },
      money: async (companyId) => movedMoneyIn((await (await api.get('/mock/snapshot')).json()) as Snapshot, companyId),
    })
    await api.dispose()
  },
})
