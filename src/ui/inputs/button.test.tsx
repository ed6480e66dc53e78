// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { X } from 'lucide-react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Button } from './button'
import { IconButton } from './icon-button'

// Load the lazy part up front, so that no test waits for the import.
beforeAll(() => import('../overlays/position-popover'))
// jsdom has no popovers, so they are simply shown.
beforeAll(() => {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.removeAttribute('popover')
  }
  HTMLElement.prototype.hidePopover = vi.fn()
})
afterEach(cleanup)

it('does not submit a form without type="submit"', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button>Näytä</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Näytä' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a disabled submit stays focusable, says why, sends nothing and reports the press [VAL-15]', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onClick = vi.fn()
  const onDisabledPress = vi.fn()
  render(
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
  const button = screen.getByRole('button', { name: 'Lataa', description: 'Valitse ensin työntekijä' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onClick).not.toHaveBeenCalled()
  expect(onDisabledPress).toHaveBeenCalledTimes(1)
})

it('a press also shows the reason, because touch screens have no hover', async () => {
  render(<Button disabledReason="Valitse ensin työntekijä">Lataa</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Lataa' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Valitse ensin työntekijä')
})

it('keeps its name while busy and ignores presses', async () => {
  const onSubmit = vi.fn()
  const onClick = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Lataa 4 250,00 €
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Lataa 4 250,00 €' })
  await userEvent.click(button)
  expect(button.textContent).toBe('Lataa 4 250,00 €')
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('an icon without a name is hidden from screen readers, and its button has one name', () => {
  render(<IconButton label="Sulje" icon={<X />} />)
  const button = screen.getByRole('button', { name: 'Sulje' })
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
