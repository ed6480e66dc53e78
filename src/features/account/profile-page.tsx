import { useChangePassword } from '@generated/api/password/password'
import {
  ChangePasswordBody,
  changePasswordBodyNewPasswordMax,
  changePasswordBodyNewPasswordMin,
} from '@generated/api/password/password.zod'
import { getReadUserSuspenseQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { isApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { newPasswordMessages } from '@/forms/fields/field-rules'
import { FormRoot } from '@/forms/form-root'
import { asWrongPassword, isWrongPassword } from '@/forms/submit/password-popup'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { useImpersonation } from '@/session/impersonated-account'
import { PageSection, PageSectionSkeleton } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { checkNewPassword, type NewPasswordValues, NO_NEW_PASSWORD } from './new-password-values'
import { ProfileForm } from './profile-form'

type ChangeValues = NewPasswordValues & { currentPassword: string }

const LIMITS = { min: changePasswordBodyNewPasswordMin, max: changePasswordBodyNewPasswordMax }

const NOTHING: ChangeValues = { currentPassword: '', ...NO_NEW_PASSWORD }

/** ACC-08: requires the current password; the new one must differ from it and from the username. */
function ChangePasswordForm({ username }: { username: string }) {
  const { mutateAsync } = useChangePassword()
  /** The current password of a submit whose outcome is unknown. */
  const unconfirmed = useRef<string>(undefined)
  const body = useMemo(
    () =>
      bodyForm({
        schema: ChangePasswordBody,
        messages: { newPassword: newPasswordMessages },
        toBody: (values: ChangeValues) => values,
        check: (values) => ({
          ...checkNewPassword(values, username),
          ...(values.newPassword !== '' &&
            values.newPassword === values.currentPassword && { newPassword: () => m.error_password_unchanged() }),
        }),
      }),
    [username],
  )
  const form = useAppForm({
    ...body.options,
    defaultValues: NOTHING,
    onSubmit: async ({ value, formApi }) => {
      try {
        await mutateAsync({ data: body.read(value) })
      } catch (error) {
        if (isApiError(error) && error.outcomeUnknown) unconfirmed.current = value.currentPassword
        if (isWrongPassword(error) && unconfirmed.current === value.currentPassword) {
          throw new FormRefusal(() => m.password_maybe_changed())
        }
        throw asWrongPassword(error, 'currentPassword')
      }
      notify({ level: 'success', text: () => m.password_changed() })
      formApi.reset()
    },
  })
  return (
    <FormRoot form={form} describeUnknown={() => m.password_unknown()}>
      <form.AppField name="currentPassword">
        {(field) => <field.PasswordField label={m.password_current()} autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="newPassword">
        {(field) => <field.NewPasswordField label={m.password_new()} limits={LIMITS} username={username} />}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordField label={m.password_confirm()} autoComplete="new-password" />}
      </form.AppField>
      <form.SubmitButton whenInvalid="disable">{m.password_change()}</form.SubmitButton>
    </FormRoot>
  )
}

/** ACC-05: user information and change of password. Users of an external login have no password here (ACC-09). */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(getReadUserSuspenseQueryOptions())
  const { tab = 'details' } = useSearch({ from: '/profile' })
  const { isLocked } = useImpersonation()
  const navigate = useNavigate()
  const details = <ProfileForm profile={profile} />
  const password = (
    <PageSection title={m.profile_tab_password()}>
      {isLocked ? <p>{m.password_impersonated()}</p> : <ChangePasswordForm username={profile.username} />}
    </PageSection>
  )
  return (
    <>
      <PageHeader title={m.profile_title()} />
      {profile.isSingleSignOn ? (
        details
      ) : (
        <Tabs
          label={m.profile_title()}
          value={tab}
          onValueChange={(key) => void navigate({ to: '/profile', search: { tab: key }, replace: true })}
          tabs={[
            { value: 'details', label: m.profile_tab_details(), content: details, keepMounted: true },
            { value: 'password', label: m.profile_tab_password(), content: password, keepMounted: true },
          ]}
        />
      )}
    </>
  )
}

export function ProfilePending() {
  return (
    <>
      <PageHeader title={m.profile_title()} />
      <SkeletonGroup label={m.profile_loading()} className="space-y-5">
        <Skeleton className="h-11 w-72" />
        <PageSectionSkeleton className="h-[36rem]" />
      </SkeletonGroup>
    </>
  )
}
