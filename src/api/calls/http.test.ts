// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { http } from './http'

test('a call reads no cookie', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('true')))
  const read = vi.spyOn(document, 'cookie', 'get')
  expect((await http.request({ baseURL: location.origin, url: '/api/user/has-orders' })).data).toBe('true')
  expect(read).not.toHaveBeenCalled()
})
