import type { Change, DbStorage, Meta, NewDatabase } from './db.ts'

const LOCK = 'portal-mock-db'
const NAME = 'portal-mock'

type StoredRow = { key: string; version: number; change: Change }

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('rows', { keyPath: 'key' }).createIndex('version', 'version')
    request.result.createObjectStore('meta')
  })
  return done(request)
}

function putRows(rows: IDBObjectStore, changes: Change[], version: number) {
  for (const change of changes) {
    rows.put({ key: `${change.table}/${change.company}/${change.id}`, version, change } satisfies StoredRow)
  }
}

/** Creates the metadata unless another tab has done so; check and write are one transaction. */
async function createMeta(db: IDBDatabase, create: () => NewDatabase): Promise<Meta> {
  const transaction = db.transaction('meta', 'readwrite')
  const store = transaction.objectStore('meta')
  const known: Meta | undefined = await done(store.get('meta'))
  const meta = known ?? { epoch: crypto.randomUUID(), clockOffset: 0, version: 1, settings: undefined, ...create() }
  if (!known) store.put(meta, 'meta')
  await committed(transaction)
  return meta
}

/** Storage shared by all tabs of this origin and the provider's page: IndexedDB under one Web Lock. */
export function browserStorage(): DbStorage {
  // Opened for each use, because an open connection keeps a page out of the back-forward cache.
  const use = async <T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> => {
    const db = await open()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }
  return {
    exclusive: (work) => navigator.locks.request(LOCK, work),
    meta: (create) =>
      use(async (db) => {
        const known: Meta | undefined = await done(db.transaction('meta').objectStore('meta').get('meta'))
        return known ?? createMeta(db, create)
      }),
    read: (known, create) =>
      use(async (db) => {
        const transaction = db.transaction(['meta', 'rows'])
        const meta: Meta | undefined = await done(transaction.objectStore('meta').get('meta'))
        if (!meta) return { meta: await createMeta(db, create), changes: [] }
        const since = known?.epoch === meta.epoch ? known.version : 0
        if (since === meta.version) return { meta, changes: [] }
        const range = IDBKeyRange.lowerBound(since, true)
        const rows: StoredRow[] = await done(transaction.objectStore('rows').index('version').getAll(range))
        return { meta, changes: rows.map((row) => row.change) }
      }),
    write: (meta, changes) =>
      use(async (db) => {
        const transaction = db.transaction(['meta', 'rows'], 'readwrite')
        transaction.objectStore('meta').put(meta, 'meta')
        putRows(transaction.objectStore('rows'), changes, meta.version)
        await committed(transaction)
      }),
    clear: (snapshot) =>
      use(async (db) => {
        const transaction = db.transaction(['meta', 'rows'], 'readwrite')
        transaction.objectStore('rows').clear()
        transaction.objectStore('meta').delete('meta')
        if (snapshot) {
          transaction.objectStore('meta').put({ ...snapshot.meta, epoch: crypto.randomUUID() }, 'meta')
          putRows(transaction.objectStore('rows'), snapshot.changes, snapshot.meta.version)
        }
        await committed(transaction)
      }),
  }
}
