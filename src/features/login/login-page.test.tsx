// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal, usePortal } from '../../../tests/support/portal-test-bed'

usePortal()

test('the login links to help on screens too narrow for the side panel [NAV-04]', async () => {
  await openPortal('/login')
  // The panel is visible from 800 px.
  const panel = screen.getByRole('complementary')
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: m.login_help_link() })
  const beside = links.filter((link) => !panel.contains(link))
  expect(beside.map((link) => link.getAttribute('href'))).toEqual(['/help'])
})

test('the disabled login button says what is missing, and the picture of the panel comes later [SES-02]', async () => {
  await openPortal('/login')
  const submit = screen.getByRole('button', { name: m.login_submit() })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(submit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(m.login_missing())
  const panel = screen.getByRole('complementary')
  await waitFor(() => expect(panel.querySelector('[data-slot=panel-picture]')).not.toBeNull())
})
