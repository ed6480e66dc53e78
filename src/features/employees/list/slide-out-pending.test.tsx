// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerImport } from '../../../../tests/support/answer-import'
import { noDialog, openEmployees, opener, rowAppears, rowOf } from '../../../../tests/support/employees-page'
import { usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

const LIISA = 'Ahola, Liisa'

test('what is opened before its form is here has its name and closes', async () => {
  const fetched = vi.fn(() => new Promise<never>(() => undefined))
  answerImport('./form/slide-outs', fetched)
  const { user } = await openEmployees()
  await rowAppears(LIISA)
  expect(fetched).not.toHaveBeenCalled()
  await user.hover(within(rowOf(LIISA)).getByRole('rowheader'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))

  await user.click(opener(LIISA))
  const details = await screen.findByRole('dialog', { name: LIISA })
  expect(within(details).getByText(m.employees_details_loading())).toBeTruthy()
  await user.keyboard('{Escape}')
  await noDialog()

  await user.click(screen.getByRole('button', { name: m.employees_add() }))
  const added = await screen.findByRole('dialog', { name: m.employees_add() })
  // No employee is being read yet.
  expect(within(added).getByText(m.employees_add_loading())).toBeTruthy()
  await user.click(within(added).getByRole('button', { name: m.employees_close() }))
  await noDialog()
})
