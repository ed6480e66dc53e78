import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { test as portal } from '../e2e/portal-test'

export { expect, PASSWORD } from '../e2e/portal-test'

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
