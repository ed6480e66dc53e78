/** Made by `npm run generate` from openapi/. Do not edit. */
import type { OperationName } from './registry.ts'

export type ContractRow = {
  method: string
  path: string
  effect: 'read' | 'command'
  isPublic: boolean
  /** Any of these roles; an empty list means any logged-in user. */
  roles: string[]
  hasBody: boolean
  parameters: {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    example?: unknown
    /** The allowed values, if they are limited. */
    values?: unknown[]
    /** The reply that contains its value: listEmployees.beneficiaries.personId. */
    foundIn?: string
  }[]
  successStatus: number
  errorCodes: Record<string, string[]>
  /** Error codes of broken limits, by field and limit. */
  limitCodes: Record<string, Record<string, string>>
  repliesJson: boolean
  responses: Record<
    string,
    {
      contentTypes: string[]
      /** The patterns of its required headers. */
      headers: Record<string, string>
      /** The names of its examples (contract-examples.ts). */
      examples: string[]
    }
  >
}

export const contractData: Record<OperationName, ContractRow> = {
  "login": {
    "method": "POST",
    "path": "/api/login",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/login/refresh",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/logout",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/admin-tool/impersonation/token/{guid}",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/user/details",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/user/has-orders",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/user/roles/signatory",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/user",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/user",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "PUT",
    "path": "/api/user",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/password",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "PUT",
    "path": "/api/password",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/password/reset",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/einvoice/validate",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/email/validate",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/username/availability",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/email/request-new-confirmation-link",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/email/confirm-email",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/email/confirm-change-email",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/sign-contract",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/sign-up/validate-token",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/sign-up",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/sign-up/resend-email",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/contacts",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/contacts",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "PUT",
    "path": "/api/contacts",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "DELETE",
    "path": "/api/contacts",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/contacts/resend-email",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/companies",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "PUT",
    "path": "/api/companies",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/companies/{customerNumber}/has-signatory",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/companies/exists",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company-metadata",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company-accounts",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/company-accounts/transactions",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/company-accounts/deposits",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company-accounts/deposits/{id}/receipt",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/company-accounts/transactions/{id}/receipt",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/company-accounts/balance-corrections",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company-accounts/balance-corrections/check",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/addresses",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/countries",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/settings",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/vouchers",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/voucher-fees",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/cardFees",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/voucher-orders",
    "effect": "command",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/voucher-orders",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/voucher-orders/{id}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/voucher-order-payments/{paymentId}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/voucher-order-payments",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/card-order-payments/{paymentId}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/card-order-payments",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/deposit-order-payments",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/payments",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/payments/{id}/status",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/order/status/{paymentId}",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/payment-methods/{orderType}/{amountInCents}",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/order-documents/{id}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/order-documents",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/voucher-orders/{id}/receipt",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/cross-selling/order",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/card-orders",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/card-orders",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/card-orders/{orderId}/cancel",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/company-beneficiaries",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/company-beneficiaries",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "PUT",
    "path": "/api/company-beneficiaries",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/company-beneficiaries/{id}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/company-beneficiaries/check-SSN",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/requested-loads",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/requested-loads/reject/{requestId}",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/deposit-orders/estimation",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/top-up-load/employees-top-ups/{benefit}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/top-up-load/in-progress",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/top-up-load/pending/for-benefit",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/top-up-load",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/top-up-load/summary",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/top-up-load/loadable-benefits",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/top-up-load/{id}",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company/benefits",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company/benefit-groups",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/company/benefit-groups",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "PUT",
    "path": "/api/company/benefit-groups",
    "effect": "command",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/api/company/benefit-group-settings",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "POST",
    "path": "/api/deduction-reports",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/income-register-reports",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "POST",
    "path": "/api/external-reports",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": false,
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
    "method": "GET",
    "path": "/api/external-reports/benefits",
    "effect": "read",
    "isPublic": false,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/content/feature-flags.json",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/content/maintenance.json",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/content/banners.json",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
    "method": "GET",
    "path": "/content/notices.json",
    "effect": "read",
    "isPublic": true,
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
    "repliesJson": true,
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
