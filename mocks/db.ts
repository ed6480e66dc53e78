/**
 * The fake API's one truth. Seeded rows are computed, only changed rows are stored, so a database with 10 000 employees
 * survives a reload for the price of what was changed in it.
 */
import type { CompanyRows, GlobalRows, SeedSource } from './tables.ts'

export type Change = { table: string; company: string; id: string; row: unknown }
export type Meta = {
  /** Names this database; a reset makes another one. */
  epoch: string
  seed: number
  /** The instant (ms) that the seed was made for; its year of history ends here. */
  anchor: number
  /** How far the fake clock is ahead of the real one (ms); never decreases. */
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
type Journal = (change: Change, before: unknown) => void

/** Rows that belong to one company, or to all (`company` is then empty). Reads never copy: rows are replaced, not edited. */
export class Table<Row extends AnyRow> {
  readonly name: string
  readonly #partitions = new Map<string, Map<string, Row>>()
  readonly #stored = new Map<string, Map<string, Row | null>>()
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
    for (const [id, row] of this.#stored.get(company) ?? []) {
      if (row) rows.set(id, row)
      else rows.delete(id)
    }
    this.#partitions.set(company, rows)
    return rows
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
    this.apply({ table: this.name, company, id: row.id, row }, true)
    return row
  }

  remove(company: string, id: string): void {
    this.apply({ table: this.name, company, id, row: null }, true)
  }

  /** Takes a change over; `record` is false for changes that were read from storage or are undone. */
  apply(change: Change, record: boolean): void {
    // Changes are written by put() of the same table only, so their rows are of its type.
    const row = change.row as Row | null
    const rows = record ? this.#rows(change.company) : this.#partitions.get(change.company)
    const before = rows?.get(change.id) ?? null
    if (row) rows?.set(change.id, row)
    else rows?.delete(change.id)
    const stored = this.#stored.get(change.company) ?? new Map<string, Row | null>()
    stored.set(change.id, row)
    this.#stored.set(change.company, stored)
    if (record) this.#journal(change, before)
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
  /** Starts anew: from the seed, or from an exported snapshot. */
  reset(snapshot?: Snapshot): Promise<void>
  /** All changes and the metadata, to be given to reset() here or elsewhere. */
  snapshot(): Promise<Snapshot>
}

const isGlobal = (name: string, seeds: SeedSource): name is keyof GlobalRows => name in seeds.global

/** Opens a database over a storage. `create` says what a new one is seeded with. */
export function openDatabase(
  storage: DbStorage,
  seedSource: (meta: Meta) => SeedSource,
  create: () => NewDatabase,
): Database {
  let db: Db | undefined
  let journal: { change: Change; before: unknown }[] = []

  const build = (meta: Meta): Db => {
    const seeds = seedSource(meta)
    const record: Journal = (change, before) => {
      journal.push({ change, before })
    }
    const tables: Record<string, unknown> = { meta }
    for (const name of [...Object.keys(seeds.global), ...Object.keys(seeds.company)]) {
      const seed = (company: string): readonly AnyRow[] =>
        isGlobal(name, seeds) ? seeds.global[name]() : seeds.company[name as keyof CompanyRows](company)
      tables[name] = new Table(name, seed, record)
    }
    // Built from the seed source, whose keys are exactly the tables of Db.
    return tables as unknown as Db
  }
  const tableOf = (name: string) => db?.[name as keyof CompanyRows] as unknown as Table<AnyRow>

  const refresh = async (): Promise<Db> => {
    const { meta, changes } = await storage.read(db?.meta, create)
    if (db?.meta.epoch === meta.epoch) Object.assign(db.meta, meta)
    else db = build(meta)
    for (const change of changes) tableOf(change.table).apply(change, false)
    return db
  }

  return {
    withDb: (work) =>
      storage.exclusive(async () => {
        const current = await refresh()
        journal = []
        try {
          const result = await work(current)
          if (journal.length > 0) {
            current.meta.version += 1
            await storage.write(
              current.meta,
              journal.map((entry) => entry.change),
            )
          }
          return result
        } catch (error) {
          for (const { change, before } of journal.toReversed())
            tableOf(change.table).apply({ ...change, row: before }, false)
          throw error
        }
      }),
    meta: () => storage.meta(create),
    updateMeta: (update) =>
      storage.exclusive(async () => {
        const current = await refresh()
        Object.assign(current.meta, update(current.meta), { version: current.meta.version + 1 })
        await storage.write(current.meta, [])
        return { ...current.meta }
      }),
    reset: (snapshot) => storage.exclusive(() => storage.clear(snapshot)),
    snapshot: () =>
      storage.exclusive(async () => {
        await refresh()
        return storage.read(undefined, create)
      }),
  }
}
