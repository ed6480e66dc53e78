import { m } from '@generated/messages/messages.js'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fill, sentTo } from './portal-test-bed'

// How the tests of loads find their way through the page, in the language of the moment.

export const TOP_UP_PATH = '/load-benefit'
export const THREE = ['Ahola, Liisa', 'Alanen, Julia', 'Alanen, Mika']

export const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
export const amount = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${m.top_up_amount()}`))
/** Of an employee, by the name that the row begins with. */
export const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(` ${name}$`) })
/** Of the head of the table and of narrow screens, which stand beside each other where nothing is drawn. */
export const boxOfAll = async () =>
  (await screen.findAllByRole('checkbox', { name: new RegExp(`^${m.table_select_all()}`) }))[0] as HTMLElement
export const submit = () => screen.getByRole('button', { name: m.top_up_submit() })
export const question = async () => within(await screen.findByRole('dialog', { name: m.top_up_confirm_title() }))
export const outcome = (title: string) => screen.findByRole('heading', { level: 2, name: title })
/** What was sent to be loaded. */
export const loads = () => sentTo('POST', '/api/top-up-load')

/** A valid load of 20,00 € recreational benefit to three people, up to the button. */
export async function fillLoad(user: UserEvent, people: readonly string[] = THREE) {
  await user.click(await radio(m.benefits_recreational()))
  await fill(user, amount(), '20')
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
  for (const person of people) await user.click(await box(person))
}
