// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  installTestBed,
  json,
  network,
  openTab,
  refusal,
  reply,
  START,
  sentTo,
} from '../../tests/support/session-test-bed'
import { expiryOfJwt } from './impersonation'

installTestBed()
beforeEach(() => window.history.replaceState(null, '', '/'))

const GUID = '3f0c9a52-6d1e-4b7a-9c55-0a1b2c3d4e5f'
const EXCHANGE = `/api/admin-tool/impersonation/token/${GUID}`
const base64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const jwt = (claims: object) => `${base64Url('{"alg":"none"}')}.${base64Url(JSON.stringify(claims))}.sig`
const grants = (validTo: number) => () => json(200, { accessToken: jwt({ exp: validTo / 1000 }), roles: ['Signatory'] })

async function openLink(query = `?impersonation=${GUID}`) {
  window.history.replaceState({ key: 'k' }, '', `/en/login${query}`)
  const tab = await openTab()
  return { ...tab, ...(await import('./impersonation')) }
}

test('removes the guid from the address at once and leaves the rest [SES-30]', async () => {
  const tab = await openLink(`?a=1&impersonation=${GUID}#top`)
  expect(window.location.href).toBe(`${window.location.origin}/en/login?a=1#top`)
  expect(window.history.state).toEqual({ key: 'k' })
  expect(tab.pendingImpersonation()).toBe(GUID)
  expect(network.sent).toHaveLength(0)
})

test('a link whose path begins with two slashes does not throw [SES-30]', async () => {
  const { captureImpersonationLink, pendingImpersonation } = await import('./impersonation')
  for (const path of ['//login', '//evil.example', '/\\evil.example']) {
    window.history.replaceState(null, '', `${window.location.origin}${path}?impersonation=${GUID}&a=1`)
    captureImpersonationLink()
    expect(pendingImpersonation()).toBe(GUID)
    expect(window.location.href).toBe(`${window.location.origin}${path.replace('\\', '/')}?a=1`)
  }
})

test('the guid is exchanged for a session that is valid until the exp of the token [SES-19]', async () => {
  network.answers[EXCHANGE] = grants(START + 600_000)
  const tab = await openLink()
  expect(await tab.startImpersonation()).toBe(true)
  expect(sentTo(EXCHANGE)[0]?.method).toBe('GET')
  expect(tab.currentSession()).toMatchObject({
    isUserImpersonate: true,
    tokenType: 'Bearer',
    validTo: START + 600_000,
    roles: ['signatory'],
  })
  expect(tab.pendingImpersonation()).toBeUndefined()
})

test('the session exists in that tab only, and is not remembered or refreshed [SES-30]', async () => {
  network.answers[EXCHANGE] = grants(START + 600_000)
  const tab = await openLink()
  tab.startSession(reply(), { keep: true })
  const kept = localStorage.getItem('portal.remember-me')
  await tab.startImpersonation()
  expect(localStorage.getItem('portal.remember-me')).toBe(kept)
  expect(tab.currentSession()).toMatchObject({ isPersistent: false, isUserImpersonate: true })
  expect(tab.currentSession()?.refreshToken).toBeUndefined()
  await vi.advanceTimersByTimeAsync(599_000)
  expect(sentTo('/api/login/refresh')).toHaveLength(0)
})

test("the tab's own session stays stored during an impersonation [SES-30]", async () => {
  network.answers[EXCHANGE] = grants(START + 600_000)
  const tab = await openLink()
  const { id } = tab.startSession(reply(), { keep: false })
  await tab.startImpersonation()
  tab.endSession('impersonation-ended')
  expect(tab.currentSession()).toBeUndefined()
  expect((await openTab()).currentSession()?.id).toBe(id)
})

test('a reload continues the impersonation', async () => {
  network.answers[EXCHANGE] = grants(START + 600_000)
  const tab = await openLink()
  await tab.startImpersonation()
  expect((await openTab()).currentSession()).toMatchObject({ isUserImpersonate: true, validTo: START + 600_000 })
})

test('a link that is used or expired opens no session [SES-19]', async () => {
  network.answers[EXCHANGE] = () => refusal(404, 'impersonation_token_expired')
  const tab = await openLink()
  expect(await tab.startImpersonation()).toBe(false)
  expect(tab.currentSession()).toBeUndefined()
})

test('an error of the portal is not taken for a used link', async () => {
  network.answers[EXCHANGE] = grants(START + 600_000)
  const tab = await openLink()
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('no id')
  })
  await expect(tab.startImpersonation()).rejects.toThrow('no id')
})

test.each(['', 'x', `x${GUID}`, `${GUID}x`, '../../user', `${GUID}/../x`])(
  'the guid %j is never sent [SES-19]',
  async (guid) => {
    const tab = await openLink(`?impersonation=${encodeURIComponent(guid)}`)
    expect(await tab.startImpersonation()).toBe(false)
    expect(network.sent).toHaveLength(0)
  },
)

test.each([{}, { exp: 'soon' }, { exp: START / 1000 - 1 }, { exp: START / 1000 }])(
  'a token with the claims %j fails [SES-19]',
  async (claims) => {
    network.answers[EXCHANGE] = () => json(200, { accessToken: jwt(claims), roles: ['Signatory'] })
    const tab = await openLink()
    expect(await tab.startImpersonation()).toBe(false)
    expect(tab.currentSession()).toBeUndefined()
  },
)

const HOURS = 3_600_000
test.each([2 * HOURS, -2 * HOURS, 365 * 24 * HOURS, -365 * 24 * HOURS])(
  'a browser whose clock is %i ms ahead uses the server’s time for link and countdown [SES-19] [SES-20]',
  async (ahead) => {
    const serverNow = START - ahead
    network.answers[EXCHANGE] = () => {
      const answer = json(200, { accessToken: jwt({ exp: (serverNow + 600_000) / 1000 }), roles: ['Signatory'] })
      answer.headers.set('Date', new Date(serverNow).toUTCString())
      return answer
    }
    const tab = await openLink()
    expect(await tab.startImpersonation()).toBe(true)
    expect(tab.currentSession()?.validTo).toBe(START + 600_000)
    await vi.advanceTimersByTimeAsync(599_000)
    expect(tab.ends).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.ends).toEqual([{ reason: 'impersonation-ended', hasFailed: false }])
  },
)

test('a token that has expired by the server’s clock fails, whatever the browser’s clock says [SES-19]', async () => {
  const serverNow = START + 2 * HOURS
  network.answers[EXCHANGE] = () => {
    const answer = json(200, { accessToken: jwt({ exp: (serverNow - 1000) / 1000 }), roles: ['Signatory'] })
    answer.headers.set('Date', new Date(serverNow).toUTCString())
    return answer
  }
  const tab = await openLink()
  expect(await tab.startImpersonation()).toBe(false)
})

test('the rounding of the Date header to seconds does not change a deadline', async () => {
  network.answers[EXCHANGE] = () => {
    const answer = json(200, { accessToken: jwt({ exp: (START + 600_000) / 1000 }), roles: ['Signatory'] })
    answer.headers.set('Date', new Date(START - 1900).toUTCString())
    return answer
  }
  const tab = await openLink()
  await tab.startImpersonation()
  expect(tab.currentSession()?.validTo).toBe(START + 600_000)
})

test('a declined link is forgotten [SES-30]', async () => {
  const tab = await openLink()
  tab.declineImpersonation()
  expect(tab.pendingImpersonation()).toBeUndefined()
})

test('reads exp from a JWT with base64url characters, and from nothing else', () => {
  expect(expiryOfJwt(jwt({ name: '>>>ÿÿ', exp: 1_768_226_000 }))).toBe(1_768_226_000_000)
  for (const token of ['', 'a', 'a.b', 'a.!.c', `a.${base64Url('null')}.c`]) expect(expiryOfJwt(token)).toBeUndefined()
})

test('warns one minute before and ends at exp, with the countdown on the label [SES-20] [SES-31]', async () => {
  network.answers[EXCHANGE] = grants(START + 122_500)
  const tab = await openLink()
  await tab.startImpersonation()
  // Between two checks of the session, which run every 5 s.
  await vi.advanceTimersByTimeAsync(2500)
  const seen: unknown[] = []
  function Label() {
    seen.push(tab.useImpersonationSeconds())
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Label />))
  expect(seen.at(-1)).toEqual(120)
  await act(async () => vi.advanceTimersByTimeAsync(59_000))
  expect(seen.at(-1)).toEqual(61)
  expect(tab.onEndingSoon).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(1000))
  expect(seen.at(-1)).toEqual(60)
  expect(tab.onEndingSoon).toHaveBeenCalledOnce()
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  expect(seen.at(-1)).toBeUndefined()
  expect(tab.ends).toEqual([{ reason: 'impersonation-ended', hasFailed: false }])
  expect(tab.onEndingSoon).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})

test('an address without a link is left alone, and no impersonation waits', async () => {
  const replace = vi.spyOn(window.history, 'replaceState')
  window.history.replaceState(null, '', '/login?a=1')
  const tab = await openTab()
  expect((await import('./impersonation')).pendingImpersonation()).toBeUndefined()
  expect(replace).toHaveBeenCalledOnce()
  tab.close()
})

test('the label counts down while a session is an impersonation, and then no longer [SES-20]', async () => {
  const tab = await openTab()
  const { useImpersonationSeconds } = await import('./impersonation')
  const timers = vi.getTimerCount()
  const { result, unmount } = renderHook(useImpersonationSeconds)
  act(() => void tab.startSession(reply(), { keep: false }))
  expect(result.current).toBeUndefined()
  const impersonation = { accessToken: 'i1', roles: ['Signatory'], validTo: START + 600_000 }
  act(() => void tab.startImpersonatedSession(impersonation))
  await act(async () => vi.advanceTimersByTimeAsync(2000))
  expect(result.current).toEqual(598)
  await act(async () => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toEqual(597)
  unmount()
  expect(vi.getTimerCount()).toBe(timers)
})
