import type { UserDetails } from '@generated/api/model'

type Progress = Pick<UserDetails, 'isEmployeesSet' | 'isBenefitsSet'>

/** The set-up wizard is shown until employees and benefits are set (HOM-02). */
export const isNewCustomer = ({ isEmployeesSet, isBenefitsSet }: Progress): boolean => !isEmployeesSet || !isBenefitsSet

export type SetUpStep = 'benefits' | 'employees' | 'deposit' | 'load'

/** HOM-11: the first open step is current; the last is never done: the wizard disappears before. `balance` in cents. */
export function setUpSteps(
  { isBenefitsSet, isEmployeesSet }: Progress,
  balance: number | undefined,
): { key: SetUpStep; state: 'done' | 'current' | 'upcoming' }[] {
  const done: Record<SetUpStep, boolean> = {
    benefits: isBenefitsSet,
    employees: isEmployeesSet,
    deposit: balance !== undefined && balance > 0,
    load: false,
  }
  const order: SetUpStep[] = ['benefits', 'employees', 'deposit', 'load']
  const current = order.find((key) => !done[key])
  return order.map((key) => ({ key, state: done[key] ? 'done' : key === current ? 'current' : 'upcoming' }))
}
