import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { personas } from '../control/scenarios.ts'
import { makeSeed } from '../seed/seed.ts'
import { browserStorage } from './browser-storage.ts'
import { type DbStorage, openDatabase } from './db.ts'
import { memoryStorage } from './memory-storage.ts'
import type { ContactRow } from './rows/people.ts'

const ANCHOR = Date.parse('2026-03-10T09:00:00Z')
const create = () => ({ seed: 1, anchor: ANCHOR })
const open = (storage: DbStorage) => openDatabase(storage, (meta) => makeSeed(meta.seed, meta.anchor), create)

const contact = (id: string, firstName = 'Testi'): ContactRow => ({
  id,
  companyId: 'c-1',
  firstName,
  lastName: 'Henkilö',
  emailAddress: `${id}@yritys.example`,
  phoneNumber: '0401234567',
  active: false,
})
const large = personas.find((persona) => persona.name === 'large')?.companyId ?? ''

const storages: [string, () => { here: DbStorage; there: DbStorage }][] = [
  [
    'memory',
    () => {
      const storage = memoryStorage()
      return { here: storage, there: storage }
    },
  ],
  [
    'IndexedDB',
    () => {
      globalThis.indexedDB = new IDBFactory()
      return { here: browserStorage(), there: browserStorage() }
    },
  ],
]

describe.each(storages)('the database over %s', (_, make) => {
  let storages = make()
  beforeEach(() => {
    storages = make()
  })
  /** The database as opened by another tab, the provider's page or a reloaded page. */
  const tabs = () => ({ one: open(storages.here), other: open(storages.there) })

  test('shows a change to other tabs and to pages opened later [MCK-02]', async () => {
    const { one, other } = tabs()
    await other.withDb((db) => db.contacts.all('c-1'))
    await one.withDb((db) => db.contacts.put('c-1', contact('k-new')))
    expect(await other.withDb((db) => db.contacts.get('c-1', 'k-new')?.lastName)).toBe('Henkilö')
    expect(await open(storages.there).withDb((db) => db.contacts.get('c-1', 'k-new')?.lastName)).toBe('Henkilö')
  })

  test('has stored changes when withDb resolves', async () => {
    const { one } = tabs()
    await one.withDb((db) => db.contacts.put('c-1', contact('k-new')))
    const { changes } = await storages.there.read(undefined, create)
    expect(changes.map(({ table, company, id }) => [table, company, id])).toEqual([['contacts', 'c-1', 'k-new']])
  })

  test('keeps each change exactly once when two tabs write at the same time', async () => {
    const { one, other } = tabs()
    const raise = (tab: typeof one) =>
      tab.withDb(async (db) => {
        const company = db.companies.get('', 'c-1')
        if (!company) throw new Error('no company')
        await Promise.resolve()
        db.companies.put('', { ...company, employeeLimit: company.employeeLimit + 1 })
      })
    const before = await one.withDb((db) => db.companies.get('', 'c-1')?.employeeLimit)
    await Promise.all(Array.from({ length: 50 }, (_, index) => raise(index % 2 === 0 ? one : other)))
    const after = await open(storages.here).withDb((db) => db.companies.get('', 'c-1')?.employeeLimit)
    expect((after ?? 0) - (before ?? 0)).toBe(50)
  })

  test('undoes all changes and keeps the order in every tab when the work throws', async () => {
    const { one, other } = tabs()
    const before = await one.withDb((db) => db.contacts.all('c-1'))
    const failing = one.withDb((db) => {
      const [first, second] = db.contacts.all('c-1')
      if (!first || !second) throw new Error('too few contacts')
      db.contacts.remove('c-1', first.id)
      db.contacts.put('c-1', { ...second, firstName: 'Toinen' })
      db.contacts.put('c-1', contact('k-new'))
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await one.withDb((db) => db.contacts.all('c-1'))).toEqual(before)
    expect(await other.withDb((db) => db.contacts.all('c-1'))).toEqual(before)
    const { changes } = await storages.here.read(undefined, create)
    expect(changes).toEqual([])
  })

  test('keeps the creation order of rows over changes, tabs and reloads', async () => {
    const { one, other } = tabs()
    await other.withDb((db) => db.contacts.all('c-1'))
    const seeded = await one.withDb((db) => db.contacts.all('c-1').map((row) => row.id))
    for (const id of ['k-z', 'k-a', 'k-m']) await one.withDb((db) => db.contacts.put('c-1', contact(id)))
    await other.withDb((db) => {
      db.contacts.put('c-1', contact('k-y'))
      db.contacts.put('c-1', contact('k-b'))
    })
    // A changed older row keeps its position; a removed and added row comes last.
    await one.withDb((db) => db.contacts.put('c-1', contact('k-z', 'Uusi')))
    await one.withDb((db) => db.contacts.remove('c-1', 'k-a'))
    await other.withDb((db) => db.contacts.put('c-1', contact('k-a')))
    const wanted = [...seeded, 'k-z', 'k-m', 'k-y', 'k-b', 'k-a']
    const reloaded = open(storages.there)
    for (const tab of [one, other, reloaded]) {
      expect(await tab.withDb((db) => db.contacts.all('c-1').map((row) => row.id))).toEqual(wanted)
    }
  })

  test('stores only changed rows over a reload with 10 000 employees [MCK-02]', async () => {
    const { one } = tabs()
    const first = await one.withDb((db) => {
      const [row] = db.employees.all(large)
      if (!row) throw new Error('no employee')
      db.employees.put(large, { ...row, lastName: 'Vaihdettu' })
      return row.id
    })
    const reloaded = open(storages.there)
    const seen = await reloaded.withDb((db) => ({
      count: db.employees.all(large).length,
      first: db.employees.all(large)[0],
    }))
    expect(seen.count).toBe(10_000)
    expect(seen.first).toMatchObject({ id: first, lastName: 'Vaihdettu' })
    const { changes } = await storages.here.read(undefined, create)
    expect(changes).toHaveLength(1)
  })

  test('shows a reset to other tabs with older data', async () => {
    const { one, other } = tabs()
    await one.withDb((db) => db.contacts.put('c-1', contact('k-new')))
    await other.withDb((db) => db.contacts.all('c-1'))
    await one.reset()
    expect(await other.withDb((db) => db.contacts.get('c-1', 'k-new'))).toBeUndefined()
    await one.reset({ seed: 7 })
    expect((await other.meta()).seed).toBe(7)
  })

  test('restores the same rows from a snapshot in any storage', async () => {
    const { one } = tabs()
    await one.withDb((db) => db.contacts.put('c-1', contact('k-new')))
    await one.updateMeta(() => ({ clockOffset: 5000 }))
    const snapshot = structuredClone(await one.snapshot())
    const wanted = await one.withDb((db) => db.contacts.all('c-1'))
    await one.withDb((db) => db.contacts.remove('c-1', 'k-new'))
    await one.reset(snapshot)
    expect(await one.withDb((db) => db.contacts.all('c-1'))).toEqual(wanted)
    const elsewhere = open(memoryStorage())
    await elsewhere.reset({ ...snapshot, changes: [...snapshot.changes, { ...change, table: 'gone' }] })
    expect(await elsewhere.withDb((db) => db.contacts.all('c-1'))).toEqual(wanted)
    expect((await elsewhere.meta()).clockOffset).toBe(5000)
  })

  test('creates one database when two tabs start together', async () => {
    const { one, other } = tabs()
    const [mine, theirs] = await Promise.all([one.meta(), other.meta()])
    expect(mine.epoch).toBe(theirs.epoch)
  })

  test('continues after a failed write: drops that change and stores the next', async () => {
    const failing: DbStorage = { ...storages.here, write: () => Promise.reject(new Error('disk full')) }
    let storage = failing
    const flaky: DbStorage = { ...storages.here, write: (...given) => storage.write(...given) }
    const tab = open(flaky)
    await expect(tab.withDb((db) => db.contacts.put('c-1', contact('k-lost')))).rejects.toThrow('disk full')
    storage = storages.here
    await open(storages.there).withDb((db) => db.contacts.put('c-1', contact('k-theirs')))
    await tab.withDb((db) => db.contacts.put('c-1', contact('k-mine')))
    const ids = await tab.withDb((db) => db.contacts.all('c-1').map((row) => row.id))
    expect(ids).toEqual(expect.arrayContaining(['k-theirs', 'k-mine']))
    expect(ids).not.toContain('k-lost')
  })
})

const change = { company: 'c-1', id: 'x', row: { id: 'x' }, born: 0 }
