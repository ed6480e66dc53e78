import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UNCHECKED } from './mount-in-test'
import { fill as fillField, sentBody, sentTo } from './portal-test-bed'

// Steps of sign-up tests through the pages.

/** The current path and query. */
export const address = (): string => location.pathname + location.search

/** The bodies of the calls to a path. */
export const bodiesOf = (path: string): Promise<unknown[]> => Promise.all(sentTo('POST', path).map(sentBody))

export const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
export const box = (name: string): Promise<HTMLInputElement> => screen.findByRole('textbox', { name })
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }), UNCHECKED)
export const follow = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name }), UNCHECKED)

/** Pastes a text into a field and leaves the field. */
export async function fill(name: string, text: string): Promise<void> {
  await enter(await box(name), text)
}

/** The same for fields without the role textbox, such as passwords. */
export async function fillLabelled(label: string, text: string): Promise<void> {
  await enter(await screen.findByLabelText<HTMLInputElement>(label), text)
}

/** The same for a given element. */
export async function enter(input: HTMLInputElement, text: string): Promise<void> {
  const user = userEvent.setup(UNCHECKED)
  await fillField(user, input, text)
  await user.tab()
}
