import { expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { ReportsSearch, shownTab, tabsFor } from './reports-search'

test.each([
  { has: false, asked: undefined, tabs: ['transactions', 'topups', 'charts'], shown: 'transactions' },
  { has: false, asked: 'topups', tabs: ['transactions', 'topups', 'charts'], shown: 'topups' },
  { has: false, asked: 'balance-corrections', tabs: ['transactions', 'topups', 'charts'], shown: 'transactions' },
  {
    has: true,
    asked: 'balance-corrections',
    tabs: ['transactions', 'topups', 'charts', 'balance-corrections'],
    shown: 'balance-corrections',
  },
  {
    has: true,
    asked: 'saunas',
    tabs: ['transactions', 'topups', 'charts', 'balance-corrections'],
    shown: 'transactions',
  },
] as const)('with corrections $has and tab=$asked the tab is $shown [REP-01]', ({ has, asked, tabs, shown }) => {
  expect(tabsFor(has)).toEqual(tabs)
  expect(shownTab(parse(ReportsSearch, { tab: asked }).tab, tabsFor(has))).toBe(shown)
})

test('nonsense in the address is dropped', () => {
  expect(
    parse(ReportsSearch, { tab: 7, page: 'x', sort: 'date', period: 'year', from: '30.2.2026', to: '2026-02-28' }),
  ).toEqual({
    sort: 'date',
    to: '2026-02-28',
  })
})
