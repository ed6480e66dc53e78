// @vitest-environment jsdom
/**
 * Every screen with sums × the reads that it makes: whichever fails, at first or later, each figure on the page is the one
 * that stands there without the fault, or it is gone and the page says that something is missing.
 */

import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/query-client'
import { SCREENS } from '../screens.ts'
import { allowConsole } from '../support/expected-console'
import { beginAnew, KNOWN_DAY, onTheWay, openPortal, plain, refused, sent, usePortal } from '../support/portal-test-bed'

usePortal({ moment: KNOWN_DAY })

const SUM = /\d,\d\d/
/** A sum, a share or a day. */
const FIGURE = /\d,\d\d|\d %|\d\.\d{4}/
/** Drawn once there is time for it; the screen of charts is swept as well. */
const LATER = '[data-slot=chart-place]'
/** What a figure is read with: its row, its sentence, its card's line. */
const LINE = 'tr, li, dl > div, p, h1, h2, h3, dt, dd, label, button, a, td, th, legend'
/** Where a page says that something is missing. */
const NOTES = '[role=alert], [role=status], [data-slot=alert], [data-slot=empty], dialog, [role=dialog]'

const CELLS = ' | '
/** HOM-09: the share that holds where the settings cannot be read. */
const withoutSettings = () => plain(m.home_fee_vat({ percent: '24' }))

const main = () => document.querySelector('main')

/** The innermost lines that hold a figure. */
function lines(): Set<string> {
  const found = [...(main()?.querySelectorAll(LINE) ?? [])].filter(
    (line) =>
      FIGURE.test(plain(line)) &&
      line.closest(LATER) === null &&
      ![...line.querySelectorAll(LINE)].some((inner) => FIGURE.test(plain(inner))),
  )
  // A figure alone is read with its row, cell by cell.
  return new Set(
    found.map((line) => {
      const row = line.closest('tr, dl > div')
      return row ? [...row.children].map(plain).filter(Boolean).join(CELLS) : plain(line)
    }),
  )
}

/** A dash in place of a figure counts as well. */
const notes = () =>
  [...document.querySelectorAll(NOTES), ...(main()?.querySelectorAll('dl > div') ?? [])]
    .map(plain)
    .filter((text) => !SUM.test(text))
    .join('\n')

/** Everything is read, drawn, and the same twice. */
async function settled(client: QueryClient) {
  let before = ''
  await waitFor(
    () => {
      expect(client.isFetching()).toBe(0)
      expect(document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')).toBeNull()
      const now = plain(document.body)
      const isSame = now === before
      before = now
      expect(isSame).toBe(true)
    },
    { timeout: 20_000, interval: 20 },
  )
}

const addressOf = (path: string) => path.split('?', 1)[0]

const figures = new Map<string, Set<string>>()
/** Opens a screen whose reads all succeed, and remembers its figures: they are the same whichever test opens it first. */
async function openWhole(path: string, persona: string) {
  // Once to load the parts of the screen, which come late the first time.
  await settled((await openPortal(path, persona)).queryClient)
  await beginAnew()
  const { queryClient } = await openPortal(path, persona)
  await settled(queryClient)
  figures.set(`${path} ${persona}`, lines())
  return queryClient
}

/** The figures of the other tabs of a screen: without one of its reads it may show one of them. */
async function figuresOfOtherTabs(path: string, persona: string): Promise<string[]> {
  const tabs = SCREENS.filter(
    ([other, user]) => other !== path && user === persona && addressOf(other) === addressOf(path),
  )
  for (const [tab] of tabs) {
    if (figures.has(`${tab} ${persona}`)) continue
    await openWhole(tab, persona)
    await beginAnew()
  }
  return tabs.flatMap(([tab]) => [...(figures.get(`${tab} ${persona}`) ?? [])])
}

/** Compares the page with the one without the fault. @returns what is wrong with it */
function compare(where: string, right: Set<string>, whole: Set<string>, wholeNotes: string): string[] {
  const wrong: string[] = []
  const shown = lines()
  for (const line of shown) {
    // A row may lack a cell, and a cell its note.
    const isRight = [...right].some((full) =>
      line.split(CELLS).every((cell) => full.split(CELLS).some((known) => known.startsWith(cell))),
    )
    if (!isRight && line !== withoutSettings()) wrong.push(`${where}: shows «${line}»`)
  }
  const lost = [...whole].filter((line) => SUM.test(line) && !shown.has(line))
  if (lost.length > 0 && notes() === wholeNotes) wrong.push(`${where}: loses «${lost[0]}» without a note`)
  return wrong
}

for (const [path, persona] of SCREENS) {
  test(`${path} of ${persona} shows no figure without its source`, async () => {
    allowConsole(/^(ApiError|RangeError|TypeError): |Error in route match/)
    const wrong: string[] = []
    const others = await figuresOfOtherTabs(path, persona)
    const queryClient = await openWhole(path, persona)
    const whole = lines()
    const right = new Set([...others, ...whole])
    const wholeNotes = notes()
    if (![...whole].some((line) => SUM.test(line))) return
    const reads = new Set(
      sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((call) => call.startsWith('GET /api')),
    )
    for (const read of reads) {
      onTheWay[read] = refused(500, 'internal_error')
      await act(() => invalidateAll(queryClient))
      await settled(queryClient)
      wrong.push(...compare(`${read} later`, right, whole, wholeNotes))
      // The next round reads it again.
      delete onTheWay[read]
    }
    for (const read of reads) {
      await beginAnew()
      onTheWay[read] = refused(500, 'internal_error')
      const { queryClient: client } = await openPortal(path, persona)
      await settled(client)
      wrong.push(...compare(`${read} first`, right, whole, wholeNotes))
    }
    expect(wrong).toEqual([])
  })
}
