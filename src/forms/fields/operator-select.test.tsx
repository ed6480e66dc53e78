// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { OPERATOR_OPTIONS } from '@/domain/company-choices'
import { OperatorSelect } from './operator-select'

afterEach(cleanup)

const onChange = vi.fn()

function Controlled() {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <OperatorSelect id="operator" value={value} onChange={change} onBlur={() => undefined} />
}

const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

function draw() {
  onChange.mockClear()
  render(<Controlled />)
  return screen.getByRole<HTMLInputElement>('combobox', { name: /välittäjä/i })
}

it('its button lists all operators by name, and a click chooses one', async () => {
  const input = draw()
  await userEvent.click(screen.getByRole('button', { name: /välittäjä/i }))
  expect(await options()).toEqual(OPERATOR_OPTIONS.map(({ label, note }) => label + note))
  await userEvent.click(screen.getByRole('option', { name: /^Nordea/ }))
  expect(input.value).toMatch(/^Nordea/)
  expect(onChange.mock.lastCall).toEqual(['NDEAFIHH'])
})

it('finds by any part of the name, treats å as a separate letter, and Enter chooses the first match', async () => {
  const input = draw()
  await userEvent.type(input, 'å')
  expect((await options()).filter((option) => !/å/i.test(option ?? ''))).toEqual([])
  await userEvent.clear(input)
  await userEvent.type(input, 'BANK')
  const [first, ...others] = await options()
  expect(others).not.toEqual([])
  expect(first).toMatch(/bank/i)
  await userEvent.keyboard('{Enter}')
  expect(first).toContain(onChange.mock.lastCall?.[0])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('offers the typed text when no operator matches, and Escape closes only the list', async () => {
  const input = draw()
  const onKeyDown = vi.fn()
  document.addEventListener('keydown', onKeyDown)
  await userEvent.type(input, 'xyz')
  expect(await options()).toHaveLength(1)
  onKeyDown.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(onKeyDown).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onKeyDown)
})
