import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { fill, plain } from './portal-test-bed'

// How tests find their way in and out of the portal, in the language of the moment.

export const usernameField = () => screen.findByLabelText<HTMLInputElement>(m.login_username())
export const passwordField = () => screen.getByLabelText<HTMLInputElement>(m.login_password(), { selector: 'input' })
export const loginButton = () => within(screen.getByRole('main')).getByRole('button', { name: m.login_submit() })

/** On the login page as it is. */
export async function fillLogin(user: UserEvent, username: string, password = PASSWORD) {
  await fill(user, await usernameField(), username)
  await fill(user, passwordField(), password)
}

/** On the login page as it is, for this tab or for all. */
export async function logInAs(user: UserEvent, username: string, { keep = false } = {}) {
  await fillLogin(user, username)
  if (keep) await user.click(screen.getByRole('checkbox', { name: m.login_keep() }))
  await user.click(loginButton())
  await accountMenu()
}

/** The opener of the account menu, which everybody who is logged in has. */
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

/** The page has arrived at this address, without its query unless that is asked about. */
export const at = (address: string) =>
  waitFor(() => expect(location.pathname + (address.includes('?') ? location.search : '')).toBe(address))

export const toasts = (): string[] => [...document.querySelectorAll('[data-slot=toast]')].map((toast) => plain(toast))
/** There is one notification, and this is what it says after its level. */
export const onlyToast = (text: string) =>
  waitFor(() => expect(toasts()).toEqual([expect.stringContaining(plain(text))]))

export const homeOf = (name: string) => screen.findByRole('heading', { level: 1, name: m.home_greeting({ name }) })
