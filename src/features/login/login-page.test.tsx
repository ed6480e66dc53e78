// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal, usePortal } from '../../../tests/support/portal-test-bed'

usePortal()

test('help is found from the login where the panel beside it has no room [NAV-04]', async () => {
  await openPortal('/login')
  // The panel is visible from 800 px.
  const panel = screen.getByRole('complementary')
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: m.login_help_link() })
  const beside = links.filter((link) => !panel.contains(link))
  expect(beside.map((link) => link.getAttribute('href'))).toEqual(['/help'])
})
