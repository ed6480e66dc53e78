// @vitest-environment jsdom

import { act } from '@testing-library/react'
import * as fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { currentLocale, setCurrentLocale } from '@/language/locale'
import { dataColumns } from './data-column'
import { type Selection, toggleOne } from './selection'
import type { TableState } from './table-state'
import { type TableModelProps, useTableModel } from './use-table-model'

interface Person {
  id: string
  name: string
  cents: number | null
  isNew: boolean
  isBarred: boolean
}

const columns = dataColumns<Person>([
  {
    id: 'name',
    header: () => 'Nimi',
    cell: ({ name }) => name,
    value: ({ name }) => name,
    searchText: ({ name }) => name,
  },
  { id: 'cents', header: () => 'Saldo', cell: ({ cents }) => String(cents), value: ({ cents }) => cents },
  {
    id: 'code',
    header: () => 'Koodi',
    cell: ({ cents }) => String(cents),
    searchText: ({ cents }) => cents?.toString(),
  },
])
const isNew = (person: Person) => person.isNew
const refuse = (person: Person) => (person.isBarred ? 'Ei valittavissa' : undefined)

type Step = { sort: string | undefined; search: string; page: number | undefined; press: number | 'all' | undefined }

const LETTERS = 'aäåoöeéuüvABÄÖÉ'
const PLAIN: Record<string, string> = { é: 'e', ü: 'u' }
const plain = (text: string) => [...text.toLowerCase()].map((letter) => PLAIN[letter] ?? letter).join('')
const alphabet = new Intl.Collator('fi', { sensitivity: 'accent' })

/** Expected ids of all matches in order, computed by plain filter and sort. */
function expectedRows(rows: readonly Person[], { sort, search }: Step, hasFirst: boolean): readonly Person[] {
  const words = plain(search).split(' ').filter(Boolean)
  const found = rows.filter(({ name, cents }) => words.every((word) => `${plain(name)} ${cents ?? ''}`.includes(word)))
  const key = sort?.endsWith('cents') ? 'cents' : 'name'
  const sign = sort === '-name' || sort === '-cents' ? -1 : 1
  const isChosen = sort !== undefined && sort !== '-gone'
  return found.toSorted((one, other) => {
    if (hasFirst && !isChosen && one.isNew !== other.isNew) return one.isNew ? -1 : 1
    if (key === 'name') {
      if (one.name === '' || other.name === '') return Number(one.name === '') - Number(other.name === '')
      return alphabet.compare(one.name, other.name) * sign
    }
    if (one.cents === null || other.cents === null) return Number(one.cents === null) - Number(other.cents === null)
    return (one.cents - other.cents) * sign
  })
}

/** Expected selection after a press: a row toggles itself, the header toggles every selectable match. */
function expectedSelection(selected: ReadonlySet<string>, found: readonly Person[], press: Person | 'all') {
  const pressed = press === 'all' ? found.filter(({ isBarred }) => !isBarred) : [press]
  const ids = pressed.map(({ id }) => id)
  return ids.every((id) => selected.has(id))
    ? new Set([...selected].filter((id) => !ids.includes(id)))
    : new Set([...selected, ...ids])
}

test('finds, orders, pages and selects the same rows as plain filter, sort and slice', () => {
  const text = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 3 })
  const person = fc.record({
    name: text,
    cents: fc.option(fc.integer({ min: -20, max: 20 })),
    isNew: fc.boolean(),
    isBarred: fc.boolean(),
  })
  const step = fc.record({
    sort: fc.constantFrom(undefined, 'name', '-name', 'cents', '-cents', '-gone'),
    search: fc.oneof(
      fc.constant(''),
      text,
      fc.tuple(text, fc.nat(9)).map((words) => words.join(' ')),
    ),
    page: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    press: fc.constantFrom<Step['press'][]>('all', undefined, 0, 1, 2),
  })
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 30 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
      (people, steps, pageSize, hasFirst) => {
        const rows = people.map((one, index) => ({ ...one, id: `${index}` }))
        const list = openList({
          columns,
          rows,
          rowId: ({ id }) => id,
          defaultSort: 'name',
          pageSize,
          ...(hasFirst && { first: isNew }),
        })
        let selected: ReadonlySet<string> = new Set()
        for (const asked of steps) {
          const model = list.ask(asked)
          const found = expectedRows(rows, asked, hasFirst)
          const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
          const page = Math.min(asked.page ?? 1, pageCount)
          const shown = found.slice((page - 1) * pageSize, page * pageSize)
          expect(model.pageRows.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
          expect([model.page, model.pageCount, model.rowCount]).toEqual([page, pageCount, found.length])
          const selectable = found.filter(({ isBarred }) => !isBarred)
          const count = selectable.filter(({ id }) => selected.has(id)).length
          const areAll = count > 0 && count === selectable.length
          expect([model.all?.checked, model.all?.indeterminate]).toEqual([areAll, count > 0 && !areAll])
          expect(model.all?.disabled).toBe(selectable.length === 0)

          const row = typeof asked.press === 'number' ? model.pageRows[asked.press] : undefined
          const isPressed = asked.press === 'all' ? selectable.length > 0 : row?.original.isBarred === false
          if (!isPressed) continue
          act(() => (row ? list.select(toggleOne(selected, row.id)) : model.all?.onChange()))
          selected = expectedSelection(selected, found, row?.original ?? 'all')
          expect(list.selected()).toEqual(selected)
        }
        list.close()
      },
    ),
  )
})

test('after a language switch rows are sorted and searched by the texts of the new language [FMT-02]', () => {
  const text = ({ id, name }: Person) => (currentLocale() === 'en' ? id : name)
  const translated = dataColumns<Person>([
    { id: 'text', header: () => 'Teksti', cell: text, value: text, searchText: text },
  ])
  const rows = [
    { id: 'apple', name: 'omena' },
    { id: 'pear', name: 'aprikoosi' },
  ].map((row) => ({ ...row, cents: null, isNew: false, isBarred: false }))
  const list = openList({ columns: translated, rows, rowId: ({ id }) => id, defaultSort: 'text', pageSize: 5 })
  const ids = (search: string) => list.ask({ search }).pageRows.map(({ id }) => id)
  expect([ids(''), ids('omena')]).toEqual([['pear', 'apple'], ['apple']])
  act(() => setCurrentLocale('en'))
  expect([ids(''), ids('omena'), ids('apple')]).toEqual([['apple', 'pear'], [], ['apple']])
  act(() => setCurrentLocale('fi'))
  list.close()
})

/** A list that stays mounted while its props change. */
function openList(props: TableModelProps<Person> & { pageSize: number }) {
  const root = createRoot(document.createElement('div'))
  let selected: Selection = new Set()
  const onChange = (next: Selection) => {
    selected = next
  }
  let model: ReturnType<typeof useTableModel<Person>> | undefined
  function List({ asked }: { asked: TableState }) {
    model = useTableModel({ ...props, selection: { selected, onChange, refuse } }, asked)
    return null
  }
  return {
    ask(asked: TableState) {
      act(() => root.render(<List asked={asked} />))
      if (!model) throw new Error('the list is not rendered')
      return model
    },
    select: onChange,
    selected: () => selected,
    close: () => act(() => root.unmount()),
  }
}
