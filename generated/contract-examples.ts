/** Made by `npm run generate` from openapi/. Do not edit. */
import type { OperationName } from './registry.ts'

type Examples = Record<string, unknown>

/** The examples of each operation by name; those of replies by status first. */
export const contractExamples: Record<OperationName, { request: Examples; replies: Record<string, Examples> }> = {
  "login": {
    "request": {
      "established": {
        "username": "aino.virtanen",
        "password": "Etuportaali-1"
      }
    },
    "replies": {
      "200": {
        "signatory_and_voucher_manager": {
          "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTEwMDEifQ.c2ln",
          "tokenType": "Bearer",
          "expiresIn": 3600,
          "refreshToken": "r-5d1f6a70c2",
          "roles": [
            "Signatory",
            "VoucherManager"
          ],
          "isUserImpersonate": false
        },
        "voucher_manager_only": {
          "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTIwMDEifQ.c2ln",
          "tokenType": "Bearer",
          "expiresIn": 3600,
          "refreshToken": "r-9b3c44e118",
          "roles": [
            "VoucherManager"
          ],
          "isUserImpersonate": false
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "password",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "invalid_username_or_password": {
          "error": "invalid_grant",
          "errors": [
            {
              "message": "Wrong username or password.",
              "code": "invalid_username_or_password",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_grant": {
          "error": "invalid_grant",
          "errors": [
            {
              "message": "The account cannot be used.",
              "code": "invalid_grant",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "email_address_is_not_verified": {
          "error": "email_address_is_not_verified",
          "errors": [
            {
              "message": "The email address is not verified.",
              "code": "email_address_is_not_verified",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "access_denied": {
          "error": "access_denied",
          "errors": [
            {
              "message": "The user may not log in here.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "refreshSession": {
    "request": {
      "refresh": {
        "refreshToken": "r-5d1f6a70c2"
      }
    },
    "replies": {
      "200": {
        "refreshed": {
          "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTEwMDEiLCJuIjoyfQ.c2ln",
          "tokenType": "Bearer",
          "expiresIn": 3600,
          "refreshToken": "r-77aa01f3be"
        }
      },
      "400": {
        "invalid_grant": {
          "error": "invalid_grant",
          "errors": [
            {
              "message": "The refresh token was used or has expired.",
              "code": "invalid_grant",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "refreshToken",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "logout": {
    "request": {},
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "removeRefreshToken",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readImpersonation": {
    "request": {},
    "replies": {
      "200": {
        "impersonated": {
          "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTEwMDEiLCJleHAiOjE3NjgyMjYwMDB9.c2ln",
          "roles": [
            "Signatory",
            "VoucherManager"
          ]
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "impersonation_token_invalid": {
          "errors": [
            {
              "message": "No such link, or it was used.",
              "code": "impersonation_token_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "impersonation_token_expired": {
          "errors": [
            {
              "message": "The link has expired.",
              "code": "impersonation_token_expired",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readUserDetails": {
    "request": {},
    "replies": {
      "200": {
        "established": {
          "isEmployeesSet": true,
          "isBenefitsSet": true,
          "firstName": "Aino",
          "lastName": "Virtanen",
          "companyId": "c-1",
          "customerNumber": "10012345",
          "companyName": "Pyynikin Paahtimo Oy",
          "roles": [
            "Signatory",
            "VoucherManager"
          ]
        },
        "new_customer": {
          "isEmployeesSet": false,
          "isBenefitsSet": false,
          "firstName": "Eero",
          "lastName": "Mäkelä",
          "companyId": "c-2",
          "customerNumber": "10023456",
          "companyName": "Rauhaniemen Kirjapaja Oy",
          "roles": [
            "Signatory",
            "VoucherManager"
          ]
        },
        "benefits_set_without_employees": {
          "isEmployeesSet": false,
          "isBenefitsSet": true,
          "firstName": "Eero",
          "lastName": "Mäkelä",
          "companyId": "c-2",
          "customerNumber": "10023456",
          "companyName": "Rauhaniemen Kirjapaja Oy",
          "roles": [
            "Signatory",
            "VoucherManager"
          ]
        },
        "voucher_manager_only": {
          "isEmployeesSet": true,
          "isBenefitsSet": true,
          "firstName": "Liisa",
          "lastName": "Öhman",
          "companyId": "c-1",
          "customerNumber": "10012345",
          "companyName": "Pyynikin Paahtimo Oy",
          "roles": [
            "VoucherManager"
          ]
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkHasOrders": {
    "request": {},
    "replies": {
      "200": {
        "has_orders": true,
        "no_orders": false
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "addSignatoryRole": {
    "request": {},
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "not_available_in_production": {
          "errors": [
            {
              "message": "Not available in production.",
              "code": "not_available_in_production",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "access_denied": {
          "errors": [
            {
              "message": "The user may not do this.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "role_already_granted": {
          "errors": [
            {
              "message": "The user has the role already.",
              "code": "role_already_granted",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readUser": {
    "request": {},
    "replies": {
      "200": {
        "verified": {
          "username": "aino.virtanen",
          "firstName": "Aino",
          "lastName": "Virtanen",
          "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
          "phoneNumber": "+358401234567",
          "jobTitle": "Henkilöstöpäällikkö",
          "isEmailVerified": true,
          "isSingleSignOn": false
        },
        "email_change_pending": {
          "username": "aino.virtanen",
          "firstName": "Aino",
          "lastName": "Virtanen",
          "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
          "phoneNumber": "+358401234567",
          "jobTitle": "Henkilöstöpäällikkö",
          "isEmailVerified": true,
          "pendingEmailAddress": "aino@pyynikinpaahtimo.example",
          "isSingleSignOn": false
        },
        "email_not_verified": {
          "username": "liisa.ohman",
          "firstName": "Liisa",
          "lastName": "Öhman",
          "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
          "phoneNumber": "+358407654321",
          "jobTitle": "",
          "isEmailVerified": false,
          "isSingleSignOn": false
        },
        "single_sign_on": {
          "username": "ake.nystrom",
          "firstName": "Åke",
          "lastName": "Nyström",
          "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
          "phoneNumber": "+358405551234",
          "jobTitle": "Toimitusjohtaja",
          "isEmailVerified": true,
          "isSingleSignOn": true
        },
        "long_username": {
          "username": "aino.maria.virtanen-pyynikin.paahtimon.henkilostopaallikko",
          "firstName": "Aino",
          "lastName": "Virtanen",
          "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
          "phoneNumber": "+358401234567",
          "isEmailVerified": true
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createUser": {
    "request": {
      "new_company": {
        "company": {
          "name": "Rauhaniemen Kirjapaja Oy",
          "businessIdentityCode": "9900001-8",
          "addresses": [
            {
              "addressLine": "Rauhaniementie 20",
              "postCode": "33180",
              "city": "Tampere",
              "country": "FI"
            }
          ]
        },
        "user": {
          "username": "eero.makela",
          "password": "Kirjapaja-26"
        },
        "returnUrl": "https://portaali.example/login?created-account=true"
      },
      "existing_company": {
        "company": {
          "businessIdentityCode": "9912345-6",
          "customerNumber": "10012345"
        },
        "user": {
          "username": "liisa.ohman",
          "password": "Paahtimo-26",
          "firstName": "Liisa",
          "lastName": "Öhman",
          "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
          "phoneNumber": "+358407654321"
        },
        "returnUrl": "https://portaali.example/login?created-account=true"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "username_cannot_be_an_email_address": {
          "errors": [
            {
              "fieldName": "user.username",
              "message": "The username must not be an email address.",
              "code": "username_cannot_be_an_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_email_address": {
          "errors": [
            {
              "fieldName": "user.emailAddress",
              "message": "Mail to this address is not accepted.",
              "code": "invalid_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "po_box_not_allowed": {
          "errors": [
            {
              "fieldName": "company.addresses.addressLine",
              "elementIndex": 0,
              "message": "The address is a PO box.",
              "code": "po_box_not_allowed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "password_equals_username": {
          "errors": [
            {
              "fieldName": "user.password",
              "message": "The password must not equal the username.",
              "code": "password_equals_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "user.username",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "company_not_found": {
          "errors": [
            {
              "fieldName": "company.customerNumber",
              "message": "No company with this customer number and business id.",
              "code": "company_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "username_taken": {
          "errors": [
            {
              "fieldName": "user.username",
              "message": "The username is taken.",
              "code": "username_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "company_already_exists": {
          "errors": [
            {
              "fieldName": "company.businessIdentityCode",
              "message": "The company is a customer already.",
              "code": "company_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "updateUser": {
    "request": {
      "own_profile": {
        "username": "aino.virtanen",
        "firstName": "Aino",
        "lastName": "Virtanen",
        "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
        "phoneNumber": "+358401234567",
        "jobTitle": "Henkilöstöjohtaja",
        "isUserImpersonate": false,
        "password": "Etuportaali-1"
      },
      "changed_email": {
        "username": "aino.virtanen",
        "firstName": "Aino",
        "lastName": "Virtanen",
        "emailAddress": "aino@pyynikinpaahtimo.example",
        "phoneNumber": "+358401234567",
        "jobTitle": "Henkilöstöpäällikkö",
        "isUserImpersonate": false,
        "password": "Etuportaali-1"
      },
      "impersonated": {
        "username": "aino.virtanen",
        "firstName": "Aino",
        "lastName": "Virtanen",
        "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
        "phoneNumber": "+358409876543",
        "jobTitle": "Henkilöstöpäällikkö",
        "isUserImpersonate": true
      }
    },
    "replies": {
      "204": {},
      "400": {
        "username_cannot_be_an_email_address": {
          "errors": [
            {
              "fieldName": "username",
              "message": "The username must not be an email address.",
              "code": "username_cannot_be_an_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_email_address": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "Mail to this address is not accepted.",
              "code": "invalid_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "firstName",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "username_taken": {
          "errors": [
            {
              "fieldName": "username",
              "message": "The username is taken.",
              "code": "username_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "422": {
        "incorrect_password": {
          "errors": [
            {
              "fieldName": "password",
              "message": "Wrong password.",
              "code": "incorrect_password",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "setNewPassword": {
    "request": {
      "from_link": {
        "newPassword": "Kahvipapu-2026",
        "confirmPassword": "Kahvipapu-2026",
        "username": "aino.virtanen",
        "token": "pw-4f9a1c77d0e2"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "incorrect_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link is not known.",
              "code": "incorrect_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "expired_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link has expired.",
              "code": "expired_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "password_equals_username": {
          "errors": [
            {
              "fieldName": "newPassword",
              "message": "The password must not equal the username.",
              "code": "password_equals_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "newPassword",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "unknown_username": {
          "errors": [
            {
              "fieldName": "username",
              "message": "No user with this username or email address.",
              "code": "unknown_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "changePassword": {
    "request": {
      "change": {
        "currentPassword": "Etuportaali-1",
        "newPassword": "Kahvipapu-2026",
        "confirmPassword": "Kahvipapu-2026"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "password_unchanged": {
          "errors": [
            {
              "fieldName": "newPassword",
              "message": "The new password must differ from the current one.",
              "code": "password_unchanged",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "password_equals_username": {
          "errors": [
            {
              "fieldName": "newPassword",
              "message": "The password must not equal the username.",
              "code": "password_equals_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "newPassword",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "422": {
        "incorrect_password": {
          "errors": [
            {
              "fieldName": "currentPassword",
              "message": "Wrong password.",
              "code": "incorrect_password",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "requestPasswordReset": {
    "request": {
      "by_username": {
        "usernameOrEmail": "aino.virtanen"
      },
      "by_email": {
        "usernameOrEmail": "aino.virtanen@pyynikinpaahtimo.example"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "usernameOrEmail",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "unknown_username": {
          "errors": [
            {
              "fieldName": "usernameOrEmail",
              "message": "No user with this username or email address.",
              "code": "unknown_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "email_not_sent": {
          "errors": [
            {
              "message": "The email could not be sent.",
              "code": "email_not_sent",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "validateEinvoice": {
    "request": {
      "maventa": {
        "eInvoiceAddress": "003799123456",
        "operator": "003721291126",
        "reCaptchaToken": "03AGdBq27-einvoice"
      },
      "captcha_disabled": {
        "eInvoiceAddress": "003799123456",
        "operator": "003721291126",
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "200": {
        "valid": {
          "valid": true
        },
        "not_valid": {
          "valid": false
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "operator",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "validateEmail": {
    "request": {
      "contact_person": {
        "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
        "reCaptchaToken": "03AGdBq27-email"
      },
      "captcha_disabled": {
        "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "200": {
        "valid": {
          "valid": true
        }
      },
      "400": {
        "invalid_email_address": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "Mail to this address is not accepted.",
              "code": "invalid_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_email_domain": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "The domain of the address does not receive mail.",
              "code": "invalid_email_domain",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "emailAddress",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkUsernameAvailability": {
    "request": {
      "free_name": {
        "userName": "aino.v.2026",
        "reCaptchaToken": "03AGdBq27-username"
      },
      "captcha_disabled": {
        "userName": "aino.v.2026",
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "200": {
        "available": true,
        "taken": false
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "userName",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "requestConfirmationLink": {
    "request": {
      "unverified": {
        "username": "liisa.ohman"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "username",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "unknown_username": {
          "errors": [
            {
              "fieldName": "username",
              "message": "No user with this username or email address.",
              "code": "unknown_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "email_already_verified": {
          "errors": [
            {
              "message": "The email address is verified already.",
              "code": "email_already_verified",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "email_not_sent": {
          "errors": [
            {
              "message": "The email could not be sent.",
              "code": "email_not_sent",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "confirmEmail": {
    "request": {
      "from_link": {
        "token": "em-82d0b6f3a915",
        "username": "liisa.ohman"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "expired_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link has expired.",
              "code": "expired_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "incorrect_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link is not known.",
              "code": "incorrect_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "token",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "user_not_found": {
          "errors": [
            {
              "fieldName": "username",
              "message": "No user with this username.",
              "code": "user_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "confirmEmailChange": {
    "request": {
      "from_link": {
        "token": "ec-1b7c94e05d38",
        "username": "aino.virtanen"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "expired_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link has expired.",
              "code": "expired_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "incorrect_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link is not known.",
              "code": "incorrect_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "token",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "user_not_found": {
          "errors": [
            {
              "fieldName": "username",
              "message": "No user with this username.",
              "code": "user_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "email_address_taken": {
          "errors": [
            {
              "message": "Another user has this email address.",
              "code": "email_address_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "signContract": {
    "request": {
      "invoices_by_email": {
        "companyInformation": {
          "companyName": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "numberOfEmployees": 3,
          "address": "Satakunnankatu 18",
          "postCode": "33210",
          "city": "Tampere",
          "country": "FI"
        },
        "invoicingInformation": {
          "address": "Satakunnankatu 18",
          "postCode": "33210",
          "city": "Tampere",
          "country": "FI",
          "invoiceMethod": "email",
          "emailAddress": "laskut@pyynikinpaahtimo.example"
        },
        "contactPersons": [
          {
            "firstName": "Aino",
            "lastName": "Virtanen",
            "jobTitle": "Henkilöstöpäällikkö",
            "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
            "phoneNumber": "+358401234567"
          }
        ],
        "contractSignatory": {
          "firstName": "Aino",
          "lastName": "Virtanen",
          "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
          "rightToSign": true,
          "termsAndConditions": true
        },
        "reCaptchaToken": "03AGdBq27-sign-contract"
      },
      "einvoices_and_two_contacts": {
        "companyInformation": {
          "companyName": "Rauhaniemen Kirjapaja Oy",
          "businessIdentityCode": "9900001-8",
          "numberOfEmployees": 4,
          "address": "Rauhaniementie 20",
          "postCode": "33180",
          "city": "Tampere",
          "country": "FI"
        },
        "invoicingInformation": {
          "address": "PL 12",
          "postCode": "33101",
          "city": "Tampere",
          "country": "FI",
          "invoiceMethod": "einvoice",
          "eInvoiceAddress": "003799000018",
          "operator": "003721291126"
        },
        "contactPersons": [
          {
            "firstName": "Eero",
            "lastName": "Mäkelä",
            "jobTitle": "Toimitusjohtaja",
            "emailAddress": "eero.makela@kirjapaja.example",
            "phoneNumber": "+358405550101"
          },
          {
            "firstName": "Åke",
            "lastName": "Nyström",
            "emailAddress": "ake.nystrom@kirjapaja.example",
            "phoneNumber": "+358405550102"
          }
        ],
        "contractSignatory": {
          "firstName": "Eero",
          "lastName": "Mäkelä",
          "emailAddress": "eero.makela@kirjapaja.example",
          "rightToSign": true,
          "termsAndConditions": true
        },
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "201": {
        "signed": {
          "token": "reg-6c2e8f10b4d7"
        }
      },
      "400": {
        "invalid_einvoice": {
          "errors": [
            {
              "fieldName": "invoicingInformation.eInvoiceAddress",
              "message": "The operator does not know the e-invoice address.",
              "code": "invalid_einvoice",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_email_address": {
          "errors": [
            {
              "fieldName": "contactPersons.emailAddress",
              "elementIndex": 0,
              "message": "Mail to this address is not accepted.",
              "code": "invalid_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "po_box_not_allowed": {
          "errors": [
            {
              "fieldName": "companyInformation.address",
              "message": "The address is a PO box.",
              "code": "po_box_not_allowed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "companyInformation.companyName",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "company_already_exists": {
          "errors": [
            {
              "fieldName": "companyInformation.businessIdentityCode",
              "message": "The company is a customer already.",
              "code": "company_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "validateSignUpToken": {
    "request": {
      "signatory": {
        "contactRegistrationType": 0,
        "token": "su-a30f7719ce52",
        "reCaptchaToken": "03AGdBq27-validate"
      },
      "contact_person": {
        "contactRegistrationType": 1,
        "token": "su-e95b02d4417a",
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "200": {
        "valid": {
          "isValid": true
        },
        "incorrect_token": {
          "isValid": false,
          "errorCode": "incorrect_token"
        },
        "expired_token": {
          "isValid": false,
          "errorCode": "expired_token"
        },
        "creation_completed": {
          "isValid": false,
          "errorCode": "creation_completed"
        },
        "contact_deleted": {
          "isValid": false,
          "errorCode": "contact_deleted"
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "contactRegistrationType",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "signUp": {
    "request": {
      "signatory": {
        "contactRegistrationType": 0,
        "token": "su-a30f7719ce52",
        "userName": "aino.virtanen",
        "password": "Etuportaali-1",
        "reCaptchaToken": "03AGdBq27-sign-up"
      },
      "contact_person": {
        "contactRegistrationType": 1,
        "token": "su-e95b02d4417a",
        "userName": "liisa.ohman",
        "password": "Paahtimo-26",
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "204": {},
      "400": {
        "username_cannot_be_an_email_address": {
          "errors": [
            {
              "fieldName": "userName",
              "message": "The username must not be an email address.",
              "code": "username_cannot_be_an_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "incorrect_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link is not known.",
              "code": "incorrect_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "expired_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link has expired.",
              "code": "expired_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "password_equals_username": {
          "errors": [
            {
              "fieldName": "password",
              "message": "The password must not equal the username.",
              "code": "password_equals_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "userName",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "username_taken": {
          "errors": [
            {
              "fieldName": "userName",
              "message": "The username is taken.",
              "code": "username_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "creation_completed": {
          "errors": [
            {
              "message": "The account has been created already.",
              "code": "creation_completed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "contact_deleted": {
          "errors": [
            {
              "message": "The contact has been removed.",
              "code": "contact_deleted",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "resendSignUpEmail": {
    "request": {
      "after_signing": {
        "token": "reg-6c2e8f10b4d7",
        "contactRegistrationType": 0,
        "reCaptchaToken": "03AGdBq27-resend"
      },
      "expired_link": {
        "token": "su-e95b02d4417a",
        "contactRegistrationType": 1,
        "reCaptchaToken": ""
      }
    },
    "replies": {
      "200": {
        "signatory": {
          "token": "reg-6c2e8f10b4d7",
          "contactRegistrationType": 0
        },
        "contact_person": {
          "token": "reg-90ad53c1e86f",
          "contactRegistrationType": 1
        }
      },
      "400": {
        "incorrect_token": {
          "errors": [
            {
              "fieldName": "token",
              "message": "The link is not known.",
              "code": "incorrect_token",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "token",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "creation_completed": {
          "errors": [
            {
              "message": "The account has been created already.",
              "code": "creation_completed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "contact_deleted": {
          "errors": [
            {
              "message": "The contact has been removed.",
              "code": "contact_deleted",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "email_not_sent": {
          "errors": [
            {
              "message": "The email could not be sent.",
              "code": "email_not_sent",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listContacts": {
    "request": {},
    "replies": {
      "200": {
        "active_and_unconfirmed": [
          {
            "firstName": "Aino",
            "lastName": "Virtanen",
            "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
            "phoneNumber": "+358401234567",
            "userName": "aino.virtanen",
            "personId": "p-1001",
            "isSignatory": true,
            "active": true
          },
          {
            "firstName": "Liisa",
            "lastName": "Öhman",
            "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
            "pendingEmailAddress": "liisa@pyynikinpaahtimo.example",
            "phoneNumber": "+358407654321",
            "userName": "liisa.ohman",
            "personId": "p-2001",
            "isSignatory": false,
            "active": true
          },
          {
            "firstName": "Åke",
            "lastName": "Nyström",
            "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
            "phoneNumber": "+358401234570",
            "userName": "ake.nystrom",
            "dataContactId": "dc-1003",
            "active": false
          }
        ],
        "only_yourself": [
          {
            "firstName": "Aino",
            "lastName": "Virtanen",
            "emailAddress": "aino.virtanen@pyynikinpaahtimo.example",
            "phoneNumber": "+358401234567",
            "userName": "aino.virtanen",
            "personId": "p-1001",
            "isSignatory": true,
            "active": true
          }
        ],
        "empty": []
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createContact": {
    "request": {
      "new_contact": {
        "firstName": "Helmi",
        "lastName": "Salonen",
        "emailAddress": "helmi.salonen@pyynikinpaahtimo.example",
        "phoneNumber": "+358401234571",
        "userName": "helmi.salonen"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "invalid_email_address": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "The address cannot receive mail.",
              "code": "invalid_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "username_cannot_be_an_email_address": {
          "errors": [
            {
              "fieldName": "userName",
              "message": "The username must not be an email address.",
              "code": "username_cannot_be_an_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "firstName",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            },
            {
              "fieldName": "phoneNumber",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            },
            {
              "fieldName": "userName",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "adding_contacts_disabled": {
          "errors": [
            {
              "message": "Adding contacts is disabled for the time being.",
              "code": "adding_contacts_disabled",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "access_denied": {
          "errors": [
            {
              "message": "The user is not a voucher manager.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "username_taken": {
          "errors": [
            {
              "fieldName": "userName",
              "message": "The username is in use.",
              "code": "username_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "email_address_taken": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "The email address is in use.",
              "code": "email_address_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "updateContact": {
    "request": {
      "new_phone_number": {
        "personId": "p-2001",
        "firstName": "Liisa",
        "lastName": "Öhman",
        "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
        "phoneNumber": "+358401234599",
        "userName": "liisa.ohman"
      },
      "new_email_address": {
        "personId": "p-2001",
        "firstName": "Liisa",
        "lastName": "Öhman",
        "emailAddress": "liisa.o@pyynikinpaahtimo.example",
        "phoneNumber": "+358401234599",
        "userName": "liisa.ohman",
        "password": "Etuportaali-1"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "invalid_email_address": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "Mail to this address is not accepted.",
              "code": "invalid_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "username_cannot_be_an_email_address": {
          "errors": [
            {
              "fieldName": "userName",
              "message": "The username must not be an email address.",
              "code": "username_cannot_be_an_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "personId",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "contact_deleted": {
          "errors": [
            {
              "message": "The contact has been deleted.",
              "code": "contact_deleted",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "email_address_taken": {
          "errors": [
            {
              "fieldName": "emailAddress",
              "message": "The email address is in use.",
              "code": "email_address_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "username_taken": {
          "errors": [
            {
              "fieldName": "userName",
              "message": "The username is in use.",
              "code": "username_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "422": {
        "incorrect_password": {
          "errors": [
            {
              "fieldName": "password",
              "message": "The password is wrong.",
              "code": "incorrect_password",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "deleteContact": {
    "request": {},
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "dataContactIdToDelete",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "cannot_delete_yourself": {
          "errors": [
            {
              "message": "The contact is the caller.",
              "code": "cannot_delete_yourself",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "last_active_contact": {
          "errors": [
            {
              "message": "The company has no other active contact.",
              "code": "last_active_contact",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "contact_already_deleted": {
          "errors": [
            {
              "message": "The contact was deleted before.",
              "code": "contact_already_deleted",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "contact_already_activated": {
          "errors": [
            {
              "message": "The contact has activated the account; delete by personIdToDelete.",
              "code": "contact_already_activated",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "resendContactEmail": {
    "request": {
      "unconfirmed": {
        "dataContactId": "dc-1003"
      }
    },
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "dataContactId",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "creation_completed": {
          "errors": [
            {
              "message": "The contact has activated the account.",
              "code": "creation_completed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "contact_deleted": {
          "errors": [
            {
              "message": "The contact has been deleted.",
              "code": "contact_deleted",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "email_not_sent": {
          "errors": [
            {
              "message": "The email could not be sent.",
              "code": "email_not_sent",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readCompany": {
    "request": {},
    "replies": {
      "200": {
        "einvoice": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "customerNumber": "10012345",
          "sizeId": 3,
          "hasSignatory": true,
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI",
            "companyName": "Pyynikin Paahtimo Oy"
          },
          "invoiceInformation": {
            "address": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI",
            "invoiceMethod": "einvoice",
            "eInvoiceAddress": "003799123456",
            "operator": "003721291126"
          }
        },
        "email_invoice": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "customerNumber": "10012345",
          "sizeId": 3,
          "hasSignatory": true,
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "invoiceInformation": {
            "address": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI",
            "invoiceMethod": "email",
            "emailAddress": "laskut@pyynikinpaahtimo.example"
          }
        },
        "paper_invoice": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "customerNumber": "10012345",
          "sizeId": 3,
          "hasSignatory": true,
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "invoiceInformation": {
            "address": "PL 120",
            "postCode": "33211",
            "city": "Tampere",
            "country": "FI",
            "invoiceMethod": "paper"
          }
        },
        "no_signatory_no_invoice_information": {
          "name": "Koskenniskan Kukkapaja Oy",
          "businessIdentityCode": "9876543-0",
          "customerNumber": "10034567",
          "sizeId": 4,
          "hasSignatory": false,
          "address": {
            "addressLine": "Hämeenkatu 9",
            "postCode": "33100",
            "city": "Tampere",
            "country": "FI"
          }
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "updateCompany": {
    "request": {
      "with_invoice_information": {
        "company_info": {
          "address": {
            "addressLine": "Pyynikintori 3",
            "postCode": "33230",
            "city": "Tampere",
            "country": "FI"
          },
          "sizeId": 2,
          "invoiceInformation": {
            "address": "Pyynikintori 3",
            "postCode": "33230",
            "city": "Tampere",
            "country": "FI",
            "invoiceMethod": "einvoice",
            "eInvoiceAddress": "003799123456",
            "operator": "003721291126"
          }
        },
        "companySizeId": 2,
        "password": "Etuportaali-1"
      },
      "without_invoice_information": {
        "company_info": {
          "address": {
            "addressLine": "Pyynikintori 3",
            "postCode": "33230",
            "city": "Tampere",
            "country": "FI"
          },
          "sizeId": 4
        },
        "companySizeId": 4,
        "password": "Etuportaali-1"
      },
      "impersonated": {
        "company_info": {
          "address": {
            "addressLine": "Pyynikintori 3",
            "postCode": "33230",
            "city": "Tampere",
            "country": "FI"
          },
          "sizeId": 3
        },
        "companySizeId": 3
      }
    },
    "replies": {
      "204": {},
      "400": {
        "invalid_einvoice": {
          "errors": [
            {
              "fieldName": "company_info.invoiceInformation.eInvoiceAddress",
              "message": "The operator does not know this address.",
              "code": "invalid_einvoice",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "po_box_not_allowed": {
          "errors": [
            {
              "fieldName": "company_info.address.addressLine",
              "message": "The company address is a PO box.",
              "code": "po_box_not_allowed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "password",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            },
            {
              "fieldName": "company_info.address.postCode",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            },
            {
              "fieldName": "company_info.address.addressLine",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "editing_disabled": {
          "errors": [
            {
              "message": "Editing is disabled during maintenance.",
              "code": "editing_disabled",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "access_denied": {
          "errors": [
            {
              "message": "The user is not a voucher manager.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "422": {
        "incorrect_password": {
          "errors": [
            {
              "fieldName": "password",
              "message": "The password is wrong.",
              "code": "incorrect_password",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkHasSignatory": {
    "request": {},
    "replies": {
      "200": {
        "has_signatory": {
          "hasSignatory": true
        },
        "no_signatory": {
          "hasSignatory": false
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "customerNumber",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "company_not_found": {
          "errors": [
            {
              "message": "No company has this customer number.",
              "code": "company_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkCompanyExists": {
    "request": {
      "customer": {
        "businessIdentityCode": "9912345-6"
      },
      "new_company": {
        "businessIdentityCode": "9812346-2"
      }
    },
    "replies": {
      "200": {
        "new_company": {
          "companyAlreadyExists": false
        },
        "exists": {
          "companyAlreadyExists": true
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "businessIdentityCode",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readCompanyMetadata": {
    "request": {},
    "replies": {
      "200": {
        "everything": {
          "useEinvoiceAndSchedule": true,
          "hideVoucherOrder": false
        },
        "no_einvoice": {
          "useEinvoiceAndSchedule": false,
          "hideVoucherOrder": false
        },
        "vouchers_hidden": {
          "useEinvoiceAndSchedule": true,
          "hideVoucherOrder": true
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readCompanyAccounts": {
    "request": {},
    "replies": {
      "200": {
        "with_balance": {
          "accounts": [
            {
              "parentAccountId": "acc-parent-1",
              "availableBalance": 1234550,
              "companyAccountId": "acc-1"
            }
          ],
          "unfulfilledRequestSum": 0
        },
        "with_einvoice_and_requests": {
          "accounts": [
            {
              "parentAccountId": "acc-parent-1",
              "availableBalance": 48200,
              "companyAccountId": "acc-1"
            }
          ],
          "eInvoiceAddress": "003799123456",
          "operator": "003721291126",
          "unfulfilledRequestSum": 81900
        },
        "no_money_yet": {
          "accounts": [
            {
              "parentAccountId": "acc-parent-1",
              "availableBalance": 0,
              "companyAccountId": "acc-1"
            }
          ],
          "unfulfilledRequestSum": 0
        },
        "negative_balance": {
          "accounts": [
            {
              "parentAccountId": "acc-parent-1",
              "availableBalance": -4500,
              "companyAccountId": "acc-1"
            }
          ],
          "unfulfilledRequestSum": 0
        },
        "no_account": {
          "accounts": [],
          "unfulfilledRequestSum": 0
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listTransactions": {
    "request": {},
    "replies": {
      "200": {
        "first_page": {
          "transactions": [
            {
              "id": "tx-9004",
              "date": "2026-03-05T08:12:00Z",
              "title": "Lounasedun lataus",
              "description": "Maaliskuu 2026, 5 työntekijää",
              "isDeposit": false,
              "transactionType": "TopUp",
              "balanceChange": -136500
            },
            {
              "id": "tx-9003",
              "date": "2026-03-05T08:12:00Z",
              "title": "Palvelumaksu",
              "description": "Lounasedun lataus 5.3.2026",
              "isDeposit": false,
              "transactionType": "ServiceFee",
              "balanceChange": -5139
            },
            {
              "id": "tx-9002",
              "date": "2026-03-02T11:40:21Z",
              "title": "Rahansiirto",
              "description": "Viitenumero 2 02600 01230",
              "isDeposit": true,
              "orderId": "o-5020",
              "transactionType": "Deposit",
              "balanceChange": 150000
            },
            {
              "id": "tx-9001",
              "date": "2026-02-16T06:00:00Z",
              "title": "Saldon korjaus",
              "description": "",
              "isDeposit": false,
              "transactionType": "BalanceCorrection",
              "balanceChange": -2500
            }
          ],
          "totalPages": 3
        },
        "no_transactions": {
          "transactions": [],
          "totalPages": 0
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "page",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createDeposit": {
    "request": {
      "online": {
        "payment": {
          "method": "Online",
          "methodCode": "FI02"
        },
        "accountNumber": "acc-1",
        "amount": 150000
      },
      "credit_card": {
        "payment": {
          "method": "CreditCard",
          "methodCode": "FI70"
        },
        "accountNumber": "acc-1",
        "amount": 5000000
      },
      "bank_transfer": {
        "payment": {
          "method": "PrintInvoicePdf"
        },
        "accountNumber": "acc-1",
        "amount": 150000
      }
    },
    "replies": {
      "201": {
        "created": {
          "paymentId": "pay-7003",
          "depositOrderId": "o-5020"
        }
      },
      "400": {
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "amount",
              "message": "The amount is below the minimum of the method.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "amount_above_maximum": {
          "errors": [
            {
              "fieldName": "amount",
              "message": "The amount is above the maximum of the method.",
              "code": "amount_above_maximum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_method_unavailable": {
          "errors": [
            {
              "fieldName": "payment.methodCode",
              "message": "The method is not offered for deposits.",
              "code": "payment_method_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "payment.methodCode",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "account_not_found": {
          "errors": [
            {
              "fieldName": "accountNumber",
              "message": "No such account in this company.",
              "code": "account_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadDepositReceipt": {
    "request": {},
    "replies": {
      "200": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "document_not_found": {
          "errors": [
            {
              "message": "There is no receipt for this id.",
              "code": "document_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_not_completed": {
          "errors": [
            {
              "message": "The money has not moved yet.",
              "code": "payment_not_completed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadTransactionReceipt": {
    "request": {},
    "replies": {
      "200": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "document_not_found": {
          "errors": [
            {
              "message": "There is no receipt for this id.",
              "code": "document_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_not_completed": {
          "errors": [
            {
              "message": "The money has not moved yet.",
              "code": "payment_not_completed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listBalanceCorrections": {
    "request": {},
    "replies": {
      "200": {
        "all_reasons": {
          "transactions": [
            {
              "id": "bc-8003",
              "transactionDateTime": "2026-03-04T09:15:00Z",
              "reasonType": "TooMuchMoneyTransferred",
              "reason": "Liikaa siirretty summa palautettu yrityksen tilille",
              "documentId": "DOC-2026-0312",
              "executedBy": "Asiakaspalvelu",
              "balanceAfterCorrection": 1234550,
              "amount": -50000
            },
            {
              "id": "bc-8002",
              "transactionDateTime": "2026-02-16T06:00:00Z",
              "reasonType": "WrongAccountPayment",
              "reason": "Väärälle tilille maksettu suoritus siirretty",
              "documentId": "DOC-2026-0207",
              "executedBy": "Asiakaspalvelu",
              "balanceAfterCorrection": 1284550,
              "amount": 25000
            },
            {
              "id": "bc-8001",
              "transactionDateTime": "2026-01-08T13:30:00Z",
              "reasonType": "ContractTermination",
              "reason": "Sopimuksen päättyminen",
              "documentId": "DOC-2026-0019",
              "executedBy": "Asiakaspalvelu",
              "balanceAfterCorrection": 0,
              "amount": -2500
            }
          ],
          "totalPages": 1
        },
        "no_corrections": {
          "transactions": [],
          "totalPages": 0
        }
      },
      "400": {
        "invalid_date_range": {
          "errors": [
            {
              "fieldName": "From",
              "message": "The range ends before it begins.",
              "code": "invalid_date_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "To",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkBalanceCorrections": {
    "request": {},
    "replies": {
      "200": {
        "has_corrections": true,
        "no_corrections": false
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listAddresses": {
    "request": {},
    "replies": {
      "200": {
        "two_addresses": [
          {
            "id": "a-601",
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI",
            "companyName": "Pyynikin Paahtimo Oy"
          },
          {
            "id": "a-602",
            "addressLine": "Hatanpään valtatie 24",
            "postCode": "33100",
            "city": "Tampere",
            "country": "FI",
            "companyName": "Pyynikin Paahtimo Oy"
          }
        ],
        "empty": []
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listCountries": {
    "request": {},
    "replies": {
      "200": {
        "countries": [
          {
            "id": "FI",
            "nameFi": "Suomi",
            "nameEn": "Finland"
          },
          {
            "id": "SE",
            "nameFi": "Ruotsi",
            "nameEn": "Sweden"
          },
          {
            "id": "NO",
            "nameFi": "Norja",
            "nameEn": "Norway"
          },
          {
            "id": "DK",
            "nameFi": "Tanska",
            "nameEn": "Denmark"
          },
          {
            "id": "EE",
            "nameFi": "Viro",
            "nameEn": "Estonia"
          },
          {
            "id": "DE",
            "nameFi": "Saksa",
            "nameEn": "Germany"
          },
          {
            "id": "AT",
            "nameFi": "Itävalta",
            "nameEn": "Austria"
          },
          {
            "id": "AX",
            "nameFi": "Ahvenanmaa"
          }
        ]
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readSettings": {
    "request": {},
    "replies": {
      "200": {
        "year_2026": {
          "creditCardFee": 1.5,
          "voucherMinimumQuantity": 10,
          "voucherOrderMaxAmount": 5000000,
          "lunchMinAmount": 880,
          "lunchMaxAmount": 1400,
          "lunchMidAmount": 1140,
          "lunchAmountApplicableYear": 2026,
          "recreationalMinAmount": 100,
          "recreationalMaxAmount": 40000,
          "recreationalMaxAmountForTopUpRequest": 20000,
          "transportMinAmount": 100,
          "transportMaxAmount": 340000,
          "massageMinAmount": 100,
          "massageMaxAmount": 40000,
          "wellbeingMinAmount": 100,
          "wellbeingMaxAmount": 40000,
          "lunchAverageWorkdays": 21,
          "onlinePaymentMinAmount": 51,
          "offlinePaymentMinAmount": 1,
          "feesVatPercentage": 25.5,
          "companyBeneficiariesTotalAllowedForCompany": 100,
          "endOfFundsPeriodDays": 30,
          "reCaptchaSiteKey": "site-key-for-tests"
        },
        "large_company": {
          "creditCardFee": 1.5,
          "voucherMinimumQuantity": 10,
          "voucherOrderMaxAmount": 5000000,
          "lunchMinAmount": 880,
          "lunchMaxAmount": 1400,
          "lunchMidAmount": 1140,
          "lunchAmountApplicableYear": 2026,
          "recreationalMinAmount": 100,
          "recreationalMaxAmount": 40000,
          "recreationalMaxAmountForTopUpRequest": 20000,
          "transportMinAmount": 100,
          "transportMaxAmount": 340000,
          "massageMinAmount": 100,
          "massageMaxAmount": 40000,
          "wellbeingMinAmount": 100,
          "wellbeingMaxAmount": 40000,
          "lunchAverageWorkdays": 21,
          "onlinePaymentMinAmount": 51,
          "offlinePaymentMinAmount": 1,
          "feesVatPercentage": 25.5,
          "companyBeneficiariesTotalAllowedForCompany": 10000,
          "endOfFundsPeriodDays": 30,
          "reCaptchaSiteKey": "site-key-for-tests"
        },
        "fallbacks_needed": {
          "creditCardFee": 0,
          "voucherMinimumQuantity": 10,
          "voucherOrderMaxAmount": 5000000,
          "lunchMinAmount": 880,
          "lunchMaxAmount": 1400,
          "lunchMidAmount": 1140,
          "lunchAmountApplicableYear": 2026,
          "recreationalMinAmount": 100,
          "recreationalMaxAmount": 40000,
          "recreationalMaxAmountForTopUpRequest": 20000,
          "transportMinAmount": 100,
          "transportMaxAmount": 340000,
          "massageMinAmount": 100,
          "massageMaxAmount": 40000,
          "wellbeingMaxAmount": 40000
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listVouchers": {
    "request": {},
    "replies": {
      "200": {
        "both_types": [
          {
            "id": "v-101",
            "type": "lunch",
            "value": 880,
            "available": false
          },
          {
            "id": "v-102",
            "type": "lunch",
            "value": 1000,
            "available": true
          },
          {
            "id": "v-103",
            "type": "lunch",
            "value": 1140,
            "available": true
          },
          {
            "id": "v-104",
            "type": "lunch",
            "value": 1300,
            "available": true
          },
          {
            "id": "v-105",
            "type": "lunch",
            "value": 1400,
            "available": true
          },
          {
            "id": "v-201",
            "type": "recreational",
            "value": 500,
            "available": true
          },
          {
            "id": "v-202",
            "type": "recreational",
            "value": 1000,
            "available": true
          },
          {
            "id": "v-203",
            "type": "recreational",
            "value": 2000,
            "available": true
          }
        ],
        "old_values_unavailable": [
          {
            "id": "v-103",
            "type": "lunch",
            "value": 1140,
            "available": false
          },
          {
            "id": "v-104",
            "type": "lunch",
            "value": 1300,
            "available": false
          },
          {
            "id": "v-105",
            "type": "lunch",
            "value": 1400,
            "available": true
          },
          {
            "id": "v-201",
            "type": "recreational",
            "value": 500,
            "available": true
          }
        ],
        "lunch_sold_out": [
          {
            "id": "v-104",
            "type": "lunch",
            "value": 1300,
            "available": false
          },
          {
            "id": "v-202",
            "type": "recreational",
            "value": 1000,
            "available": true
          }
        ],
        "empty": []
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readVoucherFees": {
    "request": {},
    "replies": {
      "200": {
        "year_2026": {
          "voucherOrderFees": [
            {
              "minValue": 0,
              "maxValue": 49999,
              "type": "with_reference",
              "fee": 2900
            },
            {
              "minValue": 50000,
              "maxValue": 99999,
              "type": "with_reference",
              "fee": 3900
            },
            {
              "minValue": 100000,
              "maxValue": 499999,
              "type": "with_reference",
              "fee": 4900
            },
            {
              "minValue": 500000,
              "maxValue": 2000000,
              "type": "with_reference",
              "fee": 6900
            },
            {
              "minValue": 0,
              "maxValue": 49999,
              "type": "without_reference",
              "fee": 4900
            },
            {
              "minValue": 50000,
              "maxValue": 99999,
              "type": "without_reference",
              "fee": 5900
            },
            {
              "minValue": 100000,
              "maxValue": 499999,
              "type": "without_reference",
              "fee": 6900
            },
            {
              "minValue": 500000,
              "maxValue": 2000000,
              "type": "without_reference",
              "fee": 8900
            }
          ],
          "vatFeePercent": 25.5
        },
        "one_fee_for_all": {
          "voucherOrderFees": [
            {
              "minValue": 0,
              "maxValue": 100000,
              "type": "with_reference",
              "fee": 3900
            },
            {
              "minValue": 0,
              "maxValue": 100000,
              "type": "without_reference",
              "fee": 5900
            }
          ],
          "vatFeePercent": 25.5
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readCardFees": {
    "request": {},
    "replies": {
      "200": {
        "year_2026": {
          "newCardFees": {
            "duoCardFee": 490,
            "transportCardFee": 490
          },
          "deliveryFees": 990,
          "lunchCommission": 3,
          "recreationalCommission": 5,
          "transportCommission": 3,
          "feesVatPercentage": 25.5
        },
        "free_delivery": {
          "newCardFees": {
            "duoCardFee": 490,
            "transportCardFee": 690
          },
          "deliveryFees": 0,
          "lunchCommission": 2.5,
          "recreationalCommission": 5,
          "transportCommission": 2.5,
          "feesVatPercentage": 25.5
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createVoucherOrder": {
    "request": {
      "logged_in_lunch_online": {
        "user": null,
        "company": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "payment": {
          "method": "Online",
          "methodCode": "FI02"
        },
        "delivery": {
          "method": "ToSavedAddress",
          "addressId": "a-601",
          "contactPerson": "Aino Virtanen"
        },
        "termsAndConditions": true,
        "details": {
          "voucherId": "v-104",
          "quantity": 50,
          "numberOfEmployees": 5
        },
        "ReCaptchaToken": "03AFcWeA7token"
      },
      "logged_in_recreational_card": {
        "user": null,
        "company": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "payment": {
          "method": "CreditCard",
          "methodCode": "FI70"
        },
        "delivery": {
          "method": "ToCompanyAddress",
          "contactPerson": "Liisa Öhman"
        },
        "termsAndConditions": true,
        "details": {
          "voucherId": "v-202",
          "quantity": 80
        },
        "ReCaptchaToken": "03AFcWeA7token"
      },
      "logged_in_pickup_link": {
        "user": null,
        "company": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "payment": {
          "method": "LinkToOtherPerson",
          "emailAddress": "eero.makela@pyynikinpaahtimo.example",
          "additionalMessage": "Voisitko maksaa tämän viimeistään perjantaina?"
        },
        "delivery": {
          "method": "ToPickupPoint",
          "contactPerson": "Aino Virtanen",
          "pickupPointConfirmation": "SendSms",
          "phoneNumber": "+358401234567"
        },
        "termsAndConditions": true,
        "details": {
          "voucherId": "v-105",
          "quantity": 100
        },
        "ReCaptchaToken": ""
      },
      "logged_in_other_address_invoice": {
        "user": null,
        "company": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "payment": {
          "method": "PrintInvoicePdf",
          "invoiceCostCenter": "4100",
          "invoiceContactPerson": "Liisa Öhman",
          "withoutReferenceNumber": true
        },
        "delivery": {
          "method": "ToOtherAddress",
          "contactPerson": "Åke Nyström",
          "companyName": "Pyynikin Paahtimo Oy",
          "address": "Hämeenkatu 4",
          "zipCode": "33100",
          "city": "Tampere",
          "country": "FI"
        },
        "termsAndConditions": true,
        "details": {
          "voucherId": "v-104",
          "quantity": 60
        },
        "ReCaptchaToken": "03AFcWeA7token"
      },
      "guest": {
        "user": {
          "firstName": "Eero",
          "lastName": "Mäkelä",
          "emailAddress": "eero.makela@kirjapaja.example",
          "phoneNumber": "+358407654321",
          "username": "eero.makela",
          "password": "Kirjapaja-26"
        },
        "company": {
          "name": "Rauhaniemen Kirjapaja Oy",
          "businessIdentityCode": "9900001-8",
          "address": {
            "addressLine": "Rauhaniementie 20",
            "postCode": "33180",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "payment": {
          "method": "Online",
          "methodCode": "FI01"
        },
        "delivery": {
          "method": "ToCompanyAddress",
          "contactPerson": "Eero Mäkelä"
        },
        "termsAndConditions": true,
        "details": {
          "voucherId": "v-103",
          "quantity": 50
        },
        "ReCaptchaToken": "03AFcWeA7token"
      }
    },
    "replies": {
      "201": {
        "created": {
          "orderId": "o-5001",
          "paymentId": "pay-7001"
        }
      },
      "400": {
        "quantity_below_minimum": {
          "errors": [
            {
              "fieldName": "details.quantity",
              "message": "The quantity is below the minimum.",
              "code": "quantity_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "order_total_above_maximum": {
          "errors": [
            {
              "fieldName": "details.quantity",
              "message": "The total is above the maximum of one order.",
              "code": "order_total_above_maximum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "po_box_not_allowed": {
          "errors": [
            {
              "fieldName": "delivery.address",
              "message": "Vouchers are not delivered to a PO box.",
              "code": "po_box_not_allowed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "delivery_address_required": {
          "errors": [
            {
              "fieldName": "delivery.address",
              "message": "The delivery method needs an address.",
              "code": "delivery_address_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "pickup_contact_required": {
          "errors": [
            {
              "fieldName": "delivery.phoneNumber",
              "message": "The pickup point needs an email address or a phone number.",
              "code": "pickup_contact_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_method_unavailable": {
          "errors": [
            {
              "fieldName": "payment.methodCode",
              "message": "The method is not offered for this order.",
              "code": "payment_method_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "payment.method",
              "message": "The sum is below the minimum of the method.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "username_cannot_be_an_email_address": {
          "errors": [
            {
              "fieldName": "user.username",
              "message": "The username must not be an email address.",
              "code": "username_cannot_be_an_email_address",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "recaptcha_failed": {
          "errors": [
            {
              "message": "The reCAPTCHA token was refused.",
              "code": "recaptcha_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "password_equals_username": {
          "errors": [
            {
              "fieldName": "user.password",
              "message": "The password must not equal the username.",
              "code": "password_equals_username",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "company.name",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "voucher_ordering_hidden": {
          "errors": [
            {
              "message": "Voucher ordering is not shown to this company.",
              "code": "voucher_ordering_hidden",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "access_denied": {
          "errors": [
            {
              "message": "The user may not order for this company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "voucher_unavailable": {
          "errors": [
            {
              "fieldName": "details.voucherId",
              "message": "The voucher cannot be ordered any more.",
              "code": "voucher_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "username_taken": {
          "errors": [
            {
              "fieldName": "user.username",
              "message": "The username is in use.",
              "code": "username_taken",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "company_already_exists": {
          "errors": [
            {
              "fieldName": "company.businessIdentityCode",
              "message": "The company is a customer already.",
              "code": "company_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listVoucherOrders": {
    "request": {},
    "replies": {
      "200": {
        "first_page": {
          "voucherOrders": [
            {
              "id": "o-5001",
              "date": "2026-03-02T07:15:00Z",
              "orderNumber": "500126",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 50,
              "totalAmount": 65000,
              "paymentStatus": "Created",
              "voucherOrderStatus": "Created"
            },
            {
              "id": "o-5005",
              "date": "2026-02-23T12:40:00Z",
              "orderNumber": "500526",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 50,
              "totalAmount": 65000,
              "paymentStatus": "Paid",
              "voucherOrderStatus": "InProgress"
            },
            {
              "id": "o-5002",
              "date": "2026-02-18T09:05:00Z",
              "orderNumber": "500226",
              "product": "Virikeseteli 10,00 €",
              "voucherType": "recreational",
              "faceValue": 1000,
              "totalQuantity": 80,
              "totalAmount": 80000,
              "paymentStatus": "Error",
              "voucherOrderStatus": "Created"
            },
            {
              "id": "o-5006",
              "date": "2026-02-02T08:30:00Z",
              "orderNumber": "500626",
              "product": "Lounasseteli 14,00 €",
              "voucherType": "lunch",
              "faceValue": 1400,
              "totalQuantity": 100,
              "totalAmount": 140000,
              "paymentStatus": "Paid",
              "voucherOrderStatus": "Sent"
            },
            {
              "id": "o-5004",
              "date": "2026-01-12T10:20:00Z",
              "orderNumber": "500426",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 60,
              "totalAmount": 78000,
              "paymentStatus": "Expired",
              "voucherOrderStatus": "Created"
            }
          ],
          "totalPages": 2
        },
        "every_displayed_status": {
          "voucherOrders": [
            {
              "id": "o-5001",
              "date": "2026-03-02T07:15:00Z",
              "orderNumber": "500126",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 50,
              "totalAmount": 65000,
              "paymentStatus": "Created",
              "voucherOrderStatus": "Created"
            },
            {
              "id": "o-5007",
              "date": "2026-03-01T13:00:00Z",
              "orderNumber": "500726",
              "product": "Lounasseteli 11,40 €",
              "voucherType": "lunch",
              "faceValue": 1140,
              "totalQuantity": 40,
              "totalAmount": 45600,
              "paymentStatus": "Paid",
              "voucherOrderStatus": "Created"
            },
            {
              "id": "o-5005",
              "date": "2026-02-23T12:40:00Z",
              "orderNumber": "500526",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 50,
              "totalAmount": 65000,
              "paymentStatus": "Paid",
              "voucherOrderStatus": "InProgress"
            },
            {
              "id": "o-5002",
              "date": "2026-02-18T09:05:00Z",
              "orderNumber": "500226",
              "product": "Virikeseteli 10,00 €",
              "voucherType": "recreational",
              "faceValue": 1000,
              "totalQuantity": 80,
              "totalAmount": 80000,
              "paymentStatus": "Error",
              "voucherOrderStatus": "Created"
            },
            {
              "id": "o-5008",
              "date": "2026-02-11T11:10:00Z",
              "orderNumber": "500826",
              "product": "Virikeseteli 20,00 €",
              "voucherType": "recreational",
              "faceValue": 2000,
              "totalQuantity": 20,
              "totalAmount": 40000,
              "paymentStatus": "Canceled",
              "voucherOrderStatus": "Created"
            },
            {
              "id": "o-5006",
              "date": "2026-02-02T08:30:00Z",
              "orderNumber": "500626",
              "product": "Lounasseteli 14,00 €",
              "voucherType": "lunch",
              "faceValue": 1400,
              "totalQuantity": 100,
              "totalAmount": 140000,
              "paymentStatus": "Paid",
              "voucherOrderStatus": "Sent"
            },
            {
              "id": "o-5009",
              "date": "2026-01-20T06:55:00Z",
              "orderNumber": "500926",
              "product": "Lounasseteli 10,00 €",
              "voucherType": "lunch",
              "faceValue": 1000,
              "totalQuantity": 30,
              "totalAmount": 30000,
              "paymentStatus": "Canceled",
              "voucherOrderStatus": "Canceled"
            },
            {
              "id": "o-5004",
              "date": "2026-01-12T10:20:00Z",
              "orderNumber": "500426",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 60,
              "totalAmount": 78000,
              "paymentStatus": "Expired",
              "voucherOrderStatus": "Created"
            }
          ],
          "totalPages": 1
        },
        "one_order": {
          "voucherOrders": [
            {
              "id": "o-5005",
              "date": "2026-02-23T12:40:00Z",
              "orderNumber": "500526",
              "product": "Lounasseteli 13,00 €",
              "voucherType": "lunch",
              "faceValue": 1300,
              "totalQuantity": 50,
              "totalAmount": 65000,
              "paymentStatus": "Confirmed",
              "voucherOrderStatus": "Submitted"
            }
          ],
          "totalPages": 1
        },
        "empty": {
          "voucherOrders": [],
          "totalPages": 0
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "rows",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readVoucherOrder": {
    "request": {},
    "replies": {
      "200": {
        "waiting_payment": {
          "id": "o-5001",
          "date": "2026-03-02T07:15:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500126",
          "product": "Lounasseteli 13,00 €",
          "voucherType": "lunch",
          "faceValue": 1300,
          "totalQuantity": 50,
          "totalAmount": 65000,
          "handlingFee": 3900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 995,
          "totalAmountWithFees": 69895,
          "paymentId": "pay-7001",
          "paymentMethod": "Online",
          "paymentStatus": "Created",
          "voucherOrderStatus": "Created",
          "delivery": {
            "method": "ToSavedAddress",
            "addressId": "a-601",
            "contactPerson": "Aino Virtanen",
            "companyName": "Pyynikin Paahtimo Oy",
            "address": "Satakunnankatu 18",
            "zipCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "reorder": {
            "voucherId": "v-104",
            "quantity": 50
          }
        },
        "processing": {
          "id": "o-5007",
          "date": "2026-03-01T13:00:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500726",
          "product": "Lounasseteli 11,40 €",
          "voucherType": "lunch",
          "faceValue": 1140,
          "totalQuantity": 40,
          "totalAmount": 45600,
          "handlingFee": 2900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 740,
          "totalAmountWithFees": 49240,
          "paymentId": "pay-7007",
          "paymentMethod": "Online",
          "paymentStatus": "Paid",
          "voucherOrderStatus": "Created",
          "delivery": {
            "method": "ToCompanyAddress",
            "contactPerson": "Aino Virtanen",
            "companyName": "Pyynikin Paahtimo Oy",
            "address": "Satakunnankatu 18",
            "zipCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "reorder": {
            "voucherId": "v-103",
            "quantity": 40
          }
        },
        "in_progress": {
          "id": "o-5005",
          "date": "2026-02-23T12:40:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500526",
          "product": "Lounasseteli 13,00 €",
          "voucherType": "lunch",
          "faceValue": 1300,
          "totalQuantity": 50,
          "totalAmount": 65000,
          "handlingFee": 3900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 995,
          "totalAmountWithFees": 69895,
          "paymentId": "pay-7005",
          "paymentMethod": "PrintInvoicePdf",
          "paymentStatus": "Paid",
          "voucherOrderStatus": "InProgress",
          "invoiceCostCenter": "4100",
          "delivery": {
            "method": "ToPickupPoint",
            "contactPerson": "Aino Virtanen",
            "pickupPointConfirmation": "SendSms",
            "phoneNumber": "+358401234567"
          },
          "reorder": {
            "voucherId": "v-104",
            "quantity": 50
          }
        },
        "failed": {
          "id": "o-5002",
          "date": "2026-02-18T09:05:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500226",
          "product": "Virikeseteli 10,00 €",
          "voucherType": "recreational",
          "faceValue": 1000,
          "totalQuantity": 80,
          "totalAmount": 80000,
          "handlingFee": 3900,
          "creditCardFee": 1259,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 995,
          "totalAmountWithFees": 86154,
          "paymentId": "pay-7004",
          "paymentMethod": "CreditCard",
          "paymentStatus": "Error",
          "voucherOrderStatus": "Created",
          "delivery": {
            "method": "ToCompanyAddress",
            "contactPerson": "Liisa Öhman",
            "companyName": "Pyynikin Paahtimo Oy",
            "address": "Satakunnankatu 18",
            "zipCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "reorder": {
            "voucherId": "v-202",
            "quantity": 80
          }
        },
        "payment_canceled": {
          "id": "o-5008",
          "date": "2026-02-11T11:10:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500826",
          "product": "Virikeseteli 20,00 €",
          "voucherType": "recreational",
          "faceValue": 2000,
          "totalQuantity": 20,
          "totalAmount": 40000,
          "handlingFee": 2900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 740,
          "totalAmountWithFees": 43640,
          "paymentId": "pay-7008",
          "paymentMethod": "Online",
          "paymentStatus": "Canceled",
          "voucherOrderStatus": "Created",
          "delivery": {
            "method": "ToPickupPoint",
            "contactPerson": "Eero Mäkelä",
            "pickupPointConfirmation": "SendEmail",
            "emailAddress": "eero.makela@pyynikinpaahtimo.example"
          },
          "reorder": {
            "voucherId": "v-203",
            "quantity": 20
          }
        },
        "sent": {
          "id": "o-5006",
          "date": "2026-02-02T08:30:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500626",
          "product": "Lounasseteli 14,00 €",
          "voucherType": "lunch",
          "faceValue": 1400,
          "totalQuantity": 100,
          "totalAmount": 140000,
          "handlingFee": 4900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 1250,
          "totalAmountWithFees": 146150,
          "paymentId": "pay-7006",
          "paymentMethod": "Online",
          "paymentStatus": "Paid",
          "voucherOrderStatus": "Sent",
          "trackingCode": "JJFI60000000000005006",
          "firstVoucherSerial": "4100020001",
          "lastVoucherSerial": "4100020100",
          "vouchersValidUntil": "2026-12-31",
          "delivery": {
            "method": "ToOtherAddress",
            "contactPerson": "Åke Nyström",
            "companyName": "Pyynikin Paahtimo Oy",
            "address": "Hämeenkatu 4",
            "zipCode": "33100",
            "city": "Tampere",
            "country": "FI"
          },
          "reorder": {
            "voucherId": "v-105",
            "quantity": 100
          }
        },
        "expired": {
          "id": "o-5004",
          "date": "2026-01-12T10:20:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500426",
          "product": "Lounasseteli 13,00 €",
          "voucherType": "lunch",
          "faceValue": 1300,
          "totalQuantity": 60,
          "totalAmount": 78000,
          "handlingFee": 5900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 1505,
          "totalAmountWithFees": 85405,
          "paymentId": "pay-7009",
          "paymentMethod": "PrintInvoicePdf",
          "paymentStatus": "Expired",
          "voucherOrderStatus": "Created",
          "delivery": {
            "method": "ToSavedAddress",
            "addressId": "a-602",
            "contactPerson": "Liisa Öhman",
            "companyName": "Pyynikin Paahtimo Oy",
            "address": "Hatanpään valtatie 24",
            "zipCode": "33100",
            "city": "Tampere",
            "country": "FI"
          },
          "reorder": {
            "voucherId": "v-104",
            "quantity": 60
          }
        },
        "order_canceled": {
          "id": "o-5009",
          "date": "2026-01-20T06:55:00Z",
          "orderer": "Aino Virtanen",
          "orderNumber": "500926",
          "product": "Lounasseteli 10,00 €",
          "voucherType": "lunch",
          "faceValue": 1000,
          "totalQuantity": 30,
          "totalAmount": 30000,
          "handlingFee": 2900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 740,
          "totalAmountWithFees": 33640,
          "paymentId": "pay-7010",
          "paymentMethod": "Online",
          "paymentStatus": "Canceled",
          "voucherOrderStatus": "Canceled",
          "delivery": {
            "method": "ToCompanyAddress",
            "contactPerson": "Aino Virtanen",
            "companyName": "Pyynikin Paahtimo Oy",
            "address": "Satakunnankatu 18",
            "zipCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "reorder": {
            "voucherId": "v-102",
            "quantity": 30
          }
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "order_not_found": {
          "errors": [
            {
              "message": "No such voucher order in this company.",
              "code": "order_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readVoucherOrderPayment": {
    "request": {},
    "replies": {
      "200": {
        "lunch_canceled": {
          "orderId": "o-5001",
          "orderNumber": "500126",
          "voucherType": "lunch",
          "faceValue": 1300,
          "totalQuantity": 50,
          "totalAmount": 65000,
          "handlingFee": 3900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 995,
          "totalAmountWithFees": 69895,
          "status": "Canceled",
          "paymentMethod": "Online"
        },
        "recreational_card_failed": {
          "orderId": "o-5002",
          "orderNumber": "500226",
          "voucherType": "recreational",
          "faceValue": 1000,
          "totalQuantity": 80,
          "totalAmount": 80000,
          "handlingFee": 3900,
          "creditCardFee": 1259,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 995,
          "totalAmountWithFees": 86154,
          "status": "Error",
          "paymentMethod": "CreditCard"
        },
        "lunch_created": {
          "orderId": "o-5003",
          "orderNumber": "500326",
          "voucherType": "lunch",
          "faceValue": 1400,
          "totalQuantity": 100,
          "totalAmount": 140000,
          "handlingFee": 4900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 1250,
          "totalAmountWithFees": 146150,
          "status": "Created",
          "paymentMethod": "Online"
        },
        "lunch_expired": {
          "orderId": "o-5004",
          "orderNumber": "500426",
          "voucherType": "lunch",
          "faceValue": 1300,
          "totalQuantity": 60,
          "totalAmount": 78000,
          "handlingFee": 5900,
          "creditCardFee": 0,
          "vatFeePercent": 25.5,
          "vatFeeAmount": 1505,
          "totalAmountWithFees": 85405,
          "status": "Expired",
          "paymentMethod": "PrintInvoicePdf"
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createVoucherOrderPayment": {
    "request": {
      "online_again": {
        "paymentId": "pay-7001",
        "payment": {
          "method": "Online",
          "methodCode": "FI02"
        }
      },
      "credit_card": {
        "paymentId": "pay-7001",
        "payment": {
          "method": "CreditCard",
          "methodCode": "FI70"
        }
      },
      "link_to_other_person": {
        "paymentId": "pay-7001",
        "payment": {
          "method": "LinkToOtherPerson",
          "emailAddress": "eero.makela@pyynikinpaahtimo.example",
          "additionalMessage": "Voisitko maksaa tämän viimeistään perjantaina?"
        }
      },
      "invoice": {
        "paymentId": "pay-7001",
        "payment": {
          "method": "PrintInvoicePdf",
          "invoiceCostCenter": "4100",
          "invoiceContactPerson": "Liisa Öhman",
          "withoutReferenceNumber": false
        }
      }
    },
    "replies": {
      "201": {
        "created": {
          "orderId": "o-5001",
          "paymentId": "pay-7011"
        }
      },
      "400": {
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "payment.method",
              "message": "The sum is below the minimum of the method.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_method_unavailable": {
          "errors": [
            {
              "fieldName": "payment.methodCode",
              "message": "The method is not offered for this order.",
              "code": "payment_method_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "payment.methodCode",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_already_paid": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The order is paid, or a payment of it is under way.",
              "code": "payment_already_paid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_expired": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The payment has expired.",
              "code": "payment_expired",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "order_canceled": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The order has been cancelled.",
              "code": "order_canceled",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readCardOrderPayment": {
    "request": {},
    "replies": {
      "200": {
        "lunch_recreational_and_transport": {
          "company": {
            "name": "Pyynikin Paahtimo Oy",
            "businessIdentityCode": "9912345-6",
            "address": {
              "addressLine": "Satakunnankatu 18",
              "postCode": "33210",
              "city": "Tampere",
              "country": "FI"
            }
          },
          "billingAddress": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          },
          "cardOrderSummary": {
            "duoCardsCosts": 2450,
            "transportCardsCosts": 2450,
            "transportCommissionAmount": 2250,
            "recreationalCommissionAmount": 5000,
            "lunchCommissionAmount": 4095,
            "orderTotalWithoutVat": 328735,
            "orderTotalWithVat": 333130,
            "vatPercentage": 25.5,
            "feesVat": 4395,
            "totalDeliveryFee": 990,
            "duoCardFee": 490,
            "transportCardFee": 490
          },
          "benefitGroup": {
            "lunchTotalAmount": 136500,
            "lunchAmount": 1300,
            "transportTotalAmount": 75000,
            "transportAmount": 15000,
            "recreationalTotalAmount": 100000,
            "recreationalAmount": 20000,
            "noOfBeneficiaries": 5,
            "workdays": 21
          }
        },
        "lunch_only": {
          "company": {
            "name": "Pyynikin Paahtimo Oy",
            "businessIdentityCode": "9912345-6",
            "address": {
              "addressLine": "Satakunnankatu 18",
              "postCode": "33210",
              "city": "Tampere",
              "country": "FI"
            }
          },
          "billingAddress": {
            "addressLine": "Hämeenkatu 4",
            "postCode": "33100",
            "city": "Tampere",
            "country": "FI",
            "companyName": "Pyynikin Paahtimo Oy"
          },
          "cardOrderSummary": {
            "duoCardsCosts": 980,
            "transportCardsCosts": 0,
            "transportCommissionAmount": 0,
            "recreationalCommissionAmount": 0,
            "lunchCommissionAmount": 1638,
            "orderTotalWithoutVat": 58208,
            "orderTotalWithVat": 59128,
            "vatPercentage": 25.5,
            "feesVat": 920,
            "totalDeliveryFee": 990,
            "duoCardFee": 490,
            "transportCardFee": 490
          },
          "benefitGroup": {
            "lunchTotalAmount": 54600,
            "lunchAmount": 1300,
            "transportTotalAmount": 0,
            "transportAmount": 0,
            "recreationalTotalAmount": 0,
            "recreationalAmount": 0,
            "noOfBeneficiaries": 2,
            "workdays": 21
          }
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createCardOrderPayment": {
    "request": {
      "online_again": {
        "paymentId": "pay-7002",
        "payment": {
          "method": "Online",
          "methodCode": "FI02"
        }
      },
      "credit_card": {
        "paymentId": "pay-7002",
        "payment": {
          "method": "CreditCard",
          "methodCode": "FI70"
        }
      },
      "link_to_other_person": {
        "paymentId": "pay-7002",
        "payment": {
          "method": "LinkToOtherPerson",
          "emailAddress": "eero.makela@pyynikinpaahtimo.example",
          "additionalMessage": "Voisitko maksaa tämän viimeistään perjantaina?"
        }
      },
      "invoice": {
        "paymentId": "pay-7002",
        "payment": {
          "method": "PrintInvoicePdf",
          "invoiceCostCenter": "4100",
          "invoiceContactPerson": "Liisa Öhman",
          "withoutReferenceNumber": false
        }
      }
    },
    "replies": {
      "201": {
        "created": {
          "orderId": "o-5010",
          "paymentId": "pay-7012"
        }
      },
      "400": {
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "payment.method",
              "message": "The sum is below the minimum of the method.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_method_unavailable": {
          "errors": [
            {
              "fieldName": "payment.methodCode",
              "message": "The method is not offered for this order.",
              "code": "payment_method_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "payment.methodCode",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_already_paid": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The order is paid, or a payment of it is under way.",
              "code": "payment_already_paid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_expired": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The payment has expired.",
              "code": "payment_expired",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "order_canceled": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The order has been cancelled.",
              "code": "order_canceled",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createDepositOrderPayment": {
    "request": {
      "online_again": {
        "paymentId": "pay-7003",
        "payment": {
          "method": "Online",
          "methodCode": "FI02"
        }
      },
      "credit_card": {
        "paymentId": "pay-7003",
        "payment": {
          "method": "CreditCard",
          "methodCode": "FI70"
        }
      },
      "invoice": {
        "paymentId": "pay-7003",
        "payment": {
          "method": "PrintInvoicePdf"
        }
      }
    },
    "replies": {
      "201": {
        "created": {
          "orderId": "o-5020",
          "paymentId": "pay-7013"
        }
      },
      "400": {
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "payment.method",
              "message": "The sum is below the minimum of the method.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_method_unavailable": {
          "errors": [
            {
              "fieldName": "payment.methodCode",
              "message": "The method is not offered for this order.",
              "code": "payment_method_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "payment.methodCode",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_already_paid": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The order is paid, or a payment of it is under way.",
              "code": "payment_already_paid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_expired": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "The payment has expired.",
              "code": "payment_expired",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "startPayment": {
    "request": {
      "voucher": {
        "locale": "fi",
        "orderType": "voucher",
        "paymentPublicId": "pay-7001",
        "successUrl": "https://portaali.example/voucher-order/lunch/status/pay-7001",
        "cancelUrl": "https://portaali.example/voucher-order/lunch/status/pay-7001",
        "errorUrl": "https://portaali.example/voucher-order/lunch/status/pay-7001",
        "delayedPaymentUrl": "https://portaali.example/voucher-order/lunch/status/pay-7001"
      },
      "digital_in_english": {
        "locale": "en",
        "orderType": "digital",
        "paymentPublicId": "pay-7002",
        "successUrl": "https://portaali.example/en/order/status/pay-7002",
        "cancelUrl": "https://portaali.example/en/order/status/pay-7002",
        "errorUrl": "https://portaali.example/en/order/status/pay-7002",
        "delayedPaymentUrl": "https://portaali.example/en/order/status/pay-7002"
      },
      "deposit": {
        "locale": "fi",
        "orderType": "deposit",
        "paymentPublicId": "pay-7003",
        "successUrl": "https://portaali.example/load-account/status/pay-7003",
        "cancelUrl": "https://portaali.example/load-account/status/pay-7003",
        "errorUrl": "https://portaali.example/load-account/status/pay-7003",
        "delayedPaymentUrl": "https://portaali.example/load-account/status/pay-7003"
      }
    },
    "replies": {
      "200": {
        "provider_form": {
          "actionUrl": "https://maksu.example/newpayment",
          "formParams": {
            "pmt_action": "NEW_PAYMENT_EXTENDED",
            "pmt_version": "0004",
            "pmt_sellerid": "900000001",
            "pmt_id": "pay-7001",
            "pmt_reference": "20260001230",
            "pmt_amount": "698,95",
            "pmt_currency": "EUR",
            "pmt_paymentmethod": "FI02",
            "pmt_hash": "5C1F0B7A9E3D4C62"
          }
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "successUrl",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "fieldName": "paymentPublicId",
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_already_paid": {
          "errors": [
            {
              "fieldName": "paymentPublicId",
              "message": "The order is paid, or a payment of it is under way.",
              "code": "payment_already_paid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_expired": {
          "errors": [
            {
              "fieldName": "paymentPublicId",
              "message": "The payment has expired.",
              "code": "payment_expired",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "order_canceled": {
          "errors": [
            {
              "fieldName": "paymentPublicId",
              "message": "The order has been cancelled.",
              "code": "order_canceled",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "payment_service_unavailable": {
          "errors": [
            {
              "message": "The payment provider does not answer.",
              "code": "payment_service_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readPaymentStatus": {
    "request": {},
    "replies": {
      "200": {
        "voucher_created": {
          "status": "Created",
          "paymentMethod": "Online",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "voucher_pending": {
          "status": "Pending",
          "paymentMethod": "Online",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "voucher_paid": {
          "status": "Paid",
          "paymentMethod": "Online",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "voucher_confirmed": {
          "status": "Confirmed",
          "paymentMethod": "CreditCard",
          "orderType": "voucher",
          "amountInCents": 70929
        },
        "voucher_error": {
          "status": "Error",
          "paymentMethod": "CreditCard",
          "orderType": "voucher",
          "amountInCents": 70929
        },
        "voucher_canceled": {
          "status": "Canceled",
          "paymentMethod": "Online",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "voucher_expired": {
          "status": "Expired",
          "paymentMethod": "PrintInvoicePdf",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "voucher_link_sent": {
          "status": "Created",
          "paymentMethod": "LinkToOtherPerson",
          "forwardEmail": "eero.makela@pyynikinpaahtimo.example",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "voucher_invoice": {
          "status": "Created",
          "paymentMethod": "PrintInvoicePdf",
          "orderType": "voucher",
          "amountInCents": 69895
        },
        "digital_paid": {
          "status": "Paid",
          "paymentMethod": "Online",
          "orderType": "digital",
          "amountInCents": 333130
        },
        "digital_canceled": {
          "status": "Canceled",
          "paymentMethod": "Online",
          "orderType": "digital",
          "amountInCents": 333130
        },
        "deposit_paid": {
          "status": "Paid",
          "paymentMethod": "Online",
          "orderType": "deposit",
          "amountInCents": 150000
        },
        "deposit_error": {
          "status": "Error",
          "paymentMethod": "Online",
          "orderType": "deposit",
          "amountInCents": 150000
        },
        "deposit_by_transfer": {
          "status": "Created",
          "paymentMethod": "PrintInvoicePdf",
          "orderType": "deposit",
          "amountInCents": 150000,
          "transfer": {
            "iban": "FI2112345600000785",
            "bic": "NDEAFIHH",
            "recipient": "Etuportaali Oy",
            "referenceNumber": "20260001230",
            "dueDate": "2026-03-16",
            "amountInCents": 150000,
            "barcode": "421123456000007850015000000000000000020260001230260316"
          }
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "cancelPayment": {
    "request": {},
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "payment_not_found": {
          "errors": [
            {
              "message": "No such payment in this company.",
              "code": "payment_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_already_paid": {
          "errors": [
            {
              "message": "The payment is made or under way.",
              "code": "payment_already_paid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listPaymentMethods": {
    "request": {},
    "replies": {
      "200": {
        "voucher_in_finnish": [
          {
            "code": "FI01",
            "name": "Nordea",
            "type": "Online",
            "image_url": "/content/payment-methods/nordea.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI02",
            "name": "OP",
            "type": "Online",
            "image_url": "/content/payment-methods/op.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI03",
            "name": "Danske Bank",
            "type": "Online",
            "image_url": "/content/payment-methods/danske-bank.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI07",
            "name": "S-Pankki",
            "type": "Online",
            "image_url": "/content/payment-methods/s-pankki.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI60",
            "name": "MobilePay",
            "type": "Online",
            "image_url": "/content/payment-methods/mobilepay.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI70",
            "name": "Luottokortti",
            "type": "CreditCard",
            "image_url": "/content/payment-methods/card.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "LinkToOtherPerson",
            "name": "Lähetä maksulinkki",
            "type": "LinkToOtherPerson",
            "image_url": "/content/payment-methods/link.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "PrintInvoicePdf",
            "name": "Lataa lasku",
            "type": "PrintInvoicePdf",
            "image_url": "/content/payment-methods/invoice.svg",
            "image_width": 120,
            "image_height": 60
          }
        ],
        "deposit_in_english": [
          {
            "code": "FI01",
            "name": "Nordea",
            "type": "Online",
            "image_url": "/content/payment-methods/nordea.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI02",
            "name": "OP",
            "type": "Online",
            "image_url": "/content/payment-methods/op.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "FI70",
            "name": "Credit card",
            "type": "CreditCard",
            "image_url": "/content/payment-methods/card.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "PrintInvoicePdf",
            "name": "Invoice for bank transfer",
            "type": "PrintInvoicePdfForTransferMoney",
            "image_url": "/content/payment-methods/invoice.svg",
            "image_width": 120,
            "image_height": 60
          }
        ],
        "offline_only": [
          {
            "code": "LinkToOtherPerson",
            "name": "Lähetä maksulinkki",
            "type": "LinkToOtherPerson",
            "image_url": "/content/payment-methods/link.svg",
            "image_width": 120,
            "image_height": 60
          },
          {
            "code": "PrintInvoicePdf",
            "name": "Lataa lasku",
            "type": "PrintInvoicePdf",
            "image_url": "/content/payment-methods/invoice.svg",
            "image_width": 120,
            "image_height": 60
          }
        ],
        "none": []
      },
      "400": {
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "amountInCents",
              "message": "The sum is below the minimum of every method.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "amount_above_maximum": {
          "errors": [
            {
              "fieldName": "amountInCents",
              "message": "The sum is above the largest payment.",
              "code": "amount_above_maximum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "orderType",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "payment_service_unavailable": {
          "errors": [
            {
              "message": "The payment provider does not answer.",
              "code": "payment_service_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": true
        },
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadOrderDocument": {
    "request": {},
    "replies": {
      "200": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "document_not_found": {
          "errors": [
            {
              "message": "There is no invoice for this order.",
              "code": "document_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadPaymentDocument": {
    "request": {},
    "replies": {
      "200": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "paymentId",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "document_not_found": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "There is no invoice for this payment.",
              "code": "document_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "fieldName": "paymentId",
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadVoucherOrderReceipt": {
    "request": {},
    "replies": {
      "200": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "document_not_found": {
          "errors": [
            {
              "message": "There is no receipt for this order.",
              "code": "document_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_not_completed": {
          "errors": [
            {
              "message": "The order is not paid yet.",
              "code": "payment_not_completed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "orderCrossSelling": {
    "request": {
      "duo": {
        "benefits": [
          "lunch",
          "recreational"
        ]
      },
      "massage": {
        "benefits": [
          "massage"
        ]
      },
      "several": {
        "benefits": [
          "lunch",
          "recreational",
          "transport",
          "wellbeing"
        ]
      }
    },
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "benefits",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "benefit_not_available": {
          "errors": [
            {
              "fieldName": "benefits",
              "elementIndex": 0,
              "message": "The benefit is not available to the company.",
              "code": "benefit_not_available",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "benefit_already_ordered": {
          "errors": [
            {
              "fieldName": "benefits",
              "elementIndex": 1,
              "message": "The benefit is in use or has been ordered.",
              "code": "benefit_already_ordered",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listCardOrders": {
    "request": {},
    "replies": {
      "200": {
        "unpaid_invoice": {
          "cardOrders": [
            {
              "id": "o-5101",
              "orderNumber": "600101",
              "date": "2026-03-02T12:35:00Z",
              "paymentId": "pay-7901",
              "paymentStatus": "Created",
              "paymentMethod": "PrintInvoicePdf",
              "isCanceled": false,
              "amountInCents": 33401,
              "dueDate": "2026-03-16",
              "benefits": [
                "transport"
              ],
              "employees": [
                {
                  "firstName": "Venla",
                  "lastName": "Särkkä",
                  "personalId": "120395-955F"
                }
              ]
            }
          ]
        },
        "none": {
          "cardOrders": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createCardOrder": {
    "request": {
      "lunch_recreational_and_transport": {
        "benefits": [
          "lunch",
          "recreational",
          "transport"
        ],
        "company": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "billingAddress": {
          "addressLine": "Satakunnankatu 18",
          "postCode": "33210",
          "city": "Tampere",
          "country": "FI"
        },
        "employees": [
          {
            "firstName": "Eero",
            "lastName": "Mäkelä",
            "emailAddress": "eero.makela@pyynikinpaahtimo.example",
            "personalId": "140585-912D",
            "phoneNumber": "+358407654321",
            "employeeType": "FullTime",
            "employeePercentage": 100,
            "employeeNumber": "1001",
            "costCenterNumber": "4100",
            "startOfBenefit": "2026-04-01"
          },
          {
            "firstName": "Liisa",
            "lastName": "Öhman",
            "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
            "personalId": "230790-901S",
            "employeeType": "PartTime",
            "employeePercentage": 60,
            "daysForLunari": 13,
            "employeeNumber": "1002",
            "costCenterNumber": "4100",
            "startOfBenefit": "2026-04-01"
          },
          {
            "firstName": "Åke",
            "lastName": "Nyström",
            "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
            "personalId": "051178-944N",
            "employeeType": "TemporaryEmployed",
            "employeePercentage": 80,
            "employeeNumber": "1003",
            "startOfBenefit": "2026-04-15"
          },
          {
            "firstName": "Helmi",
            "lastName": "Rantanen",
            "emailAddress": "helmi.rantanen@pyynikinpaahtimo.example",
            "personalId": "120395-955F",
            "employeeType": "FullTime",
            "startOfBenefit": "2026-04-01"
          },
          {
            "firstName": "Onni",
            "lastName": "Salmela",
            "emailAddress": "onni.salmela@pyynikinpaahtimo.example",
            "personalId": "010101A901S",
            "employeeType": "FullTime",
            "startOfBenefit": "2026-04-01"
          }
        ],
        "usage": {
          "lunchAmount": 1300,
          "workdays": 21,
          "recreationalAmount": 20000,
          "transportAmount": 15000
        },
        "payment": {
          "method": "Online",
          "methodCode": "FI02"
        },
        "termsAndConditions": true,
        "priceList": true
      },
      "lunch_only_invoice": {
        "benefits": [
          "lunch"
        ],
        "company": {
          "name": "Pyynikin Paahtimo Oy",
          "businessIdentityCode": "9912345-6",
          "address": {
            "addressLine": "Satakunnankatu 18",
            "postCode": "33210",
            "city": "Tampere",
            "country": "FI"
          }
        },
        "billingAddress": {
          "addressLine": "Hämeenkatu 4",
          "postCode": "33100",
          "city": "Tampere",
          "country": "FI",
          "companyName": "Pyynikin Paahtimo Oy"
        },
        "employees": [
          {
            "firstName": "Eero",
            "lastName": "Mäkelä",
            "emailAddress": "eero.makela@pyynikinpaahtimo.example",
            "personalId": "140585-912D",
            "employeeType": "FullTime",
            "startOfBenefit": "2026-04-01"
          },
          {
            "firstName": "Liisa",
            "lastName": "Öhman",
            "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
            "personalId": "230790-901S",
            "employeeType": "PartTime",
            "employeePercentage": 60,
            "startOfBenefit": "2026-04-01"
          }
        ],
        "usage": {
          "lunchAmount": 1300,
          "workdays": 21
        },
        "payment": {
          "method": "PrintInvoicePdf",
          "invoiceCostCenter": "4100",
          "invoiceContactPerson": "Liisa Öhman"
        },
        "termsAndConditions": true,
        "priceList": true
      }
    },
    "replies": {
      "201": {
        "created": {
          "orderId": "o-5010",
          "paymentId": "pay-7002"
        }
      },
      "400": {
        "too_many_employees": {
          "errors": [
            {
              "fieldName": "employees",
              "message": "The company would have more employees than it may.",
              "code": "too_many_employees",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "amount_out_of_range": {
          "errors": [
            {
              "fieldName": "usage.lunchAmount",
              "message": "The amount is outside the limits of the year.",
              "code": "amount_out_of_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "payment_method_unavailable": {
          "errors": [
            {
              "fieldName": "payment.methodCode",
              "message": "The method is not offered for this order.",
              "code": "payment_method_unavailable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "po_box_not_allowed": {
          "errors": [
            {
              "fieldName": "company.address.addressLine",
              "message": "The address is a PO box.",
              "code": "po_box_not_allowed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_personal_id": {
          "errors": [
            {
              "fieldName": "employees.personalId",
              "elementIndex": 0,
              "message": "The form, the date or the check character is wrong.",
              "code": "invalid_personal_id",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "usage.workdays",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "personal_id_already_exists": {
          "errors": [
            {
              "fieldName": "employees.personalId",
              "elementIndex": 1,
              "message": "There is an employee with this personal id.",
              "code": "personal_id_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "employee_number_already_exists": {
          "errors": [
            {
              "fieldName": "employees.employeeNumber",
              "elementIndex": 0,
              "message": "There is an employee with this number.",
              "code": "employee_number_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "benefit_not_available": {
          "errors": [
            {
              "fieldName": "benefits",
              "elementIndex": 0,
              "message": "The benefit is not available to the company.",
              "code": "benefit_not_available",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "cancelCardOrder": {
    "request": {},
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "order_not_found": {
          "errors": [
            {
              "fieldName": "orderId",
              "message": "No such order in this company.",
              "code": "order_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "payment_already_paid": {
          "errors": [
            {
              "message": "The order is paid, or about to be.",
              "code": "payment_already_paid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listEmployees": {
    "request": {},
    "replies": {
      "200": {
        "established": {
          "beneficiaries": [
            {
              "personId": "e-2005",
              "firstName": "Sanni",
              "lastName": "Rautio",
              "emailAddress": "sanni.rautio@pyynikinpaahtimo.example",
              "employeeType": "FullTime",
              "employeeNumber": "105",
              "costCenterNumber": "4100",
              "createdAt": "2026-03-05T07:31:00Z",
              "isNew": true,
              "benefitTypes": [
                "lunch",
                "recreational"
              ]
            },
            {
              "personId": "e-2001",
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "emailAddress": "eero.makela@pyynikinpaahtimo.example",
              "employeeType": "FullTime",
              "employeeNumber": "101",
              "costCenterNumber": "4100",
              "createdAt": "2024-12-10T08:20:00Z",
              "isNew": false,
              "benefitTypes": [
                "lunch",
                "recreational",
                "transport"
              ]
            },
            {
              "personId": "e-2002",
              "firstName": "Liisa",
              "lastName": "Öhman",
              "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
              "employeeType": "PartTime",
              "employeeNumber": "102",
              "costCenterNumber": "4200",
              "endOfBenefit": "2026-08-31",
              "endOfFunds": "2026-09-30",
              "pendingLoadDate": "2026-04-15",
              "createdAt": "2025-07-18T06:45:00Z",
              "isNew": false,
              "benefitTypes": [
                "lunch"
              ]
            },
            {
              "personId": "e-2003",
              "firstName": "Åke",
              "lastName": "Nyström",
              "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
              "employeeType": "Onhold",
              "employeeNumber": "103",
              "createdAt": "2024-12-10T08:24:00Z",
              "isNew": false,
              "benefitTypes": [
                "lunch",
                "recreational"
              ]
            },
            {
              "personId": "e-2006",
              "firstName": "Pentti",
              "lastName": "Laaksonen",
              "emailAddress": "pentti.laaksonen@pyynikinpaahtimo.example",
              "employeeType": "Dropped",
              "employeeNumber": "106",
              "endOfBenefit": "2026-02-28",
              "endOfFunds": "2026-03-30",
              "createdAt": "2024-12-10T08:31:00Z",
              "isNew": false,
              "benefitTypes": [
                "lunch"
              ]
            },
            {
              "personId": "e-2007",
              "firstName": "Ritva",
              "lastName": "Saarela",
              "emailAddress": "ritva.saarela@pyynikinpaahtimo.example",
              "employeeType": "Dropped",
              "endOfBenefit": "2025-12-31",
              "endOfFunds": "2026-01-30",
              "createdAt": "2024-12-10T08:35:00Z",
              "isNew": false,
              "benefitTypes": [
                "lunch",
                "recreational"
              ]
            }
          ]
        },
        "without_benefits": {
          "beneficiaries": [
            {
              "personId": "e-2001",
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "emailAddress": "eero.makela@pyynikinpaahtimo.example",
              "employeeType": "FullTime",
              "createdAt": "2026-03-05T07:31:00Z",
              "isNew": true,
              "benefitTypes": []
            }
          ]
        },
        "no_employees": {
          "beneficiaries": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createEmployee": {
    "request": {
      "full_time": {
        "firstName": "Sanni",
        "lastName": "Rautio",
        "emailAddress": "sanni.rautio@pyynikinpaahtimo.example",
        "personalId": "120395-955F",
        "phoneNumber": "+358407654321",
        "employeeType": "FullTime",
        "employeePercentage": 100,
        "employeeNumber": "105",
        "costCenterNumber": "4100",
        "startOfBenefit": "2026-04-01",
        "benefits": [
          {
            "benefitType": "lunch",
            "groupId": "g-11"
          },
          {
            "benefitType": "recreational",
            "groupId": "g-12"
          }
        ]
      },
      "part_time": {
        "firstName": "Liisa",
        "lastName": "Öhman",
        "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
        "personalId": "230790-901S",
        "employeeType": "PartTime",
        "employeePercentage": 37.5,
        "daysForLunari": 13,
        "employeeNumber": "102",
        "startOfBenefit": "2026-04-01",
        "endOfBenefit": "2026-08-31",
        "benefits": [
          {
            "benefitType": "lunch",
            "groupId": "g-11"
          }
        ]
      },
      "least": {
        "firstName": "Helmi",
        "lastName": "Koskinen",
        "emailAddress": "helmi.koskinen@pyynikinpaahtimo.example",
        "personalId": "010101A901S",
        "employeeType": "FullTime",
        "startOfBenefit": "2026-03-09",
        "benefits": []
      }
    },
    "replies": {
      "201": {
        "added": {
          "personId": "e-2005"
        }
      },
      "400": {
        "too_many_employees": {
          "errors": [
            {
              "message": "The company has as many employees as it may.",
              "code": "too_many_employees",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_personal_id": {
          "errors": [
            {
              "fieldName": "personalId",
              "message": "The form, the date or the check character is wrong.",
              "code": "invalid_personal_id",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "employeePercentage",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            },
            {
              "fieldName": "phoneNumber",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "employee_number_already_exists": {
          "errors": [
            {
              "fieldName": "employeeNumber",
              "message": "Another employee has this number.",
              "code": "employee_number_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "personal_id_already_exists": {
          "errors": [
            {
              "fieldName": "personalId",
              "message": "The person is an employee already.",
              "code": "personal_id_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "updateEmployee": {
    "request": {
      "new_cost_center": {
        "personId": "e-2001",
        "firstName": "Eero",
        "lastName": "Mäkelä",
        "emailAddress": "eero.makela@pyynikinpaahtimo.example",
        "phoneNumber": "+358401112223",
        "employeeType": "FullTime",
        "employeePercentage": 100,
        "employeeNumber": "101",
        "costCenterNumber": "4300",
        "startOfBenefit": "2025-01-01",
        "benefits": [
          {
            "benefitType": "lunch",
            "groupId": "g-11"
          },
          {
            "benefitType": "recreational",
            "groupId": "g-12"
          },
          {
            "benefitType": "transport",
            "groupId": "g-13"
          }
        ]
      },
      "on_hold": {
        "personId": "e-2003",
        "firstName": "Åke",
        "lastName": "Nyström",
        "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
        "employeeType": "Onhold",
        "employeePercentage": 100,
        "employeeNumber": "103",
        "startOfBenefit": "2025-01-01",
        "benefits": [
          {
            "benefitType": "lunch",
            "groupId": "g-11"
          },
          {
            "benefitType": "recreational",
            "groupId": "g-12"
          }
        ]
      },
      "end_of_benefit": {
        "personId": "e-2004",
        "firstName": "Helmi",
        "lastName": "Koskinen",
        "emailAddress": "helmi.koskinen@pyynikinpaahtimo.example",
        "employeeType": "TemporaryEmployed",
        "employeePercentage": 100,
        "employeeNumber": "104",
        "startOfBenefit": "2026-01-01",
        "endOfBenefit": "2026-03-31",
        "benefits": [
          {
            "benefitType": "lunch",
            "groupId": "g-11"
          }
        ]
      }
    },
    "replies": {
      "204": {},
      "400": {
        "end_of_benefit_before_pending_load": {
          "errors": [
            {
              "fieldName": "endOfBenefit",
              "message": "A load is pending for a later date.",
              "code": "end_of_benefit_before_pending_load",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "employeePercentage",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            },
            {
              "fieldName": "costCenterNumber",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "employee_number_already_exists": {
          "errors": [
            {
              "fieldName": "employeeNumber",
              "message": "Another employee has this number.",
              "code": "employee_number_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "loads_pending": {
          "errors": [
            {
              "fieldName": "endOfBenefit",
              "message": "Loads to the employee are pending.",
              "code": "loads_pending",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "employee_terminated": {
          "errors": [
            {
              "message": "The benefit of the employee has ended.",
              "code": "employee_terminated",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readEmployee": {
    "request": {},
    "replies": {
      "200": {
        "full_time": {
          "personId": "e-2001",
          "firstName": "Eero",
          "lastName": "Mäkelä",
          "emailAddress": "eero.makela@pyynikinpaahtimo.example",
          "personalId": "140585-912D",
          "phoneNumber": "+358401112223",
          "employeeType": "FullTime",
          "employeePercentage": 100,
          "employeeNumber": "101",
          "costCenterNumber": "4100",
          "startOfBenefit": "2025-01-01",
          "createdAt": "2024-12-10T08:20:00Z",
          "isNew": false,
          "benefitTypes": [
            "lunch",
            "recreational",
            "transport"
          ],
          "benefits": [
            {
              "benefitType": "lunch",
              "maxAmountPerPeriod": 1300,
              "groupId": "g-11"
            },
            {
              "benefitType": "recreational",
              "maxAmountPerPeriod": 40000,
              "groupId": "g-12"
            },
            {
              "benefitType": "transport",
              "maxAmountPerPeriod": 80000,
              "groupId": "g-13"
            }
          ]
        },
        "part_time_ending_load_pending": {
          "personId": "e-2002",
          "firstName": "Liisa",
          "lastName": "Öhman",
          "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
          "personalId": "230790-901S",
          "employeeType": "PartTime",
          "employeePercentage": 60,
          "daysForLunari": 13,
          "employeeNumber": "102",
          "costCenterNumber": "4200",
          "startOfBenefit": "2025-08-01",
          "endOfBenefit": "2026-08-31",
          "endOfFunds": "2026-09-30",
          "pendingLoadDate": "2026-04-15",
          "createdAt": "2025-07-18T06:45:00Z",
          "isNew": false,
          "benefitTypes": [
            "lunch"
          ],
          "benefits": [
            {
              "benefitType": "lunch",
              "maxAmountPerPeriod": 1300,
              "groupId": "g-11"
            }
          ]
        },
        "on_hold": {
          "personId": "e-2003",
          "firstName": "Åke",
          "lastName": "Nyström",
          "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
          "personalId": "051178-944N",
          "employeeType": "Onhold",
          "employeePercentage": 100,
          "employeeNumber": "103",
          "startOfBenefit": "2025-01-01",
          "createdAt": "2024-12-10T08:24:00Z",
          "isNew": false,
          "benefitTypes": [
            "lunch",
            "recreational"
          ],
          "benefits": [
            {
              "benefitType": "lunch",
              "maxAmountPerPeriod": 1300,
              "groupId": "g-11"
            },
            {
              "benefitType": "recreational",
              "maxAmountPerPeriod": 40000,
              "groupId": "g-12"
            }
          ]
        },
        "terminated": {
          "personId": "e-2006",
          "firstName": "Pentti",
          "lastName": "Laaksonen",
          "emailAddress": "pentti.laaksonen@pyynikinpaahtimo.example",
          "personalId": "010190-900P",
          "employeeType": "Dropped",
          "employeePercentage": 100,
          "employeeNumber": "106",
          "startOfBenefit": "2025-01-01",
          "endOfBenefit": "2026-02-28",
          "endOfFunds": "2026-03-30",
          "createdAt": "2024-12-10T08:31:00Z",
          "isNew": false,
          "benefitTypes": [
            "lunch"
          ],
          "benefits": [
            {
              "benefitType": "lunch",
              "maxAmountPerPeriod": 1300,
              "groupId": "g-11"
            }
          ]
        },
        "new_without_benefits": {
          "personId": "e-2004",
          "firstName": "Helmi",
          "lastName": "Koskinen",
          "emailAddress": "helmi.koskinen@pyynikinpaahtimo.example",
          "personalId": "010101A901S",
          "employeeType": "FullTime",
          "employeePercentage": 100,
          "startOfBenefit": "2026-03-09",
          "createdAt": "2026-03-06T09:02:00Z",
          "isNew": true,
          "benefitTypes": [],
          "benefits": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "employee_not_found": {
          "errors": [
            {
              "message": "No such employee in this company.",
              "code": "employee_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkPersonalId": {
    "request": {
      "with_dash": {
        "personalId": "120395-955F"
      },
      "born_in_the_2000s": {
        "personalId": "010101A901S"
      }
    },
    "replies": {
      "200": {
        "valid": {
          "valid": true
        }
      },
      "400": {
        "invalid_personal_id": {
          "errors": [
            {
              "fieldName": "personalId",
              "message": "The form, the date or the check character is wrong.",
              "code": "invalid_personal_id",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "personalId",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "personal_id_already_exists": {
          "errors": [
            {
              "fieldName": "personalId",
              "message": "The person is an employee already.",
              "code": "personal_id_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listRequestedLoads": {
    "request": {},
    "replies": {
      "200": {
        "some": {
          "requestedLoads": [
            {
              "requestId": "r-6001",
              "requestDate": "2026-03-02",
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "benefit": "lunch",
              "requestMonth": "2026-03",
              "amount": 27300
            },
            {
              "requestId": "r-6002",
              "requestDate": "2026-03-02",
              "firstName": "Liisa",
              "lastName": "Öhman",
              "personalId": "230790-901S",
              "benefit": "lunch",
              "requestMonth": "2026-03",
              "amount": 16900
            },
            {
              "requestId": "r-6003",
              "requestDate": "2026-03-04",
              "firstName": "Helmi",
              "lastName": "Koskinen",
              "personalId": "010101A901S",
              "benefit": "lunch",
              "requestMonth": "2026-04",
              "amount": 27300
            }
          ],
          "totalRequestedLoads": 3,
          "totalRequestedLoadsAmount": 71500,
          "currentBalance": 12000
        },
        "negative_balance": {
          "requestedLoads": [
            {
              "requestId": "r-6001",
              "requestDate": "2026-03-02",
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "benefit": "lunch",
              "requestMonth": "2026-03",
              "amount": 27300
            }
          ],
          "totalRequestedLoads": 1,
          "totalRequestedLoadsAmount": 27300,
          "currentBalance": -4500
        },
        "none": {
          "requestedLoads": [],
          "totalRequestedLoads": 0,
          "totalRequestedLoadsAmount": 0,
          "currentBalance": 1234550
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "rejectRequestedLoad": {
    "request": {},
    "replies": {
      "204": {},
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "requested_load_not_found": {
          "errors": [
            {
              "message": "No such request in this company.",
              "code": "requested_load_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "requested_load_already_handled": {
          "errors": [
            {
              "message": "The request was rejected or loaded before.",
              "code": "requested_load_already_handled",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "estimateDeposit": {
    "request": {},
    "replies": {
      "200": {
        "lunch_and_requests": {
          "requestedLoads": {
            "numberOfRequests": 3,
            "value": 71500,
            "commission": 1788,
            "commissionVAT": 456
          },
          "benefits": [
            {
              "type": "lunch",
              "month": "current",
              "value": 44200,
              "commission": 1105,
              "commissionVAT": 282,
              "numberOfEmployees": 2
            },
            {
              "type": "lunch",
              "month": "next",
              "value": 71500,
              "commission": 1788,
              "commissionVAT": 456,
              "numberOfEmployees": 3
            }
          ],
          "currentBalance": 12000,
          "totalSuggestedTransfer": 181075
        },
        "lunch_two_months": {
          "requestedLoads": {
            "numberOfRequests": 0,
            "value": 0,
            "commission": 0,
            "commissionVAT": 0
          },
          "benefits": [
            {
              "type": "lunch",
              "month": "current",
              "value": 44200,
              "commission": 1105,
              "commissionVAT": 282,
              "numberOfEmployees": 2
            },
            {
              "type": "lunch",
              "month": "next",
              "value": 71500,
              "commission": 1788,
              "commissionVAT": 456,
              "numberOfEmployees": 3
            }
          ],
          "currentBalance": 48200,
          "totalSuggestedTransfer": 71131
        },
        "enough_balance": {
          "requestedLoads": {
            "numberOfRequests": 0,
            "value": 0,
            "commission": 0,
            "commissionVAT": 0
          },
          "benefits": [
            {
              "type": "lunch",
              "month": "current",
              "value": 44200,
              "commission": 1105,
              "commissionVAT": 282,
              "numberOfEmployees": 2
            },
            {
              "type": "recreational",
              "month": "current",
              "value": 70000,
              "commission": 3500,
              "commissionVAT": 893,
              "numberOfEmployees": 2
            }
          ],
          "currentBalance": 1234550,
          "totalSuggestedTransfer": 0
        },
        "nothing_chosen": {
          "requestedLoads": {
            "numberOfRequests": 0,
            "value": 0,
            "commission": 0,
            "commissionVAT": 0
          },
          "benefits": [],
          "currentBalance": 48200,
          "totalSuggestedTransfer": 0
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "benefits",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listTopUpEmployees": {
    "request": {},
    "replies": {
      "200": {
        "lunch": {
          "beneficiaries": [
            {
              "beneficiaryId": "e-2001",
              "personalId": "140585-912D",
              "personId": "e-2001",
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "emailAddress": "eero.makela@pyynikinpaahtimo.example",
              "employmentType": "FullTime",
              "benefitPercentage": 100,
              "availableToTopUpAmount": 27300,
              "costCenter": "4100",
              "employeeNumber": "101",
              "startOfBenefit": "2025-01-01",
              "createdAt": "2024-12-10T08:20:00Z",
              "benefitGroupSettings": {
                "groupId": "g-11",
                "maxAmountPerPeriod": 1300,
                "fundsLoadingType": "direct_load"
              }
            },
            {
              "beneficiaryId": "e-2002",
              "personalId": "230790-901S",
              "personId": "e-2002",
              "firstName": "Liisa",
              "lastName": "Öhman",
              "emailAddress": "liisa.ohman@pyynikinpaahtimo.example",
              "employmentType": "PartTime",
              "benefitPercentage": 60,
              "availableToTopUpAmount": 16900,
              "costCenter": "4200",
              "employeeNumber": "102",
              "startOfBenefit": "2025-08-01",
              "endOfBenefit": "2026-08-31",
              "endOfFunds": "2026-09-30",
              "createdAt": "2025-07-18T06:45:00Z",
              "benefitGroupSettings": {
                "groupId": "g-11",
                "maxAmountPerPeriod": 1300,
                "fundsLoadingType": "direct_load"
              },
              "benefitLunchMaxWorkingDays": 13,
              "pendingLoadDate": "2026-04-15"
            },
            {
              "beneficiaryId": "e-2003",
              "personalId": "051178-944N",
              "personId": "e-2003",
              "firstName": "Åke",
              "lastName": "Nyström",
              "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
              "employmentType": "Onhold",
              "benefitPercentage": 100,
              "availableToTopUpAmount": 27300,
              "employeeNumber": "103",
              "startOfBenefit": "2025-01-01",
              "createdAt": "2024-12-10T08:24:00Z",
              "benefitGroupSettings": {
                "groupId": "g-11",
                "maxAmountPerPeriod": 1300,
                "fundsLoadingType": "direct_load"
              }
            },
            {
              "beneficiaryId": "e-2004",
              "personalId": "010101A901S",
              "personId": "e-2004",
              "firstName": "Helmi",
              "lastName": "Koskinen",
              "emailAddress": "helmi.koskinen@pyynikinpaahtimo.example",
              "employmentType": "TemporaryEmployed",
              "benefitPercentage": 100,
              "availableToTopUpAmount": 0,
              "employeeNumber": "104",
              "startOfBenefit": "2026-01-01",
              "createdAt": "2025-12-15T09:02:00Z",
              "benefitGroupSettings": {
                "groupId": "g-11",
                "maxAmountPerPeriod": 1300,
                "fundsLoadingType": "direct_load"
              }
            }
          ],
          "availableBenefitSettings": {
            "feePercentage": 2.5,
            "maxTopUpAmountPerPeriod": 27300
          }
        },
        "recreational": {
          "beneficiaries": [
            {
              "beneficiaryId": "e-2001",
              "personalId": "140585-912D",
              "personId": "e-2001",
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "emailAddress": "eero.makela@pyynikinpaahtimo.example",
              "employmentType": "FullTime",
              "benefitPercentage": 100,
              "availableToTopUpAmount": 30000,
              "costCenter": "4100",
              "employeeNumber": "101",
              "startOfBenefit": "2025-01-01",
              "createdAt": "2024-12-10T08:20:00Z",
              "benefitGroupSettings": {
                "groupId": "g-12",
                "maxAmountPerPeriod": 40000,
                "fundsLoadingType": "direct_load"
              }
            },
            {
              "beneficiaryId": "e-2003",
              "personalId": "051178-944N",
              "personId": "e-2003",
              "firstName": "Åke",
              "lastName": "Nyström",
              "emailAddress": "ake.nystrom@pyynikinpaahtimo.example",
              "employmentType": "Onhold",
              "benefitPercentage": 100,
              "availableToTopUpAmount": 40000,
              "employeeNumber": "103",
              "startOfBenefit": "2025-01-01",
              "createdAt": "2024-12-10T08:24:00Z",
              "benefitGroupSettings": {
                "groupId": "g-12",
                "maxAmountPerPeriod": 40000,
                "fundsLoadingType": "direct_load"
              }
            }
          ],
          "availableBenefitSettings": {
            "feePercentage": 5,
            "maxTopUpAmountPerPeriod": 40000
          }
        },
        "no_employees": {
          "beneficiaries": [],
          "availableBenefitSettings": {
            "feePercentage": 2.5,
            "maxTopUpAmountPerPeriod": 27300
          }
        }
      },
      "400": {
        "invalid_scheduled_date": {
          "errors": [
            {
              "fieldName": "scheduledOn",
              "message": "The load date is not in the allowed range.",
              "code": "invalid_scheduled_date",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "benefit",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "benefit_not_available": {
          "errors": [
            {
              "fieldName": "benefit",
              "message": "The benefit is not active or not loaded by the company.",
              "code": "benefit_not_available",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readTopUpInProgress": {
    "request": {},
    "replies": {
      "200": {
        "none": {
          "isTopUpLoadInProgress": false,
          "ids": []
        },
        "one": {
          "isTopUpLoadInProgress": true,
          "ids": [
            "t-3001"
          ]
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "checkPendingTopUps": {
    "request": {
      "lunch": {
        "beneficiaryIds": [
          "e-2001",
          "e-2002"
        ],
        "benefitType": "lunch"
      }
    },
    "replies": {
      "200": {
        "free": {
          "isTopUpLoadInProgress": false
        },
        "in_progress": {
          "isTopUpLoadInProgress": true
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "beneficiaryIds",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createTopUp": {
    "request": {
      "direct_deduction": {
        "amount": "15000",
        "benefitType": "lunch",
        "beneficiariesIds": [
          "e-2001",
          "e-2002"
        ],
        "paymentMethod": "deduction",
        "showOnHoldBeneficiaries": false
      },
      "scheduled_einvoice": {
        "amount": "10000",
        "benefitType": "recreational",
        "beneficiariesIds": [
          "e-2001",
          "e-2002",
          "e-2003"
        ],
        "paymentMethod": "einvoice",
        "eInvoiceAddress": "003799123456",
        "operator": "003721291126",
        "showOnHoldBeneficiaries": true,
        "scheduledOn": "2026-04-15"
      }
    },
    "replies": {
      "201": {
        "created": {
          "topUpLoadId": "t-3001"
        }
      },
      "400": {
        "invalid_scheduled_date": {
          "errors": [
            {
              "fieldName": "scheduledOn",
              "message": "The load date is not in the allowed range.",
              "code": "invalid_scheduled_date",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_einvoice": {
          "errors": [
            {
              "fieldName": "eInvoiceAddress",
              "message": "The address cannot receive e-invoices.",
              "code": "invalid_einvoice",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "amount_below_minimum": {
          "errors": [
            {
              "fieldName": "amount",
              "message": "The amount is below 1 euro.",
              "code": "amount_below_minimum",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "employee_not_loadable": {
          "errors": [
            {
              "fieldName": "beneficiariesIds",
              "elementIndex": 1,
              "message": "This benefit cannot be loaded for the employee.",
              "code": "employee_not_loadable",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "amount",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "not_enough_balance": {
          "errors": [
            {
              "message": "The account does not hold the total with fees.",
              "code": "not_enough_balance",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "yearly_limit_exceeded": {
          "errors": [
            {
              "fieldName": "beneficiariesIds",
              "elementIndex": 0,
              "message": "The yearly limit of the employee is exceeded.",
              "code": "yearly_limit_exceeded",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "group_yearly_limit_exceeded": {
          "errors": [
            {
              "fieldName": "amount",
              "message": "The yearly limit of the benefit group is exceeded.",
              "code": "group_yearly_limit_exceeded",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "top_up_in_progress": {
          "errors": [
            {
              "message": "Another load is in progress.",
              "code": "top_up_in_progress",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "idempotency_key_reused": {
          "errors": [
            {
              "fieldName": "Idempotency-Key",
              "message": "The key was sent with another body.",
              "code": "idempotency_key_reused",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listTopUps": {
    "request": {},
    "replies": {
      "200": {
        "every_status": {
          "topUpLoads": [
            {
              "id": "t-3001",
              "createdAt": "2026-03-02T07:15:00Z",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "in_progress",
              "benefitType": "lunch",
              "totalSum": 45000,
              "totalSumWithFees": 46412
            },
            {
              "id": "t-3006",
              "createdAt": "2026-03-02T06:50:00Z",
              "scheduledOn": "2026-04-15",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "waiting_for_load_date",
              "benefitType": "lunch",
              "totalSum": 15000,
              "totalSumWithFees": 15471
            },
            {
              "id": "t-3004",
              "createdAt": "2026-03-01T09:40:00Z",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "waiting_for_payment",
              "benefitType": "recreational",
              "totalSum": 10000,
              "totalSumWithFees": 10628
            },
            {
              "id": "t-3005",
              "createdAt": "2026-02-20T12:05:00Z",
              "scheduledOn": "2026-04-15",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "payment_confirmed_waiting_for_load_date",
              "benefitType": "recreational",
              "totalSum": 20000,
              "totalSumWithFees": 21255
            },
            {
              "id": "t-3003",
              "createdAt": "2026-02-10T11:30:00Z",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "closed_with_errors",
              "benefitType": "recreational",
              "totalSum": 20000,
              "totalSumWithFees": 21255
            },
            {
              "id": "t-3002",
              "createdAt": "2026-02-02T08:00:00Z",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "success",
              "benefitType": "lunch",
              "totalSum": 30000,
              "totalSumWithFees": 30941
            },
            {
              "id": "t-3007",
              "createdAt": "2026-01-12T10:00:00Z",
              "scheduledOn": "2026-02-01",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "payment_not_received",
              "benefitType": "lunch",
              "totalSum": 30000,
              "totalSumWithFees": 30941
            },
            {
              "id": "t-3008",
              "createdAt": "2025-11-20T13:20:00Z",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "expired",
              "benefitType": "massage",
              "totalSum": 10000,
              "totalSumWithFees": 10628
            },
            {
              "id": "t-3009",
              "createdAt": "2025-10-06T07:00:00Z",
              "executorFirstName": "Aino",
              "executorLastName": "Virtanen",
              "status": "canceled",
              "benefitType": "wellbeing",
              "totalSum": 10000,
              "totalSumWithFees": 10628
            }
          ]
        },
        "none": {
          "topUpLoads": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listLoadableBenefits": {
    "request": {},
    "replies": {
      "200": {
        "lunch_and_recreational": {
          "loadableBenefits": [
            "lunch",
            "recreational"
          ]
        },
        "none": {
          "loadableBenefits": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readTopUp": {
    "request": {},
    "replies": {
      "200": {
        "in_progress": {
          "id": "t-3001",
          "createdAt": "2026-03-02T07:15:00Z",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "in_progress",
          "benefitType": "lunch",
          "totalSum": 45000,
          "totalSumWithFees": 46412,
          "topUpLoadItems": [
            {
              "firstName": "Helmi",
              "lastName": "Koskinen",
              "personalId": "010101A901S",
              "status": "success",
              "amount": 15000
            },
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "in_progress",
              "amount": 15000
            },
            {
              "firstName": "Liisa",
              "lastName": "Öhman",
              "personalId": "230790-901S",
              "status": "not_started",
              "amount": 15000
            }
          ]
        },
        "success": {
          "id": "t-3002",
          "createdAt": "2026-02-02T08:00:00Z",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "success",
          "benefitType": "lunch",
          "totalSum": 30000,
          "totalSumWithFees": 30941,
          "topUpLoadItems": [
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "success",
              "amount": 15000
            },
            {
              "firstName": "Liisa",
              "lastName": "Öhman",
              "personalId": "230790-901S",
              "status": "success",
              "amount": 15000
            }
          ]
        },
        "closed_with_errors": {
          "id": "t-3003",
          "createdAt": "2026-02-10T11:30:00Z",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "closed_with_errors",
          "benefitType": "recreational",
          "totalSum": 20000,
          "totalSumWithFees": 21255,
          "topUpLoadItems": [
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "success",
              "amount": 10000
            },
            {
              "firstName": "Åke",
              "lastName": "Nyström",
              "personalId": "051178-944N",
              "status": "error",
              "amount": 10000
            }
          ]
        },
        "waiting_for_payment": {
          "id": "t-3004",
          "createdAt": "2026-03-01T09:40:00Z",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "waiting_for_payment",
          "benefitType": "recreational",
          "totalSum": 10000,
          "totalSumWithFees": 10628,
          "topUpLoadItems": [
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "not_started",
              "amount": 10000
            }
          ]
        },
        "payment_confirmed_waiting_for_load_date": {
          "id": "t-3005",
          "createdAt": "2026-02-20T12:05:00Z",
          "scheduledOn": "2026-04-15",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "payment_confirmed_waiting_for_load_date",
          "benefitType": "recreational",
          "totalSum": 20000,
          "totalSumWithFees": 21255,
          "topUpLoadItems": [
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "waiting_for_load_date",
              "amount": 10000
            },
            {
              "firstName": "Liisa",
              "lastName": "Öhman",
              "personalId": "230790-901S",
              "status": "waiting_for_load_date",
              "amount": 10000
            }
          ]
        },
        "waiting_for_load_date": {
          "id": "t-3006",
          "createdAt": "2026-03-02T06:50:00Z",
          "scheduledOn": "2026-04-15",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "waiting_for_load_date",
          "benefitType": "lunch",
          "totalSum": 15000,
          "totalSumWithFees": 15471,
          "topUpLoadItems": [
            {
              "firstName": "Liisa",
              "lastName": "Öhman",
              "personalId": "230790-901S",
              "status": "scheduled",
              "amount": 15000
            }
          ]
        },
        "payment_not_received": {
          "id": "t-3007",
          "createdAt": "2026-01-12T10:00:00Z",
          "scheduledOn": "2026-02-01",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "payment_not_received",
          "benefitType": "lunch",
          "totalSum": 30000,
          "totalSumWithFees": 30941,
          "topUpLoadItems": [
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "scheduled",
              "amount": 15000
            },
            {
              "firstName": "Liisa",
              "lastName": "Öhman",
              "personalId": "230790-901S",
              "status": "payment_not_received",
              "amount": 15000
            }
          ]
        },
        "expired": {
          "id": "t-3008",
          "createdAt": "2025-11-20T13:20:00Z",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "expired",
          "benefitType": "massage",
          "totalSum": 10000,
          "totalSumWithFees": 10628,
          "topUpLoadItems": [
            {
              "firstName": "Åke",
              "lastName": "Nyström",
              "personalId": "051178-944N",
              "status": "expired",
              "amount": 10000
            }
          ]
        },
        "canceled": {
          "id": "t-3009",
          "createdAt": "2025-10-06T07:00:00Z",
          "executorFirstName": "Aino",
          "executorLastName": "Virtanen",
          "status": "canceled",
          "benefitType": "wellbeing",
          "totalSum": 10000,
          "totalSumWithFees": 10628,
          "topUpLoadItems": [
            {
              "firstName": "Eero",
              "lastName": "Mäkelä",
              "personalId": "140585-912D",
              "status": "canceled",
              "amount": 10000
            }
          ]
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "top_up_not_found": {
          "errors": [
            {
              "message": "The company has no such load.",
              "code": "top_up_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listBenefits": {
    "request": {},
    "replies": {
      "200": {
        "established": {
          "benefits": [
            {
              "id": "b-1",
              "type": "lunch",
              "state": "active",
              "status": "Active"
            },
            {
              "id": "b-2",
              "type": "recreational",
              "state": "active",
              "status": "Active"
            },
            {
              "id": "b-3",
              "type": "transport",
              "state": "active",
              "status": "Onhold"
            },
            {
              "id": "b-4",
              "type": "massage",
              "state": "available",
              "status": "Contracted"
            },
            {
              "id": "b-5",
              "type": "wellbeing",
              "state": "unavailable",
              "status": "NotContracted"
            }
          ]
        },
        "new_customer": {
          "benefits": [
            {
              "id": "b-1",
              "type": "lunch",
              "state": "available",
              "status": "Contracted"
            },
            {
              "id": "b-2",
              "type": "recreational",
              "state": "available",
              "status": "Contracted"
            },
            {
              "id": "b-3",
              "type": "transport",
              "state": "available",
              "status": "Contracted"
            },
            {
              "id": "b-4",
              "type": "massage",
              "state": "available",
              "status": "Contracted"
            },
            {
              "id": "b-5",
              "type": "wellbeing",
              "state": "available",
              "status": "Contracted"
            }
          ]
        },
        "none": {
          "benefits": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listBenefitGroups": {
    "request": {},
    "replies": {
      "200": {
        "lunch": {
          "benefitGroups": [
            {
              "groupId": "g-11",
              "groupName": "Lounasetu",
              "maxAmountPerPeriod": 1300,
              "fundsLoadingType": "direct_load",
              "isMaximumSpendingLimit": false,
              "recurringTopupRequestEnabled": false,
              "benefitType": "lunch"
            }
          ]
        },
        "lunch_maximum_loading_type_to_change": {
          "benefitGroups": [
            {
              "groupId": "g-11",
              "groupName": "Lounasetu",
              "maxAmountPerPeriod": 1400,
              "fundsLoadingType": "top_up_request",
              "fundsLoadingTypeFrom": "2026-04-01",
              "isMaximumSpendingLimit": true,
              "recurringTopupRequestEnabled": true,
              "benefitType": "lunch"
            }
          ]
        },
        "recreational": {
          "benefitGroups": [
            {
              "groupId": "g-12",
              "groupName": "Virike-etu",
              "maxAmountPerPeriod": 40000,
              "fundsLoadingType": "direct_load",
              "recurringTopupRequestEnabled": false,
              "benefitType": "recreational"
            }
          ]
        },
        "every_type": {
          "benefitGroups": [
            {
              "groupId": "g-11",
              "groupName": "Lounasetu",
              "maxAmountPerPeriod": 1300,
              "fundsLoadingType": "direct_load",
              "isMaximumSpendingLimit": false,
              "recurringTopupRequestEnabled": false,
              "benefitType": "lunch"
            },
            {
              "groupId": "g-12",
              "groupName": "Virike-etu",
              "maxAmountPerPeriod": 40000,
              "fundsLoadingType": "direct_load",
              "recurringTopupRequestEnabled": false,
              "benefitType": "recreational"
            },
            {
              "groupId": "g-13",
              "groupName": "Työmatkaetu",
              "maxAmountPerPeriod": 80000,
              "fundsLoadingType": "top_up_request",
              "recurringTopupRequestEnabled": true,
              "benefitType": "transport"
            }
          ]
        },
        "none": {
          "benefitGroups": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "type",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "createBenefitGroup": {
    "request": {
      "lunch_maximum": {
        "groupName": "Lounasetu",
        "maxAmountPerPeriod": 1400,
        "fundsLoadingType": "direct_load",
        "isMaximumSpendingLimit": true,
        "recurringTopupRequestEnabled": false,
        "benefitType": "lunch"
      },
      "massage": {
        "groupName": "Hierontaetu",
        "maxAmountPerPeriod": 20000,
        "fundsLoadingType": "direct_load",
        "benefitType": "massage"
      }
    },
    "replies": {
      "201": {
        "lunch_maximum": {
          "groupId": "g-11",
          "groupName": "Lounasetu",
          "maxAmountPerPeriod": 1400,
          "fundsLoadingType": "direct_load",
          "isMaximumSpendingLimit": true,
          "recurringTopupRequestEnabled": false,
          "benefitType": "lunch"
        },
        "massage": {
          "groupId": "g-14",
          "groupName": "Hierontaetu",
          "maxAmountPerPeriod": 20000,
          "fundsLoadingType": "direct_load",
          "recurringTopupRequestEnabled": false,
          "benefitType": "massage"
        }
      },
      "400": {
        "amount_out_of_range": {
          "errors": [
            {
              "fieldName": "maxAmountPerPeriod",
              "message": "The amount is outside the limits of the benefit.",
              "code": "amount_out_of_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "groupName",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "benefit_group_already_exists": {
          "errors": [
            {
              "fieldName": "benefitType",
              "message": "The benefit has a group already.",
              "code": "benefit_group_already_exists",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "benefit_not_available": {
          "errors": [
            {
              "fieldName": "benefitType",
              "message": "The benefit is not available to the company.",
              "code": "benefit_not_available",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "updateBenefitGroup": {
    "request": {
      "lunch_by_request": {
        "groupId": "g-11",
        "groupName": "Lounasetu",
        "maxAmountPerPeriod": 1400,
        "fundsLoadingType": "top_up_request",
        "isMaximumSpendingLimit": true,
        "recurringTopupRequestEnabled": true,
        "benefitType": "lunch"
      },
      "recreational": {
        "groupId": "g-12",
        "groupName": "Virike-etu",
        "maxAmountPerPeriod": 30000,
        "fundsLoadingType": "direct_load",
        "benefitType": "recreational"
      }
    },
    "replies": {
      "200": {
        "lunch_by_request": {
          "groupId": "g-11",
          "groupName": "Lounasetu",
          "maxAmountPerPeriod": 1400,
          "fundsLoadingType": "top_up_request",
          "fundsLoadingTypeFrom": "2026-04-01",
          "isMaximumSpendingLimit": true,
          "recurringTopupRequestEnabled": true,
          "benefitType": "lunch"
        },
        "recreational": {
          "groupId": "g-12",
          "groupName": "Virike-etu",
          "maxAmountPerPeriod": 30000,
          "fundsLoadingType": "direct_load",
          "recurringTopupRequestEnabled": false,
          "benefitType": "recreational"
        }
      },
      "400": {
        "amount_out_of_range": {
          "errors": [
            {
              "fieldName": "maxAmountPerPeriod",
              "message": "The amount is outside the limits of the benefit.",
              "code": "amount_out_of_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "groupName",
              "message": "A required value is missing.",
              "code": "field_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "404": {
        "benefit_group_not_found": {
          "errors": [
            {
              "message": "The company has no such benefit group.",
              "code": "benefit_group_not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "not_found": {
          "errors": [
            {
              "message": "Nothing with this id.",
              "code": "not_found",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readBenefitGroupSettings": {
    "request": {},
    "replies": {
      "200": {
        "in_force": {
          "applicableYear": 2026,
          "limits": {
            "lunch": {
              "minAmount": 880,
              "maxAmount": 1400,
              "loadingTypeChangeFrom": "2026-04-01"
            },
            "recreational": {
              "minAmount": 100,
              "maxAmount": 40000,
              "maxAmountForTopUpRequest": 20000,
              "taxFreeYearlyAmount": 40000,
              "loadingTypeChangeFrom": "2026-03-02"
            },
            "transport": {
              "minAmount": 100,
              "maxAmount": 340000,
              "taxFreeYearlyAmount": 340000,
              "fixedAmounts": [
                5000,
                10000,
                20000,
                40000,
                60000,
                80000,
                120000,
                180000,
                240000,
                340000
              ],
              "loadingTypeChangeFrom": "2026-03-02"
            },
            "massage": {
              "minAmount": 100,
              "maxAmount": 40000,
              "taxFreeYearlyAmount": 40000,
              "fixedAmounts": [
                2500,
                5000,
                10000,
                15000,
                20000,
                25000,
                30000,
                35000,
                40000,
                50000
              ],
              "loadingTypeChangeFrom": "2026-03-02"
            },
            "wellbeing": {
              "minAmount": 100,
              "maxAmount": 40000,
              "taxFreeYearlyAmount": 40000,
              "fixedAmounts": [
                5000,
                10000,
                15000,
                20000,
                25000,
                30000,
                35000,
                40000
              ],
              "loadingTypeChangeFrom": "2026-03-02"
            }
          },
          "spendingLimitStartDate": "2025-11-03",
          "nextRecurringLoadDate": "2026-04-01"
        },
        "before_spending_limit": {
          "applicableYear": 2025,
          "limits": {
            "lunch": {
              "minAmount": 860,
              "maxAmount": 1370,
              "loadingTypeChangeFrom": "2025-11-01"
            },
            "recreational": {
              "minAmount": 100,
              "maxAmount": 40000,
              "maxAmountForTopUpRequest": 20000,
              "taxFreeYearlyAmount": 40000,
              "loadingTypeChangeFrom": "2025-10-15"
            },
            "transport": {
              "minAmount": 100,
              "maxAmount": 340000,
              "taxFreeYearlyAmount": 340000,
              "fixedAmounts": [
                5000,
                10000,
                20000,
                40000,
                60000,
                80000,
                120000,
                180000,
                240000,
                340000
              ],
              "loadingTypeChangeFrom": "2025-10-15"
            },
            "massage": {
              "minAmount": 100,
              "maxAmount": 40000,
              "taxFreeYearlyAmount": 40000,
              "fixedAmounts": [
                2500,
                5000,
                10000,
                15000,
                20000,
                25000,
                30000,
                35000,
                40000,
                50000
              ],
              "loadingTypeChangeFrom": "2025-10-15"
            },
            "wellbeing": {
              "minAmount": 100,
              "maxAmount": 40000,
              "taxFreeYearlyAmount": 40000,
              "fixedAmounts": [
                5000,
                10000,
                15000,
                20000,
                25000,
                30000,
                35000,
                40000
              ],
              "loadingTypeChangeFrom": "2025-10-15"
            }
          },
          "spendingLimitStartDate": "2025-11-03",
          "nextRecurringLoadDate": "2025-11-01"
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadDeductionReport": {
    "request": {
      "last_month_with_wage_type": {
        "benefit": "Lunch",
        "columns": {
          "firstName": true,
          "lastName": true,
          "employeeNumber": true,
          "payrollDeduction": true,
          "wageType": true,
          "SSN": false
        },
        "wageType": "334",
        "loadStatuses": [
          "Fulfilled"
        ],
        "startDate": "2026-02-01",
        "endDate": "2026-02-28",
        "downloadAs": "csv"
      },
      "without_wage_type": {
        "benefit": "Lunch",
        "columns": {
          "firstName": true,
          "lastName": true,
          "costCenter": true,
          "loadMonth": true,
          "sumOfLoads": true,
          "wageType": false
        },
        "wageType": false,
        "loadStatuses": [
          "Fulfilled"
        ],
        "startDate": "2026-01-01",
        "endDate": "2026-03-09",
        "downloadAs": "xls"
      }
    },
    "replies": {
      "200": {},
      "400": {
        "start_date_too_early": {
          "errors": [
            {
              "fieldName": "startDate",
              "message": "Report data begins on 2024-09-01.",
              "code": "start_date_too_early",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "end_date_too_late": {
          "errors": [
            {
              "fieldName": "endDate",
              "message": "The period ends after today.",
              "code": "end_date_too_late",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_date_range": {
          "errors": [
            {
              "fieldName": "startDate",
              "message": "The period starts after it ends.",
              "code": "invalid_date_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "no_columns": {
          "errors": [
            {
              "fieldName": "columns",
              "message": "No column is active.",
              "code": "no_columns",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "wage_type_required": {
          "errors": [
            {
              "fieldName": "wageType",
              "message": "The column of the wage type is active, but there is no wage type.",
              "code": "wage_type_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "wageType",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "benefit_not_active": {
          "errors": [
            {
              "fieldName": "benefit",
              "message": "The benefit is not active.",
              "code": "benefit_not_active",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadIncomeRegisterReport": {
    "request": {
      "last_month_with_wage_type": {
        "benefit": "Transport",
        "columns": {
          "firstName": true,
          "lastName": true,
          "SSN": true,
          "usageMonth": true,
          "sumOfUsage": true,
          "wageType": true
        },
        "wageType": "341",
        "loadStatuses": [
          "Fulfilled"
        ],
        "startDate": "2026-02-01",
        "endDate": "2026-02-28",
        "downloadAs": "xls"
      },
      "without_wage_type": {
        "benefit": "Transport",
        "columns": {
          "employeeNumber": true,
          "loadMonth": true,
          "sumOfLoads": true
        },
        "wageType": false,
        "loadStatuses": [
          "Fulfilled"
        ],
        "startDate": "2026-01-01",
        "endDate": "2026-03-09",
        "downloadAs": "csv"
      }
    },
    "replies": {
      "200": {},
      "400": {
        "start_date_too_early": {
          "errors": [
            {
              "fieldName": "startDate",
              "message": "Report data begins on 2024-09-01.",
              "code": "start_date_too_early",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "end_date_too_late": {
          "errors": [
            {
              "fieldName": "endDate",
              "message": "The period ends after today.",
              "code": "end_date_too_late",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_date_range": {
          "errors": [
            {
              "fieldName": "startDate",
              "message": "The period starts after it ends.",
              "code": "invalid_date_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "no_columns": {
          "errors": [
            {
              "fieldName": "columns",
              "message": "No column is active.",
              "code": "no_columns",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "wage_type_required": {
          "errors": [
            {
              "fieldName": "wageType",
              "message": "The column of the wage type is active, but there is no wage type.",
              "code": "wage_type_required",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "wageType",
              "message": "The value is longer than allowed.",
              "code": "field_too_long",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "409": {
        "benefit_not_active": {
          "errors": [
            {
              "fieldName": "benefit",
              "message": "The benefit is not active.",
              "code": "benefit_not_active",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "downloadExternalReport": {
    "request": {
      "default_columns": {
        "columns": [
          {
            "id": "firstName",
            "group": "employeeData",
            "active": true
          },
          {
            "id": "lastName",
            "group": "employeeData",
            "active": true
          },
          {
            "id": "SSN",
            "group": "employeeData",
            "active": false
          },
          {
            "id": "employeeNumber",
            "group": "employeeData",
            "active": false
          },
          {
            "id": "costCenter",
            "group": "employeeData",
            "active": false
          },
          {
            "id": "benefitType",
            "group": "benefits",
            "active": true
          },
          {
            "id": "benefitStart",
            "group": "benefits",
            "active": false
          },
          {
            "id": "loadAmount",
            "group": "loads",
            "active": true
          },
          {
            "id": "loadDate",
            "group": "loads",
            "active": false
          },
          {
            "id": "loadStatus",
            "group": "loads",
            "active": false
          }
        ],
        "dataScope": {
          "employeeData": true,
          "benefits": true,
          "loads": true
        },
        "benefits": [
          "Lunch",
          "Recreational"
        ],
        "startDate": "2026-02-01",
        "endDate": "2026-02-28",
        "loadStatuses": [
          "Fulfilled"
        ],
        "downloadAs": "csv"
      },
      "employee_data_only": {
        "columns": [
          {
            "id": "employeeNumber",
            "group": "employeeData",
            "active": true
          },
          {
            "id": "costCenter",
            "group": "employeeData",
            "active": true
          }
        ],
        "dataScope": {
          "employeeData": true,
          "benefits": false,
          "loads": false
        },
        "benefits": [
          "Transport"
        ],
        "startDate": "2026-01-01",
        "endDate": "2026-03-09",
        "loadStatuses": [
          "Fulfilled"
        ],
        "downloadAs": "xls"
      }
    },
    "replies": {
      "200": {},
      "400": {
        "start_date_too_early": {
          "errors": [
            {
              "fieldName": "startDate",
              "message": "Report data begins on 2024-09-01.",
              "code": "start_date_too_early",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "end_date_too_late": {
          "errors": [
            {
              "fieldName": "endDate",
              "message": "The period ends after today.",
              "code": "end_date_too_late",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "invalid_date_range": {
          "errors": [
            {
              "fieldName": "startDate",
              "message": "The period starts after it ends.",
              "code": "invalid_date_range",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "no_columns": {
          "errors": [
            {
              "fieldName": "columns",
              "message": "No column is active.",
              "code": "no_columns",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "no_benefits": {
          "errors": [
            {
              "fieldName": "benefits",
              "message": "No benefit is checked.",
              "code": "no_benefits",
              "severity": "Error"
            }
          ],
          "canRetry": false
        },
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            },
            {
              "fieldName": "downloadAs",
              "message": "The value is not in the allowed form.",
              "code": "field_invalid",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listReportBenefits": {
    "request": {},
    "replies": {
      "200": {
        "established": {
          "activeBenefits": [
            "Lunch",
            "Recreational",
            "Transport"
          ]
        },
        "lunch_only": {
          "activeBenefits": [
            "Lunch"
          ]
        },
        "without_lunch_and_transport": {
          "activeBenefits": [
            "Recreational",
            "Massage",
            "Wellbeing"
          ]
        },
        "none": {
          "activeBenefits": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "401": {
        "unauthorized": {
          "errors": [
            {
              "message": "The access token is missing, unknown or expired.",
              "code": "unauthorized",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The user lacks the role, or the data belongs to another company.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readFeatureFlags": {
    "request": {},
    "replies": {
      "200": {
        "everything_on": {
          "enableLoadingType": true,
          "enableDailyLoadExtension": true,
          "enableRecurringLoad": true,
          "enableScheduledLoad": true,
          "disableReCaptcha": false
        },
        "everything_off": {
          "enableLoadingType": false,
          "enableDailyLoadExtension": false,
          "enableRecurringLoad": false,
          "enableScheduledLoad": false,
          "disableReCaptcha": false
        },
        "no_recaptcha": {
          "enableLoadingType": true,
          "enableDailyLoadExtension": true,
          "enableRecurringLoad": true,
          "enableScheduledLoad": true,
          "disableReCaptcha": true
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readMaintenanceContent": {
    "request": {},
    "replies": {
      "200": {
        "planned": {
          "from": "2026-03-14T20:00:00Z",
          "to": "2026-03-15T04:00:00Z",
          "title": {
            "fi": "Palvelussa on huoltokatko",
            "en": "The service is under maintenance"
          },
          "text": [
            {
              "fi": "Teemme palveluun päivityksiä, eikä se ole käytettävissä huoltokatkon aikana.",
              "en": "We are updating the service, and it is not available during the maintenance."
            },
            {
              "fi": "Kortit ja maksusetelit toimivat normaalisti.",
              "en": "Cards and vouchers work as usual."
            }
          ],
          "links": [
            {
              "label": {
                "fi": "Häiriötiedotteet",
                "en": "Service status"
              },
              "url": {
                "fi": "https://tila.etuportaali.example/",
                "en": "https://tila.etuportaali.example/en"
              }
            },
            {
              "label": {
                "fi": "Sähköposti asiakaspalveluun",
                "en": "Email customer service"
              },
              "url": {
                "fi": "mailto:asiakaspalvelu@etuportaali.example",
                "en": "mailto:asiakaspalvelu@etuportaali.example"
              }
            }
          ]
        },
        "nothing_planned": {
          "title": {
            "fi": "Ei suunniteltuja huoltokatkoja",
            "en": "No maintenance is planned"
          },
          "text": [
            {
              "fi": "Palvelu toimii normaalisti.",
              "en": "The service works as usual."
            }
          ],
          "links": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "listBanners": {
    "request": {},
    "replies": {
      "200": {
        "news_and_promotions": {
          "news": [
            {
              "id": "news-2026-lunch-fi",
              "locale": "fi",
              "shownFrom": "2026-01-01",
              "title": "Lounasedun rajat nousivat",
              "text": "Vuonna 2026 lounasetua voi ladata 8,80–14,00 € työpäivää kohti.",
              "link": {
                "label": "Tarkista etujen määrät",
                "url": "/manage-benefits/lunch"
              }
            },
            {
              "id": "news-2026-lunch-en",
              "locale": "en",
              "shownFrom": "2026-01-01",
              "title": "Higher lunch benefit limits",
              "text": "In 2026 you can load 8,80–14,00 € of lunch benefit per working day.",
              "link": {
                "label": "Check your benefits",
                "url": "/manage-benefits/lunch"
              }
            },
            {
              "id": "news-reports-fi",
              "locale": "fi",
              "title": "Palkanlaskennan raportit yhdestä paikasta",
              "text": "Nouda lounasvähennysten ja tulorekisterin tiedot palkanlaskentaan.",
              "link": {
                "label": "Nouda raportteja",
                "url": "/download-reports"
              }
            },
            {
              "id": "news-reports-en",
              "locale": "en",
              "title": "Payroll reports in one place",
              "text": "Download lunch deduction and Incomes Register data for payroll.",
              "link": {
                "label": "Download reports",
                "url": "/download-reports"
              }
            }
          ],
          "promotions": [
            {
              "id": "promo-wellbeing-spring-fi",
              "locale": "fi",
              "shownFrom": "2026-03-01",
              "shownUntil": "2026-04-30",
              "title": "Hyvinvointia kevääseen",
              "text": "Ota hyvinvointietu käyttöön huhtikuun loppuun mennessä.",
              "link": {
                "label": "Ota käyttöön",
                "url": "/manage-benefits/wellbeing"
              }
            },
            {
              "id": "promo-wellbeing-spring-en",
              "locale": "en",
              "shownFrom": "2026-03-01",
              "shownUntil": "2026-04-30",
              "title": "Wellbeing for the spring",
              "text": "Activate the wellbeing benefit by the end of April.",
              "link": {
                "label": "Activate",
                "url": "/manage-benefits/wellbeing"
              }
            }
          ]
        },
        "empty": {
          "news": [],
          "promotions": []
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  },
  "readNotices": {
    "request": {},
    "replies": {
      "200": {
        "normal": {
          "homeNotification": {
            "id": "notice-2024-08",
            "shownUntil": "2024-08-28",
            "title": {
              "fi": "Raportit uudistuvat",
              "en": "Reports are changing"
            },
            "text": {
              "fi": "Palkanlaskennan raportit uudistuvat syyskuun 2024 alussa.",
              "en": "Payroll reports change at the beginning of September 2024."
            },
            "link": {
              "label": {
                "fi": "Nouda raportteja",
                "en": "Download reports"
              },
              "url": {
                "fi": "/download-reports",
                "en": "/download-reports"
              }
            }
          },
          "addingContactsDisabled": [],
          "editingDisabled": [],
          "support": {
            "phoneNumber": "+358931580001",
            "emailAddress": "asiakaspalvelu@etuportaali.example"
          },
          "supportLinks": [
            {
              "label": {
                "fi": "Usein kysyttyä",
                "en": "Frequently asked questions"
              },
              "url": {
                "fi": "https://tuki.etuportaali.example/",
                "en": "https://tuki.etuportaali.example/en"
              }
            },
            {
              "label": {
                "fi": "Ohjeet ja yhteystiedot",
                "en": "Help and contacts"
              },
              "url": {
                "fi": "/help",
                "en": "/help"
              }
            }
          ],
          "voucherContact": {
            "phoneNumber": "+358931580002",
            "emailAddress": "setelit@etuportaali.example"
          },
          "guides": {
            "employer": {
              "fi": "https://tuki.etuportaali.example/tyonantaja",
              "en": "https://tuki.etuportaali.example/en/employer"
            },
            "beneficiary": {
              "fi": "https://tuki.etuportaali.example/tyontekija",
              "en": "https://tuki.etuportaali.example/en/employee"
            }
          },
          "agreements": {
            "terms": {
              "fi": "https://www.etuportaali.example/ehdot",
              "en": "https://www.etuportaali.example/en/terms"
            },
            "priceList": {
              "fi": "https://www.etuportaali.example/hinnasto",
              "en": "https://www.etuportaali.example/en/prices"
            }
          },
          "benefitInfo": {
            "massage": {
              "instructions": {
                "fi": "https://tuki.etuportaali.example/hieronta",
                "en": "https://tuki.etuportaali.example/en/massage"
              },
              "callToAction": {
                "fi": "https://www.etuportaali.example/hieronta",
                "en": "https://www.etuportaali.example/en/massage"
              }
            },
            "wellbeing": {
              "instructions": {
                "fi": "https://tuki.etuportaali.example/hyvinvointi",
                "en": "https://tuki.etuportaali.example/en/wellbeing"
              },
              "callToAction": {
                "fi": "https://www.etuportaali.example/hyvinvointi",
                "en": "https://www.etuportaali.example/en/wellbeing"
              }
            }
          }
        },
        "adding_contacts_disabled": {
          "addingContactsDisabled": [
            {
              "from": "2026-03-02T06:00:00Z"
            }
          ],
          "editingDisabled": [],
          "support": {
            "phoneNumber": "+358931580001",
            "emailAddress": "asiakaspalvelu@etuportaali.example"
          },
          "supportLinks": [
            {
              "label": {
                "fi": "Usein kysyttyä",
                "en": "Frequently asked questions"
              },
              "url": {
                "fi": "https://tuki.etuportaali.example/",
                "en": "https://tuki.etuportaali.example/en"
              }
            },
            {
              "label": {
                "fi": "Ohjeet ja yhteystiedot",
                "en": "Help and contacts"
              },
              "url": {
                "fi": "/help",
                "en": "/help"
              }
            }
          ],
          "voucherContact": {
            "phoneNumber": "+358931580002",
            "emailAddress": "setelit@etuportaali.example"
          },
          "guides": {
            "employer": {
              "fi": "https://tuki.etuportaali.example/tyonantaja",
              "en": "https://tuki.etuportaali.example/en/employer"
            },
            "beneficiary": {
              "fi": "https://tuki.etuportaali.example/tyontekija",
              "en": "https://tuki.etuportaali.example/en/employee"
            }
          },
          "benefitInfo": {
            "massage": {
              "instructions": {
                "fi": "https://tuki.etuportaali.example/hieronta",
                "en": "https://tuki.etuportaali.example/en/massage"
              },
              "callToAction": {
                "fi": "https://www.etuportaali.example/hieronta",
                "en": "https://www.etuportaali.example/en/massage"
              }
            },
            "wellbeing": {
              "instructions": {
                "fi": "https://tuki.etuportaali.example/hyvinvointi",
                "en": "https://tuki.etuportaali.example/en/wellbeing"
              },
              "callToAction": {
                "fi": "https://www.etuportaali.example/hyvinvointi",
                "en": "https://www.etuportaali.example/en/wellbeing"
              }
            }
          }
        },
        "editing_disabled": {
          "addingContactsDisabled": [],
          "editingDisabled": [
            {
              "from": "2026-03-14T20:00:00Z",
              "to": "2026-03-15T04:00:00Z"
            }
          ],
          "support": {
            "phoneNumber": "+358931580001",
            "emailAddress": "asiakaspalvelu@etuportaali.example"
          },
          "supportLinks": [
            {
              "label": {
                "fi": "Usein kysyttyä",
                "en": "Frequently asked questions"
              },
              "url": {
                "fi": "https://tuki.etuportaali.example/",
                "en": "https://tuki.etuportaali.example/en"
              }
            },
            {
              "label": {
                "fi": "Ohjeet ja yhteystiedot",
                "en": "Help and contacts"
              },
              "url": {
                "fi": "/help",
                "en": "/help"
              }
            }
          ],
          "voucherContact": {
            "phoneNumber": "+358931580002",
            "emailAddress": "setelit@etuportaali.example"
          },
          "guides": {
            "employer": {
              "fi": "https://tuki.etuportaali.example/tyonantaja",
              "en": "https://tuki.etuportaali.example/en/employer"
            },
            "beneficiary": {
              "fi": "https://tuki.etuportaali.example/tyontekija",
              "en": "https://tuki.etuportaali.example/en/employee"
            }
          },
          "benefitInfo": {
            "massage": {
              "instructions": {
                "fi": "https://tuki.etuportaali.example/hieronta",
                "en": "https://tuki.etuportaali.example/en/massage"
              },
              "callToAction": {
                "fi": "https://www.etuportaali.example/hieronta",
                "en": "https://www.etuportaali.example/en/massage"
              }
            },
            "wellbeing": {
              "instructions": {
                "fi": "https://tuki.etuportaali.example/hyvinvointi",
                "en": "https://tuki.etuportaali.example/en/wellbeing"
              },
              "callToAction": {
                "fi": "https://www.etuportaali.example/hyvinvointi",
                "en": "https://www.etuportaali.example/en/wellbeing"
              }
            }
          }
        }
      },
      "400": {
        "validation_failed": {
          "errors": [
            {
              "message": "The request does not match the contract.",
              "code": "validation_failed",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "403": {
        "access_denied": {
          "errors": [
            {
              "message": "The request was refused before it was looked at, such as by address.",
              "code": "access_denied",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "429": {
        "too_many_requests": {
          "errors": [
            {
              "message": "Wait a moment before the next request.",
              "code": "too_many_requests",
              "severity": "Error"
            }
          ],
          "canRetry": false
        }
      },
      "500": {
        "internal_error": {
          "errors": [
            {
              "message": "Unexpected failure.",
              "code": "internal_error",
              "severity": "Fatal"
            }
          ],
          "canRetry": false
        }
      },
      "503": {
        "service_unavailable": {
          "errors": [
            {
              "message": "Try again in a moment.",
              "code": "service_unavailable",
              "severity": "Fatal"
            }
          ],
          "canRetry": true
        }
      }
    }
  }
}
