// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { positionPopover } from './position-popover'

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const WIDTH = 320
const BUTTON = 32

/** jsdom has no layout, so the sizes of the window, the button and the panel's content are set here. */
async function place(windowHeight: number, buttonTop: number, content: number, isWhole = false) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperties(document.documentElement, {
    clientHeight: { configurable: true, value: windowHeight },
    clientWidth: { configurable: true, value: 1078 },
  })
  const [button, panel] = [document.createElement('button'), document.createElement('div')]
  document.body.append(button, panel)
  const height = (): number => Math.min(content, Number.parseFloat(panel.style.maxHeight || '100000'))
  button.getBoundingClientRect = () => new DOMRect(700, buttonTop, 200, BUTTON)
  panel.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, height())
  for (const [name, get] of Object.entries({
    scrollHeight: () => content,
    clientHeight: height,
    offsetHeight: height,
    clientWidth: (): number => WIDTH,
    offsetWidth: (): number => WIDTH,
  })) {
    Object.defineProperty(panel, name, { get })
  }
  stop = positionPopover(button, panel, isWhole)
  await vi.waitFor(() => expect(panel.style.top).not.toBe(''))
  const top = Number.parseFloat(panel.style.top)
  return { top, bottom: top + height(), left: Number.parseFloat(panel.style.left) }
}

test.each([
  ['below', 900, 200, 500, { top: 236, bottom: 736 }],
  ['below as high as there is room, where it does not fit above either', 900, 300, 700, { top: 336, bottom: 896 }],
  ['above, where there is room for it', 900, 600, 500, { top: 96, bottom: 596 }],
  ['above as high as there is room, where that is more', 700, 400, 500, { top: 4, bottom: 396 }],
])('a panel is placed %s, never over its button', async (_, windowHeight, buttonTop, content, at) => {
  expect(await place(windowHeight, buttonTop, content)).toEqual({ ...at, left: 580 })
})

test('a panel that must be fully visible covers its button when neither side has room; in a low window every panel does', async () => {
  expect(await place(700, 330, 390, true)).toMatchObject({ top: 306, bottom: 696 })
  stop?.()
  expect(await place(260, 120, 390)).toMatchObject({ top: 4, bottom: 204 })
})
