import { expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { DownloadsSearch, shownTab, tabsFor } from './downloads-search'

test.each([
  { active: ['Lunch', 'Transport'], tab: undefined, tabs: ['lunch', 'income-register', 'other'], shown: 'lunch' },
  { active: ['Lunch'], tab: 'income-register', tabs: ['lunch', 'other'], shown: 'lunch' },
  { active: ['Transport', 'Massage'], tab: undefined, tabs: ['income-register', 'other'], shown: 'income-register' },
  { active: ['Recreational'], tab: 'lunch', tabs: ['other'], shown: 'other' },
  { active: ['Lunch', 'Transport'], tab: 'other', tabs: ['lunch', 'income-register', 'other'], shown: 'other' },
  { active: [], tab: 'sauna', tabs: ['other'], shown: 'other' },
] as const)('with $active active, tab=$tab shows $shown [DWN-01]', ({ active, tab, tabs, shown }) => {
  expect(tabsFor(active)).toEqual(tabs)
  expect(shownTab(parse(DownloadsSearch, { tab }).tab, tabsFor(active))).toBe(shown)
})
