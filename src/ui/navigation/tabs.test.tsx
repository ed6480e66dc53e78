// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

const NAMES = ['Tiedot', 'Salasana']

it.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])(
  'leaves an arrow key with %o to the browser, which goes back [ACC-05]',
  (modifier) => {
    const onValueChange = vi.fn()
    const tabs = NAMES.map((name) => ({ value: name, label: name, content: name }))
    render(<Tabs label="Profiili" value="Tiedot" onValueChange={onValueChange} tabs={tabs} />)
    const tab = screen.getByRole('tab', { name: 'Tiedot' })
    const press = createEvent.keyDown(tab, { key: 'ArrowLeft', ...modifier })
    fireEvent(tab, press)
    expect(press.defaultPrevented).toBe(false)
    expect(onValueChange).not.toHaveBeenCalled()
  },
)
