// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('a frame that is requested in fake time does not stop the frames of later tests', async () => {
  const drawn = vi.fn()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => undefined)
  vi.useRealTimers()
  requestAnimationFrame(drawn)
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled())
})
