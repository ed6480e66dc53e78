// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { host, render, settle, useFreshPage } from '../../../tests/support/mount-in-test'
import { ConfirmAction } from './confirm-action'

useFreshPage()

function draw(action: () => Promise<unknown>, onDone = () => {}, onClose = () => {}) {
  render(
    <ConfirmAction title="Lataa etua" confirmLabel="Lataa 10,00 €" action={action} onDone={onDone} onClose={onClose} />,
  )
}

function button(name: string): HTMLButtonElement {
  const found = [...host.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

test('two presses in one task run the action once, and it cannot run again after a success [SES-24]', async () => {
  let end = () => {}
  const action = vi.fn(() => new Promise<void>((done) => (end = done)))
  const onDone = vi.fn()
  const onClose = vi.fn()
  draw(action, onDone, onClose)
  await settle(() => {
    button('Lataa 10,00 €').click()
    button('Lataa 10,00 €').click()
  })
  expect(action).toHaveBeenCalledOnce()
  expect(button('Lataa 10,00 €').getAttribute('aria-busy')).toBe('true')
  act(() => button(m.form_cancel()).click())
  expect(onClose).not.toHaveBeenCalled()
  await settle(() => end())
  expect(onDone).toHaveBeenCalledOnce()
  await settle(() => button('Lataa 10,00 €').click())
  expect(action).toHaveBeenCalledOnce()
})

test('an error shows in the dialog, and the action can be repeated', async () => {
  const error = new ApiError({
    kind: 'http',
    operation: 'createTopUp',
    status: 409,
    items: [{ code: 'not_enough_balance', message: '', severity: 'Error' }],
  })
  const action = vi.fn(() => Promise.reject(error)).mockRejectedValueOnce(error)
  const onDone = vi.fn()
  draw(action, onDone)
  await settle(() => button('Lataa 10,00 €').click())
  expect(host.querySelector('[role=alert]')?.textContent).toContain(m.error_not_enough_balance())
  expect(onDone).not.toHaveBeenCalled()
  await settle(() => button('Lataa 10,00 €').click())
  expect(action).toHaveBeenCalledTimes(2)
})
