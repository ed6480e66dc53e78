/**
 * The panel's settings as query parameters, so that a bug can be sent as a link:
 * `?mock-persona=aino.virtanen&mock-clock=%2B1h&mock-latency=200-900&mock-fault=listEmployees:500:internal_error`.
 * They are applied once at the start, in this order, and removed from the URL.
 */
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import {
  CHAOS_KINDS,
  type ChaosKind,
  type Fault,
  isPossible,
  type Latency,
  type PlannedFault,
} from '../calls/faults.ts'
import { helsinkiInstant } from '../values/calendar.ts'
import { type Forced, LOAD_OUTCOMES, type LoadOutcome, PAYMENT_OUTCOMES, type PaymentOutcome } from './force-outcome.ts'
import { isScenario, personaNamed } from './scenarios.ts'

export type UrlSettings = {
  reset: boolean
  seed?: number
  scenario?: string
  persona?: string
  clock?: string
  latency?: Latency
  faults: [OperationName | '*', PlannedFault][]
  /** `off` ignores the Idempotency-Key header, as a backend without support for it. */
  idempotency?: 'on' | 'off'
  payment?: Forced<PaymentOutcome>
  load?: Forced<LoadOutcome>
  /** Invalid settings, as typed. */
  refused: string[]
}

const PREFIX = 'mock-'

const isOperation = (name: string): name is OperationName | '*' => name === '*' || name in contractData
const isChaos = (kind: string): kind is ChaosKind => (CHAOS_KINDS as readonly string[]).includes(kind)

/** `none`, `300` (ms) or `200-900`. */
export function parseLatency(text: string): Latency | undefined {
  if (text === 'none') return { fromMs: 0, toMs: 0 }
  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  return from === undefined ? undefined : { fromMs: Number(from), toMs: Number(to) }
}

export function formatLatency({ fromMs, toMs }: Latency): string {
  if (toMs === 0) return 'none'
  return fromMs === toMs ? String(fromMs) : `${fromMs}-${toMs}`
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

/** `listEmployees:500:internal_error`; `!` after the operation means its next call only. */
function parsePlannedFault(text: string): UrlSettings['faults'][number] | undefined {
  const [, operation = '', mark, rest = ''] = /^(\*|\w+)(!?):(.+)$/.exec(text) ?? []
  const fault = parseFault(rest)
  if (!fault || !isOperation(operation) || !isPossible(operation, fault)) return undefined
  return [operation, { fault, once: mark === '!' }]
}

/** `latest:Error`, or an id in place of `latest`. */
function parseForced<Outcome extends string>(text: string, outcomes: readonly Outcome[]): Forced<Outcome> | undefined {
  const [, id, word] = /^([\w-]+):(\w+)$/.exec(text) ?? []
  const outcome = outcomes.find((candidate) => candidate === word)
  return id !== undefined && outcome ? { id, outcome } : undefined
}

const isClock = (text: string) => parseClock(text, 0) !== undefined

/** Reads the settings in a URL; undefined if it has none. */
export function readUrlSettings(url: URL): UrlSettings | undefined {
  const given = [...url.searchParams].filter(([name]) => name.startsWith(PREFIX))
  if (given.length === 0) return undefined
  const settings: UrlSettings = { reset: false, faults: [], refused: [] }
  for (const [name, text] of given)
    if (!readSetting(settings, name.slice(PREFIX.length), text)) settings.refused.push(`${name}=${text}`)
  return settings
}

/** Adds one setting. @returns false if it is invalid */
function readSetting(settings: UrlSettings, name: string, text: string): boolean {
  const fault = name === 'fault' ? parsePlannedFault(text) : undefined
  if (fault) settings.faults.push(fault)
  else if (name === 'reset') settings.reset = true
  else if (name === 'seed' && /^\d{1,9}$/.test(text)) settings.seed = Number(text)
  else if (name === 'scenario' && isScenario(text)) settings.scenario = text
  else if (name === 'persona' && personaNamed(text)) settings.persona = text
  else if (name === 'clock' && isClock(text)) settings.clock = text
  else if (name === 'latency') return (settings.latency = parseLatency(text)) !== undefined
  else if (name === 'idempotency' && (text === 'on' || text === 'off')) settings.idempotency = text
  else if (name === 'payment') return (settings.payment = parseForced(text, PAYMENT_OUTCOMES)) !== undefined
  else if (name === 'load') return (settings.load = parseForced(text, LOAD_OUTCOMES)) !== undefined
  else return false
  return true
}

/** The URL without the panel's settings. */
export function withoutSettings(url: URL): URL {
  const clean = new URL(url)
  for (const name of url.searchParams.keys()) if (name.startsWith(PREFIX)) clean.searchParams.delete(name)
  return clean
}

/** A link that repeats the settings on this page. */
export function linkWith(url: URL, settings: Omit<UrlSettings, 'reset' | 'refused' | 'payment' | 'load'>): URL {
  const link = withoutSettings(url)
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) link.searchParams.set(`${PREFIX}${name}`, String(value))
  }
  set('seed', settings.seed)
  set('scenario', settings.scenario)
  set('persona', settings.persona)
  set('clock', settings.clock)
  if (settings.latency && settings.latency.toMs > 0) set('latency', formatLatency(settings.latency))
  if (settings.idempotency === 'off') set('idempotency', 'off')
  for (const [operation, { fault, once }] of settings.faults) {
    link.searchParams.append(`${PREFIX}fault`, `${operation}${once ? '!' : ''}:${formatFault(fault)}`)
  }
  return link
}

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * The distance from `now` (ms) of `+90m`, `+2d`, or `2026-12-02` (noon in Helsinki).
 * @returns ms, or undefined for an invalid text or a time in the past
 */
export function parseClock(text: string, now: number): number | undefined {
  const step = /^\+(\d{1,5})([smhd])$/.exec(text)
  if (step) return Number(step[1]) * (UNIT_MS[step[2] ?? ''] ?? 0)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return undefined
  const instant = helsinkiInstant(text, 12)
  return instant > now ? instant - now : undefined
}
