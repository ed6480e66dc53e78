import type { ErrorCode } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

/**
 * The portal's text for each error code of the contract; a missing code does not compile. Messages are referenced by
 * name, because a computed look-up would bundle every message of the portal.
 */
const texts: Record<ErrorCode, (retryAfterS?: number) => string> = {
  email_address_is_not_verified: () => m.error_email_address_is_not_verified(),
  invalid_grant: () => '',
  access_denied: () => '',
  incorrect_token: () => m.error_incorrect_token(),
  expired_token: () => m.error_expired_token(),
  creation_completed: () => m.error_creation_completed(),
  contact_deleted: () => m.error_contact_deleted(),
  username_cannot_be_an_email_address: () => m.error_username_cannot_be_an_email_address(),
  validation_failed: () => m.error_validation_failed(),
  field_required: () => m.error_field_required(),
  field_invalid: () => m.error_field_invalid(),
  field_too_long: () => m.error_field_too_long(),
  unauthorized: () => m.error_unauthorized(),
  not_found: () => m.error_not_found(),
  too_many_requests: tooManyRequests,
  internal_error: () => m.error_internal_error(),
  service_unavailable: () => m.error_service_unavailable(),
  idempotency_key_reused: () => m.error_idempotency_key_reused(),
  recaptcha_failed: () => m.error_recaptcha_failed(),
  invalid_username_or_password: () => m.error_invalid_username_or_password(),
  impersonation_token_invalid: () => m.error_impersonation_token_invalid(),
  impersonation_token_expired: () => m.error_impersonation_token_expired(),
  company_not_found: () => m.error_company_not_found(),
  username_taken: () => m.error_username_taken(),
  company_already_exists: () => m.error_company_already_exists(),
  invalid_email_address: () => m.error_invalid_email_address(),
  not_available_in_production: () => m.error_not_available_in_production(),
  role_already_granted: () => m.error_role_already_granted(),
  incorrect_password: () => m.error_incorrect_password(),
  password_equals_username: () => m.error_password_equals_username(),
  unknown_username: () => m.error_unknown_username(),
  email_not_sent: () => m.error_email_not_sent(),
  password_unchanged: () => m.error_password_unchanged(),
  invalid_email_domain: () => m.error_invalid_email_domain(),
  email_already_verified: () => m.error_email_already_verified(),
  user_not_found: () => m.error_user_not_found(),
  email_address_taken: () => m.error_email_address_taken(),
  invalid_einvoice: () => m.error_invalid_einvoice(),
  adding_contacts_disabled: () => m.error_adding_contacts_disabled(),
  cannot_delete_yourself: () => m.error_cannot_delete_yourself(),
  last_active_contact: () => m.error_last_active_contact(),
  contact_already_deleted: () => m.error_contact_already_deleted(),
  contact_already_activated: () => m.error_contact_already_activated(),
  po_box_not_allowed: () => m.error_po_box_not_allowed(),
  editing_disabled: () => m.error_editing_disabled(),
  invalid_date_range: () => m.error_invalid_date_range(),
  amount_below_minimum: () => m.error_amount_below_minimum(),
  amount_above_maximum: () => m.error_amount_above_maximum(),
  payment_method_unavailable: () => m.error_payment_method_unavailable(),
  account_not_found: () => m.error_account_not_found(),
  document_not_found: () => m.error_document_not_found(),
  payment_not_completed: () => m.error_payment_not_completed(),
  quantity_below_minimum: () => m.error_quantity_below_minimum(),
  order_total_above_maximum: () => m.error_order_total_above_maximum(),
  delivery_address_required: () => m.error_delivery_address_required(),
  pickup_contact_required: () => m.error_pickup_contact_required(),
  voucher_unavailable: () => m.error_voucher_unavailable(),
  voucher_ordering_hidden: () => m.error_voucher_ordering_hidden(),
  order_not_found: () => m.error_order_not_found(),
  payment_not_found: () => m.error_payment_not_found(),
  payment_already_paid: () => m.error_payment_already_paid(),
  payment_expired: () => m.error_payment_expired(),
  order_canceled: () => m.error_order_canceled(),
  payment_service_unavailable: () => m.error_payment_service_unavailable(),
  benefit_not_available: () => m.error_benefit_not_available(),
  benefit_already_ordered: () => m.error_benefit_already_ordered(),
  too_many_employees: () => m.error_too_many_employees(),
  amount_out_of_range: () => m.error_amount_out_of_range(),
  personal_id_already_exists: () => m.error_personal_id_already_exists(),
  employee_number_already_exists: () => m.error_employee_number_already_exists(),
  employee_not_found: () => m.error_employee_not_found(),
  invalid_personal_id: () => m.error_invalid_personal_id(),
  loads_pending: () => m.error_loads_pending(),
  employee_terminated: () => m.error_employee_terminated(),
  end_of_benefit_before_pending_load: () => m.error_end_of_benefit_before_pending_load(),
  requested_load_not_found: () => m.error_requested_load_not_found(),
  requested_load_already_handled: () => m.error_requested_load_already_handled(),
  invalid_scheduled_date: () => m.error_invalid_scheduled_date(),
  not_enough_balance: () => m.error_not_enough_balance(),
  yearly_limit_exceeded: () => m.error_yearly_limit_exceeded(),
  group_yearly_limit_exceeded: () => m.error_group_yearly_limit_exceeded(),
  top_up_in_progress: () => m.error_top_up_in_progress(),
  employee_not_loadable: () => m.error_employee_not_loadable(),
  top_up_not_found: () => m.error_top_up_not_found(),
  benefit_group_already_exists: () => m.error_benefit_group_already_exists(),
  benefit_group_not_found: () => m.error_benefit_group_not_found(),
  start_date_too_early: () => m.error_start_date_too_early(),
  end_date_too_late: () => m.error_end_date_too_late(),
  no_columns: () => m.error_no_columns(),
  wage_type_required: () => m.error_wage_type_required(),
  benefit_not_active: () => m.error_benefit_not_active(),
  no_benefits: () => m.error_no_benefits(),
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(texts, code)

/** Longer waits are shown in minutes. */
const MAX_SECONDS = 90

/** Text with the time of the next try from Retry-After: rounded up to ten seconds, or to whole minutes. */
function tooManyRequests(retryAfterS?: number): string {
  if (retryAfterS === undefined) return m.error_too_many_requests()
  if (retryAfterS > MAX_SECONDS) return m.error_too_many_requests_minutes({ count: Math.ceil(retryAfterS / 60) })
  return m.error_too_many_requests_seconds({ count: Math.ceil(retryAfterS / 10) * 10 })
}

/**
 * The text for a code: a generic one for an unknown code (NAV-14), '' for a code without a text (SES-07).
 * @param retryAfterS Retry-After of the error, where there is one
 */
export const errorText = (code: string, retryAfterS?: number): string =>
  isErrorCode(code) ? texts[code](retryAfterS) : m.error_generic()

/**
 * The text that a screen shows for a refused call: the texts of its codes, else a text by the status. Never empty,
 * although a code may have an empty text (SES-07): the user must see that the call was refused.
 */
export const refusalText = ({ codes, retryAfterS, status }: RefusedCall): string =>
  joinedErrorTexts(codes, retryAfterS) || (status === 403 ? m.error_not_allowed() : m.error_generic())

interface RefusedCall {
  codes: readonly string[]
  retryAfterS?: number | undefined
  status?: number | undefined
}

/** The distinct texts of several codes, joined; '' when all are empty, a generic text without codes. */
export function joinedErrorTexts(codes: readonly string[], retryAfterS?: number): string {
  if (codes.length === 0) return m.error_generic()
  return [...new Set(codes.map((code) => errorText(code, retryAfterS)))].filter((text) => text !== '').join(' ')
}
