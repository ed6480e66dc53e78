// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { leaveOddAddress } from './locale'

afterEach(() => window.history.replaceState(null, '', '/'))

test.each([
  ['//login?impersonation=3f0c9a52-6d1e-4b7a-9c55-0a1b2c3d4e5f', '/not-found'],
  ['//evil.example?token=t#x', '/not-found'],
  ['/\\evil.example', '/not-found'],
  ['/fi//evil.example', '/not-found'],
  ['/en//login', '/en/not-found'],
  ['/login//', '/not-found'],
  ['/login?next=//evil.example#//x', '/login?next=//evil.example#//x'],
  ['/beneficiaries', '/beneficiaries'],
])('%s becomes %s [NAV-05]', (address, becomes) => {
  window.history.replaceState({ key: 'k' }, '', window.location.origin + address)
  leaveOddAddress()
  expect(window.location.href).toBe(window.location.origin + becomes)
})
