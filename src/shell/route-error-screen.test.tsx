// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectRouteError } from '../../tests/support/expected-console'
import { openPortal, plan, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

test('offers no retry for something that does not exist [NAV-11]', async () => {
  expectRouteError(/ApiError: readTopUp/)
  await openPortal('/reports/topups/t-0', 'aino.virtanen')
  await screen.findByRole('heading', { name: m.error_screen_missing_title() })
  await screen.findByRole('link', { name: m.to_home() })
  expect(screen.queryByRole('button', { name: m.try_again() })).toBeNull()
})

test('offers a retry after another failure [NAV-11]', async () => {
  expectRouteError(/ApiError: readTopUp/)
  await plan('readTopUp:500:internal_error')
  await openPortal('/reports/topups/t-0', 'aino.virtanen')
  await screen.findByRole('button', { name: m.try_again() })
})
