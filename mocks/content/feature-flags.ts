import type { FeatureFlags } from '../../generated/api/model/index.ts'

/** All features on. reCAPTCHA is off, because the fake API works without a network (MCK-01, VAL-18). */
export const featureFlags: FeatureFlags = {
  enableLoadingType: true,
  enableDailyLoadExtension: true,
  enableRecurringLoad: true,
  enableScheduledLoad: true,
  disableReCaptcha: true,
}
