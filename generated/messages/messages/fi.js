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

export const menu_month = /** @type {(inputs: Menu_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukausi`)
};

export const menu_reports = /** @type {(inputs: Menu_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportit`)
};

export const menu_download_reports = /** @type {(inputs: Menu_Download_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda raportteja`)
};

export const menu_voucher_orders = /** @type {(inputs: Menu_Voucher_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paperisetelit`)
};

export const menu_company = /** @type {(inputs: Menu_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tiedot`)
};

export const menu_help = /** @type {(inputs: Menu_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet`)
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
	return /** @type {LocalizedString} */ (`Käyttäjävalikko`)
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
	return /** @type {LocalizedString} */ (`Siirry etusivulle`)
};

export const to_login = /** @type {(inputs: To_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään`)
};

export const to_support = /** @type {(inputs: To_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet ja tuki`)
};

export const to_sign_up = /** @type {(inputs: To_Sign_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota palvelu käyttöön`)
};

export const error_screen_title = /** @type {(inputs: Error_Screen_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivua ei voitu näyttää`)
};

export const error_screen_text = /** @type {(inputs: Error_Screen_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtui virhe. Yritä hetken päästä uudelleen.`)
};

export const error_screen_offline_title = /** @type {(inputs: Error_Screen_Offline_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palveluun ei saada yhteyttä`)
};

export const error_screen_offline_text = /** @type {(inputs: Error_Screen_Offline_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista verkkoyhteytesi ja yritä uudelleen.`)
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
	return /** @type {LocalizedString} */ (`Tässä osoitteessa ei ole sivua. Tarkista osoite tai siirry kirjautumiseen tai ohjeisiin.`)
};

export const not_found_text_signed_in = /** @type {(inputs: Not_Found_Text_Signed_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tässä osoitteessa ei ole sivua. Tarkista osoite tai siirry etusivulle.`)
};

export const session_expired = /** @type {(inputs: Session_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istuntosi on vanhentunut. Kirjaudu sisään uudelleen.`)
};

export const logged_out = /** @type {(inputs: Logged_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olet kirjautunut ulos.`)
};

export const session_ended_elsewhere = /** @type {(inputs: Session_Ended_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istuntosi on päättynyt tässä selaimessa.`)
};

export const logout_failed = /** @type {(inputs: Logout_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uloskirjautuminen palvelusta ei onnistunut, mutta istuntosi on päätetty tässä selaimessa.`)
};

export const impersonation_ended = /** @type {(inputs: Impersonation_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toisen käyttäjän istunto päättyi.`)
};

export const session_ending_soon = /** @type {(inputs: Session_Ending_SoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istunto päättyy pian. Tallenna keskeneräiset tiedot.`)
};

export const opens_new_tab = /** @type {(inputs: Opens_New_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`avautuu uuteen välilehteen`)
};

export const blocking_title = /** @type {(inputs: Blocking_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja ei voitu hakea`)
};

export const blocking_text = /** @type {(inputs: Blocking_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikkia sivun tietoja ei voitu hakea. Lataa sivu uudelleen. Jos virhe toistuu, ota yhteyttä asiakaspalveluun.`)
};

export const blocking_items = /** @type {(inputs: Blocking_ItemsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelun ilmoittamat virheet`)
};

export const error_request_id = /** @type {(inputs: Error_Request_IdInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tunniste asiakaspalvelua varten: ${i?.id ?? '–'}`)
};

export const blocking_reload = /** @type {(inputs: Blocking_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa sivu uudelleen`)
};

export const chunk_error = /** @type {(inputs: Chunk_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osaa palvelusta ei voitu avata. Lataa sivu uudelleen, niin saat uusimman version.`)
};

export const start_failure = /** @type {(inputs: Start_FailureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu ei ole latautunut kokonaan.`)
};

export const fatal_title = /** @type {(inputs: Fatal_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei käynnistynyt`)
};

export const fatal_text = /** @type {(inputs: Fatal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelun asetuksissa on virhe, tai niitä ei voitu lukea. Lataa sivu uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const impersonation_label = /** @type {(inputs: Impersonation_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toisen käyttäjän istunto`)
};

export const impersonation_who = /** @type {(inputs: Impersonation_WhoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Toimit käyttäjänä ${i?.name ?? '–'}, ${i?.company ?? '–'}`)
};

export const impersonation_name = /** @type {(inputs: Impersonation_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Toimit käyttäjänä ${i?.name ?? '–'}`)
};

export const impersonation_time_left = /** @type {(inputs: Impersonation_Time_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aikaa jäljellä ${i?.time ?? '–'}`)
};

export const impersonation_end = /** @type {(inputs: Impersonation_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu ulos`)
};

export const impersonation_leave_title = /** @type {(inputs: Impersonation_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrytäänkö toiselle sivulle?`)
};

export const impersonation_leave_text = /** @type {(inputs: Impersonation_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimit toisen käyttäjän puolesta. Voit jäädä tälle sivulle, jatkaa valitulle sivulle tai päättää istunnon.`)
};

export const impersonation_leave_stay = /** @type {(inputs: Impersonation_Leave_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jää tälle sivulle`)
};

export const impersonation_leave_continue = /** @type {(inputs: Impersonation_Leave_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka`)
};

export const session_expired_unresolved = /** @type {(inputs: Session_Expired_UnresolvedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istuntosi on vanhentunut, emmekä saaneet vahvistusta lähettämillesi tiedoille. Kun kirjaudut sisään, tarkistamme, menivätkö ne perille.`)
};

export const session_expired_refused = /** @type {(inputs: Session_Expired_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istuntosi vanhentui, joten lähettämiäsi tietoja ei otettu vastaan. Kirjaudu sisään ja lähetä ne uudelleen.`)
};

export const session_unresolved = /** @type {(inputs: Session_UnresolvedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta tiedoille, jotka lähetit ${i?.moment ?? '–'}. Tarkista, menivätkö ne perille.`)
};

export const session_unresolved_check = /** @type {(inputs: Session_Unresolved_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista`)
};

export const error_screen_forbidden_title = /** @type {(inputs: Error_Screen_Forbidden_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla ei ole oikeutta tähän sivuun`)
};

export const error_screen_forbidden_text = /** @type {(inputs: Error_Screen_Forbidden_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä tarvittaessa oikeudet yrityksesi allekirjoitusoikeudelliselta.`)
};

export const date_and_time = /** @type {(inputs: Date_And_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date ?? '–'} klo ${i?.time ?? '–'}`)
};

export const palette_open = /** @type {(inputs: Palette_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pikahaku`)
};

export const palette_close = /** @type {(inputs: Palette_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje pikahaku`)
};

export const palette_loading = /** @type {(inputs: Palette_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avataan pikahakua`)
};

export const palette_search = /** @type {(inputs: Palette_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hae sivua tai toimintoa`)
};

export const palette_search_employees = /** @type {(inputs: Palette_Search_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hae sivua, työntekijää, latausta tai tilausta`)
};

export const palette_results = /** @type {(inputs: Palette_ResultsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hakutulokset`)
};

export const palette_count = /** @type {(inputs: Palette_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Osumia: ${i?.count ?? '–'}`)
};

export const palette_count_part = /** @type {(inputs: Palette_Count_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Osumia: ${i?.count ?? '–'}, näkyvissä ${i?.listed ?? '–'}`)
};

export const palette_none = /** @type {(inputs: Palette_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haulla ei löytynyt mitään`)
};

export const palette_none_newest = /** @type {(inputs: Palette_None_NewestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Haulla ei löytynyt mitään. Setelitilauksista haettiin vain uusimmat: ${i?.count ?? '–'}.`)
};

export const palette_recent = /** @type {(inputs: Palette_RecentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeksi valitut`)
};

export const palette_pages = /** @type {(inputs: Palette_PagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivut`)
};

export const palette_actions = /** @type {(inputs: Palette_ActionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toiminnot`)
};

export const palette_orders = /** @type {(inputs: Palette_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaukset ja laskut`)
};

export const palette_months = /** @type {(inputs: Palette_MonthsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset kuukausittain`)
};

export const palette_data_loading = /** @type {(inputs: Palette_Data_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan yrityksen tietoja`)
};

export const palette_data_failed = /** @type {(inputs: Palette_Data_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Näitä ei voitu hakea: ${i?.what ?? '–'}`)
};

export const palette_employees_all = /** @type {(inputs: Palette_Employees_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Näytä kaikki osumat: ${i?.count ?? '–'}`)
};

export const palette_language_words = /** @type {(inputs: Palette_Language_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kieli suomi englanti`)
};

export const palette_employee_gone = /** @type {(inputs: Palette_Employee_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijää ei ole enää luettelossa.`)
};

export const keys_show = /** @type {(inputs: Keys_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä pikanäppäimet`)
};

export const keys_title = /** @type {(inputs: Keys_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pikanäppäimet`)
};

export const keys_close = /** @type {(inputs: Keys_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje pikanäppäimet`)
};

export const keys_switch = /** @type {(inputs: Keys_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa tämä luettelo ?-näppäimellä`)
};

export const keys_switch_hint = /** @type {(inputs: Keys_Switch_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selain muistaa valinnan.`)
};

export const keys_group_everywhere = /** @type {(inputs: Keys_Group_EverywhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikilla sivuilla`)
};

export const keys_group_tabs = /** @type {(inputs: Keys_Group_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Välilehdet`)
};

export const keys_group_combobox = /** @type {(inputs: Keys_Group_ComboboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valintaluettelot`)
};

export const keys_group_calendar = /** @type {(inputs: Keys_Group_CalendarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalenteri`)
};

export const keys_group_panel = /** @type {(inputs: Keys_Group_PanelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoin paneeli`)
};

export const keys_palette = /** @type {(inputs: Keys_PaletteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa tai sulje pikahaku`)
};

export const keys_step = /** @type {(inputs: Keys_StepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen tai seuraava`)
};

export const keys_ends = /** @type {(inputs: Keys_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ensimmäinen tai viimeinen`)
};

export const keys_open_list = /** @type {(inputs: Keys_Open_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa luettelo`)
};

export const keys_choose = /** @type {(inputs: Keys_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse`)
};

export const keys_shut = /** @type {(inputs: Keys_ShutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje`)
};

export const keys_day = /** @type {(inputs: Keys_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen tai seuraava päivä`)
};

export const keys_week = /** @type {(inputs: Keys_WeekInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen tai seuraava viikko`)
};

export const keys_week_ends = /** @type {(inputs: Keys_Week_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viikon ensimmäinen tai viimeinen päivä`)
};

export const keys_month = /** @type {(inputs: Keys_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen tai seuraava kuukausi`)
};

export const keys_up = /** @type {(inputs: Keys_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nuoli ylös`)
};

export const keys_down = /** @type {(inputs: Keys_DownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nuoli alas`)
};

export const keys_left = /** @type {(inputs: Keys_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nuoli vasemmalle`)
};

export const keys_right = /** @type {(inputs: Keys_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nuoli oikealle`)
};

export const palette_hint = /** @type {(inputs: Palette_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse nuolilla, avaa Enterillä`)
};

export const palette_words_benefits = /** @type {(inputs: Palette_Words_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`eturyhmä lisää raja enimmäismäärä`)
};

export const palette_words_employees = /** @type {(inputs: Palette_Words_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`henkilö henkilöstö lisää poista hae`)
};

export const palette_words_deposit = /** @type {(inputs: Palette_Words_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`maksa maksu lasku rahansiirto saldo tili`)
};

export const palette_words_load = /** @type {(inputs: Palette_Words_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`lisää maksa ajasta lataus load`)
};

export const palette_words_reports = /** @type {(inputs: Palette_Words_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kuitti lasku tiliote saldo kaaviot`)
};

export const palette_words_downloads = /** @type {(inputs: Palette_Words_DownloadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`palkanlaskenta lounasvähennys tulorekisteri csv`)
};

export const palette_words_vouchers = /** @type {(inputs: Palette_Words_VouchersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`setelit lasku kuitti tilaus lounasseteli virikeseteli`)
};

export const palette_words_company = /** @type {(inputs: Palette_Words_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`laskutus verkkolasku osoite yhteyshenkilöt sopimus`)
};

export const palette_words_settings = /** @type {(inputs: Palette_Words_SettingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tumma vaalea teema tiivis aloitussivu dark light theme`)
};

export const palette_words_profile = /** @type {(inputs: Palette_Words_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`salasana sähköposti puhelin`)
};

export const palette_words_help = /** @type {(inputs: Palette_Words_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tuki apua yhteystiedot asiakaspalvelu`)
};

export const palette_words_logout = /** @type {(inputs: Palette_Words_LogoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`poistu lopeta logout`)
};

export const error_generic = /** @type {(inputs: Error_GenericInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtui virhe.`)
};

export const error_more = /** @type {(inputs: Error_MoreInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Lisäksi ${i?.count ?? '–'} muu virhe.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Lisäksi ${i?.count ?? '–'} muuta virhettä.`);
	return /** @type {LocalizedString} */ ("error_more");
};

export const error_email_address_is_not_verified = /** @type {(inputs: Error_Email_Address_Is_Not_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitettasi ei ole vielä vahvistettu. Avaa sähköpostiisi tullut vahvistuslinkki.`)
};

export const error_incorrect_token = /** @type {(inputs: Error_Incorrect_TokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on virheellinen.`)
};

export const error_expired_token = /** @type {(inputs: Error_Expired_TokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on vanhentunut.`)
};

export const error_creation_completed = /** @type {(inputs: Error_Creation_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus on jo otettu käyttöön.`)
};

export const error_contact_deleted = /** @type {(inputs: Error_Contact_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö on jo poistettu.`)
};

export const error_username_cannot_be_an_email_address = /** @type {(inputs: Error_Username_Cannot_Be_An_Email_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus ei voi olla sähköpostiosoite.`)
};

export const error_validation_failed = /** @type {(inputs: Error_Validation_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tiedot. Kaikkia tietoja ei voitu hyväksyä.`)
};

export const error_field_required = /** @type {(inputs: Error_Field_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tämä tieto puuttuu.`)
};

export const error_field_invalid = /** @type {(inputs: Error_Field_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tämä tieto.`)
};

export const error_field_too_long = /** @type {(inputs: Error_Field_Too_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teksti on liian pitkä.`)
};

export const error_unauthorized = /** @type {(inputs: Error_UnauthorizedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään uudelleen.`)
};

export const error_not_found = /** @type {(inputs: Error_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoa ei löytynyt. Se on voitu poistaa.`)
};

export const error_too_many_requests = /** @type {(inputs: Error_Too_Many_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.`)
};

export const error_too_many_requests_day = /** @type {(inputs: Error_Too_Many_Requests_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Olet yrittänyt liian monta kertaa. Yritä uudelleen ${i?.time ?? '–'} jälkeen.`)
};

export const error_too_many_requests_time = /** @type {(inputs: Error_Too_Many_Requests_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Olet yrittänyt liian monta kertaa. Yritä uudelleen klo ${i?.time ?? '–'} jälkeen.`)
};

export const error_internal_error = /** @type {(inputs: Error_Internal_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelussa tapahtui virhe. Yritä hetken päästä uudelleen.`)
};

export const error_service_unavailable = /** @type {(inputs: Error_Service_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei ole juuri nyt käytettävissä. Yritä hetken päästä uudelleen.`)
};

export const error_idempotency_key_reused = /** @type {(inputs: Error_Idempotency_Key_ReusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tämä on jo lähetetty toisilla tiedoilla, joten nyt ei tehty mitään. Lataa sivu uudelleen ja tarkista, mitä tallentui, ennen kuin yrität uudelleen.`)
};

export const error_recaptcha_failed = /** @type {(inputs: Error_Recaptcha_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme voineet varmistaa, että et ole robotti. Yritä uudelleen.`)
};

export const error_invalid_username_or_password = /** @type {(inputs: Error_Invalid_Username_Or_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus tai salasana on väärä.`)
};

export const error_impersonation_token_invalid = /** @type {(inputs: Error_Impersonation_Token_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjautumislinkki on virheellinen.`)
};

export const error_impersonation_token_expired = /** @type {(inputs: Error_Impersonation_Token_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjautumislinkki on vanhentunut.`)
};

export const error_company_not_found = /** @type {(inputs: Error_Company_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakasnumerolla ja Y-tunnuksella ei löytynyt yritystä. Tarkista molemmat.`)
};

export const error_username_taken = /** @type {(inputs: Error_Username_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus on jo käytössä.`)
};

export const error_company_already_exists = /** @type {(inputs: Error_Company_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys on jo palvelun asiakas.`)
};

export const error_invalid_email_address = /** @type {(inputs: Error_Invalid_Email_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista sähköpostiosoite.`)
};

export const error_not_available_in_production = /** @type {(inputs: Error_Not_Available_In_ProductionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toiminto ei ole käytössä tuotantopalvelussa.`)
};

export const error_role_already_granted = /** @type {(inputs: Error_Role_Already_GrantedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjällä on jo tämä rooli.`)
};

export const error_incorrect_password = /** @type {(inputs: Error_Incorrect_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana on väärä.`)
};

export const error_password_equals_username = /** @type {(inputs: Error_Password_Equals_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana ei voi olla sama kuin käyttäjätunnus.`)
};

export const error_unknown_username = /** @type {(inputs: Error_Unknown_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuntematon käyttäjätunnus.`)
};

export const error_email_not_sent = /** @type {(inputs: Error_Email_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostia ei voitu lähettää. Yritä hetken päästä uudelleen.`)
};

export const error_password_unchanged = /** @type {(inputs: Error_Password_UnchangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uuden salasanan on oltava eri kuin nykyinen.`)
};

export const error_invalid_email_domain = /** @type {(inputs: Error_Invalid_Email_DomainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitteen verkkotunnusta ei löydy. Tarkista @-merkin jälkeinen osa.`)
};

export const error_email_already_verified = /** @type {(inputs: Error_Email_Already_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite on jo vahvistettu.`)
};

export const error_user_not_found = /** @type {(inputs: Error_User_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjää ei löytynyt.`)
};

export const error_email_address_taken = /** @type {(inputs: Error_Email_Address_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite on jo käytössä.`)
};

export const error_invalid_einvoice = /** @type {(inputs: Error_Invalid_EinvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkolaskuosoite ja välittäjä eivät sovi yhteen. Tarkista molemmat.`)
};

export const error_adding_contacts_disabled = /** @type {(inputs: Error_Adding_Contacts_DisabledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilöitä ei voi juuri nyt lisätä. Jos tarvitset uuden yhteyshenkilön heti, ota yhteyttä asiakaspalveluun.`)
};

export const error_cannot_delete_yourself = /** @type {(inputs: Error_Cannot_Delete_YourselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Et voi poistaa itseäsi.`)
};

export const error_last_active_contact = /** @type {(inputs: Error_Last_Active_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksellä on oltava vähintään yksi aktiivinen yhteyshenkilö.`)
};

export const error_contact_already_deleted = /** @type {(inputs: Error_Contact_Already_DeletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö on jo poistettu.`)
};

export const error_contact_already_activated = /** @type {(inputs: Error_Contact_Already_ActivatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö on jo ottanut käyttäjätunnuksensa käyttöön.`)
};

export const error_po_box_not_allowed = /** @type {(inputs: Error_Po_Box_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite ei voi olla postilokero.`)
};

export const error_editing_disabled = /** @type {(inputs: Error_Editing_DisabledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja ei voi juuri nyt muokata. Yritä myöhemmin uudelleen.`)
};

export const error_invalid_date_range = /** @type {(inputs: Error_Invalid_Date_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alkupäivä ei voi olla loppupäivän jälkeen.`)
};

export const error_amount_below_minimum = /** @type {(inputs: Error_Amount_Below_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa alittaa vähimmäissumman.`)
};

export const error_amount_above_maximum = /** @type {(inputs: Error_Amount_Above_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa ylittää enimmäissumman.`)
};

export const error_payment_method_unavailable = /** @type {(inputs: Error_Payment_Method_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutapa ei ole käytettävissä. Valitse toinen maksutapa.`)
};

export const error_account_not_found = /** @type {(inputs: Error_Account_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tiliä ei löytynyt.`)
};

export const error_document_not_found = /** @type {(inputs: Error_Document_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakirjaa ei löytynyt.`)
};

export const error_payment_not_completed = /** @type {(inputs: Error_Payment_Not_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksua ei tehty loppuun. Valitse maksutapa.`)
};

export const error_quantity_below_minimum = /** @type {(inputs: Error_Quantity_Below_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Määrä alittaa vähimmäismäärän.`)
};

export const error_order_total_above_maximum = /** @type {(inputs: Error_Order_Total_Above_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen summa ylittää enimmäissumman. Jaa tilaus osiin.`)
};

export const error_delivery_address_required = /** @type {(inputs: Error_Delivery_Address_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää toimitusosoite.`)
};

export const error_pickup_contact_required = /** @type {(inputs: Error_Pickup_Contact_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna sähköpostiosoite tai puhelinnumero noutoilmoitusta varten.`)
};

export const error_voucher_unavailable = /** @type {(inputs: Error_Voucher_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seteliä ei voi juuri nyt tilata. Valitse toinen nimellisarvo.`)
};

export const error_voucher_ordering_hidden = /** @type {(inputs: Error_Voucher_Ordering_HiddenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seteleitä ei voi tilata palvelussa.`)
};

export const error_order_not_found = /** @type {(inputs: Error_Order_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilausta ei löytynyt.`)
};

export const error_payment_not_found = /** @type {(inputs: Error_Payment_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksua ei löytynyt.`)
};

export const error_payment_already_paid = /** @type {(inputs: Error_Payment_Already_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tämä on jo maksettu.`)
};

export const error_payment_expired = /** @type {(inputs: Error_Payment_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksuaika on päättynyt. Aloita alusta.`)
};

export const error_order_canceled = /** @type {(inputs: Error_Order_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus on peruttu. Sitä ei voi enää maksaa.`)
};

export const error_payment_service_unavailable = /** @type {(inputs: Error_Payment_Service_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu ei ole käytettävissä. Yritä hetken päästä uudelleen.`)
};

export const error_benefit_not_available = /** @type {(inputs: Error_Benefit_Not_AvailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu ei ole yrityksesi käytettävissä.`)
};

export const error_benefit_already_ordered = /** @type {(inputs: Error_Benefit_Already_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu on jo tilattu.`)
};

export const error_too_many_employees = /** @type {(inputs: Error_Too_Many_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöitä on enemmän kuin yrityksellä saa olla. Jos tarvitset lisää, ota yhteyttä asiakaspalveluun.`)
};

export const error_amount_out_of_range = /** @type {(inputs: Error_Amount_Out_Of_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa ei ole sallituissa rajoissa.`)
};

export const error_personal_id_already_exists = /** @type {(inputs: Error_Personal_Id_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tällä henkilötunnuksella on jo lisätty työntekijä.`)
};

export const error_employee_number_already_exists = /** @type {(inputs: Error_Employee_Number_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilönumero on jo toisella työntekijällä.`)
};

export const error_employee_not_found = /** @type {(inputs: Error_Employee_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijää ei löytynyt.`)
};

export const error_invalid_personal_id = /** @type {(inputs: Error_Invalid_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista henkilötunnus.`)
};

export const error_loads_pending = /** @type {(inputs: Error_Loads_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijällä on keskeneräisiä latauksia. Odota, että ne valmistuvat.`)
};

export const error_employee_terminated = /** @type {(inputs: Error_Employee_TerminatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän edut ovat jo päättyneet.`)
};

export const error_end_of_benefit_before_pending_load = /** @type {(inputs: Error_End_Of_Benefit_Before_Pending_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen päättymispäivä on ennen odottavaa latausta. Valitse myöhempi päivä.`)
};

export const error_requested_load_not_found = /** @type {(inputs: Error_Requested_Load_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyyntöä ei löytynyt.`)
};

export const error_requested_load_already_handled = /** @type {(inputs: Error_Requested_Load_Already_HandledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyyntö on jo käsitelty.`)
};

export const error_invalid_scheduled_date = /** @type {(inputs: Error_Invalid_Scheduled_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspäivä ei ole sallittu. Valitse toinen päivä.`)
};

export const error_not_enough_balance = /** @type {(inputs: Error_Not_Enough_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilin saldo ei riitä lataukseen. Siirrä tilille rahaa tai pienennä summaa.`)
};

export const error_yearly_limit_exceeded = /** @type {(inputs: Error_Yearly_Limit_ExceededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän vuosiraja ylittyy. Pienennä summaa tai poista työntekijä valinnasta.`)
};

export const error_group_yearly_limit_exceeded = /** @type {(inputs: Error_Group_Yearly_Limit_ExceededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmän vuosiraja ylittyy. Pienennä summaa.`)
};

export const error_top_up_in_progress = /** @type {(inputs: Error_Top_Up_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toinen lataus on kesken. Odota, että se valmistuu.`)
};

export const error_employee_not_loadable = /** @type {(inputs: Error_Employee_Not_LoadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijälle ei voi ladata tätä etua. Tarkista valitut työntekijät.`)
};

export const error_top_up_not_found = /** @type {(inputs: Error_Top_Up_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausta ei löytynyt.`)
};

export const error_benefit_group_already_exists = /** @type {(inputs: Error_Benefit_Group_Already_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edulla on jo eturyhmä, ja niitä voi olla vain yksi. Sulje lomake, niin näet sen.`)
};

export const error_benefit_group_not_found = /** @type {(inputs: Error_Benefit_Group_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmää ei löytynyt.`)
};

export const error_start_date_too_early = /** @type {(inputs: Error_Start_Date_Too_EarlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alkupäivä on liian aikainen.`)
};

export const error_end_date_too_late = /** @type {(inputs: Error_End_Date_Too_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loppupäivä on liian myöhäinen.`)
};

export const error_no_columns = /** @type {(inputs: Error_No_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi sarake.`)
};

export const error_wage_type_required = /** @type {(inputs: Error_Wage_Type_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna palkkalaji.`)
};

export const error_benefit_not_active = /** @type {(inputs: Error_Benefit_Not_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu ei ole yrityksesi käytössä.`)
};

export const error_no_benefits = /** @type {(inputs: Error_No_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi etu.`)
};

export const error_not_allowed = /** @type {(inputs: Error_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla ei ole oikeutta tähän.`)
};

export const form_optional = /** @type {(inputs: Form_OptionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(valinnainen)`)
};

export const form_choose = /** @type {(inputs: Form_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse`)
};

export const form_password_show = /** @type {(inputs: Form_Password_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä salasana`)
};

export const form_password_hide = /** @type {(inputs: Form_Password_HideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Piilota salasana`)
};

export const form_nothing_changed = /** @type {(inputs: Form_Nothing_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitään ei ole muutettu.`)
};

export const form_fix_errors = /** @type {(inputs: Form_Fix_ErrorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täydennä puuttuvat tiedot ja korjaa virheet ensin.`)
};

export const form_error_required = /** @type {(inputs: Form_Error_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täytä tämä kohta.`)
};

export const form_error_too_long = /** @type {(inputs: Form_Error_Too_LongInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Enintään ${i?.count ?? '–'} merkki.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Enintään ${i?.count ?? '–'} merkkiä.`);
	return /** @type {LocalizedString} */ ("form_error_too_long");
};

export const form_error_too_short = /** @type {(inputs: Form_Error_Too_ShortInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Vähintään ${i?.count ?? '–'} merkki.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Vähintään ${i?.count ?? '–'} merkkiä.`);
	return /** @type {LocalizedString} */ ("form_error_too_short");
};

export const form_error_too_small = /** @type {(inputs: Form_Error_Too_SmallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vähintään ${i?.min ?? '–'}.`)
};

export const form_error_too_big = /** @type {(inputs: Form_Error_Too_BigInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enintään ${i?.max ?? '–'}.`)
};

export const form_error_too_few = /** @type {(inputs: Form_Error_Too_FewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valitse vähintään ${i?.min ?? '–'}.`)
};

export const form_error_too_many = /** @type {(inputs: Form_Error_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valitse enintään ${i?.max ?? '–'}.`)
};

export const form_error_email = /** @type {(inputs: Form_Error_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna sähköpostiosoite muodossa nimi@esimerkki.fi.`)
};

export const form_error_bad_characters = /** @type {(inputs: Form_Error_Bad_CharactersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Näitä merkkejä ei voi käyttää: ${i?.characters ?? '–'}`)
};

export const form_character_space = /** @type {(inputs: Form_Character_SpaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`välilyönti`)
};

export const form_error_characters = /** @type {(inputs: Form_Error_CharactersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tekstissä on merkkejä, joita ei voi käyttää, tai sen muoto on väärä.`)
};

export const form_error_money = /** @type {(inputs: Form_Error_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna summa euroina, esimerkiksi 12,50.`)
};

export const form_error_money_ambiguous = /** @type {(inputs: Form_Error_Money_AmbiguousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita summa ilman tuhaterottimia ja enintään kahdella desimaalilla, esimerkiksi 1234,50.`)
};

export const form_error_date = /** @type {(inputs: Form_Error_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna päivä muodossa pp.kk.vvvv.`)
};

export const form_error_no_such_day = /** @type {(inputs: Form_Error_No_Such_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tätä päivää ei ole kalenterissa.`)
};

export const form_error_year = /** @type {(inputs: Form_Error_YearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vuoden on oltava 1900–⁠2200.`)
};

export const form_error_number = /** @type {(inputs: Form_Error_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna luku.`)
};

export const form_error_choice = /** @type {(inputs: Form_Error_ChoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse jokin vaihtoehdoista.`)
};

export const form_error_consent = /** @type {(inputs: Form_Error_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rastita ruutu, niin voit jatkaa.`)
};

export const form_error_invalid = /** @type {(inputs: Form_Error_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tämä kohta.`)
};

export const form_error_mismatch = /** @type {(inputs: Form_Error_MismatchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasanat eivät ole samat.`)
};

export const form_error_date_too_early = /** @type {(inputs: Form_Error_Date_Too_EarlyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aikaisin mahdollinen päivä on ${i?.date ?? '–'}.`)
};

export const form_error_date_too_late = /** @type {(inputs: Form_Error_Date_Too_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Myöhäisin mahdollinen päivä on ${i?.date ?? '–'}.`)
};

export const form_error_range = /** @type {(inputs: Form_Error_RangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loppupäivä ei voi olla ennen alkupäivää.`)
};

export const form_date_hint = /** @type {(inputs: Form_Date_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pp.kk.vvvv`)
};

export const form_date_open = /** @type {(inputs: Form_Date_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa kalenteri`)
};

export const form_date_calendar = /** @type {(inputs: Form_Date_CalendarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalenteri`)
};

export const form_date_loading = /** @type {(inputs: Form_Date_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan kalenteria`)
};

export const form_check_processing = /** @type {(inputs: Form_Check_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistetaan`)
};

export const form_check_failed = /** @type {(inputs: Form_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoa ei voitu tarkistaa. Voit silti jatkaa.`)
};

export const form_username_free = /** @type {(inputs: Form_Username_FreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus on vapaa.`)
};

export const form_username_check_failed = /** @type {(inputs: Form_Username_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnusta ei voitu tarkistaa. Voit silti jatkaa.`)
};

export const form_password_rules = /** @type {(inputs: Form_Password_RulesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasanan vaatimukset`)
};

export const form_password_rule_length = /** @type {(inputs: Form_Password_Rule_LengthInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.min ?? '–'}–⁠${i?.max ?? '–'} merkkiä`)
};

export const form_password_rule_lower = /** @type {(inputs: Form_Password_Rule_LowerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vähintään yksi pieni kirjain`)
};

export const form_password_rule_upper = /** @type {(inputs: Form_Password_Rule_UpperInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vähintään yksi iso kirjain`)
};

export const form_password_rule_digit = /** @type {(inputs: Form_Password_Rule_DigitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vähintään yksi numero`)
};

export const form_password_rule_symbol = /** @type {(inputs: Form_Password_Rule_SymbolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vähintään yksi erikoismerkki`)
};

export const form_password_rule_space = /** @type {(inputs: Form_Password_Rule_SpaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei välilyöntejä`)
};

export const form_password_rule_username = /** @type {(inputs: Form_Password_Rule_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eri kuin käyttäjätunnus`)
};

export const form_password_unfit = /** @type {(inputs: Form_Password_UnfitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana ei täytä kaikkia vaatimuksia.`)
};

export const form_password_rule_met = /** @type {(inputs: Form_Password_Rule_MetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`täyttyy`)
};

export const form_password_rule_unmet = /** @type {(inputs: Form_Password_Rule_UnmetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ei täyty vielä`)
};

export const form_leave_title = /** @type {(inputs: Form_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poistutaanko tallentamatta?`)
};

export const form_leave_text = /** @type {(inputs: Form_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muutoksiasi ei ole tallennettu. Jos poistut, menetät ne.`)
};

export const form_leave_confirm = /** @type {(inputs: Form_Leave_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poistu tallentamatta`)
};

export const form_leave_stay = /** @type {(inputs: Form_Leave_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka muokkaamista`)
};

export const form_draft_title = /** @type {(inputs: Form_Draft_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täyttämäsi tiedot ovat tallessa`)
};

export const form_draft_text = /** @type {(inputs: Form_Draft_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istuntosi vanhentui tai sivu ladattiin uudelleen, ennen kuin ehdit tallentaa. Salasanoja ja henkilötunnuksia ei ole säilytetty.`)
};

export const form_draft_restore = /** @type {(inputs: Form_Draft_RestoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palauta tiedot`)
};

export const form_draft_discard = /** @type {(inputs: Form_Draft_DiscardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylkää`)
};

export const form_draft_restored = /** @type {(inputs: Form_Draft_RestoredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedot on palautettu. Tarkista ja tallenna ne.`)
};

export const form_cancel = /** @type {(inputs: Form_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruuta`)
};

export const form_close = /** @type {(inputs: Form_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje`)
};

export const form_offline = /** @type {(inputs: Form_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkoyhteyttä ei ole, joten mitään ei lähetetty. Yritä uudelleen, kun yhteys toimii.`)
};

export const form_outcome_unknown = /** @type {(inputs: Form_Outcome_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, tallentuiko tämä. Tarkista tilanne, ennen kuin yrität uudelleen.`)
};

export const form_sent_title = /** @type {(inputs: Form_Sent_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lähetit tämän ${i?.moment ?? '–'}, mutta emme saaneet vahvistusta`)
};

export const form_sent_text = /** @type {(inputs: Form_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, tallentuiko se. Tarkista tilanne, ennen kuin lähetät tiedot uudelleen.`)
};

export const form_sent_draft = /** @type {(inputs: Form_Sent_DraftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, tallentuiko se. Tarkista tilanne, ennen kuin lähetät tiedot uudelleen. Salasanoja ja henkilötunnuksia ei ole säilytetty.`)
};

export const form_sent_close = /** @type {(inputs: Form_Sent_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selvä`)
};

export const form_meanwhile_title = /** @type {(inputs: Form_Meanwhile_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedot ovat muuttuneet sillä välin`)
};

export const form_meanwhile_text = /** @type {(inputs: Form_Meanwhile_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nämä tiedot on tallennettu muualla sen jälkeen, kun avasit lomakkeen. Ne säilyvät, kun tallennat omat muutoksesi.`)
};

export const form_meanwhile_contested = /** @type {(inputs: Form_Meanwhile_ContestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nämä tiedot on tallennettu muualla sen jälkeen, kun avasit lomakkeen. Jos tallennat, muutoksesi korvaavat ne. Muut tiedot säilyvät.`)
};

export const form_meanwhile_yours = /** @type {(inputs: Form_Meanwhile_YoursInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sinulla: ${i?.value ?? '–'}`)
};

export const form_meanwhile_before = /** @type {(inputs: Form_Meanwhile_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aiemmin: ${i?.value ?? '–'}`)
};

export const form_meanwhile_empty = /** @type {(inputs: Form_Meanwhile_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tyhjä`)
};

export const form_meanwhile_save = /** @type {(inputs: Form_Meanwhile_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna muutokset`)
};

export const form_meanwhile_back = /** @type {(inputs: Form_Meanwhile_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin`)
};

export const form_unknown_repeatable = /** @type {(inputs: Form_Unknown_RepeatableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, tallentuivatko muutokset. Voit tallentaa ne turvallisesti uudelleen.`)
};

export const wizard_steps = /** @type {(inputs: Wizard_StepsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}: vaiheet`)
};

export const wizard_done = /** @type {(inputs: Wizard_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`valmis`)
};

export const wizard_position = /** @type {(inputs: Wizard_PositionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vaihe ${i?.number ?? '–'} / ${i?.count ?? '–'}`)
};

export const wizard_next = /** @type {(inputs: Wizard_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka`)
};

export const wizard_back = /** @type {(inputs: Wizard_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin`)
};

export const wizard_save = /** @type {(inputs: Wizard_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna ja palaa`)
};

export const wizard_resumed_title = /** @type {(inputs: Wizard_Resumed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka siitä, mihin jäit`)
};

export const wizard_resumed_text = /** @type {(inputs: Wizard_Resumed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoittamasi tiedot ovat tallessa tässä välilehdessä.`)
};

export const wizard_resumed_secrets = /** @type {(inputs: Wizard_Resumed_SecretsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luottamuksellisia tietoja ei tietoturvan vuoksi säilytetä, joten kirjoita ne uudelleen.`)
};

export const wizard_start_over = /** @type {(inputs: Wizard_Start_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloita alusta`)
};

export const wizard_start_over_title = /** @type {(inputs: Wizard_Start_Over_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloitetaanko alusta?`)
};

export const wizard_start_over_text = /** @type {(inputs: Wizard_Start_Over_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki, mitä olet kirjoittanut, poistuu. Sitä ei saa takaisin.`)
};

export const wizard_start_over_confirm = /** @type {(inputs: Wizard_Start_Over_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista kaikki`)
};

export const form_phone_hint = /** @type {(inputs: Form_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suomalainen numero: +358…`)
};

export const form_open_list = /** @type {(inputs: Form_Open_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa luettelo`)
};

export const address_line = /** @type {(inputs: Address_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Katuosoite`)
};

export const address_post_code = /** @type {(inputs: Address_Post_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Postinumero`)
};

export const address_post_code_finnish = /** @type {(inputs: Address_Post_Code_FinnishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suomessa postinumerossa on viisi numeroa.`)
};

export const address_city = /** @type {(inputs: Address_CityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Postitoimipaikka`)
};

export const address_country = /** @type {(inputs: Address_CountryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maa`)
};

export const invoicing_method = /** @type {(inputs: Invoicing_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutustapa`)
};

export const invoicing_method_email = /** @type {(inputs: Invoicing_Method_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostilasku`)
};

export const invoicing_method_einvoice = /** @type {(inputs: Invoicing_Method_EinvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkolasku`)
};

export const invoicing_method_paper = /** @type {(inputs: Invoicing_Method_PaperInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paperilasku`)
};

export const invoicing_method_other = /** @type {(inputs: Invoicing_Method_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu laskutustapa`)
};

export const invoicing_paper_price = /** @type {(inputs: Invoicing_Paper_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.fee ?? '–'} laskulta`)
};

export const invoicing_email = /** @type {(inputs: Invoicing_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutuksen sähköpostiosoite`)
};

export const invoicing_einvoice_address = /** @type {(inputs: Invoicing_Einvoice_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkolaskuosoite`)
};

export const invoicing_einvoice_address_hint = /** @type {(inputs: Invoicing_Einvoice_Address_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esimerkiksi 003712345671`)
};

export const invoicing_einvoice_known = /** @type {(inputs: Invoicing_Einvoice_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Välittäjä tuntee osoitteen.`)
};

export const invoicing_operator = /** @type {(inputs: Invoicing_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Välittäjä`)
};

export const invoicing_operator_hint = /** @type {(inputs: Invoicing_Operator_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etsi nimellä tai välittäjätunnuksella.`)
};

export const invoicing_operator_other = /** @type {(inputs: Invoicing_Operator_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käytä välittäjätunnusta ${i?.text ?? '–'}`)
};

export const company_size_1 = /** @type {(inputs: Company_Size_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`250 työntekijää tai enemmän`)
};

export const company_size_2 = /** @type {(inputs: Company_Size_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`100–249 työntekijää`)
};

export const company_size_3 = /** @type {(inputs: Company_Size_3Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`10–99 työntekijää`)
};

export const company_size_4 = /** @type {(inputs: Company_Size_4Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1–9 työntekijää`)
};

export const invoicing_address = /** @type {(inputs: Invoicing_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutusosoite`)
};

export const form_business_id_hint = /** @type {(inputs: Form_Business_Id_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esimerkiksi 1234567-1`)
};

export const form_business_id_right = /** @type {(inputs: Form_Business_Id_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Y-tunnuksen muoto on oikea.`)
};

export const form_business_id_wrong = /** @type {(inputs: Form_Business_Id_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista Y-tunnus. Siinä on 7 numeroa, viiva ja tarkistusnumero.`)
};

export const form_error_phone = /** @type {(inputs: Form_Error_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna puhelinnumero kansainvälisessä muodossa, esimerkiksi +358401234567.`)
};

export const table_empty = /** @type {(inputs: Table_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei näytettävää`)
};

export const table_empty_search = /** @type {(inputs: Table_Empty_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haulla ei löytynyt mitään.`)
};

export const table_search_clear = /** @type {(inputs: Table_Search_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tyhjennä haku`)
};

export const table_loading = /** @type {(inputs: Table_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tietoja`)
};

export const table_error = /** @type {(inputs: Table_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja ei voitu hakea.`)
};

export const table_outdated = /** @type {(inputs: Table_OutdatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja ei voitu päivittää, joten ne voivat olla vanhentuneita.`)
};

export const table_row_actions = /** @type {(inputs: Table_Row_ActionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Toiminnot: ${i?.row ?? '–'}`)
};

export const table_actions = /** @type {(inputs: Table_ActionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toiminnot`)
};

export const table_select_all = /** @type {(inputs: Table_Select_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse kaikki`)
};

export const table_select_row = /** @type {(inputs: Table_Select_RowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valitse ${i?.row ?? '–'}`)
};

export const table_selected = /** @type {(inputs: Table_SelectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`valittu ${i?.count ?? '–'}`)
};

export const table_sorted_asc = /** @type {(inputs: Table_Sorted_AscInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nouseva järjestys`)
};

export const table_sorted_desc = /** @type {(inputs: Table_Sorted_DescInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`laskeva järjestys`)
};

export const table_count = /** @type {(inputs: Table_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} rivi`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} riviä`);
	return /** @type {LocalizedString} */ ("table_count");
};

export const table_position = /** @type {(inputs: Table_PositionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sivu ${i?.page ?? '–'} / ${i?.count ?? '–'}`)
};

export const table_range = /** @type {(inputs: Table_RangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.first ?? '–'}–${i?.last ?? '–'} / ${i?.total ?? '–'}`)
};

export const table_pages = /** @type {(inputs: Table_PagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivut`)
};

export const table_pages_of = /** @type {(inputs: Table_Pages_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sivut: ${i?.table ?? '–'}`)
};

export const table_page = /** @type {(inputs: Table_PageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sivu ${i?.page ?? '–'}`)
};

export const table_previous = /** @type {(inputs: Table_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen sivu`)
};

export const table_next = /** @type {(inputs: Table_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seuraava sivu`)
};

export const table_sort_label = /** @type {(inputs: Table_Sort_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Järjestä`)
};

export const table_sort_default = /** @type {(inputs: Table_Sort_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oletusjärjestys`)
};

export const table_narrow = /** @type {(inputs: Table_NarrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rajaa ja järjestä`)
};

export const table_columns = /** @type {(inputs: Table_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sarakkeet`)
};

export const table_views = /** @type {(inputs: Table_ViewsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näkymät`)
};

export const table_options = /** @type {(inputs: Table_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taulukon valinnat`)
};

export const table_view_name = /** @type {(inputs: Table_View_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näkymän nimi`)
};

export const table_view_save = /** @type {(inputs: Table_View_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna näkymä`)
};

export const table_view_rename = /** @type {(inputs: Table_View_RenameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nimeä uudelleen: ${i?.name ?? '–'}`)
};

export const table_view_rename_submit = /** @type {(inputs: Table_View_Rename_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nimeä uudelleen`)
};

export const table_view_delete = /** @type {(inputs: Table_View_DeleteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Poista näkymä: ${i?.name ?? '–'}`)
};

export const table_view_kept = /** @type {(inputs: Table_View_KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Näkymä ${i?.name ?? '–'} on tallennettu.`)
};

export const table_view_deleted = /** @type {(inputs: Table_View_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Näkymä ${i?.name ?? '–'} on poistettu.`)
};

export const table_view_taken = /** @type {(inputs: Table_View_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Samanniminen näkymä on jo olemassa.`)
};

export const table_view_personal_id = /** @type {(inputs: Table_View_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nimessä ei voi olla henkilötunnusta.`)
};

export const table_view_not_kept = /** @type {(inputs: Table_View_Not_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selain ei tallentanut muutosta. Se on voimassa, kunnes sivu ladataan uudelleen.`)
};

export const table_view_copy = /** @type {(inputs: Table_View_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kopioi linkki`)
};

export const table_view_copied = /** @type {(inputs: Table_View_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on kopioitu.`)
};

export const table_view_copy_failed = /** @type {(inputs: Table_View_Copy_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkkiä ei voitu kopioida.`)
};

export const table_save_xlsx = /** @type {(inputs: Table_Save_XlsxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna Excel`)
};

export const table_save_csv = /** @type {(inputs: Table_Save_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna CSV`)
};

export const table_print = /** @type {(inputs: Table_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulosta`)
};

export const table_print_pending = /** @type {(inputs: Table_Print_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valmistellaan tulostetta`)
};

export const table_saved = /** @type {(inputs: Table_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedosto on tallennettu.`)
};

export const table_save_failed = /** @type {(inputs: Table_Save_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivejä ei voitu hakea. Yritä uudelleen.`)
};

export const table_export = /** @type {(inputs: Table_ExportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vie`)
};

export const table_export_selected = /** @type {(inputs: Table_Export_SelectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vie valitut (${i?.count ?? '–'})`)
};

export const table_select_rows = /** @type {(inputs: Table_Select_RowsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse rivejä`)
};

export const table_selection = /** @type {(inputs: Table_SelectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitut rivit`)
};

export const table_selection_count = /** @type {(inputs: Table_Selection_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valittu ${i?.count ?? '–'}`)
};

export const table_selection_clear = /** @type {(inputs: Table_Selection_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista valinnat`)
};

export const bulk_progress = /** @type {(inputs: Bulk_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käsitelty ${i?.done ?? '–'} / ${i?.total ?? '–'}`)
};

export const bulk_done = /** @type {(inputs: Bulk_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Onnistui ${i?.done ?? '–'} / ${i?.total ?? '–'}`)
};

export const bulk_unconfirmed = /** @type {(inputs: Bulk_UnconfirmedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vahvistamatta ${i?.count ?? '–'}`)
};

export const bulk_running = /** @type {(inputs: Bulk_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käsitellään`)
};

export const bulk_left = /** @type {(inputs: Bulk_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei käsitelty`)
};

export const bulk_stop = /** @type {(inputs: Bulk_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pysäytä`)
};

export const bulk_interrupted = /** @type {(inputs: Bulk_InterruptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käsittely keskeytyi. Loput rivit ovat ennallaan.`)
};

export const bulk_rows = /** @type {(inputs: Bulk_RowsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivit`)
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
	return /** @type {LocalizedString} */ (`Älä valitse tätä yhteiskäyttöisellä tietokoneella.`)
};

export const login_submit = /** @type {(inputs: Login_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään`)
};

export const login_forgot = /** @type {(inputs: Login_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unohditko salasanasi?`)
};

export const login_employee_question = /** @type {(inputs: Login_Employee_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat edut`)
};

export const login_employee_link = /** @type {(inputs: Login_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän sovellus`)
};

export const login_created = /** @type {(inputs: Login_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnuksesi on valmis. Voit nyt kirjautua sisään.`)
};

export const login_wrong = /** @type {(inputs: Login_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus tai salasana on väärä.`)
};

export const login_failed = /** @type {(inputs: Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjautuminen ei onnistunut. Kirjoittamasi tiedot ovat tallessa. Yritä hetken päästä uudelleen.`)
};

export const login_offline = /** @type {(inputs: Login_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palveluun ei saada yhteyttä. Tarkista verkkoyhteytesi ja yritä uudelleen.`)
};

export const login_unverified = /** @type {(inputs: Login_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitettasi ei ole vielä vahvistettu. Avaa saamasi vahvistuslinkki tai pyydä uusi.`)
};

export const login_resend = /** @type {(inputs: Login_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä uusi linkki`)
};

export const login_resending = /** @type {(inputs: Login_ResendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetetään uutta vahvistuslinkkiä`)
};

export const login_resent = /** @type {(inputs: Login_ResentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi vahvistuslinkki on lähetetty sähköpostiisi.`)
};

export const login_open = /** @type {(inputs: Login_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tässä selaimessa on jo avoin istunto. Voit jatkaa sitä tai kirjautua omilla tunnuksillasi.`)
};

export const login_open_continue = /** @type {(inputs: Login_Open_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka avointa istuntoa`)
};

export const login_panel_title = /** @type {(inputs: Login_Panel_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilöstön edut yhdestä paikasta`)
};

export const login_panel_money = /** @type {(inputs: Login_Panel_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa ja lataa työntekijöille lounas-, virike- ja muita etuja.`)
};

export const login_panel_reports = /** @type {(inputs: Login_Panel_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda raportit palkanlaskentaa ja tulorekisteriä varten.`)
};

export const login_missing_signatory = /** @type {(inputs: Login_Missing_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu on vain allekirjoitusoikeudellisille.`)
};

export const login_missing_voucher_manager = /** @type {(inputs: Login_Missing_Voucher_ManagerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu on vain setelivastaaville.`)
};

export const impersonation_title = /** @type {(inputs: Impersonation_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimi asiakkaan puolesta`)
};

export const impersonation_ask = /** @type {(inputs: Impersonation_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olet jo kirjautunut palveluun. Jos jatkat, näet tässä välilehdessä asiakkaan näkymän. Se ei päätä omaa istuntoasi.`)
};

export const impersonation_continue = /** @type {(inputs: Impersonation_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka asiakkaana`)
};

export const impersonation_stay = /** @type {(inputs: Impersonation_StayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pysy omassa istunnossa`)
};

export const impersonation_starting = /** @type {(inputs: Impersonation_StartingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avataan asiakkaan istuntoa`)
};

export const impersonation_failed_title = /** @type {(inputs: Impersonation_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakkaan istuntoa ei voitu avata`)
};

export const impersonation_failed_text = /** @type {(inputs: Impersonation_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei ole voimassa, tai palvelussa tai yhteydessä on häiriö. Luo hallintatyökalussa uusi linkki ja avaa se.`)
};

export const impersonation_to_own = /** @type {(inputs: Impersonation_To_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omaan istuntoon`)
};

export const login_order_question = /** @type {(inputs: Login_Order_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paperisetelit`)
};

export const login_order_lunch = /** @type {(inputs: Login_Order_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounassetelit`)
};

export const login_order_recreational = /** @type {(inputs: Login_Order_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virikesetelit`)
};

export const login_created_verify = /** @type {(inputs: Login_Created_VerifyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnuksesi on luotu. Lähetimme vahvistuslinkin osoitteeseen ${i?.email ?? '–'}. Avaa se, niin voit kirjautua sisään.`)
};

export const login_new = /** @type {(inputs: Login_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi asiakas`)
};

export const login_new_contract = /** @type {(inputs: Login_New_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee sopimus`)
};

export const login_new_account = /** @type {(inputs: Login_New_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus`)
};

export const login_missing = /** @type {(inputs: Login_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täytä käyttäjätunnus ja salasana.`)
};

export const login_help_link = /** @type {(inputs: Login_Help_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa ohjeet`)
};

export const profile_title = /** @type {(inputs: Profile_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat tiedot`)
};

export const profile_tab_details = /** @type {(inputs: Profile_Tab_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätiedot`)
};

export const profile_tab_password = /** @type {(inputs: Profile_Tab_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana`)
};

export const profile_loading = /** @type {(inputs: Profile_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tietojasi`)
};

export const profile_username = /** @type {(inputs: Profile_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus`)
};

export const profile_email_verified = /** @type {(inputs: Profile_Email_VerifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistettu`)
};

export const profile_email_unverified = /** @type {(inputs: Profile_Email_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistamatta`)
};

export const profile_email_hint = /** @type {(inputs: Profile_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi osoite tulee käyttöön, kun avaat siihen lähetettävän vahvistuslinkin.`)
};

export const profile_pending_title = /** @type {(inputs: Profile_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi sähköpostiosoite odottaa vahvistusta`)
};

export const profile_pending_text = /** @type {(inputs: Profile_Pending_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lähetimme vahvistuslinkin osoitteeseen ${i?.email ?? '–'}. Nykyinen osoite on käytössä, kunnes avaat linkin.`)
};

export const profile_resend_link = /** @type {(inputs: Profile_Resend_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä linkki uudelleen`)
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
	return /** @type {LocalizedString} */ (`Tietosi on tallennettu. Vahvista uusi sähköpostiosoite avaamalla siihen lähetetty linkki.`)
};

export const profile_username_max = /** @type {(inputs: Profile_Username_MaxInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus saa olla enintään ${i?.max ?? '–'} merkkiä pitkä.`)
};

export const profile_impersonated = /** @type {(inputs: Profile_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimit asiakkaan puolesta, joten salasanaa ei kysytä.`)
};

export const profile_impersonated_locked = /** @type {(inputs: Profile_Impersonated_LockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimit asiakkaan puolesta, joten salasanaa ei kysytä. Käyttäjätunnuksen ja sähköpostiosoitteen voi vaihtaa vain asiakas itse.`)
};

export const password_impersonated = /** @type {(inputs: Password_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimit asiakkaan puolesta. Salasanan voi vaihtaa vain asiakas itse.`)
};

export const password_text = /** @type {(inputs: Password_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uuden salasanan on poikettava nykyisestä salasanastasi.`)
};

export const password_asked = /** @type {(inputs: Password_AskedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun tallennat, kysymme salasanasi.`)
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

export const popup_empty = /** @type {(inputs: Popup_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita salasanasi.`)
};

export const popup_forgot = /** @type {(inputs: Popup_ForgotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unohditko salasanasi?`)
};

export const password_current = /** @type {(inputs: Password_CurrentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nykyinen salasana`)
};

export const password_new = /** @type {(inputs: Password_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi salasana`)
};

export const password_confirm = /** @type {(inputs: Password_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toista uusi salasana`)
};

export const password_change = /** @type {(inputs: Password_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda salasana`)
};

export const password_changed = /** @type {(inputs: Password_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasanasi on vaihdettu.`)
};

export const reset_title = /** @type {(inputs: Reset_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda unohtunut salasana`)
};

export const reset_text = /** @type {(inputs: Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita käyttäjätunnuksesi tai sähköpostiosoitteesi, niin lähetämme linkin, jolla voit vaihtaa salasanasi.`)
};

export const reset_identifier = /** @type {(inputs: Reset_IdentifierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus tai sähköpostiosoite`)
};

export const reset_submit = /** @type {(inputs: Reset_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä linkki`)
};

export const reset_back = /** @type {(inputs: Reset_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin kirjautumiseen`)
};

export const reset_requested_title = /** @type {(inputs: Reset_Requested_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista sähköpostisi`)
};

export const reset_requested_text = /** @type {(inputs: Reset_Requested_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jos pyysit linkkiä salasanan vaihtoon, lähetimme sen sähköpostiisi. Linkki on voimassa 24 tuntia. Vanha salasana toimii, kunnes vaihdat sen.`)
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
	return /** @type {LocalizedString} */ (`Luo uusi salasana`)
};

export const new_password_for = /** @type {(inputs: New_Password_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus: ${i?.username ?? '–'}`)
};

export const new_password_submit = /** @type {(inputs: New_Password_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna salasana`)
};

export const new_password_saved = /** @type {(inputs: New_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi salasana on käytössä. Kirjaudu sillä sisään.`)
};

export const new_password_link_invalid_title = /** @type {(inputs: New_Password_Link_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei toimi`)
};

export const new_password_link_invalid = /** @type {(inputs: New_Password_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei ole enää voimassa tai osoitteesta puuttuu osa. Linkki toimii kerran ja on voimassa 24 tuntia. Jos olet jo valinnut uuden salasanan, kirjaudu sillä. Muuten pyydä uusi linkki.`)
};

export const new_password_request = /** @type {(inputs: New_Password_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä uusi linkki`)
};

export const verify_loading = /** @type {(inputs: Verify_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistetaan sähköpostiosoitetta`)
};

export const verify_email_title = /** @type {(inputs: Verify_Email_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitteen vahvistus`)
};

export const verify_email_success = /** @type {(inputs: Verify_Email_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitteesi on vahvistettu`)
};

export const verify_email_success_text = /** @type {(inputs: Verify_Email_Success_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kiitos. Voit nyt käyttää palvelua.`)
};

export const verify_change_title = /** @type {(inputs: Verify_Change_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uuden sähköpostiosoitteen vahvistus`)
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

export const verify_invalid_title = /** @type {(inputs: Verify_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei toimi`)
};

export const verify_email_invalid = /** @type {(inputs: Verify_Email_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on yli 24 tuntia vanha, uudempi linkki on korvannut sen tai osoitteesta puuttuu osa. Pyydä uusi linkki, niin voit vahvistaa osoitteesi.`)
};

export const verify_change_invalid = /** @type {(inputs: Verify_Change_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on yli 24 tuntia vanha, korvattu uudella tai vaillinainen, tai osoitteen muutos on peruttu. Jos uutta osoitetta ei ole vielä vahvistettu, vanha on yhä käytössä.`)
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
	return /** @type {LocalizedString} */ (`Sähköpostiosoite on jo toisen käyttäjän käytössä. Nykyinen osoitteesi säilyy. Voit vaihtaa osoitteen omissa tiedoissasi.`)
};

export const verify_failed_title = /** @type {(inputs: Verify_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, vahvistettiinko osoite`)
};

export const verify_failed_text = /** @type {(inputs: Verify_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite voi jo olla vahvistettu. Voit yrittää turvallisesti uudelleen.`)
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
	return /** @type {LocalizedString} */ (`Uutta linkkiä ei voitu lähettää. Ota yhteyttä asiakaspalveluun.`)
};

export const reset_unknown = /** @type {(inputs: Reset_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, lähtikö linkki. Jos viestiä ei tule, pyydä linkki uudelleen.`)
};

export const new_password_unknown = /** @type {(inputs: New_Password_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten uusi salasana voi jo olla käytössä. Kokeile kirjautua sillä.`)
};

export const password_unknown = /** @type {(inputs: Password_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten salasana on voinut jo vaihtua. Yritä uudelleen, niin näet, kelpaako vanha salasana.`)
};

export const verify_link_maybe = /** @type {(inputs: Verify_Link_MaybeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, lähtikö uusi linkki. Jos viestiä ei tule, pyydä linkki uudelleen.`)
};

export const verify_link_unknown = /** @type {(inputs: Verify_Link_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnusta ei löydy, joten linkkiä ei voitu lähettää. Ota yhteyttä asiakaspalveluun.`)
};

export const verify_link_not_needed = /** @type {(inputs: Verify_Link_Not_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoitteesi on jo vahvistettu. Voit kirjautua sisään.`)
};

export const verify_link_requested = /** @type {(inputs: Verify_Link_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi vahvistuslinkki on lähetetty.`)
};

export const verify_contact = /** @type {(inputs: Verify_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakaspalvelu`)
};

export const verify_to_profile = /** @type {(inputs: Verify_To_ProfileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry omiin tietoihin`)
};

export const help_title = /** @type {(inputs: Help_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet`)
};

export const help_text = /** @type {(inputs: Help_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täältä löydät vastauksia, oppaat ja asiakaspalvelun yhteystiedot.`)
};

export const help_contact_title = /** @type {(inputs: Help_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakaspalvelu`)
};

export const help_contact_text = /** @type {(inputs: Help_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kerro viestissä yrityksesi asiakasnumero, niin löydämme tietosi nopeasti.`)
};

export const help_phone = /** @type {(inputs: Help_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelin`)
};

export const help_email = /** @type {(inputs: Help_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite`)
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

export const help_loading = /** @type {(inputs: Help_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan yhteystietoja`)
};

export const help_unavailable_title = /** @type {(inputs: Help_Unavailable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteystietoja ei voitu hakea`)
};

export const help_unavailable_text = /** @type {(inputs: Help_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä hetken päästä uudelleen.`)
};

export const help_questions_title = /** @type {(inputs: Help_Questions_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nopeat vastaukset`)
};

export const help_q_password = /** @type {(inputs: Help_Q_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unohdin salasanani. Mitä teen?`)
};

export const help_a_password = /** @type {(inputs: Help_A_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä linkki salasanan vaihtamiseen. Saat sen sähköpostiisi, ja se on voimassa 24 tuntia.`)
};

export const help_a_password_link = /** @type {(inputs: Help_A_Password_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaihda salasana`)
};

export const help_q_email = /** @type {(inputs: Help_Q_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistusviesti ei tullut. Miten saan uuden?`)
};

export const help_a_email = /** @type {(inputs: Help_A_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Katso ensin roskaposti. Voit pyytää uuden linkin, kun yrität kirjautua sisään.`)
};

export const help_q_details = /** @type {(inputs: Help_Q_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Miten vaihdan nimeni, puhelinnumeroni tai sähköpostiosoitteeni?`)
};

export const help_a_details = /** @type {(inputs: Help_A_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta ne omissa tiedoissasi ja vahvista muutos salasanallasi. Uusi sähköpostiosoite tulee käyttöön, kun avaat siihen lähetetyn linkin.`)
};

export const help_q_employee = /** @type {(inputs: Help_Q_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olen työntekijä. Missä näen omat etuni?`)
};

export const help_a_employee = /** @type {(inputs: Help_A_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tämä palvelu on työnantajille. Työntekijöillä on oma sovellus, johon kirjaudutaan erikseen.`)
};

export const help_a_employee_link = /** @type {(inputs: Help_A_Employee_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry työntekijän sovellukseen`)
};

export const maintenance_planned_title = /** @type {(inputs: Maintenance_Planned_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuleva huoltokatko`)
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
	return /** @type {LocalizedString} */ (`Huoltokatko: ${i?.from ?? '–'} – ${i?.to ?? '–'} (Suomen aikaa)`)
};

export const maintenance_from = /** @type {(inputs: Maintenance_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Huoltokatko alkaa ${i?.from ?? '–'} (Suomen aikaa).`)
};

export const maintenance_until = /** @type {(inputs: Maintenance_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Huoltokatko päättyy ${i?.to ?? '–'} (Suomen aikaa).`)
};

export const maintenance_loading = /** @type {(inputs: Maintenance_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan huoltokatkon tietoja`)
};

export const maintenance_links = /** @type {(inputs: Maintenance_LinksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisätietoa`)
};

export const popup_leaving = /** @type {(inputs: Popup_LeavingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinut kirjataan ulos.`)
};

export const sign_up_title = /** @type {(inputs: Sign_Up_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota palvelu käyttöön`)
};

export const sign_up_text = /** @type {(inputs: Sign_Up_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse, miten haluat aloittaa.`)
};

export const sign_up_contract_title = /** @type {(inputs: Sign_Up_Contract_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee sopimus`)
};

export const sign_up_contract_text = /** @type {(inputs: Sign_Up_Contract_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarjoa työntekijöille lounas-, virike-, työmatka-, hieronta- ja hyvinvointietuja. Sopimus allekirjoitetaan verkossa.`)
};

export const sign_up_new_title = /** @type {(inputs: Sign_Up_New_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi yritys ilman sopimusta`)
};

export const sign_up_new_text = /** @type {(inputs: Sign_Up_New_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus, jos yrityksesi ei ole vielä asiakas ja haluat vain tilata paperiseteleitä.`)
};

export const sign_up_existing_title = /** @type {(inputs: Sign_Up_Existing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys on jo asiakas`)
};

export const sign_up_existing_text = /** @type {(inputs: Sign_Up_Existing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus yrityksen asiakasnumerolla ja Y-tunnuksella. Asiakasnumero on laskussa.`)
};

export const sign_up_have_account = /** @type {(inputs: Sign_Up_Have_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Onko sinulla jo käyttäjätunnus?`)
};

export const sign_up_create_title = /** @type {(inputs: Sign_Up_Create_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus`)
};

export const sign_up_create_text = /** @type {(inputs: Sign_Up_Create_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse käyttäjätunnus ja salasana. Kirjaudut niillä palveluun.`)
};

export const sign_up_checking = /** @type {(inputs: Sign_Up_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistetaan linkkiä`)
};

export const sign_up_check_failed_title = /** @type {(inputs: Sign_Up_Check_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkkiä ei voitu tarkistaa`)
};

export const sign_up_check_failed_text = /** @type {(inputs: Sign_Up_Check_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtui virhe. Yritä hetken päästä uudelleen.`)
};

export const sign_up_username = /** @type {(inputs: Sign_Up_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus`)
};

export const sign_up_username_hint = /** @type {(inputs: Sign_Up_Username_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`6–⁠100 merkkiä. Tunnus ei voi olla sähköpostiosoite.`)
};

export const sign_up_password = /** @type {(inputs: Sign_Up_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salasana`)
};

export const sign_up_password_again = /** @type {(inputs: Sign_Up_Password_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toista salasana`)
};

export const sign_up_submit = /** @type {(inputs: Sign_Up_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus`)
};

export const sign_up_failed = /** @type {(inputs: Sign_Up_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnusta ei voitu luoda. Yritä hetken päästä uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const sign_up_unknown = /** @type {(inputs: Sign_Up_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, luotiinko käyttäjätunnus. Kokeile kirjautua sillä. Jos kirjautuminen ei onnistu, kokeile uudelleen 24 tunnin kuluttua.`)
};

export const sign_up_created_meanwhile = /** @type {(inputs: Sign_Up_Created_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi käyttäjätunnus on luotu. Kirjaudu ulos, kun haluat kirjautua sillä.`)
};

export const sign_up_created_verify = /** @type {(inputs: Sign_Up_Created_VerifyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Uusi käyttäjätunnus on luotu. Lähetimme vahvistuslinkin osoitteeseen ${i?.email ?? '–'}. Avaa se, niin voit kirjautua sisään.`)
};

export const sign_up_new_page_title = /** @type {(inputs: Sign_Up_New_Page_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus uudelle yritykselle`)
};

export const sign_up_new_page_text = /** @type {(inputs: Sign_Up_New_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnuksella voit tilata yrityksellesi paperiseteleitä.`)
};

export const sign_up_existing_page_title = /** @type {(inputs: Sign_Up_Existing_Page_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus asiakasyritykselle`)
};

export const sign_up_existing_page_text = /** @type {(inputs: Sign_Up_Existing_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luot itsellesi käyttäjätunnuksen yritykselle, joka on jo asiakas.`)
};

export const sign_up_company = /** @type {(inputs: Sign_Up_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys`)
};

export const sign_up_you = /** @type {(inputs: Sign_Up_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat tietosi`)
};

export const sign_up_account = /** @type {(inputs: Sign_Up_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus ja salasana`)
};

export const sign_up_customer_number = /** @type {(inputs: Sign_Up_Customer_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakasnumero`)
};

export const sign_up_customer_number_hint = /** @type {(inputs: Sign_Up_Customer_Number_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`8 numeroa. Löydät sen laskusta.`)
};

export const sign_up_customer_number_wrong = /** @type {(inputs: Sign_Up_Customer_Number_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakasnumerossa on 8 numeroa.`)
};

export const sign_up_company_name = /** @type {(inputs: Sign_Up_Company_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen nimi`)
};

export const sign_up_business_id = /** @type {(inputs: Sign_Up_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Y-tunnus`)
};

export const sign_up_first_name = /** @type {(inputs: Sign_Up_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etunimi`)
};

export const sign_up_last_name = /** @type {(inputs: Sign_Up_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sukunimi`)
};

export const sign_up_email = /** @type {(inputs: Sign_Up_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite`)
};

export const sign_up_email_hint = /** @type {(inputs: Sign_Up_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetämme osoitteeseen vahvistuslinkin.`)
};

export const sign_up_phone = /** @type {(inputs: Sign_Up_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelinnumero`)
};

export const sign_up_job_title = /** @type {(inputs: Sign_Up_Job_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tehtävänimike`)
};

export const existing_company_title = /** @type {(inputs: Existing_Company_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys on jo asiakas`)
};

export const existing_company_text = /** @type {(inputs: Existing_Company_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yrityksellä, jonka Y-tunnus on ${i?.businessId ?? '–'}, on jo sopimus tai käyttäjätunnus palvelussa. Kirjaudu sisään tai luo itsellesi käyttäjätunnus asiakasnumerolla.`)
};

export const existing_company_join = /** @type {(inputs: Existing_Company_JoinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo käyttäjätunnus`)
};

export const existing_company_close = /** @type {(inputs: Existing_Company_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta Y-tunnusta`)
};

export const link_invalid_title = /** @type {(inputs: Link_Invalid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki ei toimi`)
};

export const link_invalid_text = /** @type {(inputs: Link_Invalid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uudempi linkki on korvannut tämän, tai osa osoitteesta puuttuu. Avaa linkki uusimmasta viestistä.`)
};

export const link_expired_title = /** @type {(inputs: Link_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on vanhentunut`)
};

export const link_expired_text = /** @type {(inputs: Link_Expired_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on voimassa 14 päivää. Voit lähettää uuden linkin samaan sähköpostiosoitteeseen.`)
};

export const link_completed_title = /** @type {(inputs: Link_Completed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus on jo luotu`)
};

export const link_completed_text = /** @type {(inputs: Link_Completed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkki on jo käytetty. Kirjaudu sisään.`)
};

export const link_deleted_title = /** @type {(inputs: Link_Deleted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö on poistettu`)
};

export const link_deleted_text = /** @type {(inputs: Link_Deleted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys on poistanut yhteyshenkilön, jolle linkki lähetettiin. Jos tarvitset käyttäjätunnuksen, pyydä yritystä lisäämään sinut uudelleen.`)
};

export const link_start = /** @type {(inputs: Link_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloita alusta`)
};

export const resend_title = /** @type {(inputs: Resend_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä rekisteröintiviesti uudelleen`)
};

export const resend_text = /** @type {(inputs: Resend_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetämme uuden linkin siihen sähköpostiosoitteeseen, joka on sopimuksessa tai yhteyshenkilön tiedoissa. Aiemmat linkit lakkaavat toimimasta.`)
};

export const resend_submit = /** @type {(inputs: Resend_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä uudelleen`)
};

export const resend_sent = /** @type {(inputs: Resend_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköposti on lähetetty.`)
};

export const resend_unknown = /** @type {(inputs: Resend_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, lähtikö viesti. Tarkista sähköpostisi. Jos viestiä ei tule, voit lähettää sen uudelleen.`)
};

export const resend_summary_title = /** @type {(inputs: Resend_Summary_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rekisteröintiviesti on lähetetty`)
};

export const summary_title = /** @type {(inputs: Summary_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimus on allekirjoitettu`)
};

export const summary_next = /** @type {(inputs: Summary_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näin etenet`)
};

export const summary_step_mail = /** @type {(inputs: Summary_Step_MailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoittaja saa sähköpostin, jossa on linkki käyttäjätunnuksen luomiseen.`)
};

export const summary_step_mail_to = /** @type {(inputs: Summary_Step_Mail_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lähetämme osoitteeseen ${i?.email ?? '–'} linkin käyttäjätunnuksen luomiseen.`)
};

export const summary_wrong_address = /** @type {(inputs: Summary_Wrong_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jos osoite on väärin, ota yhteyttä asiakaspalveluun.`)
};

export const summary_step_mail_again = /** @type {(inputs: Summary_Step_Mail_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saat uuden linkin sähköpostiisi. Aiemmat linkit eivät enää toimi.`)
};

export const summary_step_account = /** @type {(inputs: Summary_Step_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa linkki ja luo käyttäjätunnus. Linkki on voimassa 14 päivää.`)
};

export const summary_step_others = /** @type {(inputs: Summary_Step_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muut yhteyshenkilöt saavat oman viestinsä samaan aikaan.`)
};

export const summary_step_start = /** @type {(inputs: Summary_Step_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään, ota edut käyttöön, lisää työntekijät ja siirrä rahaa. Sen jälkeen voit ladata etuja.`)
};

export const summary_step_login = /** @type {(inputs: Summary_Step_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudu sisään, kun käyttäjätunnus on valmis.`)
};

export const summary_missing_title = /** @type {(inputs: Summary_Missing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eikö viestiä näy?`)
};

export const summary_missing_text = /** @type {(inputs: Summary_Missing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Katso myös roskapostikansio. Voit lähettää viestin uudelleen.`)
};

export const contract_title = /** @type {(inputs: Contract_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimus`)
};

export const contract_company = /** @type {(inputs: Contract_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tiedot`)
};

export const contract_invoicing = /** @type {(inputs: Contract_InvoicingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutustiedot`)
};

export const contract_contacts = /** @type {(inputs: Contract_ContactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilöt`)
};

export const contract_signing = /** @type {(inputs: Contract_SigningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoitus`)
};

export const contract_employees = /** @type {(inputs: Contract_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilöstömäärä`)
};

export const contract_same_address = /** @type {(inputs: Contract_Same_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kopioi yrityksen osoite`)
};

export const contract_contact = /** @type {(inputs: Contract_ContactInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö ${i?.number ?? '–'}`)
};

export const contract_contact_add = /** @type {(inputs: Contract_Contact_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää yhteyshenkilö`)
};

export const contract_contact_remove = /** @type {(inputs: Contract_Contact_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista`)
};

export const contract_contact_remove_label = /** @type {(inputs: Contract_Contact_Remove_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Poista yhteyshenkilö ${i?.number ?? '–'}`)
};

export const contract_contact_added = /** @type {(inputs: Contract_Contact_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö ${i?.number ?? '–'} lisättiin.`)
};

export const contract_contact_removed = /** @type {(inputs: Contract_Contact_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö poistettiin.`)
};

export const contract_company_text = /** @type {(inputs: Contract_Company_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimus tehdään tämän yrityksen nimiin.`)
};

export const contract_invoicing_text = /** @type {(inputs: Contract_Invoicing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetämme yrityksen laskut näillä tiedoilla.`)
};

export const contract_contacts_text = /** @type {(inputs: Contract_Contacts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilöt saavat sähköpostiinsa linkin, jolla he luovat käyttäjätunnuksen.`)
};

export const contract_contacts_full = /** @type {(inputs: Contract_Contacts_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilöitä voi olla enintään ${i?.max ?? '–'}.`)
};

export const contract_review = /** @type {(inputs: Contract_ReviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tiedot`)
};

export const contract_change = /** @type {(inputs: Contract_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta`)
};

export const contract_change_label = /** @type {(inputs: Contract_Change_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Muuta: ${i?.part ?? '–'}`)
};

export const contract_address = /** @type {(inputs: Contract_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite`)
};

export const contract_signatory = /** @type {(inputs: Contract_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoittaja`)
};

export const contract_signatory_text = /** @type {(inputs: Contract_Signatory_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoittajalla on oikeus tehdä sopimus yrityksen puolesta. Lähetämme hänelle linkin käyttäjätunnuksen luomiseen.`)
};

export const contract_signatory_same = /** @type {(inputs: Contract_Signatory_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käytä tietoja: ${i?.name ?? '–'}`)
};

export const contract_documents = /** @type {(inputs: Contract_DocumentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ehdot ja hinnasto`)
};

export const contract_read_terms = /** @type {(inputs: Contract_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa käyttöehdot`)
};

export const contract_read_prices = /** @type {(inputs: Contract_Read_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa hinnasto`)
};

export const contract_documents_missing = /** @type {(inputs: Contract_Documents_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakirjoja ei voitu hakea.`)
};

export const contract_right = /** @type {(inputs: Contract_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minulla on oikeus allekirjoittaa sopimus yrityksen puolesta`)
};

export const contract_terms = /** @type {(inputs: Contract_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksyn palvelun käyttöehdot`)
};

export const contract_price_list = /** @type {(inputs: Contract_Price_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksyn hinnaston`)
};

export const contract_sign = /** @type {(inputs: Contract_SignInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoita sopimus`)
};

export const contract_sign_hint = /** @type {(inputs: Contract_Sign_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoitus sitoo yritystä heti. Sen jälkeen sopimusta ei voi muuttaa tällä lomakkeella.`)
};

export const contract_lost_title = /** @type {(inputs: Contract_Lost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, allekirjoitettiinko sopimus`)
};

export const contract_lost_checking = /** @type {(inputs: Contract_Lost_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta allekirjoituksesta. Tarkistamme, mitä tapahtui.`)
};

export const contract_lost_open_title = /** @type {(inputs: Contract_Lost_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimusta ei ole vielä allekirjoitettu`)
};

export const contract_lost_open = /** @type {(inputs: Contract_Lost_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys ei ole vielä asiakas. Kirjoittamasi tiedot ovat tallessa, ja voit allekirjoittaa uudelleen.`)
};

export const contract_lost_unchecked = /** @type {(inputs: Contract_Lost_UncheckedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta allekirjoituksesta. Jos sopimus allekirjoitettiin, osoitteeseen ${i?.email ?? '–'} lähetetään viesti. Älä allekirjoita uudelleen, ennen kuin asia on selvinnyt.`)
};

export const contract_own_text = /** @type {(inputs: Contract_Own_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teet sopimuksen yrityksellesi. Nimeä ja Y-tunnusta ei voi muuttaa.`)
};

export const contract_contacts_own = /** @type {(inputs: Contract_Contacts_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nykyiset yhteyshenkilöt säilyvät. Uudet saavat sähköpostiinsa linkin, jolla he luovat käyttäjätunnuksen.`)
};

export const contract_signatory_own = /** @type {(inputs: Contract_Signatory_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoittajalla on oikeus tehdä sopimus yrityksen puolesta. Jos hänellä ei ole käyttäjätunnusta, hän saa linkin sen luomiseen.`)
};

export const contract_own_signed = /** @type {(inputs: Contract_Own_SignedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimus on allekirjoitettu. Voit nyt hoitaa yrityksesi etuja ja maksuja.`)
};

export const contract_refused = /** @type {(inputs: Contract_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimusta ei allekirjoitettu, koska yritys on jo asiakas.`)
};

export const contract_refused_own = /** @type {(inputs: Contract_Refused_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimusta ei allekirjoitettu. Yrityksellä voi jo olla sopimus, joten ota yhteyttä asiakaspalveluun.`)
};

export const contract_contact_same_email = /** @type {(inputs: Contract_Contact_Same_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toisella yhteyshenkilöllä on sama sähköpostiosoite.`)
};

export const contract_lost_customer_title = /** @type {(inputs: Contract_Lost_Customer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys on nyt asiakas`)
};

export const contract_lost_customer = /** @type {(inputs: Contract_Lost_CustomerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta siitä, allekirjoititko sopimuksen sinä vai joku muu. Jos viestiä ei tule osoitteeseen ${i?.email ?? '–'}, ota yhteyttä asiakaspalveluun.`)
};

export const contract_lost_repeatable = /** @type {(inputs: Contract_Lost_RepeatableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta allekirjoituksesta. Voit allekirjoittaa turvallisesti uudelleen: uusi linkki osoitteeseen ${i?.email ?? '–'} korvaa aiemman.`)
};

export const contract_lost_check = /** @type {(inputs: Contract_Lost_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista uudelleen`)
};

export const contract_lost_back = /** @type {(inputs: Contract_Lost_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin sopimukseen`)
};

export const sign_up_loading = /** @type {(inputs: Sign_Up_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan lomaketta`)
};

export const contract_documents_loading = /** @type {(inputs: Contract_Documents_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan asiakirjoja`)
};

export const contract_same_address_done = /** @type {(inputs: Contract_Same_Address_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite on sama kuin yrityksen osoite.`)
};

export const home_title = /** @type {(inputs: Home_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etusivu`)
};

export const home_greeting = /** @type {(inputs: Home_GreetingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hei ${i?.name ?? '–'}`)
};

export const home_greeting_unknown = /** @type {(inputs: Home_Greeting_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tervetuloa`)
};

export const home_orders_check_failed = /** @type {(inputs: Home_Orders_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksia ei voitu tarkistaa.`)
};

export const home_lacks_rights = /** @type {(inputs: Home_Lacks_RightsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla ei ole oikeuksia yrityksesi etuihin tai seteleihin. Pyydä oikeudet yrityksesi allekirjoitusoikeudelliselta.`)
};

export const home_notice_close = /** @type {(inputs: Home_Notice_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje tiedote`)
};

export const home_news = /** @type {(inputs: Home_NewsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajankohtaista`)
};

export const home_news_previous = /** @type {(inputs: Home_News_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen uutinen`)
};

export const home_news_next = /** @type {(inputs: Home_News_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seuraava uutinen`)
};

export const home_news_position = /** @type {(inputs: Home_News_PositionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.current ?? '–'} / ${i?.count ?? '–'}`)
};

export const home_promotions = /** @type {(inputs: Home_PromotionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kampanjat`)
};

export const home_support_title = /** @type {(inputs: Home_Support_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarvitsetko apua?`)
};

export const home_support_text = /** @type {(inputs: Home_Support_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oppaat neuvovat vaihe vaiheelta. Ohjeista löydät myös asiakaspalvelun yhteystiedot.`)
};

export const home_support_employer_guide = /** @type {(inputs: Home_Support_Employer_GuideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työnantajan opas`)
};

export const home_support_employee_guide = /** @type {(inputs: Home_Support_Employee_GuideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän opas`)
};

export const home_support_help = /** @type {(inputs: Home_Support_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa ohjeet`)
};

export const home_blocked_title = /** @type {(inputs: Home_Blocked_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelitilaukset eivät ole käytössä`)
};

export const home_blocked_text = /** @type {(inputs: Home_Blocked_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritykselläsi ei ole oikeutta tilata paperiseteleitä. Kysy lisää asiakaspalvelusta.`)
};

export const home_blocked_help = /** @type {(inputs: Home_Blocked_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet ja tuki`)
};

export const home_company_pending = /** @type {(inputs: Home_Company_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan yrityksen tietoja`)
};

export const home_company_failed = /** @type {(inputs: Home_Company_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tietoja ei voitu hakea.`)
};

export const home_read_failed_text = /** @type {(inputs: Home_Read_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä hetken päästä uudelleen.`)
};

export const home_news_pending = /** @type {(inputs: Home_News_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan uutisia`)
};

export const home_balance = /** @type {(inputs: Home_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilin saldo`)
};

export const home_balance_failed = /** @type {(inputs: Home_Balance_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldoa ei voitu hakea.`)
};

export const home_balance_requested = /** @type {(inputs: Home_Balance_RequestedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Avoimet latauspyynnöt: yhteensä ${i?.amount ?? '–'}.`)
};

export const home_balance_transfer = /** @type {(inputs: Home_Balance_TransferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const home_active = /** @type {(inputs: Home_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käytössä olevat edut`)
};

export const home_benefit_maximum = /** @type {(inputs: Home_Benefit_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enimmäismäärä`)
};

export const home_benefit_without_group = /** @type {(inputs: Home_Benefit_Without_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo eturyhmä, niin työntekijät saavat edun.`)
};

export const home_duo = /** @type {(inputs: Home_DuoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Duo: lounasetu ja virike-etu`)
};

export const home_duo_text = /** @type {(inputs: Home_Duo_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Molemmat edut samalla virtuaalikortilla.`)
};

export const home_ready = /** @type {(inputs: Home_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut, joita voit tilata`)
};

export const home_order_choices = /** @type {(inputs: Home_Order_ChoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse edut`)
};

export const home_order_summary = /** @type {(inputs: Home_Order_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen yhteenveto`)
};

export const home_order_nothing = /** @type {(inputs: Home_Order_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Et ole vielä valinnut etuja.`)
};

export const home_order_text = /** @type {(inputs: Home_Order_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilatut edut tulevat käyttöön heti. Sen jälkeen luot niille eturyhmät. Rahaa siirrät vasta myöhemmin.`)
};

export const home_order_terms = /** @type {(inputs: Home_Order_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksyn palvelun käyttöehdot`)
};

export const home_order_price_list = /** @type {(inputs: Home_Order_Price_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksyn hinnaston`)
};

export const home_order_send = /** @type {(inputs: Home_Order_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa edut`)
};

export const home_order_choose = /** @type {(inputs: Home_Order_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse ensin edut, jotka haluat tilata.`)
};

export const home_order_accept = /** @type {(inputs: Home_Order_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksy ensin käyttöehdot ja hinnasto.`)
};

export const home_order_failed = /** @type {(inputs: Home_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus ei onnistunut.`)
};

export const home_ordered_title = /** @type {(inputs: Home_Ordered_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilaus onnistui: ${i?.benefits ?? '–'}`)
};

export const home_ordered_text = /** @type {(inputs: Home_Ordered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut ovat nyt käytössä. Luo niille seuraavaksi eturyhmät, niin työntekijät saavat ne.`)
};

export const home_ordered_manage = /** @type {(inputs: Home_Ordered_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const home_set_up = /** @type {(inputs: Home_Set_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota edut käyttöön`)
};

export const home_set_up_text = /** @type {(inputs: Home_Set_Up_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee vaiheet järjestyksessä tai palaa niihin myöhemmin.`)
};

export const home_set_up_done = /** @type {(inputs: Home_Set_Up_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valmiina ${i?.done ?? '–'}/${i?.count ?? '–'}`)
};

export const home_set_up_ready = /** @type {(inputs: Home_Set_Up_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut ovat käytettävissä 15 minuutin kuluttua käyttöönotosta.`)
};

export const home_set_up_cards = /** @type {(inputs: Home_Set_Up_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa edut ja kortit kerralla`)
};

export const home_step_done = /** @type {(inputs: Home_Step_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valmis`)
};

export const home_step_benefits = /** @type {(inputs: Home_Step_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse edut`)
};

export const home_step_benefits_text = /** @type {(inputs: Home_Step_Benefits_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo eturyhmä ja päätä, paljonko etua työntekijä saa.`)
};

export const home_step_benefits_action = /** @type {(inputs: Home_Step_Benefits_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const home_step_employees = /** @type {(inputs: Home_Step_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijät`)
};

export const home_step_employees_text = /** @type {(inputs: Home_Step_Employees_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijät yksitellen tai tuo kaikki kerralla taulukosta.`)
};

export const home_step_employees_action = /** @type {(inputs: Home_Step_Employees_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijöitä`)
};

export const home_step_deposit = /** @type {(inputs: Home_Step_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const home_step_deposit_text = /** @type {(inputs: Home_Step_Deposit_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä yrityksen tilille rahaa, josta edut ladataan.`)
};

export const home_step_deposit_action = /** @type {(inputs: Home_Step_Deposit_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const home_step_load = /** @type {(inputs: Home_Step_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const home_step_load_text = /** @type {(inputs: Home_Step_Load_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua työntekijöille, niin he voivat käyttää sitä.`)
};

export const home_step_load_action = /** @type {(inputs: Home_Step_Load_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const home_how = /** @type {(inputs: Home_HowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näin edut toimivat`)
};

export const home_how_groups = /** @type {(inputs: Home_How_GroupsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmä kertoo, mitä etua työntekijä saa ja paljonko.`)
};

export const home_how_cards = /** @type {(inputs: Home_How_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jokaiselle työntekijälle tilataan virtuaalikortti, jolla hän maksaa.`)
};

export const home_how_money = /** @type {(inputs: Home_How_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrät rahaa yrityksen tilille ja lataat siitä etua työntekijöille. Työntekijät voivat myös itse pyytää lounasetua.`)
};

export const home_fee = /** @type {(inputs: Home_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukausimaksu`)
};

export const home_fee_pending = /** @type {(inputs: Home_Fee_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan kuukausimaksun tietoja`)
};

export const home_fee_text = /** @type {(inputs: Home_Fee_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelusta maksetaan kuukausimaksu hinnaston mukaan.`)
};

export const home_fee_invoice = /** @type {(inputs: Home_Fee_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ensimmäinen lasku lähetetään, kun maksua on kertynyt 5 €.`)
};

export const home_fee_vat = /** @type {(inputs: Home_Fee_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksuun lisätään alv ${i?.percent ?? '–'} %.`)
};

export const home_balance_no_requests = /** @type {(inputs: Home_Balance_No_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimia latauspyyntöjä ei ole.`)
};

export const home_support_pending = /** @type {(inputs: Home_Support_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan oppaita`)
};

export const home_work = /** @type {(inputs: Home_WorkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tehtävää`)
};

export const home_work_pending = /** @type {(inputs: Home_Work_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tehtäviä`)
};

export const home_work_nothing = /** @type {(inputs: Home_Work_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla ei ole avoimia tehtäviä.`)
};

export const home_work_failed = /** @type {(inputs: Home_Work_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikkia tehtäviä ei voitu hakea.`)
};

export const home_work_requests = /** @type {(inputs: Home_Work_RequestsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latauspyyntöjä odottaa: ${i?.count ?? '–'}, yhteensä ${i?.sum ?? '–'}`)
};

export const home_work_without_benefit = /** @type {(inputs: Home_Work_Without_BenefitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä ilman etua: ${i?.count ?? '–'}`)
};

export const home_order_open = /** @type {(inputs: Home_Order_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa lisää etuja`)
};

export const home_order_read_terms = /** @type {(inputs: Home_Order_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa käyttöehdot`)
};

export const home_order_read_prices = /** @type {(inputs: Home_Order_Read_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa hinnasto`)
};

export const home_accepted_payments = /** @type {(inputs: Home_Accepted_PaymentsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksu on hyväksytty, mutta raha ei ole vielä saldossa: ${i?.amount ?? '–'}.`)
};

export const home_open_payments = /** @type {(inputs: Home_Open_PaymentsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Avoimia maksuja: ${i?.count ?? '–'}, yhteensä ${i?.amount ?? '–'}.`)
};

export const home_open_payments_due = /** @type {(inputs: Home_Open_Payments_DueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Avoimia maksuja: ${i?.count ?? '–'}, yhteensä ${i?.amount ?? '–'}, eräpäivä ${i?.date ?? '–'}.`)
};

export const home_order_failed_retry = /** @type {(inputs: Home_Order_Failed_RetryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtui virhe. Yritä uudelleen.`)
};

export const home_missing = /** @type {(inputs: Home_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldosta puuttuu`)
};

export const home_missing_for = /** @type {(inputs: Home_Missing_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päivän ${i?.date ?? '–'} latauksiin`)
};

export const home_missing_for_expected = /** @type {(inputs: Home_Missing_For_ExpectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päivän ${i?.date ?? '–'} arvioituihin latauksiin`)
};

export const home_missing_for_requests = /** @type {(inputs: Home_Missing_For_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimiin latauspyyntöihin`)
};

export const home_missing_enough = /** @type {(inputs: Home_Missing_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo riittää ${i?.date ?? '–'} asti.`)
};

export const home_missing_no_loads = /** @type {(inputs: Home_Missing_No_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksia ei ole tiedossa.`)
};

export const home_loaded = /** @type {(inputs: Home_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu tässä kuussa`)
};

export const home_next_load = /** @type {(inputs: Home_Next_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seuraava ajastettu lataus`)
};

export const home_next_automatic = /** @type {(inputs: Home_Next_AutomaticInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Automaattinen lataus ${i?.date ?? '–'}`)
};

export const home_figure_pending = /** @type {(inputs: Home_Figure_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan lukua`)
};

export const home_figure_failed = /** @type {(inputs: Home_Figure_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lukua ei voitu hakea.`)
};

export const home_work_transfer_by = /** @type {(inputs: Home_Work_Transfer_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Siirrä viimeistään ${i?.date ?? '–'}.`)
};

export const home_work_transfer_now = /** @type {(inputs: Home_Work_Transfer_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä heti.`)
};

export const company_title = /** @type {(inputs: Company_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tiedot`)
};

export const company_tab_details = /** @type {(inputs: Company_Tab_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perustiedot`)
};

export const company_tab_contacts = /** @type {(inputs: Company_Tab_ContactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilöt`)
};

export const company_loading = /** @type {(inputs: Company_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan yrityksen tietoja`)
};

export const company_saved = /** @type {(inputs: Company_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tiedot on päivitetty.`)
};

export const company_editing_closed_title = /** @type {(inputs: Company_Editing_Closed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Huoltokatko on käynnissä`)
};

export const company_editing_closed_text = /** @type {(inputs: Company_Editing_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja ei voi muokata huoltokatkon aikana. Yritä myöhemmin uudelleen.`)
};

export const company_editing_closed_until = /** @type {(inputs: Company_Editing_Closed_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tietoja ei voi muokata huoltokatkon aikana. Katko päättyy ${i?.time ?? '–'} Suomen aikaa.`)
};

export const company_editing_closed_reason = /** @type {(inputs: Company_Editing_Closed_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja ei voi muokata huoltokatkon aikana.`)
};

export const contacts_first_name = /** @type {(inputs: Contacts_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etunimi`)
};

export const contacts_last_name = /** @type {(inputs: Contacts_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sukunimi`)
};

export const contacts_email = /** @type {(inputs: Contacts_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite`)
};

export const contacts_phone = /** @type {(inputs: Contacts_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelinnumero`)
};

export const contacts_username = /** @type {(inputs: Contacts_UsernameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnus`)
};

export const contacts_username_hint = /** @type {(inputs: Contacts_Username_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`6–⁠100 merkkiä. Tunnus ei voi olla sähköpostiosoite.`)
};

export const contacts_username_proposal = /** @type {(inputs: Contacts_Username_ProposalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ehdotus, 6–⁠100 merkkiä. Yhteyshenkilö valitsee tunnuksensa itse aktivointiviestin linkistä.`)
};

export const contacts_status = /** @type {(inputs: Contacts_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tila`)
};

export const contacts_active = /** @type {(inputs: Contacts_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aktiivinen`)
};

export const contacts_unconfirmed = /** @type {(inputs: Contacts_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistamatta`)
};

export const contacts_unconfirmed_text = /** @type {(inputs: Contacts_Unconfirmed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö ei ole vielä avannut aktivointiviestin linkkiä. Tietoja voi muokata, kun hän on ottanut käyttäjätunnuksensa käyttöön.`)
};

export const contacts_yourself = /** @type {(inputs: Contacts_YourselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinä`)
};

export const contacts_email_hint = /** @type {(inputs: Contacts_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi osoite tulee käyttöön, kun siihen lähetetty vahvistuslinkki avataan. Ilmoitamme muutoksesta nykyiseen osoitteeseen.`)
};

export const contacts_saved_email = /** @type {(inputs: Contacts_Saved_EmailInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tiedot on tallennettu. Vahvistuslinkki lähetettiin osoitteeseen ${i?.email ?? '–'}.`)
};

export const contacts_pending_email = /** @type {(inputs: Contacts_Pending_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa vahvistusta`)
};

export const contacts_signatory = /** @type {(inputs: Contacts_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoitusoikeudellinen`)
};

export const contacts_delete_signatory = /** @type {(inputs: Contacts_Delete_SignatoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hän on allekirjoitusoikeudellinen. Poiston jälkeen hän ei voi hoitaa yrityksen etuja eikä maksuja. Jos muita allekirjoitusoikeudellisia ei ole, niitä ei voi hoitaa ilman uutta sopimusta.`)
};

export const contacts_add = /** @type {(inputs: Contacts_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää yhteyshenkilö`)
};

export const contacts_add_title = /** @type {(inputs: Contacts_Add_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi yhteyshenkilö`)
};

export const contacts_added = /** @type {(inputs: Contacts_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö ${i?.name ?? '–'} on lisätty. Aktivointiviesti lähetettiin osoitteeseen ${i?.email ?? '–'}.`)
};

export const contacts_add_unknown = /** @type {(inputs: Contacts_Add_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, lisättiinkö yhteyshenkilö. Tarkista luettelo, ennen kuin yrität uudelleen.`)
};

export const contacts_edit = /** @type {(inputs: Contacts_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa`)
};

export const contacts_save = /** @type {(inputs: Contacts_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna`)
};

export const contacts_close = /** @type {(inputs: Contacts_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje`)
};

export const contacts_resend = /** @type {(inputs: Contacts_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetä viesti uudelleen`)
};

export const contacts_resent = /** @type {(inputs: Contacts_ResentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Uusi aktivointiviesti on lähetetty osoitteeseen ${i?.email ?? '–'}. Vanhat linkit eivät enää toimi.`)
};

export const contacts_resend_unknown = /** @type {(inputs: Contacts_Resend_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, lähtikö aktivointiviesti. Voit lähettää sen turvallisesti uudelleen.`)
};

export const contacts_delete = /** @type {(inputs: Contacts_DeleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista`)
};

export const contacts_delete_title = /** @type {(inputs: Contacts_Delete_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Poistetaanko yhteyshenkilö ${i?.name ?? '–'}?`)
};

export const contacts_delete_active = /** @type {(inputs: Contacts_Delete_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö kirjataan heti ulos, eikä hän voi enää kirjautua palveluun. Poistoa ei voi perua.`)
};

export const contacts_delete_unconfirmed = /** @type {(inputs: Contacts_Delete_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilön aktivointilinkki lakkaa toimimasta. Poistoa ei voi perua.`)
};

export const contacts_delete_confirm = /** @type {(inputs: Contacts_Delete_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista yhteyshenkilö`)
};

export const contacts_deleted = /** @type {(inputs: Contacts_DeletedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö ${i?.name ?? '–'} on poistettu.`)
};

export const contacts_delete_activated = /** @type {(inputs: Contacts_Delete_ActivatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilö on sillä välin ottanut käyttäjätunnuksensa käyttöön. Jos poistat hänet, hän ei voi enää kirjautua palveluun.`)
};

export const contacts_delete_unknown = /** @type {(inputs: Contacts_Delete_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, poistettiinko yhteyshenkilö. Voit yrittää turvallisesti uudelleen.`)
};

export const contacts_delete_not_contact = /** @type {(inputs: Contacts_Delete_Not_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vain aktiivinen yhteyshenkilö voi poistaa muita.`)
};

export const contacts_delete_yourself_title = /** @type {(inputs: Contacts_Delete_Yourself_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Et voi poistaa itseäsi`)
};

export const contacts_delete_yourself_text = /** @type {(inputs: Contacts_Delete_Yourself_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä yrityksesi toista yhteyshenkilöä poistamaan sinut tai ota yhteyttä asiakaspalveluun.`)
};

export const contacts_adding_closed_title = /** @type {(inputs: Contacts_Adding_Closed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteyshenkilöitä ei voi juuri nyt lisätä`)
};

export const contacts_adding_closed_text = /** @type {(inputs: Contacts_Adding_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jos tarvitset uuden yhteyshenkilön heti, ota yhteyttä asiakaspalveluun.`)
};

export const contacts_adding_closed_help = /** @type {(inputs: Contacts_Adding_Closed_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet ja tuki`)
};

export const company_name = /** @type {(inputs: Company_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys`)
};

export const company_business_id = /** @type {(inputs: Company_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Y-tunnus`)
};

export const company_customer_number = /** @type {(inputs: Company_Customer_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakasnumero`)
};

export const company_size = /** @type {(inputs: Company_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilöstömäärä`)
};

export const company_address = /** @type {(inputs: Company_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite`)
};

export const company_invoicing = /** @type {(inputs: Company_InvoicingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutus`)
};

export const company_invoice_line = /** @type {(inputs: Company_Invoice_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutuksen katuosoite`)
};

export const company_invoice_post_code = /** @type {(inputs: Company_Invoice_Post_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutuksen postinumero`)
};

export const company_invoice_city = /** @type {(inputs: Company_Invoice_CityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutuksen postitoimipaikka`)
};

export const company_invoice_country = /** @type {(inputs: Company_Invoice_CountryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutuksen maa`)
};

export const company_edit = /** @type {(inputs: Company_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa tietoja`)
};

export const company_save = /** @type {(inputs: Company_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna tiedot`)
};

export const company_cancel = /** @type {(inputs: Company_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruuta`)
};

export const company_save_failed = /** @type {(inputs: Company_Save_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tietoja ei voitu päivittää, joten mitään ei muutettu. Yritä hetken päästä uudelleen.`)
};

export const company_impersonated = /** @type {(inputs: Company_ImpersonatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimit asiakkaan puolesta, joten salasanaa ei kysytä.`)
};

export const company_no_signatory_title = /** @type {(inputs: Company_No_Signatory_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritykselläsi ei ole allekirjoitusoikeudellista`)
};

export const company_no_signatory_text = /** @type {(inputs: Company_No_Signatory_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allekirjoitusoikeudellinen huolehtii eduista, työntekijöiden tiedoista ja maksuista. Hän pääsee palveluun, kun teet sopimuksen.`)
};

export const company_no_signatory_contract = /** @type {(inputs: Company_No_Signatory_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee sopimus`)
};

export const company_rights_title = /** @type {(inputs: Company_Rights_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Testiympäristö`)
};

export const company_rights_text = /** @type {(inputs: Company_Rights_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voit antaa itsellesi allekirjoitusoikeuden. Tämä näkyy vain testiympäristöissä.`)
};

export const company_rights_request = /** @type {(inputs: Company_Rights_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydä oikeus`)
};

export const company_rights_failed = /** @type {(inputs: Company_Rights_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjälle ei voitu lisätä roolia.`)
};

export const employees_title = /** @type {(inputs: Employees_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät`)
};

export const employees_description = /** @type {(inputs: Employees_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijät, joille yritys antaa etuja, ja pidä heidän tietonsa ajan tasalla.`)
};

export const employees_add = /** @type {(inputs: Employees_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijä`)
};

export const employees_import_link = /** @type {(inputs: Employees_Import_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuo useita kerralla`)
};

export const employees_table_label = /** @type {(inputs: Employees_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät`)
};

export const employees_column_employee = /** @type {(inputs: Employees_Column_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä`)
};

export const employees_column_benefits = /** @type {(inputs: Employees_Column_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut`)
};

export const employees_column_state = /** @type {(inputs: Employees_Column_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tila`)
};

export const employees_tag_new = /** @type {(inputs: Employees_Tag_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi`)
};

export const employees_tag_remove = /** @type {(inputs: Employees_Tag_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poistuu`)
};

export const employees_benefit_not_held = /** @type {(inputs: Employees_Benefit_Not_HeldInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ei käytössä`)
};

export const employees_benefit_funds_ended = /** @type {(inputs: Employees_Benefit_Funds_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: varojen käyttöaika päättynyt`)
};

export const employees_type_full_time = /** @type {(inputs: Employees_Type_Full_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kokoaikainen`)
};

export const employees_type_part_time = /** @type {(inputs: Employees_Type_Part_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osa-aikainen`)
};

export const employees_type_temporary = /** @type {(inputs: Employees_Type_TemporaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Määräaikainen`)
};

export const employees_type_on_hold = /** @type {(inputs: Employees_Type_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetty`)
};

export const employees_type_dropped = /** @type {(inputs: Employees_Type_DroppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päättynyt`)
};

export const employees_type_other = /** @type {(inputs: Employees_Type_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu työsuhde`)
};

export const employees_state_active = /** @type {(inputs: Employees_State_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voimassa`)
};

export const employees_state_ending = /** @type {(inputs: Employees_State_EndingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päättyy`)
};

export const employees_state_ended = /** @type {(inputs: Employees_State_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut päättyneet`)
};

export const employees_state_funds_ended = /** @type {(inputs: Employees_State_Funds_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttöaika päättynyt`)
};

export const employees_state_ends_on = /** @type {(inputs: Employees_State_Ends_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Edut päättyvät ${i?.date ?? '–'}`)
};

export const employees_state_funds_until = /** @type {(inputs: Employees_State_Funds_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Varat käytettävissä ${i?.date ?? '–'} asti`)
};

export const employees_state_funds_ended_on = /** @type {(inputs: Employees_State_Funds_Ended_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käyttöaika päättyi ${i?.date ?? '–'}`)
};

export const employees_row_edit = /** @type {(inputs: Employees_Row_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa`)
};

export const employees_row_show = /** @type {(inputs: Employees_Row_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä tiedot`)
};

export const employees_row_end = /** @type {(inputs: Employees_Row_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päätä edut`)
};

export const employees_row_end_not_now = /** @type {(inputs: Employees_Row_End_Not_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut ovat jo päättyneet.`)
};

export const employees_search_label = /** @type {(inputs: Employees_Search_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nimi tai henkilönumero`)
};

export const employees_filter_type = /** @type {(inputs: Employees_Filter_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työsuhde`)
};

export const employees_filter_benefit = /** @type {(inputs: Employees_Filter_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu`)
};

export const employees_filter_state = /** @type {(inputs: Employees_Filter_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tila`)
};

export const employees_filter_all = /** @type {(inputs: Employees_Filter_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki`)
};

export const employees_filter_clear = /** @type {(inputs: Employees_Filter_ClearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tyhjennä rajaukset`)
};

export const employees_none_found_title = /** @type {(inputs: Employees_None_Found_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hakua vastaavia työntekijöitä ei löytynyt`)
};

export const employees_none_found_text = /** @type {(inputs: Employees_None_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista hakusanat tai poista rajauksia.`)
};

export const employees_limit = /** @type {(inputs: Employees_LimitInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Yrityksellä voi olla enintään ${i?.count ?? '–'} työntekijä. Jos tarvitset lisää, ota yhteyttä asiakaspalveluun.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Yrityksellä voi olla enintään ${i?.count ?? '–'} työntekijää. Jos tarvitset lisää, ota yhteyttä asiakaspalveluun.`);
	return /** @type {LocalizedString} */ ("employees_limit");
};

export const employees_no_benefit_title = /** @type {(inputs: Employees_No_Benefit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloita ottamalla etu käyttöön`)
};

export const employees_no_benefit_text = /** @type {(inputs: Employees_No_Benefit_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät saavat edut eturyhmien kautta. Yritykselläsi ei ole vielä eturyhmiä.`)
};

export const employees_no_benefit_action = /** @type {(inputs: Employees_No_Benefit_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const employees_none_title = /** @type {(inputs: Employees_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksellä ei ole vielä työntekijöitä`)
};

export const employees_none_text = /** @type {(inputs: Employees_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijä, niin hän saa virtuaalikortin ja voit ladata hänelle etuja. Jos tiedot ovat taulukossa, tuo kaikki kerralla.`)
};

export const employees_field_first_name = /** @type {(inputs: Employees_Field_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etunimi`)
};

export const employees_field_last_name = /** @type {(inputs: Employees_Field_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sukunimi`)
};

export const employees_field_email = /** @type {(inputs: Employees_Field_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite`)
};

export const employees_field_personal_id = /** @type {(inputs: Employees_Field_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnus`)
};

export const employees_personal_id_hint = /** @type {(inputs: Employees_Personal_Id_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esimerkiksi 131052-308T`)
};

export const employees_personal_id_fixed = /** @type {(inputs: Employees_Personal_Id_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnusta ei voi muuttaa.`)
};

export const employees_field_phone = /** @type {(inputs: Employees_Field_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelinnumero`)
};

export const employees_phone_hint = /** @type {(inputs: Employees_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suomalainen numero: +358…`)
};

export const employees_field_type = /** @type {(inputs: Employees_Field_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työsuhde`)
};

export const employees_type_on_hold_hint = /** @type {(inputs: Employees_Type_On_Hold_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytyksen aikana työntekijä ei voi pyytää lounasedun latausta.`)
};

export const employees_type_dropped_hint = /** @type {(inputs: Employees_Type_Dropped_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut päättyvät tänään tai ovat päättyneet, joten työsuhteen tila on Päättynyt.`)
};

export const employees_field_percentage = /** @type {(inputs: Employees_Field_PercentageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työaikaprosentti`)
};

export const employees_percentage_fixed = /** @type {(inputs: Employees_Percentage_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vain osa-aikaisille ja määräaikaisille`)
};

export const employees_field_lunch_days = /** @type {(inputs: Employees_Field_Lunch_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounaspäivät`)
};

export const employees_lunch_days_hint = /** @type {(inputs: Employees_Lunch_Days_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1–⁠23 päivää kuukaudessa. Korvaa työaikaprosentin.`)
};

export const employees_lunch_days_fixed = /** @type {(inputs: Employees_Lunch_Days_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei käytössä, kun työsuhde on keskeytetty tai päättynyt`)
};

export const employees_field_number = /** @type {(inputs: Employees_Field_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilönumero`)
};

export const employees_field_cost_center = /** @type {(inputs: Employees_Field_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kustannuspaikka`)
};

export const employees_field_start = /** @type {(inputs: Employees_Field_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen alkupäivä`)
};

export const employees_start_far = /** @type {(inputs: Employees_Start_FarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alkupäivä on yli vuoden päässä. Tarkista vuosi.`)
};

export const employees_field_end = /** @type {(inputs: Employees_Field_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen päättymispäivä`)
};

export const employees_end_hint = /** @type {(inputs: Employees_End_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ladatut varat ovat käytettävissä ${i?.date ?? '–'} asti.`)
};

export const employees_error_phone = /** @type {(inputs: Employees_Error_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna suomalainen numero muodossa +358 ja 6–⁠10 numeroa.`)
};

export const employees_error_type_required = /** @type {(inputs: Employees_Error_Type_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse työsuhde.`)
};

export const employees_error_start_required = /** @type {(inputs: Employees_Error_Start_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse etujen alkupäivä.`)
};

export const employees_error_number_taken = /** @type {(inputs: Employees_Error_Number_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilönumero on jo toisella työntekijällä.`)
};

export const employees_error_end_past = /** @type {(inputs: Employees_Error_End_PastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päättymispäivä voi olla aikaisintaan tänään.`)
};

export const employees_error_end_loads_pending = /** @type {(inputs: Employees_Error_End_Loads_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän lataus on kesken. Edut voi päättää, kun se on valmis.`)
};

export const employees_error_on_hold_pending = /** @type {(inputs: Employees_Error_On_Hold_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän lataus on kesken tai ajastettu. Työsuhteen voi keskeyttää, kun se on valmis.`)
};

export const employees_error_personal_id = /** @type {(inputs: Employees_Error_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista henkilötunnus: muoto, päivä tai tarkistusmerkki on väärin.`)
};

export const employees_row_out_of_use = /** @type {(inputs: Employees_Row_Out_Of_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja voi vain katsella.`)
};

export const employees_group_lunch = /** @type {(inputs: Employees_Group_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.group ?? '–'}: enintään ${i?.amount ?? '–'} päivässä`)
};

export const employees_group = /** @type {(inputs: Employees_GroupInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.group ?? '–'}: enintään ${i?.amount ?? '–'}`)
};

export const employees_no_groups = /** @type {(inputs: Employees_No_GroupsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksellä ei ole vielä eturyhmiä.`)
};

export const employees_benefits_legend = /** @type {(inputs: Employees_Benefits_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse edut, jotka työntekijä saa`)
};

export const employees_tabs = /** @type {(inputs: Employees_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän tiedot`)
};

export const employees_tab_personal = /** @type {(inputs: Employees_Tab_PersonalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötiedot`)
};

export const employees_tab_benefits = /** @type {(inputs: Employees_Tab_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut`)
};

export const employees_view_ended = /** @type {(inputs: Employees_View_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Edut ovat päättyneet, joten tietoja ei voi enää muuttaa. Ladatut varat ovat käytettävissä ${i?.date ?? '–'} asti.`)
};

export const employees_view_funds_ended = /** @type {(inputs: Employees_View_Funds_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Varojen käyttöaika päättyi ${i?.date ?? '–'}. Tietoja ei voi enää muuttaa, ja ne poistetaan palvelusta.`)
};

export const employees_field_end_of_funds = /** @type {(inputs: Employees_Field_End_Of_FundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Varojen käyttöaika päättyy`)
};

export const employees_holds_nothing = /** @type {(inputs: Employees_Holds_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijällä ei ole etuja.`)
};

export const employees_close = /** @type {(inputs: Employees_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje`)
};

export const employees_cancel = /** @type {(inputs: Employees_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruuta`)
};

export const employees_save = /** @type {(inputs: Employees_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna`)
};

export const employees_saved = /** @type {(inputs: Employees_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijän ${i?.name ?? '–'} tiedot on tallennettu.`)
};

export const employees_details_loading = /** @type {(inputs: Employees_Details_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan työntekijän tietoja`)
};

export const employees_add_loading = /** @type {(inputs: Employees_Add_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avataan lomaketta`)
};

export const employees_add_another = /** @type {(inputs: Employees_Add_AnotherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää heti toinen`)
};

export const employees_added = /** @type {(inputs: Employees_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} on lisätty työntekijäksi.`)
};

export const employees_add_unknown = /** @type {(inputs: Employees_Add_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, tallentuiko työntekijä. Tarkista luettelo, ennen kuin yrität uudelleen. Samaa henkilöä ei voi lisätä kahdesti.`)
};

export const employees_personal_id_check_failed = /** @type {(inputs: Employees_Personal_Id_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnusta ei voitu tarkistaa, joten tietoja ei tallennettu. Yritä uudelleen.`)
};

export const employees_notice_title = /** @type {(inputs: Employees_Notice_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä on lisätty`)
};

export const employees_notice_text = /** @type {(inputs: Employees_Notice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä seuraavaksi rahaa yrityksen tilille ja lataa sitten etua työntekijöille.`)
};

export const employees_notice_deposit = /** @type {(inputs: Employees_Notice_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const employees_notice_load = /** @type {(inputs: Employees_Notice_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const employees_notice_close = /** @type {(inputs: Employees_Notice_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje ilmoitus`)
};

export const employees_end_title = /** @type {(inputs: Employees_End_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päätä edut: ${i?.name ?? '–'}`)
};

export const employees_end_explained = /** @type {(inputs: Employees_End_ExplainedInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("fi", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`Työntekijä saa sähköpostin päättymispäivänä. Sen jälkeen hänellä on ${i?.days ?? '–'} päivä aikaa käyttää ladatut varat. Sitten hänen tietonsa poistetaan palvelusta.`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`Työntekijä saa sähköpostin päättymispäivänä. Sen jälkeen hänellä on ${i?.days ?? '–'} päivää aikaa käyttää ladatut varat. Sitten hänen tietonsa poistetaan palvelusta.`);
	return /** @type {LocalizedString} */ ("employees_end_explained");
};

export const employees_end_final = /** @type {(inputs: Employees_End_FinalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun edut ovat päättyneet, tietoja tai päivää ei voi enää muuttaa.`)
};

export const employees_end_submit = /** @type {(inputs: Employees_End_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päätä edut`)
};

export const employees_ended = /** @type {(inputs: Employees_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijän ${i?.name ?? '–'} edut päättyvät ${i?.date ?? '–'}.`)
};

export const employees_end_failed = /** @type {(inputs: Employees_End_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etuja ei voitu päättää, eikä mitään muutettu. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const employees_end_waits = /** @type {(inputs: Employees_End_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijälle on ajastettu lataus ${i?.date ?? '–'}. Edut voi päättää, kun lataus on valmis.`)
};

export const employees_end_needs_correcting = /** @type {(inputs: Employees_End_Needs_CorrectingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjaa työntekijän tiedot, ennen kuin päätät edut.`)
};

export const employees_end_correct = /** @type {(inputs: Employees_End_CorrectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjaa tiedot`)
};

export const employees_import_title = /** @type {(inputs: Employees_Import_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuo työntekijöitä`)
};

export const employees_import_description = /** @type {(inputs: Employees_Import_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää tai päivitä monta työntekijää kerralla taulukosta. Mitään ei tallenneta, ennen kuin hyväksyt rivit. Ketään ei poisteta, mutta päättymispäivä päättää edut.`)
};

export const employees_import_back = /** @type {(inputs: Employees_Import_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin työntekijöihin`)
};

export const employees_import_source_title = /** @type {(inputs: Employees_Import_Source_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1. Avaa tai liitä taulukko`)
};

export const employees_import_paste = /** @type {(inputs: Employees_Import_PasteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Liitä rivit taulukosta`)
};

export const employees_import_paste_hint = /** @type {(inputs: Employees_Import_Paste_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kopioi solut taulukkolaskennasta otsikkorivin kanssa ja liitä ne tähän. Voit tarkistaa sarakkeet seuraavaksi.`)
};

export const employees_import_open_file = /** @type {(inputs: Employees_Import_Open_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa Excel tai CSV`)
};

export const employees_import_template = /** @type {(inputs: Employees_Import_TemplateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna mallipohja`)
};

export const employees_import_template_file = /** @type {(inputs: Employees_Import_Template_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tyontekijat-malli.csv`)
};

export const employees_import_read = /** @type {(inputs: Employees_Import_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lue rivit`)
};

export const employees_import_nothing = /** @type {(inputs: Employees_Import_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Liitä ensin rivejä tai avaa tiedosto.`)
};

export const employees_import_file_failed = /** @type {(inputs: Employees_Import_File_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostoa ei voitu lukea. Tarkista, että se on vielä tallessa.`)
};

export const employees_import_columns_title = /** @type {(inputs: Employees_Import_Columns_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2. Tarkista sarakkeet`)
};

export const employees_import_columns_text = /** @type {(inputs: Employees_Import_Columns_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse, mitä kukin sarake sisältää.`)
};

export const employees_import_column_sample = /** @type {(inputs: Employees_Import_Column_SampleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ensimmäinen rivi: ${i?.text ?? '–'}`)
};

export const employees_import_column_empty = /** @type {(inputs: Employees_Import_Column_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ensimmäisellä rivillä tyhjä`)
};

export const employees_import_column_number = /** @type {(inputs: Employees_Import_Column_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sarake ${i?.number ?? '–'}`)
};

export const employees_import_column_ignored = /** @type {(inputs: Employees_Import_Column_IgnoredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei käytetä`)
};

export const employees_import_column_twice = /** @type {(inputs: Employees_Import_Column_TwiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kaksi saraketta ei voi sisältää samaa tietoa: ${i?.column ?? '–'}.`)
};

export const employees_import_table_empty = /** @type {(inputs: Employees_Import_Table_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Otsikkorivin alla ei ole rivejä.`)
};

export const employees_import_hidden = /** @type {(inputs: Employees_Import_HiddenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Piilotettuja rivejä on mukana: ${i?.count ?? '–'}. Poista ne taulukosta, jos et halua tuoda niitä.`)
};

export const employees_import_unclosed = /** @type {(inputs: Employees_Import_UnclosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rivin ${i?.line ?? '–'} lainausmerkki on sulkematta. Loput rivit ovat sen takia samassa solussa.`)
};

export const employees_import_header_option = /** @type {(inputs: Employees_Import_Header_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rivi ${i?.line ?? '–'}: ${i?.text ?? '–'}`)
};

export const employees_import_header_none = /** @type {(inputs: Employees_Import_Header_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei otsikkoriviä`)
};

export const employees_import_header_row = /** @type {(inputs: Employees_Import_Header_RowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Otsikkorivi`)
};

export const employees_import_check = /** @type {(inputs: Employees_Import_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista rivit`)
};

export const employees_import_checking = /** @type {(inputs: Employees_Import_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistetaan rivejä`)
};

export const employees_import_asked_partly = /** @type {(inputs: Employees_Import_Asked_PartlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikkia rivejä ei verrattu palvelun tietoihin. Ne tarkistetaan, kun tallennat.`)
};

export const employees_import_asking_wait = /** @type {(inputs: Employees_Import_Asking_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odota, että rivit on tarkistettu, tai pysäytä tarkistus.`)
};

export const employees_import_asking_text = /** @type {(inputs: Employees_Import_Asking_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voit tallentaa heti: tarkistamatta olevat rivit tarkistetaan ennen niiden tallennusta.`)
};

export const employees_import_stop_asking = /** @type {(inputs: Employees_Import_Stop_AskingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pysäytä tarkistus`)
};

export const employees_import_asking = /** @type {(inputs: Employees_Import_AskingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivejä verrataan palvelun tietoihin`)
};

export const employees_import_progress = /** @type {(inputs: Employees_Import_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done ?? '–'} / ${i?.total ?? '–'}`)
};

export const employees_import_rows_title = /** @type {(inputs: Employees_Import_Rows_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`3. Tarkista rivit`)
};

export const employees_import_count_add = /** @type {(inputs: Employees_Import_Count_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisättäviä`)
};

export const employees_import_count_change = /** @type {(inputs: Employees_Import_Count_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivitettäviä`)
};

export const employees_import_count_unchanged = /** @type {(inputs: Employees_Import_Count_UnchangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ennallaan`)
};

export const employees_import_count_faulty = /** @type {(inputs: Employees_Import_Count_FaultyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjattavia`)
};

export const employees_import_faulty_text = /** @type {(inputs: Employees_Import_Faulty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjaa virheelliset solut. Virheelliset rivit jäävät pois, jos et korjaa niitä.`)
};

export const employees_import_corrected = /** @type {(inputs: Employees_Import_CorrectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjattu`)
};

export const employees_import_row = /** @type {(inputs: Employees_Import_RowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rivi ${i?.line ?? '–'}`)
};

export const employees_import_faulty_label = /** @type {(inputs: Employees_Import_Faulty_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjattavat rivit`)
};

export const employees_import_too_many = /** @type {(inputs: Employees_Import_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä on liikaa: enimmäismäärä on ${i?.limit ?? '–'}, ja lisätä voi vielä ${i?.places ?? '–'}.`)
};

export const employees_import_no_benefits = /** @type {(inputs: Employees_Import_No_BenefitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä ilman etua: ${i?.count ?? '–'}. Edut-sarakkeen solu on tyhjä tai sarake puuttuu. Aloita alusta ja kirjoita edut taulukkoon, esimerkiksi lounas, tai anna edut myöhemmin kullekin työntekijälle.`)
};

export const employees_import_start = /** @type {(inputs: Employees_Import_StartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tallenna rivit (${i?.count ?? '–'})`)
};

export const employees_import_start_none = /** @type {(inputs: Employees_Import_Start_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallennettavia rivejä ei ole.`)
};

export const employees_import_over = /** @type {(inputs: Employees_Import_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloita alusta`)
};

export const employees_import_running_title = /** @type {(inputs: Employees_Import_Running_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4. Tallennus`)
};

export const employees_import_running = /** @type {(inputs: Employees_Import_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallennetaan rivejä`)
};

export const employees_import_stop = /** @type {(inputs: Employees_Import_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pysäytä`)
};

export const employees_import_done = /** @type {(inputs: Employees_Import_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valmis`)
};

export const employees_import_result_added = /** @type {(inputs: Employees_Import_Result_AddedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisätty`)
};

export const employees_import_result_changed = /** @type {(inputs: Employees_Import_Result_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivitetty`)
};

export const employees_import_result_failed = /** @type {(inputs: Employees_Import_Result_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Epäonnistui`)
};

export const employees_import_result_unknown = /** @type {(inputs: Employees_Import_Result_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvistamatta`)
};

export const employees_import_result_left_out = /** @type {(inputs: Employees_Import_Result_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jätetty pois`)
};

export const employees_import_unsaved_title = /** @type {(inputs: Employees_Import_Unsaved_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivit, joiden tallennusta ei ole vahvistettu`)
};

export const employees_import_failed_before = /** @type {(inputs: Employees_Import_Failed_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näiden rivien tallennusta ei ole vahvistettu`)
};

export const employees_import_reason = /** @type {(inputs: Employees_Import_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syy`)
};

export const employees_import_reason_not_reached = /** @type {(inputs: Employees_Import_Reason_Not_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallennus loppui ennen tätä riviä.`)
};

export const employees_import_reason_left_out = /** @type {(inputs: Employees_Import_Reason_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jätit rivin pois.`)
};

export const employees_import_row_number = /** @type {(inputs: Employees_Import_Row_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivi`)
};

export const employees_import_retry = /** @type {(inputs: Employees_Import_RetryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä uudelleen`)
};

export const employees_import_continue = /** @type {(inputs: Employees_Import_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka tallennusta`)
};

export const employees_import_save_unsaved = /** @type {(inputs: Employees_Import_Save_UnsavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna CSV-tiedostona`)
};

export const employees_import_unsaved_file = /** @type {(inputs: Employees_Import_Unsaved_FileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tyontekijat-tallentamatta.csv`)
};

export const employees_import_leave_title = /** @type {(inputs: Employees_Import_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetäänkö tuonti?`)
};

export const employees_import_leave_text = /** @type {(inputs: Employees_Import_Leave_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallentamattomat rivit menetetään.`)
};

export const employees_import_leave = /** @type {(inputs: Employees_Import_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poistu`)
};

export const employees_import_error_type = /** @type {(inputs: Employees_Import_Error_TypeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tuntematon työsuhde. Käytä jotakin näistä: ${i?.types ?? '–'}.`)
};

export const employees_import_error_full_time = /** @type {(inputs: Employees_Import_Error_Full_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kokoaikaisen työaikaprosentti on 100.`)
};

export const employees_import_error_on_hold = /** @type {(inputs: Employees_Import_Error_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uuden työntekijän työsuhde ei voi olla keskeytetty.`)
};

export const employees_import_error_benefits = /** @type {(inputs: Employees_Import_Error_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuntematon etu. Luettele edut pilkulla erotettuina.`)
};

export const employees_import_error_no_group = /** @type {(inputs: Employees_Import_Error_No_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksellä ei ole tämän edun eturyhmää.`)
};

export const employees_import_error_repeated = /** @type {(inputs: Employees_Import_Error_RepeatedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sama tieto on myös rivillä ${i?.line ?? '–'}.`)
};

export const employees_import_error_ended = /** @type {(inputs: Employees_Import_Error_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän edut ovat päättyneet, joten tietoja ei voi muuttaa.`)
};

export const employees_import_other_person = /** @type {(inputs: Employees_Import_Other_PersonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilönumero on toisella henkilöllä: henkilötunnus on eri.`)
};

export const employees_import_unknown = /** @type {(inputs: Employees_Import_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, tallentuiko rivi. Voit yrittää uudelleen: ketään ei lisätä kahdesti.`)
};

export const employees_import_saved = /** @type {(inputs: Employees_Import_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki rivit on tallennettu`)
};

export const employees_import_not_saved = /** @type {(inputs: Employees_Import_Not_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rivejä jäi tallentamatta: ${i?.count ?? '–'}. Syyt ovat taulukossa.`)
};

export const employees_import_not_confirmed = /** @type {(inputs: Employees_Import_Not_ConfirmedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rivejä, joista emme saaneet vahvistusta: ${i?.count ?? '–'}. Ne ovat taulukossa.`)
};

export const employees_import_show = /** @type {(inputs: Employees_Import_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä työntekijät`)
};

export const employees_holds = /** @type {(inputs: Employees_HoldsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kyllä`)
};

export const employees_holds_not = /** @type {(inputs: Employees_Holds_NotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ei`)
};

export const employees_end_unknown = /** @type {(inputs: Employees_End_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, tallentuiko päättymispäivä. Voit yrittää turvallisesti uudelleen.`)
};

export const employees_error_end_before_start = /** @type {(inputs: Employees_Error_End_Before_StartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päättymispäivä ei voi olla ennen alkupäivää (${i?.date ?? '–'}).`)
};

export const employees_given = /** @type {(inputs: Employees_GivenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saa edut: ${i?.benefits ?? '–'}.`)
};

export const employees_given_none = /** @type {(inputs: Employees_Given_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä ei saa mitään etua, joten hänelle ei voi ladata etua.`)
};

export const employees_given_change = /** @type {(inputs: Employees_Given_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta etuja`)
};

export const employees_group_lunch_amount = /** @type {(inputs: Employees_Group_Lunch_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enintään ${i?.amount ?? '–'} päivässä`)
};

export const employees_group_amount = /** @type {(inputs: Employees_Group_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enintään ${i?.amount ?? '–'}`)
};

export const employees_import_file_empty = /** @type {(inputs: Employees_Import_File_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostossa ei ole rivejä.`)
};

export const employees_import_file_large = /** @type {(inputs: Employees_Import_File_LargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedosto on liian suuri. Enimmäiskoko on 10 Mt.`)
};

export const employees_import_workbook_large = /** @type {(inputs: Employees_Import_Workbook_LargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työkirja on liian suuri. Jaa sen rivit useampaan tiedostoon.`)
};

export const employees_import_file_old = /** @type {(inputs: Employees_Import_File_OldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedosto on vanhaa Excel-muotoa tai suojattu salasanalla. Tallenna se ilman salasanaa .xlsx- tai CSV-muodossa.`)
};

export const employees_import_sheet = /** @type {(inputs: Employees_Import_SheetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostossa on useita taulukoita. Mikä niistä luetaan?`)
};

export const employees_import_reading = /** @type {(inputs: Employees_Import_ReadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tiedoston rivejä`)
};

export const employees_import_file_web_page = /** @type {(inputs: Employees_Import_File_Web_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedosto on verkkosivu tai XML, vaikka pääte olisi .xls. Avaa se Excelissä ja tallenna .xlsx-muodossa.`)
};

export const employees_import_file_no_table = /** @type {(inputs: Employees_Import_File_No_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostosta ei löytynyt luettavaa taulukkoa. Avaa .xlsx- tai CSV-tiedosto tai liitä rivit.`)
};

export const employees_import_columns_missing = /** @type {(inputs: Employees_Import_Columns_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Uusia työntekijöitä ei voi lisätä ilman näitä tietoja: ${i?.columns ?? '–'}.`)
};

export const employees_import_section_end = /** @type {(inputs: Employees_Import_Section_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut päättyvät`)
};

export const employees_import_ends_now = /** @type {(inputs: Employees_Import_Ends_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Edut päättyvät heti, kun tallennat: ${i?.count ?? '–'}. Tätä ei voi perua, eikä tietoja voi enää muuttaa.`)
};

export const employees_import_starts_far = /** @type {(inputs: Employees_Import_Starts_FarInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Edut alkavat yli vuoden päästä: ${i?.count ?? '–'}. Tarkista vuosi.`)
};

export const employees_import_section_left_out = /** @type {(inputs: Employees_Import_Section_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jätetään pois`)
};

export const employees_import_changes = /** @type {(inputs: Employees_Import_ChangesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä muuttuu`)
};

export const employees_import_change = /** @type {(inputs: Employees_Import_ChangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'}: ${i?.before ?? '–'} → ${i?.after ?? '–'}`)
};

export const employees_import_change_to = /** @type {(inputs: Employees_Import_Change_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'}: → ${i?.after ?? '–'}`)
};

export const employees_import_new_from = /** @type {(inputs: Employees_Import_New_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email ?? '–'}, ${i?.date ?? '–'} alkaen`)
};

export const employees_import_leave_out = /** @type {(inputs: Employees_Import_Leave_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jätä pois`)
};

export const employees_import_take_back = /** @type {(inputs: Employees_Import_Take_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota mukaan`)
};

export const employees_import_back_to_columns = /** @type {(inputs: Employees_Import_Back_To_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin sarakkeisiin`)
};

export const employees_import_over_title = /** @type {(inputs: Employees_Import_Over_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloitetaanko alusta?`)
};

export const employees_import_interrupted = /** @type {(inputs: Employees_Import_InterruptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallennus keskeytyi`)
};

export const employees_import_correct = /** @type {(inputs: Employees_Import_CorrectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjaa rivejä`)
};

export const employees_import_ids_not_kept = /** @type {(inputs: Employees_Import_Ids_Not_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istunto vanhentui kesken tuonnin. Henkilötunnuksia ei tietoturvan vuoksi säilytetty, joten täydennä ne riveille.`)
};

export const employees_import_kept_title = /** @type {(inputs: Employees_Import_Kept_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytynyt tuonti on tallessa`)
};

export const employees_import_kept_saved = /** @type {(inputs: Employees_Import_Kept_SavedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jo tallennettuja rivejä: ${i?.count ?? '–'}.`)
};

export const employees_import_resume = /** @type {(inputs: Employees_Import_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka tuontia`)
};

export const employees_error_percentage_most = /** @type {(inputs: Employees_Error_Percentage_MostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työaikaprosentti on osa-aikaisella enintään ${i?.part ?? '–'} ja määräaikaisella enintään ${i?.full ?? '–'}.`)
};

export const employees_filter_without = /** @type {(inputs: Employees_Filter_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ei etua: ${i?.benefit ?? '–'}`)
};

export const employees_filter_no_benefit = /** @type {(inputs: Employees_Filter_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei mitään etua`)
};

export const employees_end_many_title = /** @type {(inputs: Employees_End_Many_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päätä edut (${i?.count ?? '–'})`)
};

export const employees_end_outcome = /** @type {(inputs: Employees_End_OutcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päättyy ${i?.date ?? '–'}`)
};

export const benefits_title = /** @type {(inputs: Benefits_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const benefits_description = /** @type {(inputs: Benefits_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota etuja käyttöön ja päätä, kuinka paljon kutakin etua työntekijä saa.`)
};

export const benefits_lunch = /** @type {(inputs: Benefits_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasetu`)
};

export const benefits_recreational = /** @type {(inputs: Benefits_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virike-etu`)
};

export const benefits_transport = /** @type {(inputs: Benefits_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työmatkaetu`)
};

export const benefits_massage = /** @type {(inputs: Benefits_MassageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hierontaetu`)
};

export const benefits_wellbeing = /** @type {(inputs: Benefits_WellbeingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyvinvointietu`)
};

export const benefits_other = /** @type {(inputs: Benefits_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu etu`)
};

export const benefits_lunch_text = /** @type {(inputs: Benefits_Lunch_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounas työpäivinä ravintolassa tai työpaikalle toimitettuna.`)
};

export const benefits_recreational_text = /** @type {(inputs: Benefits_Recreational_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän omaehtoista liikuntaa ja kulttuuria.`)
};

export const benefits_transport_text = /** @type {(inputs: Benefits_Transport_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Joukkoliikenteen liput kodin ja työpaikan välisiin matkoihin.`)
};

export const benefits_massage_text = /** @type {(inputs: Benefits_Massage_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hierontaa koulutetun hierojan vastaanotolla.`)
};

export const benefits_wellbeing_text = /** @type {(inputs: Benefits_Wellbeing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palveluja, jotka tukevat terveyttä ja jaksamista.`)
};

export const benefits_badge_active = /** @type {(inputs: Benefits_Badge_ActiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käytössä`)
};

export const benefits_badge_available = /** @type {(inputs: Benefits_Badge_AvailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei vielä käytössä`)
};

export const benefits_badge_on_hold = /** @type {(inputs: Benefits_Badge_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetty`)
};

export const benefits_view_groups = /** @type {(inputs: Benefits_View_GroupsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä eturyhmä`)
};

export const benefits_activate = /** @type {(inputs: Benefits_ActivateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota käyttöön`)
};

export const benefits_of = /** @type {(inputs: Benefits_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`– ${i?.benefit ?? '–'}`)
};

export const benefits_none_title = /** @type {(inputs: Benefits_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritykselläsi ei ole vielä etuja`)
};

export const benefits_none_text = /** @type {(inputs: Benefits_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut näkyvät täällä, kun ne on lisätty yrityksesi sopimukseen. Ota yhteyttä asiakaspalveluun.`)
};

export const benefits_unknown_title = /** @type {(inputs: Benefits_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etuja ei voitu näyttää`)
};

export const benefits_unknown_text = /** @type {(inputs: Benefits_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei tunnista yrityksesi etuja. Ota yhteyttä asiakaspalveluun.`)
};

export const benefits_none_action = /** @type {(inputs: Benefits_None_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet ja tuki`)
};

export const benefits_list_failed = /** @type {(inputs: Benefits_List_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etuja ei voitu hakea.`)
};

export const benefits_groups_failed = /** @type {(inputs: Benefits_Groups_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmiä ei voitu hakea.`)
};

export const benefits_not_contracted_title = /** @type {(inputs: Benefits_Not_Contracted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu ei kuulu yrityksesi sopimukseen`)
};

export const benefits_not_contracted_text = /** @type {(inputs: Benefits_Not_Contracted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kysy asiakaspalvelusta, miten saat edun käyttöön.`)
};

export const benefits_on_hold_title = /** @type {(inputs: Benefits_On_Hold_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu on keskeytetty`)
};

export const benefits_on_hold_text = /** @type {(inputs: Benefits_On_Hold_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytettyä etua ei voi ladata. Eturyhmän tietoja voi silti muuttaa.`)
};

export const benefits_groups_heading = /** @type {(inputs: Benefits_Groups_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmä`)
};

export const benefits_group_none_title = /** @type {(inputs: Benefits_Group_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmää ei ole vielä`)
};

export const benefits_group_none_text = /** @type {(inputs: Benefits_Group_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmässä määrität, kuinka paljon etua työntekijä saa ja miten se ladataan hänelle. Etu tulee käyttöön, kun luot eturyhmän.`)
};

export const benefits_group_add = /** @type {(inputs: Benefits_Group_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo eturyhmä`)
};

export const benefits_group_edit = /** @type {(inputs: Benefits_Group_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa`)
};

export const benefits_group_edit_title = /** @type {(inputs: Benefits_Group_Edit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa eturyhmää`)
};

export const benefits_group_save = /** @type {(inputs: Benefits_Group_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna`)
};

export const benefits_close = /** @type {(inputs: Benefits_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulje`)
};

export const benefits_info_massage = /** @type {(inputs: Benefits_Info_MassageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hierontaedulla työntekijä voi maksaa koulutetun hierojan antaman hieronnan. Ohjeesta näet, missä etu käy ja miten sillä maksetaan.`)
};

export const benefits_info_wellbeing = /** @type {(inputs: Benefits_Info_WellbeingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyvinvointiedulla työntekijä voi maksaa terveyttä ja jaksamista tukevia palveluja. Ohjeesta näet, missä etu käy ja miten sillä maksetaan.`)
};

export const benefits_info_label = /** @type {(inputs: Benefits_Info_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoa edusta`)
};

export const benefits_info_instructions = /** @type {(inputs: Benefits_Info_InstructionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lue ohje`)
};

export const benefits_info_call_to_action = /** @type {(inputs: Benefits_Info_Call_To_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tutustu etuun`)
};

export const benefits_name = /** @type {(inputs: Benefits_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmän nimi`)
};

export const benefits_amount = /** @type {(inputs: Benefits_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enimmäismäärä työntekijää kohti`)
};

export const benefits_amount_lunch = /** @type {(inputs: Benefits_Amount_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päiväraja`)
};

export const benefits_amount_hint_lunch = /** @type {(inputs: Benefits_Amount_Hint_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.range ?? '–'} päivässä. Verohallinto on vahvistanut rajat vuodelle ${i?.year ?? '–'}.`)
};

export const benefits_amount_hint = /** @type {(inputs: Benefits_Amount_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vähintään ${i?.min ?? '–'}, enintään ${i?.max ?? '–'}.`)
};

export const benefits_amount_hint_maximum = /** @type {(inputs: Benefits_Amount_Hint_MaximumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Suurin sallittu päiväraja vuonna ${i?.year ?? '–'}. Jos haluat muun summan, valitse käyttörajaksi Oma summa.`)
};

export const benefits_amount_choose = /** @type {(inputs: Benefits_Amount_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse summa`)
};

export const benefits_error_lunch = /** @type {(inputs: Benefits_Error_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Päiväraja voi olla ${i?.range ?? '–'}. Verohallinto on vahvistanut rajat vuodelle ${i?.year ?? '–'}.`)
};

export const benefits_error_below = /** @type {(inputs: Benefits_Error_BelowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Summan on oltava vähintään ${i?.min ?? '–'}.`)
};

export const benefits_error_above = /** @type {(inputs: Benefits_Error_AboveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Summa voi olla enintään ${i?.max ?? '–'}.`)
};

export const benefits_error_on_request = /** @type {(inputs: Benefits_Error_On_RequestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kun lataustapa on latauspyyntö, summa voi olla enintään ${i?.max ?? '–'}.`)
};

export const benefits_error_tax_free = /** @type {(inputs: Benefits_Error_Tax_FreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Etu on verovapaa enintään ${i?.max ?? '–'} vuodessa. Summa ei voi olla suurempi.`)
};

export const benefits_error_name = /** @type {(inputs: Benefits_Error_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna eturyhmälle nimi.`)
};

export const benefits_error_loading_type = /** @type {(inputs: Benefits_Error_Loading_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse lataustapa.`)
};

export const benefits_error_spending_limit = /** @type {(inputs: Benefits_Error_Spending_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse käyttöraja.`)
};

export const benefits_error_amount = /** @type {(inputs: Benefits_Error_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna summa euroina, esimerkiksi 12,50.`)
};

export const benefits_error_choose_amount = /** @type {(inputs: Benefits_Error_Choose_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse summa.`)
};

export const benefits_loading_type = /** @type {(inputs: Benefits_Loading_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataustapa`)
};

export const benefits_direct_load = /** @type {(inputs: Benefits_Direct_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suora lataus`)
};

export const benefits_top_up_request = /** @type {(inputs: Benefits_Top_Up_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyyntö`)
};

export const benefits_loading_other = /** @type {(inputs: Benefits_Loading_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu lataustapa`)
};

export const benefits_direct_load_hint = /** @type {(inputs: Benefits_Direct_Load_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työnantaja lataa edun työntekijöille.`)
};

export const benefits_top_up_request_hint = /** @type {(inputs: Benefits_Top_Up_Request_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä pyytää latausta sovelluksessa. Pyyntö toteutuu automaattisesti, kun saldo riittää.`)
};

export const benefits_loading_at_once = /** @type {(inputs: Benefits_Loading_At_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi lataustapa tulee voimaan heti, kun tallennat.`)
};

export const benefits_loading_from = /** @type {(inputs: Benefits_Loading_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Uusi lataustapa tulee voimaan ${i?.date ?? '–'}. Siihen asti käytetään nykyistä lataustapaa.`)
};

export const benefits_loading_stays = /** @type {(inputs: Benefits_Loading_StaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nykyinen lataustapa pysyy voimassa, ja odottava muutos perutaan.`)
};

export const benefits_loading_waits = /** @type {(inputs: Benefits_Loading_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Voimassa ${i?.date ?? '–'} alkaen`)
};

export const benefits_spending_limit = /** @type {(inputs: Benefits_Spending_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttöraja`)
};

export const benefits_spending_maximum = /** @type {(inputs: Benefits_Spending_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suurin sallittu päiväraja`)
};

export const benefits_spending_maximum_hint = /** @type {(inputs: Benefits_Spending_Maximum_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.max ?? '–'} päivässä vuonna ${i?.year ?? '–'}`)
};

export const benefits_spending_custom = /** @type {(inputs: Benefits_Spending_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oma summa`)
};

export const benefits_spending_custom_hint = /** @type {(inputs: Benefits_Spending_Custom_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Määrität päivärajan itse.`)
};

export const benefits_spending_from = /** @type {(inputs: Benefits_Spending_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käyttöraja tulee voimaan ${i?.date ?? '–'}.`)
};

export const benefits_spending_in_force = /** @type {(inputs: Benefits_Spending_In_ForceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttöraja on voimassa.`)
};

export const benefits_recurring = /** @type {(inputs: Benefits_RecurringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Automaattinen lataus`)
};

export const benefits_recurring_hint = /** @type {(inputs: Benefits_Recurring_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus toistuu joka kuukauden 1. päivänä. Seuraava lataus on ${i?.date ?? '–'}.`)
};

export const benefits_recurring_on = /** @type {(inputs: Benefits_Recurring_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Joka kuukauden 1. päivänä`)
};

export const benefits_recurring_next = /** @type {(inputs: Benefits_Recurring_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seuraava lataus ${i?.date ?? '–'}`)
};

export const benefits_recurring_off = /** @type {(inputs: Benefits_Recurring_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei käytössä`)
};

export const benefits_cards_title = /** @type {(inputs: Benefits_Cards_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki työntekijät liitetään eturyhmään`)
};

export const benefits_cards_text = /** @type {(inputs: Benefits_Cards_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun luot ryhmän, jokainen työntekijä saa tämän edun ja hänelle tilataan virtuaalikortti. Edulla voi olla vain yksi eturyhmä.`)
};

export const benefits_confirm_title = /** @type {(inputs: Benefits_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luodaanko eturyhmä?`)
};

export const benefits_confirm_text = /** @type {(inputs: Benefits_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki yrityksen työntekijät liitetään eturyhmään, ja heille tilataan virtuaalikortit.`)
};

export const benefits_confirm_benefit = /** @type {(inputs: Benefits_Confirm_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu`)
};

export const benefits_confirm_back = /** @type {(inputs: Benefits_Confirm_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palaa muokkaamaan`)
};

export const benefits_saved = /** @type {(inputs: Benefits_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmä on tallennettu.`)
};

export const benefits_created = /** @type {(inputs: Benefits_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmä on luotu. Lisää seuraavaksi työntekijät, jotka saavat edun.`)
};

export const benefits_created_for_employees = /** @type {(inputs: Benefits_Created_For_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmä on luotu. Kaikki työntekijät on liitetty siihen, ja virtuaalikortit on tilattu.`)
};

export const benefits_more_to_activate = /** @type {(inputs: Benefits_More_To_ActivateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sopimuksessasi on vielä etuja, joita et ole ottanut käyttöön: ${i?.count ?? '–'}.`)
};

export const benefits_more_to_buy = /** @type {(inputs: Benefits_More_To_BuyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Asiakaspalvelu voi lisätä sopimukseesi etuja. Saatavilla: ${i?.count ?? '–'}.`)
};

export const benefits_all_active = /** @type {(inputs: Benefits_All_ActiveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kaikki yrityksesi ${i?.count ?? '–'} etua ovat nyt käytössä.`)
};

export const benefits_next_manage = /** @type {(inputs: Benefits_Next_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const benefits_next_employees = /** @type {(inputs: Benefits_Next_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijöitä`)
};

export const benefits_next_buy = /** @type {(inputs: Benefits_Next_BuyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota yhteyttä asiakaspalveluun`)
};

export const benefits_load_title = /** @type {(inputs: Benefits_Load_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladataanko etua nyt?`)
};

export const benefits_load_text = /** @type {(inputs: Benefits_Load_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enimmäismäärä muuttui. Muutos koskee seuraavia latauksia.`)
};

export const benefits_load_before = /** @type {(inputs: Benefits_Load_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'} ennen muutosta`)
};

export const benefits_load_after = /** @type {(inputs: Benefits_Load_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'} muutoksen jälkeen`)
};

export const benefits_load_now = /** @type {(inputs: Benefits_Load_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const benefits_load_later = /** @type {(inputs: Benefits_Load_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei nyt`)
};

export const benefits_pending = /** @type {(inputs: Benefits_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan etuja`)
};

export const benefits_in_euros = /** @type {(inputs: Benefits_In_EurosInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label ?? '–'} (€)`)
};

export const benefits_settings_missing = /** @type {(inputs: Benefits_Settings_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eturyhmän rajoja ei ole vielä haettu.`)
};

export const benefits_create_unknown = /** @type {(inputs: Benefits_Create_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, joten emme tiedä, syntyikö eturyhmä. Voit yrittää turvallisesti uudelleen: edulla voi olla vain yksi eturyhmä.`)
};

export const benefits_spending_at_once = /** @type {(inputs: Benefits_Spending_At_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttöraja tulee voimaan heti.`)
};

export const benefits_facts = /** @type {(inputs: Benefits_FactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät ja lataukset`)
};

export const benefits_facts_employees = /** @type {(inputs: Benefits_Facts_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöitä`)
};

export const benefits_facts_show = /** @type {(inputs: Benefits_Facts_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä työntekijät`)
};

export const benefits_facts_pending = /** @type {(inputs: Benefits_Facts_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan työntekijöitä ja latauksia`)
};

export const benefits_facts_failed = /** @type {(inputs: Benefits_Facts_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöitä ja latauksia ei voitu hakea.`)
};

export const payments_method = /** @type {(inputs: Payments_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutapa`)
};

export const payments_sum = /** @type {(inputs: Payments_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa`)
};

export const payments_methods_loading = /** @type {(inputs: Payments_Methods_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan maksutapoja`)
};

export const payments_methods_need_sum = /** @type {(inputs: Payments_Methods_Need_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutavat näkyvät tässä, kun olet kirjoittanut summan.`)
};

export const payments_methods_none = /** @type {(inputs: Payments_Methods_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutapoja ei ole nyt tarjolla. Yritä hetken päästä uudelleen.`)
};

export const payments_provider_error = /** @type {(inputs: Payments_Provider_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutapoja ei voitu hakea maksupalvelusta. Yritä hetken päästä uudelleen.`)
};

export const payments_below_minimum = /** @type {(inputs: Payments_Below_MinimumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksutavan ${i?.method ?? '–'} pienin summa on ${i?.minimum ?? '–'}.`)
};

export const payments_method_maximum = /** @type {(inputs: Payments_Method_MaximumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enintään ${i?.maximum ?? '–'}`)
};

export const payments_status_title = /** @type {(inputs: Payments_Status_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksun tila`)
};

export const payments_status_pending = /** @type {(inputs: Payments_Status_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan maksun tilaa`)
};

export const payments_waiting_title = /** @type {(inputs: Payments_Waiting_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odotetaan maksupalvelun vahvistusta`)
};

export const payments_waiting_text = /** @type {(inputs: Payments_Waiting_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu ei ole vielä kertonut, onnistuiko maksu. Tarkistamme tilan muutaman sekunnin välein. Älä maksa uudelleen.`)
};

export const payments_waiting_now = /** @type {(inputs: Payments_Waiting_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistetaan maksun tilaa`)
};

export const payments_check_again = /** @type {(inputs: Payments_Check_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista uudelleen`)
};

export const payments_back = /** @type {(inputs: Payments_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin maksamaan`)
};

export const payments_unfinished_title = /** @type {(inputs: Payments_Unfinished_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu jäi kesken`)
};

export const payments_unfinished_text = /** @type {(inputs: Payments_Unfinished_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksusta ei ole tullut vahvistusta. Jos maksoit jo, tarkista tila hetken päästä. Muuten valitse maksutapa ja yritä uudelleen.`)
};

export const payments_aborted_title = /** @type {(inputs: Payments_Aborted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu peruttiin`)
};

export const payments_aborted_text = /** @type {(inputs: Payments_Aborted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulta ei veloitettu mitään. Voit maksaa uudelleen.`)
};

export const payments_rejected_title = /** @type {(inputs: Payments_Rejected_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu ei onnistunut`)
};

export const payments_rejected_text = /** @type {(inputs: Payments_Rejected_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu perui tai hylkäsi maksun. Sinulta ei veloitettu mitään. Voit yrittää uudelleen tai valita toisen maksutavan.`)
};

export const payments_expired_title = /** @type {(inputs: Payments_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksuaika on päättynyt`)
};

export const payments_expired_text = /** @type {(inputs: Payments_Expired_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksua ei tehty ajoissa, eikä siitä ole veloitettu mitään. Aloita alusta.`)
};

export const payments_unreadable_title = /** @type {(inputs: Payments_Unreadable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksun tilaa ei voitu hakea`)
};

export const payments_unreadable_text = /** @type {(inputs: Payments_Unreadable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä vielä, onnistuiko maksu. Älä maksa uudelleen, ennen kuin olet tarkistanut tilan.`)
};

export const payments_missing_title = /** @type {(inputs: Payments_Missing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksua ei löytynyt`)
};

export const payments_missing_text = /** @type {(inputs: Payments_Missing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linkistä voi puuttua osa, tai maksu kuuluu toiselle yritykselle.`)
};

export const payments_unauthorised_title = /** @type {(inputs: Payments_Unauthorised_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla ei ole oikeutta nähdä tätä maksua`)
};

export const payments_unauthorised_text = /** @type {(inputs: Payments_Unauthorised_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla ei ole oikeutta nähdä tämän maksun tietoja. Kirjaudu ulos ja uudelleen sisään tai ota yhteyttä asiakaspalveluun.`)
};

export const payments_new_customer_title = /** @type {(inputs: Payments_New_Customer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilasitko ensimmäistä kertaa?`)
};

export const payments_new_customer_text = /** @type {(inputs: Payments_New_Customer_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjätunnuksesi ja tietosi ovat tallessa, vaikka maksu ei onnistunut. Voit maksaa myöhemminkin.`)
};

export const payments_hand_off_title = /** @type {(inputs: Payments_Hand_Off_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirryt maksupalveluun`)
};

export const payments_hand_off_text = /** @type {(inputs: Payments_Hand_Off_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hetki vielä. Maksun jälkeen palaat tähän palveluun.`)
};

export const payments_lost_title = /** @type {(inputs: Payments_Lost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistetaan maksun tilaa`)
};

export const payments_lost_text = /** @type {(inputs: Payments_Lost_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistamme, ehditkö jo maksaa. Mitään ei veloiteta uudelleen.`)
};

export const payments_untrusted_title = /** @type {(inputs: Payments_Untrusted_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelua ei avattu`)
};

export const payments_untrusted_text = /** @type {(inputs: Payments_Untrusted_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelun osoitetta ei tunnistettu. Mitään ei lähetetty eikä veloitettu. Jos tämä toistuu, ota yhteyttä asiakaspalveluun.`)
};

export const payments_start_failed = /** @type {(inputs: Payments_Start_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu ei ole käytettävissä. Maksua ei aloitettu, eikä sinulta veloitettu mitään. Valitse toinen maksutapa tai yritä hetken päästä uudelleen.`)
};

export const payments_start_unknown = /** @type {(inputs: Payments_Start_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta siitä, alkoiko maksu. Sinulta ei veloitettu mitään, joten voit valita maksutavan ja maksaa uudelleen.`)
};

export const payments_again_unfinished = /** @type {(inputs: Payments_Again_UnfinishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu jäi kesken. Valitse maksutapa.`)
};

export const payments_again_aborted = /** @type {(inputs: Payments_Again_AbortedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu peruttiin, eikä sinulta veloitettu mitään. Valitse maksutapa ja maksa uudelleen.`)
};

export const payments_again_rejected = /** @type {(inputs: Payments_Again_RejectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu perui tai hylkäsi maksun, eikä sinulta veloitettu mitään. Valitse maksutapa ja maksa uudelleen.`)
};

export const payments_copy = /** @type {(inputs: Payments_CopyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kopioi: ${i?.what ?? '–'}`)
};

export const payments_copy_short = /** @type {(inputs: Payments_Copy_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kopioi`)
};

export const payments_copied = /** @type {(inputs: Payments_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kopioitu`)
};

export const payments_copy_failed = /** @type {(inputs: Payments_Copy_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kopiointi ei onnistunut. Valitse teksti ja kopioi se itse.`)
};

export const payments_download_failed = /** @type {(inputs: Payments_Download_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostoa ei voitu tallentaa. Yritä hetken päästä uudelleen.`)
};

export const payments_group_online = /** @type {(inputs: Payments_Group_OnlineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pankki tai mobiili`)
};

export const payments_group_card = /** @type {(inputs: Payments_Group_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luottokortti`)
};

export const payments_submit_invoice = /** @type {(inputs: Payments_Submit_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilaa lasku (${i?.sum ?? '–'})`)
};

export const payments_submit_link = /** @type {(inputs: Payments_Submit_LinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lähetä linkki (${i?.sum ?? '–'})`)
};

export const payments_group_invoice = /** @type {(inputs: Payments_Group_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasku tai maksulinkki`)
};

export const payments_group_transfer = /** @type {(inputs: Payments_Group_TransferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasku`)
};

export const payments_method_other = /** @type {(inputs: Payments_Method_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu maksutapa`)
};

export const payments_methods_count = /** @type {(inputs: Payments_Methods_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} maksutapa`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} maksutapaa`);
	return /** @type {LocalizedString} */ ("payments_methods_count");
};

export const payments_due_passed = /** @type {(inputs: Payments_Due_PassedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eräpäivä on mennyt`)
};

export const payments_reference = /** @type {(inputs: Payments_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viitenumero`)
};

export const payments_invoice_number = /** @type {(inputs: Payments_Invoice_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskun numero`)
};

export const payments_no_reference = /** @type {(inputs: Payments_No_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei viitenumeroa. Kirjoita viestiin laskun numero.`)
};

export const payments_above_maximum = /** @type {(inputs: Payments_Above_MaximumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksutavan ${i?.method ?? '–'} suurin summa on ${i?.maximum ?? '–'}. Valitse toinen maksutapa tai pienempi summa.`)
};

export const payments_card_costs = /** @type {(inputs: Payments_Card_CostsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Korttimaksulisä ${i?.fee ?? '–'}`)
};

export const payments_settled_text = /** @type {(inputs: Payments_Settled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Joku on maksanut tilauksen tai maksaa sitä juuri nyt, esimerkiksi toisessa välilehdessä. Uutta maksua ei tehty, eikä mitään veloitettu uudelleen.`)
};

export const payments_cancel = /** @type {(inputs: Payments_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peru maksu`)
};

export const payments_cancel_keep = /** @type {(inputs: Payments_Cancel_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Älä peru`)
};

export const payments_cancel_title = /** @type {(inputs: Payments_Cancel_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perutaanko keskeneräinen maksu?`)
};

export const payments_cancel_text = /** @type {(inputs: Payments_Cancel_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peru maksu vain, jos et maksanut maksupalvelussa. Perumisen jälkeen voit maksaa uudelleen tai toisella tavalla. Jos maksupalvelu on jo ottanut maksun vastaan, maksua ei peruta.`)
};

export const payments_submit_pay = /** @type {(inputs: Payments_Submit_PayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksa ${i?.sum ?? '–'}`)
};

export const payments_group_last = /** @type {(inputs: Payments_Group_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeksi käytetty`)
};

export const deposit_title = /** @type {(inputs: Deposit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const deposit_description = /** @type {(inputs: Deposit_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa yrityksen tilille. Edut ladataan työntekijöille tililtä.`)
};

export const deposit_pending = /** @type {(inputs: Deposit_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tilin tietoja`)
};

export const deposit_no_employees_title = /** @type {(inputs: Deposit_No_Employees_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää ensin työntekijä`)
};

export const deposit_no_employees_text = /** @type {(inputs: Deposit_No_Employees_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilin rahoilla ladataan etuja työntekijöille. Yritykselläsi ei ole vielä työntekijöitä palvelussa.`)
};

export const deposit_no_employees_action = /** @type {(inputs: Deposit_No_Employees_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry työntekijöihin`)
};

export const deposit_requests_title = /** @type {(inputs: Deposit_Requests_TitleInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} latauspyyntö odottaa`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} latauspyyntöä odottaa`);
	return /** @type {LocalizedString} */ ("deposit_requests_title");
};

export const deposit_requests_text = /** @type {(inputs: Deposit_Requests_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöiden latauspyynnöt ovat yhteensä ${i?.sum ?? '–'}. Pyynnöt toteutuvat vanhimmasta alkaen, kun tilille tulee rahaa tai pyynnön kuukausi alkaa.`)
};

export const deposit_requests_action = /** @type {(inputs: Deposit_Requests_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä latauspyynnöt`)
};

export const deposit_step_amount = /** @type {(inputs: Deposit_Step_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa`)
};

export const deposit_step_method = /** @type {(inputs: Deposit_Step_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutapa`)
};

export const deposit_amount = /** @type {(inputs: Deposit_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrettävä summa`)
};

export const deposit_amount_hint = /** @type {(inputs: Deposit_Amount_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`0,01–⁠50 000 €. Rahansiirto on maksuton.`)
};

export const deposit_error_amount = /** @type {(inputs: Deposit_Error_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna summa euroina, esimerkiksi 1 500,00.`)
};

export const deposit_error_method = /** @type {(inputs: Deposit_Error_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse maksutapa.`)
};

export const deposit_submit = /** @type {(inputs: Deposit_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const deposit_submit_sum = /** @type {(inputs: Deposit_Submit_SumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Siirrä ${i?.sum ?? '–'}`)
};

export const deposit_balance_title = /** @type {(inputs: Deposit_Balance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilin saldo`)
};

export const deposit_balance_now = /** @type {(inputs: Deposit_Balance_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo nyt`)
};

export const deposit_balance_after = /** @type {(inputs: Deposit_Balance_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo rahansiirron jälkeen`)
};

export const deposit_balance_requested = /** @type {(inputs: Deposit_Balance_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimet latauspyynnöt`)
};

export const deposit_confirm_title = /** @type {(inputs: Deposit_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvista rahansiirto`)
};

export const deposit_confirm_provider = /** @type {(inputs: Deposit_Confirm_ProviderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirry maksamaan`)
};

export const deposit_confirm_provider_text = /** @type {(inputs: Deposit_Confirm_Provider_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirryt maksupalveluun vahvistamaan maksun. Raha on tilillä, kun maksu on vahvistettu.`)
};

export const deposit_confirm_invoice = /** @type {(inputs: Deposit_Confirm_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luo lasku`)
};

export const deposit_confirm_invoice_text = /** @type {(inputs: Deposit_Confirm_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saat laskun, jonka maksat tilisiirtona. Raha on tilillä 1–⁠3 pankkipäivän kuluttua maksusta.`)
};

export const deposit_again_title = /** @type {(inputs: Deposit_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä maksua uudelleen`)
};

export const deposit_again_other = /** @type {(inputs: Deposit_Again_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä toinen summa`)
};

export const deposit_unknown_title = /** @type {(inputs: Deposit_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta rahansiirrosta`)
};

export const deposit_unknown_text = /** @type {(inputs: Deposit_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, syntyikö maksu. Sinulta ei ole veloitettu mitään. Voit tehdä rahansiirron uudelleen: maksamaton maksu vanhenee automaattisesti.`)
};

export const deposit_unknown_transactions = /** @type {(inputs: Deposit_Unknown_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä tapahtumat`)
};

export const deposit_start_anew = /** @type {(inputs: Deposit_Start_AnewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee uusi rahansiirto`)
};

export const deposit_paid_title = /** @type {(inputs: Deposit_Paid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raha on tilillä`)
};

export const deposit_paid_text = /** @type {(inputs: Deposit_Paid_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksu onnistui, ja ${i?.sum ?? '–'} on lisätty saldoon. Odottavat latauspyynnöt toteutuvat heti, kun saldo riittää. Kuitin ja toteutuneet pyynnöt näet tapahtumista.`)
};

export const deposit_paid_text_without_sum = /** @type {(inputs: Deposit_Paid_Text_Without_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu onnistui, ja rahat on lisätty saldoon. Odottavat latauspyynnöt toteutuvat heti, kun saldo riittää. Kuitin ja toteutuneet pyynnöt näet tapahtumista.`)
};

export const deposit_confirmed_title = /** @type {(inputs: Deposit_Confirmed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu on hyväksytty`)
};

export const deposit_confirmed_text = /** @type {(inputs: Deposit_Confirmed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa lisätään saldoon, kun pankki on välittänyt maksun. Siihen menee 1–⁠3 pankkipäivää. Sinun ei tarvitse tehdä mitään.`)
};

export const deposit_pending_title = /** @type {(inputs: Deposit_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu odottaa vahvistusta`)
};

export const deposit_pending_text = /** @type {(inputs: Deposit_Pending_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu ei ole vielä vahvistanut maksua. Jos maksoit, summa lisätään saldoon automaattisesti. Jos et maksanut, maksu vanhenee 14 päivässä, eikä sinulta veloiteta mitään.`)
};

export const deposit_transfer_title = /** @type {(inputs: Deposit_Transfer_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksa lasku verkkopankissa`)
};

export const deposit_transfer_text = /** @type {(inputs: Deposit_Transfer_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käytä alla olevia tietoja. Raha on tilillä 1–⁠3 pankkipäivän kuluttua maksusta.`)
};

export const deposit_transfer_details = /** @type {(inputs: Deposit_Transfer_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksun tiedot`)
};

export const deposit_transfer_recipient = /** @type {(inputs: Deposit_Transfer_RecipientInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saaja`)
};

export const deposit_transfer_iban = /** @type {(inputs: Deposit_Transfer_IbanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilinumero`)
};

export const deposit_transfer_bic = /** @type {(inputs: Deposit_Transfer_BicInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`BIC`)
};

export const deposit_transfer_reference = /** @type {(inputs: Deposit_Transfer_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viitenumero`)
};

export const deposit_transfer_amount = /** @type {(inputs: Deposit_Transfer_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksettava summa`)
};

export const deposit_transfer_due = /** @type {(inputs: Deposit_Transfer_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eräpäivä`)
};

export const deposit_load_benefit = /** @type {(inputs: Deposit_Load_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const deposit_estimate_toggle = /** @type {(inputs: Deposit_Estimate_ToggleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arvioi, paljonko rahaa tarvitaan`)
};

export const deposit_estimate_hint = /** @type {(inputs: Deposit_Estimate_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arvio sisältää avoimet latauspyynnöt, valitsemasi edut ja palvelumaksut.`)
};

export const deposit_estimate_covers = /** @type {(inputs: Deposit_Estimate_CoversInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä rahansiirron pitää kattaa?`)
};

export const deposit_estimate_requests = /** @type {(inputs: Deposit_Estimate_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimet latauspyynnöt`)
};

export const deposit_estimate_current = /** @type {(inputs: Deposit_Estimate_CurrentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}, tämä kuukausi`)
};

export const deposit_estimate_next = /** @type {(inputs: Deposit_Estimate_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}, ensi kuukausi`)
};

export const deposit_estimate_request_count = /** @type {(inputs: Deposit_Estimate_Request_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`pyyntöjä: ${i?.count ?? '–'}`)
};

export const deposit_estimate_employees = /** @type {(inputs: Deposit_Estimate_EmployeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`työntekijöitä: ${i?.count ?? '–'}`)
};

export const deposit_estimate_commission = /** @type {(inputs: Deposit_Estimate_CommissionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksu`)
};

export const deposit_estimate_vat = /** @type {(inputs: Deposit_Estimate_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksun alv`)
};

export const deposit_estimate_needed = /** @type {(inputs: Deposit_Estimate_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahaa tarvitaan yhteensä`)
};

export const deposit_estimate_suggested = /** @type {(inputs: Deposit_Estimate_SuggestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ehdotettu rahansiirto`)
};

export const deposit_estimate_said = /** @type {(inputs: Deposit_Estimate_SaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ehdotettu rahansiirto ${i?.sum ?? '–'}`)
};

export const deposit_estimate_enough = /** @type {(inputs: Deposit_Estimate_EnoughInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo riittää näihin. Rahansiirtoa ei tarvita.`)
};

export const deposit_estimate_use = /** @type {(inputs: Deposit_Estimate_UseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käytä summaa ${i?.sum ?? '–'}`)
};

export const deposit_estimate_wait = /** @type {(inputs: Deposit_Estimate_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odota, että arvio on laskettu.`)
};

export const deposit_estimate_loading = /** @type {(inputs: Deposit_Estimate_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasketaan arviota`)
};

export const deposit_estimate_failed = /** @type {(inputs: Deposit_Estimate_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arviota ei voitu laskea. Voit silti kirjoittaa summan itse.`)
};

export const deposit_transfer_barcode = /** @type {(inputs: Deposit_Transfer_BarcodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virtuaaliviivakoodi`)
};

export const deposit_transfer_invoice = /** @type {(inputs: Deposit_Transfer_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna lasku (PDF)`)
};

export const deposit_forecast_title = /** @type {(inputs: Deposit_Forecast_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Riittävätkö rahat?`)
};

export const deposit_forecast_loading = /** @type {(inputs: Deposit_Forecast_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasketaan ennustetta`)
};

export const deposit_forecast_failed = /** @type {(inputs: Deposit_Forecast_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ennustetta ei voitu laskea. Voit silti siirtää rahaa.`)
};

export const deposit_forecast_nothing = /** @type {(inputs: Deposit_Forecast_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulevia latauksia ei ole, joten saldo säilyy ennallaan.`)
};

export const deposit_forecast_short = /** @type {(inputs: Deposit_Forecast_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo ei riitä latauksiin ${i?.date ?? '–'}`)
};

export const deposit_forecast_short_expected = /** @type {(inputs: Deposit_Forecast_Short_ExpectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo ei riitä arvioituihin latauksiin ${i?.date ?? '–'}`)
};

export const deposit_forecast_short_now = /** @type {(inputs: Deposit_Forecast_Short_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo ei riitä avoimiin latauspyyntöihin`)
};

export const deposit_forecast_short_today = /** @type {(inputs: Deposit_Forecast_Short_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo ei riitä tämän päivän latauksiin`)
};

export const deposit_forecast_lacks = /** @type {(inputs: Deposit_Forecast_LacksInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Puuttuu ${i?.sum ?? '–'}`)
};

export const deposit_forecast_use = /** @type {(inputs: Deposit_Forecast_UseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Täytä summaksi ${i?.sum ?? '–'}`)
};

export const deposit_forecast_transfer = /** @type {(inputs: Deposit_Forecast_TransferInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Siirrä se viimeistään ${i?.date ?? '–'}.`)
};

export const deposit_forecast_enough = /** @type {(inputs: Deposit_Forecast_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo riittää latauksiin ${i?.date ?? '–'} asti.`)
};

export const deposit_forecast_in_all = /** @type {(inputs: Deposit_Forecast_In_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kaikkiin latauksiin ${i?.date ?? '–'} asti tarvitaan vielä ${i?.sum ?? '–'}.`)
};

export const deposit_forecast_chart = /** @type {(inputs: Deposit_Forecast_ChartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo pienenee latausten myötä: nyt ${i?.from ?? '–'}, viimeisen latauksen jälkeen ${i?.to ?? '–'}. Luvut ovat taulukossa.`)
};

export const deposit_forecast_now = /** @type {(inputs: Deposit_Forecast_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nyt`)
};

export const deposit_forecast_day = /** @type {(inputs: Deposit_Forecast_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivä`)
};

export const deposit_forecast_loads = /** @type {(inputs: Deposit_Forecast_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset`)
};

export const deposit_forecast_after = /** @type {(inputs: Deposit_Forecast_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo sen jälkeen`)
};

export const deposit_forecast_requests = /** @type {(inputs: Deposit_Forecast_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyynnöt`)
};

export const deposit_forecast_scheduled = /** @type {(inputs: Deposit_Forecast_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajastettu lataus`)
};

export const deposit_forecast_expected = /** @type {(inputs: Deposit_Forecast_ExpectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arvioitu lataus`)
};

export const deposit_forecast_assumes = /** @type {(inputs: Deposit_Forecast_AssumesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ennusteessa jokaiselle ladataan kaikki, mitä hänelle voi vielä ladata. Lounasetua ladataan joka kuukausi ja vuosittaisia etuja tammikuussa. Automaattiset lataukset ovat mukana. Kuluvan kuun lounas on mukana, kunnes sitä on ladattu. Latauspyynnöt toteutuvat heti ja ajastetut lataukset latauspäivinään. Palvelumaksut ovat mukana, palautukset vasta kun ne ovat tilillä. Rahansiirto kestää 1–⁠3 pankkipäivää.`)
};

export const deposit_settled = /** @type {(inputs: Deposit_SettledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu on jo tehty tai kesken. Uutta maksua ei tehty, eikä sinulta veloitettu mitään uudelleen.`)
};

export const deposit_transfer_picture = /** @type {(inputs: Deposit_Transfer_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virtuaaliviivakoodi kuvana. Numerot ovat yllä.`)
};

export const deposit_forecast_with = /** @type {(inputs: Deposit_Forecast_WithInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ennuste, kun siirrät ${i?.sum ?? '–'}:`)
};

export const deposit_forecast_transfer_now = /** @type {(inputs: Deposit_Forecast_Transfer_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä se heti. Raha on tilillä 1–⁠3 pankkipäivän kuluttua.`)
};

export const deposit_forecast_several = /** @type {(inputs: Deposit_Forecast_SeveralInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kerralla voi siirtää enintään ${i?.maximum ?? '–'}. Rahansiirtoja tarvitaan ${i?.count ?? '–'}.`)
};

export const deposit_open_failed = /** @type {(inputs: Deposit_Open_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikkien maksujen tilaa ei voitu hakea.`)
};

export const deposit_open_title = /** @type {(inputs: Deposit_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimet maksut`)
};

export const deposit_open_reference = /** @type {(inputs: Deposit_Open_ReferenceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Viitenumero ${i?.number ?? '–'}`)
};

export const deposit_open_invoice = /** @type {(inputs: Deposit_Open_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lasku, eräpäivä ${i?.date ?? '–'}`)
};

export const deposit_open_accepted = /** @type {(inputs: Deposit_Open_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu on hyväksytty. Raha ei ole vielä saldossa.`)
};

export const deposit_open_pending = /** @type {(inputs: Deposit_Open_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa maksupalvelun vahvistusta`)
};

export const deposit_open_unfinished = /** @type {(inputs: Deposit_Open_UnfinishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu jäi kesken`)
};

export const deposit_open_resume = /** @type {(inputs: Deposit_Open_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka maksamista`)
};

export const deposit_open_show = /** @type {(inputs: Deposit_Open_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä maksu`)
};

export const deposit_open_forget = /** @type {(inputs: Deposit_Open_ForgetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista luettelosta`)
};

export const top_up_title = /** @type {(inputs: Top_Up_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const top_up_description = /** @type {(inputs: Top_Up_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse etu, summa ja työntekijät. Näet hinnan ja saldon, ennen kuin mitään ladataan.`)
};

export const top_up_pending = /** @type {(inputs: Top_Up_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan latauksen tietoja`)
};

export const top_up_unavailable_title = /** @type {(inputs: Top_Up_Unavailable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksellä ei ole etua, jota voit ladata`)
};

export const top_up_unavailable_text = /** @type {(inputs: Top_Up_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voit ladata edun, joka on käytössä ja jonka lataustapa on suora lataus. Ota etu käyttöön tai vaihda sen lataustapa.`)
};

export const top_up_unavailable_action = /** @type {(inputs: Top_Up_Unavailable_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const top_up_step_benefit = /** @type {(inputs: Top_Up_Step_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu`)
};

export const top_up_benefit = /** @type {(inputs: Top_Up_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä etua lataat?`)
};

export const top_up_error_benefit = /** @type {(inputs: Top_Up_Error_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse etu.`)
};

export const top_up_step_schedule = /** @type {(inputs: Top_Up_Step_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajankohta`)
};

export const top_up_schedule = /** @type {(inputs: Top_Up_ScheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Milloin etu ladataan?`)
};

export const top_up_schedule_direct = /** @type {(inputs: Top_Up_Schedule_DirectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heti`)
};

export const top_up_schedule_direct_hint = /** @type {(inputs: Top_Up_Schedule_Direct_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät saavat edun, kun lataus on maksettu.`)
};

export const top_up_schedule_date = /** @type {(inputs: Top_Up_Schedule_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valittuna päivänä`)
};

export const top_up_schedule_date_hint = /** @type {(inputs: Top_Up_Schedule_Date_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus tehdään valitsemasi päivän alussa.`)
};

export const top_up_date = /** @type {(inputs: Top_Up_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspäivä`)
};

export const top_up_date_hint = /** @type {(inputs: Top_Up_Date_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`pp.kk.vvvv, aikaisintaan ${i?.min ?? '–'} ja viimeistään ${i?.max ?? '–'}`)
};

export const top_up_error_date = /** @type {(inputs: Top_Up_Error_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna latauspäivä.`)
};

export const top_up_step_amount = /** @type {(inputs: Top_Up_Step_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa`)
};

export const top_up_amount_kind = /** @type {(inputs: Top_Up_Amount_KindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuinka paljon kukin saa?`)
};

export const top_up_amount_same = /** @type {(inputs: Top_Up_Amount_SameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sama summa kaikille`)
};

export const top_up_amount_maximum = /** @type {(inputs: Top_Up_Amount_MaximumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oma enimmäismäärä`)
};

export const top_up_amount_maximum_hint = /** @type {(inputs: Top_Up_Amount_Maximum_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kukin saa kaiken, mitä hänelle voi vielä ladata.`)
};

export const top_up_amount_days = /** @type {(inputs: Top_Up_Amount_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Omat työpäivät`)
};

export const top_up_amount_days_hint = /** @type {(inputs: Top_Up_Amount_Days_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kukin saa lounaan niiltä kuukauden työpäiviltä, joina etu on voimassa.`)
};

export const top_up_own_none = /** @type {(inputs: Top_Up_Own_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse työntekijät, niin näet summat.`)
};

export const top_up_own_text = /** @type {(inputs: Top_Up_Own_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jokaisesta summasta tehdään oma lataus.`)
};

export const top_up_amount = /** @type {(inputs: Top_Up_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa työntekijälle`)
};

export const top_up_amount_hint_month = /** @type {(inputs: Top_Up_Amount_Hint_MonthInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijä voi saada tätä etua enintään ${i?.max ?? '–'} kuukaudessa.`)
};

export const top_up_amount_hint_year = /** @type {(inputs: Top_Up_Amount_Hint_YearInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijä voi saada tätä etua enintään ${i?.max ?? '–'} vuodessa.`)
};

export const top_up_amount_hint_lowest = /** @type {(inputs: Top_Up_Amount_Hint_LowestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Voit nyt ladata kullekin valitulle enintään ${i?.max ?? '–'}.`)
};

export const top_up_error_amount = /** @type {(inputs: Top_Up_Error_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna summa.`)
};

export const top_up_error_amount_small = /** @type {(inputs: Top_Up_Error_Amount_SmallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Summan on oltava vähintään ${i?.min ?? '–'}.`)
};

export const top_up_error_amount_limit = /** @type {(inputs: Top_Up_Error_Amount_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Summa ylittää ainakin yhden valitun työntekijän vuosirajan. Enimmäissumma on ${i?.max ?? '–'}.`)
};

export const top_up_error_amount_limit_month = /** @type {(inputs: Top_Up_Error_Amount_Limit_MonthInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Summa ylittää ainakin yhden valitun työntekijän kuukausirajan. Enimmäissumma on ${i?.max ?? '–'}.`)
};

export const top_up_error_invoice_total = /** @type {(inputs: Top_Up_Error_Invoice_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Verkkolaskun summa palvelumaksuineen voi olla ${i?.range ?? '–'}.`)
};

export const top_up_step_employees = /** @type {(inputs: Top_Up_Step_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät`)
};

export const top_up_employees_hint = /** @type {(inputs: Top_Up_Employees_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voit valita ne, joille etua on vielä ladattavissa.`)
};

export const top_up_employees_choose_benefit = /** @type {(inputs: Top_Up_Employees_Choose_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse ensin etu.`)
};

export const top_up_employees_nobody = /** @type {(inputs: Top_Up_Employees_NobodyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kenelläkään ei ole tätä etua latauspäivänä.`)
};

export const top_up_employees_table = /** @type {(inputs: Top_Up_Employees_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät, joille etua ladataan`)
};

export const top_up_employees_search = /** @type {(inputs: Top_Up_Employees_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hae nimellä, kustannuspaikalla tai henkilönumerolla`)
};

export const top_up_employees_chosen = /** @type {(inputs: Top_Up_Employees_ChosenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valittu ${i?.count ?? '–'}`)
};

export const top_up_employees_on_hold = /** @type {(inputs: Top_Up_Employees_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä myös ne, joiden työsuhde on keskeytetty`)
};

export const top_up_employees_on_hold_barred = /** @type {(inputs: Top_Up_Employees_On_Hold_BarredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tätä etua ei voi ladata, kun työsuhde on keskeytetty.`)
};

export const top_up_error_employees = /** @type {(inputs: Top_Up_Error_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi työntekijä.`)
};

export const top_up_error_too_many = /** @type {(inputs: Top_Up_Error_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhdessä latauksessa voi olla enintään ${i?.max ?? '–'} työntekijää. Tee useampi lataus.`)
};

export const top_up_column_employee = /** @type {(inputs: Top_Up_Column_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä`)
};

export const top_up_column_cost_center = /** @type {(inputs: Top_Up_Column_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kustannuspaikka`)
};

export const top_up_column_available = /** @type {(inputs: Top_Up_Column_AvailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattavissa`)
};

export const top_up_column_amount = /** @type {(inputs: Top_Up_Column_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa`)
};

export const top_up_column_reason = /** @type {(inputs: Top_Up_Column_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syy`)
};

export const top_up_on_hold = /** @type {(inputs: Top_Up_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetty`)
};

export const top_up_waits = /** @type {(inputs: Top_Up_WaitsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Odottaa latausta ${i?.date ?? '–'}`)
};

export const top_up_reason_nothing_left = /** @type {(inputs: Top_Up_Reason_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei enää ladattavaa tälle kaudelle`)
};

export const top_up_reason_unknown_left = /** @type {(inputs: Top_Up_Reason_Unknown_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jäljellä olevaa määrää ei voitu hakea`)
};

export const top_up_reason_on_hold = /** @type {(inputs: Top_Up_Reason_On_HoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetty: tätä etua ei voi ladata`)
};

export const top_up_reason_not_chosen = /** @type {(inputs: Top_Up_Reason_Not_ChosenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei valittu`)
};

export const top_up_reason_too_little = /** @type {(inputs: Top_Up_Reason_Too_LittleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oma summa alle 1 €`)
};

export const top_up_reason_no_benefit = /** @type {(inputs: Top_Up_Reason_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei tätä etua`)
};

export const top_up_reason_not_valid = /** @type {(inputs: Top_Up_Reason_Not_ValidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu ei ole voimassa latauspäivänä`)
};

export const top_up_reason_failed = /** @type {(inputs: Top_Up_Reason_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus epäonnistui`)
};

export const top_up_step_payment = /** @type {(inputs: Top_Up_Step_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu`)
};

export const top_up_payment = /** @type {(inputs: Top_Up_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Miten lataus maksetaan?`)
};

export const top_up_payment_deduction = /** @type {(inputs: Top_Up_Payment_DeductionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veloitus saldosta`)
};

export const top_up_payment_deduction_hint = /** @type {(inputs: Top_Up_Payment_Deduction_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo on nyt ${i?.balance ?? '–'}.`)
};

export const top_up_payment_einvoice = /** @type {(inputs: Top_Up_Payment_EinvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkolasku`)
};

export const top_up_payment_einvoice_hint = /** @type {(inputs: Top_Up_Payment_Einvoice_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasku lähetetään seuraavana pankkipäivänä. Etu ladataan, kun lasku on maksettu.`)
};

export const top_up_error_payment = /** @type {(inputs: Top_Up_Error_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse maksutapa.`)
};

export const top_up_error_balance = /** @type {(inputs: Top_Up_Error_BalanceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilin saldo ei riitä: ${i?.missing ?? '–'} puuttuu.`)
};

export const top_up_to_deposit = /** @type {(inputs: Top_Up_To_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const top_up_einvoice_address = /** @type {(inputs: Top_Up_Einvoice_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkolaskuosoite`)
};

export const top_up_error_einvoice_address = /** @type {(inputs: Top_Up_Error_Einvoice_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna verkkolaskuosoite.`)
};

export const top_up_error_einvoice_operator = /** @type {(inputs: Top_Up_Error_Einvoice_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna välittäjä.`)
};

export const top_up_summary = /** @type {(inputs: Top_Up_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteenveto`)
};

export const top_up_recipients = /** @type {(inputs: Top_Up_RecipientsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saajat`)
};

export const top_up_recipients_many = /** @type {(inputs: Top_Up_Recipients_ManyInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} työntekijä × ${i?.amount ?? '–'}`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} työntekijää × ${i?.amount ?? '–'}`);
	return /** @type {LocalizedString} */ ("top_up_recipients_many");
};

export const top_up_sum = /** @type {(inputs: Top_Up_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattava summa`)
};

export const top_up_fee = /** @type {(inputs: Top_Up_FeeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Palvelumaksu ${i?.percent ?? '–'}`)
};

export const top_up_vat = /** @type {(inputs: Top_Up_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Palvelumaksun alv ${i?.percent ?? '–'}`)
};

export const top_up_total = /** @type {(inputs: Top_Up_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteensä`)
};

export const top_up_balance_now = /** @type {(inputs: Top_Up_Balance_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo nyt`)
};

export const top_up_balance_after = /** @type {(inputs: Top_Up_Balance_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo latauksen jälkeen`)
};

export const top_up_balance_invoice = /** @type {(inputs: Top_Up_Balance_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verkkolasku ei muuta saldoa.`)
};

export const top_up_charged_on = /** @type {(inputs: Top_Up_Charged_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Veloitetaan ${i?.date ?? '–'}.`)
};

export const top_up_submit = /** @type {(inputs: Top_Up_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatka vahvistukseen`)
};

export const top_up_changed = /** @type {(inputs: Top_Up_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedot ovat muuttuneet sillä välin. Tarkista valinnat ja summa.`)
};

export const top_up_unread = /** @type {(inputs: Top_Up_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajantasaisia tietoja ei voitu hakea, joten mitään ei ladattu. Yritä uudelleen.`)
};

export const top_up_confirm_title = /** @type {(inputs: Top_Up_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvista lataus`)
};

export const top_up_confirm_text = /** @type {(inputs: Top_Up_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tiedot. Latausta ei voi perua tässä palvelussa.`)
};

export const top_up_confirm_load = /** @type {(inputs: Top_Up_Confirm_LoadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataa ${i?.total ?? '–'}`)
};

export const top_up_confirm_schedule = /** @type {(inputs: Top_Up_Confirm_ScheduleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajasta ${i?.total ?? '–'}`)
};

export const top_up_confirm_invoice = /** @type {(inputs: Top_Up_Confirm_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilaa verkkolaskulla (${i?.total ?? '–'})`)
};

export const top_up_confirm_back = /** @type {(inputs: Top_Up_Confirm_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin`)
};

export const top_up_getting = /** @type {(inputs: Top_Up_GettingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latauksen saavat: ${i?.count ?? '–'}`)
};

export const top_up_without = /** @type {(inputs: Top_Up_WithoutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jäävät ilman latausta: ${i?.count ?? '–'}`)
};

export const top_up_without_after = /** @type {(inputs: Top_Up_Without_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ilman latausta: ${i?.count ?? '–'}`)
};

export const top_up_reason_count = /** @type {(inputs: Top_Up_Reason_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.reason ?? '–'}: ${i?.count ?? '–'}`)
};

export const top_up_load_title = /** @type {(inputs: Top_Up_Load_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edun lataus`)
};

export const top_up_running_title = /** @type {(inputs: Top_Up_Running_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on käynnissä`)
};

export const top_up_running_text = /** @type {(inputs: Top_Up_Running_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät saavat edun hetken päästä. Voit poistua sivulta: lataus jatkuu.`)
};

export const top_up_running_trouble = /** @type {(inputs: Top_Up_Running_TroubleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen tilaa ei voitu hakea. Yritämme pian uudelleen.`)
};

export const top_up_late_title = /** @type {(inputs: Top_Up_Late_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus kestää tavallista pidempään`)
};

export const top_up_late_text = /** @type {(inputs: Top_Up_Late_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä vielä, onko lataus valmis. Se jatkuu palvelussa, joten älä lataa uudelleen. Tarkista tila tai katso raporttia.`)
};

export const top_up_check_again = /** @type {(inputs: Top_Up_Check_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tila`)
};

export const top_up_report = /** @type {(inputs: Top_Up_ReportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä raportti`)
};

export const top_up_reports = /** @type {(inputs: Top_Up_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä raportit`)
};

export const top_up_another = /** @type {(inputs: Top_Up_AnotherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee uusi lataus`)
};

export const top_up_done_title = /** @type {(inputs: Top_Up_Done_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on valmis`)
};

export const top_up_done_text = /** @type {(inputs: Top_Up_Done_TextInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} työntekijä sai latauksen.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} työntekijää sai latauksen.`);
	return /** @type {LocalizedString} */ ("top_up_done_text");
};

export const top_up_done_many_title = /** @type {(inputs: Top_Up_Done_Many_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset ovat valmiit`)
};

export const top_up_errors_title = /** @type {(inputs: Top_Up_Errors_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus valmistui, mutta kaikki eivät saaneet sitä`)
};

export const top_up_errors_text = /** @type {(inputs: Top_Up_Errors_TextInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Lataus onnistui: ${i?.done ?? '–'}/${i?.count ?? '–'} työntekijä. Lataamatta jäänyt ${i?.sum ?? '–'} palautuu tilille seuraavana pankkipäivänä. Palvelumaksua ei palauteta. Raportista näet kunkin tilanteen.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Lataus onnistui: ${i?.done ?? '–'}/${i?.count ?? '–'} työntekijää. Lataamatta jäänyt ${i?.sum ?? '–'} palautuu tilille seuraavana pankkipäivänä. Palvelumaksua ei palauteta. Raportista näet kunkin tilanteen.`);
	return /** @type {LocalizedString} */ ("top_up_errors_text");
};

export const top_up_scheduled_title = /** @type {(inputs: Top_Up_Scheduled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on ajastettu`)
};

export const top_up_scheduled_text = /** @type {(inputs: Top_Up_Scheduled_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Etu ladataan ${i?.date ?? '–'}. Saldosta veloitetaan silloin ${i?.total ?? '–'}. Huolehdi, että saldo riittää: muuten latausta ei tehdä.`)
};

export const top_up_invoiced_title = /** @type {(inputs: Top_Up_Invoiced_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus odottaa maksua`)
};

export const top_up_invoiced_text = /** @type {(inputs: Top_Up_Invoiced_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Verkkolasku (${i?.total ?? '–'}) lähetetään seuraavana pankkipäivänä, ja maksun välittyminen kestää 1–⁠3 pankkipäivää. Etu ladataan, kun maksu on saapunut.`)
};

export const top_up_invoiced_text_date = /** @type {(inputs: Top_Up_Invoiced_Text_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Verkkolasku (${i?.total ?? '–'}) lähetetään seuraavana pankkipäivänä, ja maksun välittyminen kestää 1–⁠3 pankkipäivää. Etu ladataan ${i?.date ?? '–'}, jos maksu on saapunut siihen mennessä.`)
};

export const top_up_confirmed_title = /** @type {(inputs: Top_Up_Confirmed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu on saapunut`)
};

export const top_up_confirmed_text = /** @type {(inputs: Top_Up_Confirmed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Etu ladataan ${i?.date ?? '–'}.`)
};

export const top_up_unpaid_title = /** @type {(inputs: Top_Up_Unpaid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu ei saapunut`)
};

export const top_up_unpaid_text = /** @type {(inputs: Top_Up_Unpaid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausta ei tehty, koska saldo ei riittänyt tai maksu ei saapunut.`)
};

export const top_up_canceled_title = /** @type {(inputs: Top_Up_Canceled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on peruttu`)
};

export const top_up_canceled_text = /** @type {(inputs: Top_Up_Canceled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kysy lisää asiakaspalvelusta.`)
};

export const top_up_unread_title = /** @type {(inputs: Top_Up_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on otettu vastaan`)
};

export const top_up_unread_text = /** @type {(inputs: Top_Up_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen tietoja ei voitu hakea. Lataus on tallessa: tarkista tila tai katso raportteja.`)
};

export const top_up_series_confirm_title = /** @type {(inputs: Top_Up_Series_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vahvista lataukset`)
};

export const top_up_series_confirm_text = /** @type {(inputs: Top_Up_Series_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset lähetetään yksi kerrallaan. Niitä ei voi perua tässä palvelussa.`)
};

export const top_up_series_row_total = /** @type {(inputs: Top_Up_Series_Row_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhteensä ${i?.total ?? '–'}, josta palvelumaksu alveineen ${i?.fee ?? '–'}`)
};

export const top_up_series_running_title = /** @type {(inputs: Top_Up_Series_Running_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käynnissä lataus ${i?.number ?? '–'}/${i?.count ?? '–'}`)
};

export const top_up_series_running_text = /** @type {(inputs: Top_Up_Series_Running_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pysy sivulla, kunnes kaikki lataukset on lähetetty. Lähetetyt lataukset jatkuvat, vaikka poistut.`)
};

export const top_up_series_taken_title = /** @type {(inputs: Top_Up_Series_Taken_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset on otettu vastaan`)
};

export const top_up_series_done_text = /** @type {(inputs: Top_Up_Series_Done_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latauksia tehtiin ${i?.count ?? '–'}, yhteensä ${i?.total ?? '–'}.`)
};

export const top_up_series_stopped_title = /** @type {(inputs: Top_Up_Series_Stopped_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikkia latauksia ei tehty`)
};

export const top_up_series_stopped_text = /** @type {(inputs: Top_Up_Series_Stopped_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latauksista tehtiin ${i?.done ?? '–'}/${i?.count ?? '–'}, yhteensä ${i?.total ?? '–'}.`)
};

export const top_up_series_unread_title = /** @type {(inputs: Top_Up_Series_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, mitkä lataukset tehtiin`)
};

export const top_up_series_unread_text = /** @type {(inputs: Top_Up_Series_Unread_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytyneiden latausten tietoja ei voitu hakea. Katso raporteista, mitä ladattiin, ennen kuin lataat uudelleen.`)
};

export const top_up_series_partly_title = /** @type {(inputs: Top_Up_Series_Partly_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset valmistuivat, mutta kaikki eivät saaneet niitä`)
};

export const top_up_series_rest = /** @type {(inputs: Top_Up_Series_RestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa loput`)
};

export const top_up_series_waiting = /** @type {(inputs: Top_Up_Series_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa vuoroaan`)
};

export const top_up_series_unsent = /** @type {(inputs: Top_Up_Series_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei lähetetty`)
};

export const top_up_series_sending = /** @type {(inputs: Top_Up_Series_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetetään`)
};

export const top_up_series_running = /** @type {(inputs: Top_Up_Series_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käynnissä`)
};

export const top_up_series_loaded = /** @type {(inputs: Top_Up_Series_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu`)
};

export const top_up_series_partly = /** @type {(inputs: Top_Up_Series_PartlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osa ei saanut`)
};

export const top_up_series_scheduled = /** @type {(inputs: Top_Up_Series_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajastettu`)
};

export const top_up_series_invoiced = /** @type {(inputs: Top_Up_Series_InvoicedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa maksua`)
};

export const top_up_series_refused = /** @type {(inputs: Top_Up_Series_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei ladattu`)
};

export const top_up_series_checking = /** @type {(inputs: Top_Up_Series_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkistetaan`)
};

export const top_up_series_not_found = /** @type {(inputs: Top_Up_Series_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei latausten joukossa`)
};

export const top_up_series_several = /** @type {(inputs: Top_Up_Series_SeveralInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tehty useita kertoja`)
};

export const top_up_total_paid = /** @type {(inputs: Top_Up_Total_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu yhteensä`)
};

export const top_up_lost_title = /** @type {(inputs: Top_Up_Lost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, tehtiinkö lataus`)
};

export const top_up_lost_checking = /** @type {(inputs: Top_Up_Lost_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta. Tarkistamme, onko latauksia tullut lisää sen jälkeen, kun vahvistit. Mitään ei lähetetä uudelleen.`)
};

export const top_up_lost_unread = /** @type {(inputs: Top_Up_Lost_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta emmekä voineet tarkistaa asiaa. Mitään ei lähetetä uudelleen. Tarkista tila hetken päästä tai katso tapahtumia.`)
};

export const top_up_lost_none_title = /** @type {(inputs: Top_Up_Lost_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausta ei löytynyt`)
};

export const top_up_lost_none = /** @type {(inputs: Top_Up_Lost_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta. Klo ${i?.time ?? '–'} mennessä latausta ei ollut tehty. Saldo on ${i?.balance ?? '–'}, ja ennen vahvistusta se oli ${i?.before ?? '–'}. Lataus voi vielä olla käsittelyssä: tarkista hetken päästä, ennen kuin lataat uudelleen.`)
};

export const top_up_lost_several_title = /** @type {(inputs: Top_Up_Lost_Several_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tällaisia latauksia on useita`)
};

export const top_up_lost_several = /** @type {(inputs: Top_Up_Lost_SeveralInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Samanlaisia latauksia on tehty useita: sama lataus on voinut mennä perille kahdesti. Katso raporteista, ennen kuin lataat uudelleen.`)
};

export const top_up_lost_found = /** @type {(inputs: Top_Up_Lost_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, mutta lataus on tehty. Älä lataa uudelleen.`)
};

export const top_up_lost_back = /** @type {(inputs: Top_Up_Lost_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin lataukseen`)
};

export const top_up_lost_transactions = /** @type {(inputs: Top_Up_Lost_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä tapahtumat`)
};

export const top_up_confirm_changed = /** @type {(inputs: Top_Up_Confirm_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedot muuttuivat sen jälkeen, kun avasit vahvistuksen: joku muu on ehkä ladannut etua. Luvut on päivitetty. Tarkista ne ja vahvista uudelleen.`)
};

export const top_up_duplicate_title = /** @type {(inputs: Top_Up_Duplicate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sama lataus on jo tehty`)
};

export const top_up_duplicate_unread = /** @type {(inputs: Top_Up_Duplicate_UnreadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} latasi saman edun ${i?.time ?? '–'}, yhteensä ${i?.sum ?? '–'}. Emme voineet tarkistaa, olivatko työntekijät samat. Tarkista raporteista, ettei lataus ole sama.`)
};

export const top_up_duplicate_text = /** @type {(inputs: Top_Up_Duplicate_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} latasi saman edun samoille työntekijöille ${i?.time ?? '–'}, yhteensä ${i?.sum ?? '–'}. Lataa uudelleen vain, jos haluat heidän saavan edun kahdesti.`)
};

export const top_up_error_einvoice_format = /** @type {(inputs: Top_Up_Error_Einvoice_FormatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjoita verkkolaskuosoite, esimerkiksi 003712345671.`)
};

export const top_up_days_title = /** @type {(inputs: Top_Up_Days_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukauden työpäivien mukaan`)
};

export const top_up_days_month = /** @type {(inputs: Top_Up_Days_MonthInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("fi", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} työpäivä, ei arkipyhiä.`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} työpäivää, ei arkipyhiä.`);
	return /** @type {LocalizedString} */ ("top_up_days_month");
};

export const top_up_days_month_holidays = /** @type {(inputs: Top_Up_Days_Month_HolidaysInputs) => LocalizedString} */ (i) => {const daysPlural = registry.plural("fi", i?.days, {});
	if (daysPlural === "one") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} työpäivä. Arkipyhiä ei ole laskettu mukaan: ${i?.holidays ?? '–'}.`);
	if (daysPlural === "other") return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ${i?.days ?? '–'} työpäivää. Arkipyhiä ei ole laskettu mukaan: ${i?.holidays ?? '–'}.`);
	return /** @type {LocalizedString} */ ("top_up_days_month_holidays");
};

export const top_up_days_rest = /** @type {(inputs: Top_Up_Days_RestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Muut summat (${i?.count ?? '–'})`)
};

export const top_up_days_cut = /** @type {(inputs: Top_Up_Days_CutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.employees ?? '–'}, ladattavissa enää ${i?.amount ?? '–'}`)
};

export const top_up_days_take = /** @type {(inputs: Top_Up_Days_TakeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käytä ${i?.amount ?? '–'}`)
};

export const top_up_days_take_label = /** @type {(inputs: Top_Up_Days_Take_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Käytä ${i?.amount ?? '–'} ja valitse ${i?.employees ?? '–'}`)
};

export const top_up_holiday_new_year = /** @type {(inputs: Top_Up_Holiday_New_YearInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`uudenvuodenpäivä`)
};

export const top_up_holiday_epiphany = /** @type {(inputs: Top_Up_Holiday_EpiphanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`loppiainen`)
};

export const top_up_holiday_good_friday = /** @type {(inputs: Top_Up_Holiday_Good_FridayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pitkäperjantai`)
};

export const top_up_holiday_easter_monday = /** @type {(inputs: Top_Up_Holiday_Easter_MondayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`toinen pääsiäispäivä`)
};

export const top_up_holiday_may_day = /** @type {(inputs: Top_Up_Holiday_May_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`vappu`)
};

export const top_up_holiday_ascension_day = /** @type {(inputs: Top_Up_Holiday_Ascension_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`helatorstai`)
};

export const top_up_holiday_midsummer_eve = /** @type {(inputs: Top_Up_Holiday_Midsummer_EveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`juhannusaatto`)
};

export const top_up_holiday_independence_day = /** @type {(inputs: Top_Up_Holiday_Independence_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`itsenäisyyspäivä`)
};

export const top_up_holiday_christmas_eve = /** @type {(inputs: Top_Up_Holiday_Christmas_EveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`jouluaatto`)
};

export const top_up_holiday_christmas_day = /** @type {(inputs: Top_Up_Holiday_Christmas_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`joulupäivä`)
};

export const top_up_holiday_second_christmas_day = /** @type {(inputs: Top_Up_Holiday_Second_Christmas_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tapaninpäivä`)
};

export const top_up_employees_count = /** @type {(inputs: Top_Up_Employees_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} työntekijä`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count ?? '–'} työntekijää`);
	return /** @type {LocalizedString} */ ("top_up_employees_count");
};

export const top_up_scheduled_before = /** @type {(inputs: Top_Up_Scheduled_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajastettu ennen tätä`)
};

export const reports_title = /** @type {(inputs: Reports_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportit`)
};

export const reports_description = /** @type {(inputs: Reports_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tilin tapahtumat ja etujen lataukset.`)
};

export const reports_tabs = /** @type {(inputs: Reports_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportit`)
};

export const reports_tab_transactions = /** @type {(inputs: Reports_Tab_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtumat`)
};

export const reports_tab_top_ups = /** @type {(inputs: Reports_Tab_Top_UpsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset`)
};

export const reports_tab_corrections = /** @type {(inputs: Reports_Tab_CorrectionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldon korjaukset`)
};

export const reports_tab_charts = /** @type {(inputs: Reports_Tab_ChartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaaviot`)
};

export const reports_downloads = /** @type {(inputs: Reports_DownloadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda raportteja`)
};

export const reports_loading = /** @type {(inputs: Reports_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan raportteja`)
};

export const reports_transactions_label = /** @type {(inputs: Reports_Transactions_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen tilin tapahtumat`)
};

export const reports_transactions_failed = /** @type {(inputs: Reports_Transactions_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtumia ei voitu hakea.`)
};

export const reports_transactions_failed_title = /** @type {(inputs: Reports_Transactions_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtumia ei voitu hakea`)
};

export const reports_failed_text = /** @type {(inputs: Reports_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritä hetken päästä uudelleen.`)
};

export const reports_transactions_empty_title = /** @type {(inputs: Reports_Transactions_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei vielä tapahtumia`)
};

export const reports_transactions_empty_text = /** @type {(inputs: Reports_Transactions_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun siirrät rahaa tai lataat etua, tapahtuma ja sen kuitti näkyvät täällä.`)
};

export const reports_transactions_empty_action = /** @type {(inputs: Reports_Transactions_Empty_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siirrä rahaa`)
};

export const reports_column_date = /** @type {(inputs: Reports_Column_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivä`)
};

export const reports_column_description = /** @type {(inputs: Reports_Column_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtuma`)
};

export const reports_column_amount = /** @type {(inputs: Reports_Column_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa`)
};

export const reports_column_receipt = /** @type {(inputs: Reports_Column_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuitti`)
};

export const reports_transaction_in = /** @type {(inputs: Reports_Transaction_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahaa tilille`)
};

export const reports_transaction_out = /** @type {(inputs: Reports_Transaction_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahaa tililtä`)
};

export const reports_receipt = /** @type {(inputs: Reports_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuitti`)
};

export const reports_receipt_of = /** @type {(inputs: Reports_Receipt_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title ?? '–'}, ${i?.date ?? '–'}, ${i?.amount ?? '–'}`)
};

export const reports_download_failed = /** @type {(inputs: Reports_Download_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostoa ei voitu tallentaa. Yritä hetken päästä uudelleen.`)
};

export const reports_receipt_not_yet = /** @type {(inputs: Reports_Receipt_Not_YetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtuma on kesken. Saat kuitin, kun se on valmis.`)
};

export const reports_top_ups_label = /** @type {(inputs: Reports_Top_Ups_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen lataukset`)
};

export const reports_top_ups_failed_title = /** @type {(inputs: Reports_Top_Ups_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksia ei voitu hakea`)
};

export const reports_top_ups_empty_title = /** @type {(inputs: Reports_Top_Ups_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei vielä latauksia`)
};

export const reports_top_ups_empty_text = /** @type {(inputs: Reports_Top_Ups_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun lataat etua työntekijöille, näet täältä latauksen tilan ja kunkin työntekijän summan.`)
};

export const reports_top_ups_empty_action = /** @type {(inputs: Reports_Top_Ups_Empty_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataa etua`)
};

export const reports_column_created = /** @type {(inputs: Reports_Column_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luotu`)
};

export const reports_column_scheduled = /** @type {(inputs: Reports_Column_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspäivä`)
};

export const reports_column_executor = /** @type {(inputs: Reports_Column_ExecutorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tekijä`)
};

export const reports_column_benefit = /** @type {(inputs: Reports_Column_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu`)
};

export const reports_column_status = /** @type {(inputs: Reports_Column_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tila`)
};

export const reports_column_with_fees = /** @type {(inputs: Reports_Column_With_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksuineen`)
};

export const reports_column_sum_with_fees = /** @type {(inputs: Reports_Column_Sum_With_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa palvelumaksuineen`)
};

export const reports_scheduled_at_once = /** @type {(inputs: Reports_Scheduled_At_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heti`)
};

export const reports_load_lunch = /** @type {(inputs: Reports_Load_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasedun lataus`)
};

export const reports_load_recreational = /** @type {(inputs: Reports_Load_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virike-edun lataus`)
};

export const reports_load_transport = /** @type {(inputs: Reports_Load_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työmatkaedun lataus`)
};

export const reports_load_massage = /** @type {(inputs: Reports_Load_MassageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hierontaedun lataus`)
};

export const reports_load_wellbeing = /** @type {(inputs: Reports_Load_WellbeingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyvinvointiedun lataus`)
};

export const reports_load_other = /** @type {(inputs: Reports_Load_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muun edun lataus`)
};

export const reports_status_other = /** @type {(inputs: Reports_Status_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu tila`)
};

export const reports_load_in_progress = /** @type {(inputs: Reports_Load_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kesken`)
};

export const reports_load_success = /** @type {(inputs: Reports_Load_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valmis`)
};

export const reports_load_closed_with_errors = /** @type {(inputs: Reports_Load_Closed_With_ErrorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osa epäonnistui`)
};

export const reports_load_canceled = /** @type {(inputs: Reports_Load_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruttu`)
};

export const reports_load_payment_not_received = /** @type {(inputs: Reports_Load_Payment_Not_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu ei saapunut`)
};

export const reports_load_paid_waiting_for_date = /** @type {(inputs: Reports_Load_Paid_Waiting_For_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksettu, odottaa`)
};

export const reports_load_waiting_for_payment = /** @type {(inputs: Reports_Load_Waiting_For_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa maksua`)
};

export const reports_load_waiting_for_date = /** @type {(inputs: Reports_Load_Waiting_For_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajastettu`)
};

export const reports_about_in_progress = /** @type {(inputs: Reports_About_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etua ladataan parhaillaan. Tiedot päivittyvät automaattisesti.`)
};

export const reports_about_success = /** @type {(inputs: Reports_About_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki työntekijät ovat saaneet etunsa.`)
};

export const reports_about_closed_with_errors = /** @type {(inputs: Reports_About_Closed_With_ErrorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on päättynyt, mutta kaikki työntekijät eivät saaneet etuaan. Näet alta, keneltä se jäi saamatta. Lataamatta jäänyt summa palautuu tilille seuraavana pankkipäivänä. Palvelumaksua ei palauteta. Kysy syytä asiakaspalvelusta.`)
};

export const reports_about_partly_loaded = /** @type {(inputs: Reports_About_Partly_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on päättynyt, mutta kaikki työntekijät eivät saaneet etuaan. Näet alta, keneltä se jäi saamatta. Palvelumaksua ei palauteta. Kysy syytä asiakaspalvelusta.`)
};

export const reports_about_canceled = /** @type {(inputs: Reports_About_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on peruttu, eikä etua ladattu. Kysy syytä asiakaspalvelusta.`)
};

export const reports_about_expired = /** @type {(inputs: Reports_About_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus peruttiin, koska sitä ei maksettu ajoissa. Etua ei ladattu.`)
};

export const reports_about_other = /** @type {(inputs: Reports_About_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen tilaa ei voi kertoa tarkemmin.`)
};

export const reports_about_payment_not_received = /** @type {(inputs: Reports_About_Payment_Not_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etua ei ladattu, koska saldo ei riittänyt tai maksu ei saapunut ajoissa.`)
};

export const reports_about_paid_waiting_for_date = /** @type {(inputs: Reports_About_Paid_Waiting_For_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus on maksettu. Työntekijät saavat etunsa ${i?.date ?? '–'}. Jos haluat perua latauksen, ota yhteyttä asiakaspalveluun.`)
};

export const reports_about_waiting_for_payment = /** @type {(inputs: Reports_About_Waiting_For_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus alkaa, kun verkkolasku on maksettu. Jos haluat perua latauksen, ota yhteyttä asiakaspalveluun.`)
};

export const reports_about_waiting_for_payment_and_date = /** @type {(inputs: Reports_About_Waiting_For_Payment_And_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijät saavat etunsa ${i?.date ?? '–'}, jos verkkolasku on silloin maksettu. Jos haluat perua latauksen, ota yhteyttä asiakaspalveluun.`)
};

export const reports_about_waiting_for_date = /** @type {(inputs: Reports_About_Waiting_For_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Summa veloitetaan yrityksen tililtä, ja työntekijät saavat etunsa ${i?.date ?? '–'}. Varmista, että saldo riittää silloin. Jos haluat perua latauksen, ota yhteyttä asiakaspalveluun.`)
};

export const reports_item_success = /** @type {(inputs: Reports_Item_SuccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu`)
};

export const reports_item_error = /** @type {(inputs: Reports_Item_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Epäonnistui`)
};

export const reports_item_in_progress = /** @type {(inputs: Reports_Item_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kesken`)
};

export const reports_item_not_started = /** @type {(inputs: Reports_Item_Not_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jonossa`)
};

export const reports_item_expired = /** @type {(inputs: Reports_Item_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vanhentunut`)
};

export const reports_item_canceled = /** @type {(inputs: Reports_Item_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruttu`)
};

export const reports_item_waiting_for_date = /** @type {(inputs: Reports_Item_Waiting_For_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajastettu`)
};

export const reports_item_payment_not_received = /** @type {(inputs: Reports_Item_Payment_Not_ReceivedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu ei saapunut`)
};

export const reports_detail_title = /** @type {(inputs: Reports_Detail_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausraportti`)
};

export const reports_detail_back = /** @type {(inputs: Reports_Detail_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin latauksiin`)
};

export const reports_detail_summary = /** @type {(inputs: Reports_Detail_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteenveto`)
};

export const reports_detail_employees = /** @type {(inputs: Reports_Detail_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöitä`)
};

export const reports_detail_fees = /** @type {(inputs: Reports_Detail_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksu ja sen alv`)
};

export const reports_detail_items = /** @type {(inputs: Reports_Detail_ItemsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät`)
};

export const reports_detail_items_label = /** @type {(inputs: Reports_Detail_Items_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen työntekijät`)
};

export const reports_detail_loading = /** @type {(inputs: Reports_Detail_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan raporttia`)
};

export const reports_column_name = /** @type {(inputs: Reports_Column_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nimi`)
};

export const reports_column_personal_id = /** @type {(inputs: Reports_Column_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnus`)
};

export const reports_updates_stopped = /** @type {(inputs: Reports_Updates_StoppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on yhä kesken, mutta tiedot eivät enää päivity automaattisesti.`)
};

export const reports_update = /** @type {(inputs: Reports_UpdateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivitä`)
};

export const reports_corrections_label = /** @type {(inputs: Reports_Corrections_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldon korjaukset`)
};

export const reports_corrections_failed_title = /** @type {(inputs: Reports_Corrections_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldon korjauksia ei voitu hakea`)
};

export const reports_corrections_check_failed = /** @type {(inputs: Reports_Corrections_Check_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme voineet tarkistaa, onko saldoa korjattu. Yritä myöhemmin uudelleen, jos etsit saldon korjauksia.`)
};

export const reports_corrections_empty_title = /** @type {(inputs: Reports_Corrections_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei korjauksia tällä ajanjaksolla`)
};

export const reports_corrections_empty_text = /** @type {(inputs: Reports_Corrections_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse toinen ajanjakso tai näytä kaikki korjaukset.`)
};

export const reports_corrections_empty_action = /** @type {(inputs: Reports_Corrections_Empty_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä kaikki`)
};

export const reports_column_time = /** @type {(inputs: Reports_Column_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aika`)
};

export const reports_column_reason = /** @type {(inputs: Reports_Column_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syy`)
};

export const reports_column_document = /** @type {(inputs: Reports_Column_DocumentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tositenumero`)
};

export const reports_column_balance_after = /** @type {(inputs: Reports_Column_Balance_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi saldo`)
};

export const reports_correction_new = /** @type {(inputs: Reports_Correction_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi`)
};

export const reports_reason_wrong_account = /** @type {(inputs: Reports_Reason_Wrong_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu väärälle tilille`)
};

export const reports_reason_contract_end = /** @type {(inputs: Reports_Reason_Contract_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimuksen päättyminen`)
};

export const reports_reason_too_much = /** @type {(inputs: Reports_Reason_Too_MuchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Liikasuoritus`)
};

export const reports_reason_other = /** @type {(inputs: Reports_Reason_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu syy`)
};

export const reports_period = /** @type {(inputs: Reports_PeriodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajanjakso`)
};

export const reports_period_all = /** @type {(inputs: Reports_Period_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikki`)
};

export const reports_period_this_month = /** @type {(inputs: Reports_Period_This_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuluva kuukausi`)
};

export const reports_period_last_month = /** @type {(inputs: Reports_Period_Last_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen kuukausi`)
};

export const reports_period_custom = /** @type {(inputs: Reports_Period_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu ajanjakso`)
};

export const reports_period_dates = /** @type {(inputs: Reports_Period_DatesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alku- ja loppupäivä`)
};

export const reports_period_from = /** @type {(inputs: Reports_Period_FromInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alkupäivä`)
};

export const reports_period_to = /** @type {(inputs: Reports_Period_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loppupäivä`)
};

export const reports_period_show = /** @type {(inputs: Reports_Period_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä`)
};

export const reports_period_both = /** @type {(inputs: Reports_Period_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse molemmat päivät.`)
};

export const reports_print_company = /** @type {(inputs: Reports_Print_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys`)
};

export const reports_print_period = /** @type {(inputs: Reports_Print_PeriodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajalta`)
};

export const reports_print_days = /** @type {(inputs: Reports_Print_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from ?? '–'}–${i?.to ?? '–'}`)
};

export const reports_print_date = /** @type {(inputs: Reports_Print_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulostettu`)
};

export const reports_print_count = /** @type {(inputs: Reports_Print_CountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivejä`)
};

export const reports_print_change = /** @type {(inputs: Reports_Print_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muutos yhteensä`)
};

export const reports_print_part = /** @type {(inputs: Reports_Print_PartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tässä on vain osa riveistä. Tulosta kaikki rivit taulukon Vie-valikosta.`)
};

export const reports_print_loaded = /** @type {(inputs: Reports_Print_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu yhteensä`)
};

export const reports_print_loaded_with_fees = /** @type {(inputs: Reports_Print_Loaded_With_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu palvelumaksuineen`)
};

export const reports_print_unsettled = /** @type {(inputs: Reports_Print_UnsettledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksia, joiden tulosta ei tiedetä, ei mukana summissa`)
};

export const reports_about_refunded = /** @type {(inputs: Reports_About_RefundedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on päättynyt, mutta kaikki työntekijät eivät saaneet etuaan. Näet alta, keneltä se jäi saamatta. Lataamatta jäänyt summa on palautettu tilille. Palvelumaksua ei palauteta. Kysy syytä asiakaspalvelusta.`)
};

export const month_description = /** @type {(inputs: Month_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä kuukauden aikana ladattiin, kenelle ja mitä se maksoi.`)
};

export const month_previous = /** @type {(inputs: Month_PreviousInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen kuukausi`)
};

export const month_next = /** @type {(inputs: Month_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seuraava kuukausi`)
};

export const month_print = /** @type {(inputs: Month_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulosta`)
};

export const month_running = /** @type {(inputs: Month_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kuukausi on vielä kesken. Luvut ovat päivään ${i?.date ?? '–'} asti.`)
};

export const month_future_title = /** @type {(inputs: Month_Future_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.month ?? '–'} ei ole vielä alkanut`)
};

export const month_future_text = /** @type {(inputs: Month_Future_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukauden luvut näkyvät täällä, kun kuukausi alkaa.`)
};

export const month_unknown_title = /** @type {(inputs: Month_Unknown_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.month ?? '–'}: ei raportteja`)
};

export const month_unknown_text = /** @type {(inputs: Month_Unknown_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Raporttien tiedot ovat saatavilla ${i?.date ?? '–'} alkaen.`)
};

export const month_current_action = /** @type {(inputs: Month_Current_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa kuluva kuukausi`)
};

export const month_loading = /** @type {(inputs: Month_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan kuukauden tietoja`)
};

export const month_failed_title = /** @type {(inputs: Month_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukauden lukuja ei voitu hakea`)
};

export const month_loads_title = /** @type {(inputs: Month_Loads_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset eduittain`)
};

export const month_column_people = /** @type {(inputs: Month_Column_PeopleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöitä`)
};

export const month_column_loads = /** @type {(inputs: Month_Column_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu`)
};

export const month_column_fee = /** @type {(inputs: Month_Column_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksu`)
};

export const month_column_vat = /** @type {(inputs: Month_Column_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alv`)
};

export const month_column_total = /** @type {(inputs: Month_Column_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteensä`)
};

export const month_fees_with_vat = /** @type {(inputs: Month_Fees_With_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksut ja alv`)
};

export const month_fee_note = /** @type {(inputs: Month_Fee_NoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Palvelumaksun alv on laskettu nykyisen ${i?.percent ?? '–'} %:n verokannan mukaan.`)
};

export const month_nothing_title = /** @type {(inputs: Month_Nothing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukaudelta ei ole latauksia`)
};

export const month_nothing_text = /** @type {(inputs: Month_Nothing_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun lataat etua työntekijöille, kuukauden luvut näkyvät täällä.`)
};

export const month_check_ok = /** @type {(inputs: Month_Check_OkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausraportit ja tilin tapahtumat täsmäävät sentilleen.`)
};

export const month_check_differs = /** @type {(inputs: Month_Check_DiffersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausraportit ja tilin tapahtumat eivät täsmää.`)
};

export const month_check_fees = /** @type {(inputs: Month_Check_FeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tililtä on veloitettu palvelumaksuja ${i?.sum ?? '–'} vähemmän kuin latausraporteissa on.`)
};

export const month_check_moving = /** @type {(inputs: Month_Check_MovingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus on vielä kesken. Tarkista luvut uudelleen, kun se on valmis.`)
};

export const month_check_loaded = /** @type {(inputs: Month_Check_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ladattu työntekijöille`)
};

export const month_check_not_loaded = /** @type {(inputs: Month_Check_Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jäi lataamatta`)
};

export const month_people_title = /** @type {(inputs: Month_People_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset työntekijöittäin`)
};

export const month_people_label = /** @type {(inputs: Month_People_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukauden lataukset työntekijöittäin`)
};

export const month_people_search = /** @type {(inputs: Month_People_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hae nimellä tai henkilönumerolla`)
};

export const month_people_total = /** @type {(inputs: Month_People_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä: ${i?.count ?? '–'}, yhteensä ${i?.sum ?? '–'}.`)
};

export const month_people_failed = /** @type {(inputs: Month_People_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöiden latauksia ei voitu hakea`)
};

export const month_people_all = /** @type {(inputs: Month_People_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteensä`)
};

export const month_deductions_failed = /** @type {(inputs: Month_Deductions_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasvähennyksiä ei voitu hakea.`)
};

export const month_deduction_note = /** @type {(inputs: Month_Deduction_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palkasta vähennettävä tulee lounasvähennysraportista.`)
};

export const month_changes_title = /** @type {(inputs: Month_Changes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muutokset edelliseen kuukauteen`)
};

export const month_changes_about = /** @type {(inputs: Month_Changes_AboutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijät, joiden summa on eri kuin edellisessä kuussa (${i?.month ?? '–'}).`)
};

export const month_changes_first = /** @type {(inputs: Month_Changes_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edelliseltä kuukaudelta ei ole raportteja.`)
};

export const month_changes_failed = /** @type {(inputs: Month_Changes_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muutoksia ei voitu hakea`)
};

export const month_changes_none = /** @type {(inputs: Month_Changes_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kenenkään summa ei muuttunut edellisestä kuusta.`)
};

export const month_changes_search = /** @type {(inputs: Month_Changes_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hae nimellä tai syyllä`)
};

export const month_column_reason = /** @type {(inputs: Month_Column_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syy`)
};

export const month_column_before = /** @type {(inputs: Month_Column_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen`)
};

export const month_column_now = /** @type {(inputs: Month_Column_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukausi`)
};

export const month_column_difference = /** @type {(inputs: Month_Column_DifferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muutos`)
};

export const month_kind_failed = /** @type {(inputs: Month_Kind_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus epäonnistui`)
};

export const month_kind_failed_before = /** @type {(inputs: Month_Kind_Failed_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellisen kuun lataus epäonnistui`)
};

export const month_kind_ended = /** @type {(inputs: Month_Kind_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu päättyi`)
};

export const month_kind_new = /** @type {(inputs: Month_Kind_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi`)
};

export const month_kind_on_leave = /** @type {(inputs: Month_Kind_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetty`)
};

export const month_kind_not_loaded = /** @type {(inputs: Month_Kind_Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etua ei ladattu kenellekään`)
};

export const month_kind_not_loaded_before = /** @type {(inputs: Month_Kind_Not_Loaded_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etua ei ladattu kenellekään edellisessä kuussa`)
};

export const month_kind_amount = /** @type {(inputs: Month_Kind_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen summa muuttui`)
};

export const month_kind_unknown = /** @type {(inputs: Month_Kind_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Syy ei ole tiedossa`)
};

export const month_reason_failed = /** @type {(inputs: Month_Reason_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus epäonnistui ${i?.date ?? '–'}.`)
};

export const month_reason_refunded = /** @type {(inputs: Month_Reason_RefundedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus epäonnistui ${i?.date ?? '–'}. Summa on palautettu tilille.`)
};

export const month_reason_failed_before = /** @type {(inputs: Month_Reason_Failed_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Edellisen kuun lataus epäonnistui ${i?.date ?? '–'}.`)
};

export const month_reason_ended = /** @type {(inputs: Month_Reason_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Etu päättyi ${i?.date ?? '–'}.`)
};

export const month_reason_new = /** @type {(inputs: Month_Reason_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Uusi: etu alkoi ${i?.date ?? '–'}.`)
};

export const month_reason_on_leave = /** @type {(inputs: Month_Reason_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työsuhde on nyt keskeytetty. Raporteista ei näy, mistä alkaen.`)
};

export const month_reason_amount = /** @type {(inputs: Month_Reason_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latauksen summa muuttui kaikilla, jotka saivat saman summan (${i?.count ?? '–'}).`)
};

export const month_files_title = /** @type {(inputs: Month_Files_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostot palkanlaskentaan`)
};

export const month_files_about = /** @type {(inputs: Month_Files_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CSV-tiedostot kuukauden latauksista. Sarakkeet ovat samat kuin sivulla Nouda raportteja. Siellä voit lisätä myös palkkalajin.`)
};

export const month_files_none = /** @type {(inputs: Month_Files_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasetu ja työmatkaetu eivät ole käytössä, joten tiedostoja ei ole.`)
};

export const month_files_choices = /** @type {(inputs: Month_Files_ChoicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse sarakkeet, palkkalaji tai muoto`)
};

export const month_file_lunch = /** @type {(inputs: Month_File_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda lounasvähennykset`)
};

export const month_file_register = /** @type {(inputs: Month_File_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda tulorekisteritiedot`)
};

export const month_checklist_title = /** @type {(inputs: Month_Checklist_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista, ennen kuin suljet kuukauden`)
};

export const month_failed_none = /** @type {(inputs: Month_Failed_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei epäonnistuneita tai maksamattomia latauksia`)
};

export const month_requests_none = /** @type {(inputs: Month_Requests_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei avoimia latauspyyntöjä`)
};

export const month_requests_failed = /** @type {(inputs: Month_Requests_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyyntöjä ei voitu hakea`)
};

export const month_employees_failed = /** @type {(inputs: Month_Employees_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöitä ei voitu hakea`)
};

export const month_missing = /** @type {(inputs: Month_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'} puuttuu, vaikka useimmilla se on. Työntekijöitä: ${i?.count ?? '–'}`)
};

export const month_missing_none = /** @type {(inputs: Month_Missing_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keneltäkään ei puutu etua, joka useimmilla on`)
};

export const month_scheduled = /** @type {(inputs: Month_ScheduledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajastettu: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_scheduled_none = /** @type {(inputs: Month_Scheduled_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei ajastettuja latauksia`)
};

export const month_scheduled_none_now = /** @type {(inputs: Month_Scheduled_None_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei tälle kuulle ajastettuja latauksia`)
};

export const month_money_failed = /** @type {(inputs: Month_Money_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulevien latausten summaa ei voitu hakea`)
};

export const month_money_missing = /** @type {(inputs: Month_Money_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldosta puuttuu ${i?.sum ?? '–'} päivän ${i?.date ?? '–'} latauksiin`)
};

export const month_money_missing_expected = /** @type {(inputs: Month_Money_Missing_ExpectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldosta puuttuu ${i?.sum ?? '–'} päivän ${i?.date ?? '–'} arvioituihin latauksiin`)
};

export const month_money_missing_requests = /** @type {(inputs: Month_Money_Missing_RequestsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldosta puuttuu ${i?.sum ?? '–'} avoimiin latauspyyntöihin`)
};

export const month_money_enough = /** @type {(inputs: Month_Money_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo (${i?.balance ?? '–'}) riittää latauksiin ${i?.date ?? '–'} asti`)
};

export const month_money_none = /** @type {(inputs: Month_Money_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo on ${i?.balance ?? '–'}, eikä latauksia ole tulossa ${i?.date ?? '–'} mennessä`)
};

export const month_kind_left_out = /** @type {(inputs: Month_Kind_Left_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei mukana latauksessa`)
};

export const month_kind_left_out_before = /** @type {(inputs: Month_Kind_Left_Out_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei mukana edellisen kuun latauksessa`)
};

export const month_check_above = /** @type {(inputs: Month_Check_AboveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tililtä on veloitettu ${i?.sum ?? '–'} enemmän kuin latausraporteissa on. Emme tiedä, mistä ero johtuu.`)
};

export const month_check_below = /** @type {(inputs: Month_Check_BelowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tililtä on veloitettu ${i?.sum ?? '–'} vähemmän kuin latausraporteissa on. Emme tiedä, mistä ero johtuu.`)
};

export const month_check_untold = /** @type {(inputs: Month_Check_UntoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksia ja tilin tapahtumia ei voi verrata: osasta ei näy maksutapaa, lajia, tulosta tai summaa.`)
};

export const month_check_under_way = /** @type {(inputs: Month_Check_Under_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kesken`)
};

export const month_check_unsettled = /** @type {(inputs: Month_Check_UnsettledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksia, joiden tulosta ei tiedetä`)
};

export const month_check_by_account = /** @type {(inputs: Month_Check_By_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siitä tililtä`)
};

export const month_check_by_invoice = /** @type {(inputs: Month_Check_By_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siitä verkkolaskulla`)
};

export const month_check_not_refunded = /** @type {(inputs: Month_Check_Not_RefundedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei vielä palautettu tilille`)
};

export const month_side_reports = /** @type {(inputs: Month_Side_ReportsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latausraportit`)
};

export const month_side_account = /** @type {(inputs: Month_Side_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilin tapahtumat`)
};

export const month_account_loads = /** @type {(inputs: Month_Account_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset`)
};

export const month_account_requests = /** @type {(inputs: Month_Account_RequestsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyynnöt`)
};

export const month_account_refunds = /** @type {(inputs: Month_Account_RefundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palautukset`)
};

export const month_account_corrections = /** @type {(inputs: Month_Account_CorrectionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldon korjaukset`)
};

export const month_account_deposits = /** @type {(inputs: Month_Account_DepositsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahansiirrot`)
};

export const month_account_others = /** @type {(inputs: Month_Account_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muut tapahtumat`)
};

export const month_account_change = /** @type {(inputs: Month_Account_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldon muutos`)
};

export const month_other_fees = /** @type {(inputs: Month_Other_FeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilin palvelumaksuista ${i?.sum ?? '–'} ei ole missään latausraportissa. Latauspyyntöjen ja korttitilausten palvelumaksut näkyvät vain tilillä.`)
};

export const month_requests_note = /** @type {(inputs: Month_Requests_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyynnöt on laskettu sille kuukaudelle, jona ne ladattiin, vaikka ne olisi pyydetty toiselle.`)
};

export const month_changes_running = /** @type {(inputs: Month_Changes_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijät, joiden summa on eri kuin samoina päivinä edellisessä kuussa (${i?.month ?? '–'}, ${i?.date ?? '–'} asti).`)
};

export const month_kind_requested = /** @type {(inputs: Month_Kind_RequestedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän pyynnön mukaan`)
};

export const month_load_failed = /** @type {(inputs: Month_Load_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Osa latauksesta epäonnistui: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_unpaid = /** @type {(inputs: Month_Load_UnpaidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus jäi tekemättä, koska saldo ei riittänyt tai maksu ei saapunut: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_waiting = /** @type {(inputs: Month_Load_WaitingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus odottaa maksua: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_expired = /** @type {(inputs: Month_Load_ExpiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataus peruuntui: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const month_load_unknown = /** @type {(inputs: Month_Load_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Latauksen tulosta ei tiedetä: ${i?.benefit ?? '–'} ${i?.date ?? '–'}, ${i?.sum ?? '–'}`)
};

export const why_tab = /** @type {(inputs: Why_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Historia`)
};

export const why_now = /** @type {(inputs: Why_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilanne nyt`)
};

export const why_history = /** @type {(inputs: Why_HistoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aikajana`)
};

export const why_not_kept = /** @type {(inputs: Why_Not_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei näytä, milloin ryhmä, työaikaprosentti, lounaspäivät tai keskeytys on muuttunut. Se ei näytä myöskään, ketkä latauksiin valittiin.`)
};

export const why_not_an_employee = /** @type {(inputs: Why_Not_An_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen saajaa ei löydy tällä nimellä työntekijöistä, joten emme tiedä hänen tilannettaan.`)
};

export const why_loading = /** @type {(inputs: Why_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan historiaa`)
};

export const why_failed_title = /** @type {(inputs: Why_Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Historiaa ei voitu hakea`)
};

export const why_nothing = /** @type {(inputs: Why_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tältä ajalta ei ole tapahtumia.`)
};

export const why_earlier = /** @type {(inputs: Why_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä aiemmat`)
};

export const why_open_load = /** @type {(inputs: Why_Open_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa lataus`)
};

export const why_now_on_leave = /** @type {(inputs: Why_Now_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keskeytetty: lounas- ja työmatkaetua ei voi ladata.`)
};

export const why_now_percentage = /** @type {(inputs: Why_Now_PercentageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työaikaprosentti on ${i?.percent ?? '–'} %.`)
};

export const why_now_lunch_days = /** @type {(inputs: Why_Now_Lunch_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lounaspäiviä kuukaudessa: ${i?.days ?? '–'}.`)
};

export const why_now_lunch_limit = /** @type {(inputs: Why_Now_Lunch_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: enintään ${i?.sum ?? '–'} päivässä.`)
};

export const why_now_limit = /** @type {(inputs: Why_Now_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: enintään ${i?.sum ?? '–'} vuodessa.`)
};

export const why_now_no_benefits = /** @type {(inputs: Why_Now_No_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei kuulu mihinkään eturyhmään.`)
};

export const why_added = /** @type {(inputs: Why_AddedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisättiin palveluun.`)
};

export const why_started = /** @type {(inputs: Why_StartedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oikeus etuihin alkoi.`)
};

export const why_starts = /** @type {(inputs: Why_StartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oikeus etuihin alkaa.`)
};

export const why_ended = /** @type {(inputs: Why_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oikeus etuihin päättyi.`)
};

export const why_ends = /** @type {(inputs: Why_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oikeus etuihin päättyy.`)
};

export const why_funds_ended = /** @type {(inputs: Why_Funds_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Varojen käyttöaika päättyi.`)
};

export const why_funds_end = /** @type {(inputs: Why_Funds_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Varojen käyttöaika päättyy.`)
};

export const why_got = /** @type {(inputs: Why_GotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ladattu ${i?.sum ?? '–'}.`)
};

export const why_got_otherwise = /** @type {(inputs: Why_Got_OtherwiseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ladattu ${i?.sum ?? '–'}, mutta ei yrityksen latauksessa. Ehkä työntekijä pyysi sitä.`)
};

export const why_requested = /** @type {(inputs: Why_RequestedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: latauspyyntö (${i?.sum ?? '–'}) odottaa rahaa.`)
};

export const why_requested_early = /** @type {(inputs: Why_Requested_EarlyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: latauspyyntö (${i?.sum ?? '–'}) odottaa, että pyynnön kuukausi alkaa.`)
};

export const why_failed = /** @type {(inputs: Why_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: lataus (${i?.sum ?? '–'}) epäonnistui. Kysy syytä asiakaspalvelusta.`)
};

export const why_waiting = /** @type {(inputs: Why_WaitingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: lataus (${i?.sum ?? '–'}) odottaa.`)
};

export const why_not_loaded = /** @type {(inputs: Why_Not_LoadedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ${i?.sum ?? '–'} jäi lataamatta, koska lataus peruttiin tai sitä ei maksettu.`)
};

export const why_left_out = /** @type {(inputs: Why_Left_OutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.benefit ?? '–'}: ei mukana latauksessa.`)
};

export const why_rule_not_added = /** @type {(inputs: Why_Rule_Not_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijä lisättiin palveluun vasta ${i?.date ?? '–'}.`)
};

export const why_rule_not_started = /** @type {(inputs: Why_Rule_Not_StartedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Etujen alkupäivä on ${i?.date ?? '–'}.`)
};

export const why_rule_ended = /** @type {(inputs: Why_Rule_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Oikeus etuihin oli päättynyt ${i?.date ?? '–'}.`)
};

export const why_rule_no_benefit = /** @type {(inputs: Why_Rule_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä ei nyt kuulu edun ryhmään. Emme tiedä, milloin se muuttui.`)
};

export const why_rule_on_leave = /** @type {(inputs: Why_Rule_On_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työsuhde on nyt keskeytetty, eikä tätä etua voi silloin ladata. Emme tiedä, milloin keskeytys alkoi.`)
};

export const why_rule_unknown = /** @type {(inputs: Why_Rule_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä syytä: ehkä työntekijää ei valittu, tai enimmäismäärä oli käytetty.`)
};

export const why_rule_nothing_left = /** @type {(inputs: Why_Rule_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kauden enimmäismäärä on jo ladattu.`)
};

export const why_rule_unknown_left = /** @type {(inputs: Why_Rule_Unknown_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet tietoa, paljonko työntekijälle voi vielä ladata.`)
};

export const why_rule_too_little = /** @type {(inputs: Why_Rule_Too_LittleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijän oma summa on alle 1 €, joka on pienin lataus.`)
};

export const why_rule_on_leave_hidden = /** @type {(inputs: Why_Rule_On_Leave_HiddenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työsuhde on keskeytetty, eikä keskeytettyjä ole otettu mukaan.`)
};

export const why_rule_not_chosen = /** @type {(inputs: Why_Rule_Not_ChosenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijää ei ole valittu tähän lataukseen.`)
};

export const why_rule_not_valid = /** @type {(inputs: Why_Rule_Not_ValidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oikeus etuun ei ole voimassa latauspäivänä.`)
};

export const why_rule_failed = /** @type {(inputs: Why_Rule_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus epäonnistui. Kysy syytä asiakaspalvelusta.`)
};

export const why_last_title = /** @type {(inputs: Why_Last_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Erot edelliseen lataukseen (${i?.date ?? '–'}): puuttuu ${i?.missing ?? '–'}, uusia ${i?.added ?? '–'}, eri summa ${i?.other ?? '–'}`)
};

export const why_last_same = /** @type {(inputs: Why_Last_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Samat työntekijät saavat saman summan kuin edellisessä latauksessa ${i?.date ?? '–'}.`)
};

export const why_last_missing = /** @type {(inputs: Why_Last_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puuttuu.`)
};

export const why_last_new = /** @type {(inputs: Why_Last_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uusi: ei saanut edellistä latausta.`)
};

export const why_last_other = /** @type {(inputs: Why_Last_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eri summa kuin edellisessä latauksessa.`)
};

export const why_last_before = /** @type {(inputs: Why_Last_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen`)
};

export const why_rule_starts = /** @type {(inputs: Why_Rule_StartsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Oikeus etuihin alkaa ${i?.date ?? '–'}.`)
};

export const charts_pending = /** @type {(inputs: Charts_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan kaavion tietoja`)
};

export const charts_failed = /** @type {(inputs: Charts_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaavion tietoja ei voitu hakea.`)
};

export const charts_table = /** @type {(inputs: Charts_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä taulukkona`)
};

export const charts_legend = /** @type {(inputs: Charts_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selitteet`)
};

export const charts_column_month = /** @type {(inputs: Charts_Column_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukausi`)
};

export const charts_column_total = /** @type {(inputs: Charts_Column_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteensä`)
};

export const charts_column_deposits = /** @type {(inputs: Charts_Column_DepositsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahansiirrot`)
};

export const charts_column_loads = /** @type {(inputs: Charts_Column_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset`)
};

export const charts_column_fees = /** @type {(inputs: Charts_Column_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksut`)
};

export const charts_column_others = /** @type {(inputs: Charts_Column_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muut`)
};

export const charts_column_balance = /** @type {(inputs: Charts_Column_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo lopussa`)
};

export const charts_running = /** @type {(inputs: Charts_RunningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kesken`)
};

export const charts_running_note = /** @type {(inputs: Charts_Running_NoteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`* ${i?.month ?? '–'} on kesken: luvut ovat päivään ${i?.date ?? '–'} asti.`)
};

export const charts_this_year = /** @type {(inputs: Charts_This_YearInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tänä vuonna (${i?.year ?? '–'})`)
};

export const charts_twelve_months = /** @type {(inputs: Charts_Twelve_MonthsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`12 kuukautta`)
};

export const charts_year_before = /** @type {(inputs: Charts_Year_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vuosi sitten`)
};

export const charts_year_before_failed = /** @type {(inputs: Charts_Year_Before_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vuoden takaisia latauksia ei voitu hakea.`)
};

export const charts_loads_title = /** @type {(inputs: Charts_Loads_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset kuukausittain`)
};

export const charts_loads_summary = /** @type {(inputs: Charts_Loads_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Etuja on ladattu 12 kuukauden aikana ${i?.sum ?? '–'}, tänä vuonna ${i?.year ?? '–'}.`)
};

export const charts_loads_unknown = /** @type {(inputs: Charts_Loads_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tapahtumia on niin paljon, ettei vanhimpia kuukausia näytetä. Viimeinen puuttuva on ${i?.month ?? '–'}.`)
};

export const charts_loads_unread = /** @type {(inputs: Charts_Loads_UnreadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kaikkia summia ei voitu hakea, joten näitä kuukausia ei näytetä: ${i?.months ?? '–'}.`)
};

export const charts_loads_label = /** @type {(inputs: Charts_Loads_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lataukset eduittain, ${i?.from ?? '–'} – ${i?.to ?? '–'}. Eniten ladattiin: ${i?.month ?? '–'}, ${i?.sum ?? '–'}. Luvut ovat taulukossa.`)
};

export const charts_loads_note = /** @type {(inputs: Charts_Loads_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Luvuissa ovat työntekijöille tehdyt lataukset ja toteutuneet latauspyynnöt. Laskulla maksettu lataus on sen kuukauden kohdalla, jona se tehtiin.`)
};

export const charts_loads_none_title = /** @type {(inputs: Charts_Loads_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`12 kuukauden aikana ei ole ladattu etua`)
};

export const charts_loads_none_text = /** @type {(inputs: Charts_Loads_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun lataat etua työntekijöille, kuukausien summat näkyvät täällä.`)
};

export const charts_balance_title = /** @type {(inputs: Charts_Balance_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo 12 kuukauden aikana`)
};

export const charts_balance_summary = /** @type {(inputs: Charts_Balance_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilillä on nyt ${i?.balance ?? '–'}. Vähimmillään saldo oli ${i?.lowest ?? '–'} päivän ${i?.date ?? '–'} lopussa.`)
};

export const charts_balance_begins = /** @type {(inputs: Charts_Balance_BeginsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tapahtumat alkavat ${i?.date ?? '–'}, eikä saldoa sitä ennen tiedetä.`)
};

export const charts_balance_cut = /** @type {(inputs: Charts_Balance_CutInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tapahtumia on niin paljon, että saldo näytetään vasta ${i?.date ?? '–'} alkaen.`)
};

export const charts_balance_label = /** @type {(inputs: Charts_Balance_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldon kehitys: ${i?.from ?? '–'} ${i?.opening ?? '–'}, nyt ${i?.balance ?? '–'}. Luvut ovat taulukossa.`)
};

export const charts_balance_note = /** @type {(inputs: Charts_Balance_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo on laskettu taaksepäin nykyisestä saldosta tapahtumien mukaan. Viiva näyttää saldon kunkin päivän lopussa. Taulukossa ”Muut” tarkoittaa palautuksia ja saldon korjauksia.`)
};

export const charts_balance_none_title = /** @type {(inputs: Charts_Balance_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilillä ei ole vielä tapahtumia`)
};

export const charts_balance_none_text = /** @type {(inputs: Charts_Balance_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun siirrät rahaa, saldo näkyy täällä.`)
};

export const charts_deposit = /** @type {(inputs: Charts_DepositInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahansiirto`)
};

export const charts_load = /** @type {(inputs: Charts_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataus`)
};

export const charts_opening = /** @type {(inputs: Charts_OpeningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Saldo päivän ${i?.date ?? '–'} alussa`)
};

export const charts_cost_title = /** @type {(inputs: Charts_Cost_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä ryhmä maksaa vuodessa`)
};

export const charts_cost_summary = /** @type {(inputs: Charts_Cost_SummaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seuraavat 12 kuukautta maksavat enintään ${i?.sum ?? '–'}.`)
};

export const charts_cost_label = /** @type {(inputs: Charts_Cost_LabelInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ryhmän lataukset ja palvelumaksut, ${i?.from ?? '–'} – ${i?.to ?? '–'}: yhteensä enintään ${i?.sum ?? '–'}. Luvut ovat taulukossa.`)
};

export const charts_cost_fees = /** @type {(inputs: Charts_Cost_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksut ja alv`)
};

export const charts_cost_employees = /** @type {(inputs: Charts_Cost_EmployeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`työntekijöitä: ${i?.count ?? '–'}`)
};

export const charts_cost_note = /** @type {(inputs: Charts_Cost_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ennusteessa ryhmän jokaiselle työntekijälle ladataan enimmäissumma. Lounasetua ladataan joka kuukausi ja vuosittaisia etuja tammikuussa. Automaattiset lataukset ovat mukana. Työaikaprosentit, lounaspäivät, rajat ja palvelumaksut ovat mukana.`)
};

export const charts_cost_none = /** @type {(inputs: Charts_Cost_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ryhmässä ei ole ketään, jolle voi ladata etua.`)
};

export const requests_title = /** @type {(inputs: Requests_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyynnöt`)
};

export const requests_description = /** @type {(inputs: Requests_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näet täällä työntekijöiden latauspyynnöt. Pyyntö toteutuu automaattisesti, kun tilille tulee rahaa tai pyynnön kuukausi alkaa, jos saldo riittää. Voit hylätä pyynnön sitä ennen.`)
};

export const requests_back = /** @type {(inputs: Requests_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin rahansiirtoon`)
};

export const requests_summary = /** @type {(inputs: Requests_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteenveto`)
};

export const requests_count = /** @type {(inputs: Requests_CountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimia pyyntöjä`)
};

export const requests_total = /** @type {(inputs: Requests_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyydetty yhteensä`)
};

export const requests_balance = /** @type {(inputs: Requests_BalanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saldo nyt`)
};

export const requests_balance_short = /** @type {(inputs: Requests_Balance_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ei riitä kaikkiin pyyntöihin: puuttuu ${i?.missing ?? '–'}`)
};

export const requests_disclaimer = /** @type {(inputs: Requests_DisclaimerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimia pyyntöjä ei ole vähennetty saldosta. Pyynnöt toteutuvat vanhimmasta alkaen, kun saldo riittää pyyntöön ja palvelumaksuun. Toteutuneet pyynnöt näkyvät tapahtumissa.`)
};

export const requests_transactions = /** @type {(inputs: Requests_TransactionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä tapahtumat`)
};

export const requests_table_label = /** @type {(inputs: Requests_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avoimet latauspyynnöt`)
};

export const requests_loading = /** @type {(inputs: Requests_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan latauspyyntöjä`)
};

export const requests_column_date = /** @type {(inputs: Requests_Column_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyyntöpäivä`)
};

export const requests_column_first_name = /** @type {(inputs: Requests_Column_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etunimi`)
};

export const requests_column_last_name = /** @type {(inputs: Requests_Column_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sukunimi`)
};

export const requests_column_personal_id = /** @type {(inputs: Requests_Column_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnus`)
};

export const requests_column_benefit = /** @type {(inputs: Requests_Column_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu`)
};

export const requests_column_month = /** @type {(inputs: Requests_Column_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuukausi`)
};

export const requests_column_amount = /** @type {(inputs: Requests_Column_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Summa`)
};

export const requests_column_reject = /** @type {(inputs: Requests_Column_RejectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylkää`)
};

export const requests_employee = /** @type {(inputs: Requests_EmployeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä`)
};

export const requests_reject = /** @type {(inputs: Requests_RejectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylkää`)
};

export const requests_reject_of = /** @type {(inputs: Requests_Reject_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'}, ${i?.amount ?? '–'}`)
};

export const requests_reject_title = /** @type {(inputs: Requests_Reject_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylätäänkö latauspyyntö?`)
};

export const requests_reject_text = /** @type {(inputs: Requests_Reject_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyyntö poistuu luettelosta, eikä rahaa siirry. Työntekijä voi pyytää latausta uudelleen.`)
};

export const requests_reject_confirm = /** @type {(inputs: Requests_Reject_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylkää pyyntö`)
};

export const requests_reject_unknown = /** @type {(inputs: Requests_Reject_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tapahtui virhe, emmekä tiedä, hylättiinkö pyyntö. Voit hylätä sen uudelleen: pyyntö hylätään vain kerran.`)
};

export const requests_rejected = /** @type {(inputs: Requests_RejectedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijän ${i?.name ?? '–'} latauspyyntö (${i?.amount ?? '–'}) on hylätty.`)
};

export const requests_empty_title = /** @type {(inputs: Requests_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ei avoimia latauspyyntöjä`)
};

export const requests_empty_text = /** @type {(inputs: Requests_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kun työntekijä pyytää lounasedun latausta sovelluksessa, pyyntö näkyy täällä. Se toteutuu automaattisesti, kun saldo riittää, ja siirtyy sitten tapahtumiin.`)
};

export const requests_unread_title = /** @type {(inputs: Requests_Unread_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspyyntöjä ei voitu näyttää`)
};

export const requests_needed = /** @type {(inputs: Requests_NeededInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarvitaan palvelumaksuineen`)
};

export const requests_need_failed = /** @type {(inputs: Requests_Need_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelumaksuja ei voitu laskea, joten emme tiedä, riittääkö saldo kaikkiin pyyntöihin.`)
};

export const requests_reject_selected = /** @type {(inputs: Requests_Reject_SelectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylkää valitut`)
};

export const requests_reject_many_title = /** @type {(inputs: Requests_Reject_Many_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hylkää latauspyynnöt (${i?.count ?? '–'})`)
};

export const requests_reject_many_text = /** @type {(inputs: Requests_Reject_Many_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pyynnöt poistuvat luettelosta, eikä rahaa siirry. Hylättävää on yhteensä ${i?.sum ?? '–'}.`)
};

export const requests_reject_many_confirm = /** @type {(inputs: Requests_Reject_Many_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylkää pyynnöt`)
};

export const requests_reject_outcome = /** @type {(inputs: Requests_Reject_OutcomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hylätty`)
};

export const downloads_title = /** @type {(inputs: Downloads_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda raportteja`)
};

export const downloads_description = /** @type {(inputs: Downloads_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda toteutuneiden latausten tiedot palkanlaskentaan, tulorekisteri-ilmoitukseen tai muuhun käyttöön.`)
};

export const downloads_loading = /** @type {(inputs: Downloads_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan raportin vaihtoehtoja`)
};

export const downloads_benefits_failed = /** @type {(inputs: Downloads_Benefits_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen käytössä olevia etuja ei voitu hakea.`)
};

export const downloads_tab_lunch = /** @type {(inputs: Downloads_Tab_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasvähennys`)
};

export const downloads_tab_income = /** @type {(inputs: Downloads_Tab_IncomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulorekisteri`)
};

export const downloads_tab_other = /** @type {(inputs: Downloads_Tab_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu raportti`)
};

export const downloads_lunch_title = /** @type {(inputs: Downloads_Lunch_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasedun vähennykset palkasta`)
};

export const downloads_lunch_about = /** @type {(inputs: Downloads_Lunch_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportissa on yksi rivi työntekijää ja kuukautta kohti.`)
};

export const downloads_income_title = /** @type {(inputs: Downloads_Income_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työmatkaedun tiedot tulorekisteriä varten`)
};

export const downloads_income_about = /** @type {(inputs: Downloads_Income_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportissa on yksi rivi työntekijää ja kuukautta kohti.`)
};

export const downloads_other_title = /** @type {(inputs: Downloads_Other_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu raportti`)
};

export const downloads_other_about = /** @type {(inputs: Downloads_Other_AboutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportissa on yksi rivi latausta kohti.`)
};

export const downloads_period = /** @type {(inputs: Downloads_PeriodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajanjakso`)
};

export const downloads_period_last_month = /** @type {(inputs: Downloads_Period_Last_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edellinen kuukausi`)
};

export const downloads_period_this_month = /** @type {(inputs: Downloads_Period_This_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuluva kuukausi`)
};

export const downloads_period_custom = /** @type {(inputs: Downloads_Period_CustomInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu ajanjakso`)
};

export const downloads_period_days = /** @type {(inputs: Downloads_Period_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from ?? '–'}–${i?.to ?? '–'}`)
};

export const downloads_period_pick = /** @type {(inputs: Downloads_Period_PickInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse päivät`)
};

export const downloads_period_change = /** @type {(inputs: Downloads_Period_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta päiviä`)
};

export const downloads_range_title = /** @type {(inputs: Downloads_Range_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse ajanjakso`)
};

export const downloads_range_start = /** @type {(inputs: Downloads_Range_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alkupäivä`)
};

export const downloads_range_end = /** @type {(inputs: Downloads_Range_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loppupäivä`)
};

export const downloads_range_save = /** @type {(inputs: Downloads_Range_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käytä näitä päiviä`)
};

export const downloads_range_both = /** @type {(inputs: Downloads_Range_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse molemmat päivät.`)
};

export const downloads_start_missing_lunch = /** @type {(inputs: Downloads_Start_Missing_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse lounasvähennysten alkupäivä.`)
};

export const downloads_start_missing_income = /** @type {(inputs: Downloads_Start_Missing_IncomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse tulorekisterin tietojen alkupäivä.`)
};

export const downloads_start_missing_other = /** @type {(inputs: Downloads_Start_Missing_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse raportin alkupäivä.`)
};

export const downloads_end_missing = /** @type {(inputs: Downloads_End_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse raportin loppupäivä.`)
};

export const downloads_start_early_lunch = /** @type {(inputs: Downloads_Start_Early_LunchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lounasvähennykset ovat saatavilla ${i?.date ?? '–'} alkaen.`)
};

export const downloads_start_early_income = /** @type {(inputs: Downloads_Start_Early_IncomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tulorekisterin tiedot ovat saatavilla ${i?.date ?? '–'} alkaen.`)
};

export const downloads_start_early_other = /** @type {(inputs: Downloads_Start_Early_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Raportin tiedot ovat saatavilla ${i?.date ?? '–'} alkaen.`)
};

export const downloads_end_late = /** @type {(inputs: Downloads_End_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Raportti voi päättyä viimeistään tänään, ${i?.date ?? '–'}.`)
};

export const downloads_columns = /** @type {(inputs: Downloads_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sarakkeet`)
};

export const downloads_benefits = /** @type {(inputs: Downloads_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut`)
};

export const downloads_no_benefits = /** @type {(inputs: Downloads_No_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksellä ei ole käytössä olevia etuja, joten raporttiin ei ole tietoja.`)
};

export const downloads_include_employee_data = /** @type {(inputs: Downloads_Include_Employee_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sisällytä työntekijän tiedot`)
};

export const downloads_include_benefits = /** @type {(inputs: Downloads_Include_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sisällytä edun tiedot`)
};

export const downloads_include_loads = /** @type {(inputs: Downloads_Include_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sisällytä latausten tiedot`)
};

export const downloads_personal = /** @type {(inputs: Downloads_PersonalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötieto`)
};

export const downloads_personal_note = /** @type {(inputs: Downloads_Personal_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostoon tulee henkilötietoja. Säilytä se turvallisesti ja poista, kun et enää tarvitse sitä.`)
};

export const downloads_column_first_name = /** @type {(inputs: Downloads_Column_First_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etunimi`)
};

export const downloads_column_last_name = /** @type {(inputs: Downloads_Column_Last_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sukunimi`)
};

export const downloads_column_personal_id = /** @type {(inputs: Downloads_Column_Personal_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnus`)
};

export const downloads_column_employee_number = /** @type {(inputs: Downloads_Column_Employee_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilönumero`)
};

export const downloads_column_cost_center = /** @type {(inputs: Downloads_Column_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kustannuspaikka`)
};

export const downloads_column_benefit = /** @type {(inputs: Downloads_Column_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu`)
};

export const downloads_column_benefit_start = /** @type {(inputs: Downloads_Column_Benefit_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edun alkupäivä`)
};

export const downloads_column_daily_amount = /** @type {(inputs: Downloads_Column_Daily_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päiväraja`)
};

export const downloads_column_sum_of_loads = /** @type {(inputs: Downloads_Column_Sum_Of_LoadsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lataukset yhteensä`)
};

export const downloads_column_sum_of_usage = /** @type {(inputs: Downloads_Column_Sum_Of_UsageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttö yhteensä`)
};

export const downloads_column_load_month = /** @type {(inputs: Downloads_Column_Load_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauskuukausi`)
};

export const downloads_column_usage_month = /** @type {(inputs: Downloads_Column_Usage_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttökuukausi`)
};

export const downloads_column_request_month = /** @type {(inputs: Downloads_Column_Request_MonthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pyyntökuukausi`)
};

export const downloads_column_payroll_deduction = /** @type {(inputs: Downloads_Column_Payroll_DeductionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palkasta vähennettävä`)
};

export const downloads_column_wage_type = /** @type {(inputs: Downloads_Column_Wage_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palkkalaji`)
};

export const downloads_column_load_amount = /** @type {(inputs: Downloads_Column_Load_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen summa`)
};

export const downloads_column_load_date = /** @type {(inputs: Downloads_Column_Load_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauspäivä`)
};

export const downloads_column_load_status = /** @type {(inputs: Downloads_Column_Load_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latauksen tila`)
};

export const downloads_wage_type = /** @type {(inputs: Downloads_Wage_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palkkalaji`)
};

export const downloads_wage_type_hint = /** @type {(inputs: Downloads_Wage_Type_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palkanlaskentaohjelmasi palkkalaji, esimerkiksi 2300. Se tulee jokaiselle riville.`)
};

export const downloads_wage_type_missing = /** @type {(inputs: Downloads_Wage_Type_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna palkkalaji.`)
};

export const downloads_format = /** @type {(inputs: Downloads_FormatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiedostomuoto`)
};

export const downloads_format_csv = /** @type {(inputs: Downloads_Format_CsvInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CSV`)
};

export const downloads_format_xls = /** @type {(inputs: Downloads_Format_XlsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Excel (xls)`)
};

export const downloads_download = /** @type {(inputs: Downloads_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouda raportti`)
};

export const downloads_block_dates = /** @type {(inputs: Downloads_Block_DatesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse ensin päivät.`)
};

export const downloads_block_benefits = /** @type {(inputs: Downloads_Block_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi etu.`)
};

export const downloads_block_columns = /** @type {(inputs: Downloads_Block_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi työntekijän tietojen sarake.`)
};

export const downloads_block_no_columns = /** @type {(inputs: Downloads_Block_No_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi sarake.`)
};

export const downloads_block_wage_type = /** @type {(inputs: Downloads_Block_Wage_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista palkkalaji.`)
};

export const downloads_done = /** @type {(inputs: Downloads_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportti on noudettu.`)
};

export const downloads_done_uncounted = /** @type {(inputs: Downloads_Done_UncountedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportti on noudettu. Jos siinä on vain otsikot, ajalta ei ole raporttiin kuuluvia latauksia.`)
};

export const downloads_no_rows = /** @type {(inputs: Downloads_No_RowsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportti on noudettu. Siinä on vain otsikot: ajalta ei ole raporttiin kuuluvia latauksia.`)
};

export const downloads_failed = /** @type {(inputs: Downloads_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raporttia ei voitu noutaa. Yritä hetken päästä uudelleen.`)
};

export const orders_delivery = /** @type {(inputs: Orders_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimitus`)
};

export const orders_delivery_method = /** @type {(inputs: Orders_Delivery_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimitustapa`)
};

export const orders_delivery_saved = /** @type {(inputs: Orders_Delivery_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallennettu osoite`)
};

export const orders_delivery_company = /** @type {(inputs: Orders_Delivery_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen osoite`)
};

export const orders_delivery_other = /** @type {(inputs: Orders_Delivery_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu osoite`)
};

export const orders_delivery_pickup = /** @type {(inputs: Orders_Delivery_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Noutopiste`)
};

export const orders_delivery_unknown = /** @type {(inputs: Orders_Delivery_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu toimitustapa`)
};

export const orders_delivery_pickup_hint = /** @type {(inputs: Orders_Delivery_Pickup_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuljetusliike valitsee noutopisteen ja ilmoittaa, kun lähetys on perillä.`)
};

export const orders_saved_address = /** @type {(inputs: Orders_Saved_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite`)
};

export const orders_recipient = /** @type {(inputs: Orders_RecipientInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vastaanottaja`)
};

export const orders_contact_person = /** @type {(inputs: Orders_Contact_PersonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vastaanottajan nimi`)
};

export const orders_company_name = /** @type {(inputs: Orders_Company_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yrityksen nimi`)
};

export const orders_business_id = /** @type {(inputs: Orders_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Y-tunnus`)
};

export const orders_error_business_id = /** @type {(inputs: Orders_Error_Business_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista Y-tunnus.`)
};

export const orders_company = /** @type {(inputs: Orders_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaava yritys`)
};

export const orders_user = /** @type {(inputs: Orders_UserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaaja`)
};

export const orders_email = /** @type {(inputs: Orders_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostiosoite`)
};

export const orders_phone = /** @type {(inputs: Orders_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puhelinnumero`)
};

export const orders_username_hint = /** @type {(inputs: Orders_Username_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjaudut tällä myöhemmin, kun haluat seurata tilausta.`)
};

export const orders_arrival_told = /** @type {(inputs: Orders_Arrival_ToldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saapumisilmoitus`)
};

export const orders_arrival_sms = /** @type {(inputs: Orders_Arrival_SmsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tekstiviestillä`)
};

export const orders_arrival_email = /** @type {(inputs: Orders_Arrival_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sähköpostilla`)
};

export const orders_handling_fee = /** @type {(inputs: Orders_Handling_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käsittelymaksu`)
};

export const orders_card_fee = /** @type {(inputs: Orders_Card_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korttimaksulisä`)
};

export const orders_vat = /** @type {(inputs: Orders_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Alv ${i?.percent ?? '–'} % käsittelymaksusta`)
};

export const orders_total = /** @type {(inputs: Orders_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteensä`)
};

export const orders_change = /** @type {(inputs: Orders_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta`)
};

export const orders_cost_center = /** @type {(inputs: Orders_Cost_CenterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kustannuspaikka`)
};

export const orders_invoice_contact = /** @type {(inputs: Orders_Invoice_ContactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskun yhteyshenkilö`)
};

export const orders_without_reference = /** @type {(inputs: Orders_Without_ReferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasku ilman viitenumeroa`)
};

export const orders_without_reference_hint = /** @type {(inputs: Orders_Without_Reference_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käsittelymaksu on silloin suurempi.`)
};

export const orders_link_email = /** @type {(inputs: Orders_Link_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksajan sähköpostiosoite`)
};

export const orders_link_message = /** @type {(inputs: Orders_Link_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viesti maksajalle`)
};

export const orders_cards = /** @type {(inputs: Orders_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korttitilaukset`)
};

export const orders_cards_failed = /** @type {(inputs: Orders_Cards_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korttitilauksia ei voitu hakea`)
};

export const orders_details_failed = /** @type {(inputs: Orders_Details_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen tietoja ei voitu hakea.`)
};

export const orders_cards_open = /** @type {(inputs: Orders_Cards_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksamattomat korttitilaukset`)
};

export const orders_cards_number = /** @type {(inputs: Orders_Cards_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Korttitilaus ${i?.number ?? '–'}`)
};

export const orders_cards_of = /** @type {(inputs: Orders_Cards_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilattu ${i?.date ?? '–'}: ${i?.benefits ?? '–'}. Työntekijöitä ${i?.count ?? '–'}.`)
};

export const orders_cards_due = /** @type {(inputs: Orders_Cards_DueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksettava viimeistään ${i?.date ?? '–'}.`)
};

export const orders_cards_pay = /** @type {(inputs: Orders_Cards_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksa tilaus`)
};

export const orders_cards_show = /** @type {(inputs: Orders_Cards_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä maksu`)
};

export const orders_cards_cancel = /** @type {(inputs: Orders_Cards_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peru tilaus`)
};

export const orders_cards_keep = /** @type {(inputs: Orders_Cards_KeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Älä peru`)
};

export const orders_cards_cancel_title = /** @type {(inputs: Orders_Cards_Cancel_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Perutaanko korttitilaus ${i?.number ?? '–'}?`)
};

export const orders_cards_cancel_text = /** @type {(inputs: Orders_Cards_Cancel_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perumisen jälkeen tilausta ei voi maksaa, eikä sen etuja ladata. Jo lisätyt työntekijät ja eturyhmät säilyvät.`)
};

export const orders_cards_canceled = /** @type {(inputs: Orders_Cards_CanceledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Korttitilaus ${i?.number ?? '–'} on peruttu.`)
};

export const orders_cards_unpaid = /** @type {(inputs: Orders_Cards_UnpaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksamatta`)
};

export const orders_cards_pending = /** @type {(inputs: Orders_Cards_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu kesken`)
};

export const orders_cards_paid = /** @type {(inputs: Orders_Cards_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksettu`)
};

export const orders_cards_confirmed = /** @type {(inputs: Orders_Cards_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu vahvistettu`)
};

export const orders_cards_expired = /** @type {(inputs: Orders_Cards_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vanhentunut`)
};

export const orders_cards_is_canceled = /** @type {(inputs: Orders_Cards_Is_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peruttu`)
};

export const orders_cards_state_unknown = /** @type {(inputs: Orders_Cards_State_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tila ei tiedossa`)
};

export const orders_cards_again_title = /** @type {(inputs: Orders_Cards_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Samalle henkilölle on maksamaton tilaus`)
};

export const orders_cards_again = /** @type {(inputs: Orders_Cards_AgainInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Maksamattomassa korttitilauksessa ${i?.numbers ?? '–'} on jo samoja etuja samoille henkilöille: ${i?.people ?? '–'}. Jos maksat molemmat, edut ladataan kahdesti. Maksa tai peru ensin aiempi tilaus.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Maksamattomissa korttitilauksissa ${i?.numbers ?? '–'} on jo samoja etuja samoille henkilöille: ${i?.people ?? '–'}. Jos maksat kaikki, edut ladataan moneen kertaan. Maksa tai peru ensin aiemmat tilaukset.`);
	return /** @type {LocalizedString} */ ("orders_cards_again");
};

export const orders_cards_again_show = /** @type {(inputs: Orders_Cards_Again_ShowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Näytä tilaus ${i?.number ?? '–'}`)
};

export const orders_unknown_payment_title = /** @type {(inputs: Orders_Unknown_Payment_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, aloitettiinko maksu`)
};

export const orders_unknown_payment_made_title = /** @type {(inputs: Orders_Unknown_Payment_Made_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu on luotu`)
};

export const orders_unknown_payment_made = /** @type {(inputs: Orders_Unknown_Payment_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, mutta uusi maksu on luotu.`)
};

export const orders_unknown_payment_nothing = /** @type {(inputs: Orders_Unknown_Payment_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta. Mitään ei ole veloitettu. Voit maksaa uudelleen, ja uusin maksu korvaa aiemmat.`)
};

export const orders_unknown_payment_undecided = /** @type {(inputs: Orders_Unknown_Payment_UndecidedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta emmekä voineet tarkistaa asiaa. Katso maksun tila, ennen kuin maksat uudelleen.`)
};

export const orders_unknown_payment_show = /** @type {(inputs: Orders_Unknown_Payment_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä maksun tila`)
};

export const orders_unknown_checking = /** @type {(inputs: Orders_Unknown_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta. Tarkistamme, mitä tapahtui.`)
};

export const orders_paid_title = /** @type {(inputs: Orders_Paid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kiitos, tilaus on maksettu`)
};

export const orders_confirmed_title = /** @type {(inputs: Orders_Confirmed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kiitos, maksu on hyväksytty`)
};

export const orders_pending_title = /** @type {(inputs: Orders_Pending_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus on tehty, mutta maksu on kesken`)
};

export const orders_invoice_title = /** @type {(inputs: Orders_Invoice_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus on tehty: maksa vielä lasku`)
};

export const orders_link_title = /** @type {(inputs: Orders_Link_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus on tehty ja maksulinkki lähetetty`)
};

export const orders_unknown_title = /** @type {(inputs: Orders_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme tiedä, menikö tilaus perille`)
};

export const orders_unknown_mine = /** @type {(inputs: Orders_Unknown_MineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilaukseni on ${i?.number ?? '–'}`)
};

export const orders_unknown_recent = /** @type {(inputs: Orders_Unknown_RecentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta. Jos lähettämäsi tilaus on näiden joukossa, älä tilaa uudelleen.`)
};

export const orders_unknown_nothing = /** @type {(inputs: Orders_Unknown_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta, eikä tilausta näy tilauksissasi. Mitään ei ole veloitettu. Voit tilata uudelleen.`)
};

export const orders_unknown_undecided = /** @type {(inputs: Orders_Unknown_UndecidedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta emmekä voineet tarkistaa asiaa. Kysy asiakaspalvelusta, onko tilaus tehty, ennen kuin tilaat uudelleen.`)
};

export const orders_unknown_guest = /** @type {(inputs: Orders_Unknown_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme saaneet vahvistusta. Kirjaudu sisään valitsemallasi käyttäjätunnuksella ja katso tilaushistoriasta. Jos tilaus on siellä, voit maksaa sen. Jos sitä ei näy tai et pääse kirjautumaan, kysy asiakaspalvelusta, ennen kuin tilaat uudelleen.`)
};

export const orders_unknown_back = /** @type {(inputs: Orders_Unknown_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Takaisin tilaukseen`)
};

export const orders_new = /** @type {(inputs: Orders_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tee uusi tilaus`)
};

export const orders_terms = /** @type {(inputs: Orders_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksyn tilausehdot`)
};

export const orders_summary = /** @type {(inputs: Orders_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteenveto`)
};

export const orders_loading = /** @type {(inputs: Orders_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tilauslomaketta`)
};

export const orders_edit_company = /** @type {(inputs: Orders_Edit_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta yrityksen tietoja`)
};

export const orders_save_receipt = /** @type {(inputs: Orders_Save_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna kuitti`)
};

export const vouchers_title = /** @type {(inputs: Vouchers_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paperisetelit`)
};

export const vouchers_description = /** @type {(inputs: Vouchers_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa lounas- ja virikeseteleitä ja seuraa tilauksiasi.`)
};

export const vouchers_loading = /** @type {(inputs: Vouchers_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tilauksia`)
};

export const vouchers_order_panel = /** @type {(inputs: Vouchers_Order_PanelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa seteleitä`)
};

export const vouchers_lunch = /** @type {(inputs: Vouchers_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounassetelit`)
};

export const vouchers_lunch_text = /** @type {(inputs: Vouchers_Lunch_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä maksaa lounaan setelillä ravintolassa. Lounassetelin verotusarvo on 75 % nimellisarvosta.`)
};

export const vouchers_recreational = /** @type {(inputs: Vouchers_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virikesetelit`)
};

export const vouchers_recreational_text = /** @type {(inputs: Vouchers_Recreational_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijä maksaa setelillä valitsemiaan liikunta- ja kulttuuripalveluja.`)
};

export const vouchers_order_lunch = /** @type {(inputs: Vouchers_Order_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa lounasseteleitä`)
};

export const vouchers_order_recreational = /** @type {(inputs: Vouchers_Order_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa virikeseteleitä`)
};

export const vouchers_history = /** @type {(inputs: Vouchers_HistoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaushistoria`)
};

export const vouchers_column_date = /** @type {(inputs: Vouchers_Column_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Päivä`)
};

export const vouchers_column_product = /** @type {(inputs: Vouchers_Column_ProductInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuote`)
};

export const vouchers_column_status = /** @type {(inputs: Vouchers_Column_StatusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen tila`)
};

export const vouchers_face_value = /** @type {(inputs: Vouchers_Face_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nimellisarvo`)
};

export const vouchers_quantity = /** @type {(inputs: Vouchers_QuantityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Määrä`)
};

export const vouchers_lunch_one = /** @type {(inputs: Vouchers_Lunch_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasseteli`)
};

export const vouchers_recreational_one = /** @type {(inputs: Vouchers_Recreational_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virikeseteli`)
};

export const vouchers_page_size = /** @type {(inputs: Vouchers_Page_SizeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rivejä sivulla`)
};

export const vouchers_empty_title = /** @type {(inputs: Vouchers_Empty_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Et ole vielä tilannut seteleitä`)
};

export const vouchers_empty_text = /** @type {(inputs: Vouchers_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paperiseteli on painettu maksuväline, jonka annat työntekijälle. Setelit tulevat postitse noin viikon kuluttua maksusta.`)
};

export const vouchers_status_waiting_payment = /** @type {(inputs: Vouchers_Status_Waiting_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa maksua`)
};

export const vouchers_status_processing = /** @type {(inputs: Vouchers_Status_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käsitellään`)
};

export const vouchers_status_failed = /** @type {(inputs: Vouchers_Status_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Epäonnistui`)
};

export const vouchers_status_payment_canceled = /** @type {(inputs: Vouchers_Status_Payment_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu peruttu`)
};

export const vouchers_status_in_progress = /** @type {(inputs: Vouchers_Status_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valmistetaan`)
};

export const vouchers_status_expired = /** @type {(inputs: Vouchers_Status_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vanhentunut`)
};

export const vouchers_status_sent = /** @type {(inputs: Vouchers_Status_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetetty`)
};

export const vouchers_status_order_canceled = /** @type {(inputs: Vouchers_Status_Order_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus peruttu`)
};

export const vouchers_save_invoice = /** @type {(inputs: Vouchers_Save_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna lasku`)
};

export const vouchers_details = /** @type {(inputs: Vouchers_DetailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen tiedot`)
};

export const vouchers_reorder = /** @type {(inputs: Vouchers_ReorderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa uudelleen`)
};

export const vouchers_print = /** @type {(inputs: Vouchers_PrintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulosta`)
};

export const vouchers_pay = /** @type {(inputs: Vouchers_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksa tilaus`)
};

export const vouchers_latest_title = /** @type {(inputs: Vouchers_Latest_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Viimeisin tilaus, ${i?.number ?? '–'}`)
};

export const vouchers_latest_stages = /** @type {(inputs: Vouchers_Latest_StagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen vaiheet`)
};

export const vouchers_stage_ordered = /** @type {(inputs: Vouchers_Stage_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus`)
};

export const vouchers_stage_paid = /** @type {(inputs: Vouchers_Stage_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu`)
};

export const vouchers_stage_made = /** @type {(inputs: Vouchers_Stage_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valmistus`)
};

export const vouchers_stage_sent = /** @type {(inputs: Vouchers_Stage_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetys`)
};

export const vouchers_latest_unpaid = /** @type {(inputs: Vouchers_Latest_UnpaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit valmistetaan, kun maksu on saapunut.`)
};

export const vouchers_latest_made = /** @type {(inputs: Vouchers_Latest_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seteleitä valmistetaan. Ne lähetetään noin viikon kuluttua maksusta.`)
};

export const vouchers_latest_sent = /** @type {(inputs: Vouchers_Latest_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit on lähetetty.`)
};

export const vouchers_latest_tracking = /** @type {(inputs: Vouchers_Latest_TrackingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Setelit on lähetetty. Lähetystunnus on ${i?.code ?? '–'}.`)
};

export const vouchers_contact_title = /** @type {(inputs: Vouchers_Contact_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haluatko enemmän kuin seteleitä?`)
};

export const vouchers_contact_text = /** @type {(inputs: Vouchers_Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ota yhteyttä, niin kerromme virtuaalikorteista ja sopimuksen tekemisestä.`)
};

export const vouchers_details_title = /** @type {(inputs: Vouchers_Details_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilaus ${i?.number ?? '–'}`)
};

export const vouchers_details_ordered = /** @type {(inputs: Vouchers_Details_OrderedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tilattu ${i?.date ?? '–'}, tilaaja ${i?.name ?? '–'}`)
};

export const vouchers_details_order = /** @type {(inputs: Vouchers_Details_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit`)
};

export const vouchers_details_costs = /** @type {(inputs: Vouchers_Details_CostsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hinta`)
};

export const vouchers_details_delivery = /** @type {(inputs: Vouchers_Details_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimitus`)
};

export const vouchers_details_payment = /** @type {(inputs: Vouchers_Details_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu`)
};

export const vouchers_details_loading = /** @type {(inputs: Vouchers_Details_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Haetaan tilauksen tietoja`)
};

export const vouchers_valid_until = /** @type {(inputs: Vouchers_Valid_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeinen käyttöpäivä`)
};

export const vouchers_serials = /** @type {(inputs: Vouchers_SerialsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sarjanumerot`)
};

export const vouchers_serials_later = /** @type {(inputs: Vouchers_Serials_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näkyvät, kun setelit on lähetetty`)
};

export const vouchers_sum = /** @type {(inputs: Vouchers_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit yhteensä`)
};

export const vouchers_tracking = /** @type {(inputs: Vouchers_TrackingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähetystunnus`)
};

export const vouchers_shown_later = /** @type {(inputs: Vouchers_Shown_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näkyy, kun setelit on lähetetty`)
};

export const vouchers_method_link = /** @type {(inputs: Vouchers_Method_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksulinkki`)
};

export const vouchers_method_invoice = /** @type {(inputs: Vouchers_Method_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lasku`)
};

export const vouchers_payment_created = /** @type {(inputs: Vouchers_Payment_CreatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa maksua`)
};

export const vouchers_payment_pending = /** @type {(inputs: Vouchers_Payment_PendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odottaa maksupalvelun vahvistusta`)
};

export const vouchers_payment_paid = /** @type {(inputs: Vouchers_Payment_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksettu`)
};

export const vouchers_payment_error = /** @type {(inputs: Vouchers_Payment_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu ei onnistunut`)
};

export const vouchers_payment_canceled = /** @type {(inputs: Vouchers_Payment_CanceledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu peruttiin`)
};

export const vouchers_payment_confirmed = /** @type {(inputs: Vouchers_Payment_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu on hyväksytty`)
};

export const vouchers_payment_expired = /** @type {(inputs: Vouchers_Payment_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksuaika on päättynyt`)
};

export const vouchers_payment_other = /** @type {(inputs: Vouchers_Payment_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muu tila`)
};

export const vouchers_order_number = /** @type {(inputs: Vouchers_Order_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilausnumero`)
};

export const vouchers_wizard = /** @type {(inputs: Vouchers_WizardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelitilaus`)
};

export const vouchers_step_amount = /** @type {(inputs: Vouchers_Step_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arvo ja määrä`)
};

export const vouchers_step_delivery = /** @type {(inputs: Vouchers_Step_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimitus`)
};

export const vouchers_step_payment = /** @type {(inputs: Vouchers_Step_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu`)
};

export const vouchers_edit_amount = /** @type {(inputs: Vouchers_Edit_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta määrää`)
};

export const vouchers_edit_delivery = /** @type {(inputs: Vouchers_Edit_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta toimitusta`)
};

export const vouchers_quantity_hint = /** @type {(inputs: Vouchers_Quantity_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vähintään ${i?.min ?? '–'} kpl. Tilauksen enimmäissumma on ${i?.maximum ?? '–'}.`)
};

export const vouchers_error_too_few = /** @type {(inputs: Vouchers_Error_Too_FewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pienin tilaus on ${i?.min ?? '–'} kpl.`)
};

export const vouchers_error_with_fees = /** @type {(inputs: Vouchers_Error_With_FeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kuluineen tilauksen summa voi olla enintään ${i?.maximum ?? '–'}. Tilaa enintään ${i?.most ?? '–'} kpl.`)
};

export const vouchers_error_too_much = /** @type {(inputs: Vouchers_Error_Too_MuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhden tilauksen enimmäissumma on ${i?.maximum ?? '–'}. Jaa tilaus osiin, enintään ${i?.most ?? '–'} kpl kerralla.`)
};

export const vouchers_error_split = /** @type {(inputs: Vouchers_Error_SplitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhden tilauksen enimmäissumma on ${i?.maximum ?? '–'}. Jaa tilaus kahteen, esimerkiksi ${i?.first ?? '–'} + ${i?.second ?? '–'} kpl.`)
};

export const vouchers_error_face_value = /** @type {(inputs: Vouchers_Error_Face_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse nimellisarvo.`)
};

export const vouchers_error_method = /** @type {(inputs: Vouchers_Error_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse maksutapa.`)
};

export const vouchers_calculator = /** @type {(inputs: Vouchers_CalculatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laske, montako lounasseteliä tarvitset`)
};

export const vouchers_calculator_text = /** @type {(inputs: Vouchers_Calculator_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yksi seteli työntekijää ja työpäivää kohti. Arkipyhät on otettu huomioon.`)
};

export const vouchers_calculator_employees = /** @type {(inputs: Vouchers_Calculator_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijöiden määrä`)
};

export const vouchers_calculator_from = /** @type {(inputs: Vouchers_Calculator_FromInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ensimmäinen kuukausi`)
};

export const vouchers_calculator_to = /** @type {(inputs: Vouchers_Calculator_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeinen kuukausi`)
};

export const vouchers_calculator_backwards = /** @type {(inputs: Vouchers_Calculator_BackwardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeinen kuukausi on ennen ensimmäistä.`)
};

export const vouchers_calculator_use = /** @type {(inputs: Vouchers_Calculator_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käytä tätä määrää`)
};

export const vouchers_fact_delivery = /** @type {(inputs: Vouchers_Fact_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit toimitetaan noin viikon kuluttua maksusta.`)
};

export const vouchers_fact_valid = /** @type {(inputs: Vouchers_Fact_ValidInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Setelit ovat voimassa ${i?.date ?? '–'} asti.`)
};

export const vouchers_fact_valid_short = /** @type {(inputs: Vouchers_Fact_Valid_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Setelit ovat voimassa vain ${i?.date ?? '–'} asti, alle kuukauden toimituksesta.`)
};

export const vouchers_fact_tax = /** @type {(inputs: Vouchers_Fact_TaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounassetelin verotusarvo on 75 % nimellisarvosta.`)
};

export const vouchers_overview = /** @type {(inputs: Vouchers_OverviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tarkista tilaus`)
};

export const vouchers_amount = /** @type {(inputs: Vouchers_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit`)
};

export const vouchers_amount_text = /** @type {(inputs: Vouchers_Amount_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.value ?? '–'}`)
};

export const vouchers_checked = /** @type {(inputs: Vouchers_CheckedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Olen tarkistanut tilauksen tiedot`)
};

export const vouchers_order_failed = /** @type {(inputs: Vouchers_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelitilaus ei onnistunut.`)
};

export const vouchers_sold_out_title = /** @type {(inputs: Vouchers_Sold_Out_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seteleitä ei voi juuri nyt tilata`)
};

export const vouchers_sold_out_text = /** @type {(inputs: Vouchers_Sold_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitään nimellisarvoa ei ole nyt tilattavissa. Yritä myöhemmin uudelleen tai ota yhteyttä asiakaspalveluun.`)
};

export const vouchers_unknown_show = /** @type {(inputs: Vouchers_Unknown_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä tilaus`)
};

export const vouchers_known_kept = /** @type {(inputs: Vouchers_Known_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksesi odottaa sinua kirjautumisen jälkeen. Määrä ja toimitus säilyvät.`)
};

export const vouchers_ordered_title = /** @type {(inputs: Vouchers_Ordered_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus on tehty`)
};

export const vouchers_ordered_text = /** @type {(inputs: Vouchers_Ordered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emme voineet kirjata sinua sisään. Vahvista ensin sähköpostiosoitteesi, jos sait siitä viestin. Kirjaudu sitten sisään valitsemallasi käyttäjätunnuksella ja maksa tilaus. Älä tilaa uudelleen.`)
};

export const vouchers_paid_text = /** @type {(inputs: Vouchers_Paid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelit toimitetaan noin viikon kuluttua. Voit seurata tilausta tilauksen tiedoista.`)
};

export const vouchers_confirmed_text = /** @type {(inputs: Vouchers_Confirmed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu saapuu 1–⁠3 pankkipäivässä. Setelit toimitetaan noin viikon kuluttua.`)
};

export const vouchers_pending_text = /** @type {(inputs: Vouchers_Pending_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu ei ole vielä vahvistanut maksua. Älä maksa uudelleen.`)
};

export const vouchers_invoice_text = /** @type {(inputs: Vouchers_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna lasku ja maksa se eräpäivään mennessä. Maksu saapuu 1–⁠3 pankkipäivässä, ja setelit toimitetaan noin viikon kuluttua siitä.`)
};

export const vouchers_link_text = /** @type {(inputs: Vouchers_Link_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksulinkki on lähetetty osoitteeseen ${i?.email ?? '–'}. Setelit toimitetaan noin viikon kuluttua maksusta.`)
};

export const vouchers_taken = /** @type {(inputs: Vouchers_TakenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Määrä ja toimitus ovat tilauksesta ${i?.number ?? '–'}. Yrityksen tiedot ovat nykyiset. Valitse maksutapa uudelleen.`)
};

export const vouchers_taken_other_value = /** @type {(inputs: Vouchers_Taken_Other_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nimellisarvoa ${i?.before ?? '–'} ei enää ole, tilalla on ${i?.now ?? '–'}.`)
};

export const vouchers_taken_no_value = /** @type {(inputs: Vouchers_Taken_No_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nimellisarvoa ${i?.before ?? '–'} ei enää ole, eikä tilalle löytynyt toista.`)
};

export const vouchers_taken_lost_address = /** @type {(inputs: Vouchers_Taken_Lost_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallennettua osoitetta ei enää ole, joten se on kirjoitettu lomakkeelle.`)
};

export const vouchers_pieces = /** @type {(inputs: Vouchers_PiecesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} kpl`)
};

export const vouchers_calculator_result = /** @type {(inputs: Vouchers_Calculator_ResultInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seteleitä: ${i?.count ?? '–'} (työpäiviä ${i?.days ?? '–'}, työntekijöitä ${i?.employees ?? '–'})`)
};

export const vouchers_save_order = /** @type {(inputs: Vouchers_Save_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna vahvistus`)
};

export const vouchers_fact_valid_later = /** @type {(inputs: Vouchers_Fact_Valid_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelien viimeinen käyttöpäivä näkyy tilauksessa, kun ne on lähetetty.`)
};

export const vouchers_orderer = /** @type {(inputs: Vouchers_OrdererInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaaja`)
};

export const cards_wizard = /** @type {(inputs: Cards_WizardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korttitilaus`)
};

export const cards_title = /** @type {(inputs: Cards_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaa edut ja kortit`)
};

export const cards_step_benefits = /** @type {(inputs: Cards_Step_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut`)
};

export const cards_step_company = /** @type {(inputs: Cards_Step_CompanyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yritys`)
};

export const cards_step_employees = /** @type {(inputs: Cards_Step_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät`)
};

export const cards_step_usage = /** @type {(inputs: Cards_Step_UsageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttö`)
};

export const cards_step_payment = /** @type {(inputs: Cards_Step_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksu`)
};

export const cards_benefits = /** @type {(inputs: Cards_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä etuja tilaat?`)
};

export const cards_benefits_text = /** @type {(inputs: Cards_Benefits_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jokainen tilauksen työntekijä saa valitsemasi edut ja niiden virtuaalikortit.`)
};

export const cards_duo = /** @type {(inputs: Cards_DuoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasetu ja virike-etu ovat samalla Duo-kortilla. Työmatkaedulla on oma kortti.`)
};

export const cards_benefit_in_use = /** @type {(inputs: Cards_Benefit_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu on jo yritykselläsi käytössä.`)
};

export const cards_benefit_not_contracted = /** @type {(inputs: Cards_Benefit_Not_ContractedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etu ei kuulu yrityksesi sopimukseen.`)
};

export const cards_others = /** @type {(inputs: Cards_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hierontaedun ja hyvinvointiedun voit ottaa käyttöön Hallinnoi etuja -sivulla.`)
};

export const cards_manage = /** @type {(inputs: Cards_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hallinnoi etuja`)
};

export const cards_none_title = /** @type {(inputs: Cards_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilattavia etuja ei ole`)
};

export const cards_none_text = /** @type {(inputs: Cards_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Edut, joihin kuuluu kortti, ovat jo käytössä tai eivät kuulu yrityksesi sopimukseen. Hallinnoi etuja ja lisää työntekijöitä tavalliseen tapaan.`)
};

export const cards_error_no_benefit = /** @type {(inputs: Cards_Error_No_BenefitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valitse vähintään yksi etu.`)
};

export const cards_error_no_employees = /** @type {(inputs: Cards_Error_No_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää vähintään yksi työntekijä.`)
};

export const cards_error_faulty_employees = /** @type {(inputs: Cards_Error_Faulty_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjaa ensin työntekijöiden puutteelliset tiedot.`)
};

export const cards_error_too_much = /** @type {(inputs: Cards_Error_Too_MuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yhden tilauksen enimmäissumma on ${i?.maximum ?? '–'}. Pienennä summia tai jaa työntekijät useampaan tilaukseen.`)
};

export const cards_billing = /** @type {(inputs: Cards_BillingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laskutusosoite`)
};

export const cards_address = /** @type {(inputs: Cards_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Osoite`)
};

export const cards_company_change = /** @type {(inputs: Cards_Company_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muuta tietoja`)
};

export const cards_company_text = /** @type {(inputs: Cards_Company_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoja käytetään tässä tilauksessa ja sen laskussa. Yrityksen omat tiedot eivät muutu.`)
};

export const cards_employees = /** @type {(inputs: Cards_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen työntekijät`)
};

export const cards_employees_text = /** @type {(inputs: Cards_Employees_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijät yksitellen tai tuo monta kerralla taulukosta.`)
};

export const cards_employees_count = /** @type {(inputs: Cards_Employees_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä tilauksessa: ${i?.count ?? '–'}. Voit lisätä vielä: ${i?.places ?? '–'}.`)
};

export const cards_employees_full = /** @type {(inputs: Cards_Employees_FullInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fi", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Yrityksellä voi olla enintään ${i?.count ?? '–'} työntekijä.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Yrityksellä voi olla enintään ${i?.count ?? '–'} työntekijää.`);
	return /** @type {LocalizedString} */ ("cards_employees_full");
};

export const cards_employees_none_title = /** @type {(inputs: Cards_Employees_None_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksessa ei ole vielä työntekijöitä`)
};

export const cards_employees_import = /** @type {(inputs: Cards_Employees_ImportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuo taulukosta`)
};

export const cards_employees_import_title = /** @type {(inputs: Cards_Employees_Import_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tuo työntekijöitä taulukosta`)
};

export const cards_employees_added = /** @type {(inputs: Cards_Employees_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä lisätty tilaukseen: ${i?.count ?? '–'}`)
};

export const cards_employees_removed = /** @type {(inputs: Cards_Employees_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name ?? '–'} on poistettu tilauksesta.`)
};

export const cards_employees_faulty_text = /** @type {(inputs: Cards_Employees_Faulty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Täydennä tai korjaa nämä tiedot. Voit myös poistaa työntekijän tilauksesta.`)
};

export const cards_employees_no_ids = /** @type {(inputs: Cards_Employees_No_IdsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Henkilötunnuksia ei tietoturvan vuoksi säilytetä selaimessa, joten täydennä ne uudelleen.`)
};

export const cards_employee_add = /** @type {(inputs: Cards_Employee_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lisää työntekijä`)
};

export const cards_employee_edit = /** @type {(inputs: Cards_Employee_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa`)
};

export const cards_employee_edit_title = /** @type {(inputs: Cards_Employee_Edit_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muokkaa työntekijää`)
};

export const cards_employee_save = /** @type {(inputs: Cards_Employee_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna tilaukseen`)
};

export const cards_employee_remove = /** @type {(inputs: Cards_Employee_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poista tilauksesta`)
};

export const cards_employee_nameless = /** @type {(inputs: Cards_Employee_NamelessInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijä ${i?.number ?? '–'}`)
};

export const cards_employee_start = /** @type {(inputs: Cards_Employee_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen alkupäivä`)
};

export const cards_employee_faulty = /** @type {(inputs: Cards_Employee_FaultyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korjattavaa`)
};

export const cards_employee_complete = /** @type {(inputs: Cards_Employee_CompleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kunnossa`)
};

export const cards_usage_text = /** @type {(inputs: Cards_Usage_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jokainen työntekijä saa saman summan. Voit muuttaa summia myöhemmin Hallinnoi etuja -sivulla.`)
};

export const cards_usage_lunch = /** @type {(inputs: Cards_Usage_LunchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounasetu päivässä (€)`)
};

export const cards_usage_workdays = /** @type {(inputs: Cards_Usage_WorkdaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lounaspäiviä kuukaudessa`)
};

export const cards_usage_workdays_hint = /** @type {(inputs: Cards_Usage_Workdays_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`1–⁠${i?.max ?? '–'} päivää.`)
};

export const cards_usage_recreational = /** @type {(inputs: Cards_Usage_RecreationalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virike-etu työntekijälle (€)`)
};

export const cards_usage_transport = /** @type {(inputs: Cards_Usage_TransportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työmatkaetu työntekijälle (€)`)
};

export const cards_summary_empty = /** @type {(inputs: Cards_Summary_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hinta näkyy tässä, kun tilauksessa on työntekijä.`)
};

export const cards_summary_no_amounts = /** @type {(inputs: Cards_Summary_No_AmountsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaikkien etujen summat eivät ole vielä mukana.`)
};

export const cards_sum_days = /** @type {(inputs: Cards_Sum_DaysInputs) => LocalizedString} */ (i) => {
	const daysPlural = registry.plural("fi", i?.days, {});return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.days ?? '–'} pv × ${i?.amount ?? '–'}`)
};

export const cards_sum_each = /** @type {(inputs: Cards_Sum_EachInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count ?? '–'} × ${i?.amount ?? '–'}`)
};

export const cards_duo_cards = /** @type {(inputs: Cards_Duo_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Duo-kortit`)
};

export const cards_transport_cards = /** @type {(inputs: Cards_Transport_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työmatkakortit`)
};

export const cards_commission = /** @type {(inputs: Cards_CommissionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Palvelumaksu, ${i?.benefit ?? '–'}`)
};

export const cards_commission_of = /** @type {(inputs: Cards_Commission_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent ?? '–'} % edun summasta`)
};

export const cards_delivery = /** @type {(inputs: Cards_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toimitusmaksu`)
};

export const cards_delivery_once = /** @type {(inputs: Cards_Delivery_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kerran koko tilauksesta`)
};

export const cards_without_vat = /** @type {(inputs: Cards_Without_VatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yhteensä ilman alv:tä`)
};

export const cards_vat = /** @type {(inputs: Cards_VatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Alv ${i?.percent ?? '–'} %`)
};

export const cards_vat_of = /** @type {(inputs: Cards_Vat_OfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korteista, palvelumaksuista ja toimituksesta. Eduista ei makseta alv:tä.`)
};

export const cards_card_fee_of = /** @type {(inputs: Cards_Card_Fee_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent ?? '–'} % summasta ilman alv:tä, kun maksat luottokortilla`)
};

export const cards_total = /** @type {(inputs: Cards_TotalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksettavaa yhteensä`)
};

export const cards_price_list = /** @type {(inputs: Cards_Price_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hyväksyn hinnaston`)
};

export const cards_read_terms = /** @type {(inputs: Cards_Read_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lue tilausehdot`)
};

export const cards_read_prices = /** @type {(inputs: Cards_Read_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avaa hinnasto`)
};

export const cards_order_failed = /** @type {(inputs: Cards_Order_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korttitilaus ei onnistunut.`)
};

export const cards_show_employees = /** @type {(inputs: Cards_Show_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytä työntekijät`)
};

export const cards_pay = /** @type {(inputs: Cards_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksa korttitilaus`)
};

export const cards_paid_text = /** @type {(inputs: Cards_Paid_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilauksen työntekijät ja eturyhmät on luotu, ja edut ladataan nyt. Edut ovat käytettävissä 15 minuutin kuluttua, aikaisintaan alkupäivänään.`)
};

export const cards_pending_text = /** @type {(inputs: Cards_Pending_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät ja eturyhmät on luotu. Maksupalvelu ei ole vielä vahvistanut maksua. Älä maksa uudelleen.`)
};

export const cards_invoice_text = /** @type {(inputs: Cards_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallenna lasku ja maksa se eräpäivään mennessä. Työntekijät ja eturyhmät luodaan, kun maksu on saapunut. Edut ovat käytettävissä 15 minuuttia sen jälkeen, aikaisintaan alkupäivänään.`)
};

export const cards_link_text = /** @type {(inputs: Cards_Link_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksulinkki on lähetetty osoitteeseen ${i?.email ?? '–'}. Työntekijät ja eturyhmät luodaan, kun tilaus on maksettu. Edut ovat käytettävissä 15 minuuttia sen jälkeen, aikaisintaan alkupäivänään.`)
};

export const cards_canceled_title = /** @type {(inputs: Cards_Canceled_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaus on peruttu`)
};

export const cards_canceled_text = /** @type {(inputs: Cards_Canceled_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilausta ei voi enää maksaa, eikä sen etuja ladata. Jos haluat edut, tee uusi tilaus.`)
};

export const cards_error_too_many_employees = /** @type {(inputs: Cards_Error_Too_Many_EmployeesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Työntekijöitä on liikaa. Tilaukseen mahtuu: ${i?.places ?? '–'}. Poistettavia: ${i?.extra ?? '–'}.`)
};

export const settings_title = /** @type {(inputs: Settings_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asetukset`)
};

export const settings_text = /** @type {(inputs: Settings_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asetukset koskevat tätä selainta ja tallentuvat heti.`)
};

export const settings_unkept_title = /** @type {(inputs: Settings_Unkept_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asetuksia ei voitu tallentaa`)
};

export const settings_unkept_text = /** @type {(inputs: Settings_Unkept_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selain ei salli tallentamista. Asetukset ovat voimassa, kunnes suljet tämän sivun.`)
};

export const settings_look_title = /** @type {(inputs: Settings_Look_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ulkoasu`)
};

export const settings_theme = /** @type {(inputs: Settings_ThemeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teema`)
};

export const settings_theme_hint = /** @type {(inputs: Settings_Theme_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulosteet ovat aina vaaleita.`)
};

export const settings_theme_system = /** @type {(inputs: Settings_Theme_SystemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Laitteen mukaan`)
};

export const settings_theme_system_hint = /** @type {(inputs: Settings_Theme_System_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaalea tai tumma sen mukaan, kumpi laitteessasi on käytössä.`)
};

export const settings_theme_light = /** @type {(inputs: Settings_Theme_LightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaalea`)
};

export const settings_theme_dark = /** @type {(inputs: Settings_Theme_DarkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tumma`)
};

export const settings_density = /** @type {(inputs: Settings_DensityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taulukoiden rivit`)
};

export const settings_density_comfortable = /** @type {(inputs: Settings_Density_ComfortableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Väljät`)
};

export const settings_density_compact = /** @type {(inputs: Settings_Density_CompactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tiiviit`)
};

export const settings_density_compact_hint = /** @type {(inputs: Settings_Density_Compact_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Näytölle mahtuu enemmän rivejä.`)
};

export const settings_start_title = /** @type {(inputs: Settings_Start_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aloitussivu`)
};

export const settings_start_label = /** @type {(inputs: Settings_Start_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu, joka avautuu ensin`)
};

export const settings_start_hint = /** @type {(inputs: Settings_Start_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avautuu, kun kirjaudut sisään tai avaat palvelun. Linkistä avautuu silti sen oma sivu.`)
};

export const settings_start_default = /** @type {(inputs: Settings_Start_DefaultInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Oletus: ${i?.page ?? '–'}`)
};

export const settings_more = /** @type {(inputs: Settings_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä selain tallentaa`)
};

export const statements_label = /** @type {(inputs: Statements_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietoa palvelusta`)
};

export const statements_ask = /** @type {(inputs: Statements_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelun asetuksissa ei ole näitä tietoja. Saat ne asiakaspalvelusta.`)
};

export const accessibility_title = /** @type {(inputs: Accessibility_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saavutettavuusseloste`)
};

export const accessibility_text = /** @type {(inputs: Accessibility_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tässä kerrotaan, miten ${i?.product ?? '–'} noudattaa WCAG 2.2 -ohjeistoa ja digitaalisten palvelujen tarjoamisesta annettua lakia (306/2019).`)
};

export const accessibility_state_title = /** @type {(inputs: Accessibility_State_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saavutettavuuden tila`)
};

export const accessibility_state = /** @type {(inputs: Accessibility_StateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelun saavutettavuutta on arvioitu vain osittain, joten emme tiedä, täyttääkö se kaikki vaatimukset. Tavoitteena on WCAG 2.2 -ohjeiston taso AA. Automaattiset testit eivät löydä puutteita.`)
};

export const accessibility_gaps_title = /** @type {(inputs: Accessibility_Gaps_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä ei ole arvioitu`)
};

export const accessibility_gap_readers = /** @type {(inputs: Accessibility_Gap_ReadersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelua ei ole testattu apuvälineitä käyttävien ihmisten kanssa eikä ruudunlukijalla.`)
};

export const accessibility_gap_browsers = /** @type {(inputs: Accessibility_Gap_BrowsersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Selaintestit ajetaan vain Chromiumilla. Kuukausi-sivu, ohjeet, asetukset ja selosteet on tarkastettu ilman selainta, joten niiden värejä ja kokoja ei ole testattu.`)
};

export const accessibility_gap_files = /** @type {(inputs: Accessibility_Gap_FilesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelusta noudettavia tiedostoja ei ole arvioitu. Niitä ovat laskut, kuitit, raportit ja oppaat.`)
};

export const accessibility_gap_provider = /** @type {(inputs: Accessibility_Gap_ProviderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Korttimaksu ja verkkopankki avautuvat maksupalvelun omille sivuille. Niitä ei ole arvioitu.`)
};

export const accessibility_gap_recaptcha = /** @type {(inputs: Accessibility_Gap_RecaptchaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Googlen reCAPTCHA-tarkistusta ei ole arvioitu. Se erottaa ihmiset ohjelmista, esimerkiksi kun teet sopimuksen, tilaat paperiseteleitä tai kirjoitat sähköpostiosoitteen.`)
};

export const accessibility_how_title = /** @type {(inputs: Accessibility_How_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Miten palvelu on arvioitu`)
};

export const accessibility_how_self = /** @type {(inputs: Accessibility_How_SelfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arvion ovat tehneet palvelun kehittäjät. Ulkopuolista arviota ei ole.`)
};

export const accessibility_how_axe = /** @type {(inputs: Accessibility_How_AxeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nämä sivut tarkastetaan axe-ohjelmalla suomeksi tai englanniksi:`)
};

export const accessibility_how_contrast = /** @type {(inputs: Accessibility_How_ContrastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tekstin kontrasti on vähintään 4,5:1 sekä vaaleassa että tummassa teemassa.`)
};

export const accessibility_how_keyboard = /** @type {(inputs: Accessibility_How_KeyboardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rahansiirto ja paperisetelien tilaus onnistuvat pelkällä näppäimistöllä.`)
};

export const accessibility_how_narrow = /** @type {(inputs: Accessibility_How_NarrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivut mahtuvat 320 kuvapisteen levyiselle näytölle ilman vaakavieritystä.`)
};

export const accessibility_how_when = /** @type {(inputs: Accessibility_How_WhenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seloste on laadittu ${i?.date ?? '–'}. Testit ajetaan aina, kun palvelua muutetaan.`)
};

export const accessibility_area_support = /** @type {(inputs: Accessibility_Area_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ohjeet, asetukset ja nämä selosteet`)
};

export const accessibility_area_cards = /** @type {(inputs: Accessibility_Area_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen ja korttien tilaus`)
};

export const accessibility_area_contract = /** @type {(inputs: Accessibility_Area_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimus ja käyttäjätunnuksen luominen`)
};

export const accessibility_feedback_title = /** @type {(inputs: Accessibility_Feedback_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anna palautetta`)
};

export const accessibility_feedback = /** @type {(inputs: Accessibility_FeedbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kerro, jos jokin ei toimi sinulla. Vastaus tulee kahden viikon kuluessa.`)
};

export const accessibility_authority_title = /** @type {(inputs: Accessibility_Authority_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valvontaviranomainen`)
};

export const accessibility_authority = /** @type {(inputs: Accessibility_AuthorityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jos et ole tyytyväinen vastaukseen tai et saa vastausta kahden viikon kuluessa, voit tehdä ilmoituksen Liikenne- ja viestintävirastolle.`)
};

export const accessibility_authority_name = /** @type {(inputs: Accessibility_Authority_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Liikenne- ja viestintävirasto Traficom`)
};

export const accessibility_authority_unit = /** @type {(inputs: Accessibility_Authority_UnitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Digitaalisen esteettömyyden ja saavutettavuuden valvontayksikkö`)
};

export const privacy_title = /** @type {(inputs: Privacy_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietosuojaseloste`)
};

export const privacy_text = /** @type {(inputs: Privacy_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tässä kerrotaan, mitä henkilötietoja ${i?.product ?? '–'} käsittelee ja miksi. Tiedot annetaan EU:n tietosuoja-asetuksen 13 ja 14 artiklan mukaan.`)
};

export const privacy_controller_title = /** @type {(inputs: Privacy_Controller_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rekisterinpitäjä`)
};

export const privacy_controller_employer = /** @type {(inputs: Privacy_Controller_EmployerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työnantaja vastaa tiedoista, jotka se tallentaa palveluun.`)
};

export const privacy_business_id = /** @type {(inputs: Privacy_Business_IdInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Y-tunnus ${i?.id ?? '–'}`)
};

export const privacy_notice = /** @type {(inputs: Privacy_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rekisterinpitäjän oma tietosuojaseloste`)
};

export const privacy_purposes_title = /** @type {(inputs: Privacy_Purposes_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mihin tietoja käytetään ja millä perusteella`)
};

export const privacy_purpose_use = /** @type {(inputs: Privacy_Purpose_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirjautumiseen ja palvelun käyttöön yrityksesi puolesta. Perusteena on oikeutettu etu, joka syntyy yrityksesi sopimuksesta (6 artiklan 1 f kohta).`)
};

export const privacy_purpose_contract = /** @type {(inputs: Privacy_Purpose_ContractInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sopimuksen tekemiseen ja käyttäjätunnuksen luomiseen. Perusteena on oikeutettu etu (6 artiklan 1 f kohta).`)
};

export const privacy_purpose_benefits = /** @type {(inputs: Privacy_Purpose_BenefitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Etujen lataamiseen, tilauksiin ja maksuihin. Perusteena on oikeutettu etu, ja kirjanpidossa lakisääteinen velvoite (6 artiklan 1 f ja c kohta).`)
};

export const privacy_purpose_payroll = /** @type {(inputs: Privacy_Purpose_PayrollInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palkkahallinnon ja tulorekisterin raportteihin. Perusteena on työnantajan lakisääteinen velvoite (6 artiklan 1 c kohta).`)
};

export const privacy_purpose_safety = /** @type {(inputs: Privacy_Purpose_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Väärinkäytösten estämiseen ja virheiden selvittämiseen. Perusteena on oikeutettu etu (6 artiklan 1 f kohta).`)
};

export const privacy_required = /** @type {(inputs: Privacy_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valinnaiset tiedot on merkitty. Ilman muita tietoja et voi kirjautua, tehdä sopimusta tai tilata.`)
};

export const privacy_data_title = /** @type {(inputs: Privacy_Data_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä tietoja käsitellään`)
};

export const privacy_data_user = /** @type {(inputs: Privacy_Data_UserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Käyttäjät ja yhteyshenkilöt: nimi, käyttäjätunnus, salasana, sähköpostiosoite, puhelinnumero, tehtävänimike ja oikeudet palvelussa`)
};

export const privacy_data_employees = /** @type {(inputs: Privacy_Data_EmployeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Työntekijät: nimi, henkilötunnus, yhteystiedot, henkilönumero, kustannuspaikka, työsuhteen tyyppi, työaikaprosentti, lounaspäivät, edut ja lataukset`)
};

export const privacy_data_orders = /** @type {(inputs: Privacy_Data_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tilaukset ja maksut: tilaaja, toimitusosoite, summat, viitenumerot ja ajat`)
};

export const privacy_data_server = /** @type {(inputs: Privacy_Data_ServerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelimen lokit: selaimen IP-osoite, avatun sivun polku ja aika`)
};

export const privacy_recipients_title = /** @type {(inputs: Privacy_Recipients_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kenelle tietoja siirtyy`)
};

export const privacy_recipient_payment = /** @type {(inputs: Privacy_Recipient_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksupalvelu saa maksun tiedot, kun siirryt sen sivuille.`)
};

export const privacy_recipient_payment_hosts = /** @type {(inputs: Privacy_Recipient_Payment_HostsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Maksupalvelu saa maksun tiedot, kun siirryt sen sivuille: ${i?.hosts ?? '–'}.`)
};

export const privacy_recipient_recaptcha = /** @type {(inputs: Privacy_Recipient_RecaptchaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Googlen reCAPTCHA erottaa ihmiset ohjelmista, kun teet sopimuksen, luot käyttäjätunnuksen, tilaat paperiseteleitä tai kirjoitat tiedon, jonka palvelu tarkistaa: käyttäjätunnuksen, sähköpostiosoitteen tai verkkolaskuosoitteen. Google saa IP-osoitteesi ja tietoja selaimestasi, voi asettaa evästeen ja voi käsitellä tietoja EU:n ulkopuolella.`)
};

export const privacy_recipient_recaptcha_off = /** @type {(inputs: Privacy_Recipient_Recaptcha_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Googlen reCAPTCHA-tarkistus ei ole käytössä. Google ei saa tietoja.`)
};

export const privacy_recipient_reports = /** @type {(inputs: Privacy_Recipient_ReportsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Virheistä lähtee ilmoitus osoitteeseen ${i?.host ?? '–'}. Siinä ei ole henkilötietoja, mutta vastaanottaja näkee IP-osoitteesi.`)
};

export const privacy_recipient_reports_own = /** @type {(inputs: Privacy_Recipient_Reports_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virheistä lähtee ilmoitus palveluun. Siinä ei ole henkilötietoja.`)
};

export const privacy_recipient_reports_none = /** @type {(inputs: Privacy_Recipient_Reports_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Virheistä ei lähetetä ilmoituksia minnekään.`)
};

export const privacy_recipient_others = /** @type {(inputs: Privacy_Recipient_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muista vastaanottajista ja siirroista EU:n ulkopuolelle kertoo rekisterinpitäjä.`)
};

export const privacy_storage_title = /** @type {(inputs: Privacy_Storage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kuinka kauan tiedot säilyvät`)
};

export const privacy_storage = /** @type {(inputs: Privacy_StorageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilytysajat palvelun omissa järjestelmissä kertoo rekisterinpitäjä. Selaimesi tiedoista kerrotaan alempana.`)
};

export const privacy_rights_title = /** @type {(inputs: Privacy_Rights_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oikeutesi`)
};

export const privacy_rights = /** @type {(inputs: Privacy_RightsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sinulla on oikeus`)
};

export const privacy_right_access = /** @type {(inputs: Privacy_Right_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`saada pääsy omiin tietoihisi`)
};

export const privacy_right_rectify = /** @type {(inputs: Privacy_Right_RectifyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`oikaista virheelliset tiedot; osan voit korjata itse sivulla Omat tiedot`)
};

export const privacy_right_erase = /** @type {(inputs: Privacy_Right_EraseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pyytää tietojesi poistamista`)
};

export const privacy_right_restrict = /** @type {(inputs: Privacy_Right_RestrictInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pyytää käsittelyn rajoittamista`)
};

export const privacy_right_object = /** @type {(inputs: Privacy_Right_ObjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`vastustaa käsittelyä, kun perusteena on oikeutettu etu`)
};

export const privacy_authority_title = /** @type {(inputs: Privacy_Authority_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valvontaviranomainen`)
};

export const privacy_authority = /** @type {(inputs: Privacy_AuthorityInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voit tehdä valituksen tietosuojavaltuutetulle, jos tietojasi käsitellään mielestäsi väärin.`)
};

export const privacy_authority_name = /** @type {(inputs: Privacy_Authority_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tietosuojavaltuutetun toimisto`)
};

export const privacy_browser_title = /** @type {(inputs: Privacy_Browser_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitä selaimesi säilyttää`)
};

export const privacy_browser = /** @type {(inputs: Privacy_BrowserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Palvelu ei aseta omia evästeitä eikä kerää tietoa siitä, mitä teet. Se tallentaa selaimeesi vain alla luetellut tiedot.`)
};

export const privacy_keeps_tab = /** @type {(inputs: Privacy_Keeps_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilyy, kunnes suljet välilehden.`)
};

export const privacy_keeps_session_tab = /** @type {(inputs: Privacy_Keeps_Session_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilyy, kunnes istuntosi päättyy tai suljet välilehden.`)
};

export const privacy_keeps_session = /** @type {(inputs: Privacy_Keeps_SessionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilyy, kunnes istuntosi päättyy.`)
};

export const privacy_keeps_draft = /** @type {(inputs: Privacy_Keeps_DraftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilyy, kunnes lähetät tiedot, kirjaudut ulos tai suljet välilehden.`)
};

export const privacy_keeps_next_login = /** @type {(inputs: Privacy_Keeps_Next_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilyy, kunnes joku muu kirjautuu tai suljet välilehden.`)
};

export const privacy_keeps_browser = /** @type {(inputs: Privacy_Keeps_BrowserInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Säilyy, kunnes tyhjennät selaimen tiedot.`)
};

export const privacy_key_session = /** @type {(inputs: Privacy_Key_SessionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Istuntosi tunnisteet ja oikeudet. Käyttäjätunnuksestasi on vain tiiviste.`)
};

export const privacy_key_remember_me = /** @type {(inputs: Privacy_Key_Remember_MeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Samat tiedot, kun olet valinnut Pidä minut kirjautuneena.`)
};

export const privacy_key_impersonation = /** @type {(inputs: Privacy_Key_ImpersonationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asiakaspalvelun istunto, kun se toimii asiakkaan puolesta.`)
};

export const privacy_key_ended_sessions = /** @type {(inputs: Privacy_Key_Ended_SessionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enintään 20 päättyneen istunnon tunnisteet, jotta istunto päättyy kaikissa välilehdissä.`)
};

export const privacy_key_visits = /** @type {(inputs: Privacy_Key_VisitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeisten 15 sivun osoitteet, jotta pääset takaisin.`)
};

export const privacy_key_saved_location = /** @type {(inputs: Privacy_Key_Saved_LocationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivu, jolle palaat kirjauduttuasi. Poistuu, kun palaat.`)
};

export const privacy_key_arrived_home = /** @type {(inputs: Privacy_Key_Arrived_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Merkintä siitä, että olet jo käynyt etusivulla.`)
};

export const privacy_key_drafts = /** @type {(inputs: Privacy_Key_DraftsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tallentamatta jääneet tietosi lomakkeista, jotta voit jatkaa. Salasanoja ja henkilötunnuksia ei säilytetä.`)
};

export const privacy_key_sent = /** @type {(inputs: Privacy_Key_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lähettämäsi tiedot, joista emme ole saaneet vahvistusta, jotta mitään ei lähetetä kahdesti.`)
};

export const privacy_key_open_payments = /** @type {(inputs: Privacy_Key_Open_PaymentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enintään 20 keskeneräisen maksun tunnisteet.`)
};

export const privacy_key_closed_notices = /** @type {(inputs: Privacy_Key_Closed_NoticesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Viimeksi sulkemasi tiedotteen tunniste.`)
};

export const privacy_key_settings = /** @type {(inputs: Privacy_Key_SettingsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teema, taulukoiden rivit ja aloitussivu.`)
};

export const privacy_key_recent_commands = /** @type {(inputs: Privacy_Key_Recent_CommandsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sivut ja toiminnot, jotka valitsit viimeksi pikahaussa.`)
};

export const privacy_key_key_help = /** @type {(inputs: Privacy_Key_Key_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tieto siitä, näyttääkö ?-näppäin sivun pikanäppäimet.`)
};

export const privacy_key_table_columns = /** @type {(inputs: Privacy_Key_Table_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taulukoihin valitsemasi sarakkeet.`)
};

export const privacy_key_table_views = /** @type {(inputs: Privacy_Key_Table_ViewsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taulukoiden näkymät, jotka olet nimennyt.`)
};

export const privacy_key_download_columns = /** @type {(inputs: Privacy_Key_Download_ColumnsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raportteihin valitsemasi sarakkeet.`)
};

export const privacy_key_scroll = /** @type {(inputs: Privacy_Key_ScrollInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mihin kohtaan sivuja olet vierittänyt.`)
};

export const privacy_key_reload = /** @type {(inputs: Privacy_Key_ReloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Merkintä siitä, että sivu haettiin uudelleen palvelun uuden version takia.`)
};

export const privacy_key_payment_method = /** @type {(inputs: Privacy_Key_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maksutapa, jolla viimeksi maksettiin.`)
};