import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleContract } from '../bundle-contract.ts'
import type { Contract } from '../contract-document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { releaseText } from './release.ts'

/** A contract with one operation: `save`, with these keywords. */
const contractOf = (keywords: string, rest = '{}') =>
  ({
    ...(parse(rest) as object),
    paths: { '/api/user': { put: { operationId: 'save', tags: ['user'], ...(parse(keywords) as object) } } },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }) as unknown as Contract

/** Operations whose request or reply has a schema. */
const inRequest = (schema: string) => `{ requestBody: { content: { application/json: { schema: { ${schema} } } } } }`
const inReply = (schema: string, status = 200) =>
  `{ responses: { ${status}: { content: { application/json: { schema: { ${schema} } } } } } }`

/** What breaks when a request and a reply change: `-` if nothing does. The place begins in the schema. */
test.each<[old: string, next: string, request: string, reply?: string]>([
  ['maxLength: 50', 'maxLength: 60', '-', 'maxLength: 50 became 60'],
  ['minimum: 5', 'minimum: 6', 'minimum: 5 became 6', '-'],
  ['type: string', 'type: string, maxLength: 7', 'maxLength: was added', '-'],
  ['multipleOf: 5', 'multipleOf: 10', 'multipleOf: 5 became 10'],
  ['type: boolean, const: false', 'type: boolean', '-', 'const: was removed'],
  ['type: string', 'type: [string, "null"]', '-', 'type: "string" became ["string","null"]'],
  ['type: integer, default: 5', 'type: integer', 'default: was removed'],
  ['default: [a, b]', 'default: [b, a]', 'default: ["a","b"] became ["b","a"]'],
  ['required: [name]', 'required: [tel, name]', 'required: ["name"] became ["tel","name"]', '-'],
  ['type: string', 'type: string, enum: [none]', 'enum: was added', '-'],
  ['enum: [owner]', 'enum: [member, owner]', '-', 'enum: ["owner"] became ["member","owner"]'],
  ['enum: [a], x-extensible-enum: true', 'enum: [a, b], x-extensible-enum: true', '-'],
  ['enum: [a], x-extensible-enum: true', 'enum: [a]', '-'],
  ['enum: [a]', 'enum: [a], x-extensible-enum: true', '-', 'x-extensible-enum: was added'],
  ['oneOf: [{ const: 1 }]', 'oneOf: [{ const: 1 }, {}]', '-', 'oneOf: [{"const":1}] became [{"const":1},{}]'],
  ['oneOf: [{ maxLength: 2 }]', 'oneOf: [{ maxLength: 1 }]', 'oneOf.0.maxLength: 2 became 1', '-'],
  ['type: object', 'type: object, additionalProperties: false', 'additionalProperties: was added', '-'],
  ['type: object', 'type: object, properties: { description: {} }', '-'],
  ['type: object, properties: { description: {} }', 'type: object', 'description: was removed'],
  ['properties: { enum: { const: 1 } }', 'properties: { enum: { const: 2 } }', 'enum.const: 1 became 2'],
  ['description: One.', 'x-assumed: true, example: 1, x-export: { maxLength: MAX }', '-'],
])('compares schemas: %s, then %s [CTR-06]', (old, next, request, reply = request) => {
  const breaks = (within: typeof inRequest) => breakingChanges(contractOf(within(old)), contractOf(within(next)))
  expect(breaks(inRequest)).toEqual(request === '-' ? [] : [`save requestBody.${request}`])
  expect(breaks(inReply)).toEqual(reply === '-' ? [] : [`save responses.200.${reply}`])
})

const AGE = 'responses: { 200: { headers: { Age: { required: true } } } }'
const NO_AGE = 'responses: { 200: { headers: { Age: { required: false } } } }'

test.each<[old: string, next: string, message?: string]>([
  ['security: [{}, { a: [] }]', 'security: [{ a: [] }]', 'security: [{},{"a":[]}] became [{"a":[]}]'],
  ['security: [{}, { a: [] }]', 'security: []', 'security: [{},{"a":[]}] became [{}]'],
  ['security: []', 'security: [{}, { a: [] }]'],
  ['x-effect: read', 'x-effect: command', 'x-effect: "read" became "command"'],
  ['x-roles: [Owner]', 'x-roles: [Member]', 'x-roles: ["Owner"] became ["Member"]'],
  ['x-roles: [Owner]', 'x-roles: [Member, Owner]'],
  ['x-roles: [Owner]', 'x-roles: []'],
  ['x-roles: []', 'x-roles: [Owner]', 'x-roles: was added'],
  ['x-error-codes: { 409: [a] }', 'x-error-codes: { 409: [a, b] }', 'x-error-codes.409: ["a"] became ["a","b"]'],
  ['x-error-codes: { 409: [a, b] }', 'x-error-codes: { 409: [b, a] }'],
  ['x-limit-codes: { a: { minimum: low } }', 'x-limit-codes: { a: {} }', 'x-limit-codes.a.minimum: was removed'],
  ['parameters: []', 'parameters: [{ name: sort, in: query }]'],
  ['parameters: [{ name: a, required: true }]', 'parameters: [{ name: a, required: false }]'],
  ['parameters: [{ name: a, required: true }]', 'parameters: [{ name: a }]'],
  ['parameters: [{ name: a }]', 'parameters: [{ name: a, explode: false }]', 'parameters.a.explode: was added'],
  ['responses: { 204: {} }', 'responses: { 200: {} }', 'responses.204: was removed'],
  ['responses: { 200: {} }', AGE],
  [AGE, NO_AGE, 'responses.200.headers.Age.required: true became false'],
  [inReply('type: object'), 'responses: { 200: { content: { text/csv: {} } } }', 'responses.200: was removed'],
  // The marks of the operation list the codes of errors.
  [inReply('properties: { code: { enum: [a] } }', 409), inReply('properties: { code: { enum: [a, b] } }', 409)],
])('compares operations: %s, then %s [CTR-06]', (old, next, message?: string) => {
  expect(breakingChanges(contractOf(old), contractOf(next))).toEqual(message === undefined ? [] : [`save ${message}`])
})

test('compares what all operations share, and how they are called [CTR-06]', () => {
  const old = contractOf('{}', 'servers: [{ url: / }]')
  const next = contractOf('{}', 'servers: [{ url: /v2 }]')
  const { put: save } = next.paths['/api/user'] ?? {}
  const language = { name: 'language', in: 'header', required: true }
  Object.assign(next.paths, { '/api/user': { parameters: [language], post: save } })
  Object.assign(next.components, { securitySchemes: { bearer: { type: 'http', scheme: 'basic' } } })
  expect(breakingChanges(old, contractOf('operationId: store', 'servers: [{ url: / }]'))).toEqual(['save: was removed'])
  expect(breakingChanges(old, next)).toEqual([
    'servers 0.url: "/" became "/v2"',
    'securitySchemes bearer.scheme: "bearer" became "basic"',
    'save method: "PUT" became "POST"',
    'save parameters.language: was added',
  ])
})

test('compares two schemas that contain each other in a request and in a reply [CTR-06]', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const withKinds = (...values: string[]) => {
    const contract = contractOf(inReply('$ref: "#/components/schemas/User"'))
    const body = { content: { 'application/json': { schema: ref('Group') } } }
    Object.assign(contract.paths['/api/user']?.put ?? {}, { requestBody: body })
    contract.components.schemas = {
      User: { type: 'object', properties: { group: ref('Group') } },
      Group: { type: 'object', properties: { owner: ref('User'), kind: { type: 'string', enum: values } } },
    }
    return contract
  }
  expect(breakingChanges(withKinds('a', 'b'), withKinds('a', 'c'))).toEqual([
    'save responses.200.group.kind.enum: ["a","b"] became ["a","c"]',
    'save requestBody.kind.enum: ["a","b"] became ["a","c"]',
  ])
})

test('reads the whole contract of this project, also as released [CTR-06] [CTR-08]', () => {
  const contract = bundleContract()
  const edited = structuredClone(contract)
  const login = edited.paths['/api/login']?.post
  if (!login) throw new Error('the contract has no login')
  login.security = [{ bearer: [] }]
  const released = JSON.parse(releaseText(contract)) as Contract
  expect(breakingChanges(released, contract)).toEqual([])
  expect(breakingChanges(released, edited)).toEqual(['login security.0.bearer: was added'])
})
