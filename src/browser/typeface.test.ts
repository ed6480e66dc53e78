import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTypeface } from './typeface'

type Listener = (event: object) => void

let listeners: { type: string; listener: Listener }[]
let isFound: boolean
let fetched: string[]
let used: unknown[]

class FetchedFont {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load() {
    fetched.push(this.source)
    return isFound ? Promise.resolve(this) : Promise.reject(new DOMException('lost', 'NetworkError'))
  }
}
class ScriptTiming {
  constructor(readonly transferSize: number) {}
}
/** Says whether the portal's scripts came from the network or from the browser's cache. */
const visit = (scripts: ScriptTiming) => vi.stubGlobal('performance', { getEntriesByName: () => [scripts] })
const FIRST_VISIT = new ScriptTiming(5000)
const RETURN_VISIT = new ScriptTiming(0)

beforeEach(() => {
  listeners = []
  isFound = true
  fetched = []
  used = []
  vi.stubGlobal('FontFace', FetchedFont)
  vi.stubGlobal('PerformanceResourceTiming', ScriptTiming)
  vi.stubGlobal('document', { fonts: { add: (font: unknown) => used.push(font) } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done())
  visit(FIRST_VISIT)
})
afterEach(() => vi.unstubAllGlobals())

const router = {
  subscribe(type: string, listener: Listener) {
    const entry = { type, listener }
    listeners.push(entry)
    return () => {
      listeners = listeners.filter((other) => other !== entry)
    }
  },
} as unknown as Parameters<typeof loadTypeface>[0]
/** All promises of the loader resolve before the next task. */
const afterPromises = () => new Promise((done) => setImmediate(done))
const emit = async (type: string, event: object = {}) => {
  for (const entry of listeners.filter((each) => each.type === type)) entry.listener(event)
  await afterPromises()
}
const openFirstPage = async () => {
  await emit('onBeforeRouteMount', { pathChanged: true })
  await emit('onRendered')
}
const goTo = (pathChanged: boolean) => emit('onBeforeRouteMount', { fromLocation: {}, pathChanged })

test('fetches the typeface once, after the first page, and uses it from the next page on', async () => {
  loadTypeface(router, false)
  await emit('onBeforeRouteMount', { pathChanged: true })
  expect(fetched).toEqual([])
  await emit('onRendered')
  await emit('onRendered')
  expect(fetched).toEqual([expect.stringMatching(/^url\(.*hanken-grotesk.*\)$/)])
  // A new search or tab on the shown page must not change its text.
  await goTo(false)
  expect(used).toEqual([])
  await goTo(true)
  expect(used).toHaveLength(1)
})

test('a typeface that fails to load changes nothing', async () => {
  isFound = false
  loadTypeface(router, false)
  await openFirstPage()
  await goTo(true)
  expect(fetched).toHaveLength(1)
  expect(used).toEqual([])
})

test.each([
  ['used on a first page that the browser renders', false, 1],
  ['not used on a prerendered first page, whose text is already shown', true, 0],
])('on a return visit the cached typeface is %s', async (_, isPrerendered, times) => {
  visit(RETURN_VISIT)
  loadTypeface(router, isPrerendered)
  expect(fetched).toHaveLength(1)
  await afterPromises()
  await openFirstPage()
  expect(used).toHaveLength(times)
})

test('a browser with Save-Data loads no typeface', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  loadTypeface(router, false)
  await openFirstPage()
  await goTo(true)
  expect([fetched, used]).toEqual([[], []])
})
