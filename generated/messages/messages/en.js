/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
/** @typedef {{}} App_NameInputs */
/** @typedef {{}} Skip_To_ContentInputs */
/** @typedef {{}} Menu_OpenInputs */
/** @typedef {{}} Menu_CloseInputs */
/** @typedef {{}} Menu_LabelInputs */
/** @typedef {{}} Menu_HomeInputs */
/** @typedef {{}} Menu_Manage_BenefitsInputs */
/** @typedef {{}} Menu_EmployeesInputs */
/** @typedef {{}} Menu_DepositInputs */
/** @typedef {{}} Menu_Load_BenefitInputs */
/** @typedef {{}} Menu_ReportsInputs */
/** @typedef {{}} Menu_Download_ReportsInputs */
/** @typedef {{}} Menu_Voucher_OrdersInputs */
/** @typedef {{}} Menu_CompanyInputs */
/** @typedef {{}} Menu_HelpInputs */
/** @typedef {{}} Menu_Group_BenefitsInputs */
/** @typedef {{}} Menu_Group_MoneyInputs */
/** @typedef {{}} Menu_Group_CompanyInputs */
/** @typedef {{}} Menu_Group_SupportInputs */
/** @typedef {{}} Account_MenuInputs */
/** @typedef {{}} Menu_ProfileInputs */
/** @typedef {{}} Menu_LogoutInputs */
/** @typedef {{}} Level_InfoInputs */
/** @typedef {{}} Level_SuccessInputs */
/** @typedef {{}} Level_WarningInputs */
/** @typedef {{}} Level_ErrorInputs */
/** @typedef {{}} Notifications_LabelInputs */
/** @typedef {{}} Notification_CloseInputs */
/** @typedef {{}} Try_AgainInputs */
/** @typedef {{}} To_HomeInputs */
/** @typedef {{}} To_LoginInputs */
/** @typedef {{}} To_SupportInputs */
/** @typedef {{}} Error_Screen_TitleInputs */
/** @typedef {{}} Error_Screen_TextInputs */
/** @typedef {{}} Error_Screen_Offline_TitleInputs */
/** @typedef {{}} Error_Screen_Offline_TextInputs */
/** @typedef {{}} Error_Screen_Missing_TitleInputs */
/** @typedef {{}} Error_Screen_Missing_TextInputs */
/** @typedef {{}} Not_Found_TitleInputs */
/** @typedef {{}} Not_Found_TextInputs */
/** @typedef {{}} Session_ExpiredInputs */
/** @typedef {{}} Logged_OutInputs */
/** @typedef {{}} Logout_FailedInputs */
/** @typedef {{}} Impersonation_EndedInputs */
/** @typedef {{}} Session_Ending_SoonInputs */
/** @typedef {{}} Error_GenericInputs */


export const app_name = /** @type {(inputs: App_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits Portal`)
};

export const skip_to_content = /** @type {(inputs: Skip_To_ContentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Skip to content`)
};

export const menu_open = /** @type {(inputs: Menu_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menu`)
};

export const menu_close = /** @type {(inputs: Menu_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close menu`)
};

export const menu_label = /** @type {(inputs: Menu_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Main menu`)
};

export const menu_home = /** @type {(inputs: Menu_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Home`)
};

export const menu_manage_benefits = /** @type {(inputs: Menu_Manage_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const menu_employees = /** @type {(inputs: Menu_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const menu_deposit = /** @type {(inputs: Menu_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const menu_load_benefit = /** @type {(inputs: Menu_Load_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefit`)
};

export const menu_reports = /** @type {(inputs: Menu_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reports`)
};

export const menu_download_reports = /** @type {(inputs: Menu_Download_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download reports`)
};

export const menu_voucher_orders = /** @type {(inputs: Menu_Voucher_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voucher orders`)
};

export const menu_company = /** @type {(inputs: Menu_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company information`)
};

export const menu_help = /** @type {(inputs: Menu_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help`)
};

export const menu_group_benefits = /** @type {(inputs: Menu_Group_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits`)
};

export const menu_group_money = /** @type {(inputs: Menu_Group_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Money and reports`)
};

export const menu_group_company = /** @type {(inputs: Menu_Group_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company`)
};

export const menu_group_support = /** @type {(inputs: Menu_Group_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Support`)
};

export const account_menu = /** @type {(inputs: Account_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My account`)
};

export const menu_profile = /** @type {(inputs: Menu_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Profile`)
};

export const menu_logout = /** @type {(inputs: Menu_LogoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log out`)
};

export const level_info = /** @type {(inputs: Level_InfoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Information`)
};

export const level_success = /** @type {(inputs: Level_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Success`)
};

export const level_warning = /** @type {(inputs: Level_WarningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Attention`)
};

export const level_error = /** @type {(inputs: Level_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Error`)
};

export const notifications_label = /** @type {(inputs: Notifications_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notifications`)
};

export const notification_close = /** @type {(inputs: Notification_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close notification`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again`)
};

export const to_home = /** @type {(inputs: To_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To home`)
};

export const to_login = /** @type {(inputs: To_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in`)
};

export const to_support = /** @type {(inputs: To_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help and support`)
};

export const error_screen_title = /** @type {(inputs: Error_Screen_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page could not be shown`)
};

export const error_screen_text = /** @type {(inputs: Error_Screen_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong. Nothing was changed. Try again in a moment.`)
};

export const error_screen_offline_title = /** @type {(inputs: Error_Screen_Offline_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service could not be reached`)
};

export const error_screen_offline_text = /** @type {(inputs: Error_Screen_Offline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your network connection and try again. Nothing was changed.`)
};

export const error_screen_missing_title = /** @type {(inputs: Error_Screen_Missing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not found`)
};

export const error_screen_missing_text = /** @type {(inputs: Error_Screen_Missing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It may have been removed, or the link is out of date.`)
};

export const not_found_title = /** @type {(inputs: Not_Found_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page not found`)
};

export const not_found_text = /** @type {(inputs: Not_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no page at this address. Check the address, or go on to login or help.`)
};

export const session_expired = /** @type {(inputs: Session_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has expired. Log in again.`)
};

export const logged_out = /** @type {(inputs: Logged_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have logged out.`)
};

export const logout_failed = /** @type {(inputs: Logout_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Logging out failed. The session has ended in this browser all the same.`)
};

export const impersonation_ended = /** @type {(inputs: Impersonation_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The session as another user has ended.`)
};

export const session_ending_soon = /** @type {(inputs: Session_Ending_SoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session is about to end. Save what you are working on.`)
};

export const error_generic = /** @type {(inputs: Error_GenericInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong.`)
};