// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useListbox } from './use-listbox'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const FRUIT = ['omena', 'päärynä', 'persikka']
const onChoose = vi.fn()

function Fruit() {
  const [search, setSearch] = useState('')
  const found = FRUIT.filter((one) => one.includes(search))
  const { box, list, option } = useListbox({ ids: found, search, onChoose })
  return (
    <>
      <input {...box} aria-label="Hae" value={search} onChange={({ target }) => setSearch(target.value)} />
      {found.length > 0 && (
        <div {...list} aria-label="Tulokset">
          {found.map((one) => (
            <div key={one} {...option(one)}>
              {one}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function draw() {
  onChoose.mockClear()
  render(<Fruit />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Hae' })
  box.focus()
  const active = () => {
    const selected = screen.queryAllByRole('option', { selected: true })
    expect(selected.map(({ id }) => id)).toEqual([box.getAttribute('aria-activedescendant')])
    return selected[0]?.textContent
  }
  return { box, active }
}

it('arrows wrap around, Home and End go to the ends, and Enter chooses the active item [PAL-07]', async () => {
  const { box, active } = draw()
  expect(active()).toBe('omena')
  const ways: [string, string][] = [
    ['{ArrowDown}', 'päärynä'],
    ['{End}', 'persikka'],
    ['{ArrowDown}', 'omena'],
    ['{ArrowUp}', 'persikka'],
    ['{Home}', 'omena'],
  ]
  for (const [key, to] of ways) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in sequence, as a user does
    await userEvent.keyboard(key)
    expect(active(), key).toBe(to)
  }
  expect(document.activeElement).toBe(box)
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['päärynä']])
})

it('a new search makes the first item active again, and the box has no list without items [PAL-07]', async () => {
  const { box, active } = draw()
  await userEvent.keyboard('{End}p')
  expect(active()).toBe('päärynä')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('zz{ArrowDown}{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(box.hasAttribute('aria-activedescendant')).toBe(false)
  expect(onChoose).not.toHaveBeenCalled()
})

it('pointer movement makes an item active, a click chooses it, and the focus stays in the box [PAL-07]', async () => {
  const { box, active } = draw()
  await userEvent.hover(screen.getByRole('option', { name: 'persikka' }))
  expect(active()).toBe('persikka')
  await userEvent.click(screen.getByRole('option', { name: 'päärynä' }))
  expect(onChoose.mock.calls).toEqual([['päärynä']])
  expect(document.activeElement).toBe(box)
})

it('the box is linked to the list, which is no tab stop although it scrolls [PAL-07]', () => {
  const { box } = draw()
  const list = screen.getByRole('listbox', { name: 'Tulokset' })
  expect(list.id).toBe(box.getAttribute('aria-controls'))
  expect(list.getAttribute('tabindex')).toBe('-1')
})
