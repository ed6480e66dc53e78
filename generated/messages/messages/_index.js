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
/** @typedef {{}} Opens_New_TabInputs */
/** @typedef {{}} Blocking_TitleInputs */
/** @typedef {{}} Blocking_TextInputs */
/** @typedef {{}} Blocking_ItemsInputs */
/** @typedef {{}} Blocking_ReloadInputs */
/** @typedef {{}} Gone_ChunkInputs */
/** @typedef {{}} Fatal_TitleInputs */
/** @typedef {{}} Fatal_TextInputs */
/** @typedef {{}} Impersonation_LabelInputs */
/** @typedef {{ name: NonNullable<unknown>, company: NonNullable<unknown> }} Impersonation_WhoInputs */
/** @typedef {{ time: NonNullable<unknown> }} Impersonation_Time_LeftInputs */
/** @typedef {{}} Impersonation_EndInputs */
/** @typedef {{}} Impersonation_Leave_TitleInputs */
/** @typedef {{}} Impersonation_Leave_TextInputs */
/** @typedef {{}} Impersonation_Leave_StayInputs */
/** @typedef {{}} Impersonation_Leave_ContinueInputs */
/** @typedef {{}} Session_Expired_UnresolvedInputs */
/** @typedef {{ time: NonNullable<unknown> }} Session_UnresolvedInputs */
/** @typedef {{}} Session_Unresolved_CheckInputs */
/** @typedef {{}} Error_Screen_Forbidden_TitleInputs */
/** @typedef {{}} Error_Screen_Forbidden_TextInputs */
/** @typedef {{}} Error_GenericInputs */
/** @typedef {{ count: NonNullable<unknown> }} Error_MoreInputs */
/** @typedef {{}} Error_Email_Address_Is_Not_VerifiedInputs */
/** @typedef {{}} Error_Incorrect_TokenInputs */
/** @typedef {{}} Error_Expired_TokenInputs */
/** @typedef {{}} Error_Creation_CompletedInputs */
/** @typedef {{}} Error_Contact_DeletedInputs */
/** @typedef {{}} Error_Username_Cannot_Be_An_Email_AddressInputs */
/** @typedef {{}} Error_Validation_FailedInputs */
/** @typedef {{}} Error_Field_RequiredInputs */
/** @typedef {{}} Error_Field_InvalidInputs */
/** @typedef {{}} Error_Field_Too_LongInputs */
/** @typedef {{}} Error_UnauthorizedInputs */
/** @typedef {{}} Error_Not_FoundInputs */
/** @typedef {{}} Error_Too_Many_RequestsInputs */
/** @typedef {{ count: NonNullable<unknown> }} Error_Too_Many_Requests_MinutesInputs */
/** @typedef {{ count: NonNullable<unknown> }} Error_Too_Many_Requests_SecondsInputs */
/** @typedef {{}} Error_Internal_ErrorInputs */
/** @typedef {{}} Error_Service_UnavailableInputs */
/** @typedef {{}} Error_Idempotency_Key_ReusedInputs */
/** @typedef {{}} Error_Recaptcha_FailedInputs */
/** @typedef {{}} Error_Invalid_Username_Or_PasswordInputs */
/** @typedef {{}} Error_Impersonation_Token_InvalidInputs */
/** @typedef {{}} Error_Impersonation_Token_ExpiredInputs */
/** @typedef {{}} Error_Company_Not_FoundInputs */
/** @typedef {{}} Error_Username_TakenInputs */
/** @typedef {{}} Error_Company_Already_ExistsInputs */
/** @typedef {{}} Error_Invalid_Email_AddressInputs */
/** @typedef {{}} Error_Not_Available_In_ProductionInputs */
/** @typedef {{}} Error_Role_Already_GrantedInputs */
/** @typedef {{}} Error_Incorrect_PasswordInputs */
/** @typedef {{}} Error_Password_Equals_UsernameInputs */
/** @typedef {{}} Error_Unknown_UsernameInputs */
/** @typedef {{}} Error_Email_Not_SentInputs */
/** @typedef {{}} Error_Password_UnchangedInputs */
/** @typedef {{}} Error_Invalid_Email_DomainInputs */
/** @typedef {{}} Error_Email_Already_VerifiedInputs */
/** @typedef {{}} Error_User_Not_FoundInputs */
/** @typedef {{}} Error_Email_Address_TakenInputs */
/** @typedef {{}} Error_Invalid_EinvoiceInputs */
/** @typedef {{}} Error_Adding_Contacts_DisabledInputs */
/** @typedef {{}} Error_Cannot_Delete_YourselfInputs */
/** @typedef {{}} Error_Last_Active_ContactInputs */
/** @typedef {{}} Error_Contact_Already_DeletedInputs */
/** @typedef {{}} Error_Contact_Already_ActivatedInputs */
/** @typedef {{}} Error_Po_Box_Not_AllowedInputs */
/** @typedef {{}} Error_Editing_DisabledInputs */
/** @typedef {{}} Error_Invalid_Date_RangeInputs */
/** @typedef {{}} Error_Amount_Below_MinimumInputs */
/** @typedef {{}} Error_Amount_Above_MaximumInputs */
/** @typedef {{}} Error_Payment_Method_UnavailableInputs */
/** @typedef {{}} Error_Account_Not_FoundInputs */
/** @typedef {{}} Error_Document_Not_FoundInputs */
/** @typedef {{}} Error_Payment_Not_CompletedInputs */
/** @typedef {{}} Error_Quantity_Below_MinimumInputs */
/** @typedef {{}} Error_Order_Total_Above_MaximumInputs */
/** @typedef {{}} Error_Delivery_Address_RequiredInputs */
/** @typedef {{}} Error_Pickup_Contact_RequiredInputs */
/** @typedef {{}} Error_Voucher_UnavailableInputs */
/** @typedef {{}} Error_Voucher_Ordering_HiddenInputs */
/** @typedef {{}} Error_Order_Not_FoundInputs */
/** @typedef {{}} Error_Payment_Not_FoundInputs */
/** @typedef {{}} Error_Payment_Already_PaidInputs */
/** @typedef {{}} Error_Payment_ExpiredInputs */
/** @typedef {{}} Error_Payment_Service_UnavailableInputs */
/** @typedef {{}} Error_Benefit_Not_AvailableInputs */
/** @typedef {{}} Error_Benefit_Already_OrderedInputs */
/** @typedef {{}} Error_Too_Many_EmployeesInputs */
/** @typedef {{}} Error_Amount_Out_Of_RangeInputs */
/** @typedef {{}} Error_Personal_Id_Already_ExistsInputs */
/** @typedef {{}} Error_Employee_Number_Already_ExistsInputs */
/** @typedef {{}} Error_Employee_Not_FoundInputs */
/** @typedef {{}} Error_Invalid_Personal_IdInputs */
/** @typedef {{}} Error_Loads_PendingInputs */
/** @typedef {{}} Error_Employee_TerminatedInputs */
/** @typedef {{}} Error_End_Of_Benefit_Before_Pending_LoadInputs */
/** @typedef {{}} Error_Requested_Load_Not_FoundInputs */
/** @typedef {{}} Error_Requested_Load_Already_HandledInputs */
/** @typedef {{}} Error_Invalid_Scheduled_DateInputs */
/** @typedef {{}} Error_Not_Enough_BalanceInputs */
/** @typedef {{}} Error_Yearly_Limit_ExceededInputs */
/** @typedef {{}} Error_Group_Yearly_Limit_ExceededInputs */
/** @typedef {{}} Error_Top_Up_In_ProgressInputs */
/** @typedef {{}} Error_Employee_Not_LoadableInputs */
/** @typedef {{}} Error_Top_Up_Not_FoundInputs */
/** @typedef {{}} Error_Benefit_Group_Already_ExistsInputs */
/** @typedef {{}} Error_Benefit_Group_Not_FoundInputs */
/** @typedef {{}} Error_Start_Date_Too_EarlyInputs */
/** @typedef {{}} Error_End_Date_Too_LateInputs */
/** @typedef {{}} Error_No_ColumnsInputs */
/** @typedef {{}} Error_Wage_Type_RequiredInputs */
/** @typedef {{}} Error_Benefit_Not_ActiveInputs */
/** @typedef {{}} Error_No_BenefitsInputs */
/** @typedef {{}} Error_Not_AllowedInputs */
/** @typedef {{}} Form_OptionalInputs */
/** @typedef {{}} Form_ChooseInputs */
/** @typedef {{}} Form_Password_ShowInputs */
/** @typedef {{}} Form_Password_HideInputs */
/** @typedef {{}} Form_Nothing_ChangedInputs */
/** @typedef {{}} Form_Fix_ErrorsInputs */
/** @typedef {{}} Form_Error_RequiredInputs */
/** @typedef {{ max: NonNullable<unknown> }} Form_Error_Too_LongInputs */
/** @typedef {{ min: NonNullable<unknown> }} Form_Error_Too_ShortInputs */
/** @typedef {{ min: NonNullable<unknown> }} Form_Error_Too_SmallInputs */
/** @typedef {{ max: NonNullable<unknown> }} Form_Error_Too_BigInputs */
/** @typedef {{ min: NonNullable<unknown> }} Form_Error_Too_FewInputs */
/** @typedef {{ max: NonNullable<unknown> }} Form_Error_Too_ManyInputs */
/** @typedef {{}} Form_Error_EmailInputs */
/** @typedef {{}} Form_Error_CharactersInputs */
/** @typedef {{}} Form_Error_MoneyInputs */
/** @typedef {{}} Form_Error_Money_AmbiguousInputs */
/** @typedef {{}} Form_Error_DateInputs */
/** @typedef {{}} Form_Error_No_Such_DayInputs */
/** @typedef {{}} Form_Error_NumberInputs */
/** @typedef {{}} Form_Error_ChoiceInputs */
/** @typedef {{}} Form_Error_ConsentInputs */
/** @typedef {{}} Form_Error_InvalidInputs */
/** @typedef {{}} Form_Error_MismatchInputs */
/** @typedef {{ date: NonNullable<unknown> }} Form_Error_Date_Too_EarlyInputs */
/** @typedef {{ date: NonNullable<unknown> }} Form_Error_Date_Too_LateInputs */
/** @typedef {{}} Form_Error_RangeInputs */
/** @typedef {{}} Form_Date_HintInputs */
/** @typedef {{}} Form_Date_OpenInputs */
/** @typedef {{}} Form_Date_CalendarInputs */
/** @typedef {{}} Form_Date_LoadingInputs */
/** @typedef {{}} Form_Summary_TitleInputs */
/** @typedef {{}} Form_Check_ProcessingInputs */
/** @typedef {{}} Form_Check_FailedInputs */
/** @typedef {{}} Form_Username_FreeInputs */
/** @typedef {{}} Form_Username_Check_FailedInputs */
/** @typedef {{}} Form_Password_RulesInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Form_Password_Rule_LengthInputs */
/** @typedef {{}} Form_Password_Rule_LowerInputs */
/** @typedef {{}} Form_Password_Rule_UpperInputs */
/** @typedef {{}} Form_Password_Rule_DigitInputs */
/** @typedef {{}} Form_Password_Rule_SymbolInputs */
/** @typedef {{}} Form_Password_Rule_SpaceInputs */
/** @typedef {{}} Form_Password_Rule_UsernameInputs */
/** @typedef {{}} Form_Password_UnfitInputs */
/** @typedef {{}} Form_Password_Rule_MetInputs */
/** @typedef {{}} Form_Password_Rule_UnmetInputs */
/** @typedef {{}} Form_Leave_TitleInputs */
/** @typedef {{}} Form_Leave_TextInputs */
/** @typedef {{}} Form_Leave_ConfirmInputs */
/** @typedef {{}} Form_Leave_StayInputs */
/** @typedef {{}} Form_Draft_TitleInputs */
/** @typedef {{}} Form_Draft_TextInputs */
/** @typedef {{}} Form_Draft_RestoreInputs */
/** @typedef {{}} Form_Draft_DiscardInputs */
/** @typedef {{}} Form_Draft_RestoredInputs */
/** @typedef {{}} Form_CancelInputs */
/** @typedef {{}} Form_CloseInputs */
/** @typedef {{}} Form_OfflineInputs */
/** @typedef {{}} Form_Outcome_UnknownInputs */
/** @typedef {{ time: NonNullable<unknown> }} Form_Sent_TitleInputs */
/** @typedef {{}} Form_Sent_TextInputs */
/** @typedef {{}} Form_Sent_DraftInputs */
/** @typedef {{}} Form_Sent_CloseInputs */
/** @typedef {{}} Form_Meanwhile_TitleInputs */
/** @typedef {{}} Form_Meanwhile_TextInputs */
/** @typedef {{}} Form_Meanwhile_ContestedInputs */
/** @typedef {{ value: NonNullable<unknown> }} Form_Meanwhile_YoursInputs */
/** @typedef {{ value: NonNullable<unknown> }} Form_Meanwhile_BeforeInputs */
/** @typedef {{}} Form_Meanwhile_EmptyInputs */
/** @typedef {{}} Form_Meanwhile_SaveInputs */
/** @typedef {{}} Form_Meanwhile_BackInputs */
/** @typedef {{}} Form_Unknown_RepeatableInputs */
/** @typedef {{ name: NonNullable<unknown> }} Wizard_StepsInputs */
/** @typedef {{}} Wizard_DoneInputs */
/** @typedef {{ number: NonNullable<unknown>, count: NonNullable<unknown> }} Wizard_PositionInputs */
/** @typedef {{}} Wizard_NextInputs */
/** @typedef {{}} Wizard_BackInputs */
/** @typedef {{}} Wizard_SaveInputs */
/** @typedef {{}} Wizard_Resumed_TitleInputs */
/** @typedef {{}} Wizard_Resumed_TextInputs */
/** @typedef {{}} Wizard_Resumed_SecretsInputs */
/** @typedef {{}} Wizard_Start_OverInputs */
/** @typedef {{}} Form_Phone_HintInputs */
/** @typedef {{}} Table_EmptyInputs */
/** @typedef {{}} Table_Empty_SearchInputs */
/** @typedef {{}} Table_Search_ClearInputs */
/** @typedef {{}} Table_LoadingInputs */
/** @typedef {{}} Table_ErrorInputs */
/** @typedef {{}} Table_RetryInputs */
/** @typedef {{ row: NonNullable<unknown> }} Table_Row_ActionsInputs */
/** @typedef {{}} Table_ActionsInputs */
/** @typedef {{}} Table_Select_AllInputs */
/** @typedef {{ row: NonNullable<unknown> }} Table_Select_RowInputs */
/** @typedef {{ count: NonNullable<unknown> }} Table_SelectedInputs */
/** @typedef {{}} Table_Sorted_AscInputs */
/** @typedef {{}} Table_Sorted_DescInputs */
/** @typedef {{}} Table_Count_OneInputs */
/** @typedef {{ count: NonNullable<unknown> }} Table_CountInputs */
/** @typedef {{ first: NonNullable<unknown>, last: NonNullable<unknown>, total: NonNullable<unknown> }} Table_RangeInputs */
/** @typedef {{}} Table_PagesInputs */
/** @typedef {{ page: NonNullable<unknown> }} Table_PageInputs */
/** @typedef {{}} Table_PreviousInputs */
/** @typedef {{}} Table_NextInputs */
/** @typedef {{}} Table_Sort_LabelInputs */
/** @typedef {{}} Table_Sort_DefaultInputs */
/** @typedef {{}} Table_NarrowInputs */
/** @typedef {{}} Table_ColumnsInputs */
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
/** @typedef {{}} Login_FailedInputs */
/** @typedef {{}} Login_OfflineInputs */
/** @typedef {{}} Login_UnverifiedInputs */
/** @typedef {{}} Login_ResendInputs */
/** @typedef {{}} Login_ResendingInputs */
/** @typedef {{}} Login_ResentInputs */
/** @typedef {{}} Login_Resend_FailedInputs */
/** @typedef {{}} Login_Already_VerifiedInputs */
/** @typedef {{}} Login_OpenInputs */
/** @typedef {{}} Login_Open_ContinueInputs */
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
/** @typedef {{}} Login_HelpInputs */
/** @typedef {{}} Login_Help_LinkInputs */
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
/** @typedef {{}} Profile_Email_HintInputs */
/** @typedef {{}} Profile_Pending_TitleInputs */
/** @typedef {{ email: NonNullable<unknown> }} Profile_Pending_TextInputs */
/** @typedef {{}} Profile_Resend_LinkInputs */
/** @typedef {{}} Profile_PhoneInputs */
/** @typedef {{}} Profile_Job_TitleInputs */
/** @typedef {{}} Profile_SaveInputs */
/** @typedef {{}} Profile_SavedInputs */
/** @typedef {{}} Profile_Saved_EmailInputs */
/** @typedef {{ max: NonNullable<unknown> }} Profile_Username_MaxInputs */
/** @typedef {{}} Profile_ImpersonatedInputs */
/** @typedef {{}} Profile_Impersonated_LockedInputs */
/** @typedef {{}} Password_ImpersonatedInputs */
/** @typedef {{}} Popup_TitleInputs */
/** @typedef {{}} Popup_TextInputs */
/** @typedef {{}} Popup_PasswordInputs */
/** @typedef {{}} Popup_ConfirmInputs */
/** @typedef {{}} Popup_CancelInputs */
/** @typedef {{}} Popup_CloseInputs */
/** @typedef {{}} Popup_EmptyInputs */
/** @typedef {{}} Popup_ForgotInputs */
/** @typedef {{}} Password_CurrentInputs */
/** @typedef {{}} Password_NewInputs */
/** @typedef {{}} Password_ConfirmInputs */
/** @typedef {{}} Password_ChangeInputs */
/** @typedef {{}} Password_ChangedInputs */
/** @typedef {{}} Reset_TitleInputs */
/** @typedef {{}} Reset_TextInputs */
/** @typedef {{}} Reset_IdentifierInputs */
/** @typedef {{}} Reset_SubmitInputs */
/** @typedef {{}} Reset_BackInputs */
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
/** @typedef {{}} Help_LoadingInputs */
/** @typedef {{}} Help_Unavailable_TitleInputs */
/** @typedef {{}} Help_Unavailable_TextInputs */
/** @typedef {{}} Help_Questions_TitleInputs */
/** @typedef {{}} Help_Q_PasswordInputs */
/** @typedef {{}} Help_A_PasswordInputs */
/** @typedef {{}} Help_A_Password_LinkInputs */
/** @typedef {{}} Help_Q_EmailInputs */
/** @typedef {{}} Help_A_EmailInputs */
/** @typedef {{}} Help_Q_DetailsInputs */
/** @typedef {{}} Help_A_DetailsInputs */
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
/** @typedef {{}} Popup_LeavingInputs */
/** @typedef {{}} Home_TitleInputs */
/** @typedef {{ name: NonNullable<unknown> }} Home_GreetingInputs */
/** @typedef {{}} Home_Greeting_UnknownInputs */
/** @typedef {{}} Home_Orders_Check_FailedInputs */
/** @typedef {{}} Home_Lacks_RightsInputs */
/** @typedef {{}} Home_Notice_CloseInputs */
/** @typedef {{}} Home_NewsInputs */
/** @typedef {{}} Home_News_PreviousInputs */
/** @typedef {{}} Home_News_NextInputs */
/** @typedef {{ current: NonNullable<unknown>, count: NonNullable<unknown> }} Home_News_PositionInputs */
/** @typedef {{}} Home_PromotionsInputs */
/** @typedef {{}} Home_Support_TitleInputs */
/** @typedef {{}} Home_Support_TextInputs */
/** @typedef {{}} Home_Support_Employer_GuideInputs */
/** @typedef {{}} Home_Support_Employee_GuideInputs */
/** @typedef {{}} Home_Support_HelpInputs */
/** @typedef {{}} Home_Blocked_TitleInputs */
/** @typedef {{}} Home_Blocked_TextInputs */
/** @typedef {{}} Home_Blocked_HelpInputs */
/** @typedef {{}} Home_Company_PendingInputs */
/** @typedef {{}} Home_Company_FailedInputs */
/** @typedef {{}} Home_Read_Failed_TextInputs */
/** @typedef {{}} Home_News_PendingInputs */
/** @typedef {{}} Home_BalanceInputs */
/** @typedef {{}} Home_Balance_PendingInputs */
/** @typedef {{}} Home_Balance_FailedInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Home_Balance_RequestedInputs */
/** @typedef {{}} Home_Balance_RequestsInputs */
/** @typedef {{}} Home_Balance_TransferInputs */
/** @typedef {{}} Home_ActiveInputs */
/** @typedef {{}} Home_Benefit_MaximumInputs */
/** @typedef {{}} Home_Benefit_Without_GroupInputs */
/** @typedef {{}} Home_DuoInputs */
/** @typedef {{}} Home_Duo_TextInputs */
/** @typedef {{}} Home_ReadyInputs */
/** @typedef {{}} Home_Order_ChoicesInputs */
/** @typedef {{}} Home_Order_SummaryInputs */
/** @typedef {{}} Home_Order_NothingInputs */
/** @typedef {{}} Home_Order_TextInputs */
/** @typedef {{}} Home_Order_TermsInputs */
/** @typedef {{}} Home_Order_Price_ListInputs */
/** @typedef {{}} Home_Order_SendInputs */
/** @typedef {{}} Home_Order_ChooseInputs */
/** @typedef {{}} Home_Order_AcceptInputs */
/** @typedef {{}} Home_Order_FailedInputs */
/** @typedef {{ benefits: NonNullable<unknown> }} Home_Ordered_TitleInputs */
/** @typedef {{}} Home_Ordered_TextInputs */
/** @typedef {{}} Home_Ordered_ManageInputs */
/** @typedef {{}} Home_Set_UpInputs */
/** @typedef {{}} Home_Set_Up_TextInputs */
/** @typedef {{ done: NonNullable<unknown>, count: NonNullable<unknown> }} Home_Set_Up_DoneInputs */
/** @typedef {{}} Home_Set_Up_ReadyInputs */
/** @typedef {{}} Home_Set_Up_CardsInputs */
/** @typedef {{}} Home_Step_DoneInputs */
/** @typedef {{}} Home_Step_BenefitsInputs */
/** @typedef {{}} Home_Step_Benefits_TextInputs */
/** @typedef {{}} Home_Step_Benefits_ActionInputs */
/** @typedef {{}} Home_Step_EmployeesInputs */
/** @typedef {{}} Home_Step_Employees_TextInputs */
/** @typedef {{}} Home_Step_Employees_ActionInputs */
/** @typedef {{}} Home_Step_DepositInputs */
/** @typedef {{}} Home_Step_Deposit_TextInputs */
/** @typedef {{}} Home_Step_Deposit_ActionInputs */
/** @typedef {{}} Home_Step_LoadInputs */
/** @typedef {{}} Home_Step_Load_TextInputs */
/** @typedef {{}} Home_Step_Load_ActionInputs */
/** @typedef {{}} Home_HowInputs */
/** @typedef {{}} Home_How_GroupsInputs */
/** @typedef {{}} Home_How_CardsInputs */
/** @typedef {{}} Home_How_MoneyInputs */
/** @typedef {{}} Home_YearInputs */
/** @typedef {{}} Home_Year_TotalInputs */
/** @typedef {{}} Home_Year_WithoutInputs */
/** @typedef {{}} Home_Year_PartialInputs */
/** @typedef {{}} Home_FeeInputs */
/** @typedef {{}} Home_Fee_PendingInputs */
/** @typedef {{}} Home_Fee_TextInputs */
/** @typedef {{}} Home_Fee_InvoiceInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Home_Fee_VatInputs */
/** @typedef {{}} Home_Balance_No_RequestsInputs */
/** @typedef {{}} Home_Support_PendingInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Home_Balance_MissingInputs */
/** @typedef {{}} Home_WorkInputs */
/** @typedef {{}} Home_Work_PendingInputs */
/** @typedef {{}} Home_Work_NothingInputs */
/** @typedef {{}} Home_Work_FailedInputs */
/** @typedef {{ date: NonNullable<unknown>, benefit: NonNullable<unknown> }} Home_Work_NextInputs */
/** @typedef {{}} Home_Work_No_NextInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown> }} Home_Work_Failed_LoadInputs */
/** @typedef {{ count: NonNullable<unknown>, sum: NonNullable<unknown> }} Home_Work_RequestsInputs */
/** @typedef {{ count: NonNullable<unknown> }} Home_Work_Without_BenefitInputs */
/** @typedef {{}} Home_Order_OpenInputs */
/** @typedef {{}} Home_Order_Read_TermsInputs */
/** @typedef {{}} Home_Order_Read_PricesInputs */
/** @typedef {{ count: NonNullable<unknown>, amount: NonNullable<unknown> }} Home_Open_PaymentsInputs */
/** @typedef {{ count: NonNullable<unknown>, amount: NonNullable<unknown>, date: NonNullable<unknown> }} Home_Open_Payments_DueInputs */
/** @typedef {{}} Home_Open_Payments_ShowInputs */
/** @typedef {{}} Employees_TitleInputs */
/** @typedef {{}} Employees_DescriptionInputs */
/** @typedef {{}} Employees_AddInputs */
/** @typedef {{}} Employees_Import_LinkInputs */
/** @typedef {{}} Employees_Table_LabelInputs */
/** @typedef {{}} Employees_Column_EmployeeInputs */
/** @typedef {{}} Employees_Column_EmailInputs */
/** @typedef {{}} Employees_Column_BenefitsInputs */
/** @typedef {{}} Employees_Column_StateInputs */
/** @typedef {{}} Employees_Tag_NewInputs */
/** @typedef {{}} Employees_Tag_RemoveInputs */
/** @typedef {{ lastName: NonNullable<unknown>, firstName: NonNullable<unknown> }} Employees_NameInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Employees_Benefit_Not_HeldInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Employees_Benefit_Funds_EndedInputs */
/** @typedef {{}} Employees_Type_Full_TimeInputs */
/** @typedef {{}} Employees_Type_Part_TimeInputs */
/** @typedef {{}} Employees_Type_TemporaryInputs */
/** @typedef {{}} Employees_Type_On_HoldInputs */
/** @typedef {{}} Employees_Type_DroppedInputs */
/** @typedef {{}} Employees_State_ActiveInputs */
/** @typedef {{}} Employees_State_EndingInputs */
/** @typedef {{}} Employees_State_EndedInputs */
/** @typedef {{}} Employees_State_Funds_EndedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_State_Ends_OnInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_State_Funds_UntilInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_State_Funds_Ended_OnInputs */
/** @typedef {{}} Employees_Row_EditInputs */
/** @typedef {{}} Employees_Row_ShowInputs */
/** @typedef {{}} Employees_Row_EndInputs */
/** @typedef {{}} Employees_Row_End_Not_NowInputs */
/** @typedef {{}} Employees_Search_LabelInputs */
/** @typedef {{}} Employees_Filter_TypeInputs */
/** @typedef {{}} Employees_Filter_BenefitInputs */
/** @typedef {{}} Employees_Filter_StateInputs */
/** @typedef {{}} Employees_Filter_AllInputs */
/** @typedef {{}} Employees_Filter_ClearInputs */
/** @typedef {{}} Employees_None_Found_TitleInputs */
/** @typedef {{}} Employees_None_Found_TextInputs */
/** @typedef {{ limit: NonNullable<unknown> }} Employees_LimitInputs */
/** @typedef {{}} Employees_No_Benefit_TitleInputs */
/** @typedef {{}} Employees_No_Benefit_TextInputs */
/** @typedef {{}} Employees_No_Benefit_ActionInputs */
/** @typedef {{}} Employees_None_TitleInputs */
/** @typedef {{}} Employees_None_TextInputs */
/** @typedef {{}} Employees_Field_First_NameInputs */
/** @typedef {{}} Employees_Field_Last_NameInputs */
/** @typedef {{}} Employees_Field_EmailInputs */
/** @typedef {{}} Employees_Field_Personal_IdInputs */
/** @typedef {{}} Employees_Personal_Id_HintInputs */
/** @typedef {{}} Employees_Personal_Id_FixedInputs */
/** @typedef {{}} Employees_Field_PhoneInputs */
/** @typedef {{}} Employees_Phone_HintInputs */
/** @typedef {{}} Employees_Field_TypeInputs */
/** @typedef {{}} Employees_Type_On_Hold_HintInputs */
/** @typedef {{}} Employees_Type_Dropped_HintInputs */
/** @typedef {{}} Employees_Field_PercentageInputs */
/** @typedef {{}} Employees_Percentage_FixedInputs */
/** @typedef {{}} Employees_Field_Lunch_DaysInputs */
/** @typedef {{}} Employees_Lunch_Days_HintInputs */
/** @typedef {{}} Employees_Lunch_Days_FixedInputs */
/** @typedef {{}} Employees_Field_NumberInputs */
/** @typedef {{}} Employees_Field_Cost_CenterInputs */
/** @typedef {{}} Employees_Field_StartInputs */
/** @typedef {{}} Employees_Field_EndInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_End_HintInputs */
/** @typedef {{}} Employees_Error_PhoneInputs */
/** @typedef {{}} Employees_Error_Type_RequiredInputs */
/** @typedef {{}} Employees_Error_Start_RequiredInputs */
/** @typedef {{}} Employees_Error_Number_TakenInputs */
/** @typedef {{}} Employees_Error_End_PastInputs */
/** @typedef {{}} Employees_Error_End_Loads_PendingInputs */
/** @typedef {{}} Employees_Error_On_Hold_PendingInputs */
/** @typedef {{}} Employees_Error_Personal_IdInputs */
/** @typedef {{}} Employees_Row_Out_Of_UseInputs */
/** @typedef {{ group: NonNullable<unknown>, amount: NonNullable<unknown> }} Employees_Group_LunchInputs */
/** @typedef {{ group: NonNullable<unknown>, amount: NonNullable<unknown> }} Employees_GroupInputs */
/** @typedef {{}} Employees_No_GroupsInputs */
/** @typedef {{}} Employees_Benefits_LegendInputs */
/** @typedef {{}} Employees_TabsInputs */
/** @typedef {{}} Employees_Tab_PersonalInputs */
/** @typedef {{}} Employees_Tab_BenefitsInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_View_EndedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_View_Funds_EndedInputs */
/** @typedef {{}} Employees_Field_End_Of_FundsInputs */
/** @typedef {{}} Employees_Holds_NothingInputs */
/** @typedef {{}} Employees_CloseInputs */
/** @typedef {{}} Employees_CancelInputs */
/** @typedef {{}} Employees_SaveInputs */
/** @typedef {{ name: NonNullable<unknown> }} Employees_SavedInputs */
/** @typedef {{}} Employees_Details_LoadingInputs */
/** @typedef {{}} Employees_Add_SubmitInputs */
/** @typedef {{}} Employees_Add_AnotherInputs */
/** @typedef {{ name: NonNullable<unknown> }} Employees_AddedInputs */
/** @typedef {{}} Employees_Add_UnknownInputs */
/** @typedef {{}} Employees_Personal_Id_Check_FailedInputs */
/** @typedef {{}} Employees_Notice_TitleInputs */
/** @typedef {{}} Employees_Notice_TextInputs */
/** @typedef {{}} Employees_Notice_DepositInputs */
/** @typedef {{}} Employees_Notice_LoadInputs */
/** @typedef {{}} Employees_Notice_CloseInputs */
/** @typedef {{ name: NonNullable<unknown> }} Employees_End_TitleInputs */
/** @typedef {{ days: NonNullable<unknown> }} Employees_End_ExplainedInputs */
/** @typedef {{}} Employees_End_FinalInputs */
/** @typedef {{}} Employees_End_SubmitInputs */
/** @typedef {{ name: NonNullable<unknown>, date: NonNullable<unknown> }} Employees_EndedInputs */
/** @typedef {{}} Employees_End_FailedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_End_WaitsInputs */
/** @typedef {{}} Employees_End_Needs_CorrectingInputs */
/** @typedef {{}} Employees_End_CorrectInputs */
/** @typedef {{}} Employees_Import_TitleInputs */
/** @typedef {{}} Employees_Import_DescriptionInputs */
/** @typedef {{}} Employees_Import_BackInputs */
/** @typedef {{}} Employees_Import_Source_TitleInputs */
/** @typedef {{}} Employees_Import_PasteInputs */
/** @typedef {{}} Employees_Import_Paste_HintInputs */
/** @typedef {{}} Employees_Import_Open_FileInputs */
/** @typedef {{}} Employees_Import_TemplateInputs */
/** @typedef {{}} Employees_Import_Template_FileInputs */
/** @typedef {{}} Employees_Import_ReadInputs */
/** @typedef {{}} Employees_Import_NothingInputs */
/** @typedef {{}} Employees_Import_File_FailedInputs */
/** @typedef {{}} Employees_Import_Columns_TitleInputs */
/** @typedef {{}} Employees_Import_Columns_TextInputs */
/** @typedef {{ text: NonNullable<unknown> }} Employees_Import_Column_SampleInputs */
/** @typedef {{}} Employees_Import_Column_EmptyInputs */
/** @typedef {{ number: NonNullable<unknown> }} Employees_Import_Column_NumberInputs */
/** @typedef {{}} Employees_Import_Column_IgnoredInputs */
/** @typedef {{ column: NonNullable<unknown> }} Employees_Import_Column_TwiceInputs */
/** @typedef {{}} Employees_Import_Has_HeaderInputs */
/** @typedef {{}} Employees_Import_CheckInputs */
/** @typedef {{}} Employees_Import_CheckingInputs */
/** @typedef {{ done: NonNullable<unknown>, total: NonNullable<unknown> }} Employees_Import_ProgressInputs */
/** @typedef {{}} Employees_Import_Rows_TitleInputs */
/** @typedef {{}} Employees_Import_Count_AddInputs */
/** @typedef {{}} Employees_Import_Count_ChangeInputs */
/** @typedef {{}} Employees_Import_Count_UnchangedInputs */
/** @typedef {{}} Employees_Import_Count_FaultyInputs */
/** @typedef {{}} Employees_Import_Faulty_TextInputs */
/** @typedef {{}} Employees_Import_MendedInputs */
/** @typedef {{ line: NonNullable<unknown> }} Employees_Import_RowInputs */
/** @typedef {{}} Employees_Import_Faulty_LabelInputs */
/** @typedef {{ limit: NonNullable<unknown>, places: NonNullable<unknown> }} Employees_Import_Too_ManyInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_No_BenefitsInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_StartInputs */
/** @typedef {{}} Employees_Import_Start_NoneInputs */
/** @typedef {{}} Employees_Import_OverInputs */
/** @typedef {{}} Employees_Import_Running_TitleInputs */
/** @typedef {{}} Employees_Import_RunningInputs */
/** @typedef {{}} Employees_Import_StopInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_StoppedInputs */
/** @typedef {{}} Employees_Import_DoneInputs */
/** @typedef {{}} Employees_Import_Result_AddedInputs */
/** @typedef {{}} Employees_Import_Result_ChangedInputs */
/** @typedef {{}} Employees_Import_Result_FailedInputs */
/** @typedef {{}} Employees_Import_Failures_TitleInputs */
/** @typedef {{}} Employees_Import_Failed_BeforeInputs */
/** @typedef {{}} Employees_Import_ReasonInputs */
/** @typedef {{}} Employees_Import_Row_NumberInputs */
/** @typedef {{}} Employees_Import_RetryInputs */
/** @typedef {{}} Employees_Import_ContinueInputs */
/** @typedef {{}} Employees_Import_Save_FailuresInputs */
/** @typedef {{}} Employees_Import_Failures_FileInputs */
/** @typedef {{}} Employees_Import_Leave_TitleInputs */
/** @typedef {{}} Employees_Import_Leave_TextInputs */
/** @typedef {{}} Employees_Import_LeaveInputs */
/** @typedef {{}} Employees_Import_StayInputs */
/** @typedef {{}} Employees_Import_Error_TypeInputs */
/** @typedef {{}} Employees_Import_Error_On_HoldInputs */
/** @typedef {{}} Employees_Import_Error_BenefitsInputs */
/** @typedef {{}} Employees_Import_Error_No_GroupInputs */
/** @typedef {{ line: NonNullable<unknown> }} Employees_Import_Error_RepeatedInputs */
/** @typedef {{}} Employees_Import_Error_EndedInputs */
/** @typedef {{}} Employees_Import_Other_PersonInputs */
/** @typedef {{}} Employees_Import_UnknownInputs */
/** @typedef {{}} Employees_Import_SavedInputs */
/** @typedef {{}} Employees_Import_ShowInputs */
/** @typedef {{}} Employees_HoldsInputs */
/** @typedef {{}} Employees_Holds_NotInputs */
/** @typedef {{}} Employees_End_UnknownInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_Error_End_Before_StartInputs */
/** @typedef {{ name: NonNullable<unknown> }} Employees_Ended_TodayInputs */
/** @typedef {{ benefits: NonNullable<unknown> }} Employees_GivenInputs */
/** @typedef {{}} Employees_Given_NoneInputs */
/** @typedef {{}} Employees_Given_ChangeInputs */
/** @typedef {{}} Employees_Add_NothingInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Employees_Group_Lunch_AmountInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Employees_Group_AmountInputs */
/** @typedef {{}} Employees_Import_File_EmptyInputs */
/** @typedef {{}} Employees_Import_File_LargeInputs */
/** @typedef {{}} Employees_Import_File_OldInputs */
/** @typedef {{}} Employees_Import_File_No_TableInputs */
/** @typedef {{ columns: NonNullable<unknown> }} Employees_Import_Columns_MissingInputs */
/** @typedef {{}} Employees_Import_Section_EndInputs */
/** @typedef {{}} Employees_Import_Section_Left_OutInputs */
/** @typedef {{}} Employees_Import_ChangesInputs */
/** @typedef {{ label: NonNullable<unknown>, before: NonNullable<unknown>, after: NonNullable<unknown> }} Employees_Import_ChangeInputs */
/** @typedef {{ label: NonNullable<unknown>, after: NonNullable<unknown> }} Employees_Import_Change_ToInputs */
/** @typedef {{ email: NonNullable<unknown>, date: NonNullable<unknown> }} Employees_Import_New_FromInputs */
/** @typedef {{}} Employees_Import_Leave_OutInputs */
/** @typedef {{}} Employees_Import_Take_BackInputs */
/** @typedef {{}} Employees_Import_Back_To_ColumnsInputs */
/** @typedef {{}} Employees_Import_Over_TitleInputs */
/** @typedef {{}} Employees_Import_InterruptedInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_TroubledInputs */
/** @typedef {{}} Employees_Import_MendInputs */
/** @typedef {{}} Employees_Import_Ids_Not_KeptInputs */
/** @typedef {{}} Employees_Import_Kept_TitleInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_Kept_SavedInputs */
/** @typedef {{}} Employees_Import_Kept_ResumeInputs */
/** @typedef {{ part: NonNullable<unknown>, full: NonNullable<unknown> }} Employees_Error_Percentage_MostInputs */
/** @typedef {{}} Benefits_TitleInputs */
/** @typedef {{}} Benefits_DescriptionInputs */
/** @typedef {{}} Benefits_LunchInputs */
/** @typedef {{}} Benefits_RecreationalInputs */
/** @typedef {{}} Benefits_TransportInputs */
/** @typedef {{}} Benefits_MassageInputs */
/** @typedef {{}} Benefits_WellbeingInputs */
/** @typedef {{}} Benefits_Lunch_TextInputs */
/** @typedef {{}} Benefits_Recreational_TextInputs */
/** @typedef {{}} Benefits_Transport_TextInputs */
/** @typedef {{}} Benefits_Massage_TextInputs */
/** @typedef {{}} Benefits_Wellbeing_TextInputs */
/** @typedef {{}} Benefits_Badge_ActiveInputs */
/** @typedef {{}} Benefits_Badge_AvailableInputs */
/** @typedef {{}} Benefits_Badge_On_HoldInputs */
/** @typedef {{}} Benefits_View_GroupsInputs */
/** @typedef {{}} Benefits_ActivateInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Benefits_OfInputs */
/** @typedef {{}} Benefits_None_TitleInputs */
/** @typedef {{}} Benefits_None_TextInputs */
/** @typedef {{}} Benefits_None_ActionInputs */
/** @typedef {{}} Benefits_List_FailedInputs */
/** @typedef {{}} Benefits_Groups_FailedInputs */
/** @typedef {{}} Benefits_Failed_TextInputs */
/** @typedef {{}} Benefits_Not_Contracted_TitleInputs */
/** @typedef {{}} Benefits_Not_Contracted_TextInputs */
/** @typedef {{}} Benefits_On_Hold_TitleInputs */
/** @typedef {{}} Benefits_On_Hold_TextInputs */
/** @typedef {{}} Benefits_Groups_HeadingInputs */
/** @typedef {{}} Benefits_Group_None_TitleInputs */
/** @typedef {{}} Benefits_Group_None_TextInputs */
/** @typedef {{}} Benefits_Group_AddInputs */
/** @typedef {{}} Benefits_Group_EditInputs */
/** @typedef {{}} Benefits_Group_Edit_TitleInputs */
/** @typedef {{}} Benefits_Group_SaveInputs */
/** @typedef {{}} Benefits_CancelInputs */
/** @typedef {{}} Benefits_CloseInputs */
/** @typedef {{}} Benefits_Info_MassageInputs */
/** @typedef {{}} Benefits_Info_WellbeingInputs */
/** @typedef {{}} Benefits_Info_LabelInputs */
/** @typedef {{}} Benefits_Info_InstructionsInputs */
/** @typedef {{}} Benefits_Info_Call_To_ActionInputs */
/** @typedef {{}} Benefits_NameInputs */
/** @typedef {{}} Benefits_AmountInputs */
/** @typedef {{}} Benefits_Amount_LunchInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown>, year: NonNullable<unknown> }} Benefits_Amount_Hint_LunchInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Benefits_Amount_HintInputs */
/** @typedef {{ year: NonNullable<unknown> }} Benefits_Amount_Hint_MaximumInputs */
/** @typedef {{}} Benefits_Amount_ChooseInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown>, year: NonNullable<unknown> }} Benefits_Error_LunchInputs */
/** @typedef {{ min: NonNullable<unknown> }} Benefits_Error_BelowInputs */
/** @typedef {{ max: NonNullable<unknown> }} Benefits_Error_AboveInputs */
/** @typedef {{ max: NonNullable<unknown> }} Benefits_Error_On_RequestInputs */
/** @typedef {{ max: NonNullable<unknown> }} Benefits_Error_Tax_FreeInputs */
/** @typedef {{}} Benefits_Error_NameInputs */
/** @typedef {{}} Benefits_Error_Loading_TypeInputs */
/** @typedef {{}} Benefits_Error_Spending_LimitInputs */
/** @typedef {{}} Benefits_Error_AmountInputs */
/** @typedef {{}} Benefits_Error_Choose_AmountInputs */
/** @typedef {{}} Benefits_Loading_TypeInputs */
/** @typedef {{}} Benefits_Direct_LoadInputs */
/** @typedef {{}} Benefits_Top_Up_RequestInputs */
/** @typedef {{}} Benefits_Direct_Load_HintInputs */
/** @typedef {{}} Benefits_Top_Up_Request_HintInputs */
/** @typedef {{}} Benefits_Loading_At_OnceInputs */
/** @typedef {{ date: NonNullable<unknown> }} Benefits_Loading_FromInputs */
/** @typedef {{}} Benefits_Loading_StaysInputs */
/** @typedef {{ date: NonNullable<unknown> }} Benefits_Loading_WaitsInputs */
/** @typedef {{}} Benefits_Spending_LimitInputs */
/** @typedef {{}} Benefits_Spending_MaximumInputs */
/** @typedef {{ max: NonNullable<unknown>, year: NonNullable<unknown> }} Benefits_Spending_Maximum_HintInputs */
/** @typedef {{}} Benefits_Spending_CustomInputs */
/** @typedef {{}} Benefits_Spending_Custom_HintInputs */
/** @typedef {{ date: NonNullable<unknown> }} Benefits_Spending_FromInputs */
/** @typedef {{}} Benefits_Spending_In_ForceInputs */
/** @typedef {{}} Benefits_RecurringInputs */
/** @typedef {{ date: NonNullable<unknown> }} Benefits_Recurring_HintInputs */
/** @typedef {{}} Benefits_Recurring_OnInputs */
/** @typedef {{ date: NonNullable<unknown> }} Benefits_Recurring_NextInputs */
/** @typedef {{}} Benefits_Recurring_OffInputs */
/** @typedef {{}} Benefits_Cards_TitleInputs */
/** @typedef {{}} Benefits_Cards_TextInputs */
/** @typedef {{}} Benefits_Confirm_TitleInputs */
/** @typedef {{}} Benefits_Confirm_TextInputs */
/** @typedef {{}} Benefits_Confirm_BenefitInputs */
/** @typedef {{}} Benefits_Confirm_BackInputs */
/** @typedef {{}} Benefits_SavedInputs */
/** @typedef {{}} Benefits_CreatedInputs */
/** @typedef {{}} Benefits_Created_For_EmployeesInputs */
/** @typedef {{ count: NonNullable<unknown> }} Benefits_More_To_ActivateInputs */
/** @typedef {{ count: NonNullable<unknown> }} Benefits_More_To_BuyInputs */
/** @typedef {{ count: NonNullable<unknown> }} Benefits_All_ActiveInputs */
/** @typedef {{}} Benefits_Next_ManageInputs */
/** @typedef {{}} Benefits_Next_EmployeesInputs */
/** @typedef {{}} Benefits_Next_BuyInputs */
/** @typedef {{}} Benefits_Load_TitleInputs */
/** @typedef {{}} Benefits_Load_TextInputs */
/** @typedef {{ label: NonNullable<unknown> }} Benefits_Load_BeforeInputs */
/** @typedef {{ label: NonNullable<unknown> }} Benefits_Load_AfterInputs */
/** @typedef {{}} Benefits_Load_NowInputs */
/** @typedef {{}} Benefits_Load_LaterInputs */
/** @typedef {{}} Benefits_PendingInputs */
/** @typedef {{ label: NonNullable<unknown> }} Benefits_In_EurosInputs */
/** @typedef {{}} Benefits_Settings_MissingInputs */
/** @typedef {{}} Benefits_Failed_TitleInputs */
/** @typedef {{}} Benefits_Create_UnknownInputs */
/** @typedef {{}} Benefits_Spending_At_OnceInputs */
/** @typedef {{}} Payments_MethodInputs */
/** @typedef {{}} Payments_SumInputs */
/** @typedef {{}} Payments_Methods_LoadingInputs */
/** @typedef {{}} Payments_Methods_Need_SumInputs */
/** @typedef {{}} Payments_Provider_ErrorInputs */
/** @typedef {{ method: NonNullable<unknown>, minimum: NonNullable<unknown> }} Payments_Below_MinimumInputs */
/** @typedef {{}} Payments_Status_TitleInputs */
/** @typedef {{}} Payments_Status_PendingInputs */
/** @typedef {{}} Payments_Waiting_TitleInputs */
/** @typedef {{}} Payments_Waiting_TextInputs */
/** @typedef {{}} Payments_Waiting_NowInputs */
/** @typedef {{}} Payments_Check_AgainInputs */
/** @typedef {{}} Payments_BackInputs */
/** @typedef {{}} Payments_Unfinished_TitleInputs */
/** @typedef {{}} Payments_Unfinished_TextInputs */
/** @typedef {{}} Payments_Aborted_TitleInputs */
/** @typedef {{}} Payments_Aborted_TextInputs */
/** @typedef {{}} Payments_Rejected_TitleInputs */
/** @typedef {{}} Payments_Rejected_TextInputs */
/** @typedef {{}} Payments_Expired_TitleInputs */
/** @typedef {{}} Payments_Expired_TextInputs */
/** @typedef {{}} Payments_Unreadable_TitleInputs */
/** @typedef {{}} Payments_Unreadable_TextInputs */
/** @typedef {{}} Payments_Missing_TitleInputs */
/** @typedef {{}} Payments_Missing_TextInputs */
/** @typedef {{}} Payments_Unauthorised_TitleInputs */
/** @typedef {{}} Payments_Unauthorised_TextInputs */
/** @typedef {{}} Payments_New_Customer_TitleInputs */
/** @typedef {{}} Payments_New_Customer_TextInputs */
/** @typedef {{}} Payments_Hand_Off_TitleInputs */
/** @typedef {{}} Payments_Hand_Off_TextInputs */
/** @typedef {{}} Payments_Lost_TitleInputs */
/** @typedef {{}} Payments_Lost_TextInputs */
/** @typedef {{}} Payments_Untrusted_TitleInputs */
/** @typedef {{}} Payments_Untrusted_TextInputs */
/** @typedef {{}} Payments_Start_FailedInputs */
/** @typedef {{}} Payments_Again_UnfinishedInputs */
/** @typedef {{}} Payments_Again_AbortedInputs */
/** @typedef {{}} Payments_Again_RejectedInputs */
/** @typedef {{ what: NonNullable<unknown> }} Payments_CopyInputs */
/** @typedef {{}} Payments_Copy_ShortInputs */
/** @typedef {{}} Payments_CopiedInputs */
/** @typedef {{}} Payments_Copy_FailedInputs */
/** @typedef {{}} Payments_Download_FailedInputs */
/** @typedef {{}} Payments_Group_OnlineInputs */
/** @typedef {{}} Payments_Group_CardInputs */
/** @typedef {{}} Payments_Group_InvoiceInputs */
/** @typedef {{ count: NonNullable<unknown> }} Payments_Methods_CountInputs */
/** @typedef {{}} Payments_Methods_Count_OneInputs */
/** @typedef {{}} Payments_ReferenceInputs */
/** @typedef {{ method: NonNullable<unknown>, maximum: NonNullable<unknown> }} Payments_Above_MaximumInputs */
/** @typedef {{}} Deposit_TitleInputs */
/** @typedef {{}} Deposit_DescriptionInputs */
/** @typedef {{}} Deposit_PendingInputs */
/** @typedef {{}} Deposit_No_Employees_TitleInputs */
/** @typedef {{}} Deposit_No_Employees_TextInputs */
/** @typedef {{}} Deposit_No_Employees_ActionInputs */
/** @typedef {{}} Deposit_Requests_OneInputs */
/** @typedef {{ count: NonNullable<unknown> }} Deposit_Requests_TitleInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Requests_TextInputs */
/** @typedef {{}} Deposit_Requests_ActionInputs */
/** @typedef {{}} Deposit_Step_AmountInputs */
/** @typedef {{}} Deposit_Step_MethodInputs */
/** @typedef {{}} Deposit_AmountInputs */
/** @typedef {{}} Deposit_Amount_HintInputs */
/** @typedef {{}} Deposit_Error_AmountInputs */
/** @typedef {{}} Deposit_Error_MethodInputs */
/** @typedef {{}} Deposit_SubmitInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Submit_SumInputs */
/** @typedef {{}} Deposit_Balance_TitleInputs */
/** @typedef {{}} Deposit_Balance_NowInputs */
/** @typedef {{}} Deposit_Balance_AfterInputs */
/** @typedef {{}} Deposit_Balance_RequestedInputs */
/** @typedef {{}} Deposit_Confirm_TitleInputs */
/** @typedef {{}} Deposit_Confirm_ProviderInputs */
/** @typedef {{}} Deposit_Confirm_Provider_TextInputs */
/** @typedef {{}} Deposit_Confirm_InvoiceInputs */
/** @typedef {{}} Deposit_Confirm_Invoice_TextInputs */
/** @typedef {{}} Deposit_Confirm_BackInputs */
/** @typedef {{}} Deposit_CloseInputs */
/** @typedef {{}} Deposit_Again_TitleInputs */
/** @typedef {{}} Deposit_Again_OtherInputs */
/** @typedef {{}} Deposit_Unknown_TitleInputs */
/** @typedef {{}} Deposit_Unknown_NothingInputs */
/** @typedef {{}} Deposit_Unknown_UndecidedInputs */
/** @typedef {{}} Deposit_Unknown_Arrived_TitleInputs */
/** @typedef {{}} Deposit_Unknown_ArrivedInputs */
/** @typedef {{}} Deposit_Unknown_TransactionsInputs */
/** @typedef {{}} Deposit_Start_AnewInputs */
/** @typedef {{}} Deposit_Paid_TitleInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Paid_TextInputs */
/** @typedef {{}} Deposit_Confirmed_TitleInputs */
/** @typedef {{}} Deposit_Confirmed_TextInputs */
/** @typedef {{}} Deposit_Pending_TitleInputs */
/** @typedef {{}} Deposit_Pending_TextInputs */
/** @typedef {{}} Deposit_Transfer_TitleInputs */
/** @typedef {{}} Deposit_Transfer_TextInputs */
/** @typedef {{}} Deposit_Transfer_DetailsInputs */
/** @typedef {{}} Deposit_Transfer_RecipientInputs */
/** @typedef {{}} Deposit_Transfer_IbanInputs */
/** @typedef {{}} Deposit_Transfer_BicInputs */
/** @typedef {{}} Deposit_Transfer_ReferenceInputs */
/** @typedef {{}} Deposit_Transfer_DueInputs */
/** @typedef {{}} Deposit_Load_BenefitInputs */
/** @typedef {{}} Deposit_Estimate_ToggleInputs */
/** @typedef {{}} Deposit_Estimate_HintInputs */
/** @typedef {{}} Deposit_Estimate_CoversInputs */
/** @typedef {{}} Deposit_Estimate_RequestsInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Deposit_Estimate_CurrentInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Deposit_Estimate_NextInputs */
/** @typedef {{ count: NonNullable<unknown> }} Deposit_Estimate_Request_CountInputs */
/** @typedef {{ count: NonNullable<unknown> }} Deposit_Estimate_EmployeesInputs */
/** @typedef {{}} Deposit_Estimate_CommissionInputs */
/** @typedef {{}} Deposit_Estimate_VatInputs */
/** @typedef {{}} Deposit_Estimate_NeededInputs */
/** @typedef {{}} Deposit_Estimate_SuggestedInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Estimate_SaidInputs */
/** @typedef {{}} Deposit_Estimate_EnoughInputs */
/** @typedef {{ maximum: NonNullable<unknown>, count: NonNullable<unknown> }} Deposit_Estimate_Too_MuchInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Estimate_UseInputs */
/** @typedef {{}} Deposit_Estimate_WaitInputs */
/** @typedef {{}} Deposit_Estimate_LoadingInputs */
/** @typedef {{}} Deposit_Estimate_FailedInputs */
/** @typedef {{}} Deposit_Transfer_BarcodeInputs */
/** @typedef {{}} Deposit_Transfer_InvoiceInputs */
/** @typedef {{}} Deposit_Forecast_TitleInputs */
/** @typedef {{}} Deposit_Forecast_LoadingInputs */
/** @typedef {{}} Deposit_Forecast_FailedInputs */
/** @typedef {{}} Deposit_Forecast_NothingInputs */
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Forecast_ShortInputs */
/** @typedef {{}} Deposit_Forecast_Short_NowInputs */
/** @typedef {{ sum: NonNullable<unknown>, date: NonNullable<unknown> }} Deposit_Forecast_TransferInputs */
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Forecast_EnoughInputs */
/** @typedef {{ date: NonNullable<unknown>, sum: NonNullable<unknown> }} Deposit_Forecast_In_AllInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Deposit_Forecast_ChartInputs */
/** @typedef {{}} Deposit_Forecast_NowInputs */
/** @typedef {{}} Deposit_Forecast_DayInputs */
/** @typedef {{}} Deposit_Forecast_LoadsInputs */
/** @typedef {{}} Deposit_Forecast_AfterInputs */
/** @typedef {{}} Deposit_Forecast_TableInputs */
/** @typedef {{}} Deposit_Forecast_RequestsInputs */
/** @typedef {{}} Deposit_Forecast_ScheduledInputs */
/** @typedef {{}} Deposit_Forecast_ExpectedInputs */
/** @typedef {{}} Deposit_Forecast_AssumesInputs */
/** @typedef {{}} Deposit_Settled_TitleInputs */
/** @typedef {{}} Deposit_Settled_TextInputs */
/** @typedef {{}} Deposit_Transfer_PictureInputs */
/** @typedef {{}} Deposit_Unknown_CheckingInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Requests_MissingInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Requests_EnoughInputs */
/** @typedef {{}} Deposit_Requests_TakeInputs */
/** @typedef {{ count: NonNullable<unknown>, of: NonNullable<unknown> }} Deposit_Requests_Take_CountInputs */
/** @typedef {{}} Deposit_Requests_LeftInputs */
/** @typedef {{}} Deposit_Requests_TakenInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Forecast_WithInputs */
/** @typedef {{ sum: NonNullable<unknown>, earliest: NonNullable<unknown>, latest: NonNullable<unknown> }} Deposit_Forecast_Transfer_NowInputs */
/** @typedef {{ maximum: NonNullable<unknown>, count: NonNullable<unknown> }} Deposit_Forecast_SeveralInputs */
/** @typedef {{}} Deposit_Open_TitleInputs */
/** @typedef {{ number: NonNullable<unknown> }} Deposit_Open_ReferenceInputs */
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Open_InvoiceInputs */
/** @typedef {{}} Deposit_Open_PendingInputs */
/** @typedef {{}} Deposit_Open_UnfinishedInputs */
/** @typedef {{}} Deposit_Open_ResumeInputs */
/** @typedef {{}} Deposit_Open_ShowInputs */
/** @typedef {{}} Deposit_Open_ForgetInputs */
/** @typedef {{}} Top_Up_TitleInputs */
/** @typedef {{}} Top_Up_DescriptionInputs */
/** @typedef {{}} Top_Up_PendingInputs */
/** @typedef {{}} Top_Up_Unavailable_TitleInputs */
/** @typedef {{}} Top_Up_Unavailable_TextInputs */
/** @typedef {{}} Top_Up_Unavailable_ActionInputs */
/** @typedef {{}} Top_Up_Step_BenefitInputs */
/** @typedef {{}} Top_Up_BenefitInputs */
/** @typedef {{}} Top_Up_Error_BenefitInputs */
/** @typedef {{}} Top_Up_Step_ScheduleInputs */
/** @typedef {{}} Top_Up_ScheduleInputs */
/** @typedef {{}} Top_Up_Schedule_DirectInputs */
/** @typedef {{}} Top_Up_Schedule_Direct_HintInputs */
/** @typedef {{}} Top_Up_Schedule_DateInputs */
/** @typedef {{}} Top_Up_Schedule_Date_HintInputs */
/** @typedef {{}} Top_Up_DateInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Top_Up_Date_HintInputs */
/** @typedef {{}} Top_Up_Error_DateInputs */
/** @typedef {{}} Top_Up_Step_AmountInputs */
/** @typedef {{}} Top_Up_AmountInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Amount_Hint_MonthInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Amount_Hint_YearInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Amount_Hint_LowestInputs */
/** @typedef {{}} Top_Up_Error_AmountInputs */
/** @typedef {{ min: NonNullable<unknown> }} Top_Up_Error_Amount_SmallInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Error_Amount_LimitInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Error_Amount_Limit_MonthInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Top_Up_Error_Invoice_TotalInputs */
/** @typedef {{}} Top_Up_Step_EmployeesInputs */
/** @typedef {{}} Top_Up_Employees_HintInputs */
/** @typedef {{}} Top_Up_Employees_Choose_BenefitInputs */
/** @typedef {{}} Top_Up_Employees_NobodyInputs */
/** @typedef {{}} Top_Up_Employees_TableInputs */
/** @typedef {{}} Top_Up_Employees_SearchInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_Employees_ChosenInputs */
/** @typedef {{}} Top_Up_Employees_On_HoldInputs */
/** @typedef {{}} Top_Up_Employees_On_Hold_BarredInputs */
/** @typedef {{}} Top_Up_Error_EmployeesInputs */
/** @typedef {{}} Top_Up_Column_EmployeeInputs */
/** @typedef {{}} Top_Up_Column_Cost_CenterInputs */
/** @typedef {{}} Top_Up_Column_AvailableInputs */
/** @typedef {{}} Top_Up_Column_AmountInputs */
/** @typedef {{}} Top_Up_Column_ReasonInputs */
/** @typedef {{}} Top_Up_On_HoldInputs */
/** @typedef {{ date: NonNullable<unknown> }} Top_Up_WaitsInputs */
/** @typedef {{}} Top_Up_Reason_Nothing_LeftInputs */
/** @typedef {{}} Top_Up_Reason_On_HoldInputs */
/** @typedef {{}} Top_Up_Reason_On_Hold_HiddenInputs */
/** @typedef {{}} Top_Up_Reason_Not_ChosenInputs */
/** @typedef {{}} Top_Up_Reason_No_BenefitInputs */
/** @typedef {{}} Top_Up_Reason_Not_ValidInputs */
/** @typedef {{}} Top_Up_Reason_FailedInputs */
/** @typedef {{}} Top_Up_Step_PaymentInputs */
/** @typedef {{}} Top_Up_PaymentInputs */
/** @typedef {{}} Top_Up_Payment_DeductionInputs */
/** @typedef {{ balance: NonNullable<unknown> }} Top_Up_Payment_Deduction_HintInputs */
/** @typedef {{}} Top_Up_Payment_EinvoiceInputs */
/** @typedef {{}} Top_Up_Payment_Einvoice_HintInputs */
/** @typedef {{}} Top_Up_Error_PaymentInputs */
/** @typedef {{ missing: NonNullable<unknown> }} Top_Up_Error_BalanceInputs */
/** @typedef {{}} Top_Up_To_DepositInputs */
/** @typedef {{}} Top_Up_Einvoice_AddressInputs */
/** @typedef {{}} Top_Up_Einvoice_OperatorInputs */
/** @typedef {{}} Top_Up_Error_Einvoice_AddressInputs */
/** @typedef {{}} Top_Up_Error_Einvoice_OperatorInputs */
/** @typedef {{}} Top_Up_SummaryInputs */
/** @typedef {{}} Top_Up_RecipientsInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Top_Up_Recipients_OneInputs */
/** @typedef {{ count: NonNullable<unknown>, amount: NonNullable<unknown> }} Top_Up_Recipients_ManyInputs */
/** @typedef {{}} Top_Up_SumInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Top_Up_FeeInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Top_Up_VatInputs */
/** @typedef {{}} Top_Up_TotalInputs */
/** @typedef {{}} Top_Up_Balance_NowInputs */
/** @typedef {{}} Top_Up_Balance_AfterInputs */
/** @typedef {{}} Top_Up_Balance_InvoiceInputs */
/** @typedef {{ date: NonNullable<unknown> }} Top_Up_Charged_OnInputs */
/** @typedef {{}} Top_Up_SubmitInputs */
/** @typedef {{}} Top_Up_ChangedInputs */
/** @typedef {{}} Top_Up_UnreadInputs */
/** @typedef {{}} Top_Up_Confirm_TitleInputs */
/** @typedef {{}} Top_Up_Confirm_TextInputs */
/** @typedef {{ total: NonNullable<unknown> }} Top_Up_Confirm_LoadInputs */
/** @typedef {{ total: NonNullable<unknown> }} Top_Up_Confirm_ScheduleInputs */
/** @typedef {{ total: NonNullable<unknown> }} Top_Up_Confirm_InvoiceInputs */
/** @typedef {{}} Top_Up_Confirm_BackInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_GettingInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_WithoutInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_Without_AfterInputs */
/** @typedef {{ reason: NonNullable<unknown>, count: NonNullable<unknown> }} Top_Up_Reason_CountInputs */
/** @typedef {{}} Top_Up_Load_TitleInputs */
/** @typedef {{}} Top_Up_Running_TitleInputs */
/** @typedef {{}} Top_Up_Running_TextInputs */
/** @typedef {{}} Top_Up_Running_TroubleInputs */
/** @typedef {{}} Top_Up_Late_TitleInputs */
/** @typedef {{}} Top_Up_Late_TextInputs */
/** @typedef {{}} Top_Up_Check_AgainInputs */
/** @typedef {{}} Top_Up_ReportInputs */
/** @typedef {{}} Top_Up_ReportsInputs */
/** @typedef {{}} Top_Up_AnotherInputs */
/** @typedef {{}} Top_Up_Done_TitleInputs */
/** @typedef {{}} Top_Up_Done_Text_OneInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_Done_TextInputs */
/** @typedef {{}} Top_Up_Done_Many_TitleInputs */
/** @typedef {{}} Top_Up_Done_Many_TextInputs */
/** @typedef {{}} Top_Up_Errors_TitleInputs */
/** @typedef {{ done: NonNullable<unknown>, count: NonNullable<unknown>, sum: NonNullable<unknown> }} Top_Up_Errors_TextInputs */
/** @typedef {{}} Top_Up_Scheduled_TitleInputs */
/** @typedef {{ date: NonNullable<unknown>, total: NonNullable<unknown> }} Top_Up_Scheduled_TextInputs */
/** @typedef {{}} Top_Up_Invoiced_TitleInputs */
/** @typedef {{ total: NonNullable<unknown> }} Top_Up_Invoiced_TextInputs */
/** @typedef {{ total: NonNullable<unknown>, date: NonNullable<unknown> }} Top_Up_Invoiced_Text_DateInputs */
/** @typedef {{}} Top_Up_Confirmed_TitleInputs */
/** @typedef {{ date: NonNullable<unknown> }} Top_Up_Confirmed_TextInputs */
/** @typedef {{}} Top_Up_Unpaid_TitleInputs */
/** @typedef {{}} Top_Up_Unpaid_TextInputs */
/** @typedef {{}} Top_Up_Canceled_TitleInputs */
/** @typedef {{}} Top_Up_Canceled_TextInputs */
/** @typedef {{}} Top_Up_Unread_TitleInputs */
/** @typedef {{}} Top_Up_Unread_TextInputs */
/** @typedef {{}} Top_Up_ReadingInputs */
/** @typedef {{}} Top_Up_Total_PaidInputs */
/** @typedef {{}} Top_Up_Lost_TitleInputs */
/** @typedef {{}} Top_Up_Lost_CheckingInputs */
/** @typedef {{}} Top_Up_Lost_UnreadInputs */
/** @typedef {{}} Top_Up_Lost_None_TitleInputs */
/** @typedef {{ time: NonNullable<unknown>, balance: NonNullable<unknown>, before: NonNullable<unknown> }} Top_Up_Lost_NoneInputs */
/** @typedef {{}} Top_Up_Lost_Several_TitleInputs */
/** @typedef {{}} Top_Up_Lost_SeveralInputs */
/** @typedef {{}} Top_Up_Lost_FoundInputs */
/** @typedef {{}} Top_Up_Lost_BackInputs */
/** @typedef {{}} Top_Up_Lost_TransactionsInputs */
/** @typedef {{}} Top_Up_Confirm_ChangedInputs */
/** @typedef {{}} Top_Up_Twin_TitleInputs */
/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown>, sum: NonNullable<unknown> }} Top_Up_Twin_TextInputs */
/** @typedef {{}} Top_Up_Error_Einvoice_FormatInputs */
/** @typedef {{}} Reports_TitleInputs */
/** @typedef {{}} Reports_DescriptionInputs */
/** @typedef {{}} Reports_TabsInputs */
/** @typedef {{}} Reports_Tab_TransactionsInputs */
/** @typedef {{}} Reports_Tab_Top_UpsInputs */
/** @typedef {{}} Reports_Tab_CorrectionsInputs */
/** @typedef {{}} Reports_DownloadsInputs */
/** @typedef {{}} Reports_LoadingInputs */
/** @typedef {{}} Reports_Transactions_LabelInputs */
/** @typedef {{}} Reports_Transactions_FailedInputs */
/** @typedef {{}} Reports_Transactions_Failed_TitleInputs */
/** @typedef {{}} Reports_Failed_TextInputs */
/** @typedef {{}} Reports_Transactions_Empty_TitleInputs */
/** @typedef {{}} Reports_Transactions_Empty_TextInputs */
/** @typedef {{}} Reports_Transactions_Empty_ActionInputs */
/** @typedef {{}} Reports_Column_DateInputs */
/** @typedef {{}} Reports_Column_DescriptionInputs */
/** @typedef {{}} Reports_Column_AmountInputs */
/** @typedef {{}} Reports_Column_ReceiptInputs */
/** @typedef {{}} Reports_Transaction_InInputs */
/** @typedef {{}} Reports_Transaction_OutInputs */
/** @typedef {{}} Reports_ReceiptInputs */
/** @typedef {{ title: NonNullable<unknown>, date: NonNullable<unknown>, amount: NonNullable<unknown> }} Reports_Receipt_OfInputs */
/** @typedef {{}} Reports_Download_FailedInputs */
/** @typedef {{}} Reports_Receipt_Not_YetInputs */
/** @typedef {{}} Reports_Top_Ups_LabelInputs */
/** @typedef {{}} Reports_Top_Ups_Failed_TitleInputs */
/** @typedef {{}} Reports_Top_Ups_Empty_TitleInputs */
/** @typedef {{}} Reports_Top_Ups_Empty_TextInputs */
/** @typedef {{}} Reports_Top_Ups_Empty_ActionInputs */
/** @typedef {{}} Reports_Column_CreatedInputs */
/** @typedef {{}} Reports_Column_ScheduledInputs */
/** @typedef {{}} Reports_Column_ExecutorInputs */
/** @typedef {{}} Reports_Column_BenefitInputs */
/** @typedef {{}} Reports_Column_StatusInputs */
/** @typedef {{}} Reports_Column_SumInputs */
/** @typedef {{}} Reports_Column_With_FeesInputs */
/** @typedef {{}} Reports_Column_Sum_With_FeesInputs */
/** @typedef {{}} Reports_Scheduled_At_OnceInputs */
/** @typedef {{}} Reports_Load_LunchInputs */
/** @typedef {{}} Reports_Load_RecreationalInputs */
/** @typedef {{}} Reports_Load_TransportInputs */
/** @typedef {{}} Reports_Load_MassageInputs */
/** @typedef {{}} Reports_Load_WellbeingInputs */
/** @typedef {{}} Reports_Load_In_ProgressInputs */
/** @typedef {{}} Reports_Load_SuccessInputs */
/** @typedef {{}} Reports_Load_Closed_With_ErrorsInputs */
/** @typedef {{}} Reports_Load_CanceledInputs */
/** @typedef {{}} Reports_Load_Payment_Not_ReceivedInputs */
/** @typedef {{}} Reports_Load_Paid_Waiting_For_DateInputs */
/** @typedef {{}} Reports_Load_Waiting_For_PaymentInputs */
/** @typedef {{}} Reports_Load_Waiting_For_DateInputs */
/** @typedef {{}} Reports_About_In_ProgressInputs */
/** @typedef {{}} Reports_About_SuccessInputs */
/** @typedef {{}} Reports_About_Closed_With_ErrorsInputs */
/** @typedef {{}} Reports_About_CanceledInputs */
/** @typedef {{}} Reports_About_ExpiredInputs */
/** @typedef {{}} Reports_About_Payment_Not_ReceivedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Reports_About_Paid_Waiting_For_DateInputs */
/** @typedef {{}} Reports_About_Waiting_For_PaymentInputs */
/** @typedef {{ date: NonNullable<unknown> }} Reports_About_Waiting_For_Payment_And_DateInputs */
/** @typedef {{ date: NonNullable<unknown> }} Reports_About_Waiting_For_DateInputs */
/** @typedef {{}} Reports_Item_SuccessInputs */
/** @typedef {{}} Reports_Item_ErrorInputs */
/** @typedef {{}} Reports_Item_In_ProgressInputs */
/** @typedef {{}} Reports_Item_Not_StartedInputs */
/** @typedef {{}} Reports_Item_ExpiredInputs */
/** @typedef {{}} Reports_Item_CanceledInputs */
/** @typedef {{}} Reports_Item_Waiting_For_DateInputs */
/** @typedef {{}} Reports_Item_Payment_Not_ReceivedInputs */
/** @typedef {{}} Reports_Detail_TitleInputs */
/** @typedef {{}} Reports_Detail_BackInputs */
/** @typedef {{}} Reports_Detail_SummaryInputs */
/** @typedef {{}} Reports_Detail_EmployeesInputs */
/** @typedef {{}} Reports_Detail_FeesInputs */
/** @typedef {{}} Reports_Detail_ItemsInputs */
/** @typedef {{}} Reports_Detail_Items_LabelInputs */
/** @typedef {{}} Reports_Detail_LoadingInputs */
/** @typedef {{}} Reports_Column_NameInputs */
/** @typedef {{}} Reports_Column_Personal_IdInputs */
/** @typedef {{}} Reports_Updates_StoppedInputs */
/** @typedef {{}} Reports_Updates_FailedInputs */
/** @typedef {{}} Reports_UpdateInputs */
/** @typedef {{}} Reports_Corrections_LabelInputs */
/** @typedef {{}} Reports_Corrections_Failed_TitleInputs */
/** @typedef {{}} Reports_Corrections_Check_FailedInputs */
/** @typedef {{}} Reports_Corrections_Empty_TitleInputs */
/** @typedef {{}} Reports_Corrections_Empty_TextInputs */
/** @typedef {{}} Reports_Corrections_Empty_ActionInputs */
/** @typedef {{}} Reports_Column_TimeInputs */
/** @typedef {{}} Reports_Column_ReasonInputs */
/** @typedef {{}} Reports_Column_DocumentInputs */
/** @typedef {{}} Reports_Column_Executed_ByInputs */
/** @typedef {{}} Reports_Column_Balance_AfterInputs */
/** @typedef {{}} Reports_Correction_NewInputs */
/** @typedef {{}} Reports_Reason_Wrong_AccountInputs */
/** @typedef {{}} Reports_Reason_Contract_EndInputs */
/** @typedef {{}} Reports_Reason_Too_MuchInputs */
/** @typedef {{}} Reports_PeriodInputs */
/** @typedef {{}} Reports_Period_AllInputs */
/** @typedef {{}} Reports_Period_This_MonthInputs */
/** @typedef {{}} Reports_Period_Last_MonthInputs */
/** @typedef {{}} Reports_Period_CustomInputs */
/** @typedef {{}} Reports_Period_DatesInputs */
/** @typedef {{}} Reports_Period_FromInputs */
/** @typedef {{}} Reports_Period_ToInputs */
/** @typedef {{}} Reports_Period_ShowInputs */
/** @typedef {{}} Reports_Period_BothInputs */
/** @typedef {{}} Reports_Period_Not_FutureInputs */
/** @typedef {{}} Reports_Print_CompanyInputs */
/** @typedef {{}} Reports_Print_PeriodInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Reports_Print_DaysInputs */
/** @typedef {{}} Reports_Print_DateInputs */
/** @typedef {{}} Reports_Print_CountInputs */
/** @typedef {{}} Reports_Print_InInputs */
/** @typedef {{}} Reports_Print_OutInputs */
/** @typedef {{}} Reports_Print_ChangeInputs */
/** @typedef {{}} Reports_Print_PartInputs */
/** @typedef {{}} Requests_TitleInputs */
/** @typedef {{}} Requests_DescriptionInputs */
/** @typedef {{}} Requests_BackInputs */
/** @typedef {{}} Requests_SummaryInputs */
/** @typedef {{}} Requests_CountInputs */
/** @typedef {{}} Requests_TotalInputs */
/** @typedef {{}} Requests_BalanceInputs */
/** @typedef {{ missing: NonNullable<unknown> }} Requests_Balance_ShortInputs */
/** @typedef {{}} Requests_DisclaimerInputs */
/** @typedef {{}} Requests_TransactionsInputs */
/** @typedef {{}} Requests_Table_LabelInputs */
/** @typedef {{}} Requests_LoadingInputs */
/** @typedef {{}} Requests_Column_DateInputs */
/** @typedef {{}} Requests_Column_First_NameInputs */
/** @typedef {{}} Requests_Column_Last_NameInputs */
/** @typedef {{}} Requests_Column_Personal_IdInputs */
/** @typedef {{}} Requests_Column_BenefitInputs */
/** @typedef {{}} Requests_Column_MonthInputs */
/** @typedef {{}} Requests_Column_AmountInputs */
/** @typedef {{}} Requests_Column_RejectInputs */
/** @typedef {{}} Requests_EmployeeInputs */
/** @typedef {{}} Requests_RejectInputs */
/** @typedef {{ name: NonNullable<unknown>, amount: NonNullable<unknown> }} Requests_Reject_OfInputs */
/** @typedef {{}} Requests_Reject_TitleInputs */
/** @typedef {{}} Requests_Reject_TextInputs */
/** @typedef {{}} Requests_Reject_ConfirmInputs */
/** @typedef {{}} Requests_Reject_ReadingInputs */
/** @typedef {{}} Requests_Reject_GoneInputs */
/** @typedef {{}} Requests_Reject_UnreadInputs */
/** @typedef {{}} Requests_Reject_UnknownInputs */
/** @typedef {{ name: NonNullable<unknown>, amount: NonNullable<unknown> }} Requests_RejectedInputs */
/** @typedef {{}} Requests_Empty_TitleInputs */
/** @typedef {{}} Requests_Empty_TextInputs */
/** @typedef {{}} Requests_NeededInputs */
/** @typedef {{}} Downloads_TitleInputs */
/** @typedef {{}} Downloads_DescriptionInputs */
/** @typedef {{}} Downloads_LoadingInputs */
/** @typedef {{}} Downloads_Benefits_FailedInputs */
/** @typedef {{}} Downloads_Tab_LunchInputs */
/** @typedef {{}} Downloads_Tab_IncomeInputs */
/** @typedef {{}} Downloads_Tab_OtherInputs */
/** @typedef {{}} Downloads_Lunch_TitleInputs */
/** @typedef {{}} Downloads_Lunch_AboutInputs */
/** @typedef {{}} Downloads_Income_TitleInputs */
/** @typedef {{}} Downloads_Income_AboutInputs */
/** @typedef {{}} Downloads_Other_TitleInputs */
/** @typedef {{}} Downloads_Other_AboutInputs */
/** @typedef {{}} Downloads_PeriodInputs */
/** @typedef {{}} Downloads_Period_Last_MonthInputs */
/** @typedef {{}} Downloads_Period_This_MonthInputs */
/** @typedef {{}} Downloads_Period_CustomInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Downloads_Period_DaysInputs */
/** @typedef {{}} Downloads_Period_PickInputs */
/** @typedef {{}} Downloads_Period_ChangeInputs */
/** @typedef {{}} Downloads_Range_TitleInputs */
/** @typedef {{}} Downloads_Range_StartInputs */
/** @typedef {{}} Downloads_Range_EndInputs */
/** @typedef {{}} Downloads_Range_SaveInputs */
/** @typedef {{}} Downloads_Range_BothInputs */
/** @typedef {{}} Downloads_Start_Missing_LunchInputs */
/** @typedef {{}} Downloads_Start_Missing_IncomeInputs */
/** @typedef {{}} Downloads_Start_Missing_OtherInputs */
/** @typedef {{}} Downloads_End_MissingInputs */
/** @typedef {{ date: NonNullable<unknown> }} Downloads_Start_Early_LunchInputs */
/** @typedef {{ date: NonNullable<unknown> }} Downloads_Start_Early_IncomeInputs */
/** @typedef {{ date: NonNullable<unknown> }} Downloads_Start_Early_OtherInputs */
/** @typedef {{ date: NonNullable<unknown> }} Downloads_End_LateInputs */
/** @typedef {{}} Downloads_ColumnsInputs */
/** @typedef {{}} Downloads_BenefitsInputs */
/** @typedef {{}} Downloads_No_BenefitsInputs */
/** @typedef {{}} Downloads_Group_Employee_DataInputs */
/** @typedef {{}} Downloads_Group_BenefitsInputs */
/** @typedef {{}} Downloads_Group_LoadsInputs */
/** @typedef {{}} Downloads_Include_Employee_DataInputs */
/** @typedef {{}} Downloads_Include_BenefitsInputs */
/** @typedef {{}} Downloads_Include_LoadsInputs */
/** @typedef {{}} Downloads_PersonalInputs */
/** @typedef {{}} Downloads_Personal_NoteInputs */
/** @typedef {{}} Downloads_Column_First_NameInputs */
/** @typedef {{}} Downloads_Column_Last_NameInputs */
/** @typedef {{}} Downloads_Column_Personal_IdInputs */
/** @typedef {{}} Downloads_Column_Employee_NumberInputs */
/** @typedef {{}} Downloads_Column_Cost_CenterInputs */
/** @typedef {{}} Downloads_Column_BenefitInputs */
/** @typedef {{}} Downloads_Column_Benefit_StartInputs */
/** @typedef {{}} Downloads_Column_Daily_AmountInputs */
/** @typedef {{}} Downloads_Column_Sum_Of_LoadsInputs */
/** @typedef {{}} Downloads_Column_Sum_Of_UsageInputs */
/** @typedef {{}} Downloads_Column_Load_MonthInputs */
/** @typedef {{}} Downloads_Column_Usage_MonthInputs */
/** @typedef {{}} Downloads_Column_Request_MonthInputs */
/** @typedef {{}} Downloads_Column_Payroll_DeductionInputs */
/** @typedef {{}} Downloads_Column_Wage_TypeInputs */
/** @typedef {{}} Downloads_Column_Load_AmountInputs */
/** @typedef {{}} Downloads_Column_Load_DateInputs */
/** @typedef {{}} Downloads_Column_Load_StatusInputs */
/** @typedef {{}} Downloads_Wage_TypeInputs */
/** @typedef {{}} Downloads_Wage_Type_HintInputs */
/** @typedef {{}} Downloads_Wage_Type_MissingInputs */
/** @typedef {{}} Downloads_FormatInputs */
/** @typedef {{}} Downloads_Format_CsvInputs */
/** @typedef {{}} Downloads_Format_XlsInputs */
/** @typedef {{}} Downloads_DownloadInputs */
/** @typedef {{}} Downloads_Block_DatesInputs */
/** @typedef {{}} Downloads_Block_BenefitsInputs */
/** @typedef {{}} Downloads_Block_ColumnsInputs */
/** @typedef {{}} Downloads_Block_No_ColumnsInputs */
/** @typedef {{}} Downloads_Block_Wage_TypeInputs */
/** @typedef {{}} Downloads_DoneInputs */
/** @typedef {{}} Downloads_FailedInputs */
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
* | "opens in a new tab" |
*
* @param {Opens_New_TabInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const opens_new_tab = /** @type {((inputs?: Opens_New_TabInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Opens_New_TabInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.opens_new_tab(inputs)
	return __fi.opens_new_tab(inputs)
});
/**
* | output |
* | --- |
* | "The data could not be loaded" |
*
* @param {Blocking_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const blocking_title = /** @type {((inputs?: Blocking_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blocking_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.blocking_title(inputs)
	return __fi.blocking_title(inputs)
});
/**
* | output |
* | --- |
* | "The service did not get all the data that this page needs. Reload the page. If the error comes back, contact customer service." |
*
* @param {Blocking_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const blocking_text = /** @type {((inputs?: Blocking_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blocking_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.blocking_text(inputs)
	return __fi.blocking_text(inputs)
});
/**
* | output |
* | --- |
* | "Errors reported by the service" |
*
* @param {Blocking_ItemsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const blocking_items = /** @type {((inputs?: Blocking_ItemsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blocking_ItemsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.blocking_items(inputs)
	return __fi.blocking_items(inputs)
});
/**
* | output |
* | --- |
* | "Reload the page" |
*
* @param {Blocking_ReloadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const blocking_reload = /** @type {((inputs?: Blocking_ReloadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blocking_ReloadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.blocking_reload(inputs)
	return __fi.blocking_reload(inputs)
});
/**
* | output |
* | --- |
* | "A part of the service did not load. A new version may have been published, or the connection broke. Reload the page." |
*
* @param {Gone_ChunkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const gone_chunk = /** @type {((inputs?: Gone_ChunkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Gone_ChunkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.gone_chunk(inputs)
	return __fi.gone_chunk(inputs)
});
/**
* | output |
* | --- |
* | "The service did not start" |
*
* @param {Fatal_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const fatal_title = /** @type {((inputs?: Fatal_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fatal_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.fatal_title(inputs)
	return __fi.fatal_title(inputs)
});
/**
* | output |
* | --- |
* | "The settings of the service could not be read, or there is an error in them. Reload the page or contact customer service." |
*
* @param {Fatal_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const fatal_text = /** @type {((inputs?: Fatal_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fatal_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.fatal_text(inputs)
	return __fi.fatal_text(inputs)
});
/**
* | output |
* | --- |
* | "Session as another user" |
*
* @param {Impersonation_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_label = /** @type {((inputs?: Impersonation_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_label(inputs)
	return __fi.impersonation_label(inputs)
});
/**
* | output |
* | --- |
* | "You are acting as {name}, {company}" |
*
* @param {Impersonation_WhoInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_who = /** @type {((inputs: Impersonation_WhoInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_WhoInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_who(inputs)
	return __fi.impersonation_who(inputs)
});
/**
* | output |
* | --- |
* | "Time left {time}" |
*
* @param {Impersonation_Time_LeftInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_time_left = /** @type {((inputs: Impersonation_Time_LeftInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Time_LeftInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_time_left(inputs)
	return __fi.impersonation_time_left(inputs)
});
/**
* | output |
* | --- |
* | "Log out" |
*
* @param {Impersonation_EndInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_end = /** @type {((inputs?: Impersonation_EndInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_EndInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_end(inputs)
	return __fi.impersonation_end(inputs)
});
/**
* | output |
* | --- |
* | "Go to another page?" |
*
* @param {Impersonation_Leave_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_leave_title = /** @type {((inputs?: Impersonation_Leave_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Leave_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_leave_title(inputs)
	return __fi.impersonation_leave_title(inputs)
});
/**
* | output |
* | --- |
* | "You are acting on behalf of another user. You can stay on this page, go on to the chosen page, or end the session." |
*
* @param {Impersonation_Leave_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_leave_text = /** @type {((inputs?: Impersonation_Leave_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Leave_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_leave_text(inputs)
	return __fi.impersonation_leave_text(inputs)
});
/**
* | output |
* | --- |
* | "Stay on this page" |
*
* @param {Impersonation_Leave_StayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_leave_stay = /** @type {((inputs?: Impersonation_Leave_StayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Leave_StayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_leave_stay(inputs)
	return __fi.impersonation_leave_stay(inputs)
});
/**
* | output |
* | --- |
* | "Continue" |
*
* @param {Impersonation_Leave_ContinueInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const impersonation_leave_continue = /** @type {((inputs?: Impersonation_Leave_ContinueInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Impersonation_Leave_ContinueInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.impersonation_leave_continue(inputs)
	return __fi.impersonation_leave_continue(inputs)
});
/**
* | output |
* | --- |
* | "Your session has expired. What you sent wasn't confirmed: when you log in, we'll check whether it went through." |
*
* @param {Session_Expired_UnresolvedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const session_expired_unresolved = /** @type {((inputs?: Session_Expired_UnresolvedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Expired_UnresolvedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_expired_unresolved(inputs)
	return __fi.session_expired_unresolved(inputs)
});
/**
* | output |
* | --- |
* | "What you sent at {time} wasn't confirmed. Check whether it went through." |
*
* @param {Session_UnresolvedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const session_unresolved = /** @type {((inputs: Session_UnresolvedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_UnresolvedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_unresolved(inputs)
	return __fi.session_unresolved(inputs)
});
/**
* | output |
* | --- |
* | "Check" |
*
* @param {Session_Unresolved_CheckInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const session_unresolved_check = /** @type {((inputs?: Session_Unresolved_CheckInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Unresolved_CheckInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.session_unresolved_check(inputs)
	return __fi.session_unresolved_check(inputs)
});
/**
* | output |
* | --- |
* | "You aren’t allowed to see this page" |
*
* @param {Error_Screen_Forbidden_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_forbidden_title = /** @type {((inputs?: Error_Screen_Forbidden_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_Forbidden_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_forbidden_title(inputs)
	return __fi.error_screen_forbidden_title(inputs)
});
/**
* | output |
* | --- |
* | "If you need access, ask an authorised signatory of your company." |
*
* @param {Error_Screen_Forbidden_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_screen_forbidden_text = /** @type {((inputs?: Error_Screen_Forbidden_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Screen_Forbidden_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_screen_forbidden_text(inputs)
	return __fi.error_screen_forbidden_text(inputs)
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
* | "There are {count} more errors." |
*
* @param {Error_MoreInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_more = /** @type {((inputs: Error_MoreInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_MoreInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_more(inputs)
	return __fi.error_more(inputs)
});
/**
* | output |
* | --- |
* | "Your email address has not been verified yet. Open the verification link we sent to your email." |
*
* @param {Error_Email_Address_Is_Not_VerifiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_email_address_is_not_verified = /** @type {((inputs?: Error_Email_Address_Is_Not_VerifiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Email_Address_Is_Not_VerifiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_email_address_is_not_verified(inputs)
	return __fi.error_email_address_is_not_verified(inputs)
});
/**
* | output |
* | --- |
* | "The link is not valid." |
*
* @param {Error_Incorrect_TokenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_incorrect_token = /** @type {((inputs?: Error_Incorrect_TokenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Incorrect_TokenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_incorrect_token(inputs)
	return __fi.error_incorrect_token(inputs)
});
/**
* | output |
* | --- |
* | "The link has expired." |
*
* @param {Error_Expired_TokenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_expired_token = /** @type {((inputs?: Error_Expired_TokenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Expired_TokenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_expired_token(inputs)
	return __fi.error_expired_token(inputs)
});
/**
* | output |
* | --- |
* | "The account has already been activated." |
*
* @param {Error_Creation_CompletedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_creation_completed = /** @type {((inputs?: Error_Creation_CompletedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Creation_CompletedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_creation_completed(inputs)
	return __fi.error_creation_completed(inputs)
});
/**
* | output |
* | --- |
* | "The contact person has already been deleted." |
*
* @param {Error_Contact_DeletedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_contact_deleted = /** @type {((inputs?: Error_Contact_DeletedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Contact_DeletedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_contact_deleted(inputs)
	return __fi.error_contact_deleted(inputs)
});
/**
* | output |
* | --- |
* | "The username cannot be an email address." |
*
* @param {Error_Username_Cannot_Be_An_Email_AddressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_username_cannot_be_an_email_address = /** @type {((inputs?: Error_Username_Cannot_Be_An_Email_AddressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Username_Cannot_Be_An_Email_AddressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_username_cannot_be_an_email_address(inputs)
	return __fi.error_username_cannot_be_an_email_address(inputs)
});
/**
* | output |
* | --- |
* | "Check the details. Some of them could not be accepted." |
*
* @param {Error_Validation_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_validation_failed = /** @type {((inputs?: Error_Validation_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Validation_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_validation_failed(inputs)
	return __fi.error_validation_failed(inputs)
});
/**
* | output |
* | --- |
* | "This information is missing." |
*
* @param {Error_Field_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_field_required = /** @type {((inputs?: Error_Field_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Field_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_field_required(inputs)
	return __fi.error_field_required(inputs)
});
/**
* | output |
* | --- |
* | "Check this information." |
*
* @param {Error_Field_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_field_invalid = /** @type {((inputs?: Error_Field_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Field_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_field_invalid(inputs)
	return __fi.error_field_invalid(inputs)
});
/**
* | output |
* | --- |
* | "The text is too long." |
*
* @param {Error_Field_Too_LongInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_field_too_long = /** @type {((inputs?: Error_Field_Too_LongInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Field_Too_LongInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_field_too_long(inputs)
	return __fi.error_field_too_long(inputs)
});
/**
* | output |
* | --- |
* | "Log in again." |
*
* @param {Error_UnauthorizedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_unauthorized = /** @type {((inputs?: Error_UnauthorizedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_UnauthorizedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_unauthorized(inputs)
	return __fi.error_unauthorized(inputs)
});
/**
* | output |
* | --- |
* | "The information was not found. It may have been removed." |
*
* @param {Error_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_not_found = /** @type {((inputs?: Error_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_not_found(inputs)
	return __fi.error_not_found(inputs)
});
/**
* | output |
* | --- |
* | "There have been too many attempts. Wait a moment and try again." |
*
* @param {Error_Too_Many_RequestsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_too_many_requests = /** @type {((inputs?: Error_Too_Many_RequestsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Too_Many_RequestsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_too_many_requests(inputs)
	return __fi.error_too_many_requests(inputs)
});
/**
* | output |
* | --- |
* | "There have been too many attempts. Try again in {count} minutes." |
*
* @param {Error_Too_Many_Requests_MinutesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_too_many_requests_minutes = /** @type {((inputs: Error_Too_Many_Requests_MinutesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Too_Many_Requests_MinutesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_too_many_requests_minutes(inputs)
	return __fi.error_too_many_requests_minutes(inputs)
});
/**
* | output |
* | --- |
* | "There have been too many attempts. Try again in {count} seconds." |
*
* @param {Error_Too_Many_Requests_SecondsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_too_many_requests_seconds = /** @type {((inputs: Error_Too_Many_Requests_SecondsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Too_Many_Requests_SecondsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_too_many_requests_seconds(inputs)
	return __fi.error_too_many_requests_seconds(inputs)
});
/**
* | output |
* | --- |
* | "There was an error in the service. Try again in a moment." |
*
* @param {Error_Internal_ErrorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_internal_error = /** @type {((inputs?: Error_Internal_ErrorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Internal_ErrorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_internal_error(inputs)
	return __fi.error_internal_error(inputs)
});
/**
* | output |
* | --- |
* | "The service is not available right now. Try again in a moment." |
*
* @param {Error_Service_UnavailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_service_unavailable = /** @type {((inputs?: Error_Service_UnavailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Service_UnavailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_service_unavailable(inputs)
	return __fi.error_service_unavailable(inputs)
});
/**
* | output |
* | --- |
* | "This was already sent once with other details, so nothing was done now. Reload the page and check what was saved before you try again." |
*
* @param {Error_Idempotency_Key_ReusedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_idempotency_key_reused = /** @type {((inputs?: Error_Idempotency_Key_ReusedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Idempotency_Key_ReusedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_idempotency_key_reused(inputs)
	return __fi.error_idempotency_key_reused(inputs)
});
/**
* | output |
* | --- |
* | "We could not check that you are not a robot. Try again." |
*
* @param {Error_Recaptcha_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_recaptcha_failed = /** @type {((inputs?: Error_Recaptcha_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Recaptcha_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_recaptcha_failed(inputs)
	return __fi.error_recaptcha_failed(inputs)
});
/**
* | output |
* | --- |
* | "Invalid username or password." |
*
* @param {Error_Invalid_Username_Or_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_username_or_password = /** @type {((inputs?: Error_Invalid_Username_Or_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_Username_Or_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_username_or_password(inputs)
	return __fi.error_invalid_username_or_password(inputs)
});
/**
* | output |
* | --- |
* | "The login link is not valid." |
*
* @param {Error_Impersonation_Token_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_impersonation_token_invalid = /** @type {((inputs?: Error_Impersonation_Token_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Impersonation_Token_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_impersonation_token_invalid(inputs)
	return __fi.error_impersonation_token_invalid(inputs)
});
/**
* | output |
* | --- |
* | "The login link has expired." |
*
* @param {Error_Impersonation_Token_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_impersonation_token_expired = /** @type {((inputs?: Error_Impersonation_Token_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Impersonation_Token_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_impersonation_token_expired(inputs)
	return __fi.error_impersonation_token_expired(inputs)
});
/**
* | output |
* | --- |
* | "No company was found for the customer number and business id." |
*
* @param {Error_Company_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_company_not_found = /** @type {((inputs?: Error_Company_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Company_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_company_not_found(inputs)
	return __fi.error_company_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The username is already in use." |
*
* @param {Error_Username_TakenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_username_taken = /** @type {((inputs?: Error_Username_TakenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Username_TakenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_username_taken(inputs)
	return __fi.error_username_taken(inputs)
});
/**
* | output |
* | --- |
* | "The company already has an account in the service." |
*
* @param {Error_Company_Already_ExistsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_company_already_exists = /** @type {((inputs?: Error_Company_Already_ExistsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Company_Already_ExistsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_company_already_exists(inputs)
	return __fi.error_company_already_exists(inputs)
});
/**
* | output |
* | --- |
* | "Invalid email address." |
*
* @param {Error_Invalid_Email_AddressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_email_address = /** @type {((inputs?: Error_Invalid_Email_AddressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_Email_AddressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_email_address(inputs)
	return __fi.error_invalid_email_address(inputs)
});
/**
* | output |
* | --- |
* | "This is not available in the production service." |
*
* @param {Error_Not_Available_In_ProductionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_not_available_in_production = /** @type {((inputs?: Error_Not_Available_In_ProductionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Not_Available_In_ProductionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_not_available_in_production(inputs)
	return __fi.error_not_available_in_production(inputs)
});
/**
* | output |
* | --- |
* | "The user already has this role." |
*
* @param {Error_Role_Already_GrantedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_role_already_granted = /** @type {((inputs?: Error_Role_Already_GrantedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Role_Already_GrantedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_role_already_granted(inputs)
	return __fi.error_role_already_granted(inputs)
});
/**
* | output |
* | --- |
* | "Incorrect password." |
*
* @param {Error_Incorrect_PasswordInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_incorrect_password = /** @type {((inputs?: Error_Incorrect_PasswordInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Incorrect_PasswordInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_incorrect_password(inputs)
	return __fi.error_incorrect_password(inputs)
});
/**
* | output |
* | --- |
* | "The password cannot be the same as the username." |
*
* @param {Error_Password_Equals_UsernameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_password_equals_username = /** @type {((inputs?: Error_Password_Equals_UsernameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Password_Equals_UsernameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_password_equals_username(inputs)
	return __fi.error_password_equals_username(inputs)
});
/**
* | output |
* | --- |
* | "Unknown username." |
*
* @param {Error_Unknown_UsernameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_unknown_username = /** @type {((inputs?: Error_Unknown_UsernameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Unknown_UsernameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_unknown_username(inputs)
	return __fi.error_unknown_username(inputs)
});
/**
* | output |
* | --- |
* | "Email failed to be sent." |
*
* @param {Error_Email_Not_SentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_email_not_sent = /** @type {((inputs?: Error_Email_Not_SentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Email_Not_SentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_email_not_sent(inputs)
	return __fi.error_email_not_sent(inputs)
});
/**
* | output |
* | --- |
* | "The new password must differ from the current one." |
*
* @param {Error_Password_UnchangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_password_unchanged = /** @type {((inputs?: Error_Password_UnchangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Password_UnchangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_password_unchanged(inputs)
	return __fi.error_password_unchanged(inputs)
});
/**
* | output |
* | --- |
* | "The domain of the email address does not exist. Check the part after the @ sign." |
*
* @param {Error_Invalid_Email_DomainInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_email_domain = /** @type {((inputs?: Error_Invalid_Email_DomainInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_Email_DomainInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_email_domain(inputs)
	return __fi.error_invalid_email_domain(inputs)
});
/**
* | output |
* | --- |
* | "The email address has already been verified." |
*
* @param {Error_Email_Already_VerifiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_email_already_verified = /** @type {((inputs?: Error_Email_Already_VerifiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Email_Already_VerifiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_email_already_verified(inputs)
	return __fi.error_email_already_verified(inputs)
});
/**
* | output |
* | --- |
* | "The user was not found." |
*
* @param {Error_User_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_user_not_found = /** @type {((inputs?: Error_User_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_User_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_user_not_found(inputs)
	return __fi.error_user_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The email address is already in use." |
*
* @param {Error_Email_Address_TakenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_email_address_taken = /** @type {((inputs?: Error_Email_Address_TakenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Email_Address_TakenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_email_address_taken(inputs)
	return __fi.error_email_address_taken(inputs)
});
/**
* | output |
* | --- |
* | "The e-invoice address and the operator do not match. Check both." |
*
* @param {Error_Invalid_EinvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_einvoice = /** @type {((inputs?: Error_Invalid_EinvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_EinvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_einvoice(inputs)
	return __fi.error_invalid_einvoice(inputs)
});
/**
* | output |
* | --- |
* | "Contact persons cannot be added right now." |
*
* @param {Error_Adding_Contacts_DisabledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_adding_contacts_disabled = /** @type {((inputs?: Error_Adding_Contacts_DisabledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Adding_Contacts_DisabledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_adding_contacts_disabled(inputs)
	return __fi.error_adding_contacts_disabled(inputs)
});
/**
* | output |
* | --- |
* | "You cannot delete yourself." |
*
* @param {Error_Cannot_Delete_YourselfInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_cannot_delete_yourself = /** @type {((inputs?: Error_Cannot_Delete_YourselfInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Cannot_Delete_YourselfInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_cannot_delete_yourself(inputs)
	return __fi.error_cannot_delete_yourself(inputs)
});
/**
* | output |
* | --- |
* | "The company must have at least one active contact person." |
*
* @param {Error_Last_Active_ContactInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_last_active_contact = /** @type {((inputs?: Error_Last_Active_ContactInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Last_Active_ContactInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_last_active_contact(inputs)
	return __fi.error_last_active_contact(inputs)
});
/**
* | output |
* | --- |
* | "The contact person has already been deleted." |
*
* @param {Error_Contact_Already_DeletedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_contact_already_deleted = /** @type {((inputs?: Error_Contact_Already_DeletedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Contact_Already_DeletedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_contact_already_deleted(inputs)
	return __fi.error_contact_already_deleted(inputs)
});
/**
* | output |
* | --- |
* | "The contact person has already activated the account." |
*
* @param {Error_Contact_Already_ActivatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_contact_already_activated = /** @type {((inputs?: Error_Contact_Already_ActivatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Contact_Already_ActivatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_contact_already_activated(inputs)
	return __fi.error_contact_already_activated(inputs)
});
/**
* | output |
* | --- |
* | "The address cannot be a PO box." |
*
* @param {Error_Po_Box_Not_AllowedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_po_box_not_allowed = /** @type {((inputs?: Error_Po_Box_Not_AllowedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Po_Box_Not_AllowedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_po_box_not_allowed(inputs)
	return __fi.error_po_box_not_allowed(inputs)
});
/**
* | output |
* | --- |
* | "The information cannot be edited right now." |
*
* @param {Error_Editing_DisabledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_editing_disabled = /** @type {((inputs?: Error_Editing_DisabledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Editing_DisabledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_editing_disabled(inputs)
	return __fi.error_editing_disabled(inputs)
});
/**
* | output |
* | --- |
* | "The start date must be before the end date." |
*
* @param {Error_Invalid_Date_RangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_date_range = /** @type {((inputs?: Error_Invalid_Date_RangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_Date_RangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_date_range(inputs)
	return __fi.error_invalid_date_range(inputs)
});
/**
* | output |
* | --- |
* | "The amount is below the minimum." |
*
* @param {Error_Amount_Below_MinimumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_amount_below_minimum = /** @type {((inputs?: Error_Amount_Below_MinimumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Amount_Below_MinimumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_amount_below_minimum(inputs)
	return __fi.error_amount_below_minimum(inputs)
});
/**
* | output |
* | --- |
* | "The amount is above the maximum." |
*
* @param {Error_Amount_Above_MaximumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_amount_above_maximum = /** @type {((inputs?: Error_Amount_Above_MaximumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Amount_Above_MaximumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_amount_above_maximum(inputs)
	return __fi.error_amount_above_maximum(inputs)
});
/**
* | output |
* | --- |
* | "The payment method is not available. Choose another one." |
*
* @param {Error_Payment_Method_UnavailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_payment_method_unavailable = /** @type {((inputs?: Error_Payment_Method_UnavailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Payment_Method_UnavailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_payment_method_unavailable(inputs)
	return __fi.error_payment_method_unavailable(inputs)
});
/**
* | output |
* | --- |
* | "The account was not found." |
*
* @param {Error_Account_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_account_not_found = /** @type {((inputs?: Error_Account_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Account_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_account_not_found(inputs)
	return __fi.error_account_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The document was not found." |
*
* @param {Error_Document_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_document_not_found = /** @type {((inputs?: Error_Document_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Document_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_document_not_found(inputs)
	return __fi.error_document_not_found(inputs)
});
/**
* | output |
* | --- |
* | "Payment not finished, choose a payment method." |
*
* @param {Error_Payment_Not_CompletedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_payment_not_completed = /** @type {((inputs?: Error_Payment_Not_CompletedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Payment_Not_CompletedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_payment_not_completed(inputs)
	return __fi.error_payment_not_completed(inputs)
});
/**
* | output |
* | --- |
* | "The quantity is below the minimum." |
*
* @param {Error_Quantity_Below_MinimumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_quantity_below_minimum = /** @type {((inputs?: Error_Quantity_Below_MinimumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Quantity_Below_MinimumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_quantity_below_minimum(inputs)
	return __fi.error_quantity_below_minimum(inputs)
});
/**
* | output |
* | --- |
* | "The order total is above the maximum." |
*
* @param {Error_Order_Total_Above_MaximumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_order_total_above_maximum = /** @type {((inputs?: Error_Order_Total_Above_MaximumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Order_Total_Above_MaximumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_order_total_above_maximum(inputs)
	return __fi.error_order_total_above_maximum(inputs)
});
/**
* | output |
* | --- |
* | "Add a delivery address." |
*
* @param {Error_Delivery_Address_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_delivery_address_required = /** @type {((inputs?: Error_Delivery_Address_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Delivery_Address_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_delivery_address_required(inputs)
	return __fi.error_delivery_address_required(inputs)
});
/**
* | output |
* | --- |
* | "A pickup point needs an email address or a phone number." |
*
* @param {Error_Pickup_Contact_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_pickup_contact_required = /** @type {((inputs?: Error_Pickup_Contact_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Pickup_Contact_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_pickup_contact_required(inputs)
	return __fi.error_pickup_contact_required(inputs)
});
/**
* | output |
* | --- |
* | "The voucher cannot be ordered right now." |
*
* @param {Error_Voucher_UnavailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_voucher_unavailable = /** @type {((inputs?: Error_Voucher_UnavailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Voucher_UnavailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_voucher_unavailable(inputs)
	return __fi.error_voucher_unavailable(inputs)
});
/**
* | output |
* | --- |
* | "Vouchers cannot be ordered in the service." |
*
* @param {Error_Voucher_Ordering_HiddenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_voucher_ordering_hidden = /** @type {((inputs?: Error_Voucher_Ordering_HiddenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Voucher_Ordering_HiddenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_voucher_ordering_hidden(inputs)
	return __fi.error_voucher_ordering_hidden(inputs)
});
/**
* | output |
* | --- |
* | "The order was not found." |
*
* @param {Error_Order_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_order_not_found = /** @type {((inputs?: Error_Order_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Order_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_order_not_found(inputs)
	return __fi.error_order_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The payment was not found." |
*
* @param {Error_Payment_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_payment_not_found = /** @type {((inputs?: Error_Payment_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Payment_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_payment_not_found(inputs)
	return __fi.error_payment_not_found(inputs)
});
/**
* | output |
* | --- |
* | "This has already been paid." |
*
* @param {Error_Payment_Already_PaidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_payment_already_paid = /** @type {((inputs?: Error_Payment_Already_PaidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Payment_Already_PaidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_payment_already_paid(inputs)
	return __fi.error_payment_already_paid(inputs)
});
/**
* | output |
* | --- |
* | "The time for paying has ended. Start again." |
*
* @param {Error_Payment_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_payment_expired = /** @type {((inputs?: Error_Payment_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Payment_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_payment_expired(inputs)
	return __fi.error_payment_expired(inputs)
});
/**
* | output |
* | --- |
* | "Payment service unavailable." |
*
* @param {Error_Payment_Service_UnavailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_payment_service_unavailable = /** @type {((inputs?: Error_Payment_Service_UnavailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Payment_Service_UnavailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_payment_service_unavailable(inputs)
	return __fi.error_payment_service_unavailable(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is not available to your company." |
*
* @param {Error_Benefit_Not_AvailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_benefit_not_available = /** @type {((inputs?: Error_Benefit_Not_AvailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Benefit_Not_AvailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_benefit_not_available(inputs)
	return __fi.error_benefit_not_available(inputs)
});
/**
* | output |
* | --- |
* | "The benefit has already been ordered." |
*
* @param {Error_Benefit_Already_OrderedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_benefit_already_ordered = /** @type {((inputs?: Error_Benefit_Already_OrderedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Benefit_Already_OrderedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_benefit_already_ordered(inputs)
	return __fi.error_benefit_already_ordered(inputs)
});
/**
* | output |
* | --- |
* | "There are more employees than the company is allowed to have." |
*
* @param {Error_Too_Many_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_too_many_employees = /** @type {((inputs?: Error_Too_Many_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Too_Many_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_too_many_employees(inputs)
	return __fi.error_too_many_employees(inputs)
});
/**
* | output |
* | --- |
* | "The amount is not within the allowed limits." |
*
* @param {Error_Amount_Out_Of_RangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_amount_out_of_range = /** @type {((inputs?: Error_Amount_Out_Of_RangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Amount_Out_Of_RangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_amount_out_of_range(inputs)
	return __fi.error_amount_out_of_range(inputs)
});
/**
* | output |
* | --- |
* | "The personal identity code has already been added." |
*
* @param {Error_Personal_Id_Already_ExistsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_personal_id_already_exists = /** @type {((inputs?: Error_Personal_Id_Already_ExistsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Personal_Id_Already_ExistsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_personal_id_already_exists(inputs)
	return __fi.error_personal_id_already_exists(inputs)
});
/**
* | output |
* | --- |
* | "The employee number already exists. It must be unique." |
*
* @param {Error_Employee_Number_Already_ExistsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_employee_number_already_exists = /** @type {((inputs?: Error_Employee_Number_Already_ExistsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Employee_Number_Already_ExistsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_employee_number_already_exists(inputs)
	return __fi.error_employee_number_already_exists(inputs)
});
/**
* | output |
* | --- |
* | "The employee was not found." |
*
* @param {Error_Employee_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_employee_not_found = /** @type {((inputs?: Error_Employee_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Employee_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_employee_not_found(inputs)
	return __fi.error_employee_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The personal identity code is not valid." |
*
* @param {Error_Invalid_Personal_IdInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_personal_id = /** @type {((inputs?: Error_Invalid_Personal_IdInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_Personal_IdInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_personal_id(inputs)
	return __fi.error_invalid_personal_id(inputs)
});
/**
* | output |
* | --- |
* | "The employee has loads in progress. Wait until they are complete." |
*
* @param {Error_Loads_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_loads_pending = /** @type {((inputs?: Error_Loads_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Loads_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_loads_pending(inputs)
	return __fi.error_loads_pending(inputs)
});
/**
* | output |
* | --- |
* | "The benefit of the employee has already ended." |
*
* @param {Error_Employee_TerminatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_employee_terminated = /** @type {((inputs?: Error_Employee_TerminatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Employee_TerminatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_employee_terminated(inputs)
	return __fi.error_employee_terminated(inputs)
});
/**
* | output |
* | --- |
* | "The end of benefit is before a pending load." |
*
* @param {Error_End_Of_Benefit_Before_Pending_LoadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_end_of_benefit_before_pending_load = /** @type {((inputs?: Error_End_Of_Benefit_Before_Pending_LoadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_End_Of_Benefit_Before_Pending_LoadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_end_of_benefit_before_pending_load(inputs)
	return __fi.error_end_of_benefit_before_pending_load(inputs)
});
/**
* | output |
* | --- |
* | "The requested load was not found." |
*
* @param {Error_Requested_Load_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_requested_load_not_found = /** @type {((inputs?: Error_Requested_Load_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Requested_Load_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_requested_load_not_found(inputs)
	return __fi.error_requested_load_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The requested load has already been handled." |
*
* @param {Error_Requested_Load_Already_HandledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_requested_load_already_handled = /** @type {((inputs?: Error_Requested_Load_Already_HandledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Requested_Load_Already_HandledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_requested_load_already_handled(inputs)
	return __fi.error_requested_load_already_handled(inputs)
});
/**
* | output |
* | --- |
* | "The date of the load is not allowed. Choose another date." |
*
* @param {Error_Invalid_Scheduled_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_invalid_scheduled_date = /** @type {((inputs?: Error_Invalid_Scheduled_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Invalid_Scheduled_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_invalid_scheduled_date(inputs)
	return __fi.error_invalid_scheduled_date(inputs)
});
/**
* | output |
* | --- |
* | "There is not enough balance on the account for the load." |
*
* @param {Error_Not_Enough_BalanceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_not_enough_balance = /** @type {((inputs?: Error_Not_Enough_BalanceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Not_Enough_BalanceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_not_enough_balance(inputs)
	return __fi.error_not_enough_balance(inputs)
});
/**
* | output |
* | --- |
* | "The yearly limit of an employee is exceeded." |
*
* @param {Error_Yearly_Limit_ExceededInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_yearly_limit_exceeded = /** @type {((inputs?: Error_Yearly_Limit_ExceededInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Yearly_Limit_ExceededInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_yearly_limit_exceeded(inputs)
	return __fi.error_yearly_limit_exceeded(inputs)
});
/**
* | output |
* | --- |
* | "The yearly limit of the benefit group is exceeded." |
*
* @param {Error_Group_Yearly_Limit_ExceededInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_group_yearly_limit_exceeded = /** @type {((inputs?: Error_Group_Yearly_Limit_ExceededInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Group_Yearly_Limit_ExceededInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_group_yearly_limit_exceeded(inputs)
	return __fi.error_group_yearly_limit_exceeded(inputs)
});
/**
* | output |
* | --- |
* | "Another load is in progress. Wait until it is complete." |
*
* @param {Error_Top_Up_In_ProgressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_top_up_in_progress = /** @type {((inputs?: Error_Top_Up_In_ProgressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Top_Up_In_ProgressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_top_up_in_progress(inputs)
	return __fi.error_top_up_in_progress(inputs)
});
/**
* | output |
* | --- |
* | "This benefit cannot be loaded for the employee." |
*
* @param {Error_Employee_Not_LoadableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_employee_not_loadable = /** @type {((inputs?: Error_Employee_Not_LoadableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Employee_Not_LoadableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_employee_not_loadable(inputs)
	return __fi.error_employee_not_loadable(inputs)
});
/**
* | output |
* | --- |
* | "The load was not found." |
*
* @param {Error_Top_Up_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_top_up_not_found = /** @type {((inputs?: Error_Top_Up_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Top_Up_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_top_up_not_found(inputs)
	return __fi.error_top_up_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The benefit already has its group, and there can be only one. Close the form to see it." |
*
* @param {Error_Benefit_Group_Already_ExistsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_benefit_group_already_exists = /** @type {((inputs?: Error_Benefit_Group_Already_ExistsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Benefit_Group_Already_ExistsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_benefit_group_already_exists(inputs)
	return __fi.error_benefit_group_already_exists(inputs)
});
/**
* | output |
* | --- |
* | "The benefit group was not found." |
*
* @param {Error_Benefit_Group_Not_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_benefit_group_not_found = /** @type {((inputs?: Error_Benefit_Group_Not_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Benefit_Group_Not_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_benefit_group_not_found(inputs)
	return __fi.error_benefit_group_not_found(inputs)
});
/**
* | output |
* | --- |
* | "The start date is too early." |
*
* @param {Error_Start_Date_Too_EarlyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_start_date_too_early = /** @type {((inputs?: Error_Start_Date_Too_EarlyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Start_Date_Too_EarlyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_start_date_too_early(inputs)
	return __fi.error_start_date_too_early(inputs)
});
/**
* | output |
* | --- |
* | "The end date is too late." |
*
* @param {Error_End_Date_Too_LateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_end_date_too_late = /** @type {((inputs?: Error_End_Date_Too_LateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_End_Date_Too_LateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_end_date_too_late(inputs)
	return __fi.error_end_date_too_late(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least one column." |
*
* @param {Error_No_ColumnsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_no_columns = /** @type {((inputs?: Error_No_ColumnsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_No_ColumnsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_no_columns(inputs)
	return __fi.error_no_columns(inputs)
});
/**
* | output |
* | --- |
* | "Add a wage type." |
*
* @param {Error_Wage_Type_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_wage_type_required = /** @type {((inputs?: Error_Wage_Type_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Wage_Type_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_wage_type_required(inputs)
	return __fi.error_wage_type_required(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is not active in your company." |
*
* @param {Error_Benefit_Not_ActiveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_benefit_not_active = /** @type {((inputs?: Error_Benefit_Not_ActiveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Benefit_Not_ActiveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_benefit_not_active(inputs)
	return __fi.error_benefit_not_active(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least one benefit." |
*
* @param {Error_No_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_no_benefits = /** @type {((inputs?: Error_No_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_No_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_no_benefits(inputs)
	return __fi.error_no_benefits(inputs)
});
/**
* | output |
* | --- |
* | "You aren’t allowed to do this." |
*
* @param {Error_Not_AllowedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const error_not_allowed = /** @type {((inputs?: Error_Not_AllowedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Not_AllowedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.error_not_allowed(inputs)
	return __fi.error_not_allowed(inputs)
});
/**
* | output |
* | --- |
* | "(optional)" |
*
* @param {Form_OptionalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_optional = /** @type {((inputs?: Form_OptionalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_OptionalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_optional(inputs)
	return __fi.form_optional(inputs)
});
/**
* | output |
* | --- |
* | "Choose" |
*
* @param {Form_ChooseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_choose = /** @type {((inputs?: Form_ChooseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_ChooseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_choose(inputs)
	return __fi.form_choose(inputs)
});
/**
* | output |
* | --- |
* | "Show password" |
*
* @param {Form_Password_ShowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_show = /** @type {((inputs?: Form_Password_ShowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_ShowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_show(inputs)
	return __fi.form_password_show(inputs)
});
/**
* | output |
* | --- |
* | "Hide password" |
*
* @param {Form_Password_HideInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_hide = /** @type {((inputs?: Form_Password_HideInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_HideInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_hide(inputs)
	return __fi.form_password_hide(inputs)
});
/**
* | output |
* | --- |
* | "Nothing has been changed." |
*
* @param {Form_Nothing_ChangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_nothing_changed = /** @type {((inputs?: Form_Nothing_ChangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Nothing_ChangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_nothing_changed(inputs)
	return __fi.form_nothing_changed(inputs)
});
/**
* | output |
* | --- |
* | "Fill in what is missing and correct the errors first." |
*
* @param {Form_Fix_ErrorsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_fix_errors = /** @type {((inputs?: Form_Fix_ErrorsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Fix_ErrorsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_fix_errors(inputs)
	return __fi.form_fix_errors(inputs)
});
/**
* | output |
* | --- |
* | "Fill this in." |
*
* @param {Form_Error_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_required = /** @type {((inputs?: Form_Error_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_required(inputs)
	return __fi.form_error_required(inputs)
});
/**
* | output |
* | --- |
* | "At most {max} characters." |
*
* @param {Form_Error_Too_LongInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_too_long = /** @type {((inputs: Form_Error_Too_LongInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Too_LongInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_too_long(inputs)
	return __fi.form_error_too_long(inputs)
});
/**
* | output |
* | --- |
* | "At least {min} characters." |
*
* @param {Form_Error_Too_ShortInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_too_short = /** @type {((inputs: Form_Error_Too_ShortInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Too_ShortInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_too_short(inputs)
	return __fi.form_error_too_short(inputs)
});
/**
* | output |
* | --- |
* | "At least {min}." |
*
* @param {Form_Error_Too_SmallInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_too_small = /** @type {((inputs: Form_Error_Too_SmallInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Too_SmallInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_too_small(inputs)
	return __fi.form_error_too_small(inputs)
});
/**
* | output |
* | --- |
* | "At most {max}." |
*
* @param {Form_Error_Too_BigInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_too_big = /** @type {((inputs: Form_Error_Too_BigInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Too_BigInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_too_big(inputs)
	return __fi.form_error_too_big(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least {min}." |
*
* @param {Form_Error_Too_FewInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_too_few = /** @type {((inputs: Form_Error_Too_FewInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Too_FewInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_too_few(inputs)
	return __fi.form_error_too_few(inputs)
});
/**
* | output |
* | --- |
* | "Choose at most {max}." |
*
* @param {Form_Error_Too_ManyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_too_many = /** @type {((inputs: Form_Error_Too_ManyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Too_ManyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_too_many(inputs)
	return __fi.form_error_too_many(inputs)
});
/**
* | output |
* | --- |
* | "Give the email address in the form name@example.com." |
*
* @param {Form_Error_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_email = /** @type {((inputs?: Form_Error_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_email(inputs)
	return __fi.form_error_email(inputs)
});
/**
* | output |
* | --- |
* | "The text has characters that cannot be used, or its form is wrong." |
*
* @param {Form_Error_CharactersInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_characters = /** @type {((inputs?: Form_Error_CharactersInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_CharactersInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_characters(inputs)
	return __fi.form_error_characters(inputs)
});
/**
* | output |
* | --- |
* | "Give the amount in euros, such as 12,50." |
*
* @param {Form_Error_MoneyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_money = /** @type {((inputs?: Form_Error_MoneyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_MoneyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_money(inputs)
	return __fi.form_error_money(inputs)
});
/**
* | output |
* | --- |
* | "The amount can be read in two ways. Write it without thousands separators, such as 1234,50." |
*
* @param {Form_Error_Money_AmbiguousInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_money_ambiguous = /** @type {((inputs?: Form_Error_Money_AmbiguousInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Money_AmbiguousInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_money_ambiguous(inputs)
	return __fi.form_error_money_ambiguous(inputs)
});
/**
* | output |
* | --- |
* | "Give the date as dd.mm.yyyy." |
*
* @param {Form_Error_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_date = /** @type {((inputs?: Form_Error_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_date(inputs)
	return __fi.form_error_date(inputs)
});
/**
* | output |
* | --- |
* | "There is no such day in the calendar." |
*
* @param {Form_Error_No_Such_DayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_no_such_day = /** @type {((inputs?: Form_Error_No_Such_DayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_No_Such_DayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_no_such_day(inputs)
	return __fi.form_error_no_such_day(inputs)
});
/**
* | output |
* | --- |
* | "Give a number." |
*
* @param {Form_Error_NumberInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_number = /** @type {((inputs?: Form_Error_NumberInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_NumberInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_number(inputs)
	return __fi.form_error_number(inputs)
});
/**
* | output |
* | --- |
* | "Choose one of the options." |
*
* @param {Form_Error_ChoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_choice = /** @type {((inputs?: Form_Error_ChoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_ChoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_choice(inputs)
	return __fi.form_error_choice(inputs)
});
/**
* | output |
* | --- |
* | "Tick this to continue." |
*
* @param {Form_Error_ConsentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_consent = /** @type {((inputs?: Form_Error_ConsentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_ConsentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_consent(inputs)
	return __fi.form_error_consent(inputs)
});
/**
* | output |
* | --- |
* | "Check this." |
*
* @param {Form_Error_InvalidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_invalid = /** @type {((inputs?: Form_Error_InvalidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_InvalidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_invalid(inputs)
	return __fi.form_error_invalid(inputs)
});
/**
* | output |
* | --- |
* | "The passwords do not match." |
*
* @param {Form_Error_MismatchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_mismatch = /** @type {((inputs?: Form_Error_MismatchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_MismatchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_mismatch(inputs)
	return __fi.form_error_mismatch(inputs)
});
/**
* | output |
* | --- |
* | "The earliest possible date is {date}." |
*
* @param {Form_Error_Date_Too_EarlyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_date_too_early = /** @type {((inputs: Form_Error_Date_Too_EarlyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Date_Too_EarlyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_date_too_early(inputs)
	return __fi.form_error_date_too_early(inputs)
});
/**
* | output |
* | --- |
* | "The latest possible date is {date}." |
*
* @param {Form_Error_Date_Too_LateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_date_too_late = /** @type {((inputs: Form_Error_Date_Too_LateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_Date_Too_LateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_date_too_late(inputs)
	return __fi.form_error_date_too_late(inputs)
});
/**
* | output |
* | --- |
* | "The end date cannot be before the start date." |
*
* @param {Form_Error_RangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_error_range = /** @type {((inputs?: Form_Error_RangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Error_RangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_error_range(inputs)
	return __fi.form_error_range(inputs)
});
/**
* | output |
* | --- |
* | "dd.mm.yyyy" |
*
* @param {Form_Date_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_date_hint = /** @type {((inputs?: Form_Date_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Date_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_date_hint(inputs)
	return __fi.form_date_hint(inputs)
});
/**
* | output |
* | --- |
* | "Open the calendar" |
*
* @param {Form_Date_OpenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_date_open = /** @type {((inputs?: Form_Date_OpenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Date_OpenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_date_open(inputs)
	return __fi.form_date_open(inputs)
});
/**
* | output |
* | --- |
* | "Calendar" |
*
* @param {Form_Date_CalendarInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_date_calendar = /** @type {((inputs?: Form_Date_CalendarInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Date_CalendarInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_date_calendar(inputs)
	return __fi.form_date_calendar(inputs)
});
/**
* | output |
* | --- |
* | "Loading the calendar" |
*
* @param {Form_Date_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_date_loading = /** @type {((inputs?: Form_Date_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Date_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_date_loading(inputs)
	return __fi.form_date_loading(inputs)
});
/**
* | output |
* | --- |
* | "Correct these" |
*
* @param {Form_Summary_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_summary_title = /** @type {((inputs?: Form_Summary_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Summary_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_summary_title(inputs)
	return __fi.form_summary_title(inputs)
});
/**
* | output |
* | --- |
* | "Checking" |
*
* @param {Form_Check_ProcessingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_check_processing = /** @type {((inputs?: Form_Check_ProcessingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Check_ProcessingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_check_processing(inputs)
	return __fi.form_check_processing(inputs)
});
/**
* | output |
* | --- |
* | "The check failed." |
*
* @param {Form_Check_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_check_failed = /** @type {((inputs?: Form_Check_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Check_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_check_failed(inputs)
	return __fi.form_check_failed(inputs)
});
/**
* | output |
* | --- |
* | "The username is available." |
*
* @param {Form_Username_FreeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_username_free = /** @type {((inputs?: Form_Username_FreeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Username_FreeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_username_free(inputs)
	return __fi.form_username_free(inputs)
});
/**
* | output |
* | --- |
* | "Error checking the username." |
*
* @param {Form_Username_Check_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_username_check_failed = /** @type {((inputs?: Form_Username_Check_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Username_Check_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_username_check_failed(inputs)
	return __fi.form_username_check_failed(inputs)
});
/**
* | output |
* | --- |
* | "Password requirements" |
*
* @param {Form_Password_RulesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rules = /** @type {((inputs?: Form_Password_RulesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_RulesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rules(inputs)
	return __fi.form_password_rules(inputs)
});
/**
* | output |
* | --- |
* | "{min}–{max} characters" |
*
* @param {Form_Password_Rule_LengthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_length = /** @type {((inputs: Form_Password_Rule_LengthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_LengthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_length(inputs)
	return __fi.form_password_rule_length(inputs)
});
/**
* | output |
* | --- |
* | "One lowercase letter" |
*
* @param {Form_Password_Rule_LowerInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_lower = /** @type {((inputs?: Form_Password_Rule_LowerInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_LowerInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_lower(inputs)
	return __fi.form_password_rule_lower(inputs)
});
/**
* | output |
* | --- |
* | "One uppercase letter" |
*
* @param {Form_Password_Rule_UpperInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_upper = /** @type {((inputs?: Form_Password_Rule_UpperInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_UpperInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_upper(inputs)
	return __fi.form_password_rule_upper(inputs)
});
/**
* | output |
* | --- |
* | "One digit" |
*
* @param {Form_Password_Rule_DigitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_digit = /** @type {((inputs?: Form_Password_Rule_DigitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_DigitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_digit(inputs)
	return __fi.form_password_rule_digit(inputs)
});
/**
* | output |
* | --- |
* | "One symbol" |
*
* @param {Form_Password_Rule_SymbolInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_symbol = /** @type {((inputs?: Form_Password_Rule_SymbolInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_SymbolInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_symbol(inputs)
	return __fi.form_password_rule_symbol(inputs)
});
/**
* | output |
* | --- |
* | "No spaces" |
*
* @param {Form_Password_Rule_SpaceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_space = /** @type {((inputs?: Form_Password_Rule_SpaceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_SpaceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_space(inputs)
	return __fi.form_password_rule_space(inputs)
});
/**
* | output |
* | --- |
* | "Different from the username" |
*
* @param {Form_Password_Rule_UsernameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_username = /** @type {((inputs?: Form_Password_Rule_UsernameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_UsernameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_username(inputs)
	return __fi.form_password_rule_username(inputs)
});
/**
* | output |
* | --- |
* | "The password does not meet all requirements." |
*
* @param {Form_Password_UnfitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_unfit = /** @type {((inputs?: Form_Password_UnfitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_UnfitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_unfit(inputs)
	return __fi.form_password_unfit(inputs)
});
/**
* | output |
* | --- |
* | "met" |
*
* @param {Form_Password_Rule_MetInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_met = /** @type {((inputs?: Form_Password_Rule_MetInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_MetInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_met(inputs)
	return __fi.form_password_rule_met(inputs)
});
/**
* | output |
* | --- |
* | "not met yet" |
*
* @param {Form_Password_Rule_UnmetInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_password_rule_unmet = /** @type {((inputs?: Form_Password_Rule_UnmetInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_Rule_UnmetInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_password_rule_unmet(inputs)
	return __fi.form_password_rule_unmet(inputs)
});
/**
* | output |
* | --- |
* | "Leave without saving?" |
*
* @param {Form_Leave_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_leave_title = /** @type {((inputs?: Form_Leave_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Leave_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_leave_title(inputs)
	return __fi.form_leave_title(inputs)
});
/**
* | output |
* | --- |
* | "Your changes have not been saved. If you leave, they will be lost." |
*
* @param {Form_Leave_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_leave_text = /** @type {((inputs?: Form_Leave_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Leave_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_leave_text(inputs)
	return __fi.form_leave_text(inputs)
});
/**
* | output |
* | --- |
* | "Leave without saving" |
*
* @param {Form_Leave_ConfirmInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_leave_confirm = /** @type {((inputs?: Form_Leave_ConfirmInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Leave_ConfirmInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_leave_confirm(inputs)
	return __fi.form_leave_confirm(inputs)
});
/**
* | output |
* | --- |
* | "Keep editing" |
*
* @param {Form_Leave_StayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_leave_stay = /** @type {((inputs?: Form_Leave_StayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Leave_StayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_leave_stay(inputs)
	return __fi.form_leave_stay(inputs)
});
/**
* | output |
* | --- |
* | "We kept what you typed" |
*
* @param {Form_Draft_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_draft_title = /** @type {((inputs?: Form_Draft_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Draft_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_draft_title(inputs)
	return __fi.form_draft_title(inputs)
});
/**
* | output |
* | --- |
* | "Your session expired or the page was reloaded before you saved. Passwords and personal identity codes were not kept." |
*
* @param {Form_Draft_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_draft_text = /** @type {((inputs?: Form_Draft_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Draft_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_draft_text(inputs)
	return __fi.form_draft_text(inputs)
});
/**
* | output |
* | --- |
* | "Restore what I typed" |
*
* @param {Form_Draft_RestoreInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_draft_restore = /** @type {((inputs?: Form_Draft_RestoreInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Draft_RestoreInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_draft_restore(inputs)
	return __fi.form_draft_restore(inputs)
});
/**
* | output |
* | --- |
* | "Discard" |
*
* @param {Form_Draft_DiscardInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_draft_discard = /** @type {((inputs?: Form_Draft_DiscardInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Draft_DiscardInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_draft_discard(inputs)
	return __fi.form_draft_discard(inputs)
});
/**
* | output |
* | --- |
* | "What you typed is back. Check it and save." |
*
* @param {Form_Draft_RestoredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_draft_restored = /** @type {((inputs?: Form_Draft_RestoredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Draft_RestoredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_draft_restored(inputs)
	return __fi.form_draft_restored(inputs)
});
/**
* | output |
* | --- |
* | "Cancel" |
*
* @param {Form_CancelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_cancel = /** @type {((inputs?: Form_CancelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_CancelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_cancel(inputs)
	return __fi.form_cancel(inputs)
});
/**
* | output |
* | --- |
* | "Close" |
*
* @param {Form_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_close = /** @type {((inputs?: Form_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_close(inputs)
	return __fi.form_close(inputs)
});
/**
* | output |
* | --- |
* | "You're offline, so nothing was sent. Try again when the connection works." |
*
* @param {Form_OfflineInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_offline = /** @type {((inputs?: Form_OfflineInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_OfflineInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_offline(inputs)
	return __fi.form_offline(inputs)
});
/**
* | output |
* | --- |
* | "The answer was lost, so we don't know whether this was saved. Check before you try again." |
*
* @param {Form_Outcome_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_outcome_unknown = /** @type {((inputs?: Form_Outcome_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Outcome_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_outcome_unknown(inputs)
	return __fi.form_outcome_unknown(inputs)
});
/**
* | output |
* | --- |
* | "You sent this at {time}, but the answer was lost" |
*
* @param {Form_Sent_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_sent_title = /** @type {((inputs: Form_Sent_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Sent_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_sent_title(inputs)
	return __fi.form_sent_title(inputs)
});
/**
* | output |
* | --- |
* | "We don't know whether it was saved. Check before you send it again." |
*
* @param {Form_Sent_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_sent_text = /** @type {((inputs?: Form_Sent_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Sent_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_sent_text(inputs)
	return __fi.form_sent_text(inputs)
});
/**
* | output |
* | --- |
* | "We don't know whether it was saved. Check before you send it again. Passwords and personal identity codes weren't kept." |
*
* @param {Form_Sent_DraftInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_sent_draft = /** @type {((inputs?: Form_Sent_DraftInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Sent_DraftInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_sent_draft(inputs)
	return __fi.form_sent_draft(inputs)
});
/**
* | output |
* | --- |
* | "OK" |
*
* @param {Form_Sent_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_sent_close = /** @type {((inputs?: Form_Sent_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Sent_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_sent_close(inputs)
	return __fi.form_sent_close(inputs)
});
/**
* | output |
* | --- |
* | "The details have changed meanwhile" |
*
* @param {Form_Meanwhile_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_title = /** @type {((inputs?: Form_Meanwhile_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_title(inputs)
	return __fi.form_meanwhile_title(inputs)
});
/**
* | output |
* | --- |
* | "Somebody else has saved these details since you opened the form. They stay when you save your own changes." |
*
* @param {Form_Meanwhile_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_text = /** @type {((inputs?: Form_Meanwhile_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_text(inputs)
	return __fi.form_meanwhile_text(inputs)
});
/**
* | output |
* | --- |
* | "Somebody else has saved these details since you opened the form. If you save, what you have changed yourself replaces theirs. The rest stays." |
*
* @param {Form_Meanwhile_ContestedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_contested = /** @type {((inputs?: Form_Meanwhile_ContestedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_ContestedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_contested(inputs)
	return __fi.form_meanwhile_contested(inputs)
});
/**
* | output |
* | --- |
* | "Yours: {value}" |
*
* @param {Form_Meanwhile_YoursInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_yours = /** @type {((inputs: Form_Meanwhile_YoursInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_YoursInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_yours(inputs)
	return __fi.form_meanwhile_yours(inputs)
});
/**
* | output |
* | --- |
* | "Before: {value}" |
*
* @param {Form_Meanwhile_BeforeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_before = /** @type {((inputs: Form_Meanwhile_BeforeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_BeforeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_before(inputs)
	return __fi.form_meanwhile_before(inputs)
});
/**
* | output |
* | --- |
* | "empty" |
*
* @param {Form_Meanwhile_EmptyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_empty = /** @type {((inputs?: Form_Meanwhile_EmptyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_EmptyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_empty(inputs)
	return __fi.form_meanwhile_empty(inputs)
});
/**
* | output |
* | --- |
* | "Save the changes" |
*
* @param {Form_Meanwhile_SaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_save = /** @type {((inputs?: Form_Meanwhile_SaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_SaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_save(inputs)
	return __fi.form_meanwhile_save(inputs)
});
/**
* | output |
* | --- |
* | "Back" |
*
* @param {Form_Meanwhile_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_meanwhile_back = /** @type {((inputs?: Form_Meanwhile_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Meanwhile_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_meanwhile_back(inputs)
	return __fi.form_meanwhile_back(inputs)
});
/**
* | output |
* | --- |
* | "The answer was lost, so we don't know whether the changes were saved. You can safely save them again." |
*
* @param {Form_Unknown_RepeatableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_unknown_repeatable = /** @type {((inputs?: Form_Unknown_RepeatableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Unknown_RepeatableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_unknown_repeatable(inputs)
	return __fi.form_unknown_repeatable(inputs)
});
/**
* | output |
* | --- |
* | "{name}: steps" |
*
* @param {Wizard_StepsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_steps = /** @type {((inputs: Wizard_StepsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_StepsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_steps(inputs)
	return __fi.wizard_steps(inputs)
});
/**
* | output |
* | --- |
* | "done" |
*
* @param {Wizard_DoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_done = /** @type {((inputs?: Wizard_DoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_DoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_done(inputs)
	return __fi.wizard_done(inputs)
});
/**
* | output |
* | --- |
* | "Step {number} of {count}" |
*
* @param {Wizard_PositionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_position = /** @type {((inputs: Wizard_PositionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_PositionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_position(inputs)
	return __fi.wizard_position(inputs)
});
/**
* | output |
* | --- |
* | "Continue" |
*
* @param {Wizard_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_next = /** @type {((inputs?: Wizard_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_next(inputs)
	return __fi.wizard_next(inputs)
});
/**
* | output |
* | --- |
* | "Back" |
*
* @param {Wizard_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_back = /** @type {((inputs?: Wizard_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_back(inputs)
	return __fi.wizard_back(inputs)
});
/**
* | output |
* | --- |
* | "Save and return" |
*
* @param {Wizard_SaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_save = /** @type {((inputs?: Wizard_SaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_SaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_save(inputs)
	return __fi.wizard_save(inputs)
});
/**
* | output |
* | --- |
* | "Carry on where you left off" |
*
* @param {Wizard_Resumed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_resumed_title = /** @type {((inputs?: Wizard_Resumed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_Resumed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_resumed_title(inputs)
	return __fi.wizard_resumed_title(inputs)
});
/**
* | output |
* | --- |
* | "What you typed is kept in this tab." |
*
* @param {Wizard_Resumed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_resumed_text = /** @type {((inputs?: Wizard_Resumed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_Resumed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_resumed_text(inputs)
	return __fi.wizard_resumed_text(inputs)
});
/**
* | output |
* | --- |
* | "For your safety we don't keep passwords and personal identity codes, so please type them again." |
*
* @param {Wizard_Resumed_SecretsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_resumed_secrets = /** @type {((inputs?: Wizard_Resumed_SecretsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_Resumed_SecretsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_resumed_secrets(inputs)
	return __fi.wizard_resumed_secrets(inputs)
});
/**
* | output |
* | --- |
* | "Start again" |
*
* @param {Wizard_Start_OverInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const wizard_start_over = /** @type {((inputs?: Wizard_Start_OverInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wizard_Start_OverInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.wizard_start_over(inputs)
	return __fi.wizard_start_over(inputs)
});
/**
* | output |
* | --- |
* | "Finnish number: +358…" |
*
* @param {Form_Phone_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const form_phone_hint = /** @type {((inputs?: Form_Phone_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Phone_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.form_phone_hint(inputs)
	return __fi.form_phone_hint(inputs)
});
/**
* | output |
* | --- |
* | "No data." |
*
* @param {Table_EmptyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_empty = /** @type {((inputs?: Table_EmptyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_EmptyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_empty(inputs)
	return __fi.table_empty(inputs)
});
/**
* | output |
* | --- |
* | "Nothing was found." |
*
* @param {Table_Empty_SearchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_empty_search = /** @type {((inputs?: Table_Empty_SearchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Empty_SearchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_empty_search(inputs)
	return __fi.table_empty_search(inputs)
});
/**
* | output |
* | --- |
* | "Clear the search" |
*
* @param {Table_Search_ClearInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_search_clear = /** @type {((inputs?: Table_Search_ClearInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Search_ClearInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_search_clear(inputs)
	return __fi.table_search_clear(inputs)
});
/**
* | output |
* | --- |
* | "Loading" |
*
* @param {Table_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_loading = /** @type {((inputs?: Table_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_loading(inputs)
	return __fi.table_loading(inputs)
});
/**
* | output |
* | --- |
* | "The information could not be loaded." |
*
* @param {Table_ErrorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_error = /** @type {((inputs?: Table_ErrorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_ErrorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_error(inputs)
	return __fi.table_error(inputs)
});
/**
* | output |
* | --- |
* | "Try again" |
*
* @param {Table_RetryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_retry = /** @type {((inputs?: Table_RetryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_RetryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_retry(inputs)
	return __fi.table_retry(inputs)
});
/**
* | output |
* | --- |
* | "Actions: {row}" |
*
* @param {Table_Row_ActionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_row_actions = /** @type {((inputs: Table_Row_ActionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Row_ActionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_row_actions(inputs)
	return __fi.table_row_actions(inputs)
});
/**
* | output |
* | --- |
* | "Actions" |
*
* @param {Table_ActionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_actions = /** @type {((inputs?: Table_ActionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_ActionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_actions(inputs)
	return __fi.table_actions(inputs)
});
/**
* | output |
* | --- |
* | "Select all" |
*
* @param {Table_Select_AllInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_select_all = /** @type {((inputs?: Table_Select_AllInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Select_AllInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_select_all(inputs)
	return __fi.table_select_all(inputs)
});
/**
* | output |
* | --- |
* | "Select {row}" |
*
* @param {Table_Select_RowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_select_row = /** @type {((inputs: Table_Select_RowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Select_RowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_select_row(inputs)
	return __fi.table_select_row(inputs)
});
/**
* | output |
* | --- |
* | "{count} selected" |
*
* @param {Table_SelectedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_selected = /** @type {((inputs: Table_SelectedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_SelectedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_selected(inputs)
	return __fi.table_selected(inputs)
});
/**
* | output |
* | --- |
* | "ascending" |
*
* @param {Table_Sorted_AscInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_sorted_asc = /** @type {((inputs?: Table_Sorted_AscInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Sorted_AscInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_sorted_asc(inputs)
	return __fi.table_sorted_asc(inputs)
});
/**
* | output |
* | --- |
* | "descending" |
*
* @param {Table_Sorted_DescInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_sorted_desc = /** @type {((inputs?: Table_Sorted_DescInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Sorted_DescInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_sorted_desc(inputs)
	return __fi.table_sorted_desc(inputs)
});
/**
* | output |
* | --- |
* | "1 row" |
*
* @param {Table_Count_OneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_count_one = /** @type {((inputs?: Table_Count_OneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Count_OneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_count_one(inputs)
	return __fi.table_count_one(inputs)
});
/**
* | output |
* | --- |
* | "{count} rows" |
*
* @param {Table_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_count = /** @type {((inputs: Table_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_count(inputs)
	return __fi.table_count(inputs)
});
/**
* | output |
* | --- |
* | "{first}–{last} of {total}" |
*
* @param {Table_RangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_range = /** @type {((inputs: Table_RangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_RangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_range(inputs)
	return __fi.table_range(inputs)
});
/**
* | output |
* | --- |
* | "Pages" |
*
* @param {Table_PagesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_pages = /** @type {((inputs?: Table_PagesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_PagesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_pages(inputs)
	return __fi.table_pages(inputs)
});
/**
* | output |
* | --- |
* | "Page {page}" |
*
* @param {Table_PageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_page = /** @type {((inputs: Table_PageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_PageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_page(inputs)
	return __fi.table_page(inputs)
});
/**
* | output |
* | --- |
* | "Previous page" |
*
* @param {Table_PreviousInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_previous = /** @type {((inputs?: Table_PreviousInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_PreviousInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_previous(inputs)
	return __fi.table_previous(inputs)
});
/**
* | output |
* | --- |
* | "Next page" |
*
* @param {Table_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_next = /** @type {((inputs?: Table_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_next(inputs)
	return __fi.table_next(inputs)
});
/**
* | output |
* | --- |
* | "Sort by" |
*
* @param {Table_Sort_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_sort_label = /** @type {((inputs?: Table_Sort_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Sort_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_sort_label(inputs)
	return __fi.table_sort_label(inputs)
});
/**
* | output |
* | --- |
* | "Default order" |
*
* @param {Table_Sort_DefaultInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_sort_default = /** @type {((inputs?: Table_Sort_DefaultInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_Sort_DefaultInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_sort_default(inputs)
	return __fi.table_sort_default(inputs)
});
/**
* | output |
* | --- |
* | "Filter and sort" |
*
* @param {Table_NarrowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_narrow = /** @type {((inputs?: Table_NarrowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_NarrowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_narrow(inputs)
	return __fi.table_narrow(inputs)
});
/**
* | output |
* | --- |
* | "Columns" |
*
* @param {Table_ColumnsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const table_columns = /** @type {((inputs?: Table_ColumnsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Table_ColumnsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.table_columns(inputs)
	return __fi.table_columns(inputs)
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
* | "Another login is open in this browser. You can continue with it or log in with your own username." |
*
* @param {Login_OpenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_open = /** @type {((inputs?: Login_OpenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_OpenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_open(inputs)
	return __fi.login_open(inputs)
});
/**
* | output |
* | --- |
* | "Continue with it" |
*
* @param {Login_Open_ContinueInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_open_continue = /** @type {((inputs?: Login_Open_ContinueInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Open_ContinueInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_open_continue(inputs)
	return __fi.login_open_continue(inputs)
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
* | "Need help?" |
*
* @param {Login_HelpInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_help = /** @type {((inputs?: Login_HelpInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_HelpInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_help(inputs)
	return __fi.login_help(inputs)
});
/**
* | output |
* | --- |
* | "See the help" |
*
* @param {Login_Help_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const login_help_link = /** @type {((inputs?: Login_Help_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Help_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.login_help_link(inputs)
	return __fi.login_help_link(inputs)
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
* | "The username may be at most {max} characters long." |
*
* @param {Profile_Username_MaxInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_username_max = /** @type {((inputs: Profile_Username_MaxInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Username_MaxInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
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
* | "You are acting for a customer, so no password is asked for. Only the customer can change the username and email address." |
*
* @param {Profile_Impersonated_LockedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const profile_impersonated_locked = /** @type {((inputs?: Profile_Impersonated_LockedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Impersonated_LockedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.profile_impersonated_locked(inputs)
	return __fi.profile_impersonated_locked(inputs)
});
/**
* | output |
* | --- |
* | "You are acting for a customer. Only the customer can change the password." |
*
* @param {Password_ImpersonatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const password_impersonated = /** @type {((inputs?: Password_ImpersonatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_ImpersonatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.password_impersonated(inputs)
	return __fi.password_impersonated(inputs)
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
* | "Tell us your company’s customer number in the message so that we find your details quickly." |
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
* | "Try again in a moment." |
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
* | "Quick answers" |
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
/**
* | output |
* | --- |
* | "You are being logged out." |
*
* @param {Popup_LeavingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const popup_leaving = /** @type {((inputs?: Popup_LeavingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Popup_LeavingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.popup_leaving(inputs)
	return __fi.popup_leaving(inputs)
});
/**
* | output |
* | --- |
* | "Home" |
*
* @param {Home_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_title = /** @type {((inputs?: Home_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_title(inputs)
	return __fi.home_title(inputs)
});
/**
* | output |
* | --- |
* | "Hello {name}" |
*
* @param {Home_GreetingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_greeting = /** @type {((inputs: Home_GreetingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_GreetingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_greeting(inputs)
	return __fi.home_greeting(inputs)
});
/**
* | output |
* | --- |
* | "Welcome" |
*
* @param {Home_Greeting_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_greeting_unknown = /** @type {((inputs?: Home_Greeting_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Greeting_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_greeting_unknown(inputs)
	return __fi.home_greeting_unknown(inputs)
});
/**
* | output |
* | --- |
* | "Cannot check for orders." |
*
* @param {Home_Orders_Check_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_orders_check_failed = /** @type {((inputs?: Home_Orders_Check_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Orders_Check_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_orders_check_failed(inputs)
	return __fi.home_orders_check_failed(inputs)
});
/**
* | output |
* | --- |
* | "You have no rights to the benefits or vouchers of your company. Ask a signatory of your company for them." |
*
* @param {Home_Lacks_RightsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_lacks_rights = /** @type {((inputs?: Home_Lacks_RightsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Lacks_RightsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_lacks_rights(inputs)
	return __fi.home_lacks_rights(inputs)
});
/**
* | output |
* | --- |
* | "Close the notice" |
*
* @param {Home_Notice_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_notice_close = /** @type {((inputs?: Home_Notice_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Notice_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_notice_close(inputs)
	return __fi.home_notice_close(inputs)
});
/**
* | output |
* | --- |
* | "News" |
*
* @param {Home_NewsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_news = /** @type {((inputs?: Home_NewsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_NewsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_news(inputs)
	return __fi.home_news(inputs)
});
/**
* | output |
* | --- |
* | "Previous news" |
*
* @param {Home_News_PreviousInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_news_previous = /** @type {((inputs?: Home_News_PreviousInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_News_PreviousInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_news_previous(inputs)
	return __fi.home_news_previous(inputs)
});
/**
* | output |
* | --- |
* | "Next news" |
*
* @param {Home_News_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_news_next = /** @type {((inputs?: Home_News_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_News_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_news_next(inputs)
	return __fi.home_news_next(inputs)
});
/**
* | output |
* | --- |
* | "{current} / {count}" |
*
* @param {Home_News_PositionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_news_position = /** @type {((inputs: Home_News_PositionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_News_PositionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_news_position(inputs)
	return __fi.home_news_position(inputs)
});
/**
* | output |
* | --- |
* | "Campaigns" |
*
* @param {Home_PromotionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_promotions = /** @type {((inputs?: Home_PromotionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_PromotionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_promotions(inputs)
	return __fi.home_promotions(inputs)
});
/**
* | output |
* | --- |
* | "Do you need help?" |
*
* @param {Home_Support_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_support_title = /** @type {((inputs?: Home_Support_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Support_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_support_title(inputs)
	return __fi.home_support_title(inputs)
});
/**
* | output |
* | --- |
* | "The guides advise you step by step. The help page also tells how to reach customer service." |
*
* @param {Home_Support_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_support_text = /** @type {((inputs?: Home_Support_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Support_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_support_text(inputs)
	return __fi.home_support_text(inputs)
});
/**
* | output |
* | --- |
* | "Employer’s guide" |
*
* @param {Home_Support_Employer_GuideInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_support_employer_guide = /** @type {((inputs?: Home_Support_Employer_GuideInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Support_Employer_GuideInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_support_employer_guide(inputs)
	return __fi.home_support_employer_guide(inputs)
});
/**
* | output |
* | --- |
* | "Employee’s guide" |
*
* @param {Home_Support_Employee_GuideInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_support_employee_guide = /** @type {((inputs?: Home_Support_Employee_GuideInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Support_Employee_GuideInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_support_employee_guide(inputs)
	return __fi.home_support_employee_guide(inputs)
});
/**
* | output |
* | --- |
* | "Open the help page" |
*
* @param {Home_Support_HelpInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_support_help = /** @type {((inputs?: Home_Support_HelpInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Support_HelpInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_support_help(inputs)
	return __fi.home_support_help(inputs)
});
/**
* | output |
* | --- |
* | "Voucher orders are not in use" |
*
* @param {Home_Blocked_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_blocked_title = /** @type {((inputs?: Home_Blocked_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Blocked_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_blocked_title(inputs)
	return __fi.home_blocked_title(inputs)
});
/**
* | output |
* | --- |
* | "Your company has no access to ordering paper vouchers. Ask customer service for more." |
*
* @param {Home_Blocked_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_blocked_text = /** @type {((inputs?: Home_Blocked_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Blocked_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_blocked_text(inputs)
	return __fi.home_blocked_text(inputs)
});
/**
* | output |
* | --- |
* | "Help and customer service" |
*
* @param {Home_Blocked_HelpInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_blocked_help = /** @type {((inputs?: Home_Blocked_HelpInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Blocked_HelpInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_blocked_help(inputs)
	return __fi.home_blocked_help(inputs)
});
/**
* | output |
* | --- |
* | "Loading the company’s details" |
*
* @param {Home_Company_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_company_pending = /** @type {((inputs?: Home_Company_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Company_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_company_pending(inputs)
	return __fi.home_company_pending(inputs)
});
/**
* | output |
* | --- |
* | "The company’s details could not be loaded." |
*
* @param {Home_Company_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_company_failed = /** @type {((inputs?: Home_Company_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Company_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_company_failed(inputs)
	return __fi.home_company_failed(inputs)
});
/**
* | output |
* | --- |
* | "Nothing was changed. Try again in a moment." |
*
* @param {Home_Read_Failed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_read_failed_text = /** @type {((inputs?: Home_Read_Failed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Read_Failed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_read_failed_text(inputs)
	return __fi.home_read_failed_text(inputs)
});
/**
* | output |
* | --- |
* | "Loading the news" |
*
* @param {Home_News_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_news_pending = /** @type {((inputs?: Home_News_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_News_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_news_pending(inputs)
	return __fi.home_news_pending(inputs)
});
/**
* | output |
* | --- |
* | "Balance of the company" |
*
* @param {Home_BalanceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance = /** @type {((inputs?: Home_BalanceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_BalanceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance(inputs)
	return __fi.home_balance(inputs)
});
/**
* | output |
* | --- |
* | "Loading the balance" |
*
* @param {Home_Balance_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_pending = /** @type {((inputs?: Home_Balance_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_pending(inputs)
	return __fi.home_balance_pending(inputs)
});
/**
* | output |
* | --- |
* | "The balance could not be loaded." |
*
* @param {Home_Balance_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_failed = /** @type {((inputs?: Home_Balance_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_failed(inputs)
	return __fi.home_balance_failed(inputs)
});
/**
* | output |
* | --- |
* | "Requested loads worth {amount} are waiting." |
*
* @param {Home_Balance_RequestedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_requested = /** @type {((inputs: Home_Balance_RequestedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_RequestedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_requested(inputs)
	return __fi.home_balance_requested(inputs)
});
/**
* | output |
* | --- |
* | "View requested loads" |
*
* @param {Home_Balance_RequestsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_requests = /** @type {((inputs?: Home_Balance_RequestsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_RequestsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_requests(inputs)
	return __fi.home_balance_requests(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Home_Balance_TransferInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_transfer = /** @type {((inputs?: Home_Balance_TransferInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_TransferInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_transfer(inputs)
	return __fi.home_balance_transfer(inputs)
});
/**
* | output |
* | --- |
* | "Active benefits" |
*
* @param {Home_ActiveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_active = /** @type {((inputs?: Home_ActiveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_ActiveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_active(inputs)
	return __fi.home_active(inputs)
});
/**
* | output |
* | --- |
* | "Maximum" |
*
* @param {Home_Benefit_MaximumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_benefit_maximum = /** @type {((inputs?: Home_Benefit_MaximumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Benefit_MaximumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_benefit_maximum(inputs)
	return __fi.home_benefit_maximum(inputs)
});
/**
* | output |
* | --- |
* | "Create a benefit group so that employees get the benefit." |
*
* @param {Home_Benefit_Without_GroupInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_benefit_without_group = /** @type {((inputs?: Home_Benefit_Without_GroupInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Benefit_Without_GroupInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_benefit_without_group(inputs)
	return __fi.home_benefit_without_group(inputs)
});
/**
* | output |
* | --- |
* | "Duo: lunch and recreational benefits" |
*
* @param {Home_DuoInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_duo = /** @type {((inputs?: Home_DuoInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_DuoInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_duo(inputs)
	return __fi.home_duo(inputs)
});
/**
* | output |
* | --- |
* | "Both benefits on one virtual card." |
*
* @param {Home_Duo_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_duo_text = /** @type {((inputs?: Home_Duo_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Duo_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_duo_text(inputs)
	return __fi.home_duo_text(inputs)
});
/**
* | output |
* | --- |
* | "Benefits that you can order" |
*
* @param {Home_ReadyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_ready = /** @type {((inputs?: Home_ReadyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_ReadyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_ready(inputs)
	return __fi.home_ready(inputs)
});
/**
* | output |
* | --- |
* | "Choose benefits" |
*
* @param {Home_Order_ChoicesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_choices = /** @type {((inputs?: Home_Order_ChoicesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_ChoicesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_choices(inputs)
	return __fi.home_order_choices(inputs)
});
/**
* | output |
* | --- |
* | "Order summary" |
*
* @param {Home_Order_SummaryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_summary = /** @type {((inputs?: Home_Order_SummaryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_SummaryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_summary(inputs)
	return __fi.home_order_summary(inputs)
});
/**
* | output |
* | --- |
* | "You have not chosen any benefits yet." |
*
* @param {Home_Order_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_nothing = /** @type {((inputs?: Home_Order_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_nothing(inputs)
	return __fi.home_order_nothing(inputs)
});
/**
* | output |
* | --- |
* | "Benefits that you order become active at once. Then you create their benefit groups. Ordering does not transfer money yet." |
*
* @param {Home_Order_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_text = /** @type {((inputs?: Home_Order_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_text(inputs)
	return __fi.home_order_text(inputs)
});
/**
* | output |
* | --- |
* | "I accept the terms of the service" |
*
* @param {Home_Order_TermsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_terms = /** @type {((inputs?: Home_Order_TermsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_TermsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_terms(inputs)
	return __fi.home_order_terms(inputs)
});
/**
* | output |
* | --- |
* | "I accept the price list" |
*
* @param {Home_Order_Price_ListInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_price_list = /** @type {((inputs?: Home_Order_Price_ListInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_Price_ListInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_price_list(inputs)
	return __fi.home_order_price_list(inputs)
});
/**
* | output |
* | --- |
* | "Order benefits" |
*
* @param {Home_Order_SendInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_send = /** @type {((inputs?: Home_Order_SendInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_SendInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_send(inputs)
	return __fi.home_order_send(inputs)
});
/**
* | output |
* | --- |
* | "First choose the benefits to order." |
*
* @param {Home_Order_ChooseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_choose = /** @type {((inputs?: Home_Order_ChooseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_ChooseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_choose(inputs)
	return __fi.home_order_choose(inputs)
});
/**
* | output |
* | --- |
* | "First accept the terms and the price list." |
*
* @param {Home_Order_AcceptInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_accept = /** @type {((inputs?: Home_Order_AcceptInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_AcceptInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_accept(inputs)
	return __fi.home_order_accept(inputs)
});
/**
* | output |
* | --- |
* | "Oops, something went wrong. Try again." |
*
* @param {Home_Order_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_failed = /** @type {((inputs?: Home_Order_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_failed(inputs)
	return __fi.home_order_failed(inputs)
});
/**
* | output |
* | --- |
* | "Ordered: {benefits}" |
*
* @param {Home_Ordered_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_ordered_title = /** @type {((inputs: Home_Ordered_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Ordered_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_ordered_title(inputs)
	return __fi.home_ordered_title(inputs)
});
/**
* | output |
* | --- |
* | "The benefits are active now. Next create their benefit groups so that employees get them." |
*
* @param {Home_Ordered_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_ordered_text = /** @type {((inputs?: Home_Ordered_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Ordered_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_ordered_text(inputs)
	return __fi.home_ordered_text(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Home_Ordered_ManageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_ordered_manage = /** @type {((inputs?: Home_Ordered_ManageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Ordered_ManageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_ordered_manage(inputs)
	return __fi.home_ordered_manage(inputs)
});
/**
* | output |
* | --- |
* | "Set up your benefits" |
*
* @param {Home_Set_UpInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_set_up = /** @type {((inputs?: Home_Set_UpInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Set_UpInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_set_up(inputs)
	return __fi.home_set_up(inputs)
});
/**
* | output |
* | --- |
* | "Take the steps in order or come back to them later." |
*
* @param {Home_Set_Up_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_set_up_text = /** @type {((inputs?: Home_Set_Up_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Set_Up_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_set_up_text(inputs)
	return __fi.home_set_up_text(inputs)
});
/**
* | output |
* | --- |
* | "{done}/{count} done" |
*
* @param {Home_Set_Up_DoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_set_up_done = /** @type {((inputs: Home_Set_Up_DoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Set_Up_DoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_set_up_done(inputs)
	return __fi.home_set_up_done(inputs)
});
/**
* | output |
* | --- |
* | "Benefits are ready to use 15 minutes after the set-up." |
*
* @param {Home_Set_Up_ReadyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_set_up_ready = /** @type {((inputs?: Home_Set_Up_ReadyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Set_Up_ReadyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_set_up_ready(inputs)
	return __fi.home_set_up_ready(inputs)
});
/**
* | output |
* | --- |
* | "Or order benefits and cards in one go" |
*
* @param {Home_Set_Up_CardsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_set_up_cards = /** @type {((inputs?: Home_Set_Up_CardsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Set_Up_CardsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_set_up_cards(inputs)
	return __fi.home_set_up_cards(inputs)
});
/**
* | output |
* | --- |
* | "Done" |
*
* @param {Home_Step_DoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_done = /** @type {((inputs?: Home_Step_DoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_DoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_done(inputs)
	return __fi.home_step_done(inputs)
});
/**
* | output |
* | --- |
* | "Choose benefits" |
*
* @param {Home_Step_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_benefits = /** @type {((inputs?: Home_Step_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_benefits(inputs)
	return __fi.home_step_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Create a benefit group and decide how much of the benefit an employee gets." |
*
* @param {Home_Step_Benefits_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_benefits_text = /** @type {((inputs?: Home_Step_Benefits_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Benefits_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_benefits_text(inputs)
	return __fi.home_step_benefits_text(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Home_Step_Benefits_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_benefits_action = /** @type {((inputs?: Home_Step_Benefits_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Benefits_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_benefits_action(inputs)
	return __fi.home_step_benefits_action(inputs)
});
/**
* | output |
* | --- |
* | "Add employees" |
*
* @param {Home_Step_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_employees = /** @type {((inputs?: Home_Step_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_employees(inputs)
	return __fi.home_step_employees(inputs)
});
/**
* | output |
* | --- |
* | "Add them one by one, or paste all of them from a spreadsheet." |
*
* @param {Home_Step_Employees_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_employees_text = /** @type {((inputs?: Home_Step_Employees_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Employees_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_employees_text(inputs)
	return __fi.home_step_employees_text(inputs)
});
/**
* | output |
* | --- |
* | "Add employees" |
*
* @param {Home_Step_Employees_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_employees_action = /** @type {((inputs?: Home_Step_Employees_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Employees_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_employees_action(inputs)
	return __fi.home_step_employees_action(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Home_Step_DepositInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_deposit = /** @type {((inputs?: Home_Step_DepositInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_DepositInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_deposit(inputs)
	return __fi.home_step_deposit(inputs)
});
/**
* | output |
* | --- |
* | "Transfer the money for benefits to the company’s account." |
*
* @param {Home_Step_Deposit_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_deposit_text = /** @type {((inputs?: Home_Step_Deposit_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Deposit_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_deposit_text(inputs)
	return __fi.home_step_deposit_text(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Home_Step_Deposit_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_deposit_action = /** @type {((inputs?: Home_Step_Deposit_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Deposit_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_deposit_action(inputs)
	return __fi.home_step_deposit_action(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Home_Step_LoadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_load = /** @type {((inputs?: Home_Step_LoadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_LoadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_load(inputs)
	return __fi.home_step_load(inputs)
});
/**
* | output |
* | --- |
* | "Load the money to employees so that they can use their benefits." |
*
* @param {Home_Step_Load_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_load_text = /** @type {((inputs?: Home_Step_Load_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Load_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_load_text(inputs)
	return __fi.home_step_load_text(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Home_Step_Load_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_step_load_action = /** @type {((inputs?: Home_Step_Load_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Step_Load_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_step_load_action(inputs)
	return __fi.home_step_load_action(inputs)
});
/**
* | output |
* | --- |
* | "How benefits work" |
*
* @param {Home_HowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_how = /** @type {((inputs?: Home_HowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_HowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_how(inputs)
	return __fi.home_how(inputs)
});
/**
* | output |
* | --- |
* | "A benefit group says which benefit an employee gets and how much of it." |
*
* @param {Home_How_GroupsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_how_groups = /** @type {((inputs?: Home_How_GroupsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_How_GroupsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_how_groups(inputs)
	return __fi.home_how_groups(inputs)
});
/**
* | output |
* | --- |
* | "A virtual card is ordered for each employee to pay with." |
*
* @param {Home_How_CardsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_how_cards = /** @type {((inputs?: Home_How_CardsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_How_CardsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_how_cards(inputs)
	return __fi.home_how_cards(inputs)
});
/**
* | output |
* | --- |
* | "You transfer money to the company’s account and load benefits to employees from it. They can also request lunch benefit themselves." |
*
* @param {Home_How_MoneyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_how_money = /** @type {((inputs?: Home_How_MoneyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_How_MoneyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_how_money(inputs)
	return __fi.home_how_money(inputs)
});
/**
* | output |
* | --- |
* | "Loaded this year" |
*
* @param {Home_YearInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_year = /** @type {((inputs?: Home_YearInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_YearInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_year(inputs)
	return __fi.home_year(inputs)
});
/**
* | output |
* | --- |
* | "Total" |
*
* @param {Home_Year_TotalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_year_total = /** @type {((inputs?: Home_Year_TotalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Year_TotalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_year_total(inputs)
	return __fi.home_year_total(inputs)
});
/**
* | output |
* | --- |
* | "Loads that employees requested aren’t included." |
*
* @param {Home_Year_WithoutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_year_without = /** @type {((inputs?: Home_Year_WithoutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Year_WithoutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_year_without(inputs)
	return __fi.home_year_without(inputs)
});
/**
* | output |
* | --- |
* | "Nor are loads that failed in part." |
*
* @param {Home_Year_PartialInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_year_partial = /** @type {((inputs?: Home_Year_PartialInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Year_PartialInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_year_partial(inputs)
	return __fi.home_year_partial(inputs)
});
/**
* | output |
* | --- |
* | "Monthly fee" |
*
* @param {Home_FeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_fee = /** @type {((inputs?: Home_FeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_FeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_fee(inputs)
	return __fi.home_fee(inputs)
});
/**
* | output |
* | --- |
* | "Loading the monthly fee" |
*
* @param {Home_Fee_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_fee_pending = /** @type {((inputs?: Home_Fee_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Fee_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_fee_pending(inputs)
	return __fi.home_fee_pending(inputs)
});
/**
* | output |
* | --- |
* | "The monthly fee follows the price list." |
*
* @param {Home_Fee_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_fee_text = /** @type {((inputs?: Home_Fee_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Fee_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_fee_text(inputs)
	return __fi.home_fee_text(inputs)
});
/**
* | output |
* | --- |
* | "The first invoice is sent once the fee reaches 5 €." |
*
* @param {Home_Fee_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_fee_invoice = /** @type {((inputs?: Home_Fee_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Fee_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_fee_invoice(inputs)
	return __fi.home_fee_invoice(inputs)
});
/**
* | output |
* | --- |
* | "VAT of {percent} % is added to the fee." |
*
* @param {Home_Fee_VatInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_fee_vat = /** @type {((inputs: Home_Fee_VatInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Fee_VatInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_fee_vat(inputs)
	return __fi.home_fee_vat(inputs)
});
/**
* | output |
* | --- |
* | "No requested loads are waiting." |
*
* @param {Home_Balance_No_RequestsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_no_requests = /** @type {((inputs?: Home_Balance_No_RequestsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_No_RequestsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_no_requests(inputs)
	return __fi.home_balance_no_requests(inputs)
});
/**
* | output |
* | --- |
* | "Loading the guides" |
*
* @param {Home_Support_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_support_pending = /** @type {((inputs?: Home_Support_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Support_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_support_pending(inputs)
	return __fi.home_support_pending(inputs)
});
/**
* | output |
* | --- |
* | "{amount} is missing with service fees." |
*
* @param {Home_Balance_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_balance_missing = /** @type {((inputs: Home_Balance_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Balance_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_balance_missing(inputs)
	return __fi.home_balance_missing(inputs)
});
/**
* | output |
* | --- |
* | "To do" |
*
* @param {Home_WorkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work = /** @type {((inputs?: Home_WorkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_WorkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work(inputs)
	return __fi.home_work(inputs)
});
/**
* | output |
* | --- |
* | "Getting what there is to do" |
*
* @param {Home_Work_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_pending = /** @type {((inputs?: Home_Work_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_pending(inputs)
	return __fi.home_work_pending(inputs)
});
/**
* | output |
* | --- |
* | "Nothing is waiting for you." |
*
* @param {Home_Work_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_nothing = /** @type {((inputs?: Home_Work_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_nothing(inputs)
	return __fi.home_work_nothing(inputs)
});
/**
* | output |
* | --- |
* | "Not everything to do could be read." |
*
* @param {Home_Work_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_failed = /** @type {((inputs?: Home_Work_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_failed(inputs)
	return __fi.home_work_failed(inputs)
});
/**
* | output |
* | --- |
* | "The next load is on {date}: {benefit}." |
*
* @param {Home_Work_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_next = /** @type {((inputs: Home_Work_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_next(inputs)
	return __fi.home_work_next(inputs)
});
/**
* | output |
* | --- |
* | "No loads are scheduled." |
*
* @param {Home_Work_No_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_no_next = /** @type {((inputs?: Home_Work_No_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_No_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_no_next(inputs)
	return __fi.home_work_no_next(inputs)
});
/**
* | output |
* | --- |
* | "A load didn't fully succeed: {benefit} {date}" |
*
* @param {Home_Work_Failed_LoadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_failed_load = /** @type {((inputs: Home_Work_Failed_LoadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_Failed_LoadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_failed_load(inputs)
	return __fi.home_work_failed_load(inputs)
});
/**
* | output |
* | --- |
* | "Load requests waiting: {count}, {sum} in total" |
*
* @param {Home_Work_RequestsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_requests = /** @type {((inputs: Home_Work_RequestsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_RequestsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_requests(inputs)
	return __fi.home_work_requests(inputs)
});
/**
* | output |
* | --- |
* | "Employees without a benefit: {count}" |
*
* @param {Home_Work_Without_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_work_without_benefit = /** @type {((inputs: Home_Work_Without_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Work_Without_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_work_without_benefit(inputs)
	return __fi.home_work_without_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Order more benefits" |
*
* @param {Home_Order_OpenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_open = /** @type {((inputs?: Home_Order_OpenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_OpenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_open(inputs)
	return __fi.home_order_open(inputs)
});
/**
* | output |
* | --- |
* | "Open the terms of use" |
*
* @param {Home_Order_Read_TermsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_read_terms = /** @type {((inputs?: Home_Order_Read_TermsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_Read_TermsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_read_terms(inputs)
	return __fi.home_order_read_terms(inputs)
});
/**
* | output |
* | --- |
* | "Open the price list" |
*
* @param {Home_Order_Read_PricesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_order_read_prices = /** @type {((inputs?: Home_Order_Read_PricesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Order_Read_PricesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_order_read_prices(inputs)
	return __fi.home_order_read_prices(inputs)
});
/**
* | output |
* | --- |
* | "Open payments: {count}, {amount} in all." |
*
* @param {Home_Open_PaymentsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_open_payments = /** @type {((inputs: Home_Open_PaymentsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Open_PaymentsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_open_payments(inputs)
	return __fi.home_open_payments(inputs)
});
/**
* | output |
* | --- |
* | "Open payments: {count}, {amount} in all, due on {date}." |
*
* @param {Home_Open_Payments_DueInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_open_payments_due = /** @type {((inputs: Home_Open_Payments_DueInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Open_Payments_DueInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_open_payments_due(inputs)
	return __fi.home_open_payments_due(inputs)
});
/**
* | output |
* | --- |
* | "Show the payments" |
*
* @param {Home_Open_Payments_ShowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const home_open_payments_show = /** @type {((inputs?: Home_Open_Payments_ShowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Open_Payments_ShowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.home_open_payments_show(inputs)
	return __fi.home_open_payments_show(inputs)
});
/**
* | output |
* | --- |
* | "Employees" |
*
* @param {Employees_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_title = /** @type {((inputs?: Employees_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_title(inputs)
	return __fi.employees_title(inputs)
});
/**
* | output |
* | --- |
* | "Add the employees to whom the company gives benefits, and keep their details up to date." |
*
* @param {Employees_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_description = /** @type {((inputs?: Employees_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_description(inputs)
	return __fi.employees_description(inputs)
});
/**
* | output |
* | --- |
* | "Add employee" |
*
* @param {Employees_AddInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_add = /** @type {((inputs?: Employees_AddInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_AddInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_add(inputs)
	return __fi.employees_add(inputs)
});
/**
* | output |
* | --- |
* | "Import several at once" |
*
* @param {Employees_Import_LinkInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_link = /** @type {((inputs?: Employees_Import_LinkInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_LinkInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_link(inputs)
	return __fi.employees_import_link(inputs)
});
/**
* | output |
* | --- |
* | "Employees" |
*
* @param {Employees_Table_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_table_label = /** @type {((inputs?: Employees_Table_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Table_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_table_label(inputs)
	return __fi.employees_table_label(inputs)
});
/**
* | output |
* | --- |
* | "Employee" |
*
* @param {Employees_Column_EmployeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_column_employee = /** @type {((inputs?: Employees_Column_EmployeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Column_EmployeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_column_employee(inputs)
	return __fi.employees_column_employee(inputs)
});
/**
* | output |
* | --- |
* | "Email" |
*
* @param {Employees_Column_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_column_email = /** @type {((inputs?: Employees_Column_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Column_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_column_email(inputs)
	return __fi.employees_column_email(inputs)
});
/**
* | output |
* | --- |
* | "Benefits" |
*
* @param {Employees_Column_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_column_benefits = /** @type {((inputs?: Employees_Column_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Column_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_column_benefits(inputs)
	return __fi.employees_column_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Status" |
*
* @param {Employees_Column_StateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_column_state = /** @type {((inputs?: Employees_Column_StateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Column_StateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_column_state(inputs)
	return __fi.employees_column_state(inputs)
});
/**
* | output |
* | --- |
* | "New" |
*
* @param {Employees_Tag_NewInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_tag_new = /** @type {((inputs?: Employees_Tag_NewInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Tag_NewInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_tag_new(inputs)
	return __fi.employees_tag_new(inputs)
});
/**
* | output |
* | --- |
* | "Leaving" |
*
* @param {Employees_Tag_RemoveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_tag_remove = /** @type {((inputs?: Employees_Tag_RemoveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Tag_RemoveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_tag_remove(inputs)
	return __fi.employees_tag_remove(inputs)
});
/**
* | output |
* | --- |
* | "{lastName}, {firstName}" |
*
* @param {Employees_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_name = /** @type {((inputs: Employees_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_name(inputs)
	return __fi.employees_name(inputs)
});
/**
* | output |
* | --- |
* | "{benefit}: not held" |
*
* @param {Employees_Benefit_Not_HeldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_benefit_not_held = /** @type {((inputs: Employees_Benefit_Not_HeldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Benefit_Not_HeldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_benefit_not_held(inputs)
	return __fi.employees_benefit_not_held(inputs)
});
/**
* | output |
* | --- |
* | "{benefit}: funds have ended" |
*
* @param {Employees_Benefit_Funds_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_benefit_funds_ended = /** @type {((inputs: Employees_Benefit_Funds_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Benefit_Funds_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_benefit_funds_ended(inputs)
	return __fi.employees_benefit_funds_ended(inputs)
});
/**
* | output |
* | --- |
* | "Full-time" |
*
* @param {Employees_Type_Full_TimeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_full_time = /** @type {((inputs?: Employees_Type_Full_TimeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_Full_TimeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_full_time(inputs)
	return __fi.employees_type_full_time(inputs)
});
/**
* | output |
* | --- |
* | "Part-time" |
*
* @param {Employees_Type_Part_TimeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_part_time = /** @type {((inputs?: Employees_Type_Part_TimeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_Part_TimeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_part_time(inputs)
	return __fi.employees_type_part_time(inputs)
});
/**
* | output |
* | --- |
* | "Temporary" |
*
* @param {Employees_Type_TemporaryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_temporary = /** @type {((inputs?: Employees_Type_TemporaryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_TemporaryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_temporary(inputs)
	return __fi.employees_type_temporary(inputs)
});
/**
* | output |
* | --- |
* | "On hold" |
*
* @param {Employees_Type_On_HoldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_on_hold = /** @type {((inputs?: Employees_Type_On_HoldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_On_HoldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_on_hold(inputs)
	return __fi.employees_type_on_hold(inputs)
});
/**
* | output |
* | --- |
* | "Dropped" |
*
* @param {Employees_Type_DroppedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_dropped = /** @type {((inputs?: Employees_Type_DroppedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_DroppedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_dropped(inputs)
	return __fi.employees_type_dropped(inputs)
});
/**
* | output |
* | --- |
* | "Active" |
*
* @param {Employees_State_ActiveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_active = /** @type {((inputs?: Employees_State_ActiveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_ActiveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_active(inputs)
	return __fi.employees_state_active(inputs)
});
/**
* | output |
* | --- |
* | "Ending" |
*
* @param {Employees_State_EndingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_ending = /** @type {((inputs?: Employees_State_EndingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_EndingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_ending(inputs)
	return __fi.employees_state_ending(inputs)
});
/**
* | output |
* | --- |
* | "Benefit ended" |
*
* @param {Employees_State_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_ended = /** @type {((inputs?: Employees_State_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_ended(inputs)
	return __fi.employees_state_ended(inputs)
});
/**
* | output |
* | --- |
* | "Funds ended" |
*
* @param {Employees_State_Funds_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_funds_ended = /** @type {((inputs?: Employees_State_Funds_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_Funds_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_funds_ended(inputs)
	return __fi.employees_state_funds_ended(inputs)
});
/**
* | output |
* | --- |
* | "Benefit ends {date}" |
*
* @param {Employees_State_Ends_OnInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_ends_on = /** @type {((inputs: Employees_State_Ends_OnInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_Ends_OnInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_ends_on(inputs)
	return __fi.employees_state_ends_on(inputs)
});
/**
* | output |
* | --- |
* | "Funds can be used until {date}" |
*
* @param {Employees_State_Funds_UntilInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_funds_until = /** @type {((inputs: Employees_State_Funds_UntilInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_Funds_UntilInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_funds_until(inputs)
	return __fi.employees_state_funds_until(inputs)
});
/**
* | output |
* | --- |
* | "Funds ended {date}" |
*
* @param {Employees_State_Funds_Ended_OnInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_state_funds_ended_on = /** @type {((inputs: Employees_State_Funds_Ended_OnInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_State_Funds_Ended_OnInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_state_funds_ended_on(inputs)
	return __fi.employees_state_funds_ended_on(inputs)
});
/**
* | output |
* | --- |
* | "Edit" |
*
* @param {Employees_Row_EditInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_row_edit = /** @type {((inputs?: Employees_Row_EditInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Row_EditInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_row_edit(inputs)
	return __fi.employees_row_edit(inputs)
});
/**
* | output |
* | --- |
* | "Show details" |
*
* @param {Employees_Row_ShowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_row_show = /** @type {((inputs?: Employees_Row_ShowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Row_ShowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_row_show(inputs)
	return __fi.employees_row_show(inputs)
});
/**
* | output |
* | --- |
* | "End benefit" |
*
* @param {Employees_Row_EndInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_row_end = /** @type {((inputs?: Employees_Row_EndInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Row_EndInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_row_end(inputs)
	return __fi.employees_row_end(inputs)
});
/**
* | output |
* | --- |
* | "The benefit has already ended." |
*
* @param {Employees_Row_End_Not_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_row_end_not_now = /** @type {((inputs?: Employees_Row_End_Not_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Row_End_Not_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_row_end_not_now(inputs)
	return __fi.employees_row_end_not_now(inputs)
});
/**
* | output |
* | --- |
* | "Search by name or number" |
*
* @param {Employees_Search_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_search_label = /** @type {((inputs?: Employees_Search_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Search_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_search_label(inputs)
	return __fi.employees_search_label(inputs)
});
/**
* | output |
* | --- |
* | "Employment" |
*
* @param {Employees_Filter_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_filter_type = /** @type {((inputs?: Employees_Filter_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Filter_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_filter_type(inputs)
	return __fi.employees_filter_type(inputs)
});
/**
* | output |
* | --- |
* | "Benefit" |
*
* @param {Employees_Filter_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_filter_benefit = /** @type {((inputs?: Employees_Filter_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Filter_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_filter_benefit(inputs)
	return __fi.employees_filter_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Status" |
*
* @param {Employees_Filter_StateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_filter_state = /** @type {((inputs?: Employees_Filter_StateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Filter_StateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_filter_state(inputs)
	return __fi.employees_filter_state(inputs)
});
/**
* | output |
* | --- |
* | "All" |
*
* @param {Employees_Filter_AllInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_filter_all = /** @type {((inputs?: Employees_Filter_AllInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Filter_AllInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_filter_all(inputs)
	return __fi.employees_filter_all(inputs)
});
/**
* | output |
* | --- |
* | "Clear search and filters" |
*
* @param {Employees_Filter_ClearInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_filter_clear = /** @type {((inputs?: Employees_Filter_ClearInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Filter_ClearInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_filter_clear(inputs)
	return __fi.employees_filter_clear(inputs)
});
/**
* | output |
* | --- |
* | "No employee matches the search" |
*
* @param {Employees_None_Found_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_none_found_title = /** @type {((inputs?: Employees_None_Found_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_None_Found_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_none_found_title(inputs)
	return __fi.employees_none_found_title(inputs)
});
/**
* | output |
* | --- |
* | "Check the search words or remove filters." |
*
* @param {Employees_None_Found_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_none_found_text = /** @type {((inputs?: Employees_None_Found_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_None_Found_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_none_found_text(inputs)
	return __fi.employees_none_found_text(inputs)
});
/**
* | output |
* | --- |
* | "The company can have at most {limit} employees. Ask customer service for more." |
*
* @param {Employees_LimitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_limit = /** @type {((inputs: Employees_LimitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_LimitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_limit(inputs)
	return __fi.employees_limit(inputs)
});
/**
* | output |
* | --- |
* | "Start by taking a benefit into use" |
*
* @param {Employees_No_Benefit_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_no_benefit_title = /** @type {((inputs?: Employees_No_Benefit_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_No_Benefit_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_no_benefit_title(inputs)
	return __fi.employees_no_benefit_title(inputs)
});
/**
* | output |
* | --- |
* | "Employees get their benefits from benefit groups. The company has no benefit group yet." |
*
* @param {Employees_No_Benefit_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_no_benefit_text = /** @type {((inputs?: Employees_No_Benefit_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_No_Benefit_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_no_benefit_text(inputs)
	return __fi.employees_no_benefit_text(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Employees_No_Benefit_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_no_benefit_action = /** @type {((inputs?: Employees_No_Benefit_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_No_Benefit_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_no_benefit_action(inputs)
	return __fi.employees_no_benefit_action(inputs)
});
/**
* | output |
* | --- |
* | "The company has no employees yet" |
*
* @param {Employees_None_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_none_title = /** @type {((inputs?: Employees_None_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_None_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_none_title(inputs)
	return __fi.employees_none_title(inputs)
});
/**
* | output |
* | --- |
* | "Add an employee: they get a virtual card and you can load benefits to them. If you have a spreadsheet, import everyone at once." |
*
* @param {Employees_None_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_none_text = /** @type {((inputs?: Employees_None_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_None_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_none_text(inputs)
	return __fi.employees_none_text(inputs)
});
/**
* | output |
* | --- |
* | "First name" |
*
* @param {Employees_Field_First_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_first_name = /** @type {((inputs?: Employees_Field_First_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_First_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_first_name(inputs)
	return __fi.employees_field_first_name(inputs)
});
/**
* | output |
* | --- |
* | "Last name" |
*
* @param {Employees_Field_Last_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_last_name = /** @type {((inputs?: Employees_Field_Last_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_Last_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_last_name(inputs)
	return __fi.employees_field_last_name(inputs)
});
/**
* | output |
* | --- |
* | "Email" |
*
* @param {Employees_Field_EmailInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_email = /** @type {((inputs?: Employees_Field_EmailInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_EmailInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_email(inputs)
	return __fi.employees_field_email(inputs)
});
/**
* | output |
* | --- |
* | "Personal identity code" |
*
* @param {Employees_Field_Personal_IdInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_personal_id = /** @type {((inputs?: Employees_Field_Personal_IdInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_Personal_IdInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_personal_id(inputs)
	return __fi.employees_field_personal_id(inputs)
});
/**
* | output |
* | --- |
* | "For example 131052-308T" |
*
* @param {Employees_Personal_Id_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_personal_id_hint = /** @type {((inputs?: Employees_Personal_Id_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Personal_Id_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_personal_id_hint(inputs)
	return __fi.employees_personal_id_hint(inputs)
});
/**
* | output |
* | --- |
* | "The personal identity code cannot be changed." |
*
* @param {Employees_Personal_Id_FixedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_personal_id_fixed = /** @type {((inputs?: Employees_Personal_Id_FixedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Personal_Id_FixedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_personal_id_fixed(inputs)
	return __fi.employees_personal_id_fixed(inputs)
});
/**
* | output |
* | --- |
* | "Phone number" |
*
* @param {Employees_Field_PhoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_phone = /** @type {((inputs?: Employees_Field_PhoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_PhoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_phone(inputs)
	return __fi.employees_field_phone(inputs)
});
/**
* | output |
* | --- |
* | "A Finnish number: +358…" |
*
* @param {Employees_Phone_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_phone_hint = /** @type {((inputs?: Employees_Phone_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Phone_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_phone_hint(inputs)
	return __fi.employees_phone_hint(inputs)
});
/**
* | output |
* | --- |
* | "Employment" |
*
* @param {Employees_Field_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_type = /** @type {((inputs?: Employees_Field_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_type(inputs)
	return __fi.employees_field_type(inputs)
});
/**
* | output |
* | --- |
* | "An employee on hold cannot request lunch loads." |
*
* @param {Employees_Type_On_Hold_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_on_hold_hint = /** @type {((inputs?: Employees_Type_On_Hold_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_On_Hold_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_on_hold_hint(inputs)
	return __fi.employees_type_on_hold_hint(inputs)
});
/**
* | output |
* | --- |
* | "The benefit ends today or has ended, so the type is Dropped." |
*
* @param {Employees_Type_Dropped_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_type_dropped_hint = /** @type {((inputs?: Employees_Type_Dropped_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Type_Dropped_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_type_dropped_hint(inputs)
	return __fi.employees_type_dropped_hint(inputs)
});
/**
* | output |
* | --- |
* | "Working hours percentage" |
*
* @param {Employees_Field_PercentageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_percentage = /** @type {((inputs?: Employees_Field_PercentageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_PercentageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_percentage(inputs)
	return __fi.employees_field_percentage(inputs)
});
/**
* | output |
* | --- |
* | "Only for part-time and temporary" |
*
* @param {Employees_Percentage_FixedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_percentage_fixed = /** @type {((inputs?: Employees_Percentage_FixedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Percentage_FixedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_percentage_fixed(inputs)
	return __fi.employees_percentage_fixed(inputs)
});
/**
* | output |
* | --- |
* | "Lunch days" |
*
* @param {Employees_Field_Lunch_DaysInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_lunch_days = /** @type {((inputs?: Employees_Field_Lunch_DaysInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_Lunch_DaysInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_lunch_days(inputs)
	return __fi.employees_field_lunch_days(inputs)
});
/**
* | output |
* | --- |
* | "1–23 a month, instead of the percentage" |
*
* @param {Employees_Lunch_Days_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_lunch_days_hint = /** @type {((inputs?: Employees_Lunch_Days_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Lunch_Days_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_lunch_days_hint(inputs)
	return __fi.employees_lunch_days_hint(inputs)
});
/**
* | output |
* | --- |
* | "Not for on hold or dropped" |
*
* @param {Employees_Lunch_Days_FixedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_lunch_days_fixed = /** @type {((inputs?: Employees_Lunch_Days_FixedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Lunch_Days_FixedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_lunch_days_fixed(inputs)
	return __fi.employees_lunch_days_fixed(inputs)
});
/**
* | output |
* | --- |
* | "Employee number" |
*
* @param {Employees_Field_NumberInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_number = /** @type {((inputs?: Employees_Field_NumberInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_NumberInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_number(inputs)
	return __fi.employees_field_number(inputs)
});
/**
* | output |
* | --- |
* | "Cost center" |
*
* @param {Employees_Field_Cost_CenterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_cost_center = /** @type {((inputs?: Employees_Field_Cost_CenterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_Cost_CenterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_cost_center(inputs)
	return __fi.employees_field_cost_center(inputs)
});
/**
* | output |
* | --- |
* | "Start of benefit" |
*
* @param {Employees_Field_StartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_start = /** @type {((inputs?: Employees_Field_StartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_StartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_start(inputs)
	return __fi.employees_field_start(inputs)
});
/**
* | output |
* | --- |
* | "End of benefit" |
*
* @param {Employees_Field_EndInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_end = /** @type {((inputs?: Employees_Field_EndInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_EndInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_end(inputs)
	return __fi.employees_field_end(inputs)
});
/**
* | output |
* | --- |
* | "Loaded funds can be used until {date}." |
*
* @param {Employees_End_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_hint = /** @type {((inputs: Employees_End_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_hint(inputs)
	return __fi.employees_end_hint(inputs)
});
/**
* | output |
* | --- |
* | "Give a Finnish number: +358 and 6–10 digits." |
*
* @param {Employees_Error_PhoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_phone = /** @type {((inputs?: Employees_Error_PhoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_PhoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_phone(inputs)
	return __fi.employees_error_phone(inputs)
});
/**
* | output |
* | --- |
* | "Choose the type of employment." |
*
* @param {Employees_Error_Type_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_type_required = /** @type {((inputs?: Employees_Error_Type_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_Type_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_type_required(inputs)
	return __fi.employees_error_type_required(inputs)
});
/**
* | output |
* | --- |
* | "Choose the start of benefit." |
*
* @param {Employees_Error_Start_RequiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_start_required = /** @type {((inputs?: Employees_Error_Start_RequiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_Start_RequiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_start_required(inputs)
	return __fi.employees_error_start_required(inputs)
});
/**
* | output |
* | --- |
* | "Another employee has this employee number." |
*
* @param {Employees_Error_Number_TakenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_number_taken = /** @type {((inputs?: Employees_Error_Number_TakenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_Number_TakenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_number_taken(inputs)
	return __fi.employees_error_number_taken(inputs)
});
/**
* | output |
* | --- |
* | "The end date is today or later." |
*
* @param {Employees_Error_End_PastInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_end_past = /** @type {((inputs?: Employees_Error_End_PastInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_End_PastInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_end_past(inputs)
	return __fi.employees_error_end_past(inputs)
});
/**
* | output |
* | --- |
* | "Loads to the employee are pending. The benefit can be ended once they are done." |
*
* @param {Employees_Error_End_Loads_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_end_loads_pending = /** @type {((inputs?: Employees_Error_End_Loads_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_End_Loads_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_end_loads_pending(inputs)
	return __fi.employees_error_end_loads_pending(inputs)
});
/**
* | output |
* | --- |
* | "Loads to the employee are pending. They can be put on hold once the loads are done." |
*
* @param {Employees_Error_On_Hold_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_on_hold_pending = /** @type {((inputs?: Employees_Error_On_Hold_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_On_Hold_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_on_hold_pending(inputs)
	return __fi.employees_error_on_hold_pending(inputs)
});
/**
* | output |
* | --- |
* | "Check the personal identity code: its form, date or check character is wrong." |
*
* @param {Employees_Error_Personal_IdInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_personal_id = /** @type {((inputs?: Employees_Error_Personal_IdInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_Personal_IdInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_personal_id(inputs)
	return __fi.employees_error_personal_id(inputs)
});
/**
* | output |
* | --- |
* | "The details can only be read." |
*
* @param {Employees_Row_Out_Of_UseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_row_out_of_use = /** @type {((inputs?: Employees_Row_Out_Of_UseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Row_Out_Of_UseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_row_out_of_use(inputs)
	return __fi.employees_row_out_of_use(inputs)
});
/**
* | output |
* | --- |
* | "{group}: at most {amount} a day" |
*
* @param {Employees_Group_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_group_lunch = /** @type {((inputs: Employees_Group_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Group_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_group_lunch(inputs)
	return __fi.employees_group_lunch(inputs)
});
/**
* | output |
* | --- |
* | "{group}: at most {amount}" |
*
* @param {Employees_GroupInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_group = /** @type {((inputs: Employees_GroupInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_GroupInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_group(inputs)
	return __fi.employees_group(inputs)
});
/**
* | output |
* | --- |
* | "The company has no benefit groups yet." |
*
* @param {Employees_No_GroupsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_no_groups = /** @type {((inputs?: Employees_No_GroupsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_No_GroupsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_no_groups(inputs)
	return __fi.employees_no_groups(inputs)
});
/**
* | output |
* | --- |
* | "Choose the benefits that the employee gets" |
*
* @param {Employees_Benefits_LegendInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_benefits_legend = /** @type {((inputs?: Employees_Benefits_LegendInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Benefits_LegendInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_benefits_legend(inputs)
	return __fi.employees_benefits_legend(inputs)
});
/**
* | output |
* | --- |
* | "Employee details" |
*
* @param {Employees_TabsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_tabs = /** @type {((inputs?: Employees_TabsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_TabsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_tabs(inputs)
	return __fi.employees_tabs(inputs)
});
/**
* | output |
* | --- |
* | "Personal data" |
*
* @param {Employees_Tab_PersonalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_tab_personal = /** @type {((inputs?: Employees_Tab_PersonalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Tab_PersonalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_tab_personal(inputs)
	return __fi.employees_tab_personal(inputs)
});
/**
* | output |
* | --- |
* | "Benefits" |
*
* @param {Employees_Tab_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_tab_benefits = /** @type {((inputs?: Employees_Tab_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Tab_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_tab_benefits(inputs)
	return __fi.employees_tab_benefits(inputs)
});
/**
* | output |
* | --- |
* | "The benefit has ended, so the details can no longer be changed. Loaded funds can be used until {date}." |
*
* @param {Employees_View_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_view_ended = /** @type {((inputs: Employees_View_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_View_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_view_ended(inputs)
	return __fi.employees_view_ended(inputs)
});
/**
* | output |
* | --- |
* | "The funds ended on {date}. The details can no longer be changed and will be removed from the service." |
*
* @param {Employees_View_Funds_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_view_funds_ended = /** @type {((inputs: Employees_View_Funds_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_View_Funds_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_view_funds_ended(inputs)
	return __fi.employees_view_funds_ended(inputs)
});
/**
* | output |
* | --- |
* | "End of funds" |
*
* @param {Employees_Field_End_Of_FundsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_field_end_of_funds = /** @type {((inputs?: Employees_Field_End_Of_FundsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Field_End_Of_FundsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_field_end_of_funds(inputs)
	return __fi.employees_field_end_of_funds(inputs)
});
/**
* | output |
* | --- |
* | "The employee holds no benefits." |
*
* @param {Employees_Holds_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_holds_nothing = /** @type {((inputs?: Employees_Holds_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Holds_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_holds_nothing(inputs)
	return __fi.employees_holds_nothing(inputs)
});
/**
* | output |
* | --- |
* | "Close" |
*
* @param {Employees_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_close = /** @type {((inputs?: Employees_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_close(inputs)
	return __fi.employees_close(inputs)
});
/**
* | output |
* | --- |
* | "Cancel" |
*
* @param {Employees_CancelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_cancel = /** @type {((inputs?: Employees_CancelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_CancelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_cancel(inputs)
	return __fi.employees_cancel(inputs)
});
/**
* | output |
* | --- |
* | "Save" |
*
* @param {Employees_SaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_save = /** @type {((inputs?: Employees_SaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_SaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_save(inputs)
	return __fi.employees_save(inputs)
});
/**
* | output |
* | --- |
* | "The details of {name} have been saved." |
*
* @param {Employees_SavedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_saved = /** @type {((inputs: Employees_SavedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_SavedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_saved(inputs)
	return __fi.employees_saved(inputs)
});
/**
* | output |
* | --- |
* | "Loading the employee" |
*
* @param {Employees_Details_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_details_loading = /** @type {((inputs?: Employees_Details_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Details_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_details_loading(inputs)
	return __fi.employees_details_loading(inputs)
});
/**
* | output |
* | --- |
* | "Add employee" |
*
* @param {Employees_Add_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_add_submit = /** @type {((inputs?: Employees_Add_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Add_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_add_submit(inputs)
	return __fi.employees_add_submit(inputs)
});
/**
* | output |
* | --- |
* | "Add another" |
*
* @param {Employees_Add_AnotherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_add_another = /** @type {((inputs?: Employees_Add_AnotherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Add_AnotherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_add_another(inputs)
	return __fi.employees_add_another(inputs)
});
/**
* | output |
* | --- |
* | "{name} has been added as an employee." |
*
* @param {Employees_AddedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_added = /** @type {((inputs: Employees_AddedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_AddedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_added(inputs)
	return __fi.employees_added(inputs)
});
/**
* | output |
* | --- |
* | "The connection failed, and we do not know whether the employee was added. Check the list before you try again. The same person cannot be added twice." |
*
* @param {Employees_Add_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_add_unknown = /** @type {((inputs?: Employees_Add_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Add_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_add_unknown(inputs)
	return __fi.employees_add_unknown(inputs)
});
/**
* | output |
* | --- |
* | "The personal identity code could not be checked, so the employee was not added. Try again." |
*
* @param {Employees_Personal_Id_Check_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_personal_id_check_failed = /** @type {((inputs?: Employees_Personal_Id_Check_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Personal_Id_Check_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_personal_id_check_failed(inputs)
	return __fi.employees_personal_id_check_failed(inputs)
});
/**
* | output |
* | --- |
* | "The employee has been added" |
*
* @param {Employees_Notice_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_notice_title = /** @type {((inputs?: Employees_Notice_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Notice_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_notice_title(inputs)
	return __fi.employees_notice_title(inputs)
});
/**
* | output |
* | --- |
* | "Next, deposit money to the company account and then load benefit to the employees." |
*
* @param {Employees_Notice_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_notice_text = /** @type {((inputs?: Employees_Notice_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Notice_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_notice_text(inputs)
	return __fi.employees_notice_text(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Employees_Notice_DepositInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_notice_deposit = /** @type {((inputs?: Employees_Notice_DepositInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Notice_DepositInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_notice_deposit(inputs)
	return __fi.employees_notice_deposit(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Employees_Notice_LoadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_notice_load = /** @type {((inputs?: Employees_Notice_LoadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Notice_LoadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_notice_load(inputs)
	return __fi.employees_notice_load(inputs)
});
/**
* | output |
* | --- |
* | "Close the notice" |
*
* @param {Employees_Notice_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_notice_close = /** @type {((inputs?: Employees_Notice_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Notice_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_notice_close(inputs)
	return __fi.employees_notice_close(inputs)
});
/**
* | output |
* | --- |
* | "End benefit: {name}" |
*
* @param {Employees_End_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_title = /** @type {((inputs: Employees_End_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_title(inputs)
	return __fi.employees_end_title(inputs)
});
/**
* | output |
* | --- |
* | "The employee gets an email on the end date. After that they have {days} days to use the loaded funds, and then their data is removed." |
*
* @param {Employees_End_ExplainedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_explained = /** @type {((inputs: Employees_End_ExplainedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_ExplainedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_explained(inputs)
	return __fi.employees_end_explained(inputs)
});
/**
* | output |
* | --- |
* | "Once the benefit has ended, neither the details nor the date can be changed." |
*
* @param {Employees_End_FinalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_final = /** @type {((inputs?: Employees_End_FinalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_FinalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_final(inputs)
	return __fi.employees_end_final(inputs)
});
/**
* | output |
* | --- |
* | "End benefit" |
*
* @param {Employees_End_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_submit = /** @type {((inputs?: Employees_End_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_submit(inputs)
	return __fi.employees_end_submit(inputs)
});
/**
* | output |
* | --- |
* | "The benefit of {name} ends on {date}." |
*
* @param {Employees_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_ended = /** @type {((inputs: Employees_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_ended(inputs)
	return __fi.employees_ended(inputs)
});
/**
* | output |
* | --- |
* | "Ending the benefit failed. Nothing was changed." |
*
* @param {Employees_End_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_failed = /** @type {((inputs?: Employees_End_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_failed(inputs)
	return __fi.employees_end_failed(inputs)
});
/**
* | output |
* | --- |
* | "A load to the employee is coming on {date}. The benefit can be ended once the load is done." |
*
* @param {Employees_End_WaitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_waits = /** @type {((inputs: Employees_End_WaitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_WaitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_waits(inputs)
	return __fi.employees_end_waits(inputs)
});
/**
* | output |
* | --- |
* | "The employee’s details have to be put right before the benefit can be ended." |
*
* @param {Employees_End_Needs_CorrectingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_needs_correcting = /** @type {((inputs?: Employees_End_Needs_CorrectingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_Needs_CorrectingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_needs_correcting(inputs)
	return __fi.employees_end_needs_correcting(inputs)
});
/**
* | output |
* | --- |
* | "Correct the details" |
*
* @param {Employees_End_CorrectInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_correct = /** @type {((inputs?: Employees_End_CorrectInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_CorrectInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_correct(inputs)
	return __fi.employees_end_correct(inputs)
});
/**
* | output |
* | --- |
* | "Import employees" |
*
* @param {Employees_Import_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_title = /** @type {((inputs?: Employees_Import_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_title(inputs)
	return __fi.employees_import_title(inputs)
});
/**
* | output |
* | --- |
* | "Add or update many employees at once from a table. Nothing is saved until you accept the rows. Nobody is removed, but an end date ends the benefit." |
*
* @param {Employees_Import_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_description = /** @type {((inputs?: Employees_Import_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_description(inputs)
	return __fi.employees_import_description(inputs)
});
/**
* | output |
* | --- |
* | "Back to employees" |
*
* @param {Employees_Import_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_back = /** @type {((inputs?: Employees_Import_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_back(inputs)
	return __fi.employees_import_back(inputs)
});
/**
* | output |
* | --- |
* | "1. Open or paste a table" |
*
* @param {Employees_Import_Source_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_source_title = /** @type {((inputs?: Employees_Import_Source_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Source_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_source_title(inputs)
	return __fi.employees_import_source_title(inputs)
});
/**
* | output |
* | --- |
* | "Paste rows from a spreadsheet" |
*
* @param {Employees_Import_PasteInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_paste = /** @type {((inputs?: Employees_Import_PasteInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_PasteInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_paste(inputs)
	return __fi.employees_import_paste(inputs)
});
/**
* | output |
* | --- |
* | "Copy the cells from your spreadsheet with their header row and paste them here. You can check the columns next." |
*
* @param {Employees_Import_Paste_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_paste_hint = /** @type {((inputs?: Employees_Import_Paste_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Paste_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_paste_hint(inputs)
	return __fi.employees_import_paste_hint(inputs)
});
/**
* | output |
* | --- |
* | "Open an Excel or CSV file" |
*
* @param {Employees_Import_Open_FileInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_open_file = /** @type {((inputs?: Employees_Import_Open_FileInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Open_FileInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_open_file(inputs)
	return __fi.employees_import_open_file(inputs)
});
/**
* | output |
* | --- |
* | "Download a template" |
*
* @param {Employees_Import_TemplateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_template = /** @type {((inputs?: Employees_Import_TemplateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_TemplateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_template(inputs)
	return __fi.employees_import_template(inputs)
});
/**
* | output |
* | --- |
* | "employees-template.csv" |
*
* @param {Employees_Import_Template_FileInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_template_file = /** @type {((inputs?: Employees_Import_Template_FileInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Template_FileInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_template_file(inputs)
	return __fi.employees_import_template_file(inputs)
});
/**
* | output |
* | --- |
* | "Read the rows" |
*
* @param {Employees_Import_ReadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_read = /** @type {((inputs?: Employees_Import_ReadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ReadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_read(inputs)
	return __fi.employees_import_read(inputs)
});
/**
* | output |
* | --- |
* | "Paste rows or open a file first." |
*
* @param {Employees_Import_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_nothing = /** @type {((inputs?: Employees_Import_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_nothing(inputs)
	return __fi.employees_import_nothing(inputs)
});
/**
* | output |
* | --- |
* | "The file couldn't be read. Check that it's still there." |
*
* @param {Employees_Import_File_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_file_failed = /** @type {((inputs?: Employees_Import_File_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_File_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_file_failed(inputs)
	return __fi.employees_import_file_failed(inputs)
});
/**
* | output |
* | --- |
* | "2. Check the columns" |
*
* @param {Employees_Import_Columns_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_columns_title = /** @type {((inputs?: Employees_Import_Columns_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Columns_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_columns_title(inputs)
	return __fi.employees_import_columns_title(inputs)
});
/**
* | output |
* | --- |
* | "Choose what each column holds." |
*
* @param {Employees_Import_Columns_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_columns_text = /** @type {((inputs?: Employees_Import_Columns_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Columns_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_columns_text(inputs)
	return __fi.employees_import_columns_text(inputs)
});
/**
* | output |
* | --- |
* | "First row: {text}" |
*
* @param {Employees_Import_Column_SampleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_column_sample = /** @type {((inputs: Employees_Import_Column_SampleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Column_SampleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_column_sample(inputs)
	return __fi.employees_import_column_sample(inputs)
});
/**
* | output |
* | --- |
* | "Empty on the first row" |
*
* @param {Employees_Import_Column_EmptyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_column_empty = /** @type {((inputs?: Employees_Import_Column_EmptyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Column_EmptyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_column_empty(inputs)
	return __fi.employees_import_column_empty(inputs)
});
/**
* | output |
* | --- |
* | "Column {number}" |
*
* @param {Employees_Import_Column_NumberInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_column_number = /** @type {((inputs: Employees_Import_Column_NumberInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Column_NumberInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_column_number(inputs)
	return __fi.employees_import_column_number(inputs)
});
/**
* | output |
* | --- |
* | "Not used" |
*
* @param {Employees_Import_Column_IgnoredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_column_ignored = /** @type {((inputs?: Employees_Import_Column_IgnoredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Column_IgnoredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_column_ignored(inputs)
	return __fi.employees_import_column_ignored(inputs)
});
/**
* | output |
* | --- |
* | "Two columns cannot hold the same thing: {column}." |
*
* @param {Employees_Import_Column_TwiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_column_twice = /** @type {((inputs: Employees_Import_Column_TwiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Column_TwiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_column_twice(inputs)
	return __fi.employees_import_column_twice(inputs)
});
/**
* | output |
* | --- |
* | "The first row is a header" |
*
* @param {Employees_Import_Has_HeaderInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_has_header = /** @type {((inputs?: Employees_Import_Has_HeaderInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Has_HeaderInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_has_header(inputs)
	return __fi.employees_import_has_header(inputs)
});
/**
* | output |
* | --- |
* | "Check the rows" |
*
* @param {Employees_Import_CheckInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_check = /** @type {((inputs?: Employees_Import_CheckInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_CheckInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_check(inputs)
	return __fi.employees_import_check(inputs)
});
/**
* | output |
* | --- |
* | "Checking rows" |
*
* @param {Employees_Import_CheckingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_checking = /** @type {((inputs?: Employees_Import_CheckingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_CheckingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_checking(inputs)
	return __fi.employees_import_checking(inputs)
});
/**
* | output |
* | --- |
* | "{done} / {total}" |
*
* @param {Employees_Import_ProgressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_progress = /** @type {((inputs: Employees_Import_ProgressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ProgressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_progress(inputs)
	return __fi.employees_import_progress(inputs)
});
/**
* | output |
* | --- |
* | "3. Check the rows" |
*
* @param {Employees_Import_Rows_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_rows_title = /** @type {((inputs?: Employees_Import_Rows_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Rows_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_rows_title(inputs)
	return __fi.employees_import_rows_title(inputs)
});
/**
* | output |
* | --- |
* | "To be added" |
*
* @param {Employees_Import_Count_AddInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_count_add = /** @type {((inputs?: Employees_Import_Count_AddInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Count_AddInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_count_add(inputs)
	return __fi.employees_import_count_add(inputs)
});
/**
* | output |
* | --- |
* | "To be updated" |
*
* @param {Employees_Import_Count_ChangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_count_change = /** @type {((inputs?: Employees_Import_Count_ChangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Count_ChangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_count_change(inputs)
	return __fi.employees_import_count_change(inputs)
});
/**
* | output |
* | --- |
* | "Unchanged" |
*
* @param {Employees_Import_Count_UnchangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_count_unchanged = /** @type {((inputs?: Employees_Import_Count_UnchangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Count_UnchangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_count_unchanged(inputs)
	return __fi.employees_import_count_unchanged(inputs)
});
/**
* | output |
* | --- |
* | "To be corrected" |
*
* @param {Employees_Import_Count_FaultyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_count_faulty = /** @type {((inputs?: Employees_Import_Count_FaultyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Count_FaultyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_count_faulty(inputs)
	return __fi.employees_import_count_faulty(inputs)
});
/**
* | output |
* | --- |
* | "Correct the faulty cells. Faulty rows are left out unless you correct them." |
*
* @param {Employees_Import_Faulty_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_faulty_text = /** @type {((inputs?: Employees_Import_Faulty_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Faulty_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_faulty_text(inputs)
	return __fi.employees_import_faulty_text(inputs)
});
/**
* | output |
* | --- |
* | "Corrected" |
*
* @param {Employees_Import_MendedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_mended = /** @type {((inputs?: Employees_Import_MendedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_MendedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_mended(inputs)
	return __fi.employees_import_mended(inputs)
});
/**
* | output |
* | --- |
* | "Row {line}" |
*
* @param {Employees_Import_RowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_row = /** @type {((inputs: Employees_Import_RowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_RowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_row(inputs)
	return __fi.employees_import_row(inputs)
});
/**
* | output |
* | --- |
* | "Rows to be corrected" |
*
* @param {Employees_Import_Faulty_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_faulty_label = /** @type {((inputs?: Employees_Import_Faulty_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Faulty_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_faulty_label(inputs)
	return __fi.employees_import_faulty_label(inputs)
});
/**
* | output |
* | --- |
* | "There would be too many employees: the company can have at most {limit}, and there is room for {places}." |
*
* @param {Employees_Import_Too_ManyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_too_many = /** @type {((inputs: Employees_Import_Too_ManyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Too_ManyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_too_many(inputs)
	return __fi.employees_import_too_many(inputs)
});
/**
* | output |
* | --- |
* | "Employees who would get no benefit: {count}. Their Benefits cell is empty or there is no such column. Start over and write the benefits in the sheet, for exa..." |
*
* @param {Employees_Import_No_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_no_benefits = /** @type {((inputs: Employees_Import_No_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_No_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_no_benefits(inputs)
	return __fi.employees_import_no_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Save the rows ({count})" |
*
* @param {Employees_Import_StartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_start = /** @type {((inputs: Employees_Import_StartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_StartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_start(inputs)
	return __fi.employees_import_start(inputs)
});
/**
* | output |
* | --- |
* | "There are no rows to save." |
*
* @param {Employees_Import_Start_NoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_start_none = /** @type {((inputs?: Employees_Import_Start_NoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Start_NoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_start_none(inputs)
	return __fi.employees_import_start_none(inputs)
});
/**
* | output |
* | --- |
* | "Start over" |
*
* @param {Employees_Import_OverInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_over = /** @type {((inputs?: Employees_Import_OverInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_OverInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_over(inputs)
	return __fi.employees_import_over(inputs)
});
/**
* | output |
* | --- |
* | "4. Saving" |
*
* @param {Employees_Import_Running_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_running_title = /** @type {((inputs?: Employees_Import_Running_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Running_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_running_title(inputs)
	return __fi.employees_import_running_title(inputs)
});
/**
* | output |
* | --- |
* | "Saving rows" |
*
* @param {Employees_Import_RunningInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_running = /** @type {((inputs?: Employees_Import_RunningInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_RunningInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_running(inputs)
	return __fi.employees_import_running(inputs)
});
/**
* | output |
* | --- |
* | "Stop" |
*
* @param {Employees_Import_StopInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_stop = /** @type {((inputs?: Employees_Import_StopInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_StopInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_stop(inputs)
	return __fi.employees_import_stop(inputs)
});
/**
* | output |
* | --- |
* | "Saving was stopped. Rows that were not saved: {count}." |
*
* @param {Employees_Import_StoppedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_stopped = /** @type {((inputs: Employees_Import_StoppedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_StoppedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_stopped(inputs)
	return __fi.employees_import_stopped(inputs)
});
/**
* | output |
* | --- |
* | "Done" |
*
* @param {Employees_Import_DoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_done = /** @type {((inputs?: Employees_Import_DoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_DoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_done(inputs)
	return __fi.employees_import_done(inputs)
});
/**
* | output |
* | --- |
* | "Added" |
*
* @param {Employees_Import_Result_AddedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_result_added = /** @type {((inputs?: Employees_Import_Result_AddedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Result_AddedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_result_added(inputs)
	return __fi.employees_import_result_added(inputs)
});
/**
* | output |
* | --- |
* | "Updated" |
*
* @param {Employees_Import_Result_ChangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_result_changed = /** @type {((inputs?: Employees_Import_Result_ChangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Result_ChangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_result_changed(inputs)
	return __fi.employees_import_result_changed(inputs)
});
/**
* | output |
* | --- |
* | "Failed" |
*
* @param {Employees_Import_Result_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_result_failed = /** @type {((inputs?: Employees_Import_Result_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Result_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_result_failed(inputs)
	return __fi.employees_import_result_failed(inputs)
});
/**
* | output |
* | --- |
* | "Failed rows" |
*
* @param {Employees_Import_Failures_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_failures_title = /** @type {((inputs?: Employees_Import_Failures_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Failures_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_failures_title(inputs)
	return __fi.employees_import_failures_title(inputs)
});
/**
* | output |
* | --- |
* | "These rows couldn’t be saved" |
*
* @param {Employees_Import_Failed_BeforeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_failed_before = /** @type {((inputs?: Employees_Import_Failed_BeforeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Failed_BeforeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_failed_before(inputs)
	return __fi.employees_import_failed_before(inputs)
});
/**
* | output |
* | --- |
* | "Reason" |
*
* @param {Employees_Import_ReasonInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_reason = /** @type {((inputs?: Employees_Import_ReasonInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ReasonInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_reason(inputs)
	return __fi.employees_import_reason(inputs)
});
/**
* | output |
* | --- |
* | "Row" |
*
* @param {Employees_Import_Row_NumberInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_row_number = /** @type {((inputs?: Employees_Import_Row_NumberInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Row_NumberInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_row_number(inputs)
	return __fi.employees_import_row_number(inputs)
});
/**
* | output |
* | --- |
* | "Try the failed rows again" |
*
* @param {Employees_Import_RetryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_retry = /** @type {((inputs?: Employees_Import_RetryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_RetryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_retry(inputs)
	return __fi.employees_import_retry(inputs)
});
/**
* | output |
* | --- |
* | "Go on saving" |
*
* @param {Employees_Import_ContinueInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_continue = /** @type {((inputs?: Employees_Import_ContinueInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ContinueInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_continue(inputs)
	return __fi.employees_import_continue(inputs)
});
/**
* | output |
* | --- |
* | "Download the failed rows as CSV" |
*
* @param {Employees_Import_Save_FailuresInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_save_failures = /** @type {((inputs?: Employees_Import_Save_FailuresInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Save_FailuresInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_save_failures(inputs)
	return __fi.employees_import_save_failures(inputs)
});
/**
* | output |
* | --- |
* | "employees-failed.csv" |
*
* @param {Employees_Import_Failures_FileInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_failures_file = /** @type {((inputs?: Employees_Import_Failures_FileInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Failures_FileInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_failures_file(inputs)
	return __fi.employees_import_failures_file(inputs)
});
/**
* | output |
* | --- |
* | "Leave the import?" |
*
* @param {Employees_Import_Leave_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_leave_title = /** @type {((inputs?: Employees_Import_Leave_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Leave_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_leave_title(inputs)
	return __fi.employees_import_leave_title(inputs)
});
/**
* | output |
* | --- |
* | "Rows that have not been saved will be lost." |
*
* @param {Employees_Import_Leave_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_leave_text = /** @type {((inputs?: Employees_Import_Leave_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Leave_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_leave_text(inputs)
	return __fi.employees_import_leave_text(inputs)
});
/**
* | output |
* | --- |
* | "Leave" |
*
* @param {Employees_Import_LeaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_leave = /** @type {((inputs?: Employees_Import_LeaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_LeaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_leave(inputs)
	return __fi.employees_import_leave(inputs)
});
/**
* | output |
* | --- |
* | "Stay" |
*
* @param {Employees_Import_StayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_stay = /** @type {((inputs?: Employees_Import_StayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_StayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_stay(inputs)
	return __fi.employees_import_stay(inputs)
});
/**
* | output |
* | --- |
* | "Unknown employment. Use: full-time, part-time, temporary or on hold." |
*
* @param {Employees_Import_Error_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_error_type = /** @type {((inputs?: Employees_Import_Error_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Error_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_error_type(inputs)
	return __fi.employees_import_error_type(inputs)
});
/**
* | output |
* | --- |
* | "A new employee cannot be added on hold." |
*
* @param {Employees_Import_Error_On_HoldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_error_on_hold = /** @type {((inputs?: Employees_Import_Error_On_HoldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Error_On_HoldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_error_on_hold(inputs)
	return __fi.employees_import_error_on_hold(inputs)
});
/**
* | output |
* | --- |
* | "Unknown benefit. List the benefits between commas." |
*
* @param {Employees_Import_Error_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_error_benefits = /** @type {((inputs?: Employees_Import_Error_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Error_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_error_benefits(inputs)
	return __fi.employees_import_error_benefits(inputs)
});
/**
* | output |
* | --- |
* | "The company has no benefit group of this benefit." |
*
* @param {Employees_Import_Error_No_GroupInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_error_no_group = /** @type {((inputs?: Employees_Import_Error_No_GroupInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Error_No_GroupInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_error_no_group(inputs)
	return __fi.employees_import_error_no_group(inputs)
});
/**
* | output |
* | --- |
* | "The same value is on row {line} too." |
*
* @param {Employees_Import_Error_RepeatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_error_repeated = /** @type {((inputs: Employees_Import_Error_RepeatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Error_RepeatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_error_repeated(inputs)
	return __fi.employees_import_error_repeated(inputs)
});
/**
* | output |
* | --- |
* | "The employee’s benefit has ended, so the details cannot be changed." |
*
* @param {Employees_Import_Error_EndedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_error_ended = /** @type {((inputs?: Employees_Import_Error_EndedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Error_EndedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_error_ended(inputs)
	return __fi.employees_import_error_ended(inputs)
});
/**
* | output |
* | --- |
* | "The employee number is another person’s: the personal identity code differs." |
*
* @param {Employees_Import_Other_PersonInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_other_person = /** @type {((inputs?: Employees_Import_Other_PersonInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Other_PersonInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_other_person(inputs)
	return __fi.employees_import_other_person(inputs)
});
/**
* | output |
* | --- |
* | "The connection failed, and we do not know whether the row was saved. Trying again adds nobody twice." |
*
* @param {Employees_Import_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_unknown = /** @type {((inputs?: Employees_Import_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_unknown(inputs)
	return __fi.employees_import_unknown(inputs)
});
/**
* | output |
* | --- |
* | "All rows have been saved" |
*
* @param {Employees_Import_SavedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_saved = /** @type {((inputs?: Employees_Import_SavedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_SavedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_saved(inputs)
	return __fi.employees_import_saved(inputs)
});
/**
* | output |
* | --- |
* | "View employees" |
*
* @param {Employees_Import_ShowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_show = /** @type {((inputs?: Employees_Import_ShowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ShowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_show(inputs)
	return __fi.employees_import_show(inputs)
});
/**
* | output |
* | --- |
* | "yes" |
*
* @param {Employees_HoldsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_holds = /** @type {((inputs?: Employees_HoldsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_HoldsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_holds(inputs)
	return __fi.employees_holds(inputs)
});
/**
* | output |
* | --- |
* | "no" |
*
* @param {Employees_Holds_NotInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_holds_not = /** @type {((inputs?: Employees_Holds_NotInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Holds_NotInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_holds_not(inputs)
	return __fi.employees_holds_not(inputs)
});
/**
* | output |
* | --- |
* | "The answer was lost, so we don't know whether the end date was saved. You can safely try again." |
*
* @param {Employees_End_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_end_unknown = /** @type {((inputs?: Employees_End_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_End_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_end_unknown(inputs)
	return __fi.employees_end_unknown(inputs)
});
/**
* | output |
* | --- |
* | "The benefit can't end before its start date {date}." |
*
* @param {Employees_Error_End_Before_StartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_end_before_start = /** @type {((inputs: Employees_Error_End_Before_StartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_End_Before_StartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_end_before_start(inputs)
	return __fi.employees_error_end_before_start(inputs)
});
/**
* | output |
* | --- |
* | "The benefit of {name} has ended." |
*
* @param {Employees_Ended_TodayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_ended_today = /** @type {((inputs: Employees_Ended_TodayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Ended_TodayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_ended_today(inputs)
	return __fi.employees_ended_today(inputs)
});
/**
* | output |
* | --- |
* | "Gets: {benefits}." |
*
* @param {Employees_GivenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_given = /** @type {((inputs: Employees_GivenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_GivenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_given(inputs)
	return __fi.employees_given(inputs)
});
/**
* | output |
* | --- |
* | "The employee gets no benefit, and no money can be loaded to them." |
*
* @param {Employees_Given_NoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_given_none = /** @type {((inputs?: Employees_Given_NoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Given_NoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_given_none(inputs)
	return __fi.employees_given_none(inputs)
});
/**
* | output |
* | --- |
* | "Change benefits" |
*
* @param {Employees_Given_ChangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_given_change = /** @type {((inputs?: Employees_Given_ChangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Given_ChangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_given_change(inputs)
	return __fi.employees_given_change(inputs)
});
/**
* | output |
* | --- |
* | "Fill in the details first." |
*
* @param {Employees_Add_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_add_nothing = /** @type {((inputs?: Employees_Add_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Add_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_add_nothing(inputs)
	return __fi.employees_add_nothing(inputs)
});
/**
* | output |
* | --- |
* | "At most {amount} a day" |
*
* @param {Employees_Group_Lunch_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_group_lunch_amount = /** @type {((inputs: Employees_Group_Lunch_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Group_Lunch_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_group_lunch_amount(inputs)
	return __fi.employees_group_lunch_amount(inputs)
});
/**
* | output |
* | --- |
* | "At most {amount}" |
*
* @param {Employees_Group_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_group_amount = /** @type {((inputs: Employees_Group_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Group_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_group_amount(inputs)
	return __fi.employees_group_amount(inputs)
});
/**
* | output |
* | --- |
* | "There are no rows in the file." |
*
* @param {Employees_Import_File_EmptyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_file_empty = /** @type {((inputs?: Employees_Import_File_EmptyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_File_EmptyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_file_empty(inputs)
	return __fi.employees_import_file_empty(inputs)
});
/**
* | output |
* | --- |
* | "The file is too large. The maximum size is 10 MB." |
*
* @param {Employees_Import_File_LargeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_file_large = /** @type {((inputs?: Employees_Import_File_LargeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_File_LargeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_file_large(inputs)
	return __fi.employees_import_file_large(inputs)
});
/**
* | output |
* | --- |
* | "The file is in the old Excel format or protected by a password. Save it without a password as .xlsx or CSV." |
*
* @param {Employees_Import_File_OldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_file_old = /** @type {((inputs?: Employees_Import_File_OldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_File_OldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_file_old(inputs)
	return __fi.employees_import_file_old(inputs)
});
/**
* | output |
* | --- |
* | "No readable table was found in the file. Open an .xlsx or CSV file, or paste the rows." |
*
* @param {Employees_Import_File_No_TableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_file_no_table = /** @type {((inputs?: Employees_Import_File_No_TableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_File_No_TableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_file_no_table(inputs)
	return __fi.employees_import_file_no_table(inputs)
});
/**
* | output |
* | --- |
* | "New employees can't be added without these details: {columns}." |
*
* @param {Employees_Import_Columns_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_columns_missing = /** @type {((inputs: Employees_Import_Columns_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Columns_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_columns_missing(inputs)
	return __fi.employees_import_columns_missing(inputs)
});
/**
* | output |
* | --- |
* | "Benefit ends" |
*
* @param {Employees_Import_Section_EndInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_section_end = /** @type {((inputs?: Employees_Import_Section_EndInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Section_EndInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_section_end(inputs)
	return __fi.employees_import_section_end(inputs)
});
/**
* | output |
* | --- |
* | "Left out" |
*
* @param {Employees_Import_Section_Left_OutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_section_left_out = /** @type {((inputs?: Employees_Import_Section_Left_OutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Section_Left_OutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_section_left_out(inputs)
	return __fi.employees_import_section_left_out(inputs)
});
/**
* | output |
* | --- |
* | "What changes" |
*
* @param {Employees_Import_ChangesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_changes = /** @type {((inputs?: Employees_Import_ChangesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ChangesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_changes(inputs)
	return __fi.employees_import_changes(inputs)
});
/**
* | output |
* | --- |
* | "{label}: {before} → {after}" |
*
* @param {Employees_Import_ChangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_change = /** @type {((inputs: Employees_Import_ChangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_ChangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_change(inputs)
	return __fi.employees_import_change(inputs)
});
/**
* | output |
* | --- |
* | "{label}: → {after}" |
*
* @param {Employees_Import_Change_ToInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_change_to = /** @type {((inputs: Employees_Import_Change_ToInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Change_ToInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_change_to(inputs)
	return __fi.employees_import_change_to(inputs)
});
/**
* | output |
* | --- |
* | "{email}, from {date}" |
*
* @param {Employees_Import_New_FromInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_new_from = /** @type {((inputs: Employees_Import_New_FromInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_New_FromInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_new_from(inputs)
	return __fi.employees_import_new_from(inputs)
});
/**
* | output |
* | --- |
* | "Leave out" |
*
* @param {Employees_Import_Leave_OutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_leave_out = /** @type {((inputs?: Employees_Import_Leave_OutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Leave_OutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_leave_out(inputs)
	return __fi.employees_import_leave_out(inputs)
});
/**
* | output |
* | --- |
* | "Include" |
*
* @param {Employees_Import_Take_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_take_back = /** @type {((inputs?: Employees_Import_Take_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Take_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_take_back(inputs)
	return __fi.employees_import_take_back(inputs)
});
/**
* | output |
* | --- |
* | "Back to the columns" |
*
* @param {Employees_Import_Back_To_ColumnsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_back_to_columns = /** @type {((inputs?: Employees_Import_Back_To_ColumnsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Back_To_ColumnsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_back_to_columns(inputs)
	return __fi.employees_import_back_to_columns(inputs)
});
/**
* | output |
* | --- |
* | "Start over?" |
*
* @param {Employees_Import_Over_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_over_title = /** @type {((inputs?: Employees_Import_Over_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Over_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_over_title(inputs)
	return __fi.employees_import_over_title(inputs)
});
/**
* | output |
* | --- |
* | "Interrupted" |
*
* @param {Employees_Import_InterruptedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_interrupted = /** @type {((inputs?: Employees_Import_InterruptedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_InterruptedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_interrupted(inputs)
	return __fi.employees_import_interrupted(inputs)
});
/**
* | output |
* | --- |
* | "The service isn't answering, so saving was interrupted. Rows not saved: {count}. You can go on from here in a moment." |
*
* @param {Employees_Import_TroubledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_troubled = /** @type {((inputs: Employees_Import_TroubledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_TroubledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_troubled(inputs)
	return __fi.employees_import_troubled(inputs)
});
/**
* | output |
* | --- |
* | "Correct rows" |
*
* @param {Employees_Import_MendInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_mend = /** @type {((inputs?: Employees_Import_MendInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_MendInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_mend(inputs)
	return __fi.employees_import_mend(inputs)
});
/**
* | output |
* | --- |
* | "Your session expired during the import. For security, personal identity codes weren't kept, so fill them in on the rows." |
*
* @param {Employees_Import_Ids_Not_KeptInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_ids_not_kept = /** @type {((inputs?: Employees_Import_Ids_Not_KeptInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Ids_Not_KeptInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_ids_not_kept(inputs)
	return __fi.employees_import_ids_not_kept(inputs)
});
/**
* | output |
* | --- |
* | "Your interrupted import is kept" |
*
* @param {Employees_Import_Kept_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_kept_title = /** @type {((inputs?: Employees_Import_Kept_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Kept_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_kept_title(inputs)
	return __fi.employees_import_kept_title(inputs)
});
/**
* | output |
* | --- |
* | "Rows saved before that: {count}." |
*
* @param {Employees_Import_Kept_SavedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_kept_saved = /** @type {((inputs: Employees_Import_Kept_SavedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Kept_SavedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_kept_saved(inputs)
	return __fi.employees_import_kept_saved(inputs)
});
/**
* | output |
* | --- |
* | "Go on with the import" |
*
* @param {Employees_Import_Kept_ResumeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_import_kept_resume = /** @type {((inputs?: Employees_Import_Kept_ResumeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Import_Kept_ResumeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_import_kept_resume(inputs)
	return __fi.employees_import_kept_resume(inputs)
});
/**
* | output |
* | --- |
* | "Working hours are at most {part} for part-time and {full} for temporary employees." |
*
* @param {Employees_Error_Percentage_MostInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const employees_error_percentage_most = /** @type {((inputs: Employees_Error_Percentage_MostInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Employees_Error_Percentage_MostInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.employees_error_percentage_most(inputs)
	return __fi.employees_error_percentage_most(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Benefits_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_title = /** @type {((inputs?: Benefits_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_title(inputs)
	return __fi.benefits_title(inputs)
});
/**
* | output |
* | --- |
* | "Activate benefits and decide how much of them employees get." |
*
* @param {Benefits_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_description = /** @type {((inputs?: Benefits_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_description(inputs)
	return __fi.benefits_description(inputs)
});
/**
* | output |
* | --- |
* | "Lunch benefit" |
*
* @param {Benefits_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_lunch = /** @type {((inputs?: Benefits_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_lunch(inputs)
	return __fi.benefits_lunch(inputs)
});
/**
* | output |
* | --- |
* | "Recreational benefit" |
*
* @param {Benefits_RecreationalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recreational = /** @type {((inputs?: Benefits_RecreationalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_RecreationalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recreational(inputs)
	return __fi.benefits_recreational(inputs)
});
/**
* | output |
* | --- |
* | "Transport benefit" |
*
* @param {Benefits_TransportInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_transport = /** @type {((inputs?: Benefits_TransportInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_TransportInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_transport(inputs)
	return __fi.benefits_transport(inputs)
});
/**
* | output |
* | --- |
* | "Massage benefit" |
*
* @param {Benefits_MassageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_massage = /** @type {((inputs?: Benefits_MassageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_MassageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_massage(inputs)
	return __fi.benefits_massage(inputs)
});
/**
* | output |
* | --- |
* | "Wellbeing benefit" |
*
* @param {Benefits_WellbeingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_wellbeing = /** @type {((inputs?: Benefits_WellbeingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_WellbeingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_wellbeing(inputs)
	return __fi.benefits_wellbeing(inputs)
});
/**
* | output |
* | --- |
* | "Lunch on working days, at a restaurant or delivered to work." |
*
* @param {Benefits_Lunch_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_lunch_text = /** @type {((inputs?: Benefits_Lunch_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Lunch_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_lunch_text(inputs)
	return __fi.benefits_lunch_text(inputs)
});
/**
* | output |
* | --- |
* | "Sports, culture and hobbies for free time." |
*
* @param {Benefits_Recreational_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recreational_text = /** @type {((inputs?: Benefits_Recreational_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Recreational_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recreational_text(inputs)
	return __fi.benefits_recreational_text(inputs)
});
/**
* | output |
* | --- |
* | "Public transport tickets between home and work." |
*
* @param {Benefits_Transport_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_transport_text = /** @type {((inputs?: Benefits_Transport_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Transport_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_transport_text(inputs)
	return __fi.benefits_transport_text(inputs)
});
/**
* | output |
* | --- |
* | "Massage at a trained massage therapist’s." |
*
* @param {Benefits_Massage_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_massage_text = /** @type {((inputs?: Benefits_Massage_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Massage_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_massage_text(inputs)
	return __fi.benefits_massage_text(inputs)
});
/**
* | output |
* | --- |
* | "Services that support health and wellbeing." |
*
* @param {Benefits_Wellbeing_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_wellbeing_text = /** @type {((inputs?: Benefits_Wellbeing_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Wellbeing_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_wellbeing_text(inputs)
	return __fi.benefits_wellbeing_text(inputs)
});
/**
* | output |
* | --- |
* | "Active" |
*
* @param {Benefits_Badge_ActiveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_badge_active = /** @type {((inputs?: Benefits_Badge_ActiveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Badge_ActiveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_badge_active(inputs)
	return __fi.benefits_badge_active(inputs)
});
/**
* | output |
* | --- |
* | "Not active yet" |
*
* @param {Benefits_Badge_AvailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_badge_available = /** @type {((inputs?: Benefits_Badge_AvailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Badge_AvailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_badge_available(inputs)
	return __fi.benefits_badge_available(inputs)
});
/**
* | output |
* | --- |
* | "On hold" |
*
* @param {Benefits_Badge_On_HoldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_badge_on_hold = /** @type {((inputs?: Benefits_Badge_On_HoldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Badge_On_HoldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_badge_on_hold(inputs)
	return __fi.benefits_badge_on_hold(inputs)
});
/**
* | output |
* | --- |
* | "View groups" |
*
* @param {Benefits_View_GroupsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_view_groups = /** @type {((inputs?: Benefits_View_GroupsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_View_GroupsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_view_groups(inputs)
	return __fi.benefits_view_groups(inputs)
});
/**
* | output |
* | --- |
* | "Activate" |
*
* @param {Benefits_ActivateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_activate = /** @type {((inputs?: Benefits_ActivateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_ActivateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_activate(inputs)
	return __fi.benefits_activate(inputs)
});
/**
* | output |
* | --- |
* | "– {benefit}" |
*
* @param {Benefits_OfInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_of = /** @type {((inputs: Benefits_OfInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_OfInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_of(inputs)
	return __fi.benefits_of(inputs)
});
/**
* | output |
* | --- |
* | "Your company has no benefits yet" |
*
* @param {Benefits_None_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_none_title = /** @type {((inputs?: Benefits_None_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_None_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_none_title(inputs)
	return __fi.benefits_none_title(inputs)
});
/**
* | output |
* | --- |
* | "Benefits appear here once they are part of your company’s contract. Customer service helps you to get them." |
*
* @param {Benefits_None_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_none_text = /** @type {((inputs?: Benefits_None_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_None_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_none_text(inputs)
	return __fi.benefits_none_text(inputs)
});
/**
* | output |
* | --- |
* | "Help and customer service" |
*
* @param {Benefits_None_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_none_action = /** @type {((inputs?: Benefits_None_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_None_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_none_action(inputs)
	return __fi.benefits_none_action(inputs)
});
/**
* | output |
* | --- |
* | "The benefits could not be loaded." |
*
* @param {Benefits_List_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_list_failed = /** @type {((inputs?: Benefits_List_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_List_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_list_failed(inputs)
	return __fi.benefits_list_failed(inputs)
});
/**
* | output |
* | --- |
* | "The benefit groups could not be loaded." |
*
* @param {Benefits_Groups_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_groups_failed = /** @type {((inputs?: Benefits_Groups_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Groups_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_groups_failed(inputs)
	return __fi.benefits_groups_failed(inputs)
});
/**
* | output |
* | --- |
* | "Nothing was changed. Try again in a moment." |
*
* @param {Benefits_Failed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_failed_text = /** @type {((inputs?: Benefits_Failed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Failed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_failed_text(inputs)
	return __fi.benefits_failed_text(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is not part of your company’s contract" |
*
* @param {Benefits_Not_Contracted_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_not_contracted_title = /** @type {((inputs?: Benefits_Not_Contracted_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Not_Contracted_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_not_contracted_title(inputs)
	return __fi.benefits_not_contracted_title(inputs)
});
/**
* | output |
* | --- |
* | "Ask customer service how to get the benefit." |
*
* @param {Benefits_Not_Contracted_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_not_contracted_text = /** @type {((inputs?: Benefits_Not_Contracted_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Not_Contracted_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_not_contracted_text(inputs)
	return __fi.benefits_not_contracted_text(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is on hold" |
*
* @param {Benefits_On_Hold_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_on_hold_title = /** @type {((inputs?: Benefits_On_Hold_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_On_Hold_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_on_hold_title(inputs)
	return __fi.benefits_on_hold_title(inputs)
});
/**
* | output |
* | --- |
* | "A benefit on hold cannot be loaded. You can still change its group." |
*
* @param {Benefits_On_Hold_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_on_hold_text = /** @type {((inputs?: Benefits_On_Hold_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_On_Hold_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_on_hold_text(inputs)
	return __fi.benefits_on_hold_text(inputs)
});
/**
* | output |
* | --- |
* | "Benefit group" |
*
* @param {Benefits_Groups_HeadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_groups_heading = /** @type {((inputs?: Benefits_Groups_HeadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Groups_HeadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_groups_heading(inputs)
	return __fi.benefits_groups_heading(inputs)
});
/**
* | output |
* | --- |
* | "No benefit group yet" |
*
* @param {Benefits_Group_None_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_group_none_title = /** @type {((inputs?: Benefits_Group_None_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Group_None_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_group_none_title(inputs)
	return __fi.benefits_group_none_title(inputs)
});
/**
* | output |
* | --- |
* | "In the benefit group you decide how much of the benefit an employee gets and how the money is loaded. The benefit becomes active when you create the group." |
*
* @param {Benefits_Group_None_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_group_none_text = /** @type {((inputs?: Benefits_Group_None_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Group_None_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_group_none_text(inputs)
	return __fi.benefits_group_none_text(inputs)
});
/**
* | output |
* | --- |
* | "Create benefit group" |
*
* @param {Benefits_Group_AddInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_group_add = /** @type {((inputs?: Benefits_Group_AddInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Group_AddInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_group_add(inputs)
	return __fi.benefits_group_add(inputs)
});
/**
* | output |
* | --- |
* | "Edit" |
*
* @param {Benefits_Group_EditInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_group_edit = /** @type {((inputs?: Benefits_Group_EditInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Group_EditInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_group_edit(inputs)
	return __fi.benefits_group_edit(inputs)
});
/**
* | output |
* | --- |
* | "Edit benefit group" |
*
* @param {Benefits_Group_Edit_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_group_edit_title = /** @type {((inputs?: Benefits_Group_Edit_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Group_Edit_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_group_edit_title(inputs)
	return __fi.benefits_group_edit_title(inputs)
});
/**
* | output |
* | --- |
* | "Save" |
*
* @param {Benefits_Group_SaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_group_save = /** @type {((inputs?: Benefits_Group_SaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Group_SaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_group_save(inputs)
	return __fi.benefits_group_save(inputs)
});
/**
* | output |
* | --- |
* | "Cancel" |
*
* @param {Benefits_CancelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_cancel = /** @type {((inputs?: Benefits_CancelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_CancelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_cancel(inputs)
	return __fi.benefits_cancel(inputs)
});
/**
* | output |
* | --- |
* | "Close" |
*
* @param {Benefits_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_close = /** @type {((inputs?: Benefits_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_close(inputs)
	return __fi.benefits_close(inputs)
});
/**
* | output |
* | --- |
* | "With the massage benefit employees pay for massage by a trained massage therapist. The instructions tell where it can be used and how to pay with it." |
*
* @param {Benefits_Info_MassageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_info_massage = /** @type {((inputs?: Benefits_Info_MassageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Info_MassageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_info_massage(inputs)
	return __fi.benefits_info_massage(inputs)
});
/**
* | output |
* | --- |
* | "With the wellbeing benefit employees pay for services that support health and wellbeing. The instructions tell where it can be used and how to pay with it." |
*
* @param {Benefits_Info_WellbeingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_info_wellbeing = /** @type {((inputs?: Benefits_Info_WellbeingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Info_WellbeingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_info_wellbeing(inputs)
	return __fi.benefits_info_wellbeing(inputs)
});
/**
* | output |
* | --- |
* | "About the benefit" |
*
* @param {Benefits_Info_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_info_label = /** @type {((inputs?: Benefits_Info_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Info_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_info_label(inputs)
	return __fi.benefits_info_label(inputs)
});
/**
* | output |
* | --- |
* | "Read the instructions" |
*
* @param {Benefits_Info_InstructionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_info_instructions = /** @type {((inputs?: Benefits_Info_InstructionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Info_InstructionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_info_instructions(inputs)
	return __fi.benefits_info_instructions(inputs)
});
/**
* | output |
* | --- |
* | "Get to know the benefit" |
*
* @param {Benefits_Info_Call_To_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_info_call_to_action = /** @type {((inputs?: Benefits_Info_Call_To_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Info_Call_To_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_info_call_to_action(inputs)
	return __fi.benefits_info_call_to_action(inputs)
});
/**
* | output |
* | --- |
* | "Name of the group" |
*
* @param {Benefits_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_name = /** @type {((inputs?: Benefits_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_name(inputs)
	return __fi.benefits_name(inputs)
});
/**
* | output |
* | --- |
* | "Maximum for each employee" |
*
* @param {Benefits_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_amount = /** @type {((inputs?: Benefits_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_amount(inputs)
	return __fi.benefits_amount(inputs)
});
/**
* | output |
* | --- |
* | "Daily limit" |
*
* @param {Benefits_Amount_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_amount_lunch = /** @type {((inputs?: Benefits_Amount_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Amount_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_amount_lunch(inputs)
	return __fi.benefits_amount_lunch(inputs)
});
/**
* | output |
* | --- |
* | "{min}–{max} a day by the tax authority’s decision for {year}." |
*
* @param {Benefits_Amount_Hint_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_amount_hint_lunch = /** @type {((inputs: Benefits_Amount_Hint_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Amount_Hint_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_amount_hint_lunch(inputs)
	return __fi.benefits_amount_hint_lunch(inputs)
});
/**
* | output |
* | --- |
* | "At least {min}, at most {max}." |
*
* @param {Benefits_Amount_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_amount_hint = /** @type {((inputs: Benefits_Amount_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Amount_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_amount_hint(inputs)
	return __fi.benefits_amount_hint(inputs)
});
/**
* | output |
* | --- |
* | "The maximum of {year}. To change it, choose a custom amount as the spending limit." |
*
* @param {Benefits_Amount_Hint_MaximumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_amount_hint_maximum = /** @type {((inputs: Benefits_Amount_Hint_MaximumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Amount_Hint_MaximumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_amount_hint_maximum(inputs)
	return __fi.benefits_amount_hint_maximum(inputs)
});
/**
* | output |
* | --- |
* | "Choose an amount" |
*
* @param {Benefits_Amount_ChooseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_amount_choose = /** @type {((inputs?: Benefits_Amount_ChooseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Amount_ChooseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_amount_choose(inputs)
	return __fi.benefits_amount_choose(inputs)
});
/**
* | output |
* | --- |
* | "Give a daily limit from {min} to {max}. These are the tax authority’s limits for {year}." |
*
* @param {Benefits_Error_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_lunch = /** @type {((inputs: Benefits_Error_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_lunch(inputs)
	return __fi.benefits_error_lunch(inputs)
});
/**
* | output |
* | --- |
* | "The amount has to be at least {min}." |
*
* @param {Benefits_Error_BelowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_below = /** @type {((inputs: Benefits_Error_BelowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_BelowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_below(inputs)
	return __fi.benefits_error_below(inputs)
});
/**
* | output |
* | --- |
* | "The amount can be at most {max}." |
*
* @param {Benefits_Error_AboveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_above = /** @type {((inputs: Benefits_Error_AboveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_AboveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_above(inputs)
	return __fi.benefits_error_above(inputs)
});
/**
* | output |
* | --- |
* | "With top-up requests the amount can be at most {max}." |
*
* @param {Benefits_Error_On_RequestInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_on_request = /** @type {((inputs: Benefits_Error_On_RequestInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_On_RequestInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_on_request(inputs)
	return __fi.benefits_error_on_request(inputs)
});
/**
* | output |
* | --- |
* | "The tax-free maximum of the benefit is {max} a year. The amount cannot exceed it." |
*
* @param {Benefits_Error_Tax_FreeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_tax_free = /** @type {((inputs: Benefits_Error_Tax_FreeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_Tax_FreeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_tax_free(inputs)
	return __fi.benefits_error_tax_free(inputs)
});
/**
* | output |
* | --- |
* | "Give the group a name." |
*
* @param {Benefits_Error_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_name = /** @type {((inputs?: Benefits_Error_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_name(inputs)
	return __fi.benefits_error_name(inputs)
});
/**
* | output |
* | --- |
* | "Choose a loading method." |
*
* @param {Benefits_Error_Loading_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_loading_type = /** @type {((inputs?: Benefits_Error_Loading_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_Loading_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_loading_type(inputs)
	return __fi.benefits_error_loading_type(inputs)
});
/**
* | output |
* | --- |
* | "Choose a spending limit." |
*
* @param {Benefits_Error_Spending_LimitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_spending_limit = /** @type {((inputs?: Benefits_Error_Spending_LimitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_Spending_LimitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_spending_limit(inputs)
	return __fi.benefits_error_spending_limit(inputs)
});
/**
* | output |
* | --- |
* | "Give the amount in euros, for example 12,50." |
*
* @param {Benefits_Error_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_amount = /** @type {((inputs?: Benefits_Error_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_amount(inputs)
	return __fi.benefits_error_amount(inputs)
});
/**
* | output |
* | --- |
* | "Choose an amount." |
*
* @param {Benefits_Error_Choose_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_error_choose_amount = /** @type {((inputs?: Benefits_Error_Choose_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Error_Choose_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_error_choose_amount(inputs)
	return __fi.benefits_error_choose_amount(inputs)
});
/**
* | output |
* | --- |
* | "Loading method" |
*
* @param {Benefits_Loading_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_loading_type = /** @type {((inputs?: Benefits_Loading_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Loading_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_loading_type(inputs)
	return __fi.benefits_loading_type(inputs)
});
/**
* | output |
* | --- |
* | "Direct load" |
*
* @param {Benefits_Direct_LoadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_direct_load = /** @type {((inputs?: Benefits_Direct_LoadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Direct_LoadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_direct_load(inputs)
	return __fi.benefits_direct_load(inputs)
});
/**
* | output |
* | --- |
* | "Top-up request" |
*
* @param {Benefits_Top_Up_RequestInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_top_up_request = /** @type {((inputs?: Benefits_Top_Up_RequestInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Top_Up_RequestInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_top_up_request(inputs)
	return __fi.benefits_top_up_request(inputs)
});
/**
* | output |
* | --- |
* | "You load the benefit for the employees." |
*
* @param {Benefits_Direct_Load_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_direct_load_hint = /** @type {((inputs?: Benefits_Direct_Load_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Direct_Load_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_direct_load_hint(inputs)
	return __fi.benefits_direct_load_hint(inputs)
});
/**
* | output |
* | --- |
* | "Employees ask for a load in their application, and you handle the request." |
*
* @param {Benefits_Top_Up_Request_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_top_up_request_hint = /** @type {((inputs?: Benefits_Top_Up_Request_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Top_Up_Request_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_top_up_request_hint(inputs)
	return __fi.benefits_top_up_request_hint(inputs)
});
/**
* | output |
* | --- |
* | "The new loading method applies at once when you save." |
*
* @param {Benefits_Loading_At_OnceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_loading_at_once = /** @type {((inputs?: Benefits_Loading_At_OnceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Loading_At_OnceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_loading_at_once(inputs)
	return __fi.benefits_loading_at_once(inputs)
});
/**
* | output |
* | --- |
* | "The new loading method applies from {date}. Until then the present one is used." |
*
* @param {Benefits_Loading_FromInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_loading_from = /** @type {((inputs: Benefits_Loading_FromInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Loading_FromInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_loading_from(inputs)
	return __fi.benefits_loading_from(inputs)
});
/**
* | output |
* | --- |
* | "The present loading method stays, and the change that was to come is cancelled." |
*
* @param {Benefits_Loading_StaysInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_loading_stays = /** @type {((inputs?: Benefits_Loading_StaysInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Loading_StaysInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_loading_stays(inputs)
	return __fi.benefits_loading_stays(inputs)
});
/**
* | output |
* | --- |
* | "Applies from {date}" |
*
* @param {Benefits_Loading_WaitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_loading_waits = /** @type {((inputs: Benefits_Loading_WaitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Loading_WaitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_loading_waits(inputs)
	return __fi.benefits_loading_waits(inputs)
});
/**
* | output |
* | --- |
* | "Spending limit" |
*
* @param {Benefits_Spending_LimitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_limit = /** @type {((inputs?: Benefits_Spending_LimitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_LimitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_limit(inputs)
	return __fi.benefits_spending_limit(inputs)
});
/**
* | output |
* | --- |
* | "Maximum of the year" |
*
* @param {Benefits_Spending_MaximumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_maximum = /** @type {((inputs?: Benefits_Spending_MaximumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_MaximumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_maximum(inputs)
	return __fi.benefits_spending_maximum(inputs)
});
/**
* | output |
* | --- |
* | "{max} a day in {year}" |
*
* @param {Benefits_Spending_Maximum_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_maximum_hint = /** @type {((inputs: Benefits_Spending_Maximum_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_Maximum_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_maximum_hint(inputs)
	return __fi.benefits_spending_maximum_hint(inputs)
});
/**
* | output |
* | --- |
* | "Custom amount" |
*
* @param {Benefits_Spending_CustomInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_custom = /** @type {((inputs?: Benefits_Spending_CustomInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_CustomInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_custom(inputs)
	return __fi.benefits_spending_custom(inputs)
});
/**
* | output |
* | --- |
* | "You give the daily limit yourself." |
*
* @param {Benefits_Spending_Custom_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_custom_hint = /** @type {((inputs?: Benefits_Spending_Custom_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_Custom_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_custom_hint(inputs)
	return __fi.benefits_spending_custom_hint(inputs)
});
/**
* | output |
* | --- |
* | "The spending limit applies from {date}." |
*
* @param {Benefits_Spending_FromInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_from = /** @type {((inputs: Benefits_Spending_FromInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_FromInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_from(inputs)
	return __fi.benefits_spending_from(inputs)
});
/**
* | output |
* | --- |
* | "The spending limit is in force." |
*
* @param {Benefits_Spending_In_ForceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_in_force = /** @type {((inputs?: Benefits_Spending_In_ForceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_In_ForceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_in_force(inputs)
	return __fi.benefits_spending_in_force(inputs)
});
/**
* | output |
* | --- |
* | "Automatic load" |
*
* @param {Benefits_RecurringInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recurring = /** @type {((inputs?: Benefits_RecurringInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_RecurringInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recurring(inputs)
	return __fi.benefits_recurring(inputs)
});
/**
* | output |
* | --- |
* | "The load is repeated on the 1st of each month. The next time is {date}." |
*
* @param {Benefits_Recurring_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recurring_hint = /** @type {((inputs: Benefits_Recurring_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Recurring_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recurring_hint(inputs)
	return __fi.benefits_recurring_hint(inputs)
});
/**
* | output |
* | --- |
* | "On the 1st of each month" |
*
* @param {Benefits_Recurring_OnInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recurring_on = /** @type {((inputs?: Benefits_Recurring_OnInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Recurring_OnInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recurring_on(inputs)
	return __fi.benefits_recurring_on(inputs)
});
/**
* | output |
* | --- |
* | "Next time {date}" |
*
* @param {Benefits_Recurring_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recurring_next = /** @type {((inputs: Benefits_Recurring_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Recurring_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recurring_next(inputs)
	return __fi.benefits_recurring_next(inputs)
});
/**
* | output |
* | --- |
* | "Not in use" |
*
* @param {Benefits_Recurring_OffInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_recurring_off = /** @type {((inputs?: Benefits_Recurring_OffInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Recurring_OffInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_recurring_off(inputs)
	return __fi.benefits_recurring_off(inputs)
});
/**
* | output |
* | --- |
* | "All employees are added to the group" |
*
* @param {Benefits_Cards_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_cards_title = /** @type {((inputs?: Benefits_Cards_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Cards_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_cards_title(inputs)
	return __fi.benefits_cards_title(inputs)
});
/**
* | output |
* | --- |
* | "When you create the group, every employee gets this benefit and a virtual card is ordered for them. A benefit can have only one group." |
*
* @param {Benefits_Cards_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_cards_text = /** @type {((inputs?: Benefits_Cards_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Cards_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_cards_text(inputs)
	return __fi.benefits_cards_text(inputs)
});
/**
* | output |
* | --- |
* | "Create the benefit group?" |
*
* @param {Benefits_Confirm_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_confirm_title = /** @type {((inputs?: Benefits_Confirm_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Confirm_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_confirm_title(inputs)
	return __fi.benefits_confirm_title(inputs)
});
/**
* | output |
* | --- |
* | "All employees of the company are added to the group, and virtual cards are ordered for them." |
*
* @param {Benefits_Confirm_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_confirm_text = /** @type {((inputs?: Benefits_Confirm_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Confirm_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_confirm_text(inputs)
	return __fi.benefits_confirm_text(inputs)
});
/**
* | output |
* | --- |
* | "Benefit" |
*
* @param {Benefits_Confirm_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_confirm_benefit = /** @type {((inputs?: Benefits_Confirm_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Confirm_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_confirm_benefit(inputs)
	return __fi.benefits_confirm_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Back to editing" |
*
* @param {Benefits_Confirm_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_confirm_back = /** @type {((inputs?: Benefits_Confirm_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Confirm_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_confirm_back(inputs)
	return __fi.benefits_confirm_back(inputs)
});
/**
* | output |
* | --- |
* | "The benefit group has been saved." |
*
* @param {Benefits_SavedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_saved = /** @type {((inputs?: Benefits_SavedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_SavedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_saved(inputs)
	return __fi.benefits_saved(inputs)
});
/**
* | output |
* | --- |
* | "The benefit group has been created. Next, add the employees who get the benefit." |
*
* @param {Benefits_CreatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_created = /** @type {((inputs?: Benefits_CreatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_CreatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_created(inputs)
	return __fi.benefits_created(inputs)
});
/**
* | output |
* | --- |
* | "The benefit group has been created. All employees have been added to it and virtual cards ordered." |
*
* @param {Benefits_Created_For_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_created_for_employees = /** @type {((inputs?: Benefits_Created_For_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Created_For_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_created_for_employees(inputs)
	return __fi.benefits_created_for_employees(inputs)
});
/**
* | output |
* | --- |
* | "You can activate more benefits of your contract. Not in use yet: {count}." |
*
* @param {Benefits_More_To_ActivateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_more_to_activate = /** @type {((inputs: Benefits_More_To_ActivateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_More_To_ActivateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_more_to_activate(inputs)
	return __fi.benefits_more_to_activate(inputs)
});
/**
* | output |
* | --- |
* | "You can get more benefits for your contract from customer service. Available to buy: {count}." |
*
* @param {Benefits_More_To_BuyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_more_to_buy = /** @type {((inputs: Benefits_More_To_BuyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_More_To_BuyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_more_to_buy(inputs)
	return __fi.benefits_more_to_buy(inputs)
});
/**
* | output |
* | --- |
* | "All {count} benefits of your company are now active." |
*
* @param {Benefits_All_ActiveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_all_active = /** @type {((inputs: Benefits_All_ActiveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_All_ActiveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_all_active(inputs)
	return __fi.benefits_all_active(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Benefits_Next_ManageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_next_manage = /** @type {((inputs?: Benefits_Next_ManageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Next_ManageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_next_manage(inputs)
	return __fi.benefits_next_manage(inputs)
});
/**
* | output |
* | --- |
* | "Add employees" |
*
* @param {Benefits_Next_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_next_employees = /** @type {((inputs?: Benefits_Next_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Next_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_next_employees(inputs)
	return __fi.benefits_next_employees(inputs)
});
/**
* | output |
* | --- |
* | "Buy benefits" |
*
* @param {Benefits_Next_BuyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_next_buy = /** @type {((inputs?: Benefits_Next_BuyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Next_BuyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_next_buy(inputs)
	return __fi.benefits_next_buy(inputs)
});
/**
* | output |
* | --- |
* | "Load the benefit now?" |
*
* @param {Benefits_Load_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_load_title = /** @type {((inputs?: Benefits_Load_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Load_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_load_title(inputs)
	return __fi.benefits_load_title(inputs)
});
/**
* | output |
* | --- |
* | "The maximum has changed. Employees get the new amount with the next load." |
*
* @param {Benefits_Load_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_load_text = /** @type {((inputs?: Benefits_Load_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Load_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_load_text(inputs)
	return __fi.benefits_load_text(inputs)
});
/**
* | output |
* | --- |
* | "{label} before" |
*
* @param {Benefits_Load_BeforeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_load_before = /** @type {((inputs: Benefits_Load_BeforeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Load_BeforeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_load_before(inputs)
	return __fi.benefits_load_before(inputs)
});
/**
* | output |
* | --- |
* | "{label} now" |
*
* @param {Benefits_Load_AfterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_load_after = /** @type {((inputs: Benefits_Load_AfterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Load_AfterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_load_after(inputs)
	return __fi.benefits_load_after(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Benefits_Load_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_load_now = /** @type {((inputs?: Benefits_Load_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Load_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_load_now(inputs)
	return __fi.benefits_load_now(inputs)
});
/**
* | output |
* | --- |
* | "Not now" |
*
* @param {Benefits_Load_LaterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_load_later = /** @type {((inputs?: Benefits_Load_LaterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Load_LaterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_load_later(inputs)
	return __fi.benefits_load_later(inputs)
});
/**
* | output |
* | --- |
* | "Loading benefits" |
*
* @param {Benefits_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_pending = /** @type {((inputs?: Benefits_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_pending(inputs)
	return __fi.benefits_pending(inputs)
});
/**
* | output |
* | --- |
* | "{label} (€)" |
*
* @param {Benefits_In_EurosInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_in_euros = /** @type {((inputs: Benefits_In_EurosInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_In_EurosInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_in_euros(inputs)
	return __fi.benefits_in_euros(inputs)
});
/**
* | output |
* | --- |
* | "The limits of the group have not been loaded yet." |
*
* @param {Benefits_Settings_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_settings_missing = /** @type {((inputs?: Benefits_Settings_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Settings_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_settings_missing(inputs)
	return __fi.benefits_settings_missing(inputs)
});
/**
* | output |
* | --- |
* | "The information could not be loaded" |
*
* @param {Benefits_Failed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_failed_title = /** @type {((inputs?: Benefits_Failed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Failed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_failed_title(inputs)
	return __fi.benefits_failed_title(inputs)
});
/**
* | output |
* | --- |
* | "The answer was lost, so we don't know whether the group was created. You can safely try again: a benefit can have only one group." |
*
* @param {Benefits_Create_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_create_unknown = /** @type {((inputs?: Benefits_Create_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Create_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_create_unknown(inputs)
	return __fi.benefits_create_unknown(inputs)
});
/**
* | output |
* | --- |
* | "The spending limit applies at once." |
*
* @param {Benefits_Spending_At_OnceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const benefits_spending_at_once = /** @type {((inputs?: Benefits_Spending_At_OnceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Benefits_Spending_At_OnceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.benefits_spending_at_once(inputs)
	return __fi.benefits_spending_at_once(inputs)
});
/**
* | output |
* | --- |
* | "Payment method" |
*
* @param {Payments_MethodInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_method = /** @type {((inputs?: Payments_MethodInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_MethodInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_method(inputs)
	return __fi.payments_method(inputs)
});
/**
* | output |
* | --- |
* | "Sum" |
*
* @param {Payments_SumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_sum = /** @type {((inputs?: Payments_SumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_SumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_sum(inputs)
	return __fi.payments_sum(inputs)
});
/**
* | output |
* | --- |
* | "Loading payment methods" |
*
* @param {Payments_Methods_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_methods_loading = /** @type {((inputs?: Payments_Methods_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Methods_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_methods_loading(inputs)
	return __fi.payments_methods_loading(inputs)
});
/**
* | output |
* | --- |
* | "The payment methods appear here once you have entered a sum." |
*
* @param {Payments_Methods_Need_SumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_methods_need_sum = /** @type {((inputs?: Payments_Methods_Need_SumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Methods_Need_SumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_methods_need_sum(inputs)
	return __fi.payments_methods_need_sum(inputs)
});
/**
* | output |
* | --- |
* | "The payment provider did not respond. Nothing was charged. Try again in a moment." |
*
* @param {Payments_Provider_ErrorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_provider_error = /** @type {((inputs?: Payments_Provider_ErrorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Provider_ErrorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_provider_error(inputs)
	return __fi.payments_provider_error(inputs)
});
/**
* | output |
* | --- |
* | "The smallest sum by {method} is {minimum}." |
*
* @param {Payments_Below_MinimumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_below_minimum = /** @type {((inputs: Payments_Below_MinimumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Below_MinimumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_below_minimum(inputs)
	return __fi.payments_below_minimum(inputs)
});
/**
* | output |
* | --- |
* | "Payment status" |
*
* @param {Payments_Status_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_status_title = /** @type {((inputs?: Payments_Status_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Status_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_status_title(inputs)
	return __fi.payments_status_title(inputs)
});
/**
* | output |
* | --- |
* | "Reading the payment’s status" |
*
* @param {Payments_Status_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_status_pending = /** @type {((inputs?: Payments_Status_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Status_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_status_pending(inputs)
	return __fi.payments_status_pending(inputs)
});
/**
* | output |
* | --- |
* | "Waiting for the payment provider" |
*
* @param {Payments_Waiting_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_waiting_title = /** @type {((inputs?: Payments_Waiting_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Waiting_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_waiting_title(inputs)
	return __fi.payments_waiting_title(inputs)
});
/**
* | output |
* | --- |
* | "The payment provider has not yet told whether the payment succeeded. We check every few seconds. Do not pay again." |
*
* @param {Payments_Waiting_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_waiting_text = /** @type {((inputs?: Payments_Waiting_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Waiting_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_waiting_text(inputs)
	return __fi.payments_waiting_text(inputs)
});
/**
* | output |
* | --- |
* | "Checking the payment’s status" |
*
* @param {Payments_Waiting_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_waiting_now = /** @type {((inputs?: Payments_Waiting_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Waiting_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_waiting_now(inputs)
	return __fi.payments_waiting_now(inputs)
});
/**
* | output |
* | --- |
* | "Check again" |
*
* @param {Payments_Check_AgainInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_check_again = /** @type {((inputs?: Payments_Check_AgainInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Check_AgainInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_check_again(inputs)
	return __fi.payments_check_again(inputs)
});
/**
* | output |
* | --- |
* | "Back to payment" |
*
* @param {Payments_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_back = /** @type {((inputs?: Payments_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_back(inputs)
	return __fi.payments_back(inputs)
});
/**
* | output |
* | --- |
* | "The payment was not finished" |
*
* @param {Payments_Unfinished_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_unfinished_title = /** @type {((inputs?: Payments_Unfinished_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Unfinished_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_unfinished_title(inputs)
	return __fi.payments_unfinished_title(inputs)
});
/**
* | output |
* | --- |
* | "You have not been charged. Choose a payment method and try again." |
*
* @param {Payments_Unfinished_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_unfinished_text = /** @type {((inputs?: Payments_Unfinished_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Unfinished_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_unfinished_text(inputs)
	return __fi.payments_unfinished_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment was aborted" |
*
* @param {Payments_Aborted_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_aborted_title = /** @type {((inputs?: Payments_Aborted_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Aborted_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_aborted_title(inputs)
	return __fi.payments_aborted_title(inputs)
});
/**
* | output |
* | --- |
* | "You were not charged. You can pay again." |
*
* @param {Payments_Aborted_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_aborted_text = /** @type {((inputs?: Payments_Aborted_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Aborted_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_aborted_text(inputs)
	return __fi.payments_aborted_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment did not succeed" |
*
* @param {Payments_Rejected_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_rejected_title = /** @type {((inputs?: Payments_Rejected_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Rejected_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_rejected_title(inputs)
	return __fi.payments_rejected_title(inputs)
});
/**
* | output |
* | --- |
* | "The payment provider cancelled or rejected the payment. You were not charged. You can try again or choose another payment method." |
*
* @param {Payments_Rejected_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_rejected_text = /** @type {((inputs?: Payments_Rejected_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Rejected_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_rejected_text(inputs)
	return __fi.payments_rejected_text(inputs)
});
/**
* | output |
* | --- |
* | "The time to pay has ended" |
*
* @param {Payments_Expired_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_expired_title = /** @type {((inputs?: Payments_Expired_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Expired_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_expired_title(inputs)
	return __fi.payments_expired_title(inputs)
});
/**
* | output |
* | --- |
* | "The payment was not made in time and nothing was charged for it. Start anew." |
*
* @param {Payments_Expired_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_expired_text = /** @type {((inputs?: Payments_Expired_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Expired_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_expired_text(inputs)
	return __fi.payments_expired_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment’s status could not be read" |
*
* @param {Payments_Unreadable_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_unreadable_title = /** @type {((inputs?: Payments_Unreadable_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Unreadable_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_unreadable_title(inputs)
	return __fi.payments_unreadable_title(inputs)
});
/**
* | output |
* | --- |
* | "We do not know yet whether the payment succeeded. Do not pay again before you have checked its status." |
*
* @param {Payments_Unreadable_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_unreadable_text = /** @type {((inputs?: Payments_Unreadable_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Unreadable_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_unreadable_text(inputs)
	return __fi.payments_unreadable_text(inputs)
});
/**
* | output |
* | --- |
* | "There is no such payment" |
*
* @param {Payments_Missing_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_missing_title = /** @type {((inputs?: Payments_Missing_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Missing_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_missing_title(inputs)
	return __fi.payments_missing_title(inputs)
});
/**
* | output |
* | --- |
* | "The link may be broken, or the payment belongs to another company. Nothing was charged." |
*
* @param {Payments_Missing_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_missing_text = /** @type {((inputs?: Payments_Missing_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Missing_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_missing_text(inputs)
	return __fi.payments_missing_text(inputs)
});
/**
* | output |
* | --- |
* | "You cannot see this payment" |
*
* @param {Payments_Unauthorised_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_unauthorised_title = /** @type {((inputs?: Payments_Unauthorised_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Unauthorised_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_unauthorised_title(inputs)
	return __fi.payments_unauthorised_title(inputs)
});
/**
* | output |
* | --- |
* | "The payment’s status is not shown to your account. Nothing was changed. Log out and in again, or contact customer service." |
*
* @param {Payments_Unauthorised_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_unauthorised_text = /** @type {((inputs?: Payments_Unauthorised_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Unauthorised_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_unauthorised_text(inputs)
	return __fi.payments_unauthorised_text(inputs)
});
/**
* | output |
* | --- |
* | "Was this your first order?" |
*
* @param {Payments_New_Customer_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_new_customer_title = /** @type {((inputs?: Payments_New_Customer_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_New_Customer_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_new_customer_title(inputs)
	return __fi.payments_new_customer_title(inputs)
});
/**
* | output |
* | --- |
* | "Your account and details are kept although the payment did not succeed. You can also pay later." |
*
* @param {Payments_New_Customer_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_new_customer_text = /** @type {((inputs?: Payments_New_Customer_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_New_Customer_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_new_customer_text(inputs)
	return __fi.payments_new_customer_text(inputs)
});
/**
* | output |
* | --- |
* | "Moving to the payment provider" |
*
* @param {Payments_Hand_Off_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_hand_off_title = /** @type {((inputs?: Payments_Hand_Off_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Hand_Off_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_hand_off_title(inputs)
	return __fi.payments_hand_off_title(inputs)
});
/**
* | output |
* | --- |
* | "One moment. After paying you return to this service." |
*
* @param {Payments_Hand_Off_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_hand_off_text = /** @type {((inputs?: Payments_Hand_Off_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Hand_Off_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_hand_off_text(inputs)
	return __fi.payments_hand_off_text(inputs)
});
/**
* | output |
* | --- |
* | "Checking the payment’s status" |
*
* @param {Payments_Lost_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_lost_title = /** @type {((inputs?: Payments_Lost_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Lost_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_lost_title(inputs)
	return __fi.payments_lost_title(inputs)
});
/**
* | output |
* | --- |
* | "We check whether you have already paid. Nothing is paid again." |
*
* @param {Payments_Lost_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_lost_text = /** @type {((inputs?: Payments_Lost_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Lost_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_lost_text(inputs)
	return __fi.payments_lost_text(inputs)
});
/**
* | output |
* | --- |
* | "We did not move you to the payment provider" |
*
* @param {Payments_Untrusted_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_untrusted_title = /** @type {((inputs?: Payments_Untrusted_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Untrusted_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_untrusted_title(inputs)
	return __fi.payments_untrusted_title(inputs)
});
/**
* | output |
* | --- |
* | "The provider’s address is not among those that we trust. Nothing was sent or charged. Contact customer service if this happens again." |
*
* @param {Payments_Untrusted_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_untrusted_text = /** @type {((inputs?: Payments_Untrusted_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Untrusted_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_untrusted_text(inputs)
	return __fi.payments_untrusted_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment service is unavailable. The payment was not started and you were not charged. Choose another payment method or try again in a moment." |
*
* @param {Payments_Start_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_start_failed = /** @type {((inputs?: Payments_Start_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Start_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_start_failed(inputs)
	return __fi.payments_start_failed(inputs)
});
/**
* | output |
* | --- |
* | "The payment was not finished and you were not charged. Choose a payment method." |
*
* @param {Payments_Again_UnfinishedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_again_unfinished = /** @type {((inputs?: Payments_Again_UnfinishedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Again_UnfinishedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_again_unfinished(inputs)
	return __fi.payments_again_unfinished(inputs)
});
/**
* | output |
* | --- |
* | "The payment was aborted and you were not charged. Choose a payment method and pay again." |
*
* @param {Payments_Again_AbortedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_again_aborted = /** @type {((inputs?: Payments_Again_AbortedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Again_AbortedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_again_aborted(inputs)
	return __fi.payments_again_aborted(inputs)
});
/**
* | output |
* | --- |
* | "The payment provider cancelled or rejected the payment, and you were not charged. Choose a payment method and pay again." |
*
* @param {Payments_Again_RejectedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_again_rejected = /** @type {((inputs?: Payments_Again_RejectedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Again_RejectedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_again_rejected(inputs)
	return __fi.payments_again_rejected(inputs)
});
/**
* | output |
* | --- |
* | "Copy: {what}" |
*
* @param {Payments_CopyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_copy = /** @type {((inputs: Payments_CopyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_CopyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_copy(inputs)
	return __fi.payments_copy(inputs)
});
/**
* | output |
* | --- |
* | "Copy" |
*
* @param {Payments_Copy_ShortInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_copy_short = /** @type {((inputs?: Payments_Copy_ShortInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Copy_ShortInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_copy_short(inputs)
	return __fi.payments_copy_short(inputs)
});
/**
* | output |
* | --- |
* | "Copied" |
*
* @param {Payments_CopiedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_copied = /** @type {((inputs?: Payments_CopiedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_CopiedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_copied(inputs)
	return __fi.payments_copied(inputs)
});
/**
* | output |
* | --- |
* | "Copying failed" |
*
* @param {Payments_Copy_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_copy_failed = /** @type {((inputs?: Payments_Copy_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Copy_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_copy_failed(inputs)
	return __fi.payments_copy_failed(inputs)
});
/**
* | output |
* | --- |
* | "File download failed." |
*
* @param {Payments_Download_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_download_failed = /** @type {((inputs?: Payments_Download_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Download_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_download_failed(inputs)
	return __fi.payments_download_failed(inputs)
});
/**
* | output |
* | --- |
* | "Bank or mobile" |
*
* @param {Payments_Group_OnlineInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_group_online = /** @type {((inputs?: Payments_Group_OnlineInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Group_OnlineInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_group_online(inputs)
	return __fi.payments_group_online(inputs)
});
/**
* | output |
* | --- |
* | "Card" |
*
* @param {Payments_Group_CardInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_group_card = /** @type {((inputs?: Payments_Group_CardInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Group_CardInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_group_card(inputs)
	return __fi.payments_group_card(inputs)
});
/**
* | output |
* | --- |
* | "Invoice or payment link" |
*
* @param {Payments_Group_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_group_invoice = /** @type {((inputs?: Payments_Group_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Group_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_group_invoice(inputs)
	return __fi.payments_group_invoice(inputs)
});
/**
* | output |
* | --- |
* | "{count} payment methods" |
*
* @param {Payments_Methods_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_methods_count = /** @type {((inputs: Payments_Methods_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Methods_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_methods_count(inputs)
	return __fi.payments_methods_count(inputs)
});
/**
* | output |
* | --- |
* | "1 payment method" |
*
* @param {Payments_Methods_Count_OneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_methods_count_one = /** @type {((inputs?: Payments_Methods_Count_OneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Methods_Count_OneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_methods_count_one(inputs)
	return __fi.payments_methods_count_one(inputs)
});
/**
* | output |
* | --- |
* | "Reference number" |
*
* @param {Payments_ReferenceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_reference = /** @type {((inputs?: Payments_ReferenceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_ReferenceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_reference(inputs)
	return __fi.payments_reference(inputs)
});
/**
* | output |
* | --- |
* | "The largest sum by {method} is {maximum}. Choose another method or a smaller sum." |
*
* @param {Payments_Above_MaximumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const payments_above_maximum = /** @type {((inputs: Payments_Above_MaximumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payments_Above_MaximumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.payments_above_maximum(inputs)
	return __fi.payments_above_maximum(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Deposit_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_title = /** @type {((inputs?: Deposit_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_title(inputs)
	return __fi.deposit_title(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money to the company account from which benefits are loaded to employees." |
*
* @param {Deposit_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_description = /** @type {((inputs?: Deposit_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_description(inputs)
	return __fi.deposit_description(inputs)
});
/**
* | output |
* | --- |
* | "Reading the account" |
*
* @param {Deposit_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_pending = /** @type {((inputs?: Deposit_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_pending(inputs)
	return __fi.deposit_pending(inputs)
});
/**
* | output |
* | --- |
* | "Add an employee first" |
*
* @param {Deposit_No_Employees_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_no_employees_title = /** @type {((inputs?: Deposit_No_Employees_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_No_Employees_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_no_employees_title(inputs)
	return __fi.deposit_no_employees_title(inputs)
});
/**
* | output |
* | --- |
* | "The money on the account is loaded to employees. Your company has no employees in the service yet." |
*
* @param {Deposit_No_Employees_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_no_employees_text = /** @type {((inputs?: Deposit_No_Employees_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_No_Employees_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_no_employees_text(inputs)
	return __fi.deposit_no_employees_text(inputs)
});
/**
* | output |
* | --- |
* | "Go to employees" |
*
* @param {Deposit_No_Employees_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_no_employees_action = /** @type {((inputs?: Deposit_No_Employees_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_No_Employees_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_no_employees_action(inputs)
	return __fi.deposit_no_employees_action(inputs)
});
/**
* | output |
* | --- |
* | "1 requested load is waiting" |
*
* @param {Deposit_Requests_OneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_one = /** @type {((inputs?: Deposit_Requests_OneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_OneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_one(inputs)
	return __fi.deposit_requests_one(inputs)
});
/**
* | output |
* | --- |
* | "{count} requested loads are waiting" |
*
* @param {Deposit_Requests_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_title = /** @type {((inputs: Deposit_Requests_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_title(inputs)
	return __fi.deposit_requests_title(inputs)
});
/**
* | output |
* | --- |
* | "Employees have asked for lunch benefit for {sum} in all. Requests are loaded from the oldest on when money comes to the account or when their month begins." |
*
* @param {Deposit_Requests_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_text = /** @type {((inputs: Deposit_Requests_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_text(inputs)
	return __fi.deposit_requests_text(inputs)
});
/**
* | output |
* | --- |
* | "Review requested loads" |
*
* @param {Deposit_Requests_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_action = /** @type {((inputs?: Deposit_Requests_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_action(inputs)
	return __fi.deposit_requests_action(inputs)
});
/**
* | output |
* | --- |
* | "1. Amount" |
*
* @param {Deposit_Step_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_step_amount = /** @type {((inputs?: Deposit_Step_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Step_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_step_amount(inputs)
	return __fi.deposit_step_amount(inputs)
});
/**
* | output |
* | --- |
* | "2. Payment method" |
*
* @param {Deposit_Step_MethodInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_step_method = /** @type {((inputs?: Deposit_Step_MethodInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Step_MethodInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_step_method(inputs)
	return __fi.deposit_step_method(inputs)
});
/**
* | output |
* | --- |
* | "Amount to deposit" |
*
* @param {Deposit_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_amount = /** @type {((inputs?: Deposit_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_amount(inputs)
	return __fi.deposit_amount(inputs)
});
/**
* | output |
* | --- |
* | "0,01–50 000 €. No fee is charged for a deposit." |
*
* @param {Deposit_Amount_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_amount_hint = /** @type {((inputs?: Deposit_Amount_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Amount_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_amount_hint(inputs)
	return __fi.deposit_amount_hint(inputs)
});
/**
* | output |
* | --- |
* | "Enter the sum in euros, for example 1 500,00." |
*
* @param {Deposit_Error_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_error_amount = /** @type {((inputs?: Deposit_Error_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Error_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_error_amount(inputs)
	return __fi.deposit_error_amount(inputs)
});
/**
* | output |
* | --- |
* | "Choose a payment method." |
*
* @param {Deposit_Error_MethodInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_error_method = /** @type {((inputs?: Deposit_Error_MethodInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Error_MethodInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_error_method(inputs)
	return __fi.deposit_error_method(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Deposit_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_submit = /** @type {((inputs?: Deposit_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_submit(inputs)
	return __fi.deposit_submit(inputs)
});
/**
* | output |
* | --- |
* | "Deposit {sum}" |
*
* @param {Deposit_Submit_SumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_submit_sum = /** @type {((inputs: Deposit_Submit_SumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Submit_SumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_submit_sum(inputs)
	return __fi.deposit_submit_sum(inputs)
});
/**
* | output |
* | --- |
* | "Account balance" |
*
* @param {Deposit_Balance_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_balance_title = /** @type {((inputs?: Deposit_Balance_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Balance_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_balance_title(inputs)
	return __fi.deposit_balance_title(inputs)
});
/**
* | output |
* | --- |
* | "Balance now" |
*
* @param {Deposit_Balance_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_balance_now = /** @type {((inputs?: Deposit_Balance_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Balance_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_balance_now(inputs)
	return __fi.deposit_balance_now(inputs)
});
/**
* | output |
* | --- |
* | "Balance after the deposit" |
*
* @param {Deposit_Balance_AfterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_balance_after = /** @type {((inputs?: Deposit_Balance_AfterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Balance_AfterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_balance_after(inputs)
	return __fi.deposit_balance_after(inputs)
});
/**
* | output |
* | --- |
* | "Open requested loads" |
*
* @param {Deposit_Balance_RequestedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_balance_requested = /** @type {((inputs?: Deposit_Balance_RequestedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Balance_RequestedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_balance_requested(inputs)
	return __fi.deposit_balance_requested(inputs)
});
/**
* | output |
* | --- |
* | "Confirm the deposit" |
*
* @param {Deposit_Confirm_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirm_title = /** @type {((inputs?: Deposit_Confirm_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirm_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirm_title(inputs)
	return __fi.deposit_confirm_title(inputs)
});
/**
* | output |
* | --- |
* | "Go to payment" |
*
* @param {Deposit_Confirm_ProviderInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirm_provider = /** @type {((inputs?: Deposit_Confirm_ProviderInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirm_ProviderInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirm_provider(inputs)
	return __fi.deposit_confirm_provider(inputs)
});
/**
* | output |
* | --- |
* | "You move to the payment provider to confirm the payment. The money is on the account once it is confirmed." |
*
* @param {Deposit_Confirm_Provider_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirm_provider_text = /** @type {((inputs?: Deposit_Confirm_Provider_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirm_Provider_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirm_provider_text(inputs)
	return __fi.deposit_confirm_provider_text(inputs)
});
/**
* | output |
* | --- |
* | "Create the invoice" |
*
* @param {Deposit_Confirm_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirm_invoice = /** @type {((inputs?: Deposit_Confirm_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirm_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirm_invoice(inputs)
	return __fi.deposit_confirm_invoice(inputs)
});
/**
* | output |
* | --- |
* | "You get an invoice to pay by bank transfer. The money is on the account 1–3 banking days after the payment." |
*
* @param {Deposit_Confirm_Invoice_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirm_invoice_text = /** @type {((inputs?: Deposit_Confirm_Invoice_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirm_Invoice_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirm_invoice_text(inputs)
	return __fi.deposit_confirm_invoice_text(inputs)
});
/**
* | output |
* | --- |
* | "Cancel" |
*
* @param {Deposit_Confirm_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirm_back = /** @type {((inputs?: Deposit_Confirm_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirm_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirm_back(inputs)
	return __fi.deposit_confirm_back(inputs)
});
/**
* | output |
* | --- |
* | "Close" |
*
* @param {Deposit_CloseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_close = /** @type {((inputs?: Deposit_CloseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_CloseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_close(inputs)
	return __fi.deposit_close(inputs)
});
/**
* | output |
* | --- |
* | "Pay the deposit again" |
*
* @param {Deposit_Again_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_again_title = /** @type {((inputs?: Deposit_Again_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Again_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_again_title(inputs)
	return __fi.deposit_again_title(inputs)
});
/**
* | output |
* | --- |
* | "Deposit another amount" |
*
* @param {Deposit_Again_OtherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_again_other = /** @type {((inputs?: Deposit_Again_OtherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Again_OtherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_again_other(inputs)
	return __fi.deposit_again_other(inputs)
});
/**
* | output |
* | --- |
* | "The deposit was not confirmed" |
*
* @param {Deposit_Unknown_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_title = /** @type {((inputs?: Deposit_Unknown_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_title(inputs)
	return __fi.deposit_unknown_title(inputs)
});
/**
* | output |
* | --- |
* | "The service did not answer, so we do not know whether a payment was created. No money has come to the account and you have not been charged: nobody was moved..." |
*
* @param {Deposit_Unknown_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_nothing = /** @type {((inputs?: Deposit_Unknown_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_nothing(inputs)
	return __fi.deposit_unknown_nothing(inputs)
});
/**
* | output |
* | --- |
* | "The service did not answer and the account’s transactions could not be read. You have not been charged here, as nobody was moved to the payment provider. Che..." |
*
* @param {Deposit_Unknown_UndecidedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_undecided = /** @type {((inputs?: Deposit_Unknown_UndecidedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_UndecidedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_undecided(inputs)
	return __fi.deposit_unknown_undecided(inputs)
});
/**
* | output |
* | --- |
* | "A deposit has come to the account" |
*
* @param {Deposit_Unknown_Arrived_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_arrived_title = /** @type {((inputs?: Deposit_Unknown_Arrived_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_Arrived_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_arrived_title(inputs)
	return __fi.deposit_unknown_arrived_title(inputs)
});
/**
* | output |
* | --- |
* | "The answer was lost, but a deposit of the same sum has come to the account. Check it in the transactions before you make another one." |
*
* @param {Deposit_Unknown_ArrivedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_arrived = /** @type {((inputs?: Deposit_Unknown_ArrivedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_ArrivedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_arrived(inputs)
	return __fi.deposit_unknown_arrived(inputs)
});
/**
* | output |
* | --- |
* | "See transactions" |
*
* @param {Deposit_Unknown_TransactionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_transactions = /** @type {((inputs?: Deposit_Unknown_TransactionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_TransactionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_transactions(inputs)
	return __fi.deposit_unknown_transactions(inputs)
});
/**
* | output |
* | --- |
* | "Make a new deposit" |
*
* @param {Deposit_Start_AnewInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_start_anew = /** @type {((inputs?: Deposit_Start_AnewInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Start_AnewInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_start_anew(inputs)
	return __fi.deposit_start_anew(inputs)
});
/**
* | output |
* | --- |
* | "The money is on the account" |
*
* @param {Deposit_Paid_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_paid_title = /** @type {((inputs?: Deposit_Paid_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Paid_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_paid_title(inputs)
	return __fi.deposit_paid_title(inputs)
});
/**
* | output |
* | --- |
* | "The payment succeeded and {sum} has been added to the balance. Waiting requests are paid from the balance as soon as it covers them. You find the receipt and..." |
*
* @param {Deposit_Paid_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_paid_text = /** @type {((inputs: Deposit_Paid_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Paid_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_paid_text(inputs)
	return __fi.deposit_paid_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment has been accepted" |
*
* @param {Deposit_Confirmed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirmed_title = /** @type {((inputs?: Deposit_Confirmed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirmed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirmed_title(inputs)
	return __fi.deposit_confirmed_title(inputs)
});
/**
* | output |
* | --- |
* | "The money is added to the balance once the bank has passed it on. That takes 1–3 banking days. You need not do anything." |
*
* @param {Deposit_Confirmed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_confirmed_text = /** @type {((inputs?: Deposit_Confirmed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Confirmed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_confirmed_text(inputs)
	return __fi.deposit_confirmed_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment is with the provider" |
*
* @param {Deposit_Pending_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_pending_title = /** @type {((inputs?: Deposit_Pending_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Pending_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_pending_title(inputs)
	return __fi.deposit_pending_title(inputs)
});
/**
* | output |
* | --- |
* | "The payment provider has not confirmed the payment yet. If you paid, the money comes to the balance by itself. If you left without paying, the deposit expire..." |
*
* @param {Deposit_Pending_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_pending_text = /** @type {((inputs?: Deposit_Pending_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Pending_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_pending_text(inputs)
	return __fi.deposit_pending_text(inputs)
});
/**
* | output |
* | --- |
* | "Pay the deposit in your bank" |
*
* @param {Deposit_Transfer_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_title = /** @type {((inputs?: Deposit_Transfer_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_title(inputs)
	return __fi.deposit_transfer_title(inputs)
});
/**
* | output |
* | --- |
* | "Use the details below. The money is on the account 1–3 banking days after the payment." |
*
* @param {Deposit_Transfer_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_text = /** @type {((inputs?: Deposit_Transfer_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_text(inputs)
	return __fi.deposit_transfer_text(inputs)
});
/**
* | output |
* | --- |
* | "Payment details" |
*
* @param {Deposit_Transfer_DetailsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_details = /** @type {((inputs?: Deposit_Transfer_DetailsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_DetailsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_details(inputs)
	return __fi.deposit_transfer_details(inputs)
});
/**
* | output |
* | --- |
* | "Recipient" |
*
* @param {Deposit_Transfer_RecipientInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_recipient = /** @type {((inputs?: Deposit_Transfer_RecipientInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_RecipientInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_recipient(inputs)
	return __fi.deposit_transfer_recipient(inputs)
});
/**
* | output |
* | --- |
* | "Account number" |
*
* @param {Deposit_Transfer_IbanInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_iban = /** @type {((inputs?: Deposit_Transfer_IbanInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_IbanInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_iban(inputs)
	return __fi.deposit_transfer_iban(inputs)
});
/**
* | output |
* | --- |
* | "BIC" |
*
* @param {Deposit_Transfer_BicInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_bic = /** @type {((inputs?: Deposit_Transfer_BicInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_BicInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_bic(inputs)
	return __fi.deposit_transfer_bic(inputs)
});
/**
* | output |
* | --- |
* | "Reference number" |
*
* @param {Deposit_Transfer_ReferenceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_reference = /** @type {((inputs?: Deposit_Transfer_ReferenceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_ReferenceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_reference(inputs)
	return __fi.deposit_transfer_reference(inputs)
});
/**
* | output |
* | --- |
* | "Due date" |
*
* @param {Deposit_Transfer_DueInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_due = /** @type {((inputs?: Deposit_Transfer_DueInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_DueInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_due(inputs)
	return __fi.deposit_transfer_due(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Deposit_Load_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_load_benefit = /** @type {((inputs?: Deposit_Load_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Load_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_load_benefit(inputs)
	return __fi.deposit_load_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Estimate how much is needed" |
*
* @param {Deposit_Estimate_ToggleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_toggle = /** @type {((inputs?: Deposit_Estimate_ToggleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_ToggleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_toggle(inputs)
	return __fi.deposit_estimate_toggle(inputs)
});
/**
* | output |
* | --- |
* | "Counts the requested loads and the benefits you choose, with service fees." |
*
* @param {Deposit_Estimate_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_hint = /** @type {((inputs?: Deposit_Estimate_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_hint(inputs)
	return __fi.deposit_estimate_hint(inputs)
});
/**
* | output |
* | --- |
* | "What should the deposit cover?" |
*
* @param {Deposit_Estimate_CoversInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_covers = /** @type {((inputs?: Deposit_Estimate_CoversInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_CoversInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_covers(inputs)
	return __fi.deposit_estimate_covers(inputs)
});
/**
* | output |
* | --- |
* | "Open requested loads" |
*
* @param {Deposit_Estimate_RequestsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_requests = /** @type {((inputs?: Deposit_Estimate_RequestsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_RequestsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_requests(inputs)
	return __fi.deposit_estimate_requests(inputs)
});
/**
* | output |
* | --- |
* | "{benefit}, this month" |
*
* @param {Deposit_Estimate_CurrentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_current = /** @type {((inputs: Deposit_Estimate_CurrentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_CurrentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_current(inputs)
	return __fi.deposit_estimate_current(inputs)
});
/**
* | output |
* | --- |
* | "{benefit}, next month" |
*
* @param {Deposit_Estimate_NextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_next = /** @type {((inputs: Deposit_Estimate_NextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_NextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_next(inputs)
	return __fi.deposit_estimate_next(inputs)
});
/**
* | output |
* | --- |
* | "requests: {count}" |
*
* @param {Deposit_Estimate_Request_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_request_count = /** @type {((inputs: Deposit_Estimate_Request_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_Request_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_request_count(inputs)
	return __fi.deposit_estimate_request_count(inputs)
});
/**
* | output |
* | --- |
* | "employees: {count}" |
*
* @param {Deposit_Estimate_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_employees = /** @type {((inputs: Deposit_Estimate_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_employees(inputs)
	return __fi.deposit_estimate_employees(inputs)
});
/**
* | output |
* | --- |
* | "Service fee" |
*
* @param {Deposit_Estimate_CommissionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_commission = /** @type {((inputs?: Deposit_Estimate_CommissionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_CommissionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_commission(inputs)
	return __fi.deposit_estimate_commission(inputs)
});
/**
* | output |
* | --- |
* | "VAT of the service fee" |
*
* @param {Deposit_Estimate_VatInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_vat = /** @type {((inputs?: Deposit_Estimate_VatInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_VatInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_vat(inputs)
	return __fi.deposit_estimate_vat(inputs)
});
/**
* | output |
* | --- |
* | "Needed in all" |
*
* @param {Deposit_Estimate_NeededInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_needed = /** @type {((inputs?: Deposit_Estimate_NeededInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_NeededInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_needed(inputs)
	return __fi.deposit_estimate_needed(inputs)
});
/**
* | output |
* | --- |
* | "Suggested deposit" |
*
* @param {Deposit_Estimate_SuggestedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_suggested = /** @type {((inputs?: Deposit_Estimate_SuggestedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_SuggestedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_suggested(inputs)
	return __fi.deposit_estimate_suggested(inputs)
});
/**
* | output |
* | --- |
* | "Suggested deposit {sum}" |
*
* @param {Deposit_Estimate_SaidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_said = /** @type {((inputs: Deposit_Estimate_SaidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_SaidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_said(inputs)
	return __fi.deposit_estimate_said(inputs)
});
/**
* | output |
* | --- |
* | "The balance covers these. No deposit is needed." |
*
* @param {Deposit_Estimate_EnoughInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_enough = /** @type {((inputs?: Deposit_Estimate_EnoughInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_EnoughInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_enough(inputs)
	return __fi.deposit_estimate_enough(inputs)
});
/**
* | output |
* | --- |
* | "One deposit can be at most {maximum}. It takes {count} deposits." |
*
* @param {Deposit_Estimate_Too_MuchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_too_much = /** @type {((inputs: Deposit_Estimate_Too_MuchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_Too_MuchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_too_much(inputs)
	return __fi.deposit_estimate_too_much(inputs)
});
/**
* | output |
* | --- |
* | "Use {sum}" |
*
* @param {Deposit_Estimate_UseInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_use = /** @type {((inputs: Deposit_Estimate_UseInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_UseInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_use(inputs)
	return __fi.deposit_estimate_use(inputs)
});
/**
* | output |
* | --- |
* | "Wait until the estimate is ready." |
*
* @param {Deposit_Estimate_WaitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_wait = /** @type {((inputs?: Deposit_Estimate_WaitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_WaitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_wait(inputs)
	return __fi.deposit_estimate_wait(inputs)
});
/**
* | output |
* | --- |
* | "Calculating the estimate" |
*
* @param {Deposit_Estimate_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_loading = /** @type {((inputs?: Deposit_Estimate_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_loading(inputs)
	return __fi.deposit_estimate_loading(inputs)
});
/**
* | output |
* | --- |
* | "The estimate could not be calculated. You can still enter the amount yourself." |
*
* @param {Deposit_Estimate_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_estimate_failed = /** @type {((inputs?: Deposit_Estimate_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Estimate_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_estimate_failed(inputs)
	return __fi.deposit_estimate_failed(inputs)
});
/**
* | output |
* | --- |
* | "Bank barcode" |
*
* @param {Deposit_Transfer_BarcodeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_barcode = /** @type {((inputs?: Deposit_Transfer_BarcodeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_BarcodeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_barcode(inputs)
	return __fi.deposit_transfer_barcode(inputs)
});
/**
* | output |
* | --- |
* | "Download the invoice" |
*
* @param {Deposit_Transfer_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_invoice = /** @type {((inputs?: Deposit_Transfer_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_invoice(inputs)
	return __fi.deposit_transfer_invoice(inputs)
});
/**
* | output |
* | --- |
* | "Will the money last?" |
*
* @param {Deposit_Forecast_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_title = /** @type {((inputs?: Deposit_Forecast_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_title(inputs)
	return __fi.deposit_forecast_title(inputs)
});
/**
* | output |
* | --- |
* | "Calculating the forecast" |
*
* @param {Deposit_Forecast_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_loading = /** @type {((inputs?: Deposit_Forecast_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_loading(inputs)
	return __fi.deposit_forecast_loading(inputs)
});
/**
* | output |
* | --- |
* | "The forecast could not be calculated. You can still make the deposit." |
*
* @param {Deposit_Forecast_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_failed = /** @type {((inputs?: Deposit_Forecast_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_failed(inputs)
	return __fi.deposit_forecast_failed(inputs)
});
/**
* | output |
* | --- |
* | "There are no loads to come, so the balance stays as it is." |
*
* @param {Deposit_Forecast_NothingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_nothing = /** @type {((inputs?: Deposit_Forecast_NothingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_NothingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_nothing(inputs)
	return __fi.deposit_forecast_nothing(inputs)
});
/**
* | output |
* | --- |
* | "The balance does not cover the load of {date}" |
*
* @param {Deposit_Forecast_ShortInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_short = /** @type {((inputs: Deposit_Forecast_ShortInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_ShortInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_short(inputs)
	return __fi.deposit_forecast_short(inputs)
});
/**
* | output |
* | --- |
* | "The balance does not cover the open requested loads" |
*
* @param {Deposit_Forecast_Short_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_short_now = /** @type {((inputs?: Deposit_Forecast_Short_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_Short_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_short_now(inputs)
	return __fi.deposit_forecast_short_now(inputs)
});
/**
* | output |
* | --- |
* | "Deposit at least {sum} by {date}." |
*
* @param {Deposit_Forecast_TransferInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_transfer = /** @type {((inputs: Deposit_Forecast_TransferInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_TransferInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_transfer(inputs)
	return __fi.deposit_forecast_transfer(inputs)
});
/**
* | output |
* | --- |
* | "The balance covers the loads until {date}." |
*
* @param {Deposit_Forecast_EnoughInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_enough = /** @type {((inputs: Deposit_Forecast_EnoughInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_EnoughInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_enough(inputs)
	return __fi.deposit_forecast_enough(inputs)
});
/**
* | output |
* | --- |
* | "{sum} is missing for all the loads until {date}." |
*
* @param {Deposit_Forecast_In_AllInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_in_all = /** @type {((inputs: Deposit_Forecast_In_AllInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_In_AllInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_in_all(inputs)
	return __fi.deposit_forecast_in_all(inputs)
});
/**
* | output |
* | --- |
* | "The balance falls with the loads: {from} now, {to} after the last load. The figures are in the table." |
*
* @param {Deposit_Forecast_ChartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_chart = /** @type {((inputs: Deposit_Forecast_ChartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_ChartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_chart(inputs)
	return __fi.deposit_forecast_chart(inputs)
});
/**
* | output |
* | --- |
* | "now" |
*
* @param {Deposit_Forecast_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_now = /** @type {((inputs?: Deposit_Forecast_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_now(inputs)
	return __fi.deposit_forecast_now(inputs)
});
/**
* | output |
* | --- |
* | "Day" |
*
* @param {Deposit_Forecast_DayInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_day = /** @type {((inputs?: Deposit_Forecast_DayInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_DayInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_day(inputs)
	return __fi.deposit_forecast_day(inputs)
});
/**
* | output |
* | --- |
* | "Loads" |
*
* @param {Deposit_Forecast_LoadsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_loads = /** @type {((inputs?: Deposit_Forecast_LoadsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_LoadsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_loads(inputs)
	return __fi.deposit_forecast_loads(inputs)
});
/**
* | output |
* | --- |
* | "Balance after" |
*
* @param {Deposit_Forecast_AfterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_after = /** @type {((inputs?: Deposit_Forecast_AfterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_AfterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_after(inputs)
	return __fi.deposit_forecast_after(inputs)
});
/**
* | output |
* | --- |
* | "Show as a table" |
*
* @param {Deposit_Forecast_TableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_table = /** @type {((inputs?: Deposit_Forecast_TableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_TableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_table(inputs)
	return __fi.deposit_forecast_table(inputs)
});
/**
* | output |
* | --- |
* | "Load requests" |
*
* @param {Deposit_Forecast_RequestsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_requests = /** @type {((inputs?: Deposit_Forecast_RequestsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_RequestsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_requests(inputs)
	return __fi.deposit_forecast_requests(inputs)
});
/**
* | output |
* | --- |
* | "Scheduled load" |
*
* @param {Deposit_Forecast_ScheduledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_scheduled = /** @type {((inputs?: Deposit_Forecast_ScheduledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_ScheduledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_scheduled(inputs)
	return __fi.deposit_forecast_scheduled(inputs)
});
/**
* | output |
* | --- |
* | "Expected load" |
*
* @param {Deposit_Forecast_ExpectedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_expected = /** @type {((inputs?: Deposit_Forecast_ExpectedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_ExpectedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_expected(inputs)
	return __fi.deposit_forecast_expected(inputs)
});
/**
* | output |
* | --- |
* | "In the forecast everybody gets what can still be loaded to them: lunch benefit every month and benefits of the year in January. Requested loads are paid at o..." |
*
* @param {Deposit_Forecast_AssumesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_assumes = /** @type {((inputs?: Deposit_Forecast_AssumesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_AssumesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_assumes(inputs)
	return __fi.deposit_forecast_assumes(inputs)
});
/**
* | output |
* | --- |
* | "The deposit has already been paid" |
*
* @param {Deposit_Settled_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_settled_title = /** @type {((inputs?: Deposit_Settled_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Settled_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_settled_title(inputs)
	return __fi.deposit_settled_title(inputs)
});
/**
* | output |
* | --- |
* | "Another payment of the same deposit has been paid or is being paid. No new payment was made and nothing was charged again." |
*
* @param {Deposit_Settled_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_settled_text = /** @type {((inputs?: Deposit_Settled_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Settled_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_settled_text(inputs)
	return __fi.deposit_settled_text(inputs)
});
/**
* | output |
* | --- |
* | "The bank barcode as a picture. Its digits stand above." |
*
* @param {Deposit_Transfer_PictureInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_transfer_picture = /** @type {((inputs?: Deposit_Transfer_PictureInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Transfer_PictureInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_transfer_picture(inputs)
	return __fi.deposit_transfer_picture(inputs)
});
/**
* | output |
* | --- |
* | "The answer was lost. We're checking the account's transactions to see what became of the deposit. Nothing is sent again." |
*
* @param {Deposit_Unknown_CheckingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_unknown_checking = /** @type {((inputs?: Deposit_Unknown_CheckingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Unknown_CheckingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_unknown_checking(inputs)
	return __fi.deposit_unknown_checking(inputs)
});
/**
* | output |
* | --- |
* | "All the requests with their fees lack {sum}." |
*
* @param {Deposit_Requests_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_missing = /** @type {((inputs: Deposit_Requests_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_missing(inputs)
	return __fi.deposit_requests_missing(inputs)
});
/**
* | output |
* | --- |
* | "The balance {sum} is enough for all the requests with their fees." |
*
* @param {Deposit_Requests_EnoughInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_enough = /** @type {((inputs: Deposit_Requests_EnoughInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_EnoughInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_enough(inputs)
	return __fi.deposit_requests_enough(inputs)
});
/**
* | output |
* | --- |
* | "Goes to requested loads" |
*
* @param {Deposit_Requests_TakeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_take = /** @type {((inputs?: Deposit_Requests_TakeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_TakeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_take(inputs)
	return __fi.deposit_requests_take(inputs)
});
/**
* | output |
* | --- |
* | "{count} of {of} requests with fees" |
*
* @param {Deposit_Requests_Take_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_take_count = /** @type {((inputs: Deposit_Requests_Take_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_Take_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_take_count(inputs)
	return __fi.deposit_requests_take_count(inputs)
});
/**
* | output |
* | --- |
* | "Left on the account" |
*
* @param {Deposit_Requests_LeftInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_left = /** @type {((inputs?: Deposit_Requests_LeftInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_LeftInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_left(inputs)
	return __fi.deposit_requests_left(inputs)
});
/**
* | output |
* | --- |
* | "Went to requested loads" |
*
* @param {Deposit_Requests_TakenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_requests_taken = /** @type {((inputs?: Deposit_Requests_TakenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Requests_TakenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_requests_taken(inputs)
	return __fi.deposit_requests_taken(inputs)
});
/**
* | output |
* | --- |
* | "Forecast when you deposit {sum}:" |
*
* @param {Deposit_Forecast_WithInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_with = /** @type {((inputs: Deposit_Forecast_WithInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_WithInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_with(inputs)
	return __fi.deposit_forecast_with(inputs)
});
/**
* | output |
* | --- |
* | "Deposit at least {sum} now. The money is on the account on {earliest} at the earliest and on {latest} at the latest." |
*
* @param {Deposit_Forecast_Transfer_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_transfer_now = /** @type {((inputs: Deposit_Forecast_Transfer_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_Transfer_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_transfer_now(inputs)
	return __fi.deposit_forecast_transfer_now(inputs)
});
/**
* | output |
* | --- |
* | "One deposit is at most {maximum}, so it takes {count} deposits." |
*
* @param {Deposit_Forecast_SeveralInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_forecast_several = /** @type {((inputs: Deposit_Forecast_SeveralInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Forecast_SeveralInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_forecast_several(inputs)
	return __fi.deposit_forecast_several(inputs)
});
/**
* | output |
* | --- |
* | "Open payments" |
*
* @param {Deposit_Open_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_title = /** @type {((inputs?: Deposit_Open_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_title(inputs)
	return __fi.deposit_open_title(inputs)
});
/**
* | output |
* | --- |
* | "Reference number {number}" |
*
* @param {Deposit_Open_ReferenceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_reference = /** @type {((inputs: Deposit_Open_ReferenceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_ReferenceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_reference(inputs)
	return __fi.deposit_open_reference(inputs)
});
/**
* | output |
* | --- |
* | "Invoice, due on {date}" |
*
* @param {Deposit_Open_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_invoice = /** @type {((inputs: Deposit_Open_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_invoice(inputs)
	return __fi.deposit_open_invoice(inputs)
});
/**
* | output |
* | --- |
* | "Waiting for the payment provider's confirmation" |
*
* @param {Deposit_Open_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_pending = /** @type {((inputs?: Deposit_Open_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_pending(inputs)
	return __fi.deposit_open_pending(inputs)
});
/**
* | output |
* | --- |
* | "The payment was not finished" |
*
* @param {Deposit_Open_UnfinishedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_unfinished = /** @type {((inputs?: Deposit_Open_UnfinishedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_UnfinishedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_unfinished(inputs)
	return __fi.deposit_open_unfinished(inputs)
});
/**
* | output |
* | --- |
* | "Continue paying" |
*
* @param {Deposit_Open_ResumeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_resume = /** @type {((inputs?: Deposit_Open_ResumeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_ResumeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_resume(inputs)
	return __fi.deposit_open_resume(inputs)
});
/**
* | output |
* | --- |
* | "Show the payment" |
*
* @param {Deposit_Open_ShowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_show = /** @type {((inputs?: Deposit_Open_ShowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_ShowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_show(inputs)
	return __fi.deposit_open_show(inputs)
});
/**
* | output |
* | --- |
* | "Remove from the list" |
*
* @param {Deposit_Open_ForgetInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const deposit_open_forget = /** @type {((inputs?: Deposit_Open_ForgetInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deposit_Open_ForgetInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.deposit_open_forget(inputs)
	return __fi.deposit_open_forget(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Top_Up_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_title = /** @type {((inputs?: Top_Up_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_title(inputs)
	return __fi.top_up_title(inputs)
});
/**
* | output |
* | --- |
* | "Choose the benefit, the amount and the employees. You see the price and the balance before anything is loaded." |
*
* @param {Top_Up_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_description = /** @type {((inputs?: Top_Up_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_description(inputs)
	return __fi.top_up_description(inputs)
});
/**
* | output |
* | --- |
* | "Reading what a load needs" |
*
* @param {Top_Up_PendingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_pending = /** @type {((inputs?: Top_Up_PendingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_PendingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_pending(inputs)
	return __fi.top_up_pending(inputs)
});
/**
* | output |
* | --- |
* | "Your company has no benefit that you can load" |
*
* @param {Top_Up_Unavailable_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unavailable_title = /** @type {((inputs?: Top_Up_Unavailable_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unavailable_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unavailable_title(inputs)
	return __fi.top_up_unavailable_title(inputs)
});
/**
* | output |
* | --- |
* | "You can load a benefit that is active and whose loading method is direct load. Activate a benefit or change its loading method." |
*
* @param {Top_Up_Unavailable_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unavailable_text = /** @type {((inputs?: Top_Up_Unavailable_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unavailable_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unavailable_text(inputs)
	return __fi.top_up_unavailable_text(inputs)
});
/**
* | output |
* | --- |
* | "Manage benefits" |
*
* @param {Top_Up_Unavailable_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unavailable_action = /** @type {((inputs?: Top_Up_Unavailable_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unavailable_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unavailable_action(inputs)
	return __fi.top_up_unavailable_action(inputs)
});
/**
* | output |
* | --- |
* | "Benefit" |
*
* @param {Top_Up_Step_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_step_benefit = /** @type {((inputs?: Top_Up_Step_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Step_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_step_benefit(inputs)
	return __fi.top_up_step_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Which benefit do you load?" |
*
* @param {Top_Up_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_benefit = /** @type {((inputs?: Top_Up_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_benefit(inputs)
	return __fi.top_up_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Choose the benefit." |
*
* @param {Top_Up_Error_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_benefit = /** @type {((inputs?: Top_Up_Error_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_benefit(inputs)
	return __fi.top_up_error_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Time" |
*
* @param {Top_Up_Step_ScheduleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_step_schedule = /** @type {((inputs?: Top_Up_Step_ScheduleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Step_ScheduleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_step_schedule(inputs)
	return __fi.top_up_step_schedule(inputs)
});
/**
* | output |
* | --- |
* | "When is the benefit loaded?" |
*
* @param {Top_Up_ScheduleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_schedule = /** @type {((inputs?: Top_Up_ScheduleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_ScheduleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_schedule(inputs)
	return __fi.top_up_schedule(inputs)
});
/**
* | output |
* | --- |
* | "At once" |
*
* @param {Top_Up_Schedule_DirectInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_schedule_direct = /** @type {((inputs?: Top_Up_Schedule_DirectInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Schedule_DirectInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_schedule_direct(inputs)
	return __fi.top_up_schedule_direct(inputs)
});
/**
* | output |
* | --- |
* | "Employees get the money when the load has been paid." |
*
* @param {Top_Up_Schedule_Direct_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_schedule_direct_hint = /** @type {((inputs?: Top_Up_Schedule_Direct_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Schedule_Direct_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_schedule_direct_hint(inputs)
	return __fi.top_up_schedule_direct_hint(inputs)
});
/**
* | output |
* | --- |
* | "I choose the date" |
*
* @param {Top_Up_Schedule_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_schedule_date = /** @type {((inputs?: Top_Up_Schedule_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Schedule_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_schedule_date(inputs)
	return __fi.top_up_schedule_date(inputs)
});
/**
* | output |
* | --- |
* | "The load is made at the start of the day you choose." |
*
* @param {Top_Up_Schedule_Date_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_schedule_date_hint = /** @type {((inputs?: Top_Up_Schedule_Date_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Schedule_Date_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_schedule_date_hint(inputs)
	return __fi.top_up_schedule_date_hint(inputs)
});
/**
* | output |
* | --- |
* | "Load date" |
*
* @param {Top_Up_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_date = /** @type {((inputs?: Top_Up_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_date(inputs)
	return __fi.top_up_date(inputs)
});
/**
* | output |
* | --- |
* | "dd.mm.yyyy, from {min} to {max}" |
*
* @param {Top_Up_Date_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_date_hint = /** @type {((inputs: Top_Up_Date_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Date_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_date_hint(inputs)
	return __fi.top_up_date_hint(inputs)
});
/**
* | output |
* | --- |
* | "Give the load date." |
*
* @param {Top_Up_Error_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_date = /** @type {((inputs?: Top_Up_Error_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_date(inputs)
	return __fi.top_up_error_date(inputs)
});
/**
* | output |
* | --- |
* | "Amount" |
*
* @param {Top_Up_Step_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_step_amount = /** @type {((inputs?: Top_Up_Step_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Step_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_step_amount(inputs)
	return __fi.top_up_step_amount(inputs)
});
/**
* | output |
* | --- |
* | "Amount for each employee" |
*
* @param {Top_Up_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_amount = /** @type {((inputs?: Top_Up_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_amount(inputs)
	return __fi.top_up_amount(inputs)
});
/**
* | output |
* | --- |
* | "An employee can get at most {max} of this benefit a month." |
*
* @param {Top_Up_Amount_Hint_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_amount_hint_month = /** @type {((inputs: Top_Up_Amount_Hint_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Amount_Hint_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_amount_hint_month(inputs)
	return __fi.top_up_amount_hint_month(inputs)
});
/**
* | output |
* | --- |
* | "An employee can get at most {max} of this benefit a year." |
*
* @param {Top_Up_Amount_Hint_YearInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_amount_hint_year = /** @type {((inputs: Top_Up_Amount_Hint_YearInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Amount_Hint_YearInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_amount_hint_year(inputs)
	return __fi.top_up_amount_hint_year(inputs)
});
/**
* | output |
* | --- |
* | "You can now load at most {max} to each of those chosen." |
*
* @param {Top_Up_Amount_Hint_LowestInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_amount_hint_lowest = /** @type {((inputs: Top_Up_Amount_Hint_LowestInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Amount_Hint_LowestInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_amount_hint_lowest(inputs)
	return __fi.top_up_amount_hint_lowest(inputs)
});
/**
* | output |
* | --- |
* | "Give the amount." |
*
* @param {Top_Up_Error_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_amount = /** @type {((inputs?: Top_Up_Error_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_amount(inputs)
	return __fi.top_up_error_amount(inputs)
});
/**
* | output |
* | --- |
* | "The amount must be at least {min}." |
*
* @param {Top_Up_Error_Amount_SmallInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_amount_small = /** @type {((inputs: Top_Up_Error_Amount_SmallInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Amount_SmallInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_amount_small(inputs)
	return __fi.top_up_error_amount_small(inputs)
});
/**
* | output |
* | --- |
* | "The amount exceeds the yearly limit of at least one chosen employee. The most is {max}." |
*
* @param {Top_Up_Error_Amount_LimitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_amount_limit = /** @type {((inputs: Top_Up_Error_Amount_LimitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Amount_LimitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_amount_limit(inputs)
	return __fi.top_up_error_amount_limit(inputs)
});
/**
* | output |
* | --- |
* | "The amount exceeds the monthly limit of at least one chosen employee. The most is {max}." |
*
* @param {Top_Up_Error_Amount_Limit_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_amount_limit_month = /** @type {((inputs: Top_Up_Error_Amount_Limit_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Amount_Limit_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_amount_limit_month(inputs)
	return __fi.top_up_error_amount_limit_month(inputs)
});
/**
* | output |
* | --- |
* | "An e-invoice with its fees can total {min} to {max}." |
*
* @param {Top_Up_Error_Invoice_TotalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_invoice_total = /** @type {((inputs: Top_Up_Error_Invoice_TotalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Invoice_TotalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_invoice_total(inputs)
	return __fi.top_up_error_invoice_total(inputs)
});
/**
* | output |
* | --- |
* | "Employees" |
*
* @param {Top_Up_Step_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_step_employees = /** @type {((inputs?: Top_Up_Step_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Step_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_step_employees(inputs)
	return __fi.top_up_step_employees(inputs)
});
/**
* | output |
* | --- |
* | "You can choose those to whom the benefit can still be loaded." |
*
* @param {Top_Up_Employees_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_hint = /** @type {((inputs?: Top_Up_Employees_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_hint(inputs)
	return __fi.top_up_employees_hint(inputs)
});
/**
* | output |
* | --- |
* | "Choose the benefit first." |
*
* @param {Top_Up_Employees_Choose_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_choose_benefit = /** @type {((inputs?: Top_Up_Employees_Choose_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_Choose_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_choose_benefit(inputs)
	return __fi.top_up_employees_choose_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Nobody has this benefit on the load date." |
*
* @param {Top_Up_Employees_NobodyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_nobody = /** @type {((inputs?: Top_Up_Employees_NobodyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_NobodyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_nobody(inputs)
	return __fi.top_up_employees_nobody(inputs)
});
/**
* | output |
* | --- |
* | "Employees to whom the benefit is loaded" |
*
* @param {Top_Up_Employees_TableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_table = /** @type {((inputs?: Top_Up_Employees_TableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_TableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_table(inputs)
	return __fi.top_up_employees_table(inputs)
});
/**
* | output |
* | --- |
* | "Search by name, cost center or employee number" |
*
* @param {Top_Up_Employees_SearchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_search = /** @type {((inputs?: Top_Up_Employees_SearchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_SearchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_search(inputs)
	return __fi.top_up_employees_search(inputs)
});
/**
* | output |
* | --- |
* | "{count} chosen" |
*
* @param {Top_Up_Employees_ChosenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_chosen = /** @type {((inputs: Top_Up_Employees_ChosenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_ChosenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_chosen(inputs)
	return __fi.top_up_employees_chosen(inputs)
});
/**
* | output |
* | --- |
* | "Include those on hold" |
*
* @param {Top_Up_Employees_On_HoldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_on_hold = /** @type {((inputs?: Top_Up_Employees_On_HoldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_On_HoldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_on_hold(inputs)
	return __fi.top_up_employees_on_hold(inputs)
});
/**
* | output |
* | --- |
* | "This benefit cannot be loaded to those on hold." |
*
* @param {Top_Up_Employees_On_Hold_BarredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_employees_on_hold_barred = /** @type {((inputs?: Top_Up_Employees_On_Hold_BarredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Employees_On_Hold_BarredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_employees_on_hold_barred(inputs)
	return __fi.top_up_employees_on_hold_barred(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least one employee." |
*
* @param {Top_Up_Error_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_employees = /** @type {((inputs?: Top_Up_Error_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_employees(inputs)
	return __fi.top_up_error_employees(inputs)
});
/**
* | output |
* | --- |
* | "Employee" |
*
* @param {Top_Up_Column_EmployeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_column_employee = /** @type {((inputs?: Top_Up_Column_EmployeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Column_EmployeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_column_employee(inputs)
	return __fi.top_up_column_employee(inputs)
});
/**
* | output |
* | --- |
* | "Cost center" |
*
* @param {Top_Up_Column_Cost_CenterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_column_cost_center = /** @type {((inputs?: Top_Up_Column_Cost_CenterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Column_Cost_CenterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_column_cost_center(inputs)
	return __fi.top_up_column_cost_center(inputs)
});
/**
* | output |
* | --- |
* | "Available" |
*
* @param {Top_Up_Column_AvailableInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_column_available = /** @type {((inputs?: Top_Up_Column_AvailableInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Column_AvailableInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_column_available(inputs)
	return __fi.top_up_column_available(inputs)
});
/**
* | output |
* | --- |
* | "Gets" |
*
* @param {Top_Up_Column_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_column_amount = /** @type {((inputs?: Top_Up_Column_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Column_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_column_amount(inputs)
	return __fi.top_up_column_amount(inputs)
});
/**
* | output |
* | --- |
* | "Why" |
*
* @param {Top_Up_Column_ReasonInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_column_reason = /** @type {((inputs?: Top_Up_Column_ReasonInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Column_ReasonInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_column_reason(inputs)
	return __fi.top_up_column_reason(inputs)
});
/**
* | output |
* | --- |
* | "On hold" |
*
* @param {Top_Up_On_HoldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_on_hold = /** @type {((inputs?: Top_Up_On_HoldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_On_HoldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_on_hold(inputs)
	return __fi.top_up_on_hold(inputs)
});
/**
* | output |
* | --- |
* | "Waits for a load on {date}" |
*
* @param {Top_Up_WaitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_waits = /** @type {((inputs: Top_Up_WaitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_WaitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_waits(inputs)
	return __fi.top_up_waits(inputs)
});
/**
* | output |
* | --- |
* | "Nothing left to load in this period" |
*
* @param {Top_Up_Reason_Nothing_LeftInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_nothing_left = /** @type {((inputs?: Top_Up_Reason_Nothing_LeftInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_Nothing_LeftInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_nothing_left(inputs)
	return __fi.top_up_reason_nothing_left(inputs)
});
/**
* | output |
* | --- |
* | "On hold: this benefit cannot be loaded" |
*
* @param {Top_Up_Reason_On_HoldInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_on_hold = /** @type {((inputs?: Top_Up_Reason_On_HoldInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_On_HoldInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_on_hold(inputs)
	return __fi.top_up_reason_on_hold(inputs)
});
/**
* | output |
* | --- |
* | "On hold" |
*
* @param {Top_Up_Reason_On_Hold_HiddenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_on_hold_hidden = /** @type {((inputs?: Top_Up_Reason_On_Hold_HiddenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_On_Hold_HiddenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_on_hold_hidden(inputs)
	return __fi.top_up_reason_on_hold_hidden(inputs)
});
/**
* | output |
* | --- |
* | "Not chosen" |
*
* @param {Top_Up_Reason_Not_ChosenInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_not_chosen = /** @type {((inputs?: Top_Up_Reason_Not_ChosenInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_Not_ChosenInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_not_chosen(inputs)
	return __fi.top_up_reason_not_chosen(inputs)
});
/**
* | output |
* | --- |
* | "Does not have this benefit" |
*
* @param {Top_Up_Reason_No_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_no_benefit = /** @type {((inputs?: Top_Up_Reason_No_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_No_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_no_benefit(inputs)
	return __fi.top_up_reason_no_benefit(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is not valid on the load date" |
*
* @param {Top_Up_Reason_Not_ValidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_not_valid = /** @type {((inputs?: Top_Up_Reason_Not_ValidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_Not_ValidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_not_valid(inputs)
	return __fi.top_up_reason_not_valid(inputs)
});
/**
* | output |
* | --- |
* | "The load failed" |
*
* @param {Top_Up_Reason_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_failed = /** @type {((inputs?: Top_Up_Reason_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_failed(inputs)
	return __fi.top_up_reason_failed(inputs)
});
/**
* | output |
* | --- |
* | "Payment" |
*
* @param {Top_Up_Step_PaymentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_step_payment = /** @type {((inputs?: Top_Up_Step_PaymentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Step_PaymentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_step_payment(inputs)
	return __fi.top_up_step_payment(inputs)
});
/**
* | output |
* | --- |
* | "How is the load paid?" |
*
* @param {Top_Up_PaymentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_payment = /** @type {((inputs?: Top_Up_PaymentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_PaymentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_payment(inputs)
	return __fi.top_up_payment(inputs)
});
/**
* | output |
* | --- |
* | "Deduction from the balance" |
*
* @param {Top_Up_Payment_DeductionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_payment_deduction = /** @type {((inputs?: Top_Up_Payment_DeductionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Payment_DeductionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_payment_deduction(inputs)
	return __fi.top_up_payment_deduction(inputs)
});
/**
* | output |
* | --- |
* | "The balance is now {balance}." |
*
* @param {Top_Up_Payment_Deduction_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_payment_deduction_hint = /** @type {((inputs: Top_Up_Payment_Deduction_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Payment_Deduction_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_payment_deduction_hint(inputs)
	return __fi.top_up_payment_deduction_hint(inputs)
});
/**
* | output |
* | --- |
* | "E-invoice" |
*
* @param {Top_Up_Payment_EinvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_payment_einvoice = /** @type {((inputs?: Top_Up_Payment_EinvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Payment_EinvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_payment_einvoice(inputs)
	return __fi.top_up_payment_einvoice(inputs)
});
/**
* | output |
* | --- |
* | "The invoice is sent on the next banking day. The benefit is loaded when it has been paid." |
*
* @param {Top_Up_Payment_Einvoice_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_payment_einvoice_hint = /** @type {((inputs?: Top_Up_Payment_Einvoice_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Payment_Einvoice_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_payment_einvoice_hint(inputs)
	return __fi.top_up_payment_einvoice_hint(inputs)
});
/**
* | output |
* | --- |
* | "Choose how to pay." |
*
* @param {Top_Up_Error_PaymentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_payment = /** @type {((inputs?: Top_Up_Error_PaymentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_PaymentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_payment(inputs)
	return __fi.top_up_error_payment(inputs)
});
/**
* | output |
* | --- |
* | "The payment is over the balance: {missing} is missing." |
*
* @param {Top_Up_Error_BalanceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_balance = /** @type {((inputs: Top_Up_Error_BalanceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_BalanceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_balance(inputs)
	return __fi.top_up_error_balance(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Top_Up_To_DepositInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_to_deposit = /** @type {((inputs?: Top_Up_To_DepositInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_To_DepositInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_to_deposit(inputs)
	return __fi.top_up_to_deposit(inputs)
});
/**
* | output |
* | --- |
* | "E-invoice address" |
*
* @param {Top_Up_Einvoice_AddressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_einvoice_address = /** @type {((inputs?: Top_Up_Einvoice_AddressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Einvoice_AddressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_einvoice_address(inputs)
	return __fi.top_up_einvoice_address(inputs)
});
/**
* | output |
* | --- |
* | "Operator" |
*
* @param {Top_Up_Einvoice_OperatorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_einvoice_operator = /** @type {((inputs?: Top_Up_Einvoice_OperatorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Einvoice_OperatorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_einvoice_operator(inputs)
	return __fi.top_up_einvoice_operator(inputs)
});
/**
* | output |
* | --- |
* | "Give the e-invoice address." |
*
* @param {Top_Up_Error_Einvoice_AddressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_einvoice_address = /** @type {((inputs?: Top_Up_Error_Einvoice_AddressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Einvoice_AddressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_einvoice_address(inputs)
	return __fi.top_up_error_einvoice_address(inputs)
});
/**
* | output |
* | --- |
* | "Give the operator." |
*
* @param {Top_Up_Error_Einvoice_OperatorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_einvoice_operator = /** @type {((inputs?: Top_Up_Error_Einvoice_OperatorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Einvoice_OperatorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_einvoice_operator(inputs)
	return __fi.top_up_error_einvoice_operator(inputs)
});
/**
* | output |
* | --- |
* | "Summary" |
*
* @param {Top_Up_SummaryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_summary = /** @type {((inputs?: Top_Up_SummaryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_SummaryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_summary(inputs)
	return __fi.top_up_summary(inputs)
});
/**
* | output |
* | --- |
* | "Recipients" |
*
* @param {Top_Up_RecipientsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_recipients = /** @type {((inputs?: Top_Up_RecipientsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_RecipientsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_recipients(inputs)
	return __fi.top_up_recipients(inputs)
});
/**
* | output |
* | --- |
* | "1 employee × {amount}" |
*
* @param {Top_Up_Recipients_OneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_recipients_one = /** @type {((inputs: Top_Up_Recipients_OneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Recipients_OneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_recipients_one(inputs)
	return __fi.top_up_recipients_one(inputs)
});
/**
* | output |
* | --- |
* | "{count} employees × {amount}" |
*
* @param {Top_Up_Recipients_ManyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_recipients_many = /** @type {((inputs: Top_Up_Recipients_ManyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Recipients_ManyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_recipients_many(inputs)
	return __fi.top_up_recipients_many(inputs)
});
/**
* | output |
* | --- |
* | "Sum to load" |
*
* @param {Top_Up_SumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_sum = /** @type {((inputs?: Top_Up_SumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_SumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_sum(inputs)
	return __fi.top_up_sum(inputs)
});
/**
* | output |
* | --- |
* | "Service fee {percent}" |
*
* @param {Top_Up_FeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_fee = /** @type {((inputs: Top_Up_FeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_FeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_fee(inputs)
	return __fi.top_up_fee(inputs)
});
/**
* | output |
* | --- |
* | "VAT of the service fee {percent}" |
*
* @param {Top_Up_VatInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_vat = /** @type {((inputs: Top_Up_VatInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_VatInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_vat(inputs)
	return __fi.top_up_vat(inputs)
});
/**
* | output |
* | --- |
* | "Total" |
*
* @param {Top_Up_TotalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_total = /** @type {((inputs?: Top_Up_TotalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_TotalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_total(inputs)
	return __fi.top_up_total(inputs)
});
/**
* | output |
* | --- |
* | "Balance now" |
*
* @param {Top_Up_Balance_NowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_balance_now = /** @type {((inputs?: Top_Up_Balance_NowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Balance_NowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_balance_now(inputs)
	return __fi.top_up_balance_now(inputs)
});
/**
* | output |
* | --- |
* | "Balance after the load" |
*
* @param {Top_Up_Balance_AfterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_balance_after = /** @type {((inputs?: Top_Up_Balance_AfterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Balance_AfterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_balance_after(inputs)
	return __fi.top_up_balance_after(inputs)
});
/**
* | output |
* | --- |
* | "An e-invoice does not change the balance." |
*
* @param {Top_Up_Balance_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_balance_invoice = /** @type {((inputs?: Top_Up_Balance_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Balance_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_balance_invoice(inputs)
	return __fi.top_up_balance_invoice(inputs)
});
/**
* | output |
* | --- |
* | "Deducted on {date}." |
*
* @param {Top_Up_Charged_OnInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_charged_on = /** @type {((inputs: Top_Up_Charged_OnInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Charged_OnInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_charged_on(inputs)
	return __fi.top_up_charged_on(inputs)
});
/**
* | output |
* | --- |
* | "Continue to confirmation" |
*
* @param {Top_Up_SubmitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_submit = /** @type {((inputs?: Top_Up_SubmitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_SubmitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_submit(inputs)
	return __fi.top_up_submit(inputs)
});
/**
* | output |
* | --- |
* | "The figures have changed meanwhile. Check your choices and the amount." |
*
* @param {Top_Up_ChangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_changed = /** @type {((inputs?: Top_Up_ChangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_ChangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_changed(inputs)
	return __fi.top_up_changed(inputs)
});
/**
* | output |
* | --- |
* | "Up-to-date figures could not be read. Nothing was loaded. Try again." |
*
* @param {Top_Up_UnreadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unread = /** @type {((inputs?: Top_Up_UnreadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_UnreadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unread(inputs)
	return __fi.top_up_unread(inputs)
});
/**
* | output |
* | --- |
* | "Confirm the load" |
*
* @param {Top_Up_Confirm_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_title = /** @type {((inputs?: Top_Up_Confirm_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_title(inputs)
	return __fi.top_up_confirm_title(inputs)
});
/**
* | output |
* | --- |
* | "This is what happens when you confirm. A load cannot be cancelled in the portal." |
*
* @param {Top_Up_Confirm_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_text = /** @type {((inputs?: Top_Up_Confirm_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_text(inputs)
	return __fi.top_up_confirm_text(inputs)
});
/**
* | output |
* | --- |
* | "Load {total}" |
*
* @param {Top_Up_Confirm_LoadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_load = /** @type {((inputs: Top_Up_Confirm_LoadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_LoadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_load(inputs)
	return __fi.top_up_confirm_load(inputs)
});
/**
* | output |
* | --- |
* | "Schedule the load {total}" |
*
* @param {Top_Up_Confirm_ScheduleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_schedule = /** @type {((inputs: Top_Up_Confirm_ScheduleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_ScheduleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_schedule(inputs)
	return __fi.top_up_confirm_schedule(inputs)
});
/**
* | output |
* | --- |
* | "Order the e-invoice {total}" |
*
* @param {Top_Up_Confirm_InvoiceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_invoice = /** @type {((inputs: Top_Up_Confirm_InvoiceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_InvoiceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_invoice(inputs)
	return __fi.top_up_confirm_invoice(inputs)
});
/**
* | output |
* | --- |
* | "Back" |
*
* @param {Top_Up_Confirm_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_back = /** @type {((inputs?: Top_Up_Confirm_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_back(inputs)
	return __fi.top_up_confirm_back(inputs)
});
/**
* | output |
* | --- |
* | "Get the load: {count}" |
*
* @param {Top_Up_GettingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_getting = /** @type {((inputs: Top_Up_GettingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_GettingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_getting(inputs)
	return __fi.top_up_getting(inputs)
});
/**
* | output |
* | --- |
* | "Left without a load: {count}" |
*
* @param {Top_Up_WithoutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_without = /** @type {((inputs: Top_Up_WithoutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_WithoutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_without(inputs)
	return __fi.top_up_without(inputs)
});
/**
* | output |
* | --- |
* | "Without a load: {count}" |
*
* @param {Top_Up_Without_AfterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_without_after = /** @type {((inputs: Top_Up_Without_AfterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Without_AfterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_without_after(inputs)
	return __fi.top_up_without_after(inputs)
});
/**
* | output |
* | --- |
* | "{reason}: {count}" |
*
* @param {Top_Up_Reason_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reason_count = /** @type {((inputs: Top_Up_Reason_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Reason_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reason_count(inputs)
	return __fi.top_up_reason_count(inputs)
});
/**
* | output |
* | --- |
* | "Benefit load" |
*
* @param {Top_Up_Load_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_load_title = /** @type {((inputs?: Top_Up_Load_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Load_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_load_title(inputs)
	return __fi.top_up_load_title(inputs)
});
/**
* | output |
* | --- |
* | "The load is in progress" |
*
* @param {Top_Up_Running_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_running_title = /** @type {((inputs?: Top_Up_Running_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Running_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_running_title(inputs)
	return __fi.top_up_running_title(inputs)
});
/**
* | output |
* | --- |
* | "Employees will get the money in a moment. You can leave the page: the load goes on." |
*
* @param {Top_Up_Running_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_running_text = /** @type {((inputs?: Top_Up_Running_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Running_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_running_text(inputs)
	return __fi.top_up_running_text(inputs)
});
/**
* | output |
* | --- |
* | "The state of the load could not be read. We will try again soon." |
*
* @param {Top_Up_Running_TroubleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_running_trouble = /** @type {((inputs?: Top_Up_Running_TroubleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Running_TroubleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_running_trouble(inputs)
	return __fi.top_up_running_trouble(inputs)
});
/**
* | output |
* | --- |
* | "The load is taking longer than usual" |
*
* @param {Top_Up_Late_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_late_title = /** @type {((inputs?: Top_Up_Late_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Late_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_late_title(inputs)
	return __fi.top_up_late_title(inputs)
});
/**
* | output |
* | --- |
* | "We do not know yet whether the load is complete. It goes on in the service, and you need not load again. Check its state or see the report." |
*
* @param {Top_Up_Late_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_late_text = /** @type {((inputs?: Top_Up_Late_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Late_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_late_text(inputs)
	return __fi.top_up_late_text(inputs)
});
/**
* | output |
* | --- |
* | "Check the state" |
*
* @param {Top_Up_Check_AgainInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_check_again = /** @type {((inputs?: Top_Up_Check_AgainInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Check_AgainInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_check_again(inputs)
	return __fi.top_up_check_again(inputs)
});
/**
* | output |
* | --- |
* | "See the report" |
*
* @param {Top_Up_ReportInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_report = /** @type {((inputs?: Top_Up_ReportInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_ReportInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_report(inputs)
	return __fi.top_up_report(inputs)
});
/**
* | output |
* | --- |
* | "See the reports" |
*
* @param {Top_Up_ReportsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reports = /** @type {((inputs?: Top_Up_ReportsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_ReportsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reports(inputs)
	return __fi.top_up_reports(inputs)
});
/**
* | output |
* | --- |
* | "Add another load" |
*
* @param {Top_Up_AnotherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_another = /** @type {((inputs?: Top_Up_AnotherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_AnotherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_another(inputs)
	return __fi.top_up_another(inputs)
});
/**
* | output |
* | --- |
* | "The load is complete" |
*
* @param {Top_Up_Done_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_done_title = /** @type {((inputs?: Top_Up_Done_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Done_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_done_title(inputs)
	return __fi.top_up_done_title(inputs)
});
/**
* | output |
* | --- |
* | "1 employee got the load." |
*
* @param {Top_Up_Done_Text_OneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_done_text_one = /** @type {((inputs?: Top_Up_Done_Text_OneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Done_Text_OneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_done_text_one(inputs)
	return __fi.top_up_done_text_one(inputs)
});
/**
* | output |
* | --- |
* | "{count} employees got the load." |
*
* @param {Top_Up_Done_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_done_text = /** @type {((inputs: Top_Up_Done_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Done_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_done_text(inputs)
	return __fi.top_up_done_text(inputs)
});
/**
* | output |
* | --- |
* | "The loads are complete" |
*
* @param {Top_Up_Done_Many_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_done_many_title = /** @type {((inputs?: Top_Up_Done_Many_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Done_Many_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_done_many_title(inputs)
	return __fi.top_up_done_many_title(inputs)
});
/**
* | output |
* | --- |
* | "The reports show what everybody got." |
*
* @param {Top_Up_Done_Many_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_done_many_text = /** @type {((inputs?: Top_Up_Done_Many_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Done_Many_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_done_many_text(inputs)
	return __fi.top_up_done_many_text(inputs)
});
/**
* | output |
* | --- |
* | "The load is complete, but not everybody got it" |
*
* @param {Top_Up_Errors_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_errors_title = /** @type {((inputs?: Top_Up_Errors_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Errors_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_errors_title(inputs)
	return __fi.top_up_errors_title(inputs)
});
/**
* | output |
* | --- |
* | "{done} of {count} employees got the load. The {sum} that could not be loaded comes back to the account on the next working day; the service fee does not. The..." |
*
* @param {Top_Up_Errors_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_errors_text = /** @type {((inputs: Top_Up_Errors_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Errors_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_errors_text(inputs)
	return __fi.top_up_errors_text(inputs)
});
/**
* | output |
* | --- |
* | "The load has been scheduled" |
*
* @param {Top_Up_Scheduled_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_scheduled_title = /** @type {((inputs?: Top_Up_Scheduled_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Scheduled_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_scheduled_title(inputs)
	return __fi.top_up_scheduled_title(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is loaded on {date}. {total} is deducted from the balance then. See to it that the balance is enough: otherwise the load is not made." |
*
* @param {Top_Up_Scheduled_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_scheduled_text = /** @type {((inputs: Top_Up_Scheduled_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Scheduled_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_scheduled_text(inputs)
	return __fi.top_up_scheduled_text(inputs)
});
/**
* | output |
* | --- |
* | "The load waits for payment" |
*
* @param {Top_Up_Invoiced_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_invoiced_title = /** @type {((inputs?: Top_Up_Invoiced_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Invoiced_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_invoiced_title(inputs)
	return __fi.top_up_invoiced_title(inputs)
});
/**
* | output |
* | --- |
* | "The e-invoice ({total}) is sent on the next banking day, and the payment takes 1–3 banking days. The benefit is loaded when the payment has arrived." |
*
* @param {Top_Up_Invoiced_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_invoiced_text = /** @type {((inputs: Top_Up_Invoiced_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Invoiced_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_invoiced_text(inputs)
	return __fi.top_up_invoiced_text(inputs)
});
/**
* | output |
* | --- |
* | "The e-invoice ({total}) is sent on the next banking day, and the payment takes 1–3 banking days. The benefit is loaded on {date} if the payment has arrived b..." |
*
* @param {Top_Up_Invoiced_Text_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_invoiced_text_date = /** @type {((inputs: Top_Up_Invoiced_Text_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Invoiced_Text_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_invoiced_text_date(inputs)
	return __fi.top_up_invoiced_text_date(inputs)
});
/**
* | output |
* | --- |
* | "The payment has arrived" |
*
* @param {Top_Up_Confirmed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirmed_title = /** @type {((inputs?: Top_Up_Confirmed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirmed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirmed_title(inputs)
	return __fi.top_up_confirmed_title(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is loaded on {date}." |
*
* @param {Top_Up_Confirmed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirmed_text = /** @type {((inputs: Top_Up_Confirmed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirmed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirmed_text(inputs)
	return __fi.top_up_confirmed_text(inputs)
});
/**
* | output |
* | --- |
* | "The payment was not received" |
*
* @param {Top_Up_Unpaid_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unpaid_title = /** @type {((inputs?: Top_Up_Unpaid_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unpaid_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unpaid_title(inputs)
	return __fi.top_up_unpaid_title(inputs)
});
/**
* | output |
* | --- |
* | "The load was not made, because the payment was not received." |
*
* @param {Top_Up_Unpaid_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unpaid_text = /** @type {((inputs?: Top_Up_Unpaid_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unpaid_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unpaid_text(inputs)
	return __fi.top_up_unpaid_text(inputs)
});
/**
* | output |
* | --- |
* | "The load was cancelled" |
*
* @param {Top_Up_Canceled_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_canceled_title = /** @type {((inputs?: Top_Up_Canceled_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Canceled_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_canceled_title(inputs)
	return __fi.top_up_canceled_title(inputs)
});
/**
* | output |
* | --- |
* | "Ask customer service for more." |
*
* @param {Top_Up_Canceled_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_canceled_text = /** @type {((inputs?: Top_Up_Canceled_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Canceled_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_canceled_text(inputs)
	return __fi.top_up_canceled_text(inputs)
});
/**
* | output |
* | --- |
* | "The load has been received" |
*
* @param {Top_Up_Unread_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unread_title = /** @type {((inputs?: Top_Up_Unread_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unread_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unread_title(inputs)
	return __fi.top_up_unread_title(inputs)
});
/**
* | output |
* | --- |
* | "Its details could not be read. The load is not lost: check its state or see the reports." |
*
* @param {Top_Up_Unread_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_unread_text = /** @type {((inputs?: Top_Up_Unread_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Unread_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_unread_text(inputs)
	return __fi.top_up_unread_text(inputs)
});
/**
* | output |
* | --- |
* | "Reading the load" |
*
* @param {Top_Up_ReadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_reading = /** @type {((inputs?: Top_Up_ReadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_ReadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_reading(inputs)
	return __fi.top_up_reading(inputs)
});
/**
* | output |
* | --- |
* | "Payment in total" |
*
* @param {Top_Up_Total_PaidInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_total_paid = /** @type {((inputs?: Top_Up_Total_PaidInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Total_PaidInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_total_paid(inputs)
	return __fi.top_up_total_paid(inputs)
});
/**
* | output |
* | --- |
* | "We do not know whether the load was made" |
*
* @param {Top_Up_Lost_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_title = /** @type {((inputs?: Top_Up_Lost_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_title(inputs)
	return __fi.top_up_lost_title(inputs)
});
/**
* | output |
* | --- |
* | "No answer came. We compare the loads with what there was before your press. Nothing is sent again." |
*
* @param {Top_Up_Lost_CheckingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_checking = /** @type {((inputs?: Top_Up_Lost_CheckingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_CheckingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_checking(inputs)
	return __fi.top_up_lost_checking(inputs)
});
/**
* | output |
* | --- |
* | "No answer came, and the loads could not be read. Nothing is sent again. Check when the connection works." |
*
* @param {Top_Up_Lost_UnreadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_unread = /** @type {((inputs?: Top_Up_Lost_UnreadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_UnreadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_unread(inputs)
	return __fi.top_up_lost_unread(inputs)
});
/**
* | output |
* | --- |
* | "The load is not to be seen" |
*
* @param {Top_Up_Lost_None_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_none_title = /** @type {((inputs?: Top_Up_Lost_None_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_None_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_none_title(inputs)
	return __fi.top_up_lost_none_title(inputs)
});
/**
* | output |
* | --- |
* | "No answer came. No such load had been made by {time}, and the balance is {balance} (before the press {before}). The service may still be working on it: check..." |
*
* @param {Top_Up_Lost_NoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_none = /** @type {((inputs: Top_Up_Lost_NoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_NoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_none(inputs)
	return __fi.top_up_lost_none(inputs)
});
/**
* | output |
* | --- |
* | "There are several such loads" |
*
* @param {Top_Up_Lost_Several_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_several_title = /** @type {((inputs?: Top_Up_Lost_Several_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_Several_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_several_title(inputs)
	return __fi.top_up_lost_several_title(inputs)
});
/**
* | output |
* | --- |
* | "Several such loads were made: the same load may have gone through twice. Check the reports before you load again." |
*
* @param {Top_Up_Lost_SeveralInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_several = /** @type {((inputs?: Top_Up_Lost_SeveralInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_SeveralInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_several(inputs)
	return __fi.top_up_lost_several(inputs)
});
/**
* | output |
* | --- |
* | "No answer came, but the load was found: it has been made. Do not load again." |
*
* @param {Top_Up_Lost_FoundInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_found = /** @type {((inputs?: Top_Up_Lost_FoundInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_FoundInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_found(inputs)
	return __fi.top_up_lost_found(inputs)
});
/**
* | output |
* | --- |
* | "Back to the load" |
*
* @param {Top_Up_Lost_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_back = /** @type {((inputs?: Top_Up_Lost_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_back(inputs)
	return __fi.top_up_lost_back(inputs)
});
/**
* | output |
* | --- |
* | "See the transactions" |
*
* @param {Top_Up_Lost_TransactionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_lost_transactions = /** @type {((inputs?: Top_Up_Lost_TransactionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Lost_TransactionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_lost_transactions(inputs)
	return __fi.top_up_lost_transactions(inputs)
});
/**
* | output |
* | --- |
* | "Something has changed since you opened this: somebody else may have made a load. The figures are up to date now. Check them and confirm again." |
*
* @param {Top_Up_Confirm_ChangedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_confirm_changed = /** @type {((inputs?: Top_Up_Confirm_ChangedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Confirm_ChangedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_confirm_changed(inputs)
	return __fi.top_up_confirm_changed(inputs)
});
/**
* | output |
* | --- |
* | "The same load has been made already" |
*
* @param {Top_Up_Twin_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_twin_title = /** @type {((inputs?: Top_Up_Twin_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Twin_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_twin_title(inputs)
	return __fi.top_up_twin_title(inputs)
});
/**
* | output |
* | --- |
* | "{name} loaded the same benefit to the same employees on {time}, {sum} in all. Load again only if they are to get it twice." |
*
* @param {Top_Up_Twin_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_twin_text = /** @type {((inputs: Top_Up_Twin_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Twin_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_twin_text(inputs)
	return __fi.top_up_twin_text(inputs)
});
/**
* | output |
* | --- |
* | "Enter the e-invoice address, for example 003712345678." |
*
* @param {Top_Up_Error_Einvoice_FormatInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const top_up_error_einvoice_format = /** @type {((inputs?: Top_Up_Error_Einvoice_FormatInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Top_Up_Error_Einvoice_FormatInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.top_up_error_einvoice_format(inputs)
	return __fi.top_up_error_einvoice_format(inputs)
});
/**
* | output |
* | --- |
* | "Reports" |
*
* @param {Reports_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_title = /** @type {((inputs?: Reports_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_title(inputs)
	return __fi.reports_title(inputs)
});
/**
* | output |
* | --- |
* | "The transactions of the company’s account and the loads of benefits." |
*
* @param {Reports_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_description = /** @type {((inputs?: Reports_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_description(inputs)
	return __fi.reports_description(inputs)
});
/**
* | output |
* | --- |
* | "Reports" |
*
* @param {Reports_TabsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_tabs = /** @type {((inputs?: Reports_TabsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_TabsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_tabs(inputs)
	return __fi.reports_tabs(inputs)
});
/**
* | output |
* | --- |
* | "Transactions" |
*
* @param {Reports_Tab_TransactionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_tab_transactions = /** @type {((inputs?: Reports_Tab_TransactionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Tab_TransactionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_tab_transactions(inputs)
	return __fi.reports_tab_transactions(inputs)
});
/**
* | output |
* | --- |
* | "Loads" |
*
* @param {Reports_Tab_Top_UpsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_tab_top_ups = /** @type {((inputs?: Reports_Tab_Top_UpsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Tab_Top_UpsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_tab_top_ups(inputs)
	return __fi.reports_tab_top_ups(inputs)
});
/**
* | output |
* | --- |
* | "Balance corrections" |
*
* @param {Reports_Tab_CorrectionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_tab_corrections = /** @type {((inputs?: Reports_Tab_CorrectionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Tab_CorrectionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_tab_corrections(inputs)
	return __fi.reports_tab_corrections(inputs)
});
/**
* | output |
* | --- |
* | "Download reports" |
*
* @param {Reports_DownloadsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_downloads = /** @type {((inputs?: Reports_DownloadsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_DownloadsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_downloads(inputs)
	return __fi.reports_downloads(inputs)
});
/**
* | output |
* | --- |
* | "Loading reports" |
*
* @param {Reports_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_loading = /** @type {((inputs?: Reports_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_loading(inputs)
	return __fi.reports_loading(inputs)
});
/**
* | output |
* | --- |
* | "Transactions of the company’s account" |
*
* @param {Reports_Transactions_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transactions_label = /** @type {((inputs?: Reports_Transactions_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transactions_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transactions_label(inputs)
	return __fi.reports_transactions_label(inputs)
});
/**
* | output |
* | --- |
* | "Reading the transactions failed." |
*
* @param {Reports_Transactions_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transactions_failed = /** @type {((inputs?: Reports_Transactions_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transactions_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transactions_failed(inputs)
	return __fi.reports_transactions_failed(inputs)
});
/**
* | output |
* | --- |
* | "The transactions could not be read" |
*
* @param {Reports_Transactions_Failed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transactions_failed_title = /** @type {((inputs?: Reports_Transactions_Failed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transactions_Failed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transactions_failed_title(inputs)
	return __fi.reports_transactions_failed_title(inputs)
});
/**
* | output |
* | --- |
* | "Nothing was changed. Try again in a moment." |
*
* @param {Reports_Failed_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_failed_text = /** @type {((inputs?: Reports_Failed_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Failed_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_failed_text(inputs)
	return __fi.reports_failed_text(inputs)
});
/**
* | output |
* | --- |
* | "No transactions yet" |
*
* @param {Reports_Transactions_Empty_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transactions_empty_title = /** @type {((inputs?: Reports_Transactions_Empty_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transactions_Empty_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transactions_empty_title(inputs)
	return __fi.reports_transactions_empty_title(inputs)
});
/**
* | output |
* | --- |
* | "When you deposit money or load a benefit, the transaction and its receipt come here." |
*
* @param {Reports_Transactions_Empty_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transactions_empty_text = /** @type {((inputs?: Reports_Transactions_Empty_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transactions_Empty_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transactions_empty_text(inputs)
	return __fi.reports_transactions_empty_text(inputs)
});
/**
* | output |
* | --- |
* | "Deposit money" |
*
* @param {Reports_Transactions_Empty_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transactions_empty_action = /** @type {((inputs?: Reports_Transactions_Empty_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transactions_Empty_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transactions_empty_action(inputs)
	return __fi.reports_transactions_empty_action(inputs)
});
/**
* | output |
* | --- |
* | "Date" |
*
* @param {Reports_Column_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_date = /** @type {((inputs?: Reports_Column_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_date(inputs)
	return __fi.reports_column_date(inputs)
});
/**
* | output |
* | --- |
* | "Transaction" |
*
* @param {Reports_Column_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_description = /** @type {((inputs?: Reports_Column_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_description(inputs)
	return __fi.reports_column_description(inputs)
});
/**
* | output |
* | --- |
* | "Amount" |
*
* @param {Reports_Column_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_amount = /** @type {((inputs?: Reports_Column_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_amount(inputs)
	return __fi.reports_column_amount(inputs)
});
/**
* | output |
* | --- |
* | "Receipt" |
*
* @param {Reports_Column_ReceiptInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_receipt = /** @type {((inputs?: Reports_Column_ReceiptInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_ReceiptInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_receipt(inputs)
	return __fi.reports_column_receipt(inputs)
});
/**
* | output |
* | --- |
* | "Money in" |
*
* @param {Reports_Transaction_InInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transaction_in = /** @type {((inputs?: Reports_Transaction_InInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transaction_InInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transaction_in(inputs)
	return __fi.reports_transaction_in(inputs)
});
/**
* | output |
* | --- |
* | "Money out" |
*
* @param {Reports_Transaction_OutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_transaction_out = /** @type {((inputs?: Reports_Transaction_OutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Transaction_OutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_transaction_out(inputs)
	return __fi.reports_transaction_out(inputs)
});
/**
* | output |
* | --- |
* | "Receipt" |
*
* @param {Reports_ReceiptInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_receipt = /** @type {((inputs?: Reports_ReceiptInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_ReceiptInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_receipt(inputs)
	return __fi.reports_receipt(inputs)
});
/**
* | output |
* | --- |
* | "{title}, {date}, {amount}" |
*
* @param {Reports_Receipt_OfInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_receipt_of = /** @type {((inputs: Reports_Receipt_OfInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Receipt_OfInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_receipt_of(inputs)
	return __fi.reports_receipt_of(inputs)
});
/**
* | output |
* | --- |
* | "Downloading the file failed." |
*
* @param {Reports_Download_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_download_failed = /** @type {((inputs?: Reports_Download_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Download_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_download_failed(inputs)
	return __fi.reports_download_failed(inputs)
});
/**
* | output |
* | --- |
* | "Downloading the file failed because the transaction is still in progress. Its receipt comes when it is done." |
*
* @param {Reports_Receipt_Not_YetInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_receipt_not_yet = /** @type {((inputs?: Reports_Receipt_Not_YetInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Receipt_Not_YetInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_receipt_not_yet(inputs)
	return __fi.reports_receipt_not_yet(inputs)
});
/**
* | output |
* | --- |
* | "Loads of benefits" |
*
* @param {Reports_Top_Ups_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_top_ups_label = /** @type {((inputs?: Reports_Top_Ups_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Top_Ups_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_top_ups_label(inputs)
	return __fi.reports_top_ups_label(inputs)
});
/**
* | output |
* | --- |
* | "The loads could not be read" |
*
* @param {Reports_Top_Ups_Failed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_top_ups_failed_title = /** @type {((inputs?: Reports_Top_Ups_Failed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Top_Ups_Failed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_top_ups_failed_title(inputs)
	return __fi.reports_top_ups_failed_title(inputs)
});
/**
* | output |
* | --- |
* | "No loads yet" |
*
* @param {Reports_Top_Ups_Empty_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_top_ups_empty_title = /** @type {((inputs?: Reports_Top_Ups_Empty_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Top_Ups_Empty_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_top_ups_empty_title(inputs)
	return __fi.reports_top_ups_empty_title(inputs)
});
/**
* | output |
* | --- |
* | "When you load a benefit to employees, you see here how far the load is and who got what." |
*
* @param {Reports_Top_Ups_Empty_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_top_ups_empty_text = /** @type {((inputs?: Reports_Top_Ups_Empty_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Top_Ups_Empty_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_top_ups_empty_text(inputs)
	return __fi.reports_top_ups_empty_text(inputs)
});
/**
* | output |
* | --- |
* | "Load benefit" |
*
* @param {Reports_Top_Ups_Empty_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_top_ups_empty_action = /** @type {((inputs?: Reports_Top_Ups_Empty_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Top_Ups_Empty_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_top_ups_empty_action(inputs)
	return __fi.reports_top_ups_empty_action(inputs)
});
/**
* | output |
* | --- |
* | "Created" |
*
* @param {Reports_Column_CreatedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_created = /** @type {((inputs?: Reports_Column_CreatedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_CreatedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_created(inputs)
	return __fi.reports_column_created(inputs)
});
/**
* | output |
* | --- |
* | "Scheduled for" |
*
* @param {Reports_Column_ScheduledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_scheduled = /** @type {((inputs?: Reports_Column_ScheduledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_ScheduledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_scheduled(inputs)
	return __fi.reports_column_scheduled(inputs)
});
/**
* | output |
* | --- |
* | "Made by" |
*
* @param {Reports_Column_ExecutorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_executor = /** @type {((inputs?: Reports_Column_ExecutorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_ExecutorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_executor(inputs)
	return __fi.reports_column_executor(inputs)
});
/**
* | output |
* | --- |
* | "Benefit" |
*
* @param {Reports_Column_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_benefit = /** @type {((inputs?: Reports_Column_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_benefit(inputs)
	return __fi.reports_column_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Status" |
*
* @param {Reports_Column_StatusInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_status = /** @type {((inputs?: Reports_Column_StatusInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_StatusInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_status(inputs)
	return __fi.reports_column_status(inputs)
});
/**
* | output |
* | --- |
* | "Sum" |
*
* @param {Reports_Column_SumInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_sum = /** @type {((inputs?: Reports_Column_SumInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_SumInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_sum(inputs)
	return __fi.reports_column_sum(inputs)
});
/**
* | output |
* | --- |
* | "With fees" |
*
* @param {Reports_Column_With_FeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_with_fees = /** @type {((inputs?: Reports_Column_With_FeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_With_FeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_with_fees(inputs)
	return __fi.reports_column_with_fees(inputs)
});
/**
* | output |
* | --- |
* | "Sum with fees" |
*
* @param {Reports_Column_Sum_With_FeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_sum_with_fees = /** @type {((inputs?: Reports_Column_Sum_With_FeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_Sum_With_FeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_sum_with_fees(inputs)
	return __fi.reports_column_sum_with_fees(inputs)
});
/**
* | output |
* | --- |
* | "At once" |
*
* @param {Reports_Scheduled_At_OnceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_scheduled_at_once = /** @type {((inputs?: Reports_Scheduled_At_OnceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Scheduled_At_OnceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_scheduled_at_once(inputs)
	return __fi.reports_scheduled_at_once(inputs)
});
/**
* | output |
* | --- |
* | "Lunch benefit load" |
*
* @param {Reports_Load_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_lunch = /** @type {((inputs?: Reports_Load_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_lunch(inputs)
	return __fi.reports_load_lunch(inputs)
});
/**
* | output |
* | --- |
* | "Recreational benefit load" |
*
* @param {Reports_Load_RecreationalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_recreational = /** @type {((inputs?: Reports_Load_RecreationalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_RecreationalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_recreational(inputs)
	return __fi.reports_load_recreational(inputs)
});
/**
* | output |
* | --- |
* | "Transport benefit load" |
*
* @param {Reports_Load_TransportInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_transport = /** @type {((inputs?: Reports_Load_TransportInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_TransportInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_transport(inputs)
	return __fi.reports_load_transport(inputs)
});
/**
* | output |
* | --- |
* | "Massage benefit load" |
*
* @param {Reports_Load_MassageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_massage = /** @type {((inputs?: Reports_Load_MassageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_MassageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_massage(inputs)
	return __fi.reports_load_massage(inputs)
});
/**
* | output |
* | --- |
* | "Wellbeing benefit load" |
*
* @param {Reports_Load_WellbeingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_wellbeing = /** @type {((inputs?: Reports_Load_WellbeingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_WellbeingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_wellbeing(inputs)
	return __fi.reports_load_wellbeing(inputs)
});
/**
* | output |
* | --- |
* | "In progress" |
*
* @param {Reports_Load_In_ProgressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_in_progress = /** @type {((inputs?: Reports_Load_In_ProgressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_In_ProgressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_in_progress(inputs)
	return __fi.reports_load_in_progress(inputs)
});
/**
* | output |
* | --- |
* | "Done" |
*
* @param {Reports_Load_SuccessInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_success = /** @type {((inputs?: Reports_Load_SuccessInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_SuccessInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_success(inputs)
	return __fi.reports_load_success(inputs)
});
/**
* | output |
* | --- |
* | "Done, some failed" |
*
* @param {Reports_Load_Closed_With_ErrorsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_closed_with_errors = /** @type {((inputs?: Reports_Load_Closed_With_ErrorsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_Closed_With_ErrorsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_closed_with_errors(inputs)
	return __fi.reports_load_closed_with_errors(inputs)
});
/**
* | output |
* | --- |
* | "Cancelled" |
*
* @param {Reports_Load_CanceledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_canceled = /** @type {((inputs?: Reports_Load_CanceledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_CanceledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_canceled(inputs)
	return __fi.reports_load_canceled(inputs)
});
/**
* | output |
* | --- |
* | "Payment not received" |
*
* @param {Reports_Load_Payment_Not_ReceivedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_payment_not_received = /** @type {((inputs?: Reports_Load_Payment_Not_ReceivedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_Payment_Not_ReceivedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_payment_not_received(inputs)
	return __fi.reports_load_payment_not_received(inputs)
});
/**
* | output |
* | --- |
* | "Paid, waiting for the load date" |
*
* @param {Reports_Load_Paid_Waiting_For_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_paid_waiting_for_date = /** @type {((inputs?: Reports_Load_Paid_Waiting_For_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_Paid_Waiting_For_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_paid_waiting_for_date(inputs)
	return __fi.reports_load_paid_waiting_for_date(inputs)
});
/**
* | output |
* | --- |
* | "Waiting for payment" |
*
* @param {Reports_Load_Waiting_For_PaymentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_waiting_for_payment = /** @type {((inputs?: Reports_Load_Waiting_For_PaymentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_Waiting_For_PaymentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_waiting_for_payment(inputs)
	return __fi.reports_load_waiting_for_payment(inputs)
});
/**
* | output |
* | --- |
* | "Waiting for the load date" |
*
* @param {Reports_Load_Waiting_For_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_load_waiting_for_date = /** @type {((inputs?: Reports_Load_Waiting_For_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Load_Waiting_For_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_load_waiting_for_date(inputs)
	return __fi.reports_load_waiting_for_date(inputs)
});
/**
* | output |
* | --- |
* | "The benefit is being loaded. What you see here updates by itself." |
*
* @param {Reports_About_In_ProgressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_in_progress = /** @type {((inputs?: Reports_About_In_ProgressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_In_ProgressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_in_progress(inputs)
	return __fi.reports_about_in_progress(inputs)
});
/**
* | output |
* | --- |
* | "All employees have received their benefit." |
*
* @param {Reports_About_SuccessInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_success = /** @type {((inputs?: Reports_About_SuccessInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_SuccessInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_success(inputs)
	return __fi.reports_about_success(inputs)
});
/**
* | output |
* | --- |
* | "The load has ended, but not all employees received their benefit. You see below who did not. What could not be loaded comes back to the account on the next w..." |
*
* @param {Reports_About_Closed_With_ErrorsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_closed_with_errors = /** @type {((inputs?: Reports_About_Closed_With_ErrorsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_Closed_With_ErrorsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_closed_with_errors(inputs)
	return __fi.reports_about_closed_with_errors(inputs)
});
/**
* | output |
* | --- |
* | "The load was cancelled and no benefit was loaded. Ask customer service for the reason." |
*
* @param {Reports_About_CanceledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_canceled = /** @type {((inputs?: Reports_About_CanceledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_CanceledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_canceled(inputs)
	return __fi.reports_about_canceled(inputs)
});
/**
* | output |
* | --- |
* | "The load was cancelled because it was not paid in time. No benefit was loaded." |
*
* @param {Reports_About_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_expired = /** @type {((inputs?: Reports_About_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_expired(inputs)
	return __fi.reports_about_expired(inputs)
});
/**
* | output |
* | --- |
* | "No benefit has been loaded because the payment was not received in time." |
*
* @param {Reports_About_Payment_Not_ReceivedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_payment_not_received = /** @type {((inputs?: Reports_About_Payment_Not_ReceivedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_Payment_Not_ReceivedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_payment_not_received(inputs)
	return __fi.reports_about_payment_not_received(inputs)
});
/**
* | output |
* | --- |
* | "The load is paid. The employees receive their benefit on {date}. To cancel the load, contact customer service." |
*
* @param {Reports_About_Paid_Waiting_For_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_paid_waiting_for_date = /** @type {((inputs: Reports_About_Paid_Waiting_For_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_Paid_Waiting_For_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_paid_waiting_for_date(inputs)
	return __fi.reports_about_paid_waiting_for_date(inputs)
});
/**
* | output |
* | --- |
* | "The load begins when the e-invoice is paid. To cancel the load, contact customer service." |
*
* @param {Reports_About_Waiting_For_PaymentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_waiting_for_payment = /** @type {((inputs?: Reports_About_Waiting_For_PaymentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_Waiting_For_PaymentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_waiting_for_payment(inputs)
	return __fi.reports_about_waiting_for_payment(inputs)
});
/**
* | output |
* | --- |
* | "The employees receive their benefit on {date} if the e-invoice is paid by then. To cancel the load, contact customer service." |
*
* @param {Reports_About_Waiting_For_Payment_And_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_waiting_for_payment_and_date = /** @type {((inputs: Reports_About_Waiting_For_Payment_And_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_Waiting_For_Payment_And_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_waiting_for_payment_and_date(inputs)
	return __fi.reports_about_waiting_for_payment_and_date(inputs)
});
/**
* | output |
* | --- |
* | "The sum is charged to the company’s account and the employees receive their benefit on {date}. Make sure that the balance covers it then. To cancel the load,..." |
*
* @param {Reports_About_Waiting_For_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_about_waiting_for_date = /** @type {((inputs: Reports_About_Waiting_For_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_About_Waiting_For_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_about_waiting_for_date(inputs)
	return __fi.reports_about_waiting_for_date(inputs)
});
/**
* | output |
* | --- |
* | "Loaded" |
*
* @param {Reports_Item_SuccessInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_success = /** @type {((inputs?: Reports_Item_SuccessInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_SuccessInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_success(inputs)
	return __fi.reports_item_success(inputs)
});
/**
* | output |
* | --- |
* | "Failed" |
*
* @param {Reports_Item_ErrorInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_error = /** @type {((inputs?: Reports_Item_ErrorInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_ErrorInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_error(inputs)
	return __fi.reports_item_error(inputs)
});
/**
* | output |
* | --- |
* | "In progress" |
*
* @param {Reports_Item_In_ProgressInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_in_progress = /** @type {((inputs?: Reports_Item_In_ProgressInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_In_ProgressInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_in_progress(inputs)
	return __fi.reports_item_in_progress(inputs)
});
/**
* | output |
* | --- |
* | "In the queue" |
*
* @param {Reports_Item_Not_StartedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_not_started = /** @type {((inputs?: Reports_Item_Not_StartedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_Not_StartedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_not_started(inputs)
	return __fi.reports_item_not_started(inputs)
});
/**
* | output |
* | --- |
* | "Expired" |
*
* @param {Reports_Item_ExpiredInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_expired = /** @type {((inputs?: Reports_Item_ExpiredInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_ExpiredInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_expired(inputs)
	return __fi.reports_item_expired(inputs)
});
/**
* | output |
* | --- |
* | "Cancelled" |
*
* @param {Reports_Item_CanceledInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_canceled = /** @type {((inputs?: Reports_Item_CanceledInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_CanceledInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_canceled(inputs)
	return __fi.reports_item_canceled(inputs)
});
/**
* | output |
* | --- |
* | "Waiting for the load date" |
*
* @param {Reports_Item_Waiting_For_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_waiting_for_date = /** @type {((inputs?: Reports_Item_Waiting_For_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_Waiting_For_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_waiting_for_date(inputs)
	return __fi.reports_item_waiting_for_date(inputs)
});
/**
* | output |
* | --- |
* | "Payment not received" |
*
* @param {Reports_Item_Payment_Not_ReceivedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_item_payment_not_received = /** @type {((inputs?: Reports_Item_Payment_Not_ReceivedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Item_Payment_Not_ReceivedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_item_payment_not_received(inputs)
	return __fi.reports_item_payment_not_received(inputs)
});
/**
* | output |
* | --- |
* | "Load report" |
*
* @param {Reports_Detail_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_title = /** @type {((inputs?: Reports_Detail_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_title(inputs)
	return __fi.reports_detail_title(inputs)
});
/**
* | output |
* | --- |
* | "Back to the loads" |
*
* @param {Reports_Detail_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_back = /** @type {((inputs?: Reports_Detail_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_back(inputs)
	return __fi.reports_detail_back(inputs)
});
/**
* | output |
* | --- |
* | "Summary" |
*
* @param {Reports_Detail_SummaryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_summary = /** @type {((inputs?: Reports_Detail_SummaryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_SummaryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_summary(inputs)
	return __fi.reports_detail_summary(inputs)
});
/**
* | output |
* | --- |
* | "Employees" |
*
* @param {Reports_Detail_EmployeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_employees = /** @type {((inputs?: Reports_Detail_EmployeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_EmployeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_employees(inputs)
	return __fi.reports_detail_employees(inputs)
});
/**
* | output |
* | --- |
* | "Service fee and its VAT" |
*
* @param {Reports_Detail_FeesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_fees = /** @type {((inputs?: Reports_Detail_FeesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_FeesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_fees(inputs)
	return __fi.reports_detail_fees(inputs)
});
/**
* | output |
* | --- |
* | "Employees" |
*
* @param {Reports_Detail_ItemsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_items = /** @type {((inputs?: Reports_Detail_ItemsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_ItemsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_items(inputs)
	return __fi.reports_detail_items(inputs)
});
/**
* | output |
* | --- |
* | "Employees of the load" |
*
* @param {Reports_Detail_Items_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_items_label = /** @type {((inputs?: Reports_Detail_Items_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_Items_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_items_label(inputs)
	return __fi.reports_detail_items_label(inputs)
});
/**
* | output |
* | --- |
* | "Loading the report" |
*
* @param {Reports_Detail_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_detail_loading = /** @type {((inputs?: Reports_Detail_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Detail_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_detail_loading(inputs)
	return __fi.reports_detail_loading(inputs)
});
/**
* | output |
* | --- |
* | "Name" |
*
* @param {Reports_Column_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_name = /** @type {((inputs?: Reports_Column_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_name(inputs)
	return __fi.reports_column_name(inputs)
});
/**
* | output |
* | --- |
* | "Personal identity code" |
*
* @param {Reports_Column_Personal_IdInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_personal_id = /** @type {((inputs?: Reports_Column_Personal_IdInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_Personal_IdInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_personal_id(inputs)
	return __fi.reports_column_personal_id(inputs)
});
/**
* | output |
* | --- |
* | "The load is still in progress, but what you see here no longer updates by itself." |
*
* @param {Reports_Updates_StoppedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_updates_stopped = /** @type {((inputs?: Reports_Updates_StoppedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Updates_StoppedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_updates_stopped(inputs)
	return __fi.reports_updates_stopped(inputs)
});
/**
* | output |
* | --- |
* | "Updating failed. What you see here may be out of date." |
*
* @param {Reports_Updates_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_updates_failed = /** @type {((inputs?: Reports_Updates_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Updates_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_updates_failed(inputs)
	return __fi.reports_updates_failed(inputs)
});
/**
* | output |
* | --- |
* | "Update" |
*
* @param {Reports_UpdateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_update = /** @type {((inputs?: Reports_UpdateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_UpdateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_update(inputs)
	return __fi.reports_update(inputs)
});
/**
* | output |
* | --- |
* | "Balance corrections" |
*
* @param {Reports_Corrections_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_corrections_label = /** @type {((inputs?: Reports_Corrections_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Corrections_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_corrections_label(inputs)
	return __fi.reports_corrections_label(inputs)
});
/**
* | output |
* | --- |
* | "The balance corrections could not be read" |
*
* @param {Reports_Corrections_Failed_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_corrections_failed_title = /** @type {((inputs?: Reports_Corrections_Failed_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Corrections_Failed_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_corrections_failed_title(inputs)
	return __fi.reports_corrections_failed_title(inputs)
});
/**
* | output |
* | --- |
* | "We could not check whether there are balance corrections. Try again later if you are looking for them." |
*
* @param {Reports_Corrections_Check_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_corrections_check_failed = /** @type {((inputs?: Reports_Corrections_Check_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Corrections_Check_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_corrections_check_failed(inputs)
	return __fi.reports_corrections_check_failed(inputs)
});
/**
* | output |
* | --- |
* | "No corrections in this period" |
*
* @param {Reports_Corrections_Empty_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_corrections_empty_title = /** @type {((inputs?: Reports_Corrections_Empty_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Corrections_Empty_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_corrections_empty_title(inputs)
	return __fi.reports_corrections_empty_title(inputs)
});
/**
* | output |
* | --- |
* | "Choose another period or see all corrections." |
*
* @param {Reports_Corrections_Empty_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_corrections_empty_text = /** @type {((inputs?: Reports_Corrections_Empty_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Corrections_Empty_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_corrections_empty_text(inputs)
	return __fi.reports_corrections_empty_text(inputs)
});
/**
* | output |
* | --- |
* | "Show all" |
*
* @param {Reports_Corrections_Empty_ActionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_corrections_empty_action = /** @type {((inputs?: Reports_Corrections_Empty_ActionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Corrections_Empty_ActionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_corrections_empty_action(inputs)
	return __fi.reports_corrections_empty_action(inputs)
});
/**
* | output |
* | --- |
* | "Time" |
*
* @param {Reports_Column_TimeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_time = /** @type {((inputs?: Reports_Column_TimeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_TimeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_time(inputs)
	return __fi.reports_column_time(inputs)
});
/**
* | output |
* | --- |
* | "Reason" |
*
* @param {Reports_Column_ReasonInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_reason = /** @type {((inputs?: Reports_Column_ReasonInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_ReasonInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_reason(inputs)
	return __fi.reports_column_reason(inputs)
});
/**
* | output |
* | --- |
* | "Document id" |
*
* @param {Reports_Column_DocumentInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_document = /** @type {((inputs?: Reports_Column_DocumentInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_DocumentInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_document(inputs)
	return __fi.reports_column_document(inputs)
});
/**
* | output |
* | --- |
* | "Executed by" |
*
* @param {Reports_Column_Executed_ByInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_executed_by = /** @type {((inputs?: Reports_Column_Executed_ByInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_Executed_ByInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_executed_by(inputs)
	return __fi.reports_column_executed_by(inputs)
});
/**
* | output |
* | --- |
* | "Balance after" |
*
* @param {Reports_Column_Balance_AfterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_column_balance_after = /** @type {((inputs?: Reports_Column_Balance_AfterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Column_Balance_AfterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_column_balance_after(inputs)
	return __fi.reports_column_balance_after(inputs)
});
/**
* | output |
* | --- |
* | "New" |
*
* @param {Reports_Correction_NewInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_correction_new = /** @type {((inputs?: Reports_Correction_NewInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Correction_NewInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_correction_new(inputs)
	return __fi.reports_correction_new(inputs)
});
/**
* | output |
* | --- |
* | "Payment to the wrong account" |
*
* @param {Reports_Reason_Wrong_AccountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_reason_wrong_account = /** @type {((inputs?: Reports_Reason_Wrong_AccountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Reason_Wrong_AccountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_reason_wrong_account(inputs)
	return __fi.reports_reason_wrong_account(inputs)
});
/**
* | output |
* | --- |
* | "End of the contract" |
*
* @param {Reports_Reason_Contract_EndInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_reason_contract_end = /** @type {((inputs?: Reports_Reason_Contract_EndInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Reason_Contract_EndInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_reason_contract_end(inputs)
	return __fi.reports_reason_contract_end(inputs)
});
/**
* | output |
* | --- |
* | "Too much money transferred" |
*
* @param {Reports_Reason_Too_MuchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_reason_too_much = /** @type {((inputs?: Reports_Reason_Too_MuchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Reason_Too_MuchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_reason_too_much(inputs)
	return __fi.reports_reason_too_much(inputs)
});
/**
* | output |
* | --- |
* | "Period" |
*
* @param {Reports_PeriodInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period = /** @type {((inputs?: Reports_PeriodInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_PeriodInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period(inputs)
	return __fi.reports_period(inputs)
});
/**
* | output |
* | --- |
* | "All" |
*
* @param {Reports_Period_AllInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_all = /** @type {((inputs?: Reports_Period_AllInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_AllInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_all(inputs)
	return __fi.reports_period_all(inputs)
});
/**
* | output |
* | --- |
* | "This month" |
*
* @param {Reports_Period_This_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_this_month = /** @type {((inputs?: Reports_Period_This_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_This_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_this_month(inputs)
	return __fi.reports_period_this_month(inputs)
});
/**
* | output |
* | --- |
* | "Last month" |
*
* @param {Reports_Period_Last_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_last_month = /** @type {((inputs?: Reports_Period_Last_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_Last_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_last_month(inputs)
	return __fi.reports_period_last_month(inputs)
});
/**
* | output |
* | --- |
* | "Own period" |
*
* @param {Reports_Period_CustomInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_custom = /** @type {((inputs?: Reports_Period_CustomInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_CustomInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_custom(inputs)
	return __fi.reports_period_custom(inputs)
});
/**
* | output |
* | --- |
* | "First and last day" |
*
* @param {Reports_Period_DatesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_dates = /** @type {((inputs?: Reports_Period_DatesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_DatesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_dates(inputs)
	return __fi.reports_period_dates(inputs)
});
/**
* | output |
* | --- |
* | "From" |
*
* @param {Reports_Period_FromInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_from = /** @type {((inputs?: Reports_Period_FromInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_FromInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_from(inputs)
	return __fi.reports_period_from(inputs)
});
/**
* | output |
* | --- |
* | "To" |
*
* @param {Reports_Period_ToInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_to = /** @type {((inputs?: Reports_Period_ToInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_ToInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_to(inputs)
	return __fi.reports_period_to(inputs)
});
/**
* | output |
* | --- |
* | "Show" |
*
* @param {Reports_Period_ShowInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_show = /** @type {((inputs?: Reports_Period_ShowInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_ShowInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_show(inputs)
	return __fi.reports_period_show(inputs)
});
/**
* | output |
* | --- |
* | "Choose both days." |
*
* @param {Reports_Period_BothInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_both = /** @type {((inputs?: Reports_Period_BothInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_BothInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_both(inputs)
	return __fi.reports_period_both(inputs)
});
/**
* | output |
* | --- |
* | "Days to come cannot be chosen." |
*
* @param {Reports_Period_Not_FutureInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_period_not_future = /** @type {((inputs?: Reports_Period_Not_FutureInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Period_Not_FutureInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_period_not_future(inputs)
	return __fi.reports_period_not_future(inputs)
});
/**
* | output |
* | --- |
* | "Company" |
*
* @param {Reports_Print_CompanyInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_company = /** @type {((inputs?: Reports_Print_CompanyInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_CompanyInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_company(inputs)
	return __fi.reports_print_company(inputs)
});
/**
* | output |
* | --- |
* | "Period" |
*
* @param {Reports_Print_PeriodInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_period = /** @type {((inputs?: Reports_Print_PeriodInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_PeriodInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_period(inputs)
	return __fi.reports_print_period(inputs)
});
/**
* | output |
* | --- |
* | "{from}–{to}" |
*
* @param {Reports_Print_DaysInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_days = /** @type {((inputs: Reports_Print_DaysInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_DaysInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_days(inputs)
	return __fi.reports_print_days(inputs)
});
/**
* | output |
* | --- |
* | "Printed on" |
*
* @param {Reports_Print_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_date = /** @type {((inputs?: Reports_Print_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_date(inputs)
	return __fi.reports_print_date(inputs)
});
/**
* | output |
* | --- |
* | "Rows" |
*
* @param {Reports_Print_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_count = /** @type {((inputs?: Reports_Print_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_count(inputs)
	return __fi.reports_print_count(inputs)
});
/**
* | output |
* | --- |
* | "Came in" |
*
* @param {Reports_Print_InInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_in = /** @type {((inputs?: Reports_Print_InInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_InInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_in(inputs)
	return __fi.reports_print_in(inputs)
});
/**
* | output |
* | --- |
* | "Went out" |
*
* @param {Reports_Print_OutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_out = /** @type {((inputs?: Reports_Print_OutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_OutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_out(inputs)
	return __fi.reports_print_out(inputs)
});
/**
* | output |
* | --- |
* | "Change in all" |
*
* @param {Reports_Print_ChangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_change = /** @type {((inputs?: Reports_Print_ChangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_ChangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_change(inputs)
	return __fi.reports_print_change(inputs)
});
/**
* | output |
* | --- |
* | "Not all rows could be read in time. Print again in a moment." |
*
* @param {Reports_Print_PartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const reports_print_part = /** @type {((inputs?: Reports_Print_PartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reports_Print_PartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.reports_print_part(inputs)
	return __fi.reports_print_part(inputs)
});
/**
* | output |
* | --- |
* | "Requested loads" |
*
* @param {Requests_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_title = /** @type {((inputs?: Requests_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_title(inputs)
	return __fi.requests_title(inputs)
});
/**
* | output |
* | --- |
* | "Here you see the loads that employees have asked for. A request is loaded by itself when money comes to the account or its month begins, if the balance is en..." |
*
* @param {Requests_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_description = /** @type {((inputs?: Requests_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_description(inputs)
	return __fi.requests_description(inputs)
});
/**
* | output |
* | --- |
* | "Back to deposit" |
*
* @param {Requests_BackInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_back = /** @type {((inputs?: Requests_BackInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_BackInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_back(inputs)
	return __fi.requests_back(inputs)
});
/**
* | output |
* | --- |
* | "Summary" |
*
* @param {Requests_SummaryInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_summary = /** @type {((inputs?: Requests_SummaryInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_SummaryInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_summary(inputs)
	return __fi.requests_summary(inputs)
});
/**
* | output |
* | --- |
* | "Open requests" |
*
* @param {Requests_CountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_count = /** @type {((inputs?: Requests_CountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_CountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_count(inputs)
	return __fi.requests_count(inputs)
});
/**
* | output |
* | --- |
* | "Requested in total" |
*
* @param {Requests_TotalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_total = /** @type {((inputs?: Requests_TotalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_TotalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_total(inputs)
	return __fi.requests_total(inputs)
});
/**
* | output |
* | --- |
* | "Balance now" |
*
* @param {Requests_BalanceInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_balance = /** @type {((inputs?: Requests_BalanceInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_BalanceInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_balance(inputs)
	return __fi.requests_balance(inputs)
});
/**
* | output |
* | --- |
* | "Not enough for all the requests: {missing} is missing" |
*
* @param {Requests_Balance_ShortInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_balance_short = /** @type {((inputs: Requests_Balance_ShortInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Balance_ShortInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_balance_short(inputs)
	return __fi.requests_balance_short(inputs)
});
/**
* | output |
* | --- |
* | "Open requests have not been subtracted from the balance. They are loaded from the oldest on, once the balance covers a request and its service fee. Loaded re..." |
*
* @param {Requests_DisclaimerInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_disclaimer = /** @type {((inputs?: Requests_DisclaimerInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_DisclaimerInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_disclaimer(inputs)
	return __fi.requests_disclaimer(inputs)
});
/**
* | output |
* | --- |
* | "See the transactions" |
*
* @param {Requests_TransactionsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_transactions = /** @type {((inputs?: Requests_TransactionsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_TransactionsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_transactions(inputs)
	return __fi.requests_transactions(inputs)
});
/**
* | output |
* | --- |
* | "Open requested loads" |
*
* @param {Requests_Table_LabelInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_table_label = /** @type {((inputs?: Requests_Table_LabelInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Table_LabelInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_table_label(inputs)
	return __fi.requests_table_label(inputs)
});
/**
* | output |
* | --- |
* | "Loading requested loads" |
*
* @param {Requests_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_loading = /** @type {((inputs?: Requests_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_loading(inputs)
	return __fi.requests_loading(inputs)
});
/**
* | output |
* | --- |
* | "Request date" |
*
* @param {Requests_Column_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_date = /** @type {((inputs?: Requests_Column_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_date(inputs)
	return __fi.requests_column_date(inputs)
});
/**
* | output |
* | --- |
* | "First name" |
*
* @param {Requests_Column_First_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_first_name = /** @type {((inputs?: Requests_Column_First_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_First_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_first_name(inputs)
	return __fi.requests_column_first_name(inputs)
});
/**
* | output |
* | --- |
* | "Last name" |
*
* @param {Requests_Column_Last_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_last_name = /** @type {((inputs?: Requests_Column_Last_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_Last_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_last_name(inputs)
	return __fi.requests_column_last_name(inputs)
});
/**
* | output |
* | --- |
* | "Personal identity code" |
*
* @param {Requests_Column_Personal_IdInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_personal_id = /** @type {((inputs?: Requests_Column_Personal_IdInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_Personal_IdInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_personal_id(inputs)
	return __fi.requests_column_personal_id(inputs)
});
/**
* | output |
* | --- |
* | "Benefit" |
*
* @param {Requests_Column_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_benefit = /** @type {((inputs?: Requests_Column_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_benefit(inputs)
	return __fi.requests_column_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Request month" |
*
* @param {Requests_Column_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_month = /** @type {((inputs?: Requests_Column_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_month(inputs)
	return __fi.requests_column_month(inputs)
});
/**
* | output |
* | --- |
* | "Amount" |
*
* @param {Requests_Column_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_amount = /** @type {((inputs?: Requests_Column_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_amount(inputs)
	return __fi.requests_column_amount(inputs)
});
/**
* | output |
* | --- |
* | "Reject" |
*
* @param {Requests_Column_RejectInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_column_reject = /** @type {((inputs?: Requests_Column_RejectInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Column_RejectInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_column_reject(inputs)
	return __fi.requests_column_reject(inputs)
});
/**
* | output |
* | --- |
* | "Employee" |
*
* @param {Requests_EmployeeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_employee = /** @type {((inputs?: Requests_EmployeeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_EmployeeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_employee(inputs)
	return __fi.requests_employee(inputs)
});
/**
* | output |
* | --- |
* | "Reject" |
*
* @param {Requests_RejectInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject = /** @type {((inputs?: Requests_RejectInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_RejectInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject(inputs)
	return __fi.requests_reject(inputs)
});
/**
* | output |
* | --- |
* | "{name}, {amount}" |
*
* @param {Requests_Reject_OfInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_of = /** @type {((inputs: Requests_Reject_OfInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_OfInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_of(inputs)
	return __fi.requests_reject_of(inputs)
});
/**
* | output |
* | --- |
* | "Reject the requested load?" |
*
* @param {Requests_Reject_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_title = /** @type {((inputs?: Requests_Reject_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_title(inputs)
	return __fi.requests_reject_title(inputs)
});
/**
* | output |
* | --- |
* | "The request leaves the list and no money moves. The employee can ask for a load again." |
*
* @param {Requests_Reject_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_text = /** @type {((inputs?: Requests_Reject_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_text(inputs)
	return __fi.requests_reject_text(inputs)
});
/**
* | output |
* | --- |
* | "Reject request" |
*
* @param {Requests_Reject_ConfirmInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_confirm = /** @type {((inputs?: Requests_Reject_ConfirmInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_ConfirmInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_confirm(inputs)
	return __fi.requests_reject_confirm(inputs)
});
/**
* | output |
* | --- |
* | "Checking the details of the request." |
*
* @param {Requests_Reject_ReadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_reading = /** @type {((inputs?: Requests_Reject_ReadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_ReadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_reading(inputs)
	return __fi.requests_reject_reading(inputs)
});
/**
* | output |
* | --- |
* | "The request is no longer there: it has already been rejected or loaded." |
*
* @param {Requests_Reject_GoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_gone = /** @type {((inputs?: Requests_Reject_GoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_GoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_gone(inputs)
	return __fi.requests_reject_gone(inputs)
});
/**
* | output |
* | --- |
* | "The details of the request could not be checked. Nothing was done." |
*
* @param {Requests_Reject_UnreadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_unread = /** @type {((inputs?: Requests_Reject_UnreadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_UnreadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_unread(inputs)
	return __fi.requests_reject_unread(inputs)
});
/**
* | output |
* | --- |
* | "Something went wrong, and we do not know whether the request was rejected. You can reject it again: the same request cannot be rejected twice." |
*
* @param {Requests_Reject_UnknownInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_reject_unknown = /** @type {((inputs?: Requests_Reject_UnknownInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Reject_UnknownInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_reject_unknown(inputs)
	return __fi.requests_reject_unknown(inputs)
});
/**
* | output |
* | --- |
* | "The requested load of {name}, {amount}, has been rejected." |
*
* @param {Requests_RejectedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_rejected = /** @type {((inputs: Requests_RejectedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_RejectedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_rejected(inputs)
	return __fi.requests_rejected(inputs)
});
/**
* | output |
* | --- |
* | "No open requested loads" |
*
* @param {Requests_Empty_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_empty_title = /** @type {((inputs?: Requests_Empty_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Empty_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_empty_title(inputs)
	return __fi.requests_empty_title(inputs)
});
/**
* | output |
* | --- |
* | "When an employee asks for a lunch load in their own application, the request comes here. It is loaded by itself once the balance covers it, and then shows in..." |
*
* @param {Requests_Empty_TextInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_empty_text = /** @type {((inputs?: Requests_Empty_TextInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_Empty_TextInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_empty_text(inputs)
	return __fi.requests_empty_text(inputs)
});
/**
* | output |
* | --- |
* | "Needed with service fees" |
*
* @param {Requests_NeededInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const requests_needed = /** @type {((inputs?: Requests_NeededInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Requests_NeededInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.requests_needed(inputs)
	return __fi.requests_needed(inputs)
});
/**
* | output |
* | --- |
* | "Download reports" |
*
* @param {Downloads_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_title = /** @type {((inputs?: Downloads_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_title(inputs)
	return __fi.downloads_title(inputs)
});
/**
* | output |
* | --- |
* | "Download the details of fulfilled loads for payroll, for the income register or for your own needs." |
*
* @param {Downloads_DescriptionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_description = /** @type {((inputs?: Downloads_DescriptionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_DescriptionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_description(inputs)
	return __fi.downloads_description(inputs)
});
/**
* | output |
* | --- |
* | "Loading the choices of reports" |
*
* @param {Downloads_LoadingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_loading = /** @type {((inputs?: Downloads_LoadingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_LoadingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_loading(inputs)
	return __fi.downloads_loading(inputs)
});
/**
* | output |
* | --- |
* | "The active benefits of the company could not be read." |
*
* @param {Downloads_Benefits_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_benefits_failed = /** @type {((inputs?: Downloads_Benefits_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Benefits_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_benefits_failed(inputs)
	return __fi.downloads_benefits_failed(inputs)
});
/**
* | output |
* | --- |
* | "Payroll deduction" |
*
* @param {Downloads_Tab_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_tab_lunch = /** @type {((inputs?: Downloads_Tab_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Tab_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_tab_lunch(inputs)
	return __fi.downloads_tab_lunch(inputs)
});
/**
* | output |
* | --- |
* | "Income register" |
*
* @param {Downloads_Tab_IncomeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_tab_income = /** @type {((inputs?: Downloads_Tab_IncomeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Tab_IncomeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_tab_income(inputs)
	return __fi.downloads_tab_income(inputs)
});
/**
* | output |
* | --- |
* | "Other report" |
*
* @param {Downloads_Tab_OtherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_tab_other = /** @type {((inputs?: Downloads_Tab_OtherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Tab_OtherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_tab_other(inputs)
	return __fi.downloads_tab_other(inputs)
});
/**
* | output |
* | --- |
* | "Payroll deductions of the lunch benefit" |
*
* @param {Downloads_Lunch_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_lunch_title = /** @type {((inputs?: Downloads_Lunch_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Lunch_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_lunch_title(inputs)
	return __fi.downloads_lunch_title(inputs)
});
/**
* | output |
* | --- |
* | "There is one row for each employee and month." |
*
* @param {Downloads_Lunch_AboutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_lunch_about = /** @type {((inputs?: Downloads_Lunch_AboutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Lunch_AboutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_lunch_about(inputs)
	return __fi.downloads_lunch_about(inputs)
});
/**
* | output |
* | --- |
* | "Transport benefit for the income register" |
*
* @param {Downloads_Income_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_income_title = /** @type {((inputs?: Downloads_Income_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Income_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_income_title(inputs)
	return __fi.downloads_income_title(inputs)
});
/**
* | output |
* | --- |
* | "There is one row for each employee and month." |
*
* @param {Downloads_Income_AboutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_income_about = /** @type {((inputs?: Downloads_Income_AboutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Income_AboutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_income_about(inputs)
	return __fi.downloads_income_about(inputs)
});
/**
* | output |
* | --- |
* | "Other report" |
*
* @param {Downloads_Other_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_other_title = /** @type {((inputs?: Downloads_Other_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Other_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_other_title(inputs)
	return __fi.downloads_other_title(inputs)
});
/**
* | output |
* | --- |
* | "There is one row for each load." |
*
* @param {Downloads_Other_AboutInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_other_about = /** @type {((inputs?: Downloads_Other_AboutInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Other_AboutInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_other_about(inputs)
	return __fi.downloads_other_about(inputs)
});
/**
* | output |
* | --- |
* | "Period" |
*
* @param {Downloads_PeriodInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period = /** @type {((inputs?: Downloads_PeriodInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_PeriodInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period(inputs)
	return __fi.downloads_period(inputs)
});
/**
* | output |
* | --- |
* | "Last month" |
*
* @param {Downloads_Period_Last_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period_last_month = /** @type {((inputs?: Downloads_Period_Last_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Period_Last_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period_last_month(inputs)
	return __fi.downloads_period_last_month(inputs)
});
/**
* | output |
* | --- |
* | "This month" |
*
* @param {Downloads_Period_This_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period_this_month = /** @type {((inputs?: Downloads_Period_This_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Period_This_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period_this_month(inputs)
	return __fi.downloads_period_this_month(inputs)
});
/**
* | output |
* | --- |
* | "Own period" |
*
* @param {Downloads_Period_CustomInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period_custom = /** @type {((inputs?: Downloads_Period_CustomInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Period_CustomInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period_custom(inputs)
	return __fi.downloads_period_custom(inputs)
});
/**
* | output |
* | --- |
* | "{from}–{to}" |
*
* @param {Downloads_Period_DaysInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period_days = /** @type {((inputs: Downloads_Period_DaysInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Period_DaysInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period_days(inputs)
	return __fi.downloads_period_days(inputs)
});
/**
* | output |
* | --- |
* | "Choose days" |
*
* @param {Downloads_Period_PickInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period_pick = /** @type {((inputs?: Downloads_Period_PickInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Period_PickInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period_pick(inputs)
	return __fi.downloads_period_pick(inputs)
});
/**
* | output |
* | --- |
* | "Change days" |
*
* @param {Downloads_Period_ChangeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_period_change = /** @type {((inputs?: Downloads_Period_ChangeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Period_ChangeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_period_change(inputs)
	return __fi.downloads_period_change(inputs)
});
/**
* | output |
* | --- |
* | "Choose a period" |
*
* @param {Downloads_Range_TitleInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_range_title = /** @type {((inputs?: Downloads_Range_TitleInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Range_TitleInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_range_title(inputs)
	return __fi.downloads_range_title(inputs)
});
/**
* | output |
* | --- |
* | "First day" |
*
* @param {Downloads_Range_StartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_range_start = /** @type {((inputs?: Downloads_Range_StartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Range_StartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_range_start(inputs)
	return __fi.downloads_range_start(inputs)
});
/**
* | output |
* | --- |
* | "Last day" |
*
* @param {Downloads_Range_EndInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_range_end = /** @type {((inputs?: Downloads_Range_EndInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Range_EndInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_range_end(inputs)
	return __fi.downloads_range_end(inputs)
});
/**
* | output |
* | --- |
* | "Use these days" |
*
* @param {Downloads_Range_SaveInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_range_save = /** @type {((inputs?: Downloads_Range_SaveInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Range_SaveInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_range_save(inputs)
	return __fi.downloads_range_save(inputs)
});
/**
* | output |
* | --- |
* | "Choose both days." |
*
* @param {Downloads_Range_BothInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_range_both = /** @type {((inputs?: Downloads_Range_BothInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Range_BothInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_range_both(inputs)
	return __fi.downloads_range_both(inputs)
});
/**
* | output |
* | --- |
* | "Choose the day from which the payroll deductions begin." |
*
* @param {Downloads_Start_Missing_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_start_missing_lunch = /** @type {((inputs?: Downloads_Start_Missing_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Start_Missing_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_start_missing_lunch(inputs)
	return __fi.downloads_start_missing_lunch(inputs)
});
/**
* | output |
* | --- |
* | "Choose the day from which the details for the income register begin." |
*
* @param {Downloads_Start_Missing_IncomeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_start_missing_income = /** @type {((inputs?: Downloads_Start_Missing_IncomeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Start_Missing_IncomeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_start_missing_income(inputs)
	return __fi.downloads_start_missing_income(inputs)
});
/**
* | output |
* | --- |
* | "Choose the day from which the report begins." |
*
* @param {Downloads_Start_Missing_OtherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_start_missing_other = /** @type {((inputs?: Downloads_Start_Missing_OtherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Start_Missing_OtherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_start_missing_other(inputs)
	return __fi.downloads_start_missing_other(inputs)
});
/**
* | output |
* | --- |
* | "Choose the last day." |
*
* @param {Downloads_End_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_end_missing = /** @type {((inputs?: Downloads_End_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_End_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_end_missing(inputs)
	return __fi.downloads_end_missing(inputs)
});
/**
* | output |
* | --- |
* | "Payroll deductions of the lunch benefit are available from {date}." |
*
* @param {Downloads_Start_Early_LunchInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_start_early_lunch = /** @type {((inputs: Downloads_Start_Early_LunchInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Start_Early_LunchInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_start_early_lunch(inputs)
	return __fi.downloads_start_early_lunch(inputs)
});
/**
* | output |
* | --- |
* | "Details for the income register are available from {date}." |
*
* @param {Downloads_Start_Early_IncomeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_start_early_income = /** @type {((inputs: Downloads_Start_Early_IncomeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Start_Early_IncomeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_start_early_income(inputs)
	return __fi.downloads_start_early_income(inputs)
});
/**
* | output |
* | --- |
* | "Details for the report are available from {date}." |
*
* @param {Downloads_Start_Early_OtherInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_start_early_other = /** @type {((inputs: Downloads_Start_Early_OtherInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Start_Early_OtherInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_start_early_other(inputs)
	return __fi.downloads_start_early_other(inputs)
});
/**
* | output |
* | --- |
* | "The report can end today, {date}, at the latest." |
*
* @param {Downloads_End_LateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_end_late = /** @type {((inputs: Downloads_End_LateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_End_LateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_end_late(inputs)
	return __fi.downloads_end_late(inputs)
});
/**
* | output |
* | --- |
* | "Columns" |
*
* @param {Downloads_ColumnsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_columns = /** @type {((inputs?: Downloads_ColumnsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_ColumnsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_columns(inputs)
	return __fi.downloads_columns(inputs)
});
/**
* | output |
* | --- |
* | "Benefits" |
*
* @param {Downloads_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_benefits = /** @type {((inputs?: Downloads_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_benefits(inputs)
	return __fi.downloads_benefits(inputs)
});
/**
* | output |
* | --- |
* | "The company has no active benefits, so there are no details for the report." |
*
* @param {Downloads_No_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_no_benefits = /** @type {((inputs?: Downloads_No_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_No_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_no_benefits(inputs)
	return __fi.downloads_no_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Details of the employee" |
*
* @param {Downloads_Group_Employee_DataInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_group_employee_data = /** @type {((inputs?: Downloads_Group_Employee_DataInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Group_Employee_DataInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_group_employee_data(inputs)
	return __fi.downloads_group_employee_data(inputs)
});
/**
* | output |
* | --- |
* | "Details of the benefit" |
*
* @param {Downloads_Group_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_group_benefits = /** @type {((inputs?: Downloads_Group_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Group_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_group_benefits(inputs)
	return __fi.downloads_group_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Details of the loads" |
*
* @param {Downloads_Group_LoadsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_group_loads = /** @type {((inputs?: Downloads_Group_LoadsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Group_LoadsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_group_loads(inputs)
	return __fi.downloads_group_loads(inputs)
});
/**
* | output |
* | --- |
* | "Include details of the employee" |
*
* @param {Downloads_Include_Employee_DataInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_include_employee_data = /** @type {((inputs?: Downloads_Include_Employee_DataInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Include_Employee_DataInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_include_employee_data(inputs)
	return __fi.downloads_include_employee_data(inputs)
});
/**
* | output |
* | --- |
* | "Include details of the benefit" |
*
* @param {Downloads_Include_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_include_benefits = /** @type {((inputs?: Downloads_Include_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Include_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_include_benefits(inputs)
	return __fi.downloads_include_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Include details of the loads" |
*
* @param {Downloads_Include_LoadsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_include_loads = /** @type {((inputs?: Downloads_Include_LoadsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Include_LoadsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_include_loads(inputs)
	return __fi.downloads_include_loads(inputs)
});
/**
* | output |
* | --- |
* | "Personal data" |
*
* @param {Downloads_PersonalInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_personal = /** @type {((inputs?: Downloads_PersonalInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_PersonalInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_personal(inputs)
	return __fi.downloads_personal(inputs)
});
/**
* | output |
* | --- |
* | "The file will hold personal data. Keep it safe and delete it when you no longer need it." |
*
* @param {Downloads_Personal_NoteInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_personal_note = /** @type {((inputs?: Downloads_Personal_NoteInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Personal_NoteInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_personal_note(inputs)
	return __fi.downloads_personal_note(inputs)
});
/**
* | output |
* | --- |
* | "First name" |
*
* @param {Downloads_Column_First_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_first_name = /** @type {((inputs?: Downloads_Column_First_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_First_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_first_name(inputs)
	return __fi.downloads_column_first_name(inputs)
});
/**
* | output |
* | --- |
* | "Last name" |
*
* @param {Downloads_Column_Last_NameInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_last_name = /** @type {((inputs?: Downloads_Column_Last_NameInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Last_NameInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_last_name(inputs)
	return __fi.downloads_column_last_name(inputs)
});
/**
* | output |
* | --- |
* | "Personal identity code" |
*
* @param {Downloads_Column_Personal_IdInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_personal_id = /** @type {((inputs?: Downloads_Column_Personal_IdInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Personal_IdInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_personal_id(inputs)
	return __fi.downloads_column_personal_id(inputs)
});
/**
* | output |
* | --- |
* | "Employee number" |
*
* @param {Downloads_Column_Employee_NumberInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_employee_number = /** @type {((inputs?: Downloads_Column_Employee_NumberInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Employee_NumberInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_employee_number(inputs)
	return __fi.downloads_column_employee_number(inputs)
});
/**
* | output |
* | --- |
* | "Cost center" |
*
* @param {Downloads_Column_Cost_CenterInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_cost_center = /** @type {((inputs?: Downloads_Column_Cost_CenterInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Cost_CenterInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_cost_center(inputs)
	return __fi.downloads_column_cost_center(inputs)
});
/**
* | output |
* | --- |
* | "Benefit" |
*
* @param {Downloads_Column_BenefitInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_benefit = /** @type {((inputs?: Downloads_Column_BenefitInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_BenefitInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_benefit(inputs)
	return __fi.downloads_column_benefit(inputs)
});
/**
* | output |
* | --- |
* | "Start of benefit" |
*
* @param {Downloads_Column_Benefit_StartInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_benefit_start = /** @type {((inputs?: Downloads_Column_Benefit_StartInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Benefit_StartInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_benefit_start(inputs)
	return __fi.downloads_column_benefit_start(inputs)
});
/**
* | output |
* | --- |
* | "Daily amount" |
*
* @param {Downloads_Column_Daily_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_daily_amount = /** @type {((inputs?: Downloads_Column_Daily_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Daily_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_daily_amount(inputs)
	return __fi.downloads_column_daily_amount(inputs)
});
/**
* | output |
* | --- |
* | "Sum of loads" |
*
* @param {Downloads_Column_Sum_Of_LoadsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_sum_of_loads = /** @type {((inputs?: Downloads_Column_Sum_Of_LoadsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Sum_Of_LoadsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_sum_of_loads(inputs)
	return __fi.downloads_column_sum_of_loads(inputs)
});
/**
* | output |
* | --- |
* | "Sum of usage" |
*
* @param {Downloads_Column_Sum_Of_UsageInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_sum_of_usage = /** @type {((inputs?: Downloads_Column_Sum_Of_UsageInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Sum_Of_UsageInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_sum_of_usage(inputs)
	return __fi.downloads_column_sum_of_usage(inputs)
});
/**
* | output |
* | --- |
* | "Load month" |
*
* @param {Downloads_Column_Load_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_load_month = /** @type {((inputs?: Downloads_Column_Load_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Load_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_load_month(inputs)
	return __fi.downloads_column_load_month(inputs)
});
/**
* | output |
* | --- |
* | "Usage month" |
*
* @param {Downloads_Column_Usage_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_usage_month = /** @type {((inputs?: Downloads_Column_Usage_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Usage_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_usage_month(inputs)
	return __fi.downloads_column_usage_month(inputs)
});
/**
* | output |
* | --- |
* | "Request month" |
*
* @param {Downloads_Column_Request_MonthInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_request_month = /** @type {((inputs?: Downloads_Column_Request_MonthInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Request_MonthInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_request_month(inputs)
	return __fi.downloads_column_request_month(inputs)
});
/**
* | output |
* | --- |
* | "Payroll deduction" |
*
* @param {Downloads_Column_Payroll_DeductionInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_payroll_deduction = /** @type {((inputs?: Downloads_Column_Payroll_DeductionInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Payroll_DeductionInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_payroll_deduction(inputs)
	return __fi.downloads_column_payroll_deduction(inputs)
});
/**
* | output |
* | --- |
* | "Wage type" |
*
* @param {Downloads_Column_Wage_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_wage_type = /** @type {((inputs?: Downloads_Column_Wage_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Wage_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_wage_type(inputs)
	return __fi.downloads_column_wage_type(inputs)
});
/**
* | output |
* | --- |
* | "Load amount" |
*
* @param {Downloads_Column_Load_AmountInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_load_amount = /** @type {((inputs?: Downloads_Column_Load_AmountInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Load_AmountInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_load_amount(inputs)
	return __fi.downloads_column_load_amount(inputs)
});
/**
* | output |
* | --- |
* | "Load date" |
*
* @param {Downloads_Column_Load_DateInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_load_date = /** @type {((inputs?: Downloads_Column_Load_DateInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Load_DateInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_load_date(inputs)
	return __fi.downloads_column_load_date(inputs)
});
/**
* | output |
* | --- |
* | "Load status" |
*
* @param {Downloads_Column_Load_StatusInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_column_load_status = /** @type {((inputs?: Downloads_Column_Load_StatusInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Column_Load_StatusInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_column_load_status(inputs)
	return __fi.downloads_column_load_status(inputs)
});
/**
* | output |
* | --- |
* | "Wage type" |
*
* @param {Downloads_Wage_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_wage_type = /** @type {((inputs?: Downloads_Wage_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Wage_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_wage_type(inputs)
	return __fi.downloads_wage_type(inputs)
});
/**
* | output |
* | --- |
* | "Every row gets the same wage type, for example 334." |
*
* @param {Downloads_Wage_Type_HintInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_wage_type_hint = /** @type {((inputs?: Downloads_Wage_Type_HintInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Wage_Type_HintInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_wage_type_hint(inputs)
	return __fi.downloads_wage_type_hint(inputs)
});
/**
* | output |
* | --- |
* | "Give a wage type." |
*
* @param {Downloads_Wage_Type_MissingInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_wage_type_missing = /** @type {((inputs?: Downloads_Wage_Type_MissingInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Wage_Type_MissingInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_wage_type_missing(inputs)
	return __fi.downloads_wage_type_missing(inputs)
});
/**
* | output |
* | --- |
* | "File format" |
*
* @param {Downloads_FormatInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_format = /** @type {((inputs?: Downloads_FormatInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_FormatInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_format(inputs)
	return __fi.downloads_format(inputs)
});
/**
* | output |
* | --- |
* | "CSV" |
*
* @param {Downloads_Format_CsvInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_format_csv = /** @type {((inputs?: Downloads_Format_CsvInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Format_CsvInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_format_csv(inputs)
	return __fi.downloads_format_csv(inputs)
});
/**
* | output |
* | --- |
* | "Excel (xls)" |
*
* @param {Downloads_Format_XlsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_format_xls = /** @type {((inputs?: Downloads_Format_XlsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Format_XlsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_format_xls(inputs)
	return __fi.downloads_format_xls(inputs)
});
/**
* | output |
* | --- |
* | "Download report" |
*
* @param {Downloads_DownloadInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_download = /** @type {((inputs?: Downloads_DownloadInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_DownloadInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_download(inputs)
	return __fi.downloads_download(inputs)
});
/**
* | output |
* | --- |
* | "Choose the days first." |
*
* @param {Downloads_Block_DatesInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_block_dates = /** @type {((inputs?: Downloads_Block_DatesInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Block_DatesInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_block_dates(inputs)
	return __fi.downloads_block_dates(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least one benefit." |
*
* @param {Downloads_Block_BenefitsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_block_benefits = /** @type {((inputs?: Downloads_Block_BenefitsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Block_BenefitsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_block_benefits(inputs)
	return __fi.downloads_block_benefits(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least one column of the employee’s details." |
*
* @param {Downloads_Block_ColumnsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_block_columns = /** @type {((inputs?: Downloads_Block_ColumnsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Block_ColumnsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_block_columns(inputs)
	return __fi.downloads_block_columns(inputs)
});
/**
* | output |
* | --- |
* | "Choose at least one column." |
*
* @param {Downloads_Block_No_ColumnsInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_block_no_columns = /** @type {((inputs?: Downloads_Block_No_ColumnsInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Block_No_ColumnsInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_block_no_columns(inputs)
	return __fi.downloads_block_no_columns(inputs)
});
/**
* | output |
* | --- |
* | "Check the wage type." |
*
* @param {Downloads_Block_Wage_TypeInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_block_wage_type = /** @type {((inputs?: Downloads_Block_Wage_TypeInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_Block_Wage_TypeInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_block_wage_type(inputs)
	return __fi.downloads_block_wage_type(inputs)
});
/**
* | output |
* | --- |
* | "The report has been downloaded." |
*
* @param {Downloads_DoneInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_done = /** @type {((inputs?: Downloads_DoneInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_DoneInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_done(inputs)
	return __fi.downloads_done(inputs)
});
/**
* | output |
* | --- |
* | "Downloading the report failed. Try again in a moment." |
*
* @param {Downloads_FailedInputs} inputs
* @param {{ locale?: "fi" | "en" }} options
* @returns {LocalizedString}
*/
export const downloads_failed = /** @type {((inputs?: Downloads_FailedInputs, options?: { locale?: "fi" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Downloads_FailedInputs, { locale?: "fi" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return __en.downloads_failed(inputs)
	return __fi.downloads_failed(inputs)
});