import { expect, test } from 'vitest'
import { type Contract, listOperations } from '../contract/contract-document.ts'
import { successOf } from './generate-registry.ts'

const reply = { content: { 'application/json': {} } }

test.each([
  ['with a body', { 200: reply, 201: reply, 400: {} }, { hasReply: true, files: [], canBeEmpty: false }],
  ['with or without a body', { 200: reply, 204: {} }, { hasReply: true, files: [], canBeEmpty: true }],
  ['without a body', { 204: {}, 500: reply }, { hasReply: false, files: [], canBeEmpty: true }],
  ['a file', { 200: { content: { 'text/csv': {} } } }, { hasReply: false, files: ['text/csv'], canBeEmpty: false }],
])('describes the successful replies of an operation: %s', (_, responses, success) => {
  const document: Contract = {
    info: { title: 'Things', version: '1' },
    components: {},
    paths: { '/a': { post: { operationId: 'makeA', tags: ['things'], 'x-effect': 'command', responses } } },
  }
  expect(listOperations(document).map((operation) => successOf(document, operation))).toEqual([success])
})
