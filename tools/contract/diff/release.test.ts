import { expect, test } from 'vitest'
import type { Contract } from '../contract-document.ts'
import { contentProblem, sinceRelease } from './release.ts'

const contract = (version: string, statuses: string[], description = 'A read.') => {
  const responses = Object.fromEntries(statuses.map((status) => [status, { description: 'Reply.' }]))
  const get = { operationId: 'readUser', tags: ['user'], description, responses }
  return { info: { title: 'T', version }, paths: { '/api/user': { get } }, components: {} } as Contract
}
const released = contract('1.2.0', ['200', '204'])

test('requires a new major version for a breaking change [CTR-08]', () => {
  expect(sinceRelease(released, contract('1.2.0', ['200'])).problem).toContain('needs a new major version')
  expect(sinceRelease(released, contract('1.10.0', ['200'])).problem).toContain('is 1.10.0')
  expect(sinceRelease(released, contract('2.0.0', ['200']))).toEqual({
    breaks: ['readUser responses.204: was removed'],
  })
})

test('accepts a compatible change without a new major version [CTR-08]', () => {
  expect(sinceRelease(released, contract('1.2.0', ['200', '204', '404']))).toEqual({ breaks: [] })
})

test('refuses to release other content under a released version [CTR-08]', () => {
  const more = ['200', '204', '404']
  expect(contentProblem(released, contract('1.2.0', more))).toContain('needs a later version')
  expect(contentProblem(released, contract('1.10.0', more))).toBeUndefined()
  expect(contentProblem(released, contract('1.2.0', ['200', '204'], 'In other words.'))).toContain('has not changed')
})
