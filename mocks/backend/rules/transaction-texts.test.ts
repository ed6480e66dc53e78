import { expect, test } from 'vitest'
import { startApi } from '../../../tests/support/mock-client.ts'
import { textsOf } from './transaction-texts.ts'

/** Finnish words that could occur in a title, a description or a reason. */
const FINNISH = /[äö]|kuu |pyyn|latau|numero|maksu|siirto|korjaus|palautus/i

test('translates every text of transactions and corrections to English [FMT-09] [REP-02]', async () => {
  const api = startApi()
  const said = await api.inDb((db) =>
    ['c-1', 'c-4', 'c-6'].flatMap((id) => db.transactions.all(id).flatMap((row) => Object.values(textsOf(row, true)))),
  )
  expect(said.length).toBeGreaterThan(200)
  expect(said.filter((text) => FINNISH.test(text))).toEqual([])
  expect(textsOf({ title: 'Palvelumaksu', description: 'Joulukuu 2026, 17 pyyntöä' }, true)).toEqual({
    title: 'Service fee',
    description: 'December 2026, 17 requests',
  })
  const aino = await api.logIn('aino.virtanen')
  const { body } = await aino.get('/api/company-accounts/balance-corrections?Page=1&RowsPerPage=10')
  expect(JSON.stringify(body)).toMatch(FINNISH)
})
