// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import type { OperationName } from '@generated/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { showBlockingError } from '@/shell/blocking-error'
import { openPart } from '../../../tests/support/answers-test-bed'
import { find, useFreshPage } from '../../../tests/support/mount-in-test'
import { CompanyFailure } from './company-page'

vi.mock('@/shell/blocking-error', () => ({ showBlockingError: vi.fn() }))

useFreshPage()
afterEach(() => vi.mocked(showBlockingError).mockReset())

const failWith = async (operation: OperationName) => {
  const error = new ApiError({ kind: 'http', operation, status: 500 })
  await openPart(<CompanyFailure error={error} reset={() => undefined} />, {})
  return error
}

test('without the countries the popup that cannot be closed opens [NAV-10]', async () => {
  const error = await failWith('listCountries')
  expect(vi.mocked(showBlockingError).mock.calls).toEqual([[error]])
})

test('a page that cannot be read keeps its heading and opens no popup [COM-01]', async () => {
  await failWith('readCompany')
  expect(find('h1').textContent).toBe(m.company_title())
  expect(vi.mocked(showBlockingError)).not.toHaveBeenCalled()
})
