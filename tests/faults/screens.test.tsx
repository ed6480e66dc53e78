// @vitest-environment jsdom
/**
 * Every screen × its calls × the ways to fail, in the whole portal: a heading and a link or button must remain. On a screen
 * with amounts, each figure must be the same as without the fault, or be missing with a note that says so; there each read
 * also fails later, on the open page. The calls of menu and header fail at once, and one by one only if the screen's main part
 * changes. New routes are included automatically (tests/pages.ts). `npm run faults` plays all kinds of faults in a browser,
 * this test one kind for each call.
 */
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { act, isInaccessible, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import type { OperationName } from '../../generated/registry.ts'
import { operationOf, SCREENS } from '../screens.ts'
import { allowConsole } from '../support/expected-console'
import {
  beginAnew,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  sent,
  usePortal,
} from '../support/portal-test-bed'

usePortal({ mayDepart: true, moment: KNOWN_DAY })

const KINDS = ['500:internal_error', 'html', 'malformed', 'wrong-shape', 'offline'] as const
const kindOf = (place: number) => KINDS[place % KINDS.length] ?? KINDS[0]

/** Errors caught by an error boundary: the fault itself, or an exception on a reply of another shape. */
const CAUGHT = /^(ApiError|RangeError|TypeError): |Error in route match/

const SUM = /\d,\d\d/
/** A sum, a share or a day. */
const FIGURE = /\d,\d\d|\d %|\d\.\d{4}/
/** Charts are excluded, because they load when idle; the screen of charts is included. */
const LATER = '[data-slot=chart-place]'
/** The element that gives a figure its meaning: its row, sentence, or line of a card. */
const LINE = 'tr, li, dl > div, p, h1, h2, h3, dt, dd, label, button, a, td, th, legend'
/** Where a page says that something is missing. */
const NOTES = '[role=alert], [role=status], [data-slot=alert], [data-slot=empty], dialog, [role=dialog]'

const CELLS = ' | '
/** HOM-09: the default VAT rate, shown when the settings cannot be read. */
const withoutSettings = () => plain(m.home_fee_vat({ percent: '24' }))

const main = () => document.querySelector('main')

/** The innermost elements of LINE that contain a figure. */
function lines(): Set<string> {
  const found = [...(main()?.querySelectorAll(LINE) ?? [])].filter(
    (line) =>
      FIGURE.test(plain(line)) &&
      line.closest(LATER) === null &&
      ![...line.querySelectorAll(LINE)].some((inner) => FIGURE.test(plain(inner))),
  )
  // A cell with only a figure is compared together with its row.
  return new Set(
    found.map((line) => {
      const row = line.closest('tr, dl > div')
      return row ? [...row.children].map(plain).filter(Boolean).join(CELLS) : plain(line)
    }),
  )
}

/** The texts of the notes, and dashes in place of figures. */
const notes = () =>
  [...document.querySelectorAll(NOTES), ...(main()?.querySelectorAll('dl > div') ?? [])]
    .map(plain)
    .filter((text) => !SUM.test(text))
    .join('\n')

/** Waits for the heading, until all reads have ended and two renders give the same text. */
async function settled(client: QueryClient) {
  let before = ''
  await waitFor(
    () => {
      expect(client.isFetching()).toBe(0)
      const now = plain(document.body)
      const isSame = now === before
      before = now
      // Before the queries, which are dearer.
      expect(isSame).toBe(true)
      const heading = document.querySelector('h1')
      expect(heading !== null && !isInaccessible(heading)).toBe(true)
      expect(document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')).toBeNull()
    },
    { timeout: 20_000, interval: 20 },
  )
}

async function open(path: string, persona: string): Promise<QueryClient> {
  const { queryClient } = await openPortal(path, persona)
  await settled(queryClient)
  return queryClient
}

const wayOn = () =>
  [...document.querySelectorAll('main a, main button, dialog a, dialog button')].find((way) => !isInaccessible(way))

type Sent = { name: string; isRead: boolean; operation: OperationName | undefined }

/** A screen without a fault. */
interface Screen {
  /** The calls that are to fail one by one. */
  calls: readonly Sent[]
  hasAmounts: boolean
  /** Lines that are right to show. */
  right: Set<string>
  lines: Set<string>
  notes: string
  /** Wrong figures when a read failed later, on the open page. */
  wrongLater: string[]
}

/** The wrong or missing figures, compared with the page without the fault. */
function wrongFigures(fault: string, page: Omit<Screen, 'wrongLater'>): string[] {
  const shown = lines()
  // A row may lack a cell, and a cell may lack its note.
  const isRight = (line: string) =>
    [...page.right].some((full) =>
      line.split(CELLS).every((cell) => full.split(CELLS).some((known) => known.startsWith(cell))),
    )
  const wrong = [...shown]
    .filter((line) => !isRight(line) && line !== withoutSettings())
    .map((line) => `${fault}: shows «${line}»`)
  const lost = [...page.lines].find((line) => SUM.test(line) && !shown.has(line))
  return lost !== undefined && notes() === page.notes ? [...wrong, `${fault}: loses «${lost}» without a note`] : wrong
}

/** The different calls so far. */
function callsSoFar(): Sent[] {
  const calls = sent.map(({ method, url }): Sent => {
    const { pathname } = new URL(url)
    const name = `${method} ${pathname}`
    return { name, isRead: name.startsWith('GET /api'), operation: operationOf(method, pathname) }
  })
  return [...new Map(calls.map((call) => [call.name, call])).values()]
}

/** The calls of menu and header, which every screen of a user makes. */
const OF_SHELL: readonly OperationName[] = ['readFeatureFlags', 'readUserDetails', 'readCompanyMetadata']

/** By URL and persona; the time of the tests is fixed, so a screen is always the same. */
const screens = new Map<string, Screen>()

/**
 * What a screen shows without a fault, and when a read fails later. Opens it once for all its tests.
 * @param index its place in SCREENS, which chooses the kinds of faults
 */
async function screenOf(path: string, persona: string, index: number): Promise<Screen> {
  const known = screens.get(`${path} ${persona}`)
  if (known) return known
  const right = new Set<string>()
  // Once before, because lazy parts load later the first time; with all calls of the shell failing at once.
  await plan(...OF_SHELL.map((operation, at) => `${operation}:${kindOf(index + at)}`))
  await open(path, persona)
  const hasWayOn = wayOn() !== undefined
  const withoutShell = plain(main())
  await beginAnew()
  const [withoutTab = path] = path.split('?', 1)
  if (withoutTab !== path) {
    // When the read that offers a tab fails, the page opens its first tab.
    await open(withoutTab, persona)
    for (const line of lines()) right.add(line)
    await beginAnew()
  }
  const client = await open(path, persona)
  const whole = lines()
  for (const line of whole) right.add(line)
  const hasAmounts = [...whole].some((line) => SUM.test(line))
  // A main part that is the same without the shell's calls does not depend on them: they are not played one by one.
  const needsShell = !hasWayOn || plain(main()) !== withoutShell
  const allCalls = callsSoFar()
  expect(allCalls.length).toBeGreaterThan(0)
  const calls = allCalls.filter(({ operation }) => needsShell || !operation || !OF_SHELL.includes(operation))
  const page = { calls, hasAmounts, right, lines: whole, notes: notes() }
  const screen = { ...page, wrongLater: hasAmounts ? await failLater(page, client) : [] }
  screens.set(`${path} ${persona}`, screen)
  await beginAnew()
  return screen
}

/** Lets each read fail on the open page. */
async function failLater(page: Omit<Screen, 'wrongLater'>, client: QueryClient): Promise<string[]> {
  const wrong: string[] = []
  for (const { name } of page.calls.filter(({ isRead }) => isRead)) {
    onTheWay[name] = refused(500, 'internal_error')
    await act(() => invalidateAll(client))
    await settled(client)
    wrong.push(...wrongFigures(name, page))
    // The next round reads it again.
    delete onTheWay[name]
  }
  return wrong
}

type Round = { fault: string; hasFigures: boolean; prepare: () => Promise<void> | void }

/** Each call with one kind of fault; on a screen with amounts, also each read that is then not compared by itself. */
function roundsOf({ calls, hasAmounts }: Screen, index: number): Round[] {
  const operations = [...new Set(calls.flatMap(({ operation }) => operation ?? []))]
  const reads = hasAmounts ? calls.filter(({ isRead }) => isRead) : []
  const covered = new Set<string>()
  const rounds = operations.map((operation, at): Round => {
    const kind = kindOf(index + at)
    const fault = `${operation}:${kind}`
    const [only, ...others] = reads.filter((read) => read.operation === operation)
    // The figures of a reply that breaks the contract are not compared: the screen may show what it contains.
    const hasFigures = only !== undefined && kind !== 'wrong-shape'
    if (hasFigures && others.length === 0) covered.add(only.name)
    return { fault, hasFigures, prepare: () => plan(fault) }
  })
  const others = reads.filter(({ name }) => !covered.has(name))
  const refuse = (name: string) => void (onTheWay[name] = refused(500, 'internal_error'))
  return [...rounds, ...others.map(({ name }) => ({ fault: name, hasFigures: true, prepare: () => refuse(name) }))]
}

/** Each test plays every third fault, because home with all of them takes too long for one test. */
const PARTS = [1, 2, 3]

for (const [index, [path, persona]] of SCREENS.entries()) {
  test.each(PARTS)(
    `${path} of ${persona} keeps a way on and shows no wrong figure whatever fails, part %i`,
    async (part) => {
      allowConsole(CAUGHT)
      const wrong: string[] = []
      const screen = await screenOf(path, persona, index)
      const rounds = roundsOf(screen, index)
      for (const { fault, hasFigures, prepare } of rounds.filter((_, at) => at % PARTS.length === part - 1)) {
        await prepare()
        await open(path, persona)
        if (!wayOn()) wrong.push(`${fault}: no link and no button`)
        if (hasFigures) wrong.push(...wrongFigures(fault, screen))
        await beginAnew()
      }
      expect(wrong).toEqual([])
    },
  )

  test(`${path} of ${persona} shows no wrong figure when a read fails later`, async () => {
    allowConsole(CAUGHT)
    expect((await screenOf(path, persona, index)).wrongLater).toEqual([])
  })
}
