/**
 * The panel's settings as query parameters, so that a bug is sent as a link:
 * `?mock-persona=aino.virtanen&mock-clock=%2B1h&mock-latency=200-900&mock-fault=listEmployees:500:internal_error`.
 * They are applied once at start, in this order, and leave the address.
 */
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { CHAOS_KINDS, type ChaosKind, type Fault, type Latency, type PlannedFault } from '../faults.ts'

export type UrlSettings = {
  reset: boolean
  seed?: number
  scenario?: string
  persona?: string
  clock?: string
  latency?: Latency
  faults: [OperationName | '*', PlannedFault][]
}

const PREFIX = 'mock-'

const isOperation = (name: string): name is OperationName | '*' => name === '*' || name in contractData
const isChaos = (kind: string): kind is ChaosKind => (CHAOS_KINDS as readonly string[]).includes(kind)

/** `none`, `300` (ms) or `200-900`. */
export function parseLatency(text: string): Latency | undefined {
  if (text === 'none') return { kind: 'none' }
  const spread = /^(\d{1,6})-(\d{1,6})$/.exec(text)
  if (spread) return { kind: 'spread', fromMs: Number(spread[1]), toMs: Number(spread[2]) }
  return /^\d{1,6}$/.test(text) ? { kind: 'fixed', ms: Number(text) } : undefined
}

export function formatLatency(latency: Latency): string {
  if (latency.kind === 'none') return 'none'
  return latency.kind === 'fixed' ? String(latency.ms) : `${latency.fromMs}-${latency.toMs}`
}

/** `500`, `500:internal_error`, `503:service_unavailable:retry`, `example:200:empty`, or a chaos kind. */
export function parseFault(text: string): Fault | undefined {
  const [first = '', second, third] = text.split(':')
  if (isChaos(first)) return { kind: first }
  if (first === 'example' && second && third) return { kind: 'example', status: Number(second), name: third }
  const status = Number(first)
  if (!Number.isInteger(status) || status < 400 || status > 599) return undefined
  return { kind: 'status', status, code: second ?? '', ...(third === 'retry' && { canRetry: true }) }
}

export function formatFault(fault: Fault): string {
  if (fault.kind === 'status') return `${fault.status}:${fault.code}${fault.canRetry ? ':retry' : ''}`
  return fault.kind === 'example' ? `example:${fault.status}:${fault.name}` : fault.kind
}

/** Reads the settings of an address; undefined when it has none. `once` follows the operation's name with `!`. */
export function readUrlSettings(url: URL): UrlSettings | undefined {
  const get = (name: string) => url.searchParams.get(`${PREFIX}${name}`) ?? undefined
  if (![...url.searchParams.keys()].some((name) => name.startsWith(PREFIX))) return undefined
  const seed = Number(get('seed') ?? Number.NaN)
  const faults = url.searchParams.getAll(`${PREFIX}fault`).flatMap((text): UrlSettings['faults'] => {
    const at = text.indexOf(':')
    const operation = text.slice(0, at).replace('!', '')
    const fault = parseFault(text.slice(at + 1))
    return fault && isOperation(operation) ? [[operation, { fault, once: text.slice(0, at).endsWith('!') }]] : []
  })
  const latency = get('latency')
  return {
    reset: get('reset') !== undefined,
    seed: Number.isInteger(seed) ? seed : undefined,
    scenario: get('scenario'),
    persona: get('persona'),
    clock: get('clock'),
    latency: latency === undefined ? undefined : parseLatency(latency),
    faults,
  }
}

/** The address without the panel's settings. */
export function withoutSettings(url: URL): URL {
  const clean = new URL(url)
  for (const name of [...clean.searchParams.keys()]) if (name.startsWith(PREFIX)) clean.searchParams.delete(name)
  return clean
}

/** A link that repeats the settings on this page. */
export function linkWith(url: URL, settings: Omit<UrlSettings, 'reset' | 'seed'> & { seed?: number }): URL {
  const link = withoutSettings(url)
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) link.searchParams.set(`${PREFIX}${name}`, String(value))
  }
  set('seed', settings.seed)
  set('scenario', settings.scenario)
  set('persona', settings.persona)
  set('clock', settings.clock)
  if (settings.latency && settings.latency.kind !== 'none') set('latency', formatLatency(settings.latency))
  for (const [operation, { fault, once }] of settings.faults) {
    link.searchParams.append(`${PREFIX}fault`, `${operation}${once ? '!' : ''}:${formatFault(fault)}`)
  }
  return link
}

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * How far to move the clock from `now` (ms): `+90m`, `+2d`, or `2026-12-02` (noon in Helsinki, roughly).
 * @returns ms, or undefined for another text or a moment already past.
 */
export function parseClock(text: string, now: number): number | undefined {
  const step = /^\+(\d{1,5})([smhd])$/.exec(text)
  if (step) return Number(step[1]) * (UNIT_MS[step[2] ?? ''] ?? 0)
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T10:00:00Z`) : Number.NaN
  return date > now ? date - now : undefined
}
