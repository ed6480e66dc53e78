/** Why a command is only refused, never carried out. */
import type { OperationName } from '../../generated/registry.ts'

/** Commands that a run leaves alone. */
export const NOT_CALLED: Partial<Record<OperationName, string>> = {
  readImpersonation: 'needs the one-time link of an admin',
  createUser: 'makes a company and a user, which nothing takes away',
  addSignatoryRole: 'a role cannot be taken back',
  setNewPassword: 'needs the link of an email',
  requestPasswordReset: 'sends mail',
  changePassword: 'a run that breaks off would lock its user out',
  requestConfirmationLink: 'sends mail',
  confirmEmail: 'needs the link of an email',
  confirmEmailChange: 'needs the link of an email',
  signContract: 'signs a contract',
  signUp: 'needs the link of an email',
  resendSignUpEmail: 'sends mail',
  createVoucherOrder: 'an order cannot be taken back',
  createVoucherOrderPayment: 'needs an order that is not paid',
  createCardOrder: 'an order cannot be taken back',
  cancelCardOrder: 'a cancelled order cannot be taken back',
  createCardOrderPayment: 'needs an order that is not paid',
  createDepositOrderPayment: 'needs a deposit that failed',
  orderCrossSelling: 'a benefit in use cannot be taken back',
  createBenefitGroup: 'a group cannot be taken back',
  rejectRequestedLoad: 'an employee asked for it',
}
/** Commands of `--money` only. */
export const WITH_MONEY: OperationName[] = ['createDeposit', 'startPayment', 'cancelPayment', 'createTopUp']
