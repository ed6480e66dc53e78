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
	return /** @type {LocalizedString} */ (`Etuportaali`)
};

export const skip_to_content = /** @type {(inputs: Skip_To_ContentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry sisältöön`)
};

export const menu_open = /** @type {(inputs: Menu_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valikko`)
};

export const menu_close = /** @type {(inputs: Menu_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje valikko`)
};

export const menu_label = /** @type {(inputs: Menu_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päävalikko`)
};

export const menu_home = /** @type {(inputs: Menu_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etusivu`)
};

export const menu_manage_benefits = /** @type {(inputs: Menu_Manage_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const menu_employees = /** @type {(inputs: Menu_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät`)
};

export const menu_deposit = /** @type {(inputs: Menu_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const menu_load_benefit = /** @type {(inputs: Menu_Load_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const menu_reports = /** @type {(inputs: Menu_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportit`)
};

export const menu_download_reports = /** @type {(inputs: Menu_Download_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa raportteja`)
};

export const menu_voucher_orders = /** @type {(inputs: Menu_Voucher_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelitilaukset`)
};

export const menu_company = /** @type {(inputs: Menu_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tiedot`)
};

export const menu_help = /** @type {(inputs: Menu_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohje`)
};

export const menu_group_benefits = /** @type {(inputs: Menu_Group_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut`)
};

export const menu_group_money = /** @type {(inputs: Menu_Group_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raha ja raportit`)
};

export const menu_group_company = /** @type {(inputs: Menu_Group_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys`)
};

export const menu_group_support = /** @type {(inputs: Menu_Group_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuki`)
};

export const account_menu = /** @type {(inputs: Account_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oma tili`)
};

export const menu_profile = /** @type {(inputs: Menu_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat tiedot`)
};

export const menu_logout = /** @type {(inputs: Menu_LogoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu ulos`)
};

export const level_info = /** @type {(inputs: Level_InfoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedoksi`)
};

export const level_success = /** @type {(inputs: Level_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Onnistui`)
};

export const level_warning = /** @type {(inputs: Level_WarningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Huomio`)
};

export const level_error = /** @type {(inputs: Level_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virhe`)
};

export const notifications_label = /** @type {(inputs: Notifications_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ilmoitukset`)
};

export const notification_close = /** @type {(inputs: Notification_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje ilmoitus`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä uudelleen`)
};

export const to_home = /** @type {(inputs: To_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etusivulle`)
};

export const to_login = /** @type {(inputs: To_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään`)
};

export const to_support = /** @type {(inputs: To_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohje ja tuki`)
};

export const error_screen_title = /** @type {(inputs: Error_Screen_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivua ei voitu näyttää`)
};

export const error_screen_text = /** @type {(inputs: Error_Screen_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jokin meni vikaan. Mitään ei muutettu. Yritä hetken päästä uudelleen.`)
};

export const error_screen_offline_title = /** @type {(inputs: Error_Screen_Offline_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palveluun ei saatu yhteyttä`)
};

export const error_screen_offline_text = /** @type {(inputs: Error_Screen_Offline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista verkkoyhteytesi ja yritä uudelleen. Mitään ei muutettu.`)
};

export const error_screen_missing_title = /** @type {(inputs: Error_Screen_Missing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoa ei löytynyt`)
};

export const error_screen_missing_text = /** @type {(inputs: Error_Screen_Missing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se on voitu poistaa, tai linkki on vanhentunut.`)
};

export const not_found_title = /** @type {(inputs: Not_Found_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivua ei löytynyt`)
};

export const not_found_text = /** @type {(inputs: Not_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoitteessa ei ole sivua. Tarkista osoite, tai jatka kirjautumiseen tai ohjeisiin.`)
};

export const session_expired = /** @type {(inputs: Session_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istunto on vanhentunut. Kirjaudu sisään uudelleen.`)
};

export const logged_out = /** @type {(inputs: Logged_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olet kirjautunut ulos.`)
};

export const logout_failed = /** @type {(inputs: Logout_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uloskirjautuminen epäonnistui palvelussa. Istunto on kuitenkin päätetty tässä selaimessa.`)
};

export const impersonation_ended = /** @type {(inputs: Impersonation_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toisen käyttäjän istunto päättyi.`)
};

export const session_ending_soon = /** @type {(inputs: Session_Ending_SoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istunto päättyy pian. Tallenna keskeneräiset tiedot.`)
};

export const error_generic = /** @type {(inputs: Error_GenericInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jokin meni vikaan.`)
};