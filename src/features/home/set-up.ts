import type { UserDetails } from '@generated/api/model'

type Progress = Pick<UserDetails, 'isEmployeesSet' | 'isBenefitsSet'>

/** Who sees the set-up wizard: a company whose employees or benefits are not set (HOM-02). */
export const isNewCustomer = ({ isEmployeesSet, isBenefitsSet }: Progress): boolean => !isEmployeesSet || !isBenefitsSet

export type SetUpStep = 'benefits' | 'employees' | 'deposit' | 'load'

/** Where each step of the set-up is done (HOM-11). */
export const STEP_PATHS = {
  benefits: '/manage-benefits',
  employees: '/beneficiaries',
  deposit: '/load-account',
  load: '/load-benefit',
} as const satisfies Record<SetUpStep, string>

/**
 * The steps of the set-up in their order (HOM-11): done by the customer's flags and a balance above nothing, the first
 * open one current. A load is the last step and never done here: the wizard leaves before it.
 * @param balance cents; undefined while it is not known.
 */
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
