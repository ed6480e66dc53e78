// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from './button'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no popovers; what is tested here is what a press does.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

function draw(content: ReactNode): HTMLButtonElement {
  act(() => root.render(content))
  const button = host.querySelector('button')
  if (!button) throw new Error('no button drawn')
  return button
}

it('does not submit a form unless it is told to', () => {
  const onSubmit = vi.fn()
  const button = draw(
    <form onSubmit={onSubmit}>
      <Button>Näytä</Button>
    </form>,
  )
  act(() => button.click())
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a disabled submit stays focusable, says why, sends nothing and reports the press [VAL-15]', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onClick = vi.fn()
  const onDisabledPress = vi.fn()
  const button = draw(
    <form onSubmit={onSubmit}>
      <Button
        type="submit"
        disabledReason="Valitse ensin työntekijä"
        onClick={onClick}
        onDisabledPress={onDisabledPress}
      >
        Lataa
      </Button>
    </form>,
  )
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Valitse ensin työntekijä',
  )
  act(() => button.click())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onClick).not.toHaveBeenCalled()
  expect(onDisabledPress).toHaveBeenCalledTimes(1)
})

it('keeps its name while busy and ignores presses', () => {
  const onSubmit = vi.fn()
  const onClick = vi.fn()
  const button = draw(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Lataa 4 250,00 €
      </Button>
    </form>,
  )
  act(() => button.click())
  expect(button.textContent).toBe('Lataa 4 250,00 €')
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
