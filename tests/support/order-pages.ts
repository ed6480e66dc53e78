import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { CARD_ORDER } from '@/features/cards/order/wizard'
import { typedEmployees } from './card-order-rows'
import { openPortal, plain, storeTyped } from './portal-test-bed'

// Steps of order tests through the pages, in the current language.

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const onPage = () => plain(screen.getByRole('main'))
export const summary = () => plain(screen.getByRole('heading', { name: m.orders_summary() }).closest('section'))

/** Clicks a step's button and waits for the next page. */
export async function goOn(user: UserEvent, to: string) {
  await user.click(button(m.wizard_next()))
  await heading(to)
}

/** Ticks everything that an order requires before payment. */
export async function acceptAll(user: UserEvent) {
  const asked = screen.getAllByRole('checkbox').filter((box) => box.getAttribute('aria-required') === 'true')
  for (const box of asked) await user.click(box)
}

/** The button that sends an order with its payment (VOU-10). */
export const payButton = () => screen.getByRole('button', { name: /^(Maksa|Pay) / })

/** Chooses a bank, and presses the button that pays. */
export async function payBy(user: UserEvent, name: string, press: 'click' | 'dblClick' = 'click') {
  await user.click(await screen.findByRole('radio', { name }))
  await user[press](payButton())
}

/** From the start of a voucher order to its payment: 50 vouchers to the company's saved address. */
export async function toVoucherPayment(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: /^13,00\s€$/ }))
  await goOn(user, m.vouchers_step_delivery())
  await goOn(user, m.vouchers_step_payment())
  await screen.findByRole('radio', { name: 'Nordea' })
}

/**
 * Opens the payment of a voucher order that is filled in: vouchers of 13,00 € to the company's saved address.
 * @param accepted what the payment requires is ticked, as by acceptAll
 */
export async function openVoucherPayment({ quantity = '50', prefix = '', accepted = false } = {}) {
  const typed = { amount: { voucherId: 'v-l-1300', quantity }, terms: accepted, isChecked: accepted }
  await storeTyped('voucher-order-lunch', typed, 'aino.virtanen')
  const opened = await openPortal(`${prefix}/voucher-order/lunch/payment`, 'aino.virtanen')
  await screen.findByRole('radio', { name: 'Nordea' })
  return opened
}

/** From the start of a card order to the company step, with these benefits. */
export async function toCardCompany(user: UserEvent, benefits: readonly RegExp[]) {
  await screen.findByRole('checkbox', { name: /^Lounasetu/ })
  for (const name of benefits) await user.click(tick(name))
  await goOn(user, m.cards_step_company())
}

export async function toCardEmployees(user: UserEvent, benefits: readonly RegExp[] = [/^Lounasetu/]) {
  await toCardCompany(user, benefits)
  await goOn(user, m.cards_step_employees())
}

/** Pastes rows of a spreadsheet into the order. */
export async function bringEmployees(user: UserEvent, rows: string) {
  await user.click(button(m.cards_employees_import()))
  await user.click(await screen.findByLabelText(m.employees_import_paste()))
  await user.paste(rows)
  await user.click(await screen.findByRole('button', { name: m.employees_import_check() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const CARD_STEPS = {
  'company-information': { title: m.cards_step_company, typed: () => ({}) },
  'employee-information': { title: m.cards_step_employees, typed: () => ({}) },
  'benefit-usage': { title: m.cards_step_usage, typed: () => ({ employees: typedEmployees(2) }) },
  payment: {
    title: m.cards_step_payment,
    typed: () => ({ employees: typedEmployees(2), usage: { lunchAmount: '13,00' } }),
  },
}

/**
 * Opens a step of a card order with the steps before it filled in: lunch of 13,00 € a day for two employees.
 * @param typed other form values
 */
export async function openCardOrder(step: keyof typeof CARD_STEPS, typed: object = {}, username = 'niko.rautio') {
  await storeTyped(CARD_ORDER, { benefits: { lunch: true }, ...CARD_STEPS[step].typed(), ...typed }, username)
  const opened = await openPortal(`/order/${step}`, username)
  await heading(CARD_STEPS[step].title())
  if (step === 'payment') await screen.findByRole('radio', { name: 'Nordea' })
  return opened
}
