// @vitest-environment jsdom

import type { TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { openPart } from '../../../tests/support/answers-test-bed'
import { load, loadItem } from '../../../tests/support/loads'
import { find, settle, useFreshPage } from '../../../tests/support/mount-in-test'
import { prefetchTopUp } from './queries'
import { TopUpPage } from './top-up-page'

useFreshPage()

const LOAD: TopUpLoadDetail = {
  ...load({ benefitType: 'recreational', status: 'in_progress', totalSum: 10_000, totalSumWithFees: 10_628 }),
  topUpLoadItems: [loadItem('in_progress'), loadItem('in_progress', { personalId: '120395-955F' })],
}

test('a running load shows benefit, recipients and sum under its own heading [TOP-08]', async () => {
  await openPart(
    <TopUpPage />,
    {
      readUserDetails: () => ({ isEmployeesSet: true }),
      listLoadableBenefits: () => ({ loadableBenefits: [] }),
      readTopUpInProgress: () => ({ isTopUpLoadInProgress: true, ids: ['t-1'] }),
      readCompanyAccounts: () => ({ accounts: [] }),
      readTopUp: () => LOAD,
    },
    prefetchTopUp,
  )
  expect(find('h1').textContent).toBe(m.top_up_load_title())
  expect(document.body.textContent).not.toContain('Valitse etu, summa ja työntekijät')
  await settle()
  const facts = [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(facts).toEqual(['EtuVirike-etu', 'Saajat2', 'Ladattava summa100,00 €', 'Maksu yhteensä106,28 €'])
})
