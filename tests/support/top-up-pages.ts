import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { TOP_UP_FORM } from '@/features/top-up/outcome/sent-top-up'
import { api, fill, openPortal, sentTo, storeTyped } from './portal-test-bed'

// Steps of load tests through the page, in the current language.

export const TOP_UP_PATH = '/load-benefit'
export const THREE = ['Ahola, Liisa', 'Alanen, Julia', 'Alanen, Mika']

export const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
export const amount = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${m.top_up_amount()}`))
/** The checkbox of an employee, whose label ends with the name. */
export const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(` ${name}$`) })
/** "Choose all": jsdom shows both the one in the table head and the one for narrow screens. */
export const boxOfAll = async () =>
  (await screen.findAllByRole('checkbox', { name: new RegExp(`^${m.table_select_all()}`) }))[0] as HTMLElement
export const submit = () => screen.getByRole('button', { name: m.top_up_submit() })
export const question = async () => within(await screen.findByRole('dialog', { name: m.top_up_confirm_title() }))
export const outcome = (title: string) => screen.findByRole('heading', { level: 2, name: title })
/** The load commands sent so far. */
export const loads = () => sentTo('POST', '/api/top-up-load')

/** Fills a valid load of 20,00 € recreational benefit to three employees, without submitting. */
export async function fillLoad(user: UserEvent, people: readonly string[] = THREE) {
  await user.click(await radio(m.benefits_recreational()))
  await fill(user, amount(), '20')
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a user does
  for (const person of people) await user.click(await box(person))
}

/** Opens the form with recreational benefit for these employees of c-1 filled in: by default 20,00 € to each. */
export async function openLoad(people: readonly string[], typed: object = { amount: '20,00' }) {
  const employees = await api.database.withDb((db) => {
    const all = db.employees.all('c-1')
    return people.map((name) => all.find(({ lastName, firstName }) => `${lastName}, ${firstName}` === name)?.id)
  })
  await storeTyped(TOP_UP_FORM, { benefit: 'recreational', employees, ...typed }, 'aino.virtanen')
  const opened = await openPortal(TOP_UP_PATH, 'aino.virtanen')
  await opened.user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
  // The form cannot be sent before the employees are listed.
  await waitFor(async () => {
    const boxes = await Promise.all(people.map(box))
    expect(boxes.every(({ checked }) => checked)).toBe(true)
  })
  return opened
}
