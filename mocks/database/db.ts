/**
 * The fake API's one truth. Seeded rows are computed, only changed rows are stored, so a database with 10 000 employees
 * survives a reload for the price of what was changed in it.
 */
import type { CompanyRows, GlobalRows, SeedSource } from './tables.ts'

/** One changed row. `born` says where an added row stands among the others; 0 for a row of the seed. */
export type Change = { table: string; company: string; id: string; row: unknown; born: number }
export type Meta = {
  /** Names this database; a reset makes another one. */
  epoch: string
  seed: number
  /** The instant (ms) that the seed was made for; its year of history ends here. */
  anchor: number
  /** How far the fake clock is ahead of the real one (ms); never decreases within an epoch. */
  clockOffset: number
  /** Counts commits; a reader that has an older one re-reads what changed since. */
  version: number
  /** The panel's settings: latency, faults, chosen replies. Opaque here. */
  settings: unknown
}
export type Snapshot = { meta: Meta; changes: Change[] }
export type NewDatabase = Pick<Meta, 'seed' | 'anchor'>

/** Where changes live: IndexedDB under a Web Lock in the browser, memory in Node. */
export type DbStorage = {
  /** Runs one piece of work at a time over all tabs. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** The metadata alone, without waiting for work under way. */
  meta(create: () => NewDatabase): Promise<Meta>
  /** The metadata and every change later than what is known (all of another epoch); creates a missing database. */
  read(known: Pick<Meta, 'epoch' | 'version'> | undefined, create: () => NewDatabase): Promise<Snapshot>
  /** Stores changes and metadata together; resolves when they are durable. */
  write(meta: Meta, changes: Change[]): Promise<void>
  /** Forgets everything; the next read creates a new database, or the given one. */
  clear(snapshot?: Snapshot): Promise<void>
}

type AnyRow = { id: string }
type Stored<Row> = { row: Row | null; born: number }
type Journal = {
  record: (change: Change, undo: () => void) => void
  /** A number greater than that of every row added before. */
  birth: () => number
}

/**
 * Rows that belong to one company, or to all (`company` is then empty). Reads never copy: rows are replaced, not edited.
 * The order is the same in every tab and after a reload: the seed's, then that of adding.
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

  /** All rows of a company, in the order of their making. */
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
      // Made again from the seed, so that a row that comes back stands where it stood.
      this.#partitions.delete(company)
    })
  }

  /** Takes over a change that is stored already. Several must come in the order of `born`. */
  take(change: Change): void {
    // Changes are written by put() of the same table only, so their rows are of its type.
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
   * Runs `work` alone over all tabs on the newest state and stores what it changed before it resolves. When `work`
   * throws, nothing that it changed remains.
   */
  withDb<T>(work: (db: Db) => T | Promise<T>): Promise<T>
  /** The newest metadata, without waiting for work under way. */
  meta(): Promise<Meta>
  /** Changes metadata (clock, panel settings) and tells the listeners. */
  updateMeta(update: (meta: Meta) => Partial<Meta>): Promise<Meta>
  /** Starts anew: from the seed (another one when told), or from an exported snapshot. */
  reset(from?: Snapshot | { seed: number }): Promise<void>
  /** All changes and the metadata, to be given to reset() here or elsewhere. */
  snapshot(): Promise<Snapshot>
}

const isGlobal = (name: string, seeds: SeedSource): name is keyof GlobalRows => name in seeds.global

/** More than one call ever adds; the rest of a row's birth number is the version of its commit. */
const MOST_ADDED = 2 ** 20

/** Opens a database over a storage. `create` says what a new one is seeded with. */
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
      birth: () => (meta.version + 1) * MOST_ADDED + journal.length,
    }
    for (const name of [...Object.keys(seeds.global), ...Object.keys(seeds.company)]) {
      const seed = (company: string): readonly AnyRow[] =>
        isGlobal(name, seeds) ? seeds.global[name]() : seeds.company[name as keyof CompanyRows](company)
      tables[name] = new Table(name, seed, recorder)
    }
    // Built from the seed source, whose keys are exactly the tables of Db.
    return tables as unknown as Db
  }

  const refresh = async (): Promise<Db> => {
    const { meta, changes } = await storage.read(db?.meta, create)
    if (db?.meta.epoch === meta.epoch) Object.assign(db.meta, meta)
    else db = build(meta)
    for (const change of changes.toSorted((one, other) => one.born - other.born)) {
      const table: unknown = db[change.table as keyof Db]
      // An imported snapshot may name a table that is no more.
      if (table instanceof Table) table.take(change)
    }
    return db
  }

  /** Stores the next metadata with what was changed; only then are they the current ones. */
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
