import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleContract } from '../bundle-contract.ts'
import type { Contract, ListedOperation } from '../contract-document.ts'
import { breakingChanges, compareMarks } from './breaking-changes.ts'

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

/** The breaking changes when each first text in the contract becomes the second. */
function breaksOf(...edits: [from: string, to: string][]): string[] {
  const after = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the contract has no ${from}`)
    return text.replace(from, to)
  }, before)
  return breakingChanges(old, parse(after) as Contract)
}

test('finds no break in compatible changes [CTR-06]', () => {
  const breaks = breaksOf(
    ['phone: { type: string }', 'phone: { type: string }\n                note: { type: string }'],
    ['maxLength: 50', 'maxLength: 60'],
    [', multipleOf: 5', ''],
    ['enum: [person]', 'enum: [person, robot]'],
    ['enum: [username_taken]', 'enum: [username_taken, gone]'],
    ['{ type: integer }] }', '{ type: integer }, { type: boolean }] }'],
    ['Age: {', 'Location: { schema: { type: string } }\n            Age: {'],
  )
  expect(breaks).toEqual([])
})

test('names each break by operation and field [CTR-06]', () => {
  const breaks = breaksOf(
    ['url: /', 'url: /v2'],
    ['scheme: bearer', 'scheme: basic'],
    // A parameter of all operations of a path.
    ['in: header, schema: { type: string }', 'in: header, schema: { type: string, maxLength: 7 }'],
    ['[{}, { bearer: [] }]', '[{ bearer: [] }]'],
    ['explode: false', 'explode: true'],
    ['default: [name]', 'default: [id]'],
    ['required: [name]', 'required: [name, phone]'],
    ['maxLength: 50', 'maxLength: 40'],
    ['phone: { type: string }', 'phone: { type: string, enum: [none] }'],
    ['enum: [owner, member]', 'enum: [owner]'],
    [
      'items: { type: string } }\n                amount',
      'items: { type: string }, uniqueItems: true }\n                amount',
    ],
    ['multipleOf: 5', 'multipleOf: 10'],
    ['[{ type: string }, { type: integer }]', '[{ type: string }]'],
    ['maxLength: 9', 'maxLength: 8'],
    ['additionalProperties: { type: string } }', 'additionalProperties: false }'],
    ['pay: { type: object }', 'pay: { oneOf: [{ type: object, required: [method] }] }'],
    ['                fax: { type: string }\n', ''],
    ['size: { type: object, properties: { width: { type: integer } } }', 'size: { type: object }'],
    ['dependentRequired: { from: [to] }', 'dependentRequired: { from: [to, by] }'],
    ['minContains: 1', 'minContains: 2'],
    ['any: { type: object }', 'any: { type: object, patternProperties: { x: { type: string } } }'],
    ['application/json: { schema: { type: object } }', 'application/json: {}'],
    ['Age: { schema: { type: string } }\n            ', ''],
    ['Date: { required: true', 'Date: { required: false'],
    ['required: [id]', 'required: []'],
    ['      additionalProperties: false\n', ''],
    ['        nick: { type: string }\n', ''],
    ['owner: { type: string }', "owner: { $ref: '#/components/schemas/User' }"],
    ['enum: [active]', 'enum: [active, closed]'],
    ['enum: [low]', 'enum: [low], x-extensible-enum: true'],
    ['{ const: false }', '{}'],
    ['application/json: {}', 'application/problem+json: {}'],
    ['        severity: { type: string }\n', ''],
    ["'204'", "'200'"],
    ['/api/key: { get', '/api/key: { post'],
    ['readLock', 'openLock'],
  )
  expect(breaks.toSorted()).toEqual([
    "/api/user parameters.0: `maxLength` was set to '7'.",
    "components.securitySchemes.bearer: `scheme` of security scheme `bearer` changed from 'bearer' to 'basic'.",
    'readKey: Operation `GET /api/key` was removed.',
    "readLock: `operationId` of operation `GET /api/lock` changed from 'readLock' to 'openLock'.",
    'readUser responses.200: Response `204` became `200`.',
    'servers.0: Server `/` became `/v2`.',
    'updateUser parameters.0: `default` changed from ["name"] to ["id"].',
    "updateUser parameters.0: `explode` of `sort` query parameter changed from 'false' to 'true'.",
    "updateUser requestBody.amount: `multipleOf` of `amount` changed from '5' to '10'.",
    'updateUser requestBody.any.patternProperties: PatternProperties was added.',
    'updateUser requestBody.contact.oneOf.1: `oneOf` subschema of `contact` was removed.',
    'updateUser requestBody.fax: Schema was removed.',
    "updateUser requestBody.more.additionalProperties: `maxLength` changed from '9' to '8'.",
    "updateUser requestBody.name: `maxLength` of `name` changed from '50' to '40'.",
    'updateUser requestBody.pay.oneOf: `oneOf` of `pay` was added.',
    "updateUser requestBody.phone: Enum of `phone` was set to 'none'.",
    'updateUser requestBody.range.dependentRequired: `from` changed from ["to"] to ["to","by"].',
    "updateUser requestBody.rest: `additionalProperties` of `rest` was set to 'false'.",
    "updateUser requestBody.role: Enum of `role` lost values: 'member'.",
    'updateUser requestBody.rows: `minContains` changed from 1 to 2.',
    'updateUser requestBody.size: SchemaProperties was removed.',
    "updateUser requestBody.tags: `uniqueItems` of `tags` was set to 'true'.",
    'updateUser requestBody: Properties became required: `phone`.',
    'updateUser responses.200.closed: `const` of `closed` was removed.',
    'updateUser responses.200.headers.Age: Response header `Age` was removed.',
    'updateUser responses.200.headers.Date: `required` changed from true to false.',
    'updateUser responses.200.level: `x-extensible-enum` changed from none to true.',
    'updateUser responses.200.nick: Property `nick` was removed.',
    "updateUser responses.200.owner: Type of `owner` widened from 'string' to 'object'.",
    "updateUser responses.200.state: Enum of `state` gained values: 'closed'.",
    'updateUser responses.200: Properties are no longer required: `id`.',
    'updateUser responses.200: `additionalProperties` was removed.',
    'updateUser responses.403.application~1problem+json: Media type `application/json` became `application/problem+json`.',
    'updateUser responses.404: Schema was removed.',
    'updateUser responses.409.severity: Property `severity` was removed.',
    'updateUser security.0: Security requirement `` is no longer accepted.',
  ])
})

const operation: ListedOperation = {
  operationId: 'pay',
  name: 'pay',
  tag: 'user',
  tags: ['user'],
  method: 'POST',
  path: '/api/pay',
  security: [{}, { bearer: [] }],
  'x-effect': 'read',
  'x-error-codes': { 409: ['taken'] },
  'x-limit-codes': { amount: { minimum: 'too_low' } },
}
const signatory = { ...operation, 'x-roles': ['Signatory'] }

test.each<[what: string, old: ListedOperation, next: Partial<ListedOperation>, breaks: string[]]>([
  ['a role more', signatory, { 'x-roles': ['Signatory', 'VoucherManager'] }, []],
  ['no role required', signatory, { 'x-roles': [] }, []],
  ['another role', signatory, { 'x-roles': ['VoucherManager'] }, ['pay: Signatory is no longer allowed']],
  [
    'a role where any user could call',
    operation,
    { 'x-roles': ['Signatory'] },
    ['pay: any other role is no longer allowed'],
  ],
  ['no optional session any more', operation, { security: [] }, ['pay: no longer reads the session']],
  ['a read that becomes a command', operation, { 'x-effect': 'command' }, ['pay: read became command']],
  ['a code more', operation, { 'x-error-codes': { 409: ['taken', 'gone'] } }, ['pay: new code 409 gone']],
  [
    'another code',
    operation,
    { 'x-error-codes': { 409: ['exists'] } },
    ['pay: new code 409 exists', 'pay: 409 taken is no longer returned'],
  ],
  [
    'another code of a broken limit',
    operation,
    { 'x-limit-codes': { amount: { minimum: 'too_little' } } },
    ['pay: x-limit-codes changed'],
  ],
])('compares the marks of an operation: %s [CTR-06]', (_what, was, is, breaks) => {
  expect(compareMarks(was, { ...was, ...is })).toEqual(breaks)
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
    "updateUser requestBody.kind: Enum of `kind` lost values: 'b'.",
    // Requests and replies share the inner schema, so its change is reported for both directions.
    "updateUser requestBody.owner.group.kind: Enum of `kind` lost values: 'b'. Enum of `kind` gained values: 'c'.",
    "updateUser responses.200.group.kind: Enum of `kind` gained values: 'c'.",
  ])
})

test('reads the whole contract of this project [CTR-06]', () => {
  const contract = bundleContract()
  const edited = structuredClone(contract)
  const login = edited.paths['/api/login']?.post
  if (!login) throw new Error('the contract has no login')
  login.security = [{ bearer: [] }]
  expect(breakingChanges(contract, edited)).toEqual(['login security.0: Authentication became required.'])
})
