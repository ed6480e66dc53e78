// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal, usePortal } from '../../../tests/support/portal-test-bed'

usePortal()

const links = async () => {
  await screen.findByRole('heading', { level: 1, name: m.not_found_title() })
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('an unknown URL links guests to the login and users to home [NAV-05]', async () => {
  await openPortal('/taalla-ei-ole-mitaan')
  expect(await links()).toEqual([
    [m.to_support(), '/help'],
    [m.to_sign_up(), '/sign-up'],
    [m.to_login(), '/login'],
  ])
})

test('a logged-in user is not told to log in [NAV-05]', async () => {
  await openPortal('/taalla-ei-ole-mitaan', 'aino.virtanen')
  expect(await links()).toEqual([
    [m.to_support(), '/help'],
    [m.to_home(), '/'],
  ])
  expect(screen.getByRole('alert').textContent).toContain(m.not_found_text_signed_in())
})
