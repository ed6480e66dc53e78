import type { Notices } from '@generated/api/model'
import { expect, test } from 'vitest'
import { agreementsQuery, benefitInfoQuery, closedTimesQuery } from './notices'

const text = { fi: 'https://etuportaali.example/fi', en: 'https://etuportaali.example/en' }

test('a content file that breaks the contract closes nothing and has no links [COM-10] [GRP-02]', () => {
  const broken = { editingDisabled: 'now', benefitInfo: [], agreements: text }
  for (const query of [agreementsQuery(), benefitInfoQuery(), closedTimesQuery()]) {
    expect(query.select?.(broken as unknown as Notices)).toBeUndefined()
  }
})
