import { readTopUpPathIdRegExp } from '@generated/api/top-ups/top-ups.zod'
import { type OperationName, registry } from '@generated/registry'
import { expect, test } from 'vitest'
import { isResourceId } from '@/values/identifiers/resource-id'
import { isCallOf } from './is-call-of'

const names = Object.keys(registry) as OperationName[]

test.each(names)('the path of %s matches that operation only', (name) => {
  const { method, path } = registry[name]
  const url = path.replaceAll(/\{\w+\}/g, '3f0c9a52-6d1e-4b7a-9c55-0a1b2c3d4e5f')
  expect(names.filter((other) => isCallOf(other, method, url))).toEqual([name])
  expect(isCallOf(name, method === 'GET' ? 'POST' : 'GET', url)).toBe(false)
})

test.each([
  '..\\..\\order\\status\\pay-7001',
  '..\\logout?removeRefreshToken=true',
  '../logout',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2E%2E',
  '%5c',
  '%',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a b',
  'a\u0000b',
  'ä',
  'a'.repeat(65),
])('%j is no valid id, raw or encoded', (text) => {
  for (const parameter of [text, encodeURIComponent(text)]) {
    expect(isCallOf('readTopUp', 'GET', `/api/top-up-load/${parameter}`)).toBe(false)
    expect(isCallOf('readPaymentStatus', 'GET', `/api/payments/${parameter}/status`)).toBe(false)
  }
})

test('a word that makes the path of another operation is no valid id', () => {
  const siblings = names.flatMap((name) =>
    registry[name].path.startsWith('/api/top-up-load/') && registry[name].method === 'GET' && name !== 'readTopUp'
      ? [registry[name].path]
      : [],
  )
  const alike = siblings.filter((path) => !path.includes('{'))
  expect(alike.length).toBeGreaterThan(0)
  for (const path of alike) expect([path, isCallOf('readTopUp', 'GET', path)]).toEqual([path, false])
  expect(isCallOf('readTopUp', 'GET', '/api/top-up-load/t-3001')).toBe(true)
})

test('isResourceId accepts the same ids as the contract', () => {
  for (const text of ['t-3001', 'A', '-', '', 'ä', 'a_b', 'a.b', ' a', 'a\n']) {
    expect([text, isResourceId(text)]).toEqual([text, readTopUpPathIdRegExp.test(text)])
  }
})
