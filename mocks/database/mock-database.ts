import { fakeNow } from '../clock.ts'
import { makeSeed } from '../seed/seed.ts'
import { type Database, type DbStorage, type NewDatabase, openDatabase } from './db.ts'

const DEFAULT_SEED = 1

/** Only the fake API's database, for documents that answer no calls: the payment provider's page. */
export const openMockDatabase = (
  storage: DbStorage,
  create: () => NewDatabase = () => ({ seed: DEFAULT_SEED, anchor: fakeNow(0) }),
): Database => openDatabase(storage, (meta) => makeSeed(meta.seed, meta.anchor), create)
