// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { useChosenColumns } from './chosen-columns'
import { dataColumns } from './data-column'
import { DataTable, type DataTableProps } from './data-table'
import { rowSearch } from './use-table-model'

interface Person {
  id: string
  name: string
  cents: number
  isNew: boolean
}

const columns = dataColumns<Person>([
  {
    id: 'name',
    header: () => 'Nimi',
    cell: (row) => row.name,
    value: (row) => row.name,
    searchText: (row) => row.name,
  },
  {
    id: 'cents',
    header: () => 'Saldo',
    cell: (row) => String(row.cents),
    value: (row) => row.cents || null,
    kind: 'money',
    descFirst: true,
  },
  { id: 'isNew', header: () => 'Uusi', cell: (row) => (row.isNew ? 'uusi' : '') },
])

const person = (name: string, cents = 1, isNew = false): Person => ({ id: name, name, cents, isNew })

let root: Root
let host: HTMLElement

beforeEach(() => {
  setCurrentLocale('fi')
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.useRealTimers()
})

const render = (node: ReactNode) => act(() => root.render(node))

const table = (props: Partial<DataTableProps<Person>> & { rows: readonly Person[] }) => (
  <DataTable
    caption="Työntekijät"
    columns={columns}
    rowId={(row) => row.id}
    rowLabel={(row) => row.name}
    defaultSort="name"
    {...props}
  />
)

const names = () => [...host.querySelectorAll('tbody th')].map((cell) => cell.textContent)
const button = (name: string) => {
  const found = [...host.querySelectorAll('button')].find((one) => one.textContent === name || one.ariaLabel === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = (element: HTMLElement) => act(() => element.click())
const sorts = () => [...host.querySelectorAll('th[scope=col]')].map((cell) => cell.getAttribute('aria-sort'))

/** Sets the text through the native setter, so that React sees the change of the controlled input. */
function type(input: HTMLInputElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const search = () => {
  const input = host.querySelector<HTMLInputElement>('input[type=text]')
  if (!input) throw new Error('no search box')
  return input
}

test('people sort by Finnish collation, case ignored [FMT-11]', () => {
  render(table({ rows: ['Öberg', 'ängman', 'Zetterberg', 'Åberg', 'aalto', 'Virtanen'].map((name) => person(name)) }))
  expect(names()).toEqual(['aalto', 'Virtanen', 'Zetterberg', 'Åberg', 'ängman', 'Öberg'])
  expect(sorts()).toEqual(['ascending', null, null])
  press(button('Nimi'))
  expect(names()).toEqual(['Öberg', 'ängman', 'Åberg', 'Zetterberg', 'Virtanen', 'aalto'])
  expect(sorts()).toEqual(['descending', null, null])
})

test('rows marked as first come first until the user chooses an order', () => {
  render(table({ rows: [person('B'), person('A'), person('C', 1, true)], first: (row) => row.isNew }))
  expect(names()).toEqual(['C', 'A', 'B'])
  // aria-sort is set only while the rows really are in that order.
  expect(sorts()).toEqual([null, null, null])
  press(button('Nimi'))
  expect(names()).toEqual(['A', 'B', 'C'])
  expect(sorts()).toEqual(['ascending', null, null])
  press(button('Nimi'))
  expect(names()).toEqual(['C', 'B', 'A'])
})

test('numbers sort by size, absent values are last in both directions', () => {
  render(table({ rows: [person('A', 900), person('B', 0), person('C', 12_000), person('D', -5)] }))
  press(button('Saldo'))
  expect(names()).toEqual(['C', 'A', 'D', 'B'])
  press(button('Saldo'))
  expect(names()).toEqual(['D', 'A', 'C', 'B'])
})

test('an empty table says so, or shows the page’s own empty state [FMT-10]', () => {
  render(table({ rows: [] }))
  expect(host.textContent).toContain(m.table_empty())
  expect(host.querySelector('table')).toBeNull()
  render(table({ rows: [], empty: <p>Lisää ensimmäinen työntekijä.</p> }))
  expect(host.textContent).toContain('Lisää ensimmäinen työntekijä.')
  act(() => setCurrentLocale('en'))
  render(table({ rows: [] }))
  expect(host.textContent).toContain(m.table_empty({}, { locale: 'en' }))
})

test('page buttons appear only with more than one page', () => {
  const rows = Array.from({ length: 21 }, (_, index) => person(`P${String(index + 1).padStart(2, '0')}`))
  render(table({ rows: rows.slice(0, 20) }))
  expect(host.querySelector('nav')).toBeNull()
  render(table({ rows }))
  expect(names()).toHaveLength(20)
  press(button('Sivu 2'))
  expect(names()).toEqual(['P21'])
  expect(host.querySelector('nav')?.textContent).toContain('21–21 / 21')
  render(table({ rows: rows.slice(0, 20) }))
  expect(names()).toHaveLength(20)
})

test('a new page is announced, and gets the focus if the list’s start is scrolled out of view', () => {
  const rows = Array.from({ length: 21 }, (_, index) => person(`P${String(index + 1).padStart(2, '0')}`))
  render(table({ rows }))
  expect(host.querySelector('[role=status]')?.textContent).toBe('21 riviä, 1–20 / 21')
  const top = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10))
  button(m.table_next()).focus()
  press(button(m.table_next()))
  expect(host.querySelector('[role=status]')?.textContent).toBe('21 riviä, 21–21 / 21')
  expect(document.activeElement).toBe(button(m.table_next()))
  top.mockReturnValue(new DOMRect(0, -900))
  press(button(m.table_previous()))
  expect(document.activeElement?.querySelector('caption')?.textContent).toBe('Työntekijät')
  top.mockRestore()
})

test('on narrow screens filters and order are behind a button, the search is not', () => {
  render(table({ rows: [person('A')], searchLabel: 'Hae nimellä', filters: <select aria-label="Tila" /> }))
  const opener = button(m.table_narrow())
  const fold = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  expect(fold?.querySelectorAll('select')).toHaveLength(2)
  expect(fold?.contains(search())).toBe(false)
  expect([opener.ariaExpanded ?? opener.getAttribute('aria-expanded'), fold?.className]).toEqual([
    'false',
    expect.stringContaining('max-nav:hidden'),
  ])
  press(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(fold?.className).not.toContain('max-nav:hidden')
  expect(host.querySelector('label')?.textContent).toBe('Hae nimellä')
})

test('the URL has order and page, and invalid values in it are ignored', () => {
  const rows = Array.from({ length: 5 }, (_, index) => person(`P${index + 1}`))
  const onStateChange = vi.fn()
  render(table({ rows, pageSize: 2, state: { sort: '-name', page: 2 }, onStateChange }))
  expect(names()).toEqual(['P3', 'P2'])
  press(button('Sivu 3'))
  expect(onStateChange).toHaveBeenLastCalledWith({ sort: '-name', page: 3 })
  press(button('Nimi'))
  expect(onStateChange).toHaveBeenLastCalledWith({ sort: 'name', page: undefined })
  render(table({ rows, pageSize: 2, state: { sort: 'isNew', page: 99 }, onStateChange }))
  expect(names()).toEqual(['P5'])
})

test('search requires every word, announces the count, and can be cleared', () => {
  const rows = ['Virtanen Matti', 'Virtanen Mäki', 'Maki Anna'].map((name) => person(name))
  render(table({ rows, searchLabel: 'Hae nimellä' }))
  type(search(), 'mäki')
  expect(names()).toEqual(['Virtanen Mäki'])
  expect(host.querySelector('[role=status]')?.textContent).toBe('1 rivi')
  type(search(), 'MATTI virt')
  expect(names()).toEqual(['Virtanen Matti'])
  type(search(), 'Virtanen, Matti')
  expect(names()).toEqual(['Virtanen Matti'])
  type(search(), 'zzz')
  expect(host.textContent).toContain(m.table_empty_search())
  press(button(m.table_search_clear()))
  expect(names()).toHaveLength(3)
  expect(document.activeElement).toBe(search())
})

test('Enter in the search does not submit the form around the list [TOP-07]', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  host.addEventListener('submit', submit)
  render(
    <form>
      {table({ rows: [person('A')], searchLabel: 'Haku' })}
      <button type="submit">Lataa</button>
    </form>,
  )
  await userEvent.type(search(), 'A{Enter}')
  expect(search().value).toBe('A')
  expect(submit).not.toHaveBeenCalled()
})

test('the URL follows the search after a pause, and Back restores the earlier text', () => {
  vi.useFakeTimers()
  const rows = [person('A'), person('B')]
  const onStateChange = vi.fn()
  const draw = (text?: string) =>
    render(table({ rows, searchLabel: 'Hae', state: { search: text, page: 3 }, onStateChange }))
  draw()
  type(search(), 'a')
  type(search(), 'ab')
  expect(onStateChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(400))
  expect(onStateChange).toHaveBeenCalledExactlyOnceWith({ search: 'ab', page: undefined })
  type(search(), 'abc')
  draw('ab')
  expect(search().value).toBe('abc')
  draw('from back')
  expect(search().value).toBe('from back')
})

test('the header checkbox selects every selectable row of every page', () => {
  const rows = Array.from({ length: 5 }, (_, index) => person(`P${index + 1}`))
  const onChange = vi.fn<(selected: ReadonlySet<string>) => void>()
  const draw = (selected: string[]) =>
    render(
      table({
        rows,
        pageSize: 2,
        selection: {
          selected: new Set(selected),
          onChange,
          refuse: (row) => (row.id === 'P4' ? 'Ei ladattavissa' : undefined),
        },
      }),
    )
  draw([])
  const header = () => host.querySelector<HTMLInputElement>('thead input')
  press(header() ?? host)
  expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['P1', 'P2', 'P3', 'P5'])
  draw(['P1'])
  expect(header()?.indeterminate).toBe(true)
  draw(['P1', 'P2', 'P3', 'P5'])
  expect(header()?.checked).toBe(true)
  press(header() ?? host)
  expect(onChange.mock.lastCall?.[0].size).toBe(0)
  press(button('Sivu 2'))
  expect(host.querySelectorAll<HTMLInputElement>('tbody input')[1]?.disabled).toBe(true)
})

test('a click on the row clicks its button; a disabled row says why and still opens', () => {
  const onOpen = vi.fn()
  const rows = [person('Matti'), person('Liisa')]
  render(table({ rows, onOpen, disabledReason: (row) => (row.id === 'Liisa' ? 'Varat ovat päättyneet' : undefined) }))
  const [first, second] = host.querySelectorAll<HTMLElement>('tbody tr')
  expect(first?.textContent).toContain('LiisaVarat ovat päättyneet')
  press(first?.querySelector('td') ?? host)
  press(second?.querySelector('button') ?? host)
  expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['Liisa', 'Matti'])
})

test('ticking a row renders no cell again, a language switch all of them', () => {
  const cell = vi.fn((row: Person) => row.name)
  const counted = dataColumns<Person>([{ id: 'name', header: () => 'Nimi', cell }])
  const rows = [person('Liisa'), person('Matti')]
  const label = (row: Person) => row.name
  const shown = (selected: ReadonlySet<string>) =>
    table({ columns: counted, rows, rowLabel: label, defaultSort: undefined, selection: { selected, onChange } })
  const onChange = vi.fn((selected: ReadonlySet<string>) => render(shown(selected)))
  render(shown(new Set()))
  cell.mockClear()
  press(host.querySelector<HTMLElement>('tbody input') ?? host)
  expect(onChange.mock.lastCall?.[0]).toEqual(new Set(['Liisa']))
  expect(host.querySelectorAll('tbody input:checked')).toHaveLength(1)
  // A memoised row keeps its first handler: the second tick must not undo the first.
  press(host.querySelectorAll<HTMLElement>('tbody input')[1] ?? host)
  expect(onChange.mock.lastCall?.[0]).toEqual(new Set(['Liisa', 'Matti']))
  expect(cell).not.toHaveBeenCalled()
  act(() => setCurrentLocale('en'))
  expect(cell).toHaveBeenCalledTimes(2)
})

test('other rows of the same data reuse elements, rows of other data get new ones', () => {
  const rows = ['Aino', 'Eero', 'Liisa', 'Matti'].map((name) => person(name))
  const elements = () => new Map(names().map((name, index) => [name, host.querySelectorAll('tbody tr')[index]]))
  render(table({ rows, pageSize: 2 }))
  const before = elements()
  press(button('Nimi'))
  expect(names()).toEqual(['Matti', 'Liisa'])
  expect([...elements().values()]).toEqual([...before.values()])
  const turned = elements()
  render(table({ rows: rows.filter(({ name }) => name !== 'Matti'), pageSize: 2 }))
  expect(names()).toEqual(['Liisa', 'Eero'])
  expect(elements().get('Liisa')).toBe(turned.get('Liisa'))
  expect(elements().get('Eero')).not.toBe(turned.get('Matti'))
})

test('rows share one menu, which acts on the row that opened it and returns the focus there', async () => {
  await import('@/ui/overlays/action-menu-popup')
  // The selected rows, and the focused element at that moment.
  const onSelect = vi.fn((name: string) => [name, document.activeElement?.getAttribute('title')])
  const rows = [person('Liisa'), person('Matti')]
  const actions = ({ id }: Person) => [{ key: 'edit', label: `Muokkaa ${id}`, onSelect: () => onSelect(id) }]
  render(table({ rows, actions }))
  for (const name of ['Matti', 'Liisa']) {
    const trigger = button(m.table_row_actions({ row: name }))
    await userEvent.click(trigger)
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')?.textContent).toBe(`Muokkaa ${name}`))
    expect([...document.querySelectorAll('[aria-expanded=true]')]).toEqual([trigger])
    await userEvent.click(document.querySelector<HTMLElement>('[role=menuitem]') ?? host)
    expect(onSelect).toHaveLastReturnedWith([name, m.table_row_actions({ row: name })])
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
  }
})

test('shows loading and error states, and leaves sorting and paging to the server if told so', () => {
  const onRetry = vi.fn()
  render(table({ rows: [], status: 'loading' }))
  expect(host.querySelector('[aria-busy=true]')?.textContent).toBe(m.table_loading())
  render(table({ rows: [], status: 'error', onRetry }))
  expect(host.querySelector('[role=alert]')?.textContent).toContain(m.table_error())
  press(button(m.try_again()))
  expect(onRetry).toHaveBeenCalledOnce()
  render(
    table({ rows: [person('B'), person('A')], server: { pageCount: 4, rowCount: 8 }, pageSize: 2, state: { page: 3 } }),
  )
  expect(names()).toEqual(['B', 'A'])
  expect(host.querySelector('nav')?.textContent).toContain('5–6 / 8')
})

test('a failed refetch keeps the rows, and only the failed query is retried', () => {
  const reads = [true, false].map((isRefetchError) => ({ isRefetchError, isFetching: false, refetch: vi.fn() }))
  const rows = [person('A')]
  render(table({ rows, reads: reads.slice(1) }))
  expect(host.textContent).not.toContain(m.table_outdated())
  render(table({ rows, reads }))
  expect(host.querySelector('[data-slot=alert]')?.textContent).toContain(m.table_outdated())
  expect(names()).toEqual(['A'])
  press(button(m.try_again()))
  expect(reads.map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 0])
})

test('the position in the pages is shown next to the arrows and announced, whether client or server pages', () => {
  const rows = ['A', 'B', 'C'].map((name) => person(name))
  const state = { page: 2 }
  const told = () => [
    host.querySelector('nav p > :first-child')?.textContent,
    host.querySelector('[role=status]')?.textContent,
  ]
  const position = m.table_position({ page: '2', count: '2' })
  render(table({ rows, pageSize: 2, state }))
  expect(told()).toEqual([position, `${m.table_count({ count: '3' })}, 3–3 / 3`])
  render(table({ rows: rows.slice(2), pageSize: 2, state, server: { pageCount: 2 } }))
  expect(told()).toEqual([position, position])
})

test.each([
  ['no rows', []],
  ['one page', [person('A')]],
])('a list with %s that the server pages states no position [VOU-02]', (_, rows) => {
  render(table({ rows, server: { pageCount: 1 } }))
  expect(host.querySelector('[role=status]')?.textContent).toBe('')
})

test('10 000 rows sort and search with one look at each, and draw one page', () => {
  const letters = 'aåbcdeöfghijklmnäopqrstuvwxyz'
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    person(`${letters[(index * 7) % 29]}${letters[(index * 13) % 29]}nen ${index}`, index),
  )
  const value = vi.fn((row: Person) => row.name)
  const searchText = vi.fn((row: Person) => row.name)
  const cell = vi.fn((row: Person) => row.name)
  const counted = dataColumns<Person>([{ id: 'name', header: () => 'Nimi', cell, value, searchText }])
  render(table({ columns: counted, rows, searchLabel: 'Hae' }))
  press(button('Nimi'))
  press(button('Nimi'))
  type(search(), 'nen 99')
  type(search(), 'nen 999')
  expect(names()[0]).toContain('nen 999')
  expect(value.mock.calls.length).toBeLessThanOrEqual(rows.length + 1)
  expect(searchText.mock.calls.length).toBeLessThanOrEqual(rows.length + 1)
  expect(cell.mock.calls.length).toBeLessThan(500)
})

test('a name is found as it is shown, with a comma and in either order [EMP-02]', () => {
  const search = (text: string) => rowSearch(columns, [person('Alanen Mika Alanen'), person('Koski Helmi Koski')])(text)
  const found = (text: string) => [0, 1].filter((index) => search(text)?.(index))
  expect([found('Alanen, Mika'), found('mika alanen'), found('Koski,')]).toEqual([[0], [0], [1]])
})

test('shows the chosen columns, also the next time, and those that a URL names [EMP-02] [EXP-04]', () => {
  localStorage.clear()
  const optional = dataColumns<Person>([
    { id: 'name', header: () => 'Nimi', cell: (row) => row.name },
    { id: 'cents', header: () => 'Saldo', cell: (row) => String(row.cents), optional: true },
    { id: 'isNew', header: () => 'Uusi', cell: (row) => String(row.isNew) },
  ])
  const Chooser = ({ asked }: { asked?: string }) => {
    const { shown, marks, toggle } = useChosenColumns('people', optional, asked)
    return (
      <>
        <p>{shown.map(({ id }) => id).join(' ')}</p>
        <i>{marks}</i>
        {optional.map((column) => (
          <button key={column.id} type="button" onClick={() => toggle(column)}>
            {column.id}
          </button>
        ))}
      </>
    )
  }
  const shown = () => [host.querySelector('p')?.textContent, host.querySelector('i')?.textContent]
  render(<Chooser />)
  expect(shown()).toEqual(['name isNew', ''])
  press(button('cents'))
  press(button('isNew'))
  expect(shown()).toEqual(['name cents', 'cents,-isNew'])
  // The main column always stays visible.
  press(button('name'))
  expect(shown()[0]).toBe('name cents')
  press(button('name'))
  render(null)
  render(<Chooser />)
  expect(shown()).toEqual(['name cents', 'cents,-isNew'])
  // The URL param overrides the stored choice, also when it is empty.
  render(<Chooser asked="" />)
  expect(shown()).toEqual(['name isNew', ''])
  render(<Chooser asked="-isNew,gone" />)
  expect(shown()[0]).toBe('name')
  render(<Chooser />)
  expect(shown()[0]).toBe('name cents')
})

test('printing renders every row before the browser prints, and then the screen’s page again [REP-03]', () => {
  const rows = Array.from({ length: 23 }, (_, at) => person(`Henkilö ${String(at).padStart(2, '0')}`))
  render(table({ rows, pageSize: 7, state: { page: 2 } }))
  expect(names()).toHaveLength(7)
  // The last listener sees what the browser would print, so rendering must not be deferred to a later task.
  let printed = 0
  const look = () => {
    printed = names().length
  }
  window.addEventListener('beforeprint', look)
  window.dispatchEvent(new Event('beforeprint'))
  expect(printed).toBe(23)
  window.dispatchEvent(new Event('afterprint'))
  window.removeEventListener('beforeprint', look)
  expect(names()[0]).toBe('Henkilö 07')
  expect(names()).toHaveLength(7)
})

test('every row of a long list is printed as plain text [EXP-03]', async () => {
  await import('./tools/tools')
  const cell = vi.fn(() => <b>drawn</b>)
  const plain = dataColumns<Person>([
    { id: 'name', header: () => 'Nimi', cell, value: (row) => row.name },
    { id: 'cents', header: () => 'Saldo', cell, value: (row) => row.cents, kind: 'money' },
    { id: 'isNew', header: () => 'Uusi', cell, file: false },
    { id: 'email', header: () => 'Sähköposti', cell, value: () => 'a.b@c.example' },
  ])
  const rows = Array.from({ length: 2000 }, (_, at) => person(`Henkilö ${String(at).padStart(4, '0')}`, at))
  render(table({ columns: plain, rows, tools: { id: 'people' } }))
  await screen.findByRole('button', { name: m.table_export() })
  cell.mockClear()
  window.dispatchEvent(new Event('beforeprint'))
  expect(names()).toHaveLength(2000)
  expect(host.querySelectorAll('tbody tr')[1234]?.textContent).toBe('Henkilö 123412,34\u00a0€a.b@c.example')
  expect(host.querySelectorAll('tbody tr')[1234]?.lastElementChild?.innerHTML).toBe('a.b<wbr>@c.example')
  expect(cell).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('afterprint'))
  expect(names()).toHaveLength(20)
})

test('a server-paged list prints the rows that it has', () => {
  render(table({ rows: [person('A'), person('B')], server: { pageCount: 3 }, state: { page: 3 }, pageSize: 2 }))
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('afterprint'))
  expect(names()).toEqual(['A', 'B'])
})
