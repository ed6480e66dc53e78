import { isPage, linksOf, visitsOf, WALKERS } from '../walkers'
import { expect, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

for (const { inBrowser: language, ...walker } of WALKERS) {
  // The other walks run in jsdom (tests/every-page.test.tsx).
  if (language === undefined) continue
  const prefix = language === 'en' ? '/en' : ''
  test(`${walker.as ?? 'a guest'} walks every page, ${language}: each has a heading, no dead link, no request to another origin, and fits 320 px [MCK-01] [ACS-02]`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const outside: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) outside.push(request.url())
    })
    await page.setViewportSize({ width: 320, height: 800 })
    if (walker.as === undefined) await page.goto('/help')
    else await openAs(page, '/help', { as: walker.as })
    await settled(page)
    const links = new Set<string>()
    for (const [route, address] of visitsOf(walker)) {
      await test.step(route, async () => {
        await goTo(page, `${prefix}${address}`)
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const { paths, lostAnchors } = await page.evaluate(linksOf)
        expect.soft(lostAnchors, `anchors of ${route}`).toEqual([])
        for (const path of paths) links.add(path)
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${route} is wider than 320 px`)
          .toBeLessThanOrEqual(320)
      })
    }
    const dead: string[] = []
    for (const path of links) {
      // A link must lead to a page or a file of the portal.
      const isFile = async () =>
        (await page.request.get(path)).headers()['content-type']?.startsWith('text/html') === false
      if (!isPage(path) && !(await isFile())) dead.push(path)
    }
    expect.soft(dead, 'links that lead nowhere').toEqual([])
    expect(outside, 'asked of others').toEqual([])
  })
}
