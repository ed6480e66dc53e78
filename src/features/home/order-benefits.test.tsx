// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../../tests/support/answers-test-bed'
import { useFreshPage } from '../../../tests/support/mount-in-test'
import { OrderBenefits } from './order-benefits'

useFreshPage()

test('shows the prices of the settings at the price list checkbox [HOM-10]', async () => {
  await openPart(<OrderBenefits offers={['massage']} onOrdered={() => undefined} />, {
    readSettings: () => ({ feesVatPercentage: 25.5 }),
  })
  await waitFor(() => expect(document.body.textContent).toContain(m.home_fee_vat({ percent: '25,5' })))
})
