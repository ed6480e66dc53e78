// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerImport } from '../../../tests/support/answer-import'
import { openPortal, usePortal } from '../../../tests/support/portal-test-bed'

usePortal()

test.each(['{Control>}k{/Control}', '?'])(
  'the panel opened by %s says that its code could not be loaded, and offers a reload [PAL-01] [PAL-08]',
  async (keys) => {
    answerImport('./palette', () => Promise.reject(new Error('gone')))
    const { user } = await openPortal('/help', 'aino.virtanen')
    await screen.findByRole('button', { name: m.palette_open() })
    await user.keyboard(keys)
    const dialog = within(await screen.findByRole('dialog', { name: m.palette_open() }))
    expect(await dialog.findByText(m.chunk_error())).toBeTruthy()
    expect(dialog.getByRole('button', { name: m.blocking_reload() })).toBeTruthy()
    expect(dialog.queryByText(m.palette_loading())).toBeNull()
  },
)
