import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, PASSWORD, test as portal } from '../e2e/portal-test'

export { expect, PASSWORD }

/** Gives each test a separate database of the fake API. */
export const test = portal.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) =>
    use({ ...extraHTTPHeaders, 'X-Mock-Session': testId }),
})

/** Addresses and labels in both languages. */
export const WORDS = {
  fi: {
    login: '/login',
    prefix: '',
    username: m.login_username(),
    password: m.login_password(),
    submit: m.login_submit(),
    menu: m.menu_label(),
    account: m.account_menu(),
    employees: m.menu_employees(),
    benefits: m.menu_manage_benefits(),
    profile: m.menu_profile(),
  },
  en: {
    login: '/en/login',
    prefix: '/en',
    username: m.login_username({}, { locale: 'en' }),
    password: m.login_password({}, { locale: 'en' }),
    submit: m.login_submit({}, { locale: 'en' }),
    menu: m.menu_label({}, { locale: 'en' }),
    account: m.account_menu({}, { locale: 'en' }),
    employees: m.menu_employees({}, { locale: 'en' }),
    benefits: m.menu_manage_benefits({}, { locale: 'en' }),
    profile: m.menu_profile({}, { locale: 'en' }),
  },
} as const

/** The login form of a page, in its language. */
export const loginForm = (page: Page, words: (typeof WORDS)['fi' | 'en']) => ({
  username: page.getByLabel(words.username, { exact: true }),
  password: page.getByLabel(words.password, { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: words.submit, exact: true }),
})

/**
 * Logs in with an empty web storage and without the portal, whose login and home page would take longer than most tests. The
 * page has no scripts.
 */
export async function openSession(page: Page, username = 'aino.virtanen') {
  await page.goto('/robots.txt')
  await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })
      const { expiresIn, ...reply } = (await answer.json()) as { expiresIn: number; roles: string[] }
      const roles = reply.roles.map((role) => role.charAt(0).toLowerCase() + role.slice(1))
      const validTo = Date.now() + expiresIn * 1000
      const session = { ...reply, roles, id: crypto.randomUUID(), validTo, isPersistent: false }
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem('portal.session', JSON.stringify(session))
    },
    { username, password: PASSWORD },
  )
}
