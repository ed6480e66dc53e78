import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { fill, plain } from './portal-test-bed'

// Steps of tests through login and logout, in the current language.

export const usernameField = () => screen.findByLabelText<HTMLInputElement>(m.login_username())
export const passwordField = () => screen.getByLabelText<HTMLInputElement>(m.login_password(), { selector: 'input' })
export const loginButton = () => within(screen.getByRole('main')).getByRole('button', { name: m.login_submit() })

/** Fills the open login page. */
export async function fillLogin(user: UserEvent, username: string, password = PASSWORD) {
  await fill(user, await usernameField(), username)
  await fill(user, passwordField(), password)
}

/** Logs in on the open login page, for this tab or for all. */
export async function logInAs(user: UserEvent, username: string, { keep = false } = {}) {
  await fillLogin(user, username)
  if (keep) await user.click(screen.getByRole('checkbox', { name: m.login_keep() }))
  await user.click(loginButton())
  await accountMenu()
}

/** The button that opens the account menu of a logged-in user. */
export const accountMenu = () => screen.findByRole('button', { name: new RegExp(`^${m.account_menu()}`) })
export const queryAccountMenu = () => screen.queryByRole('button', { name: new RegExp(`^${m.account_menu()}`) })

export async function chooseInAccountMenu(user: UserEvent, name: string) {
  await user.click(await accountMenu())
  await user.click(await screen.findByRole('menuitem', { name }))
}

export async function logOut(user: UserEvent) {
  await chooseInAccountMenu(user, m.menu_logout())
  await at('/login')
}

/** Waits for this path; compares the query only if it is given. */
export const at = (address: string) =>
  waitFor(() => expect(location.pathname + (address.includes('?') ? location.search : '')).toBe(address))

export const toasts = (): string[] => [...document.querySelectorAll('[data-slot=toast]')].map((toast) => plain(toast))
/** Waits until there is exactly one notification, with this text after its level. */
export const onlyToast = (text: string) =>
  waitFor(() => expect(toasts()).toEqual([expect.stringContaining(plain(text))]))

export const homeOf = (name: string) => screen.findByRole('heading', { level: 1, name: m.home_greeting({ name }) })
