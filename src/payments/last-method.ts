import type { PaymentChoice } from '@generated/api/model'
import { persistedValue } from '@/browser/persisted-value'

/** The method that was last paid with in this browser, which the list of methods shows first. */
export const lastMethod = persistedValue('portal.payment-method', (stored) =>
  typeof stored === 'string' ? stored : undefined,
)

/** The same for a method of the list and for its request payload, which name the bank transfer differently (PAY-16). */
export const usedKeyOf = (choice: PaymentChoice): string =>
  `${choice.method}:${'methodCode' in choice ? choice.methodCode : ''}`
