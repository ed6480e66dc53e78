/** Made by `npm run generate` from openapi/. Do not edit. */

/** maximum of VoucherOrderDetails.numberOfEmployees */
export const CALCULATOR_EMPLOYEES_MAX = 1000000

/** Maximum length of a username that is changed on the profile [ACC-06]. (UpdateUserRequest) */
export const CHANGED_USERNAME_MAX = 50

/** maxLength of CurrentPassword */
export const CURRENT_PASSWORD_MAX = 100

/** default of Settings.companyBeneficiariesTotalAllowedForCompany */
export const DEFAULT_EMPLOYEE_LIMIT = 100

/** default of Settings.endOfFundsPeriodDays */
export const DEFAULT_END_OF_FUNDS_DAYS = 30

/** default of Settings.feesVatPercentage */
export const DEFAULT_FEES_VAT_PERCENTAGE = 24

/** default of Settings.lunchAverageWorkdays */
export const DEFAULT_LUNCH_WORKDAYS = 21

/** default of Settings.offlinePaymentMinAmount */
export const DEFAULT_OFFLINE_PAYMENT_MIN = 1

/** default of Settings.onlinePaymentMinAmount */
export const DEFAULT_ONLINE_PAYMENT_MIN = 51

/** default of Settings.wellbeingMinAmount */
export const DEFAULT_WELLBEING_MIN = 100

/** maxItems of EstimationChoices */
export const ESTIMATION_CHOICES_MAX = 10

/** Pattern of a post code in Finland [VAL-08]. (PostCode) */
export const FINNISH_POST_CODE = "^\\d{5}$"

/** Calendar day on which report data begins [DWN-03]. (ReportStartDate) */
export const FIRST_REPORT_DAY = "2024-09-01"

/** maximum of EmployeePercentage */
export const FULL_TIME_PERCENTAGE = 100

/** maxLength of Id */
export const ID_MAX = 64

/** pattern of Id */
export const ID_PATTERN = "^[A-Za-z0-9-]+$"

/** The roles that the portal knows. (Role) */
export const KNOWN_ROLES = ["Signatory","VoucherManager"] as const

/** Maximum working hours of PartTime as a percentage [EMP-12]. (EmployeePercentage) */
export const LARGEST_PART_TIME_PERCENTAGE = 99

/** maximum of PaymentAmount */
export const LARGEST_PAYMENT = 5000000

/** Maximum in cents that these digits can express. (TopUpAmount) */
export const LARGEST_TOP_UP = 999999999

/** maxLength of LoginUsername */
export const LOGIN_USERNAME_MAX = 100

/** maximum of LunchDays */
export const MAX_LUNCH_DAYS = 23

/** maxLength of NewPassword */
export const NEW_PASSWORD_MAX = 50

/** minLength of NewPassword */
export const NEW_PASSWORD_MIN = 10

/** Fee of a paper invoice in cents. (PaperInvoicing) */
export const PAPER_INVOICE_FEE = 1790

/** Minimum total of a load by e-invoice in cents, fees included [TOP-14]. (InvoicedTopUp) */
export const SMALLEST_INVOICE = 51

/** minimum of PaymentAmount */
export const SMALLEST_PAYMENT = 1

/** minimum of EmployeePercentage */
export const SMALLEST_PERCENTAGE = 1

/** Minimum amount for one employee in cents [TOP-04]. (TopUpAmount) */
export const SMALLEST_TOP_UP = 100

/** maxItems of TopUpBeneficiaryIds */
export const TOP_UP_EMPLOYEES_MAX = 10000

/** Correction of the balance. (TransactionType) */
export const TRANSACTION_CORRECTION = "BalanceCorrection"

/** Fee of a load or of load requests, with VAT. (TransactionType) */
export const TRANSACTION_FEE = "ServiceFee"

/** Charge of a load, without its fee. (TransactionType) */
export const TRANSACTION_LOAD = "TopUp"

/** Money of a load that came back to the account. (TransactionType) */
export const TRANSACTION_REFUND = "Refund"

/** Charge of load requests, without their fee. (TransactionType) */
export const TRANSACTION_REQUESTS = "RequestedLoad"
