import type { Page } from '@playwright/test'
import { type Ledger, ledgerOf } from '../../mocks/backend/rules/ledger'
import type { Snapshot } from '../../mocks/database/db'
import { memoryStorage } from '../../mocks/database/memory-storage'
import { openMockDatabase } from '../../mocks/database/mock-database'

/** The fake API's database in this page's browser. */
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
  /** Deposits and payments made since the seed, oldest first. */
  deposits: { id: string; amount: number }[]
  payments: { id: string; orderId: string; method: string; amount: number }[]
  /** Orders made since the seed, and their payments. */
  voucherOrders: number
  cardOrders: number
  orderPayments: number
  /** Loads made since the seed, charged or not, oldest first. */
  topUps: { id: string; sum: number; method: string; scheduledOn?: string }[]
  /** The current numbers of active benefits and employees. */
  activeBenefits: number
  employees: number
}

/** The actual movements on a company's account, from the fake API's ledger in this page's browser. */
export const movedMoney = async (page: Page, companyId?: string) => movedMoneyIn(await snapshotOf(page), companyId)

/** The movements in an exported database. */
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
