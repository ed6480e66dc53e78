import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { fill } from './portal-test-bed'

// Steps of deposit tests through the page, in the current language.

const amountLabel = () => new RegExp(`^${m.deposit_amount()}`)
export const amount = () => screen.getByLabelText<HTMLInputElement>(amountLabel())
/** The amount field; absent when a payment is retried, because the amount is fixed then. */
export const queryAmount = () => screen.queryByLabelText(amountLabel())
export const typeAmount = (user: UserEvent, sum: string) => fill(user, amount(), sum)

/** The button in the confirmation that makes the payment. */
export async function confirmation(press: string = m.deposit_confirm_provider()) {
  const question = within(await screen.findByRole('dialog', { name: m.deposit_confirm_title() }))
  const button = question.getByRole('button', { name: press })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

/** From the typed amount to the confirmation. @returns the button that makes the payment */
export async function askToPay(user: UserEvent, method: string, press?: string) {
  await user.click(await screen.findByRole('radio', { name: method }))
  await user.click(screen.getByRole('button', { name: new RegExp(`^${m.deposit_submit_sum({ sum: '\\d' })}`) }))
  return confirmation(press)
}

/** From the typed amount to the provider, or to the page shown instead. */
export const payBy = async (user: UserEvent, method: string, press?: string) =>
  user.click(await askToPay(user, method, press))
