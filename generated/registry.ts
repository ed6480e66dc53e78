/** Made by `npm run generate` from openapi/. Do not edit. */
import type { $ZodType } from 'zod/v4/core'

/** Data of an operation for the request function. */
export type OperationRow = {
  method: string
  path: string
  effect: 'read' | 'command'
  isPublic: boolean
  /** Loads the validator of its JSON reply, if it has one. */
  reply?: () => Promise<$ZodType>
  /** The media types of its reply, if that is a file. */
  files?: readonly string[]
  /** A success status without a body exists in addition to one with a body. */
  canBeEmpty?: true
}

// One loader per tag, because each import() of a build adds a list of its dependencies.
const loadSession = () => import('./api/session/session.zod.ts')
const loadUser = () => import('./api/user/user.zod.ts')
const loadValidation = () => import('./api/validation/validation.zod.ts')
const loadSignUp = () => import('./api/sign-up/sign-up.zod.ts')
const loadContacts = () => import('./api/contacts/contacts.zod.ts')
const loadCompany = () => import('./api/company/company.zod.ts')
const loadAccounts = () => import('./api/accounts/accounts.zod.ts')
const loadLookups = () => import('./api/lookups/lookups.zod.ts')
const loadVouchers = () => import('./api/vouchers/vouchers.zod.ts')
const loadPayments = () => import('./api/payments/payments.zod.ts')
const loadCards = () => import('./api/cards/cards.zod.ts')
const loadEmployees = () => import('./api/employees/employees.zod.ts')
const loadRequestedLoads = () => import('./api/requested-loads/requested-loads.zod.ts')
const loadDeposits = () => import('./api/deposits/deposits.zod.ts')
const loadTopUps = () => import('./api/top-ups/top-ups.zod.ts')
const loadBenefits = () => import('./api/benefits/benefits.zod.ts')
const loadReports = () => import('./api/reports/reports.zod.ts')
const loadContent = () => import('./api/content/content.zod.ts')

export const registry = {
  login: { method: 'POST', path: '/api/login', effect: 'command', isPublic: true, reply: () => loadSession().then((module) => module.LoginResponse) },
  refreshSession: { method: 'POST', path: '/api/login/refresh', effect: 'command', isPublic: true, reply: () => loadSession().then((module) => module.RefreshSessionResponse) },
  logout: { method: 'GET', path: '/api/logout', effect: 'command', isPublic: false },
  readImpersonation: { method: 'GET', path: '/api/admin-tool/impersonation/token/{guid}', effect: 'command', isPublic: true, reply: () => loadSession().then((module) => module.ReadImpersonationResponse) },
  readUserDetails: { method: 'GET', path: '/api/user/details', effect: 'read', isPublic: false, reply: () => loadUser().then((module) => module.ReadUserDetailsResponse) },
  checkHasOrders: { method: 'GET', path: '/api/user/has-orders', effect: 'read', isPublic: false, reply: () => loadUser().then((module) => module.CheckHasOrdersResponse) },
  addSignatoryRole: { method: 'POST', path: '/api/user/roles/signatory', effect: 'command', isPublic: false },
  readUser: { method: 'GET', path: '/api/user', effect: 'read', isPublic: false, reply: () => loadUser().then((module) => module.ReadUserResponse) },
  createUser: { method: 'POST', path: '/api/user', effect: 'command', isPublic: true },
  updateUser: { method: 'PUT', path: '/api/user', effect: 'command', isPublic: false },
  setNewPassword: { method: 'POST', path: '/api/password', effect: 'command', isPublic: true },
  changePassword: { method: 'PUT', path: '/api/password', effect: 'command', isPublic: false },
  requestPasswordReset: { method: 'POST', path: '/api/password/reset', effect: 'command', isPublic: true },
  validateEinvoice: { method: 'POST', path: '/api/einvoice/validate', effect: 'read', isPublic: true, reply: () => loadValidation().then((module) => module.ValidateEinvoiceResponse) },
  validateEmail: { method: 'POST', path: '/api/email/validate', effect: 'read', isPublic: true, reply: () => loadValidation().then((module) => module.ValidateEmailResponse) },
  checkUsernameAvailability: { method: 'POST', path: '/api/username/availability', effect: 'read', isPublic: true, reply: () => loadValidation().then((module) => module.CheckUsernameAvailabilityResponse) },
  requestConfirmationLink: { method: 'POST', path: '/api/email/request-new-confirmation-link', effect: 'command', isPublic: true },
  confirmEmail: { method: 'POST', path: '/api/email/confirm-email', effect: 'command', isPublic: true },
  confirmEmailChange: { method: 'POST', path: '/api/email/confirm-change-email', effect: 'command', isPublic: true },
  signContract: { method: 'POST', path: '/api/sign-contract', effect: 'command', isPublic: true, reply: () => loadSignUp().then((module) => module.SignContractResponse) },
  validateSignUpToken: { method: 'POST', path: '/api/sign-up/validate-token', effect: 'read', isPublic: true, reply: () => loadSignUp().then((module) => module.ValidateSignUpTokenResponse) },
  signUp: { method: 'POST', path: '/api/sign-up', effect: 'command', isPublic: true },
  resendSignUpEmail: { method: 'POST', path: '/api/sign-up/resend-email', effect: 'command', isPublic: true, reply: () => loadSignUp().then((module) => module.ResendSignUpEmailResponse) },
  listContacts: { method: 'GET', path: '/api/contacts', effect: 'read', isPublic: false, reply: () => loadContacts().then((module) => module.ListContactsResponse) },
  createContact: { method: 'POST', path: '/api/contacts', effect: 'command', isPublic: false },
  updateContact: { method: 'PUT', path: '/api/contacts', effect: 'command', isPublic: false },
  deleteContact: { method: 'DELETE', path: '/api/contacts', effect: 'command', isPublic: false },
  resendContactEmail: { method: 'POST', path: '/api/contacts/resend-email', effect: 'command', isPublic: false },
  readCompany: { method: 'GET', path: '/api/companies', effect: 'read', isPublic: false, reply: () => loadCompany().then((module) => module.ReadCompanyResponse) },
  updateCompany: { method: 'PUT', path: '/api/companies', effect: 'command', isPublic: false },
  checkHasSignatory: { method: 'GET', path: '/api/companies/{customerNumber}/has-signatory', effect: 'read', isPublic: false, reply: () => loadCompany().then((module) => module.CheckHasSignatoryResponse) },
  checkCompanyExists: { method: 'POST', path: '/api/companies/exists', effect: 'read', isPublic: true, reply: () => loadCompany().then((module) => module.CheckCompanyExistsResponse) },
  readCompanyMetadata: { method: 'GET', path: '/api/company-metadata', effect: 'read', isPublic: false, reply: () => loadCompany().then((module) => module.ReadCompanyMetadataResponse) },
  readCompanyAccounts: { method: 'GET', path: '/api/company-accounts', effect: 'read', isPublic: false, reply: () => loadAccounts().then((module) => module.ReadCompanyAccountsResponse) },
  listTransactions: { method: 'POST', path: '/api/company-accounts/transactions', effect: 'read', isPublic: false, reply: () => loadAccounts().then((module) => module.ListTransactionsResponse) },
  createDeposit: { method: 'POST', path: '/api/company-accounts/deposits', effect: 'command', isPublic: false, reply: () => loadAccounts().then((module) => module.CreateDepositResponse) },
  downloadDepositReceipt: { method: 'GET', path: '/api/company-accounts/deposits/{id}/receipt', effect: 'read', isPublic: false, files: ['application/pdf'] },
  downloadTransactionReceipt: { method: 'GET', path: '/api/company-accounts/transactions/{id}/receipt', effect: 'read', isPublic: false, files: ['application/pdf'] },
  listBalanceCorrections: { method: 'GET', path: '/api/company-accounts/balance-corrections', effect: 'read', isPublic: false, reply: () => loadAccounts().then((module) => module.ListBalanceCorrectionsResponse) },
  checkBalanceCorrections: { method: 'GET', path: '/api/company-accounts/balance-corrections/check', effect: 'read', isPublic: false, reply: () => loadAccounts().then((module) => module.CheckBalanceCorrectionsResponse) },
  listAddresses: { method: 'GET', path: '/api/addresses', effect: 'read', isPublic: false, reply: () => loadLookups().then((module) => module.ListAddressesResponse) },
  listCountries: { method: 'GET', path: '/api/countries', effect: 'read', isPublic: true, reply: () => loadLookups().then((module) => module.ListCountriesResponse) },
  readSettings: { method: 'GET', path: '/api/settings', effect: 'read', isPublic: true, reply: () => loadLookups().then((module) => module.ReadSettingsResponse) },
  listVouchers: { method: 'GET', path: '/api/vouchers', effect: 'read', isPublic: true, reply: () => loadVouchers().then((module) => module.ListVouchersResponse) },
  readVoucherFees: { method: 'GET', path: '/api/voucher-fees', effect: 'read', isPublic: true, reply: () => loadVouchers().then((module) => module.ReadVoucherFeesResponse) },
  readCardFees: { method: 'GET', path: '/api/cardFees', effect: 'read', isPublic: false, reply: () => loadVouchers().then((module) => module.ReadCardFeesResponse) },
  createVoucherOrder: { method: 'POST', path: '/api/voucher-orders', effect: 'command', isPublic: true, reply: () => loadVouchers().then((module) => module.CreateVoucherOrderResponse) },
  listVoucherOrders: { method: 'GET', path: '/api/voucher-orders', effect: 'read', isPublic: false, reply: () => loadVouchers().then((module) => module.ListVoucherOrdersResponse) },
  readVoucherOrder: { method: 'GET', path: '/api/voucher-orders/{id}', effect: 'read', isPublic: false, reply: () => loadVouchers().then((module) => module.ReadVoucherOrderResponse) },
  readVoucherOrderPayment: { method: 'GET', path: '/api/voucher-order-payments/{paymentId}', effect: 'read', isPublic: false, reply: () => loadPayments().then((module) => module.ReadVoucherOrderPaymentResponse) },
  createVoucherOrderPayment: { method: 'POST', path: '/api/voucher-order-payments', effect: 'command', isPublic: false, reply: () => loadPayments().then((module) => module.CreateVoucherOrderPaymentResponse) },
  readCardOrderPayment: { method: 'GET', path: '/api/card-order-payments/{paymentId}', effect: 'read', isPublic: false, reply: () => loadPayments().then((module) => module.ReadCardOrderPaymentResponse) },
  createCardOrderPayment: { method: 'POST', path: '/api/card-order-payments', effect: 'command', isPublic: false, reply: () => loadPayments().then((module) => module.CreateCardOrderPaymentResponse) },
  createDepositOrderPayment: { method: 'POST', path: '/api/deposit-order-payments', effect: 'command', isPublic: false, reply: () => loadPayments().then((module) => module.CreateDepositOrderPaymentResponse) },
  startPayment: { method: 'POST', path: '/api/payments', effect: 'command', isPublic: false, reply: () => loadPayments().then((module) => module.StartPaymentResponse) },
  readPaymentStatus: { method: 'GET', path: '/api/payments/{id}/status', effect: 'read', isPublic: false, reply: () => loadPayments().then((module) => module.ReadPaymentStatusResponse) },
  cancelPayment: { method: 'GET', path: '/order/status/{paymentId}', effect: 'command', isPublic: false },
  listPaymentMethods: { method: 'GET', path: '/api/payment-methods/{orderType}/{amountInCents}', effect: 'read', isPublic: true, reply: () => loadPayments().then((module) => module.ListPaymentMethodsResponse) },
  downloadOrderDocument: { method: 'GET', path: '/api/order-documents/{id}', effect: 'read', isPublic: false, files: ['application/pdf'] },
  downloadPaymentDocument: { method: 'GET', path: '/api/order-documents', effect: 'read', isPublic: false, files: ['application/pdf'] },
  downloadVoucherOrderReceipt: { method: 'GET', path: '/api/voucher-orders/{id}/receipt', effect: 'read', isPublic: false, files: ['application/pdf'] },
  orderCrossSelling: { method: 'POST', path: '/api/cross-selling/order', effect: 'command', isPublic: false },
  listCardOrders: { method: 'GET', path: '/api/card-orders', effect: 'read', isPublic: false, reply: () => loadCards().then((module) => module.ListCardOrdersResponse) },
  createCardOrder: { method: 'POST', path: '/api/card-orders', effect: 'command', isPublic: false, reply: () => loadCards().then((module) => module.CreateCardOrderResponse) },
  cancelCardOrder: { method: 'POST', path: '/api/card-orders/{orderId}/cancel', effect: 'command', isPublic: false },
  listEmployees: { method: 'GET', path: '/api/company-beneficiaries', effect: 'read', isPublic: false, reply: () => loadEmployees().then((module) => module.ListEmployeesResponse) },
  createEmployee: { method: 'POST', path: '/api/company-beneficiaries', effect: 'command', isPublic: false, reply: () => loadEmployees().then((module) => module.CreateEmployeeResponse), canBeEmpty: true },
  updateEmployee: { method: 'PUT', path: '/api/company-beneficiaries', effect: 'command', isPublic: false },
  readEmployee: { method: 'GET', path: '/api/company-beneficiaries/{id}', effect: 'read', isPublic: false, reply: () => loadEmployees().then((module) => module.ReadEmployeeResponse) },
  checkPersonalId: { method: 'POST', path: '/api/company-beneficiaries/check-SSN', effect: 'read', isPublic: false, reply: () => loadEmployees().then((module) => module.CheckPersonalIdResponse) },
  listRequestedLoads: { method: 'GET', path: '/api/requested-loads', effect: 'read', isPublic: false, reply: () => loadRequestedLoads().then((module) => module.ListRequestedLoadsResponse) },
  rejectRequestedLoad: { method: 'POST', path: '/api/requested-loads/reject/{requestId}', effect: 'command', isPublic: false },
  estimateDeposit: { method: 'GET', path: '/api/deposit-orders/estimation', effect: 'read', isPublic: false, reply: () => loadDeposits().then((module) => module.EstimateDepositResponse) },
  listTopUpEmployees: { method: 'GET', path: '/api/top-up-load/employees-top-ups/{benefit}', effect: 'read', isPublic: false, reply: () => loadTopUps().then((module) => module.ListTopUpEmployeesResponse) },
  readTopUpInProgress: { method: 'GET', path: '/api/top-up-load/in-progress', effect: 'read', isPublic: false, reply: () => loadTopUps().then((module) => module.ReadTopUpInProgressResponse) },
  checkPendingTopUps: { method: 'POST', path: '/api/top-up-load/pending/for-benefit', effect: 'read', isPublic: false, reply: () => loadTopUps().then((module) => module.CheckPendingTopUpsResponse) },
  createTopUp: { method: 'POST', path: '/api/top-up-load', effect: 'command', isPublic: false, reply: () => loadTopUps().then((module) => module.CreateTopUpResponse) },
  listTopUps: { method: 'GET', path: '/api/top-up-load/summary', effect: 'read', isPublic: false, reply: () => loadTopUps().then((module) => module.ListTopUpsResponse) },
  listLoadableBenefits: { method: 'GET', path: '/api/top-up-load/loadable-benefits', effect: 'read', isPublic: false, reply: () => loadTopUps().then((module) => module.ListLoadableBenefitsResponse) },
  readTopUp: { method: 'GET', path: '/api/top-up-load/{id}', effect: 'read', isPublic: false, reply: () => loadTopUps().then((module) => module.ReadTopUpResponse) },
  listBenefits: { method: 'GET', path: '/api/company/benefits', effect: 'read', isPublic: false, reply: () => loadBenefits().then((module) => module.ListBenefitsResponse) },
  listBenefitGroups: { method: 'GET', path: '/api/company/benefit-groups', effect: 'read', isPublic: false, reply: () => loadBenefits().then((module) => module.ListBenefitGroupsResponse) },
  createBenefitGroup: { method: 'POST', path: '/api/company/benefit-groups', effect: 'command', isPublic: false, reply: () => loadBenefits().then((module) => module.CreateBenefitGroupResponse) },
  updateBenefitGroup: { method: 'PUT', path: '/api/company/benefit-groups', effect: 'command', isPublic: false, reply: () => loadBenefits().then((module) => module.UpdateBenefitGroupResponse) },
  readBenefitGroupSettings: { method: 'GET', path: '/api/company/benefit-group-settings', effect: 'read', isPublic: false, reply: () => loadBenefits().then((module) => module.ReadBenefitGroupSettingsResponse) },
  downloadDeductionReport: { method: 'POST', path: '/api/deduction-reports', effect: 'read', isPublic: false, files: ['text/csv', 'application/vnd.ms-excel'] },
  downloadIncomeRegisterReport: { method: 'POST', path: '/api/income-register-reports', effect: 'read', isPublic: false, files: ['text/csv', 'application/vnd.ms-excel'] },
  downloadExternalReport: { method: 'POST', path: '/api/external-reports', effect: 'read', isPublic: false, files: ['text/csv', 'application/vnd.ms-excel'] },
  listReportBenefits: { method: 'GET', path: '/api/external-reports/benefits', effect: 'read', isPublic: false, reply: () => loadReports().then((module) => module.ListReportBenefitsResponse) },
  readFeatureFlags: { method: 'GET', path: '/content/feature-flags.json', effect: 'read', isPublic: true, reply: () => loadContent().then((module) => module.ReadFeatureFlagsResponse) },
  readMaintenanceContent: { method: 'GET', path: '/content/maintenance.json', effect: 'read', isPublic: true, reply: () => loadContent().then((module) => module.ReadMaintenanceContentResponse) },
  listBanners: { method: 'GET', path: '/content/banners.json', effect: 'read', isPublic: true, reply: () => loadContent().then((module) => module.ListBannersResponse) },
  readNotices: { method: 'GET', path: '/content/notices.json', effect: 'read', isPublic: true, reply: () => loadContent().then((module) => module.ReadNoticesResponse) },
} as const satisfies Record<string, OperationRow>

export type OperationName = keyof typeof registry
