/** Made by `npm run generate` from openapi/. Do not edit. */
import type { contractRow } from '../tools/generate/generate-registry.ts'
import { type OperationName, type OperationRow, registry } from './registry.ts'

export type ContractRow = OperationRow & ReturnType<typeof contractRow>

export const contractData: Record<OperationName, ContractRow> = {
  "login": {
    ...registry.login,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "invalid_grant",
        "invalid_username_or_password"
      ],
      "403": [
        "access_denied",
        "email_address_is_not_verified"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "signatory_and_voucher_manager",
          "voucher_manager_only"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_username_or_password",
          "invalid_grant"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_address_is_not_verified",
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "refreshSession": {
    ...registry.refreshSession,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_grant"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "refreshed"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_grant",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "logout": {
    ...registry.logout,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "removeRefreshToken",
        "in": "query",
        "required": true,
        "example": true
      }
    ],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readImpersonation": {
    ...registry.readImpersonation,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "guid",
        "in": "path",
        "required": true,
        "example": "3f0c9a52-6d1e-4b7a-9c55-0a1b2c3d4e5f"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "impersonation_token_invalid",
        "impersonation_token_expired"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "impersonated"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "impersonation_token_invalid",
          "impersonation_token_expired",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readUserDetails": {
    ...registry.readUserDetails,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "established",
          "new_customer",
          "benefits_set_without_employees",
          "voucher_manager_only"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkHasOrders": {
    ...registry.checkHasOrders,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "has_orders",
          "no_orders"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "addSignatoryRole": {
    ...registry.addSignatoryRole,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied",
        "not_available_in_production"
      ],
      "409": [
        "role_already_granted"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_available_in_production",
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "role_already_granted"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readUser": {
    ...registry.readUser,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "verified",
          "email_change_pending",
          "email_not_verified",
          "single_sign_on",
          "long_username"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createUser": {
    ...registry.createUser,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "username_cannot_be_an_email_address",
        "invalid_email_address",
        "po_box_not_allowed",
        "password_equals_username"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "company_not_found"
      ],
      "409": [
        "username_taken",
        "company_already_exists"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_cannot_be_an_email_address",
          "invalid_email_address",
          "po_box_not_allowed",
          "password_equals_username",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "company_not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_taken",
          "company_already_exists"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "updateUser": {
    ...registry.updateUser,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "username_cannot_be_an_email_address",
        "invalid_email_address"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "username_taken"
      ],
      "422": [
        "incorrect_password"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_cannot_be_an_email_address",
          "invalid_email_address",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_taken"
        ]
      },
      "422": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "incorrect_password"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "setNewPassword": {
    ...registry.setNewPassword,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "incorrect_token",
        "expired_token",
        "password_equals_username"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "unknown_username"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "incorrect_token",
          "expired_token",
          "password_equals_username",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unknown_username"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "changePassword": {
    ...registry.changePassword,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "password_unchanged",
        "password_equals_username"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "422": [
        "incorrect_password"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "password_unchanged",
          "password_equals_username",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "422": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "incorrect_password"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "requestPasswordReset": {
    ...registry.requestPasswordReset,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "unknown_username"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "email_not_sent"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unknown_username"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_not_sent",
          "service_unavailable"
        ]
      }
    }
  },
  "validateEinvoice": {
    ...registry.validateEinvoice,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "valid",
          "not_valid"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed",
          "recaptcha_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "validateEmail": {
    ...registry.validateEmail,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed",
        "invalid_email_address",
        "invalid_email_domain"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "valid"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_email_address",
          "invalid_email_domain",
          "recaptcha_failed",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkUsernameAvailability": {
    ...registry.checkUsernameAvailability,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "available",
          "taken"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed",
          "recaptcha_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "requestConfirmationLink": {
    ...registry.requestConfirmationLink,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "unknown_username"
      ],
      "409": [
        "email_already_verified"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "email_not_sent"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unknown_username"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_already_verified"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_not_sent",
          "service_unavailable"
        ]
      }
    }
  },
  "confirmEmail": {
    ...registry.confirmEmail,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "expired_token",
        "incorrect_token"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "user_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "expired_token",
          "incorrect_token",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "user_not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "confirmEmailChange": {
    ...registry.confirmEmailChange,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "expired_token",
        "incorrect_token"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "user_not_found"
      ],
      "409": [
        "email_address_taken"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "expired_token",
          "incorrect_token",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "user_not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_address_taken"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "signContract": {
    ...registry.signContract,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed",
        "invalid_einvoice",
        "invalid_email_address",
        "po_box_not_allowed"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "company_already_exists"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "signed"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_einvoice",
          "invalid_email_address",
          "recaptcha_failed",
          "po_box_not_allowed",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "company_already_exists"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "validateSignUpToken": {
    ...registry.validateSignUpToken,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "valid",
          "incorrect_token",
          "expired_token",
          "creation_completed",
          "contact_deleted"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed",
          "recaptcha_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "signUp": {
    ...registry.signUp,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed",
        "username_cannot_be_an_email_address",
        "incorrect_token",
        "expired_token",
        "password_equals_username"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "username_taken",
        "creation_completed",
        "contact_deleted"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_cannot_be_an_email_address",
          "incorrect_token",
          "expired_token",
          "recaptcha_failed",
          "password_equals_username",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_taken",
          "creation_completed",
          "contact_deleted"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "resendSignUpEmail": {
    ...registry.resendSignUpEmail,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed",
        "incorrect_token"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "creation_completed",
        "contact_deleted"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "email_not_sent"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "signatory",
          "contact_person"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "incorrect_token",
          "recaptcha_failed",
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "creation_completed",
          "contact_deleted"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_not_sent",
          "service_unavailable"
        ]
      }
    }
  },
  "listContacts": {
    ...registry.listContacts,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "active_and_unconfirmed",
          "only_yourself",
          "empty"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createContact": {
    ...registry.createContact,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_email_address",
        "username_cannot_be_an_email_address"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied",
        "adding_contacts_disabled"
      ],
      "409": [
        "username_taken",
        "email_address_taken"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_email_address",
          "username_cannot_be_an_email_address",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "adding_contacts_disabled",
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "username_taken",
          "email_address_taken"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "updateContact": {
    ...registry.updateContact,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_email_address",
        "username_cannot_be_an_email_address"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "contact_deleted",
        "email_address_taken",
        "username_taken"
      ],
      "422": [
        "incorrect_password"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_email_address",
          "username_cannot_be_an_email_address",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "contact_deleted",
          "email_address_taken",
          "username_taken"
        ]
      },
      "422": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "incorrect_password"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "deleteContact": {
    ...registry.deleteContact,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "personIdToDelete",
        "in": "query",
        "required": false,
        "example": "p-2001"
      },
      {
        "name": "companyId",
        "in": "query",
        "required": false,
        "example": "c-1"
      },
      {
        "name": "dataContactIdToDelete",
        "in": "query",
        "required": false,
        "example": "dc-1003"
      }
    ],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "cannot_delete_yourself",
        "last_active_contact",
        "contact_already_deleted",
        "contact_already_activated"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "cannot_delete_yourself",
          "last_active_contact",
          "contact_already_deleted",
          "contact_already_activated"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "resendContactEmail": {
    ...registry.resendContactEmail,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "creation_completed",
        "contact_deleted"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "email_not_sent"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "creation_completed",
          "contact_deleted"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "email_not_sent",
          "service_unavailable"
        ]
      }
    }
  },
  "readCompany": {
    ...registry.readCompany,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "einvoice",
          "email_invoice",
          "paper_invoice",
          "no_signatory_no_invoice_information"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "updateCompany": {
    ...registry.updateCompany,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_einvoice",
        "po_box_not_allowed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied",
        "editing_disabled"
      ],
      "422": [
        "incorrect_password"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_einvoice",
          "po_box_not_allowed",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "editing_disabled",
          "access_denied"
        ]
      },
      "422": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "incorrect_password"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkHasSignatory": {
    ...registry.checkHasSignatory,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "customerNumber",
        "in": "path",
        "required": true,
        "example": "10012345",
        "foundIn": "readUserDetails.customerNumber"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "company_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "has_signatory",
          "no_signatory"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "company_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkCompanyExists": {
    ...registry.checkCompanyExists,
    "roles": [],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "new_company",
          "exists"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readCompanyMetadata": {
    ...registry.readCompanyMetadata,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "everything",
          "no_einvoice",
          "vouchers_hidden"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readCompanyAccounts": {
    ...registry.readCompanyAccounts,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "with_balance",
          "with_einvoice_and_requests",
          "no_money_yet",
          "negative_balance",
          "no_account"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listTransactions": {
    ...registry.listTransactions,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "page",
        "in": "query",
        "required": false,
        "example": 1
      },
      {
        "name": "sortingBy",
        "in": "query",
        "required": false,
        "example": "date",
        "values": [
          "date",
          "description",
          "amount"
        ]
      },
      {
        "name": "descending",
        "in": "query",
        "required": false,
        "example": true
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "first_page",
          "no_transactions"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createDeposit": {
    ...registry.createDeposit,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_below_minimum",
        "amount_above_maximum",
        "payment_method_unavailable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "account_not_found"
      ],
      "409": [
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_below_minimum",
          "amount_above_maximum",
          "payment_method_unavailable",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "account_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadDepositReceipt": {
    ...registry.downloadDepositReceipt,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "o-5020",
        "foundIn": "listTransactions.transactions.orderId"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "document_not_found"
      ],
      "409": [
        "payment_not_completed"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/pdf"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "document_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_completed"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadTransactionReceipt": {
    ...registry.downloadTransactionReceipt,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "tx-9004",
        "foundIn": "listTransactions.transactions.id"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "document_not_found"
      ],
      "409": [
        "payment_not_completed"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/pdf"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "document_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_completed"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listBalanceCorrections": {
    ...registry.listBalanceCorrections,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "Page",
        "in": "query",
        "required": false,
        "example": 1
      },
      {
        "name": "RowsPerPage",
        "in": "query",
        "required": false,
        "example": 10
      },
      {
        "name": "From",
        "in": "query",
        "required": false,
        "example": "2026-01-01T00:00:00Z"
      },
      {
        "name": "To",
        "in": "query",
        "required": false,
        "example": "2026-03-05T23:59:00Z"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_date_range"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "all_reasons",
          "no_corrections"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_date_range",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkBalanceCorrections": {
    ...registry.checkBalanceCorrections,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "has_corrections",
          "no_corrections"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listAddresses": {
    ...registry.listAddresses,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "two_addresses",
          "empty"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listCountries": {
    ...registry.listCountries,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "countries"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readSettings": {
    ...registry.readSettings,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "year_2026",
          "large_company",
          "fallbacks_needed"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listVouchers": {
    ...registry.listVouchers,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "both_types",
          "old_values_unavailable",
          "lunch_sold_out",
          "empty"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readVoucherFees": {
    ...registry.readVoucherFees,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "year_2026",
          "one_fee_for_all"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readCardFees": {
    ...registry.readCardFees,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "year_2026",
          "free_delivery"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createVoucherOrder": {
    ...registry.createVoucherOrder,
    "roles": [],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "password_equals_username",
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "recaptcha_failed",
        "quantity_below_minimum",
        "order_total_above_maximum",
        "po_box_not_allowed",
        "delivery_address_required",
        "pickup_contact_required",
        "payment_method_unavailable",
        "amount_below_minimum",
        "username_cannot_be_an_email_address"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied",
        "voucher_ordering_hidden"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "voucher_unavailable",
        "username_taken",
        "company_already_exists",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {
      "delivery.addressId": {
        "required": "delivery_address_required"
      },
      "delivery.address": {
        "required": "delivery_address_required"
      },
      "delivery.zipCode": {
        "required": "delivery_address_required"
      },
      "delivery.city": {
        "required": "delivery_address_required"
      },
      "delivery.country": {
        "required": "delivery_address_required"
      },
      "delivery.pickupPointConfirmation": {
        "required": "pickup_contact_required"
      }
    },
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "quantity_below_minimum",
          "order_total_above_maximum",
          "po_box_not_allowed",
          "delivery_address_required",
          "pickup_contact_required",
          "payment_method_unavailable",
          "amount_below_minimum",
          "username_cannot_be_an_email_address",
          "recaptcha_failed",
          "password_equals_username",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "voucher_ordering_hidden",
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "voucher_unavailable",
          "username_taken",
          "company_already_exists",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listVoucherOrders": {
    ...registry.listVoucherOrders,
    "roles": [
      "VoucherManager"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "page",
        "in": "query",
        "required": false,
        "example": 1
      },
      {
        "name": "rows",
        "in": "query",
        "required": false,
        "example": 5
      },
      {
        "name": "sortBy",
        "in": "query",
        "required": false,
        "example": "Date",
        "values": [
          "Date",
          "Amount",
          "VoucherType"
        ]
      },
      {
        "name": "descending",
        "in": "query",
        "required": false,
        "example": true
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "first_page",
          "every_displayed_status",
          "one_order",
          "empty"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readVoucherOrder": {
    ...registry.readVoucherOrder,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "o-5001",
        "foundIn": "listVoucherOrders.voucherOrders.id"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "order_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "waiting_payment",
          "processing",
          "in_progress",
          "failed",
          "payment_canceled",
          "sent",
          "expired",
          "order_canceled"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "order_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readVoucherOrderPayment": {
    ...registry.readVoucherOrderPayment,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "paymentId",
        "in": "path",
        "required": true,
        "example": "pay-7001",
        "foundIn": "readVoucherOrder.paymentId"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch_canceled",
          "recreational_card_failed",
          "lunch_created",
          "lunch_expired"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createVoucherOrderPayment": {
    ...registry.createVoucherOrderPayment,
    "roles": [],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_below_minimum",
        "payment_method_unavailable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "409": [
        "payment_already_paid",
        "payment_expired",
        "order_canceled",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_below_minimum",
          "payment_method_unavailable",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_already_paid",
          "payment_expired",
          "order_canceled",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readCardOrderPayment": {
    ...registry.readCardOrderPayment,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "paymentId",
        "in": "path",
        "required": true,
        "example": "pay-7002",
        "foundIn": "listCardOrders.cardOrders.paymentId"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch_recreational_and_transport",
          "lunch_only"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createCardOrderPayment": {
    ...registry.createCardOrderPayment,
    "roles": [],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_below_minimum",
        "payment_method_unavailable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "409": [
        "payment_already_paid",
        "payment_expired",
        "order_canceled",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_below_minimum",
          "payment_method_unavailable",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_already_paid",
          "payment_expired",
          "order_canceled",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createDepositOrderPayment": {
    ...registry.createDepositOrderPayment,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_below_minimum",
        "payment_method_unavailable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "409": [
        "payment_already_paid",
        "payment_expired",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_below_minimum",
          "payment_method_unavailable",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_already_paid",
          "payment_expired",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "startPayment": {
    ...registry.startPayment,
    "roles": [],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "409": [
        "payment_already_paid",
        "payment_expired",
        "order_canceled",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "payment_service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "provider_form"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_already_paid",
          "payment_expired",
          "order_canceled",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_service_unavailable",
          "service_unavailable"
        ]
      }
    }
  },
  "readPaymentStatus": {
    ...registry.readPaymentStatus,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "pay-7001",
        "foundIn": "readVoucherOrder.paymentId"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "voucher_created",
          "voucher_pending",
          "voucher_paid",
          "voucher_confirmed",
          "voucher_error",
          "voucher_canceled",
          "voucher_expired",
          "voucher_link_sent",
          "voucher_invoice",
          "digital_paid",
          "digital_canceled",
          "deposit_paid",
          "deposit_error",
          "deposit_by_transfer"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "cancelPayment": {
    ...registry.cancelPayment,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "paymentId",
        "in": "path",
        "required": true,
        "example": "pay-7001"
      }
    ],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "payment_not_found"
      ],
      "409": [
        "payment_already_paid"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_already_paid"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listPaymentMethods": {
    ...registry.listPaymentMethods,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "orderType",
        "in": "path",
        "required": true,
        "example": "voucher",
        "values": [
          "voucher",
          "digital",
          "deposit"
        ]
      },
      {
        "name": "amountInCents",
        "in": "path",
        "required": true,
        "example": 69895
      },
      {
        "name": "locale",
        "in": "query",
        "required": false,
        "example": "fi",
        "values": [
          "fi",
          "en"
        ]
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_below_minimum",
        "amount_above_maximum"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "payment_service_unavailable"
      ]
    },
    "limitCodes": {
      "amountInCents": {
        "minimum": "amount_below_minimum",
        "maximum": "amount_above_maximum"
      }
    },
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "voucher_in_finnish",
          "deposit_in_english",
          "offline_only",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_below_minimum",
          "amount_above_maximum",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_service_unavailable",
          "service_unavailable"
        ]
      }
    }
  },
  "downloadOrderDocument": {
    ...registry.downloadOrderDocument,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "o-5001",
        "foundIn": "listVoucherOrders.voucherOrders.id"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "document_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/pdf"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "document_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadPaymentDocument": {
    ...registry.downloadPaymentDocument,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "paymentId",
        "in": "query",
        "required": true,
        "example": "pay-7005",
        "foundIn": "readVoucherOrder.paymentId"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "document_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/pdf"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "document_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadVoucherOrderReceipt": {
    ...registry.downloadVoucherOrderReceipt,
    "roles": [],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "o-5006",
        "foundIn": "listVoucherOrders.voucherOrders.id"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "document_not_found"
      ],
      "409": [
        "payment_not_completed"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/pdf"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "document_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_not_completed"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "orderCrossSelling": {
    ...registry.orderCrossSelling,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "benefit_not_available",
        "benefit_already_ordered",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "benefit_not_available",
          "benefit_already_ordered",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listCardOrders": {
    ...registry.listCardOrders,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "unpaid_invoice",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createCardOrder": {
    ...registry.createCardOrder,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "too_many_employees",
        "amount_out_of_range",
        "payment_method_unavailable",
        "po_box_not_allowed",
        "invalid_personal_id"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "personal_id_already_exists",
        "employee_number_already_exists",
        "benefit_not_available",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_employees",
          "amount_out_of_range",
          "payment_method_unavailable",
          "po_box_not_allowed",
          "invalid_personal_id",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "personal_id_already_exists",
          "employee_number_already_exists",
          "benefit_not_available",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "cancelCardOrder": {
    ...registry.cancelCardOrder,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "orderId",
        "in": "path",
        "required": true,
        "example": "o-5101",
        "foundIn": "listCardOrders.cardOrders.id"
      }
    ],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "order_not_found"
      ],
      "409": [
        "payment_already_paid"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "order_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "payment_already_paid"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listEmployees": {
    ...registry.listEmployees,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "established",
          "without_benefits",
          "no_employees"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createEmployee": {
    ...registry.createEmployee,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "too_many_employees",
        "invalid_personal_id"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "employee_number_already_exists",
        "personal_id_already_exists",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "added"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_employees",
          "invalid_personal_id",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "employee_number_already_exists",
          "personal_id_already_exists",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "updateEmployee": {
    ...registry.updateEmployee,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "end_of_benefit_before_pending_load"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "employee_number_already_exists",
        "loads_pending",
        "employee_terminated"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "end_of_benefit_before_pending_load",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "employee_number_already_exists",
          "loads_pending",
          "employee_terminated"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readEmployee": {
    ...registry.readEmployee,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "e-2001",
        "foundIn": "listEmployees.beneficiaries.personId"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "employee_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "full_time",
          "part_time_ending_load_pending",
          "on_hold",
          "terminated",
          "new_without_benefits"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "employee_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkPersonalId": {
    ...registry.checkPersonalId,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_personal_id"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "personal_id_already_exists"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "valid"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_personal_id",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "personal_id_already_exists"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listRequestedLoads": {
    ...registry.listRequestedLoads,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "some",
          "negative_balance",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "rejectRequestedLoad": {
    ...registry.rejectRequestedLoad,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "example": "r-6001"
      }
    ],
    "successStatus": 204,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "requested_load_not_found"
      ],
      "409": [
        "requested_load_already_handled"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "headers": {},
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "requested_load_not_found",
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "requested_load_already_handled"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "estimateDeposit": {
    ...registry.estimateDeposit,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "benefits",
        "in": "query",
        "required": false,
        "example": [
          "lunch:current",
          "lunch:next"
        ]
      },
      {
        "name": "requestedLoads",
        "in": "query",
        "required": false,
        "example": true
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch_and_requests",
          "lunch_two_months",
          "enough_balance",
          "nothing_chosen"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listTopUpEmployees": {
    ...registry.listTopUpEmployees,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "benefit",
        "in": "path",
        "required": true,
        "example": "lunch",
        "values": [
          "lunch",
          "recreational",
          "transport",
          "massage",
          "wellbeing"
        ],
        "foundIn": "listLoadableBenefits.loadableBenefits"
      },
      {
        "name": "scheduledOn",
        "in": "query",
        "required": false,
        "example": "2026-04-15"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_scheduled_date"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "benefit_not_available"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch",
          "recreational",
          "no_employees"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_scheduled_date",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "benefit_not_available"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readTopUpInProgress": {
    ...registry.readTopUpInProgress,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "none",
          "one"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "checkPendingTopUps": {
    ...registry.checkPendingTopUps,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "free",
          "in_progress"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createTopUp": {
    ...registry.createTopUp,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "example": "8c0e1f5a-3a35-4f0e-9d0c-52a0d2b1c7e4"
      }
    ],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "invalid_scheduled_date",
        "invalid_einvoice",
        "amount_below_minimum",
        "employee_not_loadable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found"
      ],
      "409": [
        "not_enough_balance",
        "yearly_limit_exceeded",
        "group_yearly_limit_exceeded",
        "top_up_in_progress",
        "idempotency_key_reused"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {
      "amount": {
        "minimum": "amount_below_minimum"
      }
    },
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "created"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "invalid_scheduled_date",
          "invalid_einvoice",
          "amount_below_minimum",
          "employee_not_loadable",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_found"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "not_enough_balance",
          "yearly_limit_exceeded",
          "group_yearly_limit_exceeded",
          "top_up_in_progress",
          "idempotency_key_reused"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listTopUps": {
    ...registry.listTopUps,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "every_status",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listLoadableBenefits": {
    ...registry.listLoadableBenefits,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch_and_recreational",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readTopUp": {
    ...registry.readTopUp,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "example": "t-3001",
        "foundIn": "listTopUps.topUpLoads.id"
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "top_up_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "in_progress",
          "success",
          "closed_with_errors",
          "waiting_for_payment",
          "payment_confirmed_waiting_for_load_date",
          "waiting_for_load_date",
          "payment_not_received",
          "expired",
          "canceled"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "top_up_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listBenefits": {
    ...registry.listBenefits,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "established",
          "new_customer",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listBenefitGroups": {
    ...registry.listBenefitGroups,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "required": false,
        "example": "lunch",
        "values": [
          "lunch",
          "recreational",
          "transport",
          "massage",
          "wellbeing"
        ]
      }
    ],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch",
          "lunch_maximum_loading_type_to_change",
          "recreational",
          "every_type",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "createBenefitGroup": {
    ...registry.createBenefitGroup,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 201,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_out_of_range"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "benefit_group_already_exists",
        "benefit_not_available"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "201": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch_maximum",
          "massage"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_out_of_range",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "benefit_group_already_exists",
          "benefit_not_available"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "updateBenefitGroup": {
    ...registry.updateBenefitGroup,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "amount_out_of_range"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "404": [
        "not_found",
        "benefit_group_not_found"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "lunch_by_request",
          "recreational"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "amount_out_of_range",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "benefit_group_not_found",
          "not_found"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readBenefitGroupSettings": {
    ...registry.readBenefitGroupSettings,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "in_force",
          "before_spending_limit"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadDeductionReport": {
    ...registry.downloadDeductionReport,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "start_date_too_early",
        "end_date_too_late",
        "invalid_date_range",
        "no_columns",
        "wage_type_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "benefit_not_active"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "text/csv",
          "application/vnd.ms-excel"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "start_date_too_early",
          "end_date_too_late",
          "invalid_date_range",
          "no_columns",
          "wage_type_required",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "benefit_not_active"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadIncomeRegisterReport": {
    ...registry.downloadIncomeRegisterReport,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "start_date_too_early",
        "end_date_too_late",
        "invalid_date_range",
        "no_columns",
        "wage_type_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "409": [
        "benefit_not_active"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "text/csv",
          "application/vnd.ms-excel"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "start_date_too_early",
          "end_date_too_late",
          "invalid_date_range",
          "no_columns",
          "wage_type_required",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "409": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "benefit_not_active"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "downloadExternalReport": {
    ...registry.downloadExternalReport,
    "roles": [
      "Signatory"
    ],
    "hasBody": true,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed",
        "field_required",
        "field_invalid",
        "field_too_long",
        "start_date_too_early",
        "end_date_too_late",
        "invalid_date_range",
        "no_columns",
        "no_benefits"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "text/csv",
          "application/vnd.ms-excel"
        ],
        "headers": {
          "Content-Disposition": "",
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "start_date_too_early",
          "end_date_too_late",
          "invalid_date_range",
          "no_columns",
          "no_benefits",
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listReportBenefits": {
    ...registry.listReportBenefits,
    "roles": [
      "Signatory"
    ],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {
          "Cache-Control": "^(.*,)? *no-store *(,.*)?$"
        },
        "examples": [
          "established",
          "lunch_only",
          "without_lunch_and_transport",
          "none"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "unauthorized"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readFeatureFlags": {
    ...registry.readFeatureFlags,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "everything_on",
          "everything_off",
          "no_recaptcha"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readMaintenanceContent": {
    ...registry.readMaintenanceContent,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "planned",
          "nothing_planned"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "listBanners": {
    ...registry.listBanners,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "news_and_promotions",
          "empty"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  },
  "readNotices": {
    ...registry.readNotices,
    "roles": [],
    "hasBody": false,
    "parameters": [],
    "successStatus": 200,
    "errorCodes": {
      "400": [
        "validation_failed"
      ],
      "403": [
        "access_denied"
      ],
      "429": [
        "too_many_requests"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    },
    "limitCodes": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "normal",
          "adding_contacts_disabled",
          "editing_disabled"
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "validation_failed"
        ]
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "access_denied"
        ]
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "too_many_requests"
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "internal_error"
        ]
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": {},
        "examples": [
          "service_unavailable"
        ]
      }
    }
  }
}
