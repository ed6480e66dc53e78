import { getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
// @vitest-environment jsdom
import type { DepositEstimation } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { benefitName } from '@/domain/benefit-names'
import { callsOf, openPart } from '../../../../tests/support/answers-test-bed'
import { useFreshPage } from '../../../../tests/support/mount-in-test'
import { Estimation } from './estimation'

useFreshPage()
afterEach(() => {
  vi.useRealTimers()
})

const ESTIMATION: DepositEstimation = {
  requestedLoads: { numberOfRequests: 2, value: 10_000, commission: 300, commissionVAT: 77 },
  benefits: [],
  currentBalance: 4500,
  totalSuggestedTransfer: 5877,
}

test('the estimation is asked for 400 ms after the last choice, not earlier and not later [DEP-03]', async () => {
  await openPart(
    <Estimation onUse={() => undefined} />,
    {
      listBenefits: () => ({ benefits: [{ id: 'b-1', type: 'lunch', state: 'active', status: 'Active' }] }),
      estimateDeposit: () => ESTIMATION,
    },
    (client) => client.fetchQuery(getListBenefitsQueryOptions()),
  )
  const next = await screen.findByRole('checkbox', { name: m.deposit_estimate_next({ benefit: benefitName('lunch') }) })
  const asked = () => callsOf('estimateDeposit').length
  expect(asked()).toBe(1)

  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.click(next)
  await pass(399)
  expect(asked()).toBe(1)
  // A change during the debounce restarts it.
  fireEvent.click(screen.getByRole('checkbox', { name: m.deposit_estimate_requests() }))
  await pass(399)
  expect(asked()).toBe(1)
  await pass(1)
  expect(asked()).toBe(2)
  expect(callsOf('estimateDeposit')[1]?.params).toMatchObject({ requestedLoads: false })
  await pass(5000)
  expect(asked()).toBe(2)
})
