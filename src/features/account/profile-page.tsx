import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useImpersonation } from '@/session/impersonated-account'
import { PageSection, PageSectionSkeleton } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/navigation/tabs'
import { ChangePasswordForm } from './change-password-form'
import { ProfileForm } from './profile-form'
import { profileQuery } from './queries'

/** ACC-05: user information and change of password. Users of an external login have no password here (ACC-09). */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { tab = 'details' } = useSearch({ from: '/profile' })
  const { isLocked } = useImpersonation()
  const navigate = useNavigate()
  const details = <ProfileForm profile={profile} />
  return (
    <>
      <PageHeader title={m.profile_title()} />
      {profile.isSingleSignOn ? (
        details
      ) : (
        <Tabs
          value={tab}
          onValueChange={(key) => void navigate({ to: '/profile', search: { tab: key }, replace: true })}
        >
          <TabsList aria-label={m.profile_title()}>
            <TabsTrigger value="details">{m.profile_tab_details()}</TabsTrigger>
            <TabsTrigger value="password">{m.profile_tab_password()}</TabsTrigger>
          </TabsList>
          <TabsContent value="details" keepMounted>
            {details}
          </TabsContent>
          <TabsContent value="password" keepMounted>
            <PageSection title={m.profile_tab_password()}>
              {isLocked ? <p>{m.password_impersonated()}</p> : <ChangePasswordForm username={profile.username} />}
            </PageSection>
          </TabsContent>
        </Tabs>
      )}
    </>
  )
}

/** Skeleton of the profile. */
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
