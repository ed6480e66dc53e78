// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Combobox } from './combobox'

afterEach(cleanup)

const operators = [
  { value: 'DABAFIHH', label: 'Danske Bank' },
  { value: 'HANDFIHH', label: 'Ålandsbanken' },
  { value: 'NDEAFIHH', label: 'Nordea' },
]

const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

function draw() {
  const onValueChange = vi.fn()
  render(
    <Combobox
      items={operators}
      locale="fi"
      onValueChange={onValueChange}
      input={{ 'aria-label': 'Operaattori' }}
      triggerLabel="Avaa välittäjät"
      empty="Ei osumia"
      keyOf={({ value }) => value}
      render={({ label }) => label}
    />,
  )
  return { input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Operaattori' }), onValueChange }
}

it('its button lists all items, and a click chooses one', async () => {
  const { input, onValueChange } = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Avaa välittäjät' }))
  expect(await options()).toEqual(['Danske Bank', 'Ålandsbanken', 'Nordea'])
  await userEvent.click(screen.getByRole('option', { name: 'Nordea' }))
  expect(input.value).toBe('Nordea')
  expect(onValueChange.mock.lastCall?.[0]).toEqual(operators[2])
})

it('finds by any part of the name, treats å as a separate letter, and Enter chooses the first match', async () => {
  const { input, onValueChange } = draw()
  await userEvent.type(input, 'å')
  expect(await options()).toEqual(['Ålandsbanken'])
  await userEvent.clear(input)
  await userEvent.type(input, 'BANK')
  expect(await options()).toEqual(['Danske Bank', 'Ålandsbanken'])
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.lastCall?.[0]).toEqual(operators[0])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('says that nothing matches, and Escape closes only the list', async () => {
  const { input } = draw()
  const onKeyDown = vi.fn()
  document.addEventListener('keydown', onKeyDown)
  await userEvent.type(input, 'xyz')
  expect(screen.getByRole('status').textContent).toBe('Ei osumia')
  onKeyDown.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(onKeyDown).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onKeyDown)
})
