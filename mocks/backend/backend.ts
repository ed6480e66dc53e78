import type { OperationName } from '../../generated/registry.ts'
import type { Backend } from '../implement.ts'
import { errorItem, Problem } from '../problem.ts'
import { session } from './session.ts'
import { user } from './user.ts'

/** Operations whose behaviour is not built yet: they answer 501. README lists them until the list is empty. */
export const notYet = [
  'setNewPassword',
  'changePassword',
  'requestPasswordReset',
  'validateEinvoice',
  'validateEmail',
  'checkUsernameAvailability',
  'requestConfirmationLink',
  'confirmEmail',
  'confirmEmailChange',
  'signContract',
  'validateSignUpToken',
  'signUp',
  'resendSignUpEmail',
  'listContacts',
  'createContact',
  'updateContact',
  'deleteContact',
  'resendContactEmail',
  'readCompany',
  'updateCompany',
  'checkHasSignatory',
  'checkCompanyExists',
  'readCompanyMetadata',
  'readCompanyAccounts',
  'listTransactions',
  'createDeposit',
  'downloadDepositReceipt',
  'downloadTransactionReceipt',
  'listBalanceCorrections',
  'checkBalanceCorrections',
  'listAddresses',
  'listCountries',
  'readSettings',
  'readVoucherOrderPayment',
  'createVoucherOrderPayment',
  'readCardOrderPayment',
  'createCardOrderPayment',
  'createDepositOrderPayment',
  'startPayment',
  'readPaymentStatus',
  'cancelPayment',
  'listPaymentMethods',
  'listTopUpEmployees',
  'readTopUpInProgress',
  'checkPendingTopUps',
  'createTopUp',
  'listTopUps',
  'listLoadableBenefits',
  'readTopUp',
  'listBenefits',
  'listBenefitGroups',
  'createBenefitGroup',
  'updateBenefitGroup',
  'readBenefitGroupSettings',
  'readFeatureFlags',
  'readMaintenanceContent',
  'listBanners',
  'readNotices',
] as const satisfies OperationName[]

const unbuilt = Object.fromEntries(
  notYet.map((operation) => [
    operation,
    () => new Problem(501, { errors: [errorItem('internal_error', { severity: 'Fatal' })], canRetry: false }),
  ]),
) as unknown as Pick<Backend, (typeof notYet)[number]>

export const backend: Backend = { ...session, ...user, ...unbuilt }
