import type { OperationName } from '../generated/registry.ts'

/** A value that a person can type to reach an outcome that no natural state leads to; README lists them. */
export type NamedInput = { operation: OperationName; outcome: string; input: string; value: string }

const each = (operations: OperationName[], rest: Omit<NamedInput, 'operation'>): NamedInput[] =>
  operations.map((operation) => ({ operation, ...rest }))

export const namedInputs: NamedInput[] = [
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
  ...each(
    [
      'validateEinvoice',
      'validateEmail',
      'checkUsernameAvailability',
      'signContract',
      'validateSignUpToken',
      'signUp',
      'resendSignUpEmail',
    ],
    {
      outcome: '400 recaptcha_failed',
      input: 'reCAPTCHA token beginning with `refused` (by HTTP)',
      value: 'refused',
    },
  ),
]
