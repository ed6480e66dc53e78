import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { bundleContract } from '../bundle-contract.ts'
import type { Contract } from '../contract-document.ts'
import { breakingChanges } from './operations.ts'

const before = `
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: / }]
paths:
  /api/user:
    put:
      operationId: updateUser
      tags: [user]
      security: [{}, { bearer: [] }]
      x-effect: command
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
      responses:
        '200':
          headers:
            Date: { required: true, schema: { type: string } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/User' }
        '409':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Failure' }
      x-error-codes: { '409': [username_taken] }
      x-limit-codes: { amount: { minimum: amount_below_minimum } }
    get:
      operationId: readUser
      tags: [user]
      security: [{ bearer: [] }]
      x-roles: [Signatory]
      x-effect: read
      responses: { '204': { description: Nothing. } }
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
        state: { type: string, enum: [active] }
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
/** Breaking changes when `from`, a part of the contract, becomes `to`. */
function changed(from: string, to: string): string[] {
  if (!before.includes(from)) throw new Error(`the contract has no ${from}`)
  return breakingChanges(old, parse(before.replace(from, to)) as Contract)
}

test('finds nothing between a contract and itself [CTR-06]', () => {
  expect(changed('name', 'name')).toEqual([])
})

test.each([
  ['an optional field', 'phone: { type: string }', 'phone: { type: string }\n                note: { type: string }'],
  ['a longer text in a request', 'maxLength: 50', 'maxLength: 60'],
  ['a multiple that is no longer required', ', multipleOf: 5', ''],
  ['another role', '[Signatory]', '[Signatory, VoucherManager]'],
  ['no role required', '      x-roles: [Signatory]\n', ''],
  ['a value of a list that may grow', 'enum: [person]', 'enum: [person, robot]'],
  ['another form in a request', '{ type: integer }] }', '{ type: integer }, { type: boolean }] }'],
  [
    'a new header',
    'Date: { required: true',
    'Location: { schema: { type: string } }\n            Date: { required: true',
  ],
])('%s breaks nothing [CTR-06]', (_name, from, to) => {
  expect(changed(from, to)).toEqual([])
})

test.each([
  ['a shorter text', 'maxLength: 50', 'maxLength: 40', 'updateUser request.name: maxLength 50 became 40'],
  [
    'a value that a request may no longer have',
    'enum: [owner, member]',
    'enum: [owner]',
    'updateUser request.role: member is no longer accepted',
  ],
  [
    'values that a request must have',
    'phone: { type: string }',
    'phone: { type: string, enum: [none] }',
    'updateUser request.phone: any other value is no longer accepted',
  ],
  ['a required field', 'required: [name]', 'required: [name, phone]', 'updateUser request.phone: became required'],
  ['a removed field', '        id: { type: string }\n', '', 'updateUser 200.id: removed'],
  ['a new value', 'enum: [active]', 'enum: [active, closed]', 'updateUser 200.state: may now be closed'],
  [
    'a field that now contains the whole reply',
    '{ type: string, enum: [active] }',
    "{ $ref: '#/components/schemas/User' }",
    'updateUser 200.state: became recursive',
  ],
  ['an optional field of a reply', 'required: [id]', 'required: []', 'updateUser 200.id: may now be missing'],
  ['any value instead of one', '{ const: false }', '{}', 'updateUser 200.closed: const false became none'],
  ['a new code', '[username_taken]', '[username_taken, gone]', 'updateUser 409: new code gone'],
  ['another verb', '    put:', '    post:', 'updateUser: PUT /api/user became POST /api/user'],
  ['another name', 'updateUser', 'changeUser', 'updateUser: removed'],
  ['another success status', "'204'", "'200'", 'readUser 204: no longer returned'],
])('names a break by operation and field: %s [CTR-06]', (_name, from, to, message) => {
  expect(changed(from, to)).toEqual([message])
})

/** Breaks that an earlier version of this comparison missed. */
test.each([
  ['another role', '[Signatory]', '[VoucherManager]', ['readUser: Signatory is no longer allowed']],
  [
    'a role on an operation that any user could call',
    'x-effect: command',
    'x-roles: [Signatory]\n      x-effect: command',
    ['updateUser: any other role is no longer allowed'],
  ],
  [
    'an operation that no longer reads an optional session',
    '[{}, { bearer: [] }]',
    '[]',
    ['updateUser: no longer reads the session'],
  ],
  [
    'a required login',
    '[{}, { bearer: [] }]',
    '[{ bearer: [] }]',
    ['updateUser: a call without a session is no longer allowed'],
  ],
  ['a read that becomes a command', 'x-effect: read', 'x-effect: command', ['readUser: read became command']],
  [
    'elements that must be unique',
    'items: { type: string } }\n                amount',
    'items: { type: string }, uniqueItems: true }\n                amount',
    ['updateUser request.tags: uniqueItems none became true'],
  ],
  ['a coarser multiple', 'multipleOf: 5', 'multipleOf: 10', ['updateUser request.amount: multipleOf 5 became 10']],
  [
    'narrower other fields',
    'additionalProperties: { type: string, maxLength: 9 }',
    'additionalProperties: { type: string, maxLength: 8 }',
    ['updateUser request.more.*: maxLength 9 became 8'],
  ],
  [
    'no other fields in a request',
    'additionalProperties: { type: string, maxLength: 9 }',
    'additionalProperties: false',
    ['updateUser request.more: other fields of one schema became no other fields'],
  ],
  [
    'additional fields in a reply',
    '      additionalProperties: false\n',
    '',
    ['updateUser 200: no other fields became any other fields'],
  ],
  [
    'a removed header',
    'Date: { required: true, schema: { type: string } }',
    'Age: {}',
    ['updateUser 200 header Date: removed'],
  ],
  [
    'an optional header',
    'Date: { required: true',
    'Date: { required: false',
    ['updateUser 200 header Date: may now be missing'],
  ],
  [
    'fewer forms',
    '[{ type: string }, { type: integer }]',
    '[{ type: string }]',
    ['updateUser request.contact: no longer accepts a form of oneOf'],
  ],
  ['another default', 'default: [name]', 'default: [id]', ['updateUser query sort: default ["name"] became ["id"]']],
  [
    'another encoding of a list',
    'explode: false',
    'explode: true',
    ['updateUser query sort: explode false became true'],
  ],
  ['an error body without a field', '        severity: { type: string }\n', '', ['updateUser 409.severity: removed']],
  [
    'errors of another media type',
    "'409':\n          content:\n            application/json",
    "'409':\n          content:\n            application/problem+json",
    ['updateUser 409: application/json is gone'],
  ],
  [
    'an API key instead of a token',
    '{ type: http, scheme: bearer }',
    '{ type: apiKey, in: header, name: X-Key }',
    ['updateUser: bearer is sent differently', 'readUser: bearer is sent differently'],
  ],
  [
    'another code',
    '[username_taken]',
    '[user_exists]',
    ['updateUser 409: new code user_exists', 'updateUser 409: username_taken is no longer returned'],
  ],
  [
    'another code of a broken limit',
    'minimum: amount_below_minimum',
    'minimum: too_little',
    ['updateUser: x-limit-codes changed'],
  ],
  ['another server', 'url: /', 'url: /v2', ['servers: / became /v2']],
])('finds %s [CTR-06]', (_name, from, to, messages) => {
  expect(changed(from, to)).toEqual(messages)
})

test('compares two schemas that contain each other in a request and in a reply [CTR-06]', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const kinds = (...values: string[]) => ({ type: 'string', enum: values })
  const withKinds = (...values: string[]) => {
    const contract = structuredClone(old)
    Object.assign(contract.components.schemas ?? {}, {
      User: { type: 'object', properties: { group: ref('Group') } },
      Group: { type: 'object', properties: { owner: ref('User'), kind: kinds(...values) } },
    })
    const body = contract.paths['/api/user']?.put?.requestBody?.content['application/json']
    if (body) body.schema = ref('Group')
    return contract
  }
  expect(breakingChanges(withKinds('a', 'b'), withKinds('a', 'c'))).toEqual([
    'updateUser request.kind: b is no longer accepted',
    'updateUser 200.group.kind: may now be c',
  ])
})

test('reads the whole contract of this project [CTR-06]', () => {
  const contract = bundleContract()
  const edited = parse(stringify(contract)) as Contract
  const login = edited.paths['/api/login']?.post
  if (!login) throw new Error('the contract has no login')
  login.security = [{ bearer: [] }]
  expect(breakingChanges(contract, contract)).toEqual([])
  expect(breakingChanges(contract, edited)).toEqual(['login: a call without a session is no longer allowed'])
})

test('reports fields that become required in a branch when a flat object becomes a union [CTR-06]', () => {
  const flat = structuredClone(old)
  const schemas = (contract: Contract) => contract.components.schemas ?? {}
  const body = (contract: Contract) => contract.paths['/api/user']?.put?.requestBody?.content['application/json']
  const [one, two] = [structuredClone(flat), structuredClone(flat)]
  const text = { type: 'string' }
  Object.assign(schemas(one), {
    Pay: {
      type: 'object',
      required: ['method'],
      properties: { method: { type: 'string', enum: ['bank', 'link', 'cash'] }, code: text, email: text },
    },
  })
  const part = (value: string, field: string) => ({
    type: 'object',
    required: ['method', field],
    properties: { method: { type: 'string', enum: [value] }, [field]: text },
  })
  Object.assign(schemas(two), {
    Pay: {
      oneOf: [{ $ref: '#/components/schemas/Bank' }, { $ref: '#/components/schemas/Link' }],
      discriminator: {
        propertyName: 'method',
        mapping: { bank: '#/components/schemas/Bank', link: '#/components/schemas/Link' },
      },
    },
    Bank: part('bank', 'code'),
    Link: part('link', 'email'),
  })
  for (const contract of [one, two])
    Object.assign(body(contract) ?? {}, { schema: { $ref: '#/components/schemas/Pay' } })
  expect(breakingChanges(one, two)).toEqual([
    'updateUser request(bank).code: became required',
    'updateUser request(link).email: became required',
    'updateUser request.method: cash is no longer accepted',
  ])
  expect(breakingChanges(two, two)).toEqual([])
})
