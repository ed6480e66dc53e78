import type { Change, DbStorage, Meta, NewDatabase } from './db.ts'

/** Storage for tests and the HTTP server: one database in memory, with exclusive work. */
export function memoryStorage(): DbStorage {
  let meta: Meta | undefined
  let epochs = 0
  const rows = new Map<string, { change: Change; version: number }>()
  let queue: Promise<unknown> = Promise.resolve()
  const current = (create: () => NewDatabase): Meta => {
    if (!meta) {
      epochs += 1
      meta = { epoch: `memory-${epochs}`, clockOffset: 0, version: 1, settings: undefined, ...create() }
    }
    return meta
  }
  return {
    exclusive(work) {
      const result = queue.then(work)
      queue = result.catch(() => undefined)
      return result
    },
    meta: async (create) => ({ ...current(create) }),
    async read(known, create) {
      const now = current(create)
      const since = known?.epoch === now.epoch ? known.version : 0
      const changes = [...rows.values()].filter((row) => row.version > since).map((row) => row.change)
      return { meta: { ...now }, changes }
    },
    async write(next, changes) {
      meta = { ...next }
      for (const change of changes) {
        rows.set(`${change.table}/${change.company}/${change.id}`, { change, version: next.version })
      }
    },
    async clear(snapshot) {
      rows.clear()
      epochs += 1
      meta = snapshot && { ...snapshot.meta, epoch: `memory-${epochs}` }
      for (const change of snapshot?.changes ?? []) {
        rows.set(`${change.table}/${change.company}/${change.id}`, { change, version: snapshot?.meta.version ?? 1 })
      }
    },
  }
}
