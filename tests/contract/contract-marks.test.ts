import { expect, test } from 'vitest'
import type { Contract } from '../../tools/contract/contract-document.ts'
import { markProblems } from './contract-marks.ts'

const REQUIREMENTS = '- ABC-01: Both are shown (decided).\n- ABC-02: One is shown.\n'

type Node = { description?: string; 'x-assumed'?: unknown }
const check = (operation: Node, schema: Node, status = '200') =>
  markProblems(
    {
      info: { title: 'T', version: '1.0.0' },
      paths: { '/a': { get: { operationId: 'readA', tags: ['a'], responses: { [status]: {} }, ...operation } } },
      components: { schemas: { A: schema } },
    } as Contract,
    REQUIREMENTS,
  )

test.each([
  [{ description: 'Assumed: all.' }, {}, ['readA: says assumed, without x-assumed']],
  [{}, { description: 'As ABC-01.' }, ['components/schemas/A: cites ABC-01 (decided), without x-assumed']],
  [{ 'x-assumed': true }, {}, ['readA: x-assumed names no part']],
  [{ 'x-assumed': ['form'] }, {}, ['readA: x-assumed names form']],
  [
    {},
    { 'x-assumed': true, description: 'A.' },
    ['components/schemas/A: x-assumed, and the description lacks "Assumed: …"'],
  ],
  [{}, { 'x-assumed': ['path'], description: 'Assumed: all.' }, ['components/schemas/A: x-assumed names path']],
  [{}, { description: 'As ABC-02.' }, []],
  [{ 'x-assumed': ['reply'] }, { 'x-assumed': ['unit'], description: 'Cents (assumed).' }, []],
  [{ description: 'As ABC-01.', 'x-assumed': ['rules'] }, { description: 'ABC-01', 'x-assumed': ['rules'] }, []],
])('an operation %j and a schema %j have %j [CTR-01]', (operation, schema, problems) => {
  expect(check(operation, schema)).toEqual(problems)
})

test('requires x-assumed for a success status other than 200 [CTR-01]', () => {
  expect(check({}, {}, '204')).toEqual(['readA: x-assumed names status unless success is 200'])
  expect(check({ 'x-assumed': ['status'] }, {}, '204')).toEqual([])
  expect(check({ 'x-assumed': ['call'] }, {}, '204')).toEqual([])
  expect(check({ 'x-assumed': ['status'] }, {})).toEqual(['readA: x-assumed names status unless success is 200'])
})

test('reports a description with a long paragraph [CTR-01]', () => {
  const item = `- ${'word '.repeat(60)}`
  expect(check({ description: `A read.\n\n${item}\n${item}` }, {})).toEqual([])
  expect(check({ description: `A read.\n\n${item}${item}` }, {})).toEqual([
    'readA: a paragraph of 604 characters; a list is easier to read',
  ])
})
