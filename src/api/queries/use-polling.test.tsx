// @vitest-environment jsdom

import { act } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answer,
  client,
  leave,
  open,
  pass,
  questions,
  read,
  requestCount,
  show,
  usePollingPage,
} from '../../../tests/support/polling-test-bed'
import { type PollingLeg, usePolling } from './use-polling'

usePollingPage()

const KEY = ['polled']
const LOST = new Error('no answer')
/** Every 3 seconds for 12 seconds, then every 5 seconds for 10 more. */
const LEGS: readonly PollingLeg[] = [
  { everyMs: 3000, forMs: 12_000 },
  { everyMs: 5000, forMs: 10_000 },
]

let legs = LEGS
afterEach(() => {
  legs = LEGS
})
let polling: ReturnType<typeof usePolling<string, Error, string[]>>
function Polled() {
  polling = usePolling(
    { queryKey: KEY, queryFn: async () => String(await read()) },
    { isAwaited: (word) => word === 'running', legs },
  )
  return null
}

/** Opens a page whose query has returned `word`. */
async function begin({ word = 'running', isHidden = false } = {}) {
  client.setQueryData(KEY, word)
  await open(<Polled />, { isHidden })
}
const refetch = () => act(async () => void polling.refetch())

/** The seconds at which reads happen within a time span, each answered at once. */
async function readsWithin(seconds: number, reply: (at: number) => unknown) {
  const times: number[] = []
  for (let at = 1; at <= seconds; at += 1) {
    await pass(1)
    if (questions.length === 0) continue
    times.push(at)
    await answer(reply(at))
  }
  return times
}

test('polls leg by leg, then stops', async () => {
  await begin()
  expect(await readsWithin(60, () => 'running')).toEqual([3, 6, 9, 12, 17, 22])
  expect(polling.isOver).toBe(true)
})

test('does not poll a final result', async () => {
  await begin({ word: 'done' })
  expect(await readsWithin(60, () => 'done')).toEqual([])
  await show(false)
  await show(true)
  // Showing the tab again refetches stale data once, as everywhere in the portal.
  expect([requestCount, polling.isOver]).toEqual([1, false])
})

test('has one read in flight, also when the tab is shown again and the user asks again', async () => {
  await begin()
  await pass(10)
  await show(false)
  await show(true)
  await refetch()
  await pass(5)
  expect([requestCount, questions.length]).toEqual([1, 1])
  await answer('running')
  await pass(3)
  expect(requestCount).toBe(2)
})

test('a hidden tab reads nothing, and its time does not count', async () => {
  await begin({ isHidden: true })
  await pass(60)
  expect([requestCount, polling.isOver]).toEqual([0, false])
  await show(true)
  expect(requestCount).toBe(1)
  await answer('running')
  await pass(21)
  expect(polling.isOver).toBe(false)
  await pass(1)
  expect(polling.isOver).toBe(true)
})

test('setting the clock forward does not end polling', async () => {
  await begin()
  vi.setSystemTime(Date.now() + 24 * 3600 * 1000)
  await pass(3)
  expect([requestCount, polling.isOver]).toEqual([1, false])
})

test('failed reads are reported, back off, and are forgotten with the next response', async () => {
  await begin()
  const times = await readsWithin(22, () => LOST)
  // The last response came 3 s earlier; the pauses are 3, then 6 s, then at most four times the usual one.
  expect(times).toEqual([3, 6, 12])
  expect([polling.hasFailed, polling.isOver, polling.data]).toEqual([true, true, 'running'])
  await refetch()
  expect([polling.hasFailed, polling.isOver]).toEqual([true, false])
  await answer('running')
  expect(polling.hasFailed).toBe(false)
  expect(await readsWithin(6, () => 'running')).toEqual([3, 6])
})

test('no pause is longer than four intervals', async () => {
  legs = [{ everyMs: 3000, forMs: 60_000 }]
  await begin()
  await pass(3)
  await answer(LOST)
  await show(false)
  await pass(600)
  await show(true)
  await answer(LOST)
  expect(await readsWithin(24, () => LOST)).toEqual([12, 24])
})

test('asking again restarts the deadline, and a late response counts', async () => {
  await begin()
  await pass(22)
  expect([polling.isOver, requestCount, polling.isReading]).toEqual([true, 1, true])
  await answer('running')
  expect(polling.isOver).toBe(true)
  await refetch()
  expect([polling.isOver, requestCount]).toEqual([false, 2])
  await pass(21)
  expect(polling.isOver).toBe(false)
  await pass(1)
  expect([polling.isOver, requestCount]).toEqual([true, 2])
  await answer('done')
  expect([polling.isOver, polling.data]).toEqual([false, 'done'])
})

test('a user who asks again gets a new result, even when older data is known', async () => {
  await begin({ word: 'done' })
  await refetch()
  await answer(LOST)
  expect(await readsWithin(60, () => LOST)).not.toEqual([])
  expect([polling.isOver, polling.hasFailed]).toEqual([true, true])
  await refetch()
  await answer('done')
  expect([polling.isOver, polling.hasFailed]).toEqual([false, false])
  expect(await readsWithin(20, () => 'done')).toEqual([])
})

test('a result that is awaited again has a full deadline', async () => {
  await begin()
  await pass(3)
  await answer('running')
  await pass(15)
  await answer('done')
  await refetch()
  await answer('running')
  expect(await readsWithin(30, () => 'running')).toEqual([3, 6, 9, 12, 17, 22])
})

test('stops polling after unmount', async () => {
  await begin()
  await pass(3)
  leave()
  await pass(60)
  expect(requestCount).toBe(1)
})

/** Reference model: what the page should be doing, second by second, without timers. */
interface Model {
  now: number
  isAwaited: boolean
  isHidden: boolean
  isReading: boolean
  hasFailed: boolean
  hasAsked: boolean
  answeredAt: number
  failedAt: number
  /** Seconds of a visible tab since the polling began. */
  waited: number
  pause: number | undefined
  /** Seconds to the next read. */
  nextIn: number | undefined
  requestCount: number
}

const isNeeded = ({ isAwaited, hasFailed, hasAsked }: Model) => isAwaited || (hasFailed && hasAsked)
const usual = ({ waited }: Model) => (waited < 12 ? 3 : waited < 22 ? 5 : undefined)
function pauseOf(model: Model) {
  const every = usual(model)
  if (every === undefined || !isNeeded(model)) return undefined
  return model.hasFailed ? Math.min(Math.max(model.failedAt - model.answeredAt, every), 4 * every) : every
}
/** Plans the next read, counted from now. */
function plan(model: Model) {
  model.pause = pauseOf(model)
  model.nextIn = model.pause
}
function ask(model: Model) {
  if (!model.isReading) model.requestCount += 1
  model.isReading = true
}
function second(model: Model) {
  model.now += 1
  if (model.isHidden) return
  if (model.nextIn !== undefined && !model.isReading) {
    model.nextIn -= 1
    if (model.nextIn === 0) ask(model)
  }
  if (isNeeded(model)) model.waited += 1
  if (pauseOf(model) !== model.pause) plan(model)
}

class Act implements fc.AsyncCommand<Model, object> {
  constructor(
    readonly name: string,
    readonly inModel: (model: Model) => void,
    readonly inReal: () => Promise<unknown>,
    readonly check: (model: Readonly<Model>) => boolean = () => true,
  ) {}
  async run(model: Model) {
    this.inModel(model)
    await this.inReal()
    expect(requestCount).toBe(model.requestCount)
    expect(questions.length).toBe(model.isReading ? 1 : 0)
    expect(polling.hasFailed).toBe(model.hasFailed)
    expect(polling.isOver).toBe(isNeeded(model) && usual(model) === undefined)
  }
  toString() {
    return this.name
  }
}

const wait = (seconds: number) =>
  new Act(
    `wait ${seconds}`,
    (model) => {
      for (let passed = 0; passed < seconds; passed += 1) second(model)
    },
    () => pass(seconds),
  )
const reply = (how: 'running' | 'done' | 'lost') =>
  new Act(
    how,
    (model) => {
      const wasNeeded = isNeeded(model)
      model.isReading = false
      model.hasFailed = how === 'lost'
      if (how === 'lost') model.failedAt = model.now
      else {
        model.answeredAt = model.now
        model.isAwaited = how === 'running'
      }
      if (isNeeded(model) !== wasNeeded) model.waited = 0
      plan(model)
    },
    () => answer(how === 'lost' ? LOST : how),
    (model) => model.isReading,
  )
const turn = (isShown: boolean) =>
  new Act(
    isShown ? 'show' : 'hide',
    (model) => {
      model.isHidden = !isShown
      // Failed data is stale, and so is data older than half a minute, as everywhere in the portal.
      const isOld = model.hasFailed || model.now - model.answeredAt >= 30
      if (isShown && (pauseOf(model) !== undefined || isOld)) ask(model)
    },
    () => show(isShown),
    (model) => model.isHidden === isShown,
  )
const again = new Act(
  'ask again',
  (model) => {
    model.hasAsked = true
    model.waited = 0
    ask(model)
    plan(model)
  },
  refetch,
  (model) => !model.isHidden,
)

test('under random events it has one read in flight, polls only in a visible tab, and ends on time [TOP-08]', async () => {
  const commands = [
    fc.integer({ min: 1, max: 5 }).map(wait),
    fc.constantFrom(wait(11), wait(23)),
    fc.constantFrom(...(['running', 'running', 'running', 'done', 'lost', 'lost'] as const)).map(reply),
    fc.boolean().map(turn),
    fc.constant(again),
  ]
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (list) => {
      await begin()
      const model: Model = {
        now: 0,
        isAwaited: true,
        isHidden: false,
        isReading: false,
        hasFailed: false,
        hasAsked: false,
        answeredAt: 0,
        failedAt: 0,
        waited: 0,
        pause: 3,
        nextIn: 3,
        requestCount: 0,
      }
      try {
        await fc.asyncModelRun(() => ({ model, real: {} }), list)
      } finally {
        leave()
      }
    }),
    { numRuns: 300 },
  )
})

test('asking again returns when the read has ended, so that a retry shows that it runs [SES-24]', async () => {
  await begin({ word: 'done' })
  let hasEnded = false
  await act(async () => {
    void Promise.resolve(polling.refetch()).then(() => {
      hasEnded = true
    })
  })
  await pass(1)
  expect([questions.length, hasEnded]).toEqual([1, false])
  await answer('done')
  expect(hasEnded).toBe(true)
})
