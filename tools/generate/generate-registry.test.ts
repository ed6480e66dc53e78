import { expect, test } from 'vitest'
import { type Contract, listOperations } from '../contract/contract-document.ts'
import { registrySource } from './generate-registry.ts'

const reply = { content: { 'application/json': {} } }
const operation = (operationId: string, responses: Record<string, object>) => ({
  operationId,
  tags: ['things'],
  'x-effect': 'command' as const,
  responses,
})

test('a registry row describes the successful replies', () => {
  const document: Contract = {
    info: { title: 'Things', version: '1' },
    components: {},
    paths: {
      '/a': { post: operation('makeA', { 200: reply, 201: reply, 400: {} }) },
      '/b': { post: operation('makeB', { 200: reply, 204: {} }) },
      '/c': { post: operation('makeC', { 204: {}, 500: reply }) },
      '/d': { get: operation('readD', { 200: { content: { 'text/csv': {}, 'application/pdf': {} } } }) },
    },
  }
  const zod = () => 'export const MakeAResponse = 1\nexport const MakeBResponse = 1\n'
  const rows = registrySource(document, listOperations(document), zod)
    .split('\n')
    .filter((line) => line.includes("method: '"))
  expect(
    rows.map((row) => [
      /^ {2}(\w+)/.exec(row)?.[1],
      row.includes('reply: ('),
      row.includes('canBeEmpty'),
      /files: \[.*\]/.exec(row)?.[0],
    ]),
  ).toEqual([
    ['makeA', true, false, undefined],
    ['makeB', true, true, undefined],
    ['makeC', false, false, undefined],
    ['readD', false, false, "files: ['text/csv', 'application/pdf']"],
  ])
  expect(() => registrySource(document, listOperations(document), () => '')).toThrow('MakeAResponse is missing')
})
