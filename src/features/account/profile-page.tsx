import { useRequestConfirmationLink } from '@generated/api/email/email'
import type { UserProfile } from '@generated/api/model'
import { useChangePassword } from '@generated/api/password/password'
import { ChangePasswordBody } from '@generated/api/password/password.zod'
import { getReadUserQueryKey, getReadUserQueryOptions, useUpdateUser } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { readAnew } from '@/api/queries/read-anew'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { newLinkFailure } from '@/domain/new-link-failure'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { emailCheck, usernameCheck } from '@/forms/fields/field-checks'
import { newPasswordMessages } from '@/forms/fields/field-rules'
import { PERSON, PersonFields } from '@/forms/fields/user-fields'
import { FormRoot } from '@/forms/form-root'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { asWrongPassword, passwordQuestion, useHasPassword, type WithPassword } from '@/forms/submit/password-popup'
import { pressOf } from '@/forms/submit/press'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { useImpersonation } from '@/session/impersonated-account'
import { Badge } from '@/ui/content/badge'
import { Notice } from '@/ui/content/notice'
import { PageSection, PageSectionSkeleton } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { checkNewPassword, NewPasswordFields, NO_NEW_PASSWORD } from './new-password'
import { isSavedAs, profileAfter, profileBody, toProfileValues } from './profile-values'

const NOTHING = { currentPassword: '', ...NO_NEW_PASSWORD }

/** ACC-08: requires the current password; the new one must differ from it and from the username. */
function ChangePasswordForm({ username = '' }: Partial<UserProfile>) {
  const { mutateAsync } = useChangePassword()
  const body = bodyForm({
    schema: ChangePasswordBody,
    messages: { newPassword: newPasswordMessages },
    toBody: (values: typeof NOTHING) => values,
    check: (values) => ({
      ...checkNewPassword(values, username),
      ...(values.newPassword !== '' &&
        values.newPassword === values.currentPassword && { newPassword: () => m.error_password_unchanged() }),
    }),
  })
  const form = useAppForm({
    ...body.options,
    defaultValues: NOTHING,
    onSubmit: async ({ value, formApi }) => {
      try {
        await mutateAsync({ data: body.read(value) })
      } catch (error) {
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
      <NewPasswordFields username={username} />
      <form.SubmitButton whenInvalid="disable">{m.password_change()}</form.SubmitButton>
    </FormRoot>
  )
}

/** ACC-05: user information and change of password. Users of an external login have no password here (ACC-09). */
export function ProfilePage() {
  const { data: profile } = useRequiredQuery(getReadUserQueryOptions())
  const { tab = 'details' } = useSearch({ from: '/profile' })
  const { isLocked } = useImpersonation()
  const navigate = useNavigate()
  const details = <ProfileForm profile={profile} />
  const password = (
    <PageSection title={m.profile_tab_password()} description={isLocked ? undefined : m.password_text()}>
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

/** ACC-06, ACC-07: saving asks for the password of users who have one. Admins cannot change the login data. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const queryClient = useQueryClient()
  const { isImpersonated, isLocked } = useImpersonation()
  const reasonId = useId()
  const locked = isLocked ? { readOnly: true, describedBy: reasonId } : undefined
  const hasPassword = useHasPassword()
  const { mutateAsync } = useUpdateUser()
  const body = profileBody(profile, isImpersonated)
  // Read at check time: after a save the user's own username is a different one.
  const current = () => queryClient.getQueryData<UserProfile>(getReadUserQueryKey())
  const username = useAsyncCheck(usernameCheck(() => current()?.username))
  const email = useAsyncCheck(emailCheck(() => current()?.emailAddress))

  const form = useAppForm({
    ...body.options,
    defaultValues: toProfileValues(profile),
    onSubmitMeta: pressOf<WithPassword | undefined>(),
    onSubmit: async ({ value, meta }) => {
      const data = body.read(value)
      await sendOrLookUp(
        () => mutateAsync({ data: { ...data, password: meta.prepared?.password } }),
        async () => isSavedAs(await readAnew(queryClient, getReadUserQueryOptions()), data),
      )
      // The save succeeded, but the profile could not be read again: show what was saved.
      if (queryClient.getQueryState(getReadUserQueryKey())?.status === 'error') {
        queryClient.setQueryData(getReadUserQueryKey(), profileAfter(profile, data))
      }
      const saved = current()
      const isPending = saved?.pendingEmailAddress !== undefined
      notify({ level: 'success', text: () => (isPending ? m.profile_saved_email() : m.profile_saved()) })
      form.reset(saved && toProfileValues(saved))
    },
  })

  return (
    <div className="space-y-6">
      <PendingEmail profile={profile} />
      <PageSection title={m.profile_tab_details()} description={hasPassword ? m.password_asked() : undefined}>
        <FormRoot
          form={form}
          draft="profile"
          describeUnknown={() => m.form_unknown_repeatable()}
          question={hasPassword ? passwordQuestion : undefined}
        >
          <form.ConfirmLeave />
          {isImpersonated && (
            <p id={reasonId} className="text-sm text-muted-foreground">
              {isLocked ? m.profile_impersonated_locked() : m.profile_impersonated()}
            </p>
          )}
          <form.AppField name="username" validators={username.validators}>
            {(field) => <field.UsernameField label={m.profile_username()} check={username} {...locked} />}
          </form.AppField>
          <PersonFields
            form={form}
            fields={PERSON}
            check={email}
            emailHint={<EmailState profile={profile} isLocked={isLocked} />}
            locked={locked}
            hasOptionalPhone={!profile.phoneNumber}
          />
          <form.AppField name="jobTitle">
            {(field) => <field.TextField label={m.profile_job_title()} autoComplete="organization-title" optional />}
          </form.AppField>
          <form.SubmitButton whenInvalid="disable">{m.profile_save()}</form.SubmitButton>
        </FormRoot>
      </PageSection>
    </div>
  )
}

function EmailState({ profile, isLocked }: { profile: UserProfile; isLocked: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1">
      {profile.isEmailVerified ? (
        <Badge variant="success">{m.profile_email_verified()}</Badge>
      ) : (
        <Badge variant="attention">{m.profile_email_unverified()}</Badge>
      )}
      {!isLocked && m.profile_email_hint()}
    </span>
  )
}

/** A changed address that is not verified yet (ACC-11); the link can be sent again (ACC-04). */
function PendingEmail({ profile }: { profile: UserProfile }) {
  const { mutateAsync } = useRequestConfirmationLink()
  const { busy, run } = useSubmitLock()
  if (profile.pendingEmailAddress === undefined) return null

  const resend = async () => {
    try {
      await mutateAsync({ data: { username: profile.username } })
      notify({ level: 'success', text: () => m.verify_link_requested() })
    } catch (error) {
      notify(newLinkFailure(error))
    }
  }

  return (
    <Notice
      level="info"
      title={m.profile_pending_title()}
      text={m.profile_pending_text({ email: profile.pendingEmailAddress })}
    >
      <Button variant="outline" busy={busy} onClick={() => void run(resend)}>
        {m.profile_resend_link()}
      </Button>
    </Notice>
  )
}
