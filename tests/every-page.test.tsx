// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { isInaccessible, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PAGES, type Route } from './pages.ts'
import { settle } from './support/mount-in-test'
import { goTo, openPortal, usePortal } from './support/portal-test-bed'
import { isPage, linksOf, visitsOf, WALKERS } from './walkers.ts'

usePortal({ isStrict: true })

const isLoading = () => document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]') !== null

/** The screen has its heading and language, and is not loading. */
async function settled(route: string, language: string) {
  // settle() waits within act(), because otherwise React shows lazy content at least 300 ms after its placeholder.
  for (let turn = 0; turn < 100 && isLoading(); turn += 1) await settle()
  await waitFor(() => {
    const heading = document.querySelector('h1')
    expect(heading !== null && !isInaccessible(heading), route).toBe(true)
    expect(document.documentElement.lang, route).toBe(language)
    expect(isLoading(), route).toBe(false)
  })
}

test('every page is visited by a user [MCK-01]', () => {
  const walked = new Set(WALKERS.flatMap((walker) => visitsOf(walker).map(([route]) => route)))
  expect(Object.keys(PAGES).filter((route) => !walked.has(route as Route))).toEqual([])
})

const WALKS = WALKERS.flatMap((walker) =>
  walker.inWindow.map((language) => ({ ...walker, language, who: walker.as ?? 'a guest' })),
)

/** The time limit of one wait (ms), for each page of the longest walk. */
const WALK_LIMIT = 10_000 * Math.max(...WALKERS.map((walker) => visitsOf(walker).length))

// The browser test walks in the other languages (tests/e2e/every-page.spec.ts).
test.each(WALKS)(
  '$who visits every page, $language: each has a heading and no dead link [MCK-01]',
  async ({ language, ...walker }) => {
    await openPortal('/help', walker.as)
    const links = new Set<string>()
    for (const [route, address] of visitsOf(walker)) {
      await goTo(`${language === 'en' ? '/en' : ''}${address}`)
      await settled(route, language)
      const { paths, lostAnchors } = linksOf()
      expect.soft(lostAnchors, `anchors of ${route}`).toEqual([])
      for (const path of paths) links.add(path)
    }
    expect(links.size).toBeGreaterThan(5)
    expect([...links].filter((path) => !isPage(path) && !existsSync(`public${path}`))).toEqual([])
  },
  WALK_LIMIT,
)
