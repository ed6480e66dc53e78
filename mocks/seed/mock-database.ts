import { fakeNow } from '../database/clock.ts'
import { type Database, type DbStorage, type NewDatabase, openDatabase } from '../database/db.ts'
import { makeSeed } from './seed.ts'

const SEED = 1

/** Only the fake API's database, for documents that answer no calls: the payment provider's page. */
export const openMockDatabase = (
  storage: DbStorage,
  create: () => NewDatabase = () => ({ seed: SEED, anchor: fakeNow(0) }),
): Database => openDatabase(storage, (meta) => makeSeed(meta.seed, meta.anchor), create)
