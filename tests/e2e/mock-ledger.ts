import type { Page } from '@playwright/test'
import type { Snapshot } from '../../mocks/database/db'
import { memoryStorage } from '../../mocks/database/memory-storage'
import { openMockDatabase } from '../../mocks/seed/mock-database'
import { type Ledger, ledgerOf } from '../support/ledger'

/** The fake API's database as the browser of this page keeps it. */
const snapshotOf = (page: Page): Promise<Snapshot> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('IndexedDB failed')))
      })
    const db = await done(indexedDB.open('portal-mock', 1))
    try {
      const transaction = db.transaction(['meta', 'rows'])
      const meta = (await done(transaction.objectStore('meta').get('meta'))) as Snapshot['meta']
      const rows = (await done(transaction.objectStore('rows').getAll())) as { change: Snapshot['changes'][number] }[]
      return { meta, changes: rows.map(({ change }) => change) }
    } finally {
      db.close()
    }
  })

export interface MovedMoney {
  ledger: Ledger
  /** Deposits and payments that were made since the seed, oldest first. */
  deposits: { id: string; amount: number }[]
  payments: { id: string; orderId: string; method: string; amount: number }[]
  /** Orders that were made since the seed, and their payments. */
  voucherOrders: number
  cardOrders: number
  orderPayments: number
  /** Loads that were made since the seed, charged or not, oldest first. */
  topUps: { id: string; sum: number; method: string; scheduledOn?: string }[]
  /** Benefits in use, and employees, of now. */
  activeBenefits: number
  employees: number
}

/** What really moved on a company's account, counted by the fake API's own ledger in this page's browser. */
export const movedMoney = async (page: Page, companyId?: string) => movedMoneyIn(await snapshotOf(page), companyId)

/** The same of a database that was handed over. */
export async function movedMoneyIn(snapshot: Snapshot, companyId = 'c-1'): Promise<MovedMoney> {
  const storage = memoryStorage()
  await storage.clear(snapshot)
  return openMockDatabase(storage).withDb((db) => {
    const isNew = ({ createdAt }: { createdAt: number }) => createdAt > snapshot.meta.anchor
    return {
      ledger: ledgerOf(db, companyId),
      deposits: db.deposits
        .all(companyId)
        .filter(isNew)
        .map(({ id, amount }) => ({ id, amount })),
      payments: db.payments
        .all(companyId)
        .filter((row) => row.orderType === 'deposit' && isNew(row))
        .map(({ id, orderId, method, amount }) => ({ id, orderId, method, amount })),
      voucherOrders: db.voucherOrders.all(companyId).filter(isNew).length,
      cardOrders: db.cardOrders.all(companyId).filter(isNew).length,
      orderPayments: db.payments.all(companyId).filter((row) => row.orderType !== 'deposit' && isNew(row)).length,
      topUps: db.topUps
        .all(companyId)
        .filter(isNew)
        .map(({ id, amount, items, paymentMethod, scheduledOn }) => ({
          id,
          sum: amount * items.length,
          method: paymentMethod,
          scheduledOn,
        })),
      activeBenefits: db.benefits.all(companyId).filter(({ state }) => state === 'active').length,
      employees: db.employees.all(companyId).length,
    }
  })
}
