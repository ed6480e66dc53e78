// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerImport } from '../../../../tests/support/answer-import'
import { openEmployees, rowAppears } from '../../../../tests/support/employees-page'
import { usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

test('a panel whose code cannot be fetched says so and offers to reload [EMP-04]', async () => {
  answerImport('./form/slide-outs', () => Promise.reject(new Error('gone')))
  const { user } = await openEmployees()
  await rowAppears('Ahola, Liisa')
  await user.click(screen.getByRole('button', { name: m.employees_add() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.employees_add() }))
  expect(await dialog.findByText(m.chunk_error())).toBeTruthy()
  expect(dialog.getByRole('button', { name: m.blocking_reload() })).toBeTruthy()
})
