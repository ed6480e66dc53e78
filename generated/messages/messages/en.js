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

export const login_title = /** @type {(inputs: Login_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in`)
};

export const login_username = /** @type {(inputs: Login_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username`)
};

export const login_password = /** @type {(inputs: Login_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Password`)
};

export const login_keep = /** @type {(inputs: Login_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep me logged in`)
};

export const login_keep_hint = /** @type {(inputs: Login_Keep_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do not choose this on a shared computer.`)
};

export const login_submit = /** @type {(inputs: Login_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in`)
};

export const login_forgot = /** @type {(inputs: Login_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forgotten your password?`)
};

export const login_employee_question = /** @type {(inputs: Login_Employee_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Looking for your own employee benefits?`)
};

export const login_employee_link = /** @type {(inputs: Login_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in to the employees’ service`)
};

export const login_created = /** @type {(inputs: Login_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account is ready. You can now log in.`)
};

export const login_wrong = /** @type {(inputs: Login_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incorrect username or password.`)
};

export const login_too_many = /** @type {(inputs: Login_Too_ManyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many attempts. Wait a minute and then try again.`)
};

export const login_failed = /** @type {(inputs: Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Logging in did not succeed. What you typed is still here; try again in a moment.`)
};

export const login_offline = /** @type {(inputs: Login_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service could not be reached. Check your network connection and try again.`)
};

export const login_unverified = /** @type {(inputs: Login_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address has not been verified yet. Open the verification link you received or request a new one.`)
};

export const login_resend = /** @type {(inputs: Login_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a new link`)
};

export const login_resending = /** @type {(inputs: Login_ResendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sending a new verification link.`)
};

export const login_resent = /** @type {(inputs: Login_ResentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new verification link has been sent to your email.`)
};

export const login_resend_failed = /** @type {(inputs: Login_Resend_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new verification link could not be sent. Try again or contact customer service.`)
};

export const login_email_not_sent = /** @type {(inputs: Login_Email_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email failed to be sent. Try again or contact customer service.`)
};

export const login_already_verified = /** @type {(inputs: Login_Already_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address is verified already. You can log in.`)
};

export const login_panel_title = /** @type {(inputs: Login_Panel_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee benefits in one place`)
};

export const login_panel_money = /** @type {(inputs: Login_Panel_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money and load lunch, recreational and other benefits for your employees.`)
};

export const login_panel_orders = /** @type {(inputs: Login_Panel_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order paper vouchers and virtual cards.`)
};

export const login_panel_reports = /** @type {(inputs: Login_Panel_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get the reports for payroll and the income register.`)
};

export const login_panel_help = /** @type {(inputs: Login_Panel_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Need help with logging in?`)
};

export const login_panel_help_link = /** @type {(inputs: Login_Panel_Help_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See help`)
};

export const login_missing_signatory = /** @type {(inputs: Login_Missing_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page needs the signatory right, which you do not have.`)
};

export const login_missing_voucher_manager = /** @type {(inputs: Login_Missing_Voucher_ManagerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page needs the voucher manager right, which you do not have.`)
};

export const impersonation_title = /** @type {(inputs: Impersonation_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Act for a customer`)
};

export const impersonation_ask = /** @type {(inputs: Impersonation_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are already logged in. If you continue, this tab shows the service as the customer. Your own session stays open in your other tabs.`)
};

export const impersonation_continue = /** @type {(inputs: Impersonation_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue as the customer`)
};

export const impersonation_stay = /** @type {(inputs: Impersonation_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stay in my own session`)
};

export const impersonation_starting = /** @type {(inputs: Impersonation_StartingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the customer’s session.`)
};

export const impersonation_failed_title = /** @type {(inputs: Impersonation_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The customer’s session could not be opened`)
};

export const impersonation_failed_expired = /** @type {(inputs: Impersonation_Failed_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has expired. Make a new link in the admin tool and open it.`)
};

export const impersonation_failed_invalid = /** @type {(inputs: Impersonation_Failed_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has been used already or is not valid. Make a new link in the admin tool and open it.`)
};

export const impersonation_failed_other = /** @type {(inputs: Impersonation_Failed_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service did not answer as expected, and no session was opened. Make a new link in the admin tool and try again.`)
};

export const impersonation_to_own = /** @type {(inputs: Impersonation_To_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To my own session`)
};

export const profile_title = /** @type {(inputs: Profile_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Profile`)
};

export const profile_tab_details = /** @type {(inputs: Profile_Tab_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`User information`)
};

export const profile_tab_password = /** @type {(inputs: Profile_Tab_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change password`)
};

export const profile_loading = /** @type {(inputs: Profile_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading your information.`)
};

export const profile_username = /** @type {(inputs: Profile_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username`)
};

export const profile_first_name = /** @type {(inputs: Profile_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First name`)
};

export const profile_last_name = /** @type {(inputs: Profile_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last name`)
};

export const profile_email = /** @type {(inputs: Profile_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email`)
};

export const profile_email_verified = /** @type {(inputs: Profile_Email_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verified`)
};

export const profile_email_unverified = /** @type {(inputs: Profile_Email_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not verified`)
};

export const profile_email_state = /** @type {(inputs: Profile_Email_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`State of the email`)
};

export const profile_email_hint = /** @type {(inputs: Profile_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new address comes into use when you open the verification link sent to it.`)
};

export const profile_pending_title = /** @type {(inputs: Profile_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new email address awaits verification`)
};

export const profile_pending_text = /** @type {(inputs: Profile_Pending_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We sent a verification link to ${i?.email}. The current address is used until you open the link.`)
};

export const profile_resend_link = /** @type {(inputs: Profile_Resend_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send the link again`)
};

export const profile_phone = /** @type {(inputs: Profile_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number`)
};

export const profile_job_title = /** @type {(inputs: Profile_Job_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Job title`)
};

export const profile_save = /** @type {(inputs: Profile_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save information`)
};

export const profile_saved = /** @type {(inputs: Profile_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your information has been saved.`)
};

export const profile_saved_email = /** @type {(inputs: Profile_Saved_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your information has been saved. Verify the new email address with the link sent to it.`)
};

export const profile_username_max = /** @type {(inputs: Profile_Username_MaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username may be at most 50 characters long.`)
};

export const profile_impersonated = /** @type {(inputs: Profile_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are acting for a customer, so no password is asked for.`)
};

export const popup_title = /** @type {(inputs: Popup_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm with your password`)
};

export const popup_text = /** @type {(inputs: Popup_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Type your current password and we will save the changes.`)
};

export const popup_password = /** @type {(inputs: Popup_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Password`)
};

export const popup_confirm = /** @type {(inputs: Popup_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save changes`)
};

export const popup_cancel = /** @type {(inputs: Popup_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel`)
};

export const popup_close = /** @type {(inputs: Popup_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const popup_wrong = /** @type {(inputs: Popup_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incorrect password.`)
};

export const popup_empty = /** @type {(inputs: Popup_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Type your password.`)
};

export const popup_forgot = /** @type {(inputs: Popup_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forgotten your credentials? Log out and reset your password`)
};

export const password_current = /** @type {(inputs: Password_CurrentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Current password`)
};

export const password_new = /** @type {(inputs: Password_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New password`)
};

export const password_confirm = /** @type {(inputs: Password_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New password again`)
};

export const password_change = /** @type {(inputs: Password_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change password`)
};

export const password_changed = /** @type {(inputs: Password_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your password has been changed.`)
};

export const password_unchanged = /** @type {(inputs: Password_UnchangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new password must differ from the current one.`)
};

export const password_incorrect = /** @type {(inputs: Password_IncorrectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incorrect password.`)
};

export const reset_title = /** @type {(inputs: Reset_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reset a forgotten password`)
};

export const reset_text = /** @type {(inputs: Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Type your username or email address and we will send you a link for making a new password.`)
};

export const reset_identifier = /** @type {(inputs: Reset_IdentifierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username or email`)
};

export const reset_submit = /** @type {(inputs: Reset_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send the link`)
};

export const reset_back = /** @type {(inputs: Reset_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to login`)
};

export const reset_unknown = /** @type {(inputs: Reset_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unknown username.`)
};

export const reset_not_sent = /** @type {(inputs: Reset_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email failed to be sent. Try again or contact customer service.`)
};

export const reset_requested_title = /** @type {(inputs: Reset_Requested_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your email`)
};

export const reset_requested_text = /** @type {(inputs: Reset_Requested_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We sent you a link for making a new password. The link is valid for 24 hours, and the old password works until then.`)
};

export const reset_requested_missing = /** @type {(inputs: Reset_Requested_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Can’t find the message? Look in your spam folder too. You can request the link again.`)
};

export const reset_again = /** @type {(inputs: Reset_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request the link again`)
};

export const go_to_login = /** @type {(inputs: Go_To_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to login`)
};

export const new_password_title = /** @type {(inputs: New_Password_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make a new password`)
};

export const new_password_for = /** @type {(inputs: New_Password_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The password is for the username ${i?.username}.`)
};

export const new_password_submit = /** @type {(inputs: New_Password_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save password`)
};

export const new_password_saved = /** @type {(inputs: New_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new password is in use. Log in with it.`)
};

export const new_password_link_expired_title = /** @type {(inputs: New_Password_Link_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has expired`)
};

export const new_password_link_invalid_title = /** @type {(inputs: New_Password_Link_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link does not work`)
};

export const new_password_link_expired = /** @type {(inputs: New_Password_Link_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A password link is valid for 24 hours. Request a new link.`)
};

export const new_password_link_invalid = /** @type {(inputs: New_Password_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has been used already, a newer link has replaced it, or part of the address is missing. Request a new link.`)
};

export const new_password_unknown_user = /** @type {(inputs: New_Password_Unknown_UserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username in the link was not found. It may have changed, so request a new link.`)
};

export const new_password_request = /** @type {(inputs: New_Password_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request a new link`)
};

export const verify_loading = /** @type {(inputs: Verify_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verifying your email address.`)
};

export const verify_email_title = /** @type {(inputs: Verify_Email_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email verification`)
};

export const verify_email_success = /** @type {(inputs: Verify_Email_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address has been verified`)
};

export const verify_email_success_text = /** @type {(inputs: Verify_Email_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you. You can now use the service.`)
};

export const verify_change_title = /** @type {(inputs: Verify_Change_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verification of a new email`)
};

export const verify_change_success = /** @type {(inputs: Verify_Change_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new email address is in use`)
};

export const verify_change_success_text = /** @type {(inputs: Verify_Change_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From now on we send messages to the new address. Your username did not change.`)
};

export const verify_go_home = /** @type {(inputs: Verify_Go_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to home`)
};

export const verify_expired_title = /** @type {(inputs: Verify_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has expired`)
};

export const verify_email_expired = /** @type {(inputs: Verify_Email_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A verification link is valid for 24 hours. Request a new link to verify your address.`)
};

export const verify_change_expired = /** @type {(inputs: Verify_Change_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A verification link is valid for 24 hours. The old address is used until you open a new link.`)
};

export const verify_invalid_title = /** @type {(inputs: Verify_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link does not work`)
};

export const verify_email_invalid = /** @type {(inputs: Verify_Email_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A newer link has replaced this one, or part of the address is missing. Request a new link.`)
};

export const verify_change_invalid = /** @type {(inputs: Verify_Change_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A newer link has replaced this one, the change has been cancelled, or part of the link is missing.`)
};

export const verify_incomplete = /** @type {(inputs: Verify_IncompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part of the link is missing. Open it straight from your email or copy the whole address.`)
};

export const verify_unknown_title = /** @type {(inputs: Verify_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`User not found`)
};

export const verify_unknown_text = /** @type {(inputs: Verify_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username in the link was not found. Contact customer service.`)
};

export const verify_taken_title = /** @type {(inputs: Verify_Taken_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address is in use already`)
};

export const verify_taken_text = /** @type {(inputs: Verify_Taken_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another user has taken the email address into use. Your old address still holds. You can change the address in your profile.`)
};

export const verify_failed_title = /** @type {(inputs: Verify_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The verification did not succeed`)
};

export const verify_failed_text = /** @type {(inputs: Verify_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service did not answer as expected. The link still works; try again.`)
};

export const verify_request_link = /** @type {(inputs: Verify_Request_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request a new link`)
};

export const verify_link_sent_title = /** @type {(inputs: Verify_Link_Sent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new link has been sent`)
};

export const verify_link_sent_text = /** @type {(inputs: Verify_Link_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the link in your email. Old links no longer work.`)
};

export const verify_link_failed = /** @type {(inputs: Verify_Link_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new link could not be obtained. Contact customer service.`)
};

export const verify_link_unknown = /** @type {(inputs: Verify_Link_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username was not found, so no link could be sent. Contact customer service.`)
};

export const verify_link_not_needed = /** @type {(inputs: Verify_Link_Not_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email address is verified already. You can log in.`)
};

export const verify_link_requested = /** @type {(inputs: Verify_Link_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new verification link has been sent.`)
};

export const verify_contact = /** @type {(inputs: Verify_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service contacts`)
};

export const verify_to_profile = /** @type {(inputs: Verify_To_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To my profile`)
};

export const help_title = /** @type {(inputs: Help_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help`)
};

export const help_text = /** @type {(inputs: Help_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Here you find answers, guides and the contacts of customer service.`)
};

export const help_contact_title = /** @type {(inputs: Help_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service`)
};

export const help_contact_text = /** @type {(inputs: Help_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We help on weekdays. Tell us your company’s customer number in the message so that we find your details quickly.`)
};

export const help_phone = /** @type {(inputs: Help_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone`)
};

export const help_email = /** @type {(inputs: Help_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email`)
};

export const help_guides_title = /** @type {(inputs: Help_Guides_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guides`)
};

export const help_guide_employer = /** @type {(inputs: Help_Guide_EmployerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employer’s guide`)
};

export const help_guide_employee = /** @type {(inputs: Help_Guide_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee’s guide`)
};

export const help_links_title = /** @type {(inputs: Help_Links_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More information`)
};

export const help_opens_elsewhere = /** @type {(inputs: Help_Opens_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`opens another service`)
};

export const help_loading = /** @type {(inputs: Help_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading contact details.`)
};

export const help_unavailable_title = /** @type {(inputs: Help_Unavailable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contact details could not be loaded`)
};

export const help_unavailable_text = /** @type {(inputs: Help_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again in a moment. You also find customer service on your invoice.`)
};

export const help_questions_title = /** @type {(inputs: Help_Questions_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Common questions`)
};

export const help_q_password = /** @type {(inputs: Help_Q_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have forgotten my password. What do I do?`)
};

export const help_a_password = /** @type {(inputs: Help_A_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request a link for making a new password. The link comes to your email and is valid for 24 hours.`)
};

export const help_a_password_link = /** @type {(inputs: Help_A_Password_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reset a forgotten password`)
};

export const help_q_email = /** @type {(inputs: Help_Q_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The verification message did not come. How do I get a new one?`)
};

export const help_a_email = /** @type {(inputs: Help_A_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Look in your spam folder first. When you try to log in with an unverified address, you get a button for requesting a new link.`)
};

export const help_a_email_link = /** @type {(inputs: Help_A_Email_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to login`)
};

export const help_q_details = /** @type {(inputs: Help_Q_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How do I change my name, phone number or email?`)
};

export const help_a_details = /** @type {(inputs: Help_A_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change them in your profile and confirm with your password. A new email comes into use when you open the link sent to it.`)
};

export const help_a_details_link = /** @type {(inputs: Help_A_Details_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Profile`)
};

export const help_q_employee = /** @type {(inputs: Help_Q_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I am an employee. Where do I see my own benefits?`)
};

export const help_a_employee = /** @type {(inputs: Help_A_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This service is for employers. Employees have a service of their own with a separate login.`)
};

export const help_a_employee_link = /** @type {(inputs: Help_A_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employees’ service`)
};

export const maintenance_title = /** @type {(inputs: Maintenance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service is under maintenance`)
};

export const maintenance_document_title = /** @type {(inputs: Maintenance_Document_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maintenance`)
};

export const maintenance_text = /** @type {(inputs: Maintenance_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We are updating the service and it is not available now. Try again in a moment.`)
};

export const maintenance_time = /** @type {(inputs: Maintenance_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The maintenance lasts from ${i?.from} to ${i?.to} Finnish time.`)
};

export const maintenance_from = /** @type {(inputs: Maintenance_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The maintenance begins at ${i?.from} Finnish time.`)
};

export const maintenance_until = /** @type {(inputs: Maintenance_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The maintenance ends at ${i?.to} Finnish time.`)
};

export const maintenance_loading = /** @type {(inputs: Maintenance_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading information on the maintenance.`)
};

export const maintenance_links = /** @type {(inputs: Maintenance_LinksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More information`)
};