import type { Notices } from '@generated/api/model'
import { noticesAt } from '@mocks/content/notices'
import { expect, test } from 'vitest'
import { agreementsQuery, benefitInfoQuery, closedTimesQuery } from './notices'

const text = { fi: 'https://etuportaali.example/fi', en: 'https://etuportaali.example/en' }

test('each query reads its part of the content file [COM-10] [GRP-02]', () => {
  const notices = noticesAt(Date.UTC(2026, 10, 22))
  expect(notices.agreements).toBeDefined()
  expect(agreementsQuery().select?.(notices)).toEqual(notices.agreements)
  expect(notices.benefitInfo).toBeDefined()
  expect(benefitInfoQuery().select?.(notices)).toEqual(notices.benefitInfo)
  expect(closedTimesQuery().select?.(notices)).toEqual(notices)
})

test('a content file that breaks the contract closes nothing and has no links [COM-10] [GRP-02]', () => {
  const broken = { editingDisabled: 'now', benefitInfo: [], agreements: text }
  for (const query of [agreementsQuery(), benefitInfoQuery(), closedTimesQuery()]) {
    expect(query.select?.(broken as unknown as Notices)).toBeUndefined()
  }
})
