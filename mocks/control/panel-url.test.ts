import { expect, test } from 'vitest'
import { linkWith, parseClock, parseFault, readUrlSettings, withoutSettings } from './panel-url.ts'

const at = (query: string) => new URL(`http://127.0.0.1/beneficiaries?${query}`)

test('reads every setting from the URL and removes it [MCK-05]', () => {
  const url = at(
    'page=2&mock-persona=aino.virtanen&mock-scenario=low-balance&mock-clock=%2B1h&mock-latency=200-900&mock-seed=7&mock-fault=listEmployees!:500:internal_error&mock-fault=*:offline&mock-idempotency=off&mock-payment=latest:Error&mock-load=t-1:expired',
  )
  expect(readUrlSettings(url)).toEqual({
    reset: false,
    seed: 7,
    scenario: 'low-balance',
    persona: 'aino.virtanen',
    clock: '+1h',
    latency: { fromMs: 200, toMs: 900 },
    faults: [
      ['listEmployees', { fault: { kind: 'status', status: 500, code: 'internal_error' }, once: true }],
      ['*', { fault: { kind: 'offline' }, once: false }],
    ],
    idempotency: 'off',
    payment: { id: 'latest', outcome: 'Error' },
    load: { id: 't-1', outcome: 'expired' },
    refused: [],
  })
  expect(withoutSettings(url).href).toBe('http://127.0.0.1/beneficiaries?page=2')
  expect(readUrlSettings(at('page=2'))).toBeUndefined()
})

test('a link made from settings reads back as the same settings [MCK-05]', () => {
  const faults = [
    [
      'login',
      { fault: { kind: 'status' as const, status: 503, code: 'service_unavailable', canRetry: true }, once: false },
    ],
  ] as const
  const link = linkWith(at('tab=x'), {
    persona: 'large',
    clock: '+2d',
    latency: { fromMs: 300, toMs: 300 },
    faults: faults.map(([name, planned]) => [name, planned]),
    idempotency: 'off',
  })
  expect(readUrlSettings(link)).toMatchObject({
    persona: 'large',
    clock: '+2d',
    latency: { fromMs: 300, toMs: 300 },
    faults,
    idempotency: 'off',
  })
})

test('reports unknown and invalid settings', () => {
  expect(parseFault('200')).toBeUndefined()
  expect(parseFault('nonsense')).toBeUndefined()
  const bad = [
    'mock-fault=nothing:500',
    // The contract has neither this code nor this example for the operation.
    'mock-fault=listEmployees:500:not_found',
    'mock-fault=listEmployees:example:200:nothing',
    'mock-scenario=rich',
    'mock-persona=nobody',
    'mock-clock=yesterday',
    'mock-latency=slow',
    'mock-seed=one',
    'mock-idempotency=maybe',
    'mock-payment=latest:Lost',
    'mock-load=expired',
    'mock-color=red',
  ]
  const settings = readUrlSettings(at(bad.join('&')))
  expect(settings?.refused).toEqual(bad)
  expect(settings).toMatchObject({ reset: false, faults: [] })
})

test('moves the clock forward only [MCK-05]', () => {
  const now = Date.parse('2026-11-21T08:00:00Z')
  expect(parseClock('+90m', now)).toBe(5_400_000)
  expect(parseClock('2026-12-02', now)).toBe(Date.parse('2026-12-02T10:00:00Z') - now)
  expect(parseClock('2027-07-01', now)).toBe(Date.parse('2027-07-01T09:00:00Z') - now)
  expect(parseClock('2026-01-01', now)).toBeUndefined()
  expect(parseClock('2026-13-01', now)).toBeUndefined()
  expect(parseClock('-1h', now)).toBeUndefined()
})
