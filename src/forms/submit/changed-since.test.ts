import { expect, test } from 'vitest'
import { changedSince } from './changed-since'

const before = { name: 'Eero', phone: '', benefits: { lunch: true, massage: false } }

test('finds what others have saved by field, nested fields included', () => {
  const saved = { ...before, phone: '+358401112223', benefits: { lunch: true, massage: true } }
  expect(changedSince(before, saved, { ...before, name: 'Eerik' })).toEqual([
    { name: 'phone', before: '', saved: '+358401112223', typed: '', isContested: false },
    { name: 'benefits.massage', before: false, saved: true, typed: false, isContested: false },
  ])
})

test('a field that both have changed is contested', () => {
  const changes = changedSince(before, { ...before, name: 'Eeva' }, { ...before, name: 'Eerik' })
  expect(changes).toEqual([{ name: 'name', before: 'Eero', saved: 'Eeva', typed: 'Eerik', isContested: true }])
})

test('ignores a field whose typed value equals the saved one after trimming', () => {
  expect(changedSince(before, { ...before, name: 'Eeva' }, { ...before, name: ' Eeva ' })).toEqual([])
  expect(changedSince(before, before, { ...before, name: 'Eerik' })).toEqual([])
})
