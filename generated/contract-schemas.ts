/** Made by `npm run generate` from openapi/. Do not edit. */
import type { OperationName } from './registry.ts'

export type JsonSchema = Record<string, unknown>

/** The schemas that references of the others name. */
export const components: { schemas: Record<string, JsonSchema> } = {
 "schemas": {
  "LoginUsername": {
   "type": "string",
   "minLength": 1,
   "maxLength": 100,
   "x-export": {
    "maxLength": "LOGIN_USERNAME_MAX"
   }
  },
  "CurrentPassword": {
   "type": "string",
   "minLength": 1,
   "maxLength": 100,
   "x-export": {
    "maxLength": "CURRENT_PASSWORD_MAX"
   }
  },
  "LoginRequest": {
   "type": "object",
   "required": [
    "username",
    "password"
   ],
   "properties": {
    "username": {
     "$ref": "#/components/schemas/LoginUsername"
    },
    "password": {
     "$ref": "#/components/schemas/CurrentPassword"
    }
   }
  },
  "AccessToken": {
   "type": "string",
   "minLength": 1,
   "maxLength": 4096,
   "x-assumed": true
  },
  "TokenType": {
   "type": "string",
   "minLength": 1,
   "maxLength": 20
  },
  "ExpiresIn": {
   "type": "integer",
   "minimum": 1
  },
  "RefreshToken": {
   "type": "string",
   "minLength": 1,
   "maxLength": 4096,
   "x-assumed": true
  },
  "Role": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "examples": [
    "Signatory",
    "VoucherManager"
   ],
   "x-constants": {
    "KNOWN_ROLES": {
     "value": [
      "Signatory",
      "VoucherManager"
     ]
    }
   },
   "x-assumed": true
  },
  "Roles": {
   "type": "array",
   "maxItems": 50,
   "items": {
    "$ref": "#/components/schemas/Role"
   },
   "x-assumed": true
  },
  "LoginReply": {
   "type": "object",
   "required": [
    "accessToken",
    "tokenType",
    "expiresIn",
    "refreshToken",
    "roles",
    "isUserImpersonate"
   ],
   "properties": {
    "accessToken": {
     "$ref": "#/components/schemas/AccessToken"
    },
    "tokenType": {
     "$ref": "#/components/schemas/TokenType"
    },
    "expiresIn": {
     "$ref": "#/components/schemas/ExpiresIn"
    },
    "refreshToken": {
     "$ref": "#/components/schemas/RefreshToken"
    },
    "roles": {
     "$ref": "#/components/schemas/Roles"
    },
    "isUserImpersonate": {
     "type": "boolean"
    }
   }
  },
  "ErrorCode": {
   "type": "string",
   "x-assumed": [
    "values"
   ],
   "enum": [
    "email_address_is_not_verified",
    "invalid_grant",
    "access_denied",
    "incorrect_token",
    "expired_token",
    "creation_completed",
    "contact_deleted",
    "username_cannot_be_an_email_address",
    "validation_failed",
    "field_required",
    "field_invalid",
    "field_too_long",
    "unauthorized",
    "not_found",
    "too_many_requests",
    "internal_error",
    "service_unavailable",
    "idempotency_key_reused",
    "recaptcha_failed",
    "invalid_username_or_password",
    "impersonation_token_invalid",
    "impersonation_token_expired",
    "company_not_found",
    "username_taken",
    "company_already_exists",
    "invalid_email_address",
    "not_available_in_production",
    "role_already_granted",
    "incorrect_password",
    "password_equals_username",
    "unknown_username",
    "email_not_sent",
    "password_unchanged",
    "invalid_email_domain",
    "email_already_verified",
    "user_not_found",
    "email_address_taken",
    "invalid_einvoice",
    "adding_contacts_disabled",
    "cannot_delete_yourself",
    "last_active_contact",
    "contact_already_deleted",
    "contact_already_activated",
    "po_box_not_allowed",
    "editing_disabled",
    "invalid_date_range",
    "amount_below_minimum",
    "amount_above_maximum",
    "payment_method_unavailable",
    "account_not_found",
    "document_not_found",
    "payment_not_completed",
    "quantity_below_minimum",
    "order_total_above_maximum",
    "delivery_address_required",
    "pickup_contact_required",
    "voucher_unavailable",
    "voucher_ordering_hidden",
    "order_not_found",
    "payment_not_found",
    "payment_already_paid",
    "payment_expired",
    "order_canceled",
    "payment_service_unavailable",
    "benefit_not_available",
    "benefit_already_ordered",
    "too_many_employees",
    "amount_out_of_range",
    "personal_id_already_exists",
    "employee_number_already_exists",
    "employee_not_found",
    "invalid_personal_id",
    "loads_pending",
    "employee_terminated",
    "end_of_benefit_before_pending_load",
    "requested_load_not_found",
    "requested_load_already_handled",
    "invalid_scheduled_date",
    "not_enough_balance",
    "yearly_limit_exceeded",
    "group_yearly_limit_exceeded",
    "top_up_in_progress",
    "employee_not_loadable",
    "top_up_not_found",
    "benefit_group_already_exists",
    "benefit_group_not_found",
    "start_date_too_early",
    "end_date_too_late",
    "no_columns",
    "wage_type_required",
    "benefit_not_active",
    "no_benefits"
   ]
  },
  "ErrorSeverity": {
   "type": "string",
   "enum": [
    "Warning",
    "Error",
    "Fatal"
   ]
  },
  "ErrorItem": {
   "type": "object",
   "required": [
    "message",
    "code",
    "severity"
   ],
   "properties": {
    "fieldName": {
     "type": "string",
     "maxLength": 200
    },
    "elementIndex": {
     "type": "integer",
     "minimum": 0
    },
    "message": {
     "type": "string",
     "maxLength": 1000
    },
    "code": {
     "$ref": "#/components/schemas/ErrorCode"
    },
    "severity": {
     "$ref": "#/components/schemas/ErrorSeverity"
    }
   }
  },
  "ErrorBody": {
   "type": "object",
   "required": [
    "errors",
    "canRetry"
   ],
   "properties": {
    "errors": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/components/schemas/ErrorItem"
     }
    },
    "canRetry": {
     "type": "boolean"
    },
    "error": {
     "$ref": "#/components/schemas/ErrorCode"
    }
   }
  },
  "RefreshSessionRequest": {
   "type": "object",
   "required": [
    "refreshToken"
   ],
   "properties": {
    "refreshToken": {
     "$ref": "#/components/schemas/RefreshToken"
    }
   }
  },
  "RefreshSessionReply": {
   "type": "object",
   "required": [
    "accessToken",
    "tokenType",
    "expiresIn",
    "refreshToken"
   ],
   "properties": {
    "accessToken": {
     "$ref": "#/components/schemas/AccessToken"
    },
    "tokenType": {
     "$ref": "#/components/schemas/TokenType"
    },
    "expiresIn": {
     "$ref": "#/components/schemas/ExpiresIn"
    },
    "refreshToken": {
     "$ref": "#/components/schemas/RefreshToken"
    }
   }
  },
  "ImpersonationReply": {
   "type": "object",
   "required": [
    "accessToken",
    "roles"
   ],
   "properties": {
    "accessToken": {
     "$ref": "#/components/schemas/AccessToken"
    },
    "roles": {
     "$ref": "#/components/schemas/Roles"
    }
   }
  },
  "StoredText": {
   "type": "string",
   "maxLength": 1000,
   "x-assumed": true
  },
  "Id": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9-]+$",
   "x-export": {
    "maxLength": "ID_MAX",
    "pattern": "ID_PATTERN"
   },
   "x-assumed": [
    "form"
   ]
  },
  "UserDetails": {
   "type": "object",
   "required": [
    "isEmployeesSet",
    "isBenefitsSet"
   ],
   "properties": {
    "isEmployeesSet": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    },
    "isBenefitsSet": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    },
    "firstName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "companyId": {
     "$ref": "#/components/schemas/Id",
     "x-assumed": true
    },
    "customerNumber": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "companyName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "roles": {
     "$ref": "#/components/schemas/Roles",
     "x-assumed": true
    }
   }
  },
  "HasOrdersReply": {
   "type": "boolean"
  },
  "UserProfile": {
   "type": "object",
   "required": [
    "username",
    "isEmailVerified"
   ],
   "properties": {
    "username": {
     "$ref": "#/components/schemas/StoredText"
    },
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "jobTitle": {
     "$ref": "#/components/schemas/StoredText"
    },
    "isEmailVerified": {
     "type": "boolean"
    },
    "pendingEmailAddress": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "isSingleSignOn": {
     "type": "boolean",
     "x-assumed": true
    }
   }
  },
  "Username": {
   "type": "string",
   "minLength": 6,
   "maxLength": 100,
   "pattern": "^[A-Za-z0-9\\-._@+]+$"
  },
  "PersonName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 31,
   "pattern": "^['’]?\\p{L}[\\p{L}\\p{M} .,'’-]*$"
  },
  "Email": {
   "type": "string",
   "format": "email",
   "minLength": 3,
   "maxLength": 100,
   "x-assumed": [
    "limits"
   ]
  },
  "Phone": {
   "type": "string",
   "maxLength": 20,
   "pattern": "^\\+\\d{6,19}$",
   "x-assumed": [
    "limits"
   ]
  },
  "JobTitle": {
   "type": "string",
   "maxLength": 50,
   "x-assumed": [
    "limits"
   ]
  },
  "UpdateUserRequest": {
   "type": "object",
   "x-assumed": [
    "rules"
   ],
   "x-constants": {
    "CHANGED_USERNAME_MAX": {
     "value": 50,
     "x-assumed": [
      "rules"
     ]
    }
   },
   "required": [
    "username",
    "firstName",
    "lastName",
    "emailAddress",
    "isUserImpersonate"
   ],
   "properties": {
    "username": {
     "$ref": "#/components/schemas/Username"
    },
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone"
    },
    "jobTitle": {
     "$ref": "#/components/schemas/JobTitle"
    },
    "isUserImpersonate": {
     "type": "boolean"
    },
    "password": {
     "$ref": "#/components/schemas/CurrentPassword",
     "x-assumed": true
    }
   }
  },
  "CompanyName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "pattern": "^ *[\\p{L}\\p{M}0-9.,:&+@!/()'’\"-][\\p{L}\\p{M}0-9 .,:&+@!/()'’\"-]*$"
  },
  "BusinessId": {
   "type": "string",
   "minLength": 4,
   "maxLength": 14,
   "pattern": "^(\\d{7}-\\d|ATU\\d{8}|BE[01]\\d{9}|BG\\d{9,10}|CY\\d{8}[A-Z]|CZ\\d{8,10}|DE\\d{9}|DK\\d{8}|EE\\d{9}|EL\\d{9}|ES[A-Z0-9]\\d{7}[A-Z0-9]|FI\\d{8}|FR[A-HJ-NP-Z0-9]{2}\\d{9}|HR\\d{11}|HU\\d{8}|IE\\d{7}[A-W][A-I]?|IE\\d[A-Z+*]\\d{5}[A-W]|IT\\d{11}|LT\\d{9}|LT\\d{12}|LU\\d{8}|LV\\d{11}|MT\\d{8}|NL\\d{9}B\\d{2}|PL\\d{10}|PT\\d{9}|RO\\d{2,10}|SE\\d{12}|SI\\d{8}|SK\\d{10}|XI(\\d{9}|\\d{12}|GD\\d{3}|HA\\d{3}))$"
  },
  "AddressLine": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "pattern": "^\\s*[^\\s;{}\\[\\]<>~*^|][^;{}\\[\\]<>~*^|]*$"
  },
  "PostCode": {
   "type": "string",
   "minLength": 2,
   "maxLength": 7,
   "pattern": "^[A-Za-z0-9.\\-]{2,7}$",
   "x-constants": {
    "FINNISH_POST_CODE": {
     "value": "^\\d{5}$"
    }
   }
  },
  "City": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "pattern": "^['’]?\\p{L}[\\p{L}\\p{M} .,'’()/-]*$"
  },
  "CountryCode": {
   "type": "string",
   "pattern": "^[A-Z]{2}$"
  },
  "Address": {
   "type": "object",
   "required": [
    "addressLine",
    "postCode",
    "city",
    "country"
   ],
   "properties": {
    "addressLine": {
     "$ref": "#/components/schemas/AddressLine"
    },
    "postCode": {
     "$ref": "#/components/schemas/PostCode"
    },
    "city": {
     "$ref": "#/components/schemas/City"
    },
    "country": {
     "$ref": "#/components/schemas/CountryCode"
    },
    "companyName": {
     "$ref": "#/components/schemas/CompanyName"
    }
   }
  },
  "CustomerNumber": {
   "type": "string",
   "pattern": "^\\d{8}$"
  },
  "NewUserCompany": {
   "type": "object",
   "required": [
    "businessIdentityCode"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/CompanyName"
    },
    "businessIdentityCode": {
     "$ref": "#/components/schemas/BusinessId"
    },
    "addresses": {
     "type": "array",
     "minItems": 1,
     "maxItems": 1,
     "items": {
      "$ref": "#/components/schemas/Address"
     }
    },
    "customerNumber": {
     "$ref": "#/components/schemas/CustomerNumber"
    }
   }
  },
  "NewPassword": {
   "type": "string",
   "minLength": 10,
   "maxLength": 50,
   "x-export": {
    "minLength": "NEW_PASSWORD_MIN",
    "maxLength": "NEW_PASSWORD_MAX"
   },
   "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[^\\p{L}\\p{M}\\d\\s])\\S+$"
  },
  "NewUser": {
   "type": "object",
   "required": [
    "username",
    "password"
   ],
   "properties": {
    "username": {
     "$ref": "#/components/schemas/Username"
    },
    "password": {
     "$ref": "#/components/schemas/NewPassword"
    },
    "firstName": {
     "$ref": "#/components/schemas/PersonName",
     "x-assumed": true
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName",
     "x-assumed": true
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email",
     "x-assumed": true
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone",
     "x-assumed": true
    }
   }
  },
  "CreateUserRequest": {
   "type": "object",
   "required": [
    "company",
    "user",
    "returnUrl"
   ],
   "properties": {
    "company": {
     "$ref": "#/components/schemas/NewUserCompany"
    },
    "user": {
     "$ref": "#/components/schemas/NewUser"
    },
    "returnUrl": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^https?:/{2}",
     "x-assumed": true
    }
   }
  },
  "PasswordConfirmation": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50
  },
  "ChangePasswordRequest": {
   "type": "object",
   "required": [
    "currentPassword",
    "newPassword",
    "confirmPassword"
   ],
   "properties": {
    "currentPassword": {
     "$ref": "#/components/schemas/CurrentPassword",
     "x-assumed": true
    },
    "newPassword": {
     "$ref": "#/components/schemas/NewPassword",
     "x-assumed": true
    },
    "confirmPassword": {
     "$ref": "#/components/schemas/PasswordConfirmation",
     "x-assumed": true
    }
   }
  },
  "LinkToken": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000
  },
  "SetNewPasswordRequest": {
   "type": "object",
   "required": [
    "newPassword",
    "confirmPassword",
    "username",
    "token"
   ],
   "properties": {
    "newPassword": {
     "$ref": "#/components/schemas/NewPassword"
    },
    "confirmPassword": {
     "$ref": "#/components/schemas/PasswordConfirmation"
    },
    "username": {
     "$ref": "#/components/schemas/LoginUsername"
    },
    "token": {
     "$ref": "#/components/schemas/LinkToken"
    }
   }
  },
  "RequestPasswordResetRequest": {
   "type": "object",
   "required": [
    "usernameOrEmail"
   ],
   "properties": {
    "usernameOrEmail": {
     "type": "string",
     "minLength": 6,
     "maxLength": 50
    }
   }
  },
  "EinvoiceAddress": {
   "type": "string",
   "minLength": 1,
   "maxLength": 20,
   "pattern": "^[^a-z\\s]+$"
  },
  "EinvoiceOperator": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "pattern": "\\S"
  },
  "ReCaptchaToken": {
   "type": "string",
   "maxLength": 4096
  },
  "ValidateEinvoiceRequest": {
   "type": "object",
   "required": [
    "eInvoiceAddress",
    "operator",
    "reCaptchaToken"
   ],
   "properties": {
    "eInvoiceAddress": {
     "$ref": "#/components/schemas/EinvoiceAddress"
    },
    "operator": {
     "$ref": "#/components/schemas/EinvoiceOperator"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "ValidateEinvoiceReply": {
   "type": "object",
   "required": [
    "valid"
   ],
   "properties": {
    "valid": {
     "type": "boolean"
    }
   }
  },
  "ValidateEmailRequest": {
   "type": "object",
   "required": [
    "emailAddress",
    "reCaptchaToken"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "ValidateEmailReply": {
   "type": "object",
   "properties": {
    "valid": {
     "type": "boolean",
     "x-assumed": true
    }
   }
  },
  "CheckUsernameAvailabilityRequest": {
   "type": "object",
   "required": [
    "userName",
    "reCaptchaToken"
   ],
   "properties": {
    "userName": {
     "$ref": "#/components/schemas/Username"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "CheckUsernameAvailabilityReply": {
   "type": "boolean",
   "x-assumed": true
  },
  "RequestConfirmationLinkRequest": {
   "type": "object",
   "required": [
    "username"
   ],
   "properties": {
    "username": {
     "$ref": "#/components/schemas/LoginUsername"
    }
   }
  },
  "ConfirmEmailRequest": {
   "type": "object",
   "required": [
    "token",
    "username"
   ],
   "properties": {
    "token": {
     "$ref": "#/components/schemas/LinkToken"
    },
    "username": {
     "$ref": "#/components/schemas/LoginUsername"
    }
   }
  },
  "ConfirmEmailChangeRequest": {
   "type": "object",
   "required": [
    "token",
    "username"
   ],
   "properties": {
    "token": {
     "$ref": "#/components/schemas/LinkToken"
    },
    "username": {
     "$ref": "#/components/schemas/LoginUsername"
    }
   }
  },
  "CompanySizeId": {
   "type": "integer",
   "enum": [
    1,
    2,
    3,
    4
   ],
   "x-extensible-enum": true
  },
  "ContractCompany": {
   "type": "object",
   "required": [
    "companyName",
    "businessIdentityCode",
    "numberOfEmployees",
    "address",
    "postCode",
    "city",
    "country"
   ],
   "properties": {
    "companyName": {
     "$ref": "#/components/schemas/CompanyName"
    },
    "businessIdentityCode": {
     "$ref": "#/components/schemas/BusinessId"
    },
    "numberOfEmployees": {
     "$ref": "#/components/schemas/CompanySizeId",
     "x-assumed": true
    },
    "address": {
     "$ref": "#/components/schemas/AddressLine"
    },
    "postCode": {
     "$ref": "#/components/schemas/PostCode"
    },
    "city": {
     "$ref": "#/components/schemas/City"
    },
    "country": {
     "$ref": "#/components/schemas/CountryCode"
    }
   }
  },
  "EmailInvoicing": {
   "type": "object",
   "required": [
    "address",
    "postCode",
    "city",
    "country",
    "invoiceMethod",
    "emailAddress"
   ],
   "properties": {
    "address": {
     "$ref": "#/components/schemas/AddressLine"
    },
    "postCode": {
     "$ref": "#/components/schemas/PostCode"
    },
    "city": {
     "$ref": "#/components/schemas/City"
    },
    "country": {
     "$ref": "#/components/schemas/CountryCode"
    },
    "invoiceMethod": {
     "type": "string",
     "enum": [
      "email"
     ],
     "x-assumed": [
      "values"
     ]
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    }
   }
  },
  "EinvoiceInvoicing": {
   "type": "object",
   "required": [
    "address",
    "postCode",
    "city",
    "country",
    "invoiceMethod",
    "eInvoiceAddress",
    "operator"
   ],
   "properties": {
    "address": {
     "$ref": "#/components/schemas/AddressLine"
    },
    "postCode": {
     "$ref": "#/components/schemas/PostCode"
    },
    "city": {
     "$ref": "#/components/schemas/City"
    },
    "country": {
     "$ref": "#/components/schemas/CountryCode"
    },
    "invoiceMethod": {
     "type": "string",
     "enum": [
      "einvoice"
     ],
     "x-assumed": [
      "values"
     ]
    },
    "eInvoiceAddress": {
     "$ref": "#/components/schemas/EinvoiceAddress"
    },
    "operator": {
     "$ref": "#/components/schemas/EinvoiceOperator"
    }
   }
  },
  "PaperInvoicing": {
   "type": "object",
   "required": [
    "address",
    "postCode",
    "city",
    "country",
    "invoiceMethod"
   ],
   "x-constants": {
    "PAPER_INVOICE_FEE": {
     "value": 1790
    }
   },
   "properties": {
    "address": {
     "$ref": "#/components/schemas/AddressLine"
    },
    "postCode": {
     "$ref": "#/components/schemas/PostCode"
    },
    "city": {
     "$ref": "#/components/schemas/City"
    },
    "country": {
     "$ref": "#/components/schemas/CountryCode"
    },
    "invoiceMethod": {
     "type": "string",
     "enum": [
      "paper"
     ],
     "x-assumed": [
      "values"
     ]
    }
   }
  },
  "InvoiceInformation": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/EmailInvoicing"
    },
    {
     "$ref": "#/components/schemas/EinvoiceInvoicing"
    },
    {
     "$ref": "#/components/schemas/PaperInvoicing"
    }
   ],
   "discriminator": {
    "propertyName": "invoiceMethod",
    "mapping": {
     "email": "#/components/schemas/EmailInvoicing",
     "einvoice": "#/components/schemas/EinvoiceInvoicing",
     "paper": "#/components/schemas/PaperInvoicing"
    }
   }
  },
  "ContractContactPerson": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "phoneNumber"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "jobTitle": {
     "$ref": "#/components/schemas/JobTitle"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone"
    }
   }
  },
  "ContractSignatory": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "rightToSign",
    "termsAndConditions"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "rightToSign": {
     "type": "boolean",
     "const": true
    },
    "termsAndConditions": {
     "type": "boolean",
     "const": true
    }
   }
  },
  "SignContractRequest": {
   "type": "object",
   "required": [
    "companyInformation",
    "invoicingInformation",
    "contactPersons",
    "contractSignatory",
    "reCaptchaToken"
   ],
   "properties": {
    "companyInformation": {
     "$ref": "#/components/schemas/ContractCompany"
    },
    "invoicingInformation": {
     "$ref": "#/components/schemas/InvoiceInformation"
    },
    "contactPersons": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/ContractContactPerson"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "contractSignatory": {
     "$ref": "#/components/schemas/ContractSignatory"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "RegistrationToken": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000,
   "x-assumed": true
  },
  "SignContractReply": {
   "type": "object",
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "$ref": "#/components/schemas/RegistrationToken"
    }
   }
  },
  "ContactRegistrationType": {
   "type": "integer",
   "enum": [
    0,
    1
   ],
   "x-closed-enum": "A reply repeats the value of the request.",
   "x-assumed": [
    "values"
   ]
  },
  "ValidateSignUpTokenRequest": {
   "type": "object",
   "required": [
    "contactRegistrationType",
    "token",
    "reCaptchaToken"
   ],
   "properties": {
    "contactRegistrationType": {
     "$ref": "#/components/schemas/ContactRegistrationType"
    },
    "token": {
     "$ref": "#/components/schemas/LinkToken"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "SignUpTokenErrorCode": {
   "type": "string",
   "enum": [
    "incorrect_token",
    "expired_token",
    "creation_completed",
    "contact_deleted"
   ],
   "x-extensible-enum": true
  },
  "ValidateSignUpTokenReply": {
   "type": "object",
   "required": [
    "isValid"
   ],
   "properties": {
    "isValid": {
     "type": "boolean"
    },
    "errorCode": {
     "$ref": "#/components/schemas/SignUpTokenErrorCode"
    }
   }
  },
  "SignUpRequest": {
   "type": "object",
   "required": [
    "contactRegistrationType",
    "token",
    "userName",
    "password",
    "reCaptchaToken"
   ],
   "properties": {
    "contactRegistrationType": {
     "$ref": "#/components/schemas/ContactRegistrationType"
    },
    "token": {
     "$ref": "#/components/schemas/LinkToken"
    },
    "userName": {
     "$ref": "#/components/schemas/Username"
    },
    "password": {
     "$ref": "#/components/schemas/NewPassword"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "ResendSignUpEmailRequest": {
   "type": "object",
   "required": [
    "token",
    "contactRegistrationType",
    "reCaptchaToken"
   ],
   "properties": {
    "token": {
     "$ref": "#/components/schemas/LinkToken",
     "x-assumed": [
      "rules"
     ]
    },
    "contactRegistrationType": {
     "$ref": "#/components/schemas/ContactRegistrationType"
    },
    "reCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "ResendSignUpEmailReply": {
   "type": "object",
   "required": [
    "token",
    "contactRegistrationType"
   ],
   "properties": {
    "token": {
     "$ref": "#/components/schemas/RegistrationToken"
    },
    "contactRegistrationType": {
     "$ref": "#/components/schemas/ContactRegistrationType"
    }
   }
  },
  "Contact": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "active"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "pendingEmailAddress": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "userName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "personId": {
     "$ref": "#/components/schemas/Id",
     "x-assumed": true
    },
    "dataContactId": {
     "$ref": "#/components/schemas/Id",
     "x-assumed": true
    },
    "isSignatory": {
     "type": "boolean",
     "x-assumed": true
    },
    "active": {
     "type": "boolean"
    }
   }
  },
  "ContactList": {
   "type": "array",
   "maxItems": 1000,
   "items": {
    "$ref": "#/components/schemas/Contact"
   }
  },
  "UpdateContactRequest": {
   "type": "object",
   "x-assumed": [
    "rules"
   ],
   "required": [
    "personId",
    "firstName",
    "lastName",
    "emailAddress",
    "userName"
   ],
   "properties": {
    "personId": {
     "$ref": "#/components/schemas/Id"
    },
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone"
    },
    "userName": {
     "$ref": "#/components/schemas/Username"
    },
    "password": {
     "$ref": "#/components/schemas/CurrentPassword",
     "x-assumed": true
    }
   }
  },
  "CreateContactRequest": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "phoneNumber",
    "userName"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone"
    },
    "userName": {
     "$ref": "#/components/schemas/Username"
    }
   }
  },
  "ResendContactEmailRequest": {
   "type": "object",
   "required": [
    "dataContactId"
   ],
   "properties": {
    "dataContactId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "StoredAddress": {
   "type": "object",
   "required": [
    "addressLine",
    "postCode",
    "city",
    "country"
   ],
   "properties": {
    "addressLine": {
     "$ref": "#/components/schemas/StoredText"
    },
    "postCode": {
     "$ref": "#/components/schemas/StoredText"
    },
    "city": {
     "$ref": "#/components/schemas/StoredText"
    },
    "country": {
     "$ref": "#/components/schemas/StoredText"
    },
    "companyName": {
     "$ref": "#/components/schemas/StoredText"
    }
   }
  },
  "InvoiceMethod": {
   "type": "string",
   "enum": [
    "email",
    "einvoice",
    "paper"
   ],
   "x-extensible-enum": true
  },
  "StoredInvoiceInformation": {
   "type": "object",
   "required": [
    "invoiceMethod"
   ],
   "properties": {
    "invoiceMethod": {
     "$ref": "#/components/schemas/InvoiceMethod"
    },
    "address": {
     "$ref": "#/components/schemas/StoredText"
    },
    "postCode": {
     "$ref": "#/components/schemas/StoredText"
    },
    "city": {
     "$ref": "#/components/schemas/StoredText"
    },
    "country": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "eInvoiceAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "operator": {
     "$ref": "#/components/schemas/StoredText"
    }
   }
  },
  "Company": {
   "type": "object",
   "required": [
    "name",
    "businessIdentityCode",
    "customerNumber",
    "sizeId",
    "hasSignatory",
    "address"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/StoredText"
    },
    "businessIdentityCode": {
     "$ref": "#/components/schemas/StoredText"
    },
    "customerNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "sizeId": {
     "$ref": "#/components/schemas/CompanySizeId"
    },
    "hasSignatory": {
     "type": "boolean"
    },
    "address": {
     "$ref": "#/components/schemas/StoredAddress"
    },
    "invoiceInformation": {
     "$ref": "#/components/schemas/StoredInvoiceInformation"
    }
   }
  },
  "CompanyInfoUpdate": {
   "type": "object",
   "required": [
    "address",
    "sizeId"
   ],
   "properties": {
    "address": {
     "$ref": "#/components/schemas/Address"
    },
    "sizeId": {
     "$ref": "#/components/schemas/CompanySizeId"
    },
    "invoiceInformation": {
     "$ref": "#/components/schemas/InvoiceInformation"
    }
   }
  },
  "UpdateCompanyRequest": {
   "type": "object",
   "required": [
    "company_info",
    "companySizeId"
   ],
   "properties": {
    "company_info": {
     "$ref": "#/components/schemas/CompanyInfoUpdate"
    },
    "companySizeId": {
     "$ref": "#/components/schemas/CompanySizeId"
    },
    "password": {
     "$ref": "#/components/schemas/CurrentPassword"
    }
   }
  },
  "SignatoryStatus": {
   "type": "object",
   "required": [
    "hasSignatory"
   ],
   "x-assumed": true,
   "properties": {
    "hasSignatory": {
     "type": "boolean"
    }
   }
  },
  "CompanyExistsRequest": {
   "type": "object",
   "required": [
    "businessIdentityCode"
   ],
   "x-assumed": true,
   "properties": {
    "businessIdentityCode": {
     "$ref": "#/components/schemas/BusinessId"
    }
   }
  },
  "CompanyExistsReply": {
   "type": "object",
   "required": [
    "companyAlreadyExists"
   ],
   "properties": {
    "companyAlreadyExists": {
     "type": "boolean"
    }
   }
  },
  "CompanyMetadata": {
   "type": "object",
   "required": [
    "useEinvoiceAndSchedule",
    "hideVoucherOrder"
   ],
   "properties": {
    "useEinvoiceAndSchedule": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    },
    "hideVoucherOrder": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    }
   }
  },
  "SignedCents": {
   "type": "integer",
   "minimum": -100000000000,
   "maximum": 100000000000,
   "x-assumed": [
    "unit",
    "limits"
   ]
  },
  "CompanyAccount": {
   "type": "object",
   "required": [
    "parentAccountId",
    "availableBalance",
    "companyAccountId"
   ],
   "properties": {
    "parentAccountId": {
     "$ref": "#/components/schemas/Id"
    },
    "availableBalance": {
     "$ref": "#/components/schemas/SignedCents"
    },
    "companyAccountId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "Cents": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000000000,
   "x-assumed": [
    "unit",
    "limits"
   ]
  },
  "CompanyAccounts": {
   "type": "object",
   "required": [
    "accounts",
    "unfulfilledRequestSum"
   ],
   "properties": {
    "accounts": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/CompanyAccount"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "eInvoiceAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "operator": {
     "$ref": "#/components/schemas/StoredText"
    },
    "unfulfilledRequestSum": {
     "$ref": "#/components/schemas/Cents",
     "x-assumed": [
      "rules"
     ]
    }
   }
  },
  "Instant": {
   "type": "string",
   "format": "date-time",
   "x-assumed": [
    "form"
   ]
  },
  "TransactionTitle": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200,
   "x-assumed": [
    "rules"
   ]
  },
  "TransactionType": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "x-assumed": [
    "values"
   ],
   "x-constants": {
    "TRANSACTION_LOAD": {
     "value": "TopUp"
    },
    "TRANSACTION_REQUESTS": {
     "value": "RequestedLoad"
    },
    "TRANSACTION_FEE": {
     "value": "ServiceFee"
    },
    "TRANSACTION_REFUND": {
     "value": "Refund"
    },
    "TRANSACTION_CORRECTION": {
     "value": "BalanceCorrection"
    }
   }
  },
  "Transaction": {
   "type": "object",
   "required": [
    "id",
    "date",
    "title",
    "description",
    "isDeposit",
    "transactionType",
    "balanceChange"
   ],
   "x-assumed": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "date": {
     "$ref": "#/components/schemas/Instant"
    },
    "title": {
     "$ref": "#/components/schemas/TransactionTitle"
    },
    "description": {
     "type": "string",
     "maxLength": 500
    },
    "isDeposit": {
     "type": "boolean"
    },
    "orderId": {
     "$ref": "#/components/schemas/Id"
    },
    "transactionType": {
     "$ref": "#/components/schemas/TransactionType"
    },
    "balanceChange": {
     "$ref": "#/components/schemas/SignedCents"
    }
   }
  },
  "TotalPages": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000
  },
  "TransactionPage": {
   "type": "object",
   "required": [
    "transactions",
    "totalPages"
   ],
   "properties": {
    "transactions": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/Transaction"
     }
    },
    "totalPages": {
     "$ref": "#/components/schemas/TotalPages"
    }
   }
  },
  "ProviderMethodCode": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "ProviderPayment": {
   "type": "object",
   "required": [
    "method",
    "methodCode"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "Online",
      "CreditCard"
     ]
    },
    "methodCode": {
     "$ref": "#/components/schemas/ProviderMethodCode"
    }
   }
  },
  "ForwardedPayment": {
   "type": "object",
   "required": [
    "method",
    "emailAddress"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "LinkToOtherPerson"
     ]
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "additionalMessage": {
     "type": "string",
     "maxLength": 500
    }
   }
  },
  "InvoicePayment": {
   "type": "object",
   "required": [
    "method"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "PrintInvoicePdf"
     ]
    },
    "invoiceCostCenter": {
     "type": "string",
     "maxLength": 50
    },
    "invoiceContactPerson": {
     "type": "string",
     "maxLength": 50
    },
    "withoutReferenceNumber": {
     "type": "boolean"
    }
   }
  },
  "PaymentChoice": {
   "x-assumed": [
    "rules"
   ],
   "oneOf": [
    {
     "$ref": "#/components/schemas/ProviderPayment"
    },
    {
     "$ref": "#/components/schemas/ForwardedPayment"
    },
    {
     "$ref": "#/components/schemas/InvoicePayment"
    }
   ],
   "discriminator": {
    "propertyName": "method",
    "mapping": {
     "Online": "#/components/schemas/ProviderPayment",
     "CreditCard": "#/components/schemas/ProviderPayment",
     "LinkToOtherPerson": "#/components/schemas/ForwardedPayment",
     "PrintInvoicePdf": "#/components/schemas/InvoicePayment"
    }
   }
  },
  "PaymentAmount": {
   "type": "integer",
   "minimum": 1,
   "maximum": 5000000,
   "x-export": {
    "minimum": "SMALLEST_PAYMENT",
    "maximum": "LARGEST_PAYMENT"
   },
   "x-assumed": [
    "rules"
   ]
  },
  "DepositRequest": {
   "type": "object",
   "required": [
    "payment",
    "accountNumber",
    "amount"
   ],
   "x-assumed": [
    "rules"
   ],
   "properties": {
    "payment": {
     "$ref": "#/components/schemas/PaymentChoice"
    },
    "accountNumber": {
     "$ref": "#/components/schemas/Id"
    },
    "amount": {
     "$ref": "#/components/schemas/PaymentAmount"
    }
   }
  },
  "DepositReply": {
   "type": "object",
   "required": [
    "paymentId"
   ],
   "x-assumed": true,
   "properties": {
    "paymentId": {
     "$ref": "#/components/schemas/Id"
    },
    "depositOrderId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "BalanceCorrectionReason": {
   "type": "string",
   "enum": [
    "WrongAccountPayment",
    "ContractTermination",
    "TooMuchMoneyTransferred"
   ],
   "x-extensible-enum": true
  },
  "BalanceCorrection": {
   "type": "object",
   "required": [
    "id",
    "transactionDateTime",
    "reasonType",
    "reason",
    "documentId",
    "executedBy",
    "balanceAfterCorrection",
    "amount"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "transactionDateTime": {
     "$ref": "#/components/schemas/Instant"
    },
    "reasonType": {
     "$ref": "#/components/schemas/BalanceCorrectionReason"
    },
    "reason": {
     "type": "string",
     "maxLength": 500
    },
    "documentId": {
     "type": "string",
     "maxLength": 50
    },
    "executedBy": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "balanceAfterCorrection": {
     "$ref": "#/components/schemas/SignedCents"
    },
    "amount": {
     "$ref": "#/components/schemas/SignedCents"
    }
   }
  },
  "BalanceCorrectionPage": {
   "type": "object",
   "required": [
    "transactions",
    "totalPages"
   ],
   "properties": {
    "transactions": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/BalanceCorrection"
     }
    },
    "totalPages": {
     "$ref": "#/components/schemas/TotalPages"
    }
   }
  },
  "HasBalanceCorrections": {
   "type": "boolean"
  },
  "SavedAddress": {
   "type": "object",
   "required": [
    "id",
    "addressLine",
    "postCode",
    "city",
    "country"
   ],
   "x-assumed": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "addressLine": {
     "$ref": "#/components/schemas/StoredText"
    },
    "postCode": {
     "$ref": "#/components/schemas/StoredText"
    },
    "city": {
     "$ref": "#/components/schemas/StoredText"
    },
    "country": {
     "$ref": "#/components/schemas/StoredText"
    },
    "companyName": {
     "$ref": "#/components/schemas/StoredText"
    }
   }
  },
  "SavedAddressList": {
   "type": "array",
   "maxItems": 1000,
   "items": {
    "$ref": "#/components/schemas/SavedAddress"
   }
  },
  "Country": {
   "type": "object",
   "required": [
    "id",
    "nameFi"
   ],
   "x-assumed": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/StoredText"
    },
    "nameFi": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "nameEn": {
     "type": "string",
     "maxLength": 100
    }
   }
  },
  "CountryList": {
   "type": "array",
   "maxItems": 300,
   "items": {
    "$ref": "#/components/schemas/Country"
   }
  },
  "Settings": {
   "type": "object",
   "required": [
    "creditCardFee",
    "voucherMinimumQuantity",
    "voucherOrderMaxAmount",
    "lunchMinAmount",
    "lunchMaxAmount",
    "lunchMidAmount",
    "lunchAmountApplicableYear",
    "recreationalMinAmount",
    "recreationalMaxAmount",
    "recreationalMaxAmountForTopUpRequest",
    "transportMinAmount",
    "transportMaxAmount",
    "massageMinAmount",
    "massageMaxAmount",
    "wellbeingMaxAmount"
   ],
   "x-assumed": [
    "names",
    "unit"
   ],
   "properties": {
    "creditCardFee": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "voucherMinimumQuantity": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    },
    "voucherOrderMaxAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000
    },
    "lunchMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "lunchMaxAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "lunchMidAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "lunchAmountApplicableYear": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2100
    },
    "recreationalMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "recreationalMaxAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "recreationalMaxAmountForTopUpRequest": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "transportMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "transportMaxAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "massageMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "massageMaxAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "wellbeingMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000,
     "default": 100,
     "x-export": {
      "default": "DEFAULT_WELLBEING_MIN"
     }
    },
    "wellbeingMaxAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "lunchAverageWorkdays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 31,
     "x-assumed": true,
     "default": 21,
     "x-export": {
      "default": "DEFAULT_LUNCH_WORKDAYS"
     }
    },
    "onlinePaymentMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 5000000,
     "default": 51,
     "x-export": {
      "default": "DEFAULT_ONLINE_PAYMENT_MIN"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "offlinePaymentMinAmount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 5000000,
     "default": 1,
     "x-export": {
      "default": "DEFAULT_OFFLINE_PAYMENT_MIN"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "feesVatPercentage": {
     "type": "number",
     "minimum": 0,
     "maximum": 100,
     "default": 24,
     "x-export": {
      "default": "DEFAULT_FEES_VAT_PERCENTAGE"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "companyBeneficiariesTotalAllowedForCompany": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000,
     "default": 100,
     "x-export": {
      "default": "DEFAULT_EMPLOYEE_LIMIT"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "endOfFundsPeriodDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 3650,
     "x-assumed": true,
     "default": 30,
     "x-export": {
      "default": "DEFAULT_END_OF_FUNDS_DAYS"
     }
    },
    "reCaptchaSiteKey": {
     "type": "string",
     "maxLength": 200
    }
   }
  },
  "VoucherType": {
   "type": "string",
   "enum": [
    "lunch",
    "recreational"
   ],
   "x-extensible-enum": true
  },
  "FaceValue": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1000000
  },
  "Voucher": {
   "type": "object",
   "required": [
    "id",
    "type",
    "value",
    "available"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "$ref": "#/components/schemas/VoucherType"
    },
    "value": {
     "$ref": "#/components/schemas/FaceValue"
    },
    "available": {
     "type": "boolean"
    }
   }
  },
  "VoucherList": {
   "type": "array",
   "maxItems": 200,
   "items": {
    "$ref": "#/components/schemas/Voucher"
   }
  },
  "VoucherFeeType": {
   "type": "string",
   "enum": [
    "with_reference",
    "without_reference"
   ],
   "x-extensible-enum": true,
   "x-assumed": true
  },
  "VoucherOrderFee": {
   "type": "object",
   "required": [
    "minValue",
    "maxValue",
    "type",
    "fee"
   ],
   "x-assumed": true,
   "properties": {
    "minValue": {
     "$ref": "#/components/schemas/Cents"
    },
    "maxValue": {
     "$ref": "#/components/schemas/Cents"
    },
    "type": {
     "$ref": "#/components/schemas/VoucherFeeType"
    },
    "fee": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    }
   }
  },
  "VoucherFees": {
   "type": "object",
   "required": [
    "voucherOrderFees",
    "vatFeePercent"
   ],
   "properties": {
    "voucherOrderFees": {
     "type": "array",
     "minItems": 1,
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/VoucherOrderFee"
     }
    },
    "vatFeePercent": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "NewCardFees": {
   "type": "object",
   "required": [
    "duoCardFee",
    "transportCardFee"
   ],
   "x-assumed": true,
   "properties": {
    "duoCardFee": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000,
     "x-assumed": [
      "rules"
     ]
    },
    "transportCardFee": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    }
   }
  },
  "CardDeliveryFee": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000,
   "x-assumed": true
  },
  "CommissionPercent": {
   "type": "number",
   "minimum": 0,
   "maximum": 100,
   "x-assumed": true
  },
  "CardFees": {
   "type": "object",
   "required": [
    "newCardFees",
    "deliveryFees",
    "lunchCommission",
    "recreationalCommission",
    "transportCommission",
    "feesVatPercentage"
   ],
   "x-assumed": true,
   "properties": {
    "newCardFees": {
     "$ref": "#/components/schemas/NewCardFees"
    },
    "deliveryFees": {
     "$ref": "#/components/schemas/CardDeliveryFee"
    },
    "lunchCommission": {
     "$ref": "#/components/schemas/CommissionPercent"
    },
    "recreationalCommission": {
     "$ref": "#/components/schemas/CommissionPercent"
    },
    "transportCommission": {
     "$ref": "#/components/schemas/CommissionPercent"
    },
    "feesVatPercentage": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "OrderNumber": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50
  },
  "VoucherProduct": {
   "type": "string",
   "minLength": 1,
   "maxLength": 100,
   "x-assumed": true
  },
  "VoucherQuantity": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1000000
  },
  "PaymentStatus": {
   "type": "string",
   "enum": [
    "Created",
    "Pending",
    "Paid",
    "Error",
    "Canceled",
    "Confirmed",
    "Expired"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "VoucherOrderStatus": {
   "type": "string",
   "enum": [
    "Created",
    "Submitted",
    "InProgress",
    "Sent",
    "Error",
    "Canceled"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "VoucherOrderSummary": {
   "type": "object",
   "required": [
    "id",
    "date",
    "orderNumber",
    "product",
    "voucherType",
    "faceValue",
    "totalQuantity",
    "totalAmount",
    "paymentStatus",
    "voucherOrderStatus"
   ],
   "x-assumed": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "date": {
     "$ref": "#/components/schemas/Instant"
    },
    "orderNumber": {
     "$ref": "#/components/schemas/OrderNumber"
    },
    "product": {
     "$ref": "#/components/schemas/VoucherProduct"
    },
    "voucherType": {
     "$ref": "#/components/schemas/VoucherType"
    },
    "faceValue": {
     "$ref": "#/components/schemas/FaceValue"
    },
    "totalQuantity": {
     "$ref": "#/components/schemas/VoucherQuantity"
    },
    "totalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "paymentStatus": {
     "$ref": "#/components/schemas/PaymentStatus"
    },
    "voucherOrderStatus": {
     "$ref": "#/components/schemas/VoucherOrderStatus"
    }
   }
  },
  "VoucherOrderPage": {
   "type": "object",
   "required": [
    "voucherOrders",
    "totalPages"
   ],
   "properties": {
    "voucherOrders": {
     "type": "array",
     "maxItems": 15,
     "items": {
      "$ref": "#/components/schemas/VoucherOrderSummary"
     }
    },
    "totalPages": {
     "$ref": "#/components/schemas/TotalPages"
    }
   }
  },
  "VoucherOrderUser": {
   "type": [
    "object",
    "null"
   ],
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "phoneNumber",
    "username",
    "password"
   ],
   "x-assumed": true,
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone"
    },
    "username": {
     "$ref": "#/components/schemas/Username"
    },
    "password": {
     "$ref": "#/components/schemas/NewPassword"
    }
   }
  },
  "VoucherOrderCompany": {
   "type": "object",
   "required": [
    "name",
    "businessIdentityCode",
    "address"
   ],
   "x-assumed": true,
   "properties": {
    "name": {
     "$ref": "#/components/schemas/CompanyName"
    },
    "businessIdentityCode": {
     "$ref": "#/components/schemas/BusinessId"
    },
    "address": {
     "$ref": "#/components/schemas/Address"
    }
   }
  },
  "DeliveryContactPerson": {
   "type": "string",
   "minLength": 1,
   "maxLength": 63,
   "pattern": "^\\p{L}[\\p{L}\\p{M} .,'’-]*$",
   "x-assumed": true
  },
  "DeliveryToSavedAddress": {
   "type": "object",
   "required": [
    "method",
    "addressId"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "ToSavedAddress"
     ]
    },
    "addressId": {
     "$ref": "#/components/schemas/Id"
    },
    "contactPerson": {
     "$ref": "#/components/schemas/DeliveryContactPerson"
    }
   }
  },
  "DeliveryToCompany": {
   "type": "object",
   "required": [
    "method"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "ToCompanyAddress"
     ]
    },
    "contactPerson": {
     "$ref": "#/components/schemas/DeliveryContactPerson"
    }
   }
  },
  "DeliveryToOtherAddress": {
   "type": "object",
   "required": [
    "method",
    "address",
    "zipCode",
    "city",
    "country"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "ToOtherAddress"
     ]
    },
    "contactPerson": {
     "$ref": "#/components/schemas/DeliveryContactPerson"
    },
    "companyName": {
     "$ref": "#/components/schemas/CompanyName"
    },
    "address": {
     "$ref": "#/components/schemas/AddressLine"
    },
    "zipCode": {
     "$ref": "#/components/schemas/PostCode"
    },
    "city": {
     "$ref": "#/components/schemas/City"
    },
    "country": {
     "$ref": "#/components/schemas/CountryCode"
    }
   }
  },
  "PickupPointConfirmation": {
   "type": "string",
   "enum": [
    "SendEmail",
    "SendSms"
   ],
   "x-extensible-enum": true
  },
  "DeliveryToPickupPoint": {
   "type": "object",
   "required": [
    "method",
    "pickupPointConfirmation"
   ],
   "properties": {
    "method": {
     "type": "string",
     "enum": [
      "ToPickupPoint"
     ]
    },
    "contactPerson": {
     "$ref": "#/components/schemas/DeliveryContactPerson"
    },
    "pickupPointConfirmation": {
     "$ref": "#/components/schemas/PickupPointConfirmation"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/Phone"
    }
   }
  },
  "VoucherDelivery": {
   "x-assumed": true,
   "oneOf": [
    {
     "$ref": "#/components/schemas/DeliveryToSavedAddress"
    },
    {
     "$ref": "#/components/schemas/DeliveryToCompany"
    },
    {
     "$ref": "#/components/schemas/DeliveryToOtherAddress"
    },
    {
     "$ref": "#/components/schemas/DeliveryToPickupPoint"
    }
   ],
   "discriminator": {
    "propertyName": "method",
    "mapping": {
     "ToSavedAddress": "#/components/schemas/DeliveryToSavedAddress",
     "ToCompanyAddress": "#/components/schemas/DeliveryToCompany",
     "ToOtherAddress": "#/components/schemas/DeliveryToOtherAddress",
     "ToPickupPoint": "#/components/schemas/DeliveryToPickupPoint"
    }
   }
  },
  "VoucherOrderDetails": {
   "type": "object",
   "required": [
    "voucherId",
    "quantity"
   ],
   "properties": {
    "voucherId": {
     "$ref": "#/components/schemas/Id"
    },
    "quantity": {
     "$ref": "#/components/schemas/VoucherQuantity"
    },
    "numberOfEmployees": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000,
     "x-export": {
      "maximum": "CALCULATOR_EMPLOYEES_MAX"
     }
    }
   }
  },
  "CreateVoucherOrderRequest": {
   "type": "object",
   "required": [
    "user",
    "company",
    "payment",
    "delivery",
    "termsAndConditions",
    "details",
    "ReCaptchaToken"
   ],
   "properties": {
    "user": {
     "$ref": "#/components/schemas/VoucherOrderUser"
    },
    "company": {
     "$ref": "#/components/schemas/VoucherOrderCompany"
    },
    "payment": {
     "$ref": "#/components/schemas/PaymentChoice"
    },
    "delivery": {
     "$ref": "#/components/schemas/VoucherDelivery"
    },
    "termsAndConditions": {
     "type": "boolean",
     "const": true
    },
    "details": {
     "$ref": "#/components/schemas/VoucherOrderDetails"
    },
    "ReCaptchaToken": {
     "$ref": "#/components/schemas/ReCaptchaToken"
    }
   }
  },
  "CreateVoucherOrderReply": {
   "type": "object",
   "required": [
    "paymentId"
   ],
   "x-assumed": true,
   "properties": {
    "orderId": {
     "$ref": "#/components/schemas/Id"
    },
    "paymentId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "Percent": {
   "type": "number",
   "minimum": 0,
   "maximum": 100
  },
  "PaymentMethod": {
   "type": "string",
   "enum": [
    "CreditCard",
    "LinkToOtherPerson",
    "PrintInvoicePdf",
    "Online",
    "PrintInvoicePdfForTransferMoney"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "VoucherSerial": {
   "type": "string",
   "minLength": 1,
   "maxLength": 30,
   "pattern": "^[A-Za-z0-9-]+$"
  },
  "CalendarDate": {
   "type": "string",
   "format": "date",
   "x-assumed": [
    "form"
   ]
  },
  "DeliveryMethod": {
   "type": "string",
   "enum": [
    "ToSavedAddress",
    "ToCompanyAddress",
    "ToOtherAddress",
    "ToPickupPoint"
   ],
   "x-extensible-enum": true
  },
  "StoredDelivery": {
   "type": "object",
   "required": [
    "method"
   ],
   "x-assumed": true,
   "properties": {
    "method": {
     "$ref": "#/components/schemas/DeliveryMethod"
    },
    "addressId": {
     "$ref": "#/components/schemas/Id"
    },
    "contactPerson": {
     "$ref": "#/components/schemas/StoredText"
    },
    "companyName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "address": {
     "$ref": "#/components/schemas/StoredText"
    },
    "zipCode": {
     "$ref": "#/components/schemas/StoredText"
    },
    "city": {
     "$ref": "#/components/schemas/StoredText"
    },
    "country": {
     "$ref": "#/components/schemas/StoredText"
    },
    "pickupPointConfirmation": {
     "$ref": "#/components/schemas/PickupPointConfirmation"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/StoredText"
    }
   }
  },
  "VoucherReorder": {
   "type": "object",
   "required": [
    "voucherId",
    "quantity"
   ],
   "x-assumed": [
    "rules"
   ],
   "properties": {
    "voucherId": {
     "$ref": "#/components/schemas/Id"
    },
    "quantity": {
     "$ref": "#/components/schemas/VoucherQuantity"
    }
   }
  },
  "VoucherOrder": {
   "type": "object",
   "required": [
    "id",
    "date",
    "orderer",
    "orderNumber",
    "product",
    "voucherType",
    "faceValue",
    "totalQuantity",
    "totalAmount",
    "handlingFee",
    "creditCardFee",
    "vatFeePercent",
    "vatFeeAmount",
    "totalAmountWithFees",
    "paymentStatus",
    "voucherOrderStatus",
    "delivery"
   ],
   "x-assumed": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "date": {
     "$ref": "#/components/schemas/Instant"
    },
    "orderer": {
     "$ref": "#/components/schemas/StoredText"
    },
    "orderNumber": {
     "$ref": "#/components/schemas/OrderNumber"
    },
    "product": {
     "$ref": "#/components/schemas/VoucherProduct"
    },
    "voucherType": {
     "$ref": "#/components/schemas/VoucherType"
    },
    "faceValue": {
     "$ref": "#/components/schemas/FaceValue"
    },
    "totalQuantity": {
     "$ref": "#/components/schemas/VoucherQuantity"
    },
    "totalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "handlingFee": {
     "$ref": "#/components/schemas/Cents"
    },
    "creditCardFee": {
     "$ref": "#/components/schemas/Cents"
    },
    "vatFeePercent": {
     "$ref": "#/components/schemas/Percent"
    },
    "vatFeeAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "totalAmountWithFees": {
     "$ref": "#/components/schemas/Cents"
    },
    "paymentId": {
     "$ref": "#/components/schemas/Id",
     "x-assumed": true
    },
    "paymentMethod": {
     "$ref": "#/components/schemas/PaymentMethod",
     "x-assumed": true
    },
    "paymentStatus": {
     "$ref": "#/components/schemas/PaymentStatus"
    },
    "voucherOrderStatus": {
     "$ref": "#/components/schemas/VoucherOrderStatus"
    },
    "invoiceCostCenter": {
     "$ref": "#/components/schemas/StoredText"
    },
    "trackingCode": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "firstVoucherSerial": {
     "$ref": "#/components/schemas/VoucherSerial"
    },
    "lastVoucherSerial": {
     "$ref": "#/components/schemas/VoucherSerial"
    },
    "vouchersValidUntil": {
     "$ref": "#/components/schemas/CalendarDate",
     "x-assumed": [
      "rules"
     ]
    },
    "delivery": {
     "$ref": "#/components/schemas/StoredDelivery"
    },
    "reorder": {
     "$ref": "#/components/schemas/VoucherReorder",
     "x-assumed": true
    }
   }
  },
  "VoucherOrderPayment": {
   "type": "object",
   "required": [
    "orderId",
    "voucherType",
    "faceValue",
    "totalQuantity",
    "totalAmount",
    "handlingFee",
    "creditCardFee",
    "vatFeePercent",
    "vatFeeAmount",
    "totalAmountWithFees",
    "status",
    "paymentMethod"
   ],
   "x-assumed": true,
   "properties": {
    "orderId": {
     "$ref": "#/components/schemas/Id"
    },
    "orderNumber": {
     "$ref": "#/components/schemas/OrderNumber"
    },
    "voucherType": {
     "$ref": "#/components/schemas/VoucherType"
    },
    "faceValue": {
     "$ref": "#/components/schemas/FaceValue"
    },
    "totalQuantity": {
     "$ref": "#/components/schemas/VoucherQuantity"
    },
    "totalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "handlingFee": {
     "$ref": "#/components/schemas/Cents"
    },
    "creditCardFee": {
     "$ref": "#/components/schemas/Cents"
    },
    "vatFeePercent": {
     "$ref": "#/components/schemas/Percent"
    },
    "vatFeeAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "totalAmountWithFees": {
     "$ref": "#/components/schemas/Cents"
    },
    "status": {
     "$ref": "#/components/schemas/PaymentStatus"
    },
    "paymentMethod": {
     "$ref": "#/components/schemas/PaymentMethod"
    }
   }
  },
  "OrderPaymentRequest": {
   "type": "object",
   "required": [
    "paymentId",
    "payment"
   ],
   "properties": {
    "paymentId": {
     "$ref": "#/components/schemas/Id"
    },
    "payment": {
     "$ref": "#/components/schemas/PaymentChoice"
    }
   }
  },
  "CreatePaymentReply": {
   "type": "object",
   "required": [
    "paymentId"
   ],
   "x-assumed": true,
   "properties": {
    "orderId": {
     "$ref": "#/components/schemas/Id"
    },
    "paymentId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "StoredCompany": {
   "type": "object",
   "required": [
    "name",
    "businessIdentityCode",
    "address"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/StoredText"
    },
    "businessIdentityCode": {
     "$ref": "#/components/schemas/StoredText"
    },
    "address": {
     "$ref": "#/components/schemas/StoredAddress"
    }
   }
  },
  "CardOrderSummary": {
   "type": "object",
   "required": [
    "duoCardsCosts",
    "transportCardsCosts",
    "transportCommissionAmount",
    "recreationalCommissionAmount",
    "lunchCommissionAmount",
    "orderTotalWithoutVat",
    "orderTotalWithVat",
    "vatPercentage",
    "feesVat",
    "totalDeliveryFee",
    "duoCardFee",
    "transportCardFee"
   ],
   "x-assumed": true,
   "properties": {
    "duoCardsCosts": {
     "$ref": "#/components/schemas/Cents"
    },
    "transportCardsCosts": {
     "$ref": "#/components/schemas/Cents"
    },
    "transportCommissionAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "recreationalCommissionAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "lunchCommissionAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "orderTotalWithoutVat": {
     "$ref": "#/components/schemas/Cents"
    },
    "orderTotalWithVat": {
     "$ref": "#/components/schemas/Cents"
    },
    "vatPercentage": {
     "$ref": "#/components/schemas/Percent"
    },
    "feesVat": {
     "$ref": "#/components/schemas/Cents"
    },
    "totalDeliveryFee": {
     "$ref": "#/components/schemas/Cents"
    },
    "duoCardFee": {
     "$ref": "#/components/schemas/Cents"
    },
    "transportCardFee": {
     "$ref": "#/components/schemas/Cents"
    }
   }
  },
  "CardOrderBenefitGroup": {
   "type": "object",
   "required": [
    "lunchTotalAmount",
    "lunchAmount",
    "transportTotalAmount",
    "transportAmount",
    "recreationalTotalAmount",
    "recreationalAmount",
    "noOfBeneficiaries",
    "workdays"
   ],
   "x-assumed": true,
   "properties": {
    "lunchTotalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "lunchAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "transportTotalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "transportAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "recreationalTotalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "recreationalAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "noOfBeneficiaries": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "workdays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 31
    }
   }
  },
  "CardOrderPayment": {
   "type": "object",
   "required": [
    "company",
    "billingAddress",
    "cardOrderSummary",
    "benefitGroup"
   ],
   "properties": {
    "orderId": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ],
     "x-assumed": true
    },
    "orderNumber": {
     "allOf": [
      {
       "$ref": "#/components/schemas/OrderNumber"
      }
     ],
     "x-assumed": true
    },
    "isCanceled": {
     "type": "boolean",
     "x-assumed": true
    },
    "company": {
     "$ref": "#/components/schemas/StoredCompany"
    },
    "billingAddress": {
     "$ref": "#/components/schemas/StoredAddress"
    },
    "cardOrderSummary": {
     "$ref": "#/components/schemas/CardOrderSummary"
    },
    "benefitGroup": {
     "$ref": "#/components/schemas/CardOrderBenefitGroup"
    }
   }
  },
  "PaymentLocale": {
   "type": "string",
   "enum": [
    "fi",
    "en"
   ],
   "default": "fi"
  },
  "OrderType": {
   "type": "string",
   "enum": [
    "voucher",
    "digital",
    "deposit"
   ],
   "x-extensible-enum": true,
   "x-assumed": true
  },
  "ReturnUrl": {
   "type": "string",
   "format": "uri",
   "maxLength": 500,
   "pattern": "^https?:/{2}"
  },
  "StartPaymentRequest": {
   "type": "object",
   "required": [
    "orderType",
    "paymentPublicId",
    "successUrl",
    "cancelUrl",
    "errorUrl",
    "delayedPaymentUrl"
   ],
   "x-assumed": true,
   "properties": {
    "locale": {
     "$ref": "#/components/schemas/PaymentLocale"
    },
    "orderType": {
     "$ref": "#/components/schemas/OrderType"
    },
    "paymentPublicId": {
     "$ref": "#/components/schemas/Id"
    },
    "successUrl": {
     "$ref": "#/components/schemas/ReturnUrl"
    },
    "cancelUrl": {
     "$ref": "#/components/schemas/ReturnUrl"
    },
    "errorUrl": {
     "$ref": "#/components/schemas/ReturnUrl"
    },
    "delayedPaymentUrl": {
     "$ref": "#/components/schemas/ReturnUrl"
    }
   }
  },
  "FormParams": {
   "type": "object",
   "additionalProperties": {
    "type": "string",
    "maxLength": 2000
   },
   "x-assumed": true
  },
  "RedirectParameters": {
   "type": "object",
   "required": [
    "actionUrl",
    "formParams"
   ],
   "properties": {
    "actionUrl": {
     "type": "string",
     "format": "uri",
     "maxLength": 2000
    },
    "formParams": {
     "$ref": "#/components/schemas/FormParams"
    }
   }
  },
  "ReferenceNumber": {
   "type": "string",
   "pattern": "^\\d{4,20}$"
  },
  "BankTransfer": {
   "type": "object",
   "required": [
    "iban",
    "bic",
    "recipient",
    "dueDate",
    "amountInCents"
   ],
   "x-assumed": true,
   "properties": {
    "invoiceNumber": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "iban": {
     "type": "string",
     "pattern": "^FI\\d{16}$"
    },
    "bic": {
     "type": "string",
     "pattern": "^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$"
    },
    "recipient": {
     "type": "string",
     "minLength": 1,
     "maxLength": 70
    },
    "referenceNumber": {
     "$ref": "#/components/schemas/ReferenceNumber"
    },
    "dueDate": {
     "$ref": "#/components/schemas/CalendarDate"
    },
    "amountInCents": {
     "$ref": "#/components/schemas/Cents"
    },
    "barcode": {
     "type": "string",
     "pattern": "^4\\d{53}$"
    }
   }
  },
  "PaymentStatusReply": {
   "type": "object",
   "required": [
    "status",
    "paymentMethod",
    "orderType"
   ],
   "x-assumed": [
    "rules"
   ],
   "properties": {
    "status": {
     "$ref": "#/components/schemas/PaymentStatus"
    },
    "paymentMethod": {
     "$ref": "#/components/schemas/PaymentMethod"
    },
    "forwardEmail": {
     "$ref": "#/components/schemas/StoredText"
    },
    "orderType": {
     "$ref": "#/components/schemas/OrderType"
    },
    "amountInCents": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000,
     "x-assumed": true
    },
    "referenceNumber": {
     "allOf": [
      {
       "$ref": "#/components/schemas/ReferenceNumber"
      }
     ],
     "x-assumed": true
    },
    "transfer": {
     "$ref": "#/components/schemas/BankTransfer"
    },
    "replacedBy": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ],
     "x-assumed": true
    }
   }
  },
  "PaymentMethodDescriptor": {
   "type": "object",
   "required": [
    "code",
    "name",
    "type",
    "image_url",
    "image_width",
    "image_height"
   ],
   "properties": {
    "code": {
     "$ref": "#/components/schemas/ProviderMethodCode"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "type": {
     "$ref": "#/components/schemas/PaymentMethod",
     "x-assumed": [
      "values"
     ]
    },
    "maximumAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000,
     "x-assumed": true
    },
    "image_url": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "image_width": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2000
    },
    "image_height": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2000
    }
   }
  },
  "PaymentMethodList": {
   "type": "array",
   "maxItems": 100,
   "items": {
    "$ref": "#/components/schemas/PaymentMethodDescriptor"
   }
  },
  "BenefitType": {
   "type": "string",
   "enum": [
    "lunch",
    "recreational",
    "transport",
    "massage",
    "wellbeing"
   ],
   "x-extensible-enum": true
  },
  "CrossSellingOrderRequest": {
   "type": "object",
   "required": [
    "benefits"
   ],
   "properties": {
    "benefits": {
     "type": "array",
     "minItems": 1,
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/BenefitType"
     }
    }
   }
  },
  "CardOrderBenefit": {
   "type": "string",
   "enum": [
    "lunch",
    "recreational",
    "transport"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "CardOrderPersonReply": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "personalId"
   ],
   "x-assumed": true,
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "personalId": {
     "$ref": "#/components/schemas/StoredText"
    }
   }
  },
  "CardOrderReply": {
   "type": "object",
   "required": [
    "id",
    "orderNumber",
    "date",
    "paymentId",
    "paymentStatus",
    "paymentMethod",
    "isCanceled",
    "amountInCents",
    "benefits",
    "employees"
   ],
   "x-assumed": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "orderNumber": {
     "$ref": "#/components/schemas/OrderNumber"
    },
    "date": {
     "$ref": "#/components/schemas/Instant"
    },
    "paymentId": {
     "$ref": "#/components/schemas/Id"
    },
    "paymentStatus": {
     "$ref": "#/components/schemas/PaymentStatus"
    },
    "paymentMethod": {
     "$ref": "#/components/schemas/PaymentMethod"
    },
    "isCanceled": {
     "type": "boolean"
    },
    "amountInCents": {
     "$ref": "#/components/schemas/Cents"
    },
    "dueDate": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CalendarDate"
      }
     ]
    },
    "benefits": {
     "type": "array",
     "minItems": 1,
     "maxItems": 3,
     "items": {
      "$ref": "#/components/schemas/CardOrderBenefit"
     }
    },
    "employees": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/CardOrderPersonReply"
     }
    }
   }
  },
  "CardOrdersReply": {
   "type": "object",
   "required": [
    "cardOrders"
   ],
   "x-assumed": true,
   "properties": {
    "cardOrders": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/components/schemas/CardOrderReply"
     }
    }
   }
  },
  "CardOrderCompany": {
   "type": "object",
   "required": [
    "name",
    "businessIdentityCode",
    "address"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/CompanyName"
    },
    "businessIdentityCode": {
     "$ref": "#/components/schemas/BusinessId"
    },
    "address": {
     "$ref": "#/components/schemas/Address"
    }
   }
  },
  "PersonalId": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "x-assumed": [
    "rules"
   ]
  },
  "EmployeePhone": {
   "type": "string",
   "maxLength": 14,
   "pattern": "^\\+358\\d{6,10}$",
   "x-assumed": true
  },
  "EmployeePercentage": {
   "type": "number",
   "minimum": 1,
   "maximum": 100,
   "x-export": {
    "minimum": "SMALLEST_PERCENTAGE",
    "maximum": "FULL_TIME_PERCENTAGE"
   },
   "x-constants": {
    "LARGEST_PART_TIME_PERCENTAGE": {
     "value": 99,
     "x-assumed": [
      "rules"
     ]
    }
   }
  },
  "LunchDays": {
   "type": "integer",
   "minimum": 1,
   "maximum": 23,
   "x-export": {
    "maximum": "MAX_LUNCH_DAYS"
   }
  },
  "EmployeeNumber": {
   "type": "string",
   "minLength": 1,
   "maxLength": 20,
   "pattern": "\\S"
  },
  "CostCenterNumber": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50,
   "pattern": "\\S"
  },
  "StartOfBenefit": {
   "type": "string",
   "format": "date"
  },
  "CardOrderEmployee": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "personalId",
    "employeeType",
    "startOfBenefit"
   ],
   "x-assumed": [
    "rules"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "personalId": {
     "$ref": "#/components/schemas/PersonalId"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/EmployeePhone"
    },
    "employeeType": {
     "type": "string",
     "enum": [
      "FullTime",
      "PartTime",
      "TemporaryEmployed"
     ]
    },
    "employeePercentage": {
     "$ref": "#/components/schemas/EmployeePercentage"
    },
    "daysForLunari": {
     "$ref": "#/components/schemas/LunchDays"
    },
    "employeeNumber": {
     "$ref": "#/components/schemas/EmployeeNumber"
    },
    "costCenterNumber": {
     "$ref": "#/components/schemas/CostCenterNumber"
    },
    "startOfBenefit": {
     "$ref": "#/components/schemas/StartOfBenefit"
    }
   }
  },
  "CardOrderUsage": {
   "type": "object",
   "properties": {
    "lunchAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000
    },
    "workdays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 23
    },
    "recreationalAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000
    },
    "transportAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000
    }
   }
  },
  "CreateCardOrderRequest": {
   "type": "object",
   "required": [
    "benefits",
    "company",
    "billingAddress",
    "employees",
    "usage",
    "payment",
    "termsAndConditions",
    "priceList"
   ],
   "x-assumed": true,
   "properties": {
    "benefits": {
     "type": "array",
     "minItems": 1,
     "maxItems": 3,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/CardOrderBenefit"
     }
    },
    "company": {
     "$ref": "#/components/schemas/CardOrderCompany"
    },
    "billingAddress": {
     "$ref": "#/components/schemas/Address"
    },
    "employees": {
     "type": "array",
     "minItems": 1,
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/CardOrderEmployee"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "usage": {
     "$ref": "#/components/schemas/CardOrderUsage"
    },
    "payment": {
     "$ref": "#/components/schemas/PaymentChoice"
    },
    "termsAndConditions": {
     "type": "boolean",
     "const": true
    },
    "priceList": {
     "type": "boolean",
     "const": true
    }
   }
  },
  "EmployeeType": {
   "type": "string",
   "enum": [
    "FullTime",
    "PartTime",
    "TemporaryEmployed",
    "Dropped",
    "Onhold"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "EndOfFunds": {
   "type": "string",
   "format": "date",
   "x-assumed": [
    "rules"
   ]
  },
  "PendingLoadDate": {
   "type": "string",
   "format": "date",
   "x-assumed": true
  },
  "IsNewEmployee": {
   "type": "boolean",
   "x-assumed": true
  },
  "EmployeeBenefitTypes": {
   "type": "array",
   "maxItems": 5,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/BenefitType"
   }
  },
  "EmployeeListItem": {
   "type": "object",
   "x-assumed": true,
   "required": [
    "personId",
    "firstName",
    "lastName",
    "emailAddress",
    "employeeType",
    "createdAt",
    "isNew",
    "benefitTypes"
   ],
   "properties": {
    "personId": {
     "$ref": "#/components/schemas/Id"
    },
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "employeeType": {
     "$ref": "#/components/schemas/EmployeeType"
    },
    "employeeNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "costCenterNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "endOfBenefit": {
     "$ref": "#/components/schemas/CalendarDate"
    },
    "endOfFunds": {
     "$ref": "#/components/schemas/EndOfFunds"
    },
    "pendingLoadDate": {
     "$ref": "#/components/schemas/PendingLoadDate"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Instant"
    },
    "isNew": {
     "$ref": "#/components/schemas/IsNewEmployee"
    },
    "benefitTypes": {
     "$ref": "#/components/schemas/EmployeeBenefitTypes"
    }
   }
  },
  "EmployeeList": {
   "type": "object",
   "required": [
    "beneficiaries"
   ],
   "properties": {
    "beneficiaries": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/EmployeeListItem"
     },
     "x-assumed": [
      "rules"
     ]
    }
   }
  },
  "SavedBenefitChoice": {
   "type": "object",
   "required": [
    "benefitType",
    "groupId"
   ],
   "x-assumed": true,
   "properties": {
    "benefitType": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "groupId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "SavedBenefitChoices": {
   "type": "array",
   "maxItems": 20,
   "x-assumed": [
    "rules"
   ],
   "items": {
    "$ref": "#/components/schemas/SavedBenefitChoice"
   }
  },
  "UpdateEmployeeRequest": {
   "type": "object",
   "required": [
    "personId",
    "firstName",
    "lastName",
    "emailAddress",
    "employeeType",
    "startOfBenefit",
    "benefits"
   ],
   "x-assumed": [
    "rules"
   ],
   "properties": {
    "personId": {
     "$ref": "#/components/schemas/Id"
    },
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/EmployeePhone"
    },
    "employeeType": {
     "$ref": "#/components/schemas/EmployeeType"
    },
    "employeePercentage": {
     "$ref": "#/components/schemas/EmployeePercentage"
    },
    "daysForLunari": {
     "$ref": "#/components/schemas/LunchDays"
    },
    "employeeNumber": {
     "$ref": "#/components/schemas/EmployeeNumber"
    },
    "costCenterNumber": {
     "$ref": "#/components/schemas/CostCenterNumber"
    },
    "startOfBenefit": {
     "$ref": "#/components/schemas/StartOfBenefit"
    },
    "endOfBenefit": {
     "type": "string",
     "format": "date"
    },
    "benefits": {
     "$ref": "#/components/schemas/SavedBenefitChoices"
    }
   }
  },
  "NewEmployeeType": {
   "type": "string",
   "enum": [
    "FullTime",
    "PartTime",
    "TemporaryEmployed",
    "Dropped"
   ]
  },
  "EmployeeBenefitChoice": {
   "type": "object",
   "required": [
    "benefitType",
    "groupId"
   ],
   "x-assumed": true,
   "properties": {
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "groupId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "EmployeeBenefitChoices": {
   "type": "array",
   "maxItems": 5,
   "items": {
    "$ref": "#/components/schemas/EmployeeBenefitChoice"
   }
  },
  "CreateEmployeeRequest": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "personalId",
    "employeeType",
    "startOfBenefit",
    "benefits"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "lastName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/Email"
    },
    "personalId": {
     "$ref": "#/components/schemas/PersonalId"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/EmployeePhone"
    },
    "employeeType": {
     "$ref": "#/components/schemas/NewEmployeeType"
    },
    "employeePercentage": {
     "$ref": "#/components/schemas/EmployeePercentage"
    },
    "daysForLunari": {
     "$ref": "#/components/schemas/LunchDays"
    },
    "employeeNumber": {
     "$ref": "#/components/schemas/EmployeeNumber"
    },
    "costCenterNumber": {
     "$ref": "#/components/schemas/CostCenterNumber"
    },
    "startOfBenefit": {
     "$ref": "#/components/schemas/StartOfBenefit"
    },
    "endOfBenefit": {
     "type": "string",
     "format": "date"
    },
    "benefits": {
     "$ref": "#/components/schemas/EmployeeBenefitChoices"
    }
   }
  },
  "CreateEmployeeReply": {
   "type": "object",
   "x-assumed": true,
   "properties": {
    "personId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "MaxAmountPerPeriod": {
   "type": "integer",
   "minimum": 1,
   "maximum": 100000000000
  },
  "EmployeeBenefit": {
   "type": "object",
   "required": [
    "benefitType",
    "maxAmountPerPeriod",
    "groupId"
   ],
   "properties": {
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "groupId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "Employee": {
   "type": "object",
   "x-assumed": true,
   "required": [
    "personId",
    "firstName",
    "lastName",
    "emailAddress",
    "personalId",
    "employeeType",
    "startOfBenefit",
    "createdAt",
    "isNew",
    "benefitTypes",
    "benefits"
   ],
   "properties": {
    "personId": {
     "$ref": "#/components/schemas/Id"
    },
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "personalId": {
     "$ref": "#/components/schemas/StoredText"
    },
    "phoneNumber": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "employeeType": {
     "$ref": "#/components/schemas/EmployeeType"
    },
    "employeePercentage": {
     "$ref": "#/components/schemas/EmployeePercentage"
    },
    "daysForLunari": {
     "$ref": "#/components/schemas/LunchDays"
    },
    "employeeNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "costCenterNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "startOfBenefit": {
     "$ref": "#/components/schemas/StartOfBenefit"
    },
    "endOfBenefit": {
     "$ref": "#/components/schemas/CalendarDate"
    },
    "endOfFunds": {
     "$ref": "#/components/schemas/EndOfFunds"
    },
    "pendingLoadDate": {
     "$ref": "#/components/schemas/PendingLoadDate"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Instant"
    },
    "isNew": {
     "$ref": "#/components/schemas/IsNewEmployee"
    },
    "benefitTypes": {
     "$ref": "#/components/schemas/EmployeeBenefitTypes"
    },
    "benefits": {
     "type": "array",
     "maxItems": 5,
     "items": {
      "$ref": "#/components/schemas/EmployeeBenefit"
     }
    }
   }
  },
  "CheckPersonalIdRequest": {
   "type": "object",
   "required": [
    "personalId"
   ],
   "properties": {
    "personalId": {
     "$ref": "#/components/schemas/PersonalId"
    }
   }
  },
  "CheckPersonalIdReply": {
   "type": "object",
   "properties": {
    "valid": {
     "type": "boolean",
     "x-assumed": true
    }
   }
  },
  "RequestDate": {
   "type": "string",
   "format": "date",
   "x-assumed": true
  },
  "RequestedLoad": {
   "type": "object",
   "required": [
    "requestId",
    "requestDate",
    "firstName",
    "lastName",
    "personalId",
    "amount"
   ],
   "properties": {
    "requestId": {
     "$ref": "#/components/schemas/Id"
    },
    "requestDate": {
     "$ref": "#/components/schemas/RequestDate"
    },
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "personalId": {
     "$ref": "#/components/schemas/StoredText"
    },
    "benefit": {
     "$ref": "#/components/schemas/BenefitType",
     "x-assumed": true
    },
    "requestMonth": {
     "type": "string",
     "pattern": "^\\d{4}-(0[1-9]|1[0-2])$",
     "x-assumed": true
    },
    "amount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000
    }
   }
  },
  "RequestedLoads": {
   "type": "object",
   "required": [
    "totalRequestedLoads",
    "totalRequestedLoadsAmount",
    "currentBalance"
   ],
   "properties": {
    "requestedLoads": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/RequestedLoad"
     },
     "x-assumed": true
    },
    "totalRequestedLoads": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "totalRequestedLoadsAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "currentBalance": {
     "$ref": "#/components/schemas/SignedCents",
     "x-assumed": [
      "rules"
     ]
    }
   }
  },
  "EstimationChoice": {
   "type": "string",
   "pattern": "^(lunch|recreational|transport|massage|wellbeing):(current|next|\\d{4}-(0[1-9]|1[0-2]))$",
   "x-assumed": true
  },
  "EstimationChoices": {
   "type": "array",
   "maxItems": 10,
   "x-export": {
    "maxItems": "ESTIMATION_CHOICES_MAX"
   },
   "items": {
    "$ref": "#/components/schemas/EstimationChoice"
   },
   "x-assumed": true
  },
  "EstimatedValue": {
   "$ref": "#/components/schemas/Cents"
  },
  "EstimatedCommission": {
   "$ref": "#/components/schemas/Cents"
  },
  "EstimatedCommissionVat": {
   "$ref": "#/components/schemas/Cents"
  },
  "EstimatedRequests": {
   "type": "object",
   "required": [
    "numberOfRequests",
    "value",
    "commission",
    "commissionVAT"
   ],
   "properties": {
    "numberOfRequests": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "value": {
     "$ref": "#/components/schemas/EstimatedValue"
    },
    "commission": {
     "$ref": "#/components/schemas/EstimatedCommission"
    },
    "commissionVAT": {
     "$ref": "#/components/schemas/EstimatedCommissionVat"
    }
   }
  },
  "EstimationMonth": {
   "type": "string",
   "pattern": "^(current|next|\\d{4}-(0[1-9]|1[0-2]))$",
   "x-assumed": true
  },
  "EstimatedBenefit": {
   "type": "object",
   "required": [
    "type",
    "month",
    "value",
    "commission",
    "commissionVAT",
    "numberOfEmployees"
   ],
   "properties": {
    "type": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "month": {
     "$ref": "#/components/schemas/EstimationMonth"
    },
    "value": {
     "$ref": "#/components/schemas/EstimatedValue"
    },
    "commission": {
     "$ref": "#/components/schemas/EstimatedCommission"
    },
    "commissionVAT": {
     "$ref": "#/components/schemas/EstimatedCommissionVat"
    },
    "numberOfEmployees": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    }
   }
  },
  "DepositEstimation": {
   "type": "object",
   "required": [
    "requestedLoads",
    "benefits",
    "currentBalance",
    "totalSuggestedTransfer"
   ],
   "properties": {
    "requestedLoads": {
     "$ref": "#/components/schemas/EstimatedRequests"
    },
    "benefits": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "#/components/schemas/EstimatedBenefit"
     }
    },
    "currentBalance": {
     "$ref": "#/components/schemas/SignedCents"
    },
    "totalSuggestedTransfer": {
     "$ref": "#/components/schemas/Cents"
    }
   }
  },
  "BeneficiaryId": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9-]+$",
   "x-assumed": true
  },
  "FundsLoadingType": {
   "type": "string",
   "enum": [
    "top_up_request",
    "direct_load"
   ],
   "x-extensible-enum": true
  },
  "TopUpGroupSettings": {
   "type": "object",
   "x-assumed": true,
   "required": [
    "groupId",
    "maxAmountPerPeriod",
    "fundsLoadingType"
   ],
   "properties": {
    "groupId": {
     "$ref": "#/components/schemas/Id"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "fundsLoadingType": {
     "$ref": "#/components/schemas/FundsLoadingType"
    }
   }
  },
  "TopUpBeneficiary": {
   "type": "object",
   "required": [
    "beneficiaryId",
    "personalId",
    "personId",
    "firstName",
    "lastName",
    "emailAddress",
    "employmentType",
    "availableToTopUpAmount",
    "startOfBenefit",
    "createdAt",
    "benefitGroupSettings"
   ],
   "properties": {
    "beneficiaryId": {
     "$ref": "#/components/schemas/BeneficiaryId"
    },
    "personalId": {
     "$ref": "#/components/schemas/StoredText"
    },
    "personId": {
     "$ref": "#/components/schemas/Id"
    },
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    },
    "employmentType": {
     "$ref": "#/components/schemas/EmployeeType"
    },
    "benefitPercentage": {
     "$ref": "#/components/schemas/EmployeePercentage"
    },
    "availableToTopUpAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "costCenter": {
     "$ref": "#/components/schemas/StoredText"
    },
    "employeeNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "startOfBenefit": {
     "$ref": "#/components/schemas/CalendarDate"
    },
    "endOfBenefit": {
     "$ref": "#/components/schemas/CalendarDate"
    },
    "endOfFunds": {
     "$ref": "#/components/schemas/CalendarDate"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Instant"
    },
    "benefitGroupSettings": {
     "$ref": "#/components/schemas/TopUpGroupSettings"
    },
    "benefitLunchMaxWorkingDays": {
     "$ref": "#/components/schemas/LunchDays"
    },
    "pendingLoadDate": {
     "$ref": "#/components/schemas/PendingLoadDate"
    }
   }
  },
  "TopUpBenefitSettings": {
   "type": "object",
   "required": [
    "feePercentage"
   ],
   "properties": {
    "feePercentage": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "maxTopUpAmountPerPeriod": {
     "$ref": "#/components/schemas/Cents",
     "x-assumed": true
    }
   }
  },
  "TopUpEmployees": {
   "type": "object",
   "required": [
    "beneficiaries",
    "availableBenefitSettings"
   ],
   "properties": {
    "beneficiaries": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/TopUpBeneficiary"
     }
    },
    "availableBenefitSettings": {
     "$ref": "#/components/schemas/TopUpBenefitSettings"
    }
   }
  },
  "TopUpsInProgress": {
   "type": "object",
   "required": [
    "isTopUpLoadInProgress",
    "ids"
   ],
   "properties": {
    "isTopUpLoadInProgress": {
     "type": "boolean"
    },
    "ids": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    }
   }
  },
  "PendingTopUpsRequest": {
   "type": "object",
   "required": [
    "beneficiaryIds",
    "benefitType"
   ],
   "properties": {
    "beneficiaryIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 10000,
     "items": {
      "$ref": "#/components/schemas/Id"
     },
     "x-assumed": true
    },
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    }
   }
  },
  "PendingTopUpsReply": {
   "type": "object",
   "required": [
    "isTopUpLoadInProgress"
   ],
   "properties": {
    "isTopUpLoadInProgress": {
     "type": "boolean"
    }
   }
  },
  "TopUpAmount": {
   "type": "string",
   "minLength": 3,
   "maxLength": 9,
   "pattern": "^[1-9]\\d*$",
   "x-constants": {
    "SMALLEST_TOP_UP": {
     "value": 100
    },
    "LARGEST_TOP_UP": {
     "value": 999999999
    }
   },
   "x-assumed": true
  },
  "TopUpBeneficiaryIds": {
   "type": "array",
   "minItems": 1,
   "maxItems": 10000,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   },
   "x-assumed": true,
   "x-export": {
    "maxItems": "TOP_UP_EMPLOYEES_MAX"
   }
  },
  "ShowOnHoldBeneficiaries": {
   "type": "boolean",
   "x-assumed": [
    "rules"
   ]
  },
  "ScheduledOn": {
   "type": "string",
   "format": "date"
  },
  "InvoicedTopUp": {
   "type": "object",
   "required": [
    "paymentMethod",
    "amount",
    "benefitType",
    "beneficiariesIds",
    "showOnHoldBeneficiaries",
    "eInvoiceAddress",
    "operator"
   ],
   "x-assumed": [
    "rules"
   ],
   "x-constants": {
    "SMALLEST_INVOICE": {
     "value": 51,
     "x-assumed": [
      "rules"
     ]
    }
   },
   "properties": {
    "paymentMethod": {
     "type": "string",
     "enum": [
      "einvoice"
     ],
     "x-assumed": true
    },
    "eInvoiceAddress": {
     "$ref": "#/components/schemas/EinvoiceAddress"
    },
    "operator": {
     "$ref": "#/components/schemas/EinvoiceOperator"
    },
    "amount": {
     "$ref": "#/components/schemas/TopUpAmount"
    },
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "beneficiariesIds": {
     "$ref": "#/components/schemas/TopUpBeneficiaryIds"
    },
    "showOnHoldBeneficiaries": {
     "$ref": "#/components/schemas/ShowOnHoldBeneficiaries"
    },
    "scheduledOn": {
     "$ref": "#/components/schemas/ScheduledOn"
    }
   }
  },
  "DeductedTopUp": {
   "type": "object",
   "required": [
    "paymentMethod",
    "amount",
    "benefitType",
    "beneficiariesIds",
    "showOnHoldBeneficiaries"
   ],
   "properties": {
    "paymentMethod": {
     "type": "string",
     "enum": [
      "deduction"
     ],
     "x-assumed": true
    },
    "amount": {
     "$ref": "#/components/schemas/TopUpAmount"
    },
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "beneficiariesIds": {
     "$ref": "#/components/schemas/TopUpBeneficiaryIds"
    },
    "showOnHoldBeneficiaries": {
     "$ref": "#/components/schemas/ShowOnHoldBeneficiaries"
    },
    "scheduledOn": {
     "$ref": "#/components/schemas/ScheduledOn"
    }
   }
  },
  "CreateTopUpRequest": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/InvoicedTopUp"
    },
    {
     "$ref": "#/components/schemas/DeductedTopUp"
    }
   ],
   "discriminator": {
    "propertyName": "paymentMethod",
    "mapping": {
     "einvoice": "#/components/schemas/InvoicedTopUp",
     "deduction": "#/components/schemas/DeductedTopUp"
    }
   }
  },
  "CreateTopUpReply": {
   "type": "object",
   "required": [
    "topUpLoadId"
   ],
   "properties": {
    "topUpLoadId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "TopUpPaymentMethod": {
   "type": "string",
   "enum": [
    "einvoice",
    "deduction"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "values"
   ]
  },
  "TopUpLoadStatus": {
   "type": "string",
   "enum": [
    "in_progress",
    "success",
    "closed_with_errors",
    "canceled",
    "expired",
    "payment_not_received",
    "payment_confirmed_waiting_for_load_date",
    "waiting_for_payment",
    "waiting_for_load_date"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "TopUpLoad": {
   "type": "object",
   "required": [
    "id",
    "createdAt",
    "status",
    "benefitType",
    "totalSum",
    "totalSumWithFees"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Instant"
    },
    "scheduledOn": {
     "type": "string",
     "format": "date"
    },
    "paymentMethod": {
     "$ref": "#/components/schemas/TopUpPaymentMethod",
     "x-assumed": true
    },
    "loadedOn": {
     "type": "string",
     "format": "date",
     "x-assumed": true
    },
    "refundedSum": {
     "$ref": "#/components/schemas/Cents",
     "x-assumed": true
    },
    "executorFirstName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "executorLastName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "status": {
     "$ref": "#/components/schemas/TopUpLoadStatus"
    },
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "totalSum": {
     "$ref": "#/components/schemas/Cents"
    },
    "totalSumWithFees": {
     "$ref": "#/components/schemas/Cents"
    }
   }
  },
  "TopUpLoads": {
   "type": "object",
   "required": [
    "topUpLoads"
   ],
   "properties": {
    "topUpLoads": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/TopUpLoad"
     }
    }
   }
  },
  "LoadableBenefits": {
   "type": "object",
   "required": [
    "loadableBenefits"
   ],
   "properties": {
    "loadableBenefits": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/BenefitType"
     }
    }
   }
  },
  "TopUpItemStatus": {
   "type": "string",
   "enum": [
    "success",
    "error",
    "in_progress",
    "not_started",
    "expired",
    "canceled",
    "waiting_for_load_date",
    "payment_not_received",
    "scheduled"
   ],
   "x-extensible-enum": true
  },
  "TopUpLoadItem": {
   "type": "object",
   "required": [
    "firstName",
    "lastName",
    "personalId",
    "status",
    "amount"
   ],
   "properties": {
    "firstName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "lastName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "personalId": {
     "$ref": "#/components/schemas/StoredText"
    },
    "status": {
     "$ref": "#/components/schemas/TopUpItemStatus"
    },
    "amount": {
     "$ref": "#/components/schemas/Cents"
    }
   }
  },
  "TopUpLoadDetail": {
   "type": "object",
   "required": [
    "id",
    "createdAt",
    "status",
    "benefitType",
    "totalSum",
    "totalSumWithFees",
    "topUpLoadItems"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Instant"
    },
    "scheduledOn": {
     "type": "string",
     "format": "date"
    },
    "paymentMethod": {
     "$ref": "#/components/schemas/TopUpPaymentMethod",
     "x-assumed": true
    },
    "loadedOn": {
     "type": "string",
     "format": "date",
     "x-assumed": true
    },
    "refundedSum": {
     "$ref": "#/components/schemas/Cents",
     "x-assumed": true
    },
    "executorFirstName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "executorLastName": {
     "$ref": "#/components/schemas/StoredText",
     "x-assumed": true
    },
    "status": {
     "$ref": "#/components/schemas/TopUpLoadStatus"
    },
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "totalSum": {
     "$ref": "#/components/schemas/Cents"
    },
    "totalSumWithFees": {
     "$ref": "#/components/schemas/Cents"
    },
    "topUpLoadItems": {
     "type": "array",
     "maxItems": 10000,
     "items": {
      "$ref": "#/components/schemas/TopUpLoadItem"
     }
    }
   }
  },
  "BenefitState": {
   "type": "string",
   "enum": [
    "active",
    "available",
    "unavailable"
   ],
   "x-extensible-enum": true,
   "x-assumed": true
  },
  "BenefitStatus": {
   "type": "string",
   "enum": [
    "Active",
    "Contracted",
    "NotContracted",
    "Onhold"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "rules"
   ]
  },
  "Benefit": {
   "type": "object",
   "required": [
    "id",
    "type",
    "state"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "$ref": "#/components/schemas/BenefitType"
    },
    "state": {
     "$ref": "#/components/schemas/BenefitState"
    },
    "status": {
     "$ref": "#/components/schemas/BenefitStatus"
    }
   }
  },
  "Benefits": {
   "type": "object",
   "required": [
    "benefits"
   ],
   "properties": {
    "benefits": {
     "type": "array",
     "maxItems": 5,
     "items": {
      "$ref": "#/components/schemas/Benefit"
     }
    }
   }
  },
  "IsMaximumSpendingLimit": {
   "type": "boolean"
  },
  "BenefitGroup": {
   "type": "object",
   "required": [
    "groupId",
    "groupName",
    "maxAmountPerPeriod",
    "fundsLoadingType",
    "recurringTopupRequestEnabled",
    "benefitType"
   ],
   "properties": {
    "groupId": {
     "$ref": "#/components/schemas/Id"
    },
    "groupName": {
     "$ref": "#/components/schemas/StoredText"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "fundsLoadingType": {
     "$ref": "#/components/schemas/FundsLoadingType"
    },
    "fundsLoadingTypeFrom": {
     "type": "string",
     "format": "date",
     "x-assumed": true
    },
    "isMaximumSpendingLimit": {
     "$ref": "#/components/schemas/IsMaximumSpendingLimit"
    },
    "recurringTopupRequestEnabled": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    },
    "benefitType": {
     "$ref": "#/components/schemas/BenefitType"
    }
   }
  },
  "BenefitGroups": {
   "type": "object",
   "required": [
    "benefitGroups"
   ],
   "x-assumed": true,
   "properties": {
    "benefitGroups": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/BenefitGroup"
     }
    }
   }
  },
  "BenefitGroupName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60,
   "pattern": "\\S"
  },
  "ChangedLunchGroup": {
   "type": "object",
   "required": [
    "groupId",
    "groupName",
    "maxAmountPerPeriod",
    "fundsLoadingType",
    "isMaximumSpendingLimit",
    "benefitType"
   ],
   "properties": {
    "benefitType": {
     "type": "string",
     "enum": [
      "lunch"
     ]
    },
    "groupId": {
     "$ref": "#/components/schemas/Id"
    },
    "groupName": {
     "$ref": "#/components/schemas/BenefitGroupName"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "fundsLoadingType": {
     "$ref": "#/components/schemas/FundsLoadingType"
    },
    "isMaximumSpendingLimit": {
     "$ref": "#/components/schemas/IsMaximumSpendingLimit"
    },
    "recurringTopupRequestEnabled": {
     "type": "boolean"
    }
   }
  },
  "ChangedOtherGroup": {
   "type": "object",
   "required": [
    "groupId",
    "groupName",
    "maxAmountPerPeriod",
    "fundsLoadingType",
    "benefitType"
   ],
   "properties": {
    "benefitType": {
     "type": "string",
     "enum": [
      "recreational",
      "transport",
      "massage",
      "wellbeing"
     ]
    },
    "groupId": {
     "$ref": "#/components/schemas/Id"
    },
    "groupName": {
     "$ref": "#/components/schemas/BenefitGroupName"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "fundsLoadingType": {
     "$ref": "#/components/schemas/FundsLoadingType"
    },
    "recurringTopupRequestEnabled": {
     "type": "boolean"
    }
   }
  },
  "UpdateBenefitGroupRequest": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/ChangedLunchGroup"
    },
    {
     "$ref": "#/components/schemas/ChangedOtherGroup"
    }
   ],
   "discriminator": {
    "propertyName": "benefitType",
    "mapping": {
     "lunch": "#/components/schemas/ChangedLunchGroup",
     "recreational": "#/components/schemas/ChangedOtherGroup",
     "transport": "#/components/schemas/ChangedOtherGroup",
     "massage": "#/components/schemas/ChangedOtherGroup",
     "wellbeing": "#/components/schemas/ChangedOtherGroup"
    }
   }
  },
  "NewLunchGroup": {
   "type": "object",
   "required": [
    "groupName",
    "maxAmountPerPeriod",
    "fundsLoadingType",
    "isMaximumSpendingLimit",
    "benefitType"
   ],
   "properties": {
    "benefitType": {
     "type": "string",
     "enum": [
      "lunch"
     ]
    },
    "groupName": {
     "$ref": "#/components/schemas/BenefitGroupName"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "fundsLoadingType": {
     "$ref": "#/components/schemas/FundsLoadingType"
    },
    "isMaximumSpendingLimit": {
     "$ref": "#/components/schemas/IsMaximumSpendingLimit"
    },
    "recurringTopupRequestEnabled": {
     "type": "boolean"
    }
   }
  },
  "NewOtherGroup": {
   "type": "object",
   "required": [
    "groupName",
    "maxAmountPerPeriod",
    "fundsLoadingType",
    "benefitType"
   ],
   "properties": {
    "benefitType": {
     "type": "string",
     "enum": [
      "recreational",
      "transport",
      "massage",
      "wellbeing"
     ]
    },
    "groupName": {
     "$ref": "#/components/schemas/BenefitGroupName"
    },
    "maxAmountPerPeriod": {
     "$ref": "#/components/schemas/MaxAmountPerPeriod"
    },
    "fundsLoadingType": {
     "$ref": "#/components/schemas/FundsLoadingType"
    },
    "recurringTopupRequestEnabled": {
     "type": "boolean"
    }
   }
  },
  "CreateBenefitGroupRequest": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/NewLunchGroup"
    },
    {
     "$ref": "#/components/schemas/NewOtherGroup"
    }
   ],
   "discriminator": {
    "propertyName": "benefitType",
    "mapping": {
     "lunch": "#/components/schemas/NewLunchGroup",
     "recreational": "#/components/schemas/NewOtherGroup",
     "transport": "#/components/schemas/NewOtherGroup",
     "massage": "#/components/schemas/NewOtherGroup",
     "wellbeing": "#/components/schemas/NewOtherGroup"
    }
   }
  },
  "BenefitGroupLimits": {
   "type": "object",
   "required": [
    "minAmount",
    "maxAmount",
    "loadingTypeChangeFrom"
   ],
   "properties": {
    "minAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000
    },
    "maxAmount": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000
    },
    "maxAmountForTopUpRequest": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000000000
    },
    "taxFreeYearlyAmount": {
     "$ref": "#/components/schemas/Cents"
    },
    "fixedAmounts": {
     "type": "array",
     "maxItems": 500,
     "items": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000000
     },
     "x-assumed": [
      "rules"
     ]
    },
    "loadingTypeChangeFrom": {
     "type": "string",
     "format": "date"
    }
   }
  },
  "BenefitGroupSettings": {
   "type": "object",
   "x-assumed": true,
   "required": [
    "applicableYear",
    "limits",
    "spendingLimitStartDate",
    "nextRecurringLoadDate"
   ],
   "properties": {
    "applicableYear": {
     "type": "integer",
     "minimum": 2020,
     "maximum": 2100
    },
    "limits": {
     "type": "object",
     "required": [
      "lunch",
      "recreational",
      "transport",
      "massage",
      "wellbeing"
     ],
     "properties": {
      "lunch": {
       "$ref": "#/components/schemas/BenefitGroupLimits"
      },
      "recreational": {
       "$ref": "#/components/schemas/BenefitGroupLimits"
      },
      "transport": {
       "$ref": "#/components/schemas/BenefitGroupLimits"
      },
      "massage": {
       "$ref": "#/components/schemas/BenefitGroupLimits"
      },
      "wellbeing": {
       "$ref": "#/components/schemas/BenefitGroupLimits"
      }
     }
    },
    "spendingLimitStartDate": {
     "type": "string",
     "format": "date",
     "x-assumed": [
      "rules"
     ]
    },
    "nextRecurringLoadDate": {
     "type": "string",
     "format": "date"
    }
   }
  },
  "DeductionReportColumns": {
   "type": "object",
   "x-assumed": true,
   "properties": {
    "firstName": {
     "type": "boolean"
    },
    "lastName": {
     "type": "boolean"
    },
    "SSN": {
     "type": "boolean"
    },
    "employeeNumber": {
     "type": "boolean"
    },
    "costCenter": {
     "type": "boolean"
    },
    "benefitType": {
     "type": "boolean"
    },
    "benefitStart": {
     "type": "boolean"
    },
    "dailyAmount": {
     "type": "boolean"
    },
    "sumOfLoads": {
     "type": "boolean"
    },
    "sumOfUsage": {
     "type": "boolean"
    },
    "loadMonth": {
     "type": "boolean"
    },
    "usageMonth": {
     "type": "boolean"
    },
    "requestMonth": {
     "type": "boolean"
    },
    "payrollDeduction": {
     "type": "boolean"
    },
    "wageType": {
     "type": "boolean"
    }
   }
  },
  "ReportWageType": {
   "oneOf": [
    {
     "type": "string",
     "minLength": 1,
     "maxLength": 50,
     "pattern": "\\S"
    },
    {
     "type": "boolean",
     "const": false
    }
   ]
  },
  "ReportLoadStatus": {
   "type": "string",
   "enum": [
    "Fulfilled"
   ],
   "x-extensible-enum": true,
   "x-assumed": [
    "values"
   ]
  },
  "ReportLoadStatuses": {
   "type": "array",
   "minItems": 1,
   "maxItems": 20,
   "items": {
    "$ref": "#/components/schemas/ReportLoadStatus"
   }
  },
  "ReportStartDate": {
   "type": "string",
   "format": "date",
   "x-constants": {
    "FIRST_REPORT_DAY": {
     "value": "2024-09-01"
    }
   }
  },
  "ReportEndDate": {
   "type": "string",
   "format": "date"
  },
  "ReportFormat": {
   "type": "string",
   "enum": [
    "csv",
    "xls"
   ],
   "x-assumed": [
    "form"
   ]
  },
  "DeductionReportRequest": {
   "type": "object",
   "required": [
    "benefit",
    "columns",
    "wageType",
    "loadStatuses",
    "startDate",
    "endDate",
    "downloadAs"
   ],
   "properties": {
    "benefit": {
     "type": "string",
     "enum": [
      "Lunch"
     ],
     "x-assumed": true
    },
    "columns": {
     "$ref": "#/components/schemas/DeductionReportColumns"
    },
    "wageType": {
     "$ref": "#/components/schemas/ReportWageType"
    },
    "loadStatuses": {
     "$ref": "#/components/schemas/ReportLoadStatuses"
    },
    "startDate": {
     "$ref": "#/components/schemas/ReportStartDate"
    },
    "endDate": {
     "$ref": "#/components/schemas/ReportEndDate"
    },
    "downloadAs": {
     "$ref": "#/components/schemas/ReportFormat"
    }
   }
  },
  "IncomeRegisterReportColumns": {
   "type": "object",
   "x-assumed": true,
   "properties": {
    "firstName": {
     "type": "boolean"
    },
    "lastName": {
     "type": "boolean"
    },
    "SSN": {
     "type": "boolean"
    },
    "employeeNumber": {
     "type": "boolean"
    },
    "costCenter": {
     "type": "boolean"
    },
    "benefitType": {
     "type": "boolean"
    },
    "benefitStart": {
     "type": "boolean"
    },
    "sumOfLoads": {
     "type": "boolean"
    },
    "sumOfUsage": {
     "type": "boolean"
    },
    "loadMonth": {
     "type": "boolean"
    },
    "usageMonth": {
     "type": "boolean"
    },
    "requestMonth": {
     "type": "boolean"
    },
    "wageType": {
     "type": "boolean"
    }
   }
  },
  "IncomeRegisterReportRequest": {
   "type": "object",
   "required": [
    "benefit",
    "columns",
    "wageType",
    "loadStatuses",
    "startDate",
    "endDate",
    "downloadAs"
   ],
   "properties": {
    "benefit": {
     "type": "string",
     "enum": [
      "Transport"
     ],
     "x-assumed": true
    },
    "columns": {
     "$ref": "#/components/schemas/IncomeRegisterReportColumns"
    },
    "wageType": {
     "$ref": "#/components/schemas/ReportWageType"
    },
    "loadStatuses": {
     "$ref": "#/components/schemas/ReportLoadStatuses"
    },
    "startDate": {
     "$ref": "#/components/schemas/ReportStartDate"
    },
    "endDate": {
     "$ref": "#/components/schemas/ReportEndDate"
    },
    "downloadAs": {
     "$ref": "#/components/schemas/ReportFormat"
    }
   }
  },
  "ExternalReportColumnId": {
   "type": "string",
   "enum": [
    "firstName",
    "lastName",
    "SSN",
    "employeeNumber",
    "costCenter",
    "benefitType",
    "benefitStart",
    "loadAmount",
    "loadDate",
    "loadStatus"
   ],
   "x-assumed": [
    "rules"
   ]
  },
  "ExternalReportColumnGroup": {
   "type": "string",
   "enum": [
    "employeeData",
    "benefits",
    "loads"
   ]
  },
  "ExternalReportColumn": {
   "type": "object",
   "required": [
    "id",
    "group",
    "active"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/ExternalReportColumnId"
    },
    "group": {
     "$ref": "#/components/schemas/ExternalReportColumnGroup"
    },
    "active": {
     "type": "boolean"
    }
   }
  },
  "ExternalReportScope": {
   "type": "object",
   "required": [
    "employeeData",
    "benefits",
    "loads"
   ],
   "properties": {
    "employeeData": {
     "type": "boolean"
    },
    "benefits": {
     "type": "boolean"
    },
    "loads": {
     "type": "boolean"
    }
   }
  },
  "ReportBenefit": {
   "type": "string",
   "enum": [
    "Lunch",
    "Recreational",
    "Transport",
    "Massage",
    "Wellbeing"
   ],
   "x-extensible-enum": true,
   "x-assumed": true
  },
  "ExternalReportRequest": {
   "type": "object",
   "required": [
    "columns",
    "dataScope",
    "benefits",
    "startDate",
    "endDate",
    "loadStatuses",
    "downloadAs"
   ],
   "properties": {
    "columns": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "#/components/schemas/ExternalReportColumn"
     },
     "x-assumed": true
    },
    "dataScope": {
     "$ref": "#/components/schemas/ExternalReportScope"
    },
    "benefits": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/ReportBenefit"
     }
    },
    "startDate": {
     "$ref": "#/components/schemas/ReportStartDate"
    },
    "endDate": {
     "$ref": "#/components/schemas/ReportEndDate"
    },
    "loadStatuses": {
     "$ref": "#/components/schemas/ReportLoadStatuses"
    },
    "downloadAs": {
     "$ref": "#/components/schemas/ReportFormat"
    }
   }
  },
  "ReportBenefits": {
   "type": "object",
   "required": [
    "activeBenefits"
   ],
   "x-assumed": true,
   "properties": {
    "activeBenefits": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/ReportBenefit"
     }
    }
   }
  },
  "FeatureFlags": {
   "type": "object",
   "required": [
    "enableLoadingType",
    "enableDailyLoadExtension",
    "enableRecurringLoad",
    "enableScheduledLoad",
    "disableReCaptcha"
   ],
   "properties": {
    "enableLoadingType": {
     "type": "boolean"
    },
    "enableDailyLoadExtension": {
     "type": "boolean"
    },
    "enableRecurringLoad": {
     "type": "boolean"
    },
    "enableScheduledLoad": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    },
    "disableReCaptcha": {
     "type": "boolean",
     "x-assumed": [
      "rules"
     ]
    }
   }
  },
  "LocalizedText": {
   "type": "object",
   "required": [
    "fi",
    "en"
   ],
   "properties": {
    "fi": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "en": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    }
   }
  },
  "ContentUrl": {
   "type": "string",
   "minLength": 1,
   "maxLength": 500,
   "pattern": "^(https://[^\\s\\\\]+|mailto:[^\\s\\\\]+|tel:\\+?[0-9]+|/(?![/\\\\])[^\\s\\\\]*)$"
  },
  "LocalizedUrl": {
   "type": "object",
   "required": [
    "fi",
    "en"
   ],
   "properties": {
    "fi": {
     "$ref": "#/components/schemas/ContentUrl"
    },
    "en": {
     "$ref": "#/components/schemas/ContentUrl"
    }
   }
  },
  "ContentLink": {
   "type": "object",
   "required": [
    "label",
    "url"
   ],
   "properties": {
    "label": {
     "$ref": "#/components/schemas/LocalizedText"
    },
    "url": {
     "$ref": "#/components/schemas/LocalizedUrl"
    }
   }
  },
  "MaintenanceContent": {
   "type": "object",
   "required": [
    "title",
    "text",
    "links"
   ],
   "properties": {
    "from": {
     "type": "string",
     "format": "date-time"
    },
    "to": {
     "type": "string",
     "format": "date-time"
    },
    "title": {
     "$ref": "#/components/schemas/LocalizedText"
    },
    "text": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/components/schemas/LocalizedText"
     }
    },
    "links": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/components/schemas/ContentLink"
     }
    }
   }
  },
  "BannerLink": {
   "type": "object",
   "required": [
    "label",
    "url"
   ],
   "properties": {
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "url": {
     "$ref": "#/components/schemas/ContentUrl"
    }
   }
  },
  "Banner": {
   "type": "object",
   "required": [
    "id",
    "locale",
    "title",
    "text"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "locale": {
     "type": "string",
     "enum": [
      "fi",
      "en"
     ],
     "x-closed-enum": "A banner in a language that the portal does not have is shown to nobody."
    },
    "shownFrom": {
     "type": "string",
     "format": "date"
    },
    "shownUntil": {
     "type": "string",
     "format": "date"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "text": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "link": {
     "$ref": "#/components/schemas/BannerLink"
    }
   }
  },
  "Banners": {
   "type": "object",
   "required": [
    "news",
    "promotions"
   ],
   "properties": {
    "news": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/Banner"
     }
    },
    "promotions": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/Banner"
     }
    }
   }
  },
  "HomeNotification": {
   "type": "object",
   "required": [
    "id",
    "shownUntil",
    "title",
    "text"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "shownUntil": {
     "type": "string",
     "format": "date"
    },
    "title": {
     "$ref": "#/components/schemas/LocalizedText"
    },
    "text": {
     "$ref": "#/components/schemas/LocalizedText"
    },
    "link": {
     "$ref": "#/components/schemas/ContentLink"
    }
   }
  },
  "DisabledWindow": {
   "type": "object",
   "required": [
    "from"
   ],
   "properties": {
    "from": {
     "type": "string",
     "format": "date-time"
    },
    "to": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "SupportContact": {
   "type": "object",
   "required": [
    "phoneNumber",
    "emailAddress"
   ],
   "properties": {
    "phoneNumber": {
     "$ref": "#/components/schemas/StoredText"
    },
    "emailAddress": {
     "$ref": "#/components/schemas/StoredText"
    }
   }
  },
  "GuideLinks": {
   "type": "object",
   "required": [
    "employer",
    "beneficiary"
   ],
   "properties": {
    "employer": {
     "$ref": "#/components/schemas/LocalizedUrl"
    },
    "beneficiary": {
     "$ref": "#/components/schemas/LocalizedUrl"
    }
   }
  },
  "BenefitInfoLinks": {
   "type": "object",
   "required": [
    "instructions",
    "callToAction"
   ],
   "properties": {
    "instructions": {
     "$ref": "#/components/schemas/LocalizedUrl"
    },
    "callToAction": {
     "$ref": "#/components/schemas/LocalizedUrl"
    }
   }
  },
  "BenefitInfo": {
   "type": "object",
   "required": [
    "massage",
    "wellbeing"
   ],
   "properties": {
    "massage": {
     "$ref": "#/components/schemas/BenefitInfoLinks"
    },
    "wellbeing": {
     "$ref": "#/components/schemas/BenefitInfoLinks"
    }
   }
  },
  "Agreements": {
   "type": "object",
   "required": [
    "terms",
    "priceList"
   ],
   "x-assumed": true,
   "properties": {
    "terms": {
     "$ref": "#/components/schemas/LocalizedUrl"
    },
    "priceList": {
     "$ref": "#/components/schemas/LocalizedUrl"
    }
   }
  },
  "Notices": {
   "type": "object",
   "required": [
    "addingContactsDisabled",
    "editingDisabled",
    "support",
    "supportLinks",
    "voucherContact",
    "guides",
    "benefitInfo"
   ],
   "properties": {
    "homeNotification": {
     "$ref": "#/components/schemas/HomeNotification"
    },
    "addingContactsDisabled": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/DisabledWindow"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "editingDisabled": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/DisabledWindow"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "support": {
     "$ref": "#/components/schemas/SupportContact"
    },
    "supportLinks": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/ContentLink"
     },
     "x-assumed": [
      "rules"
     ]
    },
    "voucherContact": {
     "$ref": "#/components/schemas/SupportContact"
    },
    "guides": {
     "$ref": "#/components/schemas/GuideLinks"
    },
    "benefitInfo": {
     "$ref": "#/components/schemas/BenefitInfo"
    },
    "agreements": {
     "$ref": "#/components/schemas/Agreements"
    }
   }
  }
 }
}

export const operationSchemas: Record<
  OperationName,
  { parameters: Record<string, JsonSchema>; request?: JsonSchema; replies: Record<string, JsonSchema> }
> = {
 "login": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/LoginRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/LoginReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "refreshSession": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/RefreshSessionRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/RefreshSessionReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "logout": {
  "parameters": {
   "removeRefreshToken": {
    "type": "boolean"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readImpersonation": {
  "parameters": {
   "guid": {
    "type": "string",
    "format": "uuid"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ImpersonationReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readUserDetails": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/UserDetails"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkHasOrders": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/HasOrdersReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "addSignatoryRole": {
  "parameters": {},
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readUser": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/UserProfile"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createUser": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/CreateUserRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "updateUser": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/UpdateUserRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "422": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "setNewPassword": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/SetNewPasswordRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "changePassword": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ChangePasswordRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "422": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "requestPasswordReset": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/RequestPasswordResetRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "validateEinvoice": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ValidateEinvoiceRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ValidateEinvoiceReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "validateEmail": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ValidateEmailRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ValidateEmailReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkUsernameAvailability": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/CheckUsernameAvailabilityRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CheckUsernameAvailabilityReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "requestConfirmationLink": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/RequestConfirmationLinkRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "confirmEmail": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ConfirmEmailRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "confirmEmailChange": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ConfirmEmailChangeRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "signContract": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/SignContractRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/SignContractReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "validateSignUpToken": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ValidateSignUpTokenRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ValidateSignUpTokenReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "signUp": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/SignUpRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "resendSignUpEmail": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ResendSignUpEmailRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ResendSignUpEmailReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listContacts": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ContactList"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createContact": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/CreateContactRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "updateContact": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/UpdateContactRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "422": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "deleteContact": {
  "parameters": {
   "personIdToDelete": {
    "$ref": "#/components/schemas/Id"
   },
   "companyId": {
    "$ref": "#/components/schemas/Id"
   },
   "dataContactIdToDelete": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "resendContactEmail": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ResendContactEmailRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readCompany": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/Company"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "updateCompany": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/UpdateCompanyRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "422": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkHasSignatory": {
  "parameters": {
   "customerNumber": {
    "$ref": "#/components/schemas/CustomerNumber"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/SignatoryStatus"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkCompanyExists": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/CompanyExistsRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CompanyExistsReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readCompanyMetadata": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CompanyMetadata"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readCompanyAccounts": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CompanyAccounts"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listTransactions": {
  "parameters": {
   "page": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000,
    "default": 1
   },
   "sortingBy": {
    "type": "string",
    "enum": [
     "date",
     "description",
     "amount"
    ],
    "default": "date"
   },
   "descending": {
    "type": "boolean",
    "default": true
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/TransactionPage"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createDeposit": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/DepositRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/DepositReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadDepositReceipt": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadTransactionReceipt": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listBalanceCorrections": {
  "parameters": {
   "Page": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000,
    "default": 1
   },
   "RowsPerPage": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "default": 10
   },
   "From": {
    "$ref": "#/components/schemas/Instant"
   },
   "To": {
    "$ref": "#/components/schemas/Instant"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/BalanceCorrectionPage"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkBalanceCorrections": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/HasBalanceCorrections"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listAddresses": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/SavedAddressList"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listCountries": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CountryList"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readSettings": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/Settings"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listVouchers": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/VoucherList"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readVoucherFees": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/VoucherFees"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readCardFees": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CardFees"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createVoucherOrder": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/CreateVoucherOrderRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreateVoucherOrderReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listVoucherOrders": {
  "parameters": {
   "page": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000,
    "default": 1
   },
   "rows": {
    "type": "integer",
    "minimum": 5,
    "maximum": 15,
    "multipleOf": 5,
    "default": 5
   },
   "sortBy": {
    "type": "string",
    "enum": [
     "Date",
     "Amount",
     "VoucherType"
    ],
    "default": "Date"
   },
   "descending": {
    "type": "boolean",
    "default": true
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/VoucherOrderPage"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readVoucherOrder": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/VoucherOrder"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readVoucherOrderPayment": {
  "parameters": {
   "paymentId": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/VoucherOrderPayment"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createVoucherOrderPayment": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/OrderPaymentRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreatePaymentReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readCardOrderPayment": {
  "parameters": {
   "paymentId": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CardOrderPayment"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createCardOrderPayment": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/OrderPaymentRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreatePaymentReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createDepositOrderPayment": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/OrderPaymentRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreatePaymentReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "startPayment": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/StartPaymentRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/RedirectParameters"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readPaymentStatus": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/PaymentStatusReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "cancelPayment": {
  "parameters": {
   "paymentId": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listPaymentMethods": {
  "parameters": {
   "orderType": {
    "$ref": "#/components/schemas/OrderType"
   },
   "amountInCents": {
    "$ref": "#/components/schemas/PaymentAmount"
   },
   "locale": {
    "$ref": "#/components/schemas/PaymentLocale"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/PaymentMethodList"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadOrderDocument": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadPaymentDocument": {
  "parameters": {
   "paymentId": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadVoucherOrderReceipt": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "orderCrossSelling": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/CrossSellingOrderRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listCardOrders": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CardOrdersReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createCardOrder": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/CreateCardOrderRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreatePaymentReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "cancelCardOrder": {
  "parameters": {
   "orderId": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listEmployees": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/EmployeeList"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createEmployee": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/CreateEmployeeRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreateEmployeeReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "updateEmployee": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/UpdateEmployeeRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readEmployee": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/Employee"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkPersonalId": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/CheckPersonalIdRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/CheckPersonalIdReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listRequestedLoads": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/RequestedLoads"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "rejectRequestedLoad": {
  "parameters": {
   "requestId": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "estimateDeposit": {
  "parameters": {
   "benefits": {
    "$ref": "#/components/schemas/EstimationChoices"
   },
   "requestedLoads": {
    "type": "boolean",
    "default": false
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/DepositEstimation"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listTopUpEmployees": {
  "parameters": {
   "benefit": {
    "$ref": "#/components/schemas/BenefitType"
   },
   "scheduledOn": {
    "$ref": "#/components/schemas/CalendarDate"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/TopUpEmployees"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readTopUpInProgress": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/TopUpsInProgress"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "checkPendingTopUps": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/PendingTopUpsRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/PendingTopUpsReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createTopUp": {
  "parameters": {
   "Idempotency-Key": {
    "type": "string",
    "format": "uuid"
   }
  },
  "request": {
   "$ref": "#/components/schemas/CreateTopUpRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/CreateTopUpReply"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listTopUps": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/TopUpLoads"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listLoadableBenefits": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/LoadableBenefits"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readTopUp": {
  "parameters": {
   "id": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/TopUpLoadDetail"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listBenefits": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/Benefits"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listBenefitGroups": {
  "parameters": {
   "type": {
    "$ref": "#/components/schemas/BenefitType"
   }
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/BenefitGroups"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "createBenefitGroup": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/CreateBenefitGroupRequest"
  },
  "replies": {
   "201": {
    "$ref": "#/components/schemas/BenefitGroup"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "updateBenefitGroup": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/UpdateBenefitGroupRequest"
  },
  "replies": {
   "200": {
    "$ref": "#/components/schemas/BenefitGroup"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "404": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readBenefitGroupSettings": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/BenefitGroupSettings"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadDeductionReport": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/DeductionReportRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadIncomeRegisterReport": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/IncomeRegisterReportRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "409": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "downloadExternalReport": {
  "parameters": {},
  "request": {
   "$ref": "#/components/schemas/ExternalReportRequest"
  },
  "replies": {
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listReportBenefits": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/ReportBenefits"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "401": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readFeatureFlags": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/FeatureFlags"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readMaintenanceContent": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/MaintenanceContent"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "listBanners": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/Banners"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 },
 "readNotices": {
  "parameters": {},
  "replies": {
   "200": {
    "$ref": "#/components/schemas/Notices"
   },
   "400": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "403": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "429": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "500": {
    "$ref": "#/components/schemas/ErrorBody"
   },
   "503": {
    "$ref": "#/components/schemas/ErrorBody"
   }
  }
 }
}
