import { array, boolean, object, enum as oneOf, optional, regex, string } from 'zod/mini'

/** What differs between environments. The production server checks it too (tools/build/write-config-schema.ts). */
export const RuntimeConfig = object({
  apiBaseUrl: string(),
  environment: oneOf(['production', 'qa', 'mock']),
  productName: object({ fi: string(), en: string() }),
  /** Exact hosts to which the payer may be sent to pay. */
  paymentProviderHosts: array(string()),
  employeeApplicationUrl: string(),
  reCaptchaSiteKey: optional(string()),
  /** The operator. For missing data, privacy page and accessibility statement refer to customer service. */
  operator: optional(
    object({
      name: string(),
      businessId: optional(string()),
      address: optional(string()),
      privacyEmail: optional(string()),
      accessibilityEmail: optional(string()),
      /** The operator's own privacy notice, with what only the operator knows, such as storage times. */
      privacyNoticeUrl: optional(
        object({ fi: string().check(regex(/^https:/)), en: string().check(regex(/^https:/)) }),
      ),
    }),
  ),
  /** Whether an admin may change username, email and password of the user they act as; default no (ACC-07). */
  impersonationChangesCredentials: optional(boolean()),
  /** Without it errors are not reported (SECURITY.md). */
  reportUrl: optional(
    string().check(
      regex(
        /^(https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[A-Za-z0-9._~%/-]*)?(\?[A-Za-z0-9._~%=&-]*)?|\/api\/[A-Za-z0-9._~%/-]+)$/,
      ),
    ),
  ),
})
