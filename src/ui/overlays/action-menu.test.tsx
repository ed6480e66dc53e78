// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Button } from '../inputs/button'
import { ActionMenu } from './action-menu'

// Load the lazy part up front, so that no test waits for the import.
beforeAll(() => import('./action-menu-popup'))
afterEach(cleanup)

function draw() {
  const onSelect = vi.fn(() => document.activeElement?.textContent)
  const onRefused = vi.fn()
  render(
    <ActionMenu
      trigger={(props) => <Button {...props}>Toiminnot</Button>}
      items={[
        { key: 'edit', label: 'Muokkaa', onSelect },
        { key: 'end', label: 'Päätä', disabledReason: 'Latauksia on kesken.', onSelect: onRefused },
      ]}
    />,
  )
  return { trigger: screen.getByRole('button', { name: 'Toiminnot' }), onSelect, onRefused }
}

it('runs a chosen command once and leaves the focus on the button', async () => {
  const { trigger, onSelect } = draw()
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Muokkaa' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(onSelect).toHaveReturnedWith('Toiminnot')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

it('a second press of the button closes the menu', async () => {
  const { trigger } = draw()
  await userEvent.click(trigger)
  await screen.findByRole('menu')
  await userEvent.click(trigger)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
})

it('a disabled item says why and does nothing', async () => {
  const { trigger, onRefused } = draw()
  await userEvent.click(trigger)
  const item = await screen.findByRole('menuitem', { name: /Päätä.*Latauksia on kesken\./ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(item)
  expect(onRefused).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeTruthy()
})

it('focuses the right item when opened at its end, and when closed and reopened at once', async () => {
  const { trigger } = draw()
  trigger.focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Päätä'))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(trigger)
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Muokkaa'))
})
