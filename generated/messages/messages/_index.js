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