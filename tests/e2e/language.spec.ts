import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, test } from './portal-test'
import { fetchingIn, goTo, settled } from './screens'

const switchTo = async (page: Page, name: 'In English' | 'Suomeksi') => {
  await page
    .getByRole('button', { name: new RegExp(`^(${m.account_menu()}|${m.account_menu({}, { locale: 'en' })})`) })
    .click()
  await page.getByRole('menuitem', { name }).click()
}

type Locale = 'fi' | 'en'
type Message = string | { match: Record<string, string> }[]

/** The texts of a language, except those with placeholders, which cannot be compared. */
function messagesOf(locale: Locale): Map<string, string> {
  const all = new Map<string, string>()
  for (const file of readdirSync('messages').filter((name) => name.endsWith(`.${locale}.json`))) {
    const entries = Object.entries(JSON.parse(readFileSync(`messages/${file}`, 'utf8')) as Record<string, Message>)
    for (const [key, message] of entries) if (typeof message === 'string') all.set(key, message)
  }
  return all
}

/** Texts that occur in one language only. */
function onlyIn(locale: Locale): Set<string> {
  const others = new Set(messagesOf(locale === 'fi' ? 'en' : 'fi').values())
  return new Set([...messagesOf(locale).values()].filter((text) => /\p{L}{2}/u.test(text) && !others.has(text)))
}

/** All visible or spoken texts of the page, except those marked as another language. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const foreign = (element: Element | null) =>
      element?.closest('[lang]:not(html)') != null || element?.closest('script, style, #mock-panel') != null
    const found = new Set<string>([document.title.split(' – ')[0] ?? ''])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!foreign(node.parentElement)) found.add((node.textContent ?? '').trim())
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (foreign(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
        const text = element.getAttribute(name)
        if (text) found.add(text.trim())
      }
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text))
  })

/** Collects every word of the API's replies, because pages show data untranslated. */
function collectData(page: Page) {
  const words = new Set<string>()
  const reads: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/\/api\/|\/content\/|config\.json/.test(response.url())) return
    const read = response.text().then(
      (text) => {
        for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word)
      },
      () => undefined,
    )
    reads.push(read)
  })
  return async () => {
    await Promise.all(reads)
    return words
  }
}

const GUEST_PAGES = ['/login', '/reset-password', '/reset-password/requested', '/help', '/not-found', '/maintenance']
const OWN_PAGES = ['/', '/profile', '/beneficiaries', '/manage-benefits', '/manage-benefits/lunch']

for (const who of ['guest', 'signatory'] as const) {
  test(`no page of the ${who} shows text of the other language, or text that both languages share [FMT-09]`, async ({
    page,
  }) => {
    const dataSoFar = collectData(page)
    const english = messagesOf('en')
    const shared = new Set(
      [...messagesOf('fi')].filter(([key, text]) => english.get(key) === text).map(([, text]) => text),
    )
    // Names of keys are the same in both languages.
    shared.add('Ctrl K')
    const other = { fi: onlyIn('en'), en: onlyIn('fi') }
    await page.goto(who === 'guest' ? '/login' : '/help?mock-persona=aino.virtanen')
    await settled(page)
    for (const path of who === 'guest' ? GUEST_PAGES : OWN_PAGES) {
      await goTo(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await settled(page)
      const seen = { fi: await textsOf(page), en: [] as string[] }
      // Switch without a reload, so that texts cached in the first language are found too.
      if (who === 'guest') await page.getByRole('button', { name: 'In English' }).click()
      else await switchTo(page, 'In English')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await settled(page)
      await expect.poll(() => fetchingIn(page)).toBe(0)
      seen.en = await textsOf(page)
      const data = await dataSoFar()
      const isData = (text: string) => (text.match(/\p{L}+/gu) ?? []).every((word) => data.has(word))
      expect({
        path,
        fi: seen.fi.filter((text) => other.fi.has(text) && !isData(text)),
        en: seen.en.filter((text) => other.en.has(text) && !isData(text)),
        both: seen.fi.filter((text) => seen.en.includes(text) && !shared.has(text) && !isData(text)),
      }).toEqual({ path, fi: [], en: [], both: [] })
      expect(seen.fi.length).toBeGreaterThan(5)
    }
  })
}
