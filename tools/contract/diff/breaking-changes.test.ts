import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleContract } from '../bundle-contract.ts'
import type { Contract } from '../contract-document.ts'
import { breakingChanges } from './breaking-changes.ts'

const before = `
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: / }]
paths:
  /api/user:
    parameters: [{ name: language, in: header, schema: { type: string } }]
    put:
      operationId: updateUser
      tags: [user]
      security: [{}, { bearer: [] }]
      x-error-codes: { 409: [taken] }
      x-limit-codes: { amount: { minimum: too_low } }
      parameters:
        - name: sort
          in: query
          explode: false
          schema: { type: array, items: { type: string }, default: [name] }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, maxLength: 50 }
                phone: { type: string }
                role: { type: string, enum: [owner, member] }
                tags: { type: array, items: { type: string } }
                amount: { type: integer, multipleOf: 5 }
                contact: { oneOf: [{ type: string }, { type: integer }] }
                more: { type: object, additionalProperties: { type: string, maxLength: 9 } }
                rest: { type: object, additionalProperties: { type: string } }
                pay: { type: object }
                fax: { type: string }
                size: { type: object, properties: { width: { type: integer } } }
                range: { type: object, dependentRequired: { from: [to] } }
                rows: { type: array, contains: { type: string }, minContains: 1 }
                any: { type: object }
      responses:
        '200':
          headers:
            Age: { schema: { type: string } }
            Date: { required: true, schema: { type: string } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/User' }
        '403':
          content:
            application/json: {}
        '404':
          content:
            application/json: { schema: { type: object } }
        '409':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Failure' }
    get:
      operationId: readUser
      tags: [user]
      security: [{ bearer: [] }]
      x-effect: read
      x-roles: [Signatory]
      responses: { '204': { description: Nothing. } }
  /api/key: { get: { operationId: readKey, tags: [user], responses: {} } }
  /api/lock: { get: { operationId: readLock, tags: [user], responses: {} } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
  schemas:
    User:
      type: object
      required: [id]
      additionalProperties: false
      properties:
        id: { type: string }
        nick: { type: string }
        owner: { type: string }
        state: { type: string, enum: [active] }
        level: { type: string, enum: [low] }
        closed: { const: false }
        kind: { type: string, enum: [person], x-extensible-enum: true }
    Failure:
      type: object
      required: [code, severity]
      properties:
        code: { type: string, enum: [username_taken] }
        severity: { type: string }
`
const old = parse(before) as Contract

/** The breaking changes when the first text in the contract becomes the second. */
function breaksOf(from: string, to: string): string[] {
  if (!before.includes(from)) throw new Error(`the contract has no ${from}`)
  return breakingChanges(old, parse(before.replace(from, to)) as Contract)
}

test.each([
  ['phone: { type: string }', 'phone: { type: string }\n                note: { type: string }'],
  ['maxLength: 50', 'maxLength: 60'],
  [', multipleOf: 5', ''],
  ['enum: [person]', 'enum: [person, robot]'],
  ['enum: [username_taken]', 'enum: [username_taken, gone]'],
  ['{ type: integer }] }', '{ type: integer }, { type: boolean }] }'],
  ['Age: {', 'Location: { required: true, schema: { type: string } }\n            Age: {'],
  ['x-roles: [Signatory]', 'x-roles: [VoucherManager, Signatory]'],
  ['x-roles: [Signatory]', 'x-roles: []'],
  ['security: [{ bearer: [] }]', 'security: [{}, { bearer: [] }]'],
])('finds no break in compatible changes: %j became %j [CTR-06]', (from, to) => {
  expect(breaksOf(from, to)).toEqual([])
})

test.each([
  ['url: /', 'url: /v2', 'servers 0.url: "/" became "/v2"'],
  ['scheme: bearer', 'scheme: basic', 'securitySchemes bearer.scheme: "bearer" became "basic"'],
  [
    'in: header, schema: { type: string }',
    'in: header, schema: { type: string, maxLength: 7 }',
    'updateUser parameters.language.maxLength: was added',
  ],
  ['[{}, { bearer: [] }]', '[{ bearer: [] }]', 'updateUser security: [{},{"bearer":[]}] became [{"bearer":[]}]'],
  ['[{}, { bearer: [] }]', '[]', 'updateUser security: [{},{"bearer":[]}] became [{}]'],
  ['explode: false', 'explode: true', 'updateUser parameters.sort.explode: false became true'],
  ['default: [name]', 'default: [id]', 'updateUser parameters.sort.default: ["name"] became ["id"]'],
  ['required: [name]', 'required: [name, phone]', 'updateUser requestBody.required: ["name"] became ["name","phone"]'],
  ['maxLength: 50', 'maxLength: 40', 'updateUser requestBody.name.maxLength: 50 became 40'],
  ['phone: { type: string }', 'phone: { type: string, enum: [none] }', 'updateUser requestBody.phone.enum: was added'],
  ['enum: [owner, member]', 'enum: [owner]', 'updateUser requestBody.role.enum: ["owner","member"] became ["owner"]'],
  [
    'tags: { type: array',
    'tags: { type: array, uniqueItems: true',
    'updateUser requestBody.tags.uniqueItems: was added',
  ],
  ['multipleOf: 5', 'multipleOf: 10', 'updateUser requestBody.amount.multipleOf: 5 became 10'],
  [
    '[{ type: string }, { type: integer }]',
    '[{ type: string }]',
    'updateUser requestBody.contact.oneOf: [{"type":"string"},{"type":"integer"}] became [{"type":"string"}]',
  ],
  ['maxLength: 9', 'maxLength: 8', 'updateUser requestBody.more.additionalProperties.maxLength: 9 became 8'],
  [
    'additionalProperties: { type: string } }',
    'additionalProperties: false }',
    'updateUser requestBody.rest.additionalProperties: {"type":"string"} became false',
  ],
  [
    'pay: { type: object }',
    'pay: { oneOf: [{ type: object, required: [method] }] }',
    'updateUser requestBody.pay.oneOf: was added',
  ],
  ['                fax: { type: string }\n', '', 'updateUser requestBody.fax: was removed'],
  [
    'size: { type: object, properties: { width: { type: integer } } }',
    'size: { type: object }',
    'updateUser requestBody.size.width: was removed',
  ],
  [
    'dependentRequired: { from: [to] }',
    'dependentRequired: { from: [to, by] }',
    'updateUser requestBody.range.dependentRequired.from: ["to"] became ["to","by"]',
  ],
  ['minContains: 1', 'minContains: 2', 'updateUser requestBody.rows.minContains: 1 became 2'],
  [
    'any: { type: object }',
    'any: { type: object, patternProperties: { x: { type: string } } }',
    'updateUser requestBody.any.patternProperties: was added',
  ],
  ['application/json: { schema: { type: object } }', 'application/json: {}', 'updateUser responses.404: was removed'],
  ['Age: { schema: { type: string } }\n            ', '', 'updateUser responses.200.headers.Age: was removed'],
  [
    'Date: { required: true',
    'Date: { required: false',
    'updateUser responses.200.headers.Date.required: true became false',
  ],
  ['required: [id]', 'required: []', 'updateUser responses.200.required: ["id"] became []'],
  ['      additionalProperties: false\n', '', 'updateUser responses.200.additionalProperties: was removed'],
  ['        nick: { type: string }\n', '', 'updateUser responses.200.nick: was removed'],
  [
    'owner: { type: string }',
    "owner: { $ref: '#/components/schemas/User' }",
    'updateUser responses.200.owner.type: was removed',
  ],
  [
    'enum: [active]',
    'enum: [active, closed]',
    'updateUser responses.200.state.enum: ["active"] became ["active","closed"]',
  ],
  [
    'enum: [low]',
    'enum: [low], x-extensible-enum: true',
    'updateUser responses.200.level.x-extensible-enum: was added',
  ],
  ['{ const: false }', '{}', 'updateUser responses.200.closed.const: was removed'],
  ['application/json: {}', 'application/problem+json: {}', 'updateUser responses.403: was removed'],
  ['        severity: { type: string }\n', '', 'updateUser responses.409.severity: was removed'],
  ["'204'", "'200'", 'readUser responses.204: was removed'],
  ['/api/key: { get', '/api/key: { post', 'readKey method: "GET" became "POST"'],
  ['readLock', 'openLock', 'readLock: was removed'],
  ['x-effect: read', 'x-effect: command', 'readUser x-effect: "read" became "command"'],
  ['x-roles: [Signatory]', 'x-roles: [VoucherManager]', 'readUser x-roles: ["Signatory"] became ["VoucherManager"]'],
  ['x-limit-codes', 'x-roles: [Signatory]\n      x-limit-codes', 'updateUser x-roles: was added'],
  ['409: [taken]', '409: [taken, gone]', 'updateUser x-error-codes.409: ["taken"] became ["taken","gone"]'],
  ['409: [taken]', '409: [exists]', 'updateUser x-error-codes.409: ["taken"] became ["exists"]'],
  ['minimum: too_low', 'minimum: too_little', 'updateUser x-limit-codes.amount.minimum: "too_low" became "too_little"'],
])('names each break by operation and field: %j became %j [CTR-06]', (from, to, message) => {
  expect(breaksOf(from, to)).toContain(message)
})

test('compares two schemas that contain each other in a request and in a reply [CTR-06]', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const withKinds = (...values: string[]) => {
    const contract = structuredClone(old)
    Object.assign(contract.components.schemas ?? {}, {
      User: { type: 'object', properties: { group: ref('Group') } },
      Group: { type: 'object', properties: { owner: ref('User'), kind: { type: 'string', enum: values } } },
    })
    const body = contract.paths['/api/user']?.put?.requestBody?.content['application/json']
    if (body) body.schema = ref('Group')
    return contract
  }
  expect(breakingChanges(withKinds('a', 'b'), withKinds('a', 'c'))).toEqual([
    'updateUser requestBody.kind.enum: ["a","b"] became ["a","c"]',
    'updateUser responses.200.group.kind.enum: ["a","b"] became ["a","c"]',
  ])
})

test('reads the whole contract of this project [CTR-06]', () => {
  const contract = bundleContract()
  const edited = structuredClone(contract)
  const login = edited.paths['/api/login']?.post
  if (!login) throw new Error('the contract has no login')
  login.security = [{ bearer: [] }]
  expect(breakingChanges(contract, edited)).toEqual(['login security.0.bearer: was added'])
})
