const DAY_MS = 86_400_000
/** Days by which `--date` moves the clock. */
const days = Number(process.env.PORTAL_JITTER_DAYS ?? 0)

/** Moves the clock by whole days, because tests must pass on every day. Timers and the time of day stay as they are. */
export function moveDate(): void {
  if (days === 0) return
  const realNow = Date.now
  const now = () => realNow() + days * DAY_MS
  Date.now = now
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date,
  })
}
