import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

// That of a company without employees is checked in benefit-groups.spec.ts.
test('axe finds nothing on the home page, in both languages and both themes [HOM-05]', async ({ page }) => {
  await page.clock.setSystemTime('2024-08-20T08:00:00Z')
  // Without transitions, because axe must not measure colours while they change.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openAs(page, '/help')
  await settled(page)
  await goTo(page, '/')
  await settled(page)
  await expect(page.getByRole('button', { name: m.home_notice_close() })).toBeVisible()
  await expectAccessible(page)
  const news = page.getByRole('region', { name: m.home_news() }).first()
  await expect(news.getByText(/^1 \/ \d$/)).toBeVisible()
  const next = news.getByRole('button', { name: m.home_news_next() })
  await expect(news.getByRole('button', { name: m.home_news_previous() })).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  const slides = news.getByRole('list').first().locator('> li')
  const count = await slides.count()
  for (let at = 2; at <= count; at += 1) {
    await page.keyboard.press('Enter')
    await expect(news.getByText(`${at} / ${count}`)).toBeVisible()
    await expect(slides.nth(at - 1)).toBeInViewport({ ratio: 0.9 })
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await news.getByRole('list').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(news.getByText(`${count - 1} / ${count}`)).toBeVisible()
  // A press moves the news but not the page, also when the top of the news is above the screen.
  await page.setViewportSize({ width: 360, height: 640 })
  await slides.first().evaluate((slide) => window.scrollBy(0, slide.getBoundingClientRect().top - 10))
  const scrolled = await page.evaluate(() => window.scrollY)
  await next.dispatchEvent('click')
  await expect(news.getByText(`${count} / ${count}`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await goTo(page, '/en')
  await settled(page)
  await expect(page.getByRole('button', { name: m.home_notice_close({}, { locale: 'en' }) })).toBeVisible()
  await expectAccessible(page)
})
