// @vitest-environment jsdom
/**
 * Lets each read of every screen with amounts fail, on the first load or later. Each figure must then be the same as
 * without the fault, or be missing with a note that says so.
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

/** Waits until all reads have ended and two renders give the same text. */
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

const wrong: string[] = []

/** Compares the page with the one without the fault. */
function compare(where: string, right: Set<string>, whole: Set<string>, wholeNotes: string) {
  const shown = lines()
  for (const line of shown) {
    // A row may lack a cell, and a cell may lack its note.
    const isRight = [...right].some((full) =>
      line.split(CELLS).every((cell) => full.split(CELLS).some((known) => known.startsWith(cell))),
    )
    if (!isRight && line !== withoutSettings()) wrong.push(`${where}: shows «${line}»`)
  }
  const lost = [...whole].filter((line) => SUM.test(line) && !shown.has(line))
  if (lost.length > 0 && notes() === wholeNotes) wrong.push(`${where}: loses «${lost[0]}» without a note`)
}

for (const [path, persona] of SCREENS) {
  test(`${path} of ${persona} shows no wrong figure when a read fails, and says what is missing`, async () => {
    allowConsole(/^(ApiError|RangeError|TypeError): |Error in route match/)
    wrong.length = 0
    // Open it once before, because lazy parts load later the first time.
    await settled((await openPortal(path, persona)).queryClient)
    await beginAnew()
    const right = new Set<string>()
    const [withoutTab = path] = path.split('?', 1)
    if (withoutTab !== path) {
      // When the read that offers a tab fails, the page opens its first tab.
      await settled((await openPortal(withoutTab, persona)).queryClient)
      for (const line of lines()) right.add(line)
      await beginAnew()
    }
    const { queryClient } = await openPortal(path, persona)
    await settled(queryClient)
    const whole = lines()
    for (const line of whole) right.add(line)
    const wholeNotes = notes()
    if (![...whole].some((line) => SUM.test(line))) return
    const reads = new Set(
      sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((call) => call.startsWith('GET /api')),
    )
    for (const read of reads) {
      onTheWay[read] = refused(500, 'internal_error')
      await act(() => invalidateAll(queryClient))
      await settled(queryClient)
      compare(`${read} later`, right, whole, wholeNotes)
      // The next round reads it again.
      delete onTheWay[read]
    }
    for (const read of reads) {
      await beginAnew()
      onTheWay[read] = refused(500, 'internal_error')
      const { queryClient: client } = await openPortal(path, persona)
      await settled(client)
      compare(`${read} first`, right, whole, wholeNotes)
    }
    expect(wrong).toEqual([])
  })
}
