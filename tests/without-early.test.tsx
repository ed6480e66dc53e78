// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { m } from '@generated/messages/messages.js'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PASSWORD } from '../mocks/control/scenarios.ts'
import { fill, onTheWay, sentTo, usePortal } from './support/portal-test-bed'

// A portal whose main.tsx plugs nothing in. All tests with openPortal run without src/early too; here main.tsx itself starts.
vi.mock('@/early/plug-in', () => ({ plugIn: () => undefined, plugInto: () => undefined }))
// jsdom loads no fonts.
vi.mock('@/browser/typeface', () => ({ loadTypeface: () => undefined }))
vi.mock('@mocks/browser', () => ({ startMocks: () => Promise.resolve(undefined) }))

usePortal()

test('without src/early the portal starts, logs in once and opens the page asked for; it is only later', async () => {
  onTheWay['GET /config.json'] = () =>
    Promise.resolve(
      new Response(readFileSync('public/config.json', 'utf8').replace(/("apiBaseUrl": )""/, `$1"${location.origin}"`)),
    )
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', '/beneficiaries')
  await act(() => import('@/main'))
  const user = userEvent.setup()
  await fill(user, await screen.findByLabelText(m.login_username()), 'aino.virtanen')
  await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
  await user.click(screen.getByRole('button', { name: m.login_submit() }))
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(9)
  expect(location.pathname).toBe('/beneficiaries')
  expect(sentTo('POST', '/api/login')).toHaveLength(1)
})
