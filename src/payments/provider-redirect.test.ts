import { expect, test } from 'vitest'
import {
  isTrustedAction,
  recordStartFailure,
  startFailureOf,
  storeHandOff,
  takeHandOff,
  waitingHandOff,
} from './provider-redirect'

const ORIGIN = 'https://portaali.example'
const production = { paymentProviderHosts: ['maksu.example', 'maksu.example:8443'], environment: 'production' as const }
const mock = { paymentProviderHosts: [] as string[], environment: 'mock' as const }

test.each([
  ['https://maksu.example/newpayment', true],
  ['https://maksu.example:8443/newpayment?x=1', true],
  ['https://MAKSU.example/newpayment', true],
  ['http://maksu.example/newpayment', false],
  ['https://maksu.example:9000/newpayment', false],
  ['https://maksu.example.attacker.example/newpayment', false],
  ['https://sub.maksu.example/newpayment', false],
  ['https://attacker.example/maksu.example', false],
  ['https://maksu.example@attacker.example/', false],
  ['https://user@maksu.example/newpayment', false],
  ['https://:secret@maksu.example/newpayment', false],
  ['https://user:secret@maksu.example/newpayment', false],
  ['https://maksu.example./newpayment', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//maksu.example/newpayment', false],
  ['/newpayment', false],
  ['', false],
  [`${ORIGIN}/mock-provider`, false],
])('in production the form may be posted to %s: %s [PAY-04]', (url, trusted) => {
  expect(isTrustedAction(url, production, ORIGIN)).toBe(trusted)
})

test.each([
  [`${ORIGIN}/mock-provider`, true],
  ['https://portaali.example.attacker.example/mock-provider', false],
  ['http://portaali.example/mock-provider', false],
  ['https://maksu.example/newpayment', false],
])('with a mocked API the form may be posted to this origin too: %s: %s', (url, trusted) => {
  expect(isTrustedAction(url, mock, ORIGIN)).toBe(trusted)
  expect(isTrustedAction(url, { ...mock, environment: 'qa' as const }, ORIGIN)).toBe(false)
})

test('a form is posted only once [PAY-12]', () => {
  const parameters = { actionUrl: 'https://maksu.example/', formParams: { pmt_id: 'pay-1' } }
  expect(waitingHandOff('pay-1')).toBeUndefined()
  expect(takeHandOff('pay-1')).toBe(false)
  storeHandOff('pay-1', parameters)
  expect(waitingHandOff('pay-1')).toBe(parameters)
  expect(waitingHandOff('pay-2')).toBeUndefined()
  expect([takeHandOff('pay-1'), takeHandOff('pay-1')]).toEqual([true, false])
  expect(waitingHandOff('pay-1')).toBeUndefined()
})

test('a failed start is recorded for its payment only', () => {
  recordStartFailure('pay-3', 'unknown')
  expect([startFailureOf('pay-3'), startFailureOf('pay-4')]).toEqual(['unknown', undefined])
})
