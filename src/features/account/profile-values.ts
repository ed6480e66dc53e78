import type { UserProfile } from '@generated/api/model'
import { UpdateUserBody } from '@generated/api/user/user.zod'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import { normalisePhone } from '@/values/phone'
import { isAllowedAsUsername, isSameUsername } from '@/values/username'

export type ProfileValues = {
  username: string
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string
  jobTitle: string
}

export const toProfileValues = (profile: UserProfile): ProfileValues => ({
  username: profile.username,
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  emailAddress: profile.emailAddress ?? '',
  phoneNumber: profile.phoneNumber ?? '',
  jobTitle: profile.jobTitle ?? '',
})

/** Longest username that may be chosen on the profile; the contract allows 100 for those from elsewhere (ACC-06). */
const USERNAME_MAX = 50

/** The rules of the profile of a user with this username; an unchanged one passes whatever it is (ACC-06). */
export const profileBody = (username: string, isUserImpersonate: boolean) =>
  bodyForm({
    schema: UpdateUserBody,
    toBody: (values: ProfileValues) => ({
      ...values,
      phoneNumber: normalisePhone(values.phoneNumber),
      isUserImpersonate,
    }),
    check: (values) => {
      if (isSameUsername(values.username, username)) return undefined
      if (values.username.length > USERNAME_MAX) return { username: () => m.profile_username_max() }
      return isAllowedAsUsername(values.username)
        ? undefined
        : { username: () => m.error_username_cannot_be_an_email_address() }
    },
  })
