/** Why some commands are only tested by refusals, never run. */
import type { OperationName } from '../../../generated/registry.ts'

/** Commands that a run never sends with a valid body. */
export const NOT_CALLED: Partial<Record<OperationName, string>> = {
  readImpersonation: 'needs the one-time link of an admin',
  createUser: 'creates a company and a user that cannot be removed',
  addSignatoryRole: 'a role cannot be undone',
  setNewPassword: 'needs the link of an email',
  requestPasswordReset: 'sends mail',
  changePassword: 'an interrupted run would lock the user out',
  requestConfirmationLink: 'sends mail',
  confirmEmail: 'needs the link of an email',
  confirmEmailChange: 'needs the link of an email',
  signContract: 'signs a contract',
  signUp: 'needs the link of an email',
  resendSignUpEmail: 'sends mail',
  createVoucherOrder: 'an order cannot be undone',
  createVoucherOrderPayment: 'needs an order that is not paid',
  createCardOrder: 'an order cannot be undone',
  cancelCardOrder: 'a cancelled order cannot be undone',
  createCardOrderPayment: 'needs an order that is not paid',
  createDepositOrderPayment: 'needs a deposit that failed',
  orderCrossSelling: 'a benefit in use cannot be undone',
  createBenefitGroup: 'a group cannot be undone',
  rejectRequestedLoad: 'rejects a real request of an employee',
}
/** Commands that run only with `--money`. */
export const WITH_MONEY: OperationName[] = ['createDeposit', 'startPayment', 'cancelPayment', 'createTopUp']
