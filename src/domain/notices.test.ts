import type { Notices } from '@generated/api/model'
import { noticesAt } from '@mocks/content/notices'
import { expect, test } from 'vitest'
import { noticesQuery } from './notices'

const text = { fi: 'https://etuportaali.example/fi', en: 'https://etuportaali.example/en' }

test('the content file is read as it is [COM-10] [GRP-02]', () => {
  const notices = noticesAt(Date.UTC(2026, 10, 22))
  expect(notices.agreements).toBeDefined()
  expect(notices.benefitInfo).toBeDefined()
  expect(noticesQuery().select?.(notices)).toEqual(notices)
})

test('a content file that breaks the contract gives no data: it closes nothing and has no links [COM-10] [GRP-02]', () => {
  const broken = { editingDisabled: 'now', benefitInfo: [], agreements: text }
  expect(() => noticesQuery().select?.(broken as unknown as Notices)).toThrow('invalid_type')
})
