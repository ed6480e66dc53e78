import { expect, test } from 'vitest'
import { startApi } from '../../../tests/support/mock-client.ts'

interface Transaction {
  title: string
  description?: string
}

test('sorts transactions by title, then by description, as shown [REP-02]', async () => {
  const aino = await startApi().logIn('aino.virtanen')
  const shown: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = `page=${page}&sortingBy=description&descending=false`
    const { body } = await aino.post(`/api/company-accounts/transactions?${query}`, undefined)
    const { transactions, totalPages } = body as { transactions: Transaction[]; totalPages: number }
    shown.push(...transactions.map(({ title, description = '' }) => `${title}\n${description}`))
    last = totalPages
  }
  expect(new Set(shown.map((text) => text.split('\n')[0])).size).toBeGreaterThan(3)
  const { compare } = new Intl.Collator('fi')
  expect(shown).toEqual(shown.toSorted(compare))
})
