// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import type { OperationName } from '@generated/registry'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { closeBlockingError, useBlockingErrors } from '@/shell/blocking-error'
import { openPart } from '../../../tests/support/answers-test-bed'
import { find, readHook, useFreshPage } from '../../../tests/support/mount-in-test'
import { CompanyFailure } from './company-page'

useFreshPage()
afterEach(closeBlockingError)

const failWith = async (operation: OperationName) => {
  const error = new ApiError({ kind: 'http', operation, status: 500 })
  await openPart(<CompanyFailure error={error} reset={() => undefined} />, {})
  return error
}

test('without the countries the popup that cannot be closed opens [NAV-10]', async () => {
  const error = await failWith('listCountries')
  expect(readHook(useBlockingErrors)).toEqual([error])
})

test('a page that cannot be read keeps its heading and opens no popup [COM-01]', async () => {
  await failWith('readCompany')
  expect(find('h1').textContent).toBe(m.company_title())
  expect(readHook(useBlockingErrors)).toEqual([])
})
