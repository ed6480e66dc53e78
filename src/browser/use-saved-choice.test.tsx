// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeStoredValue } from './browser-storage'
import { useSavedChoice } from './use-saved-choice'

const KEY = 'table-columns-test'

function Choice({ name }: { name: string }) {
  const [chosen, toggle] = useSavedChoice(KEY, ['a', 'b', 'c'], ['a'])
  return (
    <button type="button" onClick={() => toggle('b')}>
      {`${name}: ${[...chosen].join()}`}
    </button>
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = (name: string) => act(() => screen.getByRole('button', { name: new RegExp(`^${name}`) }).click())
const texts = () => screen.getAllByRole('button').map((button) => button.textContent)

test('a choice is stored, and every component that uses it gets it at once [DWN-07]', () => {
  const { unmount } = render(
    <>
      <Choice name="one" />
      <Choice name="other" />
    </>,
  )
  expect(texts()).toEqual(['one: a', 'other: a'])
  press('one')
  expect(texts()).toEqual(['one: a,b', 'other: a,b'])
  unmount()
  render(<Choice name="later" />)
  expect(texts()).toEqual(['later: a,b'])
})

test('another tab’s choice is followed, and names that no longer exist are dropped [DWN-07]', () => {
  render(<Choice name="one" />)
  writeStoredValue('local', KEY, ['c', 'gone'])
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(texts()).toEqual(['one: c'])
})

test('without storage a choice lasts as long as the page [DWN-07]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  render(<Choice name="one" />)
  press('one')
  expect(texts()).toEqual(['one: a,b'])
  press('one')
  expect(texts()).toEqual(['one: a'])
  vi.restoreAllMocks()
  // Storage works from here on, which resets the module's memory for other tests.
  press('one')
  press('one')
})
