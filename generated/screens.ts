// Made by npm run generate from src/routes/.

/** Addresses of the calls that the first script sends, by route (src/early/first.ts). */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  "/beneficiaries": [
    "/api/company-beneficiaries",
    "/api/company/benefits",
    "/api/company/benefit-groups",
    "/api/settings",
    "/api/user/details"
  ],
  "/": [
    "/api/user/details"
  ],
  "/load-account": [
    "/api/company-accounts",
    "/api/user/details",
    "/api/settings",
    "/api/requested-loads"
  ],
  "/load-benefit": [
    "/api/top-up-load/loadable-benefits",
    "/api/company-accounts",
    "/api/user/details",
    "/api/settings",
    "/api/company-metadata"
  ],
  "/manage-benefits": [
    "/api/company/benefits",
    "/api/user/details"
  ]
}

/** Top-level pages by the role that their guard requires. */
export const PAGES_OF_ROLE = {
  "signatory": [
    "/beneficiaries",
    "/download-reports",
    "/load-account",
    "/load-benefit",
    "/manage-benefits",
    "/month",
    "/order",
    "/reports",
    "/transactions-history"
  ],
  "voucherManager": [
    "/company-information",
    "/voucher-order-history"
  ]
} as const

/** Every route by its path. */
export const SCREENS = {
  "/accessibility": {
    "id": "/accessibility",
    "file": "accessibility.tsx",
    "loads": false
  },
  "/beneficiaries": {
    "id": "/beneficiaries",
    "file": "beneficiaries.tsx",
    "role": "signatory",
    "loads": true,
    "eagerLoader": true,
    "chunk": "employees",
    "maxKilobytes": 200
  },
  "/beneficiaries/import": {
    "id": "/beneficiaries_/import",
    "file": "beneficiaries_.import.tsx",
    "role": "signatory",
    "loads": true
  },
  "/card-order-payment/$paymentId/{-$showWarning}": {
    "id": "/card-order-payment/$paymentId/{-$showWarning}",
    "file": "card-order-payment.$paymentId.{-$showWarning}.tsx",
    "loads": true
  },
  "/change-email": {
    "id": "/change-email",
    "file": "change-email.tsx",
    "loads": false
  },
  "/company-information": {
    "id": "/company-information",
    "file": "company-information.tsx",
    "role": "voucherManager",
    "loads": true
  },
  "/confirm-email": {
    "id": "/confirm-email",
    "file": "confirm-email.tsx",
    "loads": false
  },
  "/contract/contact-persons": {
    "id": "/contract/contact-persons",
    "file": "contract.contact-persons.tsx",
    "loads": false
  },
  "/contract/": {
    "id": "/contract/",
    "file": "contract.index.tsx",
    "loads": false
  },
  "/contract/invoicing": {
    "id": "/contract/invoicing",
    "file": "contract.invoicing.tsx",
    "loads": false
  },
  "/contract/signing": {
    "id": "/contract/signing",
    "file": "contract.signing.tsx",
    "loads": false
  },
  "/contract": {
    "id": "/contract",
    "file": "contract.tsx",
    "loads": true
  },
  "/contract/summary": {
    "id": "/contract_/summary",
    "file": "contract_.summary.tsx",
    "loads": false
  },
  "/create-account": {
    "id": "/create-account",
    "file": "create-account.tsx",
    "loads": false
  },
  "/download-reports": {
    "id": "/download-reports",
    "file": "download-reports.tsx",
    "role": "signatory",
    "loads": true
  },
  "/help": {
    "id": "/help",
    "file": "help.tsx",
    "loads": false
  },
  "/": {
    "id": "/",
    "file": "index.tsx",
    "loads": true,
    "modules": [
      "/src/features/home/start.ts",
      "/src/features/home/home-page.tsx",
      "/src/features/home/queries.ts"
    ],
    "needsHttpClient": true,
    "eagerLoader": true,
    "chunk": "home",
    "maxKilobytes": 206
  },
  "/load-account": {
    "id": "/load-account",
    "file": "load-account.tsx",
    "role": "signatory",
    "loads": true,
    "chunk": "deposit",
    "maxKilobytes": 234
  },
  "/load-account/requested-loads": {
    "id": "/load-account_/requested-loads",
    "file": "load-account_.requested-loads.tsx",
    "role": "signatory",
    "loads": true
  },
  "/load-account/status/$paymentId": {
    "id": "/load-account_/status/$paymentId",
    "file": "load-account_.status.$paymentId.tsx",
    "role": "signatory",
    "loads": true
  },
  "/load-benefit": {
    "id": "/load-benefit",
    "file": "load-benefit.tsx",
    "role": "signatory",
    "loads": true,
    "needsHttpClient": true,
    "chunk": "load-benefit",
    "maxKilobytes": 250
  },
  "/login": {
    "id": "/login",
    "file": "login.tsx",
    "loads": false,
    "chunk": "login",
    "maxKilobytes": 152
  },
  "/maintenance": {
    "id": "/maintenance",
    "file": "maintenance.tsx",
    "loads": false
  },
  "/maksuturva-payment": {
    "id": "/maksuturva-payment",
    "file": "maksuturva-payment.tsx",
    "loads": false
  },
  "/manage-benefits": {
    "id": "/manage-benefits",
    "file": "manage-benefits.tsx",
    "role": "signatory",
    "loads": true
  },
  "/manage-benefits/$benefitGroup": {
    "id": "/manage-benefits_/$benefitGroup",
    "file": "manage-benefits_.$benefitGroup.tsx",
    "role": "signatory",
    "loads": true,
    "maxKilobytes": 229
  },
  "/month": {
    "id": "/month",
    "file": "month.tsx",
    "role": "signatory",
    "loads": false
  },
  "/month/$month": {
    "id": "/month_/$month",
    "file": "month_.$month.tsx",
    "role": "signatory",
    "loads": true
  },
  "/new-password": {
    "id": "/new-password",
    "file": "new-password.tsx",
    "loads": false
  },
  "/not-found": {
    "id": "/not-found",
    "file": "not-found.tsx",
    "loads": false
  },
  "/order-details/$voucherOrderId": {
    "id": "/order-details/$voucherOrderId",
    "file": "order-details.$voucherOrderId.tsx",
    "loads": true
  },
  "/order-payment-status/$paymentId": {
    "id": "/order-payment-status/$paymentId",
    "file": "order-payment-status.$paymentId.tsx",
    "loads": true
  },
  "/order/benefit-usage": {
    "id": "/order/benefit-usage",
    "file": "order.benefit-usage.tsx",
    "loads": false
  },
  "/order/benefits": {
    "id": "/order/benefits",
    "file": "order.benefits.tsx",
    "loads": false
  },
  "/order/company-information": {
    "id": "/order/company-information",
    "file": "order.company-information.tsx",
    "loads": false
  },
  "/order/edit-company": {
    "id": "/order/edit-company",
    "file": "order.edit-company.tsx",
    "loads": false
  },
  "/order/employee-information": {
    "id": "/order/employee-information",
    "file": "order.employee-information.tsx",
    "loads": false
  },
  "/order/": {
    "id": "/order/",
    "file": "order.index.tsx",
    "loads": false
  },
  "/order/payment": {
    "id": "/order/payment",
    "file": "order.payment.tsx",
    "loads": false
  },
  "/order": {
    "id": "/order",
    "file": "order.tsx",
    "role": "signatory",
    "loads": true
  },
  "/order/status/$paymentId": {
    "id": "/order_/status/$paymentId",
    "file": "order_.status.$paymentId.tsx",
    "loads": true
  },
  "/privacy": {
    "id": "/privacy",
    "file": "privacy.tsx",
    "loads": false
  },
  "/profile": {
    "id": "/profile",
    "file": "profile.tsx",
    "loads": true
  },
  "/reports": {
    "id": "/reports",
    "file": "reports.tsx",
    "role": "signatory",
    "loads": true
  },
  "/reports/reports": {
    "id": "/reports_/reports",
    "file": "reports_.reports.tsx",
    "role": "signatory",
    "loads": false
  },
  "/reports/topups": {
    "id": "/reports_/topups",
    "file": "reports_.topups.tsx",
    "role": "signatory",
    "loads": false
  },
  "/reports/topups/$reportId": {
    "id": "/reports_/topups_/$reportId",
    "file": "reports_.topups_.$reportId.tsx",
    "role": "signatory",
    "loads": true
  },
  "/reports/transactions": {
    "id": "/reports_/transactions",
    "file": "reports_.transactions.tsx",
    "role": "signatory",
    "loads": false
  },
  "/resend-completed": {
    "id": "/resend-completed",
    "file": "resend-completed.tsx",
    "loads": false
  },
  "/resend-deleted": {
    "id": "/resend-deleted",
    "file": "resend-deleted.tsx",
    "loads": false
  },
  "/resend-invalid": {
    "id": "/resend-invalid",
    "file": "resend-invalid.tsx",
    "loads": false
  },
  "/resend-summary": {
    "id": "/resend-summary",
    "file": "resend-summary.tsx",
    "loads": false
  },
  "/resend": {
    "id": "/resend",
    "file": "resend.tsx",
    "loads": false
  },
  "/reset-password": {
    "id": "/reset-password",
    "file": "reset-password.tsx",
    "loads": false
  },
  "/reset-password/requested": {
    "id": "/reset-password_/requested",
    "file": "reset-password_.requested.tsx",
    "loads": false
  },
  "/settings": {
    "id": "/settings",
    "file": "settings.tsx",
    "loads": false
  },
  "/sign-up": {
    "id": "/sign-up",
    "file": "sign-up.tsx",
    "loads": false
  },
  "/sign-up/create-account": {
    "id": "/sign-up_/create-account",
    "file": "sign-up_.create-account.tsx",
    "loads": true
  },
  "/sign-up/existing-account": {
    "id": "/sign-up_/existing-account",
    "file": "sign-up_.existing-account.tsx",
    "loads": false
  },
  "/transactions-history": {
    "id": "/transactions-history",
    "file": "transactions-history.tsx",
    "role": "signatory",
    "loads": false
  },
  "/voucher-order-history": {
    "id": "/voucher-order-history",
    "file": "voucher-order-history.tsx",
    "role": "voucherManager",
    "loads": true
  },
  "/voucher-order-payment/$paymentId/{-$showWarning}": {
    "id": "/voucher-order-payment/$paymentId/{-$showWarning}",
    "file": "voucher-order-payment.$paymentId.{-$showWarning}.tsx",
    "loads": true
  },
  "/voucher-order/$voucherType/edit-company": {
    "id": "/voucher-order/$voucherType/edit-company",
    "file": "voucher-order.$voucherType.edit-company.tsx",
    "loads": false
  },
  "/voucher-order/$voucherType/edit-delivery": {
    "id": "/voucher-order/$voucherType/edit-delivery",
    "file": "voucher-order.$voucherType.edit-delivery.tsx",
    "loads": false
  },
  "/voucher-order/$voucherType/": {
    "id": "/voucher-order/$voucherType/",
    "file": "voucher-order.$voucherType.index.tsx",
    "loads": false
  },
  "/voucher-order/$voucherType/information": {
    "id": "/voucher-order/$voucherType/information",
    "file": "voucher-order.$voucherType.information.tsx",
    "loads": false
  },
  "/voucher-order/$voucherType/payment": {
    "id": "/voucher-order/$voucherType/payment",
    "file": "voucher-order.$voucherType.payment.tsx",
    "loads": false
  },
  "/voucher-order/$voucherType": {
    "id": "/voucher-order/$voucherType",
    "file": "voucher-order.$voucherType.tsx",
    "loads": true
  },
  "/voucher-order/$voucherType/ordered/$paymentId": {
    "id": "/voucher-order/$voucherType_/ordered/$paymentId",
    "file": "voucher-order.$voucherType_.ordered.$paymentId.tsx",
    "loads": true
  },
  "/voucher-order/$voucherType/status/$paymentId": {
    "id": "/voucher-order/$voucherType_/status/$paymentId",
    "file": "voucher-order.$voucherType_.status.$paymentId.tsx",
    "loads": true
  },
  "/voucher-reorder/$voucherType/$orderId/edit-amount": {
    "id": "/voucher-reorder/$voucherType/$orderId/edit-amount",
    "file": "voucher-reorder.$voucherType.$orderId.edit-amount.tsx",
    "loads": false
  },
  "/voucher-reorder/$voucherType/$orderId/edit-company": {
    "id": "/voucher-reorder/$voucherType/$orderId/edit-company",
    "file": "voucher-reorder.$voucherType.$orderId.edit-company.tsx",
    "loads": false
  },
  "/voucher-reorder/$voucherType/$orderId/edit-delivery": {
    "id": "/voucher-reorder/$voucherType/$orderId/edit-delivery",
    "file": "voucher-reorder.$voucherType.$orderId.edit-delivery.tsx",
    "loads": false
  },
  "/voucher-reorder/$voucherType/$orderId/": {
    "id": "/voucher-reorder/$voucherType/$orderId/",
    "file": "voucher-reorder.$voucherType.$orderId.index.tsx",
    "loads": false
  },
  "/voucher-reorder/$voucherType/$orderId": {
    "id": "/voucher-reorder/$voucherType/$orderId",
    "file": "voucher-reorder.$voucherType.$orderId.tsx",
    "loads": true
  }
} as const
