// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StatusBadge } from './top-up-columns'
import { topUpBadge } from './top-up-status'

afterEach(cleanup)

test('each colour of a status looks different, also the two greys [REP-04]', () => {
  // Green, dark grey, orange, red and grey.
  const statuses = ['success', 'in_progress', 'waiting_for_payment', 'payment_not_received', 'canceled'] as const
  const looks = statuses.map((status) => {
    const { container } = render(<StatusBadge {...topUpBadge(status)} />)
    return container.querySelector('[data-slot=badge]')?.className
  })
  expect(new Set(looks).size).toBe(statuses.length)
})
