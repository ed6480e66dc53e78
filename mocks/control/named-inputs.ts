import type { OperationName } from '../../generated/registry.ts'
import { TOKENS } from '../seed/links.ts'

/** An input that causes a reply which ordinary data never produces; docs/fake-api.md lists them. */
export type NamedInput = { operation: OperationName; outcome: string; input: string; value: string }

const each = (operations: OperationName[], rest: Omit<NamedInput, 'operation'>): NamedInput[] =>
  operations.map((operation) => ({ operation, ...rest }))

/** The links that the seed always has, one for each outcome. */
const links = (
  operations: OperationName[],
  input: string,
  outcomes: readonly (readonly [outcome: string, value: string])[],
): NamedInput[] => outcomes.flatMap(([outcome, value]) => each(operations, { outcome, input, value }))

const { impersonation, password, confirmEmail, changeEmail, signUp, contract } = TOKENS
const SIGN_UP_OUTCOMES = [
  ['expired', 'expired_token'],
  ['completed', 'creation_completed'],
  ['deleted', 'contact_deleted'],
  ['unknown', 'incorrect_token'],
] as const

export const namedInputs: NamedInput[] = [
  ...links(['readImpersonation'], 'guid in /login?impersonation=', [
    ['200 as outi.heinonen, once', impersonation.valid],
    ['404 impersonation_token_invalid (used)', impersonation.used],
    ['404 impersonation_token_invalid (unknown)', impersonation.unknown],
    ['404 impersonation_token_expired', impersonation.expired],
  ]),
  ...links(['setNewPassword'], 'token in /new-password?username=liisa.ohman&token=', [
    ['204', password.valid],
    ['400 expired_token', password.expired],
    ['400 incorrect_token (used)', password.used],
    ['400 incorrect_token (unknown)', password.unknown],
  ]),
  ...links(['confirmEmail'], 'token in /confirm-email?username=anni.tiainen&token=', [
    ['204', confirmEmail.valid],
    ['400 expired_token', confirmEmail.expired],
    ['400 incorrect_token', confirmEmail.unknown],
  ]),
  ...links(['confirmEmailChange'], 'token in /change-email?username=liisa.ohman&token=', [
    ['204', changeEmail.valid],
    ['400 expired_token', changeEmail.expired],
    ['400 incorrect_token', changeEmail.unknown],
  ]),
  ...links(['validateSignUpToken', 'signUp'], 'token in /create-account?type=1&token=', [
    ['valid, a contact', signUp.valid],
    ...SIGN_UP_OUTCOMES.map(([name, code]) => [code, signUp[name]] as const),
  ]),
  ...links(['validateSignUpToken', 'signUp'], 'token in /create-account?type=0&token=', [
    ['valid, a signatory', contract.valid],
    ...SIGN_UP_OUTCOMES.map(([name, code]) => [code, contract[name]] as const),
  ]),
  ...links(['resendSignUpEmail'], 'token in /resend?type=1&token=', [
    ['200, also by an expired link', signUp.expired],
    ['409 creation_completed', signUp.completed],
    ['409 contact_deleted', signUp.deleted],
    ['400 incorrect_token', signUp.unknown],
  ]),
  ...each(['checkCompanyExists'], {
    outcome: '200 companyAlreadyExists true',
    input: 'business id of a company that is a customer',
    value: '9912345-6',
  }),
  ...each(['signContract', 'createUser'], {
    outcome: '409 company_already_exists',
    input: 'business id of a company that is a customer (by HTTP: the portal asks before)',
    value: '9912345-6',
  }),
  ...each(['createUser'], {
    outcome: '404 company_not_found',
    input: 'customer number of no company',
    value: '99999999',
  }),
  ...each(['checkUsernameAvailability'], {
    outcome: '200 false',
    input: 'a username that somebody has',
    value: 'aino.virtanen',
  }),
  ...each(['signUp', 'createUser', 'updateUser'], {
    outcome: '409 username_taken',
    input: 'a username that somebody has',
    value: 'aino.virtanen',
  }),
  ...each(['signUp', 'createUser'], {
    outcome: '400 username_cannot_be_an_email_address',
    input: 'a username that is an email address (by HTTP: the form refuses it)',
    value: 'aino@yritys.example',
  }),
  ...each(['validateEmail', 'createUser', 'updateUser', 'createContact', 'signContract'], {
    outcome: '400 invalid_email_address',
    input: 'an email address beginning with `invalid`',
    value: 'invalid@yritys.example',
  }),
  ...each(['validateEmail'], {
    outcome: '400 invalid_email_domain',
    input: 'an email address at a domain beginning with `nowhere`',
    value: 'aino@nowhere.example',
  }),
  ...each(['createContact', 'signContract'], {
    outcome: '400 invalid_email_address',
    input: 'an email address at a domain beginning with `nowhere`',
    value: 'aino@nowhere.example',
  }),
  ...each(['validateEinvoice'], {
    outcome: '200 valid false',
    input: 'e-invoice address',
    value: '000000000000',
  }),
  ...each(['signContract', 'updateCompany'], {
    outcome: '400 invalid_einvoice',
    input: 'e-invoice address',
    value: '000000000000',
  }),
  ...each(['requestPasswordReset'], {
    outcome: '503 email_not_sent',
    input: 'a username or email address beginning with `bounce`',
    value: 'bounce@yritys.example',
  }),
  ...each(['requestConfirmationLink'], {
    outcome: '503 email_not_sent',
    input: 'username in the address of /confirm-email, beginning with `bounce`',
    value: 'bounce.back',
  }),
  ...each(['resendSignUpEmail', 'resendContactEmail'], {
    outcome: '503 email_not_sent',
    input: 'email address of the signatory or contact, beginning with `bounce`',
    value: 'bounce@yritys.example',
  }),
  ...each(['createVoucherOrder'], {
    outcome: '201, and a login refused with 403 email_address_is_not_verified',
    input: 'email address of a guest beginning with `unverified`',
    value: 'unverified@yritys.example',
  }),
  ...each(['createVoucherOrder'], {
    outcome: '400 payment_method_unavailable',
    input: 'number of vouchers',
    value: '404',
  }),
  ...each(['createDeposit'], {
    outcome: '400 payment_method_unavailable',
    input: 'amount of a deposit',
    value: '404,00',
  }),
  ...each(['createDeposit'], {
    outcome: '400 amount_above_maximum',
    input: 'MobilePay (FI60) with an amount above 2 000 €',
    value: '2000,01',
  }),
  ...each(['createVoucherOrder', 'createVoucherOrderPayment', 'createCardOrder', 'createCardOrderPayment'], {
    outcome: '400 payment_method_unavailable',
    input: 'MobilePay (FI60) with a sum above 2 000 €',
    value: 'FI60',
  }),
  ...each(['createDepositOrderPayment'], {
    outcome: '400 payment_method_unavailable',
    input: 'MobilePay (FI60) for a deposit above 2 000 €',
    value: 'FI60',
  }),
  ...each(['listPaymentMethods'], {
    outcome: '503 payment_service_unavailable',
    input: 'amount of a deposit',
    value: '503,00',
  }),
  ...each(['startPayment'], {
    outcome: '503 payment_service_unavailable',
    input: 'a payment by Handelsbanken (FI04)',
    value: 'FI04',
  }),
  ...each(['createTopUp'], {
    outcome: '400 invalid_einvoice',
    input: 'e-invoice address',
    value: '000000000000',
  }),
  ...each(['createTopUp'], {
    outcome: '201, closed_with_errors: the first employee does not get it',
    input: 'amount of a load',
    value: '13,13',
  }),
  ...each(['createTopUp'], {
    outcome: '201, an e-invoice that is paid in a minute',
    input: 'amount of a load by e-invoice',
    value: '12,12',
  }),
  ...each(
    [
      'validateEinvoice',
      'validateEmail',
      'checkUsernameAvailability',
      'signContract',
      'validateSignUpToken',
      'signUp',
      'resendSignUpEmail',
      'createVoucherOrder',
    ],
    {
      outcome: '400 recaptcha_failed',
      input: 'reCAPTCHA token beginning with `refused` (by HTTP)',
      value: 'refused',
    },
  ),
]
