/**
 * The fake API's single source of truth. Seeded rows are computed and only changed rows are stored, so a reload with 10 000
 * employees costs only as much as was changed.
 */
import type { CompanyRows, GlobalRows, SeedSource } from './tables.ts'

/** One changed row. `born` is the position of an added row among the others; 0 for a seeded row. */
export type Change = { table: string; company: string; id: string; row: unknown; born: number }
export type Meta = {
  /** Id of this database; a reset creates another one. */
  epoch: string
  seed: number
  /** The instant (ms) for which the seed was made; its year of history ends here. */
  anchor: number
  /** How far the fake clock is ahead of the real one (ms); never decreases within an epoch. */
  clockOffset: number
  /** Number of commits; a reader with an older version reads the changes since then. */
  version: number
  /** The panel's settings: latency, faults, chosen replies. Not interpreted here. */
  settings: unknown
}
export type Snapshot = { meta: Meta; changes: Change[] }
export type NewDatabase = Pick<Meta, 'seed' | 'anchor'>

/** Storage of changes: IndexedDB under a Web Lock in the browser, memory in Node.js. */
export type DbStorage = {
  /** Runs one function at a time across all tabs. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** Only the metadata, without waiting for running work. */
  meta(create: () => NewDatabase): Promise<Meta>
  /** The metadata and all changes since a known version (all, if the epoch differs); creates a missing database. */
  read(known: Pick<Meta, 'epoch' | 'version'> | undefined, create: () => NewDatabase): Promise<Snapshot>
  /** Stores changes and metadata together; resolves when they are durable. */
  write(meta: Meta, changes: Change[]): Promise<void>
  /** Deletes everything; the next read creates a new database, or the given one. */
  clear(snapshot?: Snapshot): Promise<void>
}

type AnyRow = { id: string }
type Stored<Row> = { row: Row | null; born: number }
type Journal = {
  record: (change: Change, undo: () => void) => void
  /** A number greater than that of every row added so far. */
  birth: () => number
}

/**
 * Rows of one company, or of none (`company` is then empty). Reads never copy: rows are replaced, not edited.
 * The order is the same in every tab and after a reload: seeded rows, then added rows by time.
 */
export class Table<Row extends AnyRow> {
  readonly name: string
  readonly #partitions = new Map<string, Map<string, Row>>()
  readonly #stored = new Map<string, Map<string, Stored<Row>>>()
  readonly #seed: (company: string) => readonly Row[]
  readonly #journal: Journal

  constructor(name: string, seed: (company: string) => readonly Row[], journal: Journal) {
    this.name = name
    this.#seed = seed
    this.#journal = journal
  }

  #rows(company: string): Map<string, Row> {
    const known = this.#partitions.get(company)
    if (known) return known
    const rows = new Map(this.#seed(company).map((row) => [row.id, row]))
    const stored = [...this.#storedOf(company)].toSorted(([, one], [, other]) => one.born - other.born)
    for (const [id, { row, born }] of stored) {
      if (born > 0 || !row) rows.delete(id)
      if (row) rows.set(id, row)
    }
    this.#partitions.set(company, rows)
    return rows
  }

  #storedOf(company: string): Map<string, Stored<Row>> {
    const known = this.#stored.get(company)
    if (known) return known
    const stored = new Map<string, Stored<Row>>()
    this.#stored.set(company, stored)
    return stored
  }

  /** All rows of a company, in creation order. */
  all(company = ''): Row[] {
    return [...this.#rows(company).values()]
  }

  get(company: string, id: string): Row | undefined {
    return this.#rows(company).get(id)
  }

  /** Adds the row or replaces the one with its id. */
  put(company: string, row: Row): Row {
    const isKnown = this.#rows(company).has(row.id)
    const born = isKnown ? (this.#storedOf(company).get(row.id)?.born ?? 0) : this.#journal.birth()
    this.#change(company, row.id, { row, born })
    return row
  }

  remove(company: string, id: string): void {
    if (this.#rows(company).has(id)) this.#change(company, id, { row: null, born: 0 })
  }

  #change(company: string, id: string, next: Stored<Row>): void {
    const stored = this.#storedOf(company)
    const before = stored.get(id)
    this.take({ table: this.name, company, id, ...next })
    this.#journal.record({ table: this.name, company, id, ...next }, () => {
      if (before) stored.set(id, before)
      else stored.delete(id)
      // Recompute from the seed, so that a removed row that is restored has its old position.
      this.#partitions.delete(company)
    })
  }

  /** Applies a stored change. Several changes must be applied in the order of `born`. */
  take(change: Change): void {
    // Only put() of the same table writes changes, so the row has its type.
    const row = change.row as Row | null
    const stored = this.#storedOf(change.company)
    const rows = this.#partitions.get(change.company)
    if (!row || (stored.get(change.id)?.born ?? 0) !== change.born) rows?.delete(change.id)
    if (row) rows?.set(change.id, row)
    stored.set(change.id, { row, born: change.born })
  }
}

export type Db = { readonly [Name in keyof GlobalRows]: Table<GlobalRows[Name]> } & {
  readonly [Name in keyof CompanyRows]: Table<CompanyRows[Name]>
} & { readonly meta: Meta }

export type Database = {
  /**
   * Runs `work` exclusively across all tabs on the newest state, and stores its changes before it resolves. If `work`
   * throws, its changes are undone.
   */
  withDb<T>(work: (db: Db) => T | Promise<T>): Promise<T>
  /** The newest metadata, without waiting for running work. */
  meta(): Promise<Meta>
  /** Changes metadata (clock, panel settings) and notifies the listeners. */
  updateMeta(update: (meta: Meta) => Partial<Meta>): Promise<Meta>
  /** Resets: to the seed (optionally another one), or to an exported snapshot. */
  reset(from?: Snapshot | { seed: number }): Promise<void>
  /** All changes and the metadata, as input for reset(). */
  snapshot(): Promise<Snapshot>
}

const isGlobal = (name: string, seeds: SeedSource): name is keyof GlobalRows => name in seeds.global

/** More rows than one call ever adds; the higher bits of a birth number are the version of its commit. */
const MAX_ADDED = 2 ** 20

/** Opens a database over a storage. `create` returns the metadata of a new one. */
export function openDatabase(
  storage: DbStorage,
  seedSource: (meta: Meta) => SeedSource,
  create: () => NewDatabase,
): Database {
  let db: Db | undefined
  let journal: { change: Change; undo: () => void }[] = []

  const build = (meta: Meta): Db => {
    const seeds = seedSource(meta)
    const tables: Record<string, unknown> = { meta }
    const recorder: Journal = {
      record: (change, undo) => journal.push({ change, undo }),
      birth: () => (meta.version + 1) * MAX_ADDED + journal.length,
    }
    for (const name of [...Object.keys(seeds.global), ...Object.keys(seeds.company)]) {
      const seed = (company: string): readonly AnyRow[] =>
        isGlobal(name, seeds) ? seeds.global[name]() : seeds.company[name as keyof CompanyRows](company)
      tables[name] = new Table(name, seed, recorder)
    }
    // Built from the seed source, whose keys are the tables of Db.
    return tables as unknown as Db
  }

  const refresh = async (): Promise<Db> => {
    const { meta, changes } = await storage.read(db?.meta, create)
    if (db?.meta.epoch === meta.epoch) Object.assign(db.meta, meta)
    else db = build(meta)
    for (const change of changes.toSorted((one, other) => one.born - other.born)) {
      const table: unknown = db[change.table as keyof Db]
      // An imported snapshot may contain a table that no longer exists.
      if (table instanceof Table) table.take(change)
    }
    return db
  }

  /** Stores the next metadata with the changes, and only then makes them current. */
  const commit = async (current: Db, next: Partial<Meta>) => {
    const meta = { ...current.meta, ...next, version: current.meta.version + 1 }
    await storage.write(
      meta,
      journal.map((entry) => entry.change),
    )
    Object.assign(current.meta, meta)
  }

  return {
    withDb: (work) =>
      storage.exclusive(async () => {
        const current = await refresh()
        journal = []
        try {
          const result = await work(current)
          if (journal.length > 0) await commit(current, {})
          return result
        } catch (error) {
          for (const { undo } of journal.toReversed()) undo()
          throw error
        } finally {
          journal = []
        }
      }),
    meta: () => storage.meta(create),
    updateMeta: (update) =>
      storage.exclusive(async () => {
        const current = await refresh()
        await commit(current, update(current.meta))
        return { ...current.meta }
      }),
    reset: (from) =>
      storage.exclusive(async () => {
        if (!from || 'meta' in from) return storage.clear(from)
        const meta = { epoch: '', clockOffset: 0, version: 1, settings: undefined, ...create(), seed: from.seed }
        return storage.clear({ meta, changes: [] })
      }),
    snapshot: () => storage.exclusive(() => storage.read(undefined, create)),
  }
}
