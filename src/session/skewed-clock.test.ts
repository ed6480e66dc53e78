// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  installTestBed,
  json,
  network,
  openTab,
  reply,
  START,
  sentTo,
  tokens,
} from '../../tests/support/session-test-bed'

installTestBed()

const REFRESH = '/api/login/refresh'
const DETAILS = '/api/user/details'
const HOUR = 3_600_000
const DAY = 24 * HOUR

// In a browser `PORTAL_ROUNDS=1 playwright test session-tabs` plays the same.
test.each([-1, 1])('four tabs on a machine whose clock is %i day ahead refresh once as well [SES-10]', async (days) => {
  const saysWhen = (answer: Response) => {
    answer.headers.set('Date', new Date(Date.now() - days * DAY).toUTCString())
    return answer
  }
  network.answers[REFRESH] = () => new Promise((done) => setTimeout(() => done(saysWhen(tokens(2))), 300))
  network.answers[DETAILS] = () => saysWhen(json(200, {}))
  const first = await openTab()
  first.startSession(reply(), { keep: true })
  const tabs = [first, await openTab(), await openTab(), await openTab()]
  const readAll = () => Promise.all(tabs.map((tab) => tab.readUserDetails()))
  await readAll()
  await vi.advanceTimersByTimeAsync(HOUR - 30_000)
  expect(sentTo(REFRESH)).toHaveLength(1)
  expect(tabs.map((tab) => tab.currentSession()?.validTo)).toEqual(tabs.map(() => tabs[0]?.currentSession()?.validTo))
  await readAll()
  expect(sentTo(DETAILS).map((request) => request.headers.get('Authorization'))).toEqual([
    ...tabs.map(() => 'Bearer a1'),
    ...tabs.map(() => 'Bearer a2'),
  ])
  expect(tabs.flatMap(({ ends }) => ends)).toEqual([])
  expect(first.currentSession()?.validTo).toBeLessThan(START + 2 * HOUR)
  expect(first.currentSession()?.validTo).toBeGreaterThan(START + 2 * HOUR - 61_000)
})
