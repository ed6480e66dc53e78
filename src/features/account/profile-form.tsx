import type { UserProfile } from '@generated/api/model'
import { getReadUserQueryKey, useUpdateUser } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { applyServerErrors } from '@/forms/apply-server-errors'
import { useAsyncCheck } from '@/forms/async-check'
import { focusFirstError } from '@/forms/focus-first-error'
import { FormRoot } from '@/forms/form-root'
import { useSession } from '@/session/session-store'
import { notify } from '@/shell/notifications'
import { PasswordPopup } from '@/shell/password-popup'
import { Badge } from '@/ui/badge'
import { Card, CardContent } from '@/ui/card'
import { PendingEmail } from './pending-email'
import { emailCheck, usernameCheck } from './profile-checks'
import { type ProfileValues, profileBody, toProfileValues } from './profile-values'

/** ACC-06: saving asks for the password first, unless an admin or somebody without a password here saves (ACC-07). */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const queryClient = useQueryClient()
  const isImpersonated = useSession()?.isUserImpersonate ?? false
  const hasPassword = !isImpersonated && !profile.isSingleSignOn
  const { mutateAsync } = useUpdateUser()
  const body = useMemo(() => profileBody(profile.username, isImpersonated), [profile.username, isImpersonated])
  const [isAsking, setAsking] = useState(false)
  const [failures, setFailures] = useState(0)
  // Read when asked: a saved change makes another name the user's own.
  const current = () => queryClient.getQueryData<UserProfile>(getReadUserQueryKey())
  const username = useAsyncCheck(usernameCheck(() => current()?.username))
  const email = useAsyncCheck(emailCheck(() => current()?.emailAddress))
  const area = useRef<HTMLDivElement>(null)

  const form = useAppForm({
    ...body.options,
    defaultValues: toProfileValues(profile),
    onSubmit: async ({ value }) => {
      if (hasPassword) setAsking(true)
      else await save(value)
    },
  })

  const save = async (values: ProfileValues, password?: string) => {
    await mutateAsync({ data: { ...body.read(values), password } })
    const saved = current()
    const isPending = saved?.pendingEmailAddress !== undefined
    notify({ level: 'success', text: () => (isPending ? m.profile_saved_email() : m.profile_saved()) })
    form.reset(saved && toProfileValues(saved))
  }

  const fail = (error: ApiError) => {
    setAsking(false)
    applyServerErrors(form, error)
    setFailures((count) => count + 1)
  }

  useEffect(() => {
    // After the popup has gone and given the focus back.
    if (failures > 0 && area.current) focusFirstError(area.current)
  }, [failures])

  return (
    <div ref={area} className="space-y-6">
      <PendingEmail profile={profile} />
      <Card>
        <CardContent>
          <FormRoot form={form} draft="profile" asksFirst={hasPassword}>
            <form.ConfirmLeave />
            <form.AppField name="username" validators={username.validators}>
              {(field) => <field.UsernameField label={m.profile_username()} check={username} />}
            </form.AppField>
            <div className="grid gap-6 sm:grid-cols-2">
              <form.AppField name="firstName">
                {(field) => <field.TextField label={m.profile_first_name()} autoComplete="given-name" />}
              </form.AppField>
              <form.AppField name="lastName">
                {(field) => <field.TextField label={m.profile_last_name()} autoComplete="family-name" />}
              </form.AppField>
            </div>
            <form.AppField name="emailAddress" validators={email.validators}>
              {(field) => (
                <field.EmailField label={m.profile_email()} hint={<EmailState profile={profile} />} check={email} />
              )}
            </form.AppField>
            <form.AppField name="phoneNumber">
              {(field) => <field.PhoneField label={m.profile_phone()} />}
            </form.AppField>
            <form.AppField name="jobTitle">
              {(field) => <field.TextField label={m.profile_job_title()} autoComplete="organization-title" optional />}
            </form.AppField>
            {isImpersonated && <p className="text-sm text-muted-foreground">{m.profile_impersonated()}</p>}
            <form.SubmitButton whenInvalid="disable">{m.profile_save()}</form.SubmitButton>
          </FormRoot>
        </CardContent>
      </Card>
      <PasswordPopup
        open={isAsking}
        onConfirm={async (password) => {
          await save(form.state.values, password)
          setAsking(false)
        }}
        onFailure={fail}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function EmailState({ profile }: { profile: UserProfile }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
      {profile.isEmailVerified ? (
        <Badge variant="success">{m.profile_email_verified()}</Badge>
      ) : (
        <Badge variant="attention">{m.profile_email_unverified()}</Badge>
      )}
      {m.profile_email_hint()}
    </span>
  )
}
