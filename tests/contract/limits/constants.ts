/** Numbers and patterns of `generated/limits.ts` as specified; amounts in cents. */
export const CONSTANTS = {
  // Field lengths: a profile's username 6–50, a current password up to 100.
  CALCULATOR_EMPLOYEES_MAX: 1_000_000,
  CHANGED_USERNAME_MAX: 50,
  CURRENT_PASSWORD_MAX: 100,
  // A new password, 10–50 (VAL-04).
  NEW_PASSWORD_MIN: 10,
  NEW_PASSWORD_MAX: 50,
  // Defaults of the settings; the workdays per month are assumed.
  DEFAULT_EMPLOYEE_LIMIT: 100,
  DEFAULT_END_OF_FUNDS_DAYS: 30,
  DEFAULT_FEES_VAT_PERCENTAGE: 24,
  DEFAULT_LUNCH_WORKDAYS: 21,
  DEFAULT_OFFLINE_PAYMENT_MIN: 1,
  DEFAULT_ONLINE_PAYMENT_MIN: 51,
  DEFAULT_WELLBEING_MIN: 100,
  // Assumed: the choices of one estimation.
  ESTIMATION_CHOICES_MAX: 10,
  FINNISH_POST_CODE: '^\\d{5}$',
  FIRST_REPORT_DAY: '2024-09-01',
  // Working hours 1–100 %, part-time 1–99 %.
  FULL_TIME_PERCENTAGE: 100,
  LARGEST_PART_TIME_PERCENTAGE: 99,
  SMALLEST_PERCENTAGE: 1,
  // Assumed: the format of an id.
  ID_MAX: 64,
  ID_PATTERN: '^[A-Za-z0-9-]+$',
  KNOWN_ROLES: ['Signatory', 'VoucherManager'],
  LARGEST_PAYMENT: 5_000_000,
  SMALLEST_PAYMENT: 1,
  SMALLEST_INVOICE: 51,
  SMALLEST_TOP_UP: 100,
  // Assumed: nine digits.
  LARGEST_TOP_UP: 999_999_999,
  LOGIN_USERNAME_MAX: 100,
  MAX_LUNCH_DAYS: 23,
  PAPER_INVOICE_FEE: 1790,
  // Assumed: the limit of a load.
  TOP_UP_EMPLOYEES_MAX: 10_000,
  // Assumed: the transaction types.
  TRANSACTION_CORRECTION: 'BalanceCorrection',
  TRANSACTION_FEE: 'ServiceFee',
  TRANSACTION_LOAD: 'TopUp',
  TRANSACTION_REFUND: 'Refund',
  TRANSACTION_REQUESTS: 'RequestedLoad',
}

/** Defaults of optional request fields. */
export const DEFAULTS = {
  'ListTransactionsQueryParams.page': 1,
  'ListTransactionsQueryParams.sortingBy': 'date',
  'ListTransactionsQueryParams.descending': true,
  'ListBalanceCorrectionsQueryParams.Page': 1,
  'ListBalanceCorrectionsQueryParams.RowsPerPage': 10,
  'EstimateDepositQueryParams.requestedLoads': false,
  'StartPaymentBody.locale': 'fi',
  'ListPaymentMethodsQueryParams.locale': 'fi',
  'ListVoucherOrdersQueryParams.page': 1,
  'ListVoucherOrdersQueryParams.rows': 5,
  'ListVoucherOrdersQueryParams.sortBy': 'Date',
  'ListVoucherOrdersQueryParams.descending': true,
}
