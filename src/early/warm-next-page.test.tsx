// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { m } from '../../generated/messages/messages.js'
import { openPortal, sent, usePortal } from '../../tests/support/portal-test-bed'
import { warmNextPage } from './warm-next-page'

usePortal()

test('typing in the login form prefetches the next page’s code once, without API calls', async () => {
  sessionStorage.setItem('portal.saved-location', JSON.stringify({ href: '/beneficiaries' }))
  const { router, user } = await openPortal('/login')
  warmNextPage(router)
  const loaded = vi.spyOn(router, 'loadRouteChunk')
  const before = sent.length
  await user.type(screen.getByLabelText(m.login_username()), 'aino')
  await vi.waitFor(() => expect(loaded.mock.calls.map(([route]) => String(route.id))).toContain('/beneficiaries'))
  const calls = loaded.mock.calls.length
  await user.type(screen.getByLabelText(m.login_username()), '.virtanen')
  expect(loaded).toHaveBeenCalledTimes(calls)
  await waitFor(() => expect(sent.slice(before).filter(({ url }) => !url.includes('/content/'))).toEqual([]))
})
