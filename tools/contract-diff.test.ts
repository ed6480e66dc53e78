import { beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { bundleContract } from './bundle-contract.ts'
import { breakingChanges } from './contract-diff.ts'
import type { Contract } from './contract-document.ts'

const before = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /api/user:
    put:
      operationId: updateUser
      tags: [user]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, maxLength: 50 }
                phone: { type: string }
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/User' }
      x-error-codes: { '409': [username_taken] }
components:
  schemas:
    User:
      type: object
      required: [id]
      properties:
        id: { type: string }
        state: { type: string, enum: [active] }
`
let old: Contract
beforeAll(() => {
  old = parse(before) as Contract
})
const changed = (edit: (text: string) => string) => breakingChanges(old, parse(edit(before)) as Contract)

test('finds nothing between a contract and itself, nor in what only adds [CTR-06]', () => {
  expect(changed((text) => text)).toEqual([])
  expect(
    changed((text) =>
      text.replace('phone: { type: string }', 'phone: { type: string }\n                note: { type: string }'),
    ),
  ).toEqual([])
  expect(changed((text) => text.replace('maxLength: 50', 'maxLength: 60'))).toEqual([])
})

test('names breaking changes by operation and field [CTR-06]', () => {
  expect(changed((text) => text.replace('maxLength: 50', 'maxLength: 40'))).toEqual([
    'updateUser request.name: maxLength 50 became 40',
  ])
  expect(changed((text) => text.replace('required: [name]', 'required: [name, phone]'))).toEqual([
    'updateUser request.phone: became required',
  ])
  expect(changed((text) => text.replace('        id: { type: string }\n', ''))).toEqual(['updateUser 200.id: removed'])
  expect(changed((text) => text.replace('enum: [active]', 'enum: [active, closed]'))).toEqual([
    'updateUser 200.state: may now be closed',
  ])
  expect(changed((text) => text.replace('required: [id]', 'required: []'))).toEqual([
    'updateUser 200.id: may now be missing',
  ])
  expect(changed((text) => text.replace('[username_taken]', '[username_taken, access_denied]'))).toEqual([
    'updateUser 409: new code access_denied',
  ])
  expect(changed((text) => text.replace('    put:', '    post:'))).toEqual([
    'updateUser: PUT /api/user became POST /api/user',
  ])
  expect(changed((text) => text.replace('updateUser', 'changeUser'))).toEqual(['updateUser: removed'])
})

test('reads the whole contract of this project [CTR-06]', () => {
  const contract = bundleContract()
  const edited = parse(stringify(contract)) as Contract
  const login = edited.paths['/api/login']?.post
  if (!login) throw new Error('the contract has no login')
  login.security = [{ bearer: [] }]
  expect(breakingChanges(contract, contract)).toEqual([])
  expect(breakingChanges(contract, edited)).toEqual(['login: now needs a session'])
})

test('a flat object that becomes a choice breaks what a branch now asks for, by the value of the choice [CTR-06]', () => {
  const flat = parse(before) as Contract
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
