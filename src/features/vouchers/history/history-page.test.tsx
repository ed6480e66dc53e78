// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal, plain, usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

const rows = () => screen.getAllByRole('row').slice(1).map(plain)

test('shows both ways to order and the five newest orders with their statuses [VOU-01, VOU-02, VOU-04]', async () => {
  await openPortal('/voucher-order-history', 'aino.virtanen')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Paperisetelit')
  expect(rows()).toHaveLength(5)
  console.log(rows(), plain(document.body))
})
