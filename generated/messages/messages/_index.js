/* eslint-disable */
import { getLocale, experimentalStaticLocale } from "../runtime.js"

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
/** @typedef {{}} Login_TitleInputs */
/** @typedef {{}} Login_UsernameInputs */
/** @typedef {{}} Login_PasswordInputs */
/** @typedef {{}} Login_KeepInputs */
/** @typedef {{}} Login_Keep_HintInputs */
/** @typedef {{}} Login_SubmitInputs */
/** @typedef {{}} Login_ForgotInputs */
/** @typedef {{}} Login_Employee_QuestionInputs */
/** @typedef {{}} Login_Employee_LinkInputs */
/** @typedef {{}} Login_CreatedInputs */
/** @typedef {{}} Login_WrongInputs */
/** @typedef {{}} Login_Too_ManyInputs */
/** @typedef {{}} Login_FailedInputs */
/** @typedef {{}} Login_OfflineInputs */
/** @typedef {{}} Login_UnverifiedInputs */
/** @typedef {{}} Login_ResendInputs */
/** @typedef {{}} Login_ResendingInputs */
/** @typedef {{}} Login_ResentInputs */
/** @typedef {{}} Login_Resend_FailedInputs */
/** @typedef {{}} Login_Email_Not_SentInputs */
/** @typedef {{}} Login_Already_VerifiedInputs */
/** @typedef {{}} Login_Panel_TitleInputs */
/** @typedef {{}} Login_Panel_MoneyInputs */
/** @typedef {{}} Login_Panel_OrdersInputs */
/** @typedef {{}} Login_Panel_ReportsInputs */
/** @typedef {{}} Login_Panel_HelpInputs */
/** @typedef {{}} Login_Panel_Help_LinkInputs */
/** @typedef {{}} Login_Missing_SignatoryInputs */
/** @typedef {{}} Login_Missing_Voucher_ManagerInputs */
/** @typedef {{}} Impersonation_TitleInputs */
/** @typedef {{}} Impersonation_AskInputs */
/** @typedef {{}} Impersonation_ContinueInputs */
/** @typedef {{}} Impersonation_StayInputs */
/** @typedef {{}} Impersonation_StartingInputs */
/** @typedef {{}} Impersonation_Failed_TitleInputs */
/** @typedef {{}} Impersonation_Failed_ExpiredInputs */
/** @typedef {{}} Impersonation_Failed_InvalidInputs */
/** @typedef {{}} Impersonation_Failed_OtherInputs */
/** @typedef {{}} Impersonation_To_OwnInputs */
/** @typedef {{}} Profile_TitleInputs */
/** @typedef {{}} Profile_Tab_DetailsInputs */
/** @typedef {{}} Profile_Tab_PasswordInputs */
/** @typedef {{}} Profile_LoadingInputs */
/** @typedef {{}} Profile_UsernameInputs */
/** @typedef {{}} Profile_First_NameInputs */
/** @typedef {{}} Profile_Last_NameInputs */
/** @typedef {{}} Profile_EmailInputs */
/** @typedef {{}} Profile_Email_VerifiedInputs */
/** @typedef {{}} Profile_Email_UnverifiedInputs */
/** @typedef {{}} Profile_Email_StateInputs */
/** @typedef {{}} Profile_Email_HintInputs */
/** @typedef {{}} Profile_Pending_TitleInputs */
/** @typedef {{ email: NonNullable<unknown> }} Profile_Pending_TextInputs */
/** @typedef {{}} Profile_Resend_LinkInputs */
/** @typedef {{}} Profile_PhoneInputs */
/** @typedef {{}} Profile_Job_TitleInputs */
/** @typedef {{}} Profile_SaveInputs */
/** @typedef {{}} Profile_SavedInputs */
/** @typedef {{}} Profile_Saved_EmailInputs */
/** @typedef {{}} Profile_Username_MaxInputs */
/** @typedef {{}} Profile_ImpersonatedInputs */
/** @typedef {{}} Popup_TitleInputs */
/** @typedef {{}} Popup_TextInputs */
/** @typedef {{}} Popup_PasswordInputs */
/** @typedef {{}} Popup_ConfirmInputs */
/** @typedef {{}} Popup_CancelInputs */
/** @typedef {{}} Popup_CloseInputs */
/** @typedef {{}} Popup_WrongInputs */
/** @typedef {{}} Popup_EmptyInputs */
/** @typedef {{}} Popup_ForgotInputs */
/** @typedef {{}} Password_CurrentInputs */
/** @typedef {{}} Password_NewInputs */
/** @typedef {{}} Password_ConfirmInputs */
/** @typedef {{}} Password_ChangeInputs */
/** @typedef {{}} Password_ChangedInputs */
/** @typedef {{}} Password_UnchangedInputs */
/** @typedef {{}} Password_IncorrectInputs */
/** @typedef {{}} Reset_TitleInputs */
/** @typedef {{}} Reset_TextInputs */
/** @typedef {{}} Reset_IdentifierInputs */
/** @typedef {{}} Reset_SubmitInputs */
/** @typedef {{}} Reset_BackInputs */
/** @typedef {{}} Reset_UnknownInputs */
/** @typedef {{}} Reset_Not_SentInputs */
/** @typedef {{}} Reset_Requested_TitleInputs */
/** @typedef {{}} Reset_Requested_TextInputs */
/** @typedef {{}} Reset_Requested_MissingInputs */
/** @typedef {{}} Reset_AgainInputs */
/** @typedef {{}} Go_To_LoginInputs */
/** @typedef {{}} New_Password_TitleInputs */
/** @typedef {{ username: NonNullable<unknown> }} New_Password_ForInputs */
/** @typedef {{}} New_Password_SubmitInputs */
/** @typedef {{}} New_Password_SavedInputs */
/** @typedef {{}} New_Password_Link_Expired_TitleInputs */
/** @typedef {{}} New_Password_Link_Invalid_TitleInputs */
/** @typedef {{}} New_Password_Link_ExpiredInputs */
/** @typedef {{}} New_Password_Link_InvalidInputs */
/** @typedef {{}} New_Password_Unknown_UserInputs */
/** @typedef {{}} New_Password_RequestInputs */
/** @typedef {{}} Verify_LoadingInputs */
/** @typedef {{}} Verify_Email_TitleInputs */
/** @typedef {{}} Verify_Email_SuccessInputs */
/** @typedef {{}} Verify_Email_Success_TextInputs */
/** @typedef {{}} Verify_Change_TitleInputs */
/** @typedef {{}} Verify_Change_SuccessInputs */
/** @typedef {{}} Verify_Change_Success_TextInputs */
/** @typedef {{}} Verify_Go_HomeInputs */
/** @typedef {{}} Verify_Expired_TitleInputs */
/** @typedef {{}} Verify_Email_ExpiredInputs */
/** @typedef {{}} Verify_Change_ExpiredInputs */
/** @typedef {{}} Verify_Invalid_TitleInputs */
/** @typedef {{}} Verify_Email_InvalidInputs */
/** @typedef {{}} Verify_Change_InvalidInputs */
/** @typedef {{}} Verify_IncompleteInputs */
/** @typedef {{}} Verify_Unknown_TitleInputs */
/** @typedef {{}} Verify_Unknown_TextInputs */
/** @typedef {{}} Verify_Taken_TitleInputs */
/** @typedef {{}} Verify_Taken_TextInputs */
/** @typedef {{}} Verify_Failed_TitleInputs */
/** @typedef {{}} Verify_Failed_TextInputs */
/** @typedef {{}} Verify_Request_LinkInputs */
/** @typedef {{}} Verify_Link_Sent_TitleInputs */
/** @typedef {{}} Verify_Link_Sent_TextInputs */
/** @typedef {{}} Verify_Link_FailedInputs */
/** @typedef {{}} Verify_Link_UnknownInputs */
/** @typedef {{}} Verify_Link_Not_NeededInputs */
/** @typedef {{}} Verify_Link_RequestedInputs */
/** @typedef {{}} Verify_ContactInputs */
/** @typedef {{}} Verify_To_ProfileInputs */
/** @typedef {{}} Help_TitleInputs */
/** @typedef {{}} Help_TextInputs */
/** @typedef {{}} Help_Contact_TitleInputs */
/** @typedef {{}} Help_Contact_TextInputs */
/** @typedef {{}} Help_PhoneInputs */
/** @typedef {{}} Help_EmailInputs */
/** @typedef {{}} Help_Guides_TitleInputs */
/** @typedef {{}} Help_Guide_EmployerInputs */
/** @typedef {{}} Help_Guide_EmployeeInputs */
/** @typedef {{}} Help_Links_TitleInputs */
/** @typedef {{}} Help_Opens_ElsewhereInputs */
/** @typedef {{}} Help_LoadingInputs */
/** @typedef {{}} Help_Unavailable_TitleInputs */
/** @typedef {{}} Help_Unavailable_TextInputs */
/** @typedef {{}} Help_Questions_TitleInputs */
/** @typedef {{}} Help_Q_PasswordInputs */
/** @typedef {{}} Help_A_PasswordInputs */
/** @typedef {{}} Help_A_Password_LinkInputs */
/** @typedef {{}} Help_Q_EmailInputs */
/** @typedef {{}} Help_A_EmailInputs */
/** @typedef {{}} Help_A_Email_LinkInputs */
/** @typedef {{}} Help_Q_DetailsInputs */
/** @typedef {{}} Help_A_DetailsInputs */
/** @typedef {{}} Help_A_Details_LinkInputs */
/** @typedef {{}} Help_Q_EmployeeInputs */
/** @typedef {{}} Help_A_EmployeeInputs */
/** @typedef {{}} Help_A_Employee_LinkInputs */
/** @typedef {{}} Maintenance_TitleInputs */
/** @typedef {{}} Maintenance_Document_TitleInputs */
/** @typedef {{}} Maintenance_TextInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Maintenance_TimeInputs */
/** @typedef {{ from: NonNullable<unknown> }} Maintenance_FromInputs */
/** @typedef {{ to: NonNullable<unknown> }} Maintenance_UntilInputs */
/** @typedef {{}} Maintenance_LoadingInputs */
/** @typedef {{}} Maintenance_LinksInputs */
import * as __fi from "./fi.js"
import * as __en from "./en.js"
/**
* | output |
* | --- |
* | "Benefits Portal" |
*
* @param {App_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const app_name = /** @type {((inputs?: App_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<App_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.app_name(inputs)
	return __fi.app_name(inputs)
});
/**
* | output |
* | --- |
* | "Skip to content" |
*
* @param {Skip_To_ContentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const skip_to_content = /** @type {((inputs?: Skip_To_ContentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Skip_To_ContentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.skip_to_content(inputs)
	return __fi.skip_to_content(inputs)
});
/**
* | output |
* | --- |
* | "Menu" |
*
* @param {Menu_OpenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_open = /** @type {((inputs?: Menu_OpenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_OpenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_open(inputs)
	return __fi.menu_open(inputs)
});
/**
* | output |
* | --- |
* | "Close menu" |
*
* @param {Menu_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_close = /** @type {((inputs?: Menu_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_close(inputs)
	return __fi.menu_close(inputs)
});
/**
* | output |
* | --- |
* | "Main menu" |
*
* @param {Menu_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_label = /** @type {((inputs?: Menu_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_label(inputs)
	return __fi.menu_label(inputs)
});
/**
* | output |
* | --- |
* | "Home" |
*
* @param {Menu_HomeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_home = /** @type {((inputs?: Menu_HomeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_HomeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_home(inputs)
	return __fi.menu_home(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Menu_Manage_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_manage_benefits = /** @type {((inputs?: Menu_Manage_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Manage_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_manage_benefits(inputs)
	return __fi.menu_manage_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Employees" |
*
* @param {Menu_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_employees = /** @type {((inputs?: Menu_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_employees(inputs)
	return __fi.menu_employees(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Menu_DepositInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_deposit = /** @type {((inputs?: Menu_DepositInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_DepositInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_deposit(inputs)
	return __fi.menu_deposit(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Menu_Load_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_load_benefit = /** @type {((inputs?: Menu_Load_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Load_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_load_benefit(inputs)
	return __fi.menu_load_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Reports" |
*
* @param {Menu_ReportsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_reports = /** @type {((inputs?: Menu_ReportsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_ReportsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_reports(inputs)
	return __fi.menu_reports(inputs)
});
/**
* | output |
* | --- |
* | "Download reports" |
*
* @param {Menu_Download_ReportsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_download_reports = /** @type {((inputs?: Menu_Download_ReportsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Download_ReportsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_download_reports(inputs)
	return __fi.menu_download_reports(inputs)
});
/**
* | output |
* | --- |
* | "Voucher orders" |
*
* @param {Menu_Voucher_OrdersInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_voucher_orders = /** @type {((inputs?: Menu_Voucher_OrdersInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Voucher_OrdersInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_voucher_orders(inputs)
	return __fi.menu_voucher_orders(inputs)
});
/**
* | output |
* | --- |
* | "Company information" |
*
* @param {Menu_CompanyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_company = /** @type {((inputs?: Menu_CompanyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_CompanyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_company(inputs)
	return __fi.menu_company(inputs)
});
/**
* | output |
* | --- |
* | "Help" |
*
* @param {Menu_HelpInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_help = /** @type {((inputs?: Menu_HelpInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_HelpInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_help(inputs)
	return __fi.menu_help(inputs)
});
/**
* | output |
* | --- |
* | "Benefits" |
*
* @param {Menu_Group_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_group_benefits = /** @type {((inputs?: Menu_Group_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Group_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_group_benefits(inputs)
	return __fi.menu_group_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Money and reports" |
*
* @param {Menu_Group_MoneyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_group_money = /** @type {((inputs?: Menu_Group_MoneyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Group_MoneyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_group_money(inputs)
	return __fi.menu_group_money(inputs)
});
/**
* | output |
* | --- |
* | "Company" |
*
* @param {Menu_Group_CompanyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_group_company = /** @type {((inputs?: Menu_Group_CompanyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Group_CompanyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_group_company(inputs)
	return __fi.menu_group_company(inputs)
});
/**
* | output |
* | --- |
* | "Support" |
*
* @param {Menu_Group_SupportInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_group_support = /** @type {((inputs?: Menu_Group_SupportInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Group_SupportInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_group_support(inputs)
	return __fi.menu_group_support(inputs)
});
/**
* | output |
* | --- |
* | "My account" |
*
* @param {Account_MenuInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const account_menu = /** @type {((inputs?: Account_MenuInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_MenuInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.account_menu(inputs)
	return __fi.account_menu(inputs)
});
/**
* | output |
* | --- |
* | "Profile" |
*
* @param {Menu_ProfileInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_profile = /** @type {((inputs?: Menu_ProfileInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_ProfileInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_profile(inputs)
	return __fi.menu_profile(inputs)
});
/**
* | output |
* | --- |
* | "Log out" |
*
* @param {Menu_LogoutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const menu_logout = /** @type {((inputs?: Menu_LogoutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_LogoutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.menu_logout(inputs)
	return __fi.menu_logout(inputs)
});
/**
* | output |
* | --- |
* | "Information" |
*
* @param {Level_InfoInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const level_info = /** @type {((inputs?: Level_InfoInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Level_InfoInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.level_info(inputs)
	return __fi.level_info(inputs)
});
/**
* | output |
* | --- |
* | "Success" |
*
* @param {Level_SuccessInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const level_success = /** @type {((inputs?: Level_SuccessInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Level_SuccessInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.level_success(inputs)
	return __fi.level_success(inputs)
});
/**
* | output |
* | --- |
* | "Attention" |
*
* @param {Level_WarningInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const level_warning = /** @type {((inputs?: Level_WarningInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Level_WarningInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.level_warning(inputs)
	return __fi.level_warning(inputs)
});
/**
* | output |
* | --- |
* | "Error" |
*
* @param {Level_ErrorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const level_error = /** @type {((inputs?: Level_ErrorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Level_ErrorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.level_error(inputs)
	return __fi.level_error(inputs)
});
/**
* | output |
* | --- |
* | "Notifications" |
*
* @param {Notifications_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const notifications_label = /** @type {((inputs?: Notifications_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notifications_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.notifications_label(inputs)
	return __fi.notifications_label(inputs)
});
/**
* | output |
* | --- |
* | "Close notification" |
*
* @param {Notification_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const notification_close = /** @type {((inputs?: Notification_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.notification_close(inputs)
	return __fi.notification_close(inputs)
});
/**
* | output |
* | --- |
* | "Try again" |
*
* @param {Try_AgainInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const try_again = /** @type {((inputs?: Try_AgainInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Try_AgainInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.try_again(inputs)
	return __fi.try_again(inputs)
});
/**
* | output |
* | --- |
* | "To home" |
*
* @param {To_HomeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const to_home = /** @type {((inputs?: To_HomeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<To_HomeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.to_home(inputs)
	return __fi.to_home(inputs)
});
/**
* | output |
* | --- |
* | "Log in" |
*
* @param {To_LoginInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const to_login = /** @type {((inputs?: To_LoginInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<To_LoginInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.to_login(inputs)
	return __fi.to_login(inputs)
});
/**
* | output |
* | --- |
* | "Help and support" |
*
* @param {To_SupportInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const to_support = /** @type {((inputs?: To_SupportInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<To_SupportInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.to_support(inputs)
	return __fi.to_support(inputs)
});
/**
* | output |
* | --- |
* | "The page could not be shown" |
*
* @param {Error_Screen_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_title = /** @type {((inputs?: Error_Screen_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_title(inputs)
	return __fi.error_screen_title(inputs)
});
/**
* | output |
* | --- |
* | "Something went wrong. Nothing was changed. Try again in a moment." |
*
* @param {Error_Screen_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_text = /** @type {((inputs?: Error_Screen_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_text(inputs)
	return __fi.error_screen_text(inputs)
});
/**
* | output |
* | --- |
* | "The service could not be reached" |
*
* @param {Error_Screen_Offline_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_offline_title = /** @type {((inputs?: Error_Screen_Offline_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_Offline_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_offline_title(inputs)
	return __fi.error_screen_offline_title(inputs)
});
/**
* | output |
* | --- |
* | "Check your network connection and try again. Nothing was changed." |
*
* @param {Error_Screen_Offline_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_offline_text = /** @type {((inputs?: Error_Screen_Offline_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_Offline_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_offline_text(inputs)
	return __fi.error_screen_offline_text(inputs)
});
/**
* | output |
* | --- |
* | "Not found" |
*
* @param {Error_Screen_Missing_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_missing_title = /** @type {((inputs?: Error_Screen_Missing_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_Missing_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_missing_title(inputs)
	return __fi.error_screen_missing_title(inputs)
});
/**
* | output |
* | --- |
* | "It may have been removed, or the link is out of date." |
*
* @param {Error_Screen_Missing_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_missing_text = /** @type {((inputs?: Error_Screen_Missing_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_Missing_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_missing_text(inputs)
	return __fi.error_screen_missing_text(inputs)
});
/**
* | output |
* | --- |
* | "Page not found" |
*
* @param {Not_Found_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const not_found_title = /** @type {((inputs?: Not_Found_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Found_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.not_found_title(inputs)
	return __fi.not_found_title(inputs)
});
/**
* | output |
* | --- |
* | "There is no page at this address. Check the address, or go on to login or help." |
*
* @param {Not_Found_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const not_found_text = /** @type {((inputs?: Not_Found_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Found_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.not_found_text(inputs)
	return __fi.not_found_text(inputs)
});
/**
* | output |
* | --- |
* | "Your session has expired. Log in again." |
*
* @param {Session_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const session_expired = /** @type {((inputs?: Session_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_expired(inputs)
	return __fi.session_expired(inputs)
});
/**
* | output |
* | --- |
* | "You have logged out." |
*
* @param {Logged_OutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const logged_out = /** @type {((inputs?: Logged_OutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Logged_OutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.logged_out(inputs)
	return __fi.logged_out(inputs)
});
/**
* | output |
* | --- |
* | "Logging out failed. The session has ended in this browser all the same." |
*
* @param {Logout_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const logout_failed = /** @type {((inputs?: Logout_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Logout_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.logout_failed(inputs)
	return __fi.logout_failed(inputs)
});
/**
* | output |
* | --- |
* | "The session as another user has ended." |
*
* @param {Impersonation_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_ended = /** @type {((inputs?: Impersonation_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_ended(inputs)
	return __fi.impersonation_ended(inputs)
});
/**
* | output |
* | --- |
* | "Your session is about to end. Save what you are working on." |
*
* @param {Session_Ending_SoonInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ending_soon = /** @type {((inputs?: Session_Ending_SoonInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ending_SoonInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_ending_soon(inputs)
	return __fi.session_ending_soon(inputs)
});
/**
* | output |
* | --- |
* | "Something went wrong." |
*
* @param {Error_GenericInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_generic = /** @type {((inputs?: Error_GenericInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_GenericInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_generic(inputs)
	return __fi.error_generic(inputs)
});
/**
* | output |
* | --- |
* | "Log in" |
*
* @param {Login_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_title = /** @type {((inputs?: Login_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_title(inputs)
	return __fi.login_title(inputs)
});
/**
* | output |
* | --- |
* | "Username" |
*
* @param {Login_UsernameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_username = /** @type {((inputs?: Login_UsernameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_UsernameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_username(inputs)
	return __fi.login_username(inputs)
});
/**
* | output |
* | --- |
* | "Password" |
*
* @param {Login_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_password = /** @type {((inputs?: Login_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_password(inputs)
	return __fi.login_password(inputs)
});
/**
* | output |
* | --- |
* | "Keep me logged in" |
*
* @param {Login_KeepInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_keep = /** @type {((inputs?: Login_KeepInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_KeepInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_keep(inputs)
	return __fi.login_keep(inputs)
});
/**
* | output |
* | --- |
* | "Do not choose this on a shared computer." |
*
* @param {Login_Keep_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_keep_hint = /** @type {((inputs?: Login_Keep_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Keep_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_keep_hint(inputs)
	return __fi.login_keep_hint(inputs)
});
/**
* | output |
* | --- |
* | "Log in" |
*
* @param {Login_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_submit = /** @type {((inputs?: Login_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_submit(inputs)
	return __fi.login_submit(inputs)
});
/**
* | output |
* | --- |
* | "Forgotten your password?" |
*
* @param {Login_ForgotInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_forgot = /** @type {((inputs?: Login_ForgotInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_ForgotInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_forgot(inputs)
	return __fi.login_forgot(inputs)
});
/**
* | output |
* | --- |
* | "Looking for your own employee benefits?" |
*
* @param {Login_Employee_QuestionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_employee_question = /** @type {((inputs?: Login_Employee_QuestionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Employee_QuestionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_employee_question(inputs)
	return __fi.login_employee_question(inputs)
});
/**
* | output |
* | --- |
* | "Log in to the employees’ service" |
*
* @param {Login_Employee_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_employee_link = /** @type {((inputs?: Login_Employee_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Employee_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_employee_link(inputs)
	return __fi.login_employee_link(inputs)
});
/**
* | output |
* | --- |
* | "Your account is ready. You can now log in." |
*
* @param {Login_CreatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_created = /** @type {((inputs?: Login_CreatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_CreatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_created(inputs)
	return __fi.login_created(inputs)
});
/**
* | output |
* | --- |
* | "Incorrect username or password." |
*
* @param {Login_WrongInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_wrong = /** @type {((inputs?: Login_WrongInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_WrongInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_wrong(inputs)
	return __fi.login_wrong(inputs)
});
/**
* | output |
* | --- |
* | "Too many attempts. Wait a minute and then try again." |
*
* @param {Login_Too_ManyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_too_many = /** @type {((inputs?: Login_Too_ManyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Too_ManyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_too_many(inputs)
	return __fi.login_too_many(inputs)
});
/**
* | output |
* | --- |
* | "Logging in did not succeed. What you typed is still here; try again in a moment." |
*
* @param {Login_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_failed = /** @type {((inputs?: Login_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_failed(inputs)
	return __fi.login_failed(inputs)
});
/**
* | output |
* | --- |
* | "The service could not be reached. Check your network connection and try again." |
*
* @param {Login_OfflineInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_offline = /** @type {((inputs?: Login_OfflineInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_OfflineInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_offline(inputs)
	return __fi.login_offline(inputs)
});
/**
* | output |
* | --- |
* | "Your email address has not been verified yet. Open the verification link you received or request a new one." |
*
* @param {Login_UnverifiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_unverified = /** @type {((inputs?: Login_UnverifiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_UnverifiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_unverified(inputs)
	return __fi.login_unverified(inputs)
});
/**
* | output |
* | --- |
* | "Send a new link" |
*
* @param {Login_ResendInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_resend = /** @type {((inputs?: Login_ResendInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_ResendInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_resend(inputs)
	return __fi.login_resend(inputs)
});
/**
* | output |
* | --- |
* | "Sending a new verification link." |
*
* @param {Login_ResendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_resending = /** @type {((inputs?: Login_ResendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_ResendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_resending(inputs)
	return __fi.login_resending(inputs)
});
/**
* | output |
* | --- |
* | "A new verification link has been sent to your email." |
*
* @param {Login_ResentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_resent = /** @type {((inputs?: Login_ResentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_ResentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_resent(inputs)
	return __fi.login_resent(inputs)
});
/**
* | output |
* | --- |
* | "A new verification link could not be sent. Try again or contact customer service." |
*
* @param {Login_Resend_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_resend_failed = /** @type {((inputs?: Login_Resend_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Resend_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_resend_failed(inputs)
	return __fi.login_resend_failed(inputs)
});
/**
* | output |
* | --- |
* | "The email failed to be sent. Try again or contact customer service." |
*
* @param {Login_Email_Not_SentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_email_not_sent = /** @type {((inputs?: Login_Email_Not_SentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Email_Not_SentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_email_not_sent(inputs)
	return __fi.login_email_not_sent(inputs)
});
/**
* | output |
* | --- |
* | "Your email address is verified already. You can log in." |
*
* @param {Login_Already_VerifiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_already_verified = /** @type {((inputs?: Login_Already_VerifiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Already_VerifiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_already_verified(inputs)
	return __fi.login_already_verified(inputs)
});
/**
* | output |
* | --- |
* | "Employee benefits in one place" |
*
* @param {Login_Panel_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_panel_title = /** @type {((inputs?: Login_Panel_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Panel_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_panel_title(inputs)
	return __fi.login_panel_title(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money and load lunch, recreational and other benefits for your employees." |
*
* @param {Login_Panel_MoneyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_panel_money = /** @type {((inputs?: Login_Panel_MoneyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Panel_MoneyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_panel_money(inputs)
	return __fi.login_panel_money(inputs)
});
/**
* | output |
* | --- |
* | "Order paper vouchers and virtual cards." |
*
* @param {Login_Panel_OrdersInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_panel_orders = /** @type {((inputs?: Login_Panel_OrdersInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Panel_OrdersInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_panel_orders(inputs)
	return __fi.login_panel_orders(inputs)
});
/**
* | output |
* | --- |
* | "Get the reports for payroll and the income register." |
*
* @param {Login_Panel_ReportsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_panel_reports = /** @type {((inputs?: Login_Panel_ReportsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Panel_ReportsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_panel_reports(inputs)
	return __fi.login_panel_reports(inputs)
});
/**
* | output |
* | --- |
* | "Need help with logging in?" |
*
* @param {Login_Panel_HelpInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_panel_help = /** @type {((inputs?: Login_Panel_HelpInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Panel_HelpInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_panel_help(inputs)
	return __fi.login_panel_help(inputs)
});
/**
* | output |
* | --- |
* | "See help" |
*
* @param {Login_Panel_Help_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_panel_help_link = /** @type {((inputs?: Login_Panel_Help_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Panel_Help_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_panel_help_link(inputs)
	return __fi.login_panel_help_link(inputs)
});
/**
* | output |
* | --- |
* | "The page needs the signatory right, which you do not have." |
*
* @param {Login_Missing_SignatoryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_missing_signatory = /** @type {((inputs?: Login_Missing_SignatoryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Missing_SignatoryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_missing_signatory(inputs)
	return __fi.login_missing_signatory(inputs)
});
/**
* | output |
* | --- |
* | "The page needs the voucher manager right, which you do not have." |
*
* @param {Login_Missing_Voucher_ManagerInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_missing_voucher_manager = /** @type {((inputs?: Login_Missing_Voucher_ManagerInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Missing_Voucher_ManagerInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_missing_voucher_manager(inputs)
	return __fi.login_missing_voucher_manager(inputs)
});
/**
* | output |
* | --- |
* | "Act for a customer" |
*
* @param {Impersonation_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_title = /** @type {((inputs?: Impersonation_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_title(inputs)
	return __fi.impersonation_title(inputs)
});
/**
* | output |
* | --- |
* | "You are already logged in. If you continue, this tab shows the service as the customer. Your own session stays open in your other tabs." |
*
* @param {Impersonation_AskInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_ask = /** @type {((inputs?: Impersonation_AskInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_AskInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_ask(inputs)
	return __fi.impersonation_ask(inputs)
});
/**
* | output |
* | --- |
* | "Continue as the customer" |
*
* @param {Impersonation_ContinueInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_continue = /** @type {((inputs?: Impersonation_ContinueInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_ContinueInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_continue(inputs)
	return __fi.impersonation_continue(inputs)
});
/**
* | output |
* | --- |
* | "Stay in my own session" |
*
* @param {Impersonation_StayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_stay = /** @type {((inputs?: Impersonation_StayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_StayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_stay(inputs)
	return __fi.impersonation_stay(inputs)
});
/**
* | output |
* | --- |
* | "Opening the customer’s session." |
*
* @param {Impersonation_StartingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_starting = /** @type {((inputs?: Impersonation_StartingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_StartingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_starting(inputs)
	return __fi.impersonation_starting(inputs)
});
/**
* | output |
* | --- |
* | "The customer’s session could not be opened" |
*
* @param {Impersonation_Failed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_failed_title = /** @type {((inputs?: Impersonation_Failed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Failed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_failed_title(inputs)
	return __fi.impersonation_failed_title(inputs)
});
/**
* | output |
* | --- |
* | "The link has expired. Make a new link in the admin tool and open it." |
*
* @param {Impersonation_Failed_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_failed_expired = /** @type {((inputs?: Impersonation_Failed_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Failed_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_failed_expired(inputs)
	return __fi.impersonation_failed_expired(inputs)
});
/**
* | output |
* | --- |
* | "The link has been used already or is not valid. Make a new link in the admin tool and open it." |
*
* @param {Impersonation_Failed_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_failed_invalid = /** @type {((inputs?: Impersonation_Failed_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Failed_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_failed_invalid(inputs)
	return __fi.impersonation_failed_invalid(inputs)
});
/**
* | output |
* | --- |
* | "The service did not answer as expected, and no session was opened. Make a new link in the admin tool and try again." |
*
* @param {Impersonation_Failed_OtherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_failed_other = /** @type {((inputs?: Impersonation_Failed_OtherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Failed_OtherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_failed_other(inputs)
	return __fi.impersonation_failed_other(inputs)
});
/**
* | output |
* | --- |
* | "To my own session" |
*
* @param {Impersonation_To_OwnInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_to_own = /** @type {((inputs?: Impersonation_To_OwnInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_To_OwnInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_to_own(inputs)
	return __fi.impersonation_to_own(inputs)
});
/**
* | output |
* | --- |
* | "Profile" |
*
* @param {Profile_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_title = /** @type {((inputs?: Profile_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_title(inputs)
	return __fi.profile_title(inputs)
});
/**
* | output |
* | --- |
* | "User information" |
*
* @param {Profile_Tab_DetailsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_tab_details = /** @type {((inputs?: Profile_Tab_DetailsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Tab_DetailsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_tab_details(inputs)
	return __fi.profile_tab_details(inputs)
});
/**
* | output |
* | --- |
* | "Change password" |
*
* @param {Profile_Tab_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_tab_password = /** @type {((inputs?: Profile_Tab_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Tab_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_tab_password(inputs)
	return __fi.profile_tab_password(inputs)
});
/**
* | output |
* | --- |
* | "Loading your information." |
*
* @param {Profile_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_loading = /** @type {((inputs?: Profile_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_loading(inputs)
	return __fi.profile_loading(inputs)
});
/**
* | output |
* | --- |
* | "Username" |
*
* @param {Profile_UsernameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_username = /** @type {((inputs?: Profile_UsernameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_UsernameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_username(inputs)
	return __fi.profile_username(inputs)
});
/**
* | output |
* | --- |
* | "First name" |
*
* @param {Profile_First_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_first_name = /** @type {((inputs?: Profile_First_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_First_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_first_name(inputs)
	return __fi.profile_first_name(inputs)
});
/**
* | output |
* | --- |
* | "Last name" |
*
* @param {Profile_Last_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_last_name = /** @type {((inputs?: Profile_Last_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Last_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_last_name(inputs)
	return __fi.profile_last_name(inputs)
});
/**
* | output |
* | --- |
* | "Email" |
*
* @param {Profile_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_email = /** @type {((inputs?: Profile_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_email(inputs)
	return __fi.profile_email(inputs)
});
/**
* | output |
* | --- |
* | "Verified" |
*
* @param {Profile_Email_VerifiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_email_verified = /** @type {((inputs?: Profile_Email_VerifiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_VerifiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_email_verified(inputs)
	return __fi.profile_email_verified(inputs)
});
/**
* | output |
* | --- |
* | "Not verified" |
*
* @param {Profile_Email_UnverifiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_email_unverified = /** @type {((inputs?: Profile_Email_UnverifiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_UnverifiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_email_unverified(inputs)
	return __fi.profile_email_unverified(inputs)
});
/**
* | output |
* | --- |
* | "State of the email" |
*
* @param {Profile_Email_StateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_email_state = /** @type {((inputs?: Profile_Email_StateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_StateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_email_state(inputs)
	return __fi.profile_email_state(inputs)
});
/**
* | output |
* | --- |
* | "A new address comes into use when you open the verification link sent to it." |
*
* @param {Profile_Email_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_email_hint = /** @type {((inputs?: Profile_Email_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_email_hint(inputs)
	return __fi.profile_email_hint(inputs)
});
/**
* | output |
* | --- |
* | "Your new email address awaits verification" |
*
* @param {Profile_Pending_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_pending_title = /** @type {((inputs?: Profile_Pending_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Pending_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_pending_title(inputs)
	return __fi.profile_pending_title(inputs)
});
/**
* | output |
* | --- |
* | "We sent a verification link to {email}. The current address is used until you open the link." |
*
* @param {Profile_Pending_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_pending_text = /** @type {((inputs: Profile_Pending_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Pending_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_pending_text(inputs)
	return __fi.profile_pending_text(inputs)
});
/**
* | output |
* | --- |
* | "Send the link again" |
*
* @param {Profile_Resend_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_resend_link = /** @type {((inputs?: Profile_Resend_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Resend_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_resend_link(inputs)
	return __fi.profile_resend_link(inputs)
});
/**
* | output |
* | --- |
* | "Phone number" |
*
* @param {Profile_PhoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_phone = /** @type {((inputs?: Profile_PhoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_PhoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_phone(inputs)
	return __fi.profile_phone(inputs)
});
/**
* | output |
* | --- |
* | "Job title" |
*
* @param {Profile_Job_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_job_title = /** @type {((inputs?: Profile_Job_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Job_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_job_title(inputs)
	return __fi.profile_job_title(inputs)
});
/**
* | output |
* | --- |
* | "Save information" |
*
* @param {Profile_SaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_save = /** @type {((inputs?: Profile_SaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_SaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_save(inputs)
	return __fi.profile_save(inputs)
});
/**
* | output |
* | --- |
* | "Your information has been saved." |
*
* @param {Profile_SavedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_saved = /** @type {((inputs?: Profile_SavedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_SavedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_saved(inputs)
	return __fi.profile_saved(inputs)
});
/**
* | output |
* | --- |
* | "Your information has been saved. Verify the new email address with the link sent to it." |
*
* @param {Profile_Saved_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_saved_email = /** @type {((inputs?: Profile_Saved_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Saved_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_saved_email(inputs)
	return __fi.profile_saved_email(inputs)
});
/**
* | output |
* | --- |
* | "The username may be at most 50 characters long." |
*
* @param {Profile_Username_MaxInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_username_max = /** @type {((inputs?: Profile_Username_MaxInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Username_MaxInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_username_max(inputs)
	return __fi.profile_username_max(inputs)
});
/**
* | output |
* | --- |
* | "You are acting for a customer, so no password is asked for." |
*
* @param {Profile_ImpersonatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_impersonated = /** @type {((inputs?: Profile_ImpersonatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_ImpersonatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_impersonated(inputs)
	return __fi.profile_impersonated(inputs)
});
/**
* | output |
* | --- |
* | "Confirm with your password" |
*
* @param {Popup_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_title = /** @type {((inputs?: Popup_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_title(inputs)
	return __fi.popup_title(inputs)
});
/**
* | output |
* | --- |
* | "Type your current password and we will save the changes." |
*
* @param {Popup_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_text = /** @type {((inputs?: Popup_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_text(inputs)
	return __fi.popup_text(inputs)
});
/**
* | output |
* | --- |
* | "Password" |
*
* @param {Popup_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_password = /** @type {((inputs?: Popup_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_password(inputs)
	return __fi.popup_password(inputs)
});
/**
* | output |
* | --- |
* | "Save changes" |
*
* @param {Popup_ConfirmInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_confirm = /** @type {((inputs?: Popup_ConfirmInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_ConfirmInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_confirm(inputs)
	return __fi.popup_confirm(inputs)
});
/**
* | output |
* | --- |
* | "Cancel" |
*
* @param {Popup_CancelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_cancel = /** @type {((inputs?: Popup_CancelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_CancelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_cancel(inputs)
	return __fi.popup_cancel(inputs)
});
/**
* | output |
* | --- |
* | "Close" |
*
* @param {Popup_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_close = /** @type {((inputs?: Popup_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_close(inputs)
	return __fi.popup_close(inputs)
});
/**
* | output |
* | --- |
* | "Incorrect password." |
*
* @param {Popup_WrongInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_wrong = /** @type {((inputs?: Popup_WrongInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_WrongInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_wrong(inputs)
	return __fi.popup_wrong(inputs)
});
/**
* | output |
* | --- |
* | "Type your password." |
*
* @param {Popup_EmptyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_empty = /** @type {((inputs?: Popup_EmptyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_EmptyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_empty(inputs)
	return __fi.popup_empty(inputs)
});
/**
* | output |
* | --- |
* | "Forgotten your credentials? Log out and reset your password" |
*
* @param {Popup_ForgotInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_forgot = /** @type {((inputs?: Popup_ForgotInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_ForgotInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_forgot(inputs)
	return __fi.popup_forgot(inputs)
});
/**
* | output |
* | --- |
* | "Current password" |
*
* @param {Password_CurrentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_current = /** @type {((inputs?: Password_CurrentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_CurrentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_current(inputs)
	return __fi.password_current(inputs)
});
/**
* | output |
* | --- |
* | "New password" |
*
* @param {Password_NewInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_new = /** @type {((inputs?: Password_NewInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_NewInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_new(inputs)
	return __fi.password_new(inputs)
});
/**
* | output |
* | --- |
* | "New password again" |
*
* @param {Password_ConfirmInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_confirm = /** @type {((inputs?: Password_ConfirmInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_ConfirmInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_confirm(inputs)
	return __fi.password_confirm(inputs)
});
/**
* | output |
* | --- |
* | "Change password" |
*
* @param {Password_ChangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_change = /** @type {((inputs?: Password_ChangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_ChangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_change(inputs)
	return __fi.password_change(inputs)
});
/**
* | output |
* | --- |
* | "Your password has been changed." |
*
* @param {Password_ChangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_changed = /** @type {((inputs?: Password_ChangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_ChangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_changed(inputs)
	return __fi.password_changed(inputs)
});
/**
* | output |
* | --- |
* | "The new password must differ from the current one." |
*
* @param {Password_UnchangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_unchanged = /** @type {((inputs?: Password_UnchangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_UnchangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_unchanged(inputs)
	return __fi.password_unchanged(inputs)
});
/**
* | output |
* | --- |
* | "Incorrect password." |
*
* @param {Password_IncorrectInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_incorrect = /** @type {((inputs?: Password_IncorrectInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_IncorrectInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_incorrect(inputs)
	return __fi.password_incorrect(inputs)
});
/**
* | output |
* | --- |
* | "Reset a forgotten password" |
*
* @param {Reset_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_title = /** @type {((inputs?: Reset_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_title(inputs)
	return __fi.reset_title(inputs)
});
/**
* | output |
* | --- |
* | "Type your username or email address and we will send you a link for making a new password." |
*
* @param {Reset_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_text = /** @type {((inputs?: Reset_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_text(inputs)
	return __fi.reset_text(inputs)
});
/**
* | output |
* | --- |
* | "Username or email" |
*
* @param {Reset_IdentifierInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_identifier = /** @type {((inputs?: Reset_IdentifierInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_IdentifierInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_identifier(inputs)
	return __fi.reset_identifier(inputs)
});
/**
* | output |
* | --- |
* | "Send the link" |
*
* @param {Reset_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_submit = /** @type {((inputs?: Reset_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_submit(inputs)
	return __fi.reset_submit(inputs)
});
/**
* | output |
* | --- |
* | "Back to login" |
*
* @param {Reset_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_back = /** @type {((inputs?: Reset_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_back(inputs)
	return __fi.reset_back(inputs)
});
/**
* | output |
* | --- |
* | "Unknown username." |
*
* @param {Reset_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_unknown = /** @type {((inputs?: Reset_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_unknown(inputs)
	return __fi.reset_unknown(inputs)
});
/**
* | output |
* | --- |
* | "The email failed to be sent. Try again or contact customer service." |
*
* @param {Reset_Not_SentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_not_sent = /** @type {((inputs?: Reset_Not_SentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_Not_SentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_not_sent(inputs)
	return __fi.reset_not_sent(inputs)
});
/**
* | output |
* | --- |
* | "Check your email" |
*
* @param {Reset_Requested_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_requested_title = /** @type {((inputs?: Reset_Requested_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_Requested_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_requested_title(inputs)
	return __fi.reset_requested_title(inputs)
});
/**
* | output |
* | --- |
* | "We sent you a link for making a new password. The link is valid for 24 hours, and the old password works until then." |
*
* @param {Reset_Requested_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_requested_text = /** @type {((inputs?: Reset_Requested_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_Requested_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_requested_text(inputs)
	return __fi.reset_requested_text(inputs)
});
/**
* | output |
* | --- |
* | "Can’t find the message? Look in your spam folder too. You can request the link again." |
*
* @param {Reset_Requested_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_requested_missing = /** @type {((inputs?: Reset_Requested_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_Requested_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_requested_missing(inputs)
	return __fi.reset_requested_missing(inputs)
});
/**
* | output |
* | --- |
* | "Request the link again" |
*
* @param {Reset_AgainInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reset_again = /** @type {((inputs?: Reset_AgainInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reset_AgainInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reset_again(inputs)
	return __fi.reset_again(inputs)
});
/**
* | output |
* | --- |
* | "Go to login" |
*
* @param {Go_To_LoginInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const go_to_login = /** @type {((inputs?: Go_To_LoginInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Go_To_LoginInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.go_to_login(inputs)
	return __fi.go_to_login(inputs)
});
/**
* | output |
* | --- |
* | "Make a new password" |
*
* @param {New_Password_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_title = /** @type {((inputs?: New_Password_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_title(inputs)
	return __fi.new_password_title(inputs)
});
/**
* | output |
* | --- |
* | "The password is for the username {username}." |
*
* @param {New_Password_ForInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_for = /** @type {((inputs: New_Password_ForInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_ForInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_for(inputs)
	return __fi.new_password_for(inputs)
});
/**
* | output |
* | --- |
* | "Save password" |
*
* @param {New_Password_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_submit = /** @type {((inputs?: New_Password_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_submit(inputs)
	return __fi.new_password_submit(inputs)
});
/**
* | output |
* | --- |
* | "The new password is in use. Log in with it." |
*
* @param {New_Password_SavedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_saved = /** @type {((inputs?: New_Password_SavedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_SavedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_saved(inputs)
	return __fi.new_password_saved(inputs)
});
/**
* | output |
* | --- |
* | "The link has expired" |
*
* @param {New_Password_Link_Expired_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_link_expired_title = /** @type {((inputs?: New_Password_Link_Expired_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_Link_Expired_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_link_expired_title(inputs)
	return __fi.new_password_link_expired_title(inputs)
});
/**
* | output |
* | --- |
* | "The link does not work" |
*
* @param {New_Password_Link_Invalid_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_link_invalid_title = /** @type {((inputs?: New_Password_Link_Invalid_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_Link_Invalid_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_link_invalid_title(inputs)
	return __fi.new_password_link_invalid_title(inputs)
});
/**
* | output |
* | --- |
* | "A password link is valid for 24 hours. Request a new link." |
*
* @param {New_Password_Link_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_link_expired = /** @type {((inputs?: New_Password_Link_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_Link_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_link_expired(inputs)
	return __fi.new_password_link_expired(inputs)
});
/**
* | output |
* | --- |
* | "The link has been used already, a newer link has replaced it, or part of the address is missing. Request a new link." |
*
* @param {New_Password_Link_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_link_invalid = /** @type {((inputs?: New_Password_Link_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_Link_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_link_invalid(inputs)
	return __fi.new_password_link_invalid(inputs)
});
/**
* | output |
* | --- |
* | "The username in the link was not found. It may have changed, so request a new link." |
*
* @param {New_Password_Unknown_UserInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_unknown_user = /** @type {((inputs?: New_Password_Unknown_UserInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_Unknown_UserInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_unknown_user(inputs)
	return __fi.new_password_unknown_user(inputs)
});
/**
* | output |
* | --- |
* | "Request a new link" |
*
* @param {New_Password_RequestInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const new_password_request = /** @type {((inputs?: New_Password_RequestInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_Password_RequestInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.new_password_request(inputs)
	return __fi.new_password_request(inputs)
});
/**
* | output |
* | --- |
* | "Verifying your email address." |
*
* @param {Verify_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_loading = /** @type {((inputs?: Verify_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_loading(inputs)
	return __fi.verify_loading(inputs)
});
/**
* | output |
* | --- |
* | "Email verification" |
*
* @param {Verify_Email_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_email_title = /** @type {((inputs?: Verify_Email_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Email_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_email_title(inputs)
	return __fi.verify_email_title(inputs)
});
/**
* | output |
* | --- |
* | "Your email address has been verified" |
*
* @param {Verify_Email_SuccessInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_email_success = /** @type {((inputs?: Verify_Email_SuccessInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Email_SuccessInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_email_success(inputs)
	return __fi.verify_email_success(inputs)
});
/**
* | output |
* | --- |
* | "Thank you. You can now use the service." |
*
* @param {Verify_Email_Success_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_email_success_text = /** @type {((inputs?: Verify_Email_Success_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Email_Success_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_email_success_text(inputs)
	return __fi.verify_email_success_text(inputs)
});
/**
* | output |
* | --- |
* | "Verification of a new email" |
*
* @param {Verify_Change_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_change_title = /** @type {((inputs?: Verify_Change_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Change_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_change_title(inputs)
	return __fi.verify_change_title(inputs)
});
/**
* | output |
* | --- |
* | "Your new email address is in use" |
*
* @param {Verify_Change_SuccessInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_change_success = /** @type {((inputs?: Verify_Change_SuccessInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Change_SuccessInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_change_success(inputs)
	return __fi.verify_change_success(inputs)
});
/**
* | output |
* | --- |
* | "From now on we send messages to the new address. Your username did not change." |
*
* @param {Verify_Change_Success_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_change_success_text = /** @type {((inputs?: Verify_Change_Success_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Change_Success_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_change_success_text(inputs)
	return __fi.verify_change_success_text(inputs)
});
/**
* | output |
* | --- |
* | "Go to home" |
*
* @param {Verify_Go_HomeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_go_home = /** @type {((inputs?: Verify_Go_HomeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Go_HomeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_go_home(inputs)
	return __fi.verify_go_home(inputs)
});
/**
* | output |
* | --- |
* | "The link has expired" |
*
* @param {Verify_Expired_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_expired_title = /** @type {((inputs?: Verify_Expired_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Expired_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_expired_title(inputs)
	return __fi.verify_expired_title(inputs)
});
/**
* | output |
* | --- |
* | "A verification link is valid for 24 hours. Request a new link to verify your address." |
*
* @param {Verify_Email_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_email_expired = /** @type {((inputs?: Verify_Email_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Email_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_email_expired(inputs)
	return __fi.verify_email_expired(inputs)
});
/**
* | output |
* | --- |
* | "A verification link is valid for 24 hours. The old address is used until you open a new link." |
*
* @param {Verify_Change_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_change_expired = /** @type {((inputs?: Verify_Change_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Change_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_change_expired(inputs)
	return __fi.verify_change_expired(inputs)
});
/**
* | output |
* | --- |
* | "The link does not work" |
*
* @param {Verify_Invalid_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_invalid_title = /** @type {((inputs?: Verify_Invalid_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Invalid_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_invalid_title(inputs)
	return __fi.verify_invalid_title(inputs)
});
/**
* | output |
* | --- |
* | "A newer link has replaced this one, or part of the address is missing. Request a new link." |
*
* @param {Verify_Email_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_email_invalid = /** @type {((inputs?: Verify_Email_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Email_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_email_invalid(inputs)
	return __fi.verify_email_invalid(inputs)
});
/**
* | output |
* | --- |
* | "A newer link has replaced this one, the change has been cancelled, or part of the link is missing." |
*
* @param {Verify_Change_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_change_invalid = /** @type {((inputs?: Verify_Change_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Change_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_change_invalid(inputs)
	return __fi.verify_change_invalid(inputs)
});
/**
* | output |
* | --- |
* | "Part of the link is missing. Open it straight from your email or copy the whole address." |
*
* @param {Verify_IncompleteInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_incomplete = /** @type {((inputs?: Verify_IncompleteInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_IncompleteInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_incomplete(inputs)
	return __fi.verify_incomplete(inputs)
});
/**
* | output |
* | --- |
* | "User not found" |
*
* @param {Verify_Unknown_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_unknown_title = /** @type {((inputs?: Verify_Unknown_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Unknown_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_unknown_title(inputs)
	return __fi.verify_unknown_title(inputs)
});
/**
* | output |
* | --- |
* | "The username in the link was not found. Contact customer service." |
*
* @param {Verify_Unknown_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_unknown_text = /** @type {((inputs?: Verify_Unknown_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Unknown_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_unknown_text(inputs)
	return __fi.verify_unknown_text(inputs)
});
/**
* | output |
* | --- |
* | "The address is in use already" |
*
* @param {Verify_Taken_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_taken_title = /** @type {((inputs?: Verify_Taken_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Taken_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_taken_title(inputs)
	return __fi.verify_taken_title(inputs)
});
/**
* | output |
* | --- |
* | "Another user has taken the email address into use. Your old address still holds. You can change the address in your profile." |
*
* @param {Verify_Taken_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_taken_text = /** @type {((inputs?: Verify_Taken_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Taken_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_taken_text(inputs)
	return __fi.verify_taken_text(inputs)
});
/**
* | output |
* | --- |
* | "The verification did not succeed" |
*
* @param {Verify_Failed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_failed_title = /** @type {((inputs?: Verify_Failed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Failed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_failed_title(inputs)
	return __fi.verify_failed_title(inputs)
});
/**
* | output |
* | --- |
* | "The service did not answer as expected. The link still works; try again." |
*
* @param {Verify_Failed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_failed_text = /** @type {((inputs?: Verify_Failed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Failed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_failed_text(inputs)
	return __fi.verify_failed_text(inputs)
});
/**
* | output |
* | --- |
* | "Request a new link" |
*
* @param {Verify_Request_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_request_link = /** @type {((inputs?: Verify_Request_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Request_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_request_link(inputs)
	return __fi.verify_request_link(inputs)
});
/**
* | output |
* | --- |
* | "A new link has been sent" |
*
* @param {Verify_Link_Sent_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_link_sent_title = /** @type {((inputs?: Verify_Link_Sent_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Link_Sent_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_link_sent_title(inputs)
	return __fi.verify_link_sent_title(inputs)
});
/**
* | output |
* | --- |
* | "Open the link in your email. Old links no longer work." |
*
* @param {Verify_Link_Sent_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_link_sent_text = /** @type {((inputs?: Verify_Link_Sent_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Link_Sent_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_link_sent_text(inputs)
	return __fi.verify_link_sent_text(inputs)
});
/**
* | output |
* | --- |
* | "A new link could not be obtained. Contact customer service." |
*
* @param {Verify_Link_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_link_failed = /** @type {((inputs?: Verify_Link_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Link_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_link_failed(inputs)
	return __fi.verify_link_failed(inputs)
});
/**
* | output |
* | --- |
* | "The username was not found, so no link could be sent. Contact customer service." |
*
* @param {Verify_Link_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_link_unknown = /** @type {((inputs?: Verify_Link_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Link_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_link_unknown(inputs)
	return __fi.verify_link_unknown(inputs)
});
/**
* | output |
* | --- |
* | "The email address is verified already. You can log in." |
*
* @param {Verify_Link_Not_NeededInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_link_not_needed = /** @type {((inputs?: Verify_Link_Not_NeededInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Link_Not_NeededInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_link_not_needed(inputs)
	return __fi.verify_link_not_needed(inputs)
});
/**
* | output |
* | --- |
* | "A new verification link has been sent." |
*
* @param {Verify_Link_RequestedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_link_requested = /** @type {((inputs?: Verify_Link_RequestedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_Link_RequestedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_link_requested(inputs)
	return __fi.verify_link_requested(inputs)
});
/**
* | output |
* | --- |
* | "Customer service contacts" |
*
* @param {Verify_ContactInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_contact = /** @type {((inputs?: Verify_ContactInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_ContactInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_contact(inputs)
	return __fi.verify_contact(inputs)
});
/**
* | output |
* | --- |
* | "To my profile" |
*
* @param {Verify_To_ProfileInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const verify_to_profile = /** @type {((inputs?: Verify_To_ProfileInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Verify_To_ProfileInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.verify_to_profile(inputs)
	return __fi.verify_to_profile(inputs)
});
/**
* | output |
* | --- |
* | "Help" |
*
* @param {Help_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_title = /** @type {((inputs?: Help_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_title(inputs)
	return __fi.help_title(inputs)
});
/**
* | output |
* | --- |
* | "Here you find answers, guides and the contacts of customer service." |
*
* @param {Help_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_text = /** @type {((inputs?: Help_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_text(inputs)
	return __fi.help_text(inputs)
});
/**
* | output |
* | --- |
* | "Customer service" |
*
* @param {Help_Contact_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_contact_title = /** @type {((inputs?: Help_Contact_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Contact_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_contact_title(inputs)
	return __fi.help_contact_title(inputs)
});
/**
* | output |
* | --- |
* | "We help on weekdays. Tell us your company’s customer number in the message so that we find your details quickly." |
*
* @param {Help_Contact_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_contact_text = /** @type {((inputs?: Help_Contact_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Contact_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_contact_text(inputs)
	return __fi.help_contact_text(inputs)
});
/**
* | output |
* | --- |
* | "Phone" |
*
* @param {Help_PhoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_phone = /** @type {((inputs?: Help_PhoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_PhoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_phone(inputs)
	return __fi.help_phone(inputs)
});
/**
* | output |
* | --- |
* | "Email" |
*
* @param {Help_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_email = /** @type {((inputs?: Help_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_email(inputs)
	return __fi.help_email(inputs)
});
/**
* | output |
* | --- |
* | "Guides" |
*
* @param {Help_Guides_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_guides_title = /** @type {((inputs?: Help_Guides_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Guides_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_guides_title(inputs)
	return __fi.help_guides_title(inputs)
});
/**
* | output |
* | --- |
* | "Employer’s guide" |
*
* @param {Help_Guide_EmployerInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_guide_employer = /** @type {((inputs?: Help_Guide_EmployerInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Guide_EmployerInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_guide_employer(inputs)
	return __fi.help_guide_employer(inputs)
});
/**
* | output |
* | --- |
* | "Employee’s guide" |
*
* @param {Help_Guide_EmployeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_guide_employee = /** @type {((inputs?: Help_Guide_EmployeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Guide_EmployeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_guide_employee(inputs)
	return __fi.help_guide_employee(inputs)
});
/**
* | output |
* | --- |
* | "More information" |
*
* @param {Help_Links_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_links_title = /** @type {((inputs?: Help_Links_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Links_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_links_title(inputs)
	return __fi.help_links_title(inputs)
});
/**
* | output |
* | --- |
* | "opens another service" |
*
* @param {Help_Opens_ElsewhereInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_opens_elsewhere = /** @type {((inputs?: Help_Opens_ElsewhereInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Opens_ElsewhereInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_opens_elsewhere(inputs)
	return __fi.help_opens_elsewhere(inputs)
});
/**
* | output |
* | --- |
* | "Loading contact details." |
*
* @param {Help_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_loading = /** @type {((inputs?: Help_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_loading(inputs)
	return __fi.help_loading(inputs)
});
/**
* | output |
* | --- |
* | "The contact details could not be loaded" |
*
* @param {Help_Unavailable_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_unavailable_title = /** @type {((inputs?: Help_Unavailable_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Unavailable_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_unavailable_title(inputs)
	return __fi.help_unavailable_title(inputs)
});
/**
* | output |
* | --- |
* | "Try again in a moment. You also find customer service on your invoice." |
*
* @param {Help_Unavailable_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_unavailable_text = /** @type {((inputs?: Help_Unavailable_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Unavailable_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_unavailable_text(inputs)
	return __fi.help_unavailable_text(inputs)
});
/**
* | output |
* | --- |
* | "Common questions" |
*
* @param {Help_Questions_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_questions_title = /** @type {((inputs?: Help_Questions_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Questions_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_questions_title(inputs)
	return __fi.help_questions_title(inputs)
});
/**
* | output |
* | --- |
* | "I have forgotten my password. What do I do?" |
*
* @param {Help_Q_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_q_password = /** @type {((inputs?: Help_Q_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Q_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_q_password(inputs)
	return __fi.help_q_password(inputs)
});
/**
* | output |
* | --- |
* | "Request a link for making a new password. The link comes to your email and is valid for 24 hours." |
*
* @param {Help_A_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_password = /** @type {((inputs?: Help_A_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_password(inputs)
	return __fi.help_a_password(inputs)
});
/**
* | output |
* | --- |
* | "Reset a forgotten password" |
*
* @param {Help_A_Password_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_password_link = /** @type {((inputs?: Help_A_Password_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_Password_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_password_link(inputs)
	return __fi.help_a_password_link(inputs)
});
/**
* | output |
* | --- |
* | "The verification message did not come. How do I get a new one?" |
*
* @param {Help_Q_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_q_email = /** @type {((inputs?: Help_Q_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Q_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_q_email(inputs)
	return __fi.help_q_email(inputs)
});
/**
* | output |
* | --- |
* | "Look in your spam folder first. When you try to log in with an unverified address, you get a button for requesting a new link." |
*
* @param {Help_A_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_email = /** @type {((inputs?: Help_A_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_email(inputs)
	return __fi.help_a_email(inputs)
});
/**
* | output |
* | --- |
* | "Go to login" |
*
* @param {Help_A_Email_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_email_link = /** @type {((inputs?: Help_A_Email_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_Email_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_email_link(inputs)
	return __fi.help_a_email_link(inputs)
});
/**
* | output |
* | --- |
* | "How do I change my name, phone number or email?" |
*
* @param {Help_Q_DetailsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_q_details = /** @type {((inputs?: Help_Q_DetailsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Q_DetailsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_q_details(inputs)
	return __fi.help_q_details(inputs)
});
/**
* | output |
* | --- |
* | "Change them in your profile and confirm with your password. A new email comes into use when you open the link sent to it." |
*
* @param {Help_A_DetailsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_details = /** @type {((inputs?: Help_A_DetailsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_DetailsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_details(inputs)
	return __fi.help_a_details(inputs)
});
/**
* | output |
* | --- |
* | "Profile" |
*
* @param {Help_A_Details_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_details_link = /** @type {((inputs?: Help_A_Details_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_Details_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_details_link(inputs)
	return __fi.help_a_details_link(inputs)
});
/**
* | output |
* | --- |
* | "I am an employee. Where do I see my own benefits?" |
*
* @param {Help_Q_EmployeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_q_employee = /** @type {((inputs?: Help_Q_EmployeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_Q_EmployeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_q_employee(inputs)
	return __fi.help_q_employee(inputs)
});
/**
* | output |
* | --- |
* | "This service is for employers. Employees have a service of their own with a separate login." |
*
* @param {Help_A_EmployeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_employee = /** @type {((inputs?: Help_A_EmployeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_EmployeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_employee(inputs)
	return __fi.help_a_employee(inputs)
});
/**
* | output |
* | --- |
* | "The employees’ service" |
*
* @param {Help_A_Employee_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const help_a_employee_link = /** @type {((inputs?: Help_A_Employee_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_A_Employee_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.help_a_employee_link(inputs)
	return __fi.help_a_employee_link(inputs)
});
/**
* | output |
* | --- |
* | "The service is under maintenance" |
*
* @param {Maintenance_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_title = /** @type {((inputs?: Maintenance_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_title(inputs)
	return __fi.maintenance_title(inputs)
});
/**
* | output |
* | --- |
* | "Maintenance" |
*
* @param {Maintenance_Document_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_document_title = /** @type {((inputs?: Maintenance_Document_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_Document_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_document_title(inputs)
	return __fi.maintenance_document_title(inputs)
});
/**
* | output |
* | --- |
* | "We are updating the service and it is not available now. Try again in a moment." |
*
* @param {Maintenance_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_text = /** @type {((inputs?: Maintenance_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_text(inputs)
	return __fi.maintenance_text(inputs)
});
/**
* | output |
* | --- |
* | "The maintenance lasts from {from} to {to} Finnish time." |
*
* @param {Maintenance_TimeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_time = /** @type {((inputs: Maintenance_TimeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_TimeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_time(inputs)
	return __fi.maintenance_time(inputs)
});
/**
* | output |
* | --- |
* | "The maintenance begins at {from} Finnish time." |
*
* @param {Maintenance_FromInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_from = /** @type {((inputs: Maintenance_FromInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_FromInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_from(inputs)
	return __fi.maintenance_from(inputs)
});
/**
* | output |
* | --- |
* | "The maintenance ends at {to} Finnish time." |
*
* @param {Maintenance_UntilInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_until = /** @type {((inputs: Maintenance_UntilInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_UntilInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_until(inputs)
	return __fi.maintenance_until(inputs)
});
/**
* | output |
* | --- |
* | "Loading information on the maintenance." |
*
* @param {Maintenance_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_loading = /** @type {((inputs?: Maintenance_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_loading(inputs)
	return __fi.maintenance_loading(inputs)
});
/**
* | output |
* | --- |
* | "More information" |
*
* @param {Maintenance_LinksInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const maintenance_links = /** @type {((inputs?: Maintenance_LinksInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_LinksInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.maintenance_links(inputs)
	return __fi.maintenance_links(inputs)
});