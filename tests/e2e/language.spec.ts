import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, logInAs, test } from './portal-test'
import { settled } from './screens'

test('Finnish has no prefix, English is under /en, /fi leads to the unprefixed path, any other two letters are not found [FMT-01]', async ({
  page,
}) => {
  await page.goto('/help')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.help_title())
  await page.goto('/en/help')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')

  await page.goto('/fi/login?created-account=true')
  await expect(page).toHaveURL('/login?created-account=true')
  await expect(page.getByText(m.login_created())).toBeVisible()
  await page.goto('/fi')
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Käyttäjätunnus')).toBeVisible()
  await page.goto('/en')
  await expect(page).toHaveURL('/en')
  await expect(page.getByLabel('Username')).toBeVisible()

  for (const path of ['/sv/help', '/de', '/sv/login', '/en/sv/help']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^(Sivua ei löytynyt|Page not found)$/ })).toBeVisible()
    await expect(page).toHaveURL(path)
  }

  // Links and redirects stay in the language.
  await page.goto('/en/profile')
  await expect(page).toHaveURL('/en/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page).toHaveURL('/en/reset-password')
  await logInAs(page, 'aino.virtanen', '/en/login')
  await expect(page).toHaveURL('/en/profile')
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click()
  await expect(page).toHaveURL('/en/beneficiaries')
})

const switchTo = async (page: Page, name: 'In English' | 'Suomeksi') => {
  await page
    .getByRole('button', { name: new RegExp(`^(${m.account_menu()}|${m.account_menu({}, { locale: 'en' })})`) })
    .click()
  await page.getByRole('menuitem', { name }).click()
}

test('switching keeps route, parameters, query, hash, what is typed and the way back; language and title follow [FMT-02]', async ({
  page,
}) => {
  await page.goto('/profile?tab=details&mock-persona=aino.virtanen')
  await expect(page).toHaveTitle('Omat tiedot – Etuportaali')
  await page.getByLabel('Etunimi').fill('Kesken jäänyt')
  await switchTo(page, 'In English')
  await expect(page).toHaveURL('/en/profile?tab=details')
  await expect(page).toHaveTitle('Profile – Benefits Portal')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('First name')).toHaveValue('Kesken jäänyt')
  await switchTo(page, 'Suomeksi')
  await expect(page).toHaveURL('/profile?tab=details')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page.getByLabel('Etunimi')).toHaveValue('Kesken jäänyt')

  await page.goto('/manage-benefits/lunch#ryhmat')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await switchTo(page, 'In English')
  await expect(page).toHaveURL('/en/manage-benefits/lunch#ryhmat')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/en/help')
  await page.goBack()
  await expect(page).toHaveURL('/en/manage-benefits/lunch#ryhmat')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  // Back to an address of the other language speaks it.
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Home – Benefits Portal')
  await switchTo(page, 'Suomeksi')
  await expect(page).toHaveURL('/')
  await page.getByRole('navigation').getByRole('link', { name: m.help_title() }).click()
  await expect(page).toHaveURL('/help')
  await switchTo(page, 'In English')
  await expect(page).toHaveURL('/en/help')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Etusivu – Etuportaali')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await page.goForward()
  await expect(page).toHaveTitle('Help – Benefits Portal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
})

test.describe('calls', () => {
  // Neither language is the browser's own, so the header can only be the portal's.
  test.use({ locale: 'sv-SE' })

  test('each carries the language of the interface [FMT-08]', async ({ page }) => {
    const spoken = new Map<string, Set<string>>()
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      const of = new URL(page.url()).pathname.startsWith('/en') ? 'en' : 'fi'
      spoken.set(of, (spoken.get(of) ?? new Set()).add(`${request.headers()['accept-language']}`))
    })
    await page.goto('/beneficiaries?mock-persona=aino.virtanen')
    await expect(page.getByRole('heading', { level: 1, name: 'Työntekijät' })).toBeVisible()
    expect(spoken).toEqual(new Map([['fi', new Set(['fi-FI'])]]))
    await switchTo(page, 'In English')
    await expect(page).toHaveURL('/en/beneficiaries')
    await page.getByRole('button', { name: m.account_menu({}, { locale: 'en' }) }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Aino')
    expect(spoken.get('en')).toEqual(new Set(['en-US']))
    expect(spoken.get('fi')).toEqual(new Set(['fi-FI']))
  })
})

test('a change of route scrolls to the top, a change of the query does not [FMT-06]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 490 })
  await page.goto('/?mock-persona=aino.virtanen')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, 250))
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: m.help_title() }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: m.help_title() })).toBeVisible()
  await scrollDown()
  await expect.poll(scrolled).toBe(250)
  await menu.getByRole('link', { name: 'Työntekijät' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Työntekijät' })).toBeVisible()
  await expect.poll(scrolled).toBe(0)
  await page.goto('/profile')
  const press = (name: string) => page.getByRole('tab', { name }).evaluate((tab: HTMLElement) => tab.click())
  await press(m.profile_tab_password())
  await expect(page).toHaveURL('/profile?tab=password')
  // So little that the tabs stay in view.
  await page.evaluate(() => window.scrollTo(0, 40))
  await press('Käyttäjätiedot')
  await expect(page).toHaveURL('/profile?tab=details')
  await expect(page.getByLabel('Etunimi')).toBeVisible()
  await page.getByRole('button', { name: m.account_menu() }).press('Enter')
  await page.getByRole('menuitem', { name: 'In English' }).press('Enter')
  await expect(page.getByLabel('First name')).toBeVisible()
  expect(await scrolled()).toBe(40)
})

type Locale = 'fi' | 'en'
type Message = string | { match: Record<string, string> }[]

/** The texts of a language, without those with placeholders, which cannot be compared as a whole. */
function messagesOf(locale: Locale): Map<string, string> {
  const all = new Map<string, string>()
  for (const file of readdirSync('messages').filter((name) => name.endsWith(`.${locale}.json`))) {
    const entries = Object.entries(JSON.parse(readFileSync(`messages/${file}`, 'utf8')) as Record<string, Message>)
    for (const [key, message] of entries) if (typeof message === 'string') all.set(key, message)
  }
  return all
}

/** Texts that are said in one language only. */
function onlyIn(locale: Locale): Set<string> {
  const others = new Set(messagesOf(locale === 'fi' ? 'en' : 'fi').values())
  return new Set([...messagesOf(locale).values()].filter((text) => /\p{L}{2}/u.test(text) && !others.has(text)))
}

/** All texts of the page that a person sees or hears, but what is marked as of another language. */
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

/** Every word of what the API has told, which pages show as it is. */
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
  test(`a walk as ${who} finds no text of the other language, nor one that both share [FMT-09]`, async ({ page }) => {
    const dataSoFar = collectData(page)
    const english = messagesOf('en')
    const shared = new Set(
      [...messagesOf('fi')].filter(([key, text]) => english.get(key) === text).map(([, text]) => text),
    )
    // What stands on the keys.
    shared.add('Ctrl K')
    const other = { fi: onlyIn('en'), en: onlyIn('fi') }
    for (const path of who === 'guest' ? GUEST_PAGES : OWN_PAGES) {
      await page.goto(path === '/' ? '/?mock-persona=aino.virtanen' : path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await settled(page)
      const seen = { fi: await textsOf(page), en: [] as string[] }
      // In place, so that a text that was taken too early shows as well.
      if (who === 'guest') await page.getByRole('button', { name: 'In English' }).click()
      else await switchTo(page, 'In English')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
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
