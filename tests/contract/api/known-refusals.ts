/** Harmless requests that must be refused with a specific code. */
import { FIRST_REPORT_DAY, LARGEST_PAYMENT } from '../../../generated/limits.ts'
import type { OperationName } from '../../../generated/registry.ts'
import type { Values } from './caller.ts'
import { addDays, todayOf } from './days.ts'

type Given = { params: Values; body: Values }
type Refusal = {
  operation: OperationName
  name: string
  status: number
  /** Accepted codes. */
  codes: string[]
  /** Makes a valid request invalid. */
  change: (given: Given) => Partial<Given>
  /** Public commands are sent without a session. */
  needsSession?: false
}

const NOBODY = 'no.such.user.0'
const NO_GUID = '00000000-0000-4000-8000-000000000000'
const withBody =
  (values: Values) =>
  ({ params, body }: Given) => ({ params, body: { ...body, ...values } })
const withParams =
  (values: Values) =>
  ({ params, body }: Given) => ({ params: { ...params, ...values }, body })

const PERIODS: Pick<Refusal, 'name' | 'status' | 'codes' | 'change'>[] = [
  {
    name: 'from before the first day of reports',
    status: 400,
    codes: ['start_date_too_early'],
    change: withBody({ startDate: addDays(FIRST_REPORT_DAY, -1) }),
  },
  {
    name: 'until after today',
    status: 400,
    codes: ['end_date_too_late'],
    change: (given) => withBody({ endDate: addDays(todayOf(), 2) })(given),
  },
  {
    name: 'start after end',
    status: 400,
    codes: ['invalid_date_range'],
    change: withBody({ startDate: addDays(FIRST_REPORT_DAY, 2), endDate: addDays(FIRST_REPORT_DAY, 1) }),
  },
]
const REPORTS = ['downloadDeductionReport', 'downloadIncomeRegisterReport', 'downloadExternalReport'] as const

/** Links that were never sent: the API must refuse the token, and nothing happens. */
const MADE_UP: [OperationName, status: number, codes: string[], Values][] = [
  ['login', 401, ['invalid_grant', 'invalid_username_or_password'], { username: NOBODY, password: 'Wrong-password-1' }],
  ['refreshSession', 400, ['invalid_grant'], { refreshToken: 'made-up' }],
  ['setNewPassword', 404, ['unknown_username'], { username: NOBODY, token: 'made-up-token' }],
  ['requestPasswordReset', 404, ['unknown_username'], { usernameOrEmail: NOBODY }],
  ['requestConfirmationLink', 404, ['unknown_username'], { username: NOBODY }],
  ['confirmEmail', 404, ['user_not_found'], { username: NOBODY, token: 'made-up-token' }],
  ['confirmEmailChange', 404, ['user_not_found'], { username: NOBODY, token: 'made-up-token' }],
  ['signUp', 400, ['incorrect_token'], { token: 'made-up-token' }],
  ['resendSignUpEmail', 400, ['incorrect_token'], { token: 'made-up-token' }],
]

export const KNOWN_REFUSALS: readonly Refusal[] = [
  ...MADE_UP.map(([operation, status, codes, values]): Refusal => {
    return { operation, name: 'made up', status, codes, change: withBody(values), needsSession: false }
  }),
  {
    operation: 'readImpersonation',
    name: 'made up',
    status: 404,
    codes: ['impersonation_token_invalid', 'not_found'],
    change: () => ({ params: { guid: NO_GUID } }),
    needsSession: false,
  },
  ...REPORTS.flatMap((operation) => PERIODS.map((period): Refusal => ({ operation, ...period }))),
  ...REPORTS.slice(0, 2).flatMap((operation): Refusal[] => [
    { operation, name: 'without a column', status: 400, codes: ['no_columns'], change: withBody({ columns: {} }) },
    {
      operation,
      name: 'a wage type that is missing',
      status: 400,
      codes: ['wage_type_required'],
      change: withBody({ columns: { firstName: true, wageType: true }, wageType: false }),
    },
  ]),
  // Neither is ever sent with a broken body: one moves money, the other changes a person.
  ...(['createDeposit', 'updateContact'] as const).map((operation) => ({
    operation,
    name: 'nothing in the body',
    status: 400,
    codes: ['field_required'],
    change: () => ({ params: {}, body: {} }),
  })),
  {
    operation: 'downloadExternalReport',
    name: 'without a column',
    status: 400,
    codes: ['no_columns'],
    change: withBody({ columns: [] }),
  },
  {
    operation: 'downloadExternalReport',
    name: 'without a benefit',
    status: 400,
    codes: ['no_benefits'],
    change: withBody({ benefits: [] }),
  },
  {
    operation: 'listPaymentMethods',
    name: 'below the minimum amount',
    status: 400,
    codes: ['amount_below_minimum'],
    change: withParams({ amountInCents: 0 }),
  },
  {
    operation: 'listPaymentMethods',
    name: 'above the largest amount',
    status: 400,
    codes: ['amount_above_maximum'],
    change: withParams({ amountInCents: LARGEST_PAYMENT + 1 }),
  },
  {
    operation: 'listTopUpEmployees',
    name: 'for today',
    status: 400,
    codes: ['invalid_scheduled_date'],
    change: (given) => withParams({ scheduledOn: todayOf() })(given),
  },
  {
    operation: 'listBalanceCorrections',
    name: 'start after end',
    status: 400,
    codes: ['invalid_date_range'],
    change: withParams({ From: '2026-02-01T00:00:00Z', To: '2026-01-01T00:00:00Z' }),
  },
  {
    operation: 'checkPersonalId',
    name: 'another check character',
    status: 400,
    codes: ['invalid_personal_id'],
    change: withBody({ personalId: '010190-999A' }),
  },
  {
    operation: 'checkHasSignatory',
    name: 'the number of no company',
    status: 404,
    codes: ['company_not_found'],
    change: withParams({ customerNumber: '00000000' }),
  },
]
