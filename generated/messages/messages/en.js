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
/** @typedef {{}} Menu_MonthInputs */
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
/** @typedef {{}} To_Sign_UpInputs */
/** @typedef {{}} Error_Screen_TitleInputs */
/** @typedef {{}} Error_Screen_TextInputs */
/** @typedef {{}} Error_Screen_Offline_TitleInputs */
/** @typedef {{}} Error_Screen_Offline_TextInputs */
/** @typedef {{}} Error_Screen_Missing_TitleInputs */
/** @typedef {{}} Error_Screen_Missing_TextInputs */
/** @typedef {{}} Not_Found_TitleInputs */
/** @typedef {{}} Not_Found_TextInputs */
/** @typedef {{}} Not_Found_Text_Signed_InInputs */
/** @typedef {{}} Session_ExpiredInputs */
/** @typedef {{}} Logged_OutInputs */
/** @typedef {{}} Session_Ended_ElsewhereInputs */
/** @typedef {{}} Logout_FailedInputs */
/** @typedef {{}} Impersonation_EndedInputs */
/** @typedef {{}} Session_Ending_SoonInputs */
/** @typedef {{}} Opens_New_TabInputs */
/** @typedef {{}} Blocking_TitleInputs */
/** @typedef {{}} Blocking_TextInputs */
/** @typedef {{}} Blocking_ItemsInputs */
/** @typedef {{ id: NonNullable<unknown> }} Error_Request_IdInputs */
/** @typedef {{}} Blocking_ReloadInputs */
/** @typedef {{}} Chunk_ErrorInputs */
/** @typedef {{}} Start_FailureInputs */
/** @typedef {{}} Fatal_TitleInputs */
/** @typedef {{}} Fatal_TextInputs */
/** @typedef {{}} Impersonation_LabelInputs */
/** @typedef {{ name: NonNullable<unknown>, company: NonNullable<unknown> }} Impersonation_WhoInputs */
/** @typedef {{ name: NonNullable<unknown> }} Impersonation_NameInputs */
/** @typedef {{ time: NonNullable<unknown> }} Impersonation_Time_LeftInputs */
/** @typedef {{}} Impersonation_EndInputs */
/** @typedef {{}} Impersonation_Leave_TitleInputs */
/** @typedef {{}} Impersonation_Leave_TextInputs */
/** @typedef {{}} Impersonation_Leave_StayInputs */
/** @typedef {{}} Impersonation_Leave_ContinueInputs */
/** @typedef {{}} Session_Expired_UnresolvedInputs */
/** @typedef {{}} Session_Expired_RefusedInputs */
/** @typedef {{ moment: NonNullable<unknown> }} Session_UnresolvedInputs */
/** @typedef {{}} Session_Unresolved_CheckInputs */
/** @typedef {{}} Error_Screen_Forbidden_TitleInputs */
/** @typedef {{}} Error_Screen_Forbidden_TextInputs */
/** @typedef {{ date: NonNullable<unknown>, time: NonNullable<unknown> }} Date_And_TimeInputs */
/** @typedef {{}} Palette_OpenInputs */
/** @typedef {{}} Palette_CloseInputs */
/** @typedef {{}} Palette_LoadingInputs */
/** @typedef {{}} Palette_SearchInputs */
/** @typedef {{}} Palette_Search_EmployeesInputs */
/** @typedef {{}} Palette_ResultsInputs */
/** @typedef {{ count: NonNullable<unknown> }} Palette_CountInputs */
/** @typedef {{ count: NonNullable<unknown>, listed: NonNullable<unknown> }} Palette_Count_PartInputs */
/** @typedef {{}} Palette_NoneInputs */
/** @typedef {{ count: NonNullable<unknown> }} Palette_None_NewestInputs */
/** @typedef {{}} Palette_RecentInputs */
/** @typedef {{}} Palette_PagesInputs */
/** @typedef {{}} Palette_ActionsInputs */
/** @typedef {{}} Palette_OrdersInputs */
/** @typedef {{}} Palette_MonthsInputs */
/** @typedef {{}} Palette_Data_LoadingInputs */
/** @typedef {{ what: NonNullable<unknown> }} Palette_Data_FailedInputs */
/** @typedef {{ count: NonNullable<unknown> }} Palette_Employees_AllInputs */
/** @typedef {{}} Palette_Language_WordsInputs */
/** @typedef {{}} Palette_Employee_GoneInputs */
/** @typedef {{}} Keys_ShowInputs */
/** @typedef {{}} Keys_TitleInputs */
/** @typedef {{}} Keys_CloseInputs */
/** @typedef {{}} Keys_SwitchInputs */
/** @typedef {{}} Keys_Switch_HintInputs */
/** @typedef {{}} Keys_Group_EverywhereInputs */
/** @typedef {{}} Keys_Group_TabsInputs */
/** @typedef {{}} Keys_Group_ComboboxInputs */
/** @typedef {{}} Keys_Group_CalendarInputs */
/** @typedef {{}} Keys_Group_PanelInputs */
/** @typedef {{}} Keys_PaletteInputs */
/** @typedef {{}} Keys_StepInputs */
/** @typedef {{}} Keys_EndsInputs */
/** @typedef {{}} Keys_Open_ListInputs */
/** @typedef {{}} Keys_ChooseInputs */
/** @typedef {{}} Keys_ShutInputs */
/** @typedef {{}} Keys_DayInputs */
/** @typedef {{}} Keys_WeekInputs */
/** @typedef {{}} Keys_Week_EndsInputs */
/** @typedef {{}} Keys_MonthInputs */
/** @typedef {{}} Keys_UpInputs */
/** @typedef {{}} Keys_DownInputs */
/** @typedef {{}} Keys_LeftInputs */
/** @typedef {{}} Keys_RightInputs */
/** @typedef {{}} Palette_HintInputs */
/** @typedef {{}} Palette_Words_BenefitsInputs */
/** @typedef {{}} Palette_Words_EmployeesInputs */
/** @typedef {{}} Palette_Words_DepositInputs */
/** @typedef {{}} Palette_Words_LoadInputs */
/** @typedef {{}} Palette_Words_ReportsInputs */
/** @typedef {{}} Palette_Words_DownloadsInputs */
/** @typedef {{}} Palette_Words_VouchersInputs */
/** @typedef {{}} Palette_Words_CompanyInputs */
/** @typedef {{}} Palette_Words_SettingsInputs */
/** @typedef {{}} Palette_Words_ProfileInputs */
/** @typedef {{}} Palette_Words_HelpInputs */
/** @typedef {{}} Palette_Words_LogoutInputs */
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
/** @typedef {{ time: NonNullable<unknown> }} Error_Too_Many_Requests_DayInputs */
/** @typedef {{ time: NonNullable<unknown> }} Error_Too_Many_Requests_TimeInputs */
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
/** @typedef {{}} Error_Order_CanceledInputs */
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
/** @typedef {{ count: NonNullable<unknown> }} Form_Error_Too_LongInputs */
/** @typedef {{ count: NonNullable<unknown> }} Form_Error_Too_ShortInputs */
/** @typedef {{ min: NonNullable<unknown> }} Form_Error_Too_SmallInputs */
/** @typedef {{ max: NonNullable<unknown> }} Form_Error_Too_BigInputs */
/** @typedef {{ min: NonNullable<unknown> }} Form_Error_Too_FewInputs */
/** @typedef {{ max: NonNullable<unknown> }} Form_Error_Too_ManyInputs */
/** @typedef {{}} Form_Error_EmailInputs */
/** @typedef {{ characters: NonNullable<unknown> }} Form_Error_Bad_CharactersInputs */
/** @typedef {{}} Form_Character_SpaceInputs */
/** @typedef {{}} Form_Error_CharactersInputs */
/** @typedef {{}} Form_Error_MoneyInputs */
/** @typedef {{}} Form_Error_Money_AmbiguousInputs */
/** @typedef {{}} Form_Error_DateInputs */
/** @typedef {{}} Form_Error_No_Such_DayInputs */
/** @typedef {{}} Form_Error_YearInputs */
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
/** @typedef {{ moment: NonNullable<unknown> }} Form_Sent_TitleInputs */
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
/** @typedef {{}} Wizard_Start_Over_TitleInputs */
/** @typedef {{}} Wizard_Start_Over_TextInputs */
/** @typedef {{}} Wizard_Start_Over_ConfirmInputs */
/** @typedef {{}} Form_Phone_HintInputs */
/** @typedef {{}} Form_Open_ListInputs */
/** @typedef {{}} Address_LineInputs */
/** @typedef {{}} Address_Post_CodeInputs */
/** @typedef {{}} Address_Post_Code_FinnishInputs */
/** @typedef {{}} Address_CityInputs */
/** @typedef {{}} Address_CountryInputs */
/** @typedef {{}} Invoicing_MethodInputs */
/** @typedef {{}} Invoicing_Method_EmailInputs */
/** @typedef {{}} Invoicing_Method_EinvoiceInputs */
/** @typedef {{}} Invoicing_Method_PaperInputs */
/** @typedef {{}} Invoicing_Method_OtherInputs */
/** @typedef {{ fee: NonNullable<unknown> }} Invoicing_Paper_PriceInputs */
/** @typedef {{}} Invoicing_EmailInputs */
/** @typedef {{}} Invoicing_Einvoice_AddressInputs */
/** @typedef {{}} Invoicing_Einvoice_Address_HintInputs */
/** @typedef {{}} Invoicing_Einvoice_KnownInputs */
/** @typedef {{}} Invoicing_OperatorInputs */
/** @typedef {{}} Invoicing_Operator_HintInputs */
/** @typedef {{ text: NonNullable<unknown> }} Invoicing_Operator_OtherInputs */
/** @typedef {{}} Company_Size_1Inputs */
/** @typedef {{}} Company_Size_2Inputs */
/** @typedef {{}} Company_Size_3Inputs */
/** @typedef {{}} Company_Size_4Inputs */
/** @typedef {{}} Invoicing_AddressInputs */
/** @typedef {{}} Form_Business_Id_HintInputs */
/** @typedef {{}} Form_Business_Id_RightInputs */
/** @typedef {{}} Form_Business_Id_WrongInputs */
/** @typedef {{}} Form_Error_PhoneInputs */
/** @typedef {{}} Table_EmptyInputs */
/** @typedef {{}} Table_Empty_SearchInputs */
/** @typedef {{}} Table_Search_ClearInputs */
/** @typedef {{}} Table_LoadingInputs */
/** @typedef {{}} Table_ErrorInputs */
/** @typedef {{}} Table_OutdatedInputs */
/** @typedef {{ row: NonNullable<unknown> }} Table_Row_ActionsInputs */
/** @typedef {{}} Table_ActionsInputs */
/** @typedef {{}} Table_Select_AllInputs */
/** @typedef {{ row: NonNullable<unknown> }} Table_Select_RowInputs */
/** @typedef {{ count: NonNullable<unknown> }} Table_SelectedInputs */
/** @typedef {{}} Table_Sorted_AscInputs */
/** @typedef {{}} Table_Sorted_DescInputs */
/** @typedef {{ count: NonNullable<unknown> }} Table_CountInputs */
/** @typedef {{ page: NonNullable<unknown>, count: NonNullable<unknown> }} Table_PositionInputs */
/** @typedef {{ first: NonNullable<unknown>, last: NonNullable<unknown>, total: NonNullable<unknown> }} Table_RangeInputs */
/** @typedef {{}} Table_PagesInputs */
/** @typedef {{ table: NonNullable<unknown> }} Table_Pages_OfInputs */
/** @typedef {{ page: NonNullable<unknown> }} Table_PageInputs */
/** @typedef {{}} Table_PreviousInputs */
/** @typedef {{}} Table_NextInputs */
/** @typedef {{}} Table_Sort_LabelInputs */
/** @typedef {{}} Table_Sort_DefaultInputs */
/** @typedef {{}} Table_NarrowInputs */
/** @typedef {{}} Table_ColumnsInputs */
/** @typedef {{}} Table_ViewsInputs */
/** @typedef {{}} Table_OptionsInputs */
/** @typedef {{}} Table_View_NameInputs */
/** @typedef {{}} Table_View_SaveInputs */
/** @typedef {{ name: NonNullable<unknown> }} Table_View_RenameInputs */
/** @typedef {{}} Table_View_Rename_SubmitInputs */
/** @typedef {{ name: NonNullable<unknown> }} Table_View_DeleteInputs */
/** @typedef {{ name: NonNullable<unknown> }} Table_View_KeptInputs */
/** @typedef {{ name: NonNullable<unknown> }} Table_View_DeletedInputs */
/** @typedef {{}} Table_View_TakenInputs */
/** @typedef {{}} Table_View_Personal_IdInputs */
/** @typedef {{}} Table_View_Not_KeptInputs */
/** @typedef {{}} Table_View_CopyInputs */
/** @typedef {{}} Table_View_CopiedInputs */
/** @typedef {{}} Table_View_Copy_FailedInputs */
/** @typedef {{}} Table_Save_XlsxInputs */
/** @typedef {{}} Table_Save_CsvInputs */
/** @typedef {{}} Table_PrintInputs */
/** @typedef {{}} Table_Print_PendingInputs */
/** @typedef {{}} Table_SavedInputs */
/** @typedef {{}} Table_Save_FailedInputs */
/** @typedef {{}} Table_ExportInputs */
/** @typedef {{ count: NonNullable<unknown> }} Table_Export_SelectedInputs */
/** @typedef {{}} Table_Select_RowsInputs */
/** @typedef {{}} Table_SelectionInputs */
/** @typedef {{ count: NonNullable<unknown> }} Table_Selection_CountInputs */
/** @typedef {{}} Table_Selection_ClearInputs */
/** @typedef {{ done: NonNullable<unknown>, total: NonNullable<unknown> }} Bulk_ProgressInputs */
/** @typedef {{ done: NonNullable<unknown>, total: NonNullable<unknown> }} Bulk_DoneInputs */
/** @typedef {{ count: NonNullable<unknown> }} Bulk_UnconfirmedInputs */
/** @typedef {{}} Bulk_RunningInputs */
/** @typedef {{}} Bulk_LeftInputs */
/** @typedef {{}} Bulk_StopInputs */
/** @typedef {{}} Bulk_InterruptedInputs */
/** @typedef {{}} Bulk_RowsInputs */
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
/** @typedef {{}} Login_OpenInputs */
/** @typedef {{}} Login_Open_ContinueInputs */
/** @typedef {{}} Login_Panel_TitleInputs */
/** @typedef {{}} Login_Panel_MoneyInputs */
/** @typedef {{}} Login_Panel_ReportsInputs */
/** @typedef {{}} Login_Missing_SignatoryInputs */
/** @typedef {{}} Login_Missing_Voucher_ManagerInputs */
/** @typedef {{}} Impersonation_TitleInputs */
/** @typedef {{}} Impersonation_AskInputs */
/** @typedef {{}} Impersonation_ContinueInputs */
/** @typedef {{}} Impersonation_StayInputs */
/** @typedef {{}} Impersonation_StartingInputs */
/** @typedef {{}} Impersonation_Failed_TitleInputs */
/** @typedef {{}} Impersonation_Failed_TextInputs */
/** @typedef {{}} Impersonation_To_OwnInputs */
/** @typedef {{}} Login_Order_QuestionInputs */
/** @typedef {{}} Login_Order_LunchInputs */
/** @typedef {{}} Login_Order_RecreationalInputs */
/** @typedef {{ email: NonNullable<unknown> }} Login_Created_VerifyInputs */
/** @typedef {{}} Login_NewInputs */
/** @typedef {{}} Login_New_ContractInputs */
/** @typedef {{}} Login_New_AccountInputs */
/** @typedef {{}} Login_MissingInputs */
/** @typedef {{}} Login_Help_LinkInputs */
/** @typedef {{}} Profile_TitleInputs */
/** @typedef {{}} Profile_Tab_DetailsInputs */
/** @typedef {{}} Profile_Tab_PasswordInputs */
/** @typedef {{}} Profile_LoadingInputs */
/** @typedef {{}} Profile_UsernameInputs */
/** @typedef {{}} Profile_Email_VerifiedInputs */
/** @typedef {{}} Profile_Email_UnverifiedInputs */
/** @typedef {{}} Profile_Email_HintInputs */
/** @typedef {{}} Profile_Pending_TitleInputs */
/** @typedef {{ email: NonNullable<unknown> }} Profile_Pending_TextInputs */
/** @typedef {{}} Profile_Resend_LinkInputs */
/** @typedef {{}} Profile_Job_TitleInputs */
/** @typedef {{}} Profile_SaveInputs */
/** @typedef {{}} Profile_SavedInputs */
/** @typedef {{}} Profile_Saved_EmailInputs */
/** @typedef {{ max: NonNullable<unknown> }} Profile_Username_MaxInputs */
/** @typedef {{}} Profile_ImpersonatedInputs */
/** @typedef {{}} Profile_Impersonated_LockedInputs */
/** @typedef {{}} Password_ImpersonatedInputs */
/** @typedef {{}} Password_TextInputs */
/** @typedef {{}} Password_AskedInputs */
/** @typedef {{}} Popup_TitleInputs */
/** @typedef {{}} Popup_TextInputs */
/** @typedef {{}} Popup_PasswordInputs */
/** @typedef {{}} Popup_ConfirmInputs */
/** @typedef {{}} Popup_CancelInputs */
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
/** @typedef {{}} New_Password_Link_Invalid_TitleInputs */
/** @typedef {{}} New_Password_Link_InvalidInputs */
/** @typedef {{}} New_Password_RequestInputs */
/** @typedef {{}} Verify_LoadingInputs */
/** @typedef {{}} Verify_Email_TitleInputs */
/** @typedef {{}} Verify_Email_SuccessInputs */
/** @typedef {{}} Verify_Email_Success_TextInputs */
/** @typedef {{}} Verify_Change_TitleInputs */
/** @typedef {{}} Verify_Change_SuccessInputs */
/** @typedef {{}} Verify_Change_Success_TextInputs */
/** @typedef {{}} Verify_Go_HomeInputs */
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
/** @typedef {{}} Reset_UnknownInputs */
/** @typedef {{}} New_Password_UnknownInputs */
/** @typedef {{}} Password_UnknownInputs */
/** @typedef {{}} Verify_Link_MaybeInputs */
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
/** @typedef {{}} Maintenance_Planned_TitleInputs */
/** @typedef {{}} Maintenance_TitleInputs */
/** @typedef {{}} Maintenance_Document_TitleInputs */
/** @typedef {{}} Maintenance_TextInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Maintenance_TimeInputs */
/** @typedef {{ from: NonNullable<unknown> }} Maintenance_FromInputs */
/** @typedef {{ to: NonNullable<unknown> }} Maintenance_UntilInputs */
/** @typedef {{}} Maintenance_LoadingInputs */
/** @typedef {{}} Maintenance_LinksInputs */
/** @typedef {{}} Popup_LeavingInputs */
/** @typedef {{}} Sign_Up_TitleInputs */
/** @typedef {{}} Sign_Up_TextInputs */
/** @typedef {{}} Sign_Up_Contract_TitleInputs */
/** @typedef {{}} Sign_Up_Contract_TextInputs */
/** @typedef {{}} Sign_Up_New_TitleInputs */
/** @typedef {{}} Sign_Up_New_TextInputs */
/** @typedef {{}} Sign_Up_Existing_TitleInputs */
/** @typedef {{}} Sign_Up_Existing_TextInputs */
/** @typedef {{}} Sign_Up_Have_AccountInputs */
/** @typedef {{}} Sign_Up_Create_TitleInputs */
/** @typedef {{}} Sign_Up_Create_TextInputs */
/** @typedef {{}} Sign_Up_CheckingInputs */
/** @typedef {{}} Sign_Up_Check_Failed_TitleInputs */
/** @typedef {{}} Sign_Up_Check_Failed_TextInputs */
/** @typedef {{}} Sign_Up_UsernameInputs */
/** @typedef {{}} Sign_Up_Username_HintInputs */
/** @typedef {{}} Sign_Up_PasswordInputs */
/** @typedef {{}} Sign_Up_Password_AgainInputs */
/** @typedef {{}} Sign_Up_SubmitInputs */
/** @typedef {{}} Sign_Up_FailedInputs */
/** @typedef {{}} Sign_Up_UnknownInputs */
/** @typedef {{}} Sign_Up_Created_MeanwhileInputs */
/** @typedef {{ email: NonNullable<unknown> }} Sign_Up_Created_VerifyInputs */
/** @typedef {{}} Sign_Up_New_Page_TitleInputs */
/** @typedef {{}} Sign_Up_New_Page_TextInputs */
/** @typedef {{}} Sign_Up_Existing_Page_TitleInputs */
/** @typedef {{}} Sign_Up_Existing_Page_TextInputs */
/** @typedef {{}} Sign_Up_CompanyInputs */
/** @typedef {{}} Sign_Up_YouInputs */
/** @typedef {{}} Sign_Up_AccountInputs */
/** @typedef {{}} Sign_Up_Customer_NumberInputs */
/** @typedef {{}} Sign_Up_Customer_Number_HintInputs */
/** @typedef {{}} Sign_Up_Customer_Number_WrongInputs */
/** @typedef {{}} Sign_Up_Company_NameInputs */
/** @typedef {{}} Sign_Up_Business_IdInputs */
/** @typedef {{}} Sign_Up_First_NameInputs */
/** @typedef {{}} Sign_Up_Last_NameInputs */
/** @typedef {{}} Sign_Up_EmailInputs */
/** @typedef {{}} Sign_Up_Email_HintInputs */
/** @typedef {{}} Sign_Up_PhoneInputs */
/** @typedef {{}} Sign_Up_Job_TitleInputs */
/** @typedef {{}} Existing_Company_TitleInputs */
/** @typedef {{ businessId: NonNullable<unknown> }} Existing_Company_TextInputs */
/** @typedef {{}} Existing_Company_JoinInputs */
/** @typedef {{}} Existing_Company_CloseInputs */
/** @typedef {{}} Link_Invalid_TitleInputs */
/** @typedef {{}} Link_Invalid_TextInputs */
/** @typedef {{}} Link_Expired_TitleInputs */
/** @typedef {{}} Link_Expired_TextInputs */
/** @typedef {{}} Link_Completed_TitleInputs */
/** @typedef {{}} Link_Completed_TextInputs */
/** @typedef {{}} Link_Deleted_TitleInputs */
/** @typedef {{}} Link_Deleted_TextInputs */
/** @typedef {{}} Link_StartInputs */
/** @typedef {{}} Resend_TitleInputs */
/** @typedef {{}} Resend_TextInputs */
/** @typedef {{}} Resend_SubmitInputs */
/** @typedef {{}} Resend_SentInputs */
/** @typedef {{}} Resend_UnknownInputs */
/** @typedef {{}} Resend_Summary_TitleInputs */
/** @typedef {{}} Summary_TitleInputs */
/** @typedef {{}} Summary_NextInputs */
/** @typedef {{}} Summary_Step_MailInputs */
/** @typedef {{ email: NonNullable<unknown> }} Summary_Step_Mail_ToInputs */
/** @typedef {{}} Summary_Wrong_AddressInputs */
/** @typedef {{}} Summary_Step_Mail_AgainInputs */
/** @typedef {{}} Summary_Step_AccountInputs */
/** @typedef {{}} Summary_Step_OthersInputs */
/** @typedef {{}} Summary_Step_StartInputs */
/** @typedef {{}} Summary_Step_LoginInputs */
/** @typedef {{}} Summary_Missing_TitleInputs */
/** @typedef {{}} Summary_Missing_TextInputs */
/** @typedef {{}} Contract_TitleInputs */
/** @typedef {{}} Contract_CompanyInputs */
/** @typedef {{}} Contract_InvoicingInputs */
/** @typedef {{}} Contract_ContactsInputs */
/** @typedef {{}} Contract_SigningInputs */
/** @typedef {{}} Contract_EmployeesInputs */
/** @typedef {{}} Contract_Same_AddressInputs */
/** @typedef {{ number: NonNullable<unknown> }} Contract_ContactInputs */
/** @typedef {{}} Contract_Contact_AddInputs */
/** @typedef {{}} Contract_Contact_RemoveInputs */
/** @typedef {{ number: NonNullable<unknown> }} Contract_Contact_Remove_LabelInputs */
/** @typedef {{ number: NonNullable<unknown> }} Contract_Contact_AddedInputs */
/** @typedef {{}} Contract_Contact_RemovedInputs */
/** @typedef {{}} Contract_Company_TextInputs */
/** @typedef {{}} Contract_Invoicing_TextInputs */
/** @typedef {{}} Contract_Contacts_TextInputs */
/** @typedef {{ max: NonNullable<unknown> }} Contract_Contacts_FullInputs */
/** @typedef {{}} Contract_ReviewInputs */
/** @typedef {{}} Contract_ChangeInputs */
/** @typedef {{ part: NonNullable<unknown> }} Contract_Change_LabelInputs */
/** @typedef {{}} Contract_AddressInputs */
/** @typedef {{}} Contract_SignatoryInputs */
/** @typedef {{}} Contract_Signatory_TextInputs */
/** @typedef {{ name: NonNullable<unknown> }} Contract_Signatory_SameInputs */
/** @typedef {{}} Contract_DocumentsInputs */
/** @typedef {{}} Contract_Read_TermsInputs */
/** @typedef {{}} Contract_Read_PricesInputs */
/** @typedef {{}} Contract_Documents_MissingInputs */
/** @typedef {{}} Contract_RightInputs */
/** @typedef {{}} Contract_TermsInputs */
/** @typedef {{}} Contract_Price_ListInputs */
/** @typedef {{}} Contract_SignInputs */
/** @typedef {{}} Contract_Sign_HintInputs */
/** @typedef {{}} Contract_Lost_TitleInputs */
/** @typedef {{}} Contract_Lost_CheckingInputs */
/** @typedef {{}} Contract_Lost_Open_TitleInputs */
/** @typedef {{}} Contract_Lost_OpenInputs */
/** @typedef {{ email: NonNullable<unknown> }} Contract_Lost_UncheckedInputs */
/** @typedef {{}} Contract_Own_TextInputs */
/** @typedef {{}} Contract_Contacts_OwnInputs */
/** @typedef {{}} Contract_Signatory_OwnInputs */
/** @typedef {{}} Contract_Own_SignedInputs */
/** @typedef {{}} Contract_RefusedInputs */
/** @typedef {{}} Contract_Refused_OwnInputs */
/** @typedef {{}} Contract_Contact_Same_EmailInputs */
/** @typedef {{}} Contract_Lost_Customer_TitleInputs */
/** @typedef {{ email: NonNullable<unknown> }} Contract_Lost_CustomerInputs */
/** @typedef {{ email: NonNullable<unknown> }} Contract_Lost_RepeatableInputs */
/** @typedef {{}} Contract_Lost_CheckInputs */
/** @typedef {{}} Contract_Lost_BackInputs */
/** @typedef {{}} Sign_Up_LoadingInputs */
/** @typedef {{}} Contract_Documents_LoadingInputs */
/** @typedef {{}} Contract_Same_Address_DoneInputs */
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
/** @typedef {{}} Home_Balance_FailedInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Home_Balance_RequestedInputs */
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
/** @typedef {{}} Home_FeeInputs */
/** @typedef {{}} Home_Fee_PendingInputs */
/** @typedef {{}} Home_Fee_TextInputs */
/** @typedef {{}} Home_Fee_InvoiceInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Home_Fee_VatInputs */
/** @typedef {{}} Home_Balance_No_RequestsInputs */
/** @typedef {{}} Home_Support_PendingInputs */
/** @typedef {{}} Home_WorkInputs */
/** @typedef {{}} Home_Work_PendingInputs */
/** @typedef {{}} Home_Work_NothingInputs */
/** @typedef {{}} Home_Work_FailedInputs */
/** @typedef {{ count: NonNullable<unknown>, sum: NonNullable<unknown> }} Home_Work_RequestsInputs */
/** @typedef {{ count: NonNullable<unknown> }} Home_Work_Without_BenefitInputs */
/** @typedef {{}} Home_Order_OpenInputs */
/** @typedef {{}} Home_Order_Read_TermsInputs */
/** @typedef {{}} Home_Order_Read_PricesInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Home_Accepted_PaymentsInputs */
/** @typedef {{ count: NonNullable<unknown>, amount: NonNullable<unknown> }} Home_Open_PaymentsInputs */
/** @typedef {{ count: NonNullable<unknown>, amount: NonNullable<unknown>, date: NonNullable<unknown> }} Home_Open_Payments_DueInputs */
/** @typedef {{}} Home_Order_Failed_RetryInputs */
/** @typedef {{}} Home_MissingInputs */
/** @typedef {{ date: NonNullable<unknown> }} Home_Missing_ForInputs */
/** @typedef {{ date: NonNullable<unknown> }} Home_Missing_For_ExpectedInputs */
/** @typedef {{}} Home_Missing_For_RequestsInputs */
/** @typedef {{ date: NonNullable<unknown> }} Home_Missing_EnoughInputs */
/** @typedef {{}} Home_Missing_No_LoadsInputs */
/** @typedef {{}} Home_LoadedInputs */
/** @typedef {{}} Home_Next_LoadInputs */
/** @typedef {{ date: NonNullable<unknown> }} Home_Next_AutomaticInputs */
/** @typedef {{}} Home_Figure_PendingInputs */
/** @typedef {{}} Home_Figure_FailedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Home_Work_Transfer_ByInputs */
/** @typedef {{}} Home_Work_Transfer_NowInputs */
/** @typedef {{}} Company_TitleInputs */
/** @typedef {{}} Company_Tab_DetailsInputs */
/** @typedef {{}} Company_Tab_ContactsInputs */
/** @typedef {{}} Company_LoadingInputs */
/** @typedef {{}} Company_SavedInputs */
/** @typedef {{}} Company_Editing_Closed_TitleInputs */
/** @typedef {{}} Company_Editing_Closed_TextInputs */
/** @typedef {{ time: NonNullable<unknown> }} Company_Editing_Closed_UntilInputs */
/** @typedef {{}} Company_Editing_Closed_ReasonInputs */
/** @typedef {{}} Contacts_First_NameInputs */
/** @typedef {{}} Contacts_Last_NameInputs */
/** @typedef {{}} Contacts_EmailInputs */
/** @typedef {{}} Contacts_PhoneInputs */
/** @typedef {{}} Contacts_UsernameInputs */
/** @typedef {{}} Contacts_Username_HintInputs */
/** @typedef {{}} Contacts_Username_ProposalInputs */
/** @typedef {{}} Contacts_StatusInputs */
/** @typedef {{}} Contacts_ActiveInputs */
/** @typedef {{}} Contacts_UnconfirmedInputs */
/** @typedef {{}} Contacts_Unconfirmed_TextInputs */
/** @typedef {{}} Contacts_YourselfInputs */
/** @typedef {{}} Contacts_Email_HintInputs */
/** @typedef {{ email: NonNullable<unknown> }} Contacts_Saved_EmailInputs */
/** @typedef {{}} Contacts_Pending_EmailInputs */
/** @typedef {{}} Contacts_SignatoryInputs */
/** @typedef {{}} Contacts_Delete_SignatoryInputs */
/** @typedef {{}} Contacts_AddInputs */
/** @typedef {{}} Contacts_Add_TitleInputs */
/** @typedef {{ name: NonNullable<unknown>, email: NonNullable<unknown> }} Contacts_AddedInputs */
/** @typedef {{}} Contacts_Add_UnknownInputs */
/** @typedef {{}} Contacts_EditInputs */
/** @typedef {{}} Contacts_SaveInputs */
/** @typedef {{}} Contacts_CloseInputs */
/** @typedef {{}} Contacts_ResendInputs */
/** @typedef {{ email: NonNullable<unknown> }} Contacts_ResentInputs */
/** @typedef {{}} Contacts_Resend_UnknownInputs */
/** @typedef {{}} Contacts_DeleteInputs */
/** @typedef {{ name: NonNullable<unknown> }} Contacts_Delete_TitleInputs */
/** @typedef {{}} Contacts_Delete_ActiveInputs */
/** @typedef {{}} Contacts_Delete_UnconfirmedInputs */
/** @typedef {{}} Contacts_Delete_ConfirmInputs */
/** @typedef {{ name: NonNullable<unknown> }} Contacts_DeletedInputs */
/** @typedef {{}} Contacts_Delete_ActivatedInputs */
/** @typedef {{}} Contacts_Delete_UnknownInputs */
/** @typedef {{}} Contacts_Delete_Not_ContactInputs */
/** @typedef {{}} Contacts_Delete_Yourself_TitleInputs */
/** @typedef {{}} Contacts_Delete_Yourself_TextInputs */
/** @typedef {{}} Contacts_Adding_Closed_TitleInputs */
/** @typedef {{}} Contacts_Adding_Closed_TextInputs */
/** @typedef {{}} Contacts_Adding_Closed_HelpInputs */
/** @typedef {{}} Company_NameInputs */
/** @typedef {{}} Company_Business_IdInputs */
/** @typedef {{}} Company_Customer_NumberInputs */
/** @typedef {{}} Company_SizeInputs */
/** @typedef {{}} Company_AddressInputs */
/** @typedef {{}} Company_InvoicingInputs */
/** @typedef {{}} Company_Invoice_LineInputs */
/** @typedef {{}} Company_Invoice_Post_CodeInputs */
/** @typedef {{}} Company_Invoice_CityInputs */
/** @typedef {{}} Company_Invoice_CountryInputs */
/** @typedef {{}} Company_EditInputs */
/** @typedef {{}} Company_SaveInputs */
/** @typedef {{}} Company_CancelInputs */
/** @typedef {{}} Company_Save_FailedInputs */
/** @typedef {{}} Company_ImpersonatedInputs */
/** @typedef {{}} Company_No_Signatory_TitleInputs */
/** @typedef {{}} Company_No_Signatory_TextInputs */
/** @typedef {{}} Company_No_Signatory_ContractInputs */
/** @typedef {{}} Company_Rights_TitleInputs */
/** @typedef {{}} Company_Rights_TextInputs */
/** @typedef {{}} Company_Rights_RequestInputs */
/** @typedef {{}} Company_Rights_FailedInputs */
/** @typedef {{}} Employees_TitleInputs */
/** @typedef {{}} Employees_DescriptionInputs */
/** @typedef {{}} Employees_AddInputs */
/** @typedef {{}} Employees_Import_LinkInputs */
/** @typedef {{}} Employees_Table_LabelInputs */
/** @typedef {{}} Employees_Column_EmployeeInputs */
/** @typedef {{}} Employees_Column_BenefitsInputs */
/** @typedef {{}} Employees_Column_StateInputs */
/** @typedef {{}} Employees_Tag_NewInputs */
/** @typedef {{}} Employees_Tag_RemoveInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Employees_Benefit_Not_HeldInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Employees_Benefit_Funds_EndedInputs */
/** @typedef {{}} Employees_Type_Full_TimeInputs */
/** @typedef {{}} Employees_Type_Part_TimeInputs */
/** @typedef {{}} Employees_Type_TemporaryInputs */
/** @typedef {{}} Employees_Type_On_HoldInputs */
/** @typedef {{}} Employees_Type_DroppedInputs */
/** @typedef {{}} Employees_Type_OtherInputs */
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
/** @typedef {{ count: NonNullable<unknown> }} Employees_LimitInputs */
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
/** @typedef {{}} Employees_Start_FarInputs */
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
/** @typedef {{}} Employees_Add_LoadingInputs */
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
/** @typedef {{}} Employees_Import_Table_EmptyInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_HiddenInputs */
/** @typedef {{ line: NonNullable<unknown> }} Employees_Import_UnclosedInputs */
/** @typedef {{ line: NonNullable<unknown>, text: NonNullable<unknown> }} Employees_Import_Header_OptionInputs */
/** @typedef {{}} Employees_Import_Header_NoneInputs */
/** @typedef {{}} Employees_Import_Header_RowInputs */
/** @typedef {{}} Employees_Import_CheckInputs */
/** @typedef {{}} Employees_Import_CheckingInputs */
/** @typedef {{}} Employees_Import_Asked_PartlyInputs */
/** @typedef {{}} Employees_Import_Asking_WaitInputs */
/** @typedef {{}} Employees_Import_Asking_TextInputs */
/** @typedef {{}} Employees_Import_Stop_AskingInputs */
/** @typedef {{}} Employees_Import_AskingInputs */
/** @typedef {{ done: NonNullable<unknown>, total: NonNullable<unknown> }} Employees_Import_ProgressInputs */
/** @typedef {{}} Employees_Import_Rows_TitleInputs */
/** @typedef {{}} Employees_Import_Count_AddInputs */
/** @typedef {{}} Employees_Import_Count_ChangeInputs */
/** @typedef {{}} Employees_Import_Count_UnchangedInputs */
/** @typedef {{}} Employees_Import_Count_FaultyInputs */
/** @typedef {{}} Employees_Import_Faulty_TextInputs */
/** @typedef {{}} Employees_Import_CorrectedInputs */
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
/** @typedef {{}} Employees_Import_DoneInputs */
/** @typedef {{}} Employees_Import_Result_AddedInputs */
/** @typedef {{}} Employees_Import_Result_ChangedInputs */
/** @typedef {{}} Employees_Import_Result_FailedInputs */
/** @typedef {{}} Employees_Import_Result_UnknownInputs */
/** @typedef {{}} Employees_Import_Result_Left_OutInputs */
/** @typedef {{}} Employees_Import_Unsaved_TitleInputs */
/** @typedef {{}} Employees_Import_Failed_BeforeInputs */
/** @typedef {{}} Employees_Import_ReasonInputs */
/** @typedef {{}} Employees_Import_Reason_Not_ReachedInputs */
/** @typedef {{}} Employees_Import_Reason_Left_OutInputs */
/** @typedef {{}} Employees_Import_Row_NumberInputs */
/** @typedef {{}} Employees_Import_RetryInputs */
/** @typedef {{}} Employees_Import_ContinueInputs */
/** @typedef {{}} Employees_Import_Save_UnsavedInputs */
/** @typedef {{}} Employees_Import_Unsaved_FileInputs */
/** @typedef {{}} Employees_Import_Leave_TitleInputs */
/** @typedef {{}} Employees_Import_Leave_TextInputs */
/** @typedef {{}} Employees_Import_LeaveInputs */
/** @typedef {{ types: NonNullable<unknown> }} Employees_Import_Error_TypeInputs */
/** @typedef {{}} Employees_Import_Error_Full_TimeInputs */
/** @typedef {{}} Employees_Import_Error_On_HoldInputs */
/** @typedef {{}} Employees_Import_Error_BenefitsInputs */
/** @typedef {{}} Employees_Import_Error_No_GroupInputs */
/** @typedef {{ line: NonNullable<unknown> }} Employees_Import_Error_RepeatedInputs */
/** @typedef {{}} Employees_Import_Error_EndedInputs */
/** @typedef {{}} Employees_Import_Other_PersonInputs */
/** @typedef {{}} Employees_Import_UnknownInputs */
/** @typedef {{}} Employees_Import_SavedInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_Not_SavedInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_Not_ConfirmedInputs */
/** @typedef {{}} Employees_Import_ShowInputs */
/** @typedef {{}} Employees_HoldsInputs */
/** @typedef {{}} Employees_Holds_NotInputs */
/** @typedef {{}} Employees_End_UnknownInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_Error_End_Before_StartInputs */
/** @typedef {{ benefits: NonNullable<unknown> }} Employees_GivenInputs */
/** @typedef {{}} Employees_Given_NoneInputs */
/** @typedef {{}} Employees_Given_ChangeInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Employees_Group_Lunch_AmountInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Employees_Group_AmountInputs */
/** @typedef {{}} Employees_Import_File_EmptyInputs */
/** @typedef {{}} Employees_Import_File_LargeInputs */
/** @typedef {{}} Employees_Import_Workbook_LargeInputs */
/** @typedef {{}} Employees_Import_File_OldInputs */
/** @typedef {{}} Employees_Import_SheetInputs */
/** @typedef {{}} Employees_Import_ReadingInputs */
/** @typedef {{}} Employees_Import_File_Web_PageInputs */
/** @typedef {{}} Employees_Import_File_No_TableInputs */
/** @typedef {{ columns: NonNullable<unknown> }} Employees_Import_Columns_MissingInputs */
/** @typedef {{}} Employees_Import_Section_EndInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_Ends_NowInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_Starts_FarInputs */
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
/** @typedef {{}} Employees_Import_CorrectInputs */
/** @typedef {{}} Employees_Import_Ids_Not_KeptInputs */
/** @typedef {{}} Employees_Import_Kept_TitleInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_Import_Kept_SavedInputs */
/** @typedef {{}} Employees_Import_ResumeInputs */
/** @typedef {{ part: NonNullable<unknown>, full: NonNullable<unknown> }} Employees_Error_Percentage_MostInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Employees_Filter_WithoutInputs */
/** @typedef {{}} Employees_Filter_No_BenefitInputs */
/** @typedef {{ count: NonNullable<unknown> }} Employees_End_Many_TitleInputs */
/** @typedef {{ date: NonNullable<unknown> }} Employees_End_OutcomeInputs */
/** @typedef {{}} Benefits_TitleInputs */
/** @typedef {{}} Benefits_DescriptionInputs */
/** @typedef {{}} Benefits_LunchInputs */
/** @typedef {{}} Benefits_RecreationalInputs */
/** @typedef {{}} Benefits_TransportInputs */
/** @typedef {{}} Benefits_MassageInputs */
/** @typedef {{}} Benefits_WellbeingInputs */
/** @typedef {{}} Benefits_OtherInputs */
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
/** @typedef {{}} Benefits_Unknown_TitleInputs */
/** @typedef {{}} Benefits_Unknown_TextInputs */
/** @typedef {{}} Benefits_None_ActionInputs */
/** @typedef {{}} Benefits_List_FailedInputs */
/** @typedef {{}} Benefits_Groups_FailedInputs */
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
/** @typedef {{}} Benefits_CloseInputs */
/** @typedef {{}} Benefits_Info_MassageInputs */
/** @typedef {{}} Benefits_Info_WellbeingInputs */
/** @typedef {{}} Benefits_Info_LabelInputs */
/** @typedef {{}} Benefits_Info_InstructionsInputs */
/** @typedef {{}} Benefits_Info_Call_To_ActionInputs */
/** @typedef {{}} Benefits_NameInputs */
/** @typedef {{}} Benefits_AmountInputs */
/** @typedef {{}} Benefits_Amount_LunchInputs */
/** @typedef {{ range: NonNullable<unknown>, year: NonNullable<unknown> }} Benefits_Amount_Hint_LunchInputs */
/** @typedef {{ min: NonNullable<unknown>, max: NonNullable<unknown> }} Benefits_Amount_HintInputs */
/** @typedef {{ year: NonNullable<unknown> }} Benefits_Amount_Hint_MaximumInputs */
/** @typedef {{}} Benefits_Amount_ChooseInputs */
/** @typedef {{ range: NonNullable<unknown>, year: NonNullable<unknown> }} Benefits_Error_LunchInputs */
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
/** @typedef {{}} Benefits_Loading_OtherInputs */
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
/** @typedef {{}} Benefits_Create_UnknownInputs */
/** @typedef {{}} Benefits_Spending_At_OnceInputs */
/** @typedef {{}} Benefits_FactsInputs */
/** @typedef {{}} Benefits_Facts_EmployeesInputs */
/** @typedef {{}} Benefits_Facts_ShowInputs */
/** @typedef {{}} Benefits_Facts_PendingInputs */
/** @typedef {{}} Benefits_Facts_FailedInputs */
/** @typedef {{}} Payments_MethodInputs */
/** @typedef {{}} Payments_SumInputs */
/** @typedef {{}} Payments_Methods_LoadingInputs */
/** @typedef {{}} Payments_Methods_Need_SumInputs */
/** @typedef {{}} Payments_Methods_NoneInputs */
/** @typedef {{}} Payments_Provider_ErrorInputs */
/** @typedef {{ method: NonNullable<unknown>, minimum: NonNullable<unknown> }} Payments_Below_MinimumInputs */
/** @typedef {{ maximum: NonNullable<unknown> }} Payments_Method_MaximumInputs */
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
/** @typedef {{}} Payments_Start_UnknownInputs */
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
/** @typedef {{ sum: NonNullable<unknown> }} Payments_Submit_InvoiceInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Payments_Submit_LinkInputs */
/** @typedef {{}} Payments_Group_InvoiceInputs */
/** @typedef {{}} Payments_Group_TransferInputs */
/** @typedef {{}} Payments_Method_OtherInputs */
/** @typedef {{ count: NonNullable<unknown> }} Payments_Methods_CountInputs */
/** @typedef {{}} Payments_Due_PassedInputs */
/** @typedef {{}} Payments_ReferenceInputs */
/** @typedef {{}} Payments_Invoice_NumberInputs */
/** @typedef {{}} Payments_No_ReferenceInputs */
/** @typedef {{ method: NonNullable<unknown>, maximum: NonNullable<unknown> }} Payments_Above_MaximumInputs */
/** @typedef {{ fee: NonNullable<unknown> }} Payments_Card_CostsInputs */
/** @typedef {{}} Payments_Settled_TextInputs */
/** @typedef {{}} Payments_CancelInputs */
/** @typedef {{}} Payments_Cancel_KeepInputs */
/** @typedef {{}} Payments_Cancel_TitleInputs */
/** @typedef {{}} Payments_Cancel_TextInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Payments_Submit_PayInputs */
/** @typedef {{}} Payments_Group_LastInputs */
/** @typedef {{}} Deposit_TitleInputs */
/** @typedef {{}} Deposit_DescriptionInputs */
/** @typedef {{}} Deposit_PendingInputs */
/** @typedef {{}} Deposit_No_Employees_TitleInputs */
/** @typedef {{}} Deposit_No_Employees_TextInputs */
/** @typedef {{}} Deposit_No_Employees_ActionInputs */
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
/** @typedef {{}} Deposit_Again_TitleInputs */
/** @typedef {{}} Deposit_Again_OtherInputs */
/** @typedef {{}} Deposit_Unknown_TitleInputs */
/** @typedef {{}} Deposit_Unknown_TextInputs */
/** @typedef {{}} Deposit_Unknown_TransactionsInputs */
/** @typedef {{}} Deposit_Start_AnewInputs */
/** @typedef {{}} Deposit_Paid_TitleInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Paid_TextInputs */
/** @typedef {{}} Deposit_Paid_Text_Without_SumInputs */
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
/** @typedef {{}} Deposit_Transfer_AmountInputs */
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
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Forecast_Short_ExpectedInputs */
/** @typedef {{}} Deposit_Forecast_Short_NowInputs */
/** @typedef {{}} Deposit_Forecast_Short_TodayInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Forecast_LacksInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Forecast_UseInputs */
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Forecast_TransferInputs */
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Forecast_EnoughInputs */
/** @typedef {{ date: NonNullable<unknown>, sum: NonNullable<unknown> }} Deposit_Forecast_In_AllInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Deposit_Forecast_ChartInputs */
/** @typedef {{}} Deposit_Forecast_NowInputs */
/** @typedef {{}} Deposit_Forecast_DayInputs */
/** @typedef {{}} Deposit_Forecast_LoadsInputs */
/** @typedef {{}} Deposit_Forecast_AfterInputs */
/** @typedef {{}} Deposit_Forecast_RequestsInputs */
/** @typedef {{}} Deposit_Forecast_ScheduledInputs */
/** @typedef {{}} Deposit_Forecast_ExpectedInputs */
/** @typedef {{}} Deposit_Forecast_AssumesInputs */
/** @typedef {{}} Deposit_SettledInputs */
/** @typedef {{}} Deposit_Transfer_PictureInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Deposit_Forecast_WithInputs */
/** @typedef {{}} Deposit_Forecast_Transfer_NowInputs */
/** @typedef {{ maximum: NonNullable<unknown>, count: NonNullable<unknown> }} Deposit_Forecast_SeveralInputs */
/** @typedef {{}} Deposit_Open_FailedInputs */
/** @typedef {{}} Deposit_Open_TitleInputs */
/** @typedef {{ number: NonNullable<unknown> }} Deposit_Open_ReferenceInputs */
/** @typedef {{ date: NonNullable<unknown> }} Deposit_Open_InvoiceInputs */
/** @typedef {{}} Deposit_Open_AcceptedInputs */
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
/** @typedef {{}} Top_Up_Amount_KindInputs */
/** @typedef {{}} Top_Up_Amount_SameInputs */
/** @typedef {{}} Top_Up_Amount_MaximumInputs */
/** @typedef {{}} Top_Up_Amount_Maximum_HintInputs */
/** @typedef {{}} Top_Up_Amount_DaysInputs */
/** @typedef {{}} Top_Up_Amount_Days_HintInputs */
/** @typedef {{}} Top_Up_Own_NoneInputs */
/** @typedef {{}} Top_Up_Own_TextInputs */
/** @typedef {{}} Top_Up_AmountInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Amount_Hint_MonthInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Amount_Hint_YearInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Amount_Hint_LowestInputs */
/** @typedef {{}} Top_Up_Error_AmountInputs */
/** @typedef {{ min: NonNullable<unknown> }} Top_Up_Error_Amount_SmallInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Error_Amount_LimitInputs */
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Error_Amount_Limit_MonthInputs */
/** @typedef {{ range: NonNullable<unknown> }} Top_Up_Error_Invoice_TotalInputs */
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
/** @typedef {{ max: NonNullable<unknown> }} Top_Up_Error_Too_ManyInputs */
/** @typedef {{}} Top_Up_Column_EmployeeInputs */
/** @typedef {{}} Top_Up_Column_Cost_CenterInputs */
/** @typedef {{}} Top_Up_Column_AvailableInputs */
/** @typedef {{}} Top_Up_Column_AmountInputs */
/** @typedef {{}} Top_Up_Column_ReasonInputs */
/** @typedef {{}} Top_Up_On_HoldInputs */
/** @typedef {{ date: NonNullable<unknown> }} Top_Up_WaitsInputs */
/** @typedef {{}} Top_Up_Reason_Nothing_LeftInputs */
/** @typedef {{}} Top_Up_Reason_Unknown_LeftInputs */
/** @typedef {{}} Top_Up_Reason_On_HoldInputs */
/** @typedef {{}} Top_Up_Reason_Not_ChosenInputs */
/** @typedef {{}} Top_Up_Reason_Too_LittleInputs */
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
/** @typedef {{}} Top_Up_Error_Einvoice_AddressInputs */
/** @typedef {{}} Top_Up_Error_Einvoice_OperatorInputs */
/** @typedef {{}} Top_Up_SummaryInputs */
/** @typedef {{}} Top_Up_RecipientsInputs */
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
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_Done_TextInputs */
/** @typedef {{}} Top_Up_Done_Many_TitleInputs */
/** @typedef {{}} Top_Up_Errors_TitleInputs */
/** @typedef {{ count: NonNullable<unknown>, done: NonNullable<unknown>, sum: NonNullable<unknown> }} Top_Up_Errors_TextInputs */
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
/** @typedef {{}} Top_Up_Series_Confirm_TitleInputs */
/** @typedef {{}} Top_Up_Series_Confirm_TextInputs */
/** @typedef {{ total: NonNullable<unknown>, fee: NonNullable<unknown> }} Top_Up_Series_Row_TotalInputs */
/** @typedef {{ number: NonNullable<unknown>, count: NonNullable<unknown> }} Top_Up_Series_Running_TitleInputs */
/** @typedef {{}} Top_Up_Series_Running_TextInputs */
/** @typedef {{}} Top_Up_Series_Taken_TitleInputs */
/** @typedef {{ count: NonNullable<unknown>, total: NonNullable<unknown> }} Top_Up_Series_Done_TextInputs */
/** @typedef {{}} Top_Up_Series_Stopped_TitleInputs */
/** @typedef {{ done: NonNullable<unknown>, count: NonNullable<unknown>, total: NonNullable<unknown> }} Top_Up_Series_Stopped_TextInputs */
/** @typedef {{}} Top_Up_Series_Unread_TitleInputs */
/** @typedef {{}} Top_Up_Series_Unread_TextInputs */
/** @typedef {{}} Top_Up_Series_Partly_TitleInputs */
/** @typedef {{}} Top_Up_Series_RestInputs */
/** @typedef {{}} Top_Up_Series_WaitingInputs */
/** @typedef {{}} Top_Up_Series_UnsentInputs */
/** @typedef {{}} Top_Up_Series_SendingInputs */
/** @typedef {{}} Top_Up_Series_RunningInputs */
/** @typedef {{}} Top_Up_Series_LoadedInputs */
/** @typedef {{}} Top_Up_Series_PartlyInputs */
/** @typedef {{}} Top_Up_Series_ScheduledInputs */
/** @typedef {{}} Top_Up_Series_InvoicedInputs */
/** @typedef {{}} Top_Up_Series_RefusedInputs */
/** @typedef {{}} Top_Up_Series_CheckingInputs */
/** @typedef {{}} Top_Up_Series_Not_FoundInputs */
/** @typedef {{}} Top_Up_Series_SeveralInputs */
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
/** @typedef {{}} Top_Up_Duplicate_TitleInputs */
/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown>, sum: NonNullable<unknown> }} Top_Up_Duplicate_UnreadInputs */
/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown>, sum: NonNullable<unknown> }} Top_Up_Duplicate_TextInputs */
/** @typedef {{}} Top_Up_Error_Einvoice_FormatInputs */
/** @typedef {{}} Top_Up_Days_TitleInputs */
/** @typedef {{ days: NonNullable<unknown>, month: NonNullable<unknown> }} Top_Up_Days_MonthInputs */
/** @typedef {{ days: NonNullable<unknown>, month: NonNullable<unknown>, holidays: NonNullable<unknown> }} Top_Up_Days_Month_HolidaysInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_Days_RestInputs */
/** @typedef {{ employees: NonNullable<unknown>, amount: NonNullable<unknown> }} Top_Up_Days_CutInputs */
/** @typedef {{ amount: NonNullable<unknown> }} Top_Up_Days_TakeInputs */
/** @typedef {{ amount: NonNullable<unknown>, employees: NonNullable<unknown> }} Top_Up_Days_Take_LabelInputs */
/** @typedef {{}} Top_Up_Holiday_New_YearInputs */
/** @typedef {{}} Top_Up_Holiday_EpiphanyInputs */
/** @typedef {{}} Top_Up_Holiday_Good_FridayInputs */
/** @typedef {{}} Top_Up_Holiday_Easter_MondayInputs */
/** @typedef {{}} Top_Up_Holiday_May_DayInputs */
/** @typedef {{}} Top_Up_Holiday_Ascension_DayInputs */
/** @typedef {{}} Top_Up_Holiday_Midsummer_EveInputs */
/** @typedef {{}} Top_Up_Holiday_Independence_DayInputs */
/** @typedef {{}} Top_Up_Holiday_Christmas_EveInputs */
/** @typedef {{}} Top_Up_Holiday_Christmas_DayInputs */
/** @typedef {{}} Top_Up_Holiday_Second_Christmas_DayInputs */
/** @typedef {{ count: NonNullable<unknown> }} Top_Up_Employees_CountInputs */
/** @typedef {{}} Top_Up_Scheduled_BeforeInputs */
/** @typedef {{}} Reports_TitleInputs */
/** @typedef {{}} Reports_DescriptionInputs */
/** @typedef {{}} Reports_TabsInputs */
/** @typedef {{}} Reports_Tab_TransactionsInputs */
/** @typedef {{}} Reports_Tab_Top_UpsInputs */
/** @typedef {{}} Reports_Tab_CorrectionsInputs */
/** @typedef {{}} Reports_Tab_ChartsInputs */
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
/** @typedef {{}} Reports_Column_With_FeesInputs */
/** @typedef {{}} Reports_Column_Sum_With_FeesInputs */
/** @typedef {{}} Reports_Scheduled_At_OnceInputs */
/** @typedef {{}} Reports_Load_LunchInputs */
/** @typedef {{}} Reports_Load_RecreationalInputs */
/** @typedef {{}} Reports_Load_TransportInputs */
/** @typedef {{}} Reports_Load_MassageInputs */
/** @typedef {{}} Reports_Load_WellbeingInputs */
/** @typedef {{}} Reports_Load_OtherInputs */
/** @typedef {{}} Reports_Status_OtherInputs */
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
/** @typedef {{}} Reports_About_Partly_LoadedInputs */
/** @typedef {{}} Reports_About_CanceledInputs */
/** @typedef {{}} Reports_About_ExpiredInputs */
/** @typedef {{}} Reports_About_OtherInputs */
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
/** @typedef {{}} Reports_Column_Balance_AfterInputs */
/** @typedef {{}} Reports_Correction_NewInputs */
/** @typedef {{}} Reports_Reason_Wrong_AccountInputs */
/** @typedef {{}} Reports_Reason_Contract_EndInputs */
/** @typedef {{}} Reports_Reason_Too_MuchInputs */
/** @typedef {{}} Reports_Reason_OtherInputs */
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
/** @typedef {{}} Reports_Print_CompanyInputs */
/** @typedef {{}} Reports_Print_PeriodInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Reports_Print_DaysInputs */
/** @typedef {{}} Reports_Print_DateInputs */
/** @typedef {{}} Reports_Print_CountInputs */
/** @typedef {{}} Reports_Print_ChangeInputs */
/** @typedef {{}} Reports_Print_PartInputs */
/** @typedef {{}} Reports_Print_LoadedInputs */
/** @typedef {{}} Reports_Print_Loaded_With_FeesInputs */
/** @typedef {{}} Reports_Print_UnsettledInputs */
/** @typedef {{}} Reports_About_RefundedInputs */
/** @typedef {{}} Month_DescriptionInputs */
/** @typedef {{}} Month_PreviousInputs */
/** @typedef {{}} Month_NextInputs */
/** @typedef {{}} Month_PrintInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_RunningInputs */
/** @typedef {{ month: NonNullable<unknown> }} Month_Future_TitleInputs */
/** @typedef {{}} Month_Future_TextInputs */
/** @typedef {{ month: NonNullable<unknown> }} Month_Unknown_TitleInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_Unknown_TextInputs */
/** @typedef {{}} Month_Current_ActionInputs */
/** @typedef {{}} Month_LoadingInputs */
/** @typedef {{}} Month_Failed_TitleInputs */
/** @typedef {{}} Month_Loads_TitleInputs */
/** @typedef {{}} Month_Column_PeopleInputs */
/** @typedef {{}} Month_Column_LoadsInputs */
/** @typedef {{}} Month_Column_FeeInputs */
/** @typedef {{}} Month_Column_VatInputs */
/** @typedef {{}} Month_Column_TotalInputs */
/** @typedef {{}} Month_Fees_With_VatInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Month_Fee_NoteInputs */
/** @typedef {{}} Month_Nothing_TitleInputs */
/** @typedef {{}} Month_Nothing_TextInputs */
/** @typedef {{}} Month_Check_OkInputs */
/** @typedef {{}} Month_Check_DiffersInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Month_Check_FeesInputs */
/** @typedef {{}} Month_Check_MovingInputs */
/** @typedef {{}} Month_Check_LoadedInputs */
/** @typedef {{}} Month_Check_Not_LoadedInputs */
/** @typedef {{}} Month_People_TitleInputs */
/** @typedef {{}} Month_People_LabelInputs */
/** @typedef {{}} Month_People_SearchInputs */
/** @typedef {{ count: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_People_TotalInputs */
/** @typedef {{}} Month_People_FailedInputs */
/** @typedef {{}} Month_People_AllInputs */
/** @typedef {{}} Month_Deductions_FailedInputs */
/** @typedef {{}} Month_Deduction_NoteInputs */
/** @typedef {{}} Month_Changes_TitleInputs */
/** @typedef {{ month: NonNullable<unknown> }} Month_Changes_AboutInputs */
/** @typedef {{}} Month_Changes_FirstInputs */
/** @typedef {{}} Month_Changes_FailedInputs */
/** @typedef {{}} Month_Changes_NoneInputs */
/** @typedef {{}} Month_Changes_SearchInputs */
/** @typedef {{}} Month_Column_ReasonInputs */
/** @typedef {{}} Month_Column_BeforeInputs */
/** @typedef {{}} Month_Column_NowInputs */
/** @typedef {{}} Month_Column_DifferenceInputs */
/** @typedef {{}} Month_Kind_FailedInputs */
/** @typedef {{}} Month_Kind_Failed_BeforeInputs */
/** @typedef {{}} Month_Kind_EndedInputs */
/** @typedef {{}} Month_Kind_NewInputs */
/** @typedef {{}} Month_Kind_On_LeaveInputs */
/** @typedef {{}} Month_Kind_Not_LoadedInputs */
/** @typedef {{}} Month_Kind_Not_Loaded_BeforeInputs */
/** @typedef {{}} Month_Kind_AmountInputs */
/** @typedef {{}} Month_Kind_UnknownInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_Reason_FailedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_Reason_RefundedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_Reason_Failed_BeforeInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_Reason_EndedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Month_Reason_NewInputs */
/** @typedef {{}} Month_Reason_On_LeaveInputs */
/** @typedef {{ count: NonNullable<unknown> }} Month_Reason_AmountInputs */
/** @typedef {{}} Month_Files_TitleInputs */
/** @typedef {{}} Month_Files_AboutInputs */
/** @typedef {{}} Month_Files_NoneInputs */
/** @typedef {{}} Month_Files_ChoicesInputs */
/** @typedef {{}} Month_File_LunchInputs */
/** @typedef {{}} Month_File_RegisterInputs */
/** @typedef {{}} Month_Checklist_TitleInputs */
/** @typedef {{}} Month_Failed_NoneInputs */
/** @typedef {{}} Month_Requests_NoneInputs */
/** @typedef {{}} Month_Requests_FailedInputs */
/** @typedef {{}} Month_Employees_FailedInputs */
/** @typedef {{ benefit: NonNullable<unknown>, count: NonNullable<unknown> }} Month_MissingInputs */
/** @typedef {{}} Month_Missing_NoneInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_ScheduledInputs */
/** @typedef {{}} Month_Scheduled_NoneInputs */
/** @typedef {{}} Month_Scheduled_None_NowInputs */
/** @typedef {{}} Month_Money_FailedInputs */
/** @typedef {{ sum: NonNullable<unknown>, date: NonNullable<unknown> }} Month_Money_MissingInputs */
/** @typedef {{ sum: NonNullable<unknown>, date: NonNullable<unknown> }} Month_Money_Missing_ExpectedInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Month_Money_Missing_RequestsInputs */
/** @typedef {{ balance: NonNullable<unknown>, date: NonNullable<unknown> }} Month_Money_EnoughInputs */
/** @typedef {{ balance: NonNullable<unknown>, date: NonNullable<unknown> }} Month_Money_NoneInputs */
/** @typedef {{}} Month_Kind_Left_OutInputs */
/** @typedef {{}} Month_Kind_Left_Out_BeforeInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Month_Check_AboveInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Month_Check_BelowInputs */
/** @typedef {{}} Month_Check_UntoldInputs */
/** @typedef {{}} Month_Check_Under_WayInputs */
/** @typedef {{}} Month_Check_UnsettledInputs */
/** @typedef {{}} Month_Check_By_AccountInputs */
/** @typedef {{}} Month_Check_By_InvoiceInputs */
/** @typedef {{}} Month_Check_Not_RefundedInputs */
/** @typedef {{}} Month_Side_ReportsInputs */
/** @typedef {{}} Month_Side_AccountInputs */
/** @typedef {{}} Month_Account_LoadsInputs */
/** @typedef {{}} Month_Account_RequestsInputs */
/** @typedef {{}} Month_Account_RefundsInputs */
/** @typedef {{}} Month_Account_CorrectionsInputs */
/** @typedef {{}} Month_Account_DepositsInputs */
/** @typedef {{}} Month_Account_OthersInputs */
/** @typedef {{}} Month_Account_ChangeInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Month_Other_FeesInputs */
/** @typedef {{}} Month_Requests_NoteInputs */
/** @typedef {{ month: NonNullable<unknown>, date: NonNullable<unknown> }} Month_Changes_RunningInputs */
/** @typedef {{}} Month_Kind_RequestedInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_Load_FailedInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_Load_UnpaidInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_Load_WaitingInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_Load_ExpiredInputs */
/** @typedef {{ benefit: NonNullable<unknown>, date: NonNullable<unknown>, sum: NonNullable<unknown> }} Month_Load_UnknownInputs */
/** @typedef {{}} Why_TabInputs */
/** @typedef {{}} Why_NowInputs */
/** @typedef {{}} Why_HistoryInputs */
/** @typedef {{}} Why_Not_KeptInputs */
/** @typedef {{}} Why_Not_An_EmployeeInputs */
/** @typedef {{}} Why_LoadingInputs */
/** @typedef {{}} Why_Failed_TitleInputs */
/** @typedef {{}} Why_NothingInputs */
/** @typedef {{}} Why_EarlierInputs */
/** @typedef {{}} Why_Open_LoadInputs */
/** @typedef {{}} Why_Now_On_LeaveInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Why_Now_PercentageInputs */
/** @typedef {{ days: NonNullable<unknown> }} Why_Now_Lunch_DaysInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_Now_Lunch_LimitInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_Now_LimitInputs */
/** @typedef {{}} Why_Now_No_BenefitsInputs */
/** @typedef {{}} Why_AddedInputs */
/** @typedef {{}} Why_StartedInputs */
/** @typedef {{}} Why_StartsInputs */
/** @typedef {{}} Why_EndedInputs */
/** @typedef {{}} Why_EndsInputs */
/** @typedef {{}} Why_Funds_EndedInputs */
/** @typedef {{}} Why_Funds_EndInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_GotInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_Got_OtherwiseInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_RequestedInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_Requested_EarlyInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_FailedInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_WaitingInputs */
/** @typedef {{ benefit: NonNullable<unknown>, sum: NonNullable<unknown> }} Why_Not_LoadedInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Why_Left_OutInputs */
/** @typedef {{ date: NonNullable<unknown> }} Why_Rule_Not_AddedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Why_Rule_Not_StartedInputs */
/** @typedef {{ date: NonNullable<unknown> }} Why_Rule_EndedInputs */
/** @typedef {{}} Why_Rule_No_BenefitInputs */
/** @typedef {{}} Why_Rule_On_LeaveInputs */
/** @typedef {{}} Why_Rule_UnknownInputs */
/** @typedef {{}} Why_Rule_Nothing_LeftInputs */
/** @typedef {{}} Why_Rule_Unknown_LeftInputs */
/** @typedef {{}} Why_Rule_Too_LittleInputs */
/** @typedef {{}} Why_Rule_On_Leave_HiddenInputs */
/** @typedef {{}} Why_Rule_Not_ChosenInputs */
/** @typedef {{}} Why_Rule_Not_ValidInputs */
/** @typedef {{}} Why_Rule_FailedInputs */
/** @typedef {{ date: NonNullable<unknown>, missing: NonNullable<unknown>, added: NonNullable<unknown>, other: NonNullable<unknown> }} Why_Last_TitleInputs */
/** @typedef {{ date: NonNullable<unknown> }} Why_Last_SameInputs */
/** @typedef {{}} Why_Last_MissingInputs */
/** @typedef {{}} Why_Last_NewInputs */
/** @typedef {{}} Why_Last_OtherInputs */
/** @typedef {{}} Why_Last_BeforeInputs */
/** @typedef {{ date: NonNullable<unknown> }} Why_Rule_StartsInputs */
/** @typedef {{}} Charts_PendingInputs */
/** @typedef {{}} Charts_FailedInputs */
/** @typedef {{}} Charts_TableInputs */
/** @typedef {{}} Charts_LegendInputs */
/** @typedef {{}} Charts_Column_MonthInputs */
/** @typedef {{}} Charts_Column_TotalInputs */
/** @typedef {{}} Charts_Column_DepositsInputs */
/** @typedef {{}} Charts_Column_LoadsInputs */
/** @typedef {{}} Charts_Column_FeesInputs */
/** @typedef {{}} Charts_Column_OthersInputs */
/** @typedef {{}} Charts_Column_BalanceInputs */
/** @typedef {{}} Charts_RunningInputs */
/** @typedef {{ month: NonNullable<unknown>, date: NonNullable<unknown> }} Charts_Running_NoteInputs */
/** @typedef {{ year: NonNullable<unknown> }} Charts_This_YearInputs */
/** @typedef {{}} Charts_Twelve_MonthsInputs */
/** @typedef {{}} Charts_Year_BeforeInputs */
/** @typedef {{}} Charts_Year_Before_FailedInputs */
/** @typedef {{}} Charts_Loads_TitleInputs */
/** @typedef {{ sum: NonNullable<unknown>, year: NonNullable<unknown> }} Charts_Loads_SummaryInputs */
/** @typedef {{ month: NonNullable<unknown> }} Charts_Loads_UnknownInputs */
/** @typedef {{ months: NonNullable<unknown> }} Charts_Loads_UnreadInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown>, month: NonNullable<unknown>, sum: NonNullable<unknown> }} Charts_Loads_LabelInputs */
/** @typedef {{}} Charts_Loads_NoteInputs */
/** @typedef {{}} Charts_Loads_None_TitleInputs */
/** @typedef {{}} Charts_Loads_None_TextInputs */
/** @typedef {{}} Charts_Balance_TitleInputs */
/** @typedef {{ balance: NonNullable<unknown>, lowest: NonNullable<unknown>, date: NonNullable<unknown> }} Charts_Balance_SummaryInputs */
/** @typedef {{ date: NonNullable<unknown> }} Charts_Balance_BeginsInputs */
/** @typedef {{ date: NonNullable<unknown> }} Charts_Balance_CutInputs */
/** @typedef {{ from: NonNullable<unknown>, opening: NonNullable<unknown>, balance: NonNullable<unknown> }} Charts_Balance_LabelInputs */
/** @typedef {{}} Charts_Balance_NoteInputs */
/** @typedef {{}} Charts_Balance_None_TitleInputs */
/** @typedef {{}} Charts_Balance_None_TextInputs */
/** @typedef {{}} Charts_DepositInputs */
/** @typedef {{}} Charts_LoadInputs */
/** @typedef {{ date: NonNullable<unknown> }} Charts_OpeningInputs */
/** @typedef {{}} Charts_Cost_TitleInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Charts_Cost_SummaryInputs */
/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown>, sum: NonNullable<unknown> }} Charts_Cost_LabelInputs */
/** @typedef {{}} Charts_Cost_FeesInputs */
/** @typedef {{ count: NonNullable<unknown> }} Charts_Cost_EmployeesInputs */
/** @typedef {{}} Charts_Cost_NoteInputs */
/** @typedef {{}} Charts_Cost_NoneInputs */
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
/** @typedef {{}} Requests_Reject_UnknownInputs */
/** @typedef {{ name: NonNullable<unknown>, amount: NonNullable<unknown> }} Requests_RejectedInputs */
/** @typedef {{}} Requests_Empty_TitleInputs */
/** @typedef {{}} Requests_Empty_TextInputs */
/** @typedef {{}} Requests_Unread_TitleInputs */
/** @typedef {{}} Requests_NeededInputs */
/** @typedef {{}} Requests_Need_FailedInputs */
/** @typedef {{}} Requests_Reject_SelectedInputs */
/** @typedef {{ count: NonNullable<unknown> }} Requests_Reject_Many_TitleInputs */
/** @typedef {{ sum: NonNullable<unknown> }} Requests_Reject_Many_TextInputs */
/** @typedef {{}} Requests_Reject_Many_ConfirmInputs */
/** @typedef {{}} Requests_Reject_OutcomeInputs */
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
/** @typedef {{}} Downloads_Done_UncountedInputs */
/** @typedef {{}} Downloads_No_RowsInputs */
/** @typedef {{}} Downloads_FailedInputs */
/** @typedef {{}} Orders_DeliveryInputs */
/** @typedef {{}} Orders_Delivery_MethodInputs */
/** @typedef {{}} Orders_Delivery_SavedInputs */
/** @typedef {{}} Orders_Delivery_CompanyInputs */
/** @typedef {{}} Orders_Delivery_OtherInputs */
/** @typedef {{}} Orders_Delivery_PickupInputs */
/** @typedef {{}} Orders_Delivery_UnknownInputs */
/** @typedef {{}} Orders_Delivery_Pickup_HintInputs */
/** @typedef {{}} Orders_Saved_AddressInputs */
/** @typedef {{}} Orders_RecipientInputs */
/** @typedef {{}} Orders_Contact_PersonInputs */
/** @typedef {{}} Orders_Company_NameInputs */
/** @typedef {{}} Orders_Business_IdInputs */
/** @typedef {{}} Orders_Error_Business_IdInputs */
/** @typedef {{}} Orders_CompanyInputs */
/** @typedef {{}} Orders_UserInputs */
/** @typedef {{}} Orders_EmailInputs */
/** @typedef {{}} Orders_PhoneInputs */
/** @typedef {{}} Orders_Username_HintInputs */
/** @typedef {{}} Orders_Arrival_ToldInputs */
/** @typedef {{}} Orders_Arrival_SmsInputs */
/** @typedef {{}} Orders_Arrival_EmailInputs */
/** @typedef {{}} Orders_Handling_FeeInputs */
/** @typedef {{}} Orders_Card_FeeInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Orders_VatInputs */
/** @typedef {{}} Orders_TotalInputs */
/** @typedef {{}} Orders_ChangeInputs */
/** @typedef {{}} Orders_Cost_CenterInputs */
/** @typedef {{}} Orders_Invoice_ContactInputs */
/** @typedef {{}} Orders_Without_ReferenceInputs */
/** @typedef {{}} Orders_Without_Reference_HintInputs */
/** @typedef {{}} Orders_Link_EmailInputs */
/** @typedef {{}} Orders_Link_MessageInputs */
/** @typedef {{}} Orders_CardsInputs */
/** @typedef {{}} Orders_Cards_FailedInputs */
/** @typedef {{}} Orders_Details_FailedInputs */
/** @typedef {{}} Orders_Cards_OpenInputs */
/** @typedef {{ number: NonNullable<unknown> }} Orders_Cards_NumberInputs */
/** @typedef {{ date: NonNullable<unknown>, benefits: NonNullable<unknown>, count: NonNullable<unknown> }} Orders_Cards_OfInputs */
/** @typedef {{ date: NonNullable<unknown> }} Orders_Cards_DueInputs */
/** @typedef {{}} Orders_Cards_PayInputs */
/** @typedef {{}} Orders_Cards_ShowInputs */
/** @typedef {{}} Orders_Cards_CancelInputs */
/** @typedef {{}} Orders_Cards_KeepInputs */
/** @typedef {{ number: NonNullable<unknown> }} Orders_Cards_Cancel_TitleInputs */
/** @typedef {{}} Orders_Cards_Cancel_TextInputs */
/** @typedef {{ number: NonNullable<unknown> }} Orders_Cards_CanceledInputs */
/** @typedef {{}} Orders_Cards_UnpaidInputs */
/** @typedef {{}} Orders_Cards_PendingInputs */
/** @typedef {{}} Orders_Cards_PaidInputs */
/** @typedef {{}} Orders_Cards_ConfirmedInputs */
/** @typedef {{}} Orders_Cards_ExpiredInputs */
/** @typedef {{}} Orders_Cards_Is_CanceledInputs */
/** @typedef {{}} Orders_Cards_State_UnknownInputs */
/** @typedef {{}} Orders_Cards_Again_TitleInputs */
/** @typedef {{ count: NonNullable<unknown>, numbers: NonNullable<unknown>, people: NonNullable<unknown> }} Orders_Cards_AgainInputs */
/** @typedef {{ number: NonNullable<unknown> }} Orders_Cards_Again_ShowInputs */
/** @typedef {{}} Orders_Unknown_Payment_TitleInputs */
/** @typedef {{}} Orders_Unknown_Payment_Made_TitleInputs */
/** @typedef {{}} Orders_Unknown_Payment_MadeInputs */
/** @typedef {{}} Orders_Unknown_Payment_NothingInputs */
/** @typedef {{}} Orders_Unknown_Payment_UndecidedInputs */
/** @typedef {{}} Orders_Unknown_Payment_ShowInputs */
/** @typedef {{}} Orders_Unknown_CheckingInputs */
/** @typedef {{}} Orders_Paid_TitleInputs */
/** @typedef {{}} Orders_Confirmed_TitleInputs */
/** @typedef {{}} Orders_Pending_TitleInputs */
/** @typedef {{}} Orders_Invoice_TitleInputs */
/** @typedef {{}} Orders_Link_TitleInputs */
/** @typedef {{}} Orders_Unknown_TitleInputs */
/** @typedef {{ number: NonNullable<unknown> }} Orders_Unknown_MineInputs */
/** @typedef {{}} Orders_Unknown_RecentInputs */
/** @typedef {{}} Orders_Unknown_NothingInputs */
/** @typedef {{}} Orders_Unknown_UndecidedInputs */
/** @typedef {{}} Orders_Unknown_GuestInputs */
/** @typedef {{}} Orders_Unknown_BackInputs */
/** @typedef {{}} Orders_NewInputs */
/** @typedef {{}} Orders_TermsInputs */
/** @typedef {{}} Orders_SummaryInputs */
/** @typedef {{}} Orders_LoadingInputs */
/** @typedef {{}} Orders_Edit_CompanyInputs */
/** @typedef {{}} Orders_Save_ReceiptInputs */
/** @typedef {{}} Vouchers_TitleInputs */
/** @typedef {{}} Vouchers_DescriptionInputs */
/** @typedef {{}} Vouchers_LoadingInputs */
/** @typedef {{}} Vouchers_Order_PanelInputs */
/** @typedef {{}} Vouchers_LunchInputs */
/** @typedef {{}} Vouchers_Lunch_TextInputs */
/** @typedef {{}} Vouchers_RecreationalInputs */
/** @typedef {{}} Vouchers_Recreational_TextInputs */
/** @typedef {{}} Vouchers_Order_LunchInputs */
/** @typedef {{}} Vouchers_Order_RecreationalInputs */
/** @typedef {{}} Vouchers_HistoryInputs */
/** @typedef {{}} Vouchers_Column_DateInputs */
/** @typedef {{}} Vouchers_Column_ProductInputs */
/** @typedef {{}} Vouchers_Column_StatusInputs */
/** @typedef {{}} Vouchers_Face_ValueInputs */
/** @typedef {{}} Vouchers_QuantityInputs */
/** @typedef {{}} Vouchers_Lunch_OneInputs */
/** @typedef {{}} Vouchers_Recreational_OneInputs */
/** @typedef {{}} Vouchers_Page_SizeInputs */
/** @typedef {{}} Vouchers_Empty_TitleInputs */
/** @typedef {{}} Vouchers_Empty_TextInputs */
/** @typedef {{}} Vouchers_Status_Waiting_PaymentInputs */
/** @typedef {{}} Vouchers_Status_ProcessingInputs */
/** @typedef {{}} Vouchers_Status_FailedInputs */
/** @typedef {{}} Vouchers_Status_Payment_CanceledInputs */
/** @typedef {{}} Vouchers_Status_In_ProgressInputs */
/** @typedef {{}} Vouchers_Status_ExpiredInputs */
/** @typedef {{}} Vouchers_Status_SentInputs */
/** @typedef {{}} Vouchers_Status_Order_CanceledInputs */
/** @typedef {{}} Vouchers_Save_InvoiceInputs */
/** @typedef {{}} Vouchers_DetailsInputs */
/** @typedef {{}} Vouchers_ReorderInputs */
/** @typedef {{}} Vouchers_PrintInputs */
/** @typedef {{}} Vouchers_PayInputs */
/** @typedef {{ number: NonNullable<unknown> }} Vouchers_Latest_TitleInputs */
/** @typedef {{}} Vouchers_Latest_StagesInputs */
/** @typedef {{}} Vouchers_Stage_OrderedInputs */
/** @typedef {{}} Vouchers_Stage_PaidInputs */
/** @typedef {{}} Vouchers_Stage_MadeInputs */
/** @typedef {{}} Vouchers_Stage_SentInputs */
/** @typedef {{}} Vouchers_Latest_UnpaidInputs */
/** @typedef {{}} Vouchers_Latest_MadeInputs */
/** @typedef {{}} Vouchers_Latest_SentInputs */
/** @typedef {{ code: NonNullable<unknown> }} Vouchers_Latest_TrackingInputs */
/** @typedef {{}} Vouchers_Contact_TitleInputs */
/** @typedef {{}} Vouchers_Contact_TextInputs */
/** @typedef {{ number: NonNullable<unknown> }} Vouchers_Details_TitleInputs */
/** @typedef {{ date: NonNullable<unknown>, name: NonNullable<unknown> }} Vouchers_Details_OrderedInputs */
/** @typedef {{}} Vouchers_Details_OrderInputs */
/** @typedef {{}} Vouchers_Details_CostsInputs */
/** @typedef {{}} Vouchers_Details_DeliveryInputs */
/** @typedef {{}} Vouchers_Details_PaymentInputs */
/** @typedef {{}} Vouchers_Details_LoadingInputs */
/** @typedef {{}} Vouchers_Valid_UntilInputs */
/** @typedef {{}} Vouchers_SerialsInputs */
/** @typedef {{}} Vouchers_Serials_LaterInputs */
/** @typedef {{}} Vouchers_SumInputs */
/** @typedef {{}} Vouchers_TrackingInputs */
/** @typedef {{}} Vouchers_Shown_LaterInputs */
/** @typedef {{}} Vouchers_Method_LinkInputs */
/** @typedef {{}} Vouchers_Method_InvoiceInputs */
/** @typedef {{}} Vouchers_Payment_CreatedInputs */
/** @typedef {{}} Vouchers_Payment_PendingInputs */
/** @typedef {{}} Vouchers_Payment_PaidInputs */
/** @typedef {{}} Vouchers_Payment_ErrorInputs */
/** @typedef {{}} Vouchers_Payment_CanceledInputs */
/** @typedef {{}} Vouchers_Payment_ConfirmedInputs */
/** @typedef {{}} Vouchers_Payment_ExpiredInputs */
/** @typedef {{}} Vouchers_Payment_OtherInputs */
/** @typedef {{}} Vouchers_Order_NumberInputs */
/** @typedef {{}} Vouchers_WizardInputs */
/** @typedef {{}} Vouchers_Step_AmountInputs */
/** @typedef {{}} Vouchers_Step_DeliveryInputs */
/** @typedef {{}} Vouchers_Step_PaymentInputs */
/** @typedef {{}} Vouchers_Edit_AmountInputs */
/** @typedef {{}} Vouchers_Edit_DeliveryInputs */
/** @typedef {{ min: NonNullable<unknown>, maximum: NonNullable<unknown> }} Vouchers_Quantity_HintInputs */
/** @typedef {{ min: NonNullable<unknown> }} Vouchers_Error_Too_FewInputs */
/** @typedef {{ maximum: NonNullable<unknown>, most: NonNullable<unknown> }} Vouchers_Error_With_FeesInputs */
/** @typedef {{ maximum: NonNullable<unknown>, most: NonNullable<unknown> }} Vouchers_Error_Too_MuchInputs */
/** @typedef {{ maximum: NonNullable<unknown>, first: NonNullable<unknown>, second: NonNullable<unknown> }} Vouchers_Error_SplitInputs */
/** @typedef {{}} Vouchers_Error_Face_ValueInputs */
/** @typedef {{}} Vouchers_Error_MethodInputs */
/** @typedef {{}} Vouchers_CalculatorInputs */
/** @typedef {{}} Vouchers_Calculator_TextInputs */
/** @typedef {{}} Vouchers_Calculator_EmployeesInputs */
/** @typedef {{}} Vouchers_Calculator_FromInputs */
/** @typedef {{}} Vouchers_Calculator_ToInputs */
/** @typedef {{}} Vouchers_Calculator_BackwardsInputs */
/** @typedef {{}} Vouchers_Calculator_UseInputs */
/** @typedef {{}} Vouchers_Fact_DeliveryInputs */
/** @typedef {{ date: NonNullable<unknown> }} Vouchers_Fact_ValidInputs */
/** @typedef {{ date: NonNullable<unknown> }} Vouchers_Fact_Valid_ShortInputs */
/** @typedef {{}} Vouchers_Fact_TaxInputs */
/** @typedef {{}} Vouchers_OverviewInputs */
/** @typedef {{}} Vouchers_AmountInputs */
/** @typedef {{ count: NonNullable<unknown>, value: NonNullable<unknown> }} Vouchers_Amount_TextInputs */
/** @typedef {{}} Vouchers_CheckedInputs */
/** @typedef {{}} Vouchers_Order_FailedInputs */
/** @typedef {{}} Vouchers_Sold_Out_TitleInputs */
/** @typedef {{}} Vouchers_Sold_Out_TextInputs */
/** @typedef {{}} Vouchers_Unknown_ShowInputs */
/** @typedef {{}} Vouchers_Known_KeptInputs */
/** @typedef {{}} Vouchers_Ordered_TitleInputs */
/** @typedef {{}} Vouchers_Ordered_TextInputs */
/** @typedef {{}} Vouchers_Paid_TextInputs */
/** @typedef {{}} Vouchers_Confirmed_TextInputs */
/** @typedef {{}} Vouchers_Pending_TextInputs */
/** @typedef {{}} Vouchers_Invoice_TextInputs */
/** @typedef {{ email: NonNullable<unknown> }} Vouchers_Link_TextInputs */
/** @typedef {{ number: NonNullable<unknown> }} Vouchers_TakenInputs */
/** @typedef {{ before: NonNullable<unknown>, now: NonNullable<unknown> }} Vouchers_Taken_Other_ValueInputs */
/** @typedef {{ before: NonNullable<unknown> }} Vouchers_Taken_No_ValueInputs */
/** @typedef {{}} Vouchers_Taken_Lost_AddressInputs */
/** @typedef {{ count: NonNullable<unknown> }} Vouchers_PiecesInputs */
/** @typedef {{ count: NonNullable<unknown>, days: NonNullable<unknown>, employees: NonNullable<unknown> }} Vouchers_Calculator_ResultInputs */
/** @typedef {{}} Vouchers_Save_OrderInputs */
/** @typedef {{}} Vouchers_Fact_Valid_LaterInputs */
/** @typedef {{}} Vouchers_OrdererInputs */
/** @typedef {{}} Cards_WizardInputs */
/** @typedef {{}} Cards_TitleInputs */
/** @typedef {{}} Cards_Step_BenefitsInputs */
/** @typedef {{}} Cards_Step_CompanyInputs */
/** @typedef {{}} Cards_Step_EmployeesInputs */
/** @typedef {{}} Cards_Step_UsageInputs */
/** @typedef {{}} Cards_Step_PaymentInputs */
/** @typedef {{}} Cards_BenefitsInputs */
/** @typedef {{}} Cards_Benefits_TextInputs */
/** @typedef {{}} Cards_DuoInputs */
/** @typedef {{}} Cards_Benefit_In_UseInputs */
/** @typedef {{}} Cards_Benefit_Not_ContractedInputs */
/** @typedef {{}} Cards_OthersInputs */
/** @typedef {{}} Cards_ManageInputs */
/** @typedef {{}} Cards_None_TitleInputs */
/** @typedef {{}} Cards_None_TextInputs */
/** @typedef {{}} Cards_Error_No_BenefitInputs */
/** @typedef {{}} Cards_Error_No_EmployeesInputs */
/** @typedef {{}} Cards_Error_Faulty_EmployeesInputs */
/** @typedef {{ maximum: NonNullable<unknown> }} Cards_Error_Too_MuchInputs */
/** @typedef {{}} Cards_BillingInputs */
/** @typedef {{}} Cards_AddressInputs */
/** @typedef {{}} Cards_Company_ChangeInputs */
/** @typedef {{}} Cards_Company_TextInputs */
/** @typedef {{}} Cards_EmployeesInputs */
/** @typedef {{}} Cards_Employees_TextInputs */
/** @typedef {{ count: NonNullable<unknown>, places: NonNullable<unknown> }} Cards_Employees_CountInputs */
/** @typedef {{ count: NonNullable<unknown> }} Cards_Employees_FullInputs */
/** @typedef {{}} Cards_Employees_None_TitleInputs */
/** @typedef {{}} Cards_Employees_ImportInputs */
/** @typedef {{}} Cards_Employees_Import_TitleInputs */
/** @typedef {{ count: NonNullable<unknown> }} Cards_Employees_AddedInputs */
/** @typedef {{ name: NonNullable<unknown> }} Cards_Employees_RemovedInputs */
/** @typedef {{}} Cards_Employees_Faulty_TextInputs */
/** @typedef {{}} Cards_Employees_No_IdsInputs */
/** @typedef {{}} Cards_Employee_AddInputs */
/** @typedef {{}} Cards_Employee_EditInputs */
/** @typedef {{}} Cards_Employee_Edit_TitleInputs */
/** @typedef {{}} Cards_Employee_SaveInputs */
/** @typedef {{}} Cards_Employee_RemoveInputs */
/** @typedef {{ number: NonNullable<unknown> }} Cards_Employee_NamelessInputs */
/** @typedef {{}} Cards_Employee_StartInputs */
/** @typedef {{}} Cards_Employee_FaultyInputs */
/** @typedef {{}} Cards_Employee_CompleteInputs */
/** @typedef {{}} Cards_Usage_TextInputs */
/** @typedef {{}} Cards_Usage_LunchInputs */
/** @typedef {{}} Cards_Usage_WorkdaysInputs */
/** @typedef {{ max: NonNullable<unknown> }} Cards_Usage_Workdays_HintInputs */
/** @typedef {{}} Cards_Usage_RecreationalInputs */
/** @typedef {{}} Cards_Usage_TransportInputs */
/** @typedef {{}} Cards_Summary_EmptyInputs */
/** @typedef {{}} Cards_Summary_No_AmountsInputs */
/** @typedef {{ count: NonNullable<unknown>, days: NonNullable<unknown>, amount: NonNullable<unknown> }} Cards_Sum_DaysInputs */
/** @typedef {{ count: NonNullable<unknown>, amount: NonNullable<unknown> }} Cards_Sum_EachInputs */
/** @typedef {{}} Cards_Duo_CardsInputs */
/** @typedef {{}} Cards_Transport_CardsInputs */
/** @typedef {{ benefit: NonNullable<unknown> }} Cards_CommissionInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Cards_Commission_OfInputs */
/** @typedef {{}} Cards_DeliveryInputs */
/** @typedef {{}} Cards_Delivery_OnceInputs */
/** @typedef {{}} Cards_Without_VatInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Cards_VatInputs */
/** @typedef {{}} Cards_Vat_OfInputs */
/** @typedef {{ percent: NonNullable<unknown> }} Cards_Card_Fee_OfInputs */
/** @typedef {{}} Cards_TotalInputs */
/** @typedef {{}} Cards_Price_ListInputs */
/** @typedef {{}} Cards_Read_TermsInputs */
/** @typedef {{}} Cards_Read_PricesInputs */
/** @typedef {{}} Cards_Order_FailedInputs */
/** @typedef {{}} Cards_Show_EmployeesInputs */
/** @typedef {{}} Cards_PayInputs */
/** @typedef {{}} Cards_Paid_TextInputs */
/** @typedef {{}} Cards_Pending_TextInputs */
/** @typedef {{}} Cards_Invoice_TextInputs */
/** @typedef {{ email: NonNullable<unknown> }} Cards_Link_TextInputs */
/** @typedef {{}} Cards_Canceled_TitleInputs */
/** @typedef {{}} Cards_Canceled_TextInputs */
/** @typedef {{ places: NonNullable<unknown>, extra: NonNullable<unknown> }} Cards_Error_Too_Many_EmployeesInputs */
/** @typedef {{}} Settings_TitleInputs */
/** @typedef {{}} Settings_TextInputs */
/** @typedef {{}} Settings_Unkept_TitleInputs */
/** @typedef {{}} Settings_Unkept_TextInputs */
/** @typedef {{}} Settings_Look_TitleInputs */
/** @typedef {{}} Settings_ThemeInputs */
/** @typedef {{}} Settings_Theme_HintInputs */
/** @typedef {{}} Settings_Theme_SystemInputs */
/** @typedef {{}} Settings_Theme_System_HintInputs */
/** @typedef {{}} Settings_Theme_LightInputs */
/** @typedef {{}} Settings_Theme_DarkInputs */
/** @typedef {{}} Settings_DensityInputs */
/** @typedef {{}} Settings_Density_ComfortableInputs */
/** @typedef {{}} Settings_Density_CompactInputs */
/** @typedef {{}} Settings_Density_Compact_HintInputs */
/** @typedef {{}} Settings_Start_TitleInputs */
/** @typedef {{}} Settings_Start_LabelInputs */
/** @typedef {{}} Settings_Start_HintInputs */
/** @typedef {{ page: NonNullable<unknown> }} Settings_Start_DefaultInputs */
/** @typedef {{}} Settings_MoreInputs */
/** @typedef {{}} Statements_LabelInputs */
/** @typedef {{}} Statements_AskInputs */
/** @typedef {{}} Accessibility_TitleInputs */
/** @typedef {{ product: NonNullable<unknown> }} Accessibility_TextInputs */
/** @typedef {{}} Accessibility_State_TitleInputs */
/** @typedef {{}} Accessibility_StateInputs */
/** @typedef {{}} Accessibility_Gaps_TitleInputs */
/** @typedef {{}} Accessibility_Gap_ReadersInputs */
/** @typedef {{}} Accessibility_Gap_BrowsersInputs */
/** @typedef {{}} Accessibility_Gap_FilesInputs */
/** @typedef {{}} Accessibility_Gap_ProviderInputs */
/** @typedef {{}} Accessibility_Gap_RecaptchaInputs */
/** @typedef {{}} Accessibility_How_TitleInputs */
/** @typedef {{}} Accessibility_How_SelfInputs */
/** @typedef {{}} Accessibility_How_AxeInputs */
/** @typedef {{}} Accessibility_How_ContrastInputs */
/** @typedef {{}} Accessibility_How_KeyboardInputs */
/** @typedef {{}} Accessibility_How_NarrowInputs */
/** @typedef {{ date: NonNullable<unknown> }} Accessibility_How_WhenInputs */
/** @typedef {{}} Accessibility_Area_SupportInputs */
/** @typedef {{}} Accessibility_Area_CardsInputs */
/** @typedef {{}} Accessibility_Area_ContractInputs */
/** @typedef {{}} Accessibility_Feedback_TitleInputs */
/** @typedef {{}} Accessibility_FeedbackInputs */
/** @typedef {{}} Accessibility_Authority_TitleInputs */
/** @typedef {{}} Accessibility_AuthorityInputs */
/** @typedef {{}} Accessibility_Authority_NameInputs */
/** @typedef {{}} Accessibility_Authority_UnitInputs */
/** @typedef {{}} Privacy_TitleInputs */
/** @typedef {{ product: NonNullable<unknown> }} Privacy_TextInputs */
/** @typedef {{}} Privacy_Controller_TitleInputs */
/** @typedef {{}} Privacy_Controller_EmployerInputs */
/** @typedef {{ id: NonNullable<unknown> }} Privacy_Business_IdInputs */
/** @typedef {{}} Privacy_NoticeInputs */
/** @typedef {{}} Privacy_Purposes_TitleInputs */
/** @typedef {{}} Privacy_Purpose_UseInputs */
/** @typedef {{}} Privacy_Purpose_ContractInputs */
/** @typedef {{}} Privacy_Purpose_BenefitsInputs */
/** @typedef {{}} Privacy_Purpose_PayrollInputs */
/** @typedef {{}} Privacy_Purpose_SafetyInputs */
/** @typedef {{}} Privacy_RequiredInputs */
/** @typedef {{}} Privacy_Data_TitleInputs */
/** @typedef {{}} Privacy_Data_UserInputs */
/** @typedef {{}} Privacy_Data_EmployeesInputs */
/** @typedef {{}} Privacy_Data_OrdersInputs */
/** @typedef {{}} Privacy_Data_ServerInputs */
/** @typedef {{}} Privacy_Recipients_TitleInputs */
/** @typedef {{}} Privacy_Recipient_PaymentInputs */
/** @typedef {{ hosts: NonNullable<unknown> }} Privacy_Recipient_Payment_HostsInputs */
/** @typedef {{}} Privacy_Recipient_RecaptchaInputs */
/** @typedef {{}} Privacy_Recipient_Recaptcha_OffInputs */
/** @typedef {{ host: NonNullable<unknown> }} Privacy_Recipient_ReportsInputs */
/** @typedef {{}} Privacy_Recipient_Reports_OwnInputs */
/** @typedef {{}} Privacy_Recipient_Reports_NoneInputs */
/** @typedef {{}} Privacy_Recipient_OthersInputs */
/** @typedef {{}} Privacy_Storage_TitleInputs */
/** @typedef {{}} Privacy_StorageInputs */
/** @typedef {{}} Privacy_Rights_TitleInputs */
/** @typedef {{}} Privacy_RightsInputs */
/** @typedef {{}} Privacy_Right_AccessInputs */
/** @typedef {{}} Privacy_Right_RectifyInputs */
/** @typedef {{}} Privacy_Right_EraseInputs */
/** @typedef {{}} Privacy_Right_RestrictInputs */
/** @typedef {{}} Privacy_Right_ObjectInputs */
/** @typedef {{}} Privacy_Authority_TitleInputs */
/** @typedef {{}} Privacy_AuthorityInputs */
/** @typedef {{}} Privacy_Authority_NameInputs */
/** @typedef {{}} Privacy_Browser_TitleInputs */
/** @typedef {{}} Privacy_BrowserInputs */
/** @typedef {{}} Privacy_Keeps_TabInputs */
/** @typedef {{}} Privacy_Keeps_Session_TabInputs */
/** @typedef {{}} Privacy_Keeps_SessionInputs */
/** @typedef {{}} Privacy_Keeps_DraftInputs */
/** @typedef {{}} Privacy_Keeps_Next_LoginInputs */
/** @typedef {{}} Privacy_Keeps_BrowserInputs */
/** @typedef {{}} Privacy_Key_SessionInputs */
/** @typedef {{}} Privacy_Key_Remember_MeInputs */
/** @typedef {{}} Privacy_Key_ImpersonationInputs */
/** @typedef {{}} Privacy_Key_Ended_SessionsInputs */
/** @typedef {{}} Privacy_Key_VisitsInputs */
/** @typedef {{}} Privacy_Key_Saved_LocationInputs */
/** @typedef {{}} Privacy_Key_Arrived_HomeInputs */
/** @typedef {{}} Privacy_Key_DraftsInputs */
/** @typedef {{}} Privacy_Key_SentInputs */
/** @typedef {{}} Privacy_Key_Open_PaymentsInputs */
/** @typedef {{}} Privacy_Key_Closed_NoticesInputs */
/** @typedef {{}} Privacy_Key_SettingsInputs */
/** @typedef {{}} Privacy_Key_Recent_CommandsInputs */
/** @typedef {{}} Privacy_Key_Key_HelpInputs */
/** @typedef {{}} Privacy_Key_Table_ColumnsInputs */
/** @typedef {{}} Privacy_Key_Table_ViewsInputs */
/** @typedef {{}} Privacy_Key_Download_ColumnsInputs */
/** @typedef {{}} Privacy_Key_ScrollInputs */
/** @typedef {{}} Privacy_Key_ReloadInputs */
/** @typedef {{}} Privacy_Key_Payment_MethodInputs */
import * as registry from "../registry.js"


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
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const menu_month = /** @type {(inputs: Menu_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Month`)
};

export const menu_reports = /** @type {(inputs: Menu_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reports`)
};

export const menu_download_reports = /** @type {(inputs: Menu_Download_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download reports`)
};

export const menu_voucher_orders = /** @type {(inputs: Menu_Voucher_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paper vouchers`)
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
	return /** @type {LocalizedString} */ (`User menu`)
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
	return /** @type {LocalizedString} */ (`Warning`)
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
	return /** @type {LocalizedString} */ (`Go to the home page`)
};

export const to_login = /** @type {(inputs: To_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in`)
};

export const to_support = /** @type {(inputs: To_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get help`)
};

export const to_sign_up = /** @type {(inputs: To_Sign_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start using the service`)
};

export const error_screen_title = /** @type {(inputs: Error_Screen_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t show the page`)
};

export const error_screen_text = /** @type {(inputs: Error_Screen_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong. Try again in a moment.`)
};

export const error_screen_offline_title = /** @type {(inputs: Error_Screen_Offline_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t reach the service`)
};

export const error_screen_offline_text = /** @type {(inputs: Error_Screen_Offline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your network connection and try again.`)
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
	return /** @type {LocalizedString} */ (`There’s no page at this address. Check the address, log in or see Help.`)
};

export const not_found_text_signed_in = /** @type {(inputs: Not_Found_Text_Signed_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s no page at this address. Check the address or go to the home page.`)
};

export const session_expired = /** @type {(inputs: Session_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has expired. Log in again.`)
};

export const logged_out = /** @type {(inputs: Logged_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have logged out.`)
};

export const session_ended_elsewhere = /** @type {(inputs: Session_Ended_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session in this browser has ended.`)
};

export const logout_failed = /** @type {(inputs: Logout_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session in this browser has ended, but we couldn’t log you out everywhere.`)
};

export const impersonation_ended = /** @type {(inputs: Impersonation_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re no longer acting as another user.`)
};

export const session_ending_soon = /** @type {(inputs: Session_Ending_SoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session is about to end. Save what you’re working on.`)
};

export const opens_new_tab = /** @type {(inputs: Opens_New_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`opens in a new tab`)
};

export const blocking_title = /** @type {(inputs: Blocking_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the data`)
};

export const blocking_text = /** @type {(inputs: Blocking_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get all the data this page needs. Reload the page. If this happens again, contact customer service.`)
};

export const blocking_items = /** @type {(inputs: Blocking_ItemsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Errors reported by the service`)
};

export const error_request_id = /** @type {(inputs: Error_Request_IdInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Reference for customer service: ${i?.id ?? '–'}`)
};

export const blocking_reload = /** @type {(inputs: Blocking_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reload the page`)
};

export const chunk_error = /** @type {(inputs: Chunk_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part of the service couldn’t be opened. Reload the page to get the latest version.`)
};

export const start_failure = /** @type {(inputs: Start_FailureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page hasn’t loaded completely.`)
};

export const fatal_title = /** @type {(inputs: Fatal_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service didn’t start`)
};

export const fatal_text = /** @type {(inputs: Fatal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service’s settings couldn’t be read or contain an error. Reload the page or contact customer service.`)
};

export const impersonation_label = /** @type {(inputs: Impersonation_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acting as another user`)
};

export const impersonation_who = /** @type {(inputs: Impersonation_WhoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You’re acting as ${i?.name ?? '–'}, ${i?.company ?? '–'}`)
};

export const impersonation_name = /** @type {(inputs: Impersonation_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You’re acting as ${i?.name ?? '–'}`)
};

export const impersonation_time_left = /** @type {(inputs: Impersonation_Time_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Time left: ${i?.time ?? '–'}`)
};

export const impersonation_end = /** @type {(inputs: Impersonation_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log out`)
};

export const impersonation_leave_title = /** @type {(inputs: Impersonation_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to another page?`)
};

export const impersonation_leave_text = /** @type {(inputs: Impersonation_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re acting on behalf of another user. You can stay here, continue to the page you chose, or end the session.`)
};

export const impersonation_leave_stay = /** @type {(inputs: Impersonation_Leave_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stay on this page`)
};

export const impersonation_leave_continue = /** @type {(inputs: Impersonation_Leave_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue`)
};

export const session_expired_unresolved = /** @type {(inputs: Session_Expired_UnresolvedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has expired, and we didn’t get confirmation of what you sent. When you log in, we’ll check whether it went through.`)
};

export const session_expired_refused = /** @type {(inputs: Session_Expired_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session expired, so what you sent wasn’t received. Log in and send it again.`)
};

export const session_unresolved = /** @type {(inputs: Session_UnresolvedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation of what you sent on ${i?.moment ?? '–'}. Check whether it went through.`)
};

export const session_unresolved_check = /** @type {(inputs: Session_Unresolved_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check`)
};

export const error_screen_forbidden_title = /** @type {(inputs: Error_Screen_Forbidden_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You aren’t allowed to see this page`)
};

export const error_screen_forbidden_text = /** @type {(inputs: Error_Screen_Forbidden_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you need access, ask an authorised signatory of your company.`)
};

export const date_and_time = /** @type {(inputs: Date_And_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date ?? '–'} at ${i?.time ?? '–'}`)
};

export const palette_open = /** @type {(inputs: Palette_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quick search`)
};

export const palette_close = /** @type {(inputs: Palette_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close quick search`)
};

export const palette_loading = /** @type {(inputs: Palette_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening quick search`)
};

export const palette_search = /** @type {(inputs: Palette_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search pages and actions`)
};

export const palette_search_employees = /** @type {(inputs: Palette_Search_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search pages, employees, loads and orders`)
};

export const palette_results = /** @type {(inputs: Palette_ResultsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search results`)
};

export const palette_count = /** @type {(inputs: Palette_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Matches: ${i?.count ?? '–'}`)
};

export const palette_count_part = /** @type {(inputs: Palette_Count_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Matches: ${i?.count ?? '–'}, ${i?.listed ?? '–'} shown`)
};

export const palette_none = /** @type {(inputs: Palette_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was found`)
};

export const palette_none_newest = /** @type {(inputs: Palette_None_NewestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nothing was found. Only the newest voucher orders were searched: ${i?.count ?? '–'}.`)
};

export const palette_recent = /** @type {(inputs: Palette_RecentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recent`)
};

export const palette_pages = /** @type {(inputs: Palette_PagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

export const palette_actions = /** @type {(inputs: Palette_ActionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Actions`)
};

export const palette_orders = /** @type {(inputs: Palette_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders and invoices`)
};

export const palette_months = /** @type {(inputs: Palette_MonthsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads by month`)
};

export const palette_data_loading = /** @type {(inputs: Palette_Data_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting your company’s data`)
};

export const palette_data_failed = /** @type {(inputs: Palette_Data_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We couldn’t get these: ${i?.what ?? '–'}`)
};

export const palette_employees_all = /** @type {(inputs: Palette_Employees_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`View all matches: ${i?.count ?? '–'}`)
};

export const palette_language_words = /** @type {(inputs: Palette_Language_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`language Finnish English`)
};

export const palette_employee_gone = /** @type {(inputs: Palette_Employee_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee is no longer in the list.`)
};

export const keys_show = /** @type {(inputs: Keys_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View keyboard shortcuts`)
};

export const keys_title = /** @type {(inputs: Keys_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keyboard shortcuts`)
};

export const keys_close = /** @type {(inputs: Keys_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close keyboard shortcuts`)
};

export const keys_switch = /** @type {(inputs: Keys_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open this list with the ? key`)
};

export const keys_switch_hint = /** @type {(inputs: Keys_Switch_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser remembers your choice.`)
};

export const keys_group_everywhere = /** @type {(inputs: Keys_Group_EverywhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On every page`)
};

export const keys_group_tabs = /** @type {(inputs: Keys_Group_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tabs`)
};

export const keys_group_combobox = /** @type {(inputs: Keys_Group_ComboboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`List fields`)
};

export const keys_group_calendar = /** @type {(inputs: Keys_Group_CalendarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calendar`)
};

export const keys_group_panel = /** @type {(inputs: Keys_Group_PanelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open panel`)
};

export const keys_palette = /** @type {(inputs: Keys_PaletteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open or close quick search`)
};

export const keys_step = /** @type {(inputs: Keys_StepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous or next`)
};

export const keys_ends = /** @type {(inputs: Keys_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First or last`)
};

export const keys_open_list = /** @type {(inputs: Keys_Open_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the list`)
};

export const keys_choose = /** @type {(inputs: Keys_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose`)
};

export const keys_shut = /** @type {(inputs: Keys_ShutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const keys_day = /** @type {(inputs: Keys_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous or next day`)
};

export const keys_week = /** @type {(inputs: Keys_WeekInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous or next week`)
};

export const keys_week_ends = /** @type {(inputs: Keys_Week_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First or last day of the week`)
};

export const keys_month = /** @type {(inputs: Keys_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous or next month`)
};

export const keys_up = /** @type {(inputs: Keys_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`up arrow`)
};

export const keys_down = /** @type {(inputs: Keys_DownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`down arrow`)
};

export const keys_left = /** @type {(inputs: Keys_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`left arrow`)
};

export const keys_right = /** @type {(inputs: Keys_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`right arrow`)
};

export const palette_hint = /** @type {(inputs: Palette_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose with the arrows, open with Enter`)
};

export const palette_words_benefits = /** @type {(inputs: Palette_Words_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`benefit group add limit maximum`)
};

export const palette_words_employees = /** @type {(inputs: Palette_Words_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`person staff people add remove find`)
};

export const palette_words_deposit = /** @type {(inputs: Palette_Words_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pay payment invoice transfer balance account`)
};

export const palette_words_load = /** @type {(inputs: Palette_Words_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`add pay schedule`)
};

export const palette_words_reports = /** @type {(inputs: Palette_Words_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`receipt invoice statement balance charts`)
};

export const palette_words_downloads = /** @type {(inputs: Palette_Words_DownloadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`payroll lunch deduction Incomes Register csv`)
};

export const palette_words_vouchers = /** @type {(inputs: Palette_Words_VouchersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`invoice receipt order lunch voucher recreational voucher`)
};

export const palette_words_company = /** @type {(inputs: Palette_Words_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`invoicing e-invoice address contacts contract`)
};

export const palette_words_settings = /** @type {(inputs: Palette_Words_SettingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`dark light theme compact start page`)
};

export const palette_words_profile = /** @type {(inputs: Palette_Words_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`password email phone`)
};

export const palette_words_help = /** @type {(inputs: Palette_Words_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`support contact customer service`)
};

export const palette_words_logout = /** @type {(inputs: Palette_Words_LogoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`log out logout sign out exit`)
};

export const error_generic = /** @type {(inputs: Error_GenericInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong.`)
};

export const error_more = /** @type {(inputs: Error_MoreInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`There is ${i?.count ?? '–'} more error.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`There are ${i?.count ?? '–'} more errors.`);
	return /** @type {LocalizedString} */ ("error_more");
};

export const error_email_address_is_not_verified = /** @type {(inputs: Error_Email_Address_Is_Not_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address hasn’t been verified yet. Open the verification link we sent to your email.`)
};

export const error_incorrect_token = /** @type {(inputs: Error_Incorrect_TokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link isn’t valid.`)
};

export const error_expired_token = /** @type {(inputs: Error_Expired_TokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has expired.`)
};

export const error_creation_completed = /** @type {(inputs: Error_Creation_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username has already been created.`)
};

export const error_contact_deleted = /** @type {(inputs: Error_Contact_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contact has already been deleted.`)
};

export const error_username_cannot_be_an_email_address = /** @type {(inputs: Error_Username_Cannot_Be_An_Email_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username can’t be an email address.`)
};

export const error_validation_failed = /** @type {(inputs: Error_Validation_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the details. Some of them couldn’t be accepted.`)
};

export const error_field_required = /** @type {(inputs: Error_Field_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This field is required.`)
};

export const error_field_invalid = /** @type {(inputs: Error_Field_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check this information.`)
};

export const error_field_too_long = /** @type {(inputs: Error_Field_Too_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The text is too long.`)
};

export const error_unauthorized = /** @type {(inputs: Error_UnauthorizedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in again.`)
};

export const error_not_found = /** @type {(inputs: Error_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The information wasn’t found. It may have been removed.`)
};

export const error_too_many_requests = /** @type {(inputs: Error_Too_Many_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There have been too many attempts. Wait a moment and try again.`)
};

export const error_too_many_requests_day = /** @type {(inputs: Error_Too_Many_Requests_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There have been too many attempts. Try again after ${i?.time ?? '–'}.`)
};

export const error_too_many_requests_time = /** @type {(inputs: Error_Too_Many_Requests_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There have been too many attempts. Try again after ${i?.time ?? '–'}.`)
};

export const error_internal_error = /** @type {(inputs: Error_Internal_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There was an error in the service. Try again in a moment.`)
};

export const error_service_unavailable = /** @type {(inputs: Error_Service_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service isn’t available right now. Try again in a moment.`)
};

export const error_idempotency_key_reused = /** @type {(inputs: Error_Idempotency_Key_ReusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This was already sent with different details, so nothing was done this time. Reload the page and check what was saved before you try again.`)
};

export const error_recaptcha_failed = /** @type {(inputs: Error_Recaptcha_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t confirm that you aren’t a robot. Try again.`)
};

export const error_invalid_username_or_password = /** @type {(inputs: Error_Invalid_Username_Or_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incorrect username or password.`)
};

export const error_impersonation_token_invalid = /** @type {(inputs: Error_Impersonation_Token_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The login link isn’t valid.`)
};

export const error_impersonation_token_expired = /** @type {(inputs: Error_Impersonation_Token_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The login link has expired.`)
};

export const error_company_not_found = /** @type {(inputs: Error_Company_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No company was found with this customer number and business ID. Check both.`)
};

export const error_username_taken = /** @type {(inputs: Error_Username_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username is already in use.`)
};

export const error_company_already_exists = /** @type {(inputs: Error_Company_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company is already a customer.`)
};

export const error_invalid_email_address = /** @type {(inputs: Error_Invalid_Email_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the email address.`)
};

export const error_not_available_in_production = /** @type {(inputs: Error_Not_Available_In_ProductionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This isn’t available in the production service.`)
};

export const error_role_already_granted = /** @type {(inputs: Error_Role_Already_GrantedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The user already has this role.`)
};

export const error_incorrect_password = /** @type {(inputs: Error_Incorrect_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incorrect password.`)
};

export const error_password_equals_username = /** @type {(inputs: Error_Password_Equals_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The password can’t be the same as the username.`)
};

export const error_unknown_username = /** @type {(inputs: Error_Unknown_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unknown username.`)
};

export const error_email_not_sent = /** @type {(inputs: Error_Email_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t send the email. Try again in a moment.`)
};

export const error_password_unchanged = /** @type {(inputs: Error_Password_UnchangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new password must differ from the current one.`)
};

export const error_invalid_email_domain = /** @type {(inputs: Error_Invalid_Email_DomainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The domain of the email address doesn’t exist. Check the part after the @ sign.`)
};

export const error_email_already_verified = /** @type {(inputs: Error_Email_Already_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email address has already been verified.`)
};

export const error_user_not_found = /** @type {(inputs: Error_User_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The user wasn’t found.`)
};

export const error_email_address_taken = /** @type {(inputs: Error_Email_Address_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email address is already in use.`)
};

export const error_invalid_einvoice = /** @type {(inputs: Error_Invalid_EinvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The e-invoice address and the operator don’t match. Check both.`)
};

export const error_adding_contacts_disabled = /** @type {(inputs: Error_Adding_Contacts_DisabledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contacts can’t be added right now. If you need a new contact right away, contact customer service.`)
};

export const error_cannot_delete_yourself = /** @type {(inputs: Error_Cannot_Delete_YourselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t delete yourself.`)
};

export const error_last_active_contact = /** @type {(inputs: Error_Last_Active_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company must have at least one active contact.`)
};

export const error_contact_already_deleted = /** @type {(inputs: Error_Contact_Already_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contact has already been deleted.`)
};

export const error_contact_already_activated = /** @type {(inputs: Error_Contact_Already_ActivatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contact has already created their username.`)
};

export const error_po_box_not_allowed = /** @type {(inputs: Error_Po_Box_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address can’t be a PO box.`)
};

export const error_editing_disabled = /** @type {(inputs: Error_Editing_DisabledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The information can’t be edited right now. Try again later.`)
};

export const error_invalid_date_range = /** @type {(inputs: Error_Invalid_Date_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The start date can’t be after the end date.`)
};

export const error_amount_below_minimum = /** @type {(inputs: Error_Amount_Below_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount is below the minimum.`)
};

export const error_amount_above_maximum = /** @type {(inputs: Error_Amount_Above_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount is above the maximum.`)
};

export const error_payment_method_unavailable = /** @type {(inputs: Error_Payment_Method_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment method isn’t available. Choose another one.`)
};

export const error_account_not_found = /** @type {(inputs: Error_Account_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company account wasn’t found.`)
};

export const error_document_not_found = /** @type {(inputs: Error_Document_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The document wasn’t found.`)
};

export const error_payment_not_completed = /** @type {(inputs: Error_Payment_Not_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t completed. Choose a payment method.`)
};

export const error_quantity_below_minimum = /** @type {(inputs: Error_Quantity_Below_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The quantity is below the minimum.`)
};

export const error_order_total_above_maximum = /** @type {(inputs: Error_Order_Total_Above_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order total is above the maximum. Split the order.`)
};

export const error_delivery_address_required = /** @type {(inputs: Error_Delivery_Address_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a delivery address.`)
};

export const error_pickup_contact_required = /** @type {(inputs: Error_Pickup_Contact_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter an email address or a phone number for the pickup notice.`)
};

export const error_voucher_unavailable = /** @type {(inputs: Error_Voucher_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The voucher can’t be ordered right now. Choose another face value.`)
};

export const error_voucher_ordering_hidden = /** @type {(inputs: Error_Voucher_Ordering_HiddenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vouchers can’t be ordered in the service.`)
};

export const error_order_not_found = /** @type {(inputs: Error_Order_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order wasn’t found.`)
};

export const error_payment_not_found = /** @type {(inputs: Error_Payment_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t found.`)
};

export const error_payment_already_paid = /** @type {(inputs: Error_Payment_Already_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has already been paid.`)
};

export const error_payment_expired = /** @type {(inputs: Error_Payment_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has expired. Start again.`)
};

export const error_order_canceled = /** @type {(inputs: Error_Order_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order has been cancelled. It can’t be paid any more.`)
};

export const error_payment_service_unavailable = /** @type {(inputs: Error_Payment_Service_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service is unavailable. Try again in a moment.`)
};

export const error_benefit_not_available = /** @type {(inputs: Error_Benefit_Not_AvailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit isn’t available to your company.`)
};

export const error_benefit_already_ordered = /** @type {(inputs: Error_Benefit_Already_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit has already been ordered.`)
};

export const error_too_many_employees = /** @type {(inputs: Error_Too_Many_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are more employees than the company is allowed to have. Contact customer service if you need more.`)
};

export const error_amount_out_of_range = /** @type {(inputs: Error_Amount_Out_Of_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount isn’t within the allowed limits.`)
};

export const error_personal_id_already_exists = /** @type {(inputs: Error_Personal_Id_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An employee with this personal identity code has already been added.`)
};

export const error_employee_number_already_exists = /** @type {(inputs: Error_Employee_Number_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another employee has this employee number.`)
};

export const error_employee_not_found = /** @type {(inputs: Error_Employee_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee wasn’t found.`)
};

export const error_invalid_personal_id = /** @type {(inputs: Error_Invalid_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the personal identity code.`)
};

export const error_loads_pending = /** @type {(inputs: Error_Loads_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee has loads in progress. Wait until they are complete.`)
};

export const error_employee_terminated = /** @type {(inputs: Error_Employee_TerminatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee’s benefits have already ended.`)
};

export const error_end_of_benefit_before_pending_load = /** @type {(inputs: Error_End_Of_Benefit_Before_Pending_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit end date is before a pending load. Choose a later date.`)
};

export const error_requested_load_not_found = /** @type {(inputs: Error_Requested_Load_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load request wasn’t found.`)
};

export const error_requested_load_already_handled = /** @type {(inputs: Error_Requested_Load_Already_HandledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load request has already been processed.`)
};

export const error_invalid_scheduled_date = /** @type {(inputs: Error_Invalid_Scheduled_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This load date isn’t allowed. Choose another date.`)
};

export const error_not_enough_balance = /** @type {(inputs: Error_Not_Enough_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There isn’t enough money in the account for this load. Deposit money or lower the amount.`)
};

export const error_yearly_limit_exceeded = /** @type {(inputs: Error_Yearly_Limit_ExceededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This exceeds an employee’s yearly limit. Lower the amount or leave the employee out.`)
};

export const error_group_yearly_limit_exceeded = /** @type {(inputs: Error_Group_Yearly_Limit_ExceededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This exceeds the benefit group’s yearly limit. Lower the amount.`)
};

export const error_top_up_in_progress = /** @type {(inputs: Error_Top_Up_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another load is in progress. Wait until it’s complete.`)
};

export const error_employee_not_loadable = /** @type {(inputs: Error_Employee_Not_LoadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This benefit can’t be loaded for the employee. Check the chosen employees.`)
};

export const error_top_up_not_found = /** @type {(inputs: Error_Top_Up_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load wasn’t found.`)
};

export const error_benefit_group_already_exists = /** @type {(inputs: Error_Benefit_Group_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit already has a group, and there can be only one. Close the form to see it.`)
};

export const error_benefit_group_not_found = /** @type {(inputs: Error_Benefit_Group_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit group wasn’t found.`)
};

export const error_start_date_too_early = /** @type {(inputs: Error_Start_Date_Too_EarlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The start date is too early.`)
};

export const error_end_date_too_late = /** @type {(inputs: Error_End_Date_Too_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The end date is too late.`)
};

export const error_no_columns = /** @type {(inputs: Error_No_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one column.`)
};

export const error_wage_type_required = /** @type {(inputs: Error_Wage_Type_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a wage type.`)
};

export const error_benefit_not_active = /** @type {(inputs: Error_Benefit_Not_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit isn’t active for your company.`)
};

export const error_no_benefits = /** @type {(inputs: Error_No_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one benefit.`)
};

export const error_not_allowed = /** @type {(inputs: Error_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You aren’t allowed to do this.`)
};

export const form_optional = /** @type {(inputs: Form_OptionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(optional)`)
};

export const form_choose = /** @type {(inputs: Form_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose`)
};

export const form_password_show = /** @type {(inputs: Form_Password_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show password`)
};

export const form_password_hide = /** @type {(inputs: Form_Password_HideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hide password`)
};

export const form_nothing_changed = /** @type {(inputs: Form_Nothing_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been changed.`)
};

export const form_fix_errors = /** @type {(inputs: Form_Fix_ErrorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fill in what is missing and correct the errors first.`)
};

export const form_error_required = /** @type {(inputs: Form_Error_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fill in this field.`)
};

export const form_error_too_long = /** @type {(inputs: Form_Error_Too_LongInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`At most ${i?.count ?? '–'} character.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`At most ${i?.count ?? '–'} characters.`);
	return /** @type {LocalizedString} */ ("form_error_too_long");
};

export const form_error_too_short = /** @type {(inputs: Form_Error_Too_ShortInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`At least ${i?.count ?? '–'} character.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`At least ${i?.count ?? '–'} characters.`);
	return /** @type {LocalizedString} */ ("form_error_too_short");
};

export const form_error_too_small = /** @type {(inputs: Form_Error_Too_SmallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At least ${i?.min ?? '–'}.`)
};

export const form_error_too_big = /** @type {(inputs: Form_Error_Too_BigInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At most ${i?.max ?? '–'}.`)
};

export const form_error_too_few = /** @type {(inputs: Form_Error_Too_FewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose at least ${i?.min ?? '–'}.`)
};

export const form_error_too_many = /** @type {(inputs: Form_Error_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose at most ${i?.max ?? '–'}.`)
};

export const form_error_email = /** @type {(inputs: Form_Error_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter an email address like name@example.com.`)
};

export const form_error_bad_characters = /** @type {(inputs: Form_Error_Bad_CharactersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can’t use these characters: ${i?.characters ?? '–'}`)
};

export const form_character_space = /** @type {(inputs: Form_Character_SpaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`space`)
};

export const form_error_characters = /** @type {(inputs: Form_Error_CharactersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The text contains characters that aren’t allowed, or its format is wrong.`)
};

export const form_error_money = /** @type {(inputs: Form_Error_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the amount in euros, for example 12,50.`)
};

export const form_error_money_ambiguous = /** @type {(inputs: Form_Error_Money_AmbiguousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the amount without thousands separators and with two decimals at most, for example 1234,50.`)
};

export const form_error_date = /** @type {(inputs: Form_Error_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the date as dd.mm.yyyy.`)
};

export const form_error_no_such_day = /** @type {(inputs: Form_Error_No_Such_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This date doesn’t exist.`)
};

export const form_error_year = /** @type {(inputs: Form_Error_YearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The year must be 1900–⁠2200.`)
};

export const form_error_number = /** @type {(inputs: Form_Error_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a number.`)
};

export const form_error_choice = /** @type {(inputs: Form_Error_ChoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose one of the options.`)
};

export const form_error_consent = /** @type {(inputs: Form_Error_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tick the box to continue.`)
};

export const form_error_invalid = /** @type {(inputs: Form_Error_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check this field.`)
};

export const form_error_mismatch = /** @type {(inputs: Form_Error_MismatchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The passwords don’t match.`)
};

export const form_error_date_too_early = /** @type {(inputs: Form_Error_Date_Too_EarlyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The earliest possible date is ${i?.date ?? '–'}.`)
};

export const form_error_date_too_late = /** @type {(inputs: Form_Error_Date_Too_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The latest possible date is ${i?.date ?? '–'}.`)
};

export const form_error_range = /** @type {(inputs: Form_Error_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The end date can’t be before the start date.`)
};

export const form_date_hint = /** @type {(inputs: Form_Date_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`dd.mm.yyyy`)
};

export const form_date_open = /** @type {(inputs: Form_Date_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the calendar`)
};

export const form_date_calendar = /** @type {(inputs: Form_Date_CalendarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calendar`)
};

export const form_date_loading = /** @type {(inputs: Form_Date_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the calendar`)
};

export const form_check_processing = /** @type {(inputs: Form_Check_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking`)
};

export const form_check_failed = /** @type {(inputs: Form_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check this. You can still continue.`)
};

export const form_username_free = /** @type {(inputs: Form_Username_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username is available.`)
};

export const form_username_check_failed = /** @type {(inputs: Form_Username_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check the username. You can still continue.`)
};

export const form_password_rules = /** @type {(inputs: Form_Password_RulesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Password requirements`)
};

export const form_password_rule_length = /** @type {(inputs: Form_Password_Rule_LengthInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.min ?? '–'}–⁠${i?.max ?? '–'} characters`)
};

export const form_password_rule_lower = /** @type {(inputs: Form_Password_Rule_LowerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At least one lowercase letter`)
};

export const form_password_rule_upper = /** @type {(inputs: Form_Password_Rule_UpperInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At least one uppercase letter`)
};

export const form_password_rule_digit = /** @type {(inputs: Form_Password_Rule_DigitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At least one digit`)
};

export const form_password_rule_symbol = /** @type {(inputs: Form_Password_Rule_SymbolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At least one special character`)
};

export const form_password_rule_space = /** @type {(inputs: Form_Password_Rule_SpaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No spaces`)
};

export const form_password_rule_username = /** @type {(inputs: Form_Password_Rule_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Different from the username`)
};

export const form_password_unfit = /** @type {(inputs: Form_Password_UnfitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The password doesn’t meet all requirements.`)
};

export const form_password_rule_met = /** @type {(inputs: Form_Password_Rule_MetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`met`)
};

export const form_password_rule_unmet = /** @type {(inputs: Form_Password_Rule_UnmetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`not met yet`)
};

export const form_leave_title = /** @type {(inputs: Form_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave without saving?`)
};

export const form_leave_text = /** @type {(inputs: Form_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your changes haven’t been saved. If you leave, they will be lost.`)
};

export const form_leave_confirm = /** @type {(inputs: Form_Leave_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave without saving`)
};

export const form_leave_stay = /** @type {(inputs: Form_Leave_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep editing`)
};

export const form_draft_title = /** @type {(inputs: Form_Draft_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your entries have been kept`)
};

export const form_draft_text = /** @type {(inputs: Form_Draft_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session expired or the page was reloaded before you saved. Passwords and personal identity codes weren’t kept.`)
};

export const form_draft_restore = /** @type {(inputs: Form_Draft_RestoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Restore entries`)
};

export const form_draft_discard = /** @type {(inputs: Form_Draft_DiscardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discard`)
};

export const form_draft_restored = /** @type {(inputs: Form_Draft_RestoredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your entries have been restored. Check and save them.`)
};

export const form_cancel = /** @type {(inputs: Form_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel`)
};

export const form_close = /** @type {(inputs: Form_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const form_offline = /** @type {(inputs: Form_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re offline, so nothing was sent. Try again when you’re back online.`)
};

export const form_outcome_unknown = /** @type {(inputs: Form_Outcome_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether this was saved. Check before you try again.`)
};

export const form_sent_title = /** @type {(inputs: Form_Sent_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You sent this on ${i?.moment ?? '–'}, but we didn’t get confirmation`)
};

export const form_sent_text = /** @type {(inputs: Form_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether it was saved. Check before you send it again.`)
};

export const form_sent_draft = /** @type {(inputs: Form_Sent_DraftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether it was saved. Check before you send it again. Passwords and personal identity codes weren’t kept.`)
};

export const form_sent_close = /** @type {(inputs: Form_Sent_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`OK`)
};

export const form_meanwhile_title = /** @type {(inputs: Form_Meanwhile_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The details have changed in the meantime`)
};

export const form_meanwhile_text = /** @type {(inputs: Form_Meanwhile_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These details have been saved elsewhere since you opened the form. They’ll be kept when you save your own changes.`)
};

export const form_meanwhile_contested = /** @type {(inputs: Form_Meanwhile_ContestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These details have been saved elsewhere since you opened the form. If you save, your changes will replace theirs. Everything else will be kept.`)
};

export const form_meanwhile_yours = /** @type {(inputs: Form_Meanwhile_YoursInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yours: ${i?.value ?? '–'}`)
};

export const form_meanwhile_before = /** @type {(inputs: Form_Meanwhile_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Before: ${i?.value ?? '–'}`)
};

export const form_meanwhile_empty = /** @type {(inputs: Form_Meanwhile_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`empty`)
};

export const form_meanwhile_save = /** @type {(inputs: Form_Meanwhile_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save changes`)
};

export const form_meanwhile_back = /** @type {(inputs: Form_Meanwhile_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back`)
};

export const form_unknown_repeatable = /** @type {(inputs: Form_Unknown_RepeatableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the changes were saved. You can safely save them again.`)
};

export const wizard_steps = /** @type {(inputs: Wizard_StepsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}: steps`)
};

export const wizard_done = /** @type {(inputs: Wizard_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`done`)
};

export const wizard_position = /** @type {(inputs: Wizard_PositionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Step ${i?.number ?? '–'} of ${i?.count ?? '–'}`)
};

export const wizard_next = /** @type {(inputs: Wizard_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue`)
};

export const wizard_back = /** @type {(inputs: Wizard_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back`)
};

export const wizard_save = /** @type {(inputs: Wizard_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save and return`)
};

export const wizard_resumed_title = /** @type {(inputs: Wizard_Resumed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carry on where you left off`)
};

export const wizard_resumed_text = /** @type {(inputs: Wizard_Resumed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your entries have been kept in this tab.`)
};

export const wizard_resumed_secrets = /** @type {(inputs: Wizard_Resumed_SecretsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For your security, confidential details aren’t kept, so enter them again.`)
};

export const wizard_start_over = /** @type {(inputs: Wizard_Start_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start again`)
};

export const wizard_start_over_title = /** @type {(inputs: Wizard_Start_Over_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start again?`)
};

export const wizard_start_over_text = /** @type {(inputs: Wizard_Start_Over_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything you’ve typed will be removed. You can’t get it back.`)
};

export const wizard_start_over_confirm = /** @type {(inputs: Wizard_Start_Over_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove everything`)
};

export const form_phone_hint = /** @type {(inputs: Form_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Finnish number: +358…`)
};

export const form_open_list = /** @type {(inputs: Form_Open_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the list`)
};

export const address_line = /** @type {(inputs: Address_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Street address`)
};

export const address_post_code = /** @type {(inputs: Address_Post_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Postcode`)
};

export const address_post_code_finnish = /** @type {(inputs: Address_Post_Code_FinnishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A Finnish postcode has five digits.`)
};

export const address_city = /** @type {(inputs: Address_CityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Town or city`)
};

export const address_country = /** @type {(inputs: Address_CountryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Country`)
};

export const invoicing_method = /** @type {(inputs: Invoicing_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoicing method`)
};

export const invoicing_method_email = /** @type {(inputs: Invoicing_Method_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice by email`)
};

export const invoicing_method_einvoice = /** @type {(inputs: Invoicing_Method_EinvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-invoice`)
};

export const invoicing_method_paper = /** @type {(inputs: Invoicing_Method_PaperInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paper invoice`)
};

export const invoicing_method_other = /** @type {(inputs: Invoicing_Method_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other invoicing method`)
};

export const invoicing_paper_price = /** @type {(inputs: Invoicing_Paper_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.fee ?? '–'} per invoice`)
};

export const invoicing_email = /** @type {(inputs: Invoicing_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address for invoices`)
};

export const invoicing_einvoice_address = /** @type {(inputs: Invoicing_Einvoice_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-invoice address`)
};

export const invoicing_einvoice_address_hint = /** @type {(inputs: Invoicing_Einvoice_Address_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For example 003712345671`)
};

export const invoicing_einvoice_known = /** @type {(inputs: Invoicing_Einvoice_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The operator knows this address.`)
};

export const invoicing_operator = /** @type {(inputs: Invoicing_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Operator`)
};

export const invoicing_operator_hint = /** @type {(inputs: Invoicing_Operator_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search by name or identifier.`)
};

export const invoicing_operator_other = /** @type {(inputs: Invoicing_Operator_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use identifier ${i?.text ?? '–'}`)
};

export const company_size_1 = /** @type {(inputs: Company_Size_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`250 employees or more`)
};

export const company_size_2 = /** @type {(inputs: Company_Size_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`100–249 employees`)
};

export const company_size_3 = /** @type {(inputs: Company_Size_3Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`10–99 employees`)
};

export const company_size_4 = /** @type {(inputs: Company_Size_4Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1–9 employees`)
};

export const invoicing_address = /** @type {(inputs: Invoicing_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoicing address`)
};

export const form_business_id_hint = /** @type {(inputs: Form_Business_Id_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For example 1234567-1`)
};

export const form_business_id_right = /** @type {(inputs: Form_Business_Id_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The format of the business ID is correct.`)
};

export const form_business_id_wrong = /** @type {(inputs: Form_Business_Id_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the business ID. It has 7 digits, a dash and a check digit.`)
};

export const form_error_phone = /** @type {(inputs: Form_Error_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the phone number in international format, such as +358401234567.`)
};

export const table_empty = /** @type {(inputs: Table_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No data`)
};

export const table_empty_search = /** @type {(inputs: Table_Empty_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was found.`)
};

export const table_search_clear = /** @type {(inputs: Table_Search_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clear the search`)
};

export const table_loading = /** @type {(inputs: Table_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting data`)
};

export const table_error = /** @type {(inputs: Table_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the data.`)
};

export const table_outdated = /** @type {(inputs: Table_OutdatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t update the data, so it may be out of date.`)
};

export const table_row_actions = /** @type {(inputs: Table_Row_ActionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Actions: ${i?.row ?? '–'}`)
};

export const table_actions = /** @type {(inputs: Table_ActionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Actions`)
};

export const table_select_all = /** @type {(inputs: Table_Select_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose all`)
};

export const table_select_row = /** @type {(inputs: Table_Select_RowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose ${i?.row ?? '–'}`)
};

export const table_selected = /** @type {(inputs: Table_SelectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} selected`)
};

export const table_sorted_asc = /** @type {(inputs: Table_Sorted_AscInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ascending`)
};

export const table_sorted_desc = /** @type {(inputs: Table_Sorted_DescInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`descending`)
};

export const table_count = /** @type {(inputs: Table_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} row`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} rows`);
	return /** @type {LocalizedString} */ ("table_count");
};

export const table_position = /** @type {(inputs: Table_PositionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Page ${i?.page ?? '–'} of ${i?.count ?? '–'}`)
};

export const table_range = /** @type {(inputs: Table_RangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.first ?? '–'}–${i?.last ?? '–'} of ${i?.total ?? '–'}`)
};

export const table_pages = /** @type {(inputs: Table_PagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

export const table_pages_of = /** @type {(inputs: Table_Pages_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pages: ${i?.table ?? '–'}`)
};

export const table_page = /** @type {(inputs: Table_PageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Page ${i?.page ?? '–'}`)
};

export const table_previous = /** @type {(inputs: Table_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous page`)
};

export const table_next = /** @type {(inputs: Table_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next page`)
};

export const table_sort_label = /** @type {(inputs: Table_Sort_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sort by`)
};

export const table_sort_default = /** @type {(inputs: Table_Sort_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Default order`)
};

export const table_narrow = /** @type {(inputs: Table_NarrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Filter and sort`)
};

export const table_columns = /** @type {(inputs: Table_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Columns`)
};

export const table_views = /** @type {(inputs: Table_ViewsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Views`)
};

export const table_options = /** @type {(inputs: Table_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table options`)
};

export const table_view_name = /** @type {(inputs: Table_View_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of the view`)
};

export const table_view_save = /** @type {(inputs: Table_View_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save the view`)
};

export const table_view_rename = /** @type {(inputs: Table_View_RenameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rename: ${i?.name ?? '–'}`)
};

export const table_view_rename_submit = /** @type {(inputs: Table_View_Rename_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rename`)
};

export const table_view_delete = /** @type {(inputs: Table_View_DeleteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delete the view: ${i?.name ?? '–'}`)
};

export const table_view_kept = /** @type {(inputs: Table_View_KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The view ${i?.name ?? '–'} has been saved.`)
};

export const table_view_deleted = /** @type {(inputs: Table_View_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The view ${i?.name ?? '–'} has been deleted.`)
};

export const table_view_taken = /** @type {(inputs: Table_View_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s already a view with this name.`)
};

export const table_view_personal_id = /** @type {(inputs: Table_View_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The name can’t contain a personal identity code.`)
};

export const table_view_not_kept = /** @type {(inputs: Table_View_Not_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The browser didn’t save the change. It applies until the page is reloaded.`)
};

export const table_view_copy = /** @type {(inputs: Table_View_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the link`)
};

export const table_view_copied = /** @type {(inputs: Table_View_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link is copied.`)
};

export const table_view_copy_failed = /** @type {(inputs: Table_View_Copy_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link couldn’t be copied.`)
};

export const table_save_xlsx = /** @type {(inputs: Table_Save_XlsxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download Excel`)
};

export const table_save_csv = /** @type {(inputs: Table_Save_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download CSV`)
};

export const table_print = /** @type {(inputs: Table_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print`)
};

export const table_print_pending = /** @type {(inputs: Table_Print_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preparing to print`)
};

export const table_saved = /** @type {(inputs: Table_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file has been downloaded.`)
};

export const table_save_failed = /** @type {(inputs: Table_Save_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the rows. Try again.`)
};

export const table_export = /** @type {(inputs: Table_ExportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Export`)
};

export const table_export_selected = /** @type {(inputs: Table_Export_SelectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Export selected (${i?.count ?? '–'})`)
};

export const table_select_rows = /** @type {(inputs: Table_Select_RowsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose rows`)
};

export const table_selection = /** @type {(inputs: Table_SelectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selected rows`)
};

export const table_selection_count = /** @type {(inputs: Table_Selection_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} selected`)
};

export const table_selection_clear = /** @type {(inputs: Table_Selection_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clear selection`)
};

export const bulk_progress = /** @type {(inputs: Bulk_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done ?? '–'} of ${i?.total ?? '–'} processed`)
};

export const bulk_done = /** @type {(inputs: Bulk_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done ?? '–'} of ${i?.total ?? '–'} succeeded`)
};

export const bulk_unconfirmed = /** @type {(inputs: Bulk_UnconfirmedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not confirmed: ${i?.count ?? '–'}`)
};

export const bulk_running = /** @type {(inputs: Bulk_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Processing`)
};

export const bulk_left = /** @type {(inputs: Bulk_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not processed`)
};

export const bulk_stop = /** @type {(inputs: Bulk_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop`)
};

export const bulk_interrupted = /** @type {(inputs: Bulk_InterruptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The processing was interrupted. The remaining rows are unchanged.`)
};

export const bulk_rows = /** @type {(inputs: Bulk_RowsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rows`)
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
	return /** @type {LocalizedString} */ (`Don’t use this on a shared computer.`)
};

export const login_submit = /** @type {(inputs: Login_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in`)
};

export const login_forgot = /** @type {(inputs: Login_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forgotten your password?`)
};

export const login_employee_question = /** @type {(inputs: Login_Employee_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your own benefits`)
};

export const login_employee_link = /** @type {(inputs: Login_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee app`)
};

export const login_created = /** @type {(inputs: Login_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your username is ready. You can now log in.`)
};

export const login_wrong = /** @type {(inputs: Login_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incorrect username or password.`)
};

export const login_failed = /** @type {(inputs: Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t log you in. Your details are still filled in, so try again in a moment.`)
};

export const login_offline = /** @type {(inputs: Login_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t reach the service. Check your network connection and try again.`)
};

export const login_unverified = /** @type {(inputs: Login_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address hasn’t been verified yet. Open the verification link you received or request a new one.`)
};

export const login_resend = /** @type {(inputs: Login_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a new link`)
};

export const login_resending = /** @type {(inputs: Login_ResendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sending a new verification link`)
};

export const login_resent = /** @type {(inputs: Login_ResentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new verification link has been sent to your email.`)
};

export const login_open = /** @type {(inputs: Login_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s already an open session in this browser. You can continue it or log in with your own username.`)
};

export const login_open_continue = /** @type {(inputs: Login_Open_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue that session`)
};

export const login_panel_title = /** @type {(inputs: Login_Panel_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee benefits in one place`)
};

export const login_panel_money = /** @type {(inputs: Login_Panel_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money and load lunch, sports and culture, and other benefits for your employees.`)
};

export const login_panel_reports = /** @type {(inputs: Login_Panel_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download reports for payroll and the Incomes Register.`)
};

export const login_missing_signatory = /** @type {(inputs: Login_Missing_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only authorised signatories can open this page.`)
};

export const login_missing_voucher_manager = /** @type {(inputs: Login_Missing_Voucher_ManagerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only voucher managers can open this page.`)
};

export const impersonation_title = /** @type {(inputs: Impersonation_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Act for a customer`)
};

export const impersonation_ask = /** @type {(inputs: Impersonation_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re already logged in. If you continue, this tab will show the service as the customer sees it. That doesn’t end your own session.`)
};

export const impersonation_continue = /** @type {(inputs: Impersonation_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue as customer`)
};

export const impersonation_stay = /** @type {(inputs: Impersonation_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stay in my own session`)
};

export const impersonation_starting = /** @type {(inputs: Impersonation_StartingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the customer’s session`)
};

export const impersonation_failed_title = /** @type {(inputs: Impersonation_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The customer’s session couldn’t be opened`)
};

export const impersonation_failed_text = /** @type {(inputs: Impersonation_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link isn’t valid, or there is a problem with the service or the connection. Create a new one in the admin tool and open it.`)
};

export const impersonation_to_own = /** @type {(inputs: Impersonation_To_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to my session`)
};

export const login_order_question = /** @type {(inputs: Login_Order_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paper vouchers`)
};

export const login_order_lunch = /** @type {(inputs: Login_Order_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch vouchers`)
};

export const login_order_recreational = /** @type {(inputs: Login_Order_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recreational vouchers`)
};

export const login_created_verify = /** @type {(inputs: Login_Created_VerifyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your username has been created. We sent a verification link to ${i?.email ?? '–'}. Open it, and you can log in.`)
};

export const login_new = /** @type {(inputs: Login_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New customer`)
};

export const login_new_contract = /** @type {(inputs: Login_New_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign a contract`)
};

export const login_new_account = /** @type {(inputs: Login_New_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username`)
};

export const login_missing = /** @type {(inputs: Login_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fill in your username and password.`)
};

export const login_help_link = /** @type {(inputs: Login_Help_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open Help`)
};

export const profile_title = /** @type {(inputs: Profile_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Profile`)
};

export const profile_tab_details = /** @type {(inputs: Profile_Tab_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`User information`)
};

export const profile_tab_password = /** @type {(inputs: Profile_Tab_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Password`)
};

export const profile_loading = /** @type {(inputs: Profile_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting your information`)
};

export const profile_username = /** @type {(inputs: Profile_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username`)
};

export const profile_email_verified = /** @type {(inputs: Profile_Email_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verified`)
};

export const profile_email_unverified = /** @type {(inputs: Profile_Email_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not verified`)
};

export const profile_email_hint = /** @type {(inputs: Profile_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new address takes effect when you open the verification link we send to it.`)
};

export const profile_pending_title = /** @type {(inputs: Profile_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new email address is waiting to be verified`)
};

export const profile_pending_text = /** @type {(inputs: Profile_Pending_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We sent a verification link to ${i?.email ?? '–'}. We’ll keep using your current address until you open the link.`)
};

export const profile_resend_link = /** @type {(inputs: Profile_Resend_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Resend the link`)
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
	return /** @type {LocalizedString} */ (`Your information has been saved. Verify the new email address using the link we sent to it.`)
};

export const profile_username_max = /** @type {(inputs: Profile_Username_MaxInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Usernames can be up to ${i?.max ?? '–'} characters long.`)
};

export const profile_impersonated = /** @type {(inputs: Profile_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re acting for a customer, so you don’t need to enter a password.`)
};

export const profile_impersonated_locked = /** @type {(inputs: Profile_Impersonated_LockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re acting for a customer, so you don’t need to enter a password. Only the customer can change the username and email address.`)
};

export const password_impersonated = /** @type {(inputs: Password_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re acting for a customer. Only the customer can change the password.`)
};

export const password_text = /** @type {(inputs: Password_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new password must differ from your current one.`)
};

export const password_asked = /** @type {(inputs: Password_AskedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We ask for your password when you save.`)
};

export const popup_title = /** @type {(inputs: Popup_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm with your password`)
};

export const popup_text = /** @type {(inputs: Popup_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter your current password to save your changes.`)
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

export const popup_empty = /** @type {(inputs: Popup_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter your password.`)
};

export const popup_forgot = /** @type {(inputs: Popup_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forgotten your password?`)
};

export const password_current = /** @type {(inputs: Password_CurrentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Current password`)
};

export const password_new = /** @type {(inputs: Password_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New password`)
};

export const password_confirm = /** @type {(inputs: Password_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm new password`)
};

export const password_change = /** @type {(inputs: Password_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change password`)
};

export const password_changed = /** @type {(inputs: Password_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your password has been changed.`)
};

export const reset_title = /** @type {(inputs: Reset_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reset a forgotten password`)
};

export const reset_text = /** @type {(inputs: Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter your username or email address. We’ll send you a link to reset your password.`)
};

export const reset_identifier = /** @type {(inputs: Reset_IdentifierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username or email address`)
};

export const reset_submit = /** @type {(inputs: Reset_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send the link`)
};

export const reset_back = /** @type {(inputs: Reset_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to login`)
};

export const reset_requested_title = /** @type {(inputs: Reset_Requested_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your email`)
};

export const reset_requested_text = /** @type {(inputs: Reset_Requested_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you requested a link to reset your password, we’ve sent it to your email. It’s valid for 24 hours. Your old password works until you change it.`)
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
	return /** @type {LocalizedString} */ (`Create a new password`)
};

export const new_password_for = /** @type {(inputs: New_Password_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Username: ${i?.username ?? '–'}`)
};

export const new_password_submit = /** @type {(inputs: New_Password_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save password`)
};

export const new_password_saved = /** @type {(inputs: New_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your password has been changed. Log in with the new one.`)
};

export const new_password_link_invalid_title = /** @type {(inputs: New_Password_Link_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link doesn’t work`)
};

export const new_password_link_invalid = /** @type {(inputs: New_Password_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link is no longer valid, or part of it is missing. A link works once, for 24 hours. If you’ve already chosen a new password, log in with it. Otherwise request a new link.`)
};

export const new_password_request = /** @type {(inputs: New_Password_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request a new link`)
};

export const verify_loading = /** @type {(inputs: Verify_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verifying your email address`)
};

export const verify_email_title = /** @type {(inputs: Verify_Email_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verify your email address`)
};

export const verify_email_success = /** @type {(inputs: Verify_Email_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address has been verified`)
};

export const verify_email_success_text = /** @type {(inputs: Verify_Email_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you. You can now use the service.`)
};

export const verify_change_title = /** @type {(inputs: Verify_Change_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verify your new email address`)
};

export const verify_change_success = /** @type {(inputs: Verify_Change_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new email address is now active`)
};

export const verify_change_success_text = /** @type {(inputs: Verify_Change_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From now on we send messages to the new address. Your username didn’t change.`)
};

export const verify_go_home = /** @type {(inputs: Verify_Go_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to the home page`)
};

export const verify_invalid_title = /** @type {(inputs: Verify_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link doesn’t work`)
};

export const verify_email_invalid = /** @type {(inputs: Verify_Email_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link is over 24 hours old, has been replaced or is incomplete. Request a new link to verify your address.`)
};

export const verify_change_invalid = /** @type {(inputs: Verify_Change_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link is over 24 hours old, has been replaced or cancelled, or is incomplete. If the new address isn’t verified yet, the old one is still in use.`)
};

export const verify_incomplete = /** @type {(inputs: Verify_IncompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part of the link is missing. Open it straight from your email or copy the whole address.`)
};

export const verify_unknown_title = /** @type {(inputs: Verify_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`User not found`)
};

export const verify_unknown_text = /** @type {(inputs: Verify_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username in the link wasn’t found. Contact customer service.`)
};

export const verify_taken_title = /** @type {(inputs: Verify_Taken_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That address is already in use`)
};

export const verify_taken_text = /** @type {(inputs: Verify_Taken_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another user already has this email address, so we’ll keep using your old one. You can change your address in your profile.`)
};

export const verify_failed_title = /** @type {(inputs: Verify_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether your address was verified`)
};

export const verify_failed_text = /** @type {(inputs: Verify_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It may already be verified. You can safely try again.`)
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
	return /** @type {LocalizedString} */ (`We couldn’t send a new link. Contact customer service.`)
};

export const reset_unknown = /** @type {(inputs: Reset_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the link was sent. If no email arrives, request the link again.`)
};

export const new_password_unknown = /** @type {(inputs: New_Password_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so your new password may already be in use. Try logging in with it.`)
};

export const password_unknown = /** @type {(inputs: Password_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so your password may already have changed. Try again to see whether the old password still works.`)
};

export const verify_link_maybe = /** @type {(inputs: Verify_Link_MaybeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether a new link was sent. If no email arrives, request the link again.`)
};

export const verify_link_unknown = /** @type {(inputs: Verify_Link_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username wasn’t found, so no link could be sent. Contact customer service.`)
};

export const verify_link_not_needed = /** @type {(inputs: Verify_Link_Not_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your email address has already been verified. You can log in.`)
};

export const verify_link_requested = /** @type {(inputs: Verify_Link_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new verification link has been sent.`)
};

export const verify_contact = /** @type {(inputs: Verify_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service`)
};

export const verify_to_profile = /** @type {(inputs: Verify_To_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to my profile`)
};

export const help_title = /** @type {(inputs: Help_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help`)
};

export const help_text = /** @type {(inputs: Help_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find answers, guides and contact details for customer service here.`)
};

export const help_contact_title = /** @type {(inputs: Help_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service`)
};

export const help_contact_text = /** @type {(inputs: Help_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Include your customer number in your message so that we can find your details quickly.`)
};

export const help_phone = /** @type {(inputs: Help_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone`)
};

export const help_email = /** @type {(inputs: Help_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address`)
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

export const help_loading = /** @type {(inputs: Help_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting contact details`)
};

export const help_unavailable_title = /** @type {(inputs: Help_Unavailable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the contact details`)
};

export const help_unavailable_text = /** @type {(inputs: Help_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again in a moment.`)
};

export const help_questions_title = /** @type {(inputs: Help_Questions_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quick answers`)
};

export const help_q_password = /** @type {(inputs: Help_Q_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I’ve forgotten my password. What do I do?`)
};

export const help_a_password = /** @type {(inputs: Help_A_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request a link to reset your password. We’ll email it to you, and it’s valid for 24 hours.`)
};

export const help_a_password_link = /** @type {(inputs: Help_A_Password_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reset password`)
};

export const help_q_email = /** @type {(inputs: Help_Q_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I didn’t get the verification email. How do I get a new one?`)
};

export const help_a_email = /** @type {(inputs: Help_A_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your spam folder first. You can request a new link when you try to log in.`)
};

export const help_q_details = /** @type {(inputs: Help_Q_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How do I change my name, phone number or email address?`)
};

export const help_a_details = /** @type {(inputs: Help_A_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change them in your profile and confirm with your password. A new email address takes effect when you open the link sent to it.`)
};

export const help_q_employee = /** @type {(inputs: Help_Q_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I’m an employee. Where do I see my own benefits?`)
};

export const help_a_employee = /** @type {(inputs: Help_A_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This service is for employers. Employees have their own app with a separate login.`)
};

export const help_a_employee_link = /** @type {(inputs: Help_A_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to the employee app`)
};

export const maintenance_planned_title = /** @type {(inputs: Maintenance_Planned_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upcoming maintenance`)
};

export const maintenance_title = /** @type {(inputs: Maintenance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service is under maintenance`)
};

export const maintenance_document_title = /** @type {(inputs: Maintenance_Document_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maintenance`)
};

export const maintenance_text = /** @type {(inputs: Maintenance_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’re updating the service, so it isn’t available right now. Try again in a moment.`)
};

export const maintenance_time = /** @type {(inputs: Maintenance_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maintenance: ${i?.from ?? '–'} – ${i?.to ?? '–'} (Finnish time)`)
};

export const maintenance_from = /** @type {(inputs: Maintenance_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maintenance starts on ${i?.from ?? '–'} (Finnish time).`)
};

export const maintenance_until = /** @type {(inputs: Maintenance_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maintenance ends on ${i?.to ?? '–'} (Finnish time).`)
};

export const maintenance_loading = /** @type {(inputs: Maintenance_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting maintenance details`)
};

export const maintenance_links = /** @type {(inputs: Maintenance_LinksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More information`)
};

export const popup_leaving = /** @type {(inputs: Popup_LeavingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re being logged out.`)
};

export const sign_up_title = /** @type {(inputs: Sign_Up_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start using the service`)
};

export const sign_up_text = /** @type {(inputs: Sign_Up_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose how you want to start.`)
};

export const sign_up_contract_title = /** @type {(inputs: Sign_Up_Contract_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign a contract`)
};

export const sign_up_contract_text = /** @type {(inputs: Sign_Up_Contract_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Offer your employees lunch, sports and culture, commuting, massage and wellbeing benefits. You sign the contract online.`)
};

export const sign_up_new_title = /** @type {(inputs: Sign_Up_New_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New company without a contract`)
};

export const sign_up_new_text = /** @type {(inputs: Sign_Up_New_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username to order only paper vouchers, if your company isn’t a customer yet.`)
};

export const sign_up_existing_title = /** @type {(inputs: Sign_Up_Existing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company is already a customer`)
};

export const sign_up_existing_text = /** @type {(inputs: Sign_Up_Existing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username with the company’s customer number and business ID. The customer number is on your invoice.`)
};

export const sign_up_have_account = /** @type {(inputs: Sign_Up_Have_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Already have a username?`)
};

export const sign_up_create_title = /** @type {(inputs: Sign_Up_Create_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username`)
};

export const sign_up_create_text = /** @type {(inputs: Sign_Up_Create_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a username and password. You’ll use them to log in.`)
};

export const sign_up_checking = /** @type {(inputs: Sign_Up_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking the link`)
};

export const sign_up_check_failed_title = /** @type {(inputs: Sign_Up_Check_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check the link`)
};

export const sign_up_check_failed_text = /** @type {(inputs: Sign_Up_Check_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong. Try again in a moment.`)
};

export const sign_up_username = /** @type {(inputs: Sign_Up_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username`)
};

export const sign_up_username_hint = /** @type {(inputs: Sign_Up_Username_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`6–⁠100 characters. It can’t be an email address.`)
};

export const sign_up_password = /** @type {(inputs: Sign_Up_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Password`)
};

export const sign_up_password_again = /** @type {(inputs: Sign_Up_Password_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm password`)
};

export const sign_up_submit = /** @type {(inputs: Sign_Up_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create username`)
};

export const sign_up_failed = /** @type {(inputs: Sign_Up_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t create the username. Try again in a moment or contact customer service.`)
};

export const sign_up_unknown = /** @type {(inputs: Sign_Up_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether your username was created. Try logging in with it. If that doesn’t work, try again in 24 hours.`)
};

export const sign_up_created_meanwhile = /** @type {(inputs: Sign_Up_Created_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new username has been created. Log out when you want to log in with it.`)
};

export const sign_up_created_verify = /** @type {(inputs: Sign_Up_Created_VerifyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The new username has been created. We sent a verification link to ${i?.email ?? '–'}. Open it, and you can log in with the username.`)
};

export const sign_up_new_page_title = /** @type {(inputs: Sign_Up_New_Page_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username for a new company`)
};

export const sign_up_new_page_text = /** @type {(inputs: Sign_Up_New_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can use the username to order paper vouchers for your company.`)
};

export const sign_up_existing_page_title = /** @type {(inputs: Sign_Up_Existing_Page_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username for an existing customer`)
};

export const sign_up_existing_page_text = /** @type {(inputs: Sign_Up_Existing_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create your own username for a company that’s already a customer.`)
};

export const sign_up_company = /** @type {(inputs: Sign_Up_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company`)
};

export const sign_up_you = /** @type {(inputs: Sign_Up_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your details`)
};

export const sign_up_account = /** @type {(inputs: Sign_Up_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username and password`)
};

export const sign_up_customer_number = /** @type {(inputs: Sign_Up_Customer_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer number`)
};

export const sign_up_customer_number_hint = /** @type {(inputs: Sign_Up_Customer_Number_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`8 digits. You’ll find it on your invoice.`)
};

export const sign_up_customer_number_wrong = /** @type {(inputs: Sign_Up_Customer_Number_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A customer number has 8 digits.`)
};

export const sign_up_company_name = /** @type {(inputs: Sign_Up_Company_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company name`)
};

export const sign_up_business_id = /** @type {(inputs: Sign_Up_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Business ID`)
};

export const sign_up_first_name = /** @type {(inputs: Sign_Up_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First name`)
};

export const sign_up_last_name = /** @type {(inputs: Sign_Up_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last name`)
};

export const sign_up_email = /** @type {(inputs: Sign_Up_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address`)
};

export const sign_up_email_hint = /** @type {(inputs: Sign_Up_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll send a verification link to this address.`)
};

export const sign_up_phone = /** @type {(inputs: Sign_Up_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number`)
};

export const sign_up_job_title = /** @type {(inputs: Sign_Up_Job_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Job title`)
};

export const existing_company_title = /** @type {(inputs: Existing_Company_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company is already a customer`)
};

export const existing_company_text = /** @type {(inputs: Existing_Company_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The company with the business ID ${i?.businessId ?? '–'} already has a contract or a username. Log in, or create your own username with the customer number.`)
};

export const existing_company_join = /** @type {(inputs: Existing_Company_JoinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a username`)
};

export const existing_company_close = /** @type {(inputs: Existing_Company_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change business ID`)
};

export const link_invalid_title = /** @type {(inputs: Link_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link doesn’t work`)
};

export const link_invalid_text = /** @type {(inputs: Link_Invalid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A newer link has replaced this one, or part of the address is missing. Open the link in the latest message.`)
};

export const link_expired_title = /** @type {(inputs: Link_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link has expired`)
};

export const link_expired_text = /** @type {(inputs: Link_Expired_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A link is valid for 14 days. You can send a new link to the same email address.`)
};

export const link_completed_title = /** @type {(inputs: Link_Completed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The username has already been created`)
};

export const link_completed_text = /** @type {(inputs: Link_Completed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link has already been used to create a username. Log in.`)
};

export const link_deleted_title = /** @type {(inputs: Link_Deleted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contact has been deleted`)
};

export const link_deleted_text = /** @type {(inputs: Link_Deleted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company has deleted the contact the link was sent to. If you need a username, ask the company to add you again.`)
};

export const link_start = /** @type {(inputs: Link_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start again`)
};

export const resend_title = /** @type {(inputs: Resend_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Resend the sign-up email`)
};

export const resend_text = /** @type {(inputs: Resend_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll send a new link to the email address in the contract or contact details. Earlier links will stop working.`)
};

export const resend_submit = /** @type {(inputs: Resend_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send again`)
};

export const resend_sent = /** @type {(inputs: Resend_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email has been sent.`)
};

export const resend_unknown = /** @type {(inputs: Resend_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the email was sent. Check your inbox. If it doesn’t arrive, you can send it again.`)
};

export const resend_summary_title = /** @type {(inputs: Resend_Summary_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The sign-up email has been sent`)
};

export const summary_title = /** @type {(inputs: Summary_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contract has been signed`)
};

export const summary_next = /** @type {(inputs: Summary_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What happens next`)
};

export const summary_step_mail = /** @type {(inputs: Summary_Step_MailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The person who signed gets an email with a link for creating a username.`)
};

export const summary_step_mail_to = /** @type {(inputs: Summary_Step_Mail_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We’ll send a link for creating a username to ${i?.email ?? '–'}.`)
};

export const summary_wrong_address = /** @type {(inputs: Summary_Wrong_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If the address is wrong, contact customer service.`)
};

export const summary_step_mail_again = /** @type {(inputs: Summary_Step_Mail_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll get the new link by email. Earlier links no longer work.`)
};

export const summary_step_account = /** @type {(inputs: Summary_Step_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the link and create a username. The link is valid for 14 days.`)
};

export const summary_step_others = /** @type {(inputs: Summary_Step_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other contacts get their own emails at the same time.`)
};

export const summary_step_start = /** @type {(inputs: Summary_Step_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in, activate the benefits, add your employees and deposit money. Then you can load benefits.`)
};

export const summary_step_login = /** @type {(inputs: Summary_Step_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Log in when the username is ready.`)
};

export const summary_missing_title = /** @type {(inputs: Summary_Missing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Can’t find the message?`)
};

export const summary_missing_text = /** @type {(inputs: Summary_Missing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Look in your spam folder too. You can send the message again.`)
};

export const contract_title = /** @type {(inputs: Contract_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contract`)
};

export const contract_company = /** @type {(inputs: Contract_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company information`)
};

export const contract_invoicing = /** @type {(inputs: Contract_InvoicingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoicing information`)
};

export const contract_contacts = /** @type {(inputs: Contract_ContactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contacts`)
};

export const contract_signing = /** @type {(inputs: Contract_SigningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signing`)
};

export const contract_employees = /** @type {(inputs: Contract_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Number of employees`)
};

export const contract_same_address = /** @type {(inputs: Contract_Same_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy company address`)
};

export const contract_contact = /** @type {(inputs: Contract_ContactInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contact ${i?.number ?? '–'}`)
};

export const contract_contact_add = /** @type {(inputs: Contract_Contact_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a contact`)
};

export const contract_contact_remove = /** @type {(inputs: Contract_Contact_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove`)
};

export const contract_contact_remove_label = /** @type {(inputs: Contract_Contact_Remove_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove contact ${i?.number ?? '–'}`)
};

export const contract_contact_added = /** @type {(inputs: Contract_Contact_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contact ${i?.number ?? '–'} was added.`)
};

export const contract_contact_removed = /** @type {(inputs: Contract_Contact_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contact was removed.`)
};

export const contract_company_text = /** @type {(inputs: Contract_Company_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contract is made in this company’s name.`)
};

export const contract_invoicing_text = /** @type {(inputs: Contract_Invoicing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We send the company’s invoices with these details.`)
};

export const contract_contacts_text = /** @type {(inputs: Contract_Contacts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contacts get an email with a link for creating a username.`)
};

export const contract_contacts_full = /** @type {(inputs: Contract_Contacts_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There can be at most ${i?.max ?? '–'} contacts.`)
};

export const contract_review = /** @type {(inputs: Contract_ReviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the details`)
};

export const contract_change = /** @type {(inputs: Contract_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change`)
};

export const contract_change_label = /** @type {(inputs: Contract_Change_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Change: ${i?.part ?? '–'}`)
};

export const contract_address = /** @type {(inputs: Contract_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

export const contract_signatory = /** @type {(inputs: Contract_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Person signing`)
};

export const contract_signatory_text = /** @type {(inputs: Contract_Signatory_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The person signing is authorised to sign the contract for the company. We’ll send them a link for creating a username.`)
};

export const contract_signatory_same = /** @type {(inputs: Contract_Signatory_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use ${i?.name ?? '–'}’s details`)
};

export const contract_documents = /** @type {(inputs: Contract_DocumentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terms and price list`)
};

export const contract_read_terms = /** @type {(inputs: Contract_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the terms of use`)
};

export const contract_read_prices = /** @type {(inputs: Contract_Read_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the price list`)
};

export const contract_documents_missing = /** @type {(inputs: Contract_Documents_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the documents.`)
};

export const contract_right = /** @type {(inputs: Contract_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have the right to sign the contract for the company`)
};

export const contract_terms = /** @type {(inputs: Contract_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I accept the terms of use`)
};

export const contract_price_list = /** @type {(inputs: Contract_Price_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I accept the price list`)
};

export const contract_sign = /** @type {(inputs: Contract_SignInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign the contract`)
};

export const contract_sign_hint = /** @type {(inputs: Contract_Sign_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signing binds the company immediately. After that, you can’t change the contract with this form.`)
};

export const contract_lost_title = /** @type {(inputs: Contract_Lost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether the contract was signed`)
};

export const contract_lost_checking = /** @type {(inputs: Contract_Lost_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation of the signature. We’re checking what happened.`)
};

export const contract_lost_open_title = /** @type {(inputs: Contract_Lost_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contract hasn’t been signed yet`)
};

export const contract_lost_open = /** @type {(inputs: Contract_Lost_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company isn’t a customer yet. Your entries have been kept, and you can sign again.`)
};

export const contract_lost_unchecked = /** @type {(inputs: Contract_Lost_UncheckedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation of the signature. If the contract was signed, an email will be sent to ${i?.email ?? '–'}. Don’t sign again until you know.`)
};

export const contract_own_text = /** @type {(inputs: Contract_Own_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re making a contract for your company. The name and business ID can’t be changed.`)
};

export const contract_contacts_own = /** @type {(inputs: Contract_Contacts_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your current contacts stay. New ones get an email with a link for creating their username.`)
};

export const contract_signatory_own = /** @type {(inputs: Contract_Signatory_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The person signing is authorised to sign the contract for the company. If they have no username, they get a link for creating one.`)
};

export const contract_own_signed = /** @type {(inputs: Contract_Own_SignedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contract has been signed. You can now manage your company’s benefits and payments.`)
};

export const contract_refused = /** @type {(inputs: Contract_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contract wasn’t signed because the company is already a customer.`)
};

export const contract_refused_own = /** @type {(inputs: Contract_Refused_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contract wasn’t signed. The company may already have one, so contact customer service.`)
};

export const contract_contact_same_email = /** @type {(inputs: Contract_Contact_Same_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another contact has the same email address.`)
};

export const contract_lost_customer_title = /** @type {(inputs: Contract_Lost_Customer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company is now a customer`)
};

export const contract_lost_customer = /** @type {(inputs: Contract_Lost_CustomerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation of whether you or somebody else signed the contract. If no email arrives at ${i?.email ?? '–'}, contact customer service.`)
};

export const contract_lost_repeatable = /** @type {(inputs: Contract_Lost_RepeatableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation of the signature. You can safely sign again: a new link to ${i?.email ?? '–'} replaces the earlier one.`)
};

export const contract_lost_check = /** @type {(inputs: Contract_Lost_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check again`)
};

export const contract_lost_back = /** @type {(inputs: Contract_Lost_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the contract`)
};

export const sign_up_loading = /** @type {(inputs: Sign_Up_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the form`)
};

export const contract_documents_loading = /** @type {(inputs: Contract_Documents_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the documents`)
};

export const contract_same_address_done = /** @type {(inputs: Contract_Same_Address_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address is the same as the company’s.`)
};

export const home_title = /** @type {(inputs: Home_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Home`)
};

export const home_greeting = /** @type {(inputs: Home_GreetingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hello ${i?.name ?? '–'}`)
};

export const home_greeting_unknown = /** @type {(inputs: Home_Greeting_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Welcome`)
};

export const home_orders_check_failed = /** @type {(inputs: Home_Orders_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check your orders.`)
};

export const home_lacks_rights = /** @type {(inputs: Home_Lacks_RightsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You don’t have access to your company’s benefits or vouchers. Ask an authorised signatory for access.`)
};

export const home_notice_close = /** @type {(inputs: Home_Notice_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close the notice`)
};

export const home_news = /** @type {(inputs: Home_NewsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`News`)
};

export const home_news_previous = /** @type {(inputs: Home_News_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous item`)
};

export const home_news_next = /** @type {(inputs: Home_News_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next item`)
};

export const home_news_position = /** @type {(inputs: Home_News_PositionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.current ?? '–'} / ${i?.count ?? '–'}`)
};

export const home_promotions = /** @type {(inputs: Home_PromotionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Offers`)
};

export const home_support_title = /** @type {(inputs: Home_Support_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do you need help?`)
};

export const home_support_text = /** @type {(inputs: Home_Support_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our guides take you through each step. Customer service contact details are in Help.`)
};

export const home_support_employer_guide = /** @type {(inputs: Home_Support_Employer_GuideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employer’s guide`)
};

export const home_support_employee_guide = /** @type {(inputs: Home_Support_Employee_GuideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee’s guide`)
};

export const home_support_help = /** @type {(inputs: Home_Support_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open Help`)
};

export const home_blocked_title = /** @type {(inputs: Home_Blocked_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voucher ordering isn’t available`)
};

export const home_blocked_text = /** @type {(inputs: Home_Blocked_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your company can’t order paper vouchers. Contact customer service for more information.`)
};

export const home_blocked_help = /** @type {(inputs: Home_Blocked_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get help`)
};

export const home_company_pending = /** @type {(inputs: Home_Company_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the company’s details`)
};

export const home_company_failed = /** @type {(inputs: Home_Company_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the company’s details.`)
};

export const home_read_failed_text = /** @type {(inputs: Home_Read_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again in a moment.`)
};

export const home_news_pending = /** @type {(inputs: Home_News_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the news`)
};

export const home_balance = /** @type {(inputs: Home_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Account balance`)
};

export const home_balance_failed = /** @type {(inputs: Home_Balance_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the balance.`)
};

export const home_balance_requested = /** @type {(inputs: Home_Balance_RequestedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open load requests: ${i?.amount ?? '–'} in total.`)
};

export const home_balance_transfer = /** @type {(inputs: Home_Balance_TransferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const home_active = /** @type {(inputs: Home_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Active benefits`)
};

export const home_benefit_maximum = /** @type {(inputs: Home_Benefit_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maximum`)
};

export const home_benefit_without_group = /** @type {(inputs: Home_Benefit_Without_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a benefit group so that employees get the benefit.`)
};

export const home_duo = /** @type {(inputs: Home_DuoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Duo: lunch, sports and culture`)
};

export const home_duo_text = /** @type {(inputs: Home_Duo_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Both benefits on one virtual card.`)
};

export const home_ready = /** @type {(inputs: Home_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits you can order`)
};

export const home_order_choices = /** @type {(inputs: Home_Order_ChoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose benefits`)
};

export const home_order_summary = /** @type {(inputs: Home_Order_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order summary`)
};

export const home_order_nothing = /** @type {(inputs: Home_Order_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You haven’t chosen any benefits yet.`)
};

export const home_order_text = /** @type {(inputs: Home_Order_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits you order become active immediately. Next, create a benefit group for each one. You deposit money later.`)
};

export const home_order_terms = /** @type {(inputs: Home_Order_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I accept the terms of use`)
};

export const home_order_price_list = /** @type {(inputs: Home_Order_Price_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I accept the price list`)
};

export const home_order_send = /** @type {(inputs: Home_Order_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order benefits`)
};

export const home_order_choose = /** @type {(inputs: Home_Order_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First choose the benefits to order.`)
};

export const home_order_accept = /** @type {(inputs: Home_Order_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First accept the terms and the price list.`)
};

export const home_order_failed = /** @type {(inputs: Home_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order failed.`)
};

export const home_ordered_title = /** @type {(inputs: Home_Ordered_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered: ${i?.benefits ?? '–'}`)
};

export const home_ordered_text = /** @type {(inputs: Home_Ordered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefits are now active. Next, create benefit groups so that employees can get them.`)
};

export const home_ordered_manage = /** @type {(inputs: Home_Ordered_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const home_set_up = /** @type {(inputs: Home_Set_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Set up your benefits`)
};

export const home_set_up_text = /** @type {(inputs: Home_Set_Up_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do the steps in order, or come back to them later.`)
};

export const home_set_up_done = /** @type {(inputs: Home_Set_Up_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done ?? '–'}/${i?.count ?? '–'} done`)
};

export const home_set_up_ready = /** @type {(inputs: Home_Set_Up_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits are ready to use 15 minutes after set-up.`)
};

export const home_set_up_cards = /** @type {(inputs: Home_Set_Up_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order benefits and cards in one go`)
};

export const home_step_done = /** @type {(inputs: Home_Step_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Done`)
};

export const home_step_benefits = /** @type {(inputs: Home_Step_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose benefits`)
};

export const home_step_benefits_text = /** @type {(inputs: Home_Step_Benefits_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create a benefit group and decide how much of the benefit an employee gets.`)
};

export const home_step_benefits_action = /** @type {(inputs: Home_Step_Benefits_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const home_step_employees = /** @type {(inputs: Home_Step_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employees`)
};

export const home_step_employees_text = /** @type {(inputs: Home_Step_Employees_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employees one by one, or import them all from a spreadsheet.`)
};

export const home_step_employees_action = /** @type {(inputs: Home_Step_Employees_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employees`)
};

export const home_step_deposit = /** @type {(inputs: Home_Step_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const home_step_deposit_text = /** @type {(inputs: Home_Step_Deposit_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money for benefits into the company account.`)
};

export const home_step_deposit_action = /** @type {(inputs: Home_Step_Deposit_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const home_step_load = /** @type {(inputs: Home_Step_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const home_step_load_text = /** @type {(inputs: Home_Step_Load_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits for employees so that they can use them.`)
};

export const home_step_load_action = /** @type {(inputs: Home_Step_Load_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const home_how = /** @type {(inputs: Home_HowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How benefits work`)
};

export const home_how_groups = /** @type {(inputs: Home_How_GroupsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A benefit group sets which benefit employees get, and how much.`)
};

export const home_how_cards = /** @type {(inputs: Home_How_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A virtual card is ordered for each employee to pay with.`)
};

export const home_how_money = /** @type {(inputs: Home_How_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You deposit money into the company account and load benefits for employees from it. Employees can also request lunch loads themselves.`)
};

export const home_fee = /** @type {(inputs: Home_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Monthly fee`)
};

export const home_fee_pending = /** @type {(inputs: Home_Fee_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the monthly fee`)
};

export const home_fee_text = /** @type {(inputs: Home_Fee_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is a monthly fee, as set out in the price list.`)
};

export const home_fee_invoice = /** @type {(inputs: Home_Fee_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The first invoice is sent once the fee reaches 5 €.`)
};

export const home_fee_vat = /** @type {(inputs: Home_Fee_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`VAT of ${i?.percent ?? '–'}% is added to the fee.`)
};

export const home_balance_no_requests = /** @type {(inputs: Home_Balance_No_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No open load requests.`)
};

export const home_support_pending = /** @type {(inputs: Home_Support_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the guides`)
};

export const home_work = /** @type {(inputs: Home_WorkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To do`)
};

export const home_work_pending = /** @type {(inputs: Home_Work_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting your to-do list`)
};

export const home_work_nothing = /** @type {(inputs: Home_Work_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is waiting for you.`)
};

export const home_work_failed = /** @type {(inputs: Home_Work_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get your whole to-do list.`)
};

export const home_work_requests = /** @type {(inputs: Home_Work_RequestsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Load requests waiting: ${i?.count ?? '–'}, ${i?.sum ?? '–'} in total`)
};

export const home_work_without_benefit = /** @type {(inputs: Home_Work_Without_BenefitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees without a benefit: ${i?.count ?? '–'}`)
};

export const home_order_open = /** @type {(inputs: Home_Order_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order more benefits`)
};

export const home_order_read_terms = /** @type {(inputs: Home_Order_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the terms of use`)
};

export const home_order_read_prices = /** @type {(inputs: Home_Order_Read_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the price list`)
};

export const home_accepted_payments = /** @type {(inputs: Home_Accepted_PaymentsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A payment has been accepted, but isn’t in the balance yet: ${i?.amount ?? '–'}.`)
};

export const home_open_payments = /** @type {(inputs: Home_Open_PaymentsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open payments: ${i?.count ?? '–'}, ${i?.amount ?? '–'} in total.`)
};

export const home_open_payments_due = /** @type {(inputs: Home_Open_Payments_DueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open payments: ${i?.count ?? '–'}, ${i?.amount ?? '–'} in total, due on ${i?.date ?? '–'}.`)
};

export const home_order_failed_retry = /** @type {(inputs: Home_Order_Failed_RetryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong. Try again.`)
};

export const home_missing = /** @type {(inputs: Home_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance short by`)
};

export const home_missing_for = /** @type {(inputs: Home_Missing_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For the loads on ${i?.date ?? '–'}`)
};

export const home_missing_for_expected = /** @type {(inputs: Home_Missing_For_ExpectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For the expected loads on ${i?.date ?? '–'}`)
};

export const home_missing_for_requests = /** @type {(inputs: Home_Missing_For_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For the open load requests`)
};

export const home_missing_enough = /** @type {(inputs: Home_Missing_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance covers the loads up to and including ${i?.date ?? '–'}.`)
};

export const home_missing_no_loads = /** @type {(inputs: Home_Missing_No_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No loads are planned.`)
};

export const home_loaded = /** @type {(inputs: Home_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded this month`)
};

export const home_next_load = /** @type {(inputs: Home_Next_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next scheduled load`)
};

export const home_next_automatic = /** @type {(inputs: Home_Next_AutomaticInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Automatic load on ${i?.date ?? '–'}`)
};

export const home_figure_pending = /** @type {(inputs: Home_Figure_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the figure`)
};

export const home_figure_failed = /** @type {(inputs: Home_Figure_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the figure.`)
};

export const home_work_transfer_by = /** @type {(inputs: Home_Work_Transfer_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Deposit by ${i?.date ?? '–'}.`)
};

export const home_work_transfer_now = /** @type {(inputs: Home_Work_Transfer_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit now.`)
};

export const company_title = /** @type {(inputs: Company_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company information`)
};

export const company_tab_details = /** @type {(inputs: Company_Tab_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company details`)
};

export const company_tab_contacts = /** @type {(inputs: Company_Tab_ContactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contacts`)
};

export const company_loading = /** @type {(inputs: Company_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the company information`)
};

export const company_saved = /** @type {(inputs: Company_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company information has been updated.`)
};

export const company_editing_closed_title = /** @type {(inputs: Company_Editing_Closed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maintenance is under way`)
};

export const company_editing_closed_text = /** @type {(inputs: Company_Editing_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Information can’t be edited during maintenance. Try again later.`)
};

export const company_editing_closed_until = /** @type {(inputs: Company_Editing_Closed_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Information can’t be edited during maintenance. It ends on ${i?.time ?? '–'} (Finnish time).`)
};

export const company_editing_closed_reason = /** @type {(inputs: Company_Editing_Closed_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Information can’t be edited during maintenance.`)
};

export const contacts_first_name = /** @type {(inputs: Contacts_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First name`)
};

export const contacts_last_name = /** @type {(inputs: Contacts_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last name`)
};

export const contacts_email = /** @type {(inputs: Contacts_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address`)
};

export const contacts_phone = /** @type {(inputs: Contacts_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number`)
};

export const contacts_username = /** @type {(inputs: Contacts_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Username`)
};

export const contacts_username_hint = /** @type {(inputs: Contacts_Username_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`6–⁠100 characters. It can’t be an email address.`)
};

export const contacts_username_proposal = /** @type {(inputs: Contacts_Username_ProposalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A suggestion of 6–⁠100 characters. The contact chooses the username from the link in the activation email.`)
};

export const contacts_status = /** @type {(inputs: Contacts_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Status`)
};

export const contacts_active = /** @type {(inputs: Contacts_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Active`)
};

export const contacts_unconfirmed = /** @type {(inputs: Contacts_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unconfirmed`)
};

export const contacts_unconfirmed_text = /** @type {(inputs: Contacts_Unconfirmed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This person hasn’t opened the link in the activation email yet. Their information can be edited once they have created their username.`)
};

export const contacts_yourself = /** @type {(inputs: Contacts_YourselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You`)
};

export const contacts_email_hint = /** @type {(inputs: Contacts_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new address takes effect when the verification link we send to it is opened. We’ll tell the current address about the change.`)
};

export const contacts_saved_email = /** @type {(inputs: Contacts_Saved_EmailInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The information has been saved. A verification link has been sent to ${i?.email ?? '–'}.`)
};

export const contacts_pending_email = /** @type {(inputs: Contacts_Pending_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting to be verified`)
};

export const contacts_signatory = /** @type {(inputs: Contacts_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Authorised signatory`)
};

export const contacts_delete_signatory = /** @type {(inputs: Contacts_Delete_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They’re an authorised signatory. After this they can’t manage the company’s benefits or payments. If there are no others, nobody can without a new contract.`)
};

export const contacts_add = /** @type {(inputs: Contacts_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add contact`)
};

export const contacts_add_title = /** @type {(inputs: Contacts_Add_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New contact`)
};

export const contacts_added = /** @type {(inputs: Contacts_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contact ${i?.name ?? '–'} has been added. An activation email has been sent to ${i?.email ?? '–'}.`)
};

export const contacts_add_unknown = /** @type {(inputs: Contacts_Add_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the contact was added. Check the list before you try again.`)
};

export const contacts_edit = /** @type {(inputs: Contacts_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit`)
};

export const contacts_save = /** @type {(inputs: Contacts_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

export const contacts_close = /** @type {(inputs: Contacts_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const contacts_resend = /** @type {(inputs: Contacts_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Resend the email`)
};

export const contacts_resent = /** @type {(inputs: Contacts_ResentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A new activation email has been sent to ${i?.email ?? '–'}. Older links no longer work.`)
};

export const contacts_resend_unknown = /** @type {(inputs: Contacts_Resend_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the activation email was sent. You can safely send it again.`)
};

export const contacts_delete = /** @type {(inputs: Contacts_DeleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete`)
};

export const contacts_delete_title = /** @type {(inputs: Contacts_Delete_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delete contact ${i?.name ?? '–'}?`)
};

export const contacts_delete_active = /** @type {(inputs: Contacts_Delete_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They’ll be logged out immediately and won’t be able to log in again. This can’t be undone.`)
};

export const contacts_delete_unconfirmed = /** @type {(inputs: Contacts_Delete_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Their activation link will stop working. This can’t be undone.`)
};

export const contacts_delete_confirm = /** @type {(inputs: Contacts_Delete_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete contact`)
};

export const contacts_deleted = /** @type {(inputs: Contacts_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contact ${i?.name ?? '–'} has been deleted.`)
};

export const contacts_delete_activated = /** @type {(inputs: Contacts_Delete_ActivatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They have created their username in the meantime. If you delete them, they won’t be able to log in again.`)
};

export const contacts_delete_unknown = /** @type {(inputs: Contacts_Delete_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the contact was deleted. You can safely try again.`)
};

export const contacts_delete_not_contact = /** @type {(inputs: Contacts_Delete_Not_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only an active contact can delete others.`)
};

export const contacts_delete_yourself_title = /** @type {(inputs: Contacts_Delete_Yourself_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t delete yourself`)
};

export const contacts_delete_yourself_text = /** @type {(inputs: Contacts_Delete_Yourself_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask another contact in your company to delete you, or contact customer service.`)
};

export const contacts_adding_closed_title = /** @type {(inputs: Contacts_Adding_Closed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contacts can’t be added right now`)
};

export const contacts_adding_closed_text = /** @type {(inputs: Contacts_Adding_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you need a new contact right away, contact customer service.`)
};

export const contacts_adding_closed_help = /** @type {(inputs: Contacts_Adding_Closed_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get help`)
};

export const company_name = /** @type {(inputs: Company_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company`)
};

export const company_business_id = /** @type {(inputs: Company_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Business ID`)
};

export const company_customer_number = /** @type {(inputs: Company_Customer_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer number`)
};

export const company_size = /** @type {(inputs: Company_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Number of employees`)
};

export const company_address = /** @type {(inputs: Company_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

export const company_invoicing = /** @type {(inputs: Company_InvoicingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoicing`)
};

export const company_invoice_line = /** @type {(inputs: Company_Invoice_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Street address for invoices`)
};

export const company_invoice_post_code = /** @type {(inputs: Company_Invoice_Post_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Postcode for invoices`)
};

export const company_invoice_city = /** @type {(inputs: Company_Invoice_CityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Town or city for invoices`)
};

export const company_invoice_country = /** @type {(inputs: Company_Invoice_CountryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Country for invoices`)
};

export const company_edit = /** @type {(inputs: Company_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit details`)
};

export const company_save = /** @type {(inputs: Company_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save details`)
};

export const company_cancel = /** @type {(inputs: Company_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel`)
};

export const company_save_failed = /** @type {(inputs: Company_Save_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t update the company information, so nothing was changed. Try again in a moment.`)
};

export const company_impersonated = /** @type {(inputs: Company_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re acting for a customer, so you don’t need to enter a password.`)
};

export const company_no_signatory_title = /** @type {(inputs: Company_No_Signatory_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your company has no authorised signatory`)
};

export const company_no_signatory_text = /** @type {(inputs: Company_No_Signatory_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An authorised signatory manages benefits, employees and payments. To add one, sign a contract.`)
};

export const company_no_signatory_contract = /** @type {(inputs: Company_No_Signatory_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign a contract`)
};

export const company_rights_title = /** @type {(inputs: Company_Rights_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Test environment`)
};

export const company_rights_text = /** @type {(inputs: Company_Rights_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can give yourself signing rights. This is shown in test environments only.`)
};

export const company_rights_request = /** @type {(inputs: Company_Rights_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request signing rights`)
};

export const company_rights_failed = /** @type {(inputs: Company_Rights_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t add the role to the user.`)
};

export const employees_title = /** @type {(inputs: Employees_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const employees_description = /** @type {(inputs: Employees_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add the employees your company gives benefits to, and keep their details up to date.`)
};

export const employees_add = /** @type {(inputs: Employees_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employee`)
};

export const employees_import_link = /** @type {(inputs: Employees_Import_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Import several at once`)
};

export const employees_table_label = /** @type {(inputs: Employees_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const employees_column_employee = /** @type {(inputs: Employees_Column_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee`)
};

export const employees_column_benefits = /** @type {(inputs: Employees_Column_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits`)
};

export const employees_column_state = /** @type {(inputs: Employees_Column_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Status`)
};

export const employees_tag_new = /** @type {(inputs: Employees_Tag_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New`)
};

export const employees_tag_remove = /** @type {(inputs: Employees_Tag_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leaving`)
};

export const employees_benefit_not_held = /** @type {(inputs: Employees_Benefit_Not_HeldInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: not in use`)
};

export const employees_benefit_funds_ended = /** @type {(inputs: Employees_Benefit_Funds_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: funds expired`)
};

export const employees_type_full_time = /** @type {(inputs: Employees_Type_Full_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Full-time`)
};

export const employees_type_part_time = /** @type {(inputs: Employees_Type_Part_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part-time`)
};

export const employees_type_temporary = /** @type {(inputs: Employees_Type_TemporaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Temporary`)
};

export const employees_type_on_hold = /** @type {(inputs: Employees_Type_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leave`)
};

export const employees_type_dropped = /** @type {(inputs: Employees_Type_DroppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ended`)
};

export const employees_type_other = /** @type {(inputs: Employees_Type_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other employment`)
};

export const employees_state_active = /** @type {(inputs: Employees_State_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Active`)
};

export const employees_state_ending = /** @type {(inputs: Employees_State_EndingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ending`)
};

export const employees_state_ended = /** @type {(inputs: Employees_State_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits ended`)
};

export const employees_state_funds_ended = /** @type {(inputs: Employees_State_Funds_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Funds expired`)
};

export const employees_state_ends_on = /** @type {(inputs: Employees_State_Ends_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Benefits end on ${i?.date ?? '–'}`)
};

export const employees_state_funds_until = /** @type {(inputs: Employees_State_Funds_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Funds can be used until ${i?.date ?? '–'}`)
};

export const employees_state_funds_ended_on = /** @type {(inputs: Employees_State_Funds_Ended_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Funds expired on ${i?.date ?? '–'}`)
};

export const employees_row_edit = /** @type {(inputs: Employees_Row_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit`)
};

export const employees_row_show = /** @type {(inputs: Employees_Row_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View details`)
};

export const employees_row_end = /** @type {(inputs: Employees_Row_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End benefits`)
};

export const employees_row_end_not_now = /** @type {(inputs: Employees_Row_End_Not_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefits have already ended.`)
};

export const employees_search_label = /** @type {(inputs: Employees_Search_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name or employee number`)
};

export const employees_filter_type = /** @type {(inputs: Employees_Filter_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employment type`)
};

export const employees_filter_benefit = /** @type {(inputs: Employees_Filter_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit`)
};

export const employees_filter_state = /** @type {(inputs: Employees_Filter_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Status`)
};

export const employees_filter_all = /** @type {(inputs: Employees_Filter_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All`)
};

export const employees_filter_clear = /** @type {(inputs: Employees_Filter_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clear filters`)
};

export const employees_none_found_title = /** @type {(inputs: Employees_None_Found_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No employee matches the search`)
};

export const employees_none_found_text = /** @type {(inputs: Employees_None_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your search or remove filters.`)
};

export const employees_limit = /** @type {(inputs: Employees_LimitInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`The company can have at most ${i?.count ?? '–'} employee. Contact customer service if you need more.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`The company can have at most ${i?.count ?? '–'} employees. Contact customer service if you need more.`);
	return /** @type {LocalizedString} */ ("employees_limit");
};

export const employees_no_benefit_title = /** @type {(inputs: Employees_No_Benefit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start by activating a benefit`)
};

export const employees_no_benefit_text = /** @type {(inputs: Employees_No_Benefit_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees get benefits through benefit groups. Your company has no benefit groups yet.`)
};

export const employees_no_benefit_action = /** @type {(inputs: Employees_No_Benefit_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const employees_none_title = /** @type {(inputs: Employees_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company has no employees yet`)
};

export const employees_none_text = /** @type {(inputs: Employees_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add an employee to give them a virtual card and load benefits for them. If you have a spreadsheet, import everyone at once.`)
};

export const employees_field_first_name = /** @type {(inputs: Employees_Field_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First name`)
};

export const employees_field_last_name = /** @type {(inputs: Employees_Field_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last name`)
};

export const employees_field_email = /** @type {(inputs: Employees_Field_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address`)
};

export const employees_field_personal_id = /** @type {(inputs: Employees_Field_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personal identity code`)
};

export const employees_personal_id_hint = /** @type {(inputs: Employees_Personal_Id_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For example 131052-308T`)
};

export const employees_personal_id_fixed = /** @type {(inputs: Employees_Personal_Id_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The personal identity code can’t be changed.`)
};

export const employees_field_phone = /** @type {(inputs: Employees_Field_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number`)
};

export const employees_phone_hint = /** @type {(inputs: Employees_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Finnish number: +358…`)
};

export const employees_field_type = /** @type {(inputs: Employees_Field_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employment type`)
};

export const employees_type_on_hold_hint = /** @type {(inputs: Employees_Type_On_Hold_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees on leave can’t request lunch loads.`)
};

export const employees_type_dropped_hint = /** @type {(inputs: Employees_Type_Dropped_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefits end today or have already ended, so employment shows as Ended.`)
};

export const employees_field_percentage = /** @type {(inputs: Employees_Field_PercentageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Working hours percentage`)
};

export const employees_percentage_fixed = /** @type {(inputs: Employees_Percentage_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For part-time and temporary employees only`)
};

export const employees_field_lunch_days = /** @type {(inputs: Employees_Field_Lunch_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch days`)
};

export const employees_lunch_days_hint = /** @type {(inputs: Employees_Lunch_Days_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1–⁠23 days a month. Overrides the working hours percentage.`)
};

export const employees_lunch_days_fixed = /** @type {(inputs: Employees_Lunch_Days_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available when the employee is on leave or employment has ended`)
};

export const employees_field_number = /** @type {(inputs: Employees_Field_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee number`)
};

export const employees_field_cost_center = /** @type {(inputs: Employees_Field_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost centre`)
};

export const employees_field_start = /** @type {(inputs: Employees_Field_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit start date`)
};

export const employees_start_far = /** @type {(inputs: Employees_Start_FarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The start date is more than a year ahead. Check the year.`)
};

export const employees_field_end = /** @type {(inputs: Employees_Field_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit end date`)
};

export const employees_end_hint = /** @type {(inputs: Employees_End_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loaded funds can be used until ${i?.date ?? '–'}.`)
};

export const employees_error_phone = /** @type {(inputs: Employees_Error_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a Finnish number: +358 and 6–⁠10 digits.`)
};

export const employees_error_type_required = /** @type {(inputs: Employees_Error_Type_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the employment type.`)
};

export const employees_error_start_required = /** @type {(inputs: Employees_Error_Start_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the benefit start date.`)
};

export const employees_error_number_taken = /** @type {(inputs: Employees_Error_Number_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another employee has this employee number.`)
};

export const employees_error_end_past = /** @type {(inputs: Employees_Error_End_PastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The end date must be today or later.`)
};

export const employees_error_end_loads_pending = /** @type {(inputs: Employees_Error_End_Loads_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee has loads in progress. You can end the benefits once they are complete.`)
};

export const employees_error_on_hold_pending = /** @type {(inputs: Employees_Error_On_Hold_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee has loads in progress or scheduled. You can mark them as on leave once the loads are complete.`)
};

export const employees_error_personal_id = /** @type {(inputs: Employees_Error_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the personal identity code: the format, date or check character is wrong.`)
};

export const employees_row_out_of_use = /** @type {(inputs: Employees_Row_Out_Of_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The details can only be viewed.`)
};

export const employees_group_lunch = /** @type {(inputs: Employees_Group_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.group ?? '–'}: at most ${i?.amount ?? '–'} a day`)
};

export const employees_group = /** @type {(inputs: Employees_GroupInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.group ?? '–'}: at most ${i?.amount ?? '–'}`)
};

export const employees_no_groups = /** @type {(inputs: Employees_No_GroupsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company has no benefit groups yet.`)
};

export const employees_benefits_legend = /** @type {(inputs: Employees_Benefits_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the benefits that the employee gets`)
};

export const employees_tabs = /** @type {(inputs: Employees_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee details`)
};

export const employees_tab_personal = /** @type {(inputs: Employees_Tab_PersonalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personal data`)
};

export const employees_tab_benefits = /** @type {(inputs: Employees_Tab_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits`)
};

export const employees_view_ended = /** @type {(inputs: Employees_View_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The benefits have ended, so the details can no longer be changed. Loaded funds can be used until ${i?.date ?? '–'}.`)
};

export const employees_view_funds_ended = /** @type {(inputs: Employees_View_Funds_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The funds expired on ${i?.date ?? '–'}. The details can no longer be changed and will be removed from the service.`)
};

export const employees_field_end_of_funds = /** @type {(inputs: Employees_Field_End_Of_FundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Funds expire on`)
};

export const employees_holds_nothing = /** @type {(inputs: Employees_Holds_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee has no benefits.`)
};

export const employees_close = /** @type {(inputs: Employees_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const employees_cancel = /** @type {(inputs: Employees_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel`)
};

export const employees_save = /** @type {(inputs: Employees_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

export const employees_saved = /** @type {(inputs: Employees_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}’s details have been saved.`)
};

export const employees_details_loading = /** @type {(inputs: Employees_Details_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the employee’s details`)
};

export const employees_add_loading = /** @type {(inputs: Employees_Add_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the form`)
};

export const employees_add_another = /** @type {(inputs: Employees_Add_AnotherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add another`)
};

export const employees_added = /** @type {(inputs: Employees_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} has been added as an employee.`)
};

export const employees_add_unknown = /** @type {(inputs: Employees_Add_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the employee was added. Check the list before you try again. The same person can’t be added twice.`)
};

export const employees_personal_id_check_failed = /** @type {(inputs: Employees_Personal_Id_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check the personal identity code, so the information wasn’t saved. Try again.`)
};

export const employees_notice_title = /** @type {(inputs: Employees_Notice_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee has been added`)
};

export const employees_notice_text = /** @type {(inputs: Employees_Notice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next, deposit money into the company account and then load benefits for your employees.`)
};

export const employees_notice_deposit = /** @type {(inputs: Employees_Notice_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const employees_notice_load = /** @type {(inputs: Employees_Notice_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const employees_notice_close = /** @type {(inputs: Employees_Notice_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close the notice`)
};

export const employees_end_title = /** @type {(inputs: Employees_End_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`End benefits: ${i?.name ?? '–'}`)
};

export const employees_end_explained = /** @type {(inputs: Employees_End_ExplainedInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("en", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`The employee will get an email on the end date. They can then use the loaded funds for ${i?.days ?? '–'} day. After that, their data will be removed from the service.`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`The employee will get an email on the end date. They can then use the loaded funds for ${i?.days ?? '–'} days. After that, their data will be removed from the service.`);
	return /** @type {LocalizedString} */ ("employees_end_explained");
};

export const employees_end_final = /** @type {(inputs: Employees_End_FinalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Once the benefits have ended, you can’t change the details or the date.`)
};

export const employees_end_submit = /** @type {(inputs: Employees_End_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End benefits`)
};

export const employees_ended = /** @type {(inputs: Employees_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}’s benefits end on ${i?.date ?? '–'}.`)
};

export const employees_end_failed = /** @type {(inputs: Employees_End_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t end the benefits, and nothing was changed. Try again or contact customer service.`)
};

export const employees_end_waits = /** @type {(inputs: Employees_End_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The employee has a load scheduled for ${i?.date ?? '–'}. You can end the benefits once it’s complete.`)
};

export const employees_end_needs_correcting = /** @type {(inputs: Employees_End_Needs_CorrectingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correct the employee’s details before you end the benefits.`)
};

export const employees_end_correct = /** @type {(inputs: Employees_End_CorrectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correct the details`)
};

export const employees_import_title = /** @type {(inputs: Employees_Import_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Import employees`)
};

export const employees_import_description = /** @type {(inputs: Employees_Import_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add or update many employees at once from a spreadsheet. Nothing is saved until you accept the rows. Nobody is removed, but an end date ends the benefits.`)
};

export const employees_import_back = /** @type {(inputs: Employees_Import_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to employees`)
};

export const employees_import_source_title = /** @type {(inputs: Employees_Import_Source_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1. Open or paste a spreadsheet`)
};

export const employees_import_paste = /** @type {(inputs: Employees_Import_PasteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paste rows from a spreadsheet`)
};

export const employees_import_paste_hint = /** @type {(inputs: Employees_Import_Paste_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the cells from your spreadsheet with their header row and paste them here. You can check the columns next.`)
};

export const employees_import_open_file = /** @type {(inputs: Employees_Import_Open_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open Excel or CSV`)
};

export const employees_import_template = /** @type {(inputs: Employees_Import_TemplateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download a template`)
};

export const employees_import_template_file = /** @type {(inputs: Employees_Import_Template_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`employees-template.csv`)
};

export const employees_import_read = /** @type {(inputs: Employees_Import_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the rows`)
};

export const employees_import_nothing = /** @type {(inputs: Employees_Import_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paste rows or open a file first.`)
};

export const employees_import_file_failed = /** @type {(inputs: Employees_Import_File_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file couldn’t be read. Check that it’s still there.`)
};

export const employees_import_columns_title = /** @type {(inputs: Employees_Import_Columns_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2. Check the columns`)
};

export const employees_import_columns_text = /** @type {(inputs: Employees_Import_Columns_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose what each column contains.`)
};

export const employees_import_column_sample = /** @type {(inputs: Employees_Import_Column_SampleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`First row: ${i?.text ?? '–'}`)
};

export const employees_import_column_empty = /** @type {(inputs: Employees_Import_Column_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Empty on the first row`)
};

export const employees_import_column_number = /** @type {(inputs: Employees_Import_Column_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Column ${i?.number ?? '–'}`)
};

export const employees_import_column_ignored = /** @type {(inputs: Employees_Import_Column_IgnoredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not used`)
};

export const employees_import_column_twice = /** @type {(inputs: Employees_Import_Column_TwiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Two columns can’t contain the same data: ${i?.column ?? '–'}.`)
};

export const employees_import_table_empty = /** @type {(inputs: Employees_Import_Table_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no rows below the header row.`)
};

export const employees_import_hidden = /** @type {(inputs: Employees_Import_HiddenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hidden rows included: ${i?.count ?? '–'}. Delete them from the sheet if you don’t want to import them.`)
};

export const employees_import_unclosed = /** @type {(inputs: Employees_Import_UnclosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A quotation mark in row ${i?.line ?? '–'} isn’t closed. All later rows are therefore in one cell.`)
};

export const employees_import_header_option = /** @type {(inputs: Employees_Import_Header_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Row ${i?.line ?? '–'}: ${i?.text ?? '–'}`)
};

export const employees_import_header_none = /** @type {(inputs: Employees_Import_Header_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No header row`)
};

export const employees_import_header_row = /** @type {(inputs: Employees_Import_Header_RowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Header row`)
};

export const employees_import_check = /** @type {(inputs: Employees_Import_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the rows`)
};

export const employees_import_checking = /** @type {(inputs: Employees_Import_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking rows`)
};

export const employees_import_asked_partly = /** @type {(inputs: Employees_Import_Asked_PartlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Some rows weren’t compared with the service. They are checked when you save.`)
};

export const employees_import_asking_wait = /** @type {(inputs: Employees_Import_Asking_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wait until the rows have been checked, or stop checking.`)
};

export const employees_import_asking_text = /** @type {(inputs: Employees_Import_Asking_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can save now: rows that aren’t checked yet are checked before they are saved.`)
};

export const employees_import_stop_asking = /** @type {(inputs: Employees_Import_Stop_AskingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop checking`)
};

export const employees_import_asking = /** @type {(inputs: Employees_Import_AskingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comparing the rows with the service`)
};

export const employees_import_progress = /** @type {(inputs: Employees_Import_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done ?? '–'} / ${i?.total ?? '–'}`)
};

export const employees_import_rows_title = /** @type {(inputs: Employees_Import_Rows_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`3. Check the rows`)
};

export const employees_import_count_add = /** @type {(inputs: Employees_Import_Count_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To be added`)
};

export const employees_import_count_change = /** @type {(inputs: Employees_Import_Count_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To be updated`)
};

export const employees_import_count_unchanged = /** @type {(inputs: Employees_Import_Count_UnchangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unchanged`)
};

export const employees_import_count_faulty = /** @type {(inputs: Employees_Import_Count_FaultyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To be corrected`)
};

export const employees_import_faulty_text = /** @type {(inputs: Employees_Import_Faulty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correct the faulty cells. Faulty rows are left out unless you correct them.`)
};

export const employees_import_corrected = /** @type {(inputs: Employees_Import_CorrectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Corrected`)
};

export const employees_import_row = /** @type {(inputs: Employees_Import_RowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Row ${i?.line ?? '–'}`)
};

export const employees_import_faulty_label = /** @type {(inputs: Employees_Import_Faulty_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rows to be corrected`)
};

export const employees_import_too_many = /** @type {(inputs: Employees_Import_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Too many employees: your limit is ${i?.limit ?? '–'}, and you can add ${i?.places ?? '–'} more.`)
};

export const employees_import_no_benefits = /** @type {(inputs: Employees_Import_No_BenefitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees without a benefit: ${i?.count ?? '–'}. Their Benefits cell is empty or the column is missing. Start again and add benefits to the spreadsheet, or give them to each employee later.`)
};

export const employees_import_start = /** @type {(inputs: Employees_Import_StartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Save the rows (${i?.count ?? '–'})`)
};

export const employees_import_start_none = /** @type {(inputs: Employees_Import_Start_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no rows to save.`)
};

export const employees_import_over = /** @type {(inputs: Employees_Import_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start again`)
};

export const employees_import_running_title = /** @type {(inputs: Employees_Import_Running_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4. Saving`)
};

export const employees_import_running = /** @type {(inputs: Employees_Import_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saving rows`)
};

export const employees_import_stop = /** @type {(inputs: Employees_Import_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop`)
};

export const employees_import_done = /** @type {(inputs: Employees_Import_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Done`)
};

export const employees_import_result_added = /** @type {(inputs: Employees_Import_Result_AddedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Added`)
};

export const employees_import_result_changed = /** @type {(inputs: Employees_Import_Result_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Updated`)
};

export const employees_import_result_failed = /** @type {(inputs: Employees_Import_Result_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed`)
};

export const employees_import_result_unknown = /** @type {(inputs: Employees_Import_Result_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not confirmed`)
};

export const employees_import_result_left_out = /** @type {(inputs: Employees_Import_Result_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Left out`)
};

export const employees_import_unsaved_title = /** @type {(inputs: Employees_Import_Unsaved_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rows not confirmed as saved`)
};

export const employees_import_failed_before = /** @type {(inputs: Employees_Import_Failed_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These rows aren’t confirmed as saved`)
};

export const employees_import_reason = /** @type {(inputs: Employees_Import_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reason`)
};

export const employees_import_reason_not_reached = /** @type {(inputs: Employees_Import_Reason_Not_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This row wasn’t reached before saving ended.`)
};

export const employees_import_reason_left_out = /** @type {(inputs: Employees_Import_Reason_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You left the row out.`)
};

export const employees_import_row_number = /** @type {(inputs: Employees_Import_Row_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Row`)
};

export const employees_import_retry = /** @type {(inputs: Employees_Import_RetryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again`)
};

export const employees_import_continue = /** @type {(inputs: Employees_Import_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue saving`)
};

export const employees_import_save_unsaved = /** @type {(inputs: Employees_Import_Save_UnsavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download as a CSV file`)
};

export const employees_import_unsaved_file = /** @type {(inputs: Employees_Import_Unsaved_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`employees-not-saved.csv`)
};

export const employees_import_leave_title = /** @type {(inputs: Employees_Import_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave the import?`)
};

export const employees_import_leave_text = /** @type {(inputs: Employees_Import_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rows that haven’t been saved will be lost.`)
};

export const employees_import_leave = /** @type {(inputs: Employees_Import_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave`)
};

export const employees_import_error_type = /** @type {(inputs: Employees_Import_Error_TypeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Unknown employment type. Use one of these: ${i?.types ?? '–'}.`)
};

export const employees_import_error_full_time = /** @type {(inputs: Employees_Import_Error_Full_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Full-time employees have 100% working hours.`)
};

export const employees_import_error_on_hold = /** @type {(inputs: Employees_Import_Error_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t add a new employee as on leave.`)
};

export const employees_import_error_benefits = /** @type {(inputs: Employees_Import_Error_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unknown benefit. Separate benefits with commas.`)
};

export const employees_import_error_no_group = /** @type {(inputs: Employees_Import_Error_No_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company has no benefit group for this benefit.`)
};

export const employees_import_error_repeated = /** @type {(inputs: Employees_Import_Error_RepeatedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Row ${i?.line ?? '–'} has the same value.`)
};

export const employees_import_error_ended = /** @type {(inputs: Employees_Import_Error_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee’s benefits have ended, so the details can’t be changed.`)
};

export const employees_import_other_person = /** @type {(inputs: Employees_Import_Other_PersonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This employee number belongs to someone else: the personal identity code is different.`)
};

export const employees_import_unknown = /** @type {(inputs: Employees_Import_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the row was saved. You can try again: nobody will be added twice.`)
};

export const employees_import_saved = /** @type {(inputs: Employees_Import_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All rows have been saved`)
};

export const employees_import_not_saved = /** @type {(inputs: Employees_Import_Not_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rows that weren’t saved: ${i?.count ?? '–'}. The reasons are in the table.`)
};

export const employees_import_not_confirmed = /** @type {(inputs: Employees_Import_Not_ConfirmedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rows that we didn’t get confirmation for: ${i?.count ?? '–'}. They are in the table.`)
};

export const employees_import_show = /** @type {(inputs: Employees_Import_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View employees`)
};

export const employees_holds = /** @type {(inputs: Employees_HoldsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`yes`)
};

export const employees_holds_not = /** @type {(inputs: Employees_Holds_NotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no`)
};

export const employees_end_unknown = /** @type {(inputs: Employees_End_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the end date was saved. You can safely try again.`)
};

export const employees_error_end_before_start = /** @type {(inputs: Employees_Error_End_Before_StartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Benefits can’t end before their start date, ${i?.date ?? '–'}.`)
};

export const employees_given = /** @type {(inputs: Employees_GivenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gets these benefits: ${i?.benefits ?? '–'}.`)
};

export const employees_given_none = /** @type {(inputs: Employees_Given_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee gets no benefits, so nothing can be loaded for them.`)
};

export const employees_given_change = /** @type {(inputs: Employees_Given_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change benefits`)
};

export const employees_group_lunch_amount = /** @type {(inputs: Employees_Group_Lunch_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At most ${i?.amount ?? '–'} a day`)
};

export const employees_group_amount = /** @type {(inputs: Employees_Group_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At most ${i?.amount ?? '–'}`)
};

export const employees_import_file_empty = /** @type {(inputs: Employees_Import_File_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no rows in the file.`)
};

export const employees_import_file_large = /** @type {(inputs: Employees_Import_File_LargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file is too large. The maximum size is 10 MB.`)
};

export const employees_import_workbook_large = /** @type {(inputs: Employees_Import_Workbook_LargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The workbook is too large. Split its rows into several files.`)
};

export const employees_import_file_old = /** @type {(inputs: Employees_Import_File_OldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file is in the old Excel format or password-protected. Save it without a password as .xlsx or CSV.`)
};

export const employees_import_sheet = /** @type {(inputs: Employees_Import_SheetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file has several sheets. Which one do you want to read?`)
};

export const employees_import_reading = /** @type {(inputs: Employees_Import_ReadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the rows of the file`)
};

export const employees_import_file_web_page = /** @type {(inputs: Employees_Import_File_Web_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file is a web page or XML, even if its name ends with .xls. Open it in Excel and save it as .xlsx.`)
};

export const employees_import_file_no_table = /** @type {(inputs: Employees_Import_File_No_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No readable table was found in the file. Open an .xlsx or CSV file, or paste the rows.`)
};

export const employees_import_columns_missing = /** @type {(inputs: Employees_Import_Columns_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`New employees can’t be added without these details: ${i?.columns ?? '–'}.`)
};

export const employees_import_section_end = /** @type {(inputs: Employees_Import_Section_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits end`)
};

export const employees_import_ends_now = /** @type {(inputs: Employees_Import_Ends_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Benefits that end as soon as you save: ${i?.count ?? '–'}. You can’t undo this or change the details later.`)
};

export const employees_import_starts_far = /** @type {(inputs: Employees_Import_Starts_FarInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Benefits that start more than a year ahead: ${i?.count ?? '–'}. Check the year.`)
};

export const employees_import_section_left_out = /** @type {(inputs: Employees_Import_Section_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Left out`)
};

export const employees_import_changes = /** @type {(inputs: Employees_Import_ChangesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What changes`)
};

export const employees_import_change = /** @type {(inputs: Employees_Import_ChangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'}: ${i?.before ?? '–'} → ${i?.after ?? '–'}`)
};

export const employees_import_change_to = /** @type {(inputs: Employees_Import_Change_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'}: → ${i?.after ?? '–'}`)
};

export const employees_import_new_from = /** @type {(inputs: Employees_Import_New_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email ?? '–'}, from ${i?.date ?? '–'}`)
};

export const employees_import_leave_out = /** @type {(inputs: Employees_Import_Leave_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave out`)
};

export const employees_import_take_back = /** @type {(inputs: Employees_Import_Take_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Include`)
};

export const employees_import_back_to_columns = /** @type {(inputs: Employees_Import_Back_To_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the columns`)
};

export const employees_import_over_title = /** @type {(inputs: Employees_Import_Over_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start again?`)
};

export const employees_import_interrupted = /** @type {(inputs: Employees_Import_InterruptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saving was interrupted`)
};

export const employees_import_correct = /** @type {(inputs: Employees_Import_CorrectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correct rows`)
};

export const employees_import_ids_not_kept = /** @type {(inputs: Employees_Import_Ids_Not_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session expired during the import. For security, personal identity codes weren’t kept, so fill them in again.`)
};

export const employees_import_kept_title = /** @type {(inputs: Employees_Import_Kept_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your interrupted import has been kept`)
};

export const employees_import_kept_saved = /** @type {(inputs: Employees_Import_Kept_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rows already saved: ${i?.count ?? '–'}.`)
};

export const employees_import_resume = /** @type {(inputs: Employees_Import_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue importing`)
};

export const employees_error_percentage_most = /** @type {(inputs: Employees_Error_Percentage_MostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The working hours percentage is at most ${i?.part ?? '–'} for part-time and ${i?.full ?? '–'} for temporary employees.`)
};

export const employees_filter_without = /** @type {(inputs: Employees_Filter_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Without: ${i?.benefit ?? '–'}`)
};

export const employees_filter_no_benefit = /** @type {(inputs: Employees_Filter_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No benefit`)
};

export const employees_end_many_title = /** @type {(inputs: Employees_End_Many_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`End benefits (${i?.count ?? '–'})`)
};

export const employees_end_outcome = /** @type {(inputs: Employees_End_OutcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ends on ${i?.date ?? '–'}`)
};

export const benefits_title = /** @type {(inputs: Benefits_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const benefits_description = /** @type {(inputs: Benefits_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Activate benefits and decide how much of each one employees get.`)
};

export const benefits_lunch = /** @type {(inputs: Benefits_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch benefit`)
};

export const benefits_recreational = /** @type {(inputs: Benefits_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sports and culture benefit`)
};

export const benefits_transport = /** @type {(inputs: Benefits_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commuting benefit`)
};

export const benefits_massage = /** @type {(inputs: Benefits_MassageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Massage benefit`)
};

export const benefits_wellbeing = /** @type {(inputs: Benefits_WellbeingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wellbeing benefit`)
};

export const benefits_other = /** @type {(inputs: Benefits_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other benefit`)
};

export const benefits_lunch_text = /** @type {(inputs: Benefits_Lunch_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch on working days, at a restaurant or delivered to the workplace.`)
};

export const benefits_recreational_text = /** @type {(inputs: Benefits_Recreational_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sports and culture of the employee’s own choice.`)
};

export const benefits_transport_text = /** @type {(inputs: Benefits_Transport_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Public transport tickets for travel between home and work.`)
};

export const benefits_massage_text = /** @type {(inputs: Benefits_Massage_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Massage by a trained massage therapist.`)
};

export const benefits_wellbeing_text = /** @type {(inputs: Benefits_Wellbeing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Services that support health and wellbeing.`)
};

export const benefits_badge_active = /** @type {(inputs: Benefits_Badge_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Active`)
};

export const benefits_badge_available = /** @type {(inputs: Benefits_Badge_AvailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not active yet`)
};

export const benefits_badge_on_hold = /** @type {(inputs: Benefits_Badge_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On hold`)
};

export const benefits_view_groups = /** @type {(inputs: Benefits_View_GroupsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View group`)
};

export const benefits_activate = /** @type {(inputs: Benefits_ActivateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Activate`)
};

export const benefits_of = /** @type {(inputs: Benefits_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`– ${i?.benefit ?? '–'}`)
};

export const benefits_none_title = /** @type {(inputs: Benefits_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your company has no benefits yet`)
};

export const benefits_none_text = /** @type {(inputs: Benefits_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits appear here once they are part of your company’s contract. Contact customer service to add them.`)
};

export const benefits_unknown_title = /** @type {(inputs: Benefits_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t show your benefits`)
};

export const benefits_unknown_text = /** @type {(inputs: Benefits_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This service doesn’t recognise your company’s benefits. Contact customer service.`)
};

export const benefits_none_action = /** @type {(inputs: Benefits_None_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get help`)
};

export const benefits_list_failed = /** @type {(inputs: Benefits_List_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get your benefits.`)
};

export const benefits_groups_failed = /** @type {(inputs: Benefits_Groups_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the benefit groups.`)
};

export const benefits_not_contracted_title = /** @type {(inputs: Benefits_Not_Contracted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit isn’t part of your company’s contract`)
};

export const benefits_not_contracted_text = /** @type {(inputs: Benefits_Not_Contracted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contact customer service to get this benefit.`)
};

export const benefits_on_hold_title = /** @type {(inputs: Benefits_On_Hold_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit is on hold`)
};

export const benefits_on_hold_text = /** @type {(inputs: Benefits_On_Hold_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t load a benefit on hold, but you can edit its group.`)
};

export const benefits_groups_heading = /** @type {(inputs: Benefits_Groups_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit group`)
};

export const benefits_group_none_title = /** @type {(inputs: Benefits_Group_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No benefit group yet`)
};

export const benefits_group_none_text = /** @type {(inputs: Benefits_Group_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a benefit group you set the amount and the loading method. The benefit becomes active when you create the group.`)
};

export const benefits_group_add = /** @type {(inputs: Benefits_Group_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create benefit group`)
};

export const benefits_group_edit = /** @type {(inputs: Benefits_Group_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit`)
};

export const benefits_group_edit_title = /** @type {(inputs: Benefits_Group_Edit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit benefit group`)
};

export const benefits_group_save = /** @type {(inputs: Benefits_Group_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

export const benefits_close = /** @type {(inputs: Benefits_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const benefits_info_massage = /** @type {(inputs: Benefits_Info_MassageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees can use the massage benefit to pay for massage by a trained therapist. See the instructions for where and how to use it.`)
};

export const benefits_info_wellbeing = /** @type {(inputs: Benefits_Info_WellbeingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees can use the wellbeing benefit to pay for services that support health and wellbeing. See the instructions for where and how to use it.`)
};

export const benefits_info_label = /** @type {(inputs: Benefits_Info_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About the benefit`)
};

export const benefits_info_instructions = /** @type {(inputs: Benefits_Info_InstructionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the instructions`)
};

export const benefits_info_call_to_action = /** @type {(inputs: Benefits_Info_Call_To_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Learn about the benefit`)
};

export const benefits_name = /** @type {(inputs: Benefits_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of the group`)
};

export const benefits_amount = /** @type {(inputs: Benefits_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maximum per employee`)
};

export const benefits_amount_lunch = /** @type {(inputs: Benefits_Amount_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daily limit`)
};

export const benefits_amount_hint_lunch = /** @type {(inputs: Benefits_Amount_Hint_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.range ?? '–'} a day, as set by the Finnish Tax Administration for ${i?.year ?? '–'}.`)
};

export const benefits_amount_hint = /** @type {(inputs: Benefits_Amount_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At least ${i?.min ?? '–'}, at most ${i?.max ?? '–'}.`)
};

export const benefits_amount_hint_maximum = /** @type {(inputs: Benefits_Amount_Hint_MaximumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The highest allowed daily limit for ${i?.year ?? '–'}. To change it, choose Custom amount as the spending limit.`)
};

export const benefits_amount_choose = /** @type {(inputs: Benefits_Amount_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose an amount`)
};

export const benefits_error_lunch = /** @type {(inputs: Benefits_Error_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The daily limit can be ${i?.range ?? '–'}. The Finnish Tax Administration sets the limits for ${i?.year ?? '–'}.`)
};

export const benefits_error_below = /** @type {(inputs: Benefits_Error_BelowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The amount must be at least ${i?.min ?? '–'}.`)
};

export const benefits_error_above = /** @type {(inputs: Benefits_Error_AboveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The amount can be at most ${i?.max ?? '–'}.`)
};

export const benefits_error_on_request = /** @type {(inputs: Benefits_Error_On_RequestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`With load requests, the amount can be at most ${i?.max ?? '–'}.`)
};

export const benefits_error_tax_free = /** @type {(inputs: Benefits_Error_Tax_FreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The benefit is tax-free up to ${i?.max ?? '–'} a year. The amount can’t be higher.`)
};

export const benefits_error_name = /** @type {(inputs: Benefits_Error_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a name for the group.`)
};

export const benefits_error_loading_type = /** @type {(inputs: Benefits_Error_Loading_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a loading method.`)
};

export const benefits_error_spending_limit = /** @type {(inputs: Benefits_Error_Spending_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a spending limit.`)
};

export const benefits_error_amount = /** @type {(inputs: Benefits_Error_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the amount in euros, for example 12,50.`)
};

export const benefits_error_choose_amount = /** @type {(inputs: Benefits_Error_Choose_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose an amount.`)
};

export const benefits_loading_type = /** @type {(inputs: Benefits_Loading_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading method`)
};

export const benefits_direct_load = /** @type {(inputs: Benefits_Direct_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Direct load`)
};

export const benefits_top_up_request = /** @type {(inputs: Benefits_Top_Up_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load request`)
};

export const benefits_loading_other = /** @type {(inputs: Benefits_Loading_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other loading method`)
};

export const benefits_direct_load_hint = /** @type {(inputs: Benefits_Direct_Load_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employer loads the benefit for employees.`)
};

export const benefits_top_up_request_hint = /** @type {(inputs: Benefits_Top_Up_Request_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees request a load in their app. Requests go through automatically when the balance is sufficient.`)
};

export const benefits_loading_at_once = /** @type {(inputs: Benefits_Loading_At_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The new loading method takes effect as soon as you save.`)
};

export const benefits_loading_from = /** @type {(inputs: Benefits_Loading_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The new loading method takes effect on ${i?.date ?? '–'}. Until then, the current one is used.`)
};

export const benefits_loading_stays = /** @type {(inputs: Benefits_Loading_StaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The current loading method stays in use, and the planned change is cancelled.`)
};

export const benefits_loading_waits = /** @type {(inputs: Benefits_Loading_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`From ${i?.date ?? '–'}`)
};

export const benefits_spending_limit = /** @type {(inputs: Benefits_Spending_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Spending limit`)
};

export const benefits_spending_maximum = /** @type {(inputs: Benefits_Spending_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Highest allowed daily limit`)
};

export const benefits_spending_maximum_hint = /** @type {(inputs: Benefits_Spending_Maximum_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.max ?? '–'} a day in ${i?.year ?? '–'}`)
};

export const benefits_spending_custom = /** @type {(inputs: Benefits_Spending_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Custom amount`)
};

export const benefits_spending_custom_hint = /** @type {(inputs: Benefits_Spending_Custom_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You set the daily limit.`)
};

export const benefits_spending_from = /** @type {(inputs: Benefits_Spending_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The spending limit applies from ${i?.date ?? '–'}.`)
};

export const benefits_spending_in_force = /** @type {(inputs: Benefits_Spending_In_ForceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The spending limit is in force.`)
};

export const benefits_recurring = /** @type {(inputs: Benefits_RecurringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Automatic load`)
};

export const benefits_recurring_hint = /** @type {(inputs: Benefits_Recurring_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Benefits are loaded automatically on the 1st of each month. The next load is on ${i?.date ?? '–'}.`)
};

export const benefits_recurring_on = /** @type {(inputs: Benefits_Recurring_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the 1st of each month`)
};

export const benefits_recurring_next = /** @type {(inputs: Benefits_Recurring_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Next load: ${i?.date ?? '–'}`)
};

export const benefits_recurring_off = /** @type {(inputs: Benefits_Recurring_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Off`)
};

export const benefits_cards_title = /** @type {(inputs: Benefits_Cards_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All employees are added to the group`)
};

export const benefits_cards_text = /** @type {(inputs: Benefits_Cards_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Creating the group gives every employee this benefit and a virtual card. A benefit can have only one group.`)
};

export const benefits_confirm_title = /** @type {(inputs: Benefits_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create the benefit group?`)
};

export const benefits_confirm_text = /** @type {(inputs: Benefits_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All employees are added to the group, and virtual cards are ordered for them.`)
};

export const benefits_confirm_benefit = /** @type {(inputs: Benefits_Confirm_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit`)
};

export const benefits_confirm_back = /** @type {(inputs: Benefits_Confirm_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to editing`)
};

export const benefits_saved = /** @type {(inputs: Benefits_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit group has been saved.`)
};

export const benefits_created = /** @type {(inputs: Benefits_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit group has been created. Next, add the employees who will get the benefit.`)
};

export const benefits_created_for_employees = /** @type {(inputs: Benefits_Created_For_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit group has been created. All employees have been added to it and virtual cards ordered.`)
};

export const benefits_more_to_activate = /** @type {(inputs: Benefits_More_To_ActivateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your contract includes more benefits you can activate: ${i?.count ?? '–'}.`)
};

export const benefits_more_to_buy = /** @type {(inputs: Benefits_More_To_BuyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Customer service can add more benefits to your contract. Available: ${i?.count ?? '–'}.`)
};

export const benefits_all_active = /** @type {(inputs: Benefits_All_ActiveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All ${i?.count ?? '–'} benefits of your company are now active.`)
};

export const benefits_next_manage = /** @type {(inputs: Benefits_Next_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const benefits_next_employees = /** @type {(inputs: Benefits_Next_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employees`)
};

export const benefits_next_buy = /** @type {(inputs: Benefits_Next_BuyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contact customer service`)
};

export const benefits_load_title = /** @type {(inputs: Benefits_Load_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load the benefit now?`)
};

export const benefits_load_text = /** @type {(inputs: Benefits_Load_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The maximum has changed. The change applies to the next loads.`)
};

export const benefits_load_before = /** @type {(inputs: Benefits_Load_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'} before the change`)
};

export const benefits_load_after = /** @type {(inputs: Benefits_Load_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'} after the change`)
};

export const benefits_load_now = /** @type {(inputs: Benefits_Load_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const benefits_load_later = /** @type {(inputs: Benefits_Load_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not now`)
};

export const benefits_pending = /** @type {(inputs: Benefits_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting your benefits`)
};

export const benefits_in_euros = /** @type {(inputs: Benefits_In_EurosInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'} (€)`)
};

export const benefits_settings_missing = /** @type {(inputs: Benefits_Settings_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The group’s limits aren’t available yet.`)
};

export const benefits_create_unknown = /** @type {(inputs: Benefits_Create_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, so we don’t know whether the group was created. You can safely try again: a benefit can have only one group.`)
};

export const benefits_spending_at_once = /** @type {(inputs: Benefits_Spending_At_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The spending limit applies immediately.`)
};

export const benefits_facts = /** @type {(inputs: Benefits_FactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees and loads`)
};

export const benefits_facts_employees = /** @type {(inputs: Benefits_Facts_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const benefits_facts_show = /** @type {(inputs: Benefits_Facts_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View employees`)
};

export const benefits_facts_pending = /** @type {(inputs: Benefits_Facts_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting employees and loads`)
};

export const benefits_facts_failed = /** @type {(inputs: Benefits_Facts_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the employees and loads.`)
};

export const payments_method = /** @type {(inputs: Payments_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment method`)
};

export const payments_sum = /** @type {(inputs: Payments_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

export const payments_methods_loading = /** @type {(inputs: Payments_Methods_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting payment methods`)
};

export const payments_methods_need_sum = /** @type {(inputs: Payments_Methods_Need_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment methods appear here once you have entered an amount.`)
};

export const payments_methods_none = /** @type {(inputs: Payments_Methods_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No payment methods are available now. Try again in a moment.`)
};

export const payments_provider_error = /** @type {(inputs: Payments_Provider_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the payment methods from the payment service. Try again in a moment.`)
};

export const payments_below_minimum = /** @type {(inputs: Payments_Below_MinimumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The minimum amount for ${i?.method ?? '–'} is ${i?.minimum ?? '–'}.`)
};

export const payments_method_maximum = /** @type {(inputs: Payments_Method_MaximumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At most ${i?.maximum ?? '–'}`)
};

export const payments_status_title = /** @type {(inputs: Payments_Status_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment status`)
};

export const payments_status_pending = /** @type {(inputs: Payments_Status_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the payment status`)
};

export const payments_waiting_title = /** @type {(inputs: Payments_Waiting_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for the payment service`)
};

export const payments_waiting_text = /** @type {(inputs: Payments_Waiting_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service hasn’t confirmed the payment yet. We check every few seconds. Don’t pay again.`)
};

export const payments_waiting_now = /** @type {(inputs: Payments_Waiting_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking the payment status`)
};

export const payments_check_again = /** @type {(inputs: Payments_Check_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check again`)
};

export const payments_back = /** @type {(inputs: Payments_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to payment`)
};

export const payments_unfinished_title = /** @type {(inputs: Payments_Unfinished_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t finished`)
};

export const payments_unfinished_text = /** @type {(inputs: Payments_Unfinished_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment hasn’t been confirmed. If you paid, check again in a moment. Otherwise choose a payment method and try again.`)
};

export const payments_aborted_title = /** @type {(inputs: Payments_Aborted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment was cancelled`)
};

export const payments_aborted_text = /** @type {(inputs: Payments_Aborted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You weren’t charged. You can pay again.`)
};

export const payments_rejected_title = /** @type {(inputs: Payments_Rejected_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment failed`)
};

export const payments_rejected_text = /** @type {(inputs: Payments_Rejected_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service cancelled or rejected the payment. You weren’t charged. You can try again or choose another payment method.`)
};

export const payments_expired_title = /** @type {(inputs: Payments_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has expired`)
};

export const payments_expired_text = /** @type {(inputs: Payments_Expired_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t made in time and you weren’t charged. Start again.`)
};

export const payments_unreadable_title = /** @type {(inputs: Payments_Unreadable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the payment status`)
};

export const payments_unreadable_text = /** @type {(inputs: Payments_Unreadable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know yet whether the payment succeeded. Don’t pay again before you have checked its status.`)
};

export const payments_missing_title = /** @type {(inputs: Payments_Missing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment not found`)
};

export const payments_missing_text = /** @type {(inputs: Payments_Missing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part of the link may be missing, or the payment belongs to another company.`)
};

export const payments_unauthorised_title = /** @type {(inputs: Payments_Unauthorised_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t see this payment`)
};

export const payments_unauthorised_text = /** @type {(inputs: Payments_Unauthorised_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You don’t have permission to view this payment. Log out and in again, or contact customer service.`)
};

export const payments_new_customer_title = /** @type {(inputs: Payments_New_Customer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Was this your first order?`)
};

export const payments_new_customer_text = /** @type {(inputs: Payments_New_Customer_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your username and details have been saved even though the payment failed. You can pay later.`)
};

export const payments_hand_off_title = /** @type {(inputs: Payments_Hand_Off_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taking you to the payment service`)
};

export const payments_hand_off_text = /** @type {(inputs: Payments_Hand_Off_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment. You’ll come back to this service after paying.`)
};

export const payments_lost_title = /** @type {(inputs: Payments_Lost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking the payment status`)
};

export const payments_lost_text = /** @type {(inputs: Payments_Lost_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’re checking whether you have already paid. You won’t be charged again.`)
};

export const payments_untrusted_title = /** @type {(inputs: Payments_Untrusted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service wasn’t opened`)
};

export const payments_untrusted_text = /** @type {(inputs: Payments_Untrusted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t recognise the payment service’s address. Nothing was sent or charged. Contact customer service if this happens again.`)
};

export const payments_start_failed = /** @type {(inputs: Payments_Start_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service is unavailable. The payment wasn’t started and you weren’t charged. Choose another payment method or try again in a moment.`)
};

export const payments_start_unknown = /** @type {(inputs: Payments_Start_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation that the payment started. You weren’t charged, so you can choose a payment method and pay again.`)
};

export const payments_again_unfinished = /** @type {(inputs: Payments_Again_UnfinishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t finished. Choose a payment method.`)
};

export const payments_again_aborted = /** @type {(inputs: Payments_Again_AbortedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment was cancelled and you weren’t charged. Choose a payment method and pay again.`)
};

export const payments_again_rejected = /** @type {(inputs: Payments_Again_RejectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service cancelled or rejected the payment, and you weren’t charged. Choose a payment method and pay again.`)
};

export const payments_copy = /** @type {(inputs: Payments_CopyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Copy: ${i?.what ?? '–'}`)
};

export const payments_copy_short = /** @type {(inputs: Payments_Copy_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy`)
};

export const payments_copied = /** @type {(inputs: Payments_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copied`)
};

export const payments_copy_failed = /** @type {(inputs: Payments_Copy_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copying failed. Select the text and copy it yourself.`)
};

export const payments_download_failed = /** @type {(inputs: Payments_Download_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file couldn’t be downloaded. Try again in a moment.`)
};

export const payments_group_online = /** @type {(inputs: Payments_Group_OnlineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bank or mobile`)
};

export const payments_group_card = /** @type {(inputs: Payments_Group_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Credit card`)
};

export const payments_submit_invoice = /** @type {(inputs: Payments_Submit_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Request invoice (${i?.sum ?? '–'})`)
};

export const payments_submit_link = /** @type {(inputs: Payments_Submit_LinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Send link (${i?.sum ?? '–'})`)
};

export const payments_group_invoice = /** @type {(inputs: Payments_Group_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice or payment link`)
};

export const payments_group_transfer = /** @type {(inputs: Payments_Group_TransferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice`)
};

export const payments_method_other = /** @type {(inputs: Payments_Method_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other payment method`)
};

export const payments_methods_count = /** @type {(inputs: Payments_Methods_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} payment method`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} payment methods`);
	return /** @type {LocalizedString} */ ("payments_methods_count");
};

export const payments_due_passed = /** @type {(inputs: Payments_Due_PassedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Due date passed`)
};

export const payments_reference = /** @type {(inputs: Payments_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reference number`)
};

export const payments_invoice_number = /** @type {(inputs: Payments_Invoice_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice number`)
};

export const payments_no_reference = /** @type {(inputs: Payments_No_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No reference number. Write the invoice number in the message.`)
};

export const payments_above_maximum = /** @type {(inputs: Payments_Above_MaximumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The maximum amount for ${i?.method ?? '–'} is ${i?.maximum ?? '–'}. Choose another payment method or a smaller amount.`)
};

export const payments_card_costs = /** @type {(inputs: Payments_Card_CostsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Card fee ${i?.fee ?? '–'}`)
};

export const payments_settled_text = /** @type {(inputs: Payments_Settled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody has paid the order or is paying it now, perhaps in another tab. No new payment was made and nothing was charged again.`)
};

export const payments_cancel = /** @type {(inputs: Payments_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel the payment`)
};

export const payments_cancel_keep = /** @type {(inputs: Payments_Cancel_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep the payment`)
};

export const payments_cancel_title = /** @type {(inputs: Payments_Cancel_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel the unfinished payment?`)
};

export const payments_cancel_text = /** @type {(inputs: Payments_Cancel_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel only if you didn’t pay at the payment service. After that you can pay again or in another way. If the payment service has already taken the payment, it isn’t cancelled.`)
};

export const payments_submit_pay = /** @type {(inputs: Payments_Submit_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pay ${i?.sum ?? '–'}`)
};

export const payments_group_last = /** @type {(inputs: Payments_Group_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last used`)
};

export const deposit_title = /** @type {(inputs: Deposit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const deposit_description = /** @type {(inputs: Deposit_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money into the company account. Benefits are loaded for employees from it.`)
};

export const deposit_pending = /** @type {(inputs: Deposit_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting your account details`)
};

export const deposit_no_employees_title = /** @type {(inputs: Deposit_No_Employees_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add an employee first`)
};

export const deposit_no_employees_text = /** @type {(inputs: Deposit_No_Employees_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits are loaded for employees from this account. Your company has no employees in the service yet.`)
};

export const deposit_no_employees_action = /** @type {(inputs: Deposit_No_Employees_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to employees`)
};

export const deposit_requests_title = /** @type {(inputs: Deposit_Requests_TitleInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} load request is waiting`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} load requests are waiting`);
	return /** @type {LocalizedString} */ ("deposit_requests_title");
};

export const deposit_requests_text = /** @type {(inputs: Deposit_Requests_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Load requests from employees total ${i?.sum ?? '–'}. They go through oldest first, when money arrives or the requested month begins.`)
};

export const deposit_requests_action = /** @type {(inputs: Deposit_Requests_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View load requests`)
};

export const deposit_step_amount = /** @type {(inputs: Deposit_Step_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

export const deposit_step_method = /** @type {(inputs: Deposit_Step_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment method`)
};

export const deposit_amount = /** @type {(inputs: Deposit_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount to deposit`)
};

export const deposit_amount_hint = /** @type {(inputs: Deposit_Amount_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`0,01–⁠50 000 €. Deposits are free of charge.`)
};

export const deposit_error_amount = /** @type {(inputs: Deposit_Error_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the amount in euros, for example 1 500,00.`)
};

export const deposit_error_method = /** @type {(inputs: Deposit_Error_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a payment method.`)
};

export const deposit_submit = /** @type {(inputs: Deposit_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const deposit_submit_sum = /** @type {(inputs: Deposit_Submit_SumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Deposit ${i?.sum ?? '–'}`)
};

export const deposit_balance_title = /** @type {(inputs: Deposit_Balance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Account balance`)
};

export const deposit_balance_now = /** @type {(inputs: Deposit_Balance_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance now`)
};

export const deposit_balance_after = /** @type {(inputs: Deposit_Balance_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance after the deposit`)
};

export const deposit_balance_requested = /** @type {(inputs: Deposit_Balance_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open load requests`)
};

export const deposit_confirm_title = /** @type {(inputs: Deposit_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm the deposit`)
};

export const deposit_confirm_provider = /** @type {(inputs: Deposit_Confirm_ProviderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to payment`)
};

export const deposit_confirm_provider_text = /** @type {(inputs: Deposit_Confirm_Provider_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll be taken to the payment service to confirm the payment. The money will be in the account once the payment is confirmed.`)
};

export const deposit_confirm_invoice = /** @type {(inputs: Deposit_Confirm_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create the invoice`)
};

export const deposit_confirm_invoice_text = /** @type {(inputs: Deposit_Confirm_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll get an invoice to pay by bank transfer. The money will be in the account 1–⁠3 banking days after you pay.`)
};

export const deposit_again_title = /** @type {(inputs: Deposit_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try the payment again`)
};

export const deposit_again_other = /** @type {(inputs: Deposit_Again_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit another amount`)
};

export const deposit_unknown_title = /** @type {(inputs: Deposit_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation of the deposit`)
};

export const deposit_unknown_text = /** @type {(inputs: Deposit_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether a payment was created. You haven’t been charged. You can make the deposit again: an unpaid payment expires automatically.`)
};

export const deposit_unknown_transactions = /** @type {(inputs: Deposit_Unknown_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View transactions`)
};

export const deposit_start_anew = /** @type {(inputs: Deposit_Start_AnewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make another deposit`)
};

export const deposit_paid_title = /** @type {(inputs: Deposit_Paid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The money is in the account`)
};

export const deposit_paid_text = /** @type {(inputs: Deposit_Paid_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your payment was successful and ${i?.sum ?? '–'} has been added to the balance. Waiting load requests go through as soon as the balance covers them. You can find the receipt and the completed requests under transactions.`)
};

export const deposit_paid_text_without_sum = /** @type {(inputs: Deposit_Paid_Text_Without_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your payment was successful and the money has been added to the balance. Waiting load requests go through as soon as the balance covers them. You can find the receipt and the completed requests under transactions.`)
};

export const deposit_confirmed_title = /** @type {(inputs: Deposit_Confirmed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has been accepted`)
};

export const deposit_confirmed_text = /** @type {(inputs: Deposit_Confirmed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount will be added to the balance when the bank has processed the payment. This takes 1–⁠3 banking days. You don’t need to do anything.`)
};

export const deposit_pending_title = /** @type {(inputs: Deposit_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for the payment to be confirmed`)
};

export const deposit_pending_text = /** @type {(inputs: Deposit_Pending_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service hasn’t confirmed the payment yet. If you paid, the money will be added automatically. If you didn’t pay, the payment expires in 14 days and you won’t be charged.`)
};

export const deposit_transfer_title = /** @type {(inputs: Deposit_Transfer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay the invoice in your online bank`)
};

export const deposit_transfer_text = /** @type {(inputs: Deposit_Transfer_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use the details below. The money will be in the account 1–⁠3 banking days after you pay.`)
};

export const deposit_transfer_details = /** @type {(inputs: Deposit_Transfer_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment details`)
};

export const deposit_transfer_recipient = /** @type {(inputs: Deposit_Transfer_RecipientInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payee`)
};

export const deposit_transfer_iban = /** @type {(inputs: Deposit_Transfer_IbanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Account number`)
};

export const deposit_transfer_bic = /** @type {(inputs: Deposit_Transfer_BicInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`BIC`)
};

export const deposit_transfer_reference = /** @type {(inputs: Deposit_Transfer_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reference number`)
};

export const deposit_transfer_amount = /** @type {(inputs: Deposit_Transfer_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount to pay`)
};

export const deposit_transfer_due = /** @type {(inputs: Deposit_Transfer_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Due date`)
};

export const deposit_load_benefit = /** @type {(inputs: Deposit_Load_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const deposit_estimate_toggle = /** @type {(inputs: Deposit_Estimate_ToggleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Estimate how much is needed`)
};

export const deposit_estimate_hint = /** @type {(inputs: Deposit_Estimate_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Includes open load requests, the benefits you choose and service fees.`)
};

export const deposit_estimate_covers = /** @type {(inputs: Deposit_Estimate_CoversInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What should the deposit cover?`)
};

export const deposit_estimate_requests = /** @type {(inputs: Deposit_Estimate_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open load requests`)
};

export const deposit_estimate_current = /** @type {(inputs: Deposit_Estimate_CurrentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}, this month`)
};

export const deposit_estimate_next = /** @type {(inputs: Deposit_Estimate_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}, next month`)
};

export const deposit_estimate_request_count = /** @type {(inputs: Deposit_Estimate_Request_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`requests: ${i?.count ?? '–'}`)
};

export const deposit_estimate_employees = /** @type {(inputs: Deposit_Estimate_EmployeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`employees: ${i?.count ?? '–'}`)
};

export const deposit_estimate_commission = /** @type {(inputs: Deposit_Estimate_CommissionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service fee`)
};

export const deposit_estimate_vat = /** @type {(inputs: Deposit_Estimate_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`VAT on service fee`)
};

export const deposit_estimate_needed = /** @type {(inputs: Deposit_Estimate_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total needed`)
};

export const deposit_estimate_suggested = /** @type {(inputs: Deposit_Estimate_SuggestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suggested deposit`)
};

export const deposit_estimate_said = /** @type {(inputs: Deposit_Estimate_SaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Suggested deposit ${i?.sum ?? '–'}`)
};

export const deposit_estimate_enough = /** @type {(inputs: Deposit_Estimate_EnoughInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The balance covers these. No deposit is needed.`)
};

export const deposit_estimate_use = /** @type {(inputs: Deposit_Estimate_UseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use ${i?.sum ?? '–'}`)
};

export const deposit_estimate_wait = /** @type {(inputs: Deposit_Estimate_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wait until the estimate is ready.`)
};

export const deposit_estimate_loading = /** @type {(inputs: Deposit_Estimate_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calculating the estimate`)
};

export const deposit_estimate_failed = /** @type {(inputs: Deposit_Estimate_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The estimate couldn’t be calculated. You can still enter the amount yourself.`)
};

export const deposit_transfer_barcode = /** @type {(inputs: Deposit_Transfer_BarcodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virtual barcode`)
};

export const deposit_transfer_invoice = /** @type {(inputs: Deposit_Transfer_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download invoice (PDF)`)
};

export const deposit_forecast_title = /** @type {(inputs: Deposit_Forecast_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Will the money last?`)
};

export const deposit_forecast_loading = /** @type {(inputs: Deposit_Forecast_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calculating the forecast`)
};

export const deposit_forecast_failed = /** @type {(inputs: Deposit_Forecast_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The forecast couldn’t be calculated. You can still make the deposit.`)
};

export const deposit_forecast_nothing = /** @type {(inputs: Deposit_Forecast_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no upcoming loads, so the balance won’t change.`)
};

export const deposit_forecast_short = /** @type {(inputs: Deposit_Forecast_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance doesn’t cover the loads on ${i?.date ?? '–'}`)
};

export const deposit_forecast_short_expected = /** @type {(inputs: Deposit_Forecast_Short_ExpectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance doesn’t cover the expected loads on ${i?.date ?? '–'}`)
};

export const deposit_forecast_short_now = /** @type {(inputs: Deposit_Forecast_Short_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The balance doesn’t cover the open load requests`)
};

export const deposit_forecast_short_today = /** @type {(inputs: Deposit_Forecast_Short_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The balance doesn’t cover today’s loads`)
};

export const deposit_forecast_lacks = /** @type {(inputs: Deposit_Forecast_LacksInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.sum ?? '–'} missing`)
};

export const deposit_forecast_use = /** @type {(inputs: Deposit_Forecast_UseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fill in ${i?.sum ?? '–'}`)
};

export const deposit_forecast_transfer = /** @type {(inputs: Deposit_Forecast_TransferInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Deposit it by ${i?.date ?? '–'}.`)
};

export const deposit_forecast_enough = /** @type {(inputs: Deposit_Forecast_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance covers the loads up to and including ${i?.date ?? '–'}.`)
};

export const deposit_forecast_in_all = /** @type {(inputs: Deposit_Forecast_In_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You need ${i?.sum ?? '–'} more to cover all loads up to and including ${i?.date ?? '–'}.`)
};

export const deposit_forecast_chart = /** @type {(inputs: Deposit_Forecast_ChartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance falls with the loads: ${i?.from ?? '–'} now, ${i?.to ?? '–'} after the last load. The figures are in the table.`)
};

export const deposit_forecast_now = /** @type {(inputs: Deposit_Forecast_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`now`)
};

export const deposit_forecast_day = /** @type {(inputs: Deposit_Forecast_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date`)
};

export const deposit_forecast_loads = /** @type {(inputs: Deposit_Forecast_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads`)
};

export const deposit_forecast_after = /** @type {(inputs: Deposit_Forecast_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance after`)
};

export const deposit_forecast_requests = /** @type {(inputs: Deposit_Forecast_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load requests`)
};

export const deposit_forecast_scheduled = /** @type {(inputs: Deposit_Forecast_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled load`)
};

export const deposit_forecast_expected = /** @type {(inputs: Deposit_Forecast_ExpectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Expected load`)
};

export const deposit_forecast_assumes = /** @type {(inputs: Deposit_Forecast_AssumesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The forecast assumes that everyone gets the maximum. Lunch is loaded every month and yearly benefits in January. Automatic loads are included. This month’s lunch is included until some has been loaded. Load requests go through immediately and scheduled loads on their date. Service fees are included, refunds only once they are in the account. A deposit takes 1–⁠3 banking days.`)
};

export const deposit_settled = /** @type {(inputs: Deposit_SettledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has been made or is in progress. No new payment was made and you weren’t charged again.`)
};

export const deposit_transfer_picture = /** @type {(inputs: Deposit_Transfer_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The virtual barcode as an image. The digits are above.`)
};

export const deposit_forecast_with = /** @type {(inputs: Deposit_Forecast_WithInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Forecast when you deposit ${i?.sum ?? '–'}:`)
};

export const deposit_forecast_transfer_now = /** @type {(inputs: Deposit_Forecast_Transfer_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit it now. The money will be in the account in 1–⁠3 banking days.`)
};

export const deposit_forecast_several = /** @type {(inputs: Deposit_Forecast_SeveralInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can deposit at most ${i?.maximum ?? '–'} at a time. Deposits needed: ${i?.count ?? '–'}.`)
};

export const deposit_open_failed = /** @type {(inputs: Deposit_Open_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the status of all payments.`)
};

export const deposit_open_title = /** @type {(inputs: Deposit_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open payments`)
};

export const deposit_open_reference = /** @type {(inputs: Deposit_Open_ReferenceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Reference number ${i?.number ?? '–'}`)
};

export const deposit_open_invoice = /** @type {(inputs: Deposit_Open_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Invoice, due on ${i?.date ?? '–'}`)
};

export const deposit_open_accepted = /** @type {(inputs: Deposit_Open_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has been accepted. The money isn’t in the balance yet.`)
};

export const deposit_open_pending = /** @type {(inputs: Deposit_Open_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for the payment service`)
};

export const deposit_open_unfinished = /** @type {(inputs: Deposit_Open_UnfinishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t finished`)
};

export const deposit_open_resume = /** @type {(inputs: Deposit_Open_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue paying`)
};

export const deposit_open_show = /** @type {(inputs: Deposit_Open_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View payment`)
};

export const deposit_open_forget = /** @type {(inputs: Deposit_Open_ForgetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove from list`)
};

export const top_up_title = /** @type {(inputs: Top_Up_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const top_up_description = /** @type {(inputs: Top_Up_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the benefit, the amount and the employees. You see the price and the balance before anything is loaded.`)
};

export const top_up_pending = /** @type {(inputs: Top_Up_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting load details`)
};

export const top_up_unavailable_title = /** @type {(inputs: Top_Up_Unavailable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your company has no benefit that you can load`)
};

export const top_up_unavailable_text = /** @type {(inputs: Top_Up_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can load benefits that are active and use direct load. Activate a benefit or change its loading method.`)
};

export const top_up_unavailable_action = /** @type {(inputs: Top_Up_Unavailable_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const top_up_step_benefit = /** @type {(inputs: Top_Up_Step_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit`)
};

export const top_up_benefit = /** @type {(inputs: Top_Up_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which benefit do you want to load?`)
};

export const top_up_error_benefit = /** @type {(inputs: Top_Up_Error_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the benefit.`)
};

export const top_up_step_schedule = /** @type {(inputs: Top_Up_Step_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date`)
};

export const top_up_schedule = /** @type {(inputs: Top_Up_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When should the benefit be loaded?`)
};

export const top_up_schedule_direct = /** @type {(inputs: Top_Up_Schedule_DirectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Immediately`)
};

export const top_up_schedule_direct_hint = /** @type {(inputs: Top_Up_Schedule_Direct_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees get the benefit once the load has been paid.`)
};

export const top_up_schedule_date = /** @type {(inputs: Top_Up_Schedule_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On a chosen date`)
};

export const top_up_schedule_date_hint = /** @type {(inputs: Top_Up_Schedule_Date_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is made at the start of the day you choose.`)
};

export const top_up_date = /** @type {(inputs: Top_Up_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load date`)
};

export const top_up_date_hint = /** @type {(inputs: Top_Up_Date_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`dd.mm.yyyy, from ${i?.min ?? '–'} to ${i?.max ?? '–'}`)
};

export const top_up_error_date = /** @type {(inputs: Top_Up_Error_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the load date.`)
};

export const top_up_step_amount = /** @type {(inputs: Top_Up_Step_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

export const top_up_amount_kind = /** @type {(inputs: Top_Up_Amount_KindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How much does each employee get?`)
};

export const top_up_amount_same = /** @type {(inputs: Top_Up_Amount_SameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The same amount for everyone`)
};

export const top_up_amount_maximum = /** @type {(inputs: Top_Up_Amount_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Their own maximum`)
};

export const top_up_amount_maximum_hint = /** @type {(inputs: Top_Up_Amount_Maximum_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each employee gets all that can still be loaded.`)
};

export const top_up_amount_days = /** @type {(inputs: Top_Up_Amount_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Their own working days`)
};

export const top_up_amount_days_hint = /** @type {(inputs: Top_Up_Amount_Days_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each employee gets lunch for the month’s working days when the benefit is valid.`)
};

export const top_up_own_none = /** @type {(inputs: Top_Up_Own_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose employees to see the amounts.`)
};

export const top_up_own_text = /** @type {(inputs: Top_Up_Own_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each amount becomes a load of its own.`)
};

export const top_up_amount = /** @type {(inputs: Top_Up_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount for each employee`)
};

export const top_up_amount_hint_month = /** @type {(inputs: Top_Up_Amount_Hint_MonthInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`An employee can get at most ${i?.max ?? '–'} of this benefit a month.`)
};

export const top_up_amount_hint_year = /** @type {(inputs: Top_Up_Amount_Hint_YearInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`An employee can get at most ${i?.max ?? '–'} of this benefit a year.`)
};

export const top_up_amount_hint_lowest = /** @type {(inputs: Top_Up_Amount_Hint_LowestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can now load up to ${i?.max ?? '–'} for each chosen employee.`)
};

export const top_up_error_amount = /** @type {(inputs: Top_Up_Error_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the amount.`)
};

export const top_up_error_amount_small = /** @type {(inputs: Top_Up_Error_Amount_SmallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The amount must be at least ${i?.min ?? '–'}.`)
};

export const top_up_error_amount_limit = /** @type {(inputs: Top_Up_Error_Amount_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The amount exceeds the yearly limit of at least one chosen employee. The maximum is ${i?.max ?? '–'}.`)
};

export const top_up_error_amount_limit_month = /** @type {(inputs: Top_Up_Error_Amount_Limit_MonthInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The amount exceeds the monthly limit of at least one chosen employee. The maximum is ${i?.max ?? '–'}.`)
};

export const top_up_error_invoice_total = /** @type {(inputs: Top_Up_Error_Invoice_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The e-invoice total, including service fees, can be ${i?.range ?? '–'}.`)
};

export const top_up_step_employees = /** @type {(inputs: Top_Up_Step_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const top_up_employees_hint = /** @type {(inputs: Top_Up_Employees_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can choose employees who have benefit left to load.`)
};

export const top_up_employees_choose_benefit = /** @type {(inputs: Top_Up_Employees_Choose_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the benefit first.`)
};

export const top_up_employees_nobody = /** @type {(inputs: Top_Up_Employees_NobodyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody has this benefit on the load date.`)
};

export const top_up_employees_table = /** @type {(inputs: Top_Up_Employees_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees receiving the benefit`)
};

export const top_up_employees_search = /** @type {(inputs: Top_Up_Employees_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search by name, cost centre or employee number`)
};

export const top_up_employees_chosen = /** @type {(inputs: Top_Up_Employees_ChosenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} selected`)
};

export const top_up_employees_on_hold = /** @type {(inputs: Top_Up_Employees_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Include employees on leave`)
};

export const top_up_employees_on_hold_barred = /** @type {(inputs: Top_Up_Employees_On_Hold_BarredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This benefit can’t be loaded for employees on leave.`)
};

export const top_up_error_employees = /** @type {(inputs: Top_Up_Error_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one employee.`)
};

export const top_up_error_too_many = /** @type {(inputs: Top_Up_Error_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`One load can have at most ${i?.max ?? '–'} employees. Make several loads.`)
};

export const top_up_column_employee = /** @type {(inputs: Top_Up_Column_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee`)
};

export const top_up_column_cost_center = /** @type {(inputs: Top_Up_Column_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost centre`)
};

export const top_up_column_available = /** @type {(inputs: Top_Up_Column_AvailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Available`)
};

export const top_up_column_amount = /** @type {(inputs: Top_Up_Column_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

export const top_up_column_reason = /** @type {(inputs: Top_Up_Column_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reason`)
};

export const top_up_on_hold = /** @type {(inputs: Top_Up_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leave`)
};

export const top_up_waits = /** @type {(inputs: Top_Up_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Load scheduled for ${i?.date ?? '–'}`)
};

export const top_up_reason_nothing_left = /** @type {(inputs: Top_Up_Reason_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing left to load in this period`)
};

export const top_up_reason_unknown_left = /** @type {(inputs: Top_Up_Reason_Unknown_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the amount left`)
};

export const top_up_reason_on_hold = /** @type {(inputs: Top_Up_Reason_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leave: this benefit can’t be loaded`)
};

export const top_up_reason_not_chosen = /** @type {(inputs: Top_Up_Reason_Not_ChosenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not chosen`)
};

export const top_up_reason_too_little = /** @type {(inputs: Top_Up_Reason_Too_LittleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Own amount below 1 €`)
};

export const top_up_reason_no_benefit = /** @type {(inputs: Top_Up_Reason_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Doesn’t have this benefit`)
};

export const top_up_reason_not_valid = /** @type {(inputs: Top_Up_Reason_Not_ValidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit isn’t valid on the load date`)
};

export const top_up_reason_failed = /** @type {(inputs: Top_Up_Reason_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load failed`)
};

export const top_up_step_payment = /** @type {(inputs: Top_Up_Step_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment`)
};

export const top_up_payment = /** @type {(inputs: Top_Up_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How do you want to pay?`)
};

export const top_up_payment_deduction = /** @type {(inputs: Top_Up_Payment_DeductionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deduction from the balance`)
};

export const top_up_payment_deduction_hint = /** @type {(inputs: Top_Up_Payment_Deduction_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance is now ${i?.balance ?? '–'}.`)
};

export const top_up_payment_einvoice = /** @type {(inputs: Top_Up_Payment_EinvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-invoice`)
};

export const top_up_payment_einvoice_hint = /** @type {(inputs: Top_Up_Payment_Einvoice_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The invoice is sent on the next banking day. The benefit is loaded when it has been paid.`)
};

export const top_up_error_payment = /** @type {(inputs: Top_Up_Error_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose how to pay.`)
};

export const top_up_error_balance = /** @type {(inputs: Top_Up_Error_BalanceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance is ${i?.missing ?? '–'} short.`)
};

export const top_up_to_deposit = /** @type {(inputs: Top_Up_To_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const top_up_einvoice_address = /** @type {(inputs: Top_Up_Einvoice_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-invoice address`)
};

export const top_up_error_einvoice_address = /** @type {(inputs: Top_Up_Error_Einvoice_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the e-invoice address.`)
};

export const top_up_error_einvoice_operator = /** @type {(inputs: Top_Up_Error_Einvoice_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the operator.`)
};

export const top_up_summary = /** @type {(inputs: Top_Up_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summary`)
};

export const top_up_recipients = /** @type {(inputs: Top_Up_RecipientsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recipients`)
};

export const top_up_recipients_many = /** @type {(inputs: Top_Up_Recipients_ManyInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} employee × ${i?.amount ?? '–'}`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} employees × ${i?.amount ?? '–'}`);
	return /** @type {LocalizedString} */ ("top_up_recipients_many");
};

export const top_up_sum = /** @type {(inputs: Top_Up_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount to load`)
};

export const top_up_fee = /** @type {(inputs: Top_Up_FeeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Service fee ${i?.percent ?? '–'}`)
};

export const top_up_vat = /** @type {(inputs: Top_Up_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`VAT on service fee ${i?.percent ?? '–'}`)
};

export const top_up_total = /** @type {(inputs: Top_Up_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total`)
};

export const top_up_balance_now = /** @type {(inputs: Top_Up_Balance_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance now`)
};

export const top_up_balance_after = /** @type {(inputs: Top_Up_Balance_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance after the load`)
};

export const top_up_balance_invoice = /** @type {(inputs: Top_Up_Balance_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An e-invoice doesn’t change the balance.`)
};

export const top_up_charged_on = /** @type {(inputs: Top_Up_Charged_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Deducted on ${i?.date ?? '–'}.`)
};

export const top_up_submit = /** @type {(inputs: Top_Up_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue to confirmation`)
};

export const top_up_changed = /** @type {(inputs: Top_Up_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Some figures have changed in the meantime. Check your choices and the amount.`)
};

export const top_up_unread = /** @type {(inputs: Top_Up_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get up-to-date figures, so nothing was loaded. Try again.`)
};

export const top_up_confirm_title = /** @type {(inputs: Top_Up_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm the load`)
};

export const top_up_confirm_text = /** @type {(inputs: Top_Up_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the details. You can’t cancel a load in this service.`)
};

export const top_up_confirm_load = /** @type {(inputs: Top_Up_Confirm_LoadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Load ${i?.total ?? '–'}`)
};

export const top_up_confirm_schedule = /** @type {(inputs: Top_Up_Confirm_ScheduleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Schedule ${i?.total ?? '–'}`)
};

export const top_up_confirm_invoice = /** @type {(inputs: Top_Up_Confirm_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order by e-invoice (${i?.total ?? '–'})`)
};

export const top_up_confirm_back = /** @type {(inputs: Top_Up_Confirm_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back`)
};

export const top_up_getting = /** @type {(inputs: Top_Up_GettingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Receiving the load: ${i?.count ?? '–'}`)
};

export const top_up_without = /** @type {(inputs: Top_Up_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not receiving the load: ${i?.count ?? '–'}`)
};

export const top_up_without_after = /** @type {(inputs: Top_Up_Without_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Didn’t receive the load: ${i?.count ?? '–'}`)
};

export const top_up_reason_count = /** @type {(inputs: Top_Up_Reason_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.reason ?? '–'}: ${i?.count ?? '–'}`)
};

export const top_up_load_title = /** @type {(inputs: Top_Up_Load_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit load`)
};

export const top_up_running_title = /** @type {(inputs: Top_Up_Running_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is in progress`)
};

export const top_up_running_text = /** @type {(inputs: Top_Up_Running_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees will get the benefit in a moment. You can leave this page: the load will continue.`)
};

export const top_up_running_trouble = /** @type {(inputs: Top_Up_Running_TroubleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check the load’s status. We’ll try again soon.`)
};

export const top_up_late_title = /** @type {(inputs: Top_Up_Late_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is taking longer than usual`)
};

export const top_up_late_text = /** @type {(inputs: Top_Up_Late_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know yet whether the load is complete. It’s still being processed, so don’t load again. Check the status or view the report.`)
};

export const top_up_check_again = /** @type {(inputs: Top_Up_Check_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check status`)
};

export const top_up_report = /** @type {(inputs: Top_Up_ReportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View report`)
};

export const top_up_reports = /** @type {(inputs: Top_Up_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View reports`)
};

export const top_up_another = /** @type {(inputs: Top_Up_AnotherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make another load`)
};

export const top_up_done_title = /** @type {(inputs: Top_Up_Done_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is complete`)
};

export const top_up_done_text = /** @type {(inputs: Top_Up_Done_TextInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} employee received the load.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} employees received the load.`);
	return /** @type {LocalizedString} */ ("top_up_done_text");
};

export const top_up_done_many_title = /** @type {(inputs: Top_Up_Done_Many_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loads are complete`)
};

export const top_up_errors_title = /** @type {(inputs: Top_Up_Errors_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is complete, but some employees didn’t receive it`)
};

export const top_up_errors_text = /** @type {(inputs: Top_Up_Errors_TextInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.done ?? '–'} of ${i?.count ?? '–'} employee received the load. The remaining ${i?.sum ?? '–'} will be returned to the account on the next banking day. The service fee isn’t refunded. See the report for details.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.done ?? '–'} of ${i?.count ?? '–'} employees received the load. The remaining ${i?.sum ?? '–'} will be returned to the account on the next banking day. The service fee isn’t refunded. See the report for details.`);
	return /** @type {LocalizedString} */ ("top_up_errors_text");
};

export const top_up_scheduled_title = /** @type {(inputs: Top_Up_Scheduled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load has been scheduled`)
};

export const top_up_scheduled_text = /** @type {(inputs: Top_Up_Scheduled_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The benefit will be loaded on ${i?.date ?? '–'}. ${i?.total ?? '–'} will then be deducted from the balance. Make sure the balance is sufficient, otherwise the load won’t be made.`)
};

export const top_up_invoiced_title = /** @type {(inputs: Top_Up_Invoiced_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is waiting for payment`)
};

export const top_up_invoiced_text = /** @type {(inputs: Top_Up_Invoiced_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The e-invoice (${i?.total ?? '–'}) will be sent on the next banking day. The payment takes 1–⁠3 banking days. The benefit will be loaded when the payment has arrived.`)
};

export const top_up_invoiced_text_date = /** @type {(inputs: Top_Up_Invoiced_Text_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The e-invoice (${i?.total ?? '–'}) will be sent on the next banking day. The payment takes 1–⁠3 banking days. The benefit will be loaded on ${i?.date ?? '–'} if the payment has arrived by then.`)
};

export const top_up_confirmed_title = /** @type {(inputs: Top_Up_Confirmed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has arrived`)
};

export const top_up_confirmed_text = /** @type {(inputs: Top_Up_Confirmed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The benefit will be loaded on ${i?.date ?? '–'}.`)
};

export const top_up_unpaid_title = /** @type {(inputs: Top_Up_Unpaid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment wasn’t received`)
};

export const top_up_unpaid_text = /** @type {(inputs: Top_Up_Unpaid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load wasn’t made because the balance was too small or the payment wasn’t received.`)
};

export const top_up_canceled_title = /** @type {(inputs: Top_Up_Canceled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load was cancelled`)
};

export const top_up_canceled_text = /** @type {(inputs: Top_Up_Canceled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contact customer service for more information.`)
};

export const top_up_unread_title = /** @type {(inputs: Top_Up_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load has been registered`)
};

export const top_up_unread_text = /** @type {(inputs: Top_Up_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the details. The load has been saved: check its status or see the reports.`)
};

export const top_up_series_confirm_title = /** @type {(inputs: Top_Up_Series_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm the loads`)
};

export const top_up_series_confirm_text = /** @type {(inputs: Top_Up_Series_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loads are sent one at a time. They can’t be cancelled in this service.`)
};

export const top_up_series_row_total = /** @type {(inputs: Top_Up_Series_Row_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Total ${i?.total ?? '–'}, including a service fee of ${i?.fee ?? '–'} (with VAT)`)
};

export const top_up_series_running_title = /** @type {(inputs: Top_Up_Series_Running_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`In progress: load ${i?.number ?? '–'}/${i?.count ?? '–'}`)
};

export const top_up_series_running_text = /** @type {(inputs: Top_Up_Series_Running_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stay on the page until all loads have been sent. Loads already sent will continue even if you leave.`)
};

export const top_up_series_taken_title = /** @type {(inputs: Top_Up_Series_Taken_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loads have been registered`)
};

export const top_up_series_done_text = /** @type {(inputs: Top_Up_Series_Done_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loads made: ${i?.count ?? '–'}, total ${i?.total ?? '–'}.`)
};

export const top_up_series_stopped_title = /** @type {(inputs: Top_Up_Series_Stopped_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not all loads were made`)
};

export const top_up_series_stopped_text = /** @type {(inputs: Top_Up_Series_Stopped_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loads made: ${i?.done ?? '–'}/${i?.count ?? '–'}, total ${i?.total ?? '–'}.`)
};

export const top_up_series_unread_title = /** @type {(inputs: Top_Up_Series_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know which loads were made`)
};

export const top_up_series_unread_text = /** @type {(inputs: Top_Up_Series_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the details of the interrupted loads. See the reports for what was loaded before you load again.`)
};

export const top_up_series_partly_title = /** @type {(inputs: Top_Up_Series_Partly_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loads are complete, but some employees didn’t receive theirs`)
};

export const top_up_series_rest = /** @type {(inputs: Top_Up_Series_RestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load the rest`)
};

export const top_up_series_waiting = /** @type {(inputs: Top_Up_Series_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting its turn`)
};

export const top_up_series_unsent = /** @type {(inputs: Top_Up_Series_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent`)
};

export const top_up_series_sending = /** @type {(inputs: Top_Up_Series_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sending`)
};

export const top_up_series_running = /** @type {(inputs: Top_Up_Series_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In progress`)
};

export const top_up_series_loaded = /** @type {(inputs: Top_Up_Series_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded`)
};

export const top_up_series_partly = /** @type {(inputs: Top_Up_Series_PartlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Some didn’t get it`)
};

export const top_up_series_scheduled = /** @type {(inputs: Top_Up_Series_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled`)
};

export const top_up_series_invoiced = /** @type {(inputs: Top_Up_Series_InvoicedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Awaiting payment`)
};

export const top_up_series_refused = /** @type {(inputs: Top_Up_Series_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not loaded`)
};

export const top_up_series_checking = /** @type {(inputs: Top_Up_Series_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking`)
};

export const top_up_series_not_found = /** @type {(inputs: Top_Up_Series_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not among the loads`)
};

export const top_up_series_several = /** @type {(inputs: Top_Up_Series_SeveralInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Made several times`)
};

export const top_up_total_paid = /** @type {(inputs: Top_Up_Total_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total payment`)
};

export const top_up_lost_title = /** @type {(inputs: Top_Up_Lost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether the load was made`)
};

export const top_up_lost_checking = /** @type {(inputs: Top_Up_Lost_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation. We’re comparing the loads with those made before you confirmed. Nothing will be sent again.`)
};

export const top_up_lost_unread = /** @type {(inputs: Top_Up_Lost_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation and couldn’t check what happened. Nothing will be sent again. Check the status in a moment or view the transactions.`)
};

export const top_up_lost_none_title = /** @type {(inputs: Top_Up_Lost_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t find the load`)
};

export const top_up_lost_none = /** @type {(inputs: Top_Up_Lost_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation. No such load had been made by ${i?.time ?? '–'}. The balance is ${i?.balance ?? '–'} (${i?.before ?? '–'} before you confirmed). The load may still be processing: check again in a moment before you try again.`)
};

export const top_up_lost_several_title = /** @type {(inputs: Top_Up_Lost_Several_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are several such loads`)
};

export const top_up_lost_several = /** @type {(inputs: Top_Up_Lost_SeveralInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Several such loads were made: the same load may have gone through twice. Check the reports before you load again.`)
};

export const top_up_lost_found = /** @type {(inputs: Top_Up_Lost_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, but the load has been made. Don’t load again.`)
};

export const top_up_lost_back = /** @type {(inputs: Top_Up_Lost_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the load`)
};

export const top_up_lost_transactions = /** @type {(inputs: Top_Up_Lost_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View transactions`)
};

export const top_up_confirm_changed = /** @type {(inputs: Top_Up_Confirm_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something has changed since you opened this: someone else may have made a load. The figures are up to date now. Check them and confirm again.`)
};

export const top_up_duplicate_title = /** @type {(inputs: Top_Up_Duplicate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The same load has already been made`)
};

export const top_up_duplicate_unread = /** @type {(inputs: Top_Up_Duplicate_UnreadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} loaded the same benefit on ${i?.time ?? '–'}, ${i?.sum ?? '–'} in total. We couldn’t check whether the employees were the same. Check in the reports that it wasn’t the same load.`)
};

export const top_up_duplicate_text = /** @type {(inputs: Top_Up_Duplicate_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} loaded the same benefit for the same employees on ${i?.time ?? '–'}, ${i?.sum ?? '–'} in total. Load again only if you want them to get it twice.`)
};

export const top_up_error_einvoice_format = /** @type {(inputs: Top_Up_Error_Einvoice_FormatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the e-invoice address, for example 003712345671.`)
};

export const top_up_days_title = /** @type {(inputs: Top_Up_Days_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By working days in the month`)
};

export const top_up_days_month = /** @type {(inputs: Top_Up_Days_MonthInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("en", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} working day, no public holidays on weekdays.`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} working days, no public holidays on weekdays.`);
	return /** @type {LocalizedString} */ ("top_up_days_month");
};

export const top_up_days_month_holidays = /** @type {(inputs: Top_Up_Days_Month_HolidaysInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("en", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} working day. Days off left out: ${i?.holidays ?? '–'}.`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} working days. Days off left out: ${i?.holidays ?? '–'}.`);
	return /** @type {LocalizedString} */ ("top_up_days_month_holidays");
};

export const top_up_days_rest = /** @type {(inputs: Top_Up_Days_RestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Other amounts (${i?.count ?? '–'})`)
};

export const top_up_days_cut = /** @type {(inputs: Top_Up_Days_CutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.employees ?? '–'}, with only ${i?.amount ?? '–'} left to load`)
};

export const top_up_days_take = /** @type {(inputs: Top_Up_Days_TakeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use ${i?.amount ?? '–'}`)
};

export const top_up_days_take_label = /** @type {(inputs: Top_Up_Days_Take_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use ${i?.amount ?? '–'} and choose ${i?.employees ?? '–'}`)
};

export const top_up_holiday_new_year = /** @type {(inputs: Top_Up_Holiday_New_YearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New Year’s Day`)
};

export const top_up_holiday_epiphany = /** @type {(inputs: Top_Up_Holiday_EpiphanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Epiphany`)
};

export const top_up_holiday_good_friday = /** @type {(inputs: Top_Up_Holiday_Good_FridayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Good Friday`)
};

export const top_up_holiday_easter_monday = /** @type {(inputs: Top_Up_Holiday_Easter_MondayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Easter Monday`)
};

export const top_up_holiday_may_day = /** @type {(inputs: Top_Up_Holiday_May_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`May Day`)
};

export const top_up_holiday_ascension_day = /** @type {(inputs: Top_Up_Holiday_Ascension_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ascension Day`)
};

export const top_up_holiday_midsummer_eve = /** @type {(inputs: Top_Up_Holiday_Midsummer_EveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Midsummer Eve`)
};

export const top_up_holiday_independence_day = /** @type {(inputs: Top_Up_Holiday_Independence_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Independence Day`)
};

export const top_up_holiday_christmas_eve = /** @type {(inputs: Top_Up_Holiday_Christmas_EveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Christmas Eve`)
};

export const top_up_holiday_christmas_day = /** @type {(inputs: Top_Up_Holiday_Christmas_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Christmas Day`)
};

export const top_up_holiday_second_christmas_day = /** @type {(inputs: Top_Up_Holiday_Second_Christmas_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`St Stephen’s Day`)
};

export const top_up_employees_count = /** @type {(inputs: Top_Up_Employees_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} employee`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} employees`);
	return /** @type {LocalizedString} */ ("top_up_employees_count");
};

export const top_up_scheduled_before = /** @type {(inputs: Top_Up_Scheduled_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled before this`)
};

export const reports_title = /** @type {(inputs: Reports_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reports`)
};

export const reports_description = /** @type {(inputs: Reports_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company account transactions and benefit loads.`)
};

export const reports_tabs = /** @type {(inputs: Reports_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reports`)
};

export const reports_tab_transactions = /** @type {(inputs: Reports_Tab_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Transactions`)
};

export const reports_tab_top_ups = /** @type {(inputs: Reports_Tab_Top_UpsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads`)
};

export const reports_tab_corrections = /** @type {(inputs: Reports_Tab_CorrectionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance corrections`)
};

export const reports_tab_charts = /** @type {(inputs: Reports_Tab_ChartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Charts`)
};

export const reports_downloads = /** @type {(inputs: Reports_DownloadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download reports`)
};

export const reports_loading = /** @type {(inputs: Reports_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting reports`)
};

export const reports_transactions_label = /** @type {(inputs: Reports_Transactions_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company account transactions`)
};

export const reports_transactions_failed = /** @type {(inputs: Reports_Transactions_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the transactions.`)
};

export const reports_transactions_failed_title = /** @type {(inputs: Reports_Transactions_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the transactions`)
};

export const reports_failed_text = /** @type {(inputs: Reports_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again in a moment.`)
};

export const reports_transactions_empty_title = /** @type {(inputs: Reports_Transactions_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No transactions yet`)
};

export const reports_transactions_empty_text = /** @type {(inputs: Reports_Transactions_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When you deposit money or load a benefit, the transaction and its receipt appear here.`)
};

export const reports_transactions_empty_action = /** @type {(inputs: Reports_Transactions_Empty_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit money`)
};

export const reports_column_date = /** @type {(inputs: Reports_Column_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date`)
};

export const reports_column_description = /** @type {(inputs: Reports_Column_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Transaction`)
};

export const reports_column_amount = /** @type {(inputs: Reports_Column_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

export const reports_column_receipt = /** @type {(inputs: Reports_Column_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receipt`)
};

export const reports_transaction_in = /** @type {(inputs: Reports_Transaction_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Money in`)
};

export const reports_transaction_out = /** @type {(inputs: Reports_Transaction_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Money out`)
};

export const reports_receipt = /** @type {(inputs: Reports_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receipt`)
};

export const reports_receipt_of = /** @type {(inputs: Reports_Receipt_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title ?? '–'}, ${i?.date ?? '–'}, ${i?.amount ?? '–'}`)
};

export const reports_download_failed = /** @type {(inputs: Reports_Download_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file couldn’t be downloaded. Try again in a moment.`)
};

export const reports_receipt_not_yet = /** @type {(inputs: Reports_Receipt_Not_YetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The transaction is still in progress. You can get the receipt once it’s complete.`)
};

export const reports_top_ups_label = /** @type {(inputs: Reports_Top_Ups_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit loads`)
};

export const reports_top_ups_failed_title = /** @type {(inputs: Reports_Top_Ups_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the loads`)
};

export const reports_top_ups_empty_title = /** @type {(inputs: Reports_Top_Ups_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No loads yet`)
};

export const reports_top_ups_empty_text = /** @type {(inputs: Reports_Top_Ups_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When you load a benefit, you’ll see its progress and each employee’s amount here.`)
};

export const reports_top_ups_empty_action = /** @type {(inputs: Reports_Top_Ups_Empty_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load benefits`)
};

export const reports_column_created = /** @type {(inputs: Reports_Column_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Created`)
};

export const reports_column_scheduled = /** @type {(inputs: Reports_Column_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load date`)
};

export const reports_column_executor = /** @type {(inputs: Reports_Column_ExecutorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Created by`)
};

export const reports_column_benefit = /** @type {(inputs: Reports_Column_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit`)
};

export const reports_column_status = /** @type {(inputs: Reports_Column_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Status`)
};

export const reports_column_with_fees = /** @type {(inputs: Reports_Column_With_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total incl. fees`)
};

export const reports_column_sum_with_fees = /** @type {(inputs: Reports_Column_Sum_With_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total including fees`)
};

export const reports_scheduled_at_once = /** @type {(inputs: Reports_Scheduled_At_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Immediately`)
};

export const reports_load_lunch = /** @type {(inputs: Reports_Load_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch benefit load`)
};

export const reports_load_recreational = /** @type {(inputs: Reports_Load_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sports and culture benefit load`)
};

export const reports_load_transport = /** @type {(inputs: Reports_Load_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commuting benefit load`)
};

export const reports_load_massage = /** @type {(inputs: Reports_Load_MassageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Massage benefit load`)
};

export const reports_load_wellbeing = /** @type {(inputs: Reports_Load_WellbeingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wellbeing benefit load`)
};

export const reports_load_other = /** @type {(inputs: Reports_Load_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other benefit load`)
};

export const reports_status_other = /** @type {(inputs: Reports_Status_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other status`)
};

export const reports_load_in_progress = /** @type {(inputs: Reports_Load_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In progress`)
};

export const reports_load_success = /** @type {(inputs: Reports_Load_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Done`)
};

export const reports_load_closed_with_errors = /** @type {(inputs: Reports_Load_Closed_With_ErrorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Partly failed`)
};

export const reports_load_canceled = /** @type {(inputs: Reports_Load_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelled`)
};

export const reports_load_payment_not_received = /** @type {(inputs: Reports_Load_Payment_Not_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not paid in time`)
};

export const reports_load_paid_waiting_for_date = /** @type {(inputs: Reports_Load_Paid_Waiting_For_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid, scheduled`)
};

export const reports_load_waiting_for_payment = /** @type {(inputs: Reports_Load_Waiting_For_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Awaiting payment`)
};

export const reports_load_waiting_for_date = /** @type {(inputs: Reports_Load_Waiting_For_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled`)
};

export const reports_about_in_progress = /** @type {(inputs: Reports_About_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit is being loaded. This page updates automatically.`)
};

export const reports_about_success = /** @type {(inputs: Reports_About_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All employees have received their benefit.`)
};

export const reports_about_closed_with_errors = /** @type {(inputs: Reports_About_Closed_With_ErrorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load has ended, but not all employees received their benefit. See below who didn’t. What couldn’t be loaded will be returned to the account on the next banking day. The service fee isn’t refunded. Contact customer service to find out why.`)
};

export const reports_about_partly_loaded = /** @type {(inputs: Reports_About_Partly_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load has ended, but not all employees received their benefit. See below who didn’t. The service fee isn’t refunded. Contact customer service to find out why.`)
};

export const reports_about_canceled = /** @type {(inputs: Reports_About_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load was cancelled and no benefit was loaded. Contact customer service to find out why.`)
};

export const reports_about_expired = /** @type {(inputs: Reports_About_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load was cancelled because it wasn’t paid in time. No benefit was loaded.`)
};

export const reports_about_other = /** @type {(inputs: Reports_About_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no more detail about the status of this load.`)
};

export const reports_about_payment_not_received = /** @type {(inputs: Reports_About_Payment_Not_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was loaded: the balance was too small or the payment wasn’t received in time.`)
};

export const reports_about_paid_waiting_for_date = /** @type {(inputs: Reports_About_Paid_Waiting_For_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The load has been paid. Employees will receive their benefit on ${i?.date ?? '–'}. To cancel the load, contact customer service.`)
};

export const reports_about_waiting_for_payment = /** @type {(inputs: Reports_About_Waiting_For_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load will start when the e-invoice has been paid. To cancel the load, contact customer service.`)
};

export const reports_about_waiting_for_payment_and_date = /** @type {(inputs: Reports_About_Waiting_For_Payment_And_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees will receive their benefit on ${i?.date ?? '–'} if the e-invoice has been paid by then. To cancel the load, contact customer service.`)
};

export const reports_about_waiting_for_date = /** @type {(inputs: Reports_About_Waiting_For_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`On ${i?.date ?? '–'}, the account will be charged and employees will receive their benefit. Make sure the balance is sufficient then. To cancel the load, contact customer service.`)
};

export const reports_item_success = /** @type {(inputs: Reports_Item_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded`)
};

export const reports_item_error = /** @type {(inputs: Reports_Item_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed`)
};

export const reports_item_in_progress = /** @type {(inputs: Reports_Item_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In progress`)
};

export const reports_item_not_started = /** @type {(inputs: Reports_Item_Not_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Queued`)
};

export const reports_item_expired = /** @type {(inputs: Reports_Item_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Expired`)
};

export const reports_item_canceled = /** @type {(inputs: Reports_Item_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelled`)
};

export const reports_item_waiting_for_date = /** @type {(inputs: Reports_Item_Waiting_For_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled`)
};

export const reports_item_payment_not_received = /** @type {(inputs: Reports_Item_Payment_Not_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not paid in time`)
};

export const reports_detail_title = /** @type {(inputs: Reports_Detail_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load report`)
};

export const reports_detail_back = /** @type {(inputs: Reports_Detail_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the loads`)
};

export const reports_detail_summary = /** @type {(inputs: Reports_Detail_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summary`)
};

export const reports_detail_employees = /** @type {(inputs: Reports_Detail_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const reports_detail_fees = /** @type {(inputs: Reports_Detail_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service fee and VAT`)
};

export const reports_detail_items = /** @type {(inputs: Reports_Detail_ItemsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const reports_detail_items_label = /** @type {(inputs: Reports_Detail_Items_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees in this load`)
};

export const reports_detail_loading = /** @type {(inputs: Reports_Detail_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the report`)
};

export const reports_column_name = /** @type {(inputs: Reports_Column_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name`)
};

export const reports_column_personal_id = /** @type {(inputs: Reports_Column_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personal ID`)
};

export const reports_updates_stopped = /** @type {(inputs: Reports_Updates_StoppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load is still in progress, but this page has stopped updating automatically.`)
};

export const reports_update = /** @type {(inputs: Reports_UpdateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Update`)
};

export const reports_corrections_label = /** @type {(inputs: Reports_Corrections_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance corrections`)
};

export const reports_corrections_failed_title = /** @type {(inputs: Reports_Corrections_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the balance corrections`)
};

export const reports_corrections_check_failed = /** @type {(inputs: Reports_Corrections_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t check whether there are balance corrections. Try again later if you’re looking for them.`)
};

export const reports_corrections_empty_title = /** @type {(inputs: Reports_Corrections_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No corrections in this period`)
};

export const reports_corrections_empty_text = /** @type {(inputs: Reports_Corrections_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose another period or view all corrections.`)
};

export const reports_corrections_empty_action = /** @type {(inputs: Reports_Corrections_Empty_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View all`)
};

export const reports_column_time = /** @type {(inputs: Reports_Column_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Time`)
};

export const reports_column_reason = /** @type {(inputs: Reports_Column_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reason`)
};

export const reports_column_document = /** @type {(inputs: Reports_Column_DocumentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Document ID`)
};

export const reports_column_balance_after = /** @type {(inputs: Reports_Column_Balance_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance after`)
};

export const reports_correction_new = /** @type {(inputs: Reports_Correction_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New`)
};

export const reports_reason_wrong_account = /** @type {(inputs: Reports_Reason_Wrong_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment to the wrong account`)
};

export const reports_reason_contract_end = /** @type {(inputs: Reports_Reason_Contract_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contract ended`)
};

export const reports_reason_too_much = /** @type {(inputs: Reports_Reason_Too_MuchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Overpayment`)
};

export const reports_reason_other = /** @type {(inputs: Reports_Reason_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other reason`)
};

export const reports_period = /** @type {(inputs: Reports_PeriodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Period`)
};

export const reports_period_all = /** @type {(inputs: Reports_Period_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All`)
};

export const reports_period_this_month = /** @type {(inputs: Reports_Period_This_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This month`)
};

export const reports_period_last_month = /** @type {(inputs: Reports_Period_Last_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last month`)
};

export const reports_period_custom = /** @type {(inputs: Reports_Period_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Custom period`)
};

export const reports_period_dates = /** @type {(inputs: Reports_Period_DatesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start and end date`)
};

export const reports_period_from = /** @type {(inputs: Reports_Period_FromInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start date`)
};

export const reports_period_to = /** @type {(inputs: Reports_Period_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End date`)
};

export const reports_period_show = /** @type {(inputs: Reports_Period_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View`)
};

export const reports_period_both = /** @type {(inputs: Reports_Period_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose both dates.`)
};

export const reports_print_company = /** @type {(inputs: Reports_Print_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company`)
};

export const reports_print_period = /** @type {(inputs: Reports_Print_PeriodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Period`)
};

export const reports_print_days = /** @type {(inputs: Reports_Print_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from ?? '–'}–${i?.to ?? '–'}`)
};

export const reports_print_date = /** @type {(inputs: Reports_Print_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printed on`)
};

export const reports_print_count = /** @type {(inputs: Reports_Print_CountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rows`)
};

export const reports_print_change = /** @type {(inputs: Reports_Print_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Net change`)
};

export const reports_print_part = /** @type {(inputs: Reports_Print_PartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These are only some of the rows. Print all rows from the table’s Export menu.`)
};

export const reports_print_loaded = /** @type {(inputs: Reports_Print_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded in total`)
};

export const reports_print_loaded_with_fees = /** @type {(inputs: Reports_Print_Loaded_With_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded with service fees`)
};

export const reports_print_unsettled = /** @type {(inputs: Reports_Print_UnsettledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads whose result isn’t known, not in the totals`)
};

export const reports_about_refunded = /** @type {(inputs: Reports_About_RefundedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load has ended, but not all employees received their benefit. See below who didn’t. The amount that wasn’t loaded has been refunded to the account. The service fee isn’t refunded. Contact customer service to find out why.`)
};

export const month_description = /** @type {(inputs: Month_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was loaded during the month, to whom, and what it cost.`)
};

export const month_previous = /** @type {(inputs: Month_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous month`)
};

export const month_next = /** @type {(inputs: Month_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next month`)
};

export const month_print = /** @type {(inputs: Month_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print`)
};

export const month_running = /** @type {(inputs: Month_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The month isn’t over yet. The figures are up to ${i?.date ?? '–'}.`)
};

export const month_future_title = /** @type {(inputs: Month_Future_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.month ?? '–'} hasn’t started yet`)
};

export const month_future_text = /** @type {(inputs: Month_Future_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The month’s figures appear here once it starts.`)
};

export const month_unknown_title = /** @type {(inputs: Month_Unknown_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: no reports`)
};

export const month_unknown_text = /** @type {(inputs: Month_Unknown_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Report data is available from ${i?.date ?? '–'}.`)
};

export const month_current_action = /** @type {(inputs: Month_Current_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the current month`)
};

export const month_loading = /** @type {(inputs: Month_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the month’s figures`)
};

export const month_failed_title = /** @type {(inputs: Month_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the month’s figures`)
};

export const month_loads_title = /** @type {(inputs: Month_Loads_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads by benefit`)
};

export const month_column_people = /** @type {(inputs: Month_Column_PeopleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const month_column_loads = /** @type {(inputs: Month_Column_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded`)
};

export const month_column_fee = /** @type {(inputs: Month_Column_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service fee`)
};

export const month_column_vat = /** @type {(inputs: Month_Column_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`VAT`)
};

export const month_column_total = /** @type {(inputs: Month_Column_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total`)
};

export const month_fees_with_vat = /** @type {(inputs: Month_Fees_With_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service fees and VAT`)
};

export const month_fee_note = /** @type {(inputs: Month_Fee_NoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`VAT on the service fee is calculated at the current rate, ${i?.percent ?? '–'}%.`)
};

export const month_nothing_title = /** @type {(inputs: Month_Nothing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no loads for the month`)
};

export const month_nothing_text = /** @type {(inputs: Month_Nothing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When you load benefits for employees, the month’s figures appear here.`)
};

export const month_check_ok = /** @type {(inputs: Month_Check_OkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load reports and the account transactions match to the cent.`)
};

export const month_check_differs = /** @type {(inputs: Month_Check_DiffersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load reports and the account transactions don’t match.`)
};

export const month_check_fees = /** @type {(inputs: Month_Check_FeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The account was charged ${i?.sum ?? '–'} less in service fees than the load reports say.`)
};

export const month_check_moving = /** @type {(inputs: Month_Check_MovingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A load is still in progress. Check the figures again once it’s complete.`)
};

export const month_check_loaded = /** @type {(inputs: Month_Check_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loaded to employees`)
};

export const month_check_not_loaded = /** @type {(inputs: Month_Check_Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not loaded`)
};

export const month_people_title = /** @type {(inputs: Month_People_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads by employee`)
};

export const month_people_label = /** @type {(inputs: Month_People_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The month’s loads by employee`)
};

export const month_people_search = /** @type {(inputs: Month_People_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search by name or employee number`)
};

export const month_people_total = /** @type {(inputs: Month_People_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees: ${i?.count ?? '–'}, total ${i?.sum ?? '–'}.`)
};

export const month_people_failed = /** @type {(inputs: Month_People_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the employees’ loads`)
};

export const month_people_all = /** @type {(inputs: Month_People_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total`)
};

export const month_deductions_failed = /** @type {(inputs: Month_Deductions_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the lunch deductions.`)
};

export const month_deduction_note = /** @type {(inputs: Month_Deduction_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payroll deduction comes from the lunch deduction report.`)
};

export const month_changes_title = /** @type {(inputs: Month_Changes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changes from the previous month`)
};

export const month_changes_about = /** @type {(inputs: Month_Changes_AboutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees whose amount differs from the previous month (${i?.month ?? '–'}).`)
};

export const month_changes_first = /** @type {(inputs: Month_Changes_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no reports for the previous month.`)
};

export const month_changes_failed = /** @type {(inputs: Month_Changes_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the changes`)
};

export const month_changes_none = /** @type {(inputs: Month_Changes_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody’s amount changed from the previous month.`)
};

export const month_changes_search = /** @type {(inputs: Month_Changes_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search by name or reason`)
};

export const month_column_reason = /** @type {(inputs: Month_Column_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reason`)
};

export const month_column_before = /** @type {(inputs: Month_Column_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous`)
};

export const month_column_now = /** @type {(inputs: Month_Column_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Month`)
};

export const month_column_difference = /** @type {(inputs: Month_Column_DifferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change`)
};

export const month_kind_failed = /** @type {(inputs: Month_Kind_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load failed`)
};

export const month_kind_failed_before = /** @type {(inputs: Month_Kind_Failed_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The previous month’s load failed`)
};

export const month_kind_ended = /** @type {(inputs: Month_Kind_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefit ended`)
};

export const month_kind_new = /** @type {(inputs: Month_Kind_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New`)
};

export const month_kind_on_leave = /** @type {(inputs: Month_Kind_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leave`)
};

export const month_kind_not_loaded = /** @type {(inputs: Month_Kind_Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit not loaded for anyone`)
};

export const month_kind_not_loaded_before = /** @type {(inputs: Month_Kind_Not_Loaded_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit not loaded for anyone in the previous month`)
};

export const month_kind_amount = /** @type {(inputs: Month_Kind_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount of the load changed`)
};

export const month_kind_unknown = /** @type {(inputs: Month_Kind_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reason not known`)
};

export const month_reason_failed = /** @type {(inputs: Month_Reason_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The load failed on ${i?.date ?? '–'}.`)
};

export const month_reason_refunded = /** @type {(inputs: Month_Reason_RefundedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The load failed on ${i?.date ?? '–'}. The amount was refunded to the account.`)
};

export const month_reason_failed_before = /** @type {(inputs: Month_Reason_Failed_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The previous month’s load failed on ${i?.date ?? '–'}.`)
};

export const month_reason_ended = /** @type {(inputs: Month_Reason_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The benefit ended on ${i?.date ?? '–'}.`)
};

export const month_reason_new = /** @type {(inputs: Month_Reason_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`New: the benefit started on ${i?.date ?? '–'}.`)
};

export const month_reason_on_leave = /** @type {(inputs: Month_Reason_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leave now. The reports don’t show since when.`)
};

export const month_reason_amount = /** @type {(inputs: Month_Reason_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The amount of the load changed for everyone who received the same amount (${i?.count ?? '–'}).`)
};

export const month_files_title = /** @type {(inputs: Month_Files_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Files for payroll`)
};

export const month_files_about = /** @type {(inputs: Month_Files_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CSV files of the month’s loads. The columns are the same as in Download reports. You can add the wage type there.`)
};

export const month_files_none = /** @type {(inputs: Month_Files_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The lunch and commuting benefits aren’t in use, so there are no files.`)
};

export const month_files_choices = /** @type {(inputs: Month_Files_ChoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose columns, wage type or format`)
};

export const month_file_lunch = /** @type {(inputs: Month_File_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download lunch deduction`)
};

export const month_file_register = /** @type {(inputs: Month_File_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download register file`)
};

export const month_checklist_title = /** @type {(inputs: Month_Checklist_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check before you close the month`)
};

export const month_failed_none = /** @type {(inputs: Month_Failed_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No failed or unpaid loads`)
};

export const month_requests_none = /** @type {(inputs: Month_Requests_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No open load requests`)
};

export const month_requests_failed = /** @type {(inputs: Month_Requests_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the load requests`)
};

export const month_employees_failed = /** @type {(inputs: Month_Employees_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the employees`)
};

export const month_missing = /** @type {(inputs: Month_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'} is missing, although most have it. Employees: ${i?.count ?? '–'}`)
};

export const month_missing_none = /** @type {(inputs: Month_Missing_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No one is missing a benefit that most employees have`)
};

export const month_scheduled = /** @type {(inputs: Month_ScheduledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Scheduled: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_scheduled_none = /** @type {(inputs: Month_Scheduled_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No scheduled loads`)
};

export const month_scheduled_none_now = /** @type {(inputs: Month_Scheduled_None_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No loads scheduled for this month`)
};

export const month_money_failed = /** @type {(inputs: Month_Money_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the amount of the upcoming loads`)
};

export const month_money_missing = /** @type {(inputs: Month_Money_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance is ${i?.sum ?? '–'} short for the loads on ${i?.date ?? '–'}`)
};

export const month_money_missing_expected = /** @type {(inputs: Month_Money_Missing_ExpectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance is ${i?.sum ?? '–'} short for the expected loads on ${i?.date ?? '–'}`)
};

export const month_money_missing_requests = /** @type {(inputs: Month_Money_Missing_RequestsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance is ${i?.sum ?? '–'} short for the open load requests`)
};

export const month_money_enough = /** @type {(inputs: Month_Money_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance (${i?.balance ?? '–'}) covers the loads up to and including ${i?.date ?? '–'}`)
};

export const month_money_none = /** @type {(inputs: Month_Money_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance is ${i?.balance ?? '–'}, and no loads are planned up to and including ${i?.date ?? '–'}`)
};

export const month_kind_left_out = /** @type {(inputs: Month_Kind_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not in the load`)
};

export const month_kind_left_out_before = /** @type {(inputs: Month_Kind_Left_Out_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not in the previous month’s load`)
};

export const month_check_above = /** @type {(inputs: Month_Check_AboveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The account was charged ${i?.sum ?? '–'} more than the load reports say. We don’t know why.`)
};

export const month_check_below = /** @type {(inputs: Month_Check_BelowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The account was charged ${i?.sum ?? '–'} less than the load reports say. We don’t know why.`)
};

export const month_check_untold = /** @type {(inputs: Month_Check_UntoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads and transactions can’t be compared: some have no payment method, type, result or amount.`)
};

export const month_check_under_way = /** @type {(inputs: Month_Check_Under_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In progress`)
};

export const month_check_unsettled = /** @type {(inputs: Month_Check_UnsettledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads whose result isn’t known`)
};

export const month_check_by_account = /** @type {(inputs: Month_Check_By_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the account`)
};

export const month_check_by_invoice = /** @type {(inputs: Month_Check_By_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By e-invoice`)
};

export const month_check_not_refunded = /** @type {(inputs: Month_Check_Not_RefundedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not yet refunded to the account`)
};

export const month_side_reports = /** @type {(inputs: Month_Side_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load reports`)
};

export const month_side_account = /** @type {(inputs: Month_Side_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Account transactions`)
};

export const month_account_loads = /** @type {(inputs: Month_Account_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads`)
};

export const month_account_requests = /** @type {(inputs: Month_Account_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load requests`)
};

export const month_account_refunds = /** @type {(inputs: Month_Account_RefundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refunds`)
};

export const month_account_corrections = /** @type {(inputs: Month_Account_CorrectionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance corrections`)
};

export const month_account_deposits = /** @type {(inputs: Month_Account_DepositsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposits`)
};

export const month_account_others = /** @type {(inputs: Month_Account_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other transactions`)
};

export const month_account_change = /** @type {(inputs: Month_Account_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change in balance`)
};

export const month_other_fees = /** @type {(inputs: Month_Other_FeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.sum ?? '–'} of the account’s service fees is in no load report. The service fees of load requests and card orders show in the account only.`)
};

export const month_requests_note = /** @type {(inputs: Month_Requests_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load requests count in the month they were loaded, whatever month they were for.`)
};

export const month_changes_running = /** @type {(inputs: Month_Changes_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees whose amount differs from the same days of ${i?.month ?? '–'} (up to ${i?.date ?? '–'}).`)
};

export const month_kind_requested = /** @type {(inputs: Month_Kind_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As the employee requested`)
};

export const month_load_failed = /** @type {(inputs: Month_Load_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Part of the load failed: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_unpaid = /** @type {(inputs: Month_Load_UnpaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not loaded: balance too small or payment not received: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_waiting = /** @type {(inputs: Month_Load_WaitingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The load is waiting for payment: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_expired = /** @type {(inputs: Month_Load_ExpiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The load was cancelled: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_unknown = /** @type {(inputs: Month_Load_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The load’s result isn’t known: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const why_tab = /** @type {(inputs: Why_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`History`)
};

export const why_now = /** @type {(inputs: Why_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Current situation`)
};

export const why_history = /** @type {(inputs: Why_HistoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Timeline`)
};

export const why_not_kept = /** @type {(inputs: Why_Not_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service doesn’t show when group, percentage, lunch days or leave changed. It doesn’t show who was chosen for each load either.`)
};

export const why_not_an_employee = /** @type {(inputs: Why_Not_An_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The recipient isn’t listed as an employee under this name, so their situation is unknown.`)
};

export const why_loading = /** @type {(inputs: Why_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the history`)
};

export const why_failed_title = /** @type {(inputs: Why_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the history`)
};

export const why_nothing = /** @type {(inputs: Why_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no events from this time.`)
};

export const why_earlier = /** @type {(inputs: Why_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View earlier`)
};

export const why_open_load = /** @type {(inputs: Why_Open_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the load`)
};

export const why_now_on_leave = /** @type {(inputs: Why_Now_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leave: lunch and commuting benefits can’t be loaded.`)
};

export const why_now_percentage = /** @type {(inputs: Why_Now_PercentageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The working hours percentage is ${i?.percent ?? '–'}%.`)
};

export const why_now_lunch_days = /** @type {(inputs: Why_Now_Lunch_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lunch days a month: ${i?.days ?? '–'}.`)
};

export const why_now_lunch_limit = /** @type {(inputs: Why_Now_Lunch_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: at most ${i?.sum ?? '–'} a day.`)
};

export const why_now_limit = /** @type {(inputs: Why_Now_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: at most ${i?.sum ?? '–'} a year.`)
};

export const why_now_no_benefits = /** @type {(inputs: Why_Now_No_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not in any benefit group.`)
};

export const why_added = /** @type {(inputs: Why_AddedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Added to the service.`)
};

export const why_started = /** @type {(inputs: Why_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entitlement to benefits started.`)
};

export const why_starts = /** @type {(inputs: Why_StartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entitlement to benefits starts.`)
};

export const why_ended = /** @type {(inputs: Why_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entitlement to benefits ended.`)
};

export const why_ends = /** @type {(inputs: Why_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entitlement to benefits ends.`)
};

export const why_funds_ended = /** @type {(inputs: Why_Funds_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The funds expired.`)
};

export const why_funds_end = /** @type {(inputs: Why_Funds_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The funds expire.`)
};

export const why_got = /** @type {(inputs: Why_GotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ${i?.sum ?? '–'} loaded.`)
};

export const why_got_otherwise = /** @type {(inputs: Why_Got_OtherwiseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ${i?.sum ?? '–'} loaded, but not in one of the company’s loads. The employee may have requested it.`)
};

export const why_requested = /** @type {(inputs: Why_RequestedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: a load request of ${i?.sum ?? '–'} is waiting for money.`)
};

export const why_requested_early = /** @type {(inputs: Why_Requested_EarlyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: a load request of ${i?.sum ?? '–'} is waiting for its month to begin.`)
};

export const why_failed = /** @type {(inputs: Why_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: the load of ${i?.sum ?? '–'} failed. Contact customer service to find out why.`)
};

export const why_waiting = /** @type {(inputs: Why_WaitingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: the load of ${i?.sum ?? '–'} is waiting.`)
};

export const why_not_loaded = /** @type {(inputs: Why_Not_LoadedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ${i?.sum ?? '–'} wasn’t loaded because the load was cancelled or not paid.`)
};

export const why_left_out = /** @type {(inputs: Why_Left_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: not in the load.`)
};

export const why_rule_not_added = /** @type {(inputs: Why_Rule_Not_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The employee wasn’t added to the service until ${i?.date ?? '–'}.`)
};

export const why_rule_not_started = /** @type {(inputs: Why_Rule_Not_StartedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The start date of the benefits is ${i?.date ?? '–'}.`)
};

export const why_rule_ended = /** @type {(inputs: Why_Rule_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Entitlement to benefits ended on ${i?.date ?? '–'}.`)
};

export const why_rule_no_benefit = /** @type {(inputs: Why_Rule_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee isn’t in the benefit’s group now. We don’t know when that changed.`)
};

export const why_rule_on_leave = /** @type {(inputs: Why_Rule_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee is on leave now, and this benefit can’t be loaded during leave. We don’t know when the leave started.`)
};

export const why_rule_unknown = /** @type {(inputs: Why_Rule_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know why: perhaps the employee wasn’t chosen, or the maximum had been used.`)
};

export const why_rule_nothing_left = /** @type {(inputs: Why_Rule_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The maximum for the period has already been loaded.`)
};

export const why_rule_unknown_left = /** @type {(inputs: Why_Rule_Unknown_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t find out how much can still be loaded for the employee.`)
};

export const why_rule_too_little = /** @type {(inputs: Why_Rule_Too_LittleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee’s own amount is less than 1 €, which is the smallest load.`)
};

export const why_rule_on_leave_hidden = /** @type {(inputs: Why_Rule_On_Leave_HiddenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee is on leave, and employees on leave aren’t included.`)
};

export const why_rule_not_chosen = /** @type {(inputs: Why_Rule_Not_ChosenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employee hasn’t been chosen for this load.`)
};

export const why_rule_not_valid = /** @type {(inputs: Why_Rule_Not_ValidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The entitlement isn’t valid on the load date.`)
};

export const why_rule_failed = /** @type {(inputs: Why_Rule_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The load failed. Contact customer service to find out why.`)
};

export const why_last_title = /** @type {(inputs: Why_Last_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Differences from the previous load on ${i?.date ?? '–'}: missing ${i?.missing ?? '–'}, new ${i?.added ?? '–'}, different amount ${i?.other ?? '–'}`)
};

export const why_last_same = /** @type {(inputs: Why_Last_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The same employees get the same amount as in the previous load on ${i?.date ?? '–'}.`)
};

export const why_last_missing = /** @type {(inputs: Why_Last_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Missing.`)
};

export const why_last_new = /** @type {(inputs: Why_Last_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New: didn’t get the previous load.`)
};

export const why_last_other = /** @type {(inputs: Why_Last_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A different amount from the previous load.`)
};

export const why_last_before = /** @type {(inputs: Why_Last_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous`)
};

export const why_rule_starts = /** @type {(inputs: Why_Rule_StartsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Entitlement to benefits starts on ${i?.date ?? '–'}.`)
};

export const charts_pending = /** @type {(inputs: Charts_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the chart’s figures`)
};

export const charts_failed = /** @type {(inputs: Charts_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the chart’s figures.`)
};

export const charts_table = /** @type {(inputs: Charts_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View as a table`)
};

export const charts_legend = /** @type {(inputs: Charts_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Key`)
};

export const charts_column_month = /** @type {(inputs: Charts_Column_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Month`)
};

export const charts_column_total = /** @type {(inputs: Charts_Column_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total`)
};

export const charts_column_deposits = /** @type {(inputs: Charts_Column_DepositsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposits`)
};

export const charts_column_loads = /** @type {(inputs: Charts_Column_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads`)
};

export const charts_column_fees = /** @type {(inputs: Charts_Column_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service fees`)
};

export const charts_column_others = /** @type {(inputs: Charts_Column_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other`)
};

export const charts_column_balance = /** @type {(inputs: Charts_Column_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closing balance`)
};

export const charts_running = /** @type {(inputs: Charts_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`not over yet`)
};

export const charts_running_note = /** @type {(inputs: Charts_Running_NoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`* ${i?.month ?? '–'} isn’t over yet: the figures are up to ${i?.date ?? '–'}.`)
};

export const charts_this_year = /** @type {(inputs: Charts_This_YearInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This year (${i?.year ?? '–'})`)
};

export const charts_twelve_months = /** @type {(inputs: Charts_Twelve_MonthsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`12 months`)
};

export const charts_year_before = /** @type {(inputs: Charts_Year_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A year earlier`)
};

export const charts_year_before_failed = /** @type {(inputs: Charts_Year_Before_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the loads of a year earlier.`)
};

export const charts_loads_title = /** @type {(inputs: Charts_Loads_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loads by month`)
};

export const charts_loads_summary = /** @type {(inputs: Charts_Loads_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.sum ?? '–'} has been loaded in 12 months, ${i?.year ?? '–'} of it this year.`)
};

export const charts_loads_unknown = /** @type {(inputs: Charts_Loads_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There are so many transactions that the months up to ${i?.month ?? '–'} aren’t shown.`)
};

export const charts_loads_unread = /** @type {(inputs: Charts_Loads_UnreadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We couldn’t get all amounts, so these months aren’t shown: ${i?.months ?? '–'}.`)
};

export const charts_loads_label = /** @type {(inputs: Charts_Loads_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loads by benefit, ${i?.from ?? '–'} – ${i?.to ?? '–'}. Most was loaded in ${i?.month ?? '–'}: ${i?.sum ?? '–'}. The figures are in the table.`)
};

export const charts_loads_note = /** @type {(inputs: Charts_Loads_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is what employees received, including load requests. A load paid by invoice is in the month it was made.`)
};

export const charts_loads_none_title = /** @type {(inputs: Charts_Loads_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been loaded in 12 months`)
};

export const charts_loads_none_text = /** @type {(inputs: Charts_Loads_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When you load benefits for employees, each month’s total appears here.`)
};

export const charts_balance_title = /** @type {(inputs: Charts_Balance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance over 12 months`)
};

export const charts_balance_summary = /** @type {(inputs: Charts_Balance_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is ${i?.balance ?? '–'} in the account now. The lowest was ${i?.lowest ?? '–'} at the end of ${i?.date ?? '–'}.`)
};

export const charts_balance_begins = /** @type {(inputs: Charts_Balance_BeginsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The transactions begin on ${i?.date ?? '–'}, and the balance before that isn’t known.`)
};

export const charts_balance_cut = /** @type {(inputs: Charts_Balance_CutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There are so many transactions that the balance is shown from ${i?.date ?? '–'} on.`)
};

export const charts_balance_label = /** @type {(inputs: Charts_Balance_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The balance over time: ${i?.from ?? '–'} ${i?.opening ?? '–'}, now ${i?.balance ?? '–'}. The figures are in the table.`)
};

export const charts_balance_note = /** @type {(inputs: Charts_Balance_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The balance is calculated backwards from today’s balance, based on the transactions. The line shows the balance at the end of each day. In the table, “Other” means refunds and balance corrections.`)
};

export const charts_balance_none_title = /** @type {(inputs: Charts_Balance_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no transactions in the account yet`)
};

export const charts_balance_none_text = /** @type {(inputs: Charts_Balance_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When you deposit money, the balance appears here.`)
};

export const charts_deposit = /** @type {(inputs: Charts_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deposit`)
};

export const charts_load = /** @type {(inputs: Charts_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load`)
};

export const charts_opening = /** @type {(inputs: Charts_OpeningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Balance at the start of ${i?.date ?? '–'}`)
};

export const charts_cost_title = /** @type {(inputs: Charts_Cost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What the group costs a year`)
};

export const charts_cost_summary = /** @type {(inputs: Charts_Cost_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The next 12 months cost at most ${i?.sum ?? '–'}.`)
};

export const charts_cost_label = /** @type {(inputs: Charts_Cost_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loads and service fees of the group, ${i?.from ?? '–'} – ${i?.to ?? '–'}: at most ${i?.sum ?? '–'} in total. The figures are in the table.`)
};

export const charts_cost_fees = /** @type {(inputs: Charts_Cost_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fees and VAT`)
};

export const charts_cost_employees = /** @type {(inputs: Charts_Cost_EmployeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`employees: ${i?.count ?? '–'}`)
};

export const charts_cost_note = /** @type {(inputs: Charts_Cost_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the forecast, everyone in the group gets as much as can be loaded. That is lunch every month and yearly benefits in January. Automatic loads are included. Working hours percentages, lunch days, limits and service fees are included.`)
};

export const charts_cost_none = /** @type {(inputs: Charts_Cost_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No benefits can be loaded for anyone in the group.`)
};

export const requests_title = /** @type {(inputs: Requests_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load requests`)
};

export const requests_description = /** @type {(inputs: Requests_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These are the loads employees have requested. With enough balance, a request goes through when money arrives or its month begins. Until then you can reject it.`)
};

export const requests_back = /** @type {(inputs: Requests_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to deposits`)
};

export const requests_summary = /** @type {(inputs: Requests_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summary`)
};

export const requests_count = /** @type {(inputs: Requests_CountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open requests`)
};

export const requests_total = /** @type {(inputs: Requests_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Requested in total`)
};

export const requests_balance = /** @type {(inputs: Requests_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Balance now`)
};

export const requests_balance_short = /** @type {(inputs: Requests_Balance_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Doesn’t cover all requests: ${i?.missing ?? '–'} short`)
};

export const requests_disclaimer = /** @type {(inputs: Requests_DisclaimerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open requests haven’t been deducted from the balance. They go through oldest first, once the balance covers a request and its service fee. Completed requests appear under transactions.`)
};

export const requests_transactions = /** @type {(inputs: Requests_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View transactions`)
};

export const requests_table_label = /** @type {(inputs: Requests_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open load requests`)
};

export const requests_loading = /** @type {(inputs: Requests_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting load requests`)
};

export const requests_column_date = /** @type {(inputs: Requests_Column_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request date`)
};

export const requests_column_first_name = /** @type {(inputs: Requests_Column_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First name`)
};

export const requests_column_last_name = /** @type {(inputs: Requests_Column_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last name`)
};

export const requests_column_personal_id = /** @type {(inputs: Requests_Column_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personal ID`)
};

export const requests_column_benefit = /** @type {(inputs: Requests_Column_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit`)
};

export const requests_column_month = /** @type {(inputs: Requests_Column_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request month`)
};

export const requests_column_amount = /** @type {(inputs: Requests_Column_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount`)
};

export const requests_column_reject = /** @type {(inputs: Requests_Column_RejectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reject`)
};

export const requests_employee = /** @type {(inputs: Requests_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee`)
};

export const requests_reject = /** @type {(inputs: Requests_RejectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reject`)
};

export const requests_reject_of = /** @type {(inputs: Requests_Reject_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}, ${i?.amount ?? '–'}`)
};

export const requests_reject_title = /** @type {(inputs: Requests_Reject_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reject this load request?`)
};

export const requests_reject_text = /** @type {(inputs: Requests_Reject_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The request will be removed from the list and no money will move. The employee can request a load again.`)
};

export const requests_reject_confirm = /** @type {(inputs: Requests_Reject_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reject request`)
};

export const requests_reject_unknown = /** @type {(inputs: Requests_Reject_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong, and we don’t know whether the request was rejected. You can try again: a request is only rejected once.`)
};

export const requests_rejected = /** @type {(inputs: Requests_RejectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}’s load request (${i?.amount ?? '–'}) has been rejected.`)
};

export const requests_empty_title = /** @type {(inputs: Requests_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No open load requests`)
};

export const requests_empty_text = /** @type {(inputs: Requests_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When an employee requests a lunch load in their app, it appears here. It goes through automatically once the balance covers it, and then moves to transactions.`)
};

export const requests_unread_title = /** @type {(inputs: Requests_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t show the load requests`)
};

export const requests_needed = /** @type {(inputs: Requests_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Needed, including service fees`)
};

export const requests_need_failed = /** @type {(inputs: Requests_Need_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t calculate the service fees, so we don’t know whether the balance is enough.`)
};

export const requests_reject_selected = /** @type {(inputs: Requests_Reject_SelectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reject selected`)
};

export const requests_reject_many_title = /** @type {(inputs: Requests_Reject_Many_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Reject load requests (${i?.count ?? '–'})`)
};

export const requests_reject_many_text = /** @type {(inputs: Requests_Reject_Many_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The requests will be removed from the list and no money will move. They come to ${i?.sum ?? '–'} in total.`)
};

export const requests_reject_many_confirm = /** @type {(inputs: Requests_Reject_Many_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reject requests`)
};

export const requests_reject_outcome = /** @type {(inputs: Requests_Reject_OutcomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rejected`)
};

export const downloads_title = /** @type {(inputs: Downloads_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download reports`)
};

export const downloads_description = /** @type {(inputs: Downloads_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download data on completed loads for payroll, the Incomes Register or your own use.`)
};

export const downloads_loading = /** @type {(inputs: Downloads_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting report options`)
};

export const downloads_benefits_failed = /** @type {(inputs: Downloads_Benefits_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the company’s active benefits.`)
};

export const downloads_tab_lunch = /** @type {(inputs: Downloads_Tab_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch deduction`)
};

export const downloads_tab_income = /** @type {(inputs: Downloads_Tab_IncomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incomes Register`)
};

export const downloads_tab_other = /** @type {(inputs: Downloads_Tab_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other report`)
};

export const downloads_lunch_title = /** @type {(inputs: Downloads_Lunch_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch deductions from pay`)
};

export const downloads_lunch_about = /** @type {(inputs: Downloads_Lunch_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One row per employee per month.`)
};

export const downloads_income_title = /** @type {(inputs: Downloads_Income_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commuting benefit for the Incomes Register`)
};

export const downloads_income_about = /** @type {(inputs: Downloads_Income_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One row per employee per month.`)
};

export const downloads_other_title = /** @type {(inputs: Downloads_Other_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other report`)
};

export const downloads_other_about = /** @type {(inputs: Downloads_Other_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One row per load.`)
};

export const downloads_period = /** @type {(inputs: Downloads_PeriodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Period`)
};

export const downloads_period_last_month = /** @type {(inputs: Downloads_Period_Last_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last month`)
};

export const downloads_period_this_month = /** @type {(inputs: Downloads_Period_This_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This month`)
};

export const downloads_period_custom = /** @type {(inputs: Downloads_Period_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Custom period`)
};

export const downloads_period_days = /** @type {(inputs: Downloads_Period_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from ?? '–'}–${i?.to ?? '–'}`)
};

export const downloads_period_pick = /** @type {(inputs: Downloads_Period_PickInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose dates`)
};

export const downloads_period_change = /** @type {(inputs: Downloads_Period_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change dates`)
};

export const downloads_range_title = /** @type {(inputs: Downloads_Range_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a period`)
};

export const downloads_range_start = /** @type {(inputs: Downloads_Range_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start date`)
};

export const downloads_range_end = /** @type {(inputs: Downloads_Range_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End date`)
};

export const downloads_range_save = /** @type {(inputs: Downloads_Range_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use these dates`)
};

export const downloads_range_both = /** @type {(inputs: Downloads_Range_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose both dates.`)
};

export const downloads_start_missing_lunch = /** @type {(inputs: Downloads_Start_Missing_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a start date for the lunch deductions.`)
};

export const downloads_start_missing_income = /** @type {(inputs: Downloads_Start_Missing_IncomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a start date for the Incomes Register data.`)
};

export const downloads_start_missing_other = /** @type {(inputs: Downloads_Start_Missing_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a start date for the report.`)
};

export const downloads_end_missing = /** @type {(inputs: Downloads_End_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose an end date.`)
};

export const downloads_start_early_lunch = /** @type {(inputs: Downloads_Start_Early_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lunch deduction data is available from ${i?.date ?? '–'}.`)
};

export const downloads_start_early_income = /** @type {(inputs: Downloads_Start_Early_IncomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Incomes Register data is available from ${i?.date ?? '–'}.`)
};

export const downloads_start_early_other = /** @type {(inputs: Downloads_Start_Early_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Report data is available from ${i?.date ?? '–'}.`)
};

export const downloads_end_late = /** @type {(inputs: Downloads_End_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The end date can’t be later than today, ${i?.date ?? '–'}.`)
};

export const downloads_columns = /** @type {(inputs: Downloads_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Columns`)
};

export const downloads_benefits = /** @type {(inputs: Downloads_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits`)
};

export const downloads_no_benefits = /** @type {(inputs: Downloads_No_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The company has no active benefits, so there is nothing to report.`)
};

export const downloads_include_employee_data = /** @type {(inputs: Downloads_Include_Employee_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Include employee details`)
};

export const downloads_include_benefits = /** @type {(inputs: Downloads_Include_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Include benefit details`)
};

export const downloads_include_loads = /** @type {(inputs: Downloads_Include_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Include load details`)
};

export const downloads_personal = /** @type {(inputs: Downloads_PersonalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personal data`)
};

export const downloads_personal_note = /** @type {(inputs: Downloads_Personal_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file will contain personal data. Store it securely and delete it when you no longer need it.`)
};

export const downloads_column_first_name = /** @type {(inputs: Downloads_Column_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First name`)
};

export const downloads_column_last_name = /** @type {(inputs: Downloads_Column_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last name`)
};

export const downloads_column_personal_id = /** @type {(inputs: Downloads_Column_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personal identity code`)
};

export const downloads_column_employee_number = /** @type {(inputs: Downloads_Column_Employee_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employee number`)
};

export const downloads_column_cost_center = /** @type {(inputs: Downloads_Column_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost centre`)
};

export const downloads_column_benefit = /** @type {(inputs: Downloads_Column_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit`)
};

export const downloads_column_benefit_start = /** @type {(inputs: Downloads_Column_Benefit_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit start date`)
};

export const downloads_column_daily_amount = /** @type {(inputs: Downloads_Column_Daily_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daily limit`)
};

export const downloads_column_sum_of_loads = /** @type {(inputs: Downloads_Column_Sum_Of_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total loaded`)
};

export const downloads_column_sum_of_usage = /** @type {(inputs: Downloads_Column_Sum_Of_UsageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total used`)
};

export const downloads_column_load_month = /** @type {(inputs: Downloads_Column_Load_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load month`)
};

export const downloads_column_usage_month = /** @type {(inputs: Downloads_Column_Usage_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usage month`)
};

export const downloads_column_request_month = /** @type {(inputs: Downloads_Column_Request_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request month`)
};

export const downloads_column_payroll_deduction = /** @type {(inputs: Downloads_Column_Payroll_DeductionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payroll deduction`)
};

export const downloads_column_wage_type = /** @type {(inputs: Downloads_Column_Wage_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wage type`)
};

export const downloads_column_load_amount = /** @type {(inputs: Downloads_Column_Load_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load amount`)
};

export const downloads_column_load_date = /** @type {(inputs: Downloads_Column_Load_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load date`)
};

export const downloads_column_load_status = /** @type {(inputs: Downloads_Column_Load_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Load status`)
};

export const downloads_wage_type = /** @type {(inputs: Downloads_Wage_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wage type`)
};

export const downloads_wage_type_hint = /** @type {(inputs: Downloads_Wage_Type_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The wage type code in your payroll system, for example 2300. It’s added to every row.`)
};

export const downloads_wage_type_missing = /** @type {(inputs: Downloads_Wage_Type_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a wage type.`)
};

export const downloads_format = /** @type {(inputs: Downloads_FormatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`File format`)
};

export const downloads_format_csv = /** @type {(inputs: Downloads_Format_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CSV`)
};

export const downloads_format_xls = /** @type {(inputs: Downloads_Format_XlsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Excel (xls)`)
};

export const downloads_download = /** @type {(inputs: Downloads_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download report`)
};

export const downloads_block_dates = /** @type {(inputs: Downloads_Block_DatesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose the dates first.`)
};

export const downloads_block_benefits = /** @type {(inputs: Downloads_Block_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one benefit.`)
};

export const downloads_block_columns = /** @type {(inputs: Downloads_Block_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one employee detail column.`)
};

export const downloads_block_no_columns = /** @type {(inputs: Downloads_Block_No_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one column.`)
};

export const downloads_block_wage_type = /** @type {(inputs: Downloads_Block_Wage_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the wage type.`)
};

export const downloads_done = /** @type {(inputs: Downloads_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The report has been downloaded.`)
};

export const downloads_done_uncounted = /** @type {(inputs: Downloads_Done_UncountedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The report has been downloaded. If it has headings only, there are no loads to report for the period.`)
};

export const downloads_no_rows = /** @type {(inputs: Downloads_No_RowsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The report has been downloaded. It has headings only: there are no loads to report for the period.`)
};

export const downloads_failed = /** @type {(inputs: Downloads_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t download the report. Try again in a moment.`)
};

export const orders_delivery = /** @type {(inputs: Orders_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery`)
};

export const orders_delivery_method = /** @type {(inputs: Orders_Delivery_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery method`)
};

export const orders_delivery_saved = /** @type {(inputs: Orders_Delivery_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saved address`)
};

export const orders_delivery_company = /** @type {(inputs: Orders_Delivery_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company address`)
};

export const orders_delivery_other = /** @type {(inputs: Orders_Delivery_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another address`)
};

export const orders_delivery_pickup = /** @type {(inputs: Orders_Delivery_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pickup point`)
};

export const orders_delivery_unknown = /** @type {(inputs: Orders_Delivery_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other delivery method`)
};

export const orders_delivery_pickup_hint = /** @type {(inputs: Orders_Delivery_Pickup_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The carrier chooses the pickup point and tells you when the parcel has arrived.`)
};

export const orders_saved_address = /** @type {(inputs: Orders_Saved_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

export const orders_recipient = /** @type {(inputs: Orders_RecipientInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recipient`)
};

export const orders_contact_person = /** @type {(inputs: Orders_Contact_PersonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recipient’s name`)
};

export const orders_company_name = /** @type {(inputs: Orders_Company_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company name`)
};

export const orders_business_id = /** @type {(inputs: Orders_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Business ID`)
};

export const orders_error_business_id = /** @type {(inputs: Orders_Error_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the business ID.`)
};

export const orders_company = /** @type {(inputs: Orders_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordering company`)
};

export const orders_user = /** @type {(inputs: Orders_UserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordered by`)
};

export const orders_email = /** @type {(inputs: Orders_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address`)
};

export const orders_phone = /** @type {(inputs: Orders_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number`)
};

export const orders_username_hint = /** @type {(inputs: Orders_Username_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use it to log in later and follow your order.`)
};

export const orders_arrival_told = /** @type {(inputs: Orders_Arrival_ToldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arrival notice`)
};

export const orders_arrival_sms = /** @type {(inputs: Orders_Arrival_SmsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By text message`)
};

export const orders_arrival_email = /** @type {(inputs: Orders_Arrival_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By email`)
};

export const orders_handling_fee = /** @type {(inputs: Orders_Handling_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Handling fee`)
};

export const orders_card_fee = /** @type {(inputs: Orders_Card_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card fee`)
};

export const orders_vat = /** @type {(inputs: Orders_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`VAT ${i?.percent ?? '–'}% on the handling fee`)
};

export const orders_total = /** @type {(inputs: Orders_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total`)
};

export const orders_change = /** @type {(inputs: Orders_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change`)
};

export const orders_cost_center = /** @type {(inputs: Orders_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost centre`)
};

export const orders_invoice_contact = /** @type {(inputs: Orders_Invoice_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contact on the invoice`)
};

export const orders_without_reference = /** @type {(inputs: Orders_Without_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice without a reference number`)
};

export const orders_without_reference_hint = /** @type {(inputs: Orders_Without_Reference_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The handling fee is then higher.`)
};

export const orders_link_email = /** @type {(inputs: Orders_Link_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payer’s email address`)
};

export const orders_link_message = /** @type {(inputs: Orders_Link_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message to the payer`)
};

export const orders_cards = /** @type {(inputs: Orders_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card orders`)
};

export const orders_cards_failed = /** @type {(inputs: Orders_Cards_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the card orders`)
};

export const orders_details_failed = /** @type {(inputs: Orders_Details_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t get the order’s details.`)
};

export const orders_cards_open = /** @type {(inputs: Orders_Cards_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unpaid card orders`)
};

export const orders_cards_number = /** @type {(inputs: Orders_Cards_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Card order ${i?.number ?? '–'}`)
};

export const orders_cards_of = /** @type {(inputs: Orders_Cards_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered on ${i?.date ?? '–'}: ${i?.benefits ?? '–'}. Employees: ${i?.count ?? '–'}.`)
};

export const orders_cards_due = /** @type {(inputs: Orders_Cards_DueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pay by ${i?.date ?? '–'}.`)
};

export const orders_cards_pay = /** @type {(inputs: Orders_Cards_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay for the order`)
};

export const orders_cards_show = /** @type {(inputs: Orders_Cards_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View payment`)
};

export const orders_cards_cancel = /** @type {(inputs: Orders_Cards_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel the order`)
};

export const orders_cards_keep = /** @type {(inputs: Orders_Cards_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep the order`)
};

export const orders_cards_cancel_title = /** @type {(inputs: Orders_Cards_Cancel_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cancel card order ${i?.number ?? '–'}?`)
};

export const orders_cards_cancel_text = /** @type {(inputs: Orders_Cards_Cancel_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A cancelled order can’t be paid, and its benefits aren’t loaded. Employees and groups already added remain.`)
};

export const orders_cards_canceled = /** @type {(inputs: Orders_Cards_CanceledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Card order ${i?.number ?? '–'} has been cancelled.`)
};

export const orders_cards_unpaid = /** @type {(inputs: Orders_Cards_UnpaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unpaid`)
};

export const orders_cards_pending = /** @type {(inputs: Orders_Cards_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Being paid`)
};

export const orders_cards_paid = /** @type {(inputs: Orders_Cards_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid`)
};

export const orders_cards_confirmed = /** @type {(inputs: Orders_Cards_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment confirmed`)
};

export const orders_cards_expired = /** @type {(inputs: Orders_Cards_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Expired`)
};

export const orders_cards_is_canceled = /** @type {(inputs: Orders_Cards_Is_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelled`)
};

export const orders_cards_state_unknown = /** @type {(inputs: Orders_Cards_State_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unknown`)
};

export const orders_cards_again_title = /** @type {(inputs: Orders_Cards_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s an unpaid order for the same person`)
};

export const orders_cards_again = /** @type {(inputs: Orders_Cards_AgainInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Unpaid card order ${i?.numbers ?? '–'} already has the same benefits for the same people: ${i?.people ?? '–'}. If you pay for both, the benefits are loaded twice. Pay for or cancel the earlier order first.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Unpaid card orders ${i?.numbers ?? '–'} already have the same benefits for the same people: ${i?.people ?? '–'}. If you pay for all of them, the benefits are loaded several times. Pay for or cancel the earlier orders first.`);
	return /** @type {LocalizedString} */ ("orders_cards_again");
};

export const orders_cards_again_show = /** @type {(inputs: Orders_Cards_Again_ShowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`View order ${i?.number ?? '–'}`)
};

export const orders_unknown_payment_title = /** @type {(inputs: Orders_Unknown_Payment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether the payment was started`)
};

export const orders_unknown_payment_made_title = /** @type {(inputs: Orders_Unknown_Payment_Made_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment was created`)
};

export const orders_unknown_payment_made = /** @type {(inputs: Orders_Unknown_Payment_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, but a new payment was created.`)
};

export const orders_unknown_payment_nothing = /** @type {(inputs: Orders_Unknown_Payment_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation. Nothing was charged. You can pay again, and the newest payment replaces earlier ones.`)
};

export const orders_unknown_payment_undecided = /** @type {(inputs: Orders_Unknown_Payment_UndecidedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation and couldn’t check what happened. Check the payment’s status before you pay again.`)
};

export const orders_unknown_payment_show = /** @type {(inputs: Orders_Unknown_Payment_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View payment status`)
};

export const orders_unknown_checking = /** @type {(inputs: Orders_Unknown_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation. We’re checking what happened.`)
};

export const orders_paid_title = /** @type {(inputs: Orders_Paid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you, your order has been paid`)
};

export const orders_confirmed_title = /** @type {(inputs: Orders_Confirmed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you, the payment has been accepted`)
};

export const orders_pending_title = /** @type {(inputs: Orders_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order has been placed, but the payment is in progress`)
};

export const orders_invoice_title = /** @type {(inputs: Orders_Invoice_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order has been placed: pay the invoice`)
};

export const orders_link_title = /** @type {(inputs: Orders_Link_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order has been placed and a payment link sent`)
};

export const orders_unknown_title = /** @type {(inputs: Orders_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know whether the order went through`)
};

export const orders_unknown_mine = /** @type {(inputs: Orders_Unknown_MineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`My order is ${i?.number ?? '–'}`)
};

export const orders_unknown_recent = /** @type {(inputs: Orders_Unknown_RecentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation. If the order you sent is among these, don’t order again.`)
};

export const orders_unknown_nothing = /** @type {(inputs: Orders_Unknown_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation, and the order isn’t among your orders. Nothing was charged. You can order again.`)
};

export const orders_unknown_undecided = /** @type {(inputs: Orders_Unknown_UndecidedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation and couldn’t check what happened. Ask customer service whether the order was placed before you order again.`)
};

export const orders_unknown_guest = /** @type {(inputs: Orders_Unknown_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We didn’t get confirmation. Log in with the username you chose and look in your order history. If the order is there, you can pay for it. If it isn’t, or you can’t log in, ask customer service before you order again.`)
};

export const orders_unknown_back = /** @type {(inputs: Orders_Unknown_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the order`)
};

export const orders_new = /** @type {(inputs: Orders_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place a new order`)
};

export const orders_terms = /** @type {(inputs: Orders_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I accept the order terms`)
};

export const orders_summary = /** @type {(inputs: Orders_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summary`)
};

export const orders_loading = /** @type {(inputs: Orders_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the order form`)
};

export const orders_edit_company = /** @type {(inputs: Orders_Edit_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the company’s details`)
};

export const orders_save_receipt = /** @type {(inputs: Orders_Save_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download receipt`)
};

export const vouchers_title = /** @type {(inputs: Vouchers_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paper vouchers`)
};

export const vouchers_description = /** @type {(inputs: Vouchers_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order lunch and recreational vouchers, and follow your orders.`)
};

export const vouchers_loading = /** @type {(inputs: Vouchers_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the orders`)
};

export const vouchers_order_panel = /** @type {(inputs: Vouchers_Order_PanelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order vouchers`)
};

export const vouchers_lunch = /** @type {(inputs: Vouchers_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch vouchers`)
};

export const vouchers_lunch_text = /** @type {(inputs: Vouchers_Lunch_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees pay for lunch at restaurants. 25% of a lunch voucher’s face value is tax-free.`)
};

export const vouchers_recreational = /** @type {(inputs: Vouchers_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recreational vouchers`)
};

export const vouchers_recreational_text = /** @type {(inputs: Vouchers_Recreational_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees pay for sports and culture of their own choice.`)
};

export const vouchers_order_lunch = /** @type {(inputs: Vouchers_Order_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order lunch vouchers`)
};

export const vouchers_order_recreational = /** @type {(inputs: Vouchers_Order_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order recreational vouchers`)
};

export const vouchers_history = /** @type {(inputs: Vouchers_HistoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order history`)
};

export const vouchers_column_date = /** @type {(inputs: Vouchers_Column_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date`)
};

export const vouchers_column_product = /** @type {(inputs: Vouchers_Column_ProductInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Product`)
};

export const vouchers_column_status = /** @type {(inputs: Vouchers_Column_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order status`)
};

export const vouchers_face_value = /** @type {(inputs: Vouchers_Face_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Face value`)
};

export const vouchers_quantity = /** @type {(inputs: Vouchers_QuantityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quantity`)
};

export const vouchers_lunch_one = /** @type {(inputs: Vouchers_Lunch_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch voucher`)
};

export const vouchers_recreational_one = /** @type {(inputs: Vouchers_Recreational_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recreational voucher`)
};

export const vouchers_page_size = /** @type {(inputs: Vouchers_Page_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rows per page`)
};

export const vouchers_empty_title = /** @type {(inputs: Vouchers_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You haven’t ordered vouchers yet`)
};

export const vouchers_empty_text = /** @type {(inputs: Vouchers_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A paper voucher is printed and given to an employee, who pays with it. Vouchers arrive by post about a week after payment.`)
};

export const vouchers_status_waiting_payment = /** @type {(inputs: Vouchers_Status_Waiting_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Awaiting payment`)
};

export const vouchers_status_processing = /** @type {(inputs: Vouchers_Status_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Processing`)
};

export const vouchers_status_failed = /** @type {(inputs: Vouchers_Status_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed`)
};

export const vouchers_status_payment_canceled = /** @type {(inputs: Vouchers_Status_Payment_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment cancelled`)
};

export const vouchers_status_in_progress = /** @type {(inputs: Vouchers_Status_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In production`)
};

export const vouchers_status_expired = /** @type {(inputs: Vouchers_Status_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Expired`)
};

export const vouchers_status_sent = /** @type {(inputs: Vouchers_Status_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent`)
};

export const vouchers_status_order_canceled = /** @type {(inputs: Vouchers_Status_Order_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order cancelled`)
};

export const vouchers_save_invoice = /** @type {(inputs: Vouchers_Save_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download invoice`)
};

export const vouchers_details = /** @type {(inputs: Vouchers_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order details`)
};

export const vouchers_reorder = /** @type {(inputs: Vouchers_ReorderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order again`)
};

export const vouchers_print = /** @type {(inputs: Vouchers_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print`)
};

export const vouchers_pay = /** @type {(inputs: Vouchers_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay for the order`)
};

export const vouchers_latest_title = /** @type {(inputs: Vouchers_Latest_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latest order, ${i?.number ?? '–'}`)
};

export const vouchers_latest_stages = /** @type {(inputs: Vouchers_Latest_StagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stages of the order`)
};

export const vouchers_stage_ordered = /** @type {(inputs: Vouchers_Stage_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order`)
};

export const vouchers_stage_paid = /** @type {(inputs: Vouchers_Stage_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment`)
};

export const vouchers_stage_made = /** @type {(inputs: Vouchers_Stage_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Production`)
};

export const vouchers_stage_sent = /** @type {(inputs: Vouchers_Stage_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dispatch`)
};

export const vouchers_latest_unpaid = /** @type {(inputs: Vouchers_Latest_UnpaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The vouchers are made once the payment has arrived.`)
};

export const vouchers_latest_made = /** @type {(inputs: Vouchers_Latest_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The vouchers are being made. They’ll be sent about a week after payment.`)
};

export const vouchers_latest_sent = /** @type {(inputs: Vouchers_Latest_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The vouchers have been sent.`)
};

export const vouchers_latest_tracking = /** @type {(inputs: Vouchers_Latest_TrackingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The vouchers have been sent. The tracking code is ${i?.code ?? '–'}.`)
};

export const vouchers_contact_title = /** @type {(inputs: Vouchers_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Would you like more than vouchers?`)
};

export const vouchers_contact_text = /** @type {(inputs: Vouchers_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contact us about virtual cards and signing a contract.`)
};

export const vouchers_details_title = /** @type {(inputs: Vouchers_Details_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number ?? '–'}`)
};

export const vouchers_details_ordered = /** @type {(inputs: Vouchers_Details_OrderedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered on ${i?.date ?? '–'} by ${i?.name ?? '–'}`)
};

export const vouchers_details_order = /** @type {(inputs: Vouchers_Details_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vouchers`)
};

export const vouchers_details_costs = /** @type {(inputs: Vouchers_Details_CostsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Costs`)
};

export const vouchers_details_delivery = /** @type {(inputs: Vouchers_Details_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery`)
};

export const vouchers_details_payment = /** @type {(inputs: Vouchers_Details_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment`)
};

export const vouchers_details_loading = /** @type {(inputs: Vouchers_Details_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Getting the order details`)
};

export const vouchers_valid_until = /** @type {(inputs: Vouchers_Valid_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valid until`)
};

export const vouchers_serials = /** @type {(inputs: Vouchers_SerialsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Serial numbers`)
};

export const vouchers_serials_later = /** @type {(inputs: Vouchers_Serials_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shown once the vouchers have been sent`)
};

export const vouchers_sum = /** @type {(inputs: Vouchers_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vouchers total`)
};

export const vouchers_tracking = /** @type {(inputs: Vouchers_TrackingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tracking code`)
};

export const vouchers_shown_later = /** @type {(inputs: Vouchers_Shown_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shown once the vouchers have been sent`)
};

export const vouchers_method_link = /** @type {(inputs: Vouchers_Method_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment link`)
};

export const vouchers_method_invoice = /** @type {(inputs: Vouchers_Method_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoice`)
};

export const vouchers_payment_created = /** @type {(inputs: Vouchers_Payment_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Awaiting payment`)
};

export const vouchers_payment_pending = /** @type {(inputs: Vouchers_Payment_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for the payment service`)
};

export const vouchers_payment_paid = /** @type {(inputs: Vouchers_Payment_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid`)
};

export const vouchers_payment_error = /** @type {(inputs: Vouchers_Payment_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment failed`)
};

export const vouchers_payment_canceled = /** @type {(inputs: Vouchers_Payment_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment was cancelled`)
};

export const vouchers_payment_confirmed = /** @type {(inputs: Vouchers_Payment_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has been accepted`)
};

export const vouchers_payment_expired = /** @type {(inputs: Vouchers_Payment_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment has expired`)
};

export const vouchers_payment_other = /** @type {(inputs: Vouchers_Payment_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other status`)
};

export const vouchers_order_number = /** @type {(inputs: Vouchers_Order_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order number`)
};

export const vouchers_wizard = /** @type {(inputs: Vouchers_WizardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voucher order`)
};

export const vouchers_step_amount = /** @type {(inputs: Vouchers_Step_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Value and quantity`)
};

export const vouchers_step_delivery = /** @type {(inputs: Vouchers_Step_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery`)
};

export const vouchers_step_payment = /** @type {(inputs: Vouchers_Step_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment`)
};

export const vouchers_edit_amount = /** @type {(inputs: Vouchers_Edit_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the quantity`)
};

export const vouchers_edit_delivery = /** @type {(inputs: Vouchers_Edit_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the delivery`)
};

export const vouchers_quantity_hint = /** @type {(inputs: Vouchers_Quantity_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At least ${i?.min ?? '–'}. The maximum total for an order is ${i?.maximum ?? '–'}.`)
};

export const vouchers_error_too_few = /** @type {(inputs: Vouchers_Error_Too_FewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You must order at least ${i?.min ?? '–'} vouchers.`)
};

export const vouchers_error_with_fees = /** @type {(inputs: Vouchers_Error_With_FeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`With its fees, an order can total at most ${i?.maximum ?? '–'}. The maximum quantity is ${i?.most ?? '–'}.`)
};

export const vouchers_error_too_much = /** @type {(inputs: Vouchers_Error_Too_MuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Split the order. The maximum total is ${i?.maximum ?? '–'}, and the maximum quantity ${i?.most ?? '–'}.`)
};

export const vouchers_error_split = /** @type {(inputs: Vouchers_Error_SplitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The maximum total for one order is ${i?.maximum ?? '–'}. Split the order in two, for example ${i?.first ?? '–'} + ${i?.second ?? '–'} vouchers.`)
};

export const vouchers_error_face_value = /** @type {(inputs: Vouchers_Error_Face_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a face value.`)
};

export const vouchers_error_method = /** @type {(inputs: Vouchers_Error_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a payment method.`)
};

export const vouchers_calculator = /** @type {(inputs: Vouchers_CalculatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Work out how many lunch vouchers you need`)
};

export const vouchers_calculator_text = /** @type {(inputs: Vouchers_Calculator_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One voucher per employee per working day. Public holidays are taken into account.`)
};

export const vouchers_calculator_employees = /** @type {(inputs: Vouchers_Calculator_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Number of employees`)
};

export const vouchers_calculator_from = /** @type {(inputs: Vouchers_Calculator_FromInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First month`)
};

export const vouchers_calculator_to = /** @type {(inputs: Vouchers_Calculator_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Final month`)
};

export const vouchers_calculator_backwards = /** @type {(inputs: Vouchers_Calculator_BackwardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The final month is before the first.`)
};

export const vouchers_calculator_use = /** @type {(inputs: Vouchers_Calculator_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use this quantity`)
};

export const vouchers_fact_delivery = /** @type {(inputs: Vouchers_Fact_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The vouchers will be delivered about a week after payment.`)
};

export const vouchers_fact_valid = /** @type {(inputs: Vouchers_Fact_ValidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The vouchers are valid until ${i?.date ?? '–'}.`)
};

export const vouchers_fact_valid_short = /** @type {(inputs: Vouchers_Fact_Valid_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The vouchers expire on ${i?.date ?? '–'}, less than a month after delivery.`)
};

export const vouchers_fact_tax = /** @type {(inputs: Vouchers_Fact_TaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`25% of a lunch voucher’s face value is tax-free.`)
};

export const vouchers_overview = /** @type {(inputs: Vouchers_OverviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the order`)
};

export const vouchers_amount = /** @type {(inputs: Vouchers_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vouchers`)
};

export const vouchers_amount_text = /** @type {(inputs: Vouchers_Amount_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.value ?? '–'}`)
};

export const vouchers_checked = /** @type {(inputs: Vouchers_CheckedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have checked the order details`)
};

export const vouchers_order_failed = /** @type {(inputs: Vouchers_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voucher order failed.`)
};

export const vouchers_sold_out_title = /** @type {(inputs: Vouchers_Sold_Out_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vouchers can’t be ordered right now`)
};

export const vouchers_sold_out_text = /** @type {(inputs: Vouchers_Sold_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No face value is available right now. Try again later or contact customer service.`)
};

export const vouchers_unknown_show = /** @type {(inputs: Vouchers_Unknown_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View order`)
};

export const vouchers_known_kept = /** @type {(inputs: Vouchers_Known_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order will be waiting after you log in. The quantity and delivery are kept.`)
};

export const vouchers_ordered_title = /** @type {(inputs: Vouchers_Ordered_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order has been placed`)
};

export const vouchers_ordered_text = /** @type {(inputs: Vouchers_Ordered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t log you in. If we sent you a verification email, verify your email address first. Then log in with the username you chose and pay for the order. Don’t order again.`)
};

export const vouchers_paid_text = /** @type {(inputs: Vouchers_Paid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The vouchers will be delivered in about a week. You can follow the order in its details.`)
};

export const vouchers_confirmed_text = /** @type {(inputs: Vouchers_Confirmed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment will arrive in 1–⁠3 banking days. The vouchers will be delivered in about a week.`)
};

export const vouchers_pending_text = /** @type {(inputs: Vouchers_Pending_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service hasn’t confirmed the payment yet. Don’t pay again.`)
};

export const vouchers_invoice_text = /** @type {(inputs: Vouchers_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download the invoice and pay it by its due date. The payment takes 1–⁠3 banking days. The vouchers will be delivered about a week later.`)
};

export const vouchers_link_text = /** @type {(inputs: Vouchers_Link_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The payment link was sent to ${i?.email ?? '–'}. The vouchers will be delivered about a week after payment.`)
};

export const vouchers_taken = /** @type {(inputs: Vouchers_TakenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The quantity and delivery are from order ${i?.number ?? '–'}. The company’s details are current. Choose a payment method again.`)
};

export const vouchers_taken_other_value = /** @type {(inputs: Vouchers_Taken_Other_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The face value ${i?.before ?? '–'} is no longer available, so ${i?.now ?? '–'} is used instead.`)
};

export const vouchers_taken_no_value = /** @type {(inputs: Vouchers_Taken_No_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The face value ${i?.before ?? '–'} is no longer available, and there’s no replacement.`)
};

export const vouchers_taken_lost_address = /** @type {(inputs: Vouchers_Taken_Lost_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The saved address no longer exists, so it has been filled in on the form.`)
};

export const vouchers_pieces = /** @type {(inputs: Vouchers_PiecesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'}`)
};

export const vouchers_calculator_result = /** @type {(inputs: Vouchers_Calculator_ResultInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vouchers: ${i?.count ?? '–'} (working days: ${i?.days ?? '–'}, employees: ${i?.employees ?? '–'})`)
};

export const vouchers_save_order = /** @type {(inputs: Vouchers_Save_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download confirmation`)
};

export const vouchers_fact_valid_later = /** @type {(inputs: Vouchers_Fact_Valid_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order shows how long the vouchers are valid once they’ve been sent.`)
};

export const vouchers_orderer = /** @type {(inputs: Vouchers_OrdererInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordered by`)
};

export const cards_wizard = /** @type {(inputs: Cards_WizardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card order`)
};

export const cards_title = /** @type {(inputs: Cards_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order benefits and cards`)
};

export const cards_step_benefits = /** @type {(inputs: Cards_Step_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits`)
};

export const cards_step_company = /** @type {(inputs: Cards_Step_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Company`)
};

export const cards_step_employees = /** @type {(inputs: Cards_Step_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees`)
};

export const cards_step_usage = /** @type {(inputs: Cards_Step_UsageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usage`)
};

export const cards_step_payment = /** @type {(inputs: Cards_Step_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment`)
};

export const cards_benefits = /** @type {(inputs: Cards_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which benefits do you want to order?`)
};

export const cards_benefits_text = /** @type {(inputs: Cards_Benefits_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every employee in the order gets the benefits you choose, and their virtual cards.`)
};

export const cards_duo = /** @type {(inputs: Cards_DuoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The lunch benefit and the sports and culture benefit share one Duo card. The commuting benefit has its own card.`)
};

export const cards_benefit_in_use = /** @type {(inputs: Cards_Benefit_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This benefit is already active in your company.`)
};

export const cards_benefit_not_contracted = /** @type {(inputs: Cards_Benefit_Not_ContractedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This benefit isn’t part of your company’s contract.`)
};

export const cards_others = /** @type {(inputs: Cards_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can activate the massage and wellbeing benefits on the Manage benefits page.`)
};

export const cards_manage = /** @type {(inputs: Cards_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manage benefits`)
};

export const cards_none_title = /** @type {(inputs: Cards_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no benefits to order`)
};

export const cards_none_text = /** @type {(inputs: Cards_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The benefits that have cards are already active or aren’t part of your company’s contract. Manage benefits and add employees as usual.`)
};

export const cards_error_no_benefit = /** @type {(inputs: Cards_Error_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one benefit.`)
};

export const cards_error_no_employees = /** @type {(inputs: Cards_Error_No_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add at least one employee.`)
};

export const cards_error_faulty_employees = /** @type {(inputs: Cards_Error_Faulty_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correct the employees’ details first.`)
};

export const cards_error_too_much = /** @type {(inputs: Cards_Error_Too_MuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The maximum total of an order is ${i?.maximum ?? '–'}. Lower the amounts, or split the employees into several orders.`)
};

export const cards_billing = /** @type {(inputs: Cards_BillingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invoicing address`)
};

export const cards_address = /** @type {(inputs: Cards_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

export const cards_company_change = /** @type {(inputs: Cards_Company_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change details`)
};

export const cards_company_text = /** @type {(inputs: Cards_Company_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These details are used for this order and its invoice. The company’s own details don’t change.`)
};

export const cards_employees = /** @type {(inputs: Cards_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees in the order`)
};

export const cards_employees_text = /** @type {(inputs: Cards_Employees_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employees one by one, or import many at once from a spreadsheet.`)
};

export const cards_employees_count = /** @type {(inputs: Cards_Employees_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees in the order: ${i?.count ?? '–'}. You can still add: ${i?.places ?? '–'}.`)
};

export const cards_employees_full = /** @type {(inputs: Cards_Employees_FullInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`The company can have at most ${i?.count ?? '–'} employee.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`The company can have at most ${i?.count ?? '–'} employees.`);
	return /** @type {LocalizedString} */ ("cards_employees_full");
};

export const cards_employees_none_title = /** @type {(inputs: Cards_Employees_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no employees in the order yet`)
};

export const cards_employees_import = /** @type {(inputs: Cards_Employees_ImportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Import from spreadsheet`)
};

export const cards_employees_import_title = /** @type {(inputs: Cards_Employees_Import_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Import employees from a spreadsheet`)
};

export const cards_employees_added = /** @type {(inputs: Cards_Employees_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employees added to the order: ${i?.count ?? '–'}`)
};

export const cards_employees_removed = /** @type {(inputs: Cards_Employees_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} was removed from the order.`)
};

export const cards_employees_faulty_text = /** @type {(inputs: Cards_Employees_Faulty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fill in or correct these details. You can also remove the employee from the order.`)
};

export const cards_employees_no_ids = /** @type {(inputs: Cards_Employees_No_IdsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For security, personal identity codes aren’t kept in the browser, so enter them again.`)
};

export const cards_employee_add = /** @type {(inputs: Cards_Employee_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add employee`)
};

export const cards_employee_edit = /** @type {(inputs: Cards_Employee_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit`)
};

export const cards_employee_edit_title = /** @type {(inputs: Cards_Employee_Edit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edit employee`)
};

export const cards_employee_save = /** @type {(inputs: Cards_Employee_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save to order`)
};

export const cards_employee_remove = /** @type {(inputs: Cards_Employee_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove from order`)
};

export const cards_employee_nameless = /** @type {(inputs: Cards_Employee_NamelessInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Employee ${i?.number ?? '–'}`)
};

export const cards_employee_start = /** @type {(inputs: Cards_Employee_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefits start`)
};

export const cards_employee_faulty = /** @type {(inputs: Cards_Employee_FaultyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Needs correcting`)
};

export const cards_employee_complete = /** @type {(inputs: Cards_Employee_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complete`)
};

export const cards_usage_text = /** @type {(inputs: Cards_Usage_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every employee gets the same amount. You can change the amounts later on the Manage benefits page.`)
};

export const cards_usage_lunch = /** @type {(inputs: Cards_Usage_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch benefit a day, in euros`)
};

export const cards_usage_workdays = /** @type {(inputs: Cards_Usage_WorkdaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lunch days a month`)
};

export const cards_usage_workdays_hint = /** @type {(inputs: Cards_Usage_Workdays_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`1–⁠${i?.max ?? '–'} days.`)
};

export const cards_usage_recreational = /** @type {(inputs: Cards_Usage_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sports and culture benefit per employee, in euros`)
};

export const cards_usage_transport = /** @type {(inputs: Cards_Usage_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commuting benefit per employee, in euros`)
};

export const cards_summary_empty = /** @type {(inputs: Cards_Summary_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The price will be shown here once the order has an employee.`)
};

export const cards_summary_no_amounts = /** @type {(inputs: Cards_Summary_No_AmountsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not all benefit amounts are included yet.`)
};

export const cards_sum_days = /** @type {(inputs: Cards_Sum_DaysInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("en", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.days ?? '–'} day × ${i?.amount ?? '–'}`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.days ?? '–'} days × ${i?.amount ?? '–'}`);
	return /** @type {LocalizedString} */ ("cards_sum_days");
};

export const cards_sum_each = /** @type {(inputs: Cards_Sum_EachInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.amount ?? '–'}`)
};

export const cards_duo_cards = /** @type {(inputs: Cards_Duo_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Duo cards`)
};

export const cards_transport_cards = /** @type {(inputs: Cards_Transport_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commuting cards`)
};

export const cards_commission = /** @type {(inputs: Cards_CommissionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Service fee, ${i?.benefit ?? '–'}`)
};

export const cards_commission_of = /** @type {(inputs: Cards_Commission_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent ?? '–'}% of the benefit amount`)
};

export const cards_delivery = /** @type {(inputs: Cards_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery fee`)
};

export const cards_delivery_once = /** @type {(inputs: Cards_Delivery_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Once for the whole order`)
};

export const cards_without_vat = /** @type {(inputs: Cards_Without_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total without VAT`)
};

export const cards_vat = /** @type {(inputs: Cards_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`VAT ${i?.percent ?? '–'}%`)
};

export const cards_vat_of = /** @type {(inputs: Cards_Vat_OfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On cards, service fees and delivery. Benefits are VAT-free.`)
};

export const cards_card_fee_of = /** @type {(inputs: Cards_Card_Fee_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent ?? '–'}% of the total without VAT when you pay by credit card`)
};

export const cards_total = /** @type {(inputs: Cards_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Total to pay`)
};

export const cards_price_list = /** @type {(inputs: Cards_Price_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I accept the price list`)
};

export const cards_read_terms = /** @type {(inputs: Cards_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the order terms`)
};

export const cards_read_prices = /** @type {(inputs: Cards_Read_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the price list`)
};

export const cards_order_failed = /** @type {(inputs: Cards_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card order failed.`)
};

export const cards_show_employees = /** @type {(inputs: Cards_Show_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View employees`)
};

export const cards_pay = /** @type {(inputs: Cards_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay for the card order`)
};

export const cards_paid_text = /** @type {(inputs: Cards_Paid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employees and benefit groups have been created, and the benefits are being loaded. The benefits will be ready in 15 minutes, or on their start date if later.`)
};

export const cards_pending_text = /** @type {(inputs: Cards_Pending_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employees and benefit groups have been created. The payment service hasn’t confirmed the payment yet. Don’t pay again.`)
};

export const cards_invoice_text = /** @type {(inputs: Cards_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download the invoice and pay it by its due date. The employees and benefit groups will be created when the payment has arrived. The benefits will be ready 15 minutes later, or on their start date if later.`)
};

export const cards_link_text = /** @type {(inputs: Cards_Link_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The payment link was sent to ${i?.email ?? '–'}. The employees and benefit groups will be created when the order has been paid. The benefits will be ready 15 minutes later, or on their start date if later.`)
};

export const cards_canceled_title = /** @type {(inputs: Cards_Canceled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order has been cancelled`)
};

export const cards_canceled_text = /** @type {(inputs: Cards_Canceled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order can’t be paid any more, and its benefits won’t be loaded. If you want the benefits, place a new order.`)
};

export const cards_error_too_many_employees = /** @type {(inputs: Cards_Error_Too_Many_EmployeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Too many employees. The order holds: ${i?.places ?? '–'}. To be removed: ${i?.extra ?? '–'}.`)
};

export const settings_title = /** @type {(inputs: Settings_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Settings`)
};

export const settings_text = /** @type {(inputs: Settings_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The settings apply to this browser and are saved immediately.`)
};

export const settings_unkept_title = /** @type {(inputs: Settings_Unkept_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t save the settings`)
};

export const settings_unkept_text = /** @type {(inputs: Settings_Unkept_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser doesn’t allow saving. The settings apply until you close this page.`)
};

export const settings_look_title = /** @type {(inputs: Settings_Look_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appearance`)
};

export const settings_theme = /** @type {(inputs: Settings_ThemeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Theme`)
};

export const settings_theme_hint = /** @type {(inputs: Settings_Theme_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printouts are always light.`)
};

export const settings_theme_system = /** @type {(inputs: Settings_Theme_SystemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Same as device`)
};

export const settings_theme_system_hint = /** @type {(inputs: Settings_Theme_System_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Light or dark, whichever your device uses.`)
};

export const settings_theme_light = /** @type {(inputs: Settings_Theme_LightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Light`)
};

export const settings_theme_dark = /** @type {(inputs: Settings_Theme_DarkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dark`)
};

export const settings_density = /** @type {(inputs: Settings_DensityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table rows`)
};

export const settings_density_comfortable = /** @type {(inputs: Settings_Density_ComfortableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Spacious`)
};

export const settings_density_compact = /** @type {(inputs: Settings_Density_CompactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Compact`)
};

export const settings_density_compact_hint = /** @type {(inputs: Settings_Density_Compact_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More rows fit on the screen.`)
};

export const settings_start_title = /** @type {(inputs: Settings_Start_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start page`)
};

export const settings_start_label = /** @type {(inputs: Settings_Start_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page that opens first`)
};

export const settings_start_hint = /** @type {(inputs: Settings_Start_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It opens when you log in or open the service. Links still open their own pages.`)
};

export const settings_start_default = /** @type {(inputs: Settings_Start_DefaultInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Default: ${i?.page ?? '–'}`)
};

export const settings_more = /** @type {(inputs: Settings_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What your browser stores`)
};

export const statements_label = /** @type {(inputs: Statements_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About the service`)
};

export const statements_ask = /** @type {(inputs: Statements_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service’s settings don’t contain this information. You can get it from customer service.`)
};

export const accessibility_title = /** @type {(inputs: Accessibility_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accessibility statement`)
};

export const accessibility_text = /** @type {(inputs: Accessibility_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This page explains how ${i?.product ?? '–'} follows WCAG 2.2 and the Finnish Act on the Provision of Digital Services (306/2019).`)
};

export const accessibility_state_title = /** @type {(inputs: Accessibility_State_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How accessible the service is`)
};

export const accessibility_state = /** @type {(inputs: Accessibility_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The accessibility of the service has been assessed only in part, so we don’t know whether it meets all requirements. The goal is level AA of WCAG 2.2. Automated tests find no failures.`)
};

export const accessibility_gaps_title = /** @type {(inputs: Accessibility_Gaps_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What hasn’t been assessed`)
};

export const accessibility_gap_readers = /** @type {(inputs: Accessibility_Gap_ReadersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service hasn’t been tried with people who use assistive technology. Screen readers haven’t been tried either.`)
};

export const accessibility_gap_browsers = /** @type {(inputs: Accessibility_Gap_BrowsersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Browser tests run in Chromium only. The month page, help, settings and these statements were checked without a browser, so their colours and sizes haven’t been tested.`)
};

export const accessibility_gap_files = /** @type {(inputs: Accessibility_Gap_FilesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Files you download from the service haven’t been assessed. They are invoices, receipts, reports and guides.`)
};

export const accessibility_gap_provider = /** @type {(inputs: Accessibility_Gap_ProviderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card and bank payments open on the payment service’s own pages. Those haven’t been assessed.`)
};

export const accessibility_gap_recaptcha = /** @type {(inputs: Accessibility_Gap_RecaptchaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Google’s reCAPTCHA check hasn’t been assessed. It tells people and bots apart, for example when you sign a contract, order paper vouchers or enter an email address.`)
};

export const accessibility_how_title = /** @type {(inputs: Accessibility_How_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How the service was assessed`)
};

export const accessibility_how_self = /** @type {(inputs: Accessibility_How_SelfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The developers of the service assessed it. Nobody outside the team has assessed it.`)
};

export const accessibility_how_axe = /** @type {(inputs: Accessibility_How_AxeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These pages are checked with the axe program, in Finnish or English:`)
};

export const accessibility_how_contrast = /** @type {(inputs: Accessibility_How_ContrastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The contrast of text is at least 4.5:1 in both the light and the dark theme.`)
};

export const accessibility_how_keyboard = /** @type {(inputs: Accessibility_How_KeyboardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Depositing money and ordering paper vouchers work with the keyboard alone.`)
};

export const accessibility_how_narrow = /** @type {(inputs: Accessibility_How_NarrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages fit a screen 320 pixels wide without horizontal scrolling.`)
};

export const accessibility_how_when = /** @type {(inputs: Accessibility_How_WhenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This statement was written on ${i?.date ?? '–'}. The tests run whenever the service is changed.`)
};

export const accessibility_area_support = /** @type {(inputs: Accessibility_Area_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help, settings and these statements`)
};

export const accessibility_area_cards = /** @type {(inputs: Accessibility_Area_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordering benefits and cards`)
};

export const accessibility_area_contract = /** @type {(inputs: Accessibility_Area_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signing a contract and creating a username`)
};

export const accessibility_feedback_title = /** @type {(inputs: Accessibility_Feedback_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us what to improve`)
};

export const accessibility_feedback = /** @type {(inputs: Accessibility_FeedbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us if something doesn’t work for you. You’ll get an answer within two weeks.`)
};

export const accessibility_authority_title = /** @type {(inputs: Accessibility_Authority_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Supervisory authority`)
};

export const accessibility_authority = /** @type {(inputs: Accessibility_AuthorityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you’re unhappy with the answer, or don’t get one within two weeks, you can report it to the Finnish Transport and Communications Agency.`)
};

export const accessibility_authority_name = /** @type {(inputs: Accessibility_Authority_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Finnish Transport and Communications Agency Traficom`)
};

export const accessibility_authority_unit = /** @type {(inputs: Accessibility_Authority_UnitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Digital Accessibility Supervision Unit`)
};

export const privacy_title = /** @type {(inputs: Privacy_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Privacy notice`)
};

export const privacy_text = /** @type {(inputs: Privacy_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This page explains what personal data ${i?.product ?? '–'} processes and why, as required by articles 13 and 14 of the GDPR.`)
};

export const privacy_controller_title = /** @type {(inputs: Privacy_Controller_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Controller`)
};

export const privacy_controller_employer = /** @type {(inputs: Privacy_Controller_EmployerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The employer is responsible for the data that it enters in the service.`)
};

export const privacy_business_id = /** @type {(inputs: Privacy_Business_IdInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Business ID ${i?.id ?? '–'}`)
};

export const privacy_notice = /** @type {(inputs: Privacy_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The controller’s own privacy notice`)
};

export const privacy_purposes_title = /** @type {(inputs: Privacy_Purposes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What data is used for, and on what basis`)
};

export const privacy_purpose_use = /** @type {(inputs: Privacy_Purpose_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Logging in and using the service on behalf of your company. The basis is legitimate interest, which follows from your company’s contract (article 6(1)(f)).`)
};

export const privacy_purpose_contract = /** @type {(inputs: Privacy_Purpose_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signing a contract and creating a username. The basis is legitimate interest (article 6(1)(f)).`)
};

export const privacy_purpose_benefits = /** @type {(inputs: Privacy_Purpose_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Benefit loads, orders and payments. The basis is legitimate interest and, in bookkeeping, a legal obligation (article 6(1)(f) and (c)).`)
};

export const privacy_purpose_payroll = /** @type {(inputs: Privacy_Purpose_PayrollInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reports for payroll and the Incomes Register. The basis is the employer’s legal obligation (article 6(1)(c)).`)
};

export const privacy_purpose_safety = /** @type {(inputs: Privacy_Purpose_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preventing misuse and finding faults. The basis is legitimate interest (article 6(1)(f)).`)
};

export const privacy_required = /** @type {(inputs: Privacy_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Optional information is marked. Without the rest, you can’t log in, sign a contract or order.`)
};

export const privacy_data_title = /** @type {(inputs: Privacy_Data_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What data is processed`)
};

export const privacy_data_user = /** @type {(inputs: Privacy_Data_UserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Users and contacts: name, username, password, email address, phone number, job title and rights in the service`)
};

export const privacy_data_employees = /** @type {(inputs: Privacy_Data_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Employees: name, personal identity code, contact details, employee number, cost centre, type of employment, working hours percentage, lunch days, benefits and loads`)
};

export const privacy_data_orders = /** @type {(inputs: Privacy_Data_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders and payments: who ordered, delivery address, amounts, reference numbers and times`)
};

export const privacy_data_server = /** @type {(inputs: Privacy_Data_ServerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Server logs: the browser’s IP address, the path of the page and the time`)
};

export const privacy_recipients_title = /** @type {(inputs: Privacy_Recipients_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who receives data`)
};

export const privacy_recipient_payment = /** @type {(inputs: Privacy_Recipient_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service receives the details of a payment when you go to its pages.`)
};

export const privacy_recipient_payment_hosts = /** @type {(inputs: Privacy_Recipient_Payment_HostsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The payment service receives the details of a payment when you go to its pages: ${i?.hosts ?? '–'}.`)
};

export const privacy_recipient_recaptcha = /** @type {(inputs: Privacy_Recipient_RecaptchaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Google’s reCAPTCHA tells people and bots apart when you sign a contract, create a username, order paper vouchers, or enter something the service checks: a username, email address or e-invoice address. Google receives your IP address and details of your browser, may set a cookie, and may process the data outside the EU.`)
};

export const privacy_recipient_recaptcha_off = /** @type {(inputs: Privacy_Recipient_Recaptcha_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Google’s reCAPTCHA check isn’t in use. Google receives no data.`)
};

export const privacy_recipient_reports = /** @type {(inputs: Privacy_Recipient_ReportsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Errors are reported to ${i?.host ?? '–'}. The reports contain no personal data, but the recipient sees your IP address.`)
};

export const privacy_recipient_reports_own = /** @type {(inputs: Privacy_Recipient_Reports_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Errors are reported to the service. The reports contain no personal data.`)
};

export const privacy_recipient_reports_none = /** @type {(inputs: Privacy_Recipient_Reports_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Errors aren’t reported anywhere.`)
};

export const privacy_recipient_others = /** @type {(inputs: Privacy_Recipient_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The controller tells you about other recipients and transfers outside the EU.`)
};

export const privacy_storage_title = /** @type {(inputs: Privacy_Storage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How long data is stored`)
};

export const privacy_storage = /** @type {(inputs: Privacy_StorageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The controller tells you the storage times in the service’s own systems. What your browser stores is explained below.`)
};

export const privacy_rights_title = /** @type {(inputs: Privacy_Rights_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your rights`)
};

export const privacy_rights = /** @type {(inputs: Privacy_RightsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have the right`)
};

export const privacy_right_access = /** @type {(inputs: Privacy_Right_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`to access your data`)
};

export const privacy_right_rectify = /** @type {(inputs: Privacy_Right_RectifyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`to have wrong data corrected; you can correct some of it on your Profile page`)
};

export const privacy_right_erase = /** @type {(inputs: Privacy_Right_EraseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`to ask for your data to be erased`)
};

export const privacy_right_restrict = /** @type {(inputs: Privacy_Right_RestrictInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`to ask for processing to be restricted`)
};

export const privacy_right_object = /** @type {(inputs: Privacy_Right_ObjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`to object to processing based on legitimate interest`)
};

export const privacy_authority_title = /** @type {(inputs: Privacy_Authority_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Supervisory authority`)
};

export const privacy_authority = /** @type {(inputs: Privacy_AuthorityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can complain to the Data Protection Ombudsman if you think your data is processed wrongly.`)
};

export const privacy_authority_name = /** @type {(inputs: Privacy_Authority_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Office of the Data Protection Ombudsman`)
};

export const privacy_browser_title = /** @type {(inputs: Privacy_Browser_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What your browser stores`)
};

export const privacy_browser = /** @type {(inputs: Privacy_BrowserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service sets no cookies of its own and collects no data on what you do. It stores only the following in your browser.`)
};

export const privacy_keeps_tab = /** @type {(inputs: Privacy_Keeps_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stored until you close the tab.`)
};

export const privacy_keeps_session_tab = /** @type {(inputs: Privacy_Keeps_Session_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stored until your session ends or you close the tab.`)
};

export const privacy_keeps_session = /** @type {(inputs: Privacy_Keeps_SessionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stored until your session ends.`)
};

export const privacy_keeps_draft = /** @type {(inputs: Privacy_Keeps_DraftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stored until you send it, log out or close the tab.`)
};

export const privacy_keeps_next_login = /** @type {(inputs: Privacy_Keeps_Next_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stored until somebody else logs in or you close the tab.`)
};

export const privacy_keeps_browser = /** @type {(inputs: Privacy_Keeps_BrowserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stored until you clear the browser’s data.`)
};

export const privacy_key_session = /** @type {(inputs: Privacy_Key_SessionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The tokens and rights of your session. We store only a hash of your username.`)
};

export const privacy_key_remember_me = /** @type {(inputs: Privacy_Key_Remember_MeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The same when you’ve chosen Keep me logged in.`)
};

export const privacy_key_impersonation = /** @type {(inputs: Privacy_Key_ImpersonationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer service’s session when acting for a customer.`)
};

export const privacy_key_ended_sessions = /** @type {(inputs: Privacy_Key_Ended_SessionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The ids of at most 20 sessions that have ended, so that a session ends in every tab.`)
};

export const privacy_key_visits = /** @type {(inputs: Privacy_Key_VisitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The addresses of the last 15 pages, so that you can go back.`)
};

export const privacy_key_saved_location = /** @type {(inputs: Privacy_Key_Saved_LocationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page you return to after logging in. Removed when you return.`)
};

export const privacy_key_arrived_home = /** @type {(inputs: Privacy_Key_Arrived_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A note that you’ve been on the home page.`)
};

export const privacy_key_drafts = /** @type {(inputs: Privacy_Key_DraftsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you’ve entered in forms and not saved, so that you can continue. Passwords and personal identity codes aren’t stored.`)
};

export const privacy_key_sent = /** @type {(inputs: Privacy_Key_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you’ve sent and we have no confirmation of, so that nothing is sent twice.`)
};

export const privacy_key_open_payments = /** @type {(inputs: Privacy_Key_Open_PaymentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The ids of at most 20 payments that are under way.`)
};

export const privacy_key_closed_notices = /** @type {(inputs: Privacy_Key_Closed_NoticesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The id of the notice that you closed last.`)
};

export const privacy_key_settings = /** @type {(inputs: Privacy_Key_SettingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The theme, table rows and start page.`)
};

export const privacy_key_recent_commands = /** @type {(inputs: Privacy_Key_Recent_CommandsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The pages and actions you last chose in quick search.`)
};

export const privacy_key_key_help = /** @type {(inputs: Privacy_Key_Key_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whether the ? key shows the keyboard shortcuts of a page.`)
};

export const privacy_key_table_columns = /** @type {(inputs: Privacy_Key_Table_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The columns you’ve chosen for tables.`)
};

export const privacy_key_table_views = /** @type {(inputs: Privacy_Key_Table_ViewsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The table views you’ve named.`)
};

export const privacy_key_download_columns = /** @type {(inputs: Privacy_Key_Download_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The columns you’ve chosen for reports.`)
};

export const privacy_key_scroll = /** @type {(inputs: Privacy_Key_ScrollInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How far you’ve scrolled each page.`)
};

export const privacy_key_reload = /** @type {(inputs: Privacy_Key_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A note that a page was opened again because of a new version of the service.`)
};

export const privacy_key_payment_method = /** @type {(inputs: Privacy_Key_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment method that was used last.`)
};