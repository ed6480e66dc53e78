/**
 * The delays of jitter mode (`npm run test:jitter`): what a test must not depend on comes up to 40 ms late. Each delay
 * follows from the seed, the file, the test and what is delayed, so a file run alone meets the delays of a whole run.
 */
const MAX_DELAY_MS = 40
/** Most timers and frames are on time: they are many, and a run would only wait. */
const LATE_SHARE = { reply: 1, import: 1, idle: 1, frame: 0.25, timer: 0.05 }
type Kind = keyof typeof LATE_SHARE

const seed = process.env.PORTAL_JITTER

let place = ''
const counts = new Map<string, number>()

/** From here on delays are those of this file and test. */
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

/** How many of this kind and key the test has seen before. */
function countOf(key: string): number {
  const count = counts.get(key) ?? 0
  counts.set(key, count + 1)
  return count
}

/** Own count for each key: one timer more does not change the delays of replies. */
function nextDelay(kind: Kind, key = ''): number {
  const name = `${kind} ${key}`
  const share = fraction(`${seed}|${place}|${name}|${countOf(name)}`) / LATE_SHARE[kind]
  return share < 1 ? Math.round(share * MAX_DELAY_MS) : 0
}

const realTimeout = globalThis.setTimeout
const realClear = globalThis.clearTimeout
let realFrame = globalThis.requestAnimationFrame

/** A test with fake timers decides by itself what comes when. */
const hasFakeTimers = () => (globalThis.setTimeout as unknown) !== lateTimeout

/** Replies, modules and frames that are on their way. */
let onTheirWay = 0
export const isBusy = () => onTheirWay > 0

async function after(ms: number): Promise<void> {
  onTheirWay += 1
  await new Promise((done) => realTimeout(done, ms))
  onTheirWay -= 1
}

/** What the network answers, late. @param key what was asked for */
export function lateReply(key: string): Promise<void> | undefined {
  return !hasFakeTimers() ? after(nextDelay('reply', key)) : undefined
}

/** When the modules that the test has asked for arrive. */
const arrivals = new Map<string, Promise<void>>()

/** In place of `import()` in the portal: a module that the test has not asked for before comes late, to all who ask. */
async function lateImport<Loaded>(load: () => Promise<Loaded>, key: string): Promise<Loaded> {
  if (!hasFakeTimers()) {
    const arrival = arrivals.get(key) ?? after(nextDelay('import', key))
    arrivals.set(key, arrival)
    await arrival
  }
  return load()
}

type Waiting = { timer: ReturnType<typeof setTimeout>; run: () => void }
/** Timers of 0 ms run in the order in which they were set, as a browser promises. */
let waiting: Waiting[] = []
let lastDue = 0

function lateTimeout(callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  if (ms > 0) return realTimeout(callback, ms, ...args)
  const now = performance.now()
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

/** Frames keep their order too: what asks while one is late joins it. */
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

/** Puts the late ones in place. A window that a later file got has frames of its own. */
export function installDelays(): void {
  Object.assign(globalThis, { __lateImport: lateImport, setTimeout: lateTimeout, clearTimeout: clearLate })
  if (!('requestAnimationFrame' in globalThis) || globalThis.requestAnimationFrame === lateFrame) return
  realFrame = globalThis.requestAnimationFrame
  frame = undefined
  Object.assign(globalThis, { requestAnimationFrame: lateFrame, cancelAnimationFrame: cancelLate })
  Object.assign(globalThis, { requestIdleCallback: lateIdle, cancelIdleCallback: realClear })
}
