import type { UpdateUserRequest, UserProfile } from '@generated/api/model'
import { UpdateUserBody } from '@generated/api/user/user.zod'
import { CHANGED_USERNAME_MAX } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import { optionalPhone, phone } from '@/forms/fields/parsers'
import { isAllowedAsUsername, isSameUsername } from '@/values/people/credentials'

export const toProfileValues = ({ username = '', ...profile }: Partial<UserProfile>) => ({
  username,
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  emailAddress: profile.emailAddress ?? '',
  phoneNumber: profile.phoneNumber ?? '',
  jobTitle: profile.jobTitle ?? '',
})
export type ProfileValues = ReturnType<typeof toProfileValues>

type Wanted = Omit<UpdateUserRequest, 'isUserImpersonate' | 'password'>

/** The profile after an update that succeeded, when it cannot be read again. A new address is pending (ACC-11). */
export const profileAfter = (before: UserProfile, { emailAddress, ...wanted }: Wanted): UserProfile => ({
  ...before,
  ...wanted,
  pendingEmailAddress: emailAddress === before.emailAddress ? before.pendingEmailAddress : emailAddress,
})

/** Whether a lost update was saved. A new address counts once its verification is pending. */
export function isSavedAs(saved: UserProfile, wanted: Wanted): boolean {
  const { emailAddress, pendingEmailAddress } = saved
  return (
    (wanted.emailAddress === emailAddress || wanted.emailAddress === pendingEmailAddress) &&
    (['username', 'firstName', 'lastName', 'phoneNumber', 'jobTitle'] as const).every(
      (name) => (saved[name] ?? '') === (wanted[name] ?? ''),
    )
  )
}

/** An unchanged username is always valid (ACC-06). Users without a saved phone number need none. */
export const profileBody = (
  { username, phoneNumber }: Partial<Pick<UserProfile, 'username' | 'phoneNumber'>>,
  isUserImpersonate: boolean,
) =>
  bodyForm({
    schema: UpdateUserBody,
    toBody: (values: ProfileValues) => ({
      ...values,
      phoneNumber: (phoneNumber ? phone : optionalPhone)(values.phoneNumber),
      isUserImpersonate,
    }),
    check: (values) => {
      if (isSameUsername(values.username, username)) return undefined
      // The contract's schema allows longer usernames, which stay valid while unchanged (ACC-06).
      if (values.username.length > CHANGED_USERNAME_MAX) {
        return { username: () => m.profile_username_max({ max: CHANGED_USERNAME_MAX }) }
      }
      return isAllowedAsUsername(values.username)
        ? undefined
        : { username: () => m.error_username_cannot_be_an_email_address() }
    },
  })
