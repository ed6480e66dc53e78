import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { test as portal } from '../e2e/portal-test'

export { expect, PASSWORD } from '../e2e/portal-test'

/** Each test has a database of the fake API to itself. */
export const test = portal.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) =>
    use({ ...extraHTTPHeaders, 'X-Mock-Session': testId }),
})

/** What a page is called in either language. */
export const WORDS = {
  fi: {
    login: '/login',
    prefix: '',
    username: 'Käyttäjätunnus',
    password: 'Salasana',
    submit: 'Kirjaudu sisään',
    menu: 'Päävalikko',
    account: m.account_menu(),
    employees: 'Työntekijät',
    benefits: 'Hallinnoi etuja',
    profile: 'Omat tiedot',
  },
  en: {
    login: '/en/login',
    prefix: '/en',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    menu: 'Main menu',
    account: m.account_menu({}, { locale: 'en' }),
    employees: 'Employees',
    benefits: 'Manage benefits',
    profile: 'Profile',
  },
} as const

/** The login form of a page, in its language. */
export const loginForm = (page: Page, words: (typeof WORDS)['fi' | 'en']) => ({
  username: page.getByLabel(words.username, { exact: true }),
  password: page.getByLabel(words.password, { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: words.submit, exact: true }),
})
