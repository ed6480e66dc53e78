/**
 * The delays of jitter mode (`npm run test:jitter`), up to 40 ms, for results whose timing a test must not depend on. Each
 * delay is derived from seed, file, test and target, so a file run alone gets the same delays as in a whole run.
 */
const MAX_DELAY_MS = 40
/** Shares that are delayed. Timers and frames are so many that delaying all would slow the run too much. */
const LATE_SHARE = { reply: 1, import: 1, idle: 1, frame: 0.25, timer: 0.05 }
type Kind = keyof typeof LATE_SHARE
/**
 * The delay (ms) of one reply or module in eight with `--late`; the others are not delayed. Delays of up to 40 ms are too short to
 * find every test that reads the page too early, because its other steps may take longer.
 */
const VERY_LATE_MS = Number(process.env.PORTAL_JITTER_LATE_MS ?? 0)
const VERY_LATE_SHARE = 1 / 8

const seed = process.env.PORTAL_JITTER

let place = ''
const counts = new Map<string, number>()

/** Derives later delays from this file and test. */
export function beginDelays(file: string, test = ''): void {
  place = `${file}|${test}`
  counts.clear()
  arrivals.clear()
}

/** FNV-1a with a final mix. @returns a number from 0 up to 1 */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** How often the test has requested this kind and key before. */
function countOf(key: string): number {
  const count = counts.get(key) ?? 0
  counts.set(key, count + 1)
  return count
}

/** Counted per key, so that one more timer does not change the delays of replies. */
function nextDelay(kind: Kind, key = ''): number {
  const name = `${kind} ${key}`
  const drawn = fraction(`${seed}|${place}|${name}|${countOf(name)}`)
  if (VERY_LATE_MS > 0 && (kind === 'reply' || kind === 'import')) return drawn < VERY_LATE_SHARE ? VERY_LATE_MS : 0
  const share = drawn / LATE_SHARE[kind]
  return share < 1 ? Math.round(share * MAX_DELAY_MS) : 0
}

const realTimeout = globalThis.setTimeout
const realClear = globalThis.clearTimeout
let realFrame = globalThis.requestAnimationFrame
// Tests replace the clock.
const realNow = performance.now.bind(performance)

/** Nothing is delayed while a test uses fake timers. */
const hasFakeTimers = () => (globalThis.setTimeout as unknown) !== lateTimeout

/** Delayed replies, modules and frames in flight. */
let onTheirWay = 0
export const isBusy = () => onTheirWay > 0

async function after(ms: number): Promise<void> {
  onTheirWay += 1
  await new Promise((done) => realTimeout(done, ms))
  onTheirWay -= 1
}

/** The longest delay has passed: what a file's tests have started arrives while its window is still there. */
export const allArrived = () => after(Math.max(MAX_DELAY_MS, VERY_LATE_MS))

/** Delays a reply of the network. @param key identifies the request */
export function lateReply(key: string): Promise<void> | undefined {
  return !hasFakeTimers() ? after(nextDelay('reply', key)) : undefined
}

/** The modules being loaded with a delay. */
const arrivals = new Map<string, Promise<void>>()

/** Replaces `import()` in the portal: the first import of a module in a test is delayed, for all its importers. */
async function lateImport<Loaded>(load: () => Promise<Loaded>, key: string): Promise<Loaded> {
  if (!hasFakeTimers()) {
    const arrival = arrivals.get(key) ?? after(nextDelay('import', key))
    arrivals.set(key, arrival)
    await arrival
  }
  return load()
}

type Waiting = { timer: ReturnType<typeof setTimeout>; run: () => void }
/** Timers of 0 ms keep their order, as browsers guarantee. */
let waiting: Waiting[] = []
let lastDue = 0

/** The longest delay of a timer (ms). A throttle of the form library asks for more when a test sets the clock back. */
const LONGEST_MS = 2 ** 31 - 1

function lateTimeout(callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  if (ms > 0) return realTimeout(callback, Math.min(ms, LONGEST_MS), ...args)
  const now = realNow()
  lastDue = Math.max(lastDue, now + nextDelay('timer'))
  const entry: Waiting = { run: () => callback(...args), timer: realTimeout(() => runUpTo(entry), lastDue - now) }
  waiting.push(entry)
  return entry.timer
}

function runUpTo(last: Waiting): void {
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    realClear(entry.timer)
    if (entry === last) {
      entry.run()
      return
    }
    entry.run()
  }
}

function clearLate(timer: Parameters<typeof realClear>[0]): void {
  waiting = waiting.filter((entry) => entry.timer !== timer)
  realClear(timer)
}

/** Frames keep their order too: callbacks requested during a delay join the delayed frame. */
let frame: Map<number, FrameRequestCallback> | undefined
let frames = 0

function lateFrame(callback: FrameRequestCallback): number {
  frames += 1
  if (frame) {
    frame.set(frames, callback)
    return frames
  }
  const callbacks = new Map([[frames, callback]])
  frame = callbacks
  void after(nextDelay('frame')).then(() =>
    realFrame((time) => {
      frame = undefined
      for (const run of callbacks.values()) run(time)
    }),
  )
  return frames
}

const cancelLate = (id: number) => void frame?.delete(id)

const lateIdle = (callback: IdleRequestCallback) =>
  Number(globalThis.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 10 }), nextDelay('idle')))

/** Installs the delayed functions; needed again for a new window, which has its own frames. */
export function installDelays(): void {
  Object.assign(globalThis, { __lateImport: lateImport, setTimeout: lateTimeout, clearTimeout: clearLate })
  if (!('requestAnimationFrame' in globalThis) || globalThis.requestAnimationFrame === lateFrame) return
  realFrame = globalThis.requestAnimationFrame
  frame = undefined
  Object.assign(globalThis, { requestAnimationFrame: lateFrame, cancelAnimationFrame: cancelLate })
  Object.assign(globalThis, { requestIdleCallback: lateIdle, cancelIdleCallback: realClear })
}
