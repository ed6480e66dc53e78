import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POLL_EVERY_MS, POLL_FOR_MS, type Polling, type PollingEvent, startPolling, step } from './status-polling'

const run = (state: Polling, ...events: PollingEvent[]) => events.reduce(step, state)
const answered = (at: number, isAwaited = true): PollingEvent => ({ kind: 'answered', isAwaited, at })
const failed = (at: number): PollingEvent => ({ kind: 'failed', at })
const tick = (at: number): PollingEvent => ({ kind: 'tick', at })
const hidden = (at: number): PollingEvent => ({ kind: 'hidden', at })
const shown = (at: number): PollingEvent => ({ kind: 'shown', at })
const asked = (at: number): PollingEvent => ({ kind: 'asked', at })

test('three seconds, up to thirty: the figures of the documents [PAY-24]', () => {
  expect([POLL_EVERY_MS, POLL_FOR_MS]).toEqual([3000, 30_000])
})

test('a status that is final reads nothing more [PAY-24]', () => {
  const state = startPolling(false, 1000)
  expect(state).toMatchObject({ phase: 'resting', isLate: false, hasFailed: false, since: undefined })
  expect(run(state, tick(9000), hidden(9000), shown(9001))).toMatchObject({ phase: 'resting' })
})

test('an awaited one is read every three seconds until it is final [PAY-24]', () => {
  let state = startPolling(true, 1000)
  expect(state).toMatchObject({ phase: 'waiting', dueAt: 4000, since: 1000 })
  expect(step(state, tick(3999))).toBe(state)
  state = step(state, tick(4000))
  expect(state).toMatchObject({ phase: 'reading', dueAt: undefined })
  // One request in flight: whatever comes meanwhile orders no second one.
  expect(run(state, tick(9000), shown(9000)).phase).toBe('reading')
  expect(step(state, asked(9000))).toBe(state)
  state = step(state, answered(5000))
  expect(state).toMatchObject({ phase: 'waiting', dueAt: 8000, since: 1000 })
  expect(run(state, tick(8000), answered(8100, false))).toMatchObject({ phase: 'resting', isLate: false })
})

test('thirty seconds after the first answer it ends, also when the answers are slow [PAY-24]', () => {
  const state = run(startPolling(true, 1000), tick(4000))
  expect(step(state, answered(30_999))).toMatchObject({ phase: 'waiting', isLate: false })
  const late = step(state, answered(31_000))
  expect(late).toMatchObject({ phase: 'resting', isLate: true, hasFailed: false, dueAt: undefined })
  expect(step(late, tick(99_000))).toBe(late)
  // The way on: asking begins anew, with a deadline of its own.
  const again = run(late, asked(40_000))
  expect(again).toMatchObject({ phase: 'reading', since: undefined, isLate: false })
  expect(step(again, answered(40_100))).toMatchObject({ phase: 'waiting', since: 40_100 })
})

test('reads that fail are no news, and are told when time is up [PAY-24]', () => {
  const state = run(startPolling(true, 0), tick(3000), failed(3100))
  expect(state).toMatchObject({ phase: 'waiting', hasFailed: true, dueAt: 6100 })
  expect(run(state, tick(6100), answered(6200))).toMatchObject({ phase: 'waiting', hasFailed: false })
  expect(run(state, tick(6100), failed(30_000))).toMatchObject({ phase: 'resting', hasFailed: true, isLate: true })
  expect(step(state, failed(7000))).toBe(state)
  expect(step(state, answered(7000))).toBe(state)
})

test('a hidden tab reads nothing; shown again it reads at once, late or not [PAY-24]', () => {
  const state = step(startPolling(true, 0), hidden(1000))
  expect(state).toMatchObject({ phase: 'hidden', dueAt: undefined, isHidden: true })
  expect(step(state, tick(50_000))).toBe(state)
  const back = step(state, shown(60_000))
  expect(back).toMatchObject({ phase: 'reading', isHidden: false })
  expect(step(back, answered(60_100))).toMatchObject({ phase: 'resting', isLate: true })
  // Hidden while a read is under way: its answer counts, the next one waits.
  expect(run(startPolling(true, 0), tick(3000), hidden(3100), answered(3200))).toMatchObject({ phase: 'hidden' })
  expect(startPolling(true, 0, true)).toMatchObject({ phase: 'hidden' })
})

const anyEvent = fc.record({
  kind: fc.constantFrom('answered', 'failed', 'tick', 'hidden', 'shown', 'asked'),
  isAwaited: fc.boolean(),
  after: fc.integer({ min: 0, max: 8000 }),
})

test('whatever comes in whatever order: one read at a time, none while hidden, an end', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.boolean(), (events, startsHidden) => {
      let at = 0
      let state = startPolling(true, at, startsHidden)
      for (const { kind, isAwaited, after } of events) {
        at += after
        const before = state
        state = step(before, kind === 'answered' ? { kind, isAwaited, at } : { kind, at })
        const begins = before.phase !== 'reading' && state.phase === 'reading'
        // Only asking reads in a hidden tab, and a hidden tab never asks by itself.
        if (begins && kind !== 'asked') expect(state.isHidden).toBe(false)
        if (begins) expect(['tick', 'shown', 'asked']).toContain(kind)
        // A due time exists exactly while it is waited for, and lies ahead.
        expect(state.dueAt !== undefined).toBe(state.phase === 'waiting')
        if (state.dueAt !== undefined)
          expect(state.dueAt - (state.since ?? 0)).toBeLessThan(POLL_FOR_MS + POLL_EVERY_MS)
        if (state.isHidden) expect(state.phase).not.toBe('waiting')
      }
      // Left alone in a visible tab it comes to rest.
      state = step(state, { kind: 'shown', at })
      for (let turn = 0; turn < 24 && state.phase !== 'resting'; turn += 1) {
        at += POLL_EVERY_MS
        state = run(state, tick(at), answered(at))
      }
      expect(state.phase).toBe('resting')
    }),
  )
})
