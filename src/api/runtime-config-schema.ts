import { array, boolean, object, enum as oneOf, optional, regex, string } from 'zod/mini'

/**
 * config.json: what differs between environments, so that one build serves them all. The production server checks it by
 * these rules too before it starts (tools/write-config-schema.ts).
 */
export const RuntimeConfig = object({
  /** The API's own base without a slash at the end; empty for this origin. */
  apiBaseUrl: string(),
  environment: oneOf(['production', 'qa', 'mock']),
  productName: object({ fi: string(), en: string() }),
  /** Exact hosts that a payment may be handed off to. */
  paymentProviderHosts: array(string()),
  /** Login of the employees' own application (SES-01). */
  employeeApplicationUrl: string(),
  reCaptchaSiteKey: optional(string()),
  /** Who runs the service; the privacy page and the accessibility statement send to customer service for what is missing. */
  operator: optional(
    object({
      name: string(),
      businessId: optional(string()),
      address: optional(string()),
      privacyEmail: optional(string()),
      accessibilityEmail: optional(string()),
      /** Their own privacy notice: what only they know, such as storage times. */
      privacyNoticeUrl: optional(
        object({ fi: string().check(regex(/^https:/)), en: string().check(regex(/^https:/)) }),
      ),
    }),
  ),
  /** Whether an admin may change username, email and password of the user they act as; no without it (ACC-07). */
  impersonationChangesCredentials: optional(boolean()),
  /** Where errors of the portal are reported to, over https or through the API; without it nowhere (SECURITY.md). */
  reportUrl: optional(
    string().check(
      regex(
        /^(https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[A-Za-z0-9._~%/-]*)?(\?[A-Za-z0-9._~%=&-]*)?|\/api\/[A-Za-z0-9._~%/-]+)$/,
      ),
    ),
  ),
})
