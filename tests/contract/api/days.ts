import type { Answer } from './caller.ts'

/** Today in Helsinki, by the Date header of a reply, otherwise by this machine's clock. */
export function todayOf(answer?: Answer): string {
  const at = new Date(answer?.headers.get('Date') ?? Date.now())
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(at)
}

/** The date plus a number of days, which may be negative. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
