import { expect, test } from 'vitest'
import type { Contract } from '../contract-document.ts'
import { releaseProblem, releaseText, sinceRelease } from './release.ts'

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
  expect(releaseProblem(released, contract('1.2.0', more))).toContain('needs a later version')
  expect(releaseProblem(released, contract('1.10.0', more))).toBeUndefined()
  expect(releaseProblem(released, contract('1.2.0', ['200', '204'], 'In other words.'))).toContain('has not changed')
})

test('keeps a field whose name is a documentation keyword in the released contract [CTR-08]', () => {
  const named = contract('1.2.0', ['200'])
  named.components.schemas = { Item: { type: 'object', properties: { description: { type: 'string', example: 'x' } } } }
  expect(JSON.parse(releaseText(named)).components.schemas.Item.properties).toEqual({ description: { type: 'string' } })
})

test('a released contract breaks nothing against itself, whatever its texts say [CTR-08]', () => {
  const id = { type: 'string', description: 'An id.', example: '1', 'x-assumed': true }
  const body = { type: 'object', properties: { owner: { allOf: [{ $ref: '#/components/schemas/Id' }] } } }
  const reply = { description: 'Reply.', content: { 'application/json': { schema: body } } }
  const { paths, ...rest } = contract('2.0.0', [])
  const now = {
    ...rest,
    paths: { '/api/user': { get: { ...paths['/api/user']?.get, responses: { 200: reply } } } },
    components: { schemas: { Id: id } },
  } as unknown as Contract
  expect(sinceRelease(JSON.parse(releaseText(now)) as Contract, now)).toEqual({ breaks: [] })
})
