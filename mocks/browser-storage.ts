import type { Change, DbStorage, Meta, NewDatabase } from './db.ts'

const LOCK = 'portal-mock-db'
const NAME = 'portal-mock'

type StoredRow = { key: string; version: number; change: Change }

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })
const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows', { keyPath: 'key' }).createIndex('version', 'version')
    request.result.createObjectStore('meta')
  }
  return done(request)
}

/** Storage shared by all tabs of this origin and the provider's document: IndexedDB under one Web Lock. */
export function browserStorage(): DbStorage {
  // Opened for each piece of work: an open connection would keep the page out of the back-forward cache.
  const use = async <T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> => {
    const db = await open()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }
  const readMeta = async (store: IDBObjectStore, create: () => NewDatabase): Promise<Meta> => {
    const known: Meta | undefined = await done(store.get('meta'))
    if (known) return known
    const meta = { epoch: crypto.randomUUID(), clockOffset: 0, version: 1, settings: undefined, ...create() }
    store.put(meta, 'meta')
    return meta
  }
  const store = (rows: IDBObjectStore, changes: Change[], version: number) => {
    for (const change of changes) {
      rows.put({ key: `${change.table}/${change.company}/${change.id}`, version, change } satisfies StoredRow)
    }
  }
  return {
    exclusive: (work) => navigator.locks.request(LOCK, work),
    meta: (create) => use((db) => readMeta(db.transaction('meta', 'readwrite').objectStore('meta'), create)),
    read: (known, create) =>
      use(async (db) => {
        const transaction = db.transaction(['meta', 'rows'], 'readwrite', { durability: 'strict' })
        const meta = await readMeta(transaction.objectStore('meta'), create)
        const since = known?.epoch === meta.epoch ? known.version : 0
        const range = IDBKeyRange.lowerBound(since, true)
        const rows: StoredRow[] = await done(transaction.objectStore('rows').index('version').getAll(range))
        return { meta, changes: rows.map((row) => row.change) }
      }),
    write: (meta, changes) =>
      use(async (db) => {
        const transaction = db.transaction(['meta', 'rows'], 'readwrite', { durability: 'strict' })
        transaction.objectStore('meta').put(meta, 'meta')
        store(transaction.objectStore('rows'), changes, meta.version)
        await committed(transaction)
      }),
    clear: (snapshot) =>
      use(async (db) => {
        const transaction = db.transaction(['meta', 'rows'], 'readwrite', { durability: 'strict' })
        transaction.objectStore('rows').clear()
        transaction.objectStore('meta').delete('meta')
        if (snapshot) {
          transaction.objectStore('meta').put({ ...snapshot.meta, epoch: crypto.randomUUID() }, 'meta')
          store(transaction.objectStore('rows'), snapshot.changes, snapshot.meta.version)
        }
        await committed(transaction)
      }),
  }
}
