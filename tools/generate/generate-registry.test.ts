import { expect, test } from 'vitest'
import { type Contract, listOperations } from '../contract/contract-document.ts'
import { registrySource, successOf } from './generate-registry.ts'

const reply = { content: { 'application/json': {} } }
const contractOf = (responses: Record<string, object>): Contract => ({
  info: { title: 'Things', version: '1' },
  components: {},
  paths: { '/a': { post: { operationId: 'makeA', tags: ['things'], 'x-effect': 'command', responses } } },
})

test.each([
  [
    { 200: reply, 201: reply, 400: {} },
    { hasReply: true, files: [], canBeEmpty: false },
  ],
  [
    { 200: reply, 204: {} },
    { hasReply: true, files: [], canBeEmpty: true },
  ],
  [
    { 204: {}, 500: reply },
    { hasReply: false, files: [], canBeEmpty: true },
  ],
  [
    { 200: { content: { 'text/csv': {}, 'application/pdf': {} } } },
    { hasReply: false, files: ['text/csv', 'application/pdf'], canBeEmpty: false },
  ],
])('describes the successful replies of %j', (responses, success) => {
  const document = contractOf(responses)
  expect(listOperations(document).map((operation) => successOf(document, operation))).toEqual([success])
})

test('refuses an operation whose validator is missing', () => {
  const document = contractOf({ 200: reply })
  expect(() => registrySource(document, listOperations(document), () => '')).toThrow('MakeAResponse is missing')
})
