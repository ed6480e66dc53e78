// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { installTestBed, openTab, reply, START } from '../../tests/support/session-test-bed'

installTestBed()

test.each(['focus', 'online', 'pageshow', 'storage'])(
  'a page woken by %s finds that the session has ended',
  async (waking) => {
    const tab = await openTab()
    tab.startSession(reply({ expiresIn: 600 }), { keep: false })
    // The clock advances while the timers are suspended.
    vi.setSystemTime(START + 600_000)
    expect(tab.ends).toEqual([])
    window.dispatchEvent(new Event(waking))
    expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
  },
)

test('a tab that becomes visible finds that the session has ended', async () => {
  const tab = await openTab()
  tab.startSession(reply({ expiresIn: 600 }), { keep: false })
  vi.setSystemTime(START + 600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tab.ends).toEqual([{ reason: 'expired', hasFailed: false }])
})

test('a session is checked every 5 seconds [SES-10]', async () => {
  const tab = await openTab()
  tab.startImpersonatedSession({ accessToken: 'a', roles: [], validTo: START + 7000 })
  await vi.advanceTimersByTimeAsync(9999)
  expect(tab.ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(tab.ends).toHaveLength(1)
})

test('warns once, half a minute before a session that cannot be refreshed ends', async () => {
  const tab = await openTab()
  tab.startSession(reply({ expiresIn: 600 }), { keep: false })
  await vi.advanceTimersByTimeAsync(569_000)
  expect(tab.onEndingSoon).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.onEndingSoon).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(tab.onEndingSoon).toHaveBeenCalledOnce()
})

test('a stopped watch ends no session', async () => {
  const tab = await openTab()
  tab.startSession(reply({ expiresIn: 600 }), { keep: false })
  tab.close()
  await vi.advanceTimersByTimeAsync(700_000)
  expect(tab.ends).toEqual([])
})
