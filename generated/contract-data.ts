/** Made by `npm run generate` from openapi/. Do not edit. */
import type { OperationName } from './registry.ts'

export type ContractRow = {
  tag: string
  method: string
  path: string
  effect: 'read' | 'command'
  isPublic: boolean
  /** Any of these roles is let in; none named means any login. */
  roles: string[]
  assumed: boolean
  hasBody: boolean
  successStatus: number
  errorCodes: Record<string, string[]>
  repliesJson: boolean
  requestExamples: Record<string, unknown>
  responses: Record<string, { contentTypes: string[]; examples: Record<string, unknown> }>
}

export const contractData: Record<OperationName, ContractRow> = {
  "login": {
    "tag": "session",
    "method": "POST",
    "path": "/api/login",
    "effect": "command",
    "isPublic": true,
    "roles": [],
    "assumed": false,
    "hasBody": true,
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
    "repliesJson": true,
    "requestExamples": {
      "established": {
        "username": "aino.virtanen",
        "password": "Etuportaali-1"
      }
    },
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
                "fieldName": "emailAddress",
                "message": "The value is not in the allowed form.",
                "code": "field_invalid",
                "severity": "Error"
              },
              {
                "fieldName": "addressLine",
                "message": "The value is longer than allowed.",
                "code": "field_too_long",
                "severity": "Error"
              }
            ],
            "canRetry": false
          }
        }
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
  },
  "refreshSession": {
    "tag": "session",
    "method": "POST",
    "path": "/api/login/refresh",
    "effect": "command",
    "isPublic": true,
    "roles": [],
    "assumed": false,
    "hasBody": true,
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
    "repliesJson": true,
    "requestExamples": {
      "refresh": {
        "refreshToken": "r-5d1f6a70c2"
      }
    },
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
          "refreshed": {
            "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTEwMDEiLCJuIjoyfQ.c2ln",
            "tokenType": "Bearer",
            "expiresIn": 3600,
            "refreshToken": "r-77aa01f3be"
          }
        }
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
  },
  "logout": {
    "tag": "session",
    "method": "GET",
    "path": "/api/logout",
    "effect": "command",
    "isPublic": false,
    "roles": [],
    "assumed": false,
    "hasBody": false,
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
    "repliesJson": false,
    "requestExamples": {},
    "responses": {
      "204": {
        "contentTypes": [],
        "examples": {}
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
                "fieldName": "emailAddress",
                "message": "The value is not in the allowed form.",
                "code": "field_invalid",
                "severity": "Error"
              },
              {
                "fieldName": "addressLine",
                "message": "The value is longer than allowed.",
                "code": "field_too_long",
                "severity": "Error"
              }
            ],
            "canRetry": false
          }
        }
      },
      "401": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
  },
  "readImpersonation": {
    "tag": "session",
    "method": "GET",
    "path": "/api/admin-tool/impersonation/token/{guid}",
    "effect": "command",
    "isPublic": true,
    "roles": [],
    "assumed": false,
    "hasBody": false,
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
    "repliesJson": true,
    "requestExamples": {},
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
          "impersonated": {
            "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJwLTEwMDEiLCJleHAiOjE3NjgyMjYwMDB9.c2ln",
            "roles": [
              "Signatory",
              "VoucherManager"
            ]
          }
        }
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
                "fieldName": "emailAddress",
                "message": "The value is not in the allowed form.",
                "code": "field_invalid",
                "severity": "Error"
              },
              {
                "fieldName": "addressLine",
                "message": "The value is longer than allowed.",
                "code": "field_too_long",
                "severity": "Error"
              }
            ],
            "canRetry": false
          }
        }
      },
      "403": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "404": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "429": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
        }
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "examples": {
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
}
