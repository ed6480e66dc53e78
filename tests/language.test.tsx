// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerAll, goTo, openPortal, usePortal } from './support/portal-test-bed'

usePortal()

/** Some letters of any language. */
const WORD = /\p{L}{2}/u

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
  return new Set([...messagesOf(locale).values()].filter((text) => WORD.test(text) && !others.has(text)))
}

/** All visible or spoken texts of the page, except those marked as another language. */
function textsOf(): string[] {
  const foreign = (element: Element | null) =>
    element?.closest('[lang]:not(html)') != null || element?.closest('script, style') != null
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
  return [...found].filter((text) => WORD.test(text))
}

/** Collects every word of the API's replies, because pages show data untranslated. */
function collectData(): Set<string> {
  const words = new Set<string>()
  answerAll(async (_, pass) => {
    const response = await pass()
    for (const word of (await response?.clone().text())?.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word)
    return response
  })
  return words
}

const GUEST_PAGES = ['/login', '/reset-password', '/reset-password/requested', '/help', '/not-found', '/maintenance']
const OWN_PAGES = ['/', '/profile', '/beneficiaries', '/manage-benefits', '/manage-benefits/lunch']

test.each([
  { who: 'guest', username: undefined, pages: GUEST_PAGES },
  { who: 'signatory', username: 'aino.virtanen', pages: OWN_PAGES },
])(
  'no page of the $who shows text of the other language, or text that both languages share [FMT-09]',
  async ({ username, pages }) => {
    const data = collectData()
    const english = messagesOf('en')
    const shared = new Set(
      [...messagesOf('fi')].filter(([key, text]) => english.get(key) === text).map(([, text]) => text),
    )
    // Names of keys are the same in both languages.
    shared.add('Ctrl K')
    const other = { fi: onlyIn('en'), en: onlyIn('fi') }
    const { user, queryClient } = await openPortal('/help', username)
    const isShownIn = (language: Locale) =>
      waitFor(() => {
        expect(document.documentElement.lang).toBe(language)
        expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0)
        expect(document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')).toBeNull()
        expect(queryClient.isFetching()).toBe(0)
      })
    for (const path of pages) {
      await goTo(path)
      await isShownIn('fi')
      const fi = textsOf()
      // Switch without a reload, so that texts cached in the first language are found too.
      if (username === undefined) await user.click(screen.getByRole('button', { name: 'In English' }))
      else {
        await user.click(screen.getByRole('button', { name: new RegExp(`^${m.account_menu()}`) }))
        await user.click(await screen.findByRole('menuitem', { name: 'In English' }))
      }
      await isShownIn('en')
      const en = textsOf()
      const isData = (text: string) => (text.match(/\p{L}+/gu) ?? []).every((word) => data.has(word))
      expect({
        path,
        fi: fi.filter((text) => other.fi.has(text) && !isData(text)),
        en: en.filter((text) => other.en.has(text) && !isData(text)),
        both: fi.filter((text) => en.includes(text) && !shared.has(text) && !isData(text)),
      }).toEqual({ path, fi: [], en: [], both: [] })
      expect(fi.length).toBeGreaterThan(5)
    }
  },
)
