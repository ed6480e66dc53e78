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

export const login_title = /** @type {(inputs: Login_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään`)
};

export const login_username = /** @type {(inputs: Login_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus`)
};

export const login_password = /** @type {(inputs: Login_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana`)
};

export const login_keep = /** @type {(inputs: Login_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pidä minut kirjautuneena`)
};

export const login_keep_hint = /** @type {(inputs: Login_Keep_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Älä valitse tätä yhteisellä tietokoneella.`)
};

export const login_submit = /** @type {(inputs: Login_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään`)
};

export const login_forgot = /** @type {(inputs: Login_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unohtuiko salasana?`)
};

export const login_employee_question = /** @type {(inputs: Login_Employee_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etsitkö omia työntekijäetujasi?`)
};

export const login_employee_link = /** @type {(inputs: Login_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu työntekijöiden palveluun`)
};

export const login_created = /** @type {(inputs: Login_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilisi on valmis. Voit nyt kirjautua sisään.`)
};

export const login_wrong = /** @type {(inputs: Login_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Väärä käyttäjätunnus tai salasana.`)
};

export const login_too_many = /** @type {(inputs: Login_Too_ManyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Liian monta yritystä. Odota minuutti ja yritä sitten uudelleen.`)
};

export const login_failed = /** @type {(inputs: Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjautuminen ei onnistunut. Kirjoittamasi tiedot ovat tallella, yritä hetken päästä uudelleen.`)
};

export const login_offline = /** @type {(inputs: Login_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palveluun ei saatu yhteyttä. Tarkista verkkoyhteytesi ja yritä uudelleen.`)
};

export const login_unverified = /** @type {(inputs: Login_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitettasi ei ole vielä vahvistettu. Avaa saamasi vahvistuslinkki tai pyydä uusi.`)
};

export const login_resend = /** @type {(inputs: Login_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä uusi linkki`)
};

export const login_resending = /** @type {(inputs: Login_ResendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetetään uutta vahvistuslinkkiä.`)
};

export const login_resent = /** @type {(inputs: Login_ResentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi vahvistuslinkki on lähetetty sähköpostiisi.`)
};

export const login_resend_failed = /** @type {(inputs: Login_Resend_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uutta vahvistuslinkkiä ei saatu lähetettyä. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const login_email_not_sent = /** @type {(inputs: Login_Email_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostia ei voitu lähettää. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const login_already_verified = /** @type {(inputs: Login_Already_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitteesi on jo vahvistettu. Voit kirjautua sisään.`)
};

export const login_panel_title = /** @type {(inputs: Login_Panel_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilöstön edut yhdestä paikasta`)
};

export const login_panel_money = /** @type {(inputs: Login_Panel_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa ja lataa työntekijöille lounas-, virike- ja muita etuja.`)
};

export const login_panel_orders = /** @type {(inputs: Login_Panel_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa paperisetelit ja virtuaalikortit.`)
};

export const login_panel_reports = /** @type {(inputs: Login_Panel_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hae raportit palkanlaskentaa ja tulorekisteriä varten.`)
};

export const login_panel_help = /** @type {(inputs: Login_Panel_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarvitsetko apua kirjautumiseen?`)
};

export const login_panel_help_link = /** @type {(inputs: Login_Panel_Help_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Katso ohje`)
};

export const login_missing_signatory = /** @type {(inputs: Login_Missing_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu vaatii allekirjoittajan oikeuden, jota sinulla ei ole.`)
};

export const login_missing_voucher_manager = /** @type {(inputs: Login_Missing_Voucher_ManagerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu vaatii setelivastaavan oikeuden, jota sinulla ei ole.`)
};

export const impersonation_title = /** @type {(inputs: Impersonation_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimi asiakkaan puolesta`)
};

export const impersonation_ask = /** @type {(inputs: Impersonation_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olet jo kirjautunut palveluun. Jos jatkat, tämä välilehti näyttää palvelun asiakkaana. Oma istuntosi pysyy auki muissa välilehdissä.`)
};

export const impersonation_continue = /** @type {(inputs: Impersonation_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka asiakkaana`)
};

export const impersonation_stay = /** @type {(inputs: Impersonation_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pysy omassa istunnossa`)
};

export const impersonation_starting = /** @type {(inputs: Impersonation_StartingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avataan asiakkaan istuntoa.`)
};

export const impersonation_failed_title = /** @type {(inputs: Impersonation_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakkaan istuntoa ei voitu avata`)
};

export const impersonation_failed_expired = /** @type {(inputs: Impersonation_Failed_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on vanhentunut. Luo hallintatyökalussa uusi linkki ja avaa se.`)
};

export const impersonation_failed_invalid = /** @type {(inputs: Impersonation_Failed_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on jo käytetty tai se on virheellinen. Luo hallintatyökalussa uusi linkki ja avaa se.`)
};

export const impersonation_failed_other = /** @type {(inputs: Impersonation_Failed_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei vastannut odotetusti, eikä istuntoa avattu. Luo hallintatyökalussa uusi linkki ja yritä uudelleen.`)
};

export const impersonation_to_own = /** @type {(inputs: Impersonation_To_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omaan istuntoon`)
};

export const profile_title = /** @type {(inputs: Profile_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat tiedot`)
};

export const profile_tab_details = /** @type {(inputs: Profile_Tab_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätiedot`)
};

export const profile_tab_password = /** @type {(inputs: Profile_Tab_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda salasana`)
};

export const profile_loading = /** @type {(inputs: Profile_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladataan tietojasi.`)
};

export const profile_username = /** @type {(inputs: Profile_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus`)
};

export const profile_first_name = /** @type {(inputs: Profile_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etunimi`)
};

export const profile_last_name = /** @type {(inputs: Profile_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sukunimi`)
};

export const profile_email = /** @type {(inputs: Profile_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköposti`)
};

export const profile_email_verified = /** @type {(inputs: Profile_Email_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistettu`)
};

export const profile_email_unverified = /** @type {(inputs: Profile_Email_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistamatta`)
};

export const profile_email_state = /** @type {(inputs: Profile_Email_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostin tila`)
};

export const profile_email_hint = /** @type {(inputs: Profile_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi osoite tulee käyttöön, kun avaat siihen lähetettävän vahvistuslinkin.`)
};

export const profile_pending_title = /** @type {(inputs: Profile_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi sähköpostiosoite odottaa vahvistusta`)
};

export const profile_pending_text = /** @type {(inputs: Profile_Pending_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lähetimme vahvistuslinkin osoitteeseen ${i?.email}. Nykyinen osoite on käytössä, kunnes avaat linkin.`)
};

export const profile_resend_link = /** @type {(inputs: Profile_Resend_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä linkki uudelleen`)
};

export const profile_phone = /** @type {(inputs: Profile_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelinnumero`)
};

export const profile_job_title = /** @type {(inputs: Profile_Job_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tehtävänimike`)
};

export const profile_save = /** @type {(inputs: Profile_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna tiedot`)
};

export const profile_saved = /** @type {(inputs: Profile_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietosi on tallennettu.`)
};

export const profile_saved_email = /** @type {(inputs: Profile_Saved_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietosi on tallennettu. Vahvista uusi sähköpostiosoite siihen lähetetystä linkistä.`)
};

export const profile_username_max = /** @type {(inputs: Profile_Username_MaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus saa olla enintään 50 merkkiä pitkä.`)
};

export const profile_impersonated = /** @type {(inputs: Profile_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimit asiakkaan puolesta, joten salasanaa ei kysytä.`)
};

export const popup_title = /** @type {(inputs: Popup_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvista salasanallasi`)
};

export const popup_text = /** @type {(inputs: Popup_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita nykyinen salasanasi, niin tallennamme muutokset.`)
};

export const popup_password = /** @type {(inputs: Popup_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana`)
};

export const popup_confirm = /** @type {(inputs: Popup_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna muutokset`)
};

export const popup_cancel = /** @type {(inputs: Popup_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruuta`)
};

export const popup_close = /** @type {(inputs: Popup_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje`)
};

export const popup_wrong = /** @type {(inputs: Popup_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Väärä salasana.`)
};

export const popup_empty = /** @type {(inputs: Popup_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita salasanasi.`)
};

export const popup_forgot = /** @type {(inputs: Popup_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unohditko tunnuksesi? Kirjaudu ulos ja vaihda salasana`)
};

export const password_current = /** @type {(inputs: Password_CurrentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nykyinen salasana`)
};

export const password_new = /** @type {(inputs: Password_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi salasana`)
};

export const password_confirm = /** @type {(inputs: Password_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi salasana uudelleen`)
};

export const password_change = /** @type {(inputs: Password_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda salasana`)
};

export const password_changed = /** @type {(inputs: Password_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasanasi on vaihdettu.`)
};

export const password_unchanged = /** @type {(inputs: Password_UnchangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uuden salasanan pitää olla eri kuin nykyinen.`)
};

export const password_incorrect = /** @type {(inputs: Password_IncorrectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Väärä salasana.`)
};

export const reset_title = /** @type {(inputs: Reset_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda unohtunut salasana`)
};

export const reset_text = /** @type {(inputs: Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita käyttäjätunnuksesi tai sähköpostiosoitteesi, niin lähetämme sinulle linkin uuden salasanan tekemiseen.`)
};

export const reset_identifier = /** @type {(inputs: Reset_IdentifierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus tai sähköposti`)
};

export const reset_submit = /** @type {(inputs: Reset_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä linkki`)
};

export const reset_back = /** @type {(inputs: Reset_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin kirjautumiseen`)
};

export const reset_unknown = /** @type {(inputs: Reset_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnusta ei löydy.`)
};

export const reset_not_sent = /** @type {(inputs: Reset_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostia ei voitu lähettää. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const reset_requested_title = /** @type {(inputs: Reset_Requested_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista sähköpostisi`)
};

export const reset_requested_text = /** @type {(inputs: Reset_Requested_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetimme sinulle linkin, jolla teet uuden salasanan. Linkki on voimassa 24 tuntia, ja vanha salasana toimii siihen asti.`)
};

export const reset_requested_missing = /** @type {(inputs: Reset_Requested_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etkö löydä viestiä? Katso myös roskaposti. Voit pyytää linkin uudelleen.`)
};

export const reset_again = /** @type {(inputs: Reset_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä linkki uudelleen`)
};

export const go_to_login = /** @type {(inputs: Go_To_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry kirjautumiseen`)
};

export const new_password_title = /** @type {(inputs: New_Password_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee uusi salasana`)
};

export const new_password_for = /** @type {(inputs: New_Password_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Salasana tulee käyttäjätunnukselle ${i?.username}.`)
};

export const new_password_submit = /** @type {(inputs: New_Password_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna salasana`)
};

export const new_password_saved = /** @type {(inputs: New_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi salasana on käytössä. Kirjaudu sillä sisään.`)
};

export const new_password_link_expired_title = /** @type {(inputs: New_Password_Link_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on vanhentunut`)
};

export const new_password_link_invalid_title = /** @type {(inputs: New_Password_Link_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei toimi`)
};

export const new_password_link_expired = /** @type {(inputs: New_Password_Link_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasanalinkki on voimassa 24 tuntia. Pyydä uusi linkki.`)
};

export const new_password_link_invalid = /** @type {(inputs: New_Password_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on jo käytetty, uudempi linkki on korvannut sen tai osoitteesta puuttuu osa. Pyydä uusi linkki.`)
};

export const new_password_unknown_user = /** @type {(inputs: New_Password_Unknown_UserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkin käyttäjätunnusta ei löydy. Tunnus on voinut vaihtua, joten pyydä uusi linkki.`)
};

export const new_password_request = /** @type {(inputs: New_Password_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä uusi linkki`)
};

export const verify_loading = /** @type {(inputs: Verify_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistetaan sähköpostiosoitetta.`)
};

export const verify_email_title = /** @type {(inputs: Verify_Email_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostin vahvistus`)
};

export const verify_email_success = /** @type {(inputs: Verify_Email_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitteesi on vahvistettu`)
};

export const verify_email_success_text = /** @type {(inputs: Verify_Email_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kiitos. Voit nyt käyttää palvelua.`)
};

export const verify_change_title = /** @type {(inputs: Verify_Change_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uuden sähköpostin vahvistus`)
};

export const verify_change_success = /** @type {(inputs: Verify_Change_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi sähköpostiosoitteesi on käytössä`)
};

export const verify_change_success_text = /** @type {(inputs: Verify_Change_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetämme viestit tästä lähtien uuteen osoitteeseen. Käyttäjätunnuksesi ei muuttunut.`)
};

export const verify_go_home = /** @type {(inputs: Verify_Go_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry etusivulle`)
};

export const verify_expired_title = /** @type {(inputs: Verify_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on vanhentunut`)
};

export const verify_email_expired = /** @type {(inputs: Verify_Email_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistuslinkki on voimassa 24 tuntia. Pyydä uusi linkki, niin voit vahvistaa osoitteesi.`)
};

export const verify_change_expired = /** @type {(inputs: Verify_Change_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistuslinkki on voimassa 24 tuntia. Vanha osoite on käytössä, kunnes avaat uuden linkin.`)
};

export const verify_invalid_title = /** @type {(inputs: Verify_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei toimi`)
};

export const verify_email_invalid = /** @type {(inputs: Verify_Email_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uudempi linkki on korvannut tämän linkin tai osoitteesta puuttuu osa. Pyydä uusi linkki.`)
};

export const verify_change_invalid = /** @type {(inputs: Verify_Change_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uudempi linkki on korvannut tämän linkin, osoitteen muutos on peruttu tai linkistä puuttuu osa.`)
};

export const verify_incomplete = /** @type {(inputs: Verify_IncompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkistä puuttuu osa. Avaa se suoraan sähköpostistasi tai kopioi koko osoite.`)
};

export const verify_unknown_title = /** @type {(inputs: Verify_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjää ei löydy`)
};

export const verify_unknown_text = /** @type {(inputs: Verify_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkin käyttäjätunnusta ei löydy. Ota yhteyttä asiakaspalveluun.`)
};

export const verify_taken_title = /** @type {(inputs: Verify_Taken_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite on jo käytössä`)
};

export const verify_taken_text = /** @type {(inputs: Verify_Taken_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toinen käyttäjä on ottanut sähköpostiosoitteen käyttöön. Vanha osoitteesi on edelleen voimassa. Voit vaihtaa osoitteen omissa tiedoissasi.`)
};

export const verify_failed_title = /** @type {(inputs: Verify_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistus ei onnistunut`)
};

export const verify_failed_text = /** @type {(inputs: Verify_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei vastannut odotetusti. Linkki toimii yhä, yritä uudelleen.`)
};

export const verify_request_link = /** @type {(inputs: Verify_Request_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä uusi linkki`)
};

export const verify_link_sent_title = /** @type {(inputs: Verify_Link_Sent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi linkki on lähetetty`)
};

export const verify_link_sent_text = /** @type {(inputs: Verify_Link_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa linkki sähköpostistasi. Vanhat linkit eivät enää toimi.`)
};

export const verify_link_failed = /** @type {(inputs: Verify_Link_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uutta linkkiä ei saatu. Ota yhteyttä asiakaspalveluun.`)
};

export const verify_link_unknown = /** @type {(inputs: Verify_Link_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnusta ei löydy, joten linkkiä ei voitu lähettää. Ota yhteyttä asiakaspalveluun.`)
};

export const verify_link_not_needed = /** @type {(inputs: Verify_Link_Not_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite on jo vahvistettu. Voit kirjautua sisään.`)
};

export const verify_link_requested = /** @type {(inputs: Verify_Link_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi vahvistuslinkki on lähetetty.`)
};

export const verify_contact = /** @type {(inputs: Verify_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakaspalvelun yhteystiedot`)
};

export const verify_to_profile = /** @type {(inputs: Verify_To_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omiin tietoihin`)
};

export const help_title = /** @type {(inputs: Help_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohje`)
};

export const help_text = /** @type {(inputs: Help_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täältä löydät vastauksia, oppaat ja asiakaspalvelun yhteystiedot.`)
};

export const help_contact_title = /** @type {(inputs: Help_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakaspalvelu`)
};

export const help_contact_text = /** @type {(inputs: Help_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autamme arkisin. Kerro viestissä yrityksesi asiakasnumero, niin löydämme tietosi nopeasti.`)
};

export const help_phone = /** @type {(inputs: Help_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelin`)
};

export const help_email = /** @type {(inputs: Help_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköposti`)
};

export const help_guides_title = /** @type {(inputs: Help_Guides_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oppaat`)
};

export const help_guide_employer = /** @type {(inputs: Help_Guide_EmployerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työnantajan opas`)
};

export const help_guide_employee = /** @type {(inputs: Help_Guide_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän opas`)
};

export const help_links_title = /** @type {(inputs: Help_Links_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisätietoa`)
};

export const help_opens_elsewhere = /** @type {(inputs: Help_Opens_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`avautuu toiseen palveluun`)
};

export const help_loading = /** @type {(inputs: Help_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladataan yhteystietoja.`)
};

export const help_unavailable_title = /** @type {(inputs: Help_Unavailable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteystietoja ei saatu ladattua`)
};

export const help_unavailable_text = /** @type {(inputs: Help_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä hetken päästä uudelleen. Asiakaspalvelun tiedot löydät myös laskultasi.`)
};

export const help_questions_title = /** @type {(inputs: Help_Questions_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usein kysyttyä`)
};

export const help_q_password = /** @type {(inputs: Help_Q_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unohdin salasanani. Mitä teen?`)
};

export const help_a_password = /** @type {(inputs: Help_A_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä linkki uuden salasanan tekemiseen. Linkki tulee sähköpostiisi ja on voimassa 24 tuntia.`)
};

export const help_a_password_link = /** @type {(inputs: Help_A_Password_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda unohtunut salasana`)
};

export const help_q_email = /** @type {(inputs: Help_Q_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistusviesti ei tullut. Miten saan uuden?`)
};

export const help_a_email = /** @type {(inputs: Help_A_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Katso ensin roskaposti. Kun yrität kirjautua vahvistamattomalla osoitteella, saat painikkeen, jolla voit pyytää uuden linkin.`)
};

export const help_a_email_link = /** @type {(inputs: Help_A_Email_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry kirjautumiseen`)
};

export const help_q_details = /** @type {(inputs: Help_Q_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Miten vaihdan nimeni, puhelinnumeroni tai sähköpostini?`)
};

export const help_a_details = /** @type {(inputs: Help_A_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta ne omissa tiedoissasi ja vahvista muutos salasanallasi. Uusi sähköposti tulee käyttöön, kun avaat siihen lähetetyn linkin.`)
};

export const help_a_details_link = /** @type {(inputs: Help_A_Details_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat tiedot`)
};

export const help_q_employee = /** @type {(inputs: Help_Q_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olen työntekijä. Missä näen omat etuni?`)
};

export const help_a_employee = /** @type {(inputs: Help_A_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tämä palvelu on työnantajille. Työntekijöillä on oma palvelunsa, johon kirjaudutaan erikseen.`)
};

export const help_a_employee_link = /** @type {(inputs: Help_A_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöiden palvelu`)
};

export const maintenance_title = /** @type {(inputs: Maintenance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelussa on huoltokatko`)
};

export const maintenance_document_title = /** @type {(inputs: Maintenance_Document_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Huoltokatko`)
};

export const maintenance_text = /** @type {(inputs: Maintenance_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivitämme palvelua, eikä se ole nyt käytettävissä. Yritä hetken päästä uudelleen.`)
};

export const maintenance_time = /** @type {(inputs: Maintenance_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Huoltokatko kestää ${i?.from}–${i?.to} Suomen aikaa.`)
};

export const maintenance_from = /** @type {(inputs: Maintenance_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Huoltokatko alkaa ${i?.from} Suomen aikaa.`)
};

export const maintenance_until = /** @type {(inputs: Maintenance_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Huoltokatko päättyy ${i?.to} Suomen aikaa.`)
};

export const maintenance_loading = /** @type {(inputs: Maintenance_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladataan tietoja huoltokatkosta.`)
};

export const maintenance_links = /** @type {(inputs: Maintenance_LinksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisätietoa`)
};