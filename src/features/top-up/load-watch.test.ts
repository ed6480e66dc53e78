import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WatchState, watchLoads } from './load-watch'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A watch on `t-1` whose questions wait until the test answers them. */
function begin({ ids = ['t-1'], isHidden = false } = {}) {
  const questions: { answer: (reply: unknown) => void; fail: () => void }[] = []
  const states: WatchState[] = []
  const page = { isHidden, asked: 0 }
  const watch = watchLoads({
    ids,
    isHidden: () => page.isHidden,
    onChange: (state) => states.push(state),
    read: () =>
      new Promise((answer, refuse) => {
        page.asked += 1
        questions.push({ answer, fail: () => refuse(new Error('no answer')) })
      }),
  })
  const settle = async (how: 'running' | 'done' | 'failed' | 'wrong') => {
    const question = questions.shift()
    if (how === 'failed') question?.fail()
    else question?.answer(how === 'wrong' ? { unexpected: [1] } : { ids: how === 'done' ? ['t-0'] : ['t-0', 't-1'] })
    await vi.advanceTimersByTimeAsync(0)
  }
  const show = (isShown: boolean) => {
    page.isHidden = !isShown
    watch.visibilityChanged()
  }
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  return { watch, page, states, questions, settle, show, pass }
}

test('asks 3 seconds after each answer, one question at a time, until the load no longer runs [TOP-08]', async () => {
  const { page, states, settle, pass } = begin()
  await pass(2.999)
  expect(page.asked).toBe(0)
  await pass(0.001)
  expect(page.asked).toBe(1)
  await pass(10)
  expect(page.asked).toBe(1)
  await settle('running')
  await pass(2.999)
  expect(page.asked).toBe(1)
  await pass(0.001)
  expect(page.asked).toBe(2)
  await settle('done')
  await pass(60)
  expect([page.asked, states]).toEqual([2, ['done']])
})

test('an answer that fails or is of another shape is said, and asked again [TOP-08]', async () => {
  const { states, settle, pass } = begin()
  await pass(3)
  await settle('failed')
  await pass(3)
  await settle('wrong')
  await pass(3)
  await settle('running')
  await pass(3)
  await settle('done')
  expect(states).toEqual(['troubled', 'watching', 'done'])
})

test.each([null, undefined, 'busy', 7, [], {}, { ids: 't-1' }])('%j is no usable answer [TOP-08]', async (reply) => {
  const { states, questions, settle, pass } = begin()
  await pass(3)
  questions.shift()?.answer(reply)
  await pass(3)
  expect(states).toEqual(['troubled'])
  await settle('done')
  expect(states).toEqual(['troubled', 'done'])
})

test('several loads are done when none of them runs [TOP-08]', async () => {
  const { states, settle, pass } = begin({ ids: ['t-1', 't-2'] })
  await pass(3)
  await settle('running')
  expect(states).toEqual([])
  await pass(3)
  await settle('done')
  expect(states).toEqual(['done'])
})

test('a hidden tab asks nothing and its time does not count; shown again it asks at once [TOP-08]', async () => {
  const { page, states, settle, show, pass } = begin()
  await pass(3)
  show(false)
  await settle('running')
  await pass(600)
  expect([page.asked, states]).toEqual([1, []])
  show(true)
  expect(page.asked).toBe(2)
})

test('a page that opens in a hidden tab begins when it is shown [TOP-08]', async () => {
  const { page, states, show, pass } = begin({ isHidden: true })
  await pass(600)
  expect([page.asked, states]).toEqual([0, []])
  show(true)
  expect(page.asked).toBe(1)
  await pass(119)
  expect(states).toEqual([])
  await pass(1)
  expect(states).toEqual(['late'])
})

test('a tab that says twice that it is shown asks no second question meanwhile [TOP-08]', async () => {
  const { page, show, pass } = begin()
  await pass(1)
  show(true)
  expect(page.asked).toBe(1)
  await pass(10)
  expect(page.asked).toBe(1)
})

test('after two minutes there is a way on, and a late answer is still heard [TOP-08]', async () => {
  const { watch, page, states, settle, pass } = begin()
  await pass(120)
  expect([page.asked, states]).toEqual([1, ['late']])
  watch.askAgain()
  expect(states).toEqual(['late', 'watching'])
  await settle('running')
  await pass(3)
  expect(page.asked).toBe(2)
  await pass(200)
  expect(states).toEqual(['late', 'watching', 'late'])
  await settle('done')
  expect(states).toEqual(['late', 'watching', 'late', 'done'])
})

test('whoever has left asks and hears nothing more [TOP-08]', async () => {
  const { watch, page, states, settle, show, pass } = begin()
  await pass(3)
  watch.stop()
  await settle('done')
  show(true)
  watch.askAgain()
  await pass(300)
  expect([page.asked, states]).toEqual([1, []])
})

/** What a watch should be doing, second by second, written down without timers. */
interface Model {
  phase: 'watching' | 'troubled' | 'late' | 'done'
  isHidden: boolean
  isStopped: boolean
  isAsking: boolean
  /** Seconds to the next question; undefined when none is planned. */
  nextIn: number | undefined
  patience: number
  asked: number
}
type Real = ReturnType<typeof begin>

const isWatching = ({ phase }: Model) => phase === 'watching' || phase === 'troubled'
function ask(model: Model) {
  model.isAsking = true
  model.nextIn = undefined
  model.asked += 1
}
function second(model: Model) {
  if (model.isStopped || model.isHidden || !isWatching(model)) return
  model.patience -= 1
  if (model.patience === 0) {
    model.phase = 'late'
    model.nextIn = undefined
    return
  }
  if (model.nextIn !== undefined) model.nextIn -= 1
  if (model.nextIn === 0) ask(model)
}

class Act implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly name: string,
    readonly inModel: (model: Model) => void,
    readonly inReal: (real: Real) => unknown,
    readonly check: (model: Readonly<Model>) => boolean = () => true,
  ) {}
  async run(model: Model, real: Real) {
    this.inModel(model)
    await this.inReal(real)
    await vi.advanceTimersByTimeAsync(0)
    expect(real.page.asked).toBe(model.asked)
    expect(real.questions.length).toBe(model.isAsking ? 1 : 0)
    expect(real.states.at(-1) ?? 'watching').toBe(model.phase)
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
    (real) => real.pass(seconds),
  )
const answer = (how: 'running' | 'done' | 'failed' | 'wrong') =>
  new Act(
    how,
    (model) => {
      model.isAsking = false
      if (model.isStopped) return
      if (how === 'done') model.phase = 'done'
      else if (isWatching(model)) model.phase = how === 'running' ? 'watching' : 'troubled'
      if (isWatching(model) && !model.isHidden) model.nextIn = 3
    },
    (real) => real.settle(how),
    (model) => model.isAsking,
  )
const show = (isShown: boolean) =>
  new Act(
    isShown ? 'show' : 'hide',
    (model) => {
      model.isHidden = !isShown
      if (model.isStopped || !isWatching(model)) return
      if (!isShown) model.nextIn = undefined
      else if (!model.isAsking) ask(model)
    },
    (real) => real.show(isShown),
    (model) => model.isHidden === isShown,
  )
const askAgain = new Act(
  'ask again',
  (model) => {
    if (model.isStopped || model.phase !== 'late') return
    model.phase = 'watching'
    model.patience = 120
    if (!model.isAsking) ask(model)
  },
  (real) => real.watch.askAgain(),
  (model) => !model.isHidden,
)
const stop = new Act(
  'leave',
  (model) => {
    model.isStopped = true
    model.nextIn = undefined
  },
  (real) => real.watch.stop(),
)

test('whatever comes, it asks once at a time, only when somebody watches, and ends as it should [TOP-08]', async () => {
  const commands = [
    fc.integer({ min: 1, max: 5 }).map(wait),
    fc.constantFrom(wait(40), wait(119), wait(121)),
    fc.constantFrom(...(['running', 'running', 'done', 'failed', 'wrong'] as const)).map(answer),
    fc.boolean().map(show),
    fc.constant(askAgain),
    fc.constant(stop),
  ]
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (list) => {
      vi.clearAllTimers()
      const real = begin()
      const model: Model = {
        phase: 'watching',
        isHidden: false,
        isStopped: false,
        isAsking: false,
        nextIn: 3,
        patience: 120,
        asked: 0,
      }
      await fc.asyncModelRun(() => ({ model, real }), list)
    }),
    { numRuns: 1000 },
  )
})
