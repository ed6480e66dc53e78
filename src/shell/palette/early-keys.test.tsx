// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal, usePortal } from '../../../tests/support/portal-test-bed'
import './palette'

const button = vi.hoisted(() => {
  let come: () => void = () => undefined
  const isHere = new Promise<void>((done) => (come = done))
  return { isHere, come: () => come() }
})
/** Keeps the button's chunk loading until the test resolves it. */
vi.mock('./palette-button', async (original) => {
  await button.isHere
  return original()
})

usePortal()

/** @returns whether the key's browser default was prevented */
function press() {
  const event = createEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  fireEvent(document.body, event)
  return event.defaultPrevented
}
const palettes = () => screen.queryAllByRole('dialog', { name: m.palette_open() })

test('the shortcut does nothing for guests [PAL-01]', async () => {
  await openPortal('/help')
  expect(press()).toBe(false)
})

test('a shortcut pressed before the button has loaded opens the quick search afterwards [PAL-01]', async () => {
  const { user } = await openPortal('/help', 'aino.virtanen')
  expect(screen.queryByRole('button', { name: m.palette_open() })).toBeNull()
  expect([press(), press()]).toEqual([true, true])
  expect(palettes()).toEqual([])
  await act(async () => button.come())
  await screen.findByRole('combobox', { name: m.palette_open() })
  expect(palettes()).toHaveLength(1)
  await user.keyboard('{Control>}k{/Control}')
  expect(palettes()).toEqual([])
})
